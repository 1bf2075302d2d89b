"""The organization phase: characters, influence, companies, items, movement (M-ORG)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call, take
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.context import Context
from westmarch.meccg.kinds import Keyword
from westmarch.meccg.numbers import (
    GENERAL_INFLUENCE,
    MOST_SIZE,
    followers,
    general_influence_used,
    mind,
    size,
    unused_influence,
)
from westmarch.meccg.prompts import (
    ChooseMembers,
    ChooseSite,
    ChooseWay,
    DiscardForInfluence,
    Organize,
)
from westmarch.meccg.reading import (
    at_home,
    avatar_of,
    bearer_items,
    character,
    characters_of,
    companies_of,
    is_avatar,
    is_haven,
    item,
    members,
)
from westmarch.meccg.rules import chain, playing, travelling
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import CompanyId, MeccgState, Zone
from westmarch.meccg.verbs import cards, companies, fates


class OrganizationPhase(Frame):
    """The active player organizes as he likes; then general influence must suffice."""

    seat: Seat
    over: bool = False

    def may_organize(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        found: list[AnyOption] = [o.Done()]
        for listed in LISTED:
            found += listed(state, self.seat)
        found += playing.events(state, self.seat, None, False)
        return Decision(self.seat, Organize(), tuple(found), ("M-ORG-01",))

    def organize(self, state: MeccgState, choice: AnyOption) -> OrganizationPhase | None:
        match choice:
            case o.BringIn(card, site, by):
                bring_in(state, self.seat, card, site, by)
            case o.Release(card):
                fates.discard_character(state, card)
            case o.Control(card, by):
                companies.control(state, card, by)
            case o.Transfer(card, to):
                call(state, Hand(card, to))
            case o.Store(card):
                call(state, Hand(card, None))
            case o.SplitOff(company):
                call(state, Split(self.seat, company))
            case o.JoinTo(company, other):
                companies.merge(state, company, other)
            case o.SetOut(company):
                call(state, SendCompany(self.seat, company))
            case o.StayHere(company):
                companies.send(state, company, None)
            case o.PlayEvent(card, way):
                chain.begin(state, self.seat, card, way, Context(card, self.seat))
            case _:
                return replace(self, over=True)
        return None

    def may_relieve(self, state: MeccgState) -> Decision | None:
        """Characters are discarded until the general influence suffices (M-ORG-34 to 36)."""
        if general_influence_used(state, self.seat) <= GENERAL_INFLUENCE:
            return None
        free = [card for card in characters_of(state, self.seat) if weighs(state, card)]
        fresh = [card for card in free if card in state.brought]
        options = tuple(o.Pick(card) for card in fresh or free)
        return Decision(self.seat, DiscardForInfluence(), options, ("M-ORG-35", "M-ORG-36"))

    def relieve(self, state: MeccgState, choice: o.Pick) -> None:
        if choice.card in state.brought:
            state.brought.remove(choice.card)
            fates.return_to_hand(state, choice.card)
        else:
            fates.discard_character(state, choice.card)

    STEPS = (AskAgain(may_organize, organize), AskAgain(may_relieve, relieve))


def weighs(state: MeccgState, card: CardId) -> bool:
    """Whether a character uses general influence."""
    return state.cards[card].follows is None and mind(state, card) > 0


def newcomers(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Characters who can be brought into play, where, and under whom (M-ORG-02 to 12)."""
    if state.brought:
        return
    for card in state.hands[seat]:
        if character(state, card) is None or not may_enter(state, card):
            continue
        for site in places_for(state, seat, card):
            yield o.BringIn(card, site)
            for by in controllers(state, seat, card, site):
                yield o.BringIn(card, site, by)


def places_for(state: MeccgState, seat: Seat, card: CardId) -> list[CardId]:
    """The sites in play, and havens of the location deck, at which a character can come."""
    found = dict.fromkeys(company.site for _, company in companies_of(state, seat))
    candidates = [*found, *first_of_each(state, state.sites[seat])]
    return [
        site
        for site in candidates
        if (site in found or not companies_of(state, seat) or is_haven(state, seat, site))
        and may_come(state, seat, card, site)
    ]


def first_of_each(state: MeccgState, sites: list[CardId]) -> list[CardId]:
    """One card of each site."""
    found: dict[str, CardId] = {}
    for card in sites:
        found.setdefault(state.cards[card].code, card)
    return list(found.values())


def may_come(state: MeccgState, seat: Seat, card: CardId, site: CardId) -> bool:
    """Whether a character may come into play at a site: at home or at a haven (M-ORG-03 to 10)."""
    home = at_home(state, card, site)
    if is_avatar(state, card):
        return avatar_of(state, seat) is None and (home or is_haven(state, seat, site))
    return home or is_haven(state, seat, site)


def controllers(state: MeccgState, seat: Seat, card: CardId, site: CardId) -> list[CardId]:
    """The characters at a site who could control another (M-ORG-09)."""
    if is_avatar(state, card):
        return []
    return [
        other
        for _, company in companies_of(state, seat)
        if company.site == site
        for other in company.members
        if may_control(state, other, card)
    ]


def may_control(state: MeccgState, other: CardId, card: CardId) -> bool:
    """Whether a character's direct influence suffices for another (M-GAP-05)."""
    if other == card or state.cards[other].follows is not None:
        return False
    return unused_influence(state, other) >= mind(state, card)


