/* Inline caches for what mypyc leaves to the generic object protocol: fields of records, names of
   modules, methods, isinstance.  Each place in the code remembers what it found there last, and
   asks again when the type or the module has changed.  Included before every file of mypyc. */

#ifndef QUICK_H
#define QUICK_H
#include <Python.h>
#include "CPy.h"

/* What only goes wrong is moved out of the way of what goes well. */
void CPy_AddTraceback(const char *file, const char *function, int line, PyObject *globals)
    __attribute__((cold));
void CPy_TypeError(const char *expected, PyObject *value) __attribute__((cold));
void CPyError_OutOfMemory(void) __attribute__((cold));

#define QUICK_NEVER (~0u)
#define QUICK_INLINE static inline __attribute__((always_inline))

typedef struct {
    PyObject *name;
    PyObject *of;              /* the class, if it was the attribute of one */
    PyObject *value;
    unsigned int of_version;
    unsigned int computed;     /* the version of the type where it is a property */
    PyObject *getter;
    PyObject *module;          /* the module, if it was the name of one */
    PyObject *named;
    uint64_t names;            /* the version of its names */
} QuickMore;

typedef struct {
    unsigned int first;        /* the version of the type of the last object */
    unsigned int second;       /* and of the one before it */
    int first_offset;          /* where the field lies in each */
    int second_offset;
    QuickMore *more;
} QuickAttr;

typedef struct {
    uint64_t version;
    PyObject *value;
} QuickGlobal;

#define QUICK_SLOTS 1024

typedef struct {
    PyObject *key;
    PyObject *value;
} QuickSlot;

typedef struct {
    uint64_t version;
    PyObject *key;
    PyObject *value;
    int misses;
    int changes;
    QuickSlot *table;          /* what was found under several keys, if it is no name */
} QuickName;

typedef struct {
    unsigned int version;
    PyObject *function;
} QuickMethod;

typedef struct {
    PyObject *name;
    unsigned int version;
    Py_ssize_t offset;
} QuickField;

#define QUICK_NUMBERS 256

typedef struct {
    PyObject *kind;
    unsigned int other;        /* the version of the last type that was not of this kind */
} QuickKind;

#pragma GCC visibility push(hidden)
PyObject *Quick_FindAttr(PyObject *o, PyObject *name, QuickAttr *at);
PyObject *Quick_FindGlobal(PyObject *dict, PyObject *key, QuickGlobal *at);
PyObject *Quick_FindName(PyObject *dict, PyObject *key, QuickName *at);
PyObject *Quick_FindRemembered(PyObject *dict, PyObject *key, QuickSlot *slot);
PyObject *Quick_FindMethod(PyObject *name, PyObject *const *args, size_t n, PyObject *kw,
                           QuickMethod *at);
int Quick_FindKind(PyObject *o, PyObject *kind, QuickKind *at);
PyObject *Quick_CallOther(PyObject *callable, PyObject *const *args, size_t n, PyObject *kw);
PyObject *Quick_FindValue(PyObject *dict, PyObject *key, QuickName *at);
extern PyObject *Quick_Numbers[QUICK_NUMBERS];
int Quick_SetField(PyObject *o, PyObject *name, PyObject *value, QuickField *at);
int Quick_Contains(PyObject *these, PyObject *o);
#pragma GCC visibility pop

