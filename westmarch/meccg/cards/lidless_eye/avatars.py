"""The Ringwraiths."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability, InZone, While
from westmarch.meccg.vocabulary.acts import Fetch, ToDeck
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, Instead
from westmarch.meccg.vocabulary.filters import Against, Facing
from westmarch.meccg.vocabulary.happenings import discarded
from westmarch.meccg.vocabulary.judgements import Event, Is
from westmarch.meccg.vocabulary.properties import KeyedToSite, On, That
from westmarch.meccg.vocabulary.references import (
    DEFENDER,
    IT,
    SELF,
    Deed,
    Happens,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.sayings import (
    AS_OWN,
    AS_OWN_AT_HAVEN,
    MAGIC,
    ONE_MORE_CARD,
    as_herald,
    as_rider,
)
from westmarch.meccg.vocabulary.statics import Boost, May
from westmarch.meccg.vocabulary.targets import ACompany, AnAttack
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CREATURE,
    ELF,
    EVENT,
    FOLLOWER,
    HERE,
    MINE,
    RESOURCE,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "adunaphel-the-ringwraith": (
        as_herald(+2),
        as_rider(-2),
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            if_=AS_OWN_AT_HAVEN,
            tap=(That(SELF),),
            on=AnAttack(CREATURE & ~KeyedToSite() & Against(MINE)),
        ),
    ),
    "akhorahil-the-ringwraith": (
        as_herald(+3),
        as_rider(+1),
        Instead(Event(Happens.DISCARDED, MAGIC, SELF), (ToDeck(IT),), if_=AS_OWN),
        Instead(discarded(MAGIC & On(SELF)), (ToDeck(IT),), if_=AS_OWN),
    ),
    "dwar-the-ringwraith": (
        as_herald(-3),
        as_rider(-1),
        Action(
            (Boost((Stat.PROWESS, Stat.BODY), +1, CHARACTER & HERE, until=Until.TURN),),
            if_=AS_OWN_AT_HAVEN,
            tap=(That(SELF),),
            on=ACompany(MINE),
        ),
    ),
    "hoarmurath-the-ringwraith": (
        as_herald(+1),
        as_rider(+2),
        While(AS_OWN_AT_HAVEN, (ONE_MORE_CARD,)),
    ),
    "indur-the-ringwraith": (
        as_herald(-1),
        as_rider(-3),
        Action(
            (Fetch(MAGIC, (Zone.DISCARD,), Zone.HAND),),
            when=(Moment.END_OF_TURN,),
            if_=AS_OWN,
            tap=(That(SELF),),
        ),
    ),
    "khamul-the-ringwraith": (
        as_herald(-2),
        as_rider(+1),
        Boost(
            (Stat.BODY,),
            -2,
            CHARACTER & ELF & That(DEFENDER),
            if_=Is(SELF, Facing()),
        ),
        While(AS_OWN, (Boost((Stat.FREE_FOLLOWERS,), +1),)),
    ),
    "ren-the-ringwraith": (
        as_herald(-2),
        as_rider(+2),
        Action(
            (Boost((Stat.CORRUPTION_CHECK,), +2, CHARACTER & HERE, until=Until.TURN),),
            when=(Moment.ORGANIZATION,),
            if_=AS_OWN_AT_HAVEN,
            tap=(That(SELF),),
            on=ACompany(MINE),
        ),
    ),
    "uvatha-the-ringwraith": (
        as_herald(-3),
        as_rider(-1),
        InZone(Zone.HAND, (May(Deed.BE_CONTROLLED, SELF),)),
        Boost((Stat.CONTROL_COST,), -1, SELF, if_=Is(SELF, FOLLOWER)),
        Action(
            (Fetch(RESOURCE & EVENT, (Zone.DISCARD,), Zone.DECK),),
            when=(Moment.ORGANIZATION,),
            if_=AS_OWN_AT_HAVEN,
            tap=(That(SELF),),
        ),
    ),
    "the-witch-king": (
        as_herald(+3),
        as_rider(+1),
        While(AS_OWN, (Boost((Stat.FREE_FOLLOWERS,), +2),)),
    ),
}
