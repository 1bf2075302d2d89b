"""The factions of the expansion."""

from __future__ import annotations

from westmarch.wotr.cards.characters import SARUMAN
from westmarch.wotr.kinds import Faction, Nation, Rank, RegionId, Side, figure_of
from westmarch.wotr.tables.factions import ENTWOOD
from westmarch.wotr.tables.figures import DUNLENDING
from westmarch.wotr.vocabulary.conditions import All, AtWar, InPlay, Somewhere
from westmarch.wotr.vocabulary.factions import Band, FactionText, Fleet, Grove
from westmarch.wotr.vocabulary.places import (
    At,
    BesiegedBy,
    Except,
    HasArmy,
    HasCompanion,
    HeldBy,
    Within,
)

NORTH_DUNLAND = RegionId("north-dunland")
SOUTH_DUNLAND = RegionId("south-dunland")
UMBAR = RegionId("umbar")

WALLED_IN = BesiegedBy(Side.FREE)
TWO_DUNLENDINGS = Band(DUNLENDING, 2)

FACTIONS: dict[Faction, FactionText] = {
    Faction.DUNLENDINGS: FactionText(
        Side.SHADOW,
        Nation.ISENGARD,
        AtWar((Nation.ISENGARD,)),
        comes=((NORTH_DUNLAND, TWO_DUNLENDINGS), (SOUTH_DUNLAND, TWO_DUNLENDINGS)),
        musters=(TWO_DUNLENDINGS,),
        where=(Within(Nation.ISENGARD) | Within(Nation.ROHAN))
        & HasArmy(Side.SHADOW)
        & Except(WALLED_IN),
    ),
    Faction.CORSAIRS: FactionText(
        Side.SHADOW,
        Nation.SOUTHRONS,
        AtWar((Nation.SOUTHRONS,)),
        comes=((UMBAR, Fleet(2)),),
        musters=(Fleet(1), Band(figure_of(Nation.SOUTHRONS, Rank.REGULAR), 1)),
        where=At((UMBAR,)) & HeldBy(Side.SHADOW),
    ),
    Faction.ENTS: FactionText(
        Side.FREE,
        None,
        All((InPlay((SARUMAN,)), Somewhere(At((ENTWOOD,)) & HasCompanion()))),
        comes=((ENTWOOD, Grove(1)),),
    ),
}
