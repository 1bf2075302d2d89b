"""Chances of two dice, and of strikes."""

from __future__ import annotations

from functools import cache

ROLLS = tuple(one + two for one in range(1, 7) for two in range(1, 7))


@cache
def at_least(number: int) -> float:
    """The chance that two dice show at least a number."""
    return sum(roll >= number for roll in ROLLS) / len(ROLLS)


def above(number: int) -> float:
    """The chance that two dice show more than a number."""
    return at_least(number + 1)
