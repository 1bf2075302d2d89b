"""Filters about companies, and about where somebody is."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg import agents, numbers, terrain
from westmarch.meccg.context import cards_meant, company_in, meant, seat_of
from westmarch.meccg.kinds import CompanyId, Movement
from westmarch.meccg.reading import company_of, place_of, site_of
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault, Context, Group, Thing
from westmarch.meccg.underway import attack_of
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p


def company(state: MeccgState, thing: Thing) -> CompanyId | None:
    """The company that a thing is or belongs to."""
    match thing:
        case int():
            return company_of(state, thing)
        case Group(key) if key in state.companies:
            return key
    return None


def is_within(number: int, least: int | None, most: int | None) -> bool:
    """Whether a number is within limits."""
    return (least is None or number >= least) and (most is None or number <= most)


def holding(state: MeccgState, context: Context, filter: f.Holding, thing: Thing) -> bool:
    """A company with so many that fit."""
    key = company(state, thing)
    if key is None:
        return False
    count = sum(
        fitting.fits(state, context, filter.what, card) for card in fitting.cards_of(state, key)
    )
    return is_within(count, filter.least, filter.most)


def sized(state: MeccgState, context: Context, filter: p.Sized, thing: Thing) -> bool:
    """A company of a size."""
    key = company(state, thing)
    return key is not None and is_within(numbers.size(state, key), filter.least, filter.most)


def counting(state: MeccgState, context: Context, filter: p.Counting, thing: Thing) -> bool:
    """A company of so many characters."""
    key = company(state, thing)
    return key is not None and is_within(
        len(state.companies[key].members), filter.least, filter.most
    )


def of_player(state: MeccgState, context: Context, filter: p.OfPlayer, thing: Thing) -> bool:
    """Something of a player of an alignment."""
    seat = seat_of(state, thing)
    return seat is not None and state.alignments[seat] in filter.alignments


def at(state: MeccgState, context: Context, filter: f.At, thing: Thing) -> bool:
    """Somebody, or an automatic-attack, at a site; who is moving is at none (M-MH-09)."""
    if isinstance(thing, Assault):
        attack = attack_of(state, thing.number)
        there = None if attack is None else attack.onslaught
        here = None if there is None else there.site
    elif isinstance(thing, Group):
        here = site_of(state, thing.company) if thing.company in state.companies else None
    else:
        here = place_of(state, thing) if isinstance(thing, int) else None
    return here is not None and fitting.fits(state, context, filter.site, here)


def at_site_of(state: MeccgState, context: Context, filter: p.AtSiteOf, thing: Thing) -> bool:
    """Somebody at the same site as something."""
    if not isinstance(thing, int):
        return False
    lurks = agents.is_agent(state, thing)
    here = place_of(state, thing)
    if here is None and not lurks:
        return False
    for other in meant(state, context, filter.what):
        there = place_of(state, other) if isinstance(other, int) else None
        if lurks and there is not None:
            return agents.is_at(state, thing, there)
        if here is not None and there is not None and terrain.is_same_place(state, here, there):
            return True
    return False


def near(state: MeccgState, context: Context, filter: f.Near, thing: Thing) -> bool:
    """Somebody at the same site as one who fits."""
    here = place_of(state, thing) if isinstance(thing, int) else None
    return here is not None and any(
        (there := place_of(state, other)) is not None and terrain.is_same_place(state, here, there)
        for other in fitting.all_in(state, context, filter.what)
    )


def in_reach_of(state: MeccgState, context: Context, filter: p.InReachOf, thing: Thing) -> bool:
    """A card that an agent can try to influence."""
    return isinstance(thing, int) and any(
        agents.can_reach(state, one, thing, company_in(state, context))
        for one in cards_meant(state, context, filter.what)
    )


def moving_to(state: MeccgState, context: Context, filter: f.MovingTo, thing: Thing) -> bool:
    """A company that moves to a site that fits."""
    key = company(state, thing)
    journey = None if key is None else terrain.journey_of(state, key)
    return journey is not None and fitting.fits(state, context, filter.site, journey.to)


def moving_by(state: MeccgState, context: Context, filter: p.MovingBy, thing: Thing) -> bool:
    """A company that moves by a kind of movement, or has done so this turn."""
    key = company(state, thing)
    journey = None if key is None else terrain.journey_of(state, key)
    return journey is not None and journey.way in filter.ways


def moving_through(
    state: MeccgState, context: Context, filter: p.MovingThrough, thing: Thing
) -> bool:
    """A company whose site path has something."""
    key = company(state, thing)
    journey = None if key is None else terrain.journey_of(state, key)
    if key is None or journey is None:
        return False
    if filter.leaving:
        left = journey.regions[:-1] if journey.way is Movement.REGION else ()
        return any(region in left for region in filter.regions)
    path = terrain.path(state, key, context.source)
    return any(path.count(kind) >= filter.times for kind in filter.types) or any(
        region in journey.regions for region in filter.regions
    )


SIFTERS: dict[type[p.Filters], Callable[..., bool]] = {
    f.Holding: holding,
    p.Sized: sized,
    p.Counting: counting,
    p.OfPlayer: of_player,
    f.At: at,
    p.AtSiteOf: at_site_of,
    f.Near: near,
    p.InReachOf: in_reach_of,
    f.MovingTo: moving_to,
    p.MovingBy: moving_by,
    p.MovingThrough: moving_through,
}
