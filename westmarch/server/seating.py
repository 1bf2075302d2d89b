"""Games before they begin: created, joined, left, started; and which games there are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe

import msgspec
from sqlalchemy import ColumnElement, func, select, true
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.kernel.records import replace
from westmarch.server.database import Database, EntryRow, GameRow, InvitationRow, SeatRow
from westmarch.server.errors import Refusal
from westmarch.server.keeping import Begins, now, row_of, stored
from westmarch.server.people import Person
from westmarch.server.storing import Entry, NoSuchGame, SeatKind, StoredGame

MOST_MINE = 200
MOST_LISTED = 50
MOST_UNFINISHED = 100
"""So many unfinished games one person may have created."""

Prepare = Callable[[StoredGame, list[str | None]], tuple[StoredGame, tuple[int, ...]]]
"""Sets up a game whose seats are all taken, with the decks that were brought to them."""


Seated = Callable[[str], Awaitable[None]]
"""Is told that somebody took a seat or left it, or that a game was begun."""


async def quietly(game: str) -> None:
    """Nobody has to be told."""


class Seating:
    """Who sits where, in games that have not begun."""

    def __init__(self, database: Database, prepare: Prepare, seated: Seated = quietly) -> None:
        self.database = database
        self.prepare = prepare
        self.seated = seated

    async def create(
        self, game: StoredGame, decks: list[str | None], log: tuple[Entry, ...] = ()
    ) -> StoredGame:
        """Keep a new game; if all its seats are taken it begins at once."""
        async with self.database.writing() as session:
            await refuse_too_many(session, game.owner)
            session.add(row_from(game))
            await session.flush()
            session.add_all(seat_rows(game, decks))
            session.add(InvitationRow(token=token_urlsafe(18), game=game.id))
            session.add_all(
                EntryRow(game=game.id, number=e.number, seat=e.seat, text=e.text, at=game.created)
                for e in log
            )
            await session.flush()
            created = await self._begin_if_full(session, game.id)
        await self.seated(game.id)
        return created

    async def create_once(self, game: StoredGame, decks: list[str | None]) -> StoredGame:
        """Keep a new game, or find it if somebody was quicker."""
        try:
            return await self.create(game, decks)
        except IntegrityError:
            async with self.database.reading() as session:
                return (await stored(session, [await row_of(session, game.id)]))[0]

    async def decks(self, game: str) -> list[str | None]:
        """The decks that were brought to the seats of a game."""
        by_number = select(SeatRow.deck).where(SeatRow.game == game).order_by(SeatRow.number)
        async with self.database.reading() as session:
            return list(await session.scalars(by_number))

    async def join(
        self, game: str, person: Person, seat: int | None, deck: str | None
    ) -> StoredGame:
        """Sit down at an open seat, the first one if none is named."""
        async with self.database.writing() as session:
            row = await locked(session, game)
            if row.started:
                raise Refusal("has-begun")
            wanted = (SeatRow.game == game) & (SeatRow.kind == SeatKind.OPEN.value)
            if seat is not None:
                wanted &= SeatRow.number == seat
            found: SeatRow | None = await session.scalar(
                select(SeatRow).where(wanted).order_by(SeatRow.number).limit(1)
            )
            if found is None:
                raise Refusal("seat-taken")
            found.kind, found.person = SeatKind.HUMAN.value, person.id
            found.name, found.deck = person.name, deck
            row.changed = now()
            await session.flush()
            joined = await self._begin_if_full(session, game)
        await self.seated(game)
        return joined

    async def leave(self, game: str, person: Person) -> None:
        """Stand up; a game that its last player leaves is gone."""
        async with self.database.writing() as session:
            row = await locked(session, game)
            if row.started:
                raise Refusal("has-begun")
            seats = list(await session.scalars(select(SeatRow).where(SeatRow.game == game)))
            own = [seat for seat in seats if seat.person == person.id]
            if not own and row.owner != person.id:
                raise Refusal("not-seated")
            others = [seat.person for seat in seats if seat.person not in (None, person.id)]
            if others:
                stand_up(own)
                row.owner = str(others[0]) if row.owner == person.id else row.owner
                row.changed = now()
            else:
                await session.delete(row)
        await self.seated(game)

    async def start(self, game: str, person: Person, fill: str | None) -> StoredGame:
        """Begin; open seats are given to programs, if a level is named."""
        async with self.database.writing() as session:
            row = await locked(session, game)
            if row.started:
                raise Refusal("has-begun")
            if row.owner != person.id:
                raise Refusal("not-owner")
            wanted = (SeatRow.game == game) & (SeatRow.kind == SeatKind.OPEN.value)
            seats = list(await session.scalars(select(SeatRow).where(wanted)))
            if seats and fill is None:
                raise Refusal("seats-open")
            for seat in seats:
                seat.kind, seat.agent = SeatKind.AGENT.value, fill
            await session.flush()
            begun = await self._begin_if_full(session, game)
        await self.seated(game)
        return begun

    async def _begin_if_full(self, session: AsyncSession, game: str) -> StoredGame:
        row = await row_of(session, game)
        [kept] = await stored(session, [row])
        if row.started or any(seat.kind is SeatKind.OPEN for seat in kept.seats):
            return kept
        by_number = select(SeatRow.deck).where(SeatRow.game == game).order_by(SeatRow.number)
        decks = list(await session.scalars(by_number))
        begun, deciding = await asyncio.to_thread(self.prepare, kept, decks)
        row.start = start_of(begun)
        row.started, row.deciding = True, " ".join(map(str, deciding))
        return replace(begun, started=True, deciding=deciding)

    async def invited(self, token: str) -> StoredGame:
        """The game that an invitation is for."""
        async with self.database.reading() as session:
            row = await session.get(InvitationRow, token)
            if row is None:
                raise NoSuchGame("there is no such invitation")
            return (await stored(session, [await row_of(session, row.game)]))[0]

    async def invitation(self, game: str) -> str | None:
        """The token by which others may sit down."""
        async with self.database.reading() as session:
            found: str | None = await session.scalar(
                select(InvitationRow.token).where(InvitationRow.game == game)
            )
            return found

    async def mine(self, person: str) -> list[StoredGame]:
        """The games of a person: unfinished ones first, then by their last change."""
        seated = select(SeatRow.game).where(SeatRow.person == person)
        own = GameRow.id.in_(seated) | (GameRow.owner == person)
        return await self._listed(own, MOST_MINE)

    async def open(self, person: str) -> list[StoredGame]:
        """Games of others that anybody may join."""
        free = select(SeatRow.game).where(SeatRow.kind == SeatKind.OPEN.value)
        wanted = GameRow.public & ~GameRow.started & GameRow.id.in_(free)
        return await self._listed(wanted & not_of(person), MOST_LISTED)

    async def watchable(self, person: str) -> list[StoredGame]:
        """Games of others that are being played and that anybody may watch."""
        wanted = GameRow.public & GameRow.started & ~GameRow.ended
        return await self._listed(wanted & not_of(person), MOST_LISTED)

    async def _listed(self, wanted: ColumnElement[bool], most: int) -> list[StoredGame]:
        order = (GameRow.ended, GameRow.changed.desc())
        async with self.database.reading() as session:
            rows = await session.scalars(select(GameRow).where(wanted).order_by(*order).limit(most))
            return await stored(session, list(rows))


def stand_up(seats: list[SeatRow]) -> None:
    """Leave seats to others."""
    for seat in seats:
        seat.kind, seat.person = SeatKind.OPEN.value, None
        seat.name, seat.deck = "", None


def not_of(person: str) -> ColumnElement[bool]:
    """Games at which a person does not sit."""
    seated = select(SeatRow.game).where(SeatRow.person == person)
    return GameRow.id.not_in(seated) & (GameRow.owner != person)


async def locked(session: AsyncSession, game: str) -> GameRow:
    """A game's row, which nobody else can change until we are done."""
    row = await session.get(GameRow, game, with_for_update=True)
    if row is None:
        raise NoSuchGame(f"there is no game {game}")
    return row


