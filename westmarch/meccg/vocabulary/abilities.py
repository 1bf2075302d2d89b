"""Abilities: how a card is played, and what it does as long as it is there."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.vocabulary.conditions import Always, Condition
from westmarch.meccg.vocabulary.effects import Effect
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Moment


class Way(Record):
    """How a card is played: when, if what, by whom, and on what.

    `by` is somebody who uses it, `tap` somebody who taps for it, `on` the card that it is played
    on.
    """

    when: tuple[Moment, ...] = ()
    if_: Condition = Always()
    by: Filter | None = None
    tap: Filter | None = None
    on: Filter | None = None


class ShortEvent(Record, tag=True):
    """It happens, and the card is discarded."""

    do: tuple[Effect, ...]
    way: Way = Way()


class AttackerChooses(Record, tag=True):
    """The attacker chooses the defending characters."""


Ability = AttackerChooses | ShortEvent
