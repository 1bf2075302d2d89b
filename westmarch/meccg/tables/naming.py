"""Reads the names of the cards: one English and one German name for each code of a set."""

from __future__ import annotations

from westmarch.kernel.tables import Row, joined
from westmarch.meccg.kinds import Alignment, Set

SUFFIXES = tuple(f"-{each.value}" for each in Alignment)


def named(set: Set, *tables: str) -> list[Row]:
    """The names of some cards of a set, each with its printing: set and number."""
    found = joined(*tables)
    for row in found:
        row["printing"] = f"{set.value}-{row['no.']}"
    return found


def without_alignment(code: str) -> str:
    """A code without the alignment at its end."""
    return next((code.removesuffix(each) for each in SUFFIXES if code.endswith(each)), code)
