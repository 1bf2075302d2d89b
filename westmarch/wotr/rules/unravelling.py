"""A card undoes one of the enemy's: on the table, or, if there is none, in a hand."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.expansion_prompts import DiscardSeen, LookAtHand
from westmarch.wotr.kinds import Side
from westmarch.wotr.options import Done, PickCard, PickNumber
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.events import CARDS
from westmarch.wotr.verbs import dealing


class Unravel(Frame):
    """A card of a side leaves the table; if none is there, a hand may be looked at."""

    seat: Seat
    code: str
    side: Side
    found: bool = False

    def may_discard(self, state: WotrState) -> Decision | None:
        options = tuple(
            PickCard(card)
            for card in state.on_table
            if CARDS[state.cards[card].code].side is self.side
        )
        if not options:
            return None
        return Decision(self.seat, DiscardSeen(self.code), options, ("W-CARD-09",))

    def discard(self, state: WotrState, choice: PickCard) -> Unravel:
        dealing.leave_table(state, choice.card)
        return replace(self, found=True)

    def may_look(self, state: WotrState) -> Decision | None:
        seats = [seat for seat in roles.seats_of(state, self.side) if state.hands[seat]]
        if self.found or not seats:
            return None
        options = (Done(), *(PickNumber(int(seat)) for seat in seats))
        return Decision(self.seat, LookAtHand(self.code), options, ("W-CARD-09",))

    def look(self, state: WotrState, choice: Done | PickNumber) -> None:
        if isinstance(choice, PickNumber):
            call(state, LookInto(self.seat, self.code, Seat(choice.number)))

    STEPS = (Ask(may_discard, discard), Ask(may_look, look))


class LookInto(Frame):
    """A player sees the hand of another and discards a card from it."""

    seat: Seat
    code: str
    whose: Seat

    def see(self, state: WotrState) -> None:
        dealing.see_hand(state, self.seat, self.whose)

    def may_discard(self, state: WotrState) -> Decision:
        options = tuple(PickCard(card) for card in state.hands[self.whose])
        return Decision(self.seat, DiscardSeen(self.code), options, ("W-CARD-09",))

    def discard(self, state: WotrState, choice: PickCard) -> None:
        dealing.discard_shown(state, self.whose, choice.card)
        dealing.hide_hand(state, self.whose)

    STEPS = (see, Ask(may_discard, discard))
