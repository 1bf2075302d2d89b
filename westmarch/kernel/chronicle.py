"""What somebody saw happen, kept with the board as it was then."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from westmarch.kernel.game import Sayable
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


class Chronicle:
    """All that one beholder saw: the events told to it, and its own choices.

    An open chronicle tells everything, and each thing as the seat would that knows most about it.
    """

    def __init__(self, seat: Seat | None, is_open: bool = False) -> None:
        self.seat = seat
        self.is_open = is_open
        self.entries: list[Entry] = []
        self.read = 0
        self.before: tuple[Board, ...] = ()

    def entry(self, table: Table, choice: Choice, forced: bool = False) -> Entry | None:
        """What is written about a choice that is about to be made, if this beholder sees it."""
        if choice.seat != self.seat and not self.is_open:
            return None
        board = self.board(table, choice.option, (choice.seat,))
        asked = table.position.of(choice.seat).prompt
        return Entry(len(table.choices) + 1, choice.option, board, choice.seat, forced, asked)

    def follow(self, table: Table, chosen: Entry | None = None) -> None:
        """Write down a choice that was made, and what has been told since the last time."""
        self.entries += [] if chosen is None else [chosen]
        for told in table.log[self.read :]:
            event = told.event if self.is_open else told.to(self.seat)
            if event is not None:
                board = self.board(table, event, told.only or ())
                self.entries.append(Entry(len(table.choices), event, board))
        self.read = len(table.log)
        self.before = self.boards(table)

    def board(self, table: Table, said: AnyOption | AnyEvent, first: tuple[Seat, ...]) -> Board:
        """By which board something is told: the one that names most of what it touches.

        Of those that know equally much, the first named is asked; the table as it was before is
        asked last, about what has gone from sight since.
        """
        touched = set(touches(said))
        boards = (*self.boards(table, first), *self.before)
        return max(boards, key=lambda board: len(touched & set(table.game.subjects(board, "en"))))

    def boards(self, table: Table, first: tuple[Seat, ...] = ()) -> tuple[Board, ...]:
        """The table now: as the beholder sees it, or openly, as each seat does."""
        beholders = (*first, *seats(table)) if self.is_open else (self.seat,)
        return tuple(board_of(table, seat) for seat in beholders)

    def go_back(self, table: Table) -> None:
        """Forget what was taken back."""
        self.entries = [entry for entry in self.entries if entry.number <= len(table.choices)]
        self.read = len(table.log)
        self.before = self.boards(table)

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
    return tuple(Seat(number) for number in range(table.setup.players))


def board_of(table: Table, seat: Seat | None) -> Board:
    """The board as a seat sees it now; `None` is a spectator."""
    board = table.view(seat).board
    assert isinstance(board, Board)
    return board
