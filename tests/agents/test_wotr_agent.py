"""The player of War of the Ring: legal, blind to what is hidden, and stronger than chance."""

from __future__ import annotations

from functools import partial

import pytest

from westmarch.agents import AGENTS, HeuristicAgent, take_turn
from westmarch.kernel.game import checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table
from westmarch.wotr.game import GAME
from westmarch.wotr.state import WotrState


def begun(players: int = 2, expansion: bool = False, seed: int = 5) -> Table:
    """A new game."""
    settings = {"expansion": "yes" if expansion else "no"}
    return Table(GAME, checked(GAME, players, settings, ()), seed)


def answer(position: Position, seat: Seat) -> AnyOption:
    """What the agent does in a position."""
    return HeuristicAgent(0).pick(position.view(seat), partial(position.imagine, seat))


def turn(table: Table) -> int:
    """The turn that it is."""
    state = table.position.state
    assert isinstance(state, WotrState)
    return state.turn


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_on_by_what_is_offered(players: int, expansion: bool) -> None:
    table = begun(players, expansion)
    agents = [HeuristicAgent(seat) for seat in range(players)]
    while not table.over and len(table.choices) < 400:
        take_turn(table, agents[table.seat])
    assert turn(table) > 3


def test_it_plays_a_war_to_its_end() -> None:
    table = begun()
    agent = HeuristicAgent(0)
    while not table.over:
        take_turn(table, agent)
    assert turn(table) < 30


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_from_either_side(seat: int) -> None:
    table = begun(seed=8)
    agents = [AGENTS["heuristic" if mine == seat else "random"](mine) for mine in range(2)]
    while not table.over:
        take_turn(table, agents[table.seat])
    assert table.outcome is not None
    assert table.outcome.winners == (seat,)


@pytest.mark.parametrize(("players", "expansion"), [(2, False), (4, True)])
def test_it_cannot_peek(players: int, expansion: bool) -> None:
    table = begun(players, expansion, seed=3)
    while not table.over and len(table.choices) < 250:
        seat = table.seat
        supposed = table.position.imagine(seat, len(table.choices))
        picked = answer(table.position, seat)
        assert answer(supposed, seat) == picked
        table.choose(picked, seat)
