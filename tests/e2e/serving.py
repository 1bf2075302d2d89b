"""A server in a process of its own, which can be killed and started again on its database."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from westmarch.server.course import Course, read_on
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.settings import database_url
from westmarch.server.storing import Entry, StoredGame

PLENTY = '{"requests": 100000, "sessions": 100000, "passwords": 100000}'
PATIENCE = 60.0

T = TypeVar("T")


class Server:
    """`westmarch serve` on a SQLite file, or another database, and a port of its own."""

    def __init__(self, file: Path, database: str | None = None) -> None:
        self.file = file
        self.database = database or str(file)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it is well."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        with self.file.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(Path(sys.executable).with_name("westmarch")), *words],
                env={**os.environ, "WESTMARCH_LIMITS": PLENTY},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.is_well():
            assert self.process.poll() is None, self.file.with_suffix(".log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.1)

    def is_well(self) -> bool:
        """Whether the server says that it is."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except urllib.error.HTTPError as error:
            error.close()
            return False
        except OSError:
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def course(self, game: str) -> Course:
        """A game with all its secrets, re-enacted from the database."""
        stored, entries = self.stored(game)
        return read_on(Course(stored), entries)

    def stored(self, game: str) -> tuple[StoredGame, Sequence[Entry]]:
        """A game as the database has it."""
        return aside(stored_in(database_url(self.database), game))


async def stored_in(url: str, game: str) -> tuple[StoredGame, Sequence[Entry]]:
    """Read a game from a database."""
    database = Database(url)
    try:
        keeper = Keeper(database)
        return await keeper.game(game), await keeper.entries(game)
    finally:
        await database.close()


def aside(work: Coroutine[Any, Any, T]) -> T:
    """Run asynchronous work in a thread: the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
