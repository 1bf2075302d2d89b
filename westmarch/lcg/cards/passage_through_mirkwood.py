"""Passage Through Mirkwood: cards 96-100 and its quest deck, 119-122."""

from __future__ import annotations

from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.abilities import (
    Forced,
    NotByProgress,
    NotCompletedIf,
    Response,
    Setup,
    Shadow,
    WhenRevealed,
)
from westmarch.lcg.vocabulary.conditions import InPlay, Undefended
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    As,
    Boost,
    Choose,
    ChooseFrom,
    Discard,
    Draw,
    If,
    PutIntoStaging,
    RaiseThreat,
    Ready,
    RemoveFromQuest,
)
from westmarch.lcg.vocabulary.filters import (
    ATTACHMENT,
    CHARACTER,
    COMMITTED,
    CONTROLLED,
    EXHAUSTED,
    Named,
    Trait,
)
from westmarch.lcg.vocabulary.quests import Fetch, RandomNextStage, ShuffleEncounterDeck, Win
from westmarch.lcg.vocabulary.targets import (
    ATTACKER,
    CHOSEN,
    EACH_PLAYER,
    FIRST_PLAYER,
    SELF,
    Place,
    Until,
)
from westmarch.lcg.vocabulary.triggers import EngagesPlayer, LeavesPlay, TravelTo, When

CARDS = (
    card("forest-spider",
         Forced(after=EngagesPlayer(), do=(Boost(Stat.ATTACK, +1, SELF, Until.ROUND),)),
         Shadow((Choose(ATTACHMENT & CONTROLLED), Discard(CHOSEN)))),
    card("east-bight-patrol",
         Shadow((
             Boost(Stat.ATTACK, +1, ATTACKER, Until.ATTACK),
             If(Undefended(), (RaiseThreat(3),)),
         ))),
    card("black-forest-bats",
         WhenRevealed((As(
             EACH_PLAYER,
             (Choose(CHARACTER & COMMITTED), RemoveFromQuest(CHOSEN)),
         ),))),
    card("old-forest-road",
         Response(after=TravelTo(), group=True, do=(As(
             FIRST_PLAYER,
             (Choose(CHARACTER & EXHAUSTED & CONTROLLED), Ready(CHOSEN)),
         ),))),
    card("forest-gate",
         Response(after=TravelTo(), group=True, do=(Draw(2, FIRST_PLAYER),))),
    card("flies-and-spiders",
         Setup((
             Fetch(Named("forest-spider")),
             Fetch(Named("old-forest-road")),
             ShuffleEncounterDeck(),
         ))),
    card("a-fork-in-the-road", Forced(after=When.STAGE_COMPLETED, do=(RandomNextStage(),))),
    card("dont-leave-the-path",
         WhenRevealed((
             As(EACH_PLAYER, (
                 ChooseFrom(Place.ENCOUNTER_DECK_OR_DISCARD, Trait("Spider")),
                 PutIntoStaging(CHOSEN),
             )),
             ShuffleEncounterDeck(),
         )),
         NotByProgress(),
         Forced(after=LeavesPlay(Named("ungoliants-spawn"), destroyed=True), do=(Win(),))),
    card("beorns-path", NotCompletedIf(InPlay(Named("ungoliants-spawn")))),
)  # fmt: skip
