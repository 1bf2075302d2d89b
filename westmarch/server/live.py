"""The socket of a game, `/api/games/{id}/live`: who may open it, and what may be sent there."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Protocol

import msgspec
import structlog
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler, websocket
from litestar.params import FromPath

from westmarch.kernel.records import Seat
from westmarch.server import telling
from westmarch.server.hall import Hall
from westmarch.server.refusals import NotDone
from westmarch.server.rooms import Guest, Room, Visitor
from westmarch.server.storing import NoSuchGame
from westmarch.server.wire import (
    MOST_CHARACTERS,
    Because,
    Behold,
    Chat,
    Choose,
    Closed,
    Concede,
    Consent,
    Hint,
    Refused,
    Resync,
    Sent,
    Speak,
    TakeBack,
    Why,
)

MOST_BYTES = 16 * 1024
"""So long may a message be; the longest gesture is far shorter."""

MOST_KEY = 64
"""So long may the key of a gesture be."""

CODES = {
    "unknown": 4401,
    "foreign": 4403,
    "no-such-game": 4404,
    "cannot-wake": 4409,
    "stopping": 1012,
    "slow": 1013,
}
"""With which code a socket is closed, by the reason that was said before."""

Connection = ASGIConnection[Any, Any, Any, Any]
log = structlog.get_logger(__name__)


class Door(Protocol):
    """Who is let in, and how he is addressed."""

    async def visitor(self, connection: Connection) -> Visitor | None:
        """Whose cookie a connection has; nobody's if it has none that counts."""

    def is_own(self, connection: Connection) -> bool:
        """Whether the page that opens a connection is one of this server's own."""

    def language(self, connection: Connection) -> str:
        """The language that the browser asks for."""


