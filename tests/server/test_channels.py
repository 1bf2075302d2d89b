"""Live tables on real databases; servers that hear of each other through PostgreSQL or Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from litestar import Litestar
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from tests.server.live_client import Player, Socket, browser, game_of, house
from tests.server.redis_server import RedisServer
from westmarch.kernel.records import Seat
from westmarch.server.app import create_app
from westmarch.server.backends import Postgres, backend_for
from westmarch.server.channels import Herald, Moved
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.people import People, Person
from westmarch.server.seating import Seating
from westmarch.server.settings import Settings
from westmarch.server.storing import SeatKind, StoredGame, StoredSeat
from westmarch.server.wire import Chat, Choose, Closed, Consent, Said, Shown, TakeBack, Wished

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


async def seated(people: People, seating: Seating) -> tuple[StoredGame, Person, Person]:
    """A game that has begun, and the two who play it."""
    frieda, _ = await people.enter("Frieda")
    jonas, _ = await people.enter("Jonas")
    seats = [StoredSeat(SeatKind.HUMAN, who.id, who.name) for who in (frieda, jonas)]
    game = await seating.create(game_of(seats), [None, None])
    return game, frieda, jonas


async def take_turns(players: tuple[Player, Player], choices: int) -> None:
    """Whoever is asked chooses his last option."""
    for _ in range(choices):
        ahead = max(players, key=lambda player: player.table.version)
        seat = next(n for n, state in enumerate(ahead.table.seats) if state.decides)
        who, other = players[seat], players[1 - seat]
        await who.at(ahead.table.version)
        await who.choose(who.offers[-1])
        await other.at(who.table.version)


async def test_a_table_lives_on_either_database(
    keeper: Keeper, people: People, seating: Seating
) -> None:
    game, frieda, jonas = await seated(people, seating)
    async with (
        house(keeper) as server,
        server.sit(frieda.id, game.id) as f,
        server.sit(jonas.id, game.id) as j,
    ):
        await f.until(Shown)
        await j.until(Shown)
        await take_turns((f, j), 14)
        await f.say(Chat("Well played"))
        assert (await j.until(Said)).name == "Frieda"
        board, log = bytes(f.table.board), f.log
    assert len(await keeper.entries(game.id)) == 14
    assert (await keeper.game(game.id)).deciding
    async with house(keeper) as server, server.sit(frieda.id, game.id) as f:
        await f.until(Shown)
        assert (f.table.version, bytes(f.table.board), f.log) == (14, board, log)
        assert (await f.until(Said)).words == "Well played"


async def test_the_games_that_wait_for_programs_are_known(
    keeper: Keeper, people: People, seating: Seating
) -> None:
    game, frieda, _ = await seated(people, seating)
    human = StoredSeat(SeatKind.HUMAN, frieda.id, frieda.name)
    seats = [human, StoredSeat(SeatKind.AGENT, agent="random")]
    other = await seating.create(game_of(seats, id="morning"), [None, None])
    await keeper.note_deciding(game.id, (0, 1))
    await keeper.note_deciding(other.id, (0,))
    assert await keeper.waiting_for_programs() == []
    await keeper.note_deciding(other.id, (0, 1))
    assert await keeper.waiting_for_programs() == [other.id]
    await keeper.end(other.id)
    assert await keeper.waiting_for_programs() == []


@pytest.mark.parametrize("through", ["postgresql", "redis"])
async def test_two_servers_on_one_database_play_one_game(
    database: Database, people: People, seating: Seating, url: str, redis: RedisServer, through: str
) -> None:
    """On SQLite news can travel through Redis alone."""
    if through == "postgresql" and url.startswith("sqlite"):
        assert isinstance(backend_for(url), MemoryChannelsBackend)
        return
    named = redis.url if through == "redis" else None
    game, frieda, jonas = await seated(people, seating)
    keeper = Keeper(database)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(house(keeper, backend=backend_for(url, named)))
        two = await stack.enter_async_context(
            house(Keeper(database), backend=backend_for(url, named))
        )
        f = await stack.enter_async_context(one.sit(frieda.id, game.id))
        j = await stack.enter_async_context(two.sit(jonas.id, game.id))
        await f.until(Shown)
        await j.until(Shown)
        await take_turns((f, j), 10)
        seat = (await keeper.entries(game.id))[-1].seat
        who, other = (f, j) if seat == 0 else (j, f)
        await who.say(TakeBack(10))
        assert (await other.until(Wished)).open
        await other.say(Consent(10, True))
        assert (await who.at(11)).anew
        await other.at(11)
        await take_turns((f, j), 4)
        one_table, two_table = (server.hall.tables.alive[game.id] for server in (one, two))
        await one_table.catch_up()
        await two_table.catch_up()
        assert one_table.course.table.choices == two_table.course.table.choices
        assert one_table.course.scribe(Seat(0)).lines == two_table.course.scribe(Seat(0)).lines


async def test_the_whole_server_lets_its_own_people_in(url: str) -> None:
    app = create_app(Settings(url))
    async with app.lifespan(), browser(app) as frieda, browser(app) as jonas:
        for client, name in ((frieda, "Frieda"), (jonas, "Jonas")):
            assert (await client.post("/api/session", json={"name": name})).status_code == 201
        wanted = {"title": "highway", "seats": [{}, {"kind": "open"}], "public": True}
        game = (await frieda.post("/api/games", json=wanted)).json()["id"]
        async with opened(app, frieda, game) as f, opened(app, jonas, game) as j:
            waiting = await f.until(Shown)
            assert (waiting.seat, waiting.asked) == (0, None)
            assert (await j.until(Shown)).seat is None
            assert (await f.refused(Choose(0, ("done",), "early"))).what == "not-started"
            assert (await jonas.post(f"/api/games/{game}/join", json={})).status_code == 200
            await f.asked()
            await j.asked()
            assert j.table.seat == 1
            await take_turns((f, j), 3)
            assert (await frieda.get(f"/api/games/{game}/replay?seat=0")).json()["choices"] == 3
            assert (await frieda.get(f"/api/games/{game}/replay?seat=1")).status_code in (403, 409)
        socket = Socket(app, f"/api/games/{game}/live", {"host": "127.0.0.1"})
        await socket.open()
        assert (await Player(socket).until(Closed)).what == "unknown"
        await socket.close()


@asynccontextmanager
async def opened(app: Litestar, client: httpx.AsyncClient, game: str) -> AsyncIterator[Player]:
    """The socket that a browser opens, with its cookie."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"host": "127.0.0.1", "cookie": cookies, "origin": "http://127.0.0.1"}
    socket = Socket(app, f"/api/games/{game}/live", headers)
    await socket.open()
    try:
        yield Player(socket)
    finally:
        await socket.close()


