"""The player of the Middle-earth CCG: legal, blind to what is hidden, and stronger than chance."""

from __future__ import annotations

from functools import partial

import pytest

from tests.meccg.scene import MeccgScene, scene
from westmarch.agents import AGENTS, HeuristicAgent, SearchAgent, pick, take_turn
from westmarch.agents.guiding import guide_of
from westmarch.agents.meccg import RulesOfThumb
from westmarch.agents.search import Budget
from westmarch.kernel.game import Setup
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table
from westmarch.meccg import options as o
from westmarch.meccg.game import GAME
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards


def begun(one: str, two: str, seed: int = 5) -> Table:
    """A new short game of two decks."""
    return Table(GAME, Setup(2, {"length": "1"}, (one, two)), seed)


def answer(position: Position, seat: Seat) -> AnyOption:
    """What the agent does in a position."""
    return HeuristicAgent(0).pick(position.view(seat), partial(position.imagine, seat))


def turn(table: Table) -> int:
    """The turn that it is."""
    state = table.position.state
    assert isinstance(state, MeccgState)
    return state.turn


@pytest.mark.parametrize(("one", "two"), [("A", "F"), ("balrog", "saruman")])
def test_it_plays_on_by_what_is_offered(one: str, two: str) -> None:
    table = begun(one, two)
    while not table.over and len(table.choices) < 400:
        option = answer(table.position, table.seat)
        assert option in table.decision.options
        table.choose(option, table.seat)
    assert turn(table) > 1


@pytest.mark.parametrize(("one", "two", "seat"), [("G", "C", 0), ("E", "I", 1)])
def test_it_beats_chance_from_either_side(one: str, two: str, seat: int) -> None:
    table = begun(one, two, seed=seat)
    agents = [AGENTS["heuristic" if mine == seat else "random"](mine) for mine in range(2)]
    while not table.over and len(table.choices) < 5000:
        take_turn(table, agents[table.seat])
    assert table.outcome is not None
    assert table.outcome.winners == (seat,)


def test_it_cannot_peek() -> None:
    table = begun("G", "C", seed=3)
    while not table.over and len(table.choices) < 150:
        seat = table.seat
        supposed = table.position.imagine(seat, len(table.choices))
        picked = answer(table.position, seat)
        assert answer(supposed, seat) == picked
        table.choose(picked, seat)


@pytest.mark.parametrize("seed", [114, 183])
def test_a_game_in_which_nobody_gets_on_comes_to_its_end(seed: int) -> None:
    table = begun("A", "A", seed)
    agents = [HeuristicAgent(seat) for seat in range(2)]
    while not table.over and len(table.choices) < 9000:
        take_turn(table, agents[table.seat])
    assert table.over


def test_what_it_remembers_is_what_it_would_reckon_anew() -> None:
    table = begun("E", "I", seed=8)
    remembering = RulesOfThumb()
    while not table.over and len(table.choices) < 300:
        imagine = partial(table.position.imagine, table.seat)
        picked = remembering.pick(table.decision, imagine)
        assert picked == RulesOfThumb().pick(table.decision, imagine)
        table.choose(picked, table.seat)


def test_looking_ahead_does_not_try_what_could_be_undone_for_ever() -> None:
    table = begun("A", "A")
    seen = 0
    while seen < 5:
        may_control = any(isinstance(option, o.Control) for option in table.decision.options)
        favourite = answer(table.position, table.seat)
        if may_control and not isinstance(favourite, o.Control):
            agent = SearchAgent(3, Budget(iterations=20))
            pick(table, agent)
            tried = [one.tried for one in agent.thoughts if isinstance(one.option, o.Control)]
            assert not any(tried)
            assert not isinstance(agent.thoughts[0].option, o.Control)
            seen += 1
        table.choose(favourite, table.seat)


def test_who_is_wounded_or_tempted_stands_worse_and_who_has_more_stands_better() -> None:
    people = ("edoras", ("aragorn-ii", "gimli"))
    others = ("bree", ("bergil", "legolas"))

    def stands(table: MeccgScene) -> float:
        mine, theirs = guide_of("meccg").worth(table.state)
        assert mine + theirs == pytest.approx(1.0)
        return mine

    def begun_by(*own: str) -> MeccgScene:
        return scene(("edoras", ("aragorn-ii", *own)), opponents=(others,))

    plain = scene(people, opponents=(others,))
    hurt = scene(people, opponents=(others,))
    cards.wound(hurt.state, hurt.id("gimli"))
    assert stands(hurt) < stands(plain)
    assert stands(begun_by("glamdring", "gimli")) > stands(plain)
    assert stands(begun_by("the-one-ring", "gimli")) < stands(begun_by("glamdring", "gimli"))
