"""Creatures of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Race, RegionCode, Skill
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import Ability, AsEvent
from westmarch.meccg.vocabulary.acts import Tap, ToHand
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, When
from westmarch.meccg.vocabulary.filters import Against, Anything
from westmarch.meccg.vocabulary.happenings import attack_ends, faced, strike_ends
from westmarch.meccg.vocabulary.judgements import (
    MY_TURN,
    AtLeast,
    Count,
    Event,
    Happened,
    Is,
    PlayerIs,
    StatOf,
)
from westmarch.meccg.vocabulary.properties import Requires, That, With
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    BY,
    COMPANY,
    IT,
    OPPONENT,
    SELF,
    Deed,
    Happens,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import (
    AttacksMovers,
    Boost,
    Cannot,
    Treat,
    Uncounted,
)
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CANCELED,
    CHARACTER,
    CREATURE,
    DEFEATED,
    HERE,
    MINION_COMPANY,
    ORC,
    RANGER,
    RESOURCE,
    SCOUT,
    SPIDER,
    TROLL,
    UNDEAD,
    UNIQUE,
    UNTAPPED,
)

CHOSEN_BY_ATTACKER = Treat(SELF, Trait.ATTACKER_CHOOSES)
LEADS_OTHERS = When(
    faced(SELF, by=Anything()),
    (
        Uncounted(
            CREATURE & ~UNIQUE & (ORC | TROLL),
            if_=Is(IT, That(COMPANY)),
            until=Until.TURN,
        ),
    ),
)
"""Other Orcs and Trolls follow a Troll on the same company."""

MIRKWOOD = ("southern-mirkwood", "heart-of-mirkwood", "woodland-realm", "dagorlad", "brown-lands")

CARDS: dict[str, tuple[Ability, ...]] = {
    "buthrakaur-the-green": (LEADS_OTHERS,),
    "chill-douser": (
        When(
            attack_ends(SELF),
            (
                Boost(
                    (Stat.STRIKES, Stat.PROWESS),
                    +1,
                    UNDEAD & Against(That(COMPANY)),
                    until=Until.TURN,
                ),
            ),
            if_=~Is(IT, CANCELED),
        ),
    ),
    "durins-bane": (
        Boost((Stat.BODY_CHECK,), +1, CHARACTER | ALLY, against=That(SELF)),
        Cannot(Deed.PLAY, SELF, Anything(), if_=PlayerIs(OPPONENT, (Alignment.BALROG,))),
    ),
    "little-snuffler": (
        CHOSEN_BY_ATTACKER,
        Boost((Stat.BODY,), Count(CHARACTER & RANGER & HERE, times=-2)),
        When(
            attack_ends(SELF),
            (
                Cannot(
                    Deed.USE_SKILL,
                    SCOUT & HERE,
                    RESOURCE & Requires(Skill.SCOUT),
                    until=Until.TURN,
                ),
            ),
            if_=~Is(IT, DEFEATED),
        ),
    ),
    "nameless-thing": (
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            if_=Is(ATTACK, That(SELF)) & ~Happened(Event(Happens.ATTACK_CANCELED, SELF, SELF)),
            tap=(CHARACTER & HERE & UNTAPPED,),
            opponents=True,
        ),
    ),
    "spider-of-the-morlat": (
        AsEvent(
            abilities=(
                Boost((Stat.STRIKES,), +1, SPIDER),
                AttacksMovers(tuple(map(RegionCode, MIRKWOOD)), Attack((Race.SPIDER,), 2, 10)),
                Treat(SELF, Trait.DETAINMENT, if_=Is(COMPANY, MINION_COMPANY)),
                Action((ToHand(SELF),), when=(Moment.MOVEMENT,), if_=~MY_TURN, spends=1),
            )
        ),
    ),
    "umagaur-the-pale": (LEADS_OTHERS,),
    "wisp-of-pale-sheen": (
        CHOSEN_BY_ATTACKER,
        When(
            strike_ends(SELF),
            (Tap(BY),),
            if_=Is(BY, With(Stat.MIND, least=0))
            & AtLeast(StatOf(Stat.PROWESS, ATTACK), StatOf(Stat.MIND, BY)),
        ),
    ),
}
