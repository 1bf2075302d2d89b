"""Allies and factions of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.vocabulary.abilities import Ability, InZone
from westmarch.meccg.vocabulary.effects import Action, CancelStrike
from westmarch.meccg.vocabulary.filters import Bears, Holding
from westmarch.meccg.vocabulary.judgements import AvatarIs, Is
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    COMPANY,
    DEFENDER,
    INFLUENCER,
    ME,
    SELF,
    SITE,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.usages import BEARER_FIGHTS, SHADOW_OR_DARK
from westmarch.meccg.vocabulary.words import (
    AUTOMATIC,
    CHARACTER,
    HAVEN,
    in_land,
    named,
)

MOUNT = named("noble-steed", "bill-the-pony", "shadowfax")
SITE_OF_WINGS = ~HAVEN & ~SHADOW_OR_DARK & in_land(RegionType.WILDERNESS)
RADAGAST_CALLS = InZone(
    Zone.HAND,
    (
        Boost(
            (Stat.INFLUENCE_CHECK,),
            +3,
            INFLUENCER,
            against=That(SELF),
            if_=AvatarIs(ME, ("radagast",)),
        ),
    ),
)
"""If Radagast is the player's Wizard, the faction is won more easily."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "noble-steed": (
        Boost(
            (Stat.MAX_REGIONS,),
            +2,
            COMPANY,
            if_=~Is(COMPANY, Holding(CHARACTER & ~Bears(MOUNT))),
            max_=6,
        ),
        Action(
            (CancelStrike(),),
            when=(Moment.STRIKE_FACED,),
            tap=(That(SELF),),
            if_=(BEARER_FIGHTS | Is(DEFENDER, That(SELF))) & Is(ATTACK, ~AUTOMATIC),
        ),
    ),
    "a-panoply-of-wings": (
        RADAGAST_CALLS,
        Action(
            (Treat(SITE, Trait.INFORMATION, until=Until.TURN),),
            when=(Moment.SITE_PHASE,),
            discard=That(SELF),
            if_=Is(SITE, SITE_OF_WINGS),
        ),
    ),
}
