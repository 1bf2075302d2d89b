"""Whether something fits a filter, and all that does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.context import cards_meant, company_in, meant
from westmarch.meccg.kinds import CardCode, CompanyId, Status, Zone
from westmarch.meccg.reading import holder, lying_on
from westmarch.meccg.sifting import attacks, cards, companies, flags, places, rows
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS
from westmarch.meccg.things import Assault, Context, Echo, Group, Onslaught, Thing
from westmarch.meccg.underway import attack_of
from westmarch.meccg.verbs.piles import pile_of
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Ref

Sifter = Callable[..., bool]


def both(state: MeccgState, context: Context, filter: f.Both, thing: Thing) -> bool:
    """What fits both."""
    return fits(state, context, filter.one, thing) and fits(state, context, filter.two, thing)


def either(state: MeccgState, context: Context, filter: f.Either, thing: Thing) -> bool:
    """What fits one of both."""
    return fits(state, context, filter.one, thing) or fits(state, context, filter.two, thing)


def another(state: MeccgState, context: Context, filter: f.Other, thing: Thing) -> bool:
    """What does not fit."""
    return not fits(state, context, filter.what, thing)


def anything(state: MeccgState, context: Context, filter: f.Anything, thing: Thing) -> bool:
    """Whatever there is."""
    return True


def that(state: MeccgState, context: Context, filter: p.That, thing: Thing) -> bool:
    """The very thing; an attack is also the card that makes it."""
    return is_among(state, thing, meant(state, context, filter.what))


def is_among(state: MeccgState, thing: Thing, wanted: tuple[Thing, ...]) -> bool:
    """Whether a thing is one of those; an attack is also the card that makes it."""
    if thing in wanted:
        return True
    if isinstance(thing, Assault):
        attack = attack_of(state, thing.number)
        if attack is None or attack.card is None:
            return False
        return attack.card in wanted or attack.onslaught in wanted
    return False


OWN: dict[type[p.Filters], Sifter] = {
    f.Both: both,
    f.Either: either,
    f.Other: another,
    f.Anything: anything,
    p.That: that,
}


@cache
def sifter(kind: type[p.Filters]) -> Sifter:
    """How a kind of filter is asked."""
    tables = (OWN, *(module.SIFTERS for module in (cards, rows, flags, companies, places, attacks)))
    found: Sifter = next(table[kind] for table in tables if kind in table)
    return found


def fits(state: MeccgState, context: Context, filter: f.Filter, thing: Thing) -> bool:
    """Whether something fits."""
    kind = type(thing)
    if kind is Onslaught:
        assert isinstance(thing, Onslaught)
        return places.onslaught_fits(state, context, filter, thing)
    if kind is Echo:
        assert isinstance(thing, Echo)
        thing = likeness(state, thing)
    return sifter(type(filter))(state, context, filter, thing)


def likeness(state: MeccgState, thing: Echo) -> CardId:
    """A card of the same kind as the one of which something lasts."""
    return next(CardId(n) for n, card in enumerate(state.cards) if card.code == thing.code)


def concerns(state: MeccgState, context: Context, whom: f.Filter | Ref, thing: Thing) -> bool:
    """Whether words are about something: it is meant, or it fits."""
    if isinstance(whom, Ref):
        return is_among(state, thing, meant(state, context, whom))
    return fits(state, context, whom, thing)


def parts(filter: f.Filter) -> Iterator[f.Filter]:
    """Everything that must be so for a filter to fit."""
    if isinstance(filter, f.Both):
        yield from parts(filter.one)
        yield from parts(filter.two)
    else:
        yield filter


def zones(filter: f.Filter) -> tuple[Zone, ...]:
    """Where the cards lie that a filter speaks of; in play, if it does not say."""
    return named_zones(filter) or (Zone.PLAY,)


def named_zones(filter: f.Filter) -> tuple[Zone, ...]:
    """The zones that a filter names; what is one thing or another may lie in those of both."""
    for part in parts(filter):
        match part:
            case p.In(zone):
                return (zone,)
            case f.Either(one, other):
                zones_of_one, zones_of_other = named_zones(one), named_zones(other)
                if zones_of_one and zones_of_other:
                    return tuple(dict.fromkeys((*zones_of_one, *zones_of_other)))
            case p.Has(p.Flag.STORED):
                return (Zone.PILE,)
            case p.Has(p.Flag.PRISONER):
                return (Zone.ASIDE,)
    return ()


def is_here(filter: f.Filter) -> bool:
    """Whether a filter speaks of the company's cards only."""
    return any(isinstance(part, p.InCompany) for part in parts(filter))


