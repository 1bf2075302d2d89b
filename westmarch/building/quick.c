/* What the inline caches of quick.h do when they do not know yet. */

#include <structmember.h>

#define MOST_MISSES 500

/* Fields that some place has found, for the places that see many types. */
#define MANY 4096

typedef struct {
    PyObject *name;
    unsigned int version;
    Py_ssize_t offset;
} Field;

static Field fields[MANY];

static inline Field *field(PyTypeObject *type, PyObject *name) {
    return &fields[(((size_t)name >> 4) + type->tp_version_tag * 61) % MANY];
}

static inline PyObject *field_at(PyObject *o, Py_ssize_t offset) {
    PyObject *value = *(PyObject **)((char *)o + offset);
    Py_XINCREF(value);
    return value;
}

static void remember_field(QuickAttr *at, unsigned int version, Py_ssize_t offset) {
    at->second = at->first;
    at->second_offset = at->first_offset;
    at->first = version;
    at->first_offset = (int)offset;
}

static void remember_value(PyObject **of, PyObject *o, PyObject **at, PyObject *value) {
    Py_INCREF(o);
    Py_XDECREF(*of);
    *of = o;
    Py_INCREF(value);
    Py_XDECREF(*at);
    *at = value;
}

/* An attribute of a class is remembered by the version of the class, if it is a plain value or a
   member of an enumeration. */
static PyObject *of_class(PyObject *o, PyObject *name, QuickMore *at) {
    PyTypeObject *self = (PyTypeObject *)o;
    PyObject *value = PyObject_GetAttr(o, name);
    if (value == NULL)
        return NULL;
    int is_plain = _PyType_Lookup(self, name) == value && Py_TYPE(value)->tp_descr_get == NULL;
    if ((is_plain || Py_TYPE(value) == self) && _PyType_Lookup(Py_TYPE(o), name) == NULL &&
        self->tp_version_tag) {
        remember_value(&at->of, o, &at->value, value);
        at->of_version = self->tp_version_tag;
    }
    return value;
}

/* A name of a module is remembered as long as none of its names changes. */
static PyObject *of_module(PyObject *o, PyObject *name, QuickMore *at) {
#if PY_VERSION_HEX < 0x030e0000
    PyObject *names = PyModule_GetDict(o);
    uint64_t version = ((PyDictObject *)names)->ma_version_tag;
    if (o == at->module && version == at->names) {
        Py_INCREF(at->named);
        return at->named;
    }
    PyObject *value = PyDict_GetItemWithError(names, name);
    if (value != NULL && _PyType_Lookup(Py_TYPE(o), name) == NULL) {
        remember_value(&at->module, o, &at->named, value);
        at->names = version;
    }
#endif
    return PyObject_GetAttr(o, name);
}

static PyObject *computed(PyObject *o, PyObject *property, QuickMore *at) {
    PyObject *getter = PyObject_GetAttrString(property, "fget");
    if (getter == NULL)
        return NULL;
    Py_XDECREF(at->getter);
    at->getter = getter;
    at->computed = Py_TYPE(o)->tp_version_tag;
    return PyObject_CallOneArg(getter, o);
}

static QuickMore *more(PyObject *name, QuickAttr *at) {
    QuickMore *made = PyMem_Calloc(1, sizeof(QuickMore));
    if (made == NULL)
        return NULL;
    Py_INCREF(name);
    made->name = name;
    made->computed = QUICK_NEVER;
    at->more = made;
    return made;
}

/* A field of a record, or the function that works it out, is remembered by the version of the
   record's type. */
PyObject *Quick_FindAttr(PyObject *o, PyObject *name, QuickAttr *at) {
    PyTypeObject *type = Py_TYPE(o);
    if (type->tp_version_tag == at->second) {
        PyObject *value = field_at(o, at->second_offset);
        if (value != NULL)
            return value;
    }
    QuickMore *further = at->more != NULL ? at->more : more(name, at);
    if (further == NULL)
        return PyErr_NoMemory();
    if (o == further->of && ((PyTypeObject *)o)->tp_version_tag == further->of_version) {
        Py_INCREF(further->value);
        return further->value;
    }
    if (type->tp_version_tag == further->computed)
        return PyObject_CallOneArg(further->getter, o);
    Field *known = field(type, name);
    if (known->name == name && known->version == type->tp_version_tag) {
        remember_field(at, known->version, known->offset);
        PyObject *value = field_at(o, known->offset);
        return value != NULL ? value : PyObject_GetAttr(o, name);
    }
    if (PyType_Check(o))
        return of_class(o, name, further);
    if (PyModule_CheckExact(o))
        return of_module(o, name, further);
    if (type->tp_getattro != PyObject_GenericGetAttr)
        return PyObject_GetAttr(o, name);
    PyObject *found = _PyType_Lookup(type, name);
    if (found != NULL && type->tp_version_tag && Py_IS_TYPE(found, &PyProperty_Type))
        return computed(o, found, further);
    if (found != NULL && type->tp_version_tag && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        if (member->type == T_OBJECT_EX) {
            remember_field(at, type->tp_version_tag, member->offset);
            Py_INCREF(name);
            Py_XDECREF(known->name);
            *known = (Field){name, type->tp_version_tag, member->offset};
        }
    }
    return PyObject_GetAttr(o, name);
}

