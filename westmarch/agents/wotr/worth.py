"""Who stands how well in War of the Ring, by what can be counted when a turn begins."""

from __future__ import annotations

from math import tanh

from westmarch.agents.search.judgement import Features
from westmarch.agents.wotr import ordeal
from westmarch.agents.wotr.sight import WAITING, Sight, distance
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import FREE_NATIONS, SHADOW_NATIONS, RegionId, Side
from westmarch.wotr.rules import board, roles
from westmarch.wotr.rules.turns import SHADOW_VICTORY, pool, victory_points
from westmarch.wotr.state import WotrState, force_in, forces, index
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.figures import hit_points
from westmarch.wotr.verbs.quest import CORRUPTED, CRACK_OF_DOOM

STEPS_A_TURN, HUNTED = 1.5, 0.4
"""How fast the Fellowship goes, and how often it meets a tile on the way to Mordor."""

WEIGHTS: dict[str, float] = {
    "even": -1.125,
    "points": 0.119,
    "points_soon": 0.232,
    "enemy_points": -0.118,
    "enemy_points_soon": -0.547,
    "way": 0.236,
    "near": -0.659,
    "corruption": 0.180,
    "corrupted_soon": 0.294,
    "slack": -0.628,
    "race": 0.172,
    "in_mordor": 1.282,
    "revealed": -0.009,
    "companions": -0.091,
    "dice": 0.099,
    "enemy_dice": -0.322,
    "army": -0.006,
    "enemy_army": -0.064,
    "hopes": 0.018,
    "enemy_hopes": -0.063,
    "siege": 0.330,
    "at_war": 0.067,
    "enemies_at_war": 0.074,
    "rings": -0.081,
    "cards": -0.011,
    "enemy_cards": -0.012,
    "turn": 0.015,
}
"""What each feature counts for the Shadow, learnt from 3600 games.

So does tools/learn-worth with a ridge of 10; its games are others.
"""


def features(state: WotrState) -> Features:
    """What speaks for the Shadow, or against it."""
    shadow, free = (
        Sight(state, seat_of(state, Side.SHADOW)),
        Sight(state, seat_of(state, Side.FREE)),
    )
    way = steps_left(state, free)
    left = max(0, CORRUPTED - state.corruption)
    points = victory_points(state, Side.SHADOW)
    others = victory_points(state, Side.FREE)
    turns = way / STEPS_A_TURN
    return {
        "even": 1.0,
        "points": float(points),
        "points_soon": max(0.0, points - 6.0),
        "enemy_points": float(others),
        "enemy_points_soon": max(0.0, others - 2.0),
        "way": way,
        "near": max(0.0, 6.0 - way),
        "corruption": float(state.corruption),
        "corrupted_soon": max(0.0, 5.0 - left),
        "slack": tanh((free.endurance - harm_ahead(state, free, way)) / 4),
        "race": tanh((SHADOW_VICTORY - points - hopes(shadow) - turns) / 4),
        "in_mordor": float(state.mordor is not None),
        "revealed": float(not state.hidden),
        "companions": float(len(state.fellowship)),
        "dice": float(pool(state, Side.SHADOW)),
        "enemy_dice": float(pool(state, Side.FREE)),
        "army": strength(state, Side.SHADOW) / 10,
        "enemy_army": strength(state, Side.FREE) / 10,
        "hopes": hopes(shadow),
        "enemy_hopes": hopes(free),
        "siege": siege(state) / 10,
        "at_war": float(sum(board.is_at_war(state, nation) for nation in SHADOW_NATIONS)),
        "enemies_at_war": float(sum(board.is_at_war(state, nation) for nation in FREE_NATIONS)),
        "rings": float(state.rings[index(Side.FREE)]),
        "cards": held(state, Side.SHADOW),
        "enemy_cards": held(state, Side.FREE),
        "turn": float(state.turn),
    }


def seat_of(state: WotrState, side: Side) -> Seat:
    """The first seat of a side."""
    seats = (Seat(seat) for seat in range(state.players))
    return next(seat for seat in seats if roles.side_of(state, seat) is side)


def steps_left(state: WotrState, sight: Sight) -> float:
    """How many steps the Ring-bearers still have to go."""
    if state.mordor is not None:
        return float(CRACK_OF_DOOM - state.mordor)
    return max(0.0, sight.to_mordor - state.progress) + CRACK_OF_DOOM + 1.0


def harm_ahead(state: WotrState, sight: Sight, way: float) -> float:
    """The damage that the Ring-bearers must expect on their way: a tile for each step in Mordor."""
    tiles = state.pool or state.drawn
    usual = sum(ordeal.damage(sight, code) for code in tiles) / max(1, len(tiles))
    return usual * (min(way, CRACK_OF_DOOM) + HUNTED * max(0.0, way - CRACK_OF_DOOM))


def hopes(sight: Sight) -> float:
    """The Victory Points that the armies of a side may look forward to, prize by prize."""
    found: dict[RegionId, float] = {}
    for region in forces(sight.state, sight.side):
        strong = sight.strength(region)
        for target, prize in sight.prizes.items():
            near = WAITING[distance(region, target)]
            hope = REGIONS[target].worth * near * sight.chance(target, strong) if prize else 0.0
            found[target] = max(found.get(target, 0.0), hope)
    return sum(found.values())


def strength(state: WotrState, side: Side) -> float:
    """All that a side has in the field."""
    return float(sum(hit_points(force) for force in forces(state, side).values()))


def siege(state: WotrState) -> float:
    """By how much besiegers are stronger than those within."""
    return sum(
        float(
            hit_points(force_in(state, Side.SHADOW, region))
            - hit_points(force_in(state, Side.FREE, region))
        )
        for region in state.besieged
        if board.besieges(state, Side.SHADOW, region)
    )


def held(state: WotrState, side: Side) -> float:
    """How many cards a side holds."""
    return float(
        sum(
            len(hand)
            for seat, hand in enumerate(state.hands)
            if roles.side_of(state, Seat(seat)) is side
        )
    )
