"""The Event cards of the Free Peoples in the expansion."""

from __future__ import annotations

from westmarch.wotr.cards.characters import GANDALF_WHITE
from westmarch.wotr.kinds import Faction, Nation, Rank, Side
from westmarch.wotr.vocabulary.campaigns import THERE, RecruitUnits, RollAgainst
from westmarch.wotr.vocabulary.conditions import All, FactionInPlay, InPlay
from westmarch.wotr.vocabulary.effects import EventText
from westmarch.wotr.vocabulary.expeditions import AwakenEnts, RegainRings, RollForShips, Unravel
from westmarch.wotr.vocabulary.places import FreeFor, NextTo, Within, at

IN_THE_NORTH = Within(Nation.NORTH)
# Nobody has recorded these three cards: what they do follows from the rulebook (W-XENT-08), that
# they need Gandalf the White from a player's report and from the cards that they replace.
ENTS_AWAKE = EventText(
    (AwakenEnts(2),), All((FactionInPlay(Faction.ENTS), InPlay((GANDALF_WHITE,))))
)


def one_of_gondor(place: str) -> RecruitUnits:
    """A Regular of Gondor comes in somewhere."""
    return RecruitUnits(Nation.GONDOR, 1, at(place), (Rank.REGULAR,))


EVENTS: dict[str, EventText] = {
    "the-ents-awake-rock-and-stone-e": ENTS_AWAKE,
    "the-ents-awake-huorns-e": ENTS_AWAKE,
    "the-ents-awake-entmoot-e": ENTS_AWAKE,
    "three-rings-for-the-elven-kings": EventText((RegainRings(3, on=4),)),
    "wind-from-the-west": EventText((Unravel(Side.SHADOW),)),
    "rangers-of-the-north": EventText(
        (
            RollAgainst(Side.SHADOW, IN_THE_NORTH | NextTo(IN_THE_NORTH), dice=3),
            RecruitUnits(
                Nation.NORTH, 1, IN_THE_NORTH & FreeFor(Side.FREE) & NextTo(THERE), leaders=1
            ),
        )
    ),
    "threats-to-the-fiefs-of-the-south": EventText(
        (
            one_of_gondor("pelargir"),
            one_of_gondor("lossarnach"),
            one_of_gondor("lamedon"),
            RollForShips(Within(Nation.GONDOR), on=4),
        ),
        FactionInPlay(Faction.CORSAIRS),
    ),
}
