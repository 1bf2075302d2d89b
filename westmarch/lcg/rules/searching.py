"""Looking at cards that others do not see, and taking one."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.kinds import Zone
from westmarch.lcg.options import ArrangeTop, ChooseCard, MayBury, No, Pick, Yes
from westmarch.lcg.state import LcgState


def look(state: LcgState, seat: Seat, card: CardId) -> None:
    """A player looks at a card; from now on he knows it."""
    here = state.cards[card]
    if seat not in here.known:
        state.cards[card] = replace(here, known=(*here.known, seat))
    emit(state, events.Saw(seat, here.code), only=(seat,), others=events.Saw(seat))


def look_through(state: LcgState, seat: Seat, deck: list[CardId]) -> None:
    """A player who searches a deck knows its cards until it is shuffled."""
    for card in deck:
        here = state.cards[card]
        if seat not in here.known:
            state.cards[card] = replace(here, known=(*here.known, seat))


def has_unknown(state: LcgState, seat: Seat, deck: list[CardId]) -> bool:
    """Whether a deck holds a card that a player has not seen."""
    return any(seat not in state.cards[card].known for card in deck)


class LookAtTop(Frame):
    """A player looks at the top card of the encounter deck and may move it to the bottom."""

    source: CardId
    seat: Seat
    may_bury: bool

    def look_at_it(self, state: LcgState) -> None:
        if state.encounter_deck:
            look(state, self.seat, state.encounter_deck[-1])

    def bury_it(self, state: LcgState) -> Decision | None:
        if not self.may_bury or not state.encounter_deck:
            return None
        top = state.encounter_deck[-1]
        return Decision(self.seat, MayBury(self.source, top), (Yes(), No()))

    def bury(self, state: LcgState, choice: AnyOption) -> None:
        if isinstance(choice, Yes):
            card = state.encounter_deck[-1]
            verbs.place(state, card, state.cards[card], bottom=True)

    STEPS = (look_at_it, Ask(bury_it, bury))


class SearchTop(Frame):
    """A player looks at top cards of a deck and adds one to its owner's hand.

    The others go back on top in any order, or are shuffled into the deck.
    """

    source: CardId
    seat: Seat
    whose: Seat
    number: int
    shuffle: bool
    left: tuple[CardId, ...] = ()

    def take_up(self, state: LcgState) -> SearchTop:
        number = min(self.number, len(state.deck[self.whose]))
        seen = tuple(state.deck[self.whose][len(state.deck[self.whose]) - number :])
        for card in seen:
            look(state, self.seat, card)
        return replace(self, left=seen)

    def may_take(self, state: LcgState) -> Decision | None:
        if not self.left:
            return None
        return Decision(self.seat, ChooseCard(self.source), tuple(Pick(c) for c in self.left))

    def take_one(self, state: LcgState, choice: Pick) -> SearchTop:
        there = verbs.fresh(state, choice.card, Zone.HAND, self.whose)
        known = tuple({self.whose, self.seat})
        verbs.place(state, choice.card, replace(there, known=known))
        code = state.cards[choice.card].code
        told = events.Drew(self.whose, code)
        emit(state, told, only=known, others=events.Drew(self.whose))
        rest = tuple(card for card in self.left if card != choice.card)
        if self.shuffle:
            verbs.shuffle_deck(state, self.whose)
            rest = ()
        return replace(self, left=rest)

    def in_disorder(self, state: LcgState) -> bool:
        return len(self.left) > 1

    def which_next(self, state: LcgState) -> Decision:
        return Decision(self.seat, ArrangeTop(self.source), tuple(Pick(c) for c in self.left))

    def put_back(self, state: LcgState, choice: Pick) -> SearchTop:
        """The chosen card lies deepest of those that are left."""
        deck = state.deck[self.whose]
        deck.remove(choice.card)
        deck.insert(len(deck) - len(self.left) + 1, choice.card)
        return replace(self, left=tuple(card for card in self.left if card != choice.card))

    STEPS = (take_up, Ask(may_take, take_one), While(in_disorder, Ask(which_next, put_back)))
