"""Allies and factions of The Lidless Eye."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    InZone,
    NotDuplicated,
    PlayAt,
    Serves,
)
from westmarch.meccg.vocabulary.acts import Discard, ToHand
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, When
from westmarch.meccg.vocabulary.filters import (
    Against,
    Amid,
    At,
    AttackedBy,
    Filter,
    Holding,
    MovingTo,
)
from westmarch.meccg.vocabulary.happenings import moves, played
from westmarch.meccg.vocabulary.judgements import Exists, Is
from westmarch.meccg.vocabulary.properties import AtSiteOf, KeyedTo, KeyedToSite, Sized, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    AUTOMATIC,
    CHARACTER,
    CREATURE,
    FACTION,
    HAVEN,
    HAZARD,
    LEADER,
    MINE,
    ORC,
    PERMANENT_EVENT,
    RUINS,
    SHADOW_HOLD,
    SITE_CARD,
    TROLL,
    WOLF,
    in_region,
    named,
    place,
)

AGAINST_ITS_COMPANY = Against(Holding(That(SELF)))
REVEALS = Treat(COMPANY, Trait.OVERT)
BLACK_LANDS = in_region("imlad-morgul", "ithilien", "gorgoroth")
THERE = MovingTo(BLACK_LANDS)
WOLVES_DEN = RUINS & AttackedBy(WOLF)
SERVES_LEADERS: tuple[Ability, ...] = (
    Serves(CHARACTER & LEADER & (ORC | TROLL)),
    DiscardWhen((moves(HOST),)),
)
"""A faction that may be placed under an Orc or Troll leader, and stays only as long as he does."""


def cancels(attack: Filter) -> Action:
    """It taps to cancel an attack against its company."""
    return Action(
        (CancelAttack(),),
        when=(Moment.BEFORE_ASSIGNMENT,),
        tap=(That(SELF),),
        on=AnAttack(attack & AGAINST_ITS_COMPANY),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "blackbole": (
        PlayAt(
            in_region("western-mirkwood", "heart-of-mirkwood", "southern-mirkwood")
            & ~place("dol-guldur")
        ),
        Cannot(Deed.BE_ASSIGNED_STRIKE, SELF, AUTOMATIC | KeyedToSite()),
        Cannot(Deed.BE_ASSIGNED_STRIKE, SELF, if_=Is(SELF, At(SITE_CARD))),
    ),
    "last-child-of-ungoliant": (
        REVEALS,
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(CREATURE & Against(THERE)),
        ),
        Action((Discard(TARGET),), tap=(That(SELF),), on=HAZARD & PERMANENT_EVENT & Amid(THERE)),
        DiscardWhen((moves(SELF, at=~BLACK_LANDS),)),
        Cannot(Deed.KEEP_OUT, SELF, named("shelob")),
        When(played(named("shelob")), (ToHand(SELF),)),
    ),
    "stinker": (
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            if_=Is(COMPANY, Sized(most=2)),
            on=AnAttack(
                AGAINST_ITS_COMPANY & KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))
            ),
        ),
        Action(
            (Discard(TARGET), Discard(SELF)),
            tap=(That(SELF),),
            if_=Is(SELF, At(SITE_CARD & ~HAVEN)),
            on=named("the-one-ring") & AtSiteOf(SELF),
        ),
    ),
    "two-headed-troll": (
        PlayAt(RUINS & AttackedBy(TROLL), tapped=True),
        REVEALS,
        cancels(ORC | TROLL),
        NotDuplicated(on_company=True),
    ),
    "war-wolf": (PlayAt(WOLVES_DEN | (SHADOW_HOLD & AttackedBy(ORC)), tapped=True),),
    "the-warg-king": (
        PlayAt(WOLVES_DEN, tapped=True),
        cancels(WOLF | ANIMAL),
        Boost(
            (Stat.INFLUENCE_CHECK,),
            +2,
            CHARACTER & Amid(Holding(That(SELF))),
            against=FACTION & WOLF,
        ),
    ),
    "black-trolls": SERVES_LEADERS,
    "half-trolls": SERVES_LEADERS,
    "hill-trolls": SERVES_LEADERS,
    "misty-mountain-wargs": SERVES_LEADERS,
    "orcs-of-gorgoroth": SERVES_LEADERS,
    "orcs-of-the-ash-mountains": SERVES_LEADERS,
    "orcs-of-the-ephel-duath": SERVES_LEADERS,
    "orcs-of-the-red-eye": SERVES_LEADERS,
    "orcs-of-udun": SERVES_LEADERS,
    "stone-trolls": SERVES_LEADERS,
    "ungol-orcs": SERVES_LEADERS,
    "uruk-hai": (
        *SERVES_LEADERS,
        InZone(
            Zone.HAND,
            (
                Boost(
                    (Stat.INFLUENCE_CHECK,),
                    -2,
                    CHARACTER & MINE,
                    against=That(SELF),
                    if_=Exists(FACTION & ORC & MINE),
                ),
            ),
        ),
    ),
}
