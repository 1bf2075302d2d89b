/* Integers of up to 128 bits.  Chance reckons with 64, which is more than mypyc keeps in a register;
   its own ways are for integers of any size, and are asked for what is wider still. */

#include <Python.h>
#include "CPy.h"

#if PY_VERSION_HEX < 0x030c0000 && defined(__SIZEOF_INT128__)
CPyTagged Slow_Add_(CPyTagged left, CPyTagged right);
CPyTagged Slow_Multiply_(CPyTagged left, CPyTagged right);
CPyTagged Slow_Rshift_(CPyTagged left, CPyTagged right);
CPyTagged Slow_BitwiseLongOp_(CPyTagged left, CPyTagged right, char op);

typedef unsigned __int128 Wide;

#define WIDEST 5

static inline int is_wide(CPyTagged x, Wide *found) {
    if (CPyTagged_CheckShort(x)) {
        *found = (Wide)(x >> 1);
        return (Py_ssize_t)x >= 0;
    }
    PyLongObject *v = (PyLongObject *)CPyTagged_LongAsObject(x);
    Py_ssize_t size = Py_SIZE(v);
    if (size < 0 || size > WIDEST || (size == WIDEST && v->ob_digit[WIDEST - 1] >> 8))
        return 0;
    Wide value = 0;
    while (size > 0)
        value = value << PyLong_SHIFT | v->ob_digit[--size];
    *found = value;
    return 1;
}

static inline CPyTagged narrow(Wide value) {
    if (value >> 62 == 0)
        return (CPyTagged)value << 1;
    Py_ssize_t size = 0;
    for (Wide rest = value; rest != 0; rest >>= PyLong_SHIFT)
        size++;
    PyLongObject *v = _PyLong_New(size);
    if (v == NULL)
        CPyError_OutOfMemory();
    for (Py_ssize_t i = 0; i < size; i++, value >>= PyLong_SHIFT)
        v->ob_digit[i] = (digit)value & PyLong_MASK;
    return (CPyTagged)v | CPY_INT_TAG;
}

CPyTagged CPyTagged_Multiply_(CPyTagged left, CPyTagged right) {
    Wide a, b;
    if (is_wide(left, &a) && is_wide(right, &b) && a >> 64 == 0 && b >> 64 == 0)
        return narrow(a * b);
    return Slow_Multiply_(left, right);
}

CPyTagged CPyTagged_Add_(CPyTagged left, CPyTagged right) {
    Wide a, b;
    if (is_wide(left, &a) && is_wide(right, &b) && a >> 127 == 0 && b >> 127 == 0)
        return narrow(a + b);
    return Slow_Add_(left, right);
}

CPyTagged CPyTagged_Rshift_(CPyTagged left, CPyTagged right) {
    Wide a;
    if (is_wide(left, &a) && CPyTagged_CheckShort(right) && right >> 1 < 128)
        return narrow(a >> (right >> 1));
    return Slow_Rshift_(left, right);
}

CPyTagged CPyTagged_BitwiseLongOp_(CPyTagged left, CPyTagged right, char op) {
    Wide a, b;
    if (is_wide(left, &a) && is_wide(right, &b))
        return narrow(op == '&' ? a & b : op == '|' ? a | b : a ^ b);
    return Slow_BitwiseLongOp_(left, right, op);
}
#endif
