"""What was measured at the live table, as it is stored and drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from rich.console import Console

from westmarch.cli import screen
from westmarch.cli.doctor import Facts
from westmarch.kernel.records import Record


class Times(Record):
    """How long something took, in milliseconds."""

    times: int
    median: float
    percentile_99: float
    longest: float


class Load(Record):
    """How a server fared with so many games at once.

    `server_milliseconds` is the time that its processor worked for one choice; `server` and `crowd`
    are the shares of their time in which the two processes worked.
    """

    games: int
    waits: Times
    server_milliseconds: float
    server: float
    crowd: float


class Served(Record):
    """The figures of one server; it holds `games`, the most of all that were tried."""

    database: str
    click: Times
    loads: tuple[Load, ...]
    games: int


class TableBenchmark(Record):
    """The figures of one run, and what they depend on; databases lay in `folder`."""

    taken: str
    facts: Facts
    folder: str
    every_seconds: float
    below_milliseconds: float
    servers: tuple[Served, ...]
    page: Times | None


def times(seconds: Iterable[float]) -> Times:
    """Times summed up."""
    ordered = sorted(1000 * each for each in seconds)
    assert ordered, "nothing was measured"
    middle = (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2
    last = ordered[ceil(0.99 * len(ordered)) - 1]
    return Times(len(ordered), *(round(each, 2) for each in (middle, last, ordered[-1])))


def draw_figures(console: Console, benchmark: TableBenchmark) -> None:
    """Two tables: how long somebody waits, and how many can play at once."""
    clicks = screen.listing("Milliseconds until the next decision", "Median#", "99 %#", "Longest#")
    for served in benchmark.servers:
        clicks.add_row(f"one game, {served.database}", *in_cells(served.click))
    if benchmark.page is not None:
        clicks.add_row("a click in Chromium until it is drawn", *in_cells(benchmark.page))
    console.print(clicks)
    for served in benchmark.servers:
        draw_loads(console, benchmark, served)


def draw_loads(console: Console, benchmark: TableBenchmark, served: Served) -> None:
    """A row for each number of games that was tried."""
    every, below = benchmark.every_seconds, benchmark.below_milliseconds
    table = screen.listing(
        f"Games, {served.database}#",
        "Median#",
        "99 %#",
        "Longest#",
        "A choice#",
        "Server#",
        "Crowd#",
    )
    for load in served.loads:
        held = load.games <= served.games
        table.add_row(
            f"{load.games}",
            *in_cells(load.waits),
            f"{load.server_milliseconds:.2f}",
            f"{load.server:.0%}",
            f"{load.crowd:.0%}",
            style=None if held else "dim",
        )
    table.add_section()
    console.print(table)
    console.print(
        f"{served.games} games with a choice every {every:g} seconds stay below {below:g} ms.\n",
        style="bold",
    )


def in_cells(measured: Times) -> Sequence[str]:
    """Times as they stand in a table."""
    return [f"{ms:.1f}" for ms in (measured.median, measured.percentile_99, measured.longest)]
