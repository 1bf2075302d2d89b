"""Filters about attacks, and about those who face them."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg import keying, terrain
from westmarch.meccg.kinds import PlaceCode, RegionType, SiteType
from westmarch.meccg.reading import creature
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Assault, Context, Group, Thing
from westmarch.meccg.underway import AttackUnderWay, Key, attack, attack_of, strike
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Happens


def found(state: MeccgState, thing: Thing) -> AttackUnderWay | None:
    """The attack that a thing is."""
    return attack_of(state, thing.number) if isinstance(thing, Assault) else None


def keyed_to(state: MeccgState, context: Context, filter: p.KeyedTo, thing: Thing) -> bool:
    """An attack keyed to a type, or to a place of such a type by its name (M-DET-06)."""
    there = found(state, thing)
    return there is not None and any(
        is_keyed(state, there, key, filter.regions, filter.sites) for key in there.keys
    )


def is_keyed(
    state: MeccgState,
    there: AttackUnderWay,
    key: Key,
    regions: tuple[RegionType, ...],
    sites: tuple[SiteType, ...],
) -> bool:
    """Whether a key is of a type, or names a region or site of a type."""
    if key.region_type in regions or key.site_type in sites:
        return True
    if key.region is not None and terrain.region_type(state, key.region) in regions:
        return True
    return key.place is not None and site_type(state, there, key.place) in sites


def site_type(state: MeccgState, there: AttackUnderWay, place: PlaceCode) -> SiteType:
    """The type of the site that an attack names: the company's, if it is still there."""
    if there.company in state.companies:
        here = keying.target_site(state, there.company)
        if SITES[state.cards[here].code].place == place:
            return terrain.site_type(state, here, there.card)
    return next(site.site_type for site in SITES.values() if site.place == place)


def keyed_by_type(state: MeccgState, context: Context, filter: p.KeyedByType, thing: Thing) -> bool:
    """An attack keyed to a type."""
    there = found(state, thing)
    return there is not None and any(
        key.region_type in filter.regions or key.site_type in filter.sites for key in there.keys
    )


def keyed_to_site(state: MeccgState, context: Context, filter: p.KeyedToSite, thing: Thing) -> bool:
    """An attack keyed to a site."""
    there = found(state, thing)
    return there is not None and any(
        key.site_type is not None or key.place is not None for key in there.keys
    )


def by(state: MeccgState, context: Context, filter: f.By, thing: Thing) -> bool:
    """An attack of a card that fits."""
    there = found(state, thing)
    return (
        there is not None
        and there.card is not None
        and fitting.fits(state, context, filter.what, there.card)
    )


def against(state: MeccgState, context: Context, filter: f.Against, thing: Thing) -> bool:
    """An attack against a company that fits."""
    there = found(state, thing)
    return there is not None and fitting.fits(state, context, filter.company, Group(there.company))


def facing(state: MeccgState, context: Context, filter: f.Facing, thing: Thing) -> bool:
    """Who faces a strike, or which company an attack, that fits."""
    there = attack(state)
    if there is None:
        return False
    faced = Assault(there.number)
    if isinstance(thing, Group):
        faces = there.company == thing.company
    else:
        now = strike(state)
        faces = now is not None and thing in (now.card, now.by)
        if now is not None and now.by is not None:
            faced = Assault(there.number, now.by if thing == now.card else now.card)
    return faces and (filter.attack is None or fitting.fits(state, context, filter.attack, faced))


def wounded_by(state: MeccgState, context: Context, filter: f.WoundedBy, thing: Thing) -> bool:
    """Whom an attack that fits has wounded this turn."""
    return any(
        one.what is Happens.WOUNDED
        and one.who == thing
        and one.by is not None
        and fitting.fits(state, context, filter.attack, one.by)
        for one in state.happened
    )


def can_be_keyed(state: MeccgState, context: Context, filter: p.CanBeKeyed, thing: Thing) -> bool:
    """A creature whose row keys it to a type."""
    row = creature(state, thing) if isinstance(thing, int) else None
    return row is not None and any(
        any(kind in filter.regions for kind, _ in keying.region_types)
        or any(kind in filter.sites for kind in keying.site_types)
        for keying in row.keying
    )


SIFTERS: dict[type[p.Filters], Callable[..., bool]] = {
    p.CanBeKeyed: can_be_keyed,
    p.KeyedTo: keyed_to,
    p.KeyedByType: keyed_by_type,
    p.KeyedToSite: keyed_to_site,
    f.By: by,
    f.Against: against,
    f.Facing: facing,
    f.WoundedBy: wounded_by,
}
