"""Which tables are alive in this process: woken when needed, put away when not."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from westmarch.kernel.game import IllegalSetup
from westmarch.server.course import Course, read_on, resumed
from westmarch.server.refusals import NotDone
from westmarch.server.storing import Store
from westmarch.server.tables import LiveTable, human_seats, nobody

MOST_TABLES = 256
"""So many tables stay alive in one process; those that were used last."""


class Tables:
    """The tables that are alive in this process; those not used for longest are put away."""

    def __init__(
        self,
        store: Store,
        announce: Callable[[LiveTable], None] = nobody,
        turned: Callable[[LiveTable], None] = nobody,
        most: int = MOST_TABLES,
    ) -> None:
        self.store = store
        self.announce = announce
        self.turned = turned
        self.most = most
        self.alive: OrderedDict[str, LiveTable] = OrderedDict()
        self.waking: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def use(self, game: str) -> AsyncIterator[LiveTable]:
        """A table that stays alive at least as long as it is used."""
        table = await self.table(game)
        table.users += 1
        self.put_away()
        try:
            yield table
        finally:
            table.users -= 1
            self.put_away()

    async def table(self, game: str) -> LiveTable:
        """A table, woken if need be, and up to date."""
        waking = self.waking.setdefault(game, asyncio.Lock())
        async with waking:
            table = self.alive.get(game)
            if table is None:
                table = self.alive[game] = await self.wake(game)
            else:
                await table.reload()
                await table.catch_up()
        self.waking.pop(game, None)
        self.alive.move_to_end(game)
        return table

    async def wake(self, game: str) -> LiveTable:
        """Bring a stored game to life; the rules run in a thread meanwhile."""
        stored = await self.store.game(game)
        snapshot = await self.store.snapshot(game)
        beholders = human_seats(stored)
        try:
            course = None
            if snapshot is not None:
                course = await asyncio.to_thread(resumed, stored, snapshot[1])
            if course is None:
                course = await asyncio.to_thread(Course, stored, beholders)
            entries = await self.store.entries(game, course.version)
            await asyncio.to_thread(read_on, course, entries, beholders)
        except IllegalSetup as error:
            raise NotDone("cannot-wake", reason=error) from error
        except Exception as error:
            raise NotDone("cannot-wake", reason=str(error) or repr(error)) from error
        table = LiveTable(self.store, stored, course)
        table.announce = self.announce
        table.turned = self.turned
        return table

    async def close(self) -> None:
        """Finish what is being noted, and forget all tables."""
        noting = [table.noting for table in self.alive.values() if table.noting is not None]
        await asyncio.gather(*noting, return_exceptions=True)
        self.alive.clear()

    def put_away(self) -> None:
        """Forget tables beyond the number that is kept; they lose nothing."""
        for game in tuple(self.alive):
            if len(self.alive) <= self.most:
                return
            noting = self.alive[game].noting
            if self.alive[game].users == 0 and (noting is None or noting.done()):
                del self.alive[game]
