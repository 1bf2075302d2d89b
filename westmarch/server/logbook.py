"""The logs of all games, written together: what comes while the disk is busy is one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update

from westmarch.server.database import Database, EntryRow, GameRow
from westmarch.server.storing import Entry, NoSuchGame, Taken


@dataclass
class Addition:
    """Entries that somebody waits for to be written."""

    game: str
    entries: tuple[Entry, ...]
    written: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def is_written(self, error: Exception | None = None) -> None:
        """Tell who waits, if he still does, that it is committed, or what went wrong."""
        if self.written.done():
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class Logbook:
    """Writes entries: all that wait, in one transaction, as soon as the last one is committed.

    A commit waits for the disk, and that takes as long for many choices as for one.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Addition] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, game: str, entries: tuple[Entry, ...]) -> None:
        """Write entries, all or none; what this returns from is committed."""
        addition = Addition(game, entries)
        self.waiting.append(addition)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write_on())
        await addition.written

    async def write_on(self) -> None:
        """Write until nothing waits."""
        while self.waiting:
            together, self.waiting = self.waiting, []
            await self.write(together)

    async def write(self, together: Sequence[Addition]) -> None:
        """Write in one transaction; if anything is wrong, each by itself, so that it harms none."""
        try:
            await self.database.write(partial(write_down, together))
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            if len(together) == 1:
                together[0].is_written(error)
                return
            for addition in together:
                await self.write([addition])
        else:
            for addition in together:
                addition.is_written()


COUNTED = select(func.max(EntryRow.number)).where(EntryRow.game == bindparam("of"))
CHANGED = update(GameRow).where(GameRow.id == bindparam("of")).values(changed=bindparam("at"))
WRITTEN = insert(EntryRow)


def write_down(together: Sequence[Addition], connection: Connection) -> None:
    """Write additions; all lock games in the same order, so that nobody waits in a ring."""
    for addition in sorted(together, key=lambda each: each.game):
        game, entries = addition.game, addition.entries
        if not connection.execute(CHANGED, {"of": game, "at": entries[-1].at}).rowcount:
            raise NoSuchGame(f"there is no game {game}")
        last = connection.scalar(COUNTED, {"of": game})
        there = 0 if last is None else last + 1
        if entries[0].number < there:
            raise Taken(f"entry {entries[0].number} of game {game} is there already")
        assert entries[0].number == there, f"entry {there} of game {game} is missing"
        connection.execute(WRITTEN, [row_of(game, entry) for entry in entries])


def row_of(game: str, entry: Entry) -> dict[str, object]:
    """An entry as it stands in the database."""
    return {
        "game": game,
        "number": entry.number,
        "seat": entry.seat,
        "text": entry.text,
        "key": entry.key,
        "at": entry.at,
        "grounds": None if entry.grounds is None else msgspec.json.encode(entry.grounds).decode(),
    }
