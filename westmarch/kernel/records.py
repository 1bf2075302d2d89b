"""The immutable values that everything is made of."""

from __future__ import annotations

from enum import Enum
from typing import NewType, dataclass_transform

import msgspec
from msgspec.structs import replace

__all__ = [
    "AnyBoard",
    "AnyEvent",
    "AnyFrame",
    "AnyOption",
    "AnyPrompt",
    "Board",
    "CardId",
    "Event",
    "Names",
    "Option",
    "Prompt",
    "Reason",
    "Record",
    "Seat",
    "replace",
]

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

CardId = NewType("CardId", int)
"""A card's index in the state's list of cards."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class FrozenType(msgspec.StructMeta):
    """Tells the type checker that records are frozen without saying so in every class."""


class Record(
    msgspec.Struct, metaclass=FrozenType, frozen=True, forbid_unknown_fields=True, gc=False
):
    """An immutable value. Records name cards and seats by id and hold tuples, never lists.

    A frozen record can be part of no cycle, so the garbage collector need not look at it.
    """


class Names(Enum):
    """A closed list of names: zones, phases, stats. Hashed by identity, which is quick."""

    __hash__ = object.__hash__


class Subjects(Names):
    """Names of things on the board, as nations: an option that names one touches it."""


class AnyFrame:
    """What a field is annotated with that may hold any procedure of any game.

    The five `Any…` types are how the codec recognises an open field: it reads the tag and
    looks the class up in the game's vocabulary, which no closed union could do from here.
    """

    __slots__ = ()


class AnyEvent:
    """Any event."""

    __slots__ = ()


class AnyOption:
    """Any option."""

    __slots__ = ()


class AnyPrompt:
    """Any prompt."""

    __slots__ = ()


class AnyBoard:
    """Any game's board."""

    __slots__ = ()


class Event(Record, AnyEvent, tag=True):
    """Something that happened. Named in the past: `Exhausted`, `DefenderDeclared`."""


class Option(Record, AnyOption, tag=True):
    """Something a player may do, named after it: `Defend(card)`, `Pass()`.

    Fields are ids, codes, numbers, or tuples of them, so that every option has a text form.
    """


class Prompt(Record, AnyPrompt, tag=True):
    """A question put to a player, as a record; words are chosen for the reader."""


class Board(Record, AnyBoard, tag=True):
    """What a game lets one seat see."""


class Reason(Record, tag=True):
    """A condition that is not met; a game derives one for each thing that can be in the way."""

    def rules(self) -> tuple[str, ...]:
        """The rules this condition comes from, by id."""
        return ()
