"""Armies: where they are worth most, what they should attack."""

from __future__ import annotations

from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.odds import attack_odds
from westmarch.agents.wotr.sight import Sight
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import FigureId, Rank, RegionId, Settlement
from westmarch.wotr.rules import board
from westmarch.wotr.state import force_in
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.figures import hit_points

LIKELY, HOPELESS = 1.4, 0.8


def march_worth(sight: Sight, origin: RegionId, region: RegionId) -> float:
    """What it is worth that the Army of a region goes to another."""
    state, units = sight.state, sight.own(origin)
    room = board.limit(state, sight.side, region) - sight.own(region)
    going = max(0, min(units, room))
    worth = going * (sight.pull[region] - sight.pull[origin]) * 0.6
    if board.controller(state, region) is sight.enemy and not sight.others(region):
        worth += REGIONS[region].worth * w.VICTORY_POINT + 0.5
    if sight.is_own_home(origin) and going == units and sight.threat(origin) + units > 0:
        worth -= REGIONS[origin].worth * w.EXPOSED
    if sight.is_own_home(region) and sight.threat(region) > 0:
        worth += min(going, 3) * REGIONS[region].worth * w.GARRISON
    if not sight.is_own_home(region):
        worth -= 0.4 * max(0, sight.threat(region) - going)
    return worth


def best_march(sight: Sight, origin: RegionId) -> float:
    """What the best march from a region is worth."""
    adjacent = (
        region
        for region in REGIONS[origin].adjacent
        if not board.is_blocked(sight.state, sight.side, region)
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
    if board.controller(sight.state, target) is sight.enemy:
        prize = REGIONS[target].worth * w.VICTORY_POINT
        holds_out = REGIONS[target].settlement is Settlement.STRONGHOLD and origin != target
        worth += chance * prize * (0.5 if holds_out else 1.0)
    if board.is_inside(sight.state, sight.side, origin):
        worth -= 2.0
    return worth


def place_worth(sight: Sight, region: RegionId) -> float:
    """What it is worth to have one more unit in a region."""
    worth = 0.3 * sight.pull[region] + 0.05 * min(6, sight.own(region))
    if sight.is_own_home(region) and sight.threat(region) > -2:
        worth += REGIONS[region].worth * w.GARRISON
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


def leading_worth(sight: Sight, region: RegionId) -> float:
    """What a Leader more is worth in a region."""
    units = sight.own(region)
    if not units:
        return 0.0
    force = force_in(sight.state, sight.side, region)
    led = len(force) - unit_count(force) + len(board.characters_in(sight.state, sight.side, region))
    return min(5, units) * (0.2 + sight.pull[region]) / (1 + led)
