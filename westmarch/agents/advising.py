"""Hints for people: what a program would do in their place."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.agents import Agent, Imagine, SearchAgent
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyOption, Record, Seat
from westmarch.kernel.views import View

MOST_ADVICE = 3
"""So many options are named at the most."""


CLOSE = 4
"""An option that was tried so many times less often than the best is not named."""


class Advice(Record):
    """An option, and the chance to win with it, if the program has looked ahead."""

    option: AnyOption
    chance: float | None = None


def advise(agent: Agent, view: View, imagine: Imagine) -> tuple[Advice, ...]:
    """What a program would do, the best first; it knows what the seat knows.

    Of what was hardly tried too little is known to name a chance.
    """
    best = agent.pick(view, imagine)
    if not isinstance(agent, SearchAgent):
        return (Advice(best),)
    most = agent.thoughts[0].tried
    known = [one for one in agent.thoughts if one.tried and one.tried * CLOSE >= most]
    found = tuple(Advice(one.option, one.chance) for one in known[:MOST_ADVICE])
    return found or (Advice(best),)


def has_opponents(game: AnyGame, players: int, seat: Seat, people: Iterable[Seat]) -> bool:
    """Whether somebody among people wins what a seat loses; then it would be unfair to ask."""
    friends = next(side for side in game.sides(players) if seat in side)
    return any(other not in friends for other in people)
