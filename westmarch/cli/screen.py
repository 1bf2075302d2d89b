"""What is printed where: results to standard output, progress and complaints to standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

PATIENCE = 2.0
"""Seconds before a log, which is no terminal, is told that something takes its time."""

Tick = Callable[[int], None]
"""Says that so many more are done."""


def output() -> Console:
    """Standard output. Words of games and people are printed as they are, brackets and all."""
    return Console(highlight=False, markup=False, emoji=False)


def errors() -> Console:
    """Standard error."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def complain(message: str) -> None:
    """One red line that says what is wrong and what to do."""
    one_line = " ".join(message.split())
    errors().print(f"westmarch: {one_line}", style="red", soft_wrap=True)


def note(message: str) -> None:
    """A quiet line beside the results."""
    errors().print(message, style="dim", soft_wrap=True)


def listing(*columns: str) -> Table:
    """An empty table as all our commands draw them; columns that end in `#` hold figures."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False, show_edge=False)
    for column in columns:
        figures = column.endswith("#")
        side: JustifyMethod = "right" if figures else "left"
        table.add_column(column.rstrip("#"), justify=side, no_wrap=figures)
    return table


@contextmanager
def progress(what: str, total: int) -> Iterator[Tick]:
    """A bar on a terminal; in a log, a line once it takes long and then now and again."""
    console = errors()
    if console.is_terminal:
        columns = (TextColumn("{task.description}:"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
            task = bar.add_task(what, total=total)
            yield lambda count: bar.advance(task, count)
        return
    done, due = 0, monotonic() + PATIENCE

    def tick(count: int) -> None:
        nonlocal done, due
        done += count
        if monotonic() >= due:
            note(f"{what}: {done} of {total}")
            due = monotonic() + 5 * PATIENCE

    yield tick


def is_conversation() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
