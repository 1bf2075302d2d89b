"""Effects that take cards out of piles, and that play or hand over cards at once."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, terrain
from westmarch.meccg import options as o
from westmarch.meccg.context import cards_meant, company_in, seat_meant
from westmarch.meccg.judging import measure
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.prompts import ChooseCards, TakeItem
from westmarch.meccg.reading import is_avatar, is_untapped, members
from westmarch.meccg.rules import finding, resolving, staging, uniqueness
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.things import Context, Player
from westmarch.meccg.verbs import cards
from westmarch.meccg.verbs.piles import pile_of
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary import effects as e
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
        none: tuple[AnyOption, ...] = (o.Done(),) if self.effect.may or not able else ()
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

    def seat(self, state: MeccgState) -> Seat:
        """Who may play it."""
        return seat_meant(state, self.context, self.effect.whose)

    def may_play(self, state: MeccgState) -> Decision | None:
        seat = self.seat(state)
        able = [
            card
            for zone in self.effect.from_
            for card in pile_of(state, zone, seat)
            if fitting.fits(state, self.context, self.effect.what, card)
            and uniqueness.may_enter(state, card)
        ]
        options = (o.Done(), *map(o.Pick, able))
        return Decision(seat, ChooseCards(self.context.source), options, ("M-GAP-09",))

    def play(self, state: MeccgState, choice: o.Done | o.Pick) -> None:
        if isinstance(choice, o.Done):
            return
        cards.bring_into_play(state, choice.card, self.seat(state))
        if is_avatar(state, choice.card):
            staging.appear(state, self.seat(state), choice.card)
        bearers = () if self.effect.on is None else cards_meant(state, self.context, self.effect.on)
        if bearers:
            cards.attach(state, choice.card, bearers[0])
            if self.effect.taps:
                cards.tap(state, bearers[0])
        resolving.bind(state, self.context, chosen=(choice.card,))
        if Zone.DECK in self.effect.from_:
            cards.shuffle_deck(state, self.seat(state))

    STEPS = (Ask(may_play, play),)


def turn_over(state: MeccgState, context: Context, effect: e.TurnOver) -> None:
    """Cards are turned over until one fits that can come into play."""
    shown: list[CardId] = []
    chosen: tuple[CardId, ...] = ()
    for card in reversed(state.decks[context.seat]):
        shown.append(card)
        cards.show(state, card)
        if fitting.fits(state, context, effect.what, card) and uniqueness.may_enter(state, card):
            chosen = (card,)
            break
    resolving.bind(state, context, chosen=chosen, shown=tuple(shown))


def play_here(state: MeccgState, context: Context, effect: a.PlayHere) -> None:
    """A player may play a resource at the company's site."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        call(state, PlayAtOnce(context, effect, company))


class PlayAtOnce(Frame):
    """A player may play a resource at the site, or discard what he has searched for."""

    context: Context
    effect: a.PlayHere
    company: CompanyId

    def found(self, state: MeccgState) -> list[CardId]:
        """The cards that fit and could be played at the site."""
        here = terrain.as_it_is(state, state.companies[self.company].site)
        return [
            card
            for zone in self.effect.from_
            for card in pile_of(state, zone, self.context.seat)
            if fitting.fits(state, self.context, self.effect.what, card)
            and finding.is_resource(state, self.context.seat, card)
            and finding.by_row(state, card, here, False)
        ]

    def may_play(self, state: MeccgState) -> Decision | None:
        found = self.found(state)
        site = state.companies[self.company].site
        fresh = self.effect.tapped or is_untapped(state, site)
        able: list[AnyOption] = [
            o.PlayAtSite(card, by)
            for card in found
            for by in self.players(state)
            if fresh and finding.may_bear(state, self.context.seat, self.company, card, by)
        ]
        if Zone.DECK in self.effect.from_:
            able += map(o.Pick, found)
        prompt = ChooseCards(self.context.source)
        return Decision(self.context.seat, prompt, (o.Done(), *able), ("M-SITE-09",))

    def players(self, state: MeccgState) -> list[CardId]:
        """Who can play the resource."""
        wanted = self.effect.by
        return [
            card
            for card in members(state, self.company)
            if (not self.effect.taps or is_untapped(state, card))
            and (wanted is None or fitting.fits(state, self.context, wanted, card))
        ]

    def play(self, state: MeccgState, choice: o.Done | o.Pick | o.PlayAtSite) -> None:
        match choice:
            case o.PlayAtSite(card, by):
                if self.effect.taps:
                    cards.tap(state, by)
                finding.play(
                    state, self.context.seat, card, by, self.company, self.effect.taps_site
                )
            case o.Pick(card):
                cards.discard(state, card)
            case _:
                return
        resolving.bind(state, self.context, chosen=(choice.card,))

    def end(self, state: MeccgState) -> None:
        if Zone.DECK in self.effect.from_:
            cards.shuffle_deck(state, self.context.seat)

    STEPS = (Ask(may_play, play), end)


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
        seat = seat_meant(state, self.context, self.effect.by)
        return Decision(seat, TakeItem(self.card), options, ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Pick) -> None:
        cards.attach(state, self.card, choice.card)
        emit(state, events.Transferred(self.card, choice.card))

    STEPS = (Ask(may_choose, choose),)


HANDLERS: dict[type, Callable[..., None]] = {
    a.Fetch: fetch,
    a.PlayNow: play_now,
    a.PlayHere: play_here,
    e.TurnOver: turn_over,
    a.Transfer: transfer,
}
