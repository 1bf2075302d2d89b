"""News between the processes of a server: what happened at a table that others should show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from westmarch.kernel.records import Record
from westmarch.server.backends import Postgres

CHANNEL = "tables"
"""One channel for all tables: what is told is short, and who has nobody there ignores it."""

log = structlog.get_logger(__name__)


class News(Record, tag_field="type"):
    """Something that happened at a table, told by one process to all."""

    game: str
    process: str


class Moved(News, tag="moved"):
    """The log has grown; it now has so many entries."""

    version: int


class Turned(News, tag="turned"):
    """Others have to decide than before, or nobody any more; the lobby shows it from now on."""


class Spoken(News, tag="spoken"):
    """Somebody said something; its number is this."""

    number: int


class Seated(News, tag="seated"):
    """Somebody took a seat or left it, or the game was begun."""


class Here(News, tag="here"):
    """Who is connected to this process: seats, and how many watch. The others may be asked."""

    seats: tuple[int, ...]
    watching: int
    ask: bool = False


class Wishing(News, tag="wishing"):
    """Somebody wants to take choices back."""

    person: str
    seat: int
    version: int
    to: int


class Consented(News, tag="consented"):
    """Somebody agreed to a wish or did not."""

    person: str
    version: int
    agreed: bool


class Busy(News, tag="busy"):
    """A program thinks in this process about what it does at this version."""

    seat: int
    version: int
    share: float | None


AnyNews = Moved | Turned | Spoken | Seated | Here | Wishing | Consented | Busy

Reader = Callable[[AnyNews], Awaitable[None]]


class Herald:
    """Tells news to all processes, and hears them, its own included."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.backend = backend
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.hearing: asyncio.Task[None] | None = None
        self.closed = False

    async def open(self, reader: Reader) -> None:
        """Begin to hear."""
        await self.channels.__aenter__()
        subscriber = await self.channels.subscribe(CHANNEL)

        async def hear() -> None:
            async for data in subscriber.iter_events():
                try:
                    await reader(msgspec.json.decode(data, type=AnyNews))
                except Exception:
                    log.exception("news could not be heeded", news=data[:200])

        self.hearing = asyncio.create_task(hear())

    async def close(self) -> None:
        """Hear no more, and tell no more."""
        self.closed = True
        if self.hearing is not None:
            self.hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self.hearing
            await self.channels.__aexit__(None, None, None)

    async def mend(self) -> None:
        """Hear again if the way between processes was interrupted."""
        if isinstance(self.backend, Postgres):
            await self.backend.mend()

    def tell(self, news: AnyNews) -> None:
        """Tell all processes, soon; when all is over there is nothing to tell."""
        if self.closed:
            return
        self.channels.publish(msgspec.json.encode(news), CHANNEL)
