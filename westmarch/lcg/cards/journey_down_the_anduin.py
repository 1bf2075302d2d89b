"""Journey Down the Anduin and Sauron's Reach: cards 111-118 and the quest deck, 126-128."""

from __future__ import annotations

from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.abilities import (
    Ban,
    Cannot,
    Forced,
    MoreRevealed,
    NotByProgress,
    NotCompletedIf,
    RefreshThreat,
    ReturnsToDeck,
    Setup,
    Shadow,
    WhenRevealed,
    WonIf,
)
from westmarch.lcg.vocabulary.conditions import InPlay, Opposite, ThreatAtLeast, Undefended
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    As,
    Boost,
    BoostAll,
    Choose,
    Damage,
    DealShadow,
    DiscardFromHand,
    If,
    RaiseThreat,
    RemoveProgress,
    ReturnToHand,
    Reveal,
    ShuffleIntoDeck,
)
from westmarch.lcg.vocabulary.filters import (
    ALLY,
    CHARACTER,
    CONTROLLED,
    ENEMY,
    EXHAUSTED,
    LOCATION,
    STAGED,
    Named,
)
from westmarch.lcg.vocabulary.quests import Fetch, ShuffleEncounterDeck
from westmarch.lcg.vocabulary.targets import (
    ATTACKER,
    CHOSEN,
    EACH_PLAYER,
    EVERYBODY,
    SELF,
    Count,
    Each,
    Measure,
    Until,
)
from westmarch.lcg.vocabulary.triggers import Attacks, IsDefeated

CARDS = (
    card("misty-mountain-goblins",
         Forced(after=Attacks(over=True), do=(RemoveProgress(1),)),
         Shadow((If(Undefended(), (RemoveProgress(3),), (RemoveProgress(1),)),))),
    card("massing-at-night",
         WhenRevealed((Reveal(Count(Measure.PLAYERS)),)),
         Shadow((DealShadow(Count(Measure.PLAYERS), ATTACKER),))),
    card("banks-of-the-anduin", ReturnsToDeck()),
    card("gladden-fields", RefreshThreat(1)),
    card("eastern-crows",
         Forced(after=IsDefeated(), do=(ShuffleIntoDeck(SELF),)),
         Shadow((If(
             ThreatAtLeast(35),
             (Boost(Stat.ATTACK, +2, ATTACKER, Until.ATTACK),),
             (Boost(Stat.ATTACK, +1, ATTACKER, Until.ATTACK),),
         ),))),
    card("evil-storm",
         WhenRevealed((As(
             EACH_PLAYER,
             (Damage(1, Each(CHARACTER & CONTROLLED)),),
             if_=ThreatAtLeast(35),
         ),))),
    card("pursued-by-shadow",
         WhenRevealed((As(EACH_PLAYER, (RaiseThreat(Count(Measure.UNCOMMITTED)),)),)),
         Shadow((If(
             InPlay(ALLY & EXHAUSTED & CONTROLLED),
             (Choose(ALLY & EXHAUSTED & CONTROLLED), ReturnToHand(CHOSEN)),
             (RaiseThreat(3),),
         ),))),
    card("treacherous-fog",
         WhenRevealed((
             BoostAll(Stat.THREAT, +1, LOCATION & STAGED, Until.PHASE),
             As(EACH_PLAYER, (DiscardFromHand(1),), if_=ThreatAtLeast(35)),
         ))),
    card("to-the-river",
         Setup((As(EACH_PLAYER, (Reveal(1),)),)),
         WhenRevealed((
             If(Opposite(InPlay(Named("hill-troll"))), (Fetch(Named("hill-troll")),)),
             ShuffleEncounterDeck(),
         )),
         NotCompletedIf(InPlay(Named("hill-troll")))),
    card("anduin-passage", MoreRevealed(1), Cannot(Ban.ENGAGEMENT_CHECKS, EVERYBODY)),
    card("ambush-on-the-shore",
         WhenRevealed((Reveal(Count(Measure.PLAYERS, times=2)),)),
         Cannot(Ban.STAGING, EVERYBODY),
         NotByProgress(),
         WonIf(Opposite(InPlay(ENEMY)))),
)  # fmt: skip
