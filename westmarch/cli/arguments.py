"""What is said on the command line about games, seats and programs, and what it means."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from westmarch.agents import AGENTS, agent_named
from westmarch.cli import screen
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame, Setup, checked, chosen
from westmarch.kernel.records import Seat

MOST_BYTES = 200_000
"""No deck is as long as this."""


class BadValue(Exception):
    """What was asked for makes no sense; the message says what to say instead."""


def known_games(incomplete: str) -> list[str]:
    """The games whose names begin like this, for completion in the shell."""
    try:
        return [name for name in registry.games() if name.startswith(incomplete)]
    except registry.UnknownGame:
        return []


def known_agents(incomplete: str) -> list[str]:
    """The programs whose names begin like this, for completion in the shell."""
    return [name for name in AGENTS if name.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", autocompletion=known_games, help="Which game; `westmarch games` lists them."
    ),
]
MaybeGameName = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        autocompletion=known_games,
        help="Which game; a menu asks if it is left out.",
    ),
]
GameNames = Annotated[
    list[str] | None,
    typer.Argument(metavar="GAME", autocompletion=known_games, help="Which games; else all."),
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="How many play; else the usual number."),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="An option of the game; may be given several times."
    ),
]
Decks = Annotated[
    list[Path] | None,
    typer.Option(
        "--deck",
        metavar="FILE|NAME",
        help="A deck, seat by seat, from a file or by a name that `westmarch deck list` shows; "
        "may be given several times.",
    ),
]
AgentNames = Annotated[
    list[str] | None,
    typer.Option(
        "--agent",
        metavar="NAME",
        autocompletion=known_agents,
        help="Which program plays: easy, medium, hard or random; one for all its seats, or one "
        "for each in turn.",
    ),
]
SeatNumbers = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="N", help="Your seat, or several as 1,3; else seat 1."),
]
Reasons = Annotated[
    bool,
    typer.Option("--reasons", help="Say in the log what programs think of their chances."),
]
HotSeat = Annotated[
    bool, typer.Option("--hot-seat", help="People on all seats, who pass the keyboard.")
]
AskAll = Annotated[
    bool | None,
    typer.Option(
        "--ask-all/--skip-single",
        help="Ask even if there is only one option, or answer that by itself. Else asked only "
        "if several people play here, because not being asked tells the others something.",
        show_default=False,
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option(
        "--name",
        metavar="NAME",
        help="Who plays here, for the score sheet: one name for each seat in turn.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="S", help="The seed of all chance; else a random one."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", metavar="en|de", help="The language; else that of your system."),
]


def setup_for(
    game: AnyGame, players: int | None, settings: Sequence[str], decks: Sequence[Path]
) -> Setup:
    """A complete set-up; decks go into it as they stand in their files."""
    decks_read = tuple(read_deck(game, deck) for deck in decks)
    return checked(game, players, options_from(settings), decks_read)


def terms_for(game: AnyGame, settings: Sequence[str]) -> dict[str, str]:
    """For what a deck is checked: the settings of a game, and what else may be asked."""
    return chosen(game, (*game.settings(), *game.deck_terms()), options_from(settings))


def options_from(settings: Sequence[str]) -> dict[str, str]:
    """Options by their names, from words such as `length=2`."""
    options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadValue(f"--set {setting}: write it as NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def advise(game: AnyGame, setup: Setup, language: str) -> None:
    """Tell the players what they should know about a set-up before they begin."""
    for remark in game.advice(setup, language):
        rules = f" ({', '.join(remark.rules)})" if remark.rules else ""
        screen.note(f"{remark.words}{rules}")


def read_deck(game: AnyGame, path: Path) -> str:
    """A deck as it stands in its file, or the name of a starter deck if there is no such file."""
    if not path.exists() and str(path) in game.starter_decks(game.languages[0]):
        return str(path)
    if path.stat().st_size > MOST_BYTES:
        raise BadValue(f"{path} is no deck: it is longer than {MOST_BYTES // 1000} kB")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadValue(f"{path} is no deck: it is not a text in UTF-8") from error


def agents_for(names: Sequence[str], seats: int, usual: str = "random") -> tuple[str, ...]:
    """Which program plays each of so many seats; the usual one if none is named."""
    for name in names:
        agent_named(name, 0)  # says so if there is none
    if len(names) <= 1:
        return tuple(names or (usual,)) * seats
    if len(names) != seats:
        raise BadValue(f"name one agent for all, or {seats} of them, not {len(names)}")
    return tuple(names)


def seats_for(said: Sequence[str], players: int) -> tuple[Seat, ...]:
    """The seats that are meant by `--seat 1 --seat 3` or `--seat 1,3`; people count from 1."""
    return tuple(sorted({seat_for(word, players) for words in said for word in words.split(",")}))


def seat_for(word: str, players: int) -> Seat:
    """The seat that is meant by a number."""
    if not word.strip().isdecimal() or not 1 <= int(word) <= players:
        raise BadValue(f"--seat {word}: the seats are numbered from 1 to {players}")
    return Seat(int(word) - 1)


def language_for(game: AnyGame, wanted: str | None) -> str:
    """The language to speak: the one wanted, else the system's, else the game's first."""
    if wanted is not None and wanted not in game.languages:
        raise BadValue(f"{game.title} speaks {', '.join(game.languages)}, not {wanted!r}")
    language = wanted or system_language()
    return language if language in game.languages else game.languages[0]


def system_language() -> str:
    """The language of the system, in two letters."""
    places = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((place for place in places if place), "en")[:2].lower()
