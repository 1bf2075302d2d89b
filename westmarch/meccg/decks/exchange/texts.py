"""Decks in plain text: one card a line, its copies before or behind it, parts under headings.

The forms of GCCG and cardnum are read here, too: they differ in headings and in how a card's set
and alignment stand behind its name, as in `2 Moria [M] (LE)`.
"""

from __future__ import annotations

import re

from westmarch.kernel.decklists import bare, lines_of, uncounted
from westmarch.meccg.decks.exchange.naming import BY_LETTER, SETS, called
from westmarch.meccg.decks.exchange.reading import Part, Read, Reading, is_fallen_wizard
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.tables import CARDS

BEFORE = re.compile(r"(\d+)\s*[xX×]?\s+(.+)")
BEHIND = re.compile(r"(.+?)\s*[xX×]\s*(\d+)")
LETTER = re.compile(r"(.+?)\s*\[([HMFBhmfb])\]")
IN_BRACKETS = re.compile(r"(.+?)\s*\(([^()]*)\)")
BULLET = re.compile(r"^[-*•]\s+")
COMMENT = re.compile(r"^(?:#+|//)\s*")
RULED = re.compile(r"[-=_*~#]{2,}")
GCCG = re.compile(r"^GCCG\b", re.IGNORECASE)
SAID = re.compile(r"([\w -]+?)\s*:\s*(\S.*)")

LONGEST_LINE = 200
"""No card has a name as long as this; what is longer is cut off before it is looked at."""

HEADINGS = {
    Part.POOL: "Pool, Starting pool, Starting characters, Character pool, Anfangscharaktere",
    Part.PLAY_DECK: "Deck, Play deck, Playdeck, Main deck, Characters, Character, Resources, "
    "Resource, Hazards, Hazard, Spielstapel, Spieldeck, Charaktere, Unterstützungskarten, "
    "Gefahrenkarten",
    Part.SITES: "Sites, Site deck, Location deck, Locations, Location, Ortsstapel, Orte",
    Part.SIDEBOARD: "Sideboard, Side board, Reservestapel, Reservedeck",
    Part.FURTHER: "FW-DC-SB, Against Fallen-wizards, Gegen Gefallene Zauberer",
}
PARTS = {bare(each): part for part, names in HEADINGS.items() for each in names.split(",")}

ALIGNMENTS = {
    Alignment.HERO: "Hero, Heroes, Wizard, Held, Helden, Zauberer",
    Alignment.MINION: "Minion, Minions, Ringwraith, Scherge, Schergen, Ringgeist",
    Alignment.FALLEN_WIZARD: "Fallen-wizard, Fallen wizard, Gefallener Zauberer",
    Alignment.BALROG: "Balrog",
}
SIDES = {bare(each): side for side, names in ALIGNMENTS.items() for each in names.split(",")}
ALIGNMENT_KEYS = ("alignment", "ausrichtung")
WIZARD_KEYS = ("fallen wizard", "gefallener zauberer")


def read(text: str) -> Read:
    """A deck in plain text."""
    reading, part = Reading(), None
    lines = [line[:LONGEST_LINE] for line in lines_of(text)]
    named = name_line(lines)
    for number, line in enumerate(lines, start=1):
        content = COMMENT.sub("", line)
        if number == named:
            reading.name = content
        elif not content or RULED.fullmatch(line) or tell(reading, content):
            continue
        elif not COMMENT.match(line):
            heading = part_of(line)
            part = heading or part
            if heading is None:
                read_card(reading, number, line, part)
    return reading.read()


def name_line(lines: list[str]) -> int | None:
    """The line with the deck's name: the first that says something, if it is not of the list."""
    for number, line in enumerate(lines, start=1):
        content = COMMENT.sub("", line)
        if not content or RULED.fullmatch(line) or GCCG.match(content):
            continue
        if part_of(line) is not None or told(content) is not None:
            return None
        if COMMENT.match(line):
            return number
        is_card = BEFORE.fullmatch(line) or BEHIND.fullmatch(line) or meant_by(line)
        return None if is_card else set_off(lines, number)
    return None


def set_off(lines: list[str], number: int) -> int | None:
    """A line that stands alone, or above a heading, is a name."""
    below = lines[number] if number < len(lines) else ""
    is_alone = not below or part_of(below) is not None or told(below) is not None
    return number if is_alone and number < len(lines) else None


def part_of(line: str) -> Part | None:
    """The part of the deck that a heading begins, whatever number stands behind it."""
    return PARTS.get(bare(uncounted(line)))


def told(content: str) -> Alignment | CardCode | None:
    """What a line such as `Alignment: minion` or `Fallen-wizard: Saruman` says about the deck."""
    found = SAID.fullmatch(content)
    if found is None:
        return None
    key, value = bare(found[1]), found[2]
    if key in ALIGNMENT_KEYS:
        return SIDES.get(bare(value))
    if key in WIZARD_KEYS:
        return next((code for code in called(value) if is_fallen_wizard(code)), None)
    return None


def tell(reading: Reading, content: str) -> bool:
    """Take in what a line says about the deck, if it does."""
    match told(content):
        case Alignment() as alignment:
            reading.alignment = alignment
        case str() as wizard:
            reading.alignment, reading.fallen_wizard = Alignment.FALLEN_WIZARD, wizard
        case None:
            return False
    return True


def read_card(reading: Reading, number: int, line: str, part: Part | None) -> None:
    """A line with one card."""
    copies, name = parted(BULLET.sub("", line))
    reading.add(number, line, part, copies, name, meant_by(name))


def parted(line: str) -> tuple[str, str]:
    """The copies and the name in a line; a name alone is one copy."""
    if meant_by(line):
        return "1", line
    before, behind = BEFORE.fullmatch(line), BEHIND.fullmatch(line)
    if before is not None:
        return before[1], before[2]
    if behind is not None:
        return behind[2], behind[1]
    return "1", line


def meant_by(name: str) -> tuple[CardCode, ...]:
    """The cards that a name means, narrowed by the set, printing or alignment behind it."""
    if found := called(name):
        return found
    if bracket := IN_BRACKETS.fullmatch(name):
        found, behind = meant_by(bracket[1]), bracket[2].strip().upper()
        if behind in SETS:
            return narrowed(found, tuple(c for c in found if is_of_set(c, behind)))
        return narrowed(found, tuple(c for c in found if c in called(behind)))
    if letter := LETTER.fullmatch(name):
        found, side = meant_by(letter[1]), BY_LETTER[letter[2].upper()]
        return narrowed(found, tuple(c for c in found if CARDS[c].alignment is side))
    return ()


def narrowed(found: tuple[CardCode, ...], fitting: tuple[CardCode, ...]) -> tuple[CardCode, ...]:
    """Those that fit a hint; a hint that fits none of them is not heeded."""
    return fitting or found


def is_of_set(code: CardCode, set: str) -> bool:
    """Whether a card was printed in a set."""
    return any(printing.startswith(f"{set}-") for printing in CARDS[code].printings)
