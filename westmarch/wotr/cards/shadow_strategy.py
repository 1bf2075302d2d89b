"""The Strategy deck of the Shadow."""

from __future__ import annotations

from westmarch.wotr.cards.characters import (
    ARAGORN,
    GANDALF_GREY,
    GANDALF_WHITE,
    ORTHANC,
    SARUMAN,
    stronghold_of,
)
from westmarch.wotr.cards.shadow_character import KINGS, WILL_OF_THE_WEST
from westmarch.wotr.kinds import SHADOW_NATIONS, Face, Nation, Rank, RegionId, Side
from westmarch.wotr.vocabulary.abilities import HoldsPassive, NoCombatCardsAt
from westmarch.wotr.vocabulary.campaigns import (
    AttackWith,
    BringUnits,
    EliminateLeader,
    Hush,
    Land,
    MoveArmies,
    Promote,
    RecruitUnits,
    RollAgainstEach,
    UnitsOf,
)
from westmarch.wotr.vocabulary.conditions import All, AtWar, InPlay, IsAt, Somewhere
from westmarch.wotr.vocabulary.effects import (
    DiscardDice,
    Estrange,
    EventText,
    MoveCharacterTo,
)
from westmarch.wotr.vocabulary.lasting import OnTable, Removal, Until
from westmarch.wotr.vocabulary.places import (
    AtPeace,
    AtTheEastEdge,
    BesiegedBy,
    Coastal,
    Except,
    FreeFor,
    HasArmy,
    HasCompanion,
    HasSettlement,
    HeldBy,
    NextTo,
    OfTheFellowship,
    Where,
    Within,
    at,
)

MINAS_TIRITH = RegionId("minas-tirith")
BESIEGED_CITY = at(MINAS_TIRITH) & BesiegedBy(Side.SHADOW)
ALL_AT_WAR = AtWar(SHADOW_NATIONS)
ISENGARD_AT_WAR, SAURON_AT_WAR = AtWar((Nation.ISENGARD,)), AtWar((Nation.SAURON,))
URUK_SIEGE = HasArmy(Side.SHADOW, Nation.ISENGARD) & BesiegedBy(Side.SHADOW)
HAVENS = stronghold_of(Nation.ELVES) & HeldBy(Side.FREE)
AMONG_STRANGERS = AtPeace(Side.FREE) & (OfTheFellowship() | HasCompanion())
DUNLAND = at("north-dunland", "south-dunland")


def orcs(count: int, where: Where, places: int = 1) -> RecruitUnits:
    """Regulars of Sauron, so many in each of some places."""
    return RecruitUnits(Nation.SAURON, count, where, (Rank.REGULAR,), places=places)


def men(count: int, where: Where, places: int = 1) -> RecruitUnits:
    """Regulars of the Southrons and Easterlings, so many in each of some places."""
    return RecruitUnits(Nation.SOUTHRONS, count, where, (Rank.REGULAR,), places=places)


def uruks(count: int, where: Where) -> RecruitUnits:
    """Regulars of Isengard."""
    return RecruitUnits(Nation.ISENGARD, count, where, (Rank.REGULAR,))


