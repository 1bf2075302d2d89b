"""A store of games in a real database, in which tests may also put things as they want them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, update

from tests.server.live_client import NAMES, game_of
from westmarch.kernel.records import replace
from westmarch.server.database import GameRow, PersonRow, SeatRow, SnapshotRow
from westmarch.server.keeping import Keeper, now, row_of
from westmarch.server.lobby import prepare
from westmarch.server.seating import Seating, seat_rows, start_of
from westmarch.server.storing import Entry, StoredGame, StoredSeat


class Archive(Keeper):
    """A keeper who knows Frieda, Jonas and Mira."""

    async def rest(self) -> None:
        """Wait until nothing is being noted any more: tables do that by the way."""
        while noting := [task for task in asyncio.all_tasks() if ".note" in str(task.get_coro())]:
            await asyncio.wait(noting)

    async def open(self) -> None:
        """Enter everybody who plays in tests."""
        async with self.database.writing() as session:
            session.add_all(
                PersonRow(id=id, name=name, created=now())
                for id, name in (*NAMES.items(), ("nobody", "Nobody"))
            )

    async def keep(self, game: StoredGame) -> StoredGame:
        """Keep a new game, also in the place of an old one; whether it has begun is as it says."""
        async with self.database.writing() as session:
            await session.execute(delete(GameRow).where(GameRow.id == game.id))
        await Seating(self.database, prepare).create(game, no_decks(game.seats))
        await self.alter(game.id, started=game.started)
        return await self.game(game.id)

    async def begin(
        self, *seats: StoredSeat, title: str = "highway", seed: int = 1, **options: str
    ) -> StoredGame:
        """Keep a new game that has begun."""
        return await self.keep(game_of(seats, title, seed=seed, options=options))

    async def add(self, game: str, *lines: tuple[int, str]) -> None:
        """Write lines behind a game's log, as another process would."""
        first = len(await self.entries(game))
        entries = (Entry(number, *line) for number, line in enumerate(lines, start=first))
        await self.append(game, tuple(entries))

    async def texts(self, game: str = "evening") -> list[str]:
        """What stands in a game's log."""
        return [entry.text for entry in await self.entries(game)]

    async def alter(self, game: str = "evening", **changes: Any) -> None:
        """Change a game in what its log does not say."""
        altered = replace(await self.game(game), **changes)
        async with self.database.writing() as session:
            row = await row_of(session, game)
            row.public, row.started, row.ended = altered.public, altered.started, altered.ended
            row.title, row.start = altered.title, start_of(altered)
            await session.execute(delete(SeatRow).where(SeatRow.game == game))
            session.add_all(seat_rows(altered, no_decks(altered.seats)))

    async def alter_snapshot(self, game: str, state: bytes) -> None:
        """Put another state where a snapshot was."""
        async with self.database.writing() as session:
            wanted = update(SnapshotRow).where(SnapshotRow.game == game)
            await session.execute(wanted.values(state=state))


def no_decks(seats: Sequence[StoredSeat]) -> list[str | None]:
    """Nobody brings a deck."""
    return [None] * len(seats)
