"""Decks in plain text, ours and that of RingsDB: one card a line, its copies before or behind it.

A line with nothing but codes names a copy each. Headings, blank lines, rules of dashes and lines
that begin with `#` or `//` are allowed; everything else is reported.
"""

from __future__ import annotations

import re

from westmarch.kernel.decklists import bare, lines_of, uncounted
from westmarch.lcg.deck_lists import Deck, Read, Reading, by_type, called, ringsdb_code
from westmarch.lcg.kinds import CardType
from westmarch.lcg.options import Unmet
from westmarch.lcg.tables import CARDS

BEFORE = re.compile(r"(\d+)\s*[xX×]?\s+(.+)")
BEHIND = re.compile(r"(.+?)\s*[xX×]\s*(\d+)")
IN_BRACKETS = re.compile(r"(.+?)\s*[(\[]([^()\[\]]*)[)\]]")
BULLET = re.compile(r"^[-*•]\s+")
COMMENT = re.compile(r"^(?:#|//)\s*")
RULED = re.compile(r"[-=_*~]{2,}")
PACKS = re.compile(r"^Packs:", re.IGNORECASE)

CORE_SETS = {"core", "core set", "revised core set", "grundspiel"}

SECTIONS = {
    CardType.HERO: "Heroes",
    CardType.ALLY: "Allies",
    CardType.ATTACHMENT: "Attachments",
    CardType.EVENT: "Events",
    CardType.ENEMY: "Enemies",
    CardType.LOCATION: "Locations",
    CardType.TREACHERY: "Treacheries",
    CardType.OBJECTIVE: "Objectives",
    CardType.QUEST: "Quests",
    CardType.PRISONER: "Prisoners",
}
"""What stands above the cards of a type in an English list."""

OTHER_HEADINGS = """
Hero, Ally, Attachment, Event, Enemy, Location, Treachery, Objective, Quest,
Held, Helden, Verbündete, Verbündeter, Verstärkung, Verstärkungen, Ereignis, Ereignisse,
Leadership, Tactics, Spirit, Lore, Neutral, Führung, Taktik, Geist, Wissen,
Deck, Main deck, Player deck, Cards, Hauptdeck, Spielerdeck, Karten,
Side quests, Player side quest, Player side quests, Contract, Contracts, Treasures
"""
HEADINGS = {bare(heading) for heading in (*SECTIONS.values(), *OTHER_HEADINGS.split(","))}
"""They say nothing that the cards do not say themselves."""

ASIDE = {"sideboard", "side board", "sidedeck", "reserve"}
"""What stands below these is no part of the deck."""


def is_of_ringsdb(text: str) -> bool:
    """Whether a list looks like an export of RingsDB: any name, and then the packs."""
    filled = [line.strip() for line in text.splitlines() if line.strip()]
    return len(filled) > 1 and PACKS.match(filled[1]) is not None


def read(text: str) -> Read:
    """A deck in plain text."""
    reading = Reading()
    lines = lines_of(text)
    first, is_aside = name_line(lines), False
    for number, line in enumerate(lines, start=1):
        if number == first:
            reading.name = COMMENT.sub("", line)
        elif not is_silent(line):
            heading = heading_of(line)
            if heading is None:
                read_cards(reading, number, line, is_aside)
            else:
                is_aside = heading in ASIDE
    return reading.read()


def read_cards(reading: Reading, number: int, line: str, is_aside: bool) -> None:
    """A line with one card, or with codes."""
    codes = line.split()
    if called(line) is None and len(codes) > 1 and all(code in CARDS for code in codes):
        for code in codes:
            reading.add(number, line, code, 1, is_aside)
        return
    copies, title = parted(BULLET.sub("", line))
    inside = IN_BRACKETS.fullmatch(title)
    if inside is not None and called(title) is None:
        title, pack = inside[1], inside[2]
        card = called(title)
        if card is not None and bare(pack) not in CORE_SETS | {ringsdb_code(card)}:
            reading.reject(number, line, Unmet("in-another-set", (), card))
            return
    reading.add(number, line, title, copies, is_aside)


def parted(line: str) -> tuple[str, str]:
    """The copies and the title in a line; a title alone is one copy."""
    if called(line) is not None:
        return "1", line
    before, behind = BEFORE.fullmatch(line), BEHIND.fullmatch(line)
    if before is not None:
        return before[1], before[2]
    if behind is not None:
        return behind[2], behind[1]
    return "1", line


def is_silent(line: str) -> bool:
    """Whether a line says nothing: it is blank, a rule, a comment, or lists packs."""
    if not line or RULED.fullmatch(line):
        return True
    return COMMENT.match(line) is not None or PACKS.match(line) is not None


def heading_of(line: str) -> str | None:
    """The heading in a line, without its number of cards."""
    heading = bare(uncounted(line))
    return heading if heading in HEADINGS | ASIDE else None


def name_line(lines: list[str]) -> int | None:
    """The line with the deck's name, if there is one: the first, and set off from the cards.

    At RingsDB it always comes first, and then the packs, so there it may be anything.
    """
    filled = [number for number, line in enumerate(lines, start=1) if line]
    if len(filled) < 2:
        return None
    line, below = lines[filled[0] - 1], lines[filled[1] - 1]
    if COMMENT.match(line) or PACKS.match(below):
        return filled[0]
    copies = BEFORE.fullmatch(line) or BEHIND.fullmatch(line)
    if copies or called(line) or heading_of(line) or is_silent(line) or line.split()[0] in CARDS:
        return None
    is_set_off = filled[1] > filled[0] + 1 or heading_of(below) is not None
    return filled[0] if is_set_off else None


def write(deck: Deck, name: str = "") -> str:
    """A deck in plain text: its name, then the cards by their types."""
    return "\n\n".join([f"# {one_line(name)}"] * bool(name.strip()) + sections(deck, "")) + "\n"


def write_for_ringsdb(deck: Deck, name: str = "") -> str:
    """A deck as RingsDB exports it: name, packs, and each card with its pack."""
    head = [one_line(name) or "Deck", "Packs: Core Set"]
    return "\n\n".join([*head, *sections(deck, " (Core Set)")]) + "\n"


def sections(deck: Deck, pack: str) -> list[str]:
    """The cards of a deck, a section for each type."""
    return [
        "\n".join(
            [
                f"{SECTIONS[type]} ({sum(cards.values())})",
                *(f"{copies}x {CARDS[code].name}{pack}" for code, copies in cards.items()),
            ]
        )
        for type, cards in by_type(deck).items()
    ]


def one_line(name: str) -> str:
    """A name that fits into a line."""
    return " ".join(name.split())
