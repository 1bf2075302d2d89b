"""The Combat cards."""

from __future__ import annotations

from westmarch.wotr.cards.characters import (
    ARAGORN,
    FANGORN,
    GANDALF_GREY,
    GANDALF_WHITE,
    MORIA,
    ORTHANC,
    STRIDER,
)
from westmarch.wotr.kinds import FREE_NATIONS, Nation
from westmarch.wotr.vocabulary.places import At, Except, OfTheFellowship, Outside, Within
from westmarch.wotr.vocabulary.tactics import (
    CancelCard,
    CancelReroll,
    CancelRerollIfOutled,
    CapDice,
    Combat,
    CompanionsThere,
    DefenderAt,
    DefenderInside,
    DefenderNear,
    Defending,
    Dunlendings,
    EliteUnits,
    Engines,
    ExtraAttack,
    FewerDice,
    ForfeitCompanions,
    ForfeitForFewerDice,
    ForfeitNazgul,
    HasCompanion,
    HasDunlendings,
    HasElite,
    HasEngine,
    HasHobbit,
    HasLeader,
    HasNazgul,
    HasOneOf,
    HasUnitOf,
    HitIfTwice,
    LastAttack,
    Modify,
    MoreHits,
    NazgulLeadership,
    OneMoreIfAhead,
    OnesStrikeBack,
    OwnLeadership,
    ParryOne,
    SacrificeToParry,
    Silence,
    SlayByReroll,
    SlipAway,
    SmashEngine,
    Stat,
    SufferForBonus,
    SufferToStrike,
    TurnMisses,
    Whom,
)

ENT_COUNTRY = Within(Nation.ROHAN) | At((FANGORN, ORTHANC))

BETTER_ROLL = Modify(Stat.ROLL, +1)
BETTER_REROLL = Modify(Stat.REROLL, +1)
NEAR_THE_RING = (DefenderAt(OfTheFellowship()),)
IN_ENT_COUNTRY = (DefenderAt(ENT_COUNTRY),)
AT_HOME = (DefenderAt(Except(Outside(FREE_NATIONS))),)

COMBAT: dict[str, Combat] = {
    # Of the Free Peoples
    "it-is-a-gift": Combat((BETTER_ROLL, BETTER_REROLL), NEAR_THE_RING),
    "blade-of-westernesse": Combat(
        (SlayByReroll(characters_only=True, for_hits=1, costs_hit=True),), (HasHobbit(),)
    ),
    "mighty-attack": Combat((TurnMisses(1),), (HasCompanion(),)),
    "servant-of-the-secret-fire": Combat(
        (BETTER_ROLL,), (HasOneOf((GANDALF_GREY, GANDALF_WHITE)),)
    ),
    "anduril": Combat(
        (TurnMisses(1, (STRIDER,)), TurnMisses(2, (ARAGORN,))), (HasOneOf((STRIDER, ARAGORN)),)
    ),
    "heroic-death": Combat((SacrificeToParry(),), (HasLeader(),)),
    "daring-defiance": Combat((ForfeitCompanions(), CancelCard()), (HasCompanion(),)),
    "fateful-strike": Combat((SlayByReroll(for_hits=2),), (HasLeader(),)),
    "sudden-strike": Combat((ExtraAttack(OwnLeadership()),), (HasLeader(),)),
    "brave-stand": Combat((FewerDice(CompanionsThere()),), (HasCompanion(),)),
    "ents-rage": Combat((Modify(Stat.ROLL, +2),), IN_ENT_COUNTRY),
    "rage-of-the-ents": Combat((Modify(Stat.ROLL, +2),), IN_ENT_COUNTRY),
    "huorn-dark": Combat((CapDice(2),), IN_ENT_COUNTRY),
    "nameless-wood": Combat((MoreHits(2),), IN_ENT_COUNTRY),
    "among-the-siege-engines": Combat((SmashEngine(),)),
    "daylight": Combat((CapDice(3),)),
    "no-quarter": Combat((MoreHits(1),)),
    "advantageous-position": Combat((Modify(Stat.ROLL, -1, Whom.ENEMY),), AT_HOME),
    "scouts": Combat((SlipAway(),), (Defending(in_the_field=True),)),
    "shield-wall": Combat((ParryOne(),)),
    "confusion": Combat((OnesStrikeBack(),)),
    "charge": Combat((ExtraAttack(EliteUnits()),), (HasElite(),)),
    "valour": Combat((BETTER_ROLL,), (HasElite(),)),
    "last-defences": Combat((Modify(Stat.STRENGTH, Engines()),), (HasEngine(),)),
    # Of the Shadow
    "one-for-the-dark-lord": Combat((BETTER_ROLL, BETTER_REROLL), NEAR_THE_RING),
    "cruel-as-death": Combat((ForfeitNazgul(2), BETTER_ROLL), (NazgulLeadership(2),)),
    "they-are-terrible": Combat((ForfeitNazgul(1), BETTER_REROLL), (NazgulLeadership(1),)),
    "dread-and-despair": Combat((ForfeitForFewerDice(),), (NazgulLeadership(1),)),
    "foul-stench": Combat((CancelRerollIfOutled(),), (NazgulLeadership(1),)),
    "black-breath": Combat((SlayByReroll(),), (HasNazgul(),)),
    "words-of-power": Combat((Silence(),), (HasNazgul(),)),
    "durins-bane": Combat((ExtraAttack(3, on=4),), (DefenderNear(MORIA, 2),)),
    "devilry-of-orthanc": Combat((BETTER_ROLL,), (HasUnitOf(Nation.ISENGARD), DefenderInside())),
    "heads-of-the-fallen": Combat((BETTER_ROLL, CancelReroll()), (HasEngine(),)),
    "deadly-strife": Combat((Modify(Stat.ROLL, +2, Whom.BOTH), Modify(Stat.REROLL, +2, Whom.BOTH))),
    "onslaught": Combat((SufferToStrike(4, on=4),)),
    "relentless-assault": Combat((SufferForBonus(2),)),
    "great-host": Combat((HitIfTwice(),)),
    "mumakil": Combat((BETTER_ROLL, OneMoreIfAhead()), (HasElite(Nation.SOUTHRONS),)),
    "swarm-of-bats": Combat((CancelCard(otherwise=BETTER_REROLL),)),
    "we-come-to-kill": Combat((LastAttack(EliteUnits()),), (HasElite(),)),
    "desperate-battle": Combat(
        (Modify(Stat.ROLL, +1, Whom.BOTH), Modify(Stat.REROLL, +1, Whom.BOTH))
    ),
    "old-hatred": Combat((ExtraAttack(Dunlendings()),), (HasDunlendings(),)),
}
"""What each Combat card does, by its code."""
