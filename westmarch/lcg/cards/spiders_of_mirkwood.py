"""Spiders of Mirkwood: cards 74-80."""

from __future__ import annotations

from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.abilities import (
    Forced,
    Response,
    Shadow,
    StaysExhausted,
    Travel,
    WhenRevealed,
)
from westmarch.lcg.vocabulary.conditions import Undefended
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    As,
    AttachTo,
    Boost,
    Choose,
    Damage,
    DiscardAll,
    Exhaust,
    If,
    May,
    RaiseThreat,
    Reveal,
    SearchTop,
)
from westmarch.lcg.vocabulary.filters import CHARACTER, COMMITTED, CONTROLLED, EVENT, HERO, READY
from westmarch.lcg.vocabulary.targets import CHOSEN, EACH_PLAYER, HIGHEST_THREAT, YOU, Each, Until
from westmarch.lcg.vocabulary.triggers import EngagesPlayer, IsExplored

CARDS = (
    card("king-spider",
         WhenRevealed((As(
             EACH_PLAYER,
             (Choose(CHARACTER & READY & CONTROLLED), Exhaust(CHOSEN)),
         ),)),
         Shadow((
             Choose(CHARACTER & READY & CONTROLLED),
             Exhaust(CHOSEN),
             If(Undefended(), (Choose(CHARACTER & READY & CONTROLLED), Exhaust(CHOSEN))),
         ))),
    card("hummerhorns",
         Forced(after=EngagesPlayer(), do=(Choose(HERO & CONTROLLED), Damage(5, CHOSEN))),
         Shadow((If(
             Undefended(),
             (Damage(2, Each(CHARACTER & CONTROLLED)),),
             (Damage(1, Each(CHARACTER & CONTROLLED)),),
         ),))),
    card("ungoliants-spawn",
         WhenRevealed((Boost(Stat.WILLPOWER, -1, Each(CHARACTER & COMMITTED), Until.PHASE),)),
         Shadow((If(Undefended(), (RaiseThreat(8),), (RaiseThreat(4),)),))),
    card("great-forest-web",
         Travel((As(EACH_PLAYER, (Choose(HERO & READY & CONTROLLED), Exhaust(CHOSEN))),))),
    card("mountains-of-mirkwood",
         Travel((Reveal(1),)),
         Response(
             after=IsExplored(),
             group=True,
             do=(As(EACH_PLAYER, (May((SearchTop(5, YOU, shuffle=True),)),)),),
         )),
    card("eyes-of-the-forest",
         WhenRevealed((As(EACH_PLAYER, (DiscardAll(EVENT),)),))),
    card("caught-in-a-web",
         WhenRevealed((As(HIGHEST_THREAT, (Choose(HERO & CONTROLLED), AttachTo())),)),
         StaysExhausted(2)),
)  # fmt: skip
