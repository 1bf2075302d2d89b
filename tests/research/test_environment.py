"""Games as environments: who is asked, when it ends, what that is worth."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import westmarch
from tests.research.playing import options, played
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.game import IllegalSetup, Outcome
from westmarch.kernel.records import Seat
from westmarch.research import environment
from westmarch.research.aec import reward

ROOT = Path(__file__).parents[2]


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = environment("lcg", players=2, skip_forced=False)
    env.reset(seed=5)
    assert env.infos["seat_0"]["view"] == westmarch.new("lcg", players=2, seed=5).view(Seat(0))
    env.reset()
    second = env.position.state
    env.reset()
    assert env.position.state != second, "without a seed, each time another game"
    env.reset(seed=5)
    env.reset()
    assert env.position.state == second, "but the same ones after the same seed"


def test_only_who_is_asked_has_actions() -> None:
    env = environment("wotr")
    env.reset(seed=3)
    asked, other = sorted(env.agents, key=lambda agent: agent != env.agent_selection)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    assert not env.observe(other)["options"].any()
    assert env.observe(other)["observation"].any()
    assert env.infos[other] == {}


@pytest.mark.parametrize("skipped", [True, False])
def test_who_has_no_choice_is_asked_only_on_request(skipped: bool) -> None:
    env = environment("wotr", skip_forced=skipped)
    choices = [len(options(env)) for _ in played(env, decisions=60)]
    assert min(choices) == (2 if skipped else 1)


def test_a_game_to_its_end() -> None:
    env = environment("lcg", players=2)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    rng = random.Random(1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, amount, terminated, truncated, info = env.last(observe=False)
        assert not truncated
        earned[agent] += amount
        if terminated:
            assert info["outcome"].winners == ()
            assert info["view"].board.won is False
            env.step(None)
        else:
            assert amount == 0.0, "nothing is earned before the end"
            env.step(rng.choice(list(info["options"])))
    assert earned == {"seat_0": -1.0, "seat_1": -1.0}
    assert env.agents == []


def test_a_game_that_is_cut_off() -> None:
    env = environment("wotr", max_decisions=5)
    for _ in played(env, decisions=5):
        assert not any(env.truncations.values())
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0}


@pytest.mark.parametrize(
    ("name", "winners", "rewards"),
    [
        ("lcg", (0, 1), [1, 1]),
        ("lcg", (), [-1, -1]),
        ("meccg", (1,), [-1, 1]),
        ("meccg", (0, 1), [0, 0]),
        ("wotr", (0,), [1, -1]),
    ],
)
def test_what_the_end_is_worth(name: str, winners: tuple[int, ...], rewards: list[int]) -> None:
    outcome = Outcome(tuple(map(Seat, winners)), (3, 4), "council")
    game = westmarch.game(name)
    assert [reward(game, outcome, Seat(seat)) for seat in (0, 1)] == rewards


def test_an_illegal_action_is_refused() -> None:
    env = environment("lcg")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.position.state.clone()
    for action in (illegal, -1, None):
        with pytest.raises(IllegalChoice, match="cannot answer"):
            env.step(action)
    assert env.position.state == before


def test_what_cannot_be_had_is_refused() -> None:
    with pytest.raises(IllegalSetup):
        environment("wotr", players=7)
    with pytest.raises(ValueError, match="rgb_array"):
        environment("wotr", render_mode="rgb_array")


def test_without_its_libraries_it_says_how_to_get_them() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "import westmarch.research; westmarch.research.environment('lcg')"
    )
    assert "pip install westmarch[research]" in run("-c", code).stderr


@pytest.mark.parametrize(
    ("example", "told"),
    [
        ("lcg_scoring", "-1.0 Outcome"),
        ("meccg_view", "-- "),
        ("wotr_random", "seat_0 0.0\n"),
    ],
)
def test_the_examples_run(example: str, told: str) -> None:
    ran = run(f"examples/{example}.py")
    assert ran.returncode == 0, ran.stderr
    assert told in ran.stdout


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A run of Python in the project."""
    return subprocess.run(
        [sys.executable, "-X", "utf8", *arguments],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