/* The most frequent case; the others are looked at in quick.c. */
QUICK_INLINE PyObject *Quick_GetField(PyObject *o, PyObject *name, QuickAttr *at) {
    if (likely(Py_TYPE(o)->tp_version_tag == at->first)) {
        PyObject *value = *(PyObject **)((char *)o + at->first_offset);
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return Quick_FindAttr(o, name, at);
}

/* The names of a module that are written in its code. */
QUICK_INLINE PyObject *Quick_GetGlobal(PyObject *dict, PyObject *key, QuickGlobal *at) {
    if (likely(((PyDictObject *)dict)->ma_version_tag == at->version)) {
        Py_INCREF(at->value);
        return at->value;
    }
    return Quick_FindGlobal(dict, key, at);
}

QUICK_INLINE PyObject *Quick_GetName(PyObject *dict, PyObject *key, QuickName *at) {
    if (likely(key == at->key && ((PyDictObject *)dict)->ma_version_tag == at->version)) {
        Py_INCREF(at->value);
        return at->value;
    }
    return Quick_FindName(dict, key, at);
}

/* Before 3.12 classes whose metaclass is written in Python, as those of records, are not called the
   short way by themselves, though they can be. */
QUICK_INLINE PyObject *Quick_Call(PyObject *callable, PyObject *const *args, size_t n,
                                   PyObject *kw) {
    PyTypeObject *type = Py_TYPE(callable);
    if (type->tp_call == PyVectorcall_Call && type->tp_vectorcall_offset > 0) {
        vectorcallfunc call = *(vectorcallfunc *)((char *)callable + type->tp_vectorcall_offset);
        if (likely(call != NULL))
            return call(callable, args, n, kw);
    }
    return Quick_CallOther(callable, args, n, kw);
}

/* What a function remembers, by the identity of what it is asked: the same tuple, or a new one of
   the same things, as it is made of several arguments. */
static inline PyObject *Quick_Remembered(PyObject *dict, PyObject *key, QuickSlot *slots) {
    size_t place = (size_t)key >> 4;
    int is_new = PyTuple_CheckExact(key) && Py_REFCNT(key) == 1;
    if (is_new) {
        place = 0;
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(key); i++)
            place = place * 31 + ((size_t)PyTuple_GET_ITEM(key, i) >> 4);
    }
    QuickSlot *slot = &slots[(place ^ place >> 10) % QUICK_SLOTS];
    PyObject *known = slot->key;
    int is_same = known == key;
    if (is_new && known != NULL && PyTuple_CheckExact(known) &&
        PyTuple_GET_SIZE(known) == PyTuple_GET_SIZE(key)) {
        Py_ssize_t i = PyTuple_GET_SIZE(key);
        while (i > 0 && PyTuple_GET_ITEM(known, i - 1) == PyTuple_GET_ITEM(key, i - 1))
            i--;
        is_same = i == 0;
    }
    if (likely(is_same)) {
        Py_INCREF(slot->value);
        return slot->value;
    }
    return Quick_FindRemembered(dict, key, slot);
}

static inline PyObject *Quick_CallMethod(PyObject *name, PyObject *const *args, size_t n,
                                         PyObject *kw, QuickMethod *at) {
    if (likely(Py_TYPE(args[0])->tp_version_tag == at->version))
        return Quick_CallOther(at->function, args, n & ~PY_VECTORCALL_ARGUMENTS_OFFSET, kw);
    return Quick_FindMethod(name, args, n, kw, at);
}

QUICK_INLINE int Quick_IsInstance(PyObject *o, PyObject *kind, QuickKind *at) {
    if ((PyObject *)Py_TYPE(o) == kind)
        return 1;
    if (likely(kind == at->kind && Py_TYPE(o)->tp_version_tag == at->other))
        return 0;
    return Quick_FindKind(o, kind, at);
}

