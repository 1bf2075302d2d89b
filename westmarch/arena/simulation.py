"""Games played by programs alone, on one core or several, with the rules watching."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import msgspec

from westmarch.agents import AGENTS, take_turn
from westmarch.kernel import codec
from westmarch.kernel.game import AnyGame, Outcome, Setup
from westmarch.kernel.records import Record, Seat
from westmarch.kernel.registry import game
from westmarch.kernel.saved import SavedGame
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_from_text, option_text

ENDLESS = 200_000
"""A game with more decisions than this counts as one that does not end."""

BATCH = 8
"""How many games a process plays before it reports."""


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
        yield from (play(plan, seed) for seed in seeds)
        return
    batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_batch, plan, batch) for batch in batches]
        for batch in as_completed(waiting):
            yield from batch.result()


def play_batch(plan: Plan, seeds: Sequence[int]) -> list[Played]:
    """Play several games in this process."""
    return [play(plan, seed) for seed in seeds]


def play(plan: Plan, seed: int) -> Played:
    """Play one game to its end. Whatever goes wrong is a result, not a crash."""
    found = game(plan.game)
    table: Table | None = None
    choices = 0
    try:
        agents = [AGENTS[name](seed * 64 + seat) for seat, name in enumerate(plan.agents)]
        table = Table(found, plan.setup, seed)
        while not table.over:
            if plan.watch:
                watch(table)
            choices += len(table.decision.options) > 1
            take_turn(table, agents[table.seat])
            if len(table.choices) > ENDLESS:
                raise Fault(f"the game has not ended after {ENDLESS} decisions")
        return Played(seed, len(table.choices), choices, table.outcome)
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        fault = f"{type(error).__name__}: {error} ({at.name}, line {at.lineno})"
        if table is None:
            return Played(seed, 0, 0, fault=fault)
        return Played(seed, len(table.choices), choices, None, fault, table.saved())


def watch(table: Table) -> None:
    """What must hold at every decision: invariants, text forms, views that can be sent."""
    faults = table.game.faults(table.position.state)
    if faults:
        raise Fault("; ".join(faults))
    for decision in table.decisions:
        for option in decision.options:
            if option_from_text(table.game, option_text(option)) != option:
                raise Fault(f"the text form of {option} stands for another option")
    for seat in (None, *map(Seat, range(table.setup.players))):
        sent(table.game, table, seat)


def sent(found: AnyGame, table: Table, seat: Seat | None) -> bytes:
    """A seat's view as it goes over the wire."""
    try:
        return codec.plain(table.view(seat))
    except (msgspec.MsgspecError, TypeError) as error:
        raise Fault(f"{found.title}: the view of seat {seat} cannot be sent: {error}") from error
