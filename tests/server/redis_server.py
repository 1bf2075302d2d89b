"""A Redis of our own for tests: on loopback, keeping nothing, gone afterwards."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server.postgres import free_port

PATIENCE = 30.0


class RedisServer:
    """A Redis on a port of its own, which can be ended and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.folder = Path(tempfile.mkdtemp(prefix="westmarch-redis-"))
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> RedisServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start it and wait until it answers."""
        program = shutil.which("redis-server")
        assert program is not None, "redis-server is missing: apt-get install redis-server"
        place = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        log = self.folder / "log"
        with log.open("ab") as written:
            self.process = subprocess.Popen(
                [program, *place, "--save", "", "--appendonly", "no"],
                stdout=written,
                stderr=written,
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as asked:
                asked.sendall(b"PING\r\n")
                return asked.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    def end(self) -> None:
        """End it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None