READ_OFF = (p.OfKind, p.EventOf, p.ItemOf, p.Lies, p.In, p.InCompany)
"""Filters of what can be read off a card; they are asked first."""


class Shown(dict[CardCode, bool]):
    """Whether cards show what filters ask for: facts of their rows, each found out once."""

    def __init__(self, asked: tuple[f.Filter, ...]) -> None:
        self.asked = asked

    def __missing__(self, code: CardCode) -> bool:
        row = CARDS[code]
        found = self[code] = all(rows.SHOWN[type(part)](part, row) for part in self.asked)
        return found


class Scope:
    """Where to look for what fits a filter, and how; found once for each filter of each card."""

    __slots__ = ("checks", "filter", "here", "shown", "that", "zones")

    def __init__(self, filter: f.Filter) -> None:
        self.filter = filter
        self.zones = zones(filter)
        self.here = self.zones == (PLAY,) and is_here(filter)
        self.that = next((part.what for part in parts(filter) if isinstance(part, p.That)), None)
        self.shown = Shown(tuple(part for part in parts(filter) if type(part) in rows.SHOWN))
        others = (part for part in parts(filter) if type(part) not in rows.SHOWN)
        asked = sorted(others, key=lambda part: type(part) not in READ_OFF)
        self.checks = tuple((sifter(type(part)), part) for part in asked)


PLAY = Zone.PLAY
LOOSE = (Zone.CHAIN, Zone.GUARD, Zone.ASIDE)
"""Where cards lie that are in no pile."""

SCOPES: dict[int, Scope] = {}


def scope(filter: f.Filter) -> Scope:
    """Where to look for what fits a filter."""
    known = SCOPES.get(id(filter))
    if known is None or known.filter is not filter:
        known = SCOPES[id(filter)] = Scope(filter)
    return known


def all_in(state: MeccgState, context: Context, filter: f.Filter) -> list[CardId]:
    """All cards that fit: in play, unless the filter names another zone."""
    where = scope(filter)
    return sifted(state, context, where, candidates(state, context, where))


def all_of(
    state: MeccgState, context: Context, filter: f.Filter, seat: Seat, untapped: bool
) -> list[CardId]:
    """All cards of a player that fit, or those of them that are untapped."""
    where = scope(filter)
    found = [
        card
        for card in candidates(state, context, where)
        if holder(state, card) == seat
        and (not untapped or state.cards[card].status is Status.UNTAPPED)
    ]
    return sifted(state, context, where, found)


def sifted(state: MeccgState, context: Context, scope: Scope, found: list[CardId]) -> list[CardId]:
    """Those cards that pass all that a filter asks for."""
    if scope.shown.asked:
        shown, there = scope.shown, state.cards
        found = [card for card in found if shown[there[card].code]]
    for check, part in scope.checks:
        if not found:
            break
        found = [card for card in found if check(state, context, part, card)]
    return found


def candidates(state: MeccgState, context: Context, scope: Scope) -> list[CardId]:
    """The cards among which those that fit must be."""
    if scope.that is not None:
        meant_ones = cards_meant(state, context, scope.that)
        if len(meant_ones) < 2:
            return [card for card in meant_ones if state.cards[card].zone in scope.zones]
    if scope.here:
        company = company_in(state, context)
        return [] if company is None else cards_of(state, company)
    found: list[CardId] = []
    for zone in scope.zones:
        if zone is PLAY:
            found += state.play
        elif zone in LOOSE:
            found += [CardId(n) for n, card in enumerate(state.cards) if card.zone is zone]
        else:
            for seat in range(state.players):
                found += pile_of(state, zone, seat)
    return found


def cards_of(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The characters of a company, what lies on them, and what lies on the company."""
    if company not in state.companies:
        return []
    found: list[CardId] = []
    for card in state.companies[company].members:
        found.append(card)
        for held in lying_on(state, card):
            found.append(held)
            found += lying_on(state, held)
    return found + state.upon.get(company, [])


def companies_in(state: MeccgState, context: Context, filter: f.Filter) -> list[CompanyId]:
    """All companies that fit."""
    return [key for key in state.companies if fits(state, context, filter, Group(key))]
