"""Corruption: how likely characters are to fall."""

from __future__ import annotations

from westmarch.agents.meccg import odds
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.records import CardId
from westmarch.meccg import numbers
from westmarch.meccg.rules import checking


def temptation(sight: Sight, card: CardId, more: int = 0) -> float:
    """How often a character would fail a corruption check, with more points perhaps."""
    known = sight.memory.falls
    if (card, more) not in known:
        known[card, more] = failing(sight, card, more)
    return known[card, more]


def failing(sight: Sight, card: CardId, more: int) -> float:
    """The same, reckoned anew."""
    if checking.is_exempt(sight.state, card):
        return 0.0
    points = numbers.corruption(sight.state, card) + more
    return 1.0 - odds.above(points - checking.own_modifier(sight.state, card))
