"""People and programs take their seats at a table, and play until the people leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

from westmarch.agents import agent_named
from westmarch.agents.levels import USUAL
from westmarch.arena import files
from westmarch.cli import hinting, screen
from westmarch.cli.arguments import agents_for, seats_for
from westmarch.cli.session import RulesFailed, Session
from westmarch.cli.terminal import Terminal, remember_lines
from westmarch.cli.wording import words_in
from westmarch.kernel.chronicle import seats
from westmarch.kernel.records import Record
from westmarch.kernel.table import Table


class Wishes(Record):
    """Who wants to sit where, as it was said on the command line."""

    seats: tuple[str, ...] = ()
    hot_seat: bool = False
    agents: tuple[str, ...] = ()
    ask_all: bool | None = None
    names: tuple[str, ...] = ()
    reasons: bool = False


class Evening(Record):
    """A table as the people have left it, and who sat there."""

    table: Table
    names: tuple[str, ...]


Keep = Callable[[Table], None]
"""Puts a table away as it is left."""


def sit_down(
    table: Table, wishes: Wishes, language: str, file: Path | None, keep: Keep | None = None
) -> Evening:
    """Play until the people leave; what is kept in any case they may leave without saving it."""
    count = table.setup.players
    humans = seats(table) if wishes.hot_seat else seats_for(wishes.seats or ("1",), count)
    programs = [place for place in seats(table) if place not in humans]
    cast = dict(zip(programs, agents_for(wishes.agents, len(programs), USUAL), strict=True))
    cores = hinting.cores()
    seated = {
        place: agent_named(name, table.seed * 64 + place, cores) for place, name in cast.items()
    }
    cast |= dict(zip(humans, wishes.names, strict=False))
    called = tuple(cast.get(place, "") for place in seats(table))
    if len(humans) == 1:
        remember_lines()
    ask_all = len(humans) > 1 if wishes.ask_all is None else wishes.ask_all
    try:
        session = Session(table, humans, seated, ask_all)
        terminal = Terminal(
            session, screen.output(), language, file, called, keep is not None, wishes.reasons
        )
        try:
            terminal.run()
        finally:
            if keep is not None:
                keep(session.table)
    except RulesFailed as failure:
        fault = Path(f"{table.game.name}-{table.seed}-fault.json")
        files.write(fault, failure.shown.text())
        screen.complain(words_in(language).broken.format(fault=failure, file=fault))
        raise typer.Exit(1) from failure
    return Evening(session.table, called)
