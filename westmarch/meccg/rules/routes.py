"""Ways across the map, from region to region (M-MOVE-10 to 16)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from westmarch.meccg import deeds, numbers
from westmarch.meccg.force import in_force
from westmarch.meccg.kinds import Alignment, CompanyId, RegionCode, RegionType
from westmarch.meccg.reading import is_avatar, members
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import REGIONS
from westmarch.meccg.tables.landmarks import DAGORLAD, UDUN
from westmarch.meccg.things import Group
from westmarch.meccg.traits import is_haven
from westmarch.meccg.vocabulary.references import Deed, Stat
from westmarch.meccg.vocabulary.statics import NearRegions

MOST_OF_ALL = 6
"""Region movement never crosses more, whatever cards say (M-MOVE-16)."""

NO_STARTER = (Alignment.FALLEN_WIZARD, Alignment.BALROG)
"""Who does without starter movement."""

Pairs = tuple[tuple[RegionCode, RegionCode], ...]
"""Regions that are adjacent beyond what the map shows."""


class Means(NamedTuple):
    """How a company may travel, wherever it goes: by which ways, how far, over which borders.

    It may be at a `haven` now.
    """

    haven: bool
    starter: bool
    regions: bool
    sea: bool
    most: int
    more: Pairs


class Route(NamedTuple):
    """Regions that are crossed, and their types."""

    regions: tuple[RegionCode, ...]
    path: tuple[RegionType, ...]


def means(state: MeccgState, company: CompanyId) -> Means:
    """How a company may travel (M-MOVE-06, M-MOVE-15, M-MOVE-17, M-RW-07)."""
    thing, side = Group(company), state.alignments[state.companies[company].seat]
    bound = is_bound(state, company)
    there = state.companies[company]
    haven = is_haven(state, there.seat, there.site)
    starter = side not in NO_STARTER and not deeds.cannot(state, Deed.STARTER_MOVEMENT, thing)
    allowed = not bound or deeds.may(state, Deed.REGION_MOVEMENT, thing)
    regions = allowed and not deeds.cannot(state, Deed.REGION_MOVEMENT, thing)
    if not regions:
        return Means(haven, starter, False, not bound, 0, ())
    most = min(MOST_OF_ALL, numbers.of_company(state, company, Stat.MAX_REGIONS))
    return Means(haven, starter, True, not bound, most, borders(state, company))


def is_bound(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company cannot use region movement, with such an avatar (M-MOVE-15, M-RW-07)."""
    side = state.alignments[state.companies[company].seat]
    return side in (Alignment.MINION, Alignment.BALROG) and any(
        is_avatar(state, card) for card in members(state, company)
    )


def may_cross(by: Means, path: tuple[RegionType, ...]) -> bool:
    """Whether a path may be taken: Ringwraiths and The Balrog cross no sea (M-MOVE-17)."""
    return by.sea or RegionType.COASTAL_SEA not in path


def borders(state: MeccgState, company: CompanyId) -> Pairs:
    """Regions that are adjacent for a company beyond what the map shows (M-MOVE-14)."""
    pairs: list[tuple[RegionCode, RegionCode]] = []
    if state.alignments[state.companies[company].seat] is Alignment.MINION:
        pairs.append((UDUN, DAGORLAD))
    for ability, context in in_force(state, NearRegions):
        if isinstance(ability, NearRegions) and context.company == company:
            pairs += ability.pairs
    return tuple(pairs)


@lru_cache(20_000)
def routes(start: RegionCode, end: RegionCode, most: int, more: Pairs) -> tuple[Route, ...]:
    """Every way between two regions; the map never changes, so each is looked for once."""
    return tuple(
        Route(regions, tuple(REGIONS[each].region_type for each in regions))
        for regions in ways(end, (start,), most, more)
    )


def ways(
    end: RegionCode, path: tuple[RegionCode, ...], most: int, more: Pairs
) -> Iterator[tuple[RegionCode, ...]]:
    """All ways to a region that go on from a path and cross no region twice."""
    here = path[-1]
    if here == end:
        yield path
        return
    if len(path) >= most:
        return
    for region in (*REGIONS[here].adjacent, *beyond(here, more)):
        if region not in path:
            yield from ways(end, (*path, region), most, more)


def beyond(here: RegionCode, more: Pairs) -> Iterator[RegionCode]:
    """The regions that are adjacent to one beyond what the map shows."""
    for one, two in more:
        if here == one:
            yield two
        if here == two:
            yield one
