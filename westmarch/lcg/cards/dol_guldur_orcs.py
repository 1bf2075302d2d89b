"""Dol Guldur Orcs: cards 89-95."""

from __future__ import annotations

from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.abilities import (
    Ban,
    Bonus,
    Cannot,
    Forced,
    Shadow,
    Travel,
    WhenRevealed,
)
from westmarch.lcg.vocabulary.conditions import Fits, InPlay, Undefended
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    AddResources,
    As,
    Boost,
    Choose,
    Damage,
    DealShadow,
    Discard,
    DiscardFromHand,
    GainSurge,
    If,
)
from westmarch.lcg.vocabulary.filters import (
    ACTIVE,
    ATTACHMENT,
    CHARACTER,
    COMMITTED,
    CONTROLLED,
    ENEMY,
    EXHAUSTED,
    LOCATION,
    OBJECTIVE,
    ON_DEFENDER,
    STAGED,
)
from westmarch.lcg.vocabulary.targets import (
    ATTACKER,
    CHOSEN,
    EVERYBODY,
    FIRST_PLAYER,
    SELF,
    Count,
    Each,
    Measure,
    Until,
)
from westmarch.lcg.vocabulary.triggers import Attacks

CARDS = (
    card("dol-guldur-orcs",
         WhenRevealed((As(FIRST_PLAYER, (Choose(CHARACTER & COMMITTED), Damage(2, CHOSEN))),)),
         Shadow((If(
             Undefended(),
             (Boost(Stat.ATTACK, +3, ATTACKER, Until.ATTACK),),
             (Boost(Stat.ATTACK, +1, ATTACKER, Until.ATTACK),),
         ),))),
    card("chieftan-ufthak",
         Bonus(Stat.ATTACK, Count(Measure.RESOURCES, times=2)),
         Forced(after=Attacks(over=True), do=(AddResources(1, SELF),))),
    card("dol-guldur-beastmaster", Forced(after=Attacks(), do=(DealShadow(1, SELF),))),
    card("driven-by-shadow",
         WhenRevealed((If(
             InPlay((ENEMY | LOCATION | OBJECTIVE) & STAGED),
             (Boost(Stat.THREAT, +1, Each((ENEMY | LOCATION) & STAGED), Until.PHASE),),
             (GainSurge(),),
         ),)),
         Shadow((If(
             Undefended(),
             (Discard(Each(ATTACHMENT & CONTROLLED)),),
             (Choose(ATTACHMENT & ON_DEFENDER), Discard(CHOSEN)),
         ),))),
    card("the-necromancers-reach", WhenRevealed((Damage(1, Each(CHARACTER & EXHAUSTED)),))),
    card("necromancers-pass",
         Travel((As(FIRST_PLAYER, (DiscardFromHand(2, at_random=True),)),))),
    card("enchanted-stream", Cannot(Ban.DRAW, EVERYBODY, if_=Fits(SELF, ACTIVE))),
)  # fmt: skip
