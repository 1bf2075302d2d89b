"""Lore: heroes 10-12, cards 58-72."""

from __future__ import annotations

from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.vocabulary.abilities import (
    ONCE_PER_ROUND,
    Action,
    Attaches,
    Ban,
    Bonus,
    Cannot,
    DiscardCards,
    ExhaustSelf,
    Limit,
    Response,
    Scope,
    Spend,
)
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import (
    Boost,
    Choose,
    ChooseFrom,
    ChoosePlayer,
    Discard,
    Draw,
    Heal,
    LookAtTop,
    NoThreat,
    OneOf,
    ReturnToHand,
    SearchShadow,
    SearchTop,
)
from westmarch.lcg.vocabulary.filters import (
    ATTACHMENT,
    CHARACTER,
    CONTROLLED_BY_CHOSEN,
    DAMAGED,
    ENEMY,
    ENGAGED,
    HERO,
    LOCATION,
    STAGED,
    Trait,
)
from westmarch.lcg.vocabulary.targets import (
    ALL,
    CHOSEN,
    CHOSEN_PLAYER,
    HOST,
    Count,
    Each,
    Measure,
    Place,
    Until,
)
from westmarch.lcg.vocabulary.triggers import EntersPlay, ShadowDealt

CARDS = (
    card("denethor", Action(cost=(ExhaustSelf(),), do=(LookAtTop(may_bury=True),))),
    card("glorfindel", Action(
        cost=(Spend(1),),
        limit=ONCE_PER_ROUND,
        do=(Choose(CHARACTER & DAMAGED), Heal(1, CHOSEN)),
    )),
    card("beravor", Action(
        cost=(ExhaustSelf(),),
        limit=ONCE_PER_ROUND,
        do=(ChoosePlayer(), Draw(2, CHOSEN_PLAYER)),
    )),
    card("daughter-of-the-nimrodel", Action(
        cost=(ExhaustSelf(),),
        do=(Choose(HERO & DAMAGED), Heal(2, CHOSEN)),
    )),
    card("erebor-hammersmith", Response(
        after=EntersPlay(played=True),
        do=(ChooseFrom(Place.TOPMOST_DISCARD, ATTACHMENT), ReturnToHand(CHOSEN)),
    )),
    card("henamarth-riversong", Action(cost=(ExhaustSelf(),), do=(LookAtTop(),))),
    card("miner-of-the-iron-hills", Response(
        after=EntersPlay(),
        do=(Choose(ATTACHMENT & Trait("Condition")), Discard(CHOSEN)),
    )),
    card("gleowine", Action(
        cost=(ExhaustSelf(),),
        do=(ChoosePlayer(), Draw(1, CHOSEN_PLAYER)),
    )),
    card("lore-of-imladris", Action(do=(Choose(CHARACTER & DAMAGED), Heal(ALL, CHOSEN)))),
    card("loriens-wealth", Action(do=(ChoosePlayer(), Draw(3, CHOSEN_PLAYER)))),
    card("radagasts-cunning", Action(
        phase=Phase.QUEST,
        do=(Choose(ENEMY & STAGED), NoThreat(CHOSEN)),
    )),
    card("secret-paths", Action(
        phase=Phase.QUEST,
        do=(Choose(LOCATION & STAGED), NoThreat(CHOSEN)),
    )),
    card("gandalfs-search", Action(do=(
        ChoosePlayer(),
        SearchTop(Count(Measure.X), CHOSEN_PLAYER, shuffle=False),
    ))),
    card("beorns-hospitality", Action(do=(
        ChoosePlayer(),
        Heal(ALL, Each(HERO & CONTROLLED_BY_CHOSEN & DAMAGED)),
    ))),
    card("forest-snare", Attaches(ENEMY & ENGAGED), Cannot(Ban.ATTACK, HOST)),
    card("protector-of-lorien",
         Attaches(HERO),
         Action(
             cost=(DiscardCards(1),),
             limit=Limit(3, Scope.PHASE),
             do=(OneOf((
                 (Boost(Stat.DEFENSE, +1, HOST, Until.PHASE),),
                 (Boost(Stat.WILLPOWER, +1, HOST, Until.PHASE),),
             )),),
         )),
    card("dark-knowledge",
         Attaches(HERO),
         Bonus(Stat.WILLPOWER, -1, HOST),
         Response(after=ShadowDealt(), cost=(ExhaustSelf(),), do=(SearchShadow(),))),
    card("self-preservation",
         Attaches(CHARACTER),
         Action(cost=(ExhaustSelf(),), do=(Heal(2, HOST),))),
)  # fmt: skip
