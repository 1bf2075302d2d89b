"""The course of a stored game, as its log tells it: the table now, and what everybody saw."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import msgspec

from westmarch.agents.grounds import Grounds, in_words
from westmarch.kernel import codec, registry
from westmarch.kernel.codec import CannotDecode
from westmarch.kernel.decisions import Decision, IllegalChoice
from westmarch.kernel.records import Record, Seat
from westmarch.kernel.table import Choice, Table
from westmarch.kernel.text import option_from_text
from westmarch.server.refusals import NotDone
from westmarch.server.storing import Entry, SeatKind, StoredGame
from westmarch.server.telling import Beholder, Scribe, Written

BACK = "!back"
CONCEDE = "!concede"


class Broken(Record):
    """Where a game can no longer be played again under the present rules, and why."""

    number: int
    text: str
    reason: str


class Since(Record):
    """From which version and time on a seat has had to decide what it has to decide now."""

    version: int
    at: datetime | None = None


class Kept(Record):
    """A course after so many entries, as it is stored, so that waking a long game is quick."""

    version: int
    state: msgspec.Raw
    choices: tuple[str, ...]
    conceded: tuple[Seat, ...]
    since: dict[int, Since]
    keys: dict[str, int]
    lines: dict[str, tuple[Written, ...]]
    made: tuple[int, ...]
    backs: tuple[int, ...]
    grounds: dict[int, Grounds] = {}


class Course:
    """A stored game played again as far as its log goes; `read` adds one entry.

    If an entry is no longer possible, the course stays where it was and says so in `broken`.
    `made` are the numbers of the entries whose choices count, `backs` those that took some back.
    `grounds` are those on which programs chose, by how many choices had been made then.
    """

    def __init__(self, stored: StoredGame, beholders: Iterable[Beholder] = ()) -> None:
        self.stored = stored
        self.game = registry.game(stored.title)
        self.table = Table(self.game, stored.setup, stored.seed, stored.script)
        self.version = 0
        self.conceded: tuple[Seat, ...] = ()
        self.keys: dict[str, int] = {}
        self.made: list[int] = []
        self.backs: tuple[int, ...] = ()
        self.grounds: dict[int, Grounds] = {}
        self.broken: Broken | None = None
        self.scribes: dict[Beholder, Scribe] = {}
        self.since = {decision.seat: Since(0) for decision in self.table.decisions}
        for beholder in beholders:
            self.scribes[beholder] = Scribe(beholder)
            self.scribes[beholder].follow(self.table)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because it was given up."""
        return self.table.over or self.winners_left is not None

    @property
    def winners_left(self) -> tuple[Seat, ...] | None:
        """Who has won because the others gave up; `None` as long as there is a contest.

        Where all win or lose together, the game is lost when the last human has given up.
        """
        if not self.conceded:
            return None
        seats = [Seat(number) for number in range(len(self.stored.seats))]
        left = tuple(seat for seat in seats if seat not in self.conceded)
        people = [seat for seat in left if self.stored.seats[seat].kind is SeatKind.HUMAN]
        if self.game.cooperative:
            return None if people else ()
        return left if len(left) <= 1 or not people else None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the table waits for; nothing once the game was given up or cannot go on."""
        if self.broken is not None or self.over:
            return ()
        return self.table.decisions

    @property
    def complaint(self) -> NotDone | None:
        """What is said about the game if it no longer re-enacts."""
        if self.broken is None:
            return None
        return NotDone("broken", number=len(self.table.choices) + 1, text=self.broken.text)

    def read(self, entry: Entry) -> None:
        """Carry out one entry of the log."""
        assert entry.number == self.version, "a log is read without gaps"
        waiting = {decision.seat: decision for decision in self.table.decisions}
        if self.broken is None:
            try:
                self.carry_out(entry)
            except Exception as error:  # noqa: BLE001 - the rules may fail in any way
                self.broken = Broken(entry.number, entry.text, str(error) or repr(error))
                self.table = self.table.clone()
        self.version += 1
        if entry.key is not None:
            self.keys[gesture(entry.seat, entry.key)] = self.version
        self.since = {
            decision.seat: self.since[decision.seat]
            if decision.seat != entry.seat and waiting.get(decision.seat) == decision
            else Since(self.version, entry.at)
            for decision in self.table.decisions
        }

    def carry_out(self, entry: Entry) -> None:
        """What an entry says: a choice, or a word of the table."""
        seat = Seat(entry.seat)
        match entry.text.split():
            case [word, number] if word == BACK:
                self.table.undo(int(number))
                self.backs += (entry.number,)
                del self.made[int(number) :]
                kept = self.grounds.items()
                self.grounds = {at: grounds for at, grounds in kept if at <= int(number)}
                for scribe in self.scribes.values():
                    scribe.go_back(self.table)
            case [word] if word == CONCEDE:
                self.conceded += (seat,)
            case _:
                self.table.choose(option_from_text(self.game, entry.text), seat)
                self.made.append(entry.number)
                if entry.grounds is not None:
                    self.grounds[len(self.made)] = entry.grounds
                for scribe in self.scribes.values():
                    scribe.follow(self.table)

    def names(self, language: str) -> tuple[str, ...]:
        """What those at the table are called."""
        return tuple(
            seat.name or self.game.seat_name(Seat(number), language)
            for number, seat in enumerate(self.stored.seats)
        )

    def thought(self, number: int, language: str) -> str | None:
        """What a program went by that made the choice of a number, in words."""
        grounds = self.grounds.get(number)
        if grounds is None:
            return None
        seat = self.table.choices[number - 1].seat
        return in_words(grounds, self.names(language)[seat], language)

    def scribe(self, beholder: Beholder) -> Scribe:
        """What a beholder saw; if nobody has written it down, the game is told again."""
        if beholder not in self.scribes:
            self.scribes[beholder] = retold(self.table, Scribe(beholder))
        return self.scribes[beholder]

    def last_choice(self, seats: Iterable[Seat]) -> int | None:
        """The number of the last choice that one of some seats made."""
        own = frozenset(seats)
        for number in range(len(self.table.choices) - 1, -1, -1):
            if self.table.choices[number].seat in own:
                return number
        return None

    def kept(self) -> bytes:
        """The course as it is stored."""
        assert self.broken is None, "what is broken is not kept"
        return msgspec.json.encode(
            Kept(
                self.version,
                msgspec.Raw(codec.encode(self.game, self.table.position.state)),
                tuple(choice.text() for choice in self.table.choices),
                self.conceded,
                {int(seat): since for seat, since in self.since.items()},
                self.keys,
                {name(who): tuple(scribe.lines) for who, scribe in self.scribes.items()},
                tuple(self.made),
                self.backs,
                self.grounds,
            )
        )


def gesture(seat: int, key: str) -> str:
    """What a gesture is known by: two players may have made up the same key."""
    return f"{seat} {key}"


def name(beholder: Beholder) -> str:
    """A beholder's name in a stored course."""
    return "-" if beholder is None else str(beholder)


