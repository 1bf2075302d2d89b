"""Many people at once: each plays alone over a socket of his own, and notes how long he waits.

A crowd lives in a process of its own, so that it takes no time from the server that it measures.
"""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from multiprocessing import get_context
from multiprocessing.connection import Connection
from secrets import token_hex
from time import perf_counter, process_time
from traceback import format_exc

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from westmarch.kernel.records import Record
from westmarch.server.session import COOKIE
from westmarch.server.wire import Choose, Received, Refused, Shown

AT_THE_DOOR = 4
"""So many come in at the same time before it begins."""

PATIENCE = 60.0


class Place(Record):
    """Somebody's game, and the cookie that lets him in."""

    game: str
    cookie: str


class Plan(Record):
    """How many play where, with so many seconds between two choices, and for how long.

    Who has played before goes on with his game. The first round of choices is not counted.
    """

    address: str
    games: int
    every: float
    seconds: float
    places: tuple[Place, ...] = ()
    title: str = "lcg"

    @property
    def steps(self) -> int:
        """How often it will be heard of the crowd: at each arrival and each choice, about."""
        return self.games + round(self.games * (1 + self.seconds / self.every))


class Waits(Record):
    """How long each choice took until the next decision was there, in seconds.

    `busy` is the share of its time in which the crowd itself was at work: if that is near 1,
    the crowd was measured and not the server.
    """

    waits: tuple[float, ...]
    places: tuple[Place, ...]
    busy: float


Heard = Callable[[int], None]


def send_crowd(plan: Plan, tick: Heard) -> Waits:
    """Let a crowd play in a process of its own; `tick` hears how far it is."""
    spawn = get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=run, args=(there, msgspec.json.encode(plan)), daemon=True)
    process.start()
    there.close()
    try:
        while True:
            told = here.recv()
            match told:
                case int():
                    tick(told)
                case bytes():
                    return msgspec.json.decode(told, type=Waits)
                case _:
                    raise RuntimeError(f"the crowd has failed:\n{told}")
    finally:
        process.terminate()
        process.join()


def run(parent: Connection, plan: bytes) -> None:
    """What the process of a crowd does."""
    try:
        crowd = Crowd(msgspec.json.decode(plan, type=Plan), parent.send)
        parent.send(msgspec.json.encode(asyncio.run(crowd.play())))
    except Exception:  # noqa: BLE001 - whatever it is, the parent process wants to know it
        parent.send(format_exc())


class Crowd:
    """All who play at once."""

    def __init__(self, plan: Plan, tick: Heard) -> None:
        self.plan = plan
        self.tick = tick
        self.door = asyncio.Semaphore(AT_THE_DOOR)
        self.waits: list[float] = []

    async def play(self) -> Waits:
        """All come in; then all play, one after another, until the time is up."""
        players = [Player(self, number) for number in range(self.plan.games)]
        try:
            await asyncio.gather(*(player.come_in() for player in players))
            began, worked = perf_counter(), process_time()
            await asyncio.gather(*(player.play(began) for player in players))
            busy = (process_time() - worked) / (perf_counter() - began)
        finally:
            await asyncio.gather(*(player.leave() for player in players))
        return Waits(tuple(self.waits), tuple(player.place for player in players), busy)


class Player:
    """Somebody who chooses at random, and begins a new game when one is over."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.plan = crowd.plan
        self.number = number
        self.chance = random.Random(number)
        self.name = token_hex(8)
        self.gestures = 0
        self.socket: ClientConnection | None = None

    async def come_in(self) -> None:
        """Sit down at the own table, or at a new one."""
        async with self.crowd.door:
            known = self.plan.places[self.number : self.number + 1]
            await self.sit_down(known[0] if known else await self.new_place())
        self.crowd.tick(1)

    async def new_place(self) -> Place:
        """Come in under a name and begin a game."""
        return await asyncio.to_thread(
            begin, self.plan.address, self.plan.title, self.number, self.chance.getrandbits(32)
        )

    async def sit_down(self, place: Place) -> None:
        """Open the socket of a game and look at the table."""
        await self.leave()
        self.place = place
        where = self.plan.address.replace("http", "ws", 1)
        self.socket = await connect(
            f"{where}/api/games/{place.game}/live",
            additional_headers={"cookie": f"{COOKIE}={place.cookie}"},
            max_size=None,
            proxy=None,
        )
        self.shown = await self.next_shown()

    async def leave(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()

    async def play(self, began: float) -> None:
        """Choose every so many seconds; all the players' moments are spread evenly."""
        due = began + self.plan.every * self.number / self.plan.games
        counted = began + self.plan.every
        while due < counted + self.plan.seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if self.shown.ending is not None:
                await self.sit_down(await self.new_place())
            waited = await self.choose()
            if due >= counted:
                self.crowd.waits.append(waited)
            self.crowd.tick(1)
            due = max(due + self.plan.every, perf_counter())

    async def choose(self) -> float:
        """Choose something; how long it took until the next decision was there."""
        assert self.shown.asked is not None, "who plays alone has to decide"
        option = self.chance.choice(self.shown.asked.offers).text
        self.gestures += 1
        key = f"{self.name} {self.gestures}"
        message = msgspec.json.encode(Choose(self.shown.version, (option,), key)).decode()
        assert self.socket is not None, "who chooses has sat down"
        sent = perf_counter()
        await self.socket.send(message)
        self.shown = await self.next_shown()
        return perf_counter() - sent

    async def next_shown(self) -> Shown:
        """The table as it is shown next."""
        assert self.socket is not None, "who looks has sat down"
        async with asyncio.timeout(PATIENCE):
            while True:
                told: Received = msgspec.json.decode(await self.socket.recv(), type=Received)
                if isinstance(told, Shown):
                    return told
                assert not isinstance(told, Refused), told


def begin(address: str, title: str, number: int, seed: int) -> Place:
    """Come to a server under a name, and begin a game for one."""
    _, cookie = post(f"{address}/api/session", {"name": f"Player {number}"})
    asked = {"title": title, "seats": [{"kind": "human"}], "seed": seed}
    game, _ = post(f"{address}/api/games", asked, cookie)
    return Place(game["id"], cookie)


def post(address: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
    """What a server answers, and its cookie."""
    headers = {"content-type": "application/json", "cookie": f"{COOKIE}={cookie}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        given = SimpleCookie(answer.headers.get("set-cookie", ""))
        return json.load(answer), given[COOKIE].value if COOKIE in given else cookie
