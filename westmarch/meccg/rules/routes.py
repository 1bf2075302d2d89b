"""Ways across the map, from region to region (M-MOVE-10 to 16)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from westmarch.meccg import deeds, numbers
from westmarch.meccg.force import in_force
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    Movement,
    RegionCode,
    RegionType,
)
from westmarch.meccg.reading import is_avatar, members
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.landmarks import DAGORLAD, FORBIDDEN_START, UDUN
from westmarch.meccg.things import Group
from westmarch.meccg.traits import is_haven
from westmarch.meccg.vocabulary.references import Deed, Stat
from westmarch.meccg.vocabulary.statics import NearRegions

MOST_OF_ALL = 6
"""Region movement never crosses more, whatever cards say (M-MOVE-16)."""

SERVANTS = frozenset((Alignment.MINION, Alignment.BALROG))
"""Whose avatars cannot use region movement."""

NO_STARTER = frozenset((Alignment.FALLEN_WIZARD, Alignment.BALROG))
"""Who does without starter movement."""

Pairs = tuple[tuple[RegionCode, RegionCode], ...]
"""Regions that are adjacent beyond what the map shows."""


class Means(NamedTuple):
    """How a company may travel, wherever it goes: by which ways, how far, over which borders.

    It may be at a `haven` now.
    """

    side: Alignment
    haven: bool
    starter: bool
    regions: bool
    sea: bool
    most: int
    more: Pairs


class Road(NamedTuple):
    """A way between two sites: the regions that are crossed, and their types."""

    way: Movement
    regions: tuple[RegionCode, ...]
    path: tuple[RegionType, ...]


class Roads(NamedTuple):
    """The roads to a site, and those there are if it is a haven, where that matters.

    Below the mountains there are none on the map.
    """

    usual: tuple[Road, ...] = ()
    to_haven: tuple[Road, ...] | None = None
    below: bool = False


class Reach(dict[CardCode, Roads]):
    """The roads from a site to all others by some means: facts of the map, each found once."""

    def __init__(self, start: CardCode, by: Means) -> None:
        self.start = SITES[start]
        self.by = by

    def __missing__(self, to: CardCode) -> Roads:
        end = SITES[to]
        if self.start.place == end.place:
            found = Roads()
        elif self.start.under_deeps or end.under_deeps:
            found = Roads(below=True)
        else:
            usual, to_haven = self.roads(end, to_haven=False), self.roads(end, to_haven=True)
            found = Roads(usual, None if to_haven == usual else to_haven)
        self[to] = found
        return found

    def roads(self, end: Site, to_haven: bool) -> tuple[Road, ...]:
        """Starter movement first, then ways from region to region."""
        found = (*starter(self.start, end, self.by, to_haven), *across(self.start, end, self.by))
        return tuple(road for road in found if may_cross(self.by, road.path))


@lru_cache(500)
def reach(start: CardCode, by: Means) -> Reach:
    """The roads from a site by some means."""
    return Reach(start, by)


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
        return Means(side, haven, starter, False, not bound, 0, ())
    most = min(MOST_OF_ALL, numbers.of_company(state, company, Stat.MAX_REGIONS))
    return Means(side, haven, starter, True, not bound, most, borders(state, company))


def is_bound(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company cannot use region movement, with such an avatar (M-MOVE-15, M-RW-07)."""
    side = state.alignments[state.companies[company].seat]
    return side in SERVANTS and any(is_avatar(state, card) for card in members(state, company))


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


def starter(start: Site, end: Site, by: Means, to_haven: bool) -> Iterator[Road]:
    """Starter movement: between a haven and a site that names it, or between havens (M-MOVE-06)."""
    path = printed_path(start, end, by.haven, to_haven) if by.starter else None
    if path is None or (by.side is Alignment.HERO and end.region in FORBIDDEN_START):
        return
    ends = tuple(dict.fromkeys(each for each in (start.region, end.region) if each is not None))
    yield Road(Movement.STARTER, ends, path)


def printed_path(
    start: Site, end: Site, from_haven: bool, to_haven: bool
) -> tuple[RegionType, ...] | None:
    """The site path printed on a site card for the way to or from its haven (M-GAP-14)."""
    if not from_haven:
        back = to_haven and start.nearest_haven == end.place
        return tuple(reversed(start.path)) if back else None
    if to_haven:
        return next((each.path for each in end.haven_paths if each.haven == start.place), None)
    return end.path if end.nearest_haven == start.place else None


def across(start: Site, end: Site, by: Means) -> tuple[Road, ...]:
    """Region movement between two sites (M-MOVE-10)."""
    if not by.regions or start.region is None or end.region is None:
        return ()
    return routes(start.region, end.region, by.most, by.more)


@lru_cache(20_000)
def routes(start: RegionCode, end: RegionCode, most: int, more: Pairs) -> tuple[Road, ...]:
    """Every way between two regions; the map never changes, so each is looked for once."""
    return tuple(
        Road(Movement.REGION, regions, tuple(REGIONS[each].region_type for each in regions))
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
