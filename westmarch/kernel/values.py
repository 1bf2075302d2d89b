"""Derived values: a printed figure and every modifier now in force, each naming its source."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from operator import attrgetter

from westmarch.kernel.records import Record


class Layer(IntEnum):
    """The order in which terms apply; within `SET` the last one counts."""

    PRINTED = 0
    SET = 1
    ADD = 2
    AT_LEAST = 3
    AT_MOST = 4
    SITUATION = 5


class Term(Record):
    """One reason for a value: a code, a rule id, or what else the game calls its sources."""

    source: str
    amount: int
    layer: Layer = Layer.ADD


def total(terms: Iterable[Term]) -> int:
    """The value that the terms make together: printed, set, add, limit, situation."""
    value = 0
    for term in sorted(terms, key=LAYER):
        layer = term.layer
        if layer in ADDED:
            value += term.amount
        elif layer is Layer.SET:
            value = term.amount
        elif layer is Layer.AT_LEAST:
            value = max(value, term.amount)
        else:
            value = min(value, term.amount)
    return value


def contributions(terms: Iterable[Term]) -> list[tuple[Term, int]]:
    """How much each term changes the value, in the order in which they apply; together the total.

    What changes nothing is left out, save for what is printed.
    """
    before, sofar, found = 0, list[Term](), list[tuple[Term, int]]()
    for term in sorted(terms, key=LAYER):
        sofar.append(term)
        after = total(sofar)
        if after != before or term.layer is Layer.PRINTED:
            found.append((term, after - before))
        before = after
    return found


ADDED = (Layer.PRINTED, Layer.ADD, Layer.SITUATION)
LAYER = attrgetter("layer")
