"""Creatures of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, RegionCode, SiteType, Zone
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.vocabulary.abilities import Ability, Keyed, ShortEvent
from westmarch.meccg.vocabulary.acts import Chance, Choice, Discard, Each, Fetch, Show, Tap
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, CorruptionCheck, Instead, When
from westmarch.meccg.vocabulary.filters import Anything, MovingTo, WoundedBy
from westmarch.meccg.vocabulary.happenings import (
    attack_ends,
    attack_stands,
    body_checked,
    faced,
    is_wounded,
    strike_succeeds,
)
from westmarch.meccg.vocabulary.journeys import ReturnToOrigin
from westmarch.meccg.vocabulary.judgements import (
    AtLeast,
    Count,
    Event,
    Figure,
    Found,
    Happened,
    HowOften,
    Is,
    PlayerIs,
    StatOf,
)
from westmarch.meccg.vocabulary.properties import On, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    BY,
    COMPANY,
    DEFENDER,
    IT,
    OPPONENT,
    ORIGIN,
    SELF,
    Deed,
    Happens,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, KeyedToNothing, Op, Treat
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CHARACTER,
    DEFENDING,
    HAZARD,
    HERE,
    HOBBIT,
    IN_HAND,
    ITEM,
    ORC,
    RINGWRAITH,
    SPECIAL,
    THEIRS,
    UNTAPPED,
    WIZARD,
    named,
    place,
)

LESSER = CHARACTER & ~WIZARD & ~RINGWRAITH
WOUNDED_HERE = CHARACTER & HERE & WoundedBy(That(SELF))
CHOSEN_BY_ATTACKER = Treat(SELF, Trait.ATTACKER_CHOOSES)
UNHARMED = Instead(Event(Happens.WOUNDED, by=SELF), ())
OF_SHADOW = (Alignment.MINION, Alignment.BALROG)
CANCELED_BY_TAPPING = Event(Happens.ATTACK_CANCELED, SELF, SELF)


def robs(one: str, two: str) -> When:
    """A Troll who takes everything from those he wounds, after one of his brothers."""
    return When(
        is_wounded(CHARACTER, SELF),
        (Discard(Each(ITEM & ~SPECIAL & On(IT))),),
        if_=Happened(faced(named(one, two))),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "abductor": (When(attack_ends(SELF), (Discard(Each(WOUNDED_HERE & LESSER)),)),),
    "ambusher": (CHOSEN_BY_ATTACKER,),
    "assassin": (
        Treat(SELF, Trait.SAME_DEFENDER),
        CHOSEN_BY_ATTACKER,
        Action(
            (CancelAttack(),),
            when=(Moment.ATTACK_FACED,),
            if_=Is(ATTACK, That(SELF)) & ~AtLeast(HowOften(CANCELED_BY_TAPPING), 2),
            tap=(CHARACTER & HERE & UNTAPPED & ~DEFENDING,),
            opponents=True,
        ),
    ),
    "barrow-wight": (When(attack_ends(SELF), (CorruptionCheck(Each(WOUNDED_HERE), -2),)),),
    "bert-burat": (robs("william-wuluag", "tom-tuma"),),
    "brigands": (
        When(
            is_wounded(CHARACTER, SELF),
            (Discard(Choice(ITEM & HERE, by=OPPONENT)),),
            if_=~AtLeast(HowOften(is_wounded(CHARACTER, SELF)), 2),
        ),
    ),
    "cave-drake": (CHOSEN_BY_ATTACKER,),
    "corpse-candle": (When(attack_stands(SELF), (CorruptionCheck(Each(CHARACTER & HERE)),)),),
    "crebain": (
        When(attack_ends(SELF), (Show(Chance(IN_HAND & THEIRS, Count(CHARACTER & HERE))),)),
    ),
    "daelomin": (CHOSEN_BY_ATTACKER,),
    "fell-turtle": (When(strike_succeeds(SELF), (ReturnToOrigin(),)),),
    "ghosts": (When(attack_ends(SELF), (CorruptionCheck(Each(WOUNDED_HERE), -1),)),),
    "giant-spiders": (
        When(
            body_checked(LESSER, SELF),
            (Discard(IT),),
            if_=AtLeast(Found(Figure.MARGIN), 0) & AtLeast(0, Found(Figure.MARGIN)),
        ),
    ),
    "mouth-of-sauron": (ShortEvent((Fetch(HAZARD, (Zone.DISCARD,), Zone.HAND, may=False),)),),
    "mumak-oliphant": (
        Keyed(
            Keying(
                regions=tuple(map(RegionCode, ("andrast", "anfalas", "belfalas", "lebennin"))),
                there=(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD),
            ),
            if_=Happened(faced(named("corsairs-of-umbar"))),
        ),
        Cannot(Deed.PLAY, SELF, Anything(), if_=PlayerIs(OPPONENT, OF_SHADOW)),
    ),
    "neeker-breekers": (
        Cannot(Deed.BE_ASSIGNED_STRIKE, WIZARD | RINGWRAITH, That(SELF)),
        Boost(
            (Stat.PROWESS,),
            StatOf(Stat.MIND, IT),
            CHARACTER | ALLY,
            against=That(SELF),
            op=Op.SET,
        ),
        Instead(Event(Happens.WOUNDED, by=SELF), (Tap(IT),)),
    ),
    "old-man-willow": (Boost((Stat.PROWESS,), 15, if_=Is(DEFENDER, HOBBIT), op=Op.SET),),
    "orc-lieutenant": (Boost((Stat.PROWESS,), +4, if_=Happened(faced(ORC & ~That(ATTACK)))),),
    "orc-warband": (Boost((Stat.PROWESS,), +3, if_=Happened(faced(ORC & ~That(ATTACK)))),),
    "pick-pocket": (
        CHOSEN_BY_ATTACKER,
        When(strike_succeeds(SELF), (Discard(Choice(ITEM & On(BY), by=OPPONENT)),)),
        UNHARMED,
    ),
    "slayer": (
        Treat(SELF, Trait.SAME_DEFENDER),
        CHOSEN_BY_ATTACKER,
        Action(
            (CancelAttack(),),
            when=(Moment.ATTACK_FACED,),
            if_=Is(ATTACK, That(SELF)) & ~Happened(CANCELED_BY_TAPPING),
            tap=(CHARACTER & HERE & UNTAPPED,),
            opponents=True,
        ),
    ),
    "smaug": (CHOSEN_BY_ATTACKER,),
    "the-great-goblin": (
        KeyedToNothing(
            That(SELF),
            if_=(Is(ORIGIN, place("rivendell")) & Is(COMPANY, MovingTo(place("lorien"))))
            | (Is(ORIGIN, place("lorien")) & Is(COMPANY, MovingTo(place("rivendell")))),
        ),
    ),
    "thief": (
        When(strike_succeeds(SELF), (Discard(Choice(ITEM & HERE, by=OPPONENT)),)),
        UNHARMED,
    ),
    "tom-tuma": (robs("bert-burat", "william-wuluag"),),
    "william-wuluag": (robs("bert-burat", "tom-tuma"),),
}
