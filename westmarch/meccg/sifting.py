"""Whether a card or a company fits a filter."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg.context import Context, meant
from westmarch.meccg.kinds import CardType
from westmarch.meccg.numbers import body, direct_influence, mind, prowess, size
from westmarch.meccg.reading import (
    bearer_items,
    character,
    creature,
    faction,
    is_avatar,
    is_haven,
    item,
    printed,
    site,
    skills,
)
from westmarch.meccg.state import CompanyId, MeccgState, Zone
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary.references import Stat


def all_in(state: MeccgState, context: Context, filter: f.Filter) -> list[CardId]:
    """All cards in play that fit."""
    return [
        CardId(number)
        for number, card in enumerate(state.cards)
        if card.zone is Zone.PLAY and fits(state, context, filter, CardId(number))
    ]


def fits(state: MeccgState, context: Context, filter: f.Filter, card: CardId) -> bool:
    """Whether a card fits."""
    row, there = printed(state, card), state.cards[card]
    match filter:
        case f.Both(one, two):
            return fits(state, context, one, card) and fits(state, context, two, card)
        case f.Either(one, two):
            return fits(state, context, one, card) or fits(state, context, two, card)
        case f.Other(what):
            return not fits(state, context, what, card)
        case f.OfKind(kinds):
            return row.kind in kinds
        case f.OfRace(races):
            return any(race in races for race in races_of(state, card))
        case f.Skilled(skill):
            return skill in skills(state, card)
        case f.Marked(keyword):
            return keyword in row.keywords
        case f.ItemOf(kinds):
            thing = item(state, card)
            return thing is not None and thing.kind in kinds
        case f.Aligned(alignment):
            return row.alignment is alignment
        case f.Named(codes):
            return row.code in codes
        case f.Being(beings):
            return row.being in beings
        case f.Lies(status):
            return there.status is status
        case f.In(zone):
            return there.zone is zone
        case f.InCompany():
            return company_of(state, card) == context.company is not None
        case f.On(what):
            return there.host in meant(state, context, what)
        case f.That(what):
            return card in meant(state, context, what)
        case f.Bears(what):
            return any(fits(state, context, what, held) for held in bearer_items(state, card))
        case f.With(stat, least, most):
            number = value(state, card, stat)
            return (least is None or number >= least) and (most is None or number <= most)
        case f.At(where):
            company = company_of(state, card)
            return company is not None and fits(
                state, context, where, state.companies[company].site
            )
        case f.Has(flag):
            return has(state, context, flag, card)
    return site_fits(state, filter, card)


def site_fits(state: MeccgState, filter: f.Filter, card: CardId) -> bool:
    """Whether a site card fits what is said about sites."""
    if state.cards[card].code not in SITES:
        return False
    there = site(state, card)
    match filter:
        case f.SiteOf(types):
            return there.site_type in types
        case f.Place(places):
            return there.place in places
        case f.InRegion(regions):
            return there.region in regions
        case f.InLand(types):
            return there.region is not None and REGIONS[there.region].region_type in types
    return False


def has(state: MeccgState, context: Context, flag: f.Flag, card: CardId) -> bool:
    """Whether a card has a property."""
    row, there = printed(state, card), state.cards[card]
    match flag:
        case f.Flag.UNIQUE:
            return row.unique
        case f.Flag.AVATAR:
            return is_avatar(state, card)
        case f.Flag.AGENT:
            found = character(state, card)
            return found is not None and found.agent
        case f.Flag.FOLLOWER:
            return there.follows is not None
        case f.Flag.MINE:
            return there.owner == context.seat
        case f.Flag.THEIRS:
            return there.owner != context.seat
        case f.Flag.HAZARD:
            return row.type is CardType.HAZARD
        case f.Flag.RESOURCE:
            return row.type is CardType.RESOURCE
        case f.Flag.UNDER_DEEPS:
            return there.code in SITES and site(state, card).under_deeps
        case f.Flag.INFORMATION:
            return there.code in SITES and site(state, card).information
        case f.Flag.HAVEN:
            return there.code in SITES and is_haven(state, there.owner, card)
    return False


def company_fits(state: MeccgState, context: Context, filter: f.Filter, company: CompanyId) -> bool:
    """Whether a company fits."""
    there = state.companies[company]
    match filter:
        case f.Both(one, two):
            parts = (one, two)
            return all(company_fits(state, context, part, company) for part in parts)
        case f.Either(one, two):
            parts = (one, two)
            return any(company_fits(state, context, part, company) for part in parts)
        case f.Other(what):
            return not company_fits(state, context, what, company)
        case f.Holding(what, least, most):
            count = sum(fits(state, context, what, card) for card in there.members)
            return count >= least and (most is None or count <= most)
        case f.Sized(least, most):
            number = size(state, company)
            return (least is None or number >= least) and (most is None or number <= most)
        case f.At(where):
            return fits(state, context, where, there.site)
        case f.MovingThrough(types, regions):
            journey = there.journey
            return journey is not None and (
                any(kind in journey.path for kind in types)
                or any(region in journey.regions for region in regions)
            )
        case f.Has(f.Flag.MOVING):
            return there.journey is not None
        case f.Has(f.Flag.MINE):
            return there.seat == context.seat
        case f.Has(f.Flag.THEIRS):
            return there.seat != context.seat
    return False


def company_of(state: MeccgState, card: CardId) -> CompanyId | None:
    """The company of a character, or of what lies on one."""
    host = state.cards[card].host
    return state.cards[card if host is None else host].company


def races_of(state: MeccgState, card: CardId) -> tuple[object, ...]:
    """The races of a card."""
    person, beast, folk = character(state, card), creature(state, card), faction(state, card)
    if person is not None:
        return (person.race,)
    if beast is not None:
        return tuple(race for attack in beast.attacks for race in attack.races)
    return () if folk is None else (folk.race,)


def value(state: MeccgState, card: CardId, stat: Stat) -> int:
    """A number of a card."""
    match stat:
        case Stat.MIND:
            return mind(state, card)
        case Stat.PROWESS:
            return prowess(state, card)
        case Stat.BODY:
            return body(state, card)
        case Stat.DIRECT_INFLUENCE:
            return direct_influence(state, card)
    raise AssertionError(f"no card is chosen by its {stat.value}")
