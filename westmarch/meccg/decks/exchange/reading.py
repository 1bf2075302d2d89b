"""A deck while it is being read: its lines, and which card each of them means."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.kernel.decklists import copies_of, is_number
from westmarch.kernel.records import Names, Record
from westmarch.meccg.decks.listing import Copies, DeckList, counted
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Race
from westmarch.meccg.tables import CARDS, CHARACTERS


class Part(Names):
    """The parts of a deck."""

    POOL = "pool"
    PLAY_DECK = "play deck"
    SITES = "sites"
    SIDEBOARD = "sideboard"
    FURTHER = "further"


class Line(Record):
    """A line of a list: so many copies of one of the cards that it may mean."""

    part: Part | None
    copies: int
    meant: tuple[CardCode, ...]


class Unread(Record):
    """A line that was not understood: the name in it, or a number that cannot be."""

    line: int
    text: str
    name: str
    is_number: bool = False


class Read(Record):
    """A deck as far as it was understood, and the lines that were not."""

    deck: DeckList
    unknown: tuple[Unread, ...] = ()


PREFERRED = {
    Alignment.HERO: (Alignment.HERO, Alignment.MINION),
    Alignment.MINION: (Alignment.MINION, Alignment.HERO),
    Alignment.FALLEN_WIZARD: (Alignment.FALLEN_WIZARD, Alignment.HERO, Alignment.MINION),
    Alignment.BALROG: (Alignment.BALROG, Alignment.MINION, Alignment.HERO),
}
"""Whose version of a card is meant, in decks that do not say it."""


class Reading:
    """A deck while it is being read, line by line."""

    def __init__(self) -> None:
        self.name = ""
        self.alignment: Alignment | None = None
        self.fallen_wizard: CardCode | None = None
        self.lines: list[Line] = []
        self.unknown: list[Unread] = []

    def add(
        self,
        number: int,
        text: str,
        part: Part | None,
        copies: str,
        name: str,
        meant: tuple[CardCode, ...],
    ) -> None:
        """So many copies of a card that somebody names, and the cards that he may mean."""
        if not meant:
            self.unknown.append(Unread(number, text, name))
        elif not is_number(copies):
            self.unknown.append(Unread(number, text, name, is_number=True))
        else:
            self.lines.append(Line(part, copies_of(copies), meant))

    def read(self) -> Read:
        """The deck; its alignment decides which versions of its cards are meant."""
        alignment = self.alignment or supposed(self.lines)
        deck = DeckList(
            code="",
            name=self.name,
            name_de=self.name,
            alignment=alignment,
            pool=self.part(alignment, Part.POOL),
            play_deck=self.part(alignment, Part.PLAY_DECK),
            sites=self.part(alignment, Part.SITES),
            sideboard=self.part(alignment, Part.SIDEBOARD),
            further=self.part(alignment, Part.FURTHER),
            fallen_wizard=self.wizard(alignment),
        )
        return Read(deck, tuple(self.unknown))

    def part(self, alignment: Alignment, part: Part) -> Copies:
        """The cards of one part."""
        found = counted(
            tuple(
                (code, line.copies)
                for line in self.lines
                for code in (version(line.meant, alignment),)
                if (line.part or home(code)) is part
            )
        )
        return tuple(found.items())

    def wizard(self, alignment: Alignment) -> CardCode | None:
        """The Fallen-wizard: the one named, or else the one in the play deck."""
        if alignment is not Alignment.FALLEN_WIZARD or self.fallen_wizard is not None:
            return self.fallen_wizard
        codes = (code for code, _ in self.part(alignment, Part.PLAY_DECK))
        return next((code for code in codes if is_fallen_wizard(code)), None)


def home(code: CardCode) -> Part:
    """Where a card belongs that stands under no heading."""
    return Part.SITES if CARDS[code].type is CardType.SITE else Part.PLAY_DECK


def version(meant: tuple[CardCode, ...], alignment: Alignment) -> CardCode:
    """The version of a card that a deck of an alignment means."""
    for wanted in PREFERRED[alignment]:
        for code in meant:
            if CARDS[code].alignment is wanted:
                return code
    return meant[0]


def is_fallen_wizard(code: CardCode) -> bool:
    """Whether a card is a Fallen-wizard."""
    return code in CHARACTERS and CHARACTERS[code].race is Race.FALLEN_WIZARD


def supposed(lines: Iterable[Line]) -> Alignment:
    """The alignment of a deck that does not say it, told by cards that leave no doubt."""
    certain = [CARDS[line.meant[0]] for line in lines if len(line.meant) == 1]
    sides = [card.alignment for card in certain]
    if Alignment.STAGE in sides or Alignment.FALLEN_WIZARD in sides:
        return Alignment.FALLEN_WIZARD
    if any(card.specific == "balrog" for card in certain):
        return Alignment.BALROG
    minions = sides.count(Alignment.MINION)
    return Alignment.MINION if minions > sides.count(Alignment.HERO) else Alignment.HERO
