"""The map of the Middle-earth CCG: regions, site paths, the ways of the Under-deeps."""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.meccg.kinds import Alignment, RegionType, SiteType
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.tables.figures import Site

NEIGHBOURS = {code: set(region.adjacent) for code, region in REGIONS.items()}


BLACK_GATE = {"udun": "dagorlad", "dagorlad": "udun"}
"""Adjacent for minions only, which the cards do not show."""


def test_the_map_has_52_regions_and_101_borders() -> None:
    assert len(REGIONS) == 52
    borders = {frozenset((a, b)) for a, others in NEIGHBOURS.items() for b in others}
    assert len(borders) == 101
    assert all(len(border) == 2 for border in borders)
    assert Counter(region.region_type for region in REGIONS.values()) == {
        RegionType.WILDERNESS: 24,
        RegionType.SHADOW_LAND: 7,
        RegionType.BORDER_LAND: 6,
        RegionType.COASTAL_SEA: 5,
        RegionType.FREE_DOMAIN: 5,
        RegionType.DARK_DOMAIN: 5,
    }


def test_borders_have_two_sides() -> None:
    for region, others in NEIGHBOURS.items():
        assert all(region in NEIGHBOURS[other] for other in others)


def test_one_can_walk_from_everywhere_to_everywhere() -> None:
    reached, frontier = {"rohan"}, {"rohan"}
    while frontier:
        frontier = {str(other) for each in frontier for other in NEIGHBOURS[each]} - reached
        reached |= frontier
    assert reached == set(REGIONS)


def walks(start: str, path: tuple[RegionType, ...], minion: bool = False) -> set[str]:
    """The regions in which a walk with these types can end (M-MOVE-14 for minions)."""
    ends = {start} if REGIONS[start].region_type is path[0] else set()
    for type in path[1:]:
        beyond = {str(other) for each in ends for other in NEIGHBOURS[each]}
        if minion:
            beyond |= {BLACK_GATE[each] for each in ends & BLACK_GATE.keys()}
        ends = {each for each in beyond if REGIONS[each].region_type is type}
    return ends


def haven_of(site: Site, place: str) -> Site:
    """The Haven that a card means: the one of its own alignment."""
    found = [
        each
        for each in SITES.values()
        if each.place == place and each.card.alignment is site.card.alignment
    ]
    assert len(found) == 1
    assert found[0].site_type is SiteType.HAVEN
    return found[0]


WITH_PATH = [code for code, site in SITES.items() if site.path]


def test_which_sites_have_a_path() -> None:
    assert len(WITH_PATH) == 167
    for site in SITES.values():
        assert bool(site.path) == (site.nearest_haven is not None)
        if site.card.alignment in (Alignment.HERO, Alignment.MINION) and not site.under_deeps:
            assert site.path or site.haven_paths


@pytest.mark.parametrize("code", WITH_PATH)
def test_every_site_path_is_a_walk_from_its_haven(code: str) -> None:
    site = SITES[code]
    assert site.nearest_haven is not None
    start = haven_of(site, site.nearest_haven).region
    assert start is not None
    assert site.region in walks(start, site.path)


def test_every_path_between_havens_is_a_walk_both_ways() -> None:
    found = {}
    for site in SITES.values():
        for each in site.haven_paths:
            start = haven_of(site, each.haven).region
            assert start is not None
            minion = site.card.alignment is Alignment.MINION
            assert site.region in walks(start, each.path, minion)
            found[site.card.alignment, each.haven, site.place] = each.path
    assert len(found) == 14
    for (alignment, one, other), path in found.items():
        assert found[alignment, other, one] == path[::-1]


def test_sites_without_a_region_get_it_by_their_text() -> None:
    regionless = {code for code, site in SITES.items() if site.region is None}
    assert regionless == {"deep-mines", "ancient-deep-hold", "remains-of-thangorodrim"}


def test_a_place_is_in_one_region_whoever_uses_it() -> None:
    regions: dict[str, set[str | None]] = {}
    for site in SITES.values():
        regions.setdefault(site.place, set()).add(site.region)
    assert all(len(found) == 1 for found in regions.values())


def test_the_ways_of_the_under_deeps_have_two_ends() -> None:
    assert sum(bool(site.adjacent) for site in SITES.values()) == 34
    ways = {
        (site.card.alignment, site.place, way.place): way.roll
        for site in SITES.values()
        for way in site.adjacent
        if way.place is not None and way.roll > 0
    }
    deeps = {site.place for site in SITES.values() if site.under_deeps}
    for (alignment, one, other), roll in ways.items():
        if other in deeps:
            assert ways[alignment, other, one] == roll


def test_three_printed_hoards() -> None:
    hoards = {code for code, site in SITES.items() if site.hoard}
    assert hoards == {"framsburg", "framsburg-minion", "shelobs-lair-minion"}
