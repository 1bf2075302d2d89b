"""Servers in processes of their own, and players at them over real sockets."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.live_client import PATIENCE, Player
from tests.server.postgres import free_port

ROOT = Path(__file__).parents[2]
COMMAND = "from westmarch.cli.main import main; main()"
PLENTY = '{"requests": 100000, "sessions": 100000, "passwords": 100000}'


class Served(NamedTuple):
    """A server, and where it is."""

    process: subprocess.Popen[bytes]
    address: str


@contextmanager
def serving(*arguments: str, module: str | None = None, **environment: str) -> Iterator[Served]:
    """`westmarch serve` on a free port, as people run it, or what a module makes of it."""
    port = free_port()
    program = ["-c", COMMAND] if module is None else ["-m", module]
    command = [sys.executable, *program, "serve", "--port", str(port), *arguments]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(process, address)
        yield Served(process, address)
    finally:
        process.kill()
        process.communicate()


def wait_for(process: subprocess.Popen[bytes], address: str) -> None:
    """Wait until a server is well."""
    until = time.monotonic() + 60
    while True:
        try:
            assert httpx.get(f"{address}/health", timeout=30).json()["well"]
        except httpx.TransportError:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until
            time.sleep(0.1)
        else:
            return


class RealSocket:
    """A socket through the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.closed: int | None = None

    async def send(self, data: str | bytes) -> None:
        await self.connection.send(data)

    async def send_as_text(self, data: bytes) -> None:
        """Send bytes that claim to be text."""
        await self.connection.send(data, text=True)

    async def receive(self) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.connection.recv(decode=False)
        except ConnectionClosed as gone:
            self.closed = gone.rcvd.code if gone.rcvd is not None else 1006
            raise EOFError(self.closed) from gone

    async def close(self) -> None:
        await self.connection.close()


def worker_of(player: Player, served: Served) -> int:
    """The process, of several that share a port, which holds the other end of a socket."""
    assert isinstance(player.socket, RealSocket)
    here, there = (
        f"{address[1]:04X}"
        for address in (
            player.socket.connection.local_address,
            player.socket.connection.remote_address,
        )
    )
    lines = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
    node = next(words[9] for words in lines if words[1].endswith(there) and words[2].endswith(here))
    children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text()
    return next(
        pid
        for pid in map(int, children.split())
        for file in Path(f"/proc/{pid}/fd").iterdir()
        if target(file) == f"socket:[{node}]"
    )


def target(file: Path) -> str:
    """What an open file is, if it is still open."""
    try:
        return str(file.readlink())
    except FileNotFoundError:
        return ""


class Person:
    """Somebody with a browser, who may go from server to server of one database."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def post(self, address: str, path: str, body: object) -> httpx.Response:
        """Ask a server for something."""
        return await self.client.post(f"{address}{path}", json=body)

    @asynccontextmanager
    async def sit(
        self, address: str, game: str, origin: str | None = None, language: str = "en"
    ) -> AsyncIterator[Player]:
        """Open the socket of a game at a server."""
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.client.cookies.jar)
        place = f"{address.replace('http', 'ws')}/api/games/{game}/live?language={language}"
        headers = {"Cookie": cookie, "Origin": origin or address}
        async with connect(place, additional_headers=headers, max_size=None) as connection:
            yield Player(RealSocket(connection))


@asynccontextmanager
async def person(address: str, name: str) -> AsyncIterator[Person]:
    """Somebody who enters under a name."""
    async with httpx.AsyncClient(timeout=30) as client:
        found = Person(client)
        assert (await found.post(address, "/api/session", {"name": name})).status_code == 201
        yield found
