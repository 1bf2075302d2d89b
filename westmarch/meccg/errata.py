"""What cards can do beyond their texts where the unofficial errata are played (M-ERR)."""

from __future__ import annotations

from westmarch.meccg.kinds import PlaceCode, RegionCode, SiteType
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    Keyed,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Tap
from westmarch.meccg.vocabulary.filters import Amid
from westmarch.meccg.vocabulary.judgements import ERRATA
from westmarch.meccg.vocabulary.properties import Sized
from westmarch.meccg.vocabulary.references import COMPANY, HOST, TARGET, Deed, Moment, Until
from westmarch.meccg.vocabulary.statics import Cannot
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CREATURE,
    MINE,
    SCOUT,
    UNTAPPED,
    named,
)

STEED = Cannot(Deed.BE_RETURNED, HOST, if_=ERRATA)
"""Who rides it stays in play where others go back to hand (M-ERR-05)."""

ERRATA_OF: dict[str, tuple[Ability, ...]] = {
    "barrow-wight": (Keyed(Keying(places=(PlaceCode("barrow-downs"),)), ERRATA),),
    "black-horse": (STEED,),
    "creature-of-an-older-world": (STEED,),
    "hobbit-lore": (
        PermanentEvent(
            Way(when=(Moment.ORGANIZATION,), if_=ERRATA, on=named("gandalf") & MINE),
            (Tap(TARGET),),
        ),
    ),
    "mumak-oliphant": (
        Keyed(Keying(regions=(RegionCode("harondor"),), there=tuple(SiteType)), ERRATA),
    ),
    "sneakin": (
        ShortEvent(
            (Cannot(Deed.BE_ATTACKED, COMPANY, CREATURE, until=Until.TURN),),
            Way(
                when=(Moment.END_OF_ORGANIZATION,),
                if_=ERRATA,
                tap=CHARACTER & SCOUT & UNTAPPED & Amid(Sized(most=2)),
            ),
        ),
    ),
}
