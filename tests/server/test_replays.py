"""Replays: a game choice by choice, as far as somebody may see it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import westmarch
from tests.server.archive import Archive
from tests.server.live_client import House, game_of, house, people
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel import registry
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.table import Table
from westmarch.server.api import MOST_MOMENTS, Moment, Replay
from westmarch.server.course import retold
from westmarch.server.telling import Scribe

pytestmark = pytest.mark.anyio

NAMES = ("Frieda", "Jonas")


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


async def played(store: Archive, title: str = "highway", choices: int = 1000, **more: Any) -> Table:
    """A stored game, and the same as a table."""
    game = await store.keep(replace(game_of(people("frieda", "jonas"), title), **more))
    table = Table(registry.game(title), game.setup, game.seed)
    agent = RandomAgent(4)
    while not table.over and len(table.choices) < choices:
        take_turn(table, agent)
    lines = ((choice.seat, choice.text().partition(" ")[2]) for choice in table.choices)
    await store.add(game.id, *lines)
    return table


async def index(server: House, who: str | None = "frieda", **query: str) -> Replay:
    words = "&".join(f"{name}={value}" for name, value in query.items())
    status, data = await server.get(f"/api/games/evening/replay?{words}", who)
    assert status == 200, data
    return msgspec.json.decode(data, type=Replay)


async def moments(
    server: House, number: int, who: str | None = "frieda", **query: str
) -> list[Moment]:
    words = "&".join(f"{name}={value}" for name, value in query.items())
    status, data = await server.get(f"/api/games/evening/replay/{number}?{words}", who)
    assert status == 200, data
    return msgspec.json.decode(data, type=list[Moment])


async def moment(server: House, number: int, who: str | None = "frieda", **query: str) -> Moment:
    [found] = await moments(server, number, who, **query)
    assert found.number == number
    return found


async def test_every_choice_of_a_finished_game_can_be_looked_at_from_every_seat(
    store: Archive,
) -> None:
    table = await played(store)
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
                assert not shown.hidden
        last = await moment(server, found.choices, language="de")
        assert last.ending is not None
        assert "Münzen gewonnen" in last.ending.words


async def test_the_log_is_what_each_beholder_saw_choice_by_choice(store: Archive) -> None:
    table = await played(store)
    async with house(store) as server:
        for whose, seat, is_open in (
            ("0", Seat(0), False),
            ("none", None, False),
            ("open", None, True),
        ):
            found = await index(server, seat=whose)
            again, scribe = table.at(0), Scribe(seat, is_open)
            scribe.follow(again)
            for choice in table.choices:
                again.choose(choice.option, choice.seat)
                scribe.follow(again)
            assert found.log == scribe.told("en", NAMES)
            assert list(found.came) == [line.number for line in scribe.lines]


async def test_several_moments_come_at_once_and_are_the_same_as_one_by_one(store: Archive) -> None:
    table = await played(store)
    last = len(table.choices)
    async with house(store) as server:
        for whose in ("1", "open"):
            some = await moments(server, 11, seat=whose, count="9")
            assert some == [await moment(server, 11 + more, seat=whose) for more in range(9)]
        at_the_end = await moments(server, last - 2, count=str(MOST_MOMENTS))
        assert [one.number for one in at_the_end] == [last - 2, last - 1, last]
        for count in ("0", str(MOST_MOMENTS + 1), "x"):
            status, _ = await server.get(f"/api/games/evening/replay/3?count={count}")
            assert status == 400


async def test_a_running_game_is_followed_and_what_is_taken_back_is_gone(store: Archive) -> None:
    await played(store, choices=20)
    table = westmarch.new("highway", seed=1, players=2)
    agent = RandomAgent(4)
    while len(table.choices) < 24:
        take_turn(table, agent)
    async with house(store) as server:
        assert (await index(server, seat="0")).choices == 20
        lines = ((one.seat, one.text().partition(" ")[2]) for one in table.choices[20:])
        await store.add("evening", *lines)
        found = await index(server, seat="0")
        assert found.choices == 24
        scribe = retold(table, Scribe(Seat(0)))
        assert found.log == scribe.told("en", NAMES)
        await store.add("evening", (0, "!back 17"))
        found = await index(server, seat="0")
        assert found.choices == 17
        assert found.log == retold(table.at(17), Scribe(Seat(0))).told("en", NAMES)
        shown = await moment(server, 17, seat="0")
        assert bytes(shown.board) == msgspec.json.encode(table.at(17).view(Seat(0)).board)


async def test_a_step_in_a_finished_game_asks_the_database_nothing(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await played(store)
    async with house(store) as server:
        await index(server, seat="open")
        asked: list[str] = []
        for name in ("game", "entries", "snapshot"):
            monkeypatch.setattr(store, name, lambda *_: asked.append("it"))
        for number in (3, 20, 12):
            await moment(server, number, seat="open")
        assert asked == []


async def test_a_game_looked_at_by_many_at_once_is_played_again_once(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await played(store)
    chosen = Table.choose
    count = 0

    def counted(self: Table, *arguments: Any) -> None:
        nonlocal count
        count += 1
        chosen(self, *arguments)

    async with house(store) as server:
        await server.get("/api/games/evening/replay?seat=9")  # wakes the table
        monkeypatch.setattr(Table, "choose", counted)
        await asyncio.gather(*(index(server, who, seat="0") for who in ("frieda", "jonas", "mira")))
    assert count <= 2 * len(table.choices)  # once for its positions, once for what the seat saw


async def test_turns_can_be_jumped_to(store: Archive) -> None:
    await played(store)
    async with house(store) as server:
        found = await index(server)
        rounds = [mark for mark in found.turns if mark.heading == 1]
        assert [mark.words for mark in rounds][:2] == ["Round 1", "Round 2"]
        begins = found.came[[line.words for line in found.log].index("Round 2")]
        assert rounds[1].number == begins > 0
        german = await index(server, language="de")
        assert german.turns[0].words == "Runde 1"


async def test_seen_openly_every_hand_and_every_choice_is_shown(store: Archive) -> None:
    table = await played(store)
    async with house(store) as server:
        for number in (1, 9):
            shown = await moment(server, number, seat="open")
            then = table.at(number)
            assert bytes(shown.board) == msgspec.json.encode(then.view(None).board)
            assert shown.hidden == then.game.secrets(then.position.state, None)
            assert shown.hidden
            assert shown.made is not None
            choice = table.choices[number - 1]
            assert f"{shown.made.seat} {shown.made.option.text}" == choice.text()
            assert shown.made.asked
            own = await moment(server, number, seat=str(choice.seat))
            other = await moment(server, number, seat=str(1 - choice.seat))
            assert own.made == shown.made
            assert other.made is None
            assert own.by == other.by == choice.seat
            assert own.hidden == other.hidden == {}


async def test_while_a_game_runs_only_the_own_seats_can_be_looked_at(store: Archive) -> None:
    table = await played(store, choices=10)
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


async def test_a_finished_game_is_open_to_all_who_know_its_id(store: Archive) -> None:
    await played(store)
    async with house(store) as server:
        assert (await index(server, "mira", seat="open")).open
        assert (await index(server, None, seat="open")).seats == (0, 1)
        assert (await moment(server, 5, None, seat="open")).hidden
        status, _ = await server.get("/api/games/morning/replay")
        assert status == 404


async def test_who_does_not_say_from_where_sees_his_own_seat_or_everything(store: Archive) -> None:
    await played(store)
    async with house(store) as server:
        people = ("frieda", "jonas", "mira", None)
        assert [(await index(server, who)).seat for who in people] == ["0", "1", "open", "open"]
    await played(store, choices=10, public=True)
    async with house(store) as server:
        assert [(await index(server, who)).seat for who in people[:3]] == ["0", "1", "none"]


async def test_a_stranger_sees_nothing_of_a_running_game(store: Archive) -> None:
    await played(store, choices=10)
    async with house(store) as server:
        await index(server, seat="0")
        for path in ("", "/5", "/5?seat=0", "?seat=open"):
            status, data = await server.get(f"/api/games/evening/replay{path}", None)
            assert (status, b"no-session" in data) == (401, True)


async def test_nothing_is_shown_of_a_game_that_has_not_begun(store: Archive) -> None:
    await played(store, choices=0, started=False)
    async with house(store) as server:
        for path in ("", "/0", "/0?seat=0"):
            status, data = await server.get(f"/api/games/evening/replay{path}")
            assert (status, b"board" in data) == (404, False)


async def test_an_uploaded_game_may_end_in_the_middle(store: Archive) -> None:
    await played(store, choices=10, ended=True)
    async with house(store) as server:
        found = await index(server, "mira", seat="open")
        assert (found.choices, found.over) == (10, True)


async def test_what_does_not_exist_is_refused(store: Archive) -> None:
    table = await played(store)
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


async def test_what_was_taken_back_is_no_part_of_the_replay(store: Archive) -> None:
    await played(store, choices=10)
    await store.add("evening", (0, "!back 6"))
    async with house(store) as server:
        assert (await index(server, seat="0")).choices == 6


async def test_a_game_of_older_rules_is_shown_as_far_as_it_goes(store: Archive) -> None:
    await played(store, choices=10, ended=True)
    await store.add("evening", (0, "dance"))
    async with house(store) as server:
        found = await index(server, seat="open")
        assert found.choices == 10
        assert found.broken is not None
        assert "choice 11, dance," in found.broken
        await moment(server, 10, seat="open")
        german = await index(server, seat="open", language="de")
        assert "älteren Regeln" in str(german.broken)
    assert (await store.texts())[10:] == ["dance"]


async def test_a_game_that_cannot_be_set_up_any_more_says_so(store: Archive) -> None:
    await played(store, choices=10, ended=True)
    await store.alter(title="backgammon")
    async with house(store) as server:
        status, data = await server.get("/api/games/evening/replay?seat=open")
        assert (status, b"cannot-wake" in data) == (409, True)


async def test_a_game_of_another_version_of_the_rules_says_so(store: Archive) -> None:
    await played(store, rules_version=0)
    async with house(store) as server:
        assert (await index(server)).older
    await played(store)
    async with house(store) as server:
        assert not (await index(server)).older


async def test_the_lcg_can_be_looked_through(store: Archive) -> None:
    table = await played(store, "lcg", choices=150, ended=True)
    async with house(store) as server:
        found = await index(server, seat="open", language="de")
        assert found.choices == len(table.choices)
        assert any(mark.heading == 1 for mark in found.turns)
        for number in (0, 40, found.choices):
            shown = await moment(server, number, seat="open")
            state = table.at(number).position.state
            assert shown.hidden == table.game.secrets(state, None) != {}


async def test_game_that_was_given_up_ends_in_its_replay(store: Archive) -> None:
    await played(store, choices=8)
    await store.add("evening", (1, "!concede"))
    async with house(store) as server:
        assert (await moment(server, 7, seat="0")).ending is None
        ending = (await moment(server, 8, seat="0")).ending
    assert ending is not None
    assert (ending.words, ending.winners) == ("Jonas gives up.", (0,))
