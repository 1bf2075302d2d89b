"""Several server processes on one PostgreSQL: who plays at different ones plays together."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import pytest

from tests.server.conftest import new_database
from tests.server.live_client import Player, play
from tests.server.processes import PLENTY, Person, Served, person, serving, worker_of
from tests.server.redis_server import RedisServer
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.storing import Entry
from westmarch.server.wire import (
    Accepted,
    Chat,
    Choose,
    Closed,
    Consent,
    Present,
    Refused,
    Said,
    Shown,
    TakeBack,
    Wished,
)

pytestmark = pytest.mark.anyio

WANTED = {"title": "lcg", "seats": [{}, {"kind": "open"}], "public": True, "seed": 11}


class Pair(NamedTuple):
    """Two servers on one database, its address, and with what words further ones are started."""

    one: Served
    two: Served
    url: str
    words: tuple[str, ...]


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def pair(request: pytest.FixtureRequest, postgres: str) -> Iterator[Pair]:
    """Two servers that hear of each other through PostgreSQL, then two through Redis."""
    url = new_database(postgres)
    with RedisServer() as redis:
        news = ("--redis", redis.url) if request.param == "redis" else ()
        words = ("--database", url, *news)
        with started(*words) as one, started(*words) as two:
            yield Pair(one, two, url, words)


@pytest.fixture
def workers(postgres: str) -> Iterator[Served]:
    """A server of two processes."""
    with started("--database", new_database(postgres), "--workers", "2") as served:
        yield served


def started(*words: str) -> AbstractContextManager[Served]:
    """A server in which nothing happens by the clock, so that only news make its tables move."""
    return serving(*words, module="tests.server.without_ticks", WESTMARCH_LIMITS=PLENTY)


class Company(NamedTuple):
    """A game of two, and the two."""

    game: str
    frieda: Person
    jonas: Person


@asynccontextmanager
async def company(one: Served, two: Served) -> AsyncIterator[Company]:
    """Frieda creates a game at one server, Jonas joins it at the other."""
    async with person(one.address, "Frieda") as frieda, person(two.address, "Jonas") as jonas:
        created = await frieda.post(one.address, "/api/games", WANTED)
        game = created.json()["id"]
        async with frieda.sit(one.address, game) as early:
            assert (await early.until(Shown)).asked is None
            joined = await jonas.post(two.address, f"/api/games/{game}/join", {})
            assert joined.status_code == 200, joined.text
            await early.asked()  # she hears at once, at her server, that the game has begun
        yield Company(game, frieda, jonas)


async def log_of(url: str, game: str) -> list[Entry]:
    """A game's log, as it stands in the database."""
    database = Database(url)
    try:
        return await Keeper(database).entries(game)
    finally:
        await database.close()


async def test_two_at_different_processes_play_one_game(pair: Pair) -> None:
    one, two, url, _ = pair
    async with company(one, two) as (game, frieda, jonas), AsyncExitStack() as stack:
        f = await stack.enter_async_context(frieda.sit(one.address, game))
        await f.until(Shown)
        j = await stack.enter_async_context(jonas.sit(two.address, game, language="de"))
        await j.until(Shown)
        while not all(seat.here for seat in (await f.until(Present)).seats):
            pass
        mira = await stack.enter_async_context(person(two.address, "Mira"))
        m = await stack.enter_async_context(mira.sit(two.address, game))
        await m.until(Shown)
        while (await f.until(Present)).watching != 1:
            pass
        await play({0: f, 1: j}, 80)
        assert f.table.version == j.table.version == 80
        assert (await m.at(80)).seat is None
        assert m.table.asked is None
        assert bytes(m.table.board) != bytes(f.table.board)
        await j.say(Chat("Hörst du mich?"))
        for player in (f, j, m):
            assert (await player.until(Said)).words == "Hörst du mich?"
        assert [entry.number for entry in await log_of(url, game)] == list(range(80))
        assert {entry.seat for entry in await log_of(url, game)} == {0, 1}


async def test_a_choice_is_taken_back_when_the_other_agrees_at_another_process(pair: Pair) -> None:
    one, two, url, _ = pair
    async with (
        company(one, two) as (game, frieda, jonas),
        frieda.sit(one.address, game) as f,
        jonas.sit(two.address, game) as j,
    ):
        await f.until(Shown)
        await j.until(Shown)
        await play({0: f, 1: j}, 6)
        (*_, last) = await log_of(url, game)
        who, other = (f, j) if last.seat == 0 else (j, f)
        await who.say(TakeBack(6))
        assert await other.until(Wished) == Wished(last.seat, 6, True)
        await other.say(Consent(6, False))
        assert (await who.until(Wished)).open
        assert not (await who.until(Wished)).open
        await who.say(TakeBack(6))
        while not (await other.until(Wished)).open:
            pass
        await other.say(Consent(6, True))
        assert (await who.at(7)).anew
        assert (await other.at(7)).anew
        assert [entry.text for entry in await log_of(url, game)][6:] == ["!back 5"]
        await play({0: f, 1: j}, 6)


