"""Where companies can go, and by which ways (M-MOVE, M-UD)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import Alignment, RegionCode, RegionType
from westmarch.meccg.reading import companies_of, is_avatar, is_haven, members, site
from westmarch.meccg.state import CompanyId, Journey, MeccgState, Way, Zone
from westmarch.meccg.tables import REGIONS
from westmarch.meccg.tables.figures import Site

MOST_REGIONS = 4
"""Region movement crosses no more, both ends included (M-MOVE-10)."""

UDUN, DAGORLAD = RegionCode("udun"), RegionCode("dagorlad")
FORBIDDEN_START = (UDUN, RegionCode("gorgoroth"))
"""Where hero companies cannot go by starter movement (M-MOVE-08)."""


def destinations(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The site cards to which a company can go: of the location deck, or in play already."""
    there = state.companies[company]
    return [card for card in reachable_cards(state, there.seat) if journeys(state, company, card)]


def reachable_cards(state: MeccgState, seat: Seat) -> list[CardId]:
    """The site cards that a seat has, each place once (M-MOVE-02, M-MOVE-03)."""
    found: dict[str, CardId] = {}
    in_play = {company.site for _, company in companies_of(state, seat)}
    in_play |= {
        company.journey.to
        for _, company in companies_of(state, seat)
        if company.journey is not None
    }
    for card in (*sorted(in_play), *state.sites[seat]):
        if state.cards[card].zone in (Zone.SITES, Zone.PLAY):
            found.setdefault(state.cards[card].code, card)
    return list(found.values())


def journeys(state: MeccgState, company: CompanyId, to: CardId) -> list[Journey]:
    """All ways by which a company can go to a site."""
    there = state.companies[company]
    if to == there.site or is_taken(state, company, to):
        return []
    start, end = site(state, there.site), site(state, to)
    if start.place == end.place:
        return []
    if start.under_deeps or end.under_deeps:
        return [Journey(to, Way.UNDER_DEEPS)] if is_beside(start, end) else []
    return [*starter(state, company, to), *by_regions(state, company, to)]


def is_taken(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether another company goes from the same site to the same (M-MOVE-04)."""
    there = state.companies[company]
    return any(
        key != company
        and other.site == there.site
        and other.journey is not None
        and other.journey.to == to
        for key, other in companies_of(state, there.seat)
    )


def is_beside(start: Site, end: Site) -> bool:
    """Whether one site is adjacent to another under the mountains (M-UD-05, M-UD-06)."""
    deep, other = (start, end) if start.under_deeps else (end, start)
    return any(
        passage.place == other.place
        or (passage.region is not None and passage.region == other.region)
        for passage in deep.adjacent
    )


def starter(state: MeccgState, company: CompanyId, to: CardId) -> Iterator[Journey]:
    """Starter movement: between a haven and a site that names it, or between havens (M-MOVE-06)."""
    there = state.companies[company]
    side = state.alignments[there.seat]
    if side in (Alignment.FALLEN_WIZARD, Alignment.BALROG):
        return
    start, end = site(state, there.site), site(state, to)
    if side is Alignment.HERO and end.region in FORBIDDEN_START:
        return
    path = printed_path(state, there.seat, there.site, to)
    if path is None or not may_cross(state, company, path):
        return
    ends = tuple(dict.fromkeys(each for each in (start.region, end.region) if each is not None))
    yield Journey(to, Way.STARTER, ends, path)


def printed_path(
    state: MeccgState, seat: Seat, start: CardId, to: CardId
) -> tuple[RegionType, ...] | None:
    """The site path printed on a site card for the way to or from its haven (M-GAP-14)."""
    one, other = site(state, start), site(state, to)
    if is_haven(state, seat, start) and is_haven(state, seat, to):
        return next((each.path for each in other.haven_paths if each.haven == one.place), None)
    if is_haven(state, seat, start) and other.nearest_haven == one.place:
        return other.path
    if is_haven(state, seat, to) and one.nearest_haven == other.place:
        return tuple(reversed(one.path))
    return None


def by_regions(state: MeccgState, company: CompanyId, to: CardId) -> Iterator[Journey]:
    """Region movement: every way of up to four adjacent regions (M-MOVE-10 to 14)."""
    there = state.companies[company]
    start, end = site(state, there.site).region, site(state, to).region
    if start is None or end is None or is_bound(state, company):
        return
    minion = state.alignments[there.seat] is Alignment.MINION
    for regions in ways(start, end, (start,), minion):
        path = tuple(REGIONS[each].region_type for each in regions)
        if may_cross(state, company, path):
            yield Journey(to, Way.REGION, regions, path)


def is_bound(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company cannot use region movement, with such an avatar (M-MOVE-15, M-RW-07)."""
    side = state.alignments[state.companies[company].seat]
    return side in (Alignment.MINION, Alignment.BALROG) and any(
        is_avatar(state, card) for card in members(state, company)
    )


def may_cross(state: MeccgState, company: CompanyId, path: tuple[RegionType, ...]) -> bool:
    """Whether a company may take a path: Ringwraiths and The Balrog cross no sea (M-MOVE-17)."""
    return RegionType.COASTAL_SEA not in path or not is_bound(state, company)


def ways(
    start: RegionCode, end: RegionCode, path: tuple[RegionCode, ...], minion: bool
) -> Iterator[tuple[RegionCode, ...]]:
    """All ways between two regions that cross no region twice."""
    if start == end:
        yield path
        return
    if len(path) == MOST_REGIONS:
        return
    for region in neighbours(start, minion):
        if region not in path:
            yield from ways(region, end, (*path, region), minion)


def neighbours(region: RegionCode, minion: bool) -> tuple[RegionCode, ...]:
    """The adjacent regions; Udûn and Dagorlad are, for minion players (M-MOVE-14)."""
    found = REGIONS[region].adjacent
    if minion and region in (UDUN, DAGORLAD):
        return (*found, DAGORLAD if region == UDUN else UDUN)
    return found
