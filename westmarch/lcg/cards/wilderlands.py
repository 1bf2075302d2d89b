"""Wilderlands: cards 81-88."""

from __future__ import annotations

from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.abilities import (
    Ban,
    Cannot,
    ExcessToThreat,
    Forced,
    MustTravelHere,
    Shadow,
    WhenRevealed,
)
from westmarch.lcg.vocabulary.conditions import Fits, InPlay, Undefended
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    As,
    AttackFromShadow,
    Boost,
    Choose,
    Damage,
    If,
    IgnoreDefense,
    ProgressOn,
    RaiseThreat,
    RemoveProgress,
    ReturnToStaging,
)
from westmarch.lcg.vocabulary.filters import CHARACTER, CONTROLLED, ENEMY, ITSELF, STAGED
from westmarch.lcg.vocabulary.targets import ATTACKER, CHOSEN, EACH_PLAYER, SELF, Until
from westmarch.lcg.vocabulary.triggers import Attacks, TravelTo, When

CARDS = (
    card("wolf-rider", Shadow((AttackFromShadow(),))),
    card("hill-troll", ExcessToThreat()),
    card("goblin-sniper",
         Cannot(Ban.OPTIONAL_ENGAGEMENT, if_=InPlay(ENEMY & STAGED & ~ITSELF)),
         Forced(
             after=When.COMBAT_PHASE_ENDS,
             do=(If(
                 Fits(SELF, STAGED),
                 (As(EACH_PLAYER, (Choose(CHARACTER & CONTROLLED), Damage(1, CHOSEN))),),
             ),),
         )),
    card("marsh-adder", Forced(after=Attacks(), do=(RaiseThreat(1),))),
    card("wargs",
         Forced(after=Attacks(over=True, shadow_without_effect=True), do=(ReturnToStaging(SELF),)),
         Shadow((If(
             Undefended(),
             (Boost(Stat.ATTACK, +2, ATTACKER, Until.ATTACK),),
             (Boost(Stat.ATTACK, +1, ATTACKER, Until.ATTACK),),
         ),))),
    card("despair",
         WhenRevealed((RemoveProgress(4),)),
         Shadow((IgnoreDefense(),))),
    card("the-brown-lands", Forced(after=TravelTo(), do=(ProgressOn(1, SELF),))),
    card("the-east-bight", MustTravelHere()),
)  # fmt: skip
