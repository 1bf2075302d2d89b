"""Give records the methods that were compiled as functions."""

from __future__ import annotations

import ctypes
from typing import Any

bound: Any = ctypes.pythonapi.PyInstanceMethod_New
bound.restype = ctypes.py_object
bound.argtypes = (ctypes.py_object,)


def attach(kind: type, **methods: Any) -> None:
    """Put compiled functions in the places of methods."""
    for name, function in methods.items():
        is_property = isinstance(kind.__dict__[name], property)
        setattr(kind, name, property(function) if is_property else bound(function))
