/* Put before the integers of mypyc: what wide.c does better is asked of them by these names. */

#include <Python.h>

#if PY_VERSION_HEX < 0x030c0000 && defined(__SIZEOF_INT128__)
#define CPyTagged_Add_ Slow_Add_
#define CPyTagged_Multiply_ Slow_Multiply_
#define CPyTagged_Rshift_ Slow_Rshift_
#define CPyTagged_BitwiseLongOp_ Slow_BitwiseLongOp_
#endif
