"""`westmarch arena`: tournaments of programs and decks, with ratings and a report page."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from westmarch.agents import agent_named
from westmarch.arena import files, results
from westmarch.arena.backends import Backend, backend_named, need
from westmarch.arena.journal import Journal, begin, resume
from westmarch.arena.standings import Standings, standings
from westmarch.arena.tables import listings
from westmarch.arena.tournaments import Schedule, Tournament, lost, play_fixture, try_setups
from westmarch.cli import screen
from westmarch.cli.arguments import (
    BadValue,
    GameName,
    Players,
    Settings,
    known_agents,
    options_from,
    read_deck,
)
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame, checked, without_decks

MATCH_EXAMPLES = (
    "westmarch arena match wotr hard medium --games 100 --out hard-medium",
    "westmarch arena match lcg heuristic random --deck spirit --deck lore --out spirit-lore",
)
ROUND_ROBIN_EXAMPLES = ("westmarch arena round-robin meccg random easy medium --deck A --deck F",)
LADDER_EXAMPLES = ("westmarch arena ladder wotr random easy medium hard --backend ray",)
DECKS_EXAMPLES = ("westmarch arena decks meccg --agent heuristic --deck A --deck B --deck F",)
REPORT_EXAMPLES = ("westmarch arena report hard-medium",)

REPORT = "report.html"
OUT = Path("arena")

GOES_ON = (
    "With decks, each program plays each of them as often. In a cooperative game, any number of "
    "programs play the same games. If it is broken off, the same command goes on with it."
)


class Place(StrEnum):
    """Where games are played."""

    LOCAL = "local"
    RAY = "ray"


class Form(StrEnum):
    """In what form all results are written."""

    PARQUET = "parquet"
    JSON = "json"


Agents = Annotated[
    list[str],
    typer.Argument(metavar="AGENT...", autocompletion=known_agents, help="Which programs play."),
]
Brought = Annotated[
    list[Path] | None,
    typer.Option(
        "--deck",
        metavar="FILE|NAME",
        help="A deck, from a file or by a name that `westmarch deck list` shows; may be given "
        "several times, and then all meet.",
    ),
]
OneAgent = Annotated[
    str,
    typer.Option(
        "--agent",
        metavar="NAME",
        autocompletion=known_agents,
        help="Which program plays all decks.",
    ),
]
Games = Annotated[
    int, typer.Option("--games", metavar="N", min=1, help="How many games each contest has.")
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The seed of all games.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", metavar="J", min=1, help="On how many cores; else on all.")
]
Where = Annotated[Place, typer.Option("--backend", help="On this machine, or on a Ray cluster.")]
Watch = Annotated[
    bool, typer.Option("--watch", help="Check the table at every decision, which is slower.")
]
Out = Annotated[
    Path,
    typer.Option("--out", metavar="DIR", help="The folder of the tournament; it goes on there."),
]
FormOfResults = Annotated[Form, typer.Option("--results", help="How all results are written.")]


def among_agents(schedule: Schedule, purpose: str) -> Callable[..., None]:
    """The command that holds a tournament of agents."""

    def command(
        game: GameName,
        agents: Agents,
        games: Games = 100,
        players: Players = None,
        settings: Settings = None,
        decks: Brought = None,
        seed: Seed = 0,
        jobs: Jobs = None,
        backend: Where = Place.LOCAL,
        watch: Watch = False,
        out: Out = OUT,
        form: FormOfResults = Form.PARQUET,
    ) -> None:
        plan = planned(schedule, game, agents, games, players, settings, decks, seed, watch)
        hold(plan, out, backend, jobs, form)

    command.__doc__ = f"{purpose}\n\n{GOES_ON}"
    return command


match = among_agents("match", "Let two programs play each other, from both sides.")
round_robin = among_agents("round-robin", "Let each program play each other, and rate them.")
ladder = among_agents("ladder", "Let each program play the next, the weakest first; rate them all.")


def decks(
    game: GameName,
    agent: OneAgent = "heuristic",
    games: Games = 100,
    players: Players = None,
    settings: Settings = None,
    decks: Brought = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    backend: Where = Place.LOCAL,
    watch: Watch = False,
    out: Out = OUT,
    form: FormOfResults = Form.PARQUET,
) -> None:
    """Let decks play each other, all in the hands of one program; else all stored decks.

    In a cooperative game they go together: each deck alone, or all teams of so many players.
    """
    found = registry.game(game)
    brought = decks or [Path(name) for name in found.starter_decks("en")]
    if not brought:
        raise without_decks(found)
    plan = planned("decks", game, (agent,), games, players, settings, brought, seed, watch)
    hold(plan, out, backend, jobs, form)


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a tournament.")],
    form: FormOfResults = Form.PARQUET,
) -> None:
    """Show a tournament as far as it has been played, and write its report anew."""
    need_libraries(form)
    journal = resume(folder)
    show(journal, form)


def planned(
    schedule: Schedule,
    game: str,
    agents: Sequence[str],
    games: int,
    players: int | None,
    settings: Sequence[str] | None,
    brought: Sequence[Path] | None,
    seed: int,
    watch: bool,
) -> Tournament:
    """A tournament, from what was said on the command line."""
    found = registry.game(game)
    for agent in agents:
        agent_named(agent, 0)  # says so if there is none
    setup = checked(found, players, options_from(settings or ()), ())
    return Tournament(
        game=game,
        version=found.version,
        players=setup.players,
        options=setup.options,
        schedule=schedule,
        agents=tuple(agents),
        decks=decks_by_name(found, brought or ()),
        games=games,
        seed=seed,
        watch=watch,
    )


def decks_by_name(game: AnyGame, brought: Sequence[Path]) -> dict[str, str]:
    """Decks as a set-up takes them, each under a name of its own."""
    found = {}
    for path in brought:
        name = path.name if path.exists() else str(path)
        if name in found:
            raise BadValue(f"two decks are called {name!r}")
        found[name] = read_deck(game, path)
    return found


def hold(plan: Tournament, out: Path, place: Place, jobs: int | None, form: Form) -> None:
    """Play what has not been played yet, and show what came out."""
    need_libraries(form)
    try_setups(plan)
    backend = backend_named(place.value, jobs or os.cpu_count() or 1)
    with begin(out, plan) as journal:
        try:
            play_on(journal, backend)
        except KeyboardInterrupt:
            screen.note("\nThe same command goes on from here.")
            raise
    show(journal, form)


def play_on(journal: Journal, backend: Backend) -> None:
    """Play all games that have not been played yet."""
    plan, to_play, many = journal.tournament, journal.to_play(), len(journal.fixtures)
    if len(to_play) < many:
        screen.note(f"{many - len(to_play)} of {many} games have been played before.")
    if not to_play:
        return
    with screen.progress(registry.game(plan.game).title, many) as tick:
        tick(many - len(to_play))
        for result in backend.run(partial(play_fixture, plan), to_play, lost):
            journal.add(result)
            tick(1)


def need_libraries(form: Form) -> None:
    """Say what is missing before anything is played."""
    for module in ("matplotlib", "openskill", *(["pyarrow"] if form is Form.PARQUET else ())):
        need(module, "arena")


def show(journal: Journal, form: Form) -> None:
    """Print the tables, write results and report; games that failed make the command fail."""
    from westmarch.arena.report import page

    found = standings(journal.tournament, journal.played())
    draw(screen.output(), journal, found)
    write = results.write_parquet if form is Form.PARQUET else results.write_json
    files.write(journal.folder / REPORT, page(journal, found))
    screen.note(f"Stored in {write(journal)} and {journal.folder / REPORT}.")
    if any(result.fault is not None for result in journal.played()):
        raise typer.Exit(1)


def draw(console: Console, journal: Journal, found: Standings) -> None:
    """The tables of a tournament."""
    for listing in listings(journal, found):
        table = screen.listing(*listing.heads)
        table.show_header = listing.is_headed
        for column in table.columns:
            column.overflow = "fold"
        for row in listing.rows:
            table.add_row(*row)
        console.print(f"\n{listing.title}", style="bold")
        console.print(table)
