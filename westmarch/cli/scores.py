"""`westmarch scores`: the score sheets of games that were played here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from westmarch.arena import files
from westmarch.cli import screen
from westmarch.cli.arguments import BadValue, Language, known_games, language_for
from westmarch.cli.drawing import draw_panels
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame, Panel
from westmarch.kernel.records import Record
from westmarch.kernel.table import Table

EXAMPLES = ("westmarch scores", "westmarch scores lcg --html scores.html --language de")

FILE = "scores.jsonl"


class Kept(Record):
    """A line of the file: a game, and its score sheet, which only the game itself can read."""

    game: str
    sheet: msgspec.Raw


def scores(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", autocompletion=known_games, help="Which game; else all."),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page to be printed.")
    ] = None,
    language: Language = None,
) -> None:
    """List the games that were finished here, and print their score sheets."""
    known = [registry.game(game)] if game is not None else list(registry.games().values())
    sheets = {each.name: sheets_of(each) for each in known}
    played = [each for each in known if sheets[each.name]]
    console = screen.output()
    for each in played:
        draw_list(console, each.score_list(sheets[each.name], language_for(each, language)))
    if not played:
        console.print("No game with a score sheet has been finished here yet.")
    if html is None:
        return
    if len(played) != 1:
        names = ", ".join(each.name for each in played) or "none"
        raise BadValue(f"--html is for one game that was played; there are: {names}")
    page = played[0].score_page(sheets[played[0].name], language_for(played[0], language))
    files.write(html, page)
    screen.note(f"Written to {html}.")


def draw_list(console: Console, panel: Panel) -> None:
    """Past games in a table; the last column holds the scores."""
    head, *rows = panel.rows
    table = screen.listing(*head[:-1], f"{head[-1]}#")
    for column in table.columns:
        column.overflow = "fold"
    for row in rows:
        table.add_row(*row)
    console.print(panel.title, style="bold")
    console.print(table)


def draw_sheet(console: Console, table: Table, names: tuple[str, ...], language: str) -> None:
    """The score sheet of a game that is over, if the game has one."""
    sheet = table.game.score_sheet(table.position.state, names, today())
    if sheet is not None:
        draw_panels(console, table.game.score_panels(sheet, language), None, ())


def keep(table: Table, names: tuple[str, ...], campaign: Record | None = None) -> None:
    """Write the score sheet of a game that is over behind those of earlier games."""
    sheet = table.game.score_sheet(table.position.state, names, today())
    if sheet is None:
        return
    if campaign is not None:
        sheet = table.game.campaign_sheet(campaign, sheet)
    line = Kept(table.game.name, msgspec.Raw(msgspec.json.encode(sheet)))
    file = scores_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as kept:
            kept.write(msgspec.json.encode(line).decode() + "\n")
    except OSError as error:
        screen.note(f"The score sheet could not be kept: {file}: {error.strerror}")


def sheets_of(game: AnyGame) -> tuple[Record, ...]:
    """The score sheets of a game that were kept, the oldest first."""
    file = scores_file()
    if game.sheet is None or not file.exists():
        return ()
    lines = file.read_bytes().splitlines()
    return tuple(sheet for n, line in enumerate(lines, start=1) for sheet in read(game, n, line))


def read(game: AnyGame, number: int, line: bytes) -> Iterator[Record]:
    """The score sheet in a line, if it is one of the game; a line that is none is named."""
    assert game.sheet is not None, f"{game.title} has no score sheet"
    try:
        found = msgspec.json.decode(line, type=Kept)
        if found.game == game.name:
            yield msgspec.json.decode(found.sheet, type=game.sheet)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        screen.note(f"{scores_file()}, line {number} is no score sheet: {error}")


def scores_file() -> Path:
    """Where score sheets are kept: in the folder for a person's data."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "westmarch" / FILE


def today() -> str:
    """The date, as score sheets show it."""
    return date.today().isoformat()  # noqa: DTZ011 - the day where the person is
