"""PettingZoo's own tests, for each game and number of players."""

from __future__ import annotations

from functools import partial

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from westmarch.research import environment

TABLES = [("lcg", 1), ("lcg", 2), ("lcg", 4), ("meccg", 2), ("wotr", 2), ("wotr", 3), ("wotr", 4)]

each_table = pytest.mark.parametrize(("name", "players"), TABLES)


@each_table
# PettingZoo warns of every observation with an action mask, but for games on a list of its own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should:UserWarning")
def test_api(name: str, players: int) -> None:
    api_test(environment(name, players=players), num_cycles=60)


@each_table
def test_seeds(name: str, players: int) -> None:
    seed_test(partial(environment, name, players=players), num_cycles=30)


@each_table
def test_rendering(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(environment, name, players=players), {"ansi": is_drawn})
    assert is_drawn(capsys.readouterr().out), "for people it is printed"


def is_drawn(text: str) -> bool:
    """Whether there are panels, and at least one action."""
    return "-- " in text and any(line.split()[:1][0].isdigit() for line in text.split("\n") if line)
