"""Storage, on SQLite and on PostgreSQL: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from westmarch.kernel.chance import Rolled
from westmarch.kernel.game import Setup
from westmarch.server import database as database_module
from westmarch.server.database import Database, Row, SecretRow
from westmarch.server.keeping import Keeper, new_id, now
from westmarch.server.people import People, Person
from westmarch.server.seating import Seating
from westmarch.server.settings import database_url
from westmarch.server.storing import (
    Entry,
    NoSuchGame,
    SeatKind,
    Store,
    StoredGame,
    StoredSeat,
    Taken,
)

pytestmark = pytest.mark.anyio


@dataclass
class Kept:
    game: str
    person: Person


@pytest.fixture
async def kept(people: People, seating: Seating) -> Kept:
    """A game that has begun, and who plays it."""
    person, _ = await people.enter("Frodo")
    game = await seating.create(new_game(person), [None])
    return Kept(game.id, person)


def new_game(person: Person) -> StoredGame:
    at = now()
    seats = (StoredSeat(SeatKind.HUMAN, person.id, person.name),)
    setup = Setup(1, {"mode": "easy"})
    return StoredGame(new_id(), "lcg", 1, setup, 2**63 + 5, seats, person.id, at, at)


def entries(*texts: str, first: int = 0, key: str | None = None) -> tuple[Entry, ...]:
    return tuple(Entry(number, 0, words, key) for number, words in enumerate(texts, start=first))


async def texts(keeper: Keeper, game: str, since: int = 0) -> list[tuple[int, str]]:
    return [(entry.number, entry.text) for entry in await keeper.entries(game, since)]


def as_store(keeper: Keeper) -> Store:
    """The type checker sees here that a keeper is what the rest of the server asks for."""
    return keeper


async def test_a_game_comes_back_as_it_was_kept(
    keeper: Keeper, people: People, seating: Seating
) -> None:
    person, _ = await people.enter("Frodo")
    game = new_game(person)
    await seating.create(game, [None])
    found = await as_store(keeper).game(game.id)
    assert (found.seed, found.seats, found.owner) == (2**63 + 5, game.seats, person.id)
    assert (found.created, found.started, found.ended) == (game.created, True, False)
    assert found.setup.options == {"mode": "easy"}
    assert found.deciding == (0,)


async def test_a_script_is_kept_with_an_uploaded_game(
    keeper: Keeper, people: People, seating: Seating
) -> None:
    person, _ = await people.enter("Frodo")
    at = now()
    seat = StoredSeat(SeatKind.HUMAN)
    script = (Rolled(6), Rolled(3))
    game = StoredGame(
        new_id(), "lcg", 1, Setup(1), 7, (seat,), person.id, at, at,
        started=True, ended=True, script=script,
    )  # fmt: skip
    await seating.create(game, [None], entries("pass", "quest 1"))
    assert (await keeper.game(game.id)).script == script
    assert await texts(keeper, game.id) == [(0, "pass"), (1, "quest 1")]


async def test_what_is_not_there_says_so(keeper: Keeper) -> None:
    with pytest.raises(NoSuchGame):
        await keeper.game("nothing")
    with pytest.raises(NoSuchGame):
        await keeper.append("nothing", entries("pass"))
    with pytest.raises(NoSuchGame):
        await keeper.end("nothing")
    assert await keeper.entries("nothing") == []
    assert await keeper.snapshot("nothing") is None


async def test_entries_come_back_in_order_from_a_number_on(keeper: Keeper, kept: Kept) -> None:
    await keeper.append(kept.game, entries("quest 1", "quest 2", "done", key="k1"))
    await keeper.append(kept.game, entries("!back 1", first=3))
    assert await texts(keeper, kept.game, 2) == [(2, "done"), (3, "!back 1")]
    first = (await keeper.entries(kept.game))[0]
    assert (first.seat, first.key) == (0, "k1")
    assert first.at is not None
    assert first.at.tzinfo is not None


async def test_a_number_that_is_there_is_taken_and_nothing_is_written(
    keeper: Keeper, kept: Kept
) -> None:
    await keeper.append(kept.game, entries("quest 1", "quest 2"))
    with pytest.raises(Taken):
        await keeper.append(kept.game, entries("other", "more", first=1))
    assert await texts(keeper, kept.game) == [(0, "quest 1"), (1, "quest 2")]


async def test_how_long_logs_are(keeper: Keeper, kept: Kept, seating: Seating) -> None:
    new = (await seating.create(new_game(kept.person), [None])).id
    await keeper.append(kept.game, entries("quest 1", "quest 2"))
    assert await keeper.versions((new, kept.game)) == {new: 0, kept.game: 2}
    assert await keeper.versions((new, "nothing")) == {new: 0}
    assert await keeper.versions(()) == {}


async def test_a_connection_that_was_lost_is_opened_anew(
    keeper: Keeper, kept: Kept, database: Database
) -> None:
    await keeper.append(kept.game, entries("quest 1"))
    if database.engine.dialect.name == "postgresql":
        others = "pid != pg_backend_pid() AND datname = current_database()"
        ended = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}"
        async with database.reading() as session:
            assert (await session.scalars(text(ended))).all()
    await keeper.append(kept.game, entries("quest 2", first=1))
    assert await texts(keeper, kept.game) == [(0, "quest 1"), (1, "quest 2")]


async def test_a_log_has_no_gaps(keeper: Keeper, kept: Kept) -> None:
    with pytest.raises(AssertionError, match="missing"):
        await keeper.append(kept.game, entries("quest 1", first=1))
    assert await texts(keeper, kept.game) == []


async def test_of_many_at_once_one_counts(keeper: Keeper, kept: Kept) -> None:
    async def attempt(number: int) -> bool:
        try:
            await keeper.append(kept.game, entries(f"choice {number}", f"and {number}"))
        except Taken:
            return False
        return True

    won = await asyncio.gather(*(attempt(number) for number in range(12)))
    [winner] = [number for number, done in enumerate(won) if done]
    assert await texts(keeper, kept.game) == [(0, f"choice {winner}"), (1, f"and {winner}")]


async def test_two_servers_on_one_database_cannot_both_count(
    keeper: Keeper, kept: Kept, url: str
) -> None:
    other = Database(url)
    try:
        elsewhere = Keeper(other)
        results = await asyncio.gather(
            keeper.append(kept.game, entries("here")),
            elsewhere.append(kept.game, entries("there")),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result] == [Taken]
        assert len(await texts(elsewhere, kept.game)) == 1
    finally:
        await other.close()


async def test_many_games_are_written_together_and_one_that_fails_harms_none(
    keeper: Keeper, kept: Kept, seating: Seating
) -> None:
    games = [(await seating.create(new_game(kept.person), [None])).id for _ in range(6)]
    await keeper.append(games[3], entries("first"))
    written = [keeper.append(game, entries("quest 1", "done")) for game in [*games, "nothing"]]
    results = await asyncio.gather(*written, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Taken, NoSuchGame]
    for game in games:
        there = [(0, "first")] if game == games[3] else [(0, "quest 1"), (1, "done")]
        assert await texts(keeper, game) == there


async def test_who_waits_to_write_has_his_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long others write, within one process nobody is told that SQLite is busy."""
    monkeypatch.setattr(database_module, "WAITING", 0.05)
    database = Database(database_url(str(tmp_path / "westmarch.db")))
    await database.migrate()

    async def write(name: str) -> None:
        async with database.writing() as session:
            session.add(SecretRow(name=name, value=b""))
            await session.flush()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(write(f"{number}") for number in range(4)))
    async with database.reading() as session:
        assert len((await session.scalars(select(SecretRow))).all()) == 4
    await database.close()


