"""Where games are kept: logs that only grow, chat, snapshots, reports."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from secrets import token_urlsafe

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.agents.grounds import Grounds
from westmarch.kernel.chance import Scripted
from westmarch.kernel.game import Setup
from westmarch.kernel.records import Record, replace
from westmarch.server.database import (
    Database,
    EntryRow,
    GameRow,
    PersonRow,
    RemarkRow,
    ReportRow,
    SeatRow,
    SnapshotRow,
)
from westmarch.server.logbook import Logbook
from westmarch.server.storing import (
    Entry,
    NoSuchGame,
    Remark,
    SeatKind,
    StoredGame,
    StoredSeat,
    Taken,
)


class Begins(Record):
    """What a game starts from, as it stands in its row."""

    setup: Setup
    seed: int
    script: tuple[Scripted, ...] = ()


class Keeper:
    """A `Store` in a database. What its methods return from is committed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.logbook = Logbook(database)

    async def game(self, game: str) -> StoredGame:
        """A game without its log, or `NoSuchGame`."""
        async with self.database.reading() as session:
            return (await stored(session, [await row_of(session, game)]))[0]

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        """A game's log from a number on."""
        wanted = (EntryRow.game == game) & (EntryRow.number >= since)
        async with self.database.reading() as session:
            rows = await session.scalars(select(EntryRow).where(wanted).order_by(EntryRow.number))
            return [entry_of(row) for row in rows]

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of some games have."""
        last = select(func.max(EntryRow.number)).where(EntryRow.game == GameRow.id)
        wanted = select(GameRow.id, last.scalar_subquery()).where(GameRow.id.in_(games))
        async with self.database.reading() as session:
            rows = (await session.execute(wanted)).all()
        return {game: 0 if number is None else number + 1 for game, number in rows}

    async def append(self, game: str, entries: tuple[Entry, ...]) -> None:
        """Write entries, all or none; raises `Taken` if one of the numbers is there already.

        Between them and what is there already no number may be left out.
        """
        if not entries:
            return
        first, at = entries[0].number, now()
        assert [e.number for e in entries] == list(range(first, first + len(entries))), "in order"
        dated = tuple(entry if entry.at else replace(entry, at=at) for entry in entries)
        try:
            await self.logbook.append(game, dated)
        except IntegrityError as error:
            raise Taken(f"entry {first} of game {game} was written by somebody else") from error

    async def note_deciding(self, game: str, seats: tuple[int, ...]) -> None:
        """Note which seats have to decide now."""
        noted = " ".join(map(str, seats))
        async with self.database.writing() as session:
            await session.execute(update(GameRow).where(GameRow.id == game).values(deciding=noted))

    async def waiting_for_programs(self) -> list[str]:
        """The games in which a program was last noted as having to decide."""
        wanted = (
            select(GameRow.id, GameRow.deciding, SeatRow.number)
            .join(SeatRow, SeatRow.game == GameRow.id)
            .where(GameRow.started & ~GameRow.ended & (SeatRow.kind == SeatKind.AGENT.value))
            .order_by(GameRow.changed)
        )
        async with self.database.reading() as session:
            rows = (await session.execute(wanted)).all()
        deciding = (game for game, seats, number in rows if str(number) in seats.split())
        return list(dict.fromkeys(deciding))

    async def end(self, game: str) -> None:
        """Note that a game is over."""
        async with self.database.writing() as session:
            row = await row_of(session, game)
            row.ended, row.deciding, row.changed = True, "", now()

    async def say(self, game: str, person: str, seat: int | None, words: str) -> Remark:
        """Keep a line of chat."""
        for _ in range(ATTEMPTS):
            try:
                return await self._say(game, person, seat, words)
            except IntegrityError:
                continue  # somebody spoke at the same moment; the next number is free
        raise Taken(f"everybody speaks at once at {game}")

    async def _say(self, game: str, person: str, seat: int | None, words: str) -> Remark:
        async with self.database.writing() as session:
            await row_of(session, game)
            name = await session.scalar(select(PersonRow.name).where(PersonRow.id == person))
            last = await session.scalar(
                select(func.max(RemarkRow.number)).where(RemarkRow.game == game)
            )
            number = 0 if last is None else last + 1
            remark = Remark(number, person, name or "", seat, words, now())
            session.add(RemarkRow(game=game, **msgspec.structs.asdict(remark)))
        return remark

    async def remarks(self, game: str, since: int = 0) -> list[Remark]:
        """What was said at a table."""
        wanted = (RemarkRow.game == game) & (RemarkRow.number >= since)
        async with self.database.reading() as session:
            rows = await session.scalars(select(RemarkRow).where(wanted).order_by(RemarkRow.number))
            return [Remark(r.number, r.person, r.name, r.seat, r.words, r.at) for r in rows]

    async def keep_snapshot(self, game: str, number: int, state: bytes) -> None:
        """Keep an encoded state after so many entries; only the latest is worth its place."""
        older = (SnapshotRow.game == game) & (SnapshotRow.number < number)
        try:
            async with self.database.writing() as session:
                await session.execute(delete(SnapshotRow).where(older))
                session.add(SnapshotRow(game=game, number=number, state=state))
        except IntegrityError:
            return  # there is one as late as this already

    async def snapshot(self, game: str) -> tuple[int, bytes] | None:
        """The latest snapshot and the number of entries that it stands for."""
        async with self.database.reading() as session:
            row = await session.get(SnapshotRow, game)
            return None if row is None else (row.number, row.state)

    async def report(self, game: str, person: str, words: str, seen: bytes) -> str:
        """Keep a report of a problem with what the player saw; its id is returned."""
        id = new_id()
        async with self.database.writing() as session:
            await row_of(session, game)
            entries = await count(session, game)
            session.add(
                ReportRow(
                    id=id,
                    game=game,
                    person=person,
                    entries=entries,
                    words=words,
                    seen=seen,
                    at=now(),
                )
            )
        return id


ATTEMPTS = 20
"""How often a line of chat looks for a free number."""


def now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


def new_id() -> str:
    """An id that nobody can guess."""
    return token_urlsafe(16)


def next_id(game: str) -> str:
    """The id of the game that is played after a game: it follows from that game's own."""
    return urlsafe_b64encode(sha256(f"after {game}".encode()).digest()[:16]).decode().rstrip("=")


