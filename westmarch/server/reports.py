"""Problems that players reported, for those who look after a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Select, select
from sqlalchemy.engine import make_url

from westmarch.kernel.records import Record
from westmarch.server.database import Database, GameRow, PersonRow, ReportRow
from westmarch.server.keeping import Keeper
from westmarch.server.preparing import saved_from
from westmarch.server.settings import BadSettings

T = TypeVar("T")


class Report(Record):
    """A problem as it was reported: by whom, at which game, after how many entries of its log."""

    id: str
    at: datetime
    person: str
    title: str
    game: str
    entries: int
    words: str


class Evidence(Record):
    """A report, the game as it stood then, as a file of its own, and what the player saw."""

    report: Report
    saved: str
    seen: bytes


def all_reports(url: str) -> list[Report]:
    """All reports in a database, the latest first."""

    async def read(database: Database) -> list[Report]:
        async with database.reading() as session:
            rows = await session.execute(wanted().order_by(ReportRow.at.desc()))
            return [report_of(row, name, title) for row, name, title in rows]

    return asyncio.run(within(url, read))


def evidence(url: str, id: str) -> Evidence | None:
    """What belongs to a report, found by how its id begins; nothing if none does, or several."""

    async def read(database: Database) -> Evidence | None:
        async with database.reading() as session:
            beginning = ReportRow.id.startswith(id, autoescape=True)
            found = (await session.execute(wanted().where(beginning).limit(2))).all()
        if len(found) != 1:
            return None
        [(row, name, title)] = found
        keeper = Keeper(database)
        entries = (await keeper.entries(row.game))[: row.entries]
        saved = saved_from(await keeper.game(row.game), entries)
        return Evidence(report_of(row, name, title), saved.text(), row.seen)

    return asyncio.run(within(url, read))


def wanted() -> Select[ReportRow, str, str]:
    """Reports with the names of those who reported and of the games."""
    return (
        select(ReportRow, PersonRow.name, GameRow.title)
        .join(PersonRow, PersonRow.id == ReportRow.person)
        .join(GameRow, GameRow.id == ReportRow.game)
    )


def report_of(row: ReportRow, name: str, title: str) -> Report:
    """A report from its rows."""
    return Report(row.id, row.at, name, title, row.game, row.entries, row.words)


async def within(url: str, read: Callable[[Database], Awaitable[T]]) -> T:
    """Look something up in a database that is there."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise BadSettings(f"there is no database at {place.database}")
    database = Database(url)
    try:
        await database.migrate()
        return await read(database)
    finally:
        await database.close()
