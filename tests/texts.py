"""What every generated text must be like, in every game and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from westmarch.kernel.records import Record

PLACEHOLDER = re.compile(r"[{}<>_]|\w\(|None|  | [.,;:]|,[.,;]")
"""What stands in a sentence that nobody has finished."""


def numbers(value: object) -> Iterator[int]:
    """All numbers in a declaration that are no ones, which a text may put into words."""
    match value:
        case bool() | str() | Enum() | None:
            return
        case int():
            if abs(value) > 1:
                yield abs(value)
        case tuple():
            for part in value:
                yield from numbers(part)
        case Record():
            for name in value.__struct_fields__:
                yield from numbers(getattr(value, name))


def assert_is_said(said: str) -> None:
    """A line of the log, a question or an option: finished, begun with a capital, no full stop."""
    assert said
    assert not PLACEHOLDER.search(said)
    assert said.lstrip("„")[0].isupper() or said[0].isdecimal()
    assert not said.endswith((".", "!"))
