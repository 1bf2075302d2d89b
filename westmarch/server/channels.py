"""News between the processes of a server: what happened at a table that others should show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import asyncpg
import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from westmarch.kernel.records import Record

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


AnyNews = Moved | Spoken | Seated | Here | Wishing | Consented | Busy

Reader = Callable[[AnyNews], Awaitable[None]]


class Herald:
    """Tells news to all processes, and hears them, its own included."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.backend = backend
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.hearing: asyncio.Task[None] | None = None

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
        """Hear no more."""
        if self.hearing is not None:
            self.hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self.hearing
            await self.channels.__aexit__(None, None, None)

    async def mend(self) -> None:
        """Hear again if the way between processes was interrupted."""
        if isinstance(self.backend, Postgres):
            with suppress(*LOST):
                await self.backend.mend()

    def tell(self, news: AnyNews) -> None:
        """Tell all processes, soon."""
        self.channels.publish(msgspec.json.encode(news), CHANNEL)


def backend_for(database: str) -> ChannelsBackend:
    """How news travel: with PostgreSQL between processes, else within this one."""
    scheme, _, rest = database.partition("://")
    if scheme.startswith("postgres"):
        return Postgres(f"postgresql://{rest}")
    return MemoryChannelsBackend()


class Postgres(AsyncPgChannelsBackend):
    """Channels of PostgreSQL that tell through one connection, and survive its loss."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.telling: asyncpg.Connection | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify all who listen; if that is impossible, they will notice by themselves."""
        for _ in range(ATTEMPTS):
            try:
                if self.telling is None:
                    self.telling = await self._connect()
                for channel in channels:
                    await self.telling.execute("SELECT pg_notify($1, $2)", channel, data.decode())
                return
            except LOST as error:
                self.telling = None
                log.warning("news could not be told", error=str(error))

    async def mend(self) -> None:
        """Listen anew if the connection was lost."""
        async with self._listener_lock:
            if not self._listener_conn.is_closed():
                return
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)

    async def on_shutdown(self) -> None:
        """Close both connections."""
        if self.telling is not None:
            await self.telling.close()
        await super().on_shutdown()


ATTEMPTS = 2
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
