"""`westmarch replay`: watch a saved game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from westmarch.arena.simulation import Fault, watch
from westmarch.cli import screen, stored
from westmarch.cli.arguments import BadValue, Language, language_for, seat_for
from westmarch.cli.drawing import (
    Reader,
    counted,
    draw_outcome,
    draw_panels,
    heading,
    open_panels,
    reader,
)
from westmarch.cli.stored import Story
from westmarch.kernel.chronicle import Chronicle, Entry, board_of
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table

EXAMPLES = (
    "westmarch replay evening.json",
    "westmarch replay evening.json --seat 2 --to 40",
    "westmarch replay faults/lcg-7.json | less",
)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    to: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Only the first N choices.")
    ] = None,
    seat: Annotated[
        str, typer.Option(metavar="N|open", help="As that seat saw it, or with open hands.")
    ] = "open",
    language: Language = None,
) -> None:
    """Tell a saved game again; at a terminal, choice by choice."""
    game, record = stored.read(file)
    if to is not None and to > len(record.choices):
        raise BadValue(f"--to {to}: the game has {len(record.choices)} choices")
    own = None if seat == "open" else seat_for(seat, record.setup.players)
    speech = language_for(game, language)
    story = stored.retell(game, record, Chronicle(own, is_open=own is None), to)
    telling = Telling(screen.output(), story, own, reader(story.table, speech))
    older = stored.age(game, record)
    if older is not None:
        screen.note(older)
    if screen.is_conversation():
        telling.step_through()
    else:
        telling.tell_all()
    if story.impossible is not None:
        raise story.impossible
    fault = story.fault or fault_of(story.table)
    if fault is not None:
        screen.complain(f"the rules have failed: {fault}")
        raise typer.Exit(1)


def fault_of(table: Table) -> str | None:
    """What is wrong with the table now, by the rules' own checks."""
    try:
        watch(table)
    except Fault as fault:
        return str(fault)
    return None


class Telling:
    """A saved game being told to somebody, as a seat saw it or with open hands."""

    def __init__(self, console: Console, story: Story, seat: Seat | None, reader: Reader) -> None:
        self.console = console
        self.table = story.table
        self.chronicle = story.chronicle
        self.seat = seat
        self.reader = reader

    def tell_all(self) -> None:
        """All choices with what they brought about, then the table as it stands."""
        self.console.print(self.heading())
        for number in range(len(self.table.choices) + 1):
            self.tell(number)
        self.console.print()
        self.draw(self.table)

    def step_through(self) -> None:
        """One choice at a time, back and forth."""
        last, number = len(self.table.choices), 0
        while True:
            words = self.reader.words
            where = words.step.format(number=number, count=last) if number else words.beginning
            self.console.print()
            self.console.print(self.heading(where))
            self.tell(number)
            self.draw(self.table.at(number))
            try:
                line = input(words.keys).strip()
            except EOFError:
                self.console.print()
                return
            if line == "q":
                return
            number = self.moved(number, line)

    def moved(self, number: int, line: str) -> int:
        """Where a key leads from a choice."""
        last = len(self.table.choices)
        if line == "b":
            return max(0, number - 1)
        if not line:
            return min(last, number + 1)
        if line.isdecimal() and int(line) <= last:
            return int(line)
        self.console.print(self.reader.words.no_step.format(count=last))
        return number

    def heading(self, where: str = "") -> RenderableType:
        """Which game this is, and where in it we are."""
        seed = self.reader.words.seed.format(seed=self.table.seed)
        return heading(self.reader.title, f"{seed} · {where}" if where else seed)

    def tell(self, number: int) -> None:
        """One choice and what it brought about; a seat is not told what it did not see."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", justify="right", width=5)
        label = str(number)
        for line in counted(self.line(entry) for entry in self.chronicle.of(number)):
            grid.add_row(label, line)
            label = ""
        if not label:
            self.console.print(grid)

    def line(self, entry: Entry) -> Text:
        """One choice or event."""
        said = self.reader.tell(entry)
        if entry.chooser is None:
            return Text(said)
        return Text.assemble((f"{self.reader.names[entry.chooser]}: ", "cyan"), (said, "bold"))

    def draw(self, table: Table) -> None:
        """The table as it stood, and who had to decide, or who won."""
        board, language = board_of(table, self.seat), self.reader.language
        panels = (
            open_panels(table, language)
            if self.seat is None
            else table.game.panels(board, language)
        )
        waiting = [decision.seat for decision in table.decisions]
        draw_panels(self.console, panels, self.seat, waiting)
        if table.outcome is not None:
            draw_outcome(self.console, self.reader, table.outcome, board)
            return
        for decision in table.decisions:
            said = self.reader.words.decides.format(seat=self.reader.names[decision.seat])
            if self.seat in (None, decision.seat):
                prompt = self.reader.say(decision.prompt, board_of(table, decision.seat))
                said = f"{said}: {prompt}"
            self.console.print(Padding(Text(said, "dim"), (0, 0, 0, 1)))
