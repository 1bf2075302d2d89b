"""Sites of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Race
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.judgements import Exists, Is
from westmarch.meccg.vocabulary.landmarks import DEFEATED, HERE, haunted_by, tested_here
from westmarch.meccg.vocabulary.properties import Being, OfRace, That
from westmarch.meccg.vocabulary.references import COMPANY, ME, SELF, Deed, Moment, Until
from westmarch.meccg.vocabulary.statics import AttackByEvent, LosesAttacks, May
from westmarch.meccg.vocabulary.words import HERE as OURS
from westmarch.meccg.vocabulary.words import (
    ITEM,
    MAJOR,
    MINOR,
    NAZGUL,
    PERMANENT_EVENT,
    PUKEL_CREATURE,
    UNDEAD,
    UNTAPPED,
    named,
)

BALROG = Being(("balrog-of-moria",))
BALROGS = OfRace((Race.BALROG,))

CARDS: dict[str, tuple[Ability, ...]] = {
    "the-gem-deeps": (haunted_by(UNDEAD | PUKEL_CREATURE),),
    "hermits-hill": (
        Action(
            (May(Deed.PLAY, ME, ITEM & MAJOR, at=That(SELF), until=Until.TURN),),
            when=(Moment.SITE_PHASE,),
            if_=Is(COMPANY, HERE) & Is(SELF, UNTAPPED),
            discard=MINOR & OURS,
            discards=2,
        ),
    ),
    "the-iron-deeps": (AttackByEvent(PERMANENT_EVENT & named("witch-king-of-angmar"), SELF),),
    "the-pukel-deeps": (haunted_by(UNDEAD | PUKEL_CREATURE),),
    "the-sulfur-deeps": (
        AttackByEvent(PERMANENT_EVENT & named("khamul-the-easterling", "adunaphel"), SELF),
    ),
    "the-under-courts": (AttackByEvent(PERMANENT_EVENT & NAZGUL, SELF),),
    "the-under-galleries": (May(Deed.BE_STORED, SELF),),
    "the-under-gates": (
        LosesAttacks(
            SELF,
            BALROGS,
            if_=Exists(named("balrog-of-moria")) | Exists(BALROG & DEFEATED),
        ),
    ),
    "the-under-grottos": (tested_here(+2),),
    "the-under-leas": (AttackByEvent(PERMANENT_EVENT & named("witch-king-of-angmar"), SELF),),
    "the-under-vaults": (haunted_by(UNDEAD),),
}