#if PY_VERSION_HEX < 0x030e0000
#define FEW 64
#define MOST_CHANGES 50

/* Where many keys are asked for and the dictionary rarely changes, it is a table of the game. The
   place in which the value under a key is remembered as long as the dictionary does not change. */
static QuickSlot *slot_in_table(PyObject *dict, PyObject *key, QuickName *at) {
    uint64_t version = ((PyDictObject *)dict)->ma_version_tag;
    if (at->table == NULL || at->version != version) {
        at->changes++;
        if (at->table == NULL)
            at->table = PyMem_Calloc(FEW, sizeof(QuickSlot));
        if (at->table == NULL)
            return NULL;
        for (int i = 0; i < FEW; i++)
            Py_CLEAR(at->table[i].key);
        at->version = version;
    }
    size_t place = (size_t)key >> 4;
    return &at->table[(place ^ place >> 6) % FEW];
}

static PyObject *in_table(PyObject *dict, PyObject *key, QuickName *at,
                          PyObject *(*find)(PyObject *, PyObject *)) {
    QuickSlot *slot = slot_in_table(dict, key, at);
    if (slot != NULL && slot->key == key) {
        Py_INCREF(slot->value);
        return slot->value;
    }
    PyObject *value = find(dict, key);
    if (slot != NULL && value != NULL && ((PyDictObject *)dict)->ma_version_tag == at->version) {
        Py_INCREF(key);
        Py_XSETREF(slot->key, key);
        slot->value = value;
    }
    return value;
}

/* Tuples are made anew for each question, and not looked for by identity. */
PyObject *Quick_FindValue(PyObject *dict, PyObject *key, QuickName *at) {
    if (!PyDict_CheckExact(dict) || at->changes > MOST_CHANGES || PyTuple_CheckExact(key))
        return CPyDict_GetWithNone(dict, key);
    return in_table(dict, key, at, CPyDict_GetWithNone);
}

/* The value lives as long as the dictionary does not change. */
PyObject *Quick_FindGlobal(PyObject *dict, PyObject *key, QuickGlobal *at) {
    PyObject *value = CPyDict_GetItem(dict, key);
    if (value != NULL && PyDict_CheckExact(dict)) {
        at->value = value;
        at->version = ((PyDictObject *)dict)->ma_version_tag;
    }
    return value;
}

/* The key is kept alive: another one in its place must not be taken for it.  The value lives as
   long as the dictionary does not change. */
PyObject *Quick_FindName(PyObject *dict, PyObject *key, QuickName *at) {
    if (!PyDict_CheckExact(dict) || at->changes > MOST_CHANGES)
        return CPyDict_GetItem(dict, key);
    if (at->misses == MOST_MISSES) {
        Py_CLEAR(at->key);
        return in_table(dict, key, at, CPyDict_GetItem);
    }
    PyObject *value = CPyDict_GetItem(dict, key);
    if (value != NULL) {
        at->misses++;
        Py_INCREF(key);
        Py_XSETREF(at->key, key);
        at->value = value;
        at->version = ((PyDictObject *)dict)->ma_version_tag;
    }
    return value;
}
#endif

PyObject *Quick_FindRemembered(PyObject *dict, PyObject *key, QuickSlot *slot) {
    PyObject *value = PyDict_GetItemWithError(dict, key);
    if (value == NULL) {
        if (PyErr_Occurred())
            return NULL;
        Py_RETURN_NONE;
    }
    if (value != Py_None) {
        QuickSlot old = *slot;
        Py_INCREF(key);
        Py_INCREF(value);
        slot->key = key;
        slot->value = value;
        Py_XDECREF(old.key);
        Py_XDECREF(old.value);
    }
    Py_INCREF(value);
    return value;
}

