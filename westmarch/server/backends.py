"""How news travel: within one process, or between several through PostgreSQL or Redis.

Nobody depends on news: whoever misses some looks by himself soon. So a way that is interrupted
is noted and mended, and stops nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis as Connections
from redis.exceptions import RedisError

ATTEMPTS = 2
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

TELLING = 5.0
"""So many seconds PostgreSQL has to pass news on."""

FAREWELL = 5.0
"""So many seconds PostgreSQL has to say farewell."""

PAUSE = 1.0
"""So many seconds after Redis was lost it is looked for again."""

log = structlog.get_logger(__name__)


def backend_for(database: str, redis: str | None = None) -> ChannelsBackend:
    """How news travel: through Redis if there is one, else through PostgreSQL, else in memory."""
    if redis is not None:
        return Redis(redis)
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
                async with asyncio.timeout(TELLING):
                    await self.notify(data.decode(), channels)
                return
            except LOST as error:
                if self.telling is not None:
                    self.telling.terminate()
                self.telling = None
                log.warning("news could not be told", error=str(error))

    async def notify(self, text: str, channels: Iterable[str]) -> None:
        """Notify all who listen."""
        if self.telling is None:
            self.telling = await self._connect()
        for channel in channels:
            await self.telling.execute("SELECT pg_notify($1, $2)", channel, text)

    async def mend(self) -> None:
        """Listen anew if the connection was lost and can be had again."""
        with suppress(*LOST):
            async with self._listener_lock:
                if not self._listener_conn.is_closed():
                    return
                self._listener_conn = await self._connect()
                for channel in self._subscribed_channels:
                    await self._listener_conn.add_listener(channel, self._listener)

    async def on_shutdown(self) -> None:
        """Close both connections; one that does not answer is left alone."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                if self.telling is not None:
                    await self.telling.close()
                await super().on_shutdown()


class Redis(RedisChannelsPubSubBackend):
    """Channels of Redis that survive its loss; subscriptions come back with the connection."""

    def __init__(self, url: str) -> None:
        super().__init__(redis=Connections.from_url(url))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all who listen; if that is impossible, they will notice by themselves."""
        try:
            await super().publish(data, channels)
        except (OSError, RedisError) as error:
            log.warning("news could not be told", error=str(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Hear whatever is told, again and again if Redis goes away and returns."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (OSError, RedisError) as error:
                log.warning("news cannot be heard", error=str(error))
                await asyncio.sleep(PAUSE)

    async def on_shutdown(self) -> None:
        """Close all connections."""
        await super().on_shutdown()
        await self._redis.aclose()
