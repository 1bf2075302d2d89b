"""Filters about cards: what they are, how they lie, and on what."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from westmarch.meccg import agents, fallen, numbers, terrain, traits, underway
from westmarch.meccg.context import cards_meant, company_in, meant
from westmarch.meccg.declared import ways
from westmarch.meccg.kinds import Alignment, CardCode, EventKind, ItemKind, Kind, Race, Skill
from westmarch.meccg.placing import fits as row_fits
from westmarch.meccg.placing import offers
from westmarch.meccg.reading import (
    ally,
    at_home,
    character,
    company_of,
    faction,
    item,
    lying_on,
    place_of,
    printed,
    versions,
)
from westmarch.meccg.sifting import fitting, flags
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, EVENTS, SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.things import Assault, Context, Group, Player, Thing
from westmarch.meccg.underway import AttackUnderWay, Origin, attack_of, entry_of
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.journeys import ReturnToOrigin
from westmarch.meccg.vocabulary.references import Deed


def of_kind(state: MeccgState, context: Context, filter: p.OfKind, thing: Thing) -> bool:
    """A card of a kind; an attack counts as its creature, in combat an ally as a character.

    An agent is neither creature nor character (M-AGENT-05).
    """
    if isinstance(thing, int):
        there = state.cards[thing]
        kind = AS_PLAYED.get(there.form) or CARDS[there.code].kind
        if kind in filter.kinds:
            return there.form is None or there.form is not Form.AGENT
        return kind is ALLY and CHARACTER in filter.kinds and is_in_combat(state)
    attack = assault(state, thing)
    return attack is not None and Kind.CREATURE in filter.kinds and is_creature_attack(attack)


ALLY, CHARACTER = Kind.ALLY, Kind.CHARACTER
AS_PLAYED: dict[Form | None, Kind] = {
    Form.EVENT: Kind.EVENT,
    Form.TROPHY: Kind.ITEM,
    Form.ALLY: ALLY,
}
"""What cards are by the form in which they were played."""


def is_in_combat(state: MeccgState) -> bool:
    """Whether an attack is being faced, so that allies count as characters (M-ALLY-04)."""
    return underway.attack(state) is not None


def is_creature_attack(attack: AttackUnderWay) -> bool:
    """Whether an attack counts as that of a creature; those of Dragons at home do (M-DRG-05)."""
    if attack.origin is Origin.CREATURE:
        return True
    return attack.code in EVENTS and Race.DRAGON in attack.attack.races


def assault(state: MeccgState, thing: Thing) -> AttackUnderWay | None:
    """The attack that a thing is, as long as it is going on."""
    return attack_of(state, thing.number) if isinstance(thing, Assault) else None


def event_of(state: MeccgState, context: Context, filter: p.EventOf, thing: Thing) -> bool:
    """An event of a kind."""
    if not isinstance(thing, int):
        return False
    there = state.cards[thing]
    if there.form is Form.EVENT:
        return EventKind.PERMANENT in filter.kinds
    if there.code in EVENTS:
        return any(kind in filter.kinds for kind in EVENTS[there.code].kinds)
    return False


def of_race(state: MeccgState, context: Context, filter: p.OfRace, thing: Thing) -> bool:
    """A being of a race."""
    return any(race in filter.races for race in traits.races(state, thing))


def skilled(state: MeccgState, context: Context, filter: p.Skilled, thing: Thing) -> bool:
    """Somebody with a skill."""
    return isinstance(thing, int) and filter.skill in traits.skills(state, thing)


def requires(state: MeccgState, context: Context, filter: p.Requires, thing: Thing) -> bool:
    """A card that needs somebody with a skill."""
    return isinstance(thing, int) and filter.skill in skills_needed(state.cards[thing].code)


@cache
def skills_needed(code: CardCode) -> frozenset[Skill]:
    """The skills that its user or target needs for a card to be played."""
    asked = [
        each
        for event in ways(code)
        for each in (event.way.tap, event.way.by, event.way.on)
        if isinstance(each, f.Filter)
    ]
    return frozenset(
        part.skill for each in asked for part in fitting.parts(each) if isinstance(part, p.Skilled)
    )


def uses(state: MeccgState, context: Context, filter: p.Uses, thing: Thing) -> bool:
    """Somebody who can use magic."""
    return isinstance(thing, int) and filter.magic in traits.magic(state, thing)


def item_of(state: MeccgState, context: Context, filter: p.ItemOf, thing: Thing) -> bool:
    """An item of a kind; trophies are minor items (M-TRO-02)."""
    if not isinstance(thing, int):
        return False
    row = item(state, thing)
    if row is None:
        return ItemKind.MINOR in filter.kinds and flags.is_trophy(state, thing)
    return row.kind in filter.kinds


def aligned(state: MeccgState, context: Context, filter: p.Aligned, thing: Thing) -> bool:
    """A card of an alignment; a Fallen-wizard's characters but for Orcs are heroes (M-FW-03)."""
    if isinstance(thing, Player):
        return state.alignments[thing.seat] is filter.alignment
    if not isinstance(thing, int):
        return False
    if character(state, thing) is not None and fallen.is_heros(state, thing):
        return filter.alignment is Alignment.HERO
    return printed(state, thing).alignment is filter.alignment


