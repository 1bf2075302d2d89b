"""Unique cards and manifestations (M-GAP-07, M-MAN, M-GAP-31)."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg.reading import is_avatar, printed
from westmarch.meccg.state import MeccgState, Zone
from westmarch.meccg.tables import CARDS
from westmarch.meccg.tables.printed import Printed

GONE = (Zone.PLAY, Zone.OUT, Zone.PILE)
"""Where a unique card bars every other."""


def may_enter(state: MeccgState, card: CardId) -> bool:
    """Whether a card may come into play beside what is there and what has gone."""
    row = printed(state, card)
    if is_avatar(state, card) and has_other_avatar(state, card):
        return False
    if not row.unique:
        return True
    return not any(
        bars(CARDS[there.code], row)
        for number, there in enumerate(state.cards)
        if number != card and there.zone in GONE
    )


def bars(there: Printed, row: Printed) -> bool:
    """Whether one card in play keeps another out: the same card, or another form of its being."""
    if not there.unique:
        return False
    return there.being == row.being


def has_other_avatar(state: MeccgState, card: CardId) -> bool:
    """Whether a player has played another avatar, or lost his own (M-GAP-31)."""
    owner, being = state.cards[card].owner, printed(state, card).being
    for number, there in enumerate(state.cards):
        if there.owner != owner or not is_avatar(state, CardId(number)):
            continue
        if there.zone is Zone.OUT or (there.zone is Zone.PLAY and CARDS[there.code].being != being):
            return True
    return False
