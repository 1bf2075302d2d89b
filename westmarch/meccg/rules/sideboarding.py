"""The sideboard (M-SIDE-07 to 14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.decks.construction.roles import Role, is_agent, role
from westmarch.meccg.kinds import Alignment, CardCode, Race, Zone
from westmarch.meccg.prompts import FromSideboard, MayExchange
from westmarch.meccg.reading import avatar_of, creature, holder, is_untapped
from westmarch.meccg.rules import limits
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import EVENTS
from westmarch.meccg.verbs import cards, fates, hiding

MOST = 5
"""How many cards go from or to the sideboard at once (M-SIDE-07, M-SIDE-08)."""

LEAST_DECK = 5
"""How many cards a play deck must hold so that one may be added to it (M-SIDE-14)."""

RESOURCES = (Role.AVATAR, Role.CHARACTER, Role.RESOURCE, Role.EITHER)
HAZARDS = (Role.HAZARD, Role.EITHER)


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
        for piles in (state.sideboards, state.discards):
            cards.mingle(state, piles[self.seat])
        return replace(self, left=self.left - 1, given=None)

    STEPS = (AskAgain(may_choose, choose),)


def fitting_cards(state: MeccgState, seat: Seat, hazards: bool) -> list[CardId]:
    """The hazards of a sideboard, or its characters and resources; agents are both (M-GAP-21)."""
    side, cards = state.alignments[seat], state.cards
    return [card for card in state.sideboards[seat] if is_fitting(cards[card].code, side, hazards)]


@cache
def is_fitting(code: CardCode, side: Alignment, hazards: bool) -> bool:
    """Whether a card is a hazard for a player, or a character or resource."""
    if hazards:
        return role(code, side) in HAZARDS or is_agent(code)
    return role(code, side) in RESOURCES


class Sideboarding(Frame):
    """Up to five cards go from the sideboard to the discard pile, or one into the play deck.

    The last is possible only if the play deck is not too small, which is shuffled then
    (M-SIDE-08, 10, 12, 14, M-GAP-17). `shown` says that all see the cards (M-SIDE-13).
    """

    seat: Seat
    hazards: bool
    may_refuse: bool = False
    shown: bool = False
    left: int = MOST

    def may_fetch(self, state: MeccgState) -> Decision | None:
        able = fitting_cards(state, self.seat, self.hazards)
        if not self.left or not able:
            return None
        first = self.left == MOST
        found: list[AnyOption] = [] if first and not self.may_refuse else [o.Done()]
        found += [o.Fetch(card, False) for card in able]
        if first and len(state.decks[self.seat]) >= LEAST_DECK:
            found += [o.Fetch(card, True) for card in able]
        rules = ("M-SIDE-10", "M-SIDE-12") if self.hazards else ("M-SIDE-08",)
        return Decision(self.seat, FromSideboard(self.left), tuple(found), rules)

    def fetch(self, state: MeccgState, choice: o.Done | o.Fetch) -> Sideboarding:
        if isinstance(choice, o.Done):
            return replace(self, left=0)
        if self.may_refuse:
            state.halved = True
        told = events.Fetched(self.seat, state.cards[choice.card].code)
        hidden = None if self.shown else (self.seat,)
        emit(state, told, only=hidden, others=events.Fetched(self.seat))
        if choice.into_deck:
            cards.put(state, choice.card, Zone.DECK, ())
            cards.shuffle_deck(state, self.seat)
            return replace(self, left=0)
        hiding.put_away(state, choice.card, Zone.DISCARD)
        return replace(self, left=self.left - 1)

    STEPS = (AskAgain(may_fetch, fetch),)


def of_avatar(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """The avatar may tap for the sideboard, as often as it can be tapped (M-SIDE-08, 09)."""
    avatar = avatar_of(state, seat)
    if avatar is not None and is_untapped(state, avatar) and fitting_cards(state, seat, False):
        yield o.UseSideboard(avatar)


def opens(state: MeccgState, seat: Seat) -> bool:
    """Whether the opponent may use his sideboard in a seat's untap phase (M-SIDE-10, M-SIDE-11)."""
    if avatar_of(state, seat) is not None:
        return True
    return any(
        (row := EVENTS.get(state.cards[card].code)) is not None and row.avatar
        for card in state.play
        if holder(state, card) == seat
    )


def of_nazgul(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """The hazard player may tap a Nazgûl permanent-event for the sideboard (M-SIDE-12)."""
    cards, event = state.cards, Form.EVENT
    able = [
        card
        for card in state.play
        if cards[card].form is event
        and holder(state, card) == seat
        and is_untapped(state, card)
        and (row := creature(state, card)) is not None
        and any(Race.NAZGUL in attack.races for attack in row.attacks)
    ]
    if able and limits.left(state) and fitting_cards(state, seat, True):
        yield from map(o.UseSideboard, able)


def use(state: MeccgState, seat: Seat, card: CardId) -> None:
    """An avatar or a Nazgûl taps for the sideboard; the Nazgûl is discarded."""
    cards.tap(state, card)
    if creature(state, card) is None:
        call(state, Sideboarding(seat, hazards=False))
        return
    fates.throw_away(state, card)
    call(state, Sideboarding(seat, hazards=True, shown=True))
