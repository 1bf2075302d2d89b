"""How sure a share is that was counted."""

from __future__ import annotations

from math import sqrt

NORMAL = 1.959964
"""The normal distribution holds 95 % of itself within so many deviations."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Where the true share of wins lies with 95 % confidence (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games**2))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)