def specific_to(state: MeccgState, context: Context, filter: p.SpecificTo, thing: Thing) -> bool:
    """A card specific to a being."""
    return isinstance(thing, int) and printed(state, thing).specific in filter.beings


def with_number(state: MeccgState, context: Context, filter: p.With, thing: Thing) -> bool:
    """Something with a number within limits."""
    number = numbers.value(state, thing, filter.stat, printed=filter.printed)
    if number is None:
        return False
    return (filter.least is None or number >= filter.least) and (
        filter.most is None or number <= filter.most
    )


def less(state: MeccgState, context: Context, filter: p.Less, thing: Thing) -> bool:
    """Something with a lower number than something else."""
    own = numbers.value(state, thing, filter.stat)
    others = [
        numbers.value(state, other, filter.stat) for other in meant(state, context, filter.than)
    ]
    return own is not None and all(other is not None and own < other for other in others)


def more(state: MeccgState, context: Context, filter: p.More, thing: Thing) -> bool:
    """Something with a greater number than something else."""
    own = numbers.value(state, thing, filter.stat)
    others = [
        numbers.value(state, other, filter.stat) for other in meant(state, context, filter.than)
    ]
    return own is not None and all(other is not None and own > other for other in others)


def lies(state: MeccgState, context: Context, filter: p.Lies, thing: Thing) -> bool:
    """A card that lies in a way."""
    return isinstance(thing, int) and state.cards[thing].status is filter.status


def in_zone(state: MeccgState, context: Context, filter: p.In, thing: Thing) -> bool:
    """A card in a zone."""
    return isinstance(thing, int) and state.cards[thing].zone is filter.zone


def in_company(state: MeccgState, context: Context, filter: p.InCompany, thing: Thing) -> bool:
    """A card in the company."""
    if not isinstance(thing, int):
        return False
    company = company_in(state, context)
    return company is not None and company_of(state, thing) == company


def amid(state: MeccgState, context: Context, filter: f.Amid, thing: Thing) -> bool:
    """A card in a company that fits."""
    company = company_of(state, thing) if isinstance(thing, int) else None
    return company is not None and fitting.fits(state, context, filter.company, Group(company))


def on(state: MeccgState, context: Context, filter: p.On, thing: Thing) -> bool:
    """A card that lies on something meant."""
    if not isinstance(thing, int):
        return False
    there = state.cards[thing]
    for host in meant(state, context, filter.what):
        if isinstance(host, Group) and there.host is None and there.company == host.company:
            return True
        if there.host is not None and there.host == host:
            return True
    return False


def lying(state: MeccgState, context: Context, filter: f.LyingOn, thing: Thing) -> bool:
    """A card that lies on something that fits."""
    host = state.cards[thing].host if isinstance(thing, int) else None
    return host is not None and fitting.fits(state, context, filter.what, host)


def kept_by(state: MeccgState, context: Context, filter: f.KeptBy, thing: Thing) -> bool:
    """A card that another remembers."""
    return any(
        thing in state.cards[card].kept for card in fitting.all_in(state, context, filter.what)
    )


def bears(state: MeccgState, context: Context, filter: f.Bears, thing: Thing) -> bool:
    """Something that bears a card that fits."""
    return isinstance(thing, int) and any(
        fitting.fits(state, context, filter.what, held) for held in lying_on(state, thing)
    )


def keeps(state: MeccgState, context: Context, filter: f.Keeps, thing: Thing) -> bool:
    """A card that remembers something that fits."""
    return isinstance(thing, int) and any(
        fitting.fits(state, context, filter.what, one)
        for one in (*state.cards[thing].kept, *versions(state, thing))
    )


def controls(state: MeccgState, context: Context, filter: f.Controls, thing: Thing) -> bool:
    """A character with a follower who fits."""
    return isinstance(thing, int) and any(
        fitting.fits(state, context, filter.what, each) for each in numbers.followers(state, thing)
    )