/* A compiled function is called by its address. */
PyObject *Quick_CallOther(PyObject *callable, PyObject *const *args, size_t n, PyObject *kw) {
    if (PyCFunction_CheckExact(callable) &&
        PyCFunction_GET_FLAGS(callable) == (METH_FASTCALL | METH_KEYWORDS)) {
        _PyCFunctionFastWithKeywords call =
            (_PyCFunctionFastWithKeywords)(void (*)(void))PyCFunction_GET_FUNCTION(callable);
        return call(PyCFunction_GET_SELF(callable), args, PyVectorcall_NARGS(n), kw);
    }
    return PyObject_Vectorcall(callable, args, n, kw);
}

PyObject *Quick_Numbers[QUICK_NUMBERS];

/* The numbers that there is only one of; made when the library is loaded. */
__attribute__((constructor)) static void make_numbers(void) {
    for (int i = 0; Py_IsInitialized() && i < QUICK_NUMBERS; i++)
        Quick_Numbers[i] = PyLong_FromLong(i);
}

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
    if (kind != at->kind) {
        if (!is_plain_kind(kind))
            return PyObject_IsInstance(o, kind);
        Py_INCREF(kind);
        Py_XDECREF(at->kind);
        at->kind = kind;
        at->other = QUICK_NEVER;
    }
    int found = PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)kind);
    if (!found && Py_TYPE(o)->tp_version_tag)
        at->other = Py_TYPE(o)->tp_version_tag;
    return found;
}

/* Whether no class has a `__setattr__` that is written in Python. */
static int is_set_plainly(PyTypeObject *type) {
    static PyObject *name;
    if (name == NULL)
        name = PyUnicode_InternFromString("__setattr__");
    PyObject *found = name != NULL ? _PyType_Lookup(type, name) : NULL;
    return found != NULL && Py_IS_TYPE(found, &PyWrapperDescr_Type);
}

/* A field of a state is set where it lies, once that has gone well the long way. The garbage
   collector must know the state already: the long way would tell it. */
int Quick_SetField(PyObject *o, PyObject *name, PyObject *value, QuickField *at) {
    PyTypeObject *type = Py_TYPE(o);
    if (type->tp_version_tag == at->version && name == at->name && PyObject_GC_IsTracked(o)) {
        PyObject **field = (PyObject **)((char *)o + at->offset);
        PyObject *old = *field;
        Py_INCREF(value);
        *field = value;
        Py_XDECREF(old);
        return 0;
    }
    int done = PyObject_SetAttr(o, name, value);
    PyObject *found = done == 0 && is_set_plainly(type) ? _PyType_Lookup(type, name) : NULL;
    if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) && type->tp_version_tag) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        if (member->type == T_OBJECT_EX) {
            Py_INCREF(name);
            Py_XSETREF(at->name, name);
            at->version = type->tp_version_tag;
            at->offset = member->offset;
        }
    }
    return done;
}

/* 1 or 0 if it is plain whether two things are equal, else -1. */
static inline int same(PyObject *a, PyObject *b) {
    if (a == b)
        return 1;
    if (PyUnicode_CheckExact(a) && PyUnicode_CheckExact(b)) {
        Py_hash_t first = ((PyASCIIObject *)a)->hash, second = ((PyASCIIObject *)b)->hash;
        return first != -1 && second != -1 && first != second ? 0 : -1;
    }
    richcmpfunc plain = PyBaseObject_Type.tp_richcompare;
    if (Py_TYPE(a)->tp_richcompare == plain && Py_TYPE(b)->tp_richcompare == plain)
        return 0;
    return -1;
}

static inline int is_equal(PyObject *a, PyObject *b) {
    int found = same(a, b);
    return found >= 0 ? found : PyObject_RichCompareBool(a, b, Py_EQ);
}

int Quick_Contains(PyObject *these, PyObject *o) {
    if (PyTuple_CheckExact(these)) {
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(these); i++) {
            int found = is_equal(PyTuple_GET_ITEM(these, i), o);
            if (found != 0)
                return found;
        }
        return 0;
    }
    if (Py_IS_TYPE(these, &PyDictValues_Type) && PyUnicode_CheckExact(o)) {
        PyObject *dict = (PyObject *)((_PyDictViewObject *)these)->dv_dict, *value;
        Py_ssize_t at = 0;
        while (PyDict_Next(dict, &at, NULL, &value)) {
            int found = same(value, o);
            if (found < 0)
                return PySequence_Contains(these, o);
            if (found)
                return 1;
        }
        return 0;
    }
    return PySequence_Contains(these, o);
}
