"""`westmarch sim`: let programs play many games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from westmarch.arena import files
from westmarch.arena.simulation import Plan, Played, simulate
from westmarch.cli import screen
from westmarch.cli.arguments import (
    AgentNames,
    Decks,
    GameName,
    Players,
    Settings,
    agents_for,
    setup_for,
)
from westmarch.cli.results import FaultyGame, draw_results, summed_up
from westmarch.kernel import registry, saved
from westmarch.kernel.game import AnyGame
from westmarch.kernel.saved import SavedGame

EXAMPLES = (
    "westmarch sim lcg --games 1000 --jobs 4",
    "westmarch sim wotr --seed 7 --agent random --agent random --json",
)

MOST_FAULTS = 10


def sim(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="On how many cores.")] = 1,
    seed: Annotated[
        int, typer.Option(metavar="S", help="The seed of the first game; the next has S + 1.")
    ] = 0,
    players: Players = None,
    settings: Settings = None,
    decks: Decks = None,
    agents: AgentNames = None,
    watch: Annotated[
        bool, typer.Option(help="Check the table at every decision; without it is faster.")
    ] = True,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results there as JSON.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the results as JSON, not as tables.")
    ] = False,
    faults: Annotated[
        Path, typer.Option(metavar="DIR", help="Where games that fail are saved.")
    ] = Path("faults"),
) -> None:
    """Let programs play many games and sum them up.

    Fails if a game does, and saves that game, so that `westmarch replay` can show it.
    """
    chosen = registry.game(game)
    setup = setup_for(chosen, players, settings or (), decks or ())
    plan = Plan(game, setup, agents_for(agents or (), setup.players), watch)
    start = perf_counter()
    played = []
    with screen.progress(chosen.title, games) as tick:
        for each in simulate(plan, range(seed, seed + games), min(jobs, games)):
            played.append(each)
            tick(1)
    seconds = perf_counter() - start
    failed = list(save_faults(chosen, plan, played, faults))
    results = summed_up(plan, chosen.version, played, seconds, failed)
    text = files.pretty(results)
    if out is not None:
        files.write(out, text)
    if as_json:
        screen.output().print(text, soft_wrap=True, end="")
    else:
        draw_results(screen.output(), results)
    if failed:
        complain(failed)
        raise typer.Exit(1)


def save_faults(
    game: AnyGame, plan: Plan, played: Iterable[Played], folder: Path
) -> Iterable[FaultyGame]:
    """Save each game that failed, so that it can be shown with `westmarch replay`."""
    for each in sorted(played, key=lambda one: one.seed):
        if each.fault is not None:
            bare = SavedGame(saved.FORMAT, game.name, game.version, plan.setup, each.seed)
            file = folder / f"{game.name}-{each.seed}.json"
            files.write(file, (each.saved or bare).text())
            yield FaultyGame(each.seed, each.fault, str(file))


def complain(failed: list[FaultyGame]) -> None:
    """Name the games that failed, and how to see them."""
    for game in failed[:MOST_FAULTS]:
        how = f"see it: westmarch replay {game.file}"
        screen.complain(f"seed {game.seed} failed: {game.fault}; {how}")
    if len(failed) > MOST_FAULTS:
        screen.complain(f"{len(failed) - MOST_FAULTS} more games failed; they are saved there, too")
