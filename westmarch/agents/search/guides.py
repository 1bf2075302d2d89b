"""What a search is told about a game: which options look good, who stands well, how time goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from westmarch.agents.search.judgement import Features
from westmarch.kernel.chance import below, seeded
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.state import State

Worth = tuple[float, ...]
"""The chance of each seat to win."""


class Guide(Protocol):
    """Advice about one game. It may keep in mind what was chosen."""

    turns: int
    """So many turns a line of play is followed before it is judged."""

    few: int
    """In so many worlds options are tried before one that falls behind is given up."""

    caution: float
    """By so many standard errors an option must be ahead of the favourite to be chosen."""

    trust: int
    """So often options are tried with rules of thumb alone for all that follows."""

    def begin(self) -> Guide:
        """Advice for a line of play that begins now; what was noted so far is remembered."""

    def weighs(self, decision: Decision) -> bool:
        """Whether it is worth looking ahead; other questions are left to rules of thumb."""

    def rate(self, position: Position, decision: Decision) -> list[float]:
        """How good each option looks at once, by rules of thumb."""

    def note(self, decision: Decision, option: AnyOption) -> None:
        """An option is chosen in the line of play."""

    def turn(self, state: State) -> int:
        """How many turns or rounds have begun."""

    def worth(self, state: State) -> Worth:
        """Who stands how well when a turn begins."""

    def seen(self, state: State) -> Iterator[tuple[Seat, Features]]:
        """What the judgement is made from, for seats from whose games one can learn."""


class NoGuide:
    """Knows nothing: options look good by chance, and only the end of a game tells who has won."""

    turns = 1
    few = 10_000
    caution = 1.0
    trust = 1

    def __init__(self, seed: int = 0) -> None:
        self.chance = State(generator=seeded(seed))
        self.lines = seed

    def begin(self) -> NoGuide:
        """Other chances for another line of play."""
        self.lines += 1
        return NoGuide(self.lines)

    def weighs(self, decision: Decision) -> bool:
        """Anything may matter."""
        return True

    def rate(self, position: Position, decision: Decision) -> list[float]:
        """Any option may look good."""
        return [float(below(self.chance, 1000)) for _ in decision.options]

    def note(self, decision: Decision, option: AnyOption) -> None:
        """Nothing has to be kept in mind."""

    def turn(self, state: State) -> int:
        """Turns are unknown, so lines of play are followed to their end."""
        return 0

    def worth(self, state: State) -> Worth:
        """Everybody has the same chance."""
        return (1 / state.players,) * state.players

    def seen(self, state: State) -> Iterator[tuple[Seat, Features]]:
        """Nothing is seen."""
        yield from ()


def reached(position: Position) -> Worth:
    """What a finished game is worth to each seat; if opponents share it, it is worth half."""
    outcome, players = position.outcome, position.state.players
    assert outcome is not None, "the game goes on"
    if not position.game.cooperative and len(outcome.winners) in (0, players):
        return (0.5,) * players
    return tuple(float(seat in outcome.winners) for seat in range(players))
