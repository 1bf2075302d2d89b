"""What factions are written in: how they come, and what a Muster result brings afterwards."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import FigureId, Nation, RegionId, Side
from westmarch.wotr.vocabulary.conditions import Condition
from westmarch.wotr.vocabulary.places import Where


class Band(Record, tag=True):
    """Figures of a kind."""

    figure: FigureId
    count: int


class Fleet(Record, tag=True):
    """Corsair ships."""

    ships: int


class Grove(Record, tag=True):
    """Ents."""

    ents: int


Host = Band | Fleet | Grove


class FactionText(Record):
    """A faction: whose it is, what must be so to bring it in, who comes then and where, and what
    a Muster result brings later, all of it in one region that fits (W-XSET-05)."""

    side: Side
    nation: Nation | None
    if_: Condition
    comes: tuple[tuple[RegionId, Host], ...]
    musters: tuple[Host, ...] = ()
    where: Where | None = None
