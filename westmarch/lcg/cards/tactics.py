"""Tactics: heroes 4-6, cards 28-42."""

from __future__ import annotations

from westmarch.lcg.kinds import Keyword, Phase, Stat
from westmarch.lcg.vocabulary.abilities import (
    ONCE_PER_ROUND,
    Action,
    Attaches,
    Bonus,
    DamagesRevealed,
    ExhaustOne,
    PaidByHeroes,
    Response,
)
from westmarch.lcg.vocabulary.conditions import Attacking, Fits
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    AddResources,
    AtEnd,
    AttackAtOnce,
    Boost,
    CannotAttack,
    Choose,
    ChoosePlayer,
    Damage,
    DefendTogether,
    ProgressOnQuest,
    ShuffleIntoDeck,
)
from westmarch.lcg.vocabulary.filters import (
    CHARACTER,
    CONTROLLED,
    ENEMY,
    ENGAGED,
    ENGAGED_WITH_CHOSEN,
    HERO,
    READY,
    Has,
    Trait,
)
from westmarch.lcg.vocabulary.targets import (
    ATTACKER,
    CHOSEN,
    CHOSEN_PLAYER,
    ENGAGED_PLAYER,
    HOST,
    SELF,
    Count,
    Each,
    Measure,
    Until,
)
from westmarch.lcg.vocabulary.triggers import Defends, DestroysInAttack, LeavesPlay

CARDS = (
    card("gimli", Bonus(Stat.ATTACK, Count(Measure.DAMAGE))),
    card("legolas", Response(after=DestroysInAttack(), do=(ProgressOnQuest(2),))),
    card("thalin", DamagesRevealed(1)),
    card("veteran-axehand"),
    card("gondorian-spearman", Response(after=Defends(), do=(Damage(1, ATTACKER),))),
    card("horseback-archer"),
    card("beorn", Action(
        limit=ONCE_PER_ROUND,
        do=(
            Boost(Stat.ATTACK, +5, SELF, Until.PHASE),
            AtEnd(Until.PHASE, (ShuffleIntoDeck(SELF),)),
        ),
    )),
    card("blade-mastery", Action(do=(
        Choose(CHARACTER),
        Boost(Stat.ATTACK, +1, CHOSEN, Until.PHASE),
        Boost(Stat.DEFENSE, +1, CHOSEN, Until.PHASE),
    ))),
    card("rain-of-arrows", Action(
        cost=(ExhaustOne(CHARACTER & Has(Keyword.RANGED) & READY & CONTROLLED),),
        do=(ChoosePlayer(), Damage(1, Each(ENEMY & ENGAGED_WITH_CHOSEN))),
    )),
    card("feint", Action(
        phase=Phase.COMBAT,
        do=(Choose(ENEMY & ENGAGED), CannotAttack(CHOSEN, ENGAGED_PLAYER)),
    )),
    card("quick-strike", Action(
        cost=(ExhaustOne(CHARACTER & READY & CONTROLLED),),
        do=(AttackAtOnce(),),
    )),
    card("thicket-of-spears",
         PaidByHeroes(3),
         Action(do=(
             ChoosePlayer(),
             CannotAttack(Each(ENEMY & ENGAGED_WITH_CHOSEN), CHOSEN_PLAYER),
         ))),
    card("swift-strike", Response(after=Defends(CHARACTER), do=(Damage(2, ATTACKER),))),
    card("stand-together", Action(do=(ChoosePlayer(), DefendTogether(CHOSEN_PLAYER)))),
    card("blade-of-gondolin",
         Attaches(HERO),
         Bonus(Stat.ATTACK, +1, HOST, if_=Attacking(HOST, Trait("Orc"))),
         Response(after=DestroysInAttack(host=True), do=(ProgressOnQuest(1),))),
    card("citadel-plate", Attaches(HERO), Bonus(Stat.HIT_POINTS, +4, HOST)),
    card("dwarven-axe",
         Attaches(HERO),
         Bonus(Stat.ATTACK, +1, HOST),
         Bonus(Stat.ATTACK, +1, HOST, if_=Fits(HOST, Trait("Dwarf")))),
    card("horn-of-gondor",
         Attaches(HERO),
         Response(after=LeavesPlay(CHARACTER, destroyed=True), do=(AddResources(1, HOST),))),
)  # fmt: skip
