"""What agents observe: options as actions, views as numbers, and nothing that is hidden."""

from __future__ import annotations

from zlib import crc32

import numpy as np
import pytest
from numpy.typing import NDArray

import westmarch
from tests.research.playing import now, options, played, same
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.lcg.kinds import Phase
from westmarch.lcg.view import LcgBoard
from westmarch.research import environment
from westmarch.research.actions import TooManyOptions
from westmarch.research.features import Encoder
from westmarch.wotr.view import WotrBoard

LONG = 2**22
"""A length at which no two paths share a place."""

each_game = pytest.mark.parametrize("name", ["lcg", "meccg", "wotr"])


@each_game
def test_every_option_has_an_action_and_a_row_of_its_own(name: str) -> None:
    env = environment(name)
    for _ in played(env, decisions=60):
        seen, offered = now(env), options(env)
        assert tuple(offered.values()) == env.position.decision.options
        assert set(np.flatnonzero(seen["action_mask"])) == set(offered)
        rows = {tuple(row) for row in seen["options"][list(offered)].tolist()}
        assert len(rows) == len(offered)
        assert all(verb for verb, *_ in rows)
        assert not seen["options"][seen["action_mask"] == 0].any()


@each_game
def test_an_option_keeps_its_action_from_game_to_game(name: str) -> None:
    env = environment(name)
    found: dict[tuple[int, ...], list[int]] = {}
    for seed in range(3):
        for _ in played(env, decisions=60, seed=seed):
            rows = now(env)["options"]
            for action in options(env):
                found.setdefault(tuple(rows[action].tolist()), []).append(action)
    again = [actions for actions in found.values() if len(actions) > 1]
    moved = [actions for actions in again if len(set(actions)) > 1]
    assert len(again) > 10
    assert len(moved) < len(again) / 10


def test_no_option_is_left_out_for_want_of_actions() -> None:
    with pytest.raises(TooManyOptions, match="actions=22"):
        environment("meccg", actions=10).reset(seed=1)
    env = environment("meccg", actions=11)
    env.reset(seed=1)
    assert set(options(env)) == set(range(11))


@each_game
def test_what_is_hidden_changes_no_observation(name: str) -> None:
    env = environment(name)
    changed = 0
    for number in played(env, decisions=30):
        seen, agent, seat = now(env), env.agent_selection, env.seats[env.agent_selection]
        hidden = env.game.secrets(env.position.state, seat)
        env.position = env.position.imagine(seat, number)
        changed += env.game.secrets(env.position.state, seat) != hidden
        env.go_on()
        assert env.agent_selection == agent
        assert same(now(env), seen)
    assert changed > 10


def test_a_secret_pick_is_not_seen_until_all_have_picked() -> None:
    before, after = [], []
    for pick in (1, 2, 3):
        env = environment("meccg")
        env.reset(seed=1)
        assert [decision.seat for decision in env.position.decisions] == [0, 1]
        assert env.agent_selection == "seat_0"
        env.step(list(options(env))[pick])
        assert env.agent_selection == "seat_1"
        before.append(now(env))
        env.step(list(options(env))[-1])
        after.append(env.observe("seat_1"))
    assert same(before[0], before[1])
    assert same(before[0], before[2])
    assert not same(after[0], after[1])


def test_a_view_is_counted_by_the_paths_of_its_leaves() -> None:
    table = westmarch.new("lcg", seed=1, players=2)
    while lcg_board(table).phase is not Phase.PLANNING:
        table.choose(0)
    board = lcg_board(table)
    encoder = Encoder(LONG)
    vector, codes = encoder.encode(table.view(Seat(0)))
    assert counted(vector, "seat/0") == 1
    assert counted(vector, "seat/1") == 0
    assert counted(vector, "asked/TakeAction") == 1
    assert counted(vector, "board/LcgBoard/round") == board.round == 1
    assert counted(vector, "board/LcgBoard/phase/planning") == 1
    assert counted(vector, "board/LcgBoard/first/0") == 1
    assert counted(vector, "board/LcgBoard/players/1/deck") == board.players[1].deck
    held = [card.code for card in board.hand]
    assert len(held) == 7
    for code in held:
        assert counted(vector, f"board/LcgBoard/hand/{code}") == held.count(code)
    for hero in board.players[1].area:
        path = f"board/LcgBoard/players/1/area/{hero.code}"
        assert counted(vector, path) == 1
        assert counted(vector, f"{path}/hit_points") == hero.hit_points
    seen = (*board.hand, *board.players[0].area, *board.players[1].area)
    assert {card.card: card.code for card in seen}.items() <= codes.items()
    assert np.array_equal(encoder.encode(table.view(Seat(0)))[0], vector), "once more, from memory"


def test_hidden_cards_are_counted_without_their_names() -> None:
    table = westmarch.new("wotr", seed=1)
    while not all(wotr_board(table).hands):
        table.choose(0)
    theirs = wotr_board(table).hands[1]
    vector, codes = Encoder(LONG).encode(table.view(Seat(0)))
    assert counted(vector, "board/WotrBoard/hands/1/?") == len(theirs)
    assert not {card.card for card in theirs} & codes.keys()


def counted(vector: NDArray[np.float32], path: str) -> float:
    """What a vector of that length has at a path."""
    return float(vector[crc32(path.encode()) % LONG])


def lcg_board(table: Table) -> LcgBoard:
    """The LCG's table as the first seat sees it."""
    board = table.view(Seat(0)).board
    assert isinstance(board, LcgBoard)
    return board


def wotr_board(table: Table) -> WotrBoard:
    """The war as the first seat sees it."""
    board = table.view(Seat(0)).board
    assert isinstance(board, WotrBoard)
    return board
