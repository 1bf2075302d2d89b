"""A live server in this process: a store in memory, sockets without a network, and players."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
from litestar import Litestar
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from westmarch.agents import RandomAgent
from westmarch.kernel import registry
from westmarch.kernel.game import checked
from westmarch.server.channels import Herald
from westmarch.server.errors import HANDLERS
from westmarch.server.hall import Hall
from westmarch.server.live import Connection, live_route
from westmarch.server.replays import replay_routes
from westmarch.server.rooms import Visitor
from westmarch.server.storing import (
    SeatKind,
    Store,
    StoredGame,
    StoredSeat,
)
from westmarch.server.thinking import Task, Thinker, Thought, think
from westmarch.server.wire import Accepted, Choose, Message, Received, Refused, Shown

M = TypeVar("M", bound=Message)
NAMES = {"frieda": "Frieda", "jonas": "Jonas", "mira": "Mira"}
PATIENCE = 20.0


class OpenDoor:
    """Everybody is who his cookie says; pages of `evil.example` are foreign."""

    async def visitor(self, connection: Connection) -> Visitor | None:
        who = connection.cookies.get("who")
        return None if who is None else Visitor(who, NAMES.get(who, who))

    def is_own(self, connection: Connection) -> bool:
        return "evil" not in connection.headers.get("origin", "")

    def language(self, connection: Connection) -> str:
        return connection.query_params.get("language", "en")


class OwnThinker(Thinker):
    """Thinks in this process, so that most tests need not wait for others to start."""

    async def think(self, task: Task) -> Thought:
        await asyncio.sleep(0)
        return think(task)

    def warm(self) -> None:
        """Nobody has to be ready."""


def people(*names: str) -> tuple[StoredSeat, ...]:
    """Seats of people."""
    return tuple(StoredSeat(SeatKind.HUMAN, name, NAMES[name]) for name in names)


def program(level: str = "random") -> StoredSeat:
    """The seat of a program."""
    return StoredSeat(SeatKind.AGENT, agent=level)


def game_of(
    seats: Sequence[StoredSeat],
    title: str = "highway",
    id: str = "evening",
    seed: int = 1,
    options: dict[str, str] | None = None,
) -> StoredGame:
    """A game that has begun."""
    rules = registry.game(title)
    at = datetime(2026, 11, 16, tzinfo=UTC)
    setup = checked(rules, len(seats), options or {}, ())
    owner = next((seat.person for seat in seats if seat.person), "nobody")
    return StoredGame(
        id, title, rules.version, setup, seed, tuple(seats), owner, at, at, started=True
    )


class Wire(Protocol):
    """What a player needs of a socket; `receive` raises `EOFError` when it has been closed."""

    closed: int | None

    async def send(self, data: str | bytes) -> None: ...

    async def receive(self) -> bytes: ...

    async def close(self) -> None: ...


class Player:
    """A socket at a table, and what came through it."""

    def __init__(self, socket: Wire) -> None:
        self.socket = socket
        self.frames: list[bytes] = []
        self.seen: list[Message] = []
        self.shown: Shown | None = None
        self.log: list[str] = []
        self.gestures = 0

    async def next(self) -> Message:
        """The next message; what is shown is drawn as a client draws it."""
        data = await self.socket.receive()
        self.frames.append(data)
        message: Message = msgspec.json.decode(data, type=Received)
        self.seen.append(message)
        if isinstance(message, Shown):
            assert message.anew or message.version == self.table.version + 1, "a version is missing"
            assert message.anew or message.first == len(self.log), "a line is missing"
            self.log = self.log[: message.first] + [line.words for line in message.log]
            self.shown = message
        return message

    async def until(self, kind: type[M]) -> M:
        """The next message of a kind; the others are drawn, too."""
        while True:
            message = await self.next()
            if isinstance(message, kind):
                return message

    async def at(self, version: int) -> Shown:
        """The table once it has come so far."""
        while self.shown is None or self.shown.version < version:
            await self.next()
        return self.table

    async def asked(self) -> Shown:
        """The table once this player has to decide, or the game is over."""
        while self.shown is None or (self.shown.asked is None and self.shown.ending is None):
            await self.next()
        return self.table

    @property
    def table(self) -> Shown:
        assert self.shown is not None, "nothing was shown yet"
        return self.shown

    @property
    def offers(self) -> list[str]:
        """What can be chosen now, in text form."""
        assert self.table.asked is not None, "somebody else decides"
        return [offer.text for offer in self.table.asked.offers]

    async def say(self, message: object) -> None:
        """Send a message, or anything else."""
        await self.socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    async def choose(self, *options: str, key: str | None = None) -> Accepted:
        """Choose, and see the table after it."""
        self.gestures += 1
        key = key or f"gesture {id(self)} {self.gestures}"
        await self.say(Choose(self.table.version, options, key))
        while True:
            message = await self.next()
            assert not isinstance(message, Refused), message
            if isinstance(message, Accepted) and message.key == key:
                await self.at(message.version)
                return message

    async def refused(self, message: object) -> Refused:
        """Send something that is refused."""
        await self.say(message)
        return await self.until(Refused)


async def play(players: dict[int, Player], choices: int, seed: int = 5) -> None:
    """Let players choose at random, whoever is asked."""
    chance = RandomAgent(seed).chance
    for _ in range(choices):
        first = next(iter(players.values()))
        if first.table.ending is not None:
            return
        seat = next(number for number, state in enumerate(first.table.seats) if state.decides)
        player = players[seat]
        await player.at(first.table.version)
        await player.choose(player.offers[chance.roll(len(player.offers)) - 1])
        for other in players.values():
            await other.at(player.table.version)


class Socket:
    """A socket to an application in this process."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        self.app = app
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: int | None = None
        place, _, query = path.partition("?")
        self.scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": place,
            "raw_path": place.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 5000),
            "server": ("127.0.0.1", 8150),
            "subprotocols": [],
            "state": {},
            "extensions": {},
            "app": app,
        }

    async def open(self) -> None:
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(
            self.app(self.scope, self.incoming.get, self.outgoing.put)  # the application's side
        )
        assert (await self.outgoing.get())["type"] == "websocket.accept"

    async def send(self, data: str | bytes) -> None:
        kind = "text" if isinstance(data, str) else "bytes"
        self.incoming.put_nowait({"type": "websocket.receive", kind: data})

    async def receive(self) -> bytes:
        message = await asyncio.wait_for(self.outgoing.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            raise EOFError(message["code"])
        return str(message["text"]).encode()

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


class House:
    """A server and its store."""

    def __init__(self, app: Litestar, hall: Hall, client: httpx.AsyncClient) -> None:
        self.app = app
        self.hall = hall
        self.client = client

    @asynccontextmanager
    async def sit(
        self, who: str | None, game: str = "evening", language: str = "en", **headers: str
    ) -> AsyncIterator[Player]:
        """Open the socket of a game."""
        cookies = {} if who is None else {"cookie": f"who={who}"}
        path = f"/api/games/{game}/live?language={language}"
        socket = Socket(self.app, path, {"host": "127.0.0.1", **cookies, **headers})
        await socket.open()
        try:
            yield Player(socket)
        finally:
            await socket.close()

    async def get(self, path: str, who: str | None = "frieda") -> tuple[int, bytes]:
        """Ask over HTTP."""
        headers = {} if who is None else {"cookie": f"who={who}"}
        answer = await self.client.get(path, headers=headers)
        return answer.status_code, answer.content


@asynccontextmanager
async def house(
    store: Store,
    thinker: Thinker | None = None,
    backend: ChannelsBackend | None = None,
) -> AsyncIterator[House]:
    """A server that lives as long as the context."""
    hall = Hall(store, Herald(backend or MemoryChannelsBackend()), thinker or OwnThinker())

    door = OpenDoor()
    app = Litestar(
        [live_route(hall, door), replay_routes(hall, door)],
        exception_handlers=HANDLERS,
        logging_config=None,
    )
    async with hall.lifespan(), browser(app) as client:
        yield House(app, hall, client)


def browser(app: Any) -> httpx.AsyncClient:
    """Somebody's browser, as far as HTTP goes."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")
