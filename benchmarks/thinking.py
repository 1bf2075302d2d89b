"""How long a table waits for the player that looks ahead, beside the time that it is given."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Annotated

import typer

from westmarch.agents import HeuristicAgent, SearchAgent, pick
from westmarch.agents.search import Budget
from westmarch.cli import screen
from westmarch.kernel import registry
from westmarch.kernel.game import checked
from westmarch.kernel.records import Record
from westmarch.kernel.table import Table

SPARSE = 7
"""Every so manieth choice is thought about; the others are made by rules of thumb."""


class Waits(Record):
    """What one game has shown: waits and lines of play for each decision."""

    game: str
    seconds: tuple[float, ...]
    lines: tuple[int, ...]


def waits(name: str, budget: Budget, cores: int, count: int, tick: Callable[[], None]) -> Waits:
    """Think about decisions all over some games."""
    game = registry.game(name)
    seconds: list[float] = []
    lines: list[int] = []
    seed = choices = 0
    thumbs, ahead = HeuristicAgent(1), SearchAgent(1, budget, cores)
    while len(seconds) < count:
        seed += 1
        table = Table(game, checked(game, None, {}, ()), seed)
        while not table.over and len(seconds) < count:
            choices += len(table.decision.options) > 1
            if len(table.decision.options) > 1 and choices % SPARSE == 0:
                start = perf_counter()
                pick(table, ahead)
                seconds.append(perf_counter() - start)
                lines.append(sum(thought.tried for thought in ahead.thoughts))
                tick()
            table.choose(pick(table, thumbs), table.seat)
    return Waits(name, tuple(seconds), tuple(lines))


def main(
    seconds: Annotated[float, typer.Option(min=0.01, help="The time for each decision.")] = 2.0,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions of each game.")] = 25,
    cores: Annotated[int, typer.Option(min=1, help="On how many cores.")] = os.cpu_count() or 1,
) -> None:
    """Measure how long a table waits, game by game."""
    names = list(registry.games())
    with screen.progress("Thinking", decisions * len(names)) as tick:
        found = [
            waits(name, Budget(seconds=seconds), cores, decisions, lambda: tick(1))
            for name in names
        ]
    drawn = screen.listing("game", "median wait", "longest", "of its time", "lines (median)")
    for one in found:
        longest = max(one.seconds)
        drawn.add_row(
            one.game,
            f"{median(one.seconds):.2f} s",
            f"{longest:.2f} s",
            f"{longest / seconds:.0%}",
            f"{median(one.lines):.0f}",
        )
    screen.output().print(drawn)


if __name__ == "__main__":
    typer.run(main)
