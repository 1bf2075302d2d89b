"""Leadership: heroes 1-3, cards 13-27."""

from __future__ import annotations

from westmarch.lcg.kinds import Sphere, Stat
from westmarch.lcg.vocabulary.abilities import (
    Action,
    Attaches,
    Bonus,
    ExhaustOne,
    ExhaustSelf,
    GainsSphere,
    GainsTrait,
    Response,
    Spend,
)
from westmarch.lcg.vocabulary.conditions import Fits
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    AddResources,
    AtEnd,
    Boost,
    Choose,
    ChooseFrom,
    ChoosePlayer,
    Damage,
    Draw,
    Engage,
    ProgressOn,
    PutIntoPlay,
    Ready,
    ReturnToHand,
)
from westmarch.lcg.vocabulary.filters import (
    ALLY,
    CHARACTER,
    CHOSEN_CARD,
    COMMITTED,
    CONTROLLED,
    CONTROLLED_BY_CHOSEN,
    ENEMY,
    ENGAGED_ELSEWHERE,
    EXHAUSTED,
    HERO,
    LOCATION,
    READY,
    STAGED,
    Named,
    Trait,
)
from westmarch.lcg.vocabulary.targets import (
    CHOSEN,
    CONTROLLER,
    HOST,
    SELF,
    Count,
    Each,
    Measure,
    Place,
    Until,
)
from westmarch.lcg.vocabulary.triggers import Commits, EntersPlay, LeavesPlay, Suffers

CARDS = (
    card("aragorn", Response(after=Commits(), cost=(Spend(1),), do=(Ready(SELF),))),
    card("theodred", Response(
        after=Commits(),
        do=(Choose(HERO & COMMITTED), AddResources(1, CHOSEN)),
    )),
    card("gloin", Response(after=Suffers(), do=(AddResources(Count(Measure.SUFFERED), SELF),))),
    card("guard-of-the-citadel"),
    card("faramir", Action(
        cost=(ExhaustSelf(),),
        do=(
            ChoosePlayer(),
            Boost(Stat.WILLPOWER, +1, Each(CHARACTER & CONTROLLED_BY_CHOSEN), Until.PHASE),
        ),
    )),
    card("son-of-arnor", Response(
        after=EntersPlay(),
        do=(Choose(ENEMY & (STAGED | ENGAGED_ELSEWHERE)), Engage(CHOSEN)),
    )),
    card("snowbourn-scout", Response(
        after=EntersPlay(),
        do=(Choose(LOCATION), ProgressOn(1, CHOSEN)),
    )),
    card("silverlode-archer"),
    card("longbeard-orc-slayer", Response(
        after=EntersPlay(),
        do=(Damage(1, Each(ENEMY & Trait("Orc"))),),
    )),
    card("brok-ironfist", Response(
        after=LeavesPlay(HERO & Trait("Dwarf") & CONTROLLED),
        from_hand=True,
        do=(PutIntoPlay(SELF),),
    )),
    card("ever-vigilant", Action(do=(Choose(ALLY & EXHAUSTED), Ready(CHOSEN)))),
    card("common-cause", Action(
        cost=(ExhaustOne(HERO & READY & CONTROLLED),),
        do=(Choose(HERO & EXHAUSTED & ~CHOSEN_CARD), Ready(CHOSEN)),
    )),
    card("for-gondor", Action(do=(
        Boost(Stat.ATTACK, +1, Each(CHARACTER), Until.PHASE),
        Boost(Stat.DEFENSE, +1, Each(CHARACTER & Trait("Gondor")), Until.PHASE),
    ))),
    card("sneak-attack", Action(do=(
        ChooseFrom(Place.HAND, ALLY),
        PutIntoPlay(CHOSEN),
        AtEnd(Until.PHASE, (ReturnToHand(CHOSEN),)),
    ))),
    card("valiant-sacrifice", Response(after=LeavesPlay(ALLY), do=(Draw(2, CONTROLLER),))),
    card("grim-resolve", Action(do=(Ready(Each(CHARACTER & EXHAUSTED)),))),
    card("steward-of-gondor",
         Attaches(HERO),
         GainsTrait("Gondor"),
         Action(cost=(ExhaustSelf(),), do=(AddResources(2, HOST),))),
    card("celebrians-stone",
         Attaches(HERO),
         Bonus(Stat.WILLPOWER, +2, HOST),
         GainsSphere(Sphere.SPIRIT, if_=Fits(HOST, Named("aragorn")))),
)  # fmt: skip
