"""`westmarch play`: sit down at the terminal table."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from westmarch.agents import AGENTS
from westmarch.cli import scores, screen, stored
from westmarch.cli.arguments import (
    AgentNames,
    BadValue,
    Decks,
    Language,
    MaybeGameName,
    Players,
    Settings,
    agents_for,
    language_for,
    seats_for,
    setup_for,
)
from westmarch.cli.chronicle import Chronicle, seats
from westmarch.cli.games import NO_GAMES
from westmarch.cli.session import RulesFailed, Session
from westmarch.cli.terminal import Terminal, remember_lines
from westmarch.cli.wording import words_in
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame
from westmarch.kernel.saved import CannotLoad
from westmarch.kernel.table import Table

EXAMPLES = (
    "westmarch play",
    "westmarch play lcg --players 2 --hot-seat",
    "westmarch play wotr --seat 2 --seed 7 --language de",
    "westmarch play --load evening.json",
)


def play(
    game: MaybeGameName = None,
    players: Players = None,
    settings: Settings = None,
    decks: Decks = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The seed of all chance; else a random one.")
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="N", help="Your seat, or several as 1,3; else seat 1."),
    ] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People on all seats, who pass the keyboard.")
    ] = False,
    agents: AgentNames = None,
    ask_all: Annotated[
        bool | None,
        typer.Option(
            "--ask-all/--skip-single",
            help="Ask even if there is only one option, or answer that by itself. Else asked only "
            "if several people play here, because not being asked tells the others something.",
            show_default=False,
        ),
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="Who plays here, for the score sheet: one name for each seat in turn.",
        ),
    ] = None,
    language: Language = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play on from a saved game.")
    ] = None,
) -> None:
    """Play here: against programs, or with friends at one keyboard."""
    if load is None:
        chosen = registry.game(game) if game is not None else ask_game()
        setup = setup_for(chosen, players, settings or (), decks or ())
        table = Table(chosen, setup, SystemRandom().getrandbits(32) if seed is None else seed)
    elif players or settings or decks or seed is not None:
        raise BadValue("a saved game has its own players, options, decks and seed; leave them out")
    else:
        table = loaded(load, game)
    count = table.setup.players
    humans = seats(table) if hot_seat else seats_for(seat or ("1",), count)
    programs = [place for place in seats(table) if place not in humans]
    cast = dict(zip(programs, agents_for(agents or (), len(programs)), strict=True))
    seated = {place: AGENTS[name](table.seed * 64 + place) for place, name in cast.items()}
    cast |= dict(zip(humans, names or (), strict=False))
    called = tuple(cast.get(place, "") for place in seats(table))
    speech = language_for(table.game, language)
    if len(humans) == 1:
        remember_lines()
    try:
        session = Session(table, humans, seated, len(humans) > 1 if ask_all is None else ask_all)
        Terminal(session, screen.output(), speech, load, called).run()
    except RulesFailed as failure:
        file = Path(f"{table.game.name}-{table.seed}-fault.json")
        stored.write(file, failure.shown.text())
        screen.complain(words_in(speech).broken.format(fault=failure, file=file))
        raise typer.Exit(1) from failure
    if session.table.over and session.table.choices != table.choices:
        scores.keep(session.table, called)


def ask_game() -> AnyGame:
    """The only game there is, or the one that the person picks from a menu."""
    known = list(registry.games().values())
    if not known:
        raise BadValue(NO_GAMES)
    if len(known) == 1:
        return known[0]
    console = screen.output()
    for number, game in enumerate(known, start=1):
        console.print(f"{number:3}  {game.title}")
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            raise BadValue("name a game, as in: westmarch play " + known[0].name) from None
        for number, game in enumerate(known, start=1):
            if line in (str(number), game.name):
                return game
        console.print(f"Type a number from 1 to {len(known)}.")


def loaded(path: Path, name: str | None) -> Table:
    """A saved game at its last choice."""
    game, record = stored.read(path)
    if name is not None and name != game.name:
        raise BadValue(f"{path} is a game of {game.name}, not of {name}")
    older = stored.age(game, record)
    if older is not None:
        screen.note(older)
    story = stored.retell(game, record, Chronicle(seat=None))
    broken = story.impossible or story.fault
    if broken is not None:
        raise CannotLoad(f"{path}: {broken}. To see how far it goes: westmarch replay {path}")
    return story.table
