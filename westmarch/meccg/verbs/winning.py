"""Somebody wins at once."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.kinds import Alignment, Keyword, PlaceCode
from westmarch.meccg.reading import company_of, holder
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, SITES

TOWER = PlaceCode("barad-dur")
"""Where Sauron waits for his Ring (M-WIN-02)."""


def claim(state: MeccgState, card: CardId) -> None:
    """A minion player wins when a character of his bears The One Ring at Barad-dûr (M-WIN-02)."""
    seat, company = holder(state, card), company_of(state, card)
    if company is None or Keyword.ONE_RING not in CARDS[state.cards[card].code].keywords:
        return
    there = state.companies[company]
    dark = state.alignments[seat] is Alignment.MINION
    if dark and there.journey is None and SITES[state.cards[there.site].code].place == TOWER:
        win(state, seat, "one-ring")


def win(state: MeccgState, seat: Seat, how: str) -> None:
    """A player has won, and the game is over as soon as the step is (M-WIN-01 to 05)."""
    if state.winner is None:
        state.winner, state.how = seat, how
        emit(state, events.GameWon(seat, how))
