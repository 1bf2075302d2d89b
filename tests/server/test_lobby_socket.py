"""The lobby's socket: everybody is told what concerns him, and nobody else's games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar

from tests.server.live_client import Player, Socket, browser
from westmarch.server import lobby_socket
from westmarch.server.app import create_app
from westmarch.server.settings import Settings
from westmarch.server.wire import Shown

pytestmark = pytest.mark.anyio

Told = dict[str, Any]


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")
    monkeypatch.setattr(lobby_socket, "PAUSE", 0.01)


def headers(client: httpx.AsyncClient, origin: str = "http://127.0.0.1") -> dict[str, str]:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return {"host": "127.0.0.1", "cookie": cookies, "origin": origin}


@asynccontextmanager
async def looking(app: Litestar, client: httpx.AsyncClient) -> AsyncIterator[Socket]:
    socket = Socket(app, "/api/lobby/live", headers(client))
    await socket.open()
    try:
        yield socket
    finally:
        await socket.close()


async def told(socket: Socket) -> Told:
    found: Told = json.loads(await socket.receive())
    return found


async def until(socket: Socket, place: str, games: list[str]) -> Told:
    while True:
        lobby = await told(socket)
        if [game["id"] for game in lobby[place]] == games:
            return lobby


async def enter(client: httpx.AsyncClient, name: str) -> None:
    assert (await client.post("/api/session", json={"name": name})).status_code == 201


async def create(client: httpx.AsyncClient, **more: Any) -> str:
    wanted = {"title": "highway", "seats": [{}, {"kind": "open"}], **more}
    answer = await client.post("/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_new_tables_seats_and_turns_are_told(url: str) -> None:
    """With PostgreSQL both sit at servers of their own."""
    async with AsyncExitStack() as stack:
        one = create_app(Settings(url))
        await stack.enter_async_context(one.lifespan())
        two = one
        if not url.startswith("sqlite"):
            two = create_app(Settings(url))
            await stack.enter_async_context(two.lifespan())
        frieda = await stack.enter_async_context(browser(one))
        jonas = await stack.enter_async_context(browser(two))
        await enter(frieda, "Frieda")
        await enter(jonas, "Jonas")
        f = await stack.enter_async_context(looking(one, frieda))
        j = await stack.enter_async_context(looking(two, jonas))
        nothing: Told = {"mine": [], "open": [], "watch": []}
        assert (await told(f), await told(j)) == (nothing, nothing)
        game = await create(frieda, public=True)
        await until(f, "mine", [game])
        await until(j, "open", [game])
        assert (await jonas.post(f"/api/games/{game}/join", json={})).status_code == 200
        waiting = [await until(who, "mine", [game]) for who in (f, j)]
        assert [lobby["mine"][0]["waits_for_me"] for lobby in waiting].count(True) >= 1
        seat = [lobby["mine"][0]["waits_for_me"] for lobby in waiting].index(True)
        app, client, socket = ((one, frieda, f), (two, jonas, j))[seat]
        table = Socket(app, f"/api/games/{game}/live", headers(client))
        await table.open()
        player = Player(table)
        await player.until(Shown)
        while not table.closed and player.table.asked is not None:
            await player.choose(player.offers[-1])
        await table.close()
        lobby = await told(socket)
        while lobby["mine"][0]["waits_for_me"]:
            lobby = await told(socket)


async def test_a_table_that_is_left_is_gone_for_all(url: str) -> None:
    app = create_app(Settings(url))
    async with app.lifespan(), browser(app) as frieda, browser(app) as jonas:
        await enter(frieda, "Frieda")
        await enter(jonas, "Jonas")
        game = await create(frieda, public=True)
        async with looking(app, jonas) as j:
            await until(j, "open", [game])
            assert (await frieda.post(f"/api/games/{game}/leave")).status_code == 204
            await until(j, "open", [])


async def test_private_tables_are_nobody_elses_business(url: str) -> None:
    app = create_app(Settings(url))
    async with app.lifespan(), browser(app) as frieda, browser(app) as jonas:
        await enter(frieda, "Frieda")
        await enter(jonas, "Jonas")
        async with looking(app, jonas) as j:
            await told(j)
            await create(frieda)
            public = await create(frieda, public=True)
            lobby = await told(j)
            assert [one["id"] for one in lobby["open"]] == [public]
            assert (lobby["mine"], lobby["watch"]) == ([], [])


async def test_strangers_and_foreign_pages_are_turned_away(url: str) -> None:
    app = create_app(Settings(url))
    async with app.lifespan(), browser(app) as frieda:
        stranger = Socket(app, "/api/lobby/live", headers(frieda))
        await stranger.open()
        assert (await told(stranger))["what"] == "unknown"
        with pytest.raises(EOFError, match="4401"):
            await stranger.receive()
        await enter(frieda, "Frieda")
        foreign = Socket(app, "/api/lobby/live", headers(frieda, "http://evil.example"))
        await foreign.open()
        assert (await told(foreign))["what"] == "foreign"
        with pytest.raises(EOFError, match="4403"):
            await foreign.receive()


async def test_who_logs_out_is_told_nothing_more(url: str) -> None:
    app = create_app(Settings(url))
    async with app.lifespan(), browser(app) as frieda, browser(app) as jonas:
        await enter(frieda, "Frieda")
        await enter(jonas, "Jonas")
        async with looking(app, jonas) as j:
            await told(j)
            assert (await jonas.delete("/api/session")).status_code == 204
            await create(frieda, public=True)
            assert (await told(j))["what"] == "unknown"
            await asyncio.wait_for(j.task, 10)
