"""Replays: a game choice by choice, as far as somebody may see it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.live_client import House, MemoryStore, game_of, house, people
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel import registry
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.table import Table
from westmarch.server.replays import Moment, Replay
from westmarch.server.storing import Entry, StoredGame
from westmarch.server.wire import Line

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


def played(title: str = "highway", choices: int = 1000, **more: Any) -> tuple[MemoryStore, Table]:
    """A stored game, and the same as a table."""
    store = MemoryStore()
    game: StoredGame = store.keep(replace(game_of(people("frieda", "jonas"), title), **more))
    table = Table(registry.game(title), game.setup, game.seed)
    agent = RandomAgent(4)
    while not table.over and len(table.choices) < choices:
        take_turn(table, agent)
    store.logs[game.id] = [
        Entry(number, choice.seat, choice.text().partition(" ")[2])
        for number, choice in enumerate(table.choices)
    ]
    return store, table


async def index(server: House, who: str = "frieda", **query: str) -> Replay:
    words = "&".join(f"{name}={value}" for name, value in query.items())
    status, data = await server.get(f"/api/games/evening/replay?{words}", who)
    assert status == 200, data
    return msgspec.json.decode(data, type=Replay)


async def moment(server: House, number: int, who: str = "frieda", **query: str) -> Moment:
    words = "&".join(f"{name}={value}" for name, value in query.items())
    status, data = await server.get(f"/api/games/evening/replay/{number}?{words}", who)
    assert status == 200, data
    return msgspec.json.decode(data, type=Moment)


async def test_every_choice_of_a_finished_game_can_be_looked_at_from_every_seat() -> None:
    store, table = played()
    async with house(store) as server:
        found = await index(server)
        assert found.choices == len(table.choices)
        assert (found.open, found.over, found.seats) == (True, True, (0, 1))
        assert found.names == ("Frieda", "Jonas")
        for number in range(0, found.choices + 1, 7):
            then = table.at(number)
            for seat in (0, 1):
                shown = await moment(server, number, seat=str(seat))
                expected = msgspec.json.encode(then.view(Seat(seat)).board)
                assert bytes(shown.board) == expected
                assert shown.deciding == tuple(decision.seat for decision in then.decisions)
                assert not shown.hands
        last = await moment(server, found.choices, language="de")
        assert last.ending is not None
        assert "Münzen gewonnen" in last.ending.words


async def test_the_log_of_all_moments_is_the_log_of_the_game() -> None:
    store, _ = played()
    async with house(store) as server:
        for whose in ("0", "none", "open"):
            found = await index(server, seat=whose)
            lines: list[Line] = []
            for number in range(found.choices + 1):
                part = await moment(server, number, seat=whose)
                assert part.first == len(lines)
                assert [found.came[line.number] for line in part.log] == [number] * len(part.log)
                lines += part.log
            assert tuple(lines) == found.log


async def test_turns_can_be_jumped_to() -> None:
    store, _ = played()
    async with house(store) as server:
        found = await index(server)
        rounds = [mark for mark in found.turns if mark.heading == 1]
        assert [mark.words for mark in rounds][:2] == ["Round 1", "Round 2"]
        shown = await moment(server, rounds[1].number)
        assert "Round 2" in [line.words for line in shown.log]
        german = await index(server, language="de")
        assert german.turns[0].words == "Runde 1"


async def test_seen_openly_every_hand_and_every_choice_is_shown() -> None:
    store, table = played()
    async with house(store) as server:
        for number in (1, 9):
            shown = await moment(server, number, seat="open")
            then = table.at(number)
            assert [bytes(hand) for hand in shown.hands] == [
                msgspec.json.encode(then.view(Seat(seat)).board) for seat in (0, 1)
            ]
            assert shown.made is not None
            choice = table.choices[number - 1]
            assert f"{shown.made.seat} {shown.made.option.text}" == choice.text()
            assert shown.made.asked
            own = await moment(server, number, seat=str(choice.seat))
            other = await moment(server, number, seat=str(1 - choice.seat))
            assert own.made == shown.made
            assert other.made is None


async def test_while_a_game_runs_only_the_own_seats_can_be_looked_at() -> None:
    store, table = played(choices=10)
    async with house(store) as server:
        found = await index(server, seat="0")
        assert (found.open, found.over, found.seats) == (False, False, (0,))
        shown = await moment(server, 5, seat="0")
        assert bytes(shown.board) == msgspec.json.encode(table.at(5).view(Seat(0)).board)
        await moment(server, 5, seat="none")
        for path in ("/5?seat=1", "/5?seat=open", "?seat=1", "?seat=open"):
            status, data = await server.get(f"/api/games/evening/replay{path}")
            assert status in (403, 409)
            assert b"not-over" in data
            assert b"board" not in data
        status, data = await server.get("/api/games/evening/replay/5", "mira")
        assert (status, b"no-such-game" in data) == (404, True)


async def test_a_finished_game_is_open_to_all_who_know_its_id() -> None:
    store, _ = played()
    async with house(store) as server:
        assert (await index(server, "mira", seat="open")).open
        status, _ = await server.get("/api/games/evening/replay", None)
        assert status == 401
        status, _ = await server.get("/api/games/morning/replay")
        assert status == 404


async def test_an_uploaded_game_may_end_in_the_middle() -> None:
    store, _ = played(choices=10, ended=True)
    async with house(store) as server:
        found = await index(server, "mira", seat="open")
        assert (found.choices, found.over) == (10, True)


async def test_what_does_not_exist_is_refused() -> None:
    store, table = played()
    async with house(store) as server:
        for path in (
            f"/{len(table.choices) + 1}",
            "/-1",
            "/x",
            "/3?seat=2",
            "/3?seat=everybody",
            "/99999999999999999999",
        ):
            status, _ = await server.get(f"/api/games/evening/replay{path}")
            assert status in (400, 404), path


async def test_what_was_taken_back_is_no_part_of_the_replay() -> None:
    store, _ = played(choices=10)
    store.logs["evening"].append(Entry(10, 0, "!back 6"))
    async with house(store) as server:
        assert (await index(server, seat="0")).choices == 6


async def test_a_game_of_older_rules_is_shown_as_far_as_it_goes() -> None:
    store, _ = played(choices=10, ended=True)
    store.logs["evening"].append(Entry(10, 0, "dance"))
    async with house(store) as server:
        found = await index(server, seat="open")
        assert found.choices == 10
        assert found.broken is not None
        assert "dance" in found.broken


async def test_the_lcg_can_be_looked_through() -> None:
    store, table = played("lcg", choices=150, ended=True)
    async with house(store) as server:
        found = await index(server, seat="open", language="de")
        assert found.choices == len(table.choices)
        assert any(mark.heading == 1 for mark in found.turns)
        for number in (0, 40, found.choices):
            shown = await moment(server, number, seat="open")
            assert len(shown.hands) == 2


async def test_game_that_was_given_up_ends_in_its_replay() -> None:
    store, _ = played(choices=8)
    store.logs["evening"].append(Entry(8, 1, "!concede"))
    async with house(store) as server:
        assert (await moment(server, 7, seat="0")).ending is None
        ending = (await moment(server, 8, seat="0")).ending
    assert ending is not None
    assert (ending.words, ending.winners) == ("Jonas gives up.", (0,))
