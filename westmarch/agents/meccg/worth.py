"""Who stands how well in the Middle-earth CCG, by what can be counted when a turn begins."""

from __future__ import annotations

from westmarch.agents.meccg.sight import Sight
from westmarch.agents.meccg.tempting import temptation
from westmarch.agents.search.judgement import Features
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import calling, scoring, traits
from westmarch.meccg.kinds import Points, Status
from westmarch.meccg.reading import (
    avatar_of,
    characters_of,
    companies_of,
    creature,
    lying_on,
    other,
)
from westmarch.meccg.state import MeccgState

SOURCES = (Points.CHARACTER, Points.ITEM, Points.FACTION, Points.ALLY, Points.MISCELLANEOUS)
"""Sources of points; kills are left out, as those win them whom hazards meet most often."""

WEIGHTS: dict[str, float] = {
    "near_score": 0.042,
    "last_score": 0.087,
    "character": 0.210,
    "item": 0.167,
    "faction": 0.209,
    "ally": 0.260,
    "miscellaneous": 0.290,
    "prowess": 0.025,
    "body": 0.031,
    "people": -0.168,
    "companies": -0.269,
    "lord": 0.185,
    "wounded": -0.088,
    "falling": -0.224,
    "at_havens": 0.067,
    "room": 0.014,
    "hand": -0.201,
    "creatures": -0.033,
    "deck": 0.017,
    "discarded": 0.026,
    "exhausted": 0.522,
    "called": 0.218,
    "first": 0.157,
}
"""What each feature counts for a seat against the other, learnt from 2400 games of ten decks.

The strength of the decks was learnt apart, else what good decks have would seem to be what wins.
So does tools/learn-worth with a ridge of 20 and choices by chance in up to 12 turns; its games are
others. What lies in the own piles counts for where the game is rather than for itself.
"""


def features(state: MeccgState, seat: Seat) -> Features:
    """By how much a seat is ahead of the other in everything that counts.

    The score counts when somebody can soon call the council, or has called it; before, what the
    points are from.
    """
    mine, theirs = counted(state, seat), counted(state, other(seat))
    score = scoring.score(state, seat) - scoring.score(state, other(seat))
    near = max(total(state, seat), total(state, other(seat))) / calling.ENOUGH[state.length]
    return {
        **{name: value - theirs[name] for name, value in mine.items()},
        "near_score": min(1.0, near) * score,
        "last_score": float(score) if state.last is not None else 0.0,
        "first": 1.0 if seat == state.active else -1.0,
    }


def total(state: MeccgState, seat: Seat) -> int:
    """The points that a seat has from all sources."""
    return sum(scoring.points(state, seat).values())


def counted(state: MeccgState, seat: Seat) -> dict[str, float]:
    """What counts for a seat by itself."""
    sight, own = Sight(state, seat), characters_of(state, seat)
    homes = [there.site for _, there in companies_of(state, seat)]
    return {
        **{one.value: float(sight.sources.get(one, 0)) for one in SOURCES},
        "prowess": float(sum(map(sight.prowess, own))),
        "body": float(sum(map(sight.body, own))),
        "people": float(len(own)),
        "companies": float(len(homes)),
        "lord": float(avatar_of(state, seat) is not None),
        "wounded": float(sum(state.cards[card].status is Status.WOUNDED for card in own)),
        "falling": sum(temptation(sight, card) * with_goods(sight, card) for card in own),
        "at_havens": float(sum(traits.is_haven(state, seat, home) for home in homes)),
        "room": float(sight.room),
        "hand": float(len(state.hands[seat])),
        "creatures": float(sum(creature(state, x) is not None for x in state.hands[seat])),
        "deck": float(len(state.decks[seat])),
        "discarded": float(len(state.discards[seat])),
        "exhausted": float(state.exhausted[seat]),
        "called": float(state.called == seat),
    }


def with_goods(sight: Sight, card: CardId) -> float:
    """The points of a character and of all that lies on him."""
    return sight.points(card) + sum(map(sight.points, lying_on(sight.state, card)))
