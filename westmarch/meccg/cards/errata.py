"""What cards can do beyond their texts where the unofficial errata are played (M-ERR)."""

from __future__ import annotations

from westmarch.meccg.kinds import Movement, PlaceCode, RegionCode, SiteType, Zone
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    InZone,
    Keyed,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Fetch, Tap
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Amid
from westmarch.meccg.vocabulary.judgements import ERRATA, Condition, Is
from westmarch.meccg.vocabulary.properties import MovingBy, Sized, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    COMPANY,
    DEFENDER,
    HOST,
    ME,
    SELF,
    SITE,
    TARGET,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.stages import on_wizard
from westmarch.meccg.vocabulary.statics import Boost, Cannot
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CORRUPTION,
    CREATURE,
    HAVEN,
    HERE,
    MINE,
    SCOUT,
    UNTAPPED,
    named,
)

STEED = Cannot(Deed.BE_RETURNED, HOST, if_=ERRATA)
"""Who rides it stays in play where others go back to hand (M-ERR-05)."""


def barred(if_: Condition) -> InZone:
    """The card cannot be played under a condition, though its text allows it."""
    return InZone(Zone.HAND, (Cannot(Deed.PLAY, ME, That(SELF), if_=ERRATA & if_),))


ERRATA_OF: dict[str, tuple[Ability, ...]] = {
    "army-of-the-dead": (barred(~Is(COMPANY, MovingBy((Movement.SPECIAL,)))),),
    "athelas": (
        Action(
            (Discard(Choice(CORRUPTION & HERE)),),
            if_=ERRATA,
            tap=(named("strider") & That(HOST),),
            discard=That(SELF),
        ),
    ),
    "barrow-wight": (Keyed(Keying(places=(PlaceCode("barrow-downs"),)), ERRATA),),
    "black-horse": (STEED,),
    "blackbole": (barred(Is(SITE, HAVEN)),),
    "creature-of-an-older-world": (STEED,),
    "hobbit-lore": (
        PermanentEvent(
            Way(when=(Moment.ORGANIZATION,), if_=ERRATA, on=named("gandalf") & MINE),
            (Tap(TARGET),),
        ),
    ),
    "khamul-the-ringwraith": (
        Boost((Stat.BODY_CHECK,), +2, ATTACK, if_=ERRATA & Is(DEFENDER, That(SELF))),
    ),
    "many-coloured-robes": (
        Action(
            (
                Fetch(
                    named("ringlore", "lordly-presence", "first-of-the-order"),
                    (Zone.DISCARD,),
                    Zone.HAND,
                ),
            ),
            when=(Moment.END_OF_TURN,),
            if_=ERRATA & on_wizard("saruman"),
            tap=(That(SELF),),
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
