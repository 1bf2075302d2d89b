"""What makes the game quick changes nothing: indexes leave out only what could not matter."""

from __future__ import annotations

import random

import pytest

from westmarch.kernel.game import checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import Event
from westmarch.kernel.state import Told
from westmarch.kernel.table import Table
from westmarch.lcg import events
from westmarch.lcg.game import GAME, Lcg
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import SCENARIOS


class Attentive(Lcg):
    """The same game, which looks at every event."""

    heeded = frozenset(
        kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
    )


def course(position: Position, seed: int) -> list[Told]:
    """What is told in a random game."""
    chance, log = random.Random(seed), list[Told]()
    while not position.over:
        decision = position.decision
        position.take(decision.seat, chance.choice(decision.options), log)
    return log


def begun(game: Lcg, players: int, scenario: str, seed: int) -> Position:
    """A game about to begin."""
    return Table(game, checked(game, players, {"scenario": scenario}, ()), seed).position


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_events_that_are_not_heeded_have_no_consequences(scenario: str, players: int) -> None:
    for seed in range(3):
        told = course(begun(Attentive(), players, scenario, seed), seed)
        assert course(begun(GAME, players, scenario, seed), seed) == told


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_that_does_not_know_its_cast_goes_the_same_way(scenario: str, players: int) -> None:
    for seed in range(3):
        ignorant = begun(GAME, players, scenario, seed)
        assert isinstance(ignorant.state, LcgState)
        ignorant.state.cast = frozenset()
        told = course(ignorant, seed)
        assert course(begun(GAME, players, scenario, seed), seed) == told
