"""Who stands how well in the Middle-earth CCG, by what can be counted when a turn begins."""

from __future__ import annotations

from westmarch.agents.search.judgement import Features
from westmarch.kernel.records import Seat
from westmarch.meccg import influence, numbers, scoring
from westmarch.meccg.reading import avatar_of, bearer_items, characters_of, is_untapped, other
from westmarch.meccg.state import MeccgState

WEIGHTS: dict[str, float] = {
    "points": 0.146,
    "sources": -0.644,
    "characters": -0.482,
    "prowess": 0.078,
    "room": -0.038,
    "items": 0.320,
    "corruption": -0.546,
    "untapped": 0.047,
    "avatar": 0.519,
    "deck": -0.434,
    "exhausted": 1.150,
    "late_points": 0.181,
    "first": 0.268,
}
"""What each feature counts for a seat against the other, learnt by tools/learn-worth."""


def features(state: MeccgState, seat: Seat) -> Features:
    """By how much a seat is ahead of the other in everything that counts."""
    mine, theirs = counted(state, seat), counted(state, other(seat))
    late = min(1.0, state.turn / 20)
    ahead = {name: value - theirs[name] for name, value in mine.items()}
    return {**ahead, "late_points": late * ahead["points"], "first": float(seat == state.active)}


def counted(state: MeccgState, seat: Seat) -> dict[str, float]:
    """What counts for a seat by itself."""
    own = characters_of(state, seat)
    return {
        "points": float(scoring.score(state, seat)),
        "sources": float(sum(value > 0 for value in scoring.points(state, seat).values())),
        "characters": float(len(own)),
        "prowess": float(sum(numbers.prowess(state, card) for card in own)),
        "room": float(influence.general(state, seat) - influence.general_used(state, seat)),
        "items": float(sum(len(bearer_items(state, card)) for card in own)),
        "corruption": sum(float(numbers.corruption(state, card) ** 2) for card in own) / 10,
        "untapped": float(sum(is_untapped(state, card) for card in own)),
        "avatar": float(avatar_of(state, seat) is not None),
        "deck": float(len(state.decks[seat])) / 10,
        "exhausted": float(state.exhausted[seat]),
    }
