"""What cards do when they are carried out."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.vocabulary.amounts import Amount
from westmarch.meccg.vocabulary.conditions import Condition
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Ref, Stat, Until, Whose


class Choice(Record, tag=True):
    """So many cards that fit, chosen when the effect happens."""

    filter: Filter
    count: int = 1
    by: Whose = Whose.ME
    may: bool = False


class Each(Record, tag=True):
    """All cards that fit."""

    filter: Filter


Who = Choice | Each | Ref
"""Whom an effect is about."""


class Tap(Record, tag=True):
    """Cards are tapped."""

    who: Who


class Untap(Record, tag=True):
    """Cards are untapped."""

    who: Who


class Heal(Record, tag=True):
    """Wounded characters are well and untapped."""

    who: Who


class Wound(Record, tag=True):
    """Characters are wounded."""

    who: Who


class Discard(Record, tag=True):
    """Cards are discarded."""

    who: Who


class ToHand(Record, tag=True):
    """Cards go to their owners' hands."""

    who: Who


class Eliminate(Record, tag=True):
    """Cards leave the game."""

    who: Who


class Draw(Record, tag=True):
    """A player draws cards."""

    count: Amount
    whose: Whose = Whose.ME


class CorruptionCheck(Record, tag=True):
    """Somebody makes a corruption check."""

    who: Who
    modifier: Amount = 0


class Roll(Record, tag=True):
    """Two dice are rolled; something happens above a number, or else."""

    over: int
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    plus: Amount = 0


class CancelAttack(Record, tag=True):
    """The attack that is being faced is canceled."""


class Lasting(Record, tag=True):
    """A number changes for a while."""

    stat: Stat
    amount: Amount
    who: Who
    until: Until


class If(Record, tag=True):
    """Some effects if something is so, and perhaps others if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class OneOf(Record, tag=True):
    """A player chooses one of several things, or may choose none."""

    choices: tuple[Effect, ...]
    by: Whose = Whose.ME
    may: bool = False


Effect = (
    CancelAttack
    | CorruptionCheck
    | Discard
    | Draw
    | Eliminate
    | Heal
    | If
    | Lasting
    | OneOf
    | Roll
    | Tap
    | ToHand
    | Untap
    | Wound
)
