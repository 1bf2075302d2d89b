"""The hall: all tables of one process, those who sit and watch there, and the programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from time import monotonic
from typing import Any

import structlog

from westmarch.kernel.records import Seat
from westmarch.server.channels import (
    AnyNews,
    Busy,
    Consented,
    Herald,
    Here,
    Moved,
    Seated,
    Spoken,
    Turned,
    Wishing,
)
from westmarch.server.hints import Hints
from westmarch.server.lookout import Lookout
from westmarch.server.programs import Programs
from westmarch.server.refusals import NotDone
from westmarch.server.rooms import Guest, Room, Visitor
from westmarch.server.storing import NoSuchGame, Store, StoredGame
from westmarch.server.tables import LiveTable, Wish
from westmarch.server.telling import spoken
from westmarch.server.thinking import Thinker
from westmarch.server.waking import Tables
from westmarch.server.wire import Thinking

TICK = 15.0
"""Every so many seconds all is looked after, in case news were lost."""

MOST_REMARKS = 200
"""So many of the last remarks are told to somebody who comes."""

log = structlog.get_logger(__name__)


class Hall:
    """What one process has of the live side of the server."""

    def __init__(self, store: Store, herald: Herald, thinker: Thinker) -> None:
        self.store = store
        self.herald = herald
        self.process = token_hex(8)
        self.tables = Tables(store, self.announce, self.turned)
        self.thinker = thinker
        self.programs = Programs(self.tables, thinker, self.report)
        self.hints = Hints(thinker)
        self.rooms: dict[str, Room] = {}
        self.lookout = Lookout()
        self.doing: set[asyncio.Task[None]] = set()
        self.stopping = False

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """Open the hall, and close it when the server stops."""
        await self.herald.open(self.hear)
        own = [asyncio.create_task(work) for work in (self.keep_ticking(), self.resume())]
        try:
            yield
        finally:
            for task in own:
                task.cancel()
            await asyncio.gather(*own, return_exceptions=True)
            self.dismiss()
            await asyncio.gather(*self.doing, return_exceptions=True)
            await self.programs.close()
            await self.hints.close()
            await self.thinker.close()
            await self.herald.close()
            await self.tables.close()

    def dismiss(self) -> None:
        """Tell everybody that the server stops, and let nobody in any more."""
        self.stopping = True
        for room in self.rooms.values():
            for guest in room.guests:
                guest.leave("stopping")

    async def say_farewell(self) -> None:
        """Tell everybody that the server stops, and wait until all have heard it."""
        self.dismiss()
        while self.rooms:
            await asyncio.sleep(0.01)

    @asynccontextmanager
    async def visit(
        self, game: str, visitor: Visitor, language: str
    ) -> AsyncIterator[tuple[Room, Guest]]:
        """Come to a table: see it, hear what was said, and be seen by the others."""
        async with self.tables.use(game) as table:
            if not may_watch(table.stored, visitor):
                raise NoSuchGame(game)
            remarks = await self.store.remarks(game)
            for beholder in table.seats_of(visitor.id) or (None,):
                await table.write_down(beholder)
            if self.stopping:
                raise NotDone("stopping")
            room = self.rooms.get(game)
            if room is None:
                room = self.rooms[game] = Room(table)
            own, first = table.seats_of(visitor.id), room.first_seat(visitor)
            guest = Guest(visitor, own, first, spoken(table.course.game, language))
            room.guests.append(guest)
            try:
                room.show(guest, anew=True)
                room.say(remarks[-MOST_REMARKS:], (guest,))
                self.tell_presence(room, ask=True)
                self.programs.expect(table)
                yield room, guest
            finally:
                room.guests.remove(guest)
                self.tell_presence(room)
                if not room.guests:
                    room.close()
                    del self.rooms[game]

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, also if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
        await asyncio.shield(task)

    def announce(self, table: LiveTable) -> None:
        """This process has written at a table: tell the others, and let programs play."""
        self.herald.tell(Moved(table.stored.id, self.process, table.version))
        self.programs.go_on(table)

    def turned(self, table: LiveTable) -> None:
        """Others have to decide at a table than before: the lobbies of all processes show it."""
        self.herald.tell(Turned(table.stored.id, self.process))

    async def seated(self, game: str) -> None:
        """Somebody took a seat or left it, or the game was begun: all processes look again."""
        self.herald.tell(Seated(game, self.process))
        with suppress(NoSuchGame):  # its last player has left it
            stored = await self.store.game(game)
            if stored.started and not stored.ended:
                await self.let_programs_play(game)

    async def resume(self) -> None:
        """Let programs go on that were thinking when the server stopped."""
        for game in await self.store.waiting_for_programs():
            await self.let_programs_play(game)

    async def let_programs_play(self, game: str) -> None:
        """Wake a table if a program has to decide there."""
        try:
            async with self.tables.use(game) as table:
                self.programs.expect(table)
        except (NoSuchGame, NotDone) as refusal:
            log.warning("a game cannot go on", game=game, why=str(refusal))

    def report(self, table: LiveTable, seat: Seat, share: float | None) -> None:
        """A program is thinking here."""
        self.show_thinking(table.stored.id, seat, share)
        self.herald.tell(Busy(table.stored.id, self.process, seat, table.version, share))

    def show_thinking(self, game: str, seat: int, share: float | None) -> None:
        """Show everybody at a table that a program is thinking."""
        if game in self.rooms:
            self.rooms[game].send_all(Thinking(seat, share))

    async def wish(self, room: Room, guest: Guest, version: int) -> None:
        """Take a choice back, or ask the others whether it may be."""
        assert guest.seat is not None, "who watches has nothing to take back"
        wish = await room.table.take_back(guest.visitor.id, guest.seat, version)
        if wish is not None:
            room.show_wish()
            game = room.table.stored.id
            self.herald.tell(
                Wishing(game, self.process, wish.person, wish.seat, wish.version, wish.to)
            )

    async def consent(self, room: Room, guest: Guest, version: int, agreed: bool) -> None:
        """Answer somebody's wish."""
        await room.table.consent(guest.visitor.id, version, agreed)
        game = room.table.stored.id
        self.herald.tell(Consented(game, self.process, guest.visitor.id, version, agreed))
        if not agreed:
            room.show_wish()

    async def chat(self, room: Room, guest: Guest, words: str) -> None:
        """Say something to all."""
        game = room.table.stored.id
        remark = await self.store.say(game, guest.visitor.id, guest.seat, words)
        self.herald.tell(Spoken(game, self.process, remark.number))

    async def hear(self, news: AnyNews) -> None:
        """Heed what a process has told, this one included."""
        self.lookout.hear(news)
        room = self.rooms.get(news.game)
        if isinstance(news, Seated) and news.game in self.tables.alive:
            with suppress(NoSuchGame):
                await self.tables.table(news.game)
        if isinstance(news, Spoken) and room is not None:
            await self.say_on(room)
        if news.process == self.process:
            return
        match news:
            case Moved() if news.game in self.tables.alive:
                table = self.tables.alive[news.game]
                if table.version < news.version:
                    await table.catch_up()
            case Busy():
                self.programs.hear(news.game, news.version)
                self.show_thinking(news.game, news.seat, news.share)
            case Here() if room is not None:
                room.elsewhere[news.process] = (news, monotonic())
                room.show_presence()
                if news.ask:
                    self.tell_others(room)
            case Wishing() if room is not None:
                seat = Seat(news.seat)
                room.table.wish = Wish(news.person, seat, news.version, news.to)
                room.show_wish()
            case Consented() if room is not None:
                await self.hear_consent(room, news)

    async def hear_consent(self, room: Room, news: Consented) -> None:
        """Somebody at another process has answered a wish."""
        try:
            await room.table.consent(news.person, news.version, news.agreed)
        except NotDone:
            return  # the wish is granted already
        if not news.agreed:
            room.show_wish()

    async def say_on(self, room: Room) -> None:
        """Tell a room what was said there."""
        since = min((guest.remarks for guest in room.guests), default=0)
        remarks = await self.store.remarks(room.table.stored.id, since)
        room.say(remarks, tuple(room.guests))

    def tell_presence(self, room: Room, ask: bool = False) -> None:
        """Tell everybody who is at a table here, and perhaps ask who is there elsewhere."""
        room.show_presence()
        self.tell_others(room, ask)

    def tell_others(self, room: Room, ask: bool = False) -> None:
        """Tell the other processes who is at a table here."""
        seats, watching = room.own_seats(), room.own_watching()
        self.herald.tell(Here(room.table.stored.id, self.process, seats, watching, ask))

    async def keep_ticking(self) -> None:
        """Look after all rooms now and then."""
        while True:
            await asyncio.sleep(TICK)
            await self.herald.mend()
            try:
                versions = await self.store.versions(tuple(self.rooms))
            except Exception:
                log.exception("tables could not be looked after")
                continue
            for game, room in tuple(self.rooms.items()):
                try:
                    if versions.get(game, 0) > room.table.version:
                        await room.table.catch_up()
                    self.programs.go_on(room.table)
                    self.tell_others(room)
                except Exception:
                    log.exception("a table could not be looked after", game=room.table.stored.id)


def may_watch(stored: StoredGame, visitor: Visitor) -> bool:
    """Whether somebody may see a game: if it is public, his own, or he sits there."""
    sits = any(seat.person == visitor.id for seat in stored.seats)
    return stored.public or sits or stored.owner == visitor.id
