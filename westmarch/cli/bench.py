"""`westmarch bench`: how fast the games are, interpreted and compiled, beside python-chess."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from westmarch.arena import files
from westmarch.arena.measure import Compiled, Measurement, measure
from westmarch.arena.pacing import NoAnswer, Player
from westmarch.building import freshness
from westmarch.cli import screen
from westmarch.cli.arguments import BadValue, GameNames
from westmarch.cli.doctor import GET_BENCH, Facts, facts
from westmarch.cli.games import NO_GAMES
from westmarch.kernel import registry
from westmarch.kernel.records import Record

EXAMPLES = (
    "westmarch bench",
    "westmarch bench lcg --slices 9 --out lcg.json",
)

FOLDER = Path("benchmarks")

NOT_COMPILED = "There is no compiled engine of this source, so none was measured: make compile"


class Benchmark(Record):
    """The figures of one run, and what they depend on."""

    taken: str
    facts: Facts
    games: tuple[Measurement, ...]


def bench(
    games: GameNames = None,
    slices: Annotated[int, typer.Option(metavar="N", min=1, help="How many slices of time.")] = 5,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.001, help="How long a slice is.")
    ] = 1.0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to store the figures as JSON.")
    ] = None,
) -> None:
    """Measure how fast the games are, interpreted and compiled, beside python-chess.

    The figures go to benchmarks/latest.json if there is such a folder here.
    """
    known = registry.games()
    chosen = [registry.game(name) for name in games] if games else list(known.values())
    if not chosen:
        raise BadValue(NO_GAMES)
    if find_spec("chess") is None:
        raise BadValue(f"python-chess is the yardstick and is missing: {GET_BENCH}")
    with ExitStack() as players, screen.progress("Measuring", slices * len(chosen)) as tick:
        interpreted = players.enter_context(Player(freshness.source()))
        folder = freshness.built()
        compiled = players.enter_context(Player(folder)) if folder else None
        try:
            found = [
                measure(game, slices, seconds, interpreted, compiled, lambda: tick(1))
                for game in chosen
            ]
        except NoAnswer as error:
            raise BadValue(str(error)) from error
    benchmark = Benchmark(datetime.now(UTC).isoformat(timespec="seconds"), facts(), tuple(found))
    draw_figures(screen.output(), found)
    if out is None and FOLDER.is_dir():
        out = FOLDER / "latest.json"
    if out is not None:
        files.write(out, files.pretty(benchmark))
        screen.note(f"Stored in {out}.")
    if compiled is None:
        screen.note(NOT_COMPILED)
    if differing := [m.game for m in found if m.compiled and not m.compiled.same]:
        screen.note(f"The compiled engine plays other games of {', '.join(differing)}.")
        raise typer.Exit(1)


def draw_figures(console: Console, found: Sequence[Measurement]) -> None:
    """A column for each game."""
    table = screen.listing("", *(f"{each.game}#" for each in found))
    figures = (
        ("Players", [f"{m.players}" for m in found]),
        ("Decisions a second", [f"{m.decisions_per_second:,.0f}" for m in found]),
        ("Choices a second (two options or more)", [f"{m.choices_per_second:,.0f}" for m in found]),
        ("Games a second", [f"{m.games_per_second:,.1f}" for m in found]),
        ("Decisions a game", [f"{m.decisions_per_game:,.1f}" for m in found]),
        ("A clone, in microseconds", [f"{m.clone_microseconds:,.1f}" for m in found]),
        ("A clone, in bytes", [f"{m.bytes_per_clone:,}" for m in found]),
        ("A state as JSON, in bytes", [f"{m.bytes_encoded:,}" for m in found]),
        ("Moves of python-chess a second", [f"{m.chess_moves_per_second:,.0f}" for m in found]),
    )
    for name, cells in figures:
        table.add_row(name, *cells)
    table.add_section()
    ratios = (
        ("Decisions to moves of python-chess", [m.decision_ratio for m in found]),
        ("Choices to moves of python-chess", [m.choice_ratio for m in found]),
    )
    for name, values in ratios:
        table.add_row(name, *(f"{value:.2f}" for value in values), style="bold")
    if all_compiled := [m.compiled for m in found if m.compiled is not None]:
        table.add_section()
        draw_compiled(table, all_compiled)
    console.print(table)


def draw_compiled(table: Table, found: Sequence[Compiled]) -> None:
    """The rows about the compiled engine, which plays the same games."""
    table.add_row(
        "Compiled: decisions a second", *(f"{m.decisions_per_second:,.0f}" for m in found)
    )
    table.add_row("Compiled: games that took the same course", *(sameness(m) for m in found))
    table.add_row("Compiled to interpreted", *(f"{m.ratio:.2f}" for m in found), style="bold")


def sameness(compiled: Compiled) -> str:
    """How many games took the same course with both engines; slices tell, not single games."""
    return f"all {compiled.games:,}" if compiled.same else "not all"