QUICK_INLINE PyObject *Quick_GetAt(PyObject *list, CPyTagged index) {
    size_t n = (size_t)index >> 1;
    if (likely((index & CPY_INT_TAG) == 0 && n < (size_t)PyList_GET_SIZE(list))) {
        PyObject *found = PyList_GET_ITEM(list, n);
        Py_INCREF(found);
        return found;
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *Quick_Number(CPyTagged number) {
    size_t n = (size_t)number >> 1;
    if ((number & CPY_INT_TAG) == 0 && n < QUICK_NUMBERS && Quick_Numbers[n] != NULL) {
        Py_INCREF(Quick_Numbers[n]);
        return Quick_Numbers[n];
    }
    return CPyTagged_StealAsObject(number);
}

/* What is compared as any object is, members of enumerations for instance, is equal to itself. */
static inline PyObject *Quick_Compare(PyObject *a, PyObject *b, int op) {
    richcmpfunc plain = PyBaseObject_Type.tp_richcompare;
    if ((op == Py_EQ || op == Py_NE) && Py_TYPE(a)->tp_richcompare == plain &&
        Py_TYPE(b)->tp_richcompare == plain) {
        PyObject *found = (a == b) == (op == Py_EQ) ? Py_True : Py_False;
        Py_INCREF(found);
        return found;
    }
    return PyObject_RichCompare(a, b, op);
}

/* From 3.14 on dictionaries have no version any more, and names are looked up as ever. */
#if !defined(QUICK_IMPLEMENTATION) && (defined(__GNUC__) || defined(__clang__))
#define Quick_Attr(o, name)                                             \
    ({                                                                  \
        static QuickAttr at_ = {.first = QUICK_NEVER, .second = QUICK_NEVER}; \
        Quick_GetField((o), (name), &at_);                              \
    })
#define PyObject_VectorcallMethod(name, args, n, kw)                            \
    ({                                                                          \
        static QuickMethod at_ = {QUICK_NEVER};                                 \
        Quick_CallMethod((name), (PyObject *const *)(args), (n), (kw), &at_);   \
    })
#define PyObject_Vectorcall(callable, args, n, kw) \
    Quick_Call((callable), (PyObject *const *)(args), (n), (kw))
#define Quick_GetRemembered(dict, key)           \
    ({                                           \
        static QuickSlot slots_[QUICK_SLOTS];    \
        Quick_Remembered((dict), (key), slots_); \
    })
#define PyObject_IsInstance(o, kind)             \
    ({                                           \
        static QuickKind at_ = {NULL, QUICK_NEVER}; \
        Quick_IsInstance((o), (kind), &at_);     \
    })
#define CPyList_GetItem(list, index) Quick_GetAt((list), (index))
#define CPyList_GetItemShort(list, index) Quick_GetAt((list), (index))
#define CPyTagged_StealAsObject(number) Quick_Number((number))
#define PyObject_SetAttr(o, name, value)                    \
    ({                                                      \
        static QuickField at_ = {.version = QUICK_NEVER};   \
        Quick_SetField((o), (name), (value), &at_);         \
    })
#define PySequence_Contains(these, o) Quick_Contains((these), (o))
#define PyObject_RichCompare(a, b, op) Quick_Compare((a), (b), (op))
#define CPyArg_ParseStackAndKeywordsSimple(args, n, kw, parser, ...)                      \
    ({                                                                                  \
        PyObject **const to_[] = {__VA_ARGS__};                                         \
        int is_plain_ = (kw) == NULL && (n) == sizeof(to_) / sizeof(*to_);              \
        for (size_t i_ = 0; is_plain_ && i_ < sizeof(to_) / sizeof(*to_); i_++)         \
            *to_[i_] = (args)[i_];                                                      \
        is_plain_ || CPyArg_ParseStackAndKeywordsSimple((args), (n), (kw), (parser), __VA_ARGS__); \
    })
#if PY_VERSION_HEX < 0x030e0000
#define Quick_Global(dict, key)                  \
    ({                                           \
        static QuickGlobal at_;                  \
        Quick_GetGlobal((dict), (key), &at_);    \
    })
#define CPyDict_GetWithNone(dict, key)           \
    ({                                           \
        static QuickName at_;                    \
        Quick_FindValue((dict), (key), &at_);    \
    })
#define CPyDict_GetItem(dict, key)               \
    ({                                           \
        static QuickName at_;                    \
        Quick_GetName((dict), (key), &at_);      \
    })
#else
#define Quick_Global(dict, key) CPyDict_GetItem((dict), (key))
#endif
#endif
#endif