class Listener:
    """Hears versions of tables."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.herald = Herald(backend)
        self.heard = asyncio.Queue[int]()

    async def read(self, news: object) -> None:
        assert isinstance(news, Moved)
        self.heard.put_nowait(news.version)

    async def hears(self, version: int) -> bool:
        """Whether a version that is told, again and again if need be, comes to be heard."""
        async with asyncio.timeout(30):
            while True:
                self.herald.tell(Moved("evening", "here", version))
                try:
                    if await asyncio.wait_for(self.heard.get(), 0.5) == version:
                        return True
                except TimeoutError:
                    await self.herald.mend()


@asynccontextmanager
async def listening(backend: ChannelsBackend) -> AsyncIterator[Listener]:
    """Somebody who hears what a backend carries."""
    listener = Listener(backend)
    await listener.herald.open(listener.read)
    try:
        assert await listener.hears(1)
        yield listener
    finally:
        await listener.herald.close()


async def test_a_lost_connection_to_postgresql_is_mended(postgres: str) -> None:
    backend = backend_for(f"{postgres}/postgres")
    assert isinstance(backend, Postgres)
    async with listening(backend) as listener:
        backend._listener_conn.terminate()
        assert backend.telling is not None
        backend.telling.terminate()
        assert await listener.hears(2)


async def test_a_redis_that_goes_away_and_returns_is_heard_again(redis: RedisServer) -> None:
    async with listening(backend_for("sqlite://", redis.url)) as listener:
        redis.end()
        for version in range(2, 5):
            listener.herald.tell(Moved("evening", "here", version))
        await asyncio.sleep(0.5)
        assert listener.heard.empty()
        redis.start()
        assert await listener.hears(5)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A Redis of its own."""
    with RedisServer() as server:
        yield server
