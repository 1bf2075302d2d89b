"""What a seat sees as numbers: a vector of fixed length, made from its view and nothing else.

A view is a tree of records, and each leaf of it has a path, as `board/LcgBoard/round`. The path
says where in the vector a leaf is counted: its CRC-32, modulo the length (feature hashing). So
nothing is ever left out, however much lies on the table, and a place means the same in all games.

- A number is added as it is, a boolean as 1; a zero that could have been nothing adds 1 to `…/0`.
- A name adds 1 to the path that ends in it: `board/LcgBoard/phase/planning`.
- A record adds 1 to its path. In a list it is called by its code, region, nation or company, and
  by its place if it has none: `board/LcgBoard/hand/gandalf`. Two alike are added up.
- The id of a card stands for the card's code, or for `?` if the seat does not know it.
- The terms of a sum are left out; the sum is there.
"""

from __future__ import annotations

from enum import Enum
from operator import attrgetter
from typing import get_args, get_origin, get_type_hints
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from westmarch.kernel.records import CardId, Record
from westmarch.kernel.text import ids
from westmarch.kernel.values import Term
from westmarch.kernel.views import View

UNKNOWN = "?"
NAMING = ("code", "region", "nation", "company")
"""The fields by which a record in a list is called, the first that it has."""

CARD_AND_CODE = attrgetter("card", "code")

Codes = dict[CardId, str]
"""The codes of the cards that a seat knows."""


class Field(Record):
    """A field of a record: whether integers in it are names, or cards, or may be missing."""

    name: str
    names: bool
    cards: bool
    optional: bool


class Shape(Record):
    """The fields of a type of record that count, and the one that it is called by in lists."""

    fields: tuple[Field, ...]
    naming: str | None
    is_card: bool


class Place:
    """A path and where it is counted; what lies below it is found by name.

    It remembers the record that was last seen there, and what that counted: most things on a
    table stay as they are from one view to the next.
    """

    __slots__ = ("at", "below", "last", "length", "path", "tally")

    def __init__(self, path: str, length: int) -> None:
        self.path = path
        self.length = length
        self.at = crc32(path.encode()) % length
        self.below: dict[object, Place] = {}
        self.last: Record | None = None
        self.tally = Tally()

    def child(self, name: object) -> Place:
        """The place below this one that has a name."""
        found = self.below.get(name)
        if found is None:
            text = name.value if isinstance(name, Enum) else name
            found = self.below[name] = Place(f"{self.path}/{text}", self.length)
        return found


class Encoder:
    """Turns views into vectors."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.board = Place("board", length)
        self.asked = Place("asked", length)
        self.seat = Place("seat", length)

    def encode(self, view: View) -> tuple[NDArray[np.float32], Codes]:
        """A view as a vector, and the codes of the cards in it."""
        tally = Tally()
        tally.value(view.board, self.board, PLAIN)
        if view.seat is not None:
            tally.count(self.seat.child(view.seat))
        if view.decision is not None:
            tally.value(view.decision.prompt, self.asked, PLAIN)
        codes = dict(tally.codes)
        for place, card in tally.cards:
            tally.count(place.child(codes.get(card, UNKNOWN)))
        vector = np.bincount(tally.at, tally.amount, self.length)
        return vector.astype(np.float32), codes


class Tally:
    """What is counted of a view or a part of it, which cards it knows, which it names by id."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.amount: list[int] = []
        self.codes: list[tuple[CardId, str]] = []
        self.cards: list[tuple[Place, CardId]] = []

    def count(self, place: Place, amount: int = 1) -> None:
        """Add to what is counted in a place."""
        self.at.append(place.at)
        self.amount.append(amount)

    def value(self, value: object, place: Place, field: Field) -> None:
        """Count whatever stands in a field."""
        if isinstance(value, Record):
            self.record(value, place.child(type(value).__name__), None)
        elif isinstance(value, tuple):
            self.items(value, place, field)
        elif isinstance(value, dict):
            for key, held in value.items():
                self.value(held, place.child(key), field)
        elif isinstance(value, int) and not (field.names and type(value) is int):
            self.count(place, value)
            if field.optional and not value:
                self.count(place.child(0))
        elif field.cards and isinstance(value, int):
            self.cards.append((place, CardId(value)))
        elif value is not None:
            self.count(place.child(value))

    def items(self, items: tuple[object, ...], place: Place, field: Field) -> None:
        """Count the items of a list: records by their names, numbers and lists by their places."""
        for number, item in enumerate(items):
            if isinstance(item, Record):
                naming = shape(type(item)).naming
                name = number if naming is None else getattr(item, naming) or UNKNOWN
                self.item(item, place.child(name), naming)
            elif isinstance(item, (tuple, dict)) or (isinstance(item, int) and not field.names):
                self.value(item, place.child(number), field)
            else:
                self.value(item, place, field)

    def item(self, record: Record, place: Place, naming: str | None) -> None:
        """Count a record in a list, if it has changed, or else what it counted before."""
        if place.last != record:
            place.last, place.tally = record, Tally()
            place.tally.record(record, place, naming)
        known = place.tally
        self.at += known.at
        self.amount += known.amount
        self.codes += known.codes
        self.cards += known.cards

    def record(self, record: Record, place: Place, naming: str | None) -> None:
        """Count a record and its fields, but for the one that it is called by."""
        self.count(place)
        known = shape(type(record))
        if known.is_card:
            card, code = CARD_AND_CODE(record)
            if card is not None and code is not None:
                self.codes.append((card, code))
        for field in known.fields:
            held = getattr(record, field.name)
            counts = held or (held == 0 and (field.names or field.optional))
            if counts and field.name != naming:
                self.value(held, place.child(field.name), field)


PLAIN = Field("", names=False, cards=False, optional=False)
SHAPES: dict[type[Record], Shape] = {}


def shape(kind: type[Record]) -> Shape:
    """What counts of a type of record."""
    known = SHAPES.get(kind)
    if known is None:
        hints = get_type_hints(kind)
        is_card = {"card", "code"} <= hints.keys()
        fields = (
            field(name, hint)
            for name, hint in hints.items()
            if not mentions(hint, Term) and not (is_card and name == "card")
        )
        naming = next((name for name in NAMING if name in hints), None)
        known = SHAPES[kind] = Shape(tuple(fields), naming, is_card)
    return known


def field(name: str, hint: object) -> Field:
    """What a field holds, by its type; of a dictionary, what its values are."""
    named = ids(get_args(hint)[1] if get_origin(hint) is dict else hint)
    return Field(name, bool(named), "card" in named, type(None) in get_args(hint))


def mentions(hint: object, kind: type) -> bool:
    """Whether a type is another, or holds it."""
    return hint is kind or any(mentions(part, kind) for part in get_args(hint))
