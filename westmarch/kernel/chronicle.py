"""What somebody saw happen, kept with the board as it was then."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from westmarch.kernel.game import Sayable
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt, Board, Record, Seat
from westmarch.kernel.table import Choice, Table
from westmarch.kernel.text import touches


class Entry(Record):
    """A choice or an event, and the board by which it is put into words.

    The board is kept because a card id may stand for another card later, once it was shuffled.
    A choice knows what was asked, because it may be an answer that says nothing by itself.
    """

    number: int
    said: Sayable
    board: Board
    chooser: Seat | None = None
    forced: bool = False
    asked: AnyPrompt | None = None


class Sight:
    """A moment of a table, as each beholder sees it; nobody looks before he is asked."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seen: dict[Seat | None, tuple[Board, frozenset[str]]] = {}

    def look(self, seat: Seat | None) -> tuple[Board, frozenset[str]]:
        """The board of a beholder, and what on it he can name."""
        if seat not in self.seen:
            board = self.position.view(seat).board
            assert isinstance(board, Board)
            self.seen[seat] = board, frozenset(self.position.game.subjects(board, "en"))
        return self.seen[seat]


class Chronicle:
    """All that one beholder saw: the events told to it, and its own choices.

    An open chronicle tells everything, and each thing as the seat would that knows most about it.
    """

    def __init__(self, seat: Seat | None, is_open: bool = False) -> None:
        self.seat = seat
        self.is_open = is_open
        self.entries: list[Entry] = []
        self.read = 0
        self.before: Sight | None = None

    def entry(self, table: Table, choice: Choice, forced: bool = False) -> Entry | None:
        """What is written about a choice that is about to be made, if this beholder sees it."""
        if choice.seat != self.seat and not self.is_open:
            return None
        now = Sight(table.position)
        board = self.board(now, choice.option, (choice.seat,))
        asked = table.position.of(choice.seat).prompt
        return Entry(len(table.choices) + 1, choice.option, board, choice.seat, forced, asked)

    def follow(self, table: Table, chosen: Entry | None = None) -> None:
        """Write down a choice that was made, and what has been told since the last time."""
        self.entries += [] if chosen is None else [chosen]
        now = Sight(table.position.clone())
        for told in table.log[self.read :]:
            event = told.event if self.is_open else told.to(self.seat)
            if event is not None:
                board = self.board(now, event, told.only or ())
                self.entries.append(Entry(len(table.choices), event, board))
        self.read = len(table.log)
        self.before = now

    def board(self, now: Sight, said: AnyOption | AnyEvent, first: tuple[Seat, ...]) -> Board:
        """By which board something is told: the one that names most of what it touches.

        Of those that know equally much, the first named is asked; the table as it was before is
        asked last, about what has gone from sight since.
        """
        touched = set(touches(said))
        best: Board | None = None
        most = -1
        for sight, seat in self.beholders(now, first):
            board, named = sight.look(seat)
            if len(touched & named) > most:
                best, most = board, len(touched & named)
            if most == len(touched):
                break
        assert best is not None, "somebody looks"
        return best

    def beholders(self, now: Sight, first: tuple[Seat, ...]) -> Iterator[tuple[Sight, Seat | None]]:
        """Whom to ask about the table now, and then about the table as it was before."""
        every = seats_at(now.position) if self.is_open else (self.seat,)
        for seat in (*first, *every) if self.is_open else every:
            yield now, seat
        if self.before is not None:
            for seat in every:
                yield self.before, seat

    def go_back(self, table: Table) -> None:
        """Forget what was taken back."""
        self.entries = [entry for entry in self.entries if entry.number <= len(table.choices)]
        self.read = len(table.log)
        self.before = Sight(table.position.clone())

    def news(self) -> list[Entry]:
        """What happened since the beholder's last choice, forced ones included."""
        last = 0
        for place, entry in enumerate(self.entries, start=1):
            if entry.chooser is not None and not entry.forced:
                last = place
        return self.entries[last:]

    def of(self, number: int) -> list[Entry]:
        """What a choice brought about, itself first."""
        start = bisect_left(self.entries, number, key=number_of)
        return self.entries[start : bisect_right(self.entries, number, key=number_of)]


def number_of(entry: Entry) -> int:
    """How many choices had been made; entries stand in this order."""
    return entry.number


def seats(table: Table) -> tuple[Seat, ...]:
    """All seats at a table."""
    return seats_at(table.position)


def seats_at(position: Position) -> tuple[Seat, ...]:
    """All seats at a moment of a table."""
    return tuple(Seat(number) for number in range(position.state.players))


def board_of(table: Table, seat: Seat | None) -> Board:
    """The board as a seat sees it now; `None` is a spectator."""
    board = table.view(seat).board
    assert isinstance(board, Board)
    return board
