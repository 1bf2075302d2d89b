"""Databases of both kinds, and servers on them, for tests."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.archive import Archive
from tests.server.postgres import cluster
from westmarch.server.app import create_app
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.lobby import prepare
from westmarch.server.people import People
from westmarch.server.seating import Seating
from westmarch.server.settings import Limits, Settings, database_url

Client = TestClient[Litestar]
Server = Callable[..., AbstractContextManager[Client]]

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
NUMBERS = count(1)
PLENTY = Limits(requests=100_000, sessions=100_000, passwords=100_000)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A running PostgreSQL of this test run."""
    with cluster() as address:
        yield address


def new_database(address: str, template: str = "template1") -> str:
    """The address of a new database in a PostgreSQL: an empty one, or the copy of another."""
    name = f"tests{next(NUMBERS)}"
    asyncio.run(command(address, f"CREATE DATABASE {name} TEMPLATE {template}"))
    return database_url(f"{address}/{name}")


async def command(address: str, words: str) -> None:
    """Tell a PostgreSQL to do something."""
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(words)
    await connection.close()


async def migrated(url: str) -> None:
    """Make the tables of a database."""
    database = Database(url)
    await database.migrate()
    await database.close()


@pytest.fixture(scope="session")
def postgres_template(postgres: str) -> str:
    """A database with all tables and nothing in them, to be copied."""
    url = new_database(postgres)
    asyncio.run(migrated(url))
    return url.rpartition("/")[2]


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same in a file."""
    file = tmp_path_factory.mktemp("template") / "westmarch.db"
    asyncio.run(migrated(database_url(str(file))))
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables, once of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "westmarch.db"))
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database with its tables, once of each kind."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("sqlite_template"), tmp_path / "westmarch.db")
        yield database_url(str(tmp_path / "westmarch.db"))
        return
    address = request.getfixturevalue("postgres")
    made = new_database(address, request.getfixturevalue("postgres_template"))
    yield made
    asyncio.run(command(address, f"DROP DATABASE {made.rpartition('/')[2]} WITH (FORCE)"))


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """An open database with its tables."""
    opened = Database(url)
    yield opened
    await opened.close()


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Archive]:
    """A store of games in which tests may put things as they want them."""
    archive = Archive(database)
    await archive.open()
    yield archive
    await archive.rest()


@pytest.fixture
def keeper(database: Database) -> Keeper:
    return Keeper(database)


@pytest.fixture
async def people(database: Database) -> People:
    known = People(database, QUICK)
    await known.open()
    return known


@pytest.fixture
def seating(database: Database) -> Seating:
    return Seating(database, prepare)


@pytest.fixture
def server_url(sqlite_template: Path, tmp_path: Path) -> str:
    """The database of servers: a file, where it makes no difference."""
    shutil.copy(sqlite_template, tmp_path / "server.db")
    return database_url(str(tmp_path / "server.db"))


@pytest.fixture
def server(server_url: str) -> Server:
    """Opens servers on one database; limits are out of the way unless they are given."""

    @contextmanager
    def opened(**settings: Any) -> Iterator[Client]:
        given = {"database": server_url, "limits": PLENTY}
        with TestClient(create_app(Settings(**{**given, **settings}))) as client:
            yield client

    return opened


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    """A browser of somebody who has just arrived, at a server of its own."""
    with server() as opened:
        yield opened


def browser(client: Client, name: str) -> Client:
    """Another browser at the same server, of a person of this name."""
    other = TestClient(client.app)
    other.blocking_portal = client.blocking_portal
    assert other.post("/api/session", json={"name": name}).status_code == 201
    return other
