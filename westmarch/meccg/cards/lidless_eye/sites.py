"""Sites of The Lidless Eye."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase, SiteType
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import BringIn, Choice, Discard, Each
from westmarch.meccg.vocabulary.effects import Action, If, Later, TestRing, When
from westmarch.meccg.vocabulary.filters import Anything, Holding, HomeAt
from westmarch.meccg.vocabulary.happenings import phase_starts
from westmarch.meccg.vocabulary.judgements import Event, Exists, Happened, Is
from westmarch.meccg.vocabulary.landmarks import (
    HERE,
    PLENTY,
    RINGS_TESTED,
    STRONGHOLD,
    UNRULY,
    always,
    tested_here,
)
from westmarch.meccg.vocabulary.properties import AtSiteOf, That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    COMPANY,
    ME,
    OWN_AVATAR,
    SELF,
    TARGET,
    Deed,
    Happens,
    Moment,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Cannot, May, SitesBecome, Treat
from westmarch.meccg.vocabulary.words import (
    AGENT,
    CHARACTER,
    COVERT,
    FOLLOWER,
    GOLD_RING,
    HAZARD,
    IN_DISCARD,
    MINE,
    MINOR,
    ORC,
    RINGWRAITH,
    SAGE,
    TROLL,
    UNTAPPED,
    place,
)
from westmarch.meccg.vocabulary.words import HERE as OURS

RECRUITS = CHARACTER & (ORC | TROLL) & IN_DISCARD & MINE
LINGERS = Is(CHOSEN, AtSiteOf(OWN_AVATAR)) | ~Happened(
    Event(Happens.ARRIVES, Holding(That(CHOSEN)))
)
"""The recruit has not moved, or only to where his lord is."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "barad-dur-minion": (
        Treat(SELF, Trait.HAVEN_FOR_HEALING),
        When(phase_starts(Phase.SITE, HERE), (TestRing(Each(GOLD_RING & OURS)),)),
        tested_here(-3),
    ),
    "bree-minion": (May(Deed.BE_BROUGHT_IN, ME, AGENT, at=That(SELF)),),
    "carn-dum-minion": (
        *always(
            Cannot(
                Deed.BE_BROUGHT_IN,
                CHARACTER & ~ORC & ~TROLL & ~HomeAt(place("carn-dum")),
                That(SELF),
            )
        ),
        RINGS_TESTED,
        STRONGHOLD,
    ),
    "dead-marshes-minion": (UNRULY,),
    "dol-guldur-minion": (RINGS_TESTED, STRONGHOLD),
    "geann-a-lisch-minion": (
        *always(
            Cannot(Deed.BE_BROUGHT_IN, CHARACTER & ~HomeAt(place("geann-a-lisch")), That(SELF))
        ),
        Cannot(Deed.BE_STORED, HERE),
        SitesBecome(SiteType.RUINS_AND_LAIRS, of=SELF, for_=HAZARD),
    ),
    "goblin-gate-minion": (UNRULY,),
    "hermits-hill-minion": (
        Action(
            (May(Deed.PLAY, ME, GOLD_RING, at=That(SELF), until=Until.TURN),),
            when=(Moment.SITE_PHASE,),
            if_=Is(COMPANY, HERE & COVERT) & Is(SELF, UNTAPPED),
            discard=MINOR & OURS,
            discards=2,
        ),
    ),
    "minas-morgul-minion": (RINGS_TESTED, STRONGHOLD),
    "moria-minion": (UNRULY,),
    "mount-doom-minion": (
        Action((TestRing(TARGET, -3),), tap=(CHARACTER & SAGE & HERE,), on=GOLD_RING & HERE),
    ),
    "shelobs-lair-minion": (UNRULY,),
    "tharbad-minion": (PLENTY,),
    "urlurtsu-nurn-minion": (
        Action(
            (
                BringIn(Choice(RECRUITS), apart=SELF),
                Later(phase_starts(Phase.SITE, ME), (If(LINGERS, (Discard(CHOSEN),)),)),
            ),
            when=(Moment.ORGANIZATION,),
            if_=Exists(RECRUITS),
            tap=(RINGWRAITH & ~FOLLOWER & HERE,),
        ),
    ),
    "the-worthy-hills-minion": (
        Cannot(Deed.TAP_SITE, Anything(), That(SELF)),
        Cannot(Deed.BE_TAPPED, SELF),
    ),
}
