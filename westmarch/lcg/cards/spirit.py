"""Spirit: heroes 7-9, cards 43-57."""

from __future__ import annotations

from westmarch.lcg.kinds import Sphere, Stat
from westmarch.lcg.vocabulary.abilities import (
    ONCE_PER_ROUND,
    Action,
    Attaches,
    AttacksStagedAlone,
    Bonus,
    ChangeThreat,
    DiscardCards,
    ExhaustOne,
    ExhaustSelf,
    Limit,
    Response,
    Scope,
)
from westmarch.lcg.vocabulary.conditions import Attacking
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    Boost,
    CancelShadow,
    CancelWhenRevealed,
    Choose,
    ChooseFrom,
    ChoosePlayer,
    GiveControl,
    OneOf,
    ProgressOn,
    PutIntoPlay,
    RaiseThreat,
    Ready,
    ReduceThreat,
    RemoveFromGame,
    ReplaceRevealed,
    ReturnToHand,
    ReturnToStaging,
    ShuffleDiscardIntoDeck,
)
from westmarch.lcg.vocabulary.filters import (
    ACTIVE,
    ALLY,
    CHARACTER,
    CONTROLLED,
    ENEMY,
    ENGAGED,
    HERO,
    LOCATION,
    NOT_NEUTRAL,
    READY,
    STAGED,
    Of,
)
from westmarch.lcg.vocabulary.targets import (
    CHOSEN,
    CHOSEN_PLAYER,
    EACH_PLAYER,
    HOST,
    IT,
    SELF,
    Each,
    Place,
    Until,
)
from westmarch.lcg.vocabulary.triggers import Commits, TravelTo, TreacheryRevealed, When

CARDS = (
    card("eowyn", Action(
        cost=(DiscardCards(1),),
        limit=Limit(1, Scope.ROUND_AND_PLAYER),
        anyone=True,
        do=(Boost(Stat.WILLPOWER, +1, SELF, Until.PHASE),),
    )),
    card("eleanor", Response(
        after=TreacheryRevealed(),
        cost=(ExhaustSelf(),),
        do=(CancelWhenRevealed(), ReplaceRevealed()),
    )),
    card("dunhere",
         AttacksStagedAlone(),
         Bonus(Stat.ATTACK, +1, if_=Attacking(SELF, STAGED))),
    card("wandering-took", Action(
        cost=(ChangeThreat(-3),),
        limit=ONCE_PER_ROUND,
        do=(ChoosePlayer(other=True), GiveControl(CHOSEN_PLAYER), RaiseThreat(3, CHOSEN_PLAYER)),
    )),
    card("lorien-guide", Response(after=Commits(), do=(ProgressOn(1, Each(LOCATION & ACTIVE)),))),
    card("northern-tracker", Response(
        after=Commits(),
        do=(ProgressOn(1, Each(LOCATION & STAGED)),),
    )),
    card("the-galadhrims-greeting", Action(do=(OneOf((
        (ChoosePlayer(), ReduceThreat(6, CHOSEN_PLAYER)),
        (ReduceThreat(2, EACH_PLAYER),),
    )),))),
    card("strength-of-will", Response(
        after=TravelTo(LOCATION),
        cost=(ExhaustOne(CHARACTER & Of(Sphere.SPIRIT) & READY & CONTROLLED),),
        do=(ProgressOn(2, IT),),
    )),
    card("hasty-stroke", Response(after=When.SHADOW, do=(CancelShadow(),))),
    card("will-of-the-west", Action(do=(
        ChoosePlayer(),
        ShuffleDiscardIntoDeck(CHOSEN_PLAYER),
        RemoveFromGame(),
    ))),
    card("a-test-of-will", Response(after=When.WHEN_REVEALED, do=(CancelWhenRevealed(),))),
    card("stand-and-fight", Action(do=(
        ChooseFrom(Place.ANY_DISCARD, ALLY & NOT_NEUTRAL, priced_x=True),
        PutIntoPlay(CHOSEN),
    ))),
    card("a-light-in-the-dark", Action(do=(Choose(ENEMY & ENGAGED), ReturnToStaging(CHOSEN)))),
    card("dwarven-tomb", Action(do=(
        ChooseFrom(Place.DISCARD, Of(Sphere.SPIRIT) & ~HERO),
        ReturnToHand(CHOSEN),
    ))),
    card("fortune-or-fate", Action(do=(
        ChooseFrom(Place.ANY_DISCARD, HERO),
        PutIntoPlay(CHOSEN, owners=True),
    ))),
    card("the-favor-of-the-lady", Attaches(HERO), Bonus(Stat.WILLPOWER, +1, HOST)),
    card("power-in-the-earth", Attaches(LOCATION), Bonus(Stat.THREAT, -1, HOST)),
    card("unexpected-courage",
         Attaches(HERO),
         Action(cost=(ExhaustSelf(),), do=(Ready(HOST),))),
)  # fmt: skip
