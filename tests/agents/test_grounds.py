"""On what grounds programs choose, and how little is said of it."""

from __future__ import annotations

import re

import pytest

from tests.agents.nim import Nim
from tests.conformance.play import begun
from tests.kernel.highway import GAME
from westmarch.agents import agent_named, take_turn
from westmarch.agents.grounds import Grounds, How, grounds_of, habit, in_words
from westmarch.kernel.game import Setup
from westmarch.kernel.table import Table

AHEAD = Grounds(How.AHEAD, 87, 43)


def test_every_level_says_how_it_chooses() -> None:
    said: dict[str, Grounds | None] = {}
    for level in ("random", "easy", "medium", "heuristic", "hard:iterations=9"):
        agent = agent_named(level, 5)
        take_turn(begun(GAME, 2, 5), agent)
        said[level] = grounds_of(agent)
    ahead = said.pop("hard:iterations=9")
    assert ahead is not None
    assert (ahead.how, ahead.lines) == (How.AHEAD, 9)
    assert 0 <= ahead.chance <= 100
    assert said.pop("random") == Grounds(How.CHANCE)
    assert set(said.values()) == {Grounds(How.THUMBS)}


def test_nothing_is_said_of_who_does_not_look_ahead_though_it_could() -> None:
    agent = agent_named("hard", 5)
    table = Table(Nim(1), Setup(2), 1)
    take_turn(table, agent)
    assert grounds_of(agent) is None


def test_who_has_no_choice_goes_by_the_same_as_ever() -> None:
    assert habit("medium") == Grounds(How.THUMBS)
    assert habit("random") == Grounds(How.CHANCE)
    assert habit("hard") is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_only_lines_and_chance_are_told(language: str) -> None:
    words = in_words(AHEAD, "Gandalf", language)
    assert re.findall(r"\d+", words) == ["87", "43"]
    assert words.startswith("Gandalf ")
    others = [in_words(Grounds(how), "Gandalf", language) for how in (How.THUMBS, How.CHANCE)]
    assert not any(re.search(r"\d", other) for other in others)
    assert len({words, *others}) == 3


def test_one_line_is_one_line() -> None:
    one = Grounds(How.AHEAD, 1, 50)
    assert "1 line of play" in in_words(one, "Gandalf", "en")
    assert "1 Verlauf voraus" in in_words(one, "Gandalf", "de")