EVENTS: dict[str, EventText] = {
    "return-to-valinor": EventText(
        (
            RollAgainstEach(
                Side.FREE,
                HAVENS & Except(BesiegedBy(Side.SHADOW)),
                dice=UnitsOf(Nation.ELVES),
                on=6,
            ),
        ),
        Somewhere(stronghold_of(Nation.ELVES) & HeldBy(Side.SHADOW)),
    ),
    "the-fighting-uruk-hai": EventText(
        (AttackWith(URUK_SIEGE, at=URUK_SIEGE, rounds=3, hush=Hush.UNLESS_COMPANION),),
        All((InPlay((SARUMAN,)), Somewhere(URUK_SIEGE))),
    ),
    "denethors-folly": EventText(
        (EliminateLeader(Side.FREE, at(MINAS_TIRITH)),),
        Somewhere(BESIEGED_CITY),
        OnTable(
            (NoCombatCardsAt(Side.FREE, MINAS_TIRITH),),
            while_=Somewhere(BESIEGED_CITY),
            removals=(
                WILL_OF_THE_WEST,
                Removal(
                    Side.FREE,
                    None,
                    IsAt((GANDALF_GREY, GANDALF_WHITE, ARAGORN), at(MINAS_TIRITH)),
                ),
            ),
        ),
    ),
    "the-day-without-dawn": EventText((DiscardDice(Side.FREE, Face.WILL),), ALL_AT_WAR),
    "threats-and-promises": EventText(
        stays=OnTable((HoldsPassive(),), until=(Until.NATION_PROVOKED,))
    ),
    "stormcrow": EventText((Estrange(AMONG_STRANGERS),), Somewhere(AMONG_STRANGERS)),
    "shadows-gather": EventText((MoveArmies(1, steps=3, joins=True),)),
    "the-shadow-lengthens": EventText((MoveArmies(2, steps=2, joins=True),)),
    "the-shadow-is-moving": EventText((MoveArmies(4),), ALL_AT_WAR),
    "corsairs-of-umbar": EventText(
        (Land(at("umbar"), Within(Nation.GONDOR) & Coastal()),), AtWar((Nation.SOUTHRONS,))
    ),
    "rage-of-the-dunlendings": EventText(
        (
            uruks(2, FreeFor(Side.SHADOW) & NextTo(DUNLAND)),
            BringUnits(Nation.ISENGARD, 4, DUNLAND),
        ),
        ISENGARD_AT_WAR,
    ),
    "return-of-the-witch-king": EventText(
        (
            MoveCharacterTo(KINGS, RegionId("angmar")),
            orcs(2, at("angmar")),
            RecruitUnits(Nation.SAURON, 1, at("angmar"), (Rank.ELITE,)),
        ),
        InPlay(KINGS),
    ),
    "half-orcs-and-goblin-men": EventText(
        (RecruitUnits(Nation.ISENGARD, 1, HasArmy(Side.SHADOW)),), ISENGARD_AT_WAR
    ),
    "olog-hai": EventText((RecruitUnits(Nation.SAURON, 1, HasArmy(Side.SHADOW)),), SAURON_AT_WAR),
    "hill-trolls": EventText(
        (Promote(Side.SHADOW, 2, HasArmy(Side.SHADOW), Nation.SAURON),), SAURON_AT_WAR
    ),
    "a-new-power-is-rising": EventText(
        (
            uruks(2, at("north-dunland")),
            uruks(2, at("south-dunland")),
            RecruitUnits(Nation.ISENGARD, 2, at(ORTHANC)),
        ),
        InPlay((SARUMAN,)),
    ),
    "many-kings-to-the-service-of-mordor": EventText(
        (men(2, Within(Nation.SOUTHRONS) & HasSettlement(), places=3),)
    ),
    "the-king-is-revealed": EventText(
        (RecruitUnits(Nation.SAURON, 5, at("minas-morgul"), (Rank.REGULAR,), leaders=1),),
        InPlay((ARAGORN,)),
    ),
    "shadows-on-the-misty-mountains": EventText(
        (RecruitUnits(Nation.SAURON, 2, at("mount-gram", "moria"), leaders=1),)
    ),
    "orcs-multiplying-again": EventText((orcs(3, at("dol-guldur")), orcs(3, at("mount-gundabad")))),
    "horde-from-the-east": EventText(
        (men(5, FreeFor(Side.SHADOW) & Within(Nation.SOUTHRONS) & AtTheEastEdge()),),
        AtWar((Nation.SOUTHRONS,)),
    ),
    "monsters-roused": EventText(
        (
            orcs(1, at("angmar")),
            orcs(1, at("ettenmoors")),
            orcs(1, at("weather-hills")),
            RecruitUnits(Nation.SAURON, 1, at("trollshaws"), (Rank.ELITE,)),
        )
    ),
    "musterings-of-long-planned-war": EventText(
        (men(5, at("gorgoroth")), orcs(5, at("nurn"))), ALL_AT_WAR
    ),
    "pits-of-mordor": EventText((orcs(2, stronghold_of(Nation.SAURON), places=3),), SAURON_AT_WAR),
}
