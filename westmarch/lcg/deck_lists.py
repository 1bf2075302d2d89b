"""Lists of cards as people write them: what a card may be called, and what was not understood."""

from __future__ import annotations

from collections import Counter

from westmarch.kernel.decklists import bare, copies_of, is_number
from westmarch.kernel.records import Record
from westmarch.lcg.kinds import CardType
from westmarch.lcg.options import Unmet
from westmarch.lcg.tables import CARDS


class Deck(Record):
    """A player's heroes and the cards of his deck, one entry a copy."""

    heroes: tuple[str, ...]
    cards: tuple[str, ...]


class Unread(Record):
    """A line that is no part of the deck, with its number and the reason."""

    line: int
    text: str
    why: Unmet


class Read(Record):
    """A deck as far as it was understood.

    `unknown` are the lines that were not; `aside` those that lie beside the deck, as a sideboard.
    """

    deck: Deck
    name: str = ""
    unknown: tuple[Unread, ...] = ()
    aside: tuple[Unread, ...] = ()


class Reading:
    """A deck while it is being read, line by line."""

    def __init__(self) -> None:
        self.name = ""
        self.codes: list[str] = []
        self.unknown: list[Unread] = []
        self.aside: list[Unread] = []

    def add(self, line: int, text: str, title: str, copies: object, is_aside: bool = False) -> None:
        """So many copies of a card that somebody names."""
        code = called(title)
        if code is None:
            self.reject(line, text, Unmet("unknown-card", (), title))
        elif is_aside:
            self.aside.append(Unread(line, text, Unmet("beside-the-deck", (), code)))
        elif not is_number(copies):
            self.reject(line, text, Unmet("odd-number-of-copies", (), code))
        else:
            self.codes += [code] * copies_of(copies)

    def reject(self, line: int, text: str, why: Unmet) -> None:
        """A line was not understood."""
        self.unknown.append(Unread(line, text, why))

    def read(self) -> Read:
        """The deck; heroes are told from the rest by their type."""
        heroes = tuple(code for code in self.codes if is_hero(code))
        cards = tuple(code for code in self.codes if not is_hero(code))
        return Read(Deck(heroes, cards), self.name, tuple(self.unknown), tuple(self.aside))


def called(name: str) -> str | None:
    """The card of a title in English or German, of our code, or of RingsDB's code."""
    return CALLED.get(bare(name))


def is_hero(code: str) -> bool:
    """Whether a card is a hero."""
    return CARDS[code].type is CardType.HERO


def by_type(deck: Deck) -> dict[CardType, dict[str, int]]:
    """The cards of a deck with their copies, sorted by their type: heroes, allies and so on."""
    copies = Counter((*deck.heroes, *deck.cards))
    found = {type: {c: n for c, n in copies.items() if CARDS[c].type is type} for type in CardType}
    return {type: cards for type, cards in found.items() if cards}


def ringsdb_code(code: str) -> str:
    """The code of a card at RingsDB: 01 for the core set, then the card's number."""
    return f"01{CARDS[code].number:03}"


CALLED = {
    bare(name): row.code
    for row in CARDS.values()
    for name in (row.name, row.name_de, row.code, ringsdb_code(row.code))
}