def retold(table: Table, scribe: Scribe) -> Scribe:
    """What somebody would have written down who had watched from the beginning."""
    again = table.at(0)
    scribe.follow(again)
    for choice in table.choices:
        again.choose(choice.option, choice.seat)
        scribe.follow(again)
    return scribe


def read_on(course: Course, entries: Iterable[Entry], beholders: Iterable[Beholder] = ()) -> Course:
    """A course after further entries, written down for some beholders at least."""
    for entry in entries:
        course.read(entry)
    for beholder in beholders:
        course.scribe(beholder)
    return course


def resumed(stored: StoredGame, data: bytes) -> Course | None:
    """A course from what was kept; nothing if it was kept under other rules or in another form."""
    try:
        kept = msgspec.json.decode(data, type=Kept)
        course = Course(stored)
        state = codec.decode(course.game, bytes(kept.state))
        choices = [choice_from(course, text) for text in kept.choices]
    except (msgspec.MsgspecError, CannotDecode, IllegalChoice):
        return None
    course.table = Table(course.game, stored.setup, stored.seed, stored.script, (state, choices))
    course.version, course.conceded, course.keys = kept.version, kept.conceded, kept.keys
    course.since = {Seat(seat): since for seat, since in kept.since.items()}
    course.made, course.backs = list(kept.made), kept.backs
    course.grounds = kept.grounds
    for who, lines in kept.lines.items():
        beholder = None if who == "-" else Seat(int(who))
        course.scribes[beholder] = Scribe(beholder, lines=lines)
        course.scribes[beholder].go_back(course.table)
    return course


def choice_from(course: Course, text: str) -> Choice:
    """A choice from its text form."""
    seat, _, option = text.partition(" ")
    return Choice(Seat(int(seat)), option_from_text(course.game, option))
