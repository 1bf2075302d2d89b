"""The Strategy deck of the Free Peoples."""

from __future__ import annotations

from westmarch.wotr.cards.characters import ARAGORN
from westmarch.wotr.kinds import FREE_NATIONS, Deck, Nation, Rank, Side
from westmarch.wotr.tables.characters import COMPANIONS
from westmarch.wotr.vocabulary.abilities import Closes, KeepsHuntBoxEmpty
from westmarch.wotr.vocabulary.campaigns import (
    AttackWith,
    Escort,
    MoveArmies,
    MoveArmyTo,
    RecruitUnits,
    RollAgainst,
)
from westmarch.wotr.vocabulary.conditions import All, AtWar, IsActive, IsAt, IsWithArmy, Somewhere
from westmarch.wotr.vocabulary.effects import (
    DrawCards,
    EventText,
    GoToWar,
    If,
    MoveCompanions,
    RouseOne,
    Step,
)
from westmarch.wotr.vocabulary.lasting import OnTable, Removal, Until
from westmarch.wotr.vocabulary.places import (
    BesiegedBy,
    Coastal,
    FreeFor,
    HasArmy,
    HasCompanion,
    HasMixedArmy,
    HasSettlement,
    HeldBy,
    NextTo,
    Outside,
    Within,
    at,
)

ONE_MORE_CARD = DrawCards(Deck.STRATEGY, 1)
EDORAS = at("edoras")
MINAS_TIRITH = at("minas-tirith")
ARAGORN_ABROAD = All(
    (IsWithArmy((ARAGORN,)), IsAt((ARAGORN,), Outside(FREE_NATIONS))),
)
ITHILIEN = at("osgiliath", "south-ithilien", "north-ithilien")

AT_A_PRICE = Removal(Side.SHADOW, None, cards=True)

EVENTS: dict[str, EventText] = {
    "a-power-too-great": EventText(
        (Step(Nation.ELVES),),
        stays=OnTable(
            (Closes(Side.SHADOW, at("lorien", "rivendell", "grey-havens").regions),),
            removals=(AT_A_PRICE,),
        ),
    ),
    "the-power-of-tom-bombadil": EventText(
        (Step(Nation.NORTH),),
        stays=OnTable(
            (Closes(Side.SHADOW, at("old-forest", "the-shire", "buckland").regions),),
            removals=(AT_A_PRICE,),
        ),
    ),
    "the-last-battle": EventText(
        if_=ARAGORN_ABROAD,
        stays=OnTable((KeepsHuntBoxEmpty(),), while_=ARAGORN_ABROAD, until=(Until.FOUND,)),
    ),
    "book-of-mazarbul": EventText(
        (
            MoveCompanions(),
            If(
                Somewhere(at("erebor", "ered-luin") & HasCompanion()),
                (GoToWar(Nation.DWARVES),),
            ),
        )
    ),
    "fear-fire-foes": EventText(
        (
            MoveCompanions(),
            If(Somewhere(at("the-shire", "bree") & HasCompanion()), (GoToWar(Nation.NORTH),)),
        )
    ),
    "faramirs-rangers": EventText(
        (
            RollAgainst(Side.SHADOW, ITHILIEN, dice=3),
            If(
                Somewhere(at("osgiliath") & HasArmy(Side.FREE)),
                (RecruitUnits(Nation.GONDOR, 1, at("osgiliath"), leaders=1),),
            ),
        )
    ),
    "the-spirit-of-mordor": EventText(
        (RollAgainst(Side.SHADOW, HasMixedArmy(Side.SHADOW), dice=5),)
    ),
    "help-unlooked-for": EventText(
        (AttackWith(NextTo(BesiegedBy(Side.SHADOW)), at=BesiegedBy(Side.SHADOW), aided=True),)
    ),
    "paths-of-the-woses": EventText(
        (
            If(
                Somewhere(MINAS_TIRITH & (HeldBy(Side.SHADOW) | BesiegedBy(Side.SHADOW))),
                (MoveArmyTo(Within(Nation.ROHAN), NextTo(MINAS_TIRITH)),),
                (MoveArmyTo(Within(Nation.ROHAN), MINAS_TIRITH),),
            ),
        ),
        AtWar((Nation.ROHAN,)),
    ),
    "through-a-day-and-a-night": EventText(
        (MoveArmies(1, steps=2, escort=Escort(COMPANIONS)),),
        Somewhere(HasArmy(Side.FREE) & HasCompanion()),
    ),
    "wisdom-of-elrond": EventText((RouseOne(),)),
    "the-red-arrow": EventText(
        (Step(Nation.ROHAN), RecruitUnits(Nation.ROHAN, 1, EDORAS, leaders=1)),
        IsActive(Nation.GONDOR),
    ),
    "cirdans-ships": EventText(
        (RecruitUnits(Nation.ELVES, 2, Coastal() & HasArmy(Side.FREE)),),
        AtWar((Nation.ELVES,)),
    ),
    "guards-of-the-citadel": EventText(
        (RecruitUnits(Nation.GONDOR, 1, at("minas-tirith"), leaders=1),)
    ),
    "celeborns-galadhrim": EventText((RecruitUnits(Nation.ELVES, 1, at("lorien")), ONE_MORE_CARD)),
    "riders-of-theoden": EventText(
        (
            RecruitUnits(
                Nation.ROHAN, 1, EDORAS | (Within(Nation.ROHAN) & HasCompanion()), leaders=1
            ),
        )
    ),
    "grimbeorn-the-old-son-of-beorn": EventText(
        (RecruitUnits(Nation.NORTH, 1, at("carrock"), leaders=1),)
    ),
    "imrahil-of-dol-amroth": EventText(
        (RecruitUnits(Nation.GONDOR, 1, at("dol-amroth"), leaders=1),)
    ),
    "king-brands-men": EventText(
        (RecruitUnits(Nation.NORTH, 2, at("dale"), (Rank.REGULAR,)), ONE_MORE_CARD)
    ),
    "swords-in-eriador": EventText(
        (
            RecruitUnits(Nation.NORTH, 1, at("the-shire")),
            RecruitUnits(Nation.DWARVES, 1, at("ered-luin")),
            ONE_MORE_CARD,
        )
    ),
    "kindred-of-glorfindel": EventText(
        (RecruitUnits(Nation.ELVES, 1, at("rivendell")), ONE_MORE_CARD)
    ),
    "dain-ironfoots-guard": EventText((RecruitUnits(Nation.DWARVES, 1, at("erebor"), leaders=1),)),
    "eomer-son-of-eomund": EventText(
        (
            RecruitUnits(
                Nation.ROHAN,
                1,
                Within(Nation.ROHAN) & HasSettlement() & FreeFor(Side.FREE),
                leaders=1,
            ),
        )
    ),
    "thranduils-archers": EventText(
        (RecruitUnits(Nation.ELVES, 1, at("woodland-realm")), ONE_MORE_CARD)
    ),
}
