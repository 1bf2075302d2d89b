"""Unique cards: one of a title at most (L-UNIQ)."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS


def is_stopped_by_uniqueness(state: LcgState, card: CardId) -> bool:
    """Whether a unique card of the same title is in play (L-UNIQ-01 to 04, L-UNIQ-08)."""
    row = CARDS[state.cards[card].code]
    if not row.unique:
        return False
    in_play = [other for area in state.area for other in area]
    in_play += [other for attached in state.attached.values() for other in attached]
    return any(CARDS[state.cards[other].code].name == row.name for other in in_play)
