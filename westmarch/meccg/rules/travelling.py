"""Where companies can go, and by which ways (M-MOVE, M-UD)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import Frame
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import captives, deeds, judging, numbers
from westmarch.meccg.force import in_force, of_card
from westmarch.meccg.kinds import (
    Alignment,
    CompanyId,
    Movement,
    PlaceCode,
    RegionCode,
    RegionType,
    Zone,
)
from westmarch.meccg.options import Travel
from westmarch.meccg.reading import companies_of, is_avatar, members, place, site
from westmarch.meccg.rules import composing, versions
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Journey, MeccgState
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.terrain import DAGORLAD, UDUN
from westmarch.meccg.things import Group
from westmarch.meccg.traits import is_haven
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.abilities import LiesBeside
from westmarch.meccg.vocabulary.references import Deed, Stat
from westmarch.meccg.vocabulary.statics import MustCross, NearRegions

MOST_OF_ALL = 6
"""Region movement never crosses more, whatever cards say (M-MOVE-16)."""

ROLL_DOWN = (PlaceCode("blue-mountain-dwarf-hold"), PlaceCode("iron-hill-dwarf-hold"))
TOWER = PlaceCode("barad-dur")
"""Where a Ringwraith needs no mode by the errata (M-ERR-04)."""

FORBIDDEN_START = (UDUN, RegionCode("gorgoroth"))
"""Where hero companies cannot go by starter movement (M-MOVE-08)."""


def destinations(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The site cards to which a company can go: of the location deck, or in play already."""
    there = state.companies[company]
    if deeds.cannot(state, Deed.MOVE, Group(company)):
        return []
    return [card for card in reachable_cards(state, there.seat) if journeys(state, company, card)]


