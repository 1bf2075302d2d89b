"""Who is at a table: the sockets of one process, what each is shown, and who is where."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic

import msgspec
import structlog

from westmarch.kernel.chronicle import board_of
from westmarch.kernel.records import Record, Seat
from westmarch.kernel.views import View
from westmarch.server import telling
from westmarch.server.channels import Here
from westmarch.server.refusals import in_words
from westmarch.server.storing import Entry, Remark, SeatKind
from westmarch.server.tables import LiveTable, Wish
from westmarch.server.telling import Beholder
from westmarch.server.wire import (
    Asked,
    Closed,
    Ending,
    Message,
    Present,
    Refused,
    Said,
    SeatState,
    Shown,
    Wished,
)

MOST_WAITING = 400
"""A socket that has so many messages waiting is too slow."""

GONE = 45.0
"""A process that has not said for so many seconds who is with it has nobody."""

log = structlog.get_logger(__name__)


class Visitor(Record):
    """Somebody who opened a socket: his id and name."""

    id: str
    name: str


class Guest:
    """One socket at a table: who it is, from where he looks, and what he was sent."""

    def __init__(
        self, visitor: Visitor, own: tuple[Seat, ...], seat: Beholder, language: str
    ) -> None:
        self.visitor = visitor
        self.own = own
        self.seat = seat
        self.language = language
        self.version = 0
        self.lines = 0
        self.backs: tuple[int, ...] = ()
        self.remarks = 0
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.left: str | None = None

    def send(self, message: Message) -> None:
        """Put a message on its way."""
        if self.left is not None:
            return
        if self.outgoing.qsize() < MOST_WAITING:
            self.outgoing.put_nowait(msgspec.json.encode(message))
        else:
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
            self.leave("slow")

    def leave(self, what: str) -> None:
        """Say why, then hang up."""
        if self.left is None:
            self.left = what
            closed = Closed(what, in_words(what, self.language, {}))
            self.outgoing.put_nowait(msgspec.json.encode(closed))
            self.outgoing.put_nowait(None)


class Room:
    """All sockets of this process at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, tuple[Here, float]] = {}
        self.wished: Wish | None = None
        table.listeners.append(self.on_change)

    @property
    def has_begun(self) -> bool:
        """Whether the game has begun; until then nobody sees a hand."""
        return self.table.stored.started

    def close(self) -> None:
        """Listen no more."""
        self.table.listeners.remove(self.on_change)

    def on_change(self, entry: Entry | None) -> None:
        """Show everybody the table after an entry, or who sits there now."""
        if self.wished is not None and self.table.wish is None:
            self.show_wish()
        for guest in tuple(self.guests):
            try:
                if entry is not None:
                    self.show(guest)
                else:
                    self.seat_anew(guest)
            except Exception:
                # The choice is stored and counts; that it cannot be shown to one must not hide it
                # from the others.
                log.exception("a table cannot be shown", game=self.table.stored.id, seat=guest.seat)
                guest.send(Refused("failed", in_words("failed", guest.language, {})))
        if entry is None:
            self.show_presence()

    def show(self, guest: Guest, anew: bool = False) -> None:
        """Show a guest the table as it stands: all of it, or with the lines that are new."""
        course = self.table.course
        anew = anew or guest.backs != course.backs or guest.version != course.version - 1
        scribe = course.scribe(guest.seat)
        view = course.table.view(guest.seat if self.has_begun else None)
        first = 0 if anew else guest.lines
        complaint, names = course.complaint, course.names(guest.language)
        guest.version, guest.lines, guest.backs = course.version, len(scribe.lines), course.backs
        guest.send(
            Shown(
                course.version,
                anew,
                guest.seat,
                telling.drawn(view),
                self.seats(guest),
                self.asked(guest, view),
                scribe.told(guest.language, names, first, course.thought),
                first,
                self.may_take_back(guest),
                self.ending(guest),
                None if complaint is None else complaint.words(guest.language),
                self.may_have_hints(guest),
            )
        )

    def asked(self, guest: Guest, view: View) -> Asked | None:
        """What the guest has to decide."""
        course = self.table.course
        is_open = self.has_begun and guest.seat not in course.conceded
        if not is_open or all(decision.seat != guest.seat for decision in course.decisions):
            return None
        names = course.names(guest.language)
        return telling.asked(course.game, view, guest.language, names)

    def ending(self, guest: Guest) -> Ending | None:
        """How the game ended, if it has."""
        course = self.table.course
        outcome, winners = course.table.outcome, course.winners_left
        if outcome is not None:
            board, names = board_of(course.table, guest.seat), course.names(guest.language)
            return telling.ending(course.game, outcome, board, guest.language, names)
        if winners is not None:
            called = [self.name(seat, guest.language) for seat in course.conceded]
            return telling.given_up(called, winners, guest.language)
        return None

    def may_take_back(self, guest: Guest) -> bool:
        """Whether the guest has a choice of his own to take back."""
        course = self.table.course
        if guest.seat is None or course.over or course.broken is not None:
            return False
        if guest.seat in course.conceded:
            return False
        return course.last_choice(self.table.seats_of(guest.visitor.id)) is not None

    def may_have_hints(self, guest: Guest) -> bool:
        """Whether programs give the guest hints: if he sits here, and nobody plays against him."""
        seat = guest.seat
        if seat is None or seat in self.table.course.conceded:
            return False
        return not self.table.has_opponents(seat)

    def seats(self, guest: Guest) -> tuple[SeatState, ...]:
        """All seats, as the guest sees them."""
        course, here = self.table.course, self.here()
        deciding = {decision.seat for decision in course.decisions}
        own = self.table.seats_of(guest.visitor.id)
        states = []
        for number, stored in enumerate(self.table.stored.seats):
            seat = Seat(number)
            since = course.since[seat].at if seat in deciding else None
            states.append(
                SeatState(
                    self.name(seat, guest.language),
                    stored.kind.value,
                    seat in own,
                    stored.kind is SeatKind.AGENT or seat in here,
                    seat in deciding,
                    since.isoformat() if since is not None else None,
                    None if seat in own else self.overheard(seat, guest.language),
                    seat in course.conceded,
                )
            )
        return tuple(states)

    def overheard(self, seat: Seat, language: str) -> str | None:
        """What a person is asked, as far as all may know; programs do not keep anybody waiting."""
        course = self.table.course
        if not self.has_begun or seat in self.table.programs():
            return None
        for decision in course.decisions:
            if decision.seat == seat and course.game.is_heard(decision.prompt):
                board, names = board_of(course.table, None), course.names(language)
                return telling.overheard(course.game, decision.prompt, board, language, names)
        return None

    def name(self, seat: Seat, language: str) -> str:
        """What somebody at the table is called."""
        return self.table.course.names(language)[seat]

    def here(self) -> frozenset[int]:
        """The seats of all who are connected, here or to another process."""
        found = set(self.own_seats())
        for told, when in self.elsewhere.values():
            if monotonic() - when < GONE:
                found.update(told.seats)
        return frozenset(found)

    def own_seats(self) -> tuple[int, ...]:
        """The seats of those who are connected to this process."""
        people = {guest.visitor.id for guest in self.guests}
        return tuple(sorted({seat for who in people for seat in self.table.seats_of(who)}))

    def own_watching(self) -> int:
        """How many are connected to this process without having a seat."""
        people = {guest.visitor.id for guest in self.guests}
        return sum(not self.table.seats_of(person) for person in people)

    def watching(self) -> int:
        """How many watch, here or at another process."""
        fresh = (told for told, when in self.elsewhere.values() if monotonic() - when < GONE)
        return self.own_watching() + sum(told.watching for told in fresh)

    def show_presence(self) -> None:
        """Tell everybody who is at the table."""
        for guest in self.guests:
            guest.send(Present(self.seats(guest), self.watching()))

    def show_wish(self) -> None:
        """Tell everybody that somebody wants to take a choice back, or no longer."""
        wish = self.table.wish or self.wished
        self.wished = self.table.wish
        if wish is not None:
            self.send_all(Wished(wish.seat, wish.version, self.wished is not None))

    def say(self, remarks: Iterable[Remark], to: Iterable[Guest]) -> None:
        """Tell guests what was said that they have not heard."""
        known = tuple(remarks)
        for guest in to:
            for r in known:
                if r.number >= guest.remarks:
                    at = r.at.isoformat()
                    guest.send(Said(r.number, r.seat, r.name, r.words, at))
                    guest.remarks = r.number + 1

    def send_all(self, message: Message) -> None:
        """Tell everybody in this process."""
        for guest in self.guests:
            guest.send(message)

    def behold(self, guest: Guest, seat: Beholder) -> None:
        """Let a guest look from another place."""
        guest.seat = seat
        self.show(guest, anew=True)

    def seat_anew(self, guest: Guest) -> None:
        """Show a guest the table after seats were taken or left, from his own if he has one now."""
        own = self.table.seats_of(guest.visitor.id)
        if own != guest.own:
            guest.own, guest.seat = own, self.first_seat(guest.visitor)
        self.show(guest, anew=True)

    def is_own(self, guest: Guest, seat: Beholder) -> bool:
        """Whether a guest may look from a place: one of his seats, or as a spectator."""
        return seat is None or seat in self.table.seats_of(guest.visitor.id)

    def first_seat(self, visitor: Visitor) -> Beholder:
        """From where somebody looks at first: his seat, of several the one that decides."""
        own = self.table.seats_of(visitor.id)
        deciding = [d.seat for d in self.table.course.decisions if d.seat in own]
        return next(iter((*deciding, *own)), None)
