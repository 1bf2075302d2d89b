"""What stands in a board as it is sent to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def named(value: Any) -> Iterator[tuple[int, str]]:
    """Every card in a board that has a face."""
    if isinstance(value, dict):
        card, code = value.get("card", value.get("id")), value.get("code")
        if isinstance(card, int) and isinstance(code, str) and code:
            yield card, code
        for part in value.values():
            yield from named(part)
    elif isinstance(value, list):
        for part in value:
            yield from named(part)


def told(value: Any) -> Iterator[str]:
    """What all have seen under way, though it lies where nobody can tell it from others."""
    for part in value.get("chain", ()):
        if part["card"] is None:
            yield part["code"]


def texts(value: Any) -> Iterator[str]:
    """Every text in a board, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
