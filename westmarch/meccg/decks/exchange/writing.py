"""Writes decks: in plain text, and as GCCG and cardnum have them.

GCCG has the parts Pool, Deck, Sideboard and Sites between lines of `####`, the types of the cards
as comments, and every card as `2 Moria [M] (LE)`. cardnum has the same cards under Resources,
Hazards, Sideboard, Characters, Pool, FW-DC-SB (the further cards) and Sites.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decklists import unknown_format
from westmarch.meccg.decks.construction.roles import Role, role
from westmarch.meccg.decks.exchange.naming import title
from westmarch.meccg.decks.exchange.reading import Part
from westmarch.meccg.decks.listing import Copies, DeckList
from westmarch.meccg.kinds import Alignment, CardCode, CardType
from westmarch.meccg.tables import CARDS

SIDES = {
    Alignment.HERO: "Hero",
    Alignment.MINION: "Minion",
    Alignment.FALLEN_WIZARD: "Fallen-wizard",
    Alignment.BALROG: "Balrog",
}
FURTHER = "FW-DC-SB"
HEADINGS = {
    Part.POOL: "Pool",
    Part.PLAY_DECK: "Play deck",
    Part.SIDEBOARD: "Sideboard",
    Part.FURTHER: "Against Fallen-wizards",
    Part.SITES: "Sites",
}
"""What stands above the parts in plain text."""


def write(deck: DeckList, format: str) -> str:
    """A deck in a format."""
    if format not in WRITERS:
        raise unknown_format(format, FORMATS)
    return "\n".join(WRITERS[format](deck)).rstrip() + "\n"


def text(deck: DeckList) -> list[str]:
    """In plain text: name, alignment, and the parts under their headings."""
    lines = [*named(deck), *said(deck), ""]
    for heading, part in parts(deck).items():
        lines += section(f"{heading} ({size(part)})", part, plain_line)
    return lines


def gccg(deck: DeckList) -> list[str]:
    """As GCCG has it; the further cards have no place there and stand as the last part."""
    lines = ["#", "# GCCG v0.9.4 Middle-earth deck", "#", *named(deck)]
    lines += [*(f"# {line}" for line in said(deck)), "#", ""]
    for heading, part in parts(deck, play_deck="Deck", further=FURTHER).items():
        if part:
            lines += ["####", heading, "####", ""]
        for type in CardType:
            of_type = tuple((code, n) for code, n in part if CARDS[code].type is type)
            lines += section(f"# {type.value.capitalize()} ({size(of_type)})", of_type, gccg_line)
    return lines


def cardnum(deck: DeckList) -> list[str]:
    """As cardnum has it: what can be resource or hazard stands among the hazards if it is one."""
    characters = of_role(deck, Role.AVATAR, Role.CHARACTER)
    resources = of_role(deck, Role.RESOURCE)
    others = tuple(each for each in deck.play_deck if each not in (*characters, *resources))
    sections = {
        "Resources": resources,
        "Hazards": others,
        "Sideboard": deck.sideboard,
        "Characters": characters,
        "Pool": deck.pool,
        FURTHER: deck.further,
        "Sites": deck.sites,
    }
    lines = [*named(deck), *(f"# {line}" for line in said(deck)), ""]
    for heading, part in sections.items():
        lines += section(heading, part, gccg_line)
    return lines


WRITERS: dict[str, Callable[[DeckList], list[str]]] = {
    "text": text,
    "gccg": gccg,
    "cardnum": cardnum,
}
FORMATS = tuple(WRITERS)


def named(deck: DeckList) -> list[str]:
    """The line with the deck's name."""
    name = " ".join(deck.name.split())
    return [f"# {name}"] if name else []


def said(deck: DeckList) -> list[str]:
    """The lines about the deck as a whole."""
    lines = [f"Alignment: {SIDES[deck.alignment]}"]
    if deck.fallen_wizard is not None:
        lines.append(f"Fallen-wizard: {CARDS[deck.fallen_wizard].name}")
    return lines


def parts(
    deck: DeckList,
    play_deck: str = HEADINGS[Part.PLAY_DECK],
    further: str = HEADINGS[Part.FURTHER],
) -> dict[str, Copies]:
    """The parts of a deck under their headings."""
    return {
        HEADINGS[Part.POOL]: deck.pool,
        play_deck: deck.play_deck,
        HEADINGS[Part.SIDEBOARD]: deck.sideboard,
        further: deck.further,
        HEADINGS[Part.SITES]: deck.sites,
    }


def section(heading: str, part: Copies, line: Callable[[CardCode, int], str]) -> list[str]:
    """A heading and the cards under it; none where there are no cards."""
    return [heading, "", *(line(code, n) for code, n in part), ""] if part else []


def plain_line(code: CardCode, copies: int) -> str:
    """A card in plain text."""
    return f"{copies}x {title(code, 'en')}"


def gccg_line(code: CardCode, copies: int) -> str:
    """A card with its set, by which GCCG and cardnum know it."""
    printing, *_ = CARDS[code].printings
    return f"{copies} {title(code, 'en')} ({printing.partition('-')[0]})"


def of_role(deck: DeckList, *roles: Role) -> Copies:
    """The cards of the play deck that count as something."""
    return tuple((code, n) for code, n in deck.play_deck if role(code, deck.alignment) in roles)


def size(part: Copies) -> int:
    """How many cards a part has."""
    return sum(n for _, n in part)
