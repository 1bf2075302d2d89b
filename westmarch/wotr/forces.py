"""Forces: figures that stand together, as sorted tuples of their kinds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from westmarch.wotr.kinds import FigureId, Nation, Rank
from westmarch.wotr.tables.figures import FIGURES, LEADERS, NAZGUL, UNITS

Force = tuple[FigureId, ...]
"""Figures of one side, each named by its kind, in the order of `FIGURES`."""

remembered = lru_cache(maxsize=1 << 16)
"""The same forces are asked about again and again."""

NOBODY: Force = ()
ORDER = {code: figure.order for code, figure in FIGURES.items()}
NATION = {code: figure.nation for code, figure in FIGURES.items()}
UNIT_RANKS = (Rank.REGULAR, Rank.ELITE, Rank.DUNLENDING)
RANK = {code: figure.rank for code, figure in FIGURES.items()}


def joined(force: Force, others: Force) -> Force:
    """Two forces as one."""
    return tuple(sorted(force + others, key=ORDER.__getitem__)) if others else force


def without(force: Force, others: Iterable[FigureId]) -> Force:
    """A force without some of its figures."""
    left = list(force)
    for figure in others:
        left.remove(figure)
    return tuple(left)


@remembered
def kinds(force: Force) -> tuple[FigureId, ...]:
    """Each kind of figure in a force once."""
    return tuple(dict.fromkeys(force))


@remembered
def units(force: Force) -> Force:
    """The units of a force."""
    return tuple(figure for figure in force if figure in UNITS)


@remembered
def unit_count(force: Force) -> int:
    """How many units a force has."""
    return sum(figure in UNITS for figure in force)


@remembered
def leaders(force: Force) -> Force:
    """The Leaders or Nazgûl of a force."""
    return tuple(figure for figure in force if figure in LEADERS)


@remembered
def elites(force: Force) -> Force:
    """The Elites of a force."""
    return tuple(figure for figure in force if RANK[figure] is Rank.ELITE)


def nazgul_count(force: Force) -> int:
    """How many Nazgûl are in a force; the Witch-king is a Character."""
    return force.count(NAZGUL)


def rank_count(force: Force, rank: Rank) -> int:
    """How many figures of a rank a force has."""
    return sum(RANK[figure] is rank for figure in force)


@remembered
def nations(force: Force) -> frozenset[Nation]:
    """The nations of all figures but Nazgûl, who are bound by no politics (W-WAR-08)."""
    return frozenset(NATION[figure] for figure in force if figure != NAZGUL)


@remembered
def unit_nations(force: Force) -> tuple[Nation, ...]:
    """The nations that have units in a force (W-RD-15)."""
    return tuple(dict.fromkeys(NATION[figure] for figure in force if figure in UNITS))
