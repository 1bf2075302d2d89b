"""Hands: drawing, holding eight cards, exhausting the play deck (M-MH-23, M-END-04, M-EXH)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, While, call
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Zone
from westmarch.meccg.numbers import of_player
from westmarch.meccg.prompts import DiscardDown, DrawAnother
from westmarch.meccg.rules.sideboarding import Exchange
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Player
from westmarch.meccg.verbs import cards, hiding
from westmarch.meccg.vocabulary.references import Happens, Stat


class DrawCards(Frame):
    """A player draws cards; a draw goes on when the play deck was made anew (M-GAP-18)."""

    seat: Seat
    left: int = 1

    def goes_on(self, state: MeccgState) -> bool:
        return self.left > 0 and bool(state.decks[self.seat])

    def draw(self, state: MeccgState) -> DrawCards:
        cards.draw_card(state, self.seat)
        if not state.decks[self.seat]:
            call(state, Exhaust(self.seat))
        return replace(self, left=self.left - 1)

    STEPS = (While(goes_on, draw),)


class Exhaust(Frame):
    """A play deck is exhausted with its last card, and made anew (M-EXH-01 to 04)."""

    seat: Seat

    def exhaust(self, state: MeccgState) -> None:
        state.exhausted[self.seat] += 1
        emit(state, events.Exhausted(self.seat, state.exhausted[self.seat]))
        happen(state, Happens.DECK_EXHAUSTED, Player(self.seat))

    def exchange(self, state: MeccgState) -> None:
        """What was discarded because of it lies in the pile by now (M-EXH-03)."""
        for card in list(state.discards[self.seat]):
            if state.cards[card].code in SITES:
                hiding.put_away(state, card, Zone.SITES)
        call(state, Exchange(self.seat))

    def renew(self, state: MeccgState) -> None:
        cards.make_deck_anew(state, self.seat)

    STEPS = (exhaust, exchange, renew)


class DrawUpTo(Frame):
    """A player draws up to so many cards, at least one, looking at each (M-MH-10, M-MH-11)."""

    seat: Seat
    left: int
    over: bool = False

    def first(self, state: MeccgState) -> DrawUpTo:
        if not self.left:
            return self
        call(state, DrawCards(self.seat))
        return replace(self, left=self.left - 1)

    def may_draw(self, state: MeccgState) -> Decision | None:
        if self.over or not self.left or not state.decks[self.seat]:
            return None
        options = (o.No(), o.Yes())
        return Decision(self.seat, DrawAnother(self.left), options, ("M-MH-11",))

    def draw_more(self, state: MeccgState, choice: o.Yes | o.No) -> DrawUpTo:
        if isinstance(choice, o.No):
            return replace(self, over=True)
        call(state, DrawCards(self.seat))
        return replace(self, left=self.left - 1)

    STEPS = (first, AskAgain(may_draw, draw_more))


class Refill(Frame):
    """A player draws up to, or discards down to, his hand size."""

    seat: Seat

    def fill(self, state: MeccgState) -> None:
        missing = self.size(state) - len(state.hands[self.seat])
        if missing > 0:
            call(state, DrawCards(self.seat, missing))

    def size(self, state: MeccgState) -> int:
        """How many cards the player holds (M-MH-23)."""
        return of_player(state, self.seat, Stat.HAND_SIZE)

    def may_discard(self, state: MeccgState) -> Decision | None:
        hand = state.hands[self.seat]
        if len(hand) <= self.size(state):
            return None
        return Decision(self.seat, DiscardDown(), tuple(map(o.Pick, hand)), ("M-MH-23",))

    def discard(self, state: MeccgState, choice: o.Pick) -> None:
        cards.discard(state, choice.card, shown=False)

    STEPS = (fill, AskAgain(may_discard, discard))
