"""Agents: they see what their seat may see, and the same seed picks the same."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.play import begun
from tests.kernel.highway import GAME
from tests.kernel.highway.view import HighwayBoard
from westmarch.agents import AGENTS, Imagine, RandomAgent, take_turn
from westmarch.agents.levels import STRONGEST, USUAL, levels
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.views import View


class Witness:
    """Remembers what it was given."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.generators: set[int] = set()

    def pick(self, view: View, imagine: Imagine) -> AnyOption:
        self.views.append(view)
        for seed in range(10):
            supposed = imagine(seed)
            assert supposed.view(view.seat) == view
            self.generators.add(supposed.state.generator)
        assert view.decision is not None
        return view.decision.options[0]


def test_an_agent_receives_its_seats_view_and_supposed_positions() -> None:
    table = begun(GAME, 2, 5)
    witness = Witness()
    chosen = take_turn(table, witness)
    (view,) = witness.views
    assert view.seat == 0
    assert isinstance(view.board, HighwayBoard)
    assert table.choices[0].option == chosen
    true_generator = begun(GAME, 2, 5).position.state.generator
    assert true_generator not in witness.generators
    assert len(witness.generators) == 10


def test_the_same_seed_plays_the_same_game() -> None:
    def choices(seed: int) -> list[str]:
        table = begun(GAME, 3, 1)
        agents = [RandomAgent(seed + seat) for seat in range(3)]
        while not table.over:
            take_turn(table, agents[table.seat])
        return [choice.text() for choice in table.choices]

    assert choices(1) == choices(1)
    assert choices(1) != choices(10)


def test_the_random_agent_prefers_nothing() -> None:
    table = begun(GAME, 2, 5)
    agent = RandomAgent(3)
    counts = Counter(agent.pick(table.view(Seat(0))) for _ in range(3000))
    fair = 3000 / len(table.decision.options)
    assert set(counts) == set(table.decision.options)
    assert all(abs(count - fair) < fair / 3 for count in counts.values())


def test_a_random_agent_that_has_nothing_to_decide_says_so() -> None:
    table = begun(GAME, 2, 5)
    with pytest.raises(AssertionError, match="somebody else decides"):
        RandomAgent(1).pick(table.view(None))


def test_every_agent_can_be_made_from_a_seed() -> None:
    for make in AGENTS.values():
        table = begun(GAME, 2, 5)
        take_turn(table, make(1))
        assert len(table.choices) == 1


def test_every_level_has_words_in_both_languages() -> None:
    names = [level.agent for level in levels("en")]
    assert names == ["random", "easy", "medium", "hard"]
    assert set(names) <= set(AGENTS)
    assert {USUAL, STRONGEST} <= set(names)
    for english, german in zip(levels("en"), levels("de"), strict=True):
        assert english.agent == german.agent
        assert english.words != german.words
        assert english.help.endswith(".")
        assert german.help.endswith(".")
    assert levels("qya") == levels("en")
