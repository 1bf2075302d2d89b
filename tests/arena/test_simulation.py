"""Simulation and measurement: whatever goes wrong is found, and can be looked at again."""

from __future__ import annotations

import pytest

import westmarch
from westmarch.arena import simulation
from westmarch.arena.simulation import Plan, Played, simulate
from westmarch.kernel.game import Setup
from westmarch.kernel.registry import EXTRA, game

GAMES = " ".join(
    (
        "tests.kernel.highway:GAME",
        "tests.arena.faulty:LOSES_A_CARD",
        "tests.arena.faulty:CRASHES",
        "tests.arena.faulty:NEVER_BEGINS",
        "tests.arena.faulty:TALKS_TOO_MUCH",
    )
)
SETUP = Setup(2, {"rounds": "4"})
RANDOM = ("random", "random")


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, GAMES)


def by_seed(played: list[Played]) -> list[Played]:
    return sorted(played, key=lambda one: one.seed)


def test_games_are_played_to_their_end() -> None:
    played = list(simulate(Plan("highway", SETUP, RANDOM), range(5)))
    assert [one.seed for one in played] == [0, 1, 2, 3, 4]
    assert all(one.outcome is not None and one.fault is None for one in played)
    assert all(one.decisions >= one.choices > 0 for one in played)


def test_several_processes_play_the_same_games_as_one() -> None:
    plan = Plan("highway", SETUP, RANDOM)
    assert by_seed(list(simulate(plan, range(20), jobs=2))) == list(simulate(plan, range(20)))


def test_a_broken_invariant_is_found_where_it_breaks() -> None:
    faulty = [one for one in simulate(Plan("loses-a-card", SETUP, RANDOM), range(10)) if one.fault]
    assert faulty
    for one in faulty:
        assert "is lost" in str(one.fault)
        assert one.saved is not None
        again = westmarch.load(one.saved.text())
        assert game("loses-a-card").faults(again.position.state)
        assert not game("loses-a-card").faults(again.at(len(again.choices) - 1).position.state)


def test_a_broken_invariant_goes_unseen_when_nobody_watches() -> None:
    plan = Plan("loses-a-card", SETUP, RANDOM, watch=False)
    assert not [one for one in simulate(plan, range(10)) if one.fault]


def test_a_view_that_gives_something_away_is_found() -> None:
    played = simulate(Plan("talks-too-much", SETUP, RANDOM), range(6))
    assert any("depends on what is hidden" in str(one.fault) for one in played)


def test_a_crash_is_a_result_with_the_game_that_leads_to_it() -> None:
    faulty = [one for one in simulate(Plan("crashes", SETUP, RANDOM), range(10)) if one.fault]
    assert faulty
    for one in faulty:
        assert "ZeroDivisionError: the road is blocked" in str(one.fault)
        assert one.saved is not None
        assert len(one.saved.choices) == one.decisions + 1, "the choice that fails comes last"
        assert " raid " in one.saved.choices[-1]


def test_a_game_that_cannot_be_set_up_is_a_result_too() -> None:
    (played,) = simulate(Plan("never-begins", SETUP, RANDOM), [3])
    assert played.seed == 3
    assert "the deck is missing" in str(played.fault)
    assert played.saved is None


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "ENDLESS", 10)
    (played,) = simulate(Plan("highway", SETUP, RANDOM), [1])
    assert "has not ended after 10 decisions" in str(played.fault)