def follower_of(state: MeccgState, context: Context, filter: f.FollowerOf, thing: Thing) -> bool:
    """A follower of somebody who fits."""
    leader = state.cards[thing].follows if isinstance(thing, int) else None
    return leader is not None and fitting.fits(state, context, filter.whom, leader)


def home_at(state: MeccgState, context: Context, filter: f.HomeAt, thing: Thing) -> bool:
    """A character with a home site that fits."""
    row = character(state, thing) if isinstance(thing, int) else None
    if row is None:
        return False
    return any(row_fits(row.homes, site) for site in sites_of(filter.site))


def sites_of(filter: f.Filter) -> list[Site]:
    """The sites that a filter of places or types names, in every version."""
    match filter:
        case p.Place(places):
            return [site for site in SITES.values() if site.place in places]
        case p.SiteOf(types):
            return [site for site in SITES.values() if site.site_type in types]
        case p.InRegion(regions):
            return [site for site in SITES.values() if site.region in regions]
        case f.Either(one, two):
            return [*sites_of(one), *sites_of(two)]
        case f.Both(one, two):
            codes = {site.card.code for site in sites_of(two)}
            return [site for site in sites_of(one) if site.card.code in codes]
    raise AssertionError(f"{filter} names no sites")


def is_at_home(state: MeccgState, context: Context, filter: p.AtHome, thing: Thing) -> bool:
    """A character at home."""
    if not isinstance(thing, int):
        return False
    if agents.is_agent(state, thing):
        return agents.is_home(state, thing)
    here = place_of(state, thing)
    return here is not None and at_home(state, thing, here)


def playable_at(state: MeccgState, context: Context, filter: p.PlayableAt, thing: Thing) -> bool:
    """A card that can be played at a site."""
    sites = cards_meant(state, context, filter.site)
    return any(row_playable(state, thing, terrain.as_it_is(state, site)) for site in sites)


def playable_where(
    state: MeccgState, context: Context, filter: f.PlayableWhere, thing: Thing
) -> bool:
    """A card that can be played at a site that fits."""
    return any(row_playable(state, thing, site) for site in sites_of(filter.site))


def row_playable(state: MeccgState, thing: Thing, site: Site) -> bool:
    """Whether the row of a card says that it can be played at a site."""
    if not isinstance(thing, int):
        return False
    folk, friend, thing_ = faction(state, thing), ally(state, thing), item(state, thing)
    if thing_ is not None:
        return offers(site, thing_)
    if folk is not None:
        return row_fits(folk.at, site)
    return friend is not None and row_fits(friend.at, site)


def needs(state: MeccgState, context: Context, filter: f.Needs, thing: Thing) -> bool:
    """A card of a chain that somebody who fits uses."""
    entry = entry_of(state, thing) if isinstance(thing, int) else None
    user = None if entry is None else entry.context.user
    return user is not None and fitting.fits(state, context, filter.who, user)


def would(state: MeccgState, context: Context, filter: p.Would, thing: Thing) -> bool:
    """A card of a chain with an effect on the company."""
    entry = entry_of(state, thing) if isinstance(thing, int) else None
    if entry is None or filter.deed is not Deed.RETURN_TO_ORIGIN:
        return False
    here = company_in(state, entry.context) == company_in(state, context)
    return here and any(isinstance(effect, ReturnToOrigin) for effect in entry.effects)


def targets(state: MeccgState, context: Context, filter: f.Targets, thing: Thing) -> bool:
    """A card of a chain that is played on something that fits."""
    entry = entry_of(state, thing) if isinstance(thing, int) else None
    target = None if entry is None else entry.context.target
    return target is not None and fitting.fits(state, context, filter.what, target)


SIFTERS: dict[type[p.Filters], Callable[..., bool]] = {
    p.OfKind: of_kind,
    p.EventOf: event_of,
    p.OfRace: of_race,
    p.Skilled: skilled,
    p.Requires: requires,
    p.Uses: uses,
    p.ItemOf: item_of,
    p.Aligned: aligned,
    p.SpecificTo: specific_to,
    p.With: with_number,
    p.Less: less,
    p.More: more,
    p.Lies: lies,
    p.In: in_zone,
    p.InCompany: in_company,
    f.Amid: amid,
    p.On: on,
    f.LyingOn: lying,
    f.KeptBy: kept_by,
    f.Bears: bears,
    f.Keeps: keeps,
    f.Controls: controls,
    f.FollowerOf: follower_of,
    f.HomeAt: home_at,
    p.AtHome: is_at_home,
    p.PlayableAt: playable_at,
    f.PlayableWhere: playable_where,
    f.Needs: needs,
    f.Targets: targets,
    p.Would: would,
}
