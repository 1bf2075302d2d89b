"""The tables of the database, and how it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Connection,
    DateTime,
    Dialect,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
    create_engine,
    event,
    text,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

MIGRATIONS = Path(__file__).parent / "migrations"
WRITING = "westmarch_writing"
"""The option of a connection that is going to write: SQLite then locks at once."""

WAITING = 10.0
"""So many seconds SQLite waits for another process to finish writing."""

MIGRATION_LOCK = 0x7765_7374
"""Servers that start at the same time migrate one after the other."""

T = TypeVar("T")


class Instant(TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """In UTC into the database."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """With its zone out of the database."""
        if not isinstance(value, datetime):
            return None
        return value if value.tzinfo else value.replace(tzinfo=UTC)


class Row(DeclarativeBase):
    """A row of any table."""


class PersonRow(Row):
    """A person; `kept_name` is the name without case and accents, if it has a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    kept_name: Mapped[str | None] = mapped_column(Text, unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(Instant())


class SessionRow(Row):
    """A browser in which a person is at home; only a digest of what it knows is kept.

    `created` is when it was last remembered anew.
    """

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[datetime] = mapped_column(Instant())


class SecretRow(Row):
    """A secret of this server, as the key that signs cookies."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class GameRow(Row):
    """A game apart from its log; `start` is its set-up, seed and script in JSON."""

    __tablename__ = "games"
    __table_args__ = (Index("games_listed", "public", "ended", "changed"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    title: Mapped[str] = mapped_column(String(100))
    rules_version: Mapped[int] = mapped_column(Integer)
    start: Mapped[str] = mapped_column(Text)
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[datetime] = mapped_column(Instant())
    changed: Mapped[datetime] = mapped_column(Instant())
    public: Mapped[bool] = mapped_column(Boolean)
    hot_seat: Mapped[bool] = mapped_column(Boolean)
    started: Mapped[bool] = mapped_column(Boolean)
    ended: Mapped[bool] = mapped_column(Boolean)
    deciding: Mapped[str] = mapped_column(String(100), default="")


class SeatRow(Row):
    """A seat of a game, and the deck that is brought to it."""

    __tablename__ = "seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(Text)
    agent: Mapped[str | None] = mapped_column(String(100))
    deck: Mapped[str | None] = mapped_column(Text)


class EntryRow(Row):
    """A line of a game's log: written once, never changed."""

    __tablename__ = "entries"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    key: Mapped[str | None] = mapped_column(String(200))
    at: Mapped[datetime] = mapped_column(Instant())
    grounds: Mapped[str | None] = mapped_column(String(100))


class RemarkRow(Row):
    """A line of chat."""

    __tablename__ = "remarks"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(Text)
    seat: Mapped[int | None] = mapped_column(Integer)
    words: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Instant())


class SnapshotRow(Row):
    """The latest encoded state of a game, after so many entries."""

    __tablename__ = "snapshots"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    state: Mapped[bytes] = mapped_column(LargeBinary)


class InvitationRow(Row):
    """A secret by which others may sit down at a game."""

    __tablename__ = "invitations"

    token: Mapped[str] = mapped_column(String(60), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), unique=True)


class ReportRow(Row):
    """A problem that somebody reported."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    entries: Mapped[int] = mapped_column(Integer)
    words: Mapped[str] = mapped_column(Text)
    seen: Mapped[bytes] = mapped_column(LargeBinary)
    at: Mapped[datetime] = mapped_column(Instant())


class DeckRow(Row):
    """A deck of a person's own."""

    __tablename__ = "decks"
    __table_args__ = (UniqueConstraint("person", "title", "name", name="decks_named"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    title: Mapped[str] = mapped_column(String(100))
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    changed: Mapped[datetime] = mapped_column(Instant())


def open_database(url: str) -> AsyncEngine:
    """A database, not migrated yet."""
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        listen_to_sqlite(engine.sync_engine)
    return engine


def open_directly(engine: AsyncEngine) -> Engine | AsyncEngine:
    """A database once more, for what is written often.

    In SQLite a thread writes a whole transaction in one go. PostgreSQL is not asked each time
    whether the connection is still there.
    """
    if engine.dialect.name != "sqlite":
        return create_async_engine(engine.url, pool_size=1)
    direct = create_engine(engine.url.set(drivername="sqlite"), pool_size=1)
    listen_to_sqlite(direct)
    return direct.execution_options(**{WRITING: True})


def listen_to_sqlite(engine: Engine) -> None:
    """Have every connection prepared, and every transaction begun, as we want it."""
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)


def prepare_sqlite(connection: Any, record: object) -> None:
    """A log that readers do not wait for, and commits that survive a power cut."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={round(1000 * WAITING)}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who is going to write locks before he reads, so that nobody writes in between."""
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class Database:
    """An open database, and how to read and write in it.

    In SQLite one writes at a time. Who waits for it in the database looks again now and then and
    may be passed over for ever; here everybody in this process has his turn.
    """

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.writer = self.engine.execution_options(**{WRITING: True})
        self.direct = open_directly(self.engine)
        self.turn = asyncio.Lock() if isinstance(self.direct, Engine) else nullcontext()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Look something up."""
        async with AsyncSession(self.engine) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Change something; it is committed at the end, all or nothing."""
        async with self.turn, AsyncSession(self.writer) as session, session.begin():
            yield session

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in as few steps as the database allows."""
        if isinstance(self.direct, Engine):
            async with self.turn:
                return await asyncio.to_thread(in_one_go, self.direct, work)
        try:
            return await in_one_session(self.direct, work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await in_one_session(self.direct, work)

    async def migrate(self) -> None:
        """Bring the tables to their present form."""
        await migrate(self.engine)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if isinstance(self.direct, Engine):
            self.direct.dispose()
        else:
            await self.direct.dispose()


def in_one_go(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Do something in a transaction."""
    with engine.begin() as connection:
        return work(connection)


async def in_one_session(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Do something in a transaction, as those do who wait for the network."""
    async with engine.begin() as connection:
        return await connection.run_sync(work)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to their present form."""
    async with engine.execution_options(**{WRITING: True}).begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Run what migrations are missing, alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
