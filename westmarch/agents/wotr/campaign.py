"""Armies: where they are worth most, what they should attack, whom they leave behind."""

from __future__ import annotations

from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.odds import attack_odds
from westmarch.agents.wotr.sight import Sight
from westmarch.wotr.forces import units
from westmarch.wotr.kinds import FigureId, Rank, RegionId, Settlement, Side
from westmarch.wotr.rules import board
from westmarch.wotr.rules.leading import crossing
from westmarch.wotr.state import force_in
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.figures import hit_points

LIKELY, HOPELESS = 1.4, 0.8
BEHIND_WALLS = 5
"""So many units can be inside a besieged Stronghold (W-ARMY-06)."""


def garrison(sight: Sight, region: RegionId) -> int:
    """How many units an Army leaves behind: none where nobody threatens a Settlement."""
    if not sight.is_own_home(region) or not sight.fears_for(region):
        return 0
    if REGIONS[region].settlement is not Settlement.STRONGHOLD:
        return 1 if sight.side is Side.SHADOW else 0
    if sight.side is Side.FREE:
        return BEHIND_WALLS
    guards = (w.GUARD + w.PERIL * sight.peril) * sight.danger[region]
    return min(BEHIND_WALLS, max(1, round(guards)))


def march_worth(sight: Sight, origin: RegionId, region: RegionId) -> float:
    """What it is worth that the Army of a region goes to another."""
    own, there = sight.own(origin), sight.own(region)
    room = board.limit(sight.state, sight.side, region) - there
    going = min(own - garrison(sight, origin), room)
    if going <= 0:
        return -1.0
    power, already = sight.strength(origin) * going / own, sight.strength(region)
    before = max(sight.promise(origin, sight.strength(origin)), sight.promise(region, already))
    worth = w.MARCH * (sight.promise(region, power + already) - before)
    worth += w.DRIFT[sight.side.value] * going * (sight.pull(region) - sight.pull(origin))
    if board.controller(sight.state, region) is sight.enemy and not sight.others(region):
        worth += w.VICTORY_POINT * sight.prizes.get(region, 0.0) + 0.5
    if sight.is_own_home(origin) and going == own:
        worth -= REGIONS[origin].worth * w.EXPOSED * sight.fears_for(origin)
    return worth + shelter(sight, region, going, there)


def shelter(sight: Sight, region: RegionId, going: int, there: int) -> float:
    """What an Army gains in a Settlement that needs it, or risks where nothing protects it."""
    danger = sight.danger.get(region, 0.0)
    if sight.is_own_home(region):
        wanted = max(0, min(going, garrison(sight, region) - there))
        return REGIONS[region].worth * (w.GARRISON * wanted + w.EMPTY * (wanted and not there))
    return -w.RISK * max(0.0, danger - 1.5 * (going + there))


def best_march(sight: Sight, origin: RegionId) -> float:
    """What the best march from a region is worth."""
    known = sight.marches.get(origin)
    if known is None:
        known = sight.marches[origin] = march_of(sight, origin)
    return known


def march_of(sight: Sight, origin: RegionId) -> float:
    """What the best of all marches from a region is worth."""
    force = units(force_in(sight.state, sight.side, origin))
    adjacent = (
        region
        for region in REGIONS[origin].adjacent
        if not board.is_blocked(sight.state, sight.side, region)
        and crossing(sight.state, sight.side, force, region)
    )
    return max((march_worth(sight, origin, region) for region in adjacent), default=0.0)


def attack_worth(sight: Sight, origin: RegionId, target: RegionId) -> float:
    """What an attack is worth."""
    edge = attack_odds(sight, origin, target)
    if edge < HOPELESS:
        return -1.0
    chance = min(1.0, (edge - HOPELESS) / (LIKELY - HOPELESS))
    others = force_in(sight.state, sight.enemy, target)
    worth = chance * hit_points(others) * w.UNITS_LOST
    if target in sight.prizes:
        prize = sight.prizes[target] * w.VICTORY_POINT
        holds_out = REGIONS[target].settlement is Settlement.STRONGHOLD and origin != target
        if holds_out:
            chance = w.SIEGE_BEGINS * sight.chance(target, sight.strength(origin))
        worth += chance * prize
    if board.is_inside(sight.state, sight.side, origin):
        worth -= w.SORTIE
    return worth - (w.PRECIOUS if sight.side is Side.FREE else 0.0)


def place_worth(sight: Sight, region: RegionId) -> float:
    """What it is worth to have one more unit in a region."""
    own, danger = sight.own(region), sight.danger.get(region, 0.0)
    if own >= board.limit(sight.state, sight.side, region):
        return -1.0
    worth = w.FRONT * sight.pull(region) + 0.05 * min(6, own)
    threatened = sight.fears_for(region) and danger > own
    if sight.is_own_home(region) and threatened and own < BEHIND_WALLS:
        worth += REGIONS[region].worth * (w.GARRISON + w.EMPTY * (not own))
    return worth


def recruit_worth(sight: Sight, figure: FigureId, region: RegionId) -> float:
    """What a recruit is worth somewhere."""
    worth = w.RECRUIT + place_worth(sight, region)
    rank = FIGURES[figure].rank
    if rank is Rank.ELITE:
        worth += w.ELITE
    if rank in (Rank.LEADER, Rank.NAZGUL):
        worth -= w.LEADER * (1 if sight.own(region) > 2 else 3)
    return worth


def target_worth(sight: Sight, region: RegionId) -> float:
    """What it is worth to strike, or to strengthen, somebody in a region."""
    if sight.others(region):
        return 10.0 + sight.others(region) + REGIONS[region].worth
    return place_worth(sight, region)


# Leaders


def front(sight: Sight, region: RegionId) -> float:
    """How soon the Army of a region will fight."""
    units = sight.own(region)
    if units < w.FEW:
        return 0.1 * (units > 0)
    if region in sight.state.besieged:
        return 1.0
    near = REGIONS[region].adjacent
    if any(sight.others(other) or other in sight.prizes for other in near):
        return 0.8
    return 0.3


def leading_worth(sight: Sight, region: RegionId, more: int = 1) -> float:
    """What the next Leader is worth in a region, or with 0 the last one there."""
    led = sight.leaders(region) + more
    wanted = min(BEHIND_WALLS, sight.own(region))
    if led > wanted or not led:
        return 0.0
    return front(sight, region) * (1.5 if led == 1 else 1.0 - 0.1 * led)


def flight_worth(sight: Sight, region: RegionId) -> float:
    """What it is worth that a Nazgûl comes to a region: to lead, or to hunt."""
    state = sight.state
    hunts = state.mordor is None and region == state.bearers and not board.nazgul_in(state, region)
    return leading_worth(sight, region) + w.SHADOWING * hunts
