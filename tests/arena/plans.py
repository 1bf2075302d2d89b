"""Tournaments for the tests."""

from __future__ import annotations

from westmarch.arena.tournaments import Fixture, Result, Schedule, Tournament
from westmarch.kernel.game import Outcome
from westmarch.kernel.records import Seat


def tournament(
    game: str = "highway",
    schedule: Schedule = "match",
    agents: tuple[str, ...] = ("random", "heuristic"),
    decks: tuple[str, ...] = (),
    games: int = 4,
    players: int = 2,
    seed: int = 7,
) -> Tournament:
    """A tournament with what matters in a test."""
    return Tournament(
        game=game,
        version=1,
        players=players,
        options={"rounds": "2"} if game == "highway" else {},
        schedule=schedule,
        agents=agents,
        decks={name: name for name in decks},
        games=games,
        seed=seed,
    )


def ended(fixture: Fixture, *winners: int, scores: tuple[int, ...] = (0, 0)) -> Result:
    """A game that some seats have won."""
    outcome = Outcome(tuple(map(Seat, winners)), scores, "richest")
    return Result(fixture, 10, 8, 0.5, outcome)
