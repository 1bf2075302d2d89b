"""Whether a region fits what a card speaks of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from westmarch.wotr.forces import nazgul_count, unit_nations
from westmarch.wotr.kinds import Nation, RegionId, Side
from westmarch.wotr.rules import board
from westmarch.wotr.state import WotrState, force_in, forces
from westmarch.wotr.tables.nations import NATIONS
from westmarch.wotr.tables.regions import COAST, EAST_EDGE, REGIONS
from westmarch.wotr.vocabulary import places as p


def places(state: WotrState, where: p.Where) -> list[RegionId]:
    """All regions that fit, by their codes."""
    return [region for region in candidates(state, where) if fits(state, where, region)]


def is_anywhere(state: WotrState, where: p.Where) -> bool:
    """Whether some region fits."""
    return any(fits(state, where, region) for region in candidates(state, where))


def candidates(state: WotrState, where: p.Where) -> Iterable[RegionId]:
    """The regions that are worth a closer look: on the map, and with an Army if one is needed."""
    found, side = on_the_map(where), army_of(where)
    if side is None:
        return found
    return [region for region in found if region in forces(state, side)]


def fits(state: WotrState, where: p.Where, region: RegionId) -> bool:
    """Whether a region fits."""
    match where:
        case p.Both(one, other):
            return fits(state, one, region) and fits(state, other, region)
        case p.Either(one, other):
            return fits(state, one, region) or fits(state, other, region)
        case p.Except(what):
            return not fits(state, what, region)
        case p.NextTo(what):
            return any(fits(state, what, other) for other in REGIONS[region].adjacent)
        case p.Unconquered():
            return board.is_unconquered(state, region)
        case p.HeldBy(side):
            return board.controller(state, region) is side
        case p.AtPeace(side):
            nation = REGIONS[region].nation
            return nation is not None and is_at_peace(state, side, nation)
        case p.BesiegedBy(side):
            return board.besieges(state, side, region)
        case p.FreeFor(side):
            return board.is_free(state, side, region)
        case p.HasArmy(side, nation):
            found = unit_nations(force_in(state, side, region))
            return bool(found) and (nation is None or nation in found)
        case p.HasMixedArmy(side):
            return len(unit_nations(force_in(state, side, region))) > 1
        case p.HasCompanion():
            return bool(board.characters_in(state, Side.FREE, region))
        case p.Holds(who):
            return any(state.characters.get(one) == region for one in who)
        case p.HasNazgul(king_counts):
            if king_counts:
                return board.nazgul_in(state, region) > 0
            return nazgul_count(force_in(state, Side.SHADOW, region)) > 0
        case p.OfTheFellowship():
            return state.mordor is None and state.bearers == region
        case p.There():
            return state.there == region
        case _:
            return lies(where, region)


def lies(where: p.OnTheMap, region: RegionId) -> bool:
    """Whether a region lies where the map itself shows it, whatever has happened."""
    there = REGIONS[region]
    match where:
        case p.At(regions):
            return region in regions
        case p.Within(nation):
            return there.nation is nation
        case p.Outside(nations):
            return there.nation not in nations
        case p.HasSettlement(kinds):
            return there.is_settled and (not kinds or there.settlement in kinds)
        case p.Coastal():
            return region in COAST
        case p.AtTheEastEdge():
            return region in EAST_EDGE


def army_of(where: p.Where) -> Side | None:
    """A side whose Army must be there, if there is one."""
    match where:
        case p.Both(one, other):
            return army_of(one) or army_of(other)
        case p.HasArmy(side) | p.HasMixedArmy(side):
            return side
    return None


@lru_cache(maxsize=1 << 10)
def on_the_map(where: p.Where) -> tuple[RegionId, ...]:
    """The regions that can fit, as far as the map alone says."""
    found = set(REGIONS)
    match where:
        case p.Both(one, other):
            found = {*on_the_map(one)} & {*on_the_map(other)}
        case p.Either(one, other):
            found = {*on_the_map(one), *on_the_map(other)}
        case p.NextTo(what):
            found = {near for region in on_the_map(what) for near in REGIONS[region].adjacent}
        case p.HeldBy():
            found = {region for region in REGIONS if board.builders(region) is not None}
        case _ if isinstance(where, p.OnTheMap):
            found = {region for region in REGIONS if lies(where, region)}
    return tuple(region for region in REGIONS if region in found)


def is_at_peace(state: WotrState, side: Side, nation: Nation) -> bool:
    """Whether a nation of a side is not At War."""
    return NATIONS[nation].side is side and not board.is_at_war(state, nation)
