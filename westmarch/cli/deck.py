"""`westmarch deck`: look over decks, and bring them from one program to another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from westmarch.arena import files
from westmarch.cli import screen
from westmarch.cli.arguments import (
    BadValue,
    Language,
    Settings,
    known_games,
    language_for,
    read_deck,
    terms_for,
)
from westmarch.cli.wording import words_in
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame, IllegalSetup, Remark

CHECK_EXAMPLES = (
    "westmarch deck check my-deck.txt",
    "westmarch deck check my-deck.o8d --tournament",
    "westmarch deck check my-deck.txt --set collection=core-sets",
)
CONVERT_EXAMPLES = (
    "westmarch deck convert my-deck.txt --to o8d --out my-deck.o8d",
    "westmarch deck convert leadership --to text",
)
LIST_EXAMPLES = ("westmarch deck list", "westmarch deck list --language de")

DeckFile = Annotated[
    Path, typer.Argument(metavar="FILE|NAME", help="A deck: its file, or a starter deck's name.")
]
DeckGame = Annotated[
    str | None,
    typer.Option(
        "--game",
        metavar="GAME",
        autocompletion=known_games,
        help="Which game the deck is for; needed only if several games have decks.",
    ),
]


def check(
    deck: DeckFile,
    game: DeckGame = None,
    tournament: Annotated[
        bool, typer.Option("--tournament", help="The same as --set tournament=yes.")
    ] = False,
    against: Annotated[
        str | None,
        typer.Option(
            "--against", metavar="SIDE", help="The opponent's side; the same as --set against=SIDE."
        ),
    ] = None,
    settings: Settings = None,
    language: Language = None,
) -> None:
    """Say whether a deck can be played, and if not, which card is against which rule."""
    chosen = game_of(game)
    wanted = [*(settings or ()), *(["tournament=yes"] if tournament else [])]
    wanted += [f"against={against}"] if against is not None else []
    options = terms_for(chosen, wanted)
    text = read_deck(chosen, deck)
    spoken = language_for(chosen, language)
    try:
        remarks = chosen.check_deck(text, options, spoken)
    except IllegalSetup as error:
        screen.complain(f"{deck}: {error.words(spoken)}")
        raise typer.Exit(1) from error
    console = screen.output()
    for remark in remarks:
        console.print(said(remark, spoken), soft_wrap=True)
    faults = sum(remark.is_fault for remark in remarks)
    console.print(f"{deck}: {counted(faults, spoken)}", soft_wrap=True)
    if faults:
        raise typer.Exit(1)


def convert(
    deck: DeckFile,
    to: Annotated[
        str, typer.Option("--to", metavar="FORMAT", help="The format; a wrong one lists them all.")
    ],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write it there; else print it.")
    ] = None,
    game: DeckGame = None,
    language: Language = None,
) -> None:
    """Write a deck in another format; what does not get into it is named."""
    chosen = game_of(game)
    if to not in chosen.deck_formats:
        raise BadValue(f"--to {to}: the formats are {', '.join(chosen.deck_formats)}")
    text, spoken = read_deck(chosen, deck), language_for(chosen, language)
    try:
        converted = chosen.convert_deck(text, to, spoken)
    except IllegalSetup as error:
        raise BadValue(f"{deck}: {error.words(spoken)}") from error
    if out is None:
        typer.echo(converted.text, nl=False)
    else:
        files.write(out, converted.text)
    for remark in converted.remarks:
        screen.note(said(remark, spoken).plain)
    if any(remark.is_fault for remark in converted.remarks):
        raise typer.Exit(1)


def list_decks(game: DeckGame = None, language: Language = None) -> None:
    """List the decks that can be played by their names alone."""
    chosen = [registry.game(game)] if game is not None else with_decks()
    table = screen.listing("Game", "Deck", "Contents")
    for each in chosen:
        for name, contents in each.starter_decks(language_for(each, language)).items():
            table.add_row(each.name, name, contents)
    screen.output().print(table if table.row_count else "There are no starter decks.")


def game_of(name: str | None) -> AnyGame:
    """The game that a deck is for: the one named, or the only one that has decks."""
    if name is not None:
        game = registry.game(name)
        if not game.deck_formats:
            raise BadValue(f"{game.title} is played without decks")
        return game
    found = with_decks()
    if len(found) == 1:
        return found[0]
    names = ", ".join(game.name for game in found) or "none"
    raise BadValue(f"say which game the deck is for, as --game NAME; games with decks: {names}")


def with_decks() -> Sequence[AnyGame]:
    """The games that have decks."""
    return [game for game in registry.games().values() if game.deck_formats]


def said(remark: Remark, language: str) -> Text:
    """A remark in one line: where, what, and the rules."""
    where = "" if remark.line is None else words_in(language).line.format(line=remark.line) + ": "
    found = Text(where, "cyan")
    found.append(remark.words, "red" if remark.is_fault else "dim")
    if remark.rules:
        found.append(f" ({', '.join(remark.rules)})", "cyan")
    return found


def counted(faults: int, language: str) -> str:
    """How many faults there are."""
    words = words_in(language)
    if faults == 0:
        return words.playable
    return words.one_fault if faults == 1 else words.faults.format(count=faults)
