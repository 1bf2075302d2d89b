"""The player that looks ahead: it finds what wins, never peeks, and always answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.agents.nim import Nim, Take
from westmarch.agents import Agent, RandomAgent, SearchAgent, UnknownAgent, agent_named, pick
from westmarch.agents.guiding import guide_of
from westmarch.agents.lcg.guide import QuestGuide
from westmarch.agents.search import Budget
from westmarch.agents.search.thinkers import disband, team
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame, Setup, checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table

GAMES = ("lcg", "meccg", "wotr")


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10])
def test_a_won_game_is_won(stones: int) -> None:
    table = Table(Nim(stones), Setup(2), 1)
    agent = SearchAgent(1, Budget(iterations=600))
    assert pick(table, agent) == Take(stones % 4)
    assert agent.thoughts[0].chance > agent.thoughts[-1].chance
    assert sum(thought.tried for thought in agent.thoughts) == 600


def moments(name: str, every: int, count: int) -> Iterator[tuple[Position, Seat]]:
    """Some decisions of a random game that leave a choice, and whose they are."""
    game = registry.game(name)
    position = Table(game, checked(game, 2, {}, ()), 11).position
    chance = RandomAgent(3)
    number = 0
    while position.decisions and count:
        decision = position.decisions[0]
        if len(decision.options) > 2:
            number += 1
            if number % every == 0:
                count -= 1
                yield position, decision.seat
        position.take(decision.seat, chance.among(decision.options))


def answer(agent: Agent, position: Position, seat: Seat) -> AnyOption:
    """What an agent picks for a seat at a position."""
    return agent.pick(position.view(seat), partial(position.imagine, seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    differed = False
    for position, seat in moments(name, every=9, count=5):
        other = position.imagine(seat, 99)
        game: AnyGame = position.game
        differed |= game.secrets(other.state, seat) != game.secrets(position.state, seat)
        agents = [SearchAgent(7, Budget(iterations=6)) for _ in range(2)]
        for agent, where in zip(agents, (position, other), strict=True):
            answer(agent, where, seat)
        assert agents[0].thoughts == agents[1].thoughts
    assert differed, "nothing was hidden"


@pytest.mark.parametrize("name", GAMES)
def test_who_is_curious_thinks_about_what_others_answer_at_once(name: str) -> None:
    guide, found = guide_of(name), 0
    for position, seat in moments(name, every=2, count=30):
        if guide.weighs(position.of(seat)):
            continue
        plain, curious = (SearchAgent(7, Budget(iterations=4)) for _ in range(2))
        curious.curious = True
        for agent in (plain, curious):
            answer(agent, position, seat)
        assert not any(thought.tried for thought in plain.thoughts)
        found += any(thought.tried for thought in curious.thoughts)
    assert found


def test_what_was_done_is_remembered_from_one_question_to_the_next() -> None:
    agent = SearchAgent(7, Budget(iterations=2))
    game = registry.game("lcg")
    table = Table(game, checked(game, 1, {}, ()), 11)
    passes = 0
    for _ in range(60):
        table.choose(pick(table, agent), table.seat)
        if isinstance(agent.guide, QuestGuide):
            passes = max(passes, agent.guide.thumbs.diaries[Seat(0)].passes)
    assert passes > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_game(name: str) -> None:
    for level in ("easy", "medium", "hard:iterations=3"):
        for position, seat in moments(name, every=12, count=4):
            assert answer(agent_named(level, 5), position, seat) in position.of(seat).options


@pytest.fixture
def alone() -> Iterator[None]:
    """No workers are left behind."""
    yield
    disband()


@pytest.mark.usefixtures("alone")
def test_several_cores_think_together_and_a_dead_one_is_replaced() -> None:
    game = registry.game("wotr")
    table = Table(game, checked(game, 2, {}, ()), 4)
    while len(table.decision.options) < 2:
        table.choose(table.decision.options[0], table.seat)
    agent = SearchAgent(3, Budget(iterations=8), cores=2)
    assert pick(table, agent) in table.decision.options
    assert sum(thought.tried for thought in agent.thoughts) == 8
    (worker,) = team(1).workers
    worker.process.kill()
    worker.process.join()
    assert pick(table, agent) in table.decision.options
    assert pick(table, agent) in table.decision.options
    assert sum(thought.tried for thought in agent.thoughts) == 8
    assert team(1).workers[0].process.pid != worker.process.pid


def test_a_budget_that_is_none_is_refused() -> None:
    for name in ("hard:iterations=0", "hard:seconds=soon", "hard:ages=3", "medium:seconds=1", "?"):
        with pytest.raises(UnknownAgent, match=r"there is no agent|is no budget"):
            agent_named(name, 1)
