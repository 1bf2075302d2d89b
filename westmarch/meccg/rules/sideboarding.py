"""The sideboard (M-SIDE-07 to 14)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg import options as o
from westmarch.meccg.kinds import Zone
from westmarch.meccg.prompts import MayExchange
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards

MOST = 5
"""How many cards go from or to the sideboard at once (M-SIDE-07, M-SIDE-08)."""


class Exchange(Frame):
    """Cards of the discard pile are exchanged for as many of the sideboard (M-SIDE-07).

    `given` is the card of the discard pile for which one of the sideboard is to be chosen.
    """

    seat: Seat
    left: int = MOST
    given: CardId | None = None

    def may_choose(self, state: MeccgState) -> Decision | None:
        if not self.left or not state.sideboards[self.seat]:
            return None
        pile = state.sideboards if self.given is not None else state.discards
        if not pile[self.seat]:
            return None
        options = (o.Done(), *map(o.Pick, pile[self.seat]))
        return Decision(self.seat, MayExchange(self.left), options, ("M-SIDE-07",))

    def choose(self, state: MeccgState, choice: o.Done | o.Pick) -> Exchange:
        if isinstance(choice, o.Done):
            return replace(self, left=self.left if self.given is not None else 0, given=None)
        if self.given is None:
            return replace(self, given=choice.card)
        cards.put(state, self.given, Zone.SIDEBOARD, (self.seat,))
        cards.put(state, choice.card, Zone.DISCARD, (self.seat,))
        return replace(self, left=self.left - 1, given=None)

    STEPS = (AskAgain(may_choose, choose),)
