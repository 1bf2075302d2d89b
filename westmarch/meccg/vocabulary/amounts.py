"""Amounts: numbers that a card counts."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.vocabulary.conditions import Condition
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Ref, Stat


class Count(Record, tag=True):
    """As many as there are cards that fit, times something."""

    filter: Filter
    times: int = 1


class StatOf(Record, tag=True):
    """As much as a number of somebody."""

    stat: Stat
    what: Ref


class Case(Record, tag=True):
    """An amount that holds under a condition."""

    condition: Condition
    amount: int


class Cases(Record, tag=True):
    """The first amount whose condition is met, else another."""

    cases: tuple[Case, ...]
    otherwise: int = 0


Amount = int | Cases | Count | StatOf
