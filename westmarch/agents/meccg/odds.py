"""Chances of two dice, and of strikes."""

from __future__ import annotations

from functools import cache

from westmarch.agents.meccg import weights as w

ROLLS = tuple(one + two for one in range(1, 7) for two in range(1, 7))


@cache
def at_least(number: int) -> float:
    """The chance that two dice show at least a number."""
    return sum(roll >= number for roll in ROLLS) / len(ROLLS)


def above(number: int) -> float:
    """The chance that two dice show more than a number."""
    return at_least(number + 1)


def harm(prowess: int, against: int, points: float) -> float:
    """What a strike costs a character of a prowess, who is worth points."""
    lost = 1.0 - at_least(against - prowess)
    return lost * (w.WOUND + w.DEATH * points)
