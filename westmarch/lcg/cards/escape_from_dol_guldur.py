"""Escape from Dol Guldur: cards 101-110 and the quest deck, 123-125."""

from __future__ import annotations

from westmarch.lcg.vocabulary.abilities import (
    Action,
    AlliesPerRound,
    Ban,
    Cannot,
    ChangeThreat,
    Forced,
    InsteadOfDrawing,
    NotCompletedIf,
    Response,
    Setup,
    Shadow,
    WhenRevealed,
)
from westmarch.lcg.vocabulary.conditions import (
    Claimed,
    Fits,
    InPlay,
    Opposite,
    PrisonerRescued,
    Undefended,
)
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    As,
    AttachToDeck,
    Choose,
    Damage,
    Discard,
    If,
    PutIntoStaging,
    RaiseStagingThreat,
    RaiseThreat,
    ShuffleIntoDeck,
)
from westmarch.lcg.vocabulary.filters import (
    ATTACHMENT,
    CHARACTER,
    CONTROLLED,
    FREE,
    HERO,
    OBJECTIVE,
    STAGED,
    UNCLAIMED,
    Named,
)
from westmarch.lcg.vocabulary.quests import (
    Claim,
    Fetch,
    Guard,
    OrcGuards,
    Rescue,
    SetAside,
    ShuffleEncounterDeck,
    TakePrisoner,
)
from westmarch.lcg.vocabulary.targets import (
    CHOSEN,
    ENGAGED_PLAYER,
    FIRST_PLAYER,
    HOST,
    HOST_CONTROLLER,
    SELF,
    Count,
    Each,
    Measure,
)
from westmarch.lcg.vocabulary.triggers import ShadowResolved, TravelTo, When

CLAIM = Action(
    cost=(ChangeThreat(+2),),
    anyone=True,
    if_=Fits(SELF, UNCLAIMED & FREE),
    do=(Choose(HERO & CONTROLLED), Claim()),
)
"""Any player may claim an objective that nothing guards."""

CARDS = (
    card("dungeon-jailor", Forced(
        after=When.QUEST_FAILED,
        do=(If(
            Fits(SELF, STAGED),
            (As(FIRST_PLAYER, (
                Choose(OBJECTIVE & UNCLAIMED & STAGED),
                ShuffleIntoDeck(CHOSEN),
            )),),
        ),),
    )),
    card("nazgul-of-dol-guldur",
         Cannot(Ban.BE_ATTACHED_TO),
         Forced(after=When.PRISONER_RESCUED, do=(PutIntoStaging(SELF),)),
         Forced(after=ShadowResolved(), do=(
             As(ENGAGED_PLAYER, (Choose(CHARACTER & CONTROLLED), Discard(CHOSEN))),
         ))),
    card("cavern-guardian",
         Shadow((If(
             Undefended(),
             (Discard(Each(ATTACHMENT & CONTROLLED)),),
             (Choose(ATTACHMENT & CONTROLLED), Discard(CHOSEN)),
         ),))),
    card("under-the-shadow",
         WhenRevealed((RaiseStagingThreat(Count(Measure.PLAYERS)),)),
         Shadow((RaiseThreat(Count(Measure.ENGAGED)),))),
    card("iron-shackles",
         WhenRevealed((AttachToDeck(FIRST_PLAYER),)),
         Shadow((AttachToDeck(FIRST_PLAYER),)),
         InsteadOfDrawing()),
    card("endless-caverns"),
    card("tower-gate", Forced(after=TravelTo(), do=(OrcGuards(),))),
    card("gandalfs-map",
         CLAIM,
         Cannot(Ban.ATTACK, HOST),
         Cannot(Ban.DEFEND, HOST)),
    card("dungeon-torch",
         CLAIM,
         Forced(after=When.ROUND_ENDS, do=(RaiseThreat(2, HOST_CONTROLLER),))),
    card("shadow-key",
         CLAIM,
         Forced(after=When.ROUND_ENDS, do=(Damage(1, HOST),))),
    card("the-necromancers-tower",
         Setup((
             Fetch(OBJECTIVE, count=3),
             SetAside(Named("nazgul-of-dol-guldur")),
             ShuffleEncounterDeck(),
             Guard(),
         )),
         WhenRevealed((TakePrisoner(),)),
         AlliesPerRound(1),
         NotCompletedIf(Opposite(Claimed(1)))),
    card("through-the-caverns",
         Response(after=When.PROGRESS_ON_QUEST_CARD, group=True, do=(Rescue(),)),
         AlliesPerRound(1),
         NotCompletedIf(Opposite(PrisonerRescued())),
         NotCompletedIf(Opposite(Claimed(3)))),
    card("out-of-the-dungeons",
         Forced(after=When.QUEST_PHASE_BEGINS, do=(OrcGuards(),)),
         NotCompletedIf(InPlay(Named("nazgul-of-dol-guldur")))),
)  # fmt: skip
