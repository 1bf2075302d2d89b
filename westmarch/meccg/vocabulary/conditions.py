"""Conditions: what must be so for a card to be played, or for an effect to happen."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Ref, Whose


class Conditions(Record):
    """A condition; conditions compose with `&`, `|`, `~`."""

    def __and__(self, other: Condition) -> And:
        return And(itself(self), other)

    def __or__(self, other: Condition) -> Or:
        return Or(itself(self), other)

    def __invert__(self) -> Not:
        return Not(itself(self))


class Always(Conditions, tag=True):
    """No condition."""


class Is(Conditions, tag=True):
    """Something fits."""

    what: Ref
    filter: Filter


class CompanyIs(Conditions, tag=True):
    """The company that the card is used for fits."""

    filter: Filter


class AttackIs(Conditions, tag=True):
    """The attack that is being faced fits."""

    filter: Filter


class Exists(Conditions, tag=True):
    """There are so many cards that fit."""

    filter: Filter
    least: int = 1


class PlayerIs(Conditions, tag=True):
    """A player plays one of these alignments."""

    whose: Whose
    alignments: tuple[Alignment, ...]


class DoorsOfNight(Conditions, tag=True):
    """Doors of Night is in play, or presumed to be."""


class GatesOfMorning(Conditions, tag=True):
    """Gates of Morning is in play, or presumed to be."""


class MyTurn(Conditions, tag=True):
    """It is the turn of the card's player."""


class And(Conditions, tag=True):
    """Both are so."""

    one: Condition
    two: Condition


class Or(Conditions, tag=True):
    """At least one is so."""

    one: Condition
    two: Condition


class Not(Conditions, tag=True):
    """Something is not so."""

    what: Condition


Condition = (
    Always
    | And
    | AttackIs
    | CompanyIs
    | DoorsOfNight
    | Exists
    | GatesOfMorning
    | Is
    | MyTurn
    | Not
    | Or
    | PlayerIs
)


def itself(one: Conditions) -> Condition:
    """A condition as one of the closed list."""
    assert isinstance(one, Condition)
    return one


DOORS, GATES = DoorsOfNight(), GatesOfMorning()
