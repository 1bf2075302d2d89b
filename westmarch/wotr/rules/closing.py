"""Regions that cards on the table close to a side."""

from __future__ import annotations

from westmarch.wotr.declared import abilities_in_play, having
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.state import WotrState
from westmarch.wotr.vocabulary.abilities import Closes

CLOSABLE = frozenset(
    region
    for _, ability in having(Closes)
    if isinstance(ability, Closes)
    for region in ability.regions
)
"""The regions that some card can close."""


def is_closed(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether Armies of a side can neither enter nor attack a region."""
    return region in CLOSABLE and any(
        ability.side is side and region in ability.regions
        for ability in abilities_in_play(state, Closes)
    )
