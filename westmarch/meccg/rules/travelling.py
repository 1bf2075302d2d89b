"""Where companies can go, and by which ways (M-MOVE, M-UD)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from westmarch.kernel.frames import Frame
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import captives, deeds, judging, numbers, terrain
from westmarch.meccg.force import in_force, of_card
from westmarch.meccg.kinds import (
    Alignment,
    CompanyId,
    Movement,
)
from westmarch.meccg.options import Travel
from westmarch.meccg.reading import is_avatar, members, place, site
from westmarch.meccg.rules import composing, versions
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.rules.routes import Reach, Road, means, reach
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Journey, MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.tables.landmarks import ROLL_DOWN, TOWER
from westmarch.meccg.things import Group
from westmarch.meccg.traits import is_haven
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.abilities import LiesBeside
from westmarch.meccg.vocabulary.references import Deed, Stat
from westmarch.meccg.vocabulary.statics import MustCross

MINION, MOVE_TO = Alignment.MINION, Deed.MOVE_TO
PASSAGE = (Road(Movement.UNDER_DEEPS, (), ()),)
OTHER_SIDE = {
    Alignment.HERO: Alignment.MINION,
    Alignment.MINION: Alignment.HERO,
}
"""Whose site cards a side may not use; others may use all."""


def destinations(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The site cards to which a company can go: of the location deck, or in play already."""
    return list(goals(state, company, reachable_cards(state, state.companies[company].seat)))


def can_go(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company can go anywhere."""
    cards = reachable_cards(state, state.companies[company].seat)
    return next(goals(state, company, cards), None) is not None


def goals(state: MeccgState, company: CompanyId, cards: Iterable[CardId]) -> Iterator[CardId]:
    """The site cards among several to which a company can go, one after the other."""
    if deeds.cannot(state, Deed.MOVE, Group(company)) or not composing.may_move(state, company):
        return
    near = within_reach(state, company)
    for card in cards:
        if next(journeys_to(state, company, card, near), None) is not None:
            yield card


def within_reach(state: MeccgState, company: CompanyId) -> Reach:
    """The roads from where a company is, by the means that it has."""
    return reach(state.cards[state.companies[company].site].code, means(state, company))


def reachable_cards(state: MeccgState, seat: Seat) -> Iterator[CardId]:
    """The site cards that a seat has, each site once; of a haven also a fresh copy (M-MOVE-03)."""
    cards = state.cards
    found: dict[str, CardId] = {}
    fresh: dict[str, CardId] = {}
    for card in sorted([card for card in state.play if cards[card].code in SITES]):
        if cards[card].owner == seat:
            found.setdefault(cards[card].code, card)
    yield from found.values()
    for card in state.sites[seat]:
        code = cards[card].code
        if code not in fresh and (code not in found or is_haven(state, seat, card)):
            fresh[code] = card
            yield card
    yield from rescue_sites(state, seat, [*found.values(), *fresh.values()])


def rescue_sites(state: MeccgState, seat: Seat, own: list[CardId]) -> list[CardId]:
    """The opponent's site cards with prisoners of a seat that has none of its own (M-CAP-20)."""
    found = [captives.rescue_site(state, host) for host in captives.hosts(state, seat)]
    if not found:
        return []
    places = {site(state, card).place for card in own}
    return [card for card in found if card is not None and site(state, card).place not in places]


def journeys(state: MeccgState, company: CompanyId, to: CardId) -> list[Journey]:
    """All ways by which a company can go to a site."""
    if not composing.may_move(state, company):
        return []
    return list(journeys_to(state, company, to, within_reach(state, company)))


def journeys_to(
    state: MeccgState, company: CompanyId, to: CardId, near: Reach
) -> Iterator[Journey]:
    """The ways by which a company can go to a site, one after the other."""
    found = roads(state, company, to, near)
    if not found or is_taken(state, company, to) or not may_go_to(state, company, to):
        return
    for way, regions, path in found:
        journey = Journey(to, way, regions, path)
        if may_take(state, company, journey):
            yield journey


def roads(state: MeccgState, company: CompanyId, to: CardId, near: Reach) -> tuple[Road, ...]:
    """The roads from a company's site to another, whether it may go there or not."""
    found = near[state.cards[to].code]
    there = state.companies[company]
    if found.below:
        return () if passage(state, there.site, to) is None else PASSAGE
    if found.to_haven is not None and is_haven(state, there.seat, to):
        return found.to_haven
    return found.usual


def by_way(state: MeccgState, company: CompanyId, to: CardId, choice: Travel) -> Journey:
    """The journey that takes a way."""
    for way, regions, path in roads(state, company, to, within_reach(state, company)):
        if way is choice.way and regions == choice.regions:
            return Journey(to, way, regions, path)
    raise AssertionError(f"no way leads from company {company} to card {to} by {choice}")


def may_take(state: MeccgState, company: CompanyId, journey: Journey) -> bool:
    """Whether a way crosses what cards in use demand."""
    said = in_force(state, MustCross)
    return not said or all(
        any(kind in ability.types for kind in terrain.types(state, journey))
        for ability, context in said
        if isinstance(ability, MustCross)
        and fitting.concerns(state, context, ability.who, Group(company))
        and judging.holds(state, context, ability.if_)
    )


def may_go_to(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether a company may go to a site at all, by whatever way."""
    return (
        may_use(state, state.companies[company].seat, to)
        and not deeds.cannot(state, MOVE_TO, Group(company), to)
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
    return kind is not OTHER_SIDE.get(side)


def is_still_allowed(state: MeccgState, company: CompanyId) -> bool:
    """Whether a journey is lawful when it is revealed (M-GAP-13)."""
    journey = state.companies[company].journey
    if journey is None:
        return True
    thing = Group(company)
    if deeds.cannot(state, Deed.MOVE, thing) or not composing.may_move(state, company):
        return False
    if not may_go_to(state, company, journey.to):
        return False
    if journey.way is Movement.STARTER:
        return not deeds.cannot(state, Deed.STARTER_MOVEMENT, thing)
    if journey.way is Movement.REGION:
        return not deeds.cannot(state, Deed.REGION_MOVEMENT, thing)
    return True


def may_leave_havens(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether a Ringwraith may go to a site: only in a mode, if it is no haven (M-RW-08)."""
    seat = state.companies[company].seat
    if state.alignments[seat] is not MINION or is_haven(state, seat, to):
        return True
    if not any(is_avatar(state, card) for card in members(state, company)):
        return True
    if state.errata and place(state, to) == TOWER:
        return True
    return deeds.may(state, Deed.MOVE_TO, Group(company), to)


def is_taken(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether another company goes from the same site to the same (M-MOVE-04)."""
    there = state.companies[company]
    for key, other in state.companies.items():
        if (
            other.journey is not None
            and key != company
            and other.seat == there.seat
            and place(state, other.site) == place(state, there.site)
            and place(state, other.journey.to) == place(state, to)
        ):
            return True
    return False


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
