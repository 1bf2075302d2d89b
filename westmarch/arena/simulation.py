"""Games played by programs alone, on one core or several, with the rules watching."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from westmarch.agents import agent_named, pick
from westmarch.arena.workers import ATTEMPTS, spread
from westmarch.kernel import codec
from westmarch.kernel.game import AnyGame, Outcome, Setup
from westmarch.kernel.records import Record, Seat, replace
from westmarch.kernel.registry import game
from westmarch.kernel.saved import SavedGame
from westmarch.kernel.table import Choice, Table
from westmarch.kernel.text import option_from_text, option_text
from westmarch.kernel.views import View

ENDLESS = 200_000
"""A game with more decisions than this counts as one that does not end."""

LOOKS = 10
"""How many decisions lie between two looks at what somebody sees."""


class Plan(Record):
    """Which game is played, from what set-up, by which agents, and whether it is watched."""

    game: str
    setup: Setup
    agents: tuple[str, ...]
    watch: bool = True


class Played(Record):
    """A game that was played; with a fault, also the saved game that shows it."""

    seed: int
    decisions: int
    choices: int
    outcome: Outcome | None = None
    fault: str | None = None
    saved: SavedGame | None = None


class Fault(Exception):
    """An invariant does not hold."""


def simulate(plan: Plan, seeds: Sequence[int], jobs: int = 1) -> Iterator[Played]:
    """Play one game for each seed; results come as they are ready."""
    if jobs == 1:
        return (play(plan, seed) for seed in seeds)
    return spread(partial(play, plan), seeds, jobs, lost)


def lost(seed: int) -> Played:
    """A game that no process has survived."""
    return Played(seed, 0, 0, fault=f"{ATTEMPTS} processes have died playing it")


def play(plan: Plan, seed: int) -> Played:
    """Play one game to its end. Whatever goes wrong is a result, not a crash."""
    found = game(plan.game)
    table: Table | None = None
    choice: Choice | None = None
    choices = 0
    try:
        agents = [agent_named(name, seed * 64 + seat) for seat, name in enumerate(plan.agents)]
        table = Table(found, plan.setup, seed)
        while not table.over:
            if plan.watch:
                watch(table)
            choices += len(table.decision.options) > 1
            choice = Choice(table.seat, pick(table, agents[table.seat]))
            table.choose(choice.option, choice.seat)
            choice = None
            if len(table.choices) > ENDLESS:
                raise Fault(f"the game has not ended after {ENDLESS} decisions")
        return Played(seed, len(table.choices), choices, table.outcome)
    except Exception as error:  # noqa: BLE001
        if table is None:
            return Played(seed, 0, 0, fault=fault_text(error))
        shown = evidence(table, choice)
        return Played(seed, len(table.choices), choices, None, fault_text(error), shown)


def evidence(table: Table, choice: Choice | None) -> SavedGame:
    """The saved game that shows a fault: the choice that could not be carried out comes last."""
    record = table.saved()
    last = () if choice is None else (choice.text(),)
    return replace(record, choices=(*record.choices, *last))


def fault_text(error: Exception) -> str:
    """What went wrong, and where in the rules."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({at.name}, line {at.lineno})"


def watch(table: Table) -> None:
    """What must hold at every decision: invariants and text forms; now and then a look at views."""
    faults = table.game.faults(table.position.state)
    if faults:
        raise Fault("; ".join(faults))
    for decision in table.decisions:
        for option in decision.options:
            if option_from_text(table.game, option_text(option)) != option:
                raise Fault(f"the text form of {option} stands for another option")
    looks, rest = divmod(len(table.choices), LOOKS)
    if not rest:
        look(table, looks)


def look(table: Table, number: int) -> None:
    """Whether a view can be sent and gives nothing away; one beholder after the other is asked."""
    beholders = (None, *map(Seat, range(table.setup.players)))
    seat = beholders[number % len(beholders)]
    supposed = table.position.imagine(seat, number).view(seat)
    if sent(table.game, supposed, seat) != sent(table.game, table.view(seat), seat):
        raise Fault(f"the view of seat {seat} depends on what is hidden from it")


def sent(found: AnyGame, view: View, seat: Seat | None) -> bytes:
    """A seat's view as it goes over the wire."""
    try:
        return codec.plain(view)
    except (msgspec.MsgspecError, TypeError) as error:
        raise Fault(f"{found.title}: the view of seat {seat} cannot be sent: {error}") from error
