"""The Character deck of the Shadow."""

from __future__ import annotations

from westmarch.wotr.cards.characters import CHIEF, SARUMAN, WITCH_KING
from westmarch.wotr.kinds import Deck, Face, Nation, Side, TileId
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.tables.figures import NAZGUL
from westmarch.wotr.vocabulary.abilities import (
    DrawsAfterEventDie,
    PunishesCasualties,
    SleepsUnless,
)
from westmarch.wotr.vocabulary.campaigns import (
    THERE,
    AttackWith,
    ChooseArmy,
    Escort,
    Hush,
    MoveArmies,
    NazgulThere,
    RecruitUnits,
    RollAgainst,
)
from westmarch.wotr.vocabulary.conditions import (
    CorruptionAtMost,
    FarFromHome,
    GuideIs,
    InPlay,
    IsAt,
    Progressed,
    Revealed,
    Somewhere,
)
from westmarch.wotr.vocabulary.effects import (
    BreakUp,
    Corrupt,
    CorruptByDice,
    DiscardFromTable,
    DrawForHunt,
    EventText,
    HuntAgain,
    If,
    MoveNazgul,
    MoveTheBearers,
    OneOf,
    PutTile,
    Reveal,
    TemptOne,
    TurnToEyes,
)
from westmarch.wotr.vocabulary.lasting import (
    AsCombatCard,
    HelpHunt,
    OnTable,
    Removal,
    TileOnTheWay,
    Until,
)
from westmarch.wotr.vocabulary.places import (
    BesiegedBy,
    HasArmy,
    HasNazgul,
    Holds,
    NextTo,
    OfTheFellowship,
    at,
    near,
)

GOLLUM_GUIDES = GuideIs((LAST_GUIDE,))
SARUMAN_IN_PLAY = InPlay((SARUMAN,))
KINGS = (WITCH_KING, CHIEF)
WITH_THE_KING = Escort(KINGS)
WITH_NAZGUL = Escort(KINGS, (NAZGUL,))
FOUND_BY_NAZGUL = Somewhere(OfTheFellowship() & HasNazgul())
ON_THE_WAY = Progressed(1)
WILL_OF_THE_WEST = Removal(Side.FREE, Face.WILL)
SPELLCASTERS = HasArmy(Side.SHADOW) & HasNazgul() & near(HasArmy(Side.FREE))

EVENTS: dict[str, EventText] = {
    "shelobs-lair": EventText((PutTile(TileId("shelobs-lair")),)),
    "the-ring-is-mine": EventText((PutTile(TileId("the-ring-is-mine")),)),
    "on-on-they-went": EventText((PutTile(TileId("on-on-they-went")),)),
    "give-it-to-uss": EventText((PutTile(TileId("give-it-to-uss")),)),
    "orc-patrol": EventText((DrawForHunt(),), FarFromHome()),
    "isildurs-bane": EventText((DrawForHunt(unreduced=True),), FarFromHome()),
    "foul-thing-from-the-deep": EventText((DrawForHunt(by_casualty=True),), FarFromHome()),
    "candles-of-corpses": EventText(
        (If(GOLLUM_GUIDES, (CorruptByDice(3, on=6),), (CorruptByDice(3, on=4),)),),
        FarFromHome(),
    ),
    "nazgul-search": EventText((MoveNazgul(), If(FOUND_BY_NAZGUL, (Reveal(),))), ON_THE_WAY),
    "cruel-weather": EventText((MoveTheBearers(),), ON_THE_WAY),
    "the-nazgul-strike": EventText(
        (
            MoveNazgul(),
            If(
                FOUND_BY_NAZGUL,
                (OneOf((DiscardFromTable(Side.FREE, Deck.CHARACTER), HuntAgain())),),
            ),
        ),
        ON_THE_WAY,
    ),
    "morgul-wound": EventText((If(CorruptionAtMost(3), (Corrupt(2),), (Corrupt(1),)),), Revealed()),
    "lure-of-the-ring": EventText((If(GOLLUM_GUIDES, (Corrupt(1),), (TemptOne(),)),), Revealed()),
    "the-breaking-of-the-fellowship": EventText(
        (If(GOLLUM_GUIDES, (Corrupt(1),), (BreakUp(),)),), Revealed()
    ),
    "worn-with-sorrow-and-toil": EventText(
        stays=OnTable((PunishesCasualties(Deck.CHARACTER),), until=(Until.DECLARED_AT_HAVEN,))
    ),
    "flocks-of-crebain": EventText(
        stays=OnTable(reactions=(HelpHunt(1),), until=(Until.DECLARED_AT_HAVEN,))
    ),
    "balrog-of-moria": EventText(
        stays=OnTable(reactions=(TileOnTheWay(at("moria")), AsCombatCard()))
    ),
    "the-lidless-eye": EventText((TurnToEyes(3),)),
    "dreadful-spells": EventText(
        (
            ChooseArmy(SPELLCASTERS),
            RollAgainst(Side.FREE, THERE | NextTo(THERE), dice=NazgulThere()),
        ),
        Somewhere(SPELLCASTERS),
    ),
    "grond-hammer-of-the-underworld": EventText(
        (
            AttackWith(
                Holds(KINGS) & BesiegedBy(Side.SHADOW),
                at=BesiegedBy(Side.SHADOW) & Holds(KINGS),
                rounds=3,
                hush=Hush.UNLESS_COMPANION,
            ),
        ),
        IsAt(KINGS, BesiegedBy(Side.SHADOW)),
    ),
    "the-palantir-of-orthanc": EventText(
        if_=SARUMAN_IN_PLAY,
        stays=OnTable(
            (DrawsAfterEventDie(Side.SHADOW),),
            while_=SARUMAN_IN_PLAY,
            removals=(WILL_OF_THE_WEST, Removal(Side.FREE, None, ring=True)),
        ),
    ),
    "wormtongue": EventText(
        if_=SARUMAN_IN_PLAY,
        stays=OnTable(
            (SleepsUnless(Nation.ROHAN, at("edoras", "helms-deep").regions),),
            while_=SARUMAN_IN_PLAY,
            until_active=Nation.ROHAN,
        ),
    ),
    "the-ringwraiths-are-abroad": EventText(
        (
            MoveNazgul(),
            OneOf(
                (
                    MoveArmies(2, escort=WITH_NAZGUL),
                    AttackWith(HasArmy(Side.SHADOW), escort=WITH_NAZGUL),
                ),
                may=True,
            ),
        )
    ),
    "the-black-captain-commands": EventText(
        (
            OneOf((RecruitUnits(Nation.SAURON, 0, Holds(KINGS), leaders=2), MoveNazgul())),
            OneOf(
                (
                    MoveArmies(1, escort=WITH_THE_KING),
                    AttackWith(Holds(KINGS), escort=WITH_THE_KING),
                ),
                may=True,
            ),
        ),
        InPlay(KINGS),
    ),
}
