/* What the inline caches of quick.h do when they do not know yet. */

#define QUICK_IMPLEMENTATION
#include "quick.h"
#include <structmember.h>

#define MOST_MISSES 500

/* A field of a record is remembered by the version of its type; an attribute of a class, if it is
   a plain value or a member of an enumeration, by the version of the class. */
PyObject *Quick_FindAttr(PyObject *o, PyObject *name, QuickAttr *at) {
    PyTypeObject *type = Py_TYPE(o);
    if (at->name == NULL) {
        Py_INCREF(name);
        at->name = name;
    } else if (at->name != name) {
        return PyObject_GetAttr(o, name);
    }
    if (PyType_Check(o)) {
        PyTypeObject *self = (PyTypeObject *)o;
        PyObject *value = PyObject_GetAttr(o, name);
        if (value == NULL)
            return NULL;
        int is_plain = _PyType_Lookup(self, name) == value && Py_TYPE(value)->tp_descr_get == NULL;
        if ((is_plain || Py_TYPE(value) == self) && _PyType_Lookup(type, name) == NULL &&
            self->tp_version_tag) {
            Py_INCREF(o);
            Py_XDECREF(at->of);
            Py_INCREF(value);
            Py_XDECREF(at->value);
            at->of = o;
            at->of_version = self->tp_version_tag;
            at->value = value;
        }
        return value;
    }
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) && type->tp_version_tag) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && type->tp_version_tag != at->first) {
                at->second = at->first;
                at->second_offset = at->first_offset;
                at->first = type->tp_version_tag;
                at->first_offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(o, name);
}

#if PY_VERSION_HEX < 0x030e0000
/* The key is kept alive: another one in its place must not be taken for it.  The value lives as
   long as the dictionary does not change. */
PyObject *Quick_FindName(PyObject *dict, PyObject *key, QuickName *at) {
    PyObject *value = CPyDict_GetItem(dict, key);
    if (value != NULL && at->misses < MOST_MISSES && PyUnicode_CheckExact(key) &&
        PyDict_CheckExact(dict)) {
        at->misses++;
        Py_INCREF(key);
        Py_XDECREF(at->key);
        at->key = key;
        at->value = value;
        at->version = ((PyDictObject *)dict)->ma_version_tag;
    }
    return value;
}
#endif

PyObject *Quick_FindMethod(PyObject *name, PyObject *const *args, size_t n, PyObject *kw,
                           QuickMethod *at) {
    PyTypeObject *type = Py_TYPE(args[0]);
    if (type->tp_getattro == PyObject_GenericGetAttr && type->tp_dictoffset == 0) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && type->tp_version_tag) {
            if (PyInstanceMethod_Check(found)) {
                at->function = PyInstanceMethod_GET_FUNCTION(found);
                at->version = type->tp_version_tag;
            } else if (PyType_HasFeature(Py_TYPE(found), Py_TPFLAGS_METHOD_DESCRIPTOR)) {
                at->function = found;
                at->version = type->tp_version_tag;
            }
        }
    }
    return PyObject_VectorcallMethod(name, args, n, kw);
}

/* Whether a class leaves isinstance as it is. */
static int is_plain_kind(PyObject *kind) {
    static PyObject *check;
    if (check == NULL)
        check = PyUnicode_InternFromString("__instancecheck__");
    if (!PyType_Check(kind) || check == NULL)
        return 0;
    return _PyType_Lookup(Py_TYPE(kind), check) == _PyType_Lookup(&PyType_Type, check);
}

int Quick_FindKind(PyObject *o, PyObject *kind, QuickKind *at) {
    if (PyTuple_CheckExact(kind)) {
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(kind); i++) {
            PyObject *one = PyTuple_GET_ITEM(kind, i);
            int found = is_plain_kind(one) ? PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)one)
                                           : PyObject_IsInstance(o, one);
            if (found != 0)
                return found;
        }
        return 0;
    }
    if (is_plain_kind(kind)) {
        Py_INCREF(kind);
        Py_XDECREF(at->kind);
        at->kind = kind;
    }
    return PyObject_IsInstance(o, kind);
}
