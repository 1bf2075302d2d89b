"""Who stands how well in the Middle-earth CCG, by what can be counted when a turn begins."""

from __future__ import annotations

from westmarch.agents.meccg.sight import Sight
from westmarch.agents.meccg.tempting import temptation
from westmarch.agents.search.judgement import Features
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import calling, scoring
from westmarch.meccg.kinds import Status
from westmarch.meccg.reading import characters_of, lying_on, other
from westmarch.meccg.state import MeccgState

WEIGHTS: dict[str, float] = {
    "score": 0.030,
    "near_score": 0.129,
    "last_score": 0.020,
    "prowess": 0.039,
    "deck": -0.051,
    "wounded": -0.238,
    "falling": -0.147,
    "called": 1.023,
    "first": 0.152,
}
"""What each feature counts for a seat against the other, learnt from 200 games of ten decks.

The strength of the decks was learnt apart, else what good decks have would seem to be what wins.
tools/learn-worth does the same with other games and another ridge (3, not 10): its weights differ.
"""


def features(state: MeccgState, seat: Seat) -> Features:
    """By how much a seat is ahead of the other in everything that counts.

    The score counts more when somebody can soon call the council, or has called it.
    """
    mine, theirs = counted(state, seat), counted(state, other(seat))
    ahead = {name: value - theirs[name] for name, value in mine.items() if name != "points"}
    near = max(mine["points"], theirs["points"]) / calling.ENOUGH[state.length]
    return {
        **ahead,
        "near_score": min(1.0, near) * ahead["score"],
        "last_score": ahead["score"] if state.last is not None else 0.0,
        "first": 1.0 if seat == state.active else -1.0,
    }


def counted(state: MeccgState, seat: Seat) -> dict[str, float]:
    """What counts for a seat by itself."""
    sight, own = Sight(state, seat), characters_of(state, seat)
    return {
        "score": float(scoring.score(state, seat)),
        "points": float(sum(sight.sources.values())),
        "prowess": float(sum(map(sight.prowess, own))),
        "deck": len(state.decks[seat]) / 10,
        "wounded": float(sum(state.cards[card].status is Status.WOUNDED for card in own)),
        "falling": sum(temptation(sight, card) * with_goods(sight, card) for card in own),
        "called": float(state.called == seat),
    }


def with_goods(sight: Sight, card: CardId) -> float:
    """The points of a character and of all that lies on him."""
    return sight.points(card) + sum(map(sight.points, lying_on(sight.state, card)))
