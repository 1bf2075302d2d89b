"""Hands: drawing, holding eight cards, exhausting the play deck (M-MH-23, M-END-04, M-EXH)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import Seat
from westmarch.meccg.options import Pick
from westmarch.meccg.prompts import DiscardDown
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards

HAND = 8
"""The cards of a hand (M-SETUP-28)."""


def draw(state: MeccgState, seat: Seat) -> None:
    """A player draws a card; with the last one his play deck is exhausted and made anew."""
    cards.draw_card(state, seat)
    if not state.decks[seat] and state.discards[seat]:
        cards.make_deck_anew(state, seat)


class Refill(Frame):
    """A player draws up to, or discards down to, eight cards."""

    seat: Seat

    def fill(self, state: MeccgState) -> None:
        while len(state.hands[self.seat]) < HAND and state.decks[self.seat]:
            draw(state, self.seat)

    def may_discard(self, state: MeccgState) -> Decision | None:
        hand = state.hands[self.seat]
        if len(hand) <= HAND:
            return None
        options = tuple(Pick(card) for card in hand)
        return Decision(self.seat, DiscardDown(), options, ("M-MH-23",))

    def discard(self, state: MeccgState, choice: Pick) -> None:
        cards.discard(state, choice.card, shown=False)

    STEPS = (fill, AskAgain(may_discard, discard))