def can_go(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company can go anywhere."""
    if deeds.cannot(state, Deed.MOVE, Group(company)):
        return False
    seat = state.companies[company].seat
    return any(journeys(state, company, card) for card in reachable_cards(state, seat))


def reachable_cards(state: MeccgState, seat: Seat) -> list[CardId]:
    """The site cards that a seat has, each site once; of a haven also a fresh copy (M-MOVE-03)."""
    found: dict[tuple[str, bool], CardId] = {}
    in_play = [card for card in state.play if state.cards[card].code in SITES]
    own = [card for card in in_play if state.cards[card].owner == seat]
    for card in (*sorted(own), *state.sites[seat]):
        if state.cards[card].zone in (Zone.SITES, Zone.PLAY):
            fresh = state.cards[card].zone is Zone.SITES and is_haven(state, seat, card)
            found.setdefault((state.cards[card].code, fresh), card)
    return [*found.values(), *rescue_sites(state, seat, list(found.values()))]


def rescue_sites(state: MeccgState, seat: Seat, own: list[CardId]) -> list[CardId]:
    """The opponent's site cards with prisoners of a seat that has none of its own (M-CAP-20)."""
    places = {site(state, card).place for card in own}
    found = [captives.rescue_site(state, host) for host in captives.hosts(state, seat)]
    return [card for card in found if card is not None and site(state, card).place not in places]


def journeys(state: MeccgState, company: CompanyId, to: CardId) -> list[Journey]:
    """All ways by which a company can go to a site."""
    there = state.companies[company]
    if to == there.site or is_taken(state, company, to):
        return []
    start, end = site(state, there.site), site(state, to)
    if start.place == end.place:
        return []
    if not may_go_to(state, company, to):
        return []
    if start.under_deeps or end.under_deeps:
        beside = passage(state, there.site, to) is not None
        found = [Journey(to, Movement.UNDER_DEEPS)] if beside else []
    else:
        found = [*starter(state, company, to), *by_regions(state, company, to)]
    return [one for one in found if may_take(state, company, one)]


def by_way(state: MeccgState, company: CompanyId, to: CardId, choice: Travel) -> Journey:
    """The journey that takes a way."""
    chosen = (choice.way, choice.regions)
    found = journeys(state, company, to)
    return next(one for one in found if (one.way, one.regions) == chosen)


def may_take(state: MeccgState, company: CompanyId, journey: Journey) -> bool:
    """Whether a way crosses what cards in use demand."""
    return all(
        any(kind in ability.types for kind in journey.path)
        for ability, context in in_force(state, MustCross)
        if isinstance(ability, MustCross)
        and fitting.concerns(state, context, ability.who, Group(company))
        and judging.holds(state, context, ability.if_)
    )


def may_go_to(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether a company may go to a site at all, by whatever way."""
    return (
        not deeds.cannot(state, Deed.MOVE_TO, Group(company), to)
        and may_use(state, state.companies[company].seat, to)
        and versions.may_use(state, company, to)
        and may_leave_havens(state, company, to)
        and composing.may_move_to(state, company, to)
    )


def may_use(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a site card is of a player's own side (M-LOCS-01, M-LOCS-02).

    For a rescue he may use the opponent's (M-CAP-20).
    """
    if state.cards[card].owner != seat:
        return True
    side, kind = state.alignments[seat], site(state, card).card.alignment
    if side is Alignment.HERO:
        return kind is not Alignment.MINION
    return side is not Alignment.MINION or kind is not Alignment.HERO


def is_still_allowed(state: MeccgState, company: CompanyId) -> bool:
    """Whether a journey is lawful when it is revealed (M-GAP-13)."""
    journey = state.companies[company].journey
    if journey is None:
        return True
    thing = Group(company)
    if deeds.cannot(state, Deed.MOVE, thing) or not may_go_to(state, company, journey.to):
        return False
    if journey.way is Movement.STARTER:
        return not deeds.cannot(state, Deed.STARTER_MOVEMENT, thing)
    if journey.way is Movement.REGION:
        return not deeds.cannot(state, Deed.REGION_MOVEMENT, thing)
    return True


def may_leave_havens(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether a Ringwraith may go to a site: only in a mode, if it is no haven (M-RW-08)."""
    seat = state.companies[company].seat
    if state.alignments[seat] is not Alignment.MINION or is_haven(state, seat, to):
        return True
    if not any(is_avatar(state, card) for card in members(state, company)):
        return True
    if state.errata and place(state, to) == TOWER:
        return True
    return deeds.may(state, Deed.MOVE_TO, Group(company), to)


def is_taken(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether another company goes from the same site to the same (M-MOVE-04)."""
    there = state.companies[company]
    return any(
        key != company
        and other.journey is not None
        and place(state, other.site) == place(state, there.site)
        and place(state, other.journey.to) == place(state, to)
        for key, other in companies_of(state, there.seat)
    )


def passage(state: MeccgState, start: CardId, to: CardId) -> int | None:
    """The roll for the way between adjacent sites under the mountains (M-UD-05, M-UD-06).

    `None` if there is no such way. Some sites say themselves beside which others they lie.
    """
    deep, other = (start, to) if site(state, start).under_deeps else (to, start)
    there = site(state, other)
    for one in site(state, deep).adjacent:
        if one.place == there.place or (one.region is not None and one.region == there.region):
            return one.roll
    for mine, far in ((start, to), (to, start)):
        for ability, context in of_card(state, mine, LiesBeside):
            assert isinstance(ability, LiesBeside)
            if fitting.fits(state, context, ability.site, far) and judging.holds(
                state, context, ability.if_
            ):
                return ability.roll
    return None


def starter(state: MeccgState, company: CompanyId, to: CardId) -> Iterator[Journey]:
    """Starter movement: between a haven and a site that names it, or between havens (M-MOVE-06)."""
    there = state.companies[company]
    side = state.alignments[there.seat]
    if side in (Alignment.FALLEN_WIZARD, Alignment.BALROG):
        return
    if deeds.cannot(state, Deed.STARTER_MOVEMENT, Group(company)):
        return
    start, end = site(state, there.site), site(state, to)
    if side is Alignment.HERO and end.region in FORBIDDEN_START:
        return
    path = printed_path(state, there.seat, there.site, to)
    if path is None or not may_cross(state, company, path):
        return
    ends = tuple(dict.fromkeys(each for each in (start.region, end.region) if each is not None))
    yield Journey(to, Movement.STARTER, ends, path)


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
    if start is None or end is None:
        return
    if is_bound(state, company) and not deeds.may(state, Deed.REGION_MOVEMENT, Group(company)):
        return
    if deeds.cannot(state, Deed.REGION_MOVEMENT, Group(company)):
        return
    most = min(MOST_OF_ALL, numbers.of_company(state, company, Stat.MAX_REGIONS))
    for regions in ways(start, end, (start,), most, borders(state, company)):
        path = tuple(REGIONS[each].region_type for each in regions)
        if may_cross(state, company, path):
            yield Journey(to, Movement.REGION, regions, path)


def is_bound(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company cannot use region movement, with such an avatar (M-MOVE-15, M-RW-07)."""
    side = state.alignments[state.companies[company].seat]
    return side in (Alignment.MINION, Alignment.BALROG) and any(
        is_avatar(state, card) for card in members(state, company)
    )


def may_cross(state: MeccgState, company: CompanyId, path: tuple[RegionType, ...]) -> bool:
    """Whether a company may take a path: Ringwraiths and The Balrog cross no sea (M-MOVE-17)."""
    return RegionType.COASTAL_SEA not in path or not is_bound(state, company)


Borders = dict[RegionCode, tuple[RegionCode, ...]]


def ways(
    start: RegionCode, end: RegionCode, path: tuple[RegionCode, ...], most: int, more: Borders
) -> Iterator[tuple[RegionCode, ...]]:
    """All ways between two regions that cross no region twice."""
    if start == end:
        yield path
        return
    if len(path) >= most:
        return
    for region in (*REGIONS[start].adjacent, *more.get(start, ())):
        if region not in path:
            yield from ways(region, end, (*path, region), most, more)


def borders(state: MeccgState, company: CompanyId) -> Borders:
    """Regions that are adjacent for a company beyond what the map shows (M-MOVE-14)."""
    pairs: list[tuple[RegionCode, RegionCode]] = []
    if state.alignments[state.companies[company].seat] is Alignment.MINION:
        pairs.append((UDUN, DAGORLAD))
    for ability, context in in_force(state, NearRegions):
        if isinstance(ability, NearRegions) and context.company == company:
            pairs += ability.pairs
    found: Borders = {}
    for one, two in pairs:
        found[one] = (*found.get(one, ()), two)
        found[two] = (*found.get(two, ()), one)
    return found


class CrossDeeps(Frame):
    """A company that leaves an Under-deeps site rolls, and stays if the roll is too low (M-UD-07).

    From two Dwarf-holds the way down needs a roll, too (M-UD-10).
    """

    company: CompanyId

    def cross(self, state: MeccgState) -> None:
        there = state.companies[self.company]
        journey = there.journey
        if journey is None or journey.way is not Movement.UNDER_DEEPS:
            return
        needed = roll_needed(state, there.site, journey.to)
        if not needed:
            return
        more = 0
        if site(state, journey.to).under_deeps:
            more = numbers.of_company(state, self.company, Stat.DEEPS_ROLL)
        if roll(state, there.seat, "deeps", more, needed) < needed:
            companies.send(state, self.company, None)

    STEPS = (cross,)


def roll_needed(state: MeccgState, start: CardId, to: CardId) -> int:
    """The roll that a way between two sites needs; none down from most surface sites (M-UD-09)."""
    row = site(state, start)
    if row.under_deeps or row.place in ROLL_DOWN:
        return passage(state, start, to) or 0
    return 0