async def refuse_too_many(session: AsyncSession, person: str) -> None:
    """Nobody needs more unfinished games than this."""
    own = (GameRow.owner == person) & (GameRow.ended != true())
    there = await session.scalar(select(func.count()).select_from(GameRow).where(own))
    if (there or 0) >= MOST_UNFINISHED:
        raise Refusal("too-many-games", most=MOST_UNFINISHED)


def row_from(game: StoredGame) -> GameRow:
    """A new game as a row."""
    return GameRow(
        id=game.id,
        title=game.title,
        rules_version=game.rules_version,
        start=start_of(game),
        owner=game.owner,
        created=game.created,
        changed=game.changed,
        public=game.public,
        hot_seat=game.hot_seat,
        started=game.started,
        ended=game.ended,
        deciding="",
    )


def seat_rows(game: StoredGame, decks: list[str | None]) -> list[SeatRow]:
    """The seats of a new game as rows."""
    return [
        SeatRow(
            game=game.id,
            number=number,
            kind=seat.kind.value,
            person=seat.person,
            name=seat.name,
            agent=seat.agent,
            deck=deck,
        )
        for number, (seat, deck) in enumerate(zip(game.seats, decks, strict=True))
    ]


def start_of(game: StoredGame) -> str:
    """What a game starts from, as text."""
    return msgspec.json.encode(Begins(game.setup, game.seed, game.script)).decode()
