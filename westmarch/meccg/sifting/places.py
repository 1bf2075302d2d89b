"""Filters about sites."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg import terrain
from westmarch.meccg.context import cards_meant, meant
from westmarch.meccg.kinds import Alignment, Mark, PlaceCode, SiteType
from westmarch.meccg.reading import at_home
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.things import Context, Onslaught, Thing
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p


def row(state: MeccgState, thing: Thing) -> Site | None:
    """The row of a site card."""
    return SITES.get(state.cards[thing].code) if isinstance(thing, int) else None


def site_of(state: MeccgState, context: Context, filter: p.SiteOf, thing: Thing) -> bool:
    """A site of a type."""
    if not isinstance(thing, int) or row(state, thing) is None:
        return False
    return terrain.site_type(state, thing, context.source) in filter.types


def place(state: MeccgState, context: Context, filter: p.Place, thing: Thing) -> bool:
    """One of some sites."""
    there = row(state, thing)
    return there is not None and there.place in filter.places


def same_place(state: MeccgState, context: Context, filter: p.SamePlace, thing: Thing) -> bool:
    """Any version of a site."""
    if not isinstance(thing, int) or row(state, thing) is None:
        return False
    wanted = cards_meant(state, context, filter.what)
    return any(
        row(state, site) is not None and terrain.is_same_place(state, thing, site)
        for site in wanted
    )


def home_of(state: MeccgState, context: Context, filter: p.HomeOf, thing: Thing) -> bool:
    """A home site of somebody."""
    if not isinstance(thing, int) or row(state, thing) is None:
        return False
    return any(at_home(state, who, thing) for who in cards_meant(state, context, filter.who))


def in_region(state: MeccgState, context: Context, filter: p.InRegion, thing: Thing) -> bool:
    """A site in a region."""
    there = row(state, thing)
    return there is not None and there.region in filter.regions


def in_land(state: MeccgState, context: Context, filter: p.InLand, thing: Thing) -> bool:
    """A site in a region of a type."""
    there = row(state, thing)
    return (
        there is not None
        and there.region is not None
        and terrain.region_type(state, there.region) in filter.types
    )


def path_has(state: MeccgState, context: Context, filter: p.PathHas, thing: Thing) -> bool:
    """A site with a path of a kind: as printed, and as lands are now."""
    if not isinstance(thing, int) or row(state, thing) is None:
        return False
    return terrain.site_path(state, thing, context.source).count(filter.kind) >= filter.times


def beside_deeps(state: MeccgState, context: Context, filter: p.BesideDeeps, thing: Thing) -> bool:
    """A site beside an Under-deeps site."""
    there = row(state, thing)
    return there is not None and any(
        passage.place == there.place
        for deep in SITES.values()
        if deep.under_deeps
        for passage in deep.adjacent
    )


def nearest_haven(
    state: MeccgState, context: Context, filter: p.NearestHaven, thing: Thing
) -> bool:
    """The nearest haven of a site; a Darkhaven is its own (M-LOCS-23)."""
    there = row(state, thing)
    return there is not None and any(
        near is not None and there.place == nearest(near)
        for near in (row(state, one) for one in meant(state, context, filter.of))
    )


OF_SHADOW = (Alignment.MINION, Alignment.BALROG)


def nearest(there: Site) -> PlaceCode | None:
    """The nearest haven of a site."""
    darkhaven = there.site_type is SiteType.HAVEN and there.card.alignment in OF_SHADOW
    return there.place if darkhaven else there.nearest_haven


def attacked_by(state: MeccgState, context: Context, filter: f.AttackedBy, thing: Thing) -> bool:
    """A site with an automatic-attack that fits."""
    if not isinstance(thing, int) or row(state, thing) is None:
        return False
    return any(
        fitting.fits(state, context, filter.attack, attack)
        for attack in terrain.onslaughts(state, thing)
    )


def onslaught_fits(state: MeccgState, context: Context, filter: f.Filter, thing: Onslaught) -> bool:
    """Whether an automatic-attack fits, though it is not yet under way."""
    match filter:
        case p.OfRace(races):
            return any(race in races for race in thing.attack.races)
        case f.Either(one, two):
            return any(onslaught_fits(state, context, each, thing) for each in (one, two))
        case f.Both(one, two):
            return all(onslaught_fits(state, context, each, thing) for each in (one, two))
        case f.Other(what):
            return not onslaught_fits(state, context, what, thing)
        case f.At(site):
            return fitting.fits(state, context, site, thing.site)
        case p.That(what):
            return thing in meant(state, context, what)
        case p.Has(p.Flag.DETAINMENT):
            return Mark.DETAINMENT in thing.attack.marks
    return filter in ALL_ONSLAUGHTS


ALL_ONSLAUGHTS: tuple[f.Filter, ...] = (
    f.Anything(),
    p.Has(p.Flag.ATTACK),
    p.Has(p.Flag.AUTOMATIC),
    p.KeyedToSite(),
)
"""What is true of every automatic-attack."""


SIFTERS: dict[type[p.Filters], Callable[..., bool]] = {
    p.SiteOf: site_of,
    p.Place: place,
    p.SamePlace: same_place,
    p.HomeOf: home_of,
    p.InRegion: in_region,
    p.InLand: in_land,
    p.PathHas: path_has,
    p.BesideDeeps: beside_deeps,
    p.NearestHaven: nearest_haven,
    f.AttackedBy: attacked_by,
}
