"""Lasting effects: what stays in force for a while."""

from __future__ import annotations

from typing import TypeAlias, Union

from westmarch.kernel.records import CardId, Record, Seat
from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.targets import Amount, Until


class Context(Record):
    """Who and what an effect speaks of: its card, its user, what was chosen, what triggered it."""

    source: CardId
    you: Seat
    chosen: tuple[CardId, ...] = ()
    player: Seat | None = None
    it: CardId | None = None
    amount: int = 0
    x: int = 0


class Boosted(Record, tag=True):
    """Cards with a changed value.

    `attack` is which of the attacks under way it was made in: one attack can break into another.
    """

    source: str
    stat: Stat
    amount: int
    cards: tuple[CardId, ...]
    until: Until
    attack: int = 0


class BoostedAll(Record, tag=True):
    """All cards that fit have a changed value."""

    source: str
    stat: Stat
    amount: int
    filter: Filter
    until: Until


class StagingThreat(Record, tag=True):
    """The total threat in the staging area is higher, by how much is asked anew (L-FAQ-15)."""

    source: str
    amount: Amount
    context: Context
    until: Until


class Harmless(Record, tag=True):
    """Cards that do not count their threat."""

    cards: tuple[CardId, ...]
    until: Until


class Held(Record, tag=True):
    """Enemies that cannot attack a player."""

    cards: tuple[CardId, ...]
    seat: Seat
    until: Until


class Together(Record, tag=True):
    """A player who may declare any number of defenders."""

    seat: Seat
    until: Until


class Later(Record, tag=True):
    """Effects that happen at the end."""

    effects: tuple[Effect, ...]
    context: Context
    until: Until


Lasting: TypeAlias = Union[  # noqa: UP007
    Boosted, BoostedAll, StagingThreat, Harmless, Held, Together, Later
]