def bring_in(state: MeccgState, seat: Seat, card: CardId, site: CardId, by: CardId | None) -> None:
    """A character comes into play and joins a company at the site, or forms one."""
    cards.bring_into_play(state, card, seat)
    there = next((key for key, one in companies_of(state, seat) if one.site == site), None)
    if by is not None:
        there = state.cards[by].company
    if there is None or size(state, there) >= MOST_SIZE:
        if state.cards[site].zone is Zone.SITES:
            cards.put(state, site, Zone.PLAY)
        there = companies.form(state, seat, site, ())
    companies.join(state, card, there)
    if by is not None:
        companies.control(state, card, by)
    state.brought.append(card)


def leavers(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """A character may be discarded instead of bringing one in (M-ORG-20)."""
    if state.brought:
        return
    for _, company in companies_of(state, seat):
        for card in company.members:
            at_ease = is_haven(state, seat, company.site) or at_home(state, card, company.site)
            if at_ease and not is_avatar(state, card):
                yield o.Release(card)


def controls(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Characters may pass from one influence to another (M-ORG-21)."""
    for company, there in companies_of(state, seat):
        for card in there.members:
            if is_avatar(state, card):
                continue
            if state.cards[card].follows is not None:
                room = GENERAL_INFLUENCE - general_influence_used(state, seat)
                if mind(state, card) <= room:
                    yield o.Control(card)
            elif not followers(state, card):
                for other in members(state, company):
                    if may_control(state, other, card):
                        yield o.Control(card, other)


def dealings(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Items may be given to others, or stored at a haven (M-ORG-22, M-ITEM-07)."""
    for company, there in companies_of(state, seat):
        for card in there.members:
            for held in bearer_items(state, card):
                for other in members(state, company):
                    if other != card:
                        yield o.Transfer(held, other)
                row = item(state, held)
                assert row is not None
                if is_haven(state, seat, there.site) and Keyword.ONE_RING not in row.card.keywords:
                    yield o.Store(held)


class Hand(Frame):
    """An item changes hands, or is stored, after a corruption check (M-ORG-23, M-ITEM-07)."""

    card: CardId
    to: CardId | None

    def check(self, state: MeccgState) -> None:
        bearer = state.cards[self.card].host
        assert bearer is not None, "an item has a bearer"
        call(state, CorruptionCheck(bearer))

    def pass_on(self, state: MeccgState) -> None:
        if not take(state, bool):
            return
        if self.to is None:
            code = state.cards[self.card].code
            cards.put(state, self.card, Zone.PILE)
            emit(state, events.Stored(self.card, code))
        else:
            cards.attach(state, self.card, self.to)
            emit(state, events.Transferred(self.card, self.to))

    STEPS = (check, pass_on)


def regroupings(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Companies may be split and joined at a site (M-ORG-26, M-COMP-01)."""
    there = companies_of(state, seat)
    for company, one in there:
        if one.journey is None and len(one.members) > 1:
            yield o.SplitOff(company)
        for other, two in there:
            if company < other and one.site == two.site and not (one.journey or two.journey):
                together = size(state, company) + size(state, other)
                if together <= MOST_SIZE:
                    yield o.JoinTo(company, other)


class Split(Frame):
    """Some characters, with their followers, form a company of their own."""

    seat: Seat
    company: CompanyId
    chosen: tuple[CardId, ...] = ()
    over: bool = False

    def may_choose(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        left = [card for card in members(state, self.company) if card not in self.chosen]
        heads = [card for card in left if state.cards[card].follows is None]
        able = [o.Pick(card) for card in heads if len(with_followers(state, card)) < len(left)]
        done = (o.Done(),) if self.chosen else ()
        if not able and not done:
            return None
        options = (*done, *able)
        return Decision(self.seat, ChooseMembers(self.company), options, ("M-ORG-26",))

    def choose(self, state: MeccgState, choice: o.Done | o.Pick) -> Split:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        return replace(self, chosen=(*self.chosen, *with_followers(state, choice.card)))

    def part(self, state: MeccgState) -> None:
        if self.chosen:
            companies.form(state, self.seat, state.companies[self.company].site, self.chosen)

    STEPS = (AskAgain(may_choose, choose), part)


def with_followers(state: MeccgState, card: CardId) -> tuple[CardId, ...]:
    """A character and those whom he controls."""
    return (card, *followers(state, card))


def departures(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Companies may set out, or stay after all (M-ORG-30)."""
    for company, there in companies_of(state, seat):
        if there.journey is not None:
            yield o.StayHere(company)
        elif travelling.destinations(state, company):
            yield o.SetOut(company)


class SendCompany(Frame):
    """A site is chosen for a company, and a way to it (M-ORG-32, M-ORG-33)."""

    seat: Seat
    company: CompanyId
    to: CardId | None = None

    def may_go(self, state: MeccgState) -> Decision:
        found = travelling.destinations(state, self.company)
        options = tuple(o.GoTo(site) for site in found)
        return Decision(self.seat, ChooseSite(self.company), options, ("M-ORG-30",))

    def go(self, state: MeccgState, choice: o.GoTo) -> SendCompany:
        return replace(self, to=choice.site)

    def may_take_way(self, state: MeccgState) -> Decision:
        assert self.to is not None
        count = len(travelling.journeys(state, self.company, self.to))
        options = tuple(o.TakeWay(number) for number in range(count))
        prompt = ChooseWay(self.company, self.to)
        return Decision(self.seat, prompt, options, ("M-ORG-32",))

    def take_way(self, state: MeccgState, choice: o.TakeWay) -> None:
        assert self.to is not None
        journey = travelling.journeys(state, self.company, self.to)[choice.number]
        companies.send(state, self.company, journey)

    STEPS = (Ask(may_go, go), Ask(may_take_way, take_way))


LISTED = (newcomers, leavers, controls, dealings, regroupings, departures)