def live_route(hall: Hall, door: Door) -> WebsocketRouteHandler:
    """The route of the socket."""

    @websocket("/api/games/{game:str}/live", name="live")
    async def live(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
        await socket.accept()
        language = door.language(socket)
        try:
            if not door.is_own(socket):
                raise NotDone("foreign")
            visitor = await door.visitor(socket)
            if visitor is None:
                raise NotDone("unknown")
            async with hall.visit(game, visitor, language) as (room, guest):
                await converse(socket, hall, room, guest)
        except NoSuchGame:
            await turn_away(socket, NotDone("no-such-game"), language)
        except NotDone as refusal:
            await turn_away(socket, refusal, language)

    return live


async def turn_away(socket: WebSocket[Any, Any, Any], refusal: NotDone, language: str) -> None:
    """Say why a socket is not let in, and close it."""
    closed = Closed(refusal.what, refusal.words(language))
    await socket.send_text(msgspec.json.encode(closed).decode())
    await socket.close(CODES[refusal.what], refusal.what)


async def converse(socket: WebSocket[Any, Any, Any], hall: Hall, room: Room, guest: Guest) -> None:
    """Send what the guest is to see, and do what he asks for, until he or the server leaves."""
    writing = asyncio.create_task(write(socket, guest))
    reading = asyncio.create_task(read(socket, Conversation(hall, room, guest)))
    try:
        done, _ = await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error
    if guest.left is not None and writing in done and not writing.exception():
        await socket.close(CODES[guest.left], guest.left)


async def write(socket: WebSocket[Any, Any, Any], guest: Guest) -> None:
    """Send what waits to be sent; nothing is the sign to leave."""
    while (data := await guest.outgoing.get()) is not None:
        await socket.send_text(data.decode())


async def read(socket: WebSocket[Any, Any, Any], conversation: Conversation) -> None:
    """Take messages one after another."""
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        assert received["type"] == "websocket.receive"
        text, data = received.get("text"), received.get("bytes")
        await conversation.take(text.encode() if text is not None else data or b"")


class Allowance:
    """How much somebody may do: so many things a second, more if he was quiet before."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = monotonic()

    def take(self) -> bool:
        """Use up one; false if there is none left."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Conversation:
    """What one guest sends, and what is answered to him."""

    def __init__(self, hall: Hall, room: Room, guest: Guest) -> None:
        self.hall = hall
        self.room = room
        self.guest = guest
        self.messages = Allowance(rate=30, most=100)
        self.words = Allowance(rate=0.5, most=8)
        self.hints = Allowance(rate=0.5, most=8)

    async def take(self, data: bytes) -> None:
        """Answer a message; what has been begun is finished even if the guest hangs up."""
        await self.hall.finish(self.answer(data))

    async def answer(self, data: bytes) -> None:
        """Do what a message asks for, or refuse it."""
        key = None
        try:
            in_time = self.messages.take()
            if len(data) > MOST_BYTES:
                raise NotDone("too-long", most=MOST_BYTES)
            message = understood(data)
            key = message.key if isinstance(message, Choose | Hint) else None
            if not in_time:
                raise NotDone("too-fast")
            await self.heed(message)
        except NotDone as refusal:
            words = refusal.words(self.guest.language)
            self.guest.send(Refused(refusal.what, words, key))
            if refusal.what == "stale":
                self.room.show(self.guest, anew=True)
        except Exception:
            log.exception("a message could not be heeded", game=self.room.table.stored.id)
            self.guest.send(Refused("failed", NotDone("failed").words(self.guest.language), key))

    async def heed(self, message: Sent) -> None:
        """Do what a message asks for."""
        match message:
            case Choose():
                await self.room.table.choose(self.seat(), message, self.guest.send)
            case TakeBack(version=version):
                self.seat()
                await self.hall.wish(self.room, self.guest, version)
            case Consent(version=version, agreed=agreed):
                self.seat()
                await self.hall.consent(self.room, self.guest, version, agreed)
            case Concede():
                self.seat()
                await self.room.table.concede(self.guest.visitor.id)
            case Chat(words=words):
                await self.chat(words)
            case Why(subject=subject, ask=ask):
                self.guest.send(self.because(subject, ask))
            case Hint():
                self.hint(message)
            case Speak(language=language):
                self.speak(language)
            case Behold(seat=seat):
                await self.behold(None if seat is None else Seat(seat))
            case Resync():
                self.room.show(self.guest, anew=True)

    def seat(self) -> Seat:
        """The seat that the guest acts for."""
        if self.guest.seat is None:
            raise NotDone("watching")
        return self.guest.seat

    async def chat(self, words: str) -> None:
        """Say something to all at the table."""
        said = " ".join(words.split())
        if not said:
            raise NotDone("nothing-said")
        if len(said) > MOST_CHARACTERS:
            raise NotDone("too-long", most=MOST_CHARACTERS)
        if not self.words.take():
            raise NotDone("too-fast")
        await self.hall.chat(self.room, self.guest, said)

    def because(self, subject: str, ask: int) -> Because:
        """What stands behind a subject's numbers and in the way of choosing it."""
        course, guest = self.room.table.course, self.guest
        names = course.names(guest.language)
        return telling.because(course.table, guest.seat, subject, ask, guest.language, names)

    def hint(self, message: Hint) -> None:
        """Have a program think about what the guest decides; meanwhile he may go on."""
        self.seat()
        if not self.hints.take():
            raise NotDone("too-fast")
        self.hall.hints.begin(self.room, self.guest, message)

    def speak(self, language: str) -> None:
        """Address the guest in another language from now on."""
        languages = self.room.table.course.game.languages
        if language not in languages:
            raise NotDone("language", language=language[:20], languages=", ".join(languages))
        self.guest.language = language
        self.room.show(self.guest, anew=True)

    async def behold(self, seat: Seat | None) -> None:
        """Look from another of the own seats, or as everybody may."""
        if not self.room.is_own(self.guest, seat):
            raise NotDone("not-your-seat")
        await self.room.table.write_down(seat)
        self.room.behold(self.guest, seat)


def understood(data: bytes) -> Sent:
    """A message from its bytes."""
    try:
        message: Sent = msgspec.json.decode(data, type=Sent)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotDone("malformed", error=str(error)[:200]) from error
    if isinstance(message, Choose | Hint) and not 1 <= len(message.key) <= MOST_KEY:
        raise NotDone("malformed", error="key")
    return message
