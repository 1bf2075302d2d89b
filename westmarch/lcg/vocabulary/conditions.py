"""Conditions: what must be true for an effect to count."""

from __future__ import annotations

from typing import TypeAlias, Union

from westmarch.kernel.records import Record
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.targets import Ref


class Fits(Record, tag=True):
    """A card fits a filter."""

    what: Ref
    filter: Filter


class InPlay(Record, tag=True):
    """At least so many cards in play fit."""

    filter: Filter
    least: int = 1


class Undefended(Record, tag=True):
    """The present attack is undefended."""


class ThreatAtLeast(Record, tag=True):
    """Your threat is so high."""

    threat: int


class Attacking(Record, tag=True):
    """This card attacks an enemy that fits."""

    what: Ref
    enemy: Filter


class Claimed(Record, tag=True):
    """The players hold at least so many objectives."""

    least: int


class PrisonerRescued(Record, tag=True):
    """No hero is a prisoner any more."""


class Opposite(Record, tag=True):
    """The condition does not hold."""

    of: Condition


Condition: TypeAlias = Union[  # noqa: UP007
    Fits, InPlay, Undefended, ThreatAtLeast, Attacking, Claimed, PrisonerRescued, Opposite
]
