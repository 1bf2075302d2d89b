"""Hints at the terminal: what a program would do in the person's place."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from westmarch.agents import SearchAgent, UnknownAgent, agent_named
from westmarch.agents.advising import Advice, advise, has_opponents
from westmarch.agents.grounds import Grounds, How, grounds_of, in_words, percent
from westmarch.agents.levels import STRONGEST, levels
from westmarch.cli.drawing import Reader
from westmarch.kernel.chronicle import board_of
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table

WIDTH = 20
"""So many characters stand for certainty."""


def cores() -> int:
    """On how many cores programs look ahead here."""
    return os.cpu_count() or 1


def give_hint(
    console: Console, reader: Reader, table: Table, people: Sequence[Seat], said: str
) -> None:
    """Say what a program of some level would do; the strongest, if none is named."""
    words, seat = reader.words, table.seat
    if has_opponents(table.game, table.setup.players, seat, people):
        console.print(words.no_hints)
        return
    if len(table.decision.options) == 1:
        (only,) = reader.say_options(table.decision, board_of(table, seat))
        console.print(words.only_option.format(option=only))
        return
    known = {level.agent: level.words for level in levels(reader.language)}
    level = said or STRONGEST
    try:
        agent = agent_named(level, table.seed + len(table.choices), cores())
    except UnknownAgent:
        console.print(words.no_level.format(levels=", ".join(known)))
        return
    if isinstance(agent, SearchAgent):
        agent.curious = True
    with console.status(words.thinking):
        advice = advise(agent, table.view(seat), partial(table.position.imagine, seat))
    name = known.get(level.partition(":")[0], level)
    grounds = grounds_of(agent) or Grounds(How.THUMBS)
    console.print(Text(in_words(grounds, name, reader.language), "dim"))
    console.print(Padding(drawn(reader, table, advice), (0, 0, 0, 1)))


def drawn(reader: Reader, table: Table, advice: Sequence[Advice]) -> Grid:
    """Options by their numbers and in words, each with its chance, if that is known."""
    decision = table.decision
    said = reader.say_options(decision, board_of(table, decision.seat))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="cyan", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(style="cyan", no_wrap=True)
    for one in advice:
        place = decision.options.index(one.option)
        chance, bar = "", ""
        if one.chance is not None:
            chance, bar = f"{percent(one.chance)}\xa0%", "━" * round(WIDTH * one.chance)
        grid.add_row(str(place + 1), said[place], chance, bar)
    return grid
