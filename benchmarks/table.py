"""The live table, measured: how long a player waits, and how many can play at once."""

from __future__ import annotations

import re
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from benchmarks.crowd import Place, Plan, Waits, send_crowd
from benchmarks.figures import Load, Served, TableBenchmark, draw_figures, times
from benchmarks.page import click_to_drawn
from tests.e2e.serving import Server
from tests.server.postgres import SAFE, cluster
from westmarch.arena import files
from westmarch.cli import screen
from westmarch.cli.doctor import facts

FOLDER = Path(__file__).parent
PACE = 0.05
"""Seconds between two choices of somebody who is measured alone; faster is refused."""

CLOSE = 0.1
"""The number of games is searched for until it is known as closely as this."""


class Kind(Enum):
    """The databases that a server can be measured on."""

    SQLITE = "sqlite"
    POSTGRESQL = "postgresql"


def bench_table(
    databases: Annotated[
        list[Kind] | None, typer.Option("--database", help="On which databases; else on both.")
    ] = None,
    choices: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many clicks of one player.")
    ] = 400,
    first: Annotated[
        int, typer.Option(metavar="N", min=1, help="With how many games to begin.")
    ] = 50,
    most: Annotated[
        int, typer.Option(metavar="N", min=1, help="With how many games to stop.")
    ] = 6400,
    every: Annotated[
        float, typer.Option(metavar="S", min=0.05, help="Seconds between a game's choices.")
    ] = 5.0,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long a number of games is measured.")
    ] = 20.0,
    below: Annotated[
        float, typer.Option(metavar="MS", help="So long may 99 of 100 choices take.")
    ] = 200.0,
    page: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many clicks in Chromium.")
    ] = 60,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where to store the figures as JSON.")
    ] = FOLDER / "table.json",
) -> None:
    """Measure a real server: click to next decision, and how many games it holds at once."""
    servers = []
    for kind in databases or Kind:
        with serving(kind) as server:
            measured = Measured(server, kind.value, every, seconds, below)
            click = measured.alone(choices)
            servers.append(measured.crowded(click, first, most))
    drawn = None
    if page:
        with serving(Kind.SQLITE) as server, screen.progress("Chromium", page) as tick:
            drawn = click_to_drawn(server.address, page, tick)
    taken = datetime.now(UTC).isoformat(timespec="seconds")
    benchmark = TableBenchmark(
        taken, facts(), tempfile.gettempdir(), every, below, tuple(servers), drawn
    )
    draw_figures(screen.output(), benchmark)
    files.write(out, files.pretty(benchmark))
    screen.note(f"Stored in {out}.")


@contextmanager
def serving(kind: Kind) -> Iterator[Server]:
    """A server in a process of its own, on an empty database."""
    with tempfile.TemporaryDirectory(prefix="westmarch-bench-") as folder:
        file = Path(folder) / "games.db"
        if kind is Kind.SQLITE:
            yield from running(Server(file))
        else:
            with cluster(SAFE) as address:
                yield from running(Server(file, f"{address}/postgres"))


def running(server: Server) -> Iterator[Server]:
    """A server until it is no longer needed."""
    try:
        server.start()
        yield server
    finally:
        server.end()


class Measured:
    """A server that is being measured, and the games that it has."""

    def __init__(
        self, server: Server, database: str, every: float, seconds: float, below: float
    ) -> None:
        self.server = server
        self.database = database
        self.every = every
        self.seconds = seconds
        self.below = below
        self.places: tuple[Place, ...] = ()

    def alone(self, choices: int) -> Load:
        """One player at a server that has nothing else to do."""
        return self.load(Plan(self.server.address, 1, PACE, choices * PACE))

    def crowded(self, click: Load, first: int, most: int) -> Served:
        """Twice as many games each time until they are too many, then halfway between."""
        loads: dict[int, Load] = {}
        games, held, over = first, 0, None
        while True:
            loads[games] = self.tried(games)
            if loads[games].waits.percentile_99 < self.below:
                held = games
            else:
                over = games
            if over is None:
                if games >= most:
                    break
                games = min(2 * games, most)
            else:
                if over - held <= max(1, CLOSE * held):
                    break
                games = (held + over) // 2
        ordered = tuple(loads[games] for games in sorted(loads))
        return Served(self.database, click.waits, ordered, held)

    def tried(self, games: int) -> Load:
        """So many games; if they are too many, once more, for others may have been busy here."""
        load = self.at_once(games)
        if load.waits.percentile_99 < self.below:
            return load
        return min(load, self.at_once(games), key=lambda each: each.waits.percentile_99)

    def at_once(self, games: int) -> Load:
        """So many games at once."""
        plan = Plan(self.server.address, games, self.every, self.seconds, self.places[:games])
        return self.load(plan)

    def load(self, plan: Plan) -> Load:
        """Let a crowd play, and see how the server fares from when all are there."""
        begins = Moment(self.server, plan.games)
        what = f"{self.database}, games at once: {plan.games}"
        with screen.progress(what, plan.steps) as tick:

            def heard(count: int) -> None:
                tick(count)
                begins.hear(count)

            waits = send_crowd(plan, heard)
        self.places = waits.places + self.places[len(waits.places) :]
        load = begins.load(waits)
        median, last = load.waits.median, load.waits.percentile_99
        screen.note(f"{what}: median {median:.1f} ms, 99 % within {last:.1f} ms")
        return load


class Moment:
    """When all had arrived, and how long the server had worked by then."""

    def __init__(self, server: Server, arrivals: int) -> None:
        self.server = server
        self.arrivals = arrivals
        self.heard = 0
        self.at = self.worked = 0.0

    def hear(self, count: int) -> None:
        """Somebody has arrived or chosen."""
        self.heard += count
        if self.heard == self.arrivals:
            self.at, self.worked = perf_counter(), processor_time(self.server)

    def load(self, waits: Waits) -> Load:
        """What happened since."""
        worked = processor_time(self.server) - self.worked
        chosen = max(1, self.heard - self.arrivals)
        return Load(
            self.arrivals,
            times(waits.waits),
            round(1000 * worked / chosen, 2),
            round(worked / (perf_counter() - self.at), 3),
            round(waits.busy, 3),
        )


def processor_time(server: Server) -> float:
    """How many seconds a server has worked, as it says itself."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=60) as answer:
        said = re.search(r"^process_cpu_seconds_total (\S+)$", answer.read().decode(), re.MULTILINE)
    assert said is not None, "the server counts its time"
    return float(said[1])


if __name__ == "__main__":
    typer.run(bench_table)
