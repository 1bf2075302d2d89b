"""Siege engines come and go (W-XSIE)."""

from __future__ import annotations

from westmarch.kernel.state import emit
from westmarch.wotr import expansion_events
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.state import WotrState, engines


def build(state: WotrState, side: Side, region: RegionId) -> None:
    """A side places one of its siege engines."""
    standing = engines(state, side)
    standing[region] = standing.get(region, 0) + 1
    emit(state, expansion_events.EngineBuilt(side, region))


def smash(state: WotrState, side: Side, region: RegionId) -> None:
    """A siege engine of a side is removed; it may be placed again (W-XSIE-16)."""
    standing = engines(state, side)
    standing[region] -= 1
    if not standing[region]:
        del standing[region]
    emit(state, expansion_events.EngineLost(side, region))


def dismantle(state: WotrState, side: Side, region: RegionId) -> None:
    """All siege engines of a side in a region are removed (W-XSIE-14, W-XSIE-15)."""
    while region in engines(state, side):
        smash(state, side, region)
