"""What may be expected of a battle."""

from __future__ import annotations

from westmarch.agents.wotr.sight import Sight
from westmarch.wotr.forces import Force, unit_count
from westmarch.wotr.kinds import CharacterId, RegionId, Settlement, Side
from westmarch.wotr.rules import battles, board
from westmarch.wotr.rules.leading import counts_as_leader
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.figures import hit_points

MOST_DICE = 5
IN_THE_OPEN, CITY_WALLS, STRONGHOLD_WALLS = 1 / 3, 1 / 4, 1 / 6
"""The chance of an attacker's die to hit, over several rounds."""


def leadership(state: WotrState, force: Force, who: tuple[CharacterId, ...]) -> int:
    """The Leadership of a force."""
    leaders = sum(counts_as_leader(state, figure) for figure in force)
    return leaders + sum(CHARACTERS[one].leadership for one in who)


def hits(units: int, leaders: int, chance: float) -> float:
    """The hits of a round that a force can expect."""
    dice = min(MOST_DICE, units)
    return dice * chance + min(dice * (1 - chance), leaders) * chance


def attack_odds(sight: Sight, origin: RegionId, target: RegionId) -> float:
    """How much better the attackers of a region stand than the defenders of another."""
    able = battles.able_to_attack(sight.state, sight.seat, origin)
    return odds(sight.state, sight.side, able.force, able.characters, origin, target)


def odds(
    state: WotrState,
    side: Side,
    force: Force,
    who: tuple[CharacterId, ...],
    origin: RegionId,
    target: RegionId,
) -> float:
    """How much better attackers stand than defenders: above 1 they are likely to win."""
    others = force_in(state, side.enemy, target)
    defenders = board.characters_in(state, side.enemy, target)
    walls = REGIONS[target].settlement
    if origin == target and board.besieges(state, side, target):
        chance = STRONGHOLD_WALLS
    elif walls in (Settlement.CITY, Settlement.FORTIFICATION):
        chance = CITY_WALLS
    else:
        chance = IN_THE_OPEN
    given = hits(unit_count(force), leadership(state, force, who), chance)
    led = leadership(state, others, defenders)
    taken = hits(unit_count(others), led, IN_THE_OPEN)
    return hit_points(force) * given / max(0.1, hit_points(others) * taken)
