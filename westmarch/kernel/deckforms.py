"""What a game says about its decks: their parts, their sides, and where each card belongs.

All of it is in the words of one language, ready to be shown.
"""

from __future__ import annotations

from westmarch.kernel.describing import Choice
from westmarch.kernel.records import Record


class DeckPart(Record):
    """A part of a deck: what it is called, what it holds, and what stands above it in a list.

    `first` says of how many cards of a group this part comes first; more of them go elsewhere.
    """

    name: str
    words: str
    help: str
    heading: str
    first: dict[str, int] = {}


class DeckSide(Record):
    """What a deck can declare itself to be, and the lines that say so in a list."""

    name: str
    words: str
    lines: tuple[str, ...]


class DeckCard(Record):
    """Where a card belongs: in which parts of a deck, the usual one first, and on which sides.

    `listed` is what a list calls it where its code would not do.
    """

    group: str
    parts: tuple[str, ...]
    sides: tuple[str, ...]
    listed: str = ""


class DeckForm(Record):
    """How decks are made: their parts, and the sides of which they declare one.

    `declared` is what they declare, as an alignment. The cards are shown in `groups`; a card that
    is in no deck is not among the `cards`. Where decks are mere heaps of cards, all is empty.
    """

    parts: tuple[DeckPart, ...] = ()
    declared: str = ""
    sides: tuple[DeckSide, ...] = ()
    groups: tuple[Choice, ...] = ()
    cards: dict[str, DeckCard] = {}


class DeckCount(Record):
    """Something that builders of decks want to know the number of."""

    words: str
    number: int
