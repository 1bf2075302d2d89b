"""The tamed Guide of the expansion: how he comes, and what he is in the Fellowship (W-XSME)."""

from __future__ import annotations

from westmarch.wotr.kinds import CharacterId, TileId
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS, LAST_GUIDE, TAMED_GUIDE, Kind
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs import quest


def is_void(state: WotrState, tile: TileId) -> bool:
    """Whether a tile would bring somebody in who can come no more (W-XSME-05, W-XSME-11)."""
    if TILES[tile].colour is not Colour.SMEAGOL:
        return False
    has_left = TAMED_GUIDE in state.entered and TAMED_GUIDE not in state.fellowship
    return has_left or state.guide == LAST_GUIDE


def draw(state: WotrState) -> TileId:
    """A tile is drawn; void ones leave the game, and another is drawn."""
    tile = quest.draw_tile(state)
    while is_void(state, tile):
        quest.remove_tile(state, tile)
        tile = quest.draw_tile(state)
    return tile


def meet(state: WotrState, tile: TileId) -> None:
    """He joins the Fellowship and guides it; if he is there, the tile goes back to the pool.

    (W-XSME-01 to 03, W-XSME-12)
    """
    if TILES[tile].colour is not Colour.SMEAGOL:
        return
    if TAMED_GUIDE in state.fellowship:
        quest.put_back(state, tile)
        return
    quest.remove_tile(state, tile)
    quest.join(state, TAMED_GUIDE)
    quest.choose_guide(state, TAMED_GUIDE)


def is_alone(state: WotrState) -> bool:
    """Whether nobody is left in the Fellowship but he, so that he turns back into what he was.

    (W-XSME-10, W-RD-38)
    """
    return state.fellowship == [TAMED_GUIDE]


def can_only_guide(who: CharacterId) -> bool:
    """Whether somebody leaves the game when he leaves the Fellowship (W-XSME-13)."""
    return CHARACTERS[who].kind is Kind.GUIDE


def level_of(state: WotrState, who: CharacterId) -> int:
    """The Level of somebody in the Fellowship; his is the highest of all others (W-XSME-08)."""
    if who != TAMED_GUIDE:
        return CHARACTERS[who].level
    return max((CHARACTERS[other].level for other in state.fellowship if other != who), default=0)