async def test_appending_changes_when_a_game_was_last_changed(keeper: Keeper, kept: Kept) -> None:
    before = (await keeper.game(kept.game)).changed
    await keeper.append(kept.game, entries("quest 1"))
    assert (await keeper.game(kept.game)).changed > before


async def test_who_decides_is_noted_until_the_end(keeper: Keeper, kept: Kept) -> None:
    await keeper.note_deciding(kept.game, (0, 2))
    assert (await keeper.game(kept.game)).deciding == (0, 2)
    await keeper.end(kept.game)
    found = await keeper.game(kept.game)
    assert (found.ended, found.deciding) == (True, ())


async def test_chat_is_numbered_without_gaps_though_all_speak_at_once(
    keeper: Keeper, kept: Kept
) -> None:
    await asyncio.gather(*(keeper.say(kept.game, kept.person.id, 0, f"{n}") for n in range(8)))
    said = await keeper.remarks(kept.game)
    assert [remark.number for remark in said] == list(range(8))
    assert {remark.words for remark in said} == {str(n) for n in range(8)}
    assert {(remark.name, remark.person, remark.seat) for remark in said} == {
        ("Frodo", kept.person.id, 0)
    }
    assert [remark.number for remark in await keeper.remarks(kept.game, 6)] == [6, 7]


