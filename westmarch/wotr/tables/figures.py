"""The kinds of figures, in the order in which an army is listed."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import (
    FREE_NATIONS,
    SHADOW_NATIONS,
    FigureId,
    Nation,
    Rank,
    Side,
    figure_of,
)


class Figure(Record):
    """A kind of figure."""

    code: FigureId
    nation: Nation
    rank: Rank
    side: Side
    order: int


def ranks(nation: Nation) -> tuple[Rank, ...]:
    """The ranks that a nation has."""
    units = (Rank.REGULAR, Rank.ELITE)
    if nation is Nation.ISENGARD:
        return (*units, Rank.DUNLENDING)
    if nation is Nation.SAURON:
        return (*units, Rank.NAZGUL)
    return units if nation in SHADOW_NATIONS else (*units, Rank.LEADER)


FIGURES: dict[FigureId, Figure] = {}
for number, (its_nation, its_rank) in enumerate(
    (nation, rank) for nation in Nation for rank in ranks(nation)
):
    its_side = Side.FREE if its_nation in FREE_NATIONS else Side.SHADOW
    its_code = figure_of(its_nation, its_rank)
    FIGURES[its_code] = Figure(its_code, its_nation, its_rank, its_side, number)

ALL_RANKS = tuple(Rank)

UNITS = frozenset(
    code
    for code, figure in FIGURES.items()
    if figure.rank in (Rank.REGULAR, Rank.ELITE, Rank.DUNLENDING)
)
"""What fights and counts for stacking (W-ARMY-07)."""

LEADERS = frozenset(FIGURES) - UNITS
"""Free Peoples Leaders, and the Nazgûl (W-ARMY-14)."""

NAZGUL = figure_of(Nation.SAURON, Rank.NAZGUL)
DUNLENDING = figure_of(Nation.ISENGARD, Rank.DUNLENDING)

LIMIT = 10
BESIEGED_LIMIT = 5
"""How many units may be in a region, and in a besieged Stronghold (W-ARMY-05, W-ARMY-06)."""
