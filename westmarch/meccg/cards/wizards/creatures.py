"""Creatures of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import SiteType
from westmarch.meccg.vocabulary.abilities import Ability, AsEvent, TapsInto
from westmarch.meccg.vocabulary.acts import Each
from westmarch.meccg.vocabulary.effects import CorruptionCheck, When
from westmarch.meccg.vocabulary.filters import WoundedBy
from westmarch.meccg.vocabulary.happenings import attack_ends, faced
from westmarch.meccg.vocabulary.judgements import Happened
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import SELF, Stat, Trait, Until
from westmarch.meccg.vocabulary.statics import Boost, SitesBecome, Treat
from westmarch.meccg.vocabulary.words import CHARACTER, HERE, ORC

CARDS: dict[str, tuple[Ability, ...]] = {
    "barrow-wight": (
        When(
            attack_ends(SELF),
            (CorruptionCheck(Each(CHARACTER & HERE & WoundedBy(That(SELF))), -2),),
        ),
    ),
    "cave-drake": (Treat(SELF, Trait.ATTACKER_CHOOSES),),
    "orc-warband": (Boost((Stat.PROWESS,), +3, if_=Happened(faced(ORC & ~That(SELF)))),),
    "witch-king-of-angmar": (
        AsEvent(
            abilities=(
                TapsInto(
                    (
                        SitesBecome(
                            SiteType.DARK_HOLD,
                            (SiteType.SHADOW_HOLD,),
                            until=Until.NEXT_LONG_EVENTS,
                        ),
                    )
                ),
            )
        ),
    ),
}
