"""The socket of the lobby, `/api/lobby/live`: a person's games, told anew when they change."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler, websocket

from westmarch.server.live import Door, turn_away
from westmarch.server.lobby import listed
from westmarch.server.lookout import Lookout, Watcher
from westmarch.server.people import Person
from westmarch.server.refusals import NotDone
from westmarch.server.seating import Seating
from westmarch.server.session import person_at

PAUSE = 0.5
"""So many seconds at least lie between two lists: what comes in a row is told at once."""

TICK = 60.0
"""After so many seconds the lobby is looked at in any case: news may be lost."""

Socket = WebSocket[Any, Any, Any]


def lobby_socket(lookout: Lookout, seating: Seating, door: Door) -> WebsocketRouteHandler:
    """The route of the socket."""

    @websocket("/api/lobby/live", name="lobby")
    async def live(socket: Socket) -> None:
        await socket.accept()
        try:
            if not door.is_own(socket):
                raise NotDone("foreign")
            with lookout.watch() as watcher:
                await tell_until_gone(socket, watcher, seating)
        except NotDone as refusal:
            await turn_away(socket, refusal, door.language(socket))

    return live


async def tell_until_gone(socket: Socket, watcher: Watcher, seating: Seating) -> None:
    """Tell what changes until the browser hangs up."""
    telling = asyncio.create_task(tell(socket, watcher, seating))
    hearing = asyncio.create_task(hang_up(socket))
    try:
        done, _ = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, hearing):
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error


async def tell(socket: Socket, watcher: Watcher, seating: Seating) -> None:
    """Send the person's lobby, and again whenever it is another."""
    told = b""
    while True:
        watcher.bell.clear()
        lobby = await listed(await known(socket), seating)
        watcher.shown(lobby)
        data = msgspec.json.encode(lobby)
        if data != told:
            await socket.send_text(data.decode())
            told = data
        try:
            await asyncio.wait_for(watcher.bell.wait(), TICK)
        except TimeoutError:
            continue
        await asyncio.sleep(PAUSE)


async def known(socket: Socket) -> Person:
    """Whose browser it is, asked each time: who has logged out is told nothing more."""
    person = await person_at(socket)
    if person is None:
        raise NotDone("unknown")
    return person


async def hang_up(socket: Socket) -> None:
    """Wait until the browser hangs up; what it says is not listened to."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        continue
