"""How a server stops: those at its tables are told why before their sockets close."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread
from types import FrameType

from uvicorn import Server

PATIENCE = 2.0
"""So many seconds people are given to hear that the server stops."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def farewell_first(farewell: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """Say farewell when uvicorn is asked to stop, and only then let it stop.

    By itself it closes all sockets at once, before the application hears of it.
    """
    loop, leaving = asyncio.get_running_loop(), set[asyncio.Task[None]]()
    stops = uvicorns_own() if current_thread() is main_thread() else {}

    async def leave(number: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await farewell()
        stops[number](number, None)

    def asked(number: int, frame: FrameType | None) -> None:
        if not leaving:
            loop.call_soon_threadsafe(lambda: leaving.add(loop.create_task(leave(number))))
        elif number == signal.SIGINT:
            stops[number](number, frame)  # whoever asks twice does not want to wait

    for number in stops:
        signal.signal(number, asked)
    try:
        yield
    finally:
        for number, handler in stops.items():
            signal.signal(number, handler)


Handler = Callable[[int, FrameType | None], None]


def uvicorns_own() -> dict[int, Handler]:
    """The signals by which uvicorn is asked to stop, if it is uvicorn that runs us."""
    found: dict[int, Handler] = {}
    for number in SIGNALS:
        handler = signal.getsignal(number)
        if callable(handler) and isinstance(getattr(handler, "__self__", None), Server):
            found[number] = handler
    return found
