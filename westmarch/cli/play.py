"""`westmarch play`: sit down at the terminal table."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from westmarch.cli import scores, screen, stored
from westmarch.cli.arguments import (
    AgentNames,
    AskAll,
    BadValue,
    Decks,
    HotSeat,
    Language,
    MaybeGameName,
    Names,
    Players,
    Reasons,
    SeatNumbers,
    Seed,
    Settings,
    advise,
    language_for,
    setup_for,
)
from westmarch.cli.games import NO_GAMES
from westmarch.cli.seating import Wishes, sit_down
from westmarch.kernel import registry
from westmarch.kernel.chronicle import Chronicle
from westmarch.kernel.game import AnyGame
from westmarch.kernel.saved import CannotLoad
from westmarch.kernel.table import Table

EXAMPLES = (
    "westmarch play",
    "westmarch play lcg --players 2 --hot-seat",
    "westmarch play wotr --seat 2 --agent hard --reasons --language de",
    "westmarch play --load evening.json",
)


def play(
    game: MaybeGameName = None,
    players: Players = None,
    settings: Settings = None,
    decks: Decks = None,
    seed: Seed = None,
    seat: SeatNumbers = None,
    hot_seat: HotSeat = False,
    agents: AgentNames = None,
    reasons: Reasons = False,
    ask_all: AskAll = None,
    names: Names = None,
    language: Language = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play on from a saved game.")
    ] = None,
) -> None:
    """Play here: against programs, or with friends at one keyboard."""
    if load is None:
        chosen = registry.game(game) if game is not None else ask_game()
        setup = setup_for(chosen, players, settings or (), decks or ())
        advise(chosen, setup, language_for(chosen, language))
        table = Table(chosen, setup, SystemRandom().getrandbits(32) if seed is None else seed)
    elif players or settings or decks or seed is not None:
        raise BadValue("a saved game has its own players, options, decks and seed; leave them out")
    else:
        table = loaded(load, game)
    wishes = Wishes(
        tuple(seat or ()), hot_seat, tuple(agents or ()), ask_all, tuple(names or ()), reasons
    )
    evening = sit_down(table, wishes, language_for(table.game, language), load)
    if evening.table.over and evening.table.choices != table.choices:
        scores.keep(evening.table, evening.names)


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
