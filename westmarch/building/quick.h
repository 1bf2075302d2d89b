/* Inline caches for what mypyc leaves to the generic object protocol: fields of records, names of
   modules, methods, isinstance.  Each place in the code remembers what it found there last, and
   asks again when the type or the module has changed.  Included before every file of mypyc. */

#ifndef QUICK_H
#define QUICK_H
#include <Python.h>
#include "CPy.h"

#define QUICK_NEVER (~0u)

typedef struct {
    PyObject *name;
    unsigned int first;        /* the version of the type of the last object */
    unsigned int second;       /* and of the one before it */
    Py_ssize_t first_offset;   /* where the field lies in each */
    Py_ssize_t second_offset;
    PyObject *of;              /* the class, if it was the attribute of one */
    unsigned int of_version;
    PyObject *value;
} QuickAttr;

typedef struct {
    uint64_t version;
    PyObject *key;
    PyObject *value;
    int misses;
} QuickName;

typedef struct {
    unsigned int version;
    PyObject *function;
} QuickMethod;

typedef struct {
    PyObject *kind;
} QuickKind;

PyObject *Quick_FindAttr(PyObject *o, PyObject *name, QuickAttr *at);
PyObject *Quick_FindName(PyObject *dict, PyObject *key, QuickName *at);
PyObject *Quick_FindMethod(PyObject *name, PyObject *const *args, size_t n, PyObject *kw,
                           QuickMethod *at);
int Quick_FindKind(PyObject *o, PyObject *kind, QuickKind *at);

static inline PyObject *Quick_Field(PyObject *o, Py_ssize_t offset) {
    PyObject *value = *(PyObject **)((char *)o + offset);
    Py_XINCREF(value);
    return value;
}

static inline PyObject *Quick_GetAttr(PyObject *o, PyObject *name, QuickAttr *at) {
    PyObject *value = NULL;
    if (likely(name == at->name)) {
        unsigned int version = Py_TYPE(o)->tp_version_tag;
        if (likely(version == at->first)) {
            value = Quick_Field(o, at->first_offset);
        } else if (version == at->second) {
            value = Quick_Field(o, at->second_offset);
        } else if (o == at->of && ((PyTypeObject *)o)->tp_version_tag == at->of_version) {
            value = at->value;
            Py_INCREF(value);
        }
    }
    return likely(value != NULL) ? value : Quick_FindAttr(o, name, at);
}

static inline PyObject *Quick_GetName(PyObject *dict, PyObject *key, QuickName *at) {
    if (likely(key == at->key && ((PyDictObject *)dict)->ma_version_tag == at->version)) {
        Py_INCREF(at->value);
        return at->value;
    }
    return Quick_FindName(dict, key, at);
}

static inline PyObject *Quick_CallMethod(PyObject *name, PyObject *const *args, size_t n,
                                         PyObject *kw, QuickMethod *at) {
    if (likely(Py_TYPE(args[0])->tp_version_tag == at->version))
        return PyObject_Vectorcall(at->function, args, n & ~PY_VECTORCALL_ARGUMENTS_OFFSET, kw);
    return Quick_FindMethod(name, args, n, kw, at);
}

static inline int Quick_IsInstance(PyObject *o, PyObject *kind, QuickKind *at) {
    if ((PyObject *)Py_TYPE(o) == kind)
        return 1;
    if (likely(kind == at->kind))
        return PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)kind);
    return Quick_FindKind(o, kind, at);
}

/* From 3.14 on dictionaries have no version any more, and names are looked up as ever. */
#if !defined(QUICK_IMPLEMENTATION) && (defined(__GNUC__) || defined(__clang__))
#undef CPyObject_GetAttr
#define CPyObject_GetAttr(o, name)                              \
    ({                                                          \
        static QuickAttr at_ = {NULL, QUICK_NEVER, QUICK_NEVER}; \
        Quick_GetAttr((o), (name), &at_);                       \
    })
#define PyObject_VectorcallMethod(name, args, n, kw)                            \
    ({                                                                          \
        static QuickMethod at_ = {QUICK_NEVER};                                 \
        Quick_CallMethod((name), (PyObject *const *)(args), (n), (kw), &at_);   \
    })
#define PyObject_IsInstance(o, kind)             \
    ({                                           \
        static QuickKind at_;                    \
        Quick_IsInstance((o), (kind), &at_);     \
    })
#if PY_VERSION_HEX < 0x030e0000
#define CPyDict_GetItem(dict, key)               \
    ({                                           \
        static QuickName at_;                    \
        Quick_GetName((dict), (key), &at_);      \
    })
#endif
#endif
#endif
