"""`westmarch rules`: search in the rule index."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from westmarch import rulebook
from westmarch.cli import screen
from westmarch.cli.arguments import BadValue
from westmarch.kernel.describing import plain
from westmarch.rulebook import Rule

EXAMPLES = (
    "westmarch rules",
    "westmarch rules W-ARMY-05",
    "westmarch rules nazgul leader --game wotr",
)

ID = re.compile(r"[a-z]-[a-z][a-z0-9]*-\d+", re.IGNORECASE)


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="ID|WORDS", help="An id, or words.")
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="|".join(rulebook.GAMES), help="Rules of one game only.")
    ] = None,
) -> None:
    """Show a rule, search for rules, or list the sections."""
    if game is not None and game not in rulebook.GAMES:
        raise BadValue(f"there are no rules of {game!r}; there are: {', '.join(rulebook.GAMES)}")
    console = screen.output()
    said = " ".join(words or ())
    if not said:
        draw_sections(console, [rule for rule in rulebook.rules() if game in (None, rule.game)])
        return
    found = [rule for rule in look_up(said) if game in (None, rule.game)]
    if not found:
        screen.complain(f"no rule has all of these words: {said}; try fewer of them")
        raise typer.Exit(1)
    draw_rules(console, found, said)


def look_up(said: str) -> tuple[Rule, ...]:
    """The rule of an id, or the rules with all these words."""
    if not ID.fullmatch(said):
        return rulebook.search(said)
    section, _, number = said.upper().rpartition("-")
    id = f"{section}-{int(number):02}"
    try:
        return (rulebook.rule(id),)
    except rulebook.UnknownRule as error:
        near = get_close_matches(id, [rule.id for rule in rulebook.rules()])
        hint = f"did you mean {', '.join(near)}?" if near else "`westmarch rules` lists sections."
        raise BadValue(f"there is no rule {id}; {hint}") from error


def draw_rules(console: Console, found: Sequence[Rule], words: str = "") -> None:
    """Rules under their sections, with the words that were looked for made bold."""
    section = None
    for rule in found:
        if (rule.game, rule.section) != section:
            section = (rule.game, rule.section)
            console.print(Text(f"{rule.game} · {rule.section}", "dim"))
        console.print(Text(rule.id, "cyan"))
        console.print(Padding(highlighted(rule.text, words), (0, 0, 0, 2)))


def draw_sections(console: Console, found: Sequence[Rule]) -> None:
    """All sections, and how many rules they have."""
    counts = Counter((rule.game, rule.section) for rule in found)
    table = screen.listing("Game", "Section", "Rules#")
    for (game, section), count in counts.items():
        table.add_row(game, section, str(count))
    table.add_section()
    table.add_row("", "All", str(len(found)))
    console.print(table)


def highlighted(text: str, words: str) -> Text:
    """A text with the words bold, whatever their case and accents."""
    found = Text(text)
    letters = [(place, part) for place, letter in enumerate(text) for part in plain(letter)]
    flat = "".join(part for _, part in letters)
    for word in plain(words).split():
        for match in re.finditer(re.escape(word), flat):
            found.stylize("bold yellow", letters[match.start()][0], letters[match.end() - 1][0] + 1)
    return found
