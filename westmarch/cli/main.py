"""The `westmarch` command."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import westmarch
from westmarch.agents import UnknownAgent
from westmarch.arena.backends import Missing
from westmarch.arena.journal import NoTournament, OtherTournament
from westmarch.arena.tournaments import IllegalTournament
from westmarch.cli import (
    arena,
    bench,
    campaign,
    cards,
    deck,
    doctor,
    games,
    play,
    replay,
    reports,
    rules,
    scores,
    screen,
    serve,
    sim,
)
from westmarch.cli.arguments import BadValue
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.game import IllegalSetup
from westmarch.kernel.registry import UnknownGame
from westmarch.kernel.saved import CannotLoad

EXPECTED = (
    BadValue,
    CannotLoad,
    IllegalChoice,
    IllegalSetup,
    IllegalTournament,
    Missing,
    NoTournament,
    OtherTournament,
    UnknownAgent,
    UnknownGame,
)
"""What people may get wrong; each says what to do instead."""

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command line."""
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Run one command; the result is its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(words, prog_name="westmarch", standalone_mode=False)
    except typer.TyperException as error:
        screen.complain(f"{error.format_message().rstrip('.')}. {where_to_look(words)}")
        return BAD_INPUT
    except EXPECTED as error:
        screen.complain(str(error))
        return BAD_INPUT
    except OSError as error:
        screen.complain(f"{error.filename or 'file'}: {error.strerror or error}")
        return BAD_INPUT
    if code == INTERRUPTED:
        screen.note("\nInterrupted.")
    return code if isinstance(code, int) else 0


def where_to_look(words: list[str]) -> str:
    """Where the right way of saying it can be found."""
    known = {command.name for command in app.registered_commands}
    known |= {group.name for group in app.registered_groups}
    command = next((word for word in words if word in known), None)
    return f"See: westmarch {command} --help" if command else "See: westmarch --help"


def examples(*lines: str) -> str:
    """Examples as they stand below a help page."""
    return "\n".join(("[bold]Examples[/bold]", *(f"[cyan]  {line}[/cyan]" for line in lines)))


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        screen.output().print(f"westmarch {westmarch.__version__}")
        raise typer.Exit


app = typer.Typer(
    name="westmarch",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples("westmarch play", "westmarch rules nazgul", "westmarch sim lcg --games 1000"),
)


@app.callback(invoke_without_command=True)
def westmarch_(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Westmarch plays three Middle-earth tabletop games by their own rules."""
    if context.invoked_subcommand is None:
        screen.output().print(context.get_help(), end="")


for name, command, shown in (
    ("play", play.play, play.EXAMPLES),
    ("serve", serve.serve, serve.EXAMPLES),
    ("reports", reports.reports, reports.EXAMPLES),
    ("games", games.games, games.EXAMPLES),
    ("replay", replay.replay, replay.EXAMPLES),
    ("rules", rules.rules, rules.EXAMPLES),
    ("cards", cards.cards, cards.EXAMPLES),
    ("scores", scores.scores, scores.EXAMPLES),
    ("sim", sim.sim, sim.EXAMPLES),
    ("bench", bench.bench, bench.EXAMPLES),
    ("doctor", doctor.doctor, doctor.EXAMPLES),
):
    app.command(name, epilog=examples(*shown))(command)

arenas = typer.Typer(no_args_is_help=True)
arenas.command("match", epilog=examples(*arena.MATCH_EXAMPLES))(arena.match)
arenas.command("round-robin", epilog=examples(*arena.ROUND_ROBIN_EXAMPLES))(arena.round_robin)
arenas.command("ladder", epilog=examples(*arena.LADDER_EXAMPLES))(arena.ladder)
arenas.command("decks", epilog=examples(*arena.DECKS_EXAMPLES))(arena.decks)
arenas.command("report", epilog=examples(*arena.REPORT_EXAMPLES))(arena.report)
app.add_typer(
    arenas,
    name="arena",
    help="Hold tournaments of programs and decks, with ratings and a report page.",
    epilog=examples(*arena.MATCH_EXAMPLES[:1], *arena.DECKS_EXAMPLES, *arena.REPORT_EXAMPLES),
)

campaigns = typer.Typer(no_args_is_help=True)
campaigns.command("begin", epilog=examples(*campaign.BEGIN_EXAMPLES))(campaign.begin)
campaigns.command("play", epilog=examples(*campaign.PLAY_EXAMPLES))(campaign.play)
campaigns.command("show", epilog=examples(*campaign.SHOW_EXAMPLES))(campaign.show)
app.add_typer(
    campaigns,
    name="campaign",
    help="Play several games in a row, of which each follows from the last.",
    epilog=examples(*campaign.BEGIN_EXAMPLES[:1], *campaign.PLAY_EXAMPLES[:1]),
)

decks = typer.Typer(no_args_is_help=True)
decks.command("check", epilog=examples(*deck.CHECK_EXAMPLES))(deck.check)
decks.command("convert", epilog=examples(*deck.CONVERT_EXAMPLES))(deck.convert)
decks.command("list", epilog=examples(*deck.LIST_EXAMPLES))(deck.list_decks)
app.add_typer(
    decks,
    name="deck",
    help="Look over decks, and bring them from one program to another.",
    epilog=examples(*deck.CHECK_EXAMPLES[:1], *deck.CONVERT_EXAMPLES[:1], *deck.LIST_EXAMPLES[:1]),
)