async def test_only_the_latest_snapshot_is_kept(keeper: Keeper, kept: Kept) -> None:
    assert await keeper.snapshot(kept.game) is None
    await keeper.keep_snapshot(kept.game, 10, b"ten")
    await keeper.keep_snapshot(kept.game, 30, b"thirty \x00")
    await keeper.keep_snapshot(kept.game, 20, b"twenty")
    assert await keeper.snapshot(kept.game) == (30, b"thirty \x00")


async def test_a_report_keeps_what_was_seen_and_how_far_the_game_was(
    keeper: Keeper, kept: Kept, database: Database
) -> None:
    await keeper.append(kept.game, entries("quest 1", "done"))
    id = await keeper.report(kept.game, kept.person.id, "Gimli is stuck.", b"\x00{}")
    async with database.reading() as session:
        rows = await session.execute(text("SELECT id, entries, words, seen FROM reports"))
        assert [tuple(row) for row in rows] == [(id, 2, "Gimli is stuck.", b"\x00{}")]


async def test_the_migrations_make_the_tables_that_the_code_knows(empty: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), Row.metadata)

    database = Database(empty)
    await database.migrate()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_migrating_again_changes_nothing(
    database: Database, keeper: Keeper, kept: Kept
) -> None:
    await keeper.append(kept.game, entries("quest 1"))
    await database.migrate()
    assert await texts(keeper, kept.game) == [(0, "quest 1")]


async def test_servers_that_start_together_migrate_one_after_the_other(empty: str) -> None:
    several = [Database(empty) for _ in range(3)]
    try:
        await asyncio.gather(*(database.migrate() for database in several))
    finally:
        for database in several:
            await database.close()


WRITER = """
import asyncio, sys
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.storing import Entry

async def write(url, game):
    keeper = Keeper(Database(url))
    for number in range(100_000):
        await keeper.append(game, (Entry(number, 0, f"choice {number}"),))
        print(number, flush=True)

asyncio.run(write(*sys.argv[1:]))
"""


async def test_what_was_acknowledged_survives_a_killed_server(
    keeper: Keeper, kept: Kept, url: str
) -> None:
    root = str(Path(__file__).parents[2])
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, url, kept.game],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert writer.stdout is not None
    acknowledged = -1
    while acknowledged < 20:
        line = await asyncio.to_thread(writer.stdout.readline)
        assert line, "the writer has died by itself"
        acknowledged = int(line)
    writer.send_signal(signal.SIGKILL)
    rest = writer.stdout.read().split()
    writer.wait()
    writer.stdout.close()
    acknowledged = int(rest[-1]) if rest else acknowledged
    found = await texts(keeper, kept.game)
    assert found == [(number, f"choice {number}") for number in range(len(found))]
    assert acknowledged < len(found) <= acknowledged + 2
