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


def told(board: Any) -> Iterator[str]:
    """What all have seen, though it lies where nobody can tell it from others: in a chain, or
    still at work as a term of a number.
    """
    for part in board.get("chain", ()):
        if part["card"] is None:
            yield part["code"]
    yield from sources(board)


def sources(value: Any) -> Iterator[str]:
    """What the terms of numbers come from."""
    if isinstance(value, dict):
        if set(value) >= {"source", "amount"}:
            yield value["source"]
        for part in value.values():
            yield from sources(part)
    elif isinstance(value, list):
        for part in value:
            yield from sources(part)


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