async def row_of(session: AsyncSession, game: str) -> GameRow:
    """The row of a game, or `NoSuchGame`."""
    row = await session.get(GameRow, game)
    if row is None:
        raise NoSuchGame(f"there is no game {game}")
    return row


def entry_of(row: EntryRow) -> Entry:
    """A row of a log as the rest of the server knows it."""
    told = row.grounds
    grounds = None if told is None else msgspec.json.decode(told, type=Grounds)
    return Entry(row.number, row.seat, row.text, row.key, row.at, grounds)


async def count(session: AsyncSession, game: str) -> int:
    """How many entries a game's log has; they are numbered from 0 without gaps."""
    last = await session.scalar(select(func.max(EntryRow.number)).where(EntryRow.game == game))
    return 0 if last is None else last + 1


async def stored(session: AsyncSession, rows: Sequence[GameRow]) -> list[StoredGame]:
    """Games with their seats, as the rest of the server knows them."""
    ids = [row.id for row in rows]
    seats: dict[str, list[StoredSeat]] = {id: [] for id in ids}
    wanted = select(SeatRow).where(SeatRow.game.in_(ids)).order_by(SeatRow.game, SeatRow.number)
    for seat in await session.scalars(wanted):
        kept = StoredSeat(SeatKind(seat.kind), seat.person, seat.name, seat.agent)
        seats[seat.game].append(kept)
    return [game_of(row, tuple(seats[row.id])) for row in rows]


def game_of(row: GameRow, seats: tuple[StoredSeat, ...]) -> StoredGame:
    """A row and its seats as one record."""
    begins = msgspec.json.decode(row.start, type=Begins)
    return StoredGame(
        row.id,
        row.title,
        row.rules_version,
        begins.setup,
        begins.seed,
        seats,
        row.owner,
        row.created,
        row.changed,
        row.public,
        row.hot_seat,
        row.started,
        row.ended,
        tuple(int(seat) for seat in row.deciding.split()),
        begins.script,
    )
