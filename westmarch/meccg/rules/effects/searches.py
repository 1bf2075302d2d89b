"""Effects that take cards out of piles, and that play or hand over cards at once."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events
from westmarch.meccg import options as o
from westmarch.meccg.context import cards_meant, seat_meant
from westmarch.meccg.judging import measure
from westmarch.meccg.kinds import Zone
from westmarch.meccg.prompts import ChooseCards, TakeItem
from westmarch.meccg.rules import resolving, uniqueness
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.things import Context, Player
from westmarch.meccg.verbs import cards
from westmarch.meccg.verbs.piles import pile_of
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary.references import Deed


def fetch(state: MeccgState, context: Context, effect: a.Fetch) -> None:
    """A player looks through piles of his."""
    call(state, Search(context, effect, measure(state, context, effect.count)))


BARRED = {Zone.DECK: Deed.SEARCH_DECK, Zone.DISCARD: Deed.SEARCH_DISCARD}
"""The piles that cards can keep a player from looking through."""


class Search(Frame):
    """A player takes cards that fit out of his piles, and shuffles his play deck if he saw it."""

    context: Context
    effect: a.Fetch
    left: int
    found: tuple[CardId, ...] = ()

    def may_take(self, state: MeccgState) -> Decision | None:
        seat = seat_meant(state, self.context, self.effect.whose)
        if not self.left:
            return None
        able = [
            card
            for zone in self.zones(state)
            for card in pile_of(state, zone, seat)
            if fitting.fits(state, self.context, self.effect.what, card)
        ]
        if not able:
            return None
        none: tuple[AnyOption, ...] = (o.Done(),) if self.effect.may else ()
        options = (*none, *map(o.Pick, able))
        return Decision(seat, ChooseCards(self.context.source), options, ("M-GAP-09",))

    def zones(self, state: MeccgState) -> tuple[Zone, ...]:
        """The piles that can be looked through now."""
        seat = Player(seat_meant(state, self.context, self.effect.whose))
        barred = [zone for zone, deed in BARRED.items() if deeds.cannot(state, deed, seat)]
        return tuple(zone for zone in self.effect.from_ if zone not in barred)

    def take(self, state: MeccgState, choice: o.Done | o.Pick) -> Search:
        if isinstance(choice, o.Done):
            return replace(self, left=0)
        seat, code = state.cards[choice.card].owner, state.cards[choice.card].code
        cards.put(state, choice.card, self.effect.to, (seat,))
        told = events.Fetched(seat, code)
        emit(state, told, only=(seat,), others=events.Fetched(seat))
        return replace(self, left=self.left - 1, found=(*self.found, choice.card))

    def end(self, state: MeccgState) -> None:
        seat = seat_meant(state, self.context, self.effect.whose)
        resolving.bind(state, self.context, chosen=self.found)
        if Zone.DECK in self.effect.from_ or self.effect.to is Zone.DECK:
            cards.shuffle_deck(state, seat)

    STEPS = (AskAgain(may_take, take), end)


def play_now(state: MeccgState, context: Context, effect: a.PlayNow) -> None:
    """A player may play a card that fits."""
    call(state, PlayOne(context, effect))


class PlayOne(Frame):
    """A player may put a card into play at once."""

    context: Context
    effect: a.PlayNow

    def may_play(self, state: MeccgState) -> Decision | None:
        seat = self.context.seat
        able = [
            card
            for zone in self.effect.from_
            for card in pile_of(state, zone, seat)
            if fitting.fits(state, self.context, self.effect.what, card)
            and uniqueness.may_enter(state, card)
        ]
        if not able:
            return None
        options = (o.Done(), *map(o.Pick, able))
        return Decision(seat, ChooseCards(self.context.source), options, ("M-GAP-09",))

    def play(self, state: MeccgState, choice: o.Done | o.Pick) -> None:
        if isinstance(choice, o.Done):
            return
        cards.bring_into_play(state, choice.card, self.context.seat)
        bearers = () if self.effect.on is None else cards_meant(state, self.context, self.effect.on)
        if bearers:
            cards.attach(state, choice.card, bearers[0])
            if self.effect.taps:
                cards.tap(state, bearers[0])
        resolving.bind(state, self.context, chosen=(choice.card,))
        if Zone.DECK in self.effect.from_:
            cards.shuffle_deck(state, self.context.seat)

    STEPS = (Ask(may_play, play),)


def transfer(state: MeccgState, context: Context, effect: a.Transfer) -> None:
    """Items get another bearer."""
    for card in resolving.concerned(state, context, effect.who):
        trophy = state.cards[card].form is Form.TROPHY
        if not trophy and not deeds.cannot(state, Deed.BE_TRANSFERRED, card):
            call(state, HandOver(context, card, effect))


class HandOver(Frame):
    """A player chooses who bears an item from now on."""

    context: Context
    card: CardId
    effect: a.Transfer

    def may_choose(self, state: MeccgState) -> Decision | None:
        able = [
            card
            for card in fitting.all_in(state, self.context, self.effect.to)
            if card != state.cards[self.card].host and uniqueness.may_carry(state, self.card, card)
        ]
        if not able:
            return None
        options = tuple(map(o.Pick, able))
        return Decision(self.context.seat, TakeItem(self.card), options, ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Pick) -> None:
        cards.attach(state, self.card, choice.card)
        emit(state, events.Transferred(self.card, choice.card))

    STEPS = (Ask(may_choose, choose),)


HANDLERS: dict[type, Callable[..., None]] = {
    a.Fetch: fetch,
    a.PlayNow: play_now,
    a.Transfer: transfer,
}
