"""Who stands how well in War of the Ring, by what can be counted when a turn begins."""

from __future__ import annotations

from westmarch.agents.search.judgement import Features
from westmarch.agents.wotr.sight import Sight
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import Nation, Side
from westmarch.wotr.rules import board, roles
from westmarch.wotr.rules.turns import pool, victory_points
from westmarch.wotr.state import WotrState, force_in, forces, index
from westmarch.wotr.verbs.figures import hit_points
from westmarch.wotr.verbs.quest import CORRUPTED, CRACK_OF_DOOM

WEIGHTS: dict[str, float] = {
    "even": 0.833,
    "points": 0.069,
    "points_soon": -0.077,
    "enemy_points": -0.840,
    "way": 0.239,
    "near": -0.849,
    "corruption": 0.330,
    "corrupted_soon": 0.409,
    "walked_and_whole": 0.038,
    "in_mordor": 1.113,
    "revealed": 0.012,
    "companions": -0.313,
    "dice": 0.079,
    "enemy_dice": -0.342,
    "army": 0.109,
    "enemy_army": -0.381,
    "siege": 0.152,
    "at_war": -0.285,
    "rings": -0.352,
    "cards": 0.026,
    "enemy_cards": 0.016,
    "turn": 0.113,
}
"""What each feature counts for the Shadow, learnt by tools/learn-worth."""


def features(state: WotrState) -> Features:
    """What speaks for the Shadow, or against it."""
    way = steps_left(state)
    left = max(0, CORRUPTED - state.corruption)
    points = victory_points(state, Side.SHADOW)
    others = victory_points(state, Side.FREE)
    return {
        "even": 1.0,
        "points": float(points),
        "points_soon": max(0.0, points - 6.0),
        "enemy_points": float(others),
        "way": way,
        "near": max(0.0, 6.0 - way),
        "corruption": float(state.corruption),
        "corrupted_soon": max(0.0, 5.0 - left),
        "walked_and_whole": left * (20.0 - way) / 20.0,
        "in_mordor": float(state.mordor is not None),
        "revealed": float(not state.hidden),
        "companions": float(len(state.fellowship)),
        "dice": float(pool(state, Side.SHADOW)),
        "enemy_dice": float(pool(state, Side.FREE)),
        "army": strength(state, Side.SHADOW) / 10,
        "enemy_army": strength(state, Side.FREE) / 10,
        "siege": siege(state) / 10,
        "at_war": float(sum(board.is_at_war(state, nation) for nation in Nation)),
        "rings": float(state.rings[index(Side.FREE)]),
        "cards": held(state, Side.SHADOW),
        "enemy_cards": held(state, Side.FREE),
        "turn": float(state.turn),
    }


def steps_left(state: WotrState) -> float:
    """How many steps the Ring-bearers still have to go."""
    if state.mordor is not None:
        return float(CRACK_OF_DOOM - state.mordor)
    sight = Sight(state, Seat(0))
    return max(0.0, sight.to_mordor - state.progress) + CRACK_OF_DOOM + 1.0


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
