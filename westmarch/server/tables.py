"""A live table: a stored game that takes choices, stores them, then adopts them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from westmarch.agents.advising import has_opponents
from westmarch.agents.grounds import Grounds
from westmarch.agents.levels import USUAL
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Record, Seat
from westmarch.kernel.text import option_from_text, option_text
from westmarch.server.course import BACK, CONCEDE, Course, Since, gesture, retold
from westmarch.server.refusals import NotDone
from westmarch.server.storing import Entry, SeatKind, Store, StoredGame, Taken
from westmarch.server.telling import Beholder, Scribe
from westmarch.server.thinking import is_level
from westmarch.server.wire import MOST_CHOICES, Accepted, Choose

SNAPSHOT_EVERY = 64
"""So many entries lie between two snapshots."""


class Wish(Record):
    """Somebody wants to take choices back, from a number on; some of the others have agreed."""

    person: str
    seat: Seat
    version: int
    to: int
    agreed: frozenset[str] = frozenset()


class Overtaken(NotDone):
    """Another process has written before; what it wrote has been read."""


Listener = Callable[[Entry | None], None]
"""Is told when an entry was adopted, or, with none, when something else about a table changed."""


class LiveTable:
    """A stored game that is being played.

    Every change goes the same way: check on a copy, store, adopt. What was not stored has not
    happened, and nothing can be stored that others have overtaken: then they are read, and it is
    checked again.
    """

    def __init__(self, store: Store, stored: StoredGame, course: Course) -> None:
        self.store = store
        self.stored = stored
        self.course = course
        self.lock = asyncio.Lock()
        self.wish: Wish | None = None
        self.listeners: list[Listener] = []
        self.announce: Callable[[LiveTable], None] = nobody
        self.turned: Callable[[LiveTable], None] = nobody
        self.noted: tuple[int, ...] | None = stored.deciding
        self.noting: asyncio.Task[None] | None = None
        self.snapshot = course.version
        self.users = 0

    @property
    def version(self) -> int:
        """How many entries the log has, as far as this process knows."""
        return self.course.version

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        seats = enumerate(self.stored.seats)
        return tuple(
            Seat(number)
            for number, seat in seats
            if seat.kind is SeatKind.HUMAN and seat.person == person
        )

    def programs(self) -> dict[Seat, str]:
        """The seats that programs decide for: their own, and those of people who gave up."""
        found = {
            Seat(number): seat.agent if is_level(seat.agent) else STAND_IN
            for number, seat in enumerate(self.stored.seats)
            if seat.kind is SeatKind.AGENT and seat.agent is not None
        }
        return found | dict.fromkeys(self.course.conceded, STAND_IN)

    def others(self, person: str) -> frozenset[str]:
        """The people at the table who would have to agree with a person."""
        people = {
            seat.person
            for number, seat in enumerate(self.stored.seats)
            if seat.kind is SeatKind.HUMAN and number not in self.course.conceded
        }
        return frozenset(other for other in people if other is not None and other != person)

    def has_opponents(self, seat: Seat) -> bool:
        """Whether other people play against a seat; those who gave up do no longer."""
        people = (
            Seat(number)
            for number, other in enumerate(self.stored.seats)
            if other.kind is SeatKind.HUMAN and number not in self.course.conceded
        )
        return has_opponents(self.course.game, len(self.stored.seats), seat, people)

    async def catch_up(self) -> None:
        """Adopt what other processes have written."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> None:
        """Adopt what was written; the lock is held."""
        for entry in await self.store.entries(self.stored.id, self.version):
            self.adopt(entry)
            self.noted = None  # who wrote it has noted something else

    async def reload(self) -> None:
        """Read again who sits where, and whether the game has begun."""
        async with self.lock:
            stored, before = await self.store.game(self.stored.id), self.stored
            if stored.setup != before.setup:
                self.course = await asyncio.to_thread(Course, stored, human_seats(stored))
            self.stored = self.course.stored = stored
            if (stored.seats, stored.started) != (before.seats, before.started):
                self.tell(None)

    async def write_down(self, beholder: Beholder) -> None:
        """Have somebody write down what a beholder sees; a long game is told again in a thread."""
        async with self.lock:
            if beholder not in self.course.scribes:
                scribe = await asyncio.to_thread(retold, self.course.table, Scribe(beholder))
                self.course.scribes[beholder] = scribe

    async def choose(self, seat: Seat, message: Choose, accept: Callable[[Accepted], None]) -> None:
        """Carry out a gesture: as many of its picks as are possible one after the other.

        It is accepted as soon as it is stored, before anybody is shown what came of it.
        """
        if len(message.options) > MOST_CHOICES:
            raise NotDone("too-many", most=MOST_CHOICES)
        async with self.lock:
            if message.version > self.version:
                await self.read_on()  # another process has shown it
            while True:
                try:
                    return await self.carry_out(seat, message, accept)
                except Overtaken:
                    continue  # what was written meanwhile has been read

    async def carry_out(
        self, seat: Seat, message: Choose, accept: Callable[[Accepted], None]
    ) -> None:
        """Check a gesture by what is known here, and write it; the lock is held."""
        before = self.made_before(seat, message.key)
        if before is not None:
            accept(Accepted(message.key, before))
            return
        self.since(seat, message.version)
        texts = self.possible(seat, message.options)
        accepted = Accepted(message.key, self.version + len(texts))
        lines = [(seat, text) for text in texts]
        await self.write(lines, message.key, lambda: accept(accepted))

    def since(self, seat: Seat, version: int) -> Since:
        """Since when a seat has to decide what it saw at a version; refuses if it does not."""
        self.may_go_on()
        if seat in self.course.conceded:
            raise NotDone("conceded")
        since = self.course.since.get(seat)
        if since is None:
            raise NotDone("stale" if version < self.version else "not-yours")
        if not since.version <= version <= self.version:
            raise NotDone("stale")
        return since

    def made_before(self, seat: Seat, key: str) -> int | None:
        """The version that a gesture led to if its maker, at any seat of his, made it already."""
        person = self.stored.seats[seat].person
        own = (seat,) if person is None else self.seats_of(person)
        made = (self.course.keys.get(gesture(each, key)) for each in own)
        return next((version for version in made if version is not None), None)

    async def answer(
        self, seat: Seat, text: str, version: int, grounds: Grounds | None = None
    ) -> bool:
        """Carry out what a program chose, if the table still stands as it did."""
        async with self.lock:
            if self.version != version:
                return False
            try:
                lines = [(seat, each) for each in self.possible(seat, (text,))]
                await self.write(lines, grounds=grounds)
            except Overtaken:
                return False
            return True

    async def take_back(self, person: str, seat: Seat, version: int) -> Wish | None:
        """Take the person's last choice back; if others sit here, only wish for it.

        Others may have chosen since the person looked, but it must be the choice that he saw.
        """
        async with self.lock:
            await self.read_on()
            self.may_go_on()
            if seat in self.course.conceded:
                raise NotDone("conceded")
            to = self.course.last_choice(self.seats_of(person))
            if to is None:
                raise NotDone("nothing-to-take-back")
            seen_from = max((self.course.made[to], *self.course.backs[-1:])) + 1
            if not seen_from <= version <= self.version:
                raise NotDone("stale")
            if not self.others(person):
                await self.write([(seat, f"{BACK} {to}")])
                return None
            self.wish = Wish(person, seat, self.version, to)
            return self.wish

    async def consent(self, person: str, version: int, agreed: bool) -> Wish | None:
        """Agree to a wish or not; what remains of it."""
        async with self.lock:
            await self.read_on()
            wish = self.wish
            if wish is None or wish.version != version or person not in self.others(wish.person):
                raise NotDone("no-wish")
            if not agreed:
                self.wish = None
                return None
            self.wish = Wish(wish.person, wish.seat, wish.version, wish.to, wish.agreed | {person})
            if self.others(wish.person) <= self.wish.agreed:
                await self.write([(wish.seat, f"{BACK} {wish.to}")])
            return self.wish

    async def concede(self, person: str) -> None:
        """Give up; a program plays on for the person as long as there is a contest."""
        async with self.lock:
            await self.read_on()
            self.may_go_on()
            seats = [seat for seat in self.seats_of(person) if seat not in self.course.conceded]
            if not seats:
                raise NotDone("conceded")
            await self.write([(seat, CONCEDE) for seat in seats])

    def may_go_on(self) -> None:
        """Refuse if nothing can be written any more, or not yet."""
        if self.course.complaint is not None:
            raise self.course.complaint
        if self.course.over or self.stored.ended:
            raise NotDone("over")
        if not self.stored.started:
            raise NotDone("not-started")

    def possible(self, seat: Seat, texts: Sequence[str]) -> tuple[str, ...]:
        """Those of some picks that can be carried out one after the other, tried on a copy."""
        trial = self.course.table.position.clone()
        done: list[str] = []
        for text in texts:
            try:
                option = option_from_text(self.course.game, text)
                try_out(trial, seat, option)
            except NotDone:
                if not done:
                    raise
                break
            except IllegalChoice as error:
                if not done:
                    raise NotDone("illegal", option=text) from error
                break
            done.append(option_text(option))
        if not done:
            raise NotDone("malformed", error="options: 0")
        return tuple(done)

    async def write(
        self,
        lines: Sequence[tuple[Seat, str]],
        key: str | None = None,
        committed: Callable[[], None] | None = None,
        grounds: Grounds | None = None,
    ) -> None:
        """Store entries and adopt them; the lock is held."""
        now = datetime.now(UTC)
        entries = tuple(
            Entry(number, seat, text, key, now, grounds)
            for number, (seat, text) in enumerate(lines, start=self.version)
        )
        try:
            await self.store.append(self.stored.id, entries)
        except Taken as error:
            before = self.version
            await self.read_on()
            if self.version == before:
                raise
            raise Overtaken("stale") from error
        if committed is not None:
            committed()
        for entry in entries:
            self.adopt(entry)
        self.noting = asyncio.create_task(self.note(self.noting))
        self.announce(self)

    def adopt(self, entry: Entry) -> None:
        """Let an entry that is stored count."""
        self.course.read(entry)
        self.wish = None
        self.tell(entry)

    def tell(self, entry: Entry | None) -> None:
        """Tell everybody who listens."""
        for listener in tuple(self.listeners):
            listener(entry)

    async def note(self, before: asyncio.Task[None] | None) -> None:
        """Keep beside the log what makes it quicker to look at; losing it loses nothing."""
        if before is not None:
            await asyncio.wait((before,))
        deciding = tuple(decision.seat for decision in self.course.decisions)
        turned = deciding != self.noted
        if turned:
            await self.store.note_deciding(self.stored.id, deciding)
            self.noted = deciding
        if self.course.over:
            await self.store.end(self.stored.id)
        if turned:
            self.turned(self)
        version = self.version  # others may choose while it is being written
        if version >= self.snapshot + SNAPSHOT_EVERY and self.course.broken is None:
            await self.store.keep_snapshot(self.stored.id, version, self.course.kept())
            self.snapshot = version


def nobody(table: LiveTable) -> None:
    """Nobody needs to know that this process has written at a table."""


STAND_IN = USUAL
"""The program that plays on for somebody who gave up, or for a program that is no longer here."""


def try_out(trial: Position, seat: Seat, option: AnyOption) -> None:
    """Carry out an option on a copy."""
    if all(decision.seat != seat for decision in trial.decisions):
        raise NotDone("not-yours")
    try:
        trial.take(seat, option)
    except IllegalChoice:
        raise
    except Exception as error:
        raise NotDone("failed") from error


def human_seats(stored: StoredGame) -> tuple[Beholder, ...]:
    """The seats that need somebody to write down what they see; none once the game is over."""
    return tuple(
        Seat(number)
        for number, seat in enumerate(stored.seats)
        if seat.kind is not SeatKind.AGENT and not stored.ended
    )