async def test_of_two_choices_for_one_decision_at_two_processes_one_counts(pair: Pair) -> None:
    one, two, url, _ = pair
    async with company(one, two) as (game, frieda, jonas), AsyncExitStack() as stack:
        tabs = {
            seat: [await stack.enter_async_context(who.sit(s.address, game)) for s in (one, two)]
            for seat, who in enumerate((frieda, jonas))
        }
        everybody = [tab for pair_of_tabs in tabs.values() for tab in pair_of_tabs]
        for tab in everybody:
            await tab.until(Shown)
        for version in range(25):
            tables = [await tab.at(version) for tab in everybody]
            seat = next(n for n, state in enumerate(tables[0].seats) if state.decides)
            keys = [f"tab {tab} at {version}" for tab in range(2)]
            pairs = list(zip(tabs[seat], keys, strict=True))
            await asyncio.gather(
                *(tab.say(Choose(version, (tab.offers[-1],), key)) for tab, key in pairs)
            )
            answers = [await answer(tab, key) for tab, key in pairs]
            assert sorted(type(one).__name__ for one in answers) == ["Accepted", "Refused"]
            assert [one.what for one in answers if isinstance(one, Refused)] == ["stale"]
            assert len(await log_of(url, game)) == version + 1


async def answer(player: Player, key: str) -> Accepted | Refused:
    """What is answered to a gesture."""
    while True:
        message = await player.next()
        if isinstance(message, Accepted | Refused) and message.key == key:
            return message


async def test_a_program_decides_once_whichever_process_it_is_asked_by(pair: Pair) -> None:
    one, two, url, _ = pair
    wanted = {"title": "lcg", "seats": [{}, {"kind": "agent", "agent": "random"}], "seed": 11}
    async with person(one.address, "Frieda") as frieda:
        game = (await frieda.post(one.address, "/api/games", wanted)).json()["id"]
        async with frieda.sit(one.address, game) as here, frieda.sit(two.address, game) as there:
            for tab, other in ((here, there), (there, here)) * 6:
                await tab.asked()
                await tab.choose(tab.offers[-1])
                await other.at(tab.table.version)
                while tab.table.asked is None:
                    await tab.next()
                await other.at(tab.table.version)
            version = tab.table.version
            assert other.table.version == version
            assert other.log == tab.log
    log = await log_of(url, game)
    assert len(log) == version
    assert {entry.seat for entry in log} == {0, 1}


async def test_a_killed_process_loses_nothing_and_its_players_go_on_at_another(
    pair: Pair,
) -> None:
    one, _, url, words = pair
    with started(*words) as two:
        async with (
            company(one, two) as (game, frieda, jonas),
            frieda.sit(one.address, game) as f,
        ):
            async with jonas.sit(two.address, game) as j:
                await f.until(Shown)
                await j.until(Shown)
                await play({0: f, 1: j}, 20)
                while not f.table.seats[1].decides:
                    await play({0: f, 1: j}, 1)
                made = f.table.version
                acknowledged = await log_of(url, game)
                assert len(acknowledged) == made
                await j.at(made)
                under_way = Choose(made, (j.offers[-1],), "under way")
                await j.say(under_way)
                two.process.send_signal(signal.SIGKILL)
                two.process.wait(30)
                with pytest.raises(EOFError):
                    await j.until(Closed)
            kept = await log_of(url, game)
            assert kept[:made] == acknowledged
            assert len(kept) in (made, made + 1)
            async with jonas.sit(one.address, game) as again:
                assert (await again.until(Shown)).version == len(kept)
                await again.say(under_way)
                accepted = await answer(again, "under way")
                assert isinstance(accepted, Accepted)
                assert accepted.version == made + 1
                await f.at(made + 1)
                await again.at(made + 1)
                await play({0: f, 1: again}, 10)
            log = await log_of(url, game)
            assert len(log) == made + 11
            assert [entry.number for entry in log if entry.key == "under way"] == [made]


async def test_workers_of_one_server_play_together_until_it_stops(workers: Served) -> None:
    async with company(workers, workers) as (game, frieda, jonas), AsyncExitStack() as stack:
        f = await stack.enter_async_context(frieda.sit(workers.address, game))
        await f.until(Shown)
        players = [f]
        while worker_of(players[-1], workers) == worker_of(f, workers):
            assert len(players) < 100, "one worker takes all"
            j = await stack.enter_async_context(jonas.sit(workers.address, game))
            await j.until(Shown)
            players.append(j)
        await play({0: f, 1: players[-1]}, 30)
        for player in players:
            await player.at(30)
        workers.process.send_signal(signal.SIGTERM)
        for player in players:
            assert (await player.until(Closed)).what == "stopping"
            with pytest.raises(EOFError):
                await player.next()
            assert player.socket.closed == 1012
    _, err = workers.process.communicate(timeout=30)
    assert "Traceback" not in err.decode()
