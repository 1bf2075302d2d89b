"""`westmarch cards`: the cards of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from westmarch.cli import screen
from westmarch.cli.arguments import GameName, Language, language_for
from westmarch.cli.rules import highlighted
from westmarch.kernel import registry
from westmarch.kernel.describing import CardFace, Tally, plain

EXAMPLES = (
    "westmarch cards lcg",
    "westmarch cards meccg orc --language de",
    "westmarch cards wotr --status",
)


def cards(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Words on the card.")
    ] = None,
    status: Annotated[
        bool, typer.Option("--status", help="Count them: kinds, playable, copies in the box.")
    ] = False,
    language: Language = None,
) -> None:
    """List or search the cards of a game; a single one is shown in full."""
    chosen = registry.game(game)
    said = " ".join(words or ())
    spoken = language_for(chosen, language)
    known = chosen.faces(spoken)
    found = fitting(known, said)
    console = screen.output()
    if not known:
        console.print(f"{chosen.title} has no catalogue of cards.")
    elif not found:
        screen.complain(f"no card has all of these words: {said}; try fewer of them")
        raise typer.Exit(1)
    elif status:
        draw_status(console, found, chosen.tallies(spoken))
    elif len(found) == 1:
        draw_card(console, found[0], said, spoken)
    else:
        draw_cards(console, found)


def fitting(known: Sequence[CardFace], said: str) -> list[CardFace]:
    """The cards with all these words; a name or code that is met exactly goes before."""
    exact = [card for card in known if plain(said) in (plain(card.name), card.code)]
    wanted = plain(said).split()
    return exact or [card for card in known if all(word in card.search for word in wanted)]


def draw_cards(console: Console, found: Sequence[CardFace]) -> None:
    """One line a card."""
    table = screen.listing("Code", "Name", "Kind", "Copies#", "")
    for card in found:
        missing = "" if card.playable else "not playable yet"
        table.add_row(card.code, card.name, card.kind_words, str(card.copies), missing)
    console.print(table)
    console.print(f"{len(found)} cards", style="dim")


def draw_card(console: Console, card: CardFace, said: str, language: str) -> None:
    """A card in full."""
    console.print(Text.assemble((card.name, "bold"), (f"  {card.code}", "dim")))
    console.print(Text(f"{card.kind_words} · x{card.copies}", "cyan"))
    if body(card, language):
        console.print(Padding(highlighted(body(card, language), said), (0, 0, 0, 2)))
    if not card.playable:
        console.print("Not playable yet.", style="yellow")


def body(card: CardFace, language: str) -> str:
    """All that stands on a card below its title: type line, figures, keywords, text."""
    figures = " · ".join(f"{figure.words} {figure.value}" for figure in card.figures)
    keywords = " ".join(f"{keyword}." for keyword in card.keywords)
    lines = (type_line(card, language), figures, keywords, *(part.line() for part in card.text))
    return "\n".join(filter(None, lines))


def type_line(card: CardFace, language: str) -> str:
    """Whether a card is unique, which side it belongs to, and its traits."""
    unique = UNIQUE.get(language, UNIQUE["en"]) if card.unique else ""
    return " · ".join(filter(None, (unique, card.side_words, card.subtitle)))


UNIQUE = {"en": "Unique", "de": "Einzigartig"}


def draw_status(console: Console, found: Sequence[CardFace], tallies: Sequence[Tally]) -> None:
    """How many cards there are of each kind, and how many of them, or their parts, are playable."""
    table = screen.listing("Kind", "Cards#", "Playable#", "Copies#")
    kinds = sorted({card.kind_words for card in found})
    for kind in kinds:
        table.add_row(kind, *counts([card for card in found if card.kind_words == kind]))
    table.add_section()
    for tally in tallies:
        table.add_row(tally.words, str(tally.total), str(tally.playable), "")
    table.add_section()
    table.add_row("All", *counts(found), style="bold")
    console.print(table)


def counts(found: Sequence[CardFace]) -> tuple[str, str, str]:
    """Cards, playable cards, copies."""
    playable = sum(card.playable for card in found)
    return str(len(found)), str(playable), str(sum(card.copies for card in found))
