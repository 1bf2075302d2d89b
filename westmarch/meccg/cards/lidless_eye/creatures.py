"""Creatures of The Lidless Eye."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.vocabulary.abilities import Ability, Keyed
from westmarch.meccg.vocabulary.acts import Choice, Discard
from westmarch.meccg.vocabulary.effects import When
from westmarch.meccg.vocabulary.filters import Against, Anything, Holding, HomeAt
from westmarch.meccg.vocabulary.happenings import faced, is_wounded
from westmarch.meccg.vocabulary.judgements import (
    DOORS,
    ERRATA,
    GATES,
    AtLeast,
    Happened,
    HowOften,
    Is,
)
from westmarch.meccg.vocabulary.properties import KeyedByType, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    COMPANY,
    DEFENDER,
    OPPONENT,
    SELF,
    Deed,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op, Treat
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    COVERT,
    HERE,
    HERO_COMPANY,
    ITEM,
    MINION_COMPANY,
    ORC,
    OVERT,
    RINGWRAITH,
    named,
    place,
)

DETAINS_HEROES = Treat(SELF, Trait.DETAINMENT, if_=Is(COMPANY, HERO_COMPANY))
DETAINS_HEROES_AND_COVERT = Treat(SELF, Trait.DETAINMENT, if_=Is(COMPANY, HERO_COMPANY | COVERT))
AGAINST_MINIONS_ONLY = Cannot(Deed.PLAY, SELF, ~MINION_COMPANY)


def guards(home: str) -> tuple[Ability, ...]:
    """Free peoples who let covert companies and heroes go, and their countrymen pass."""
    return (
        DETAINS_HEROES_AND_COVERT,
        Cannot(Deed.PLAY, SELF, Holding(CHARACTER & HomeAt(place(home)))),
    )


IN_SHADOW_LANDS = Keying(region_types=((RegionType.SHADOW_LAND, 1),))

CARDS: dict[str, tuple[Ability, ...]] = {
    "arthadan-rangers": guards("bree"),
    "beorning-toll": guards("beorns-house"),
    "the-border-watch": (
        Boost((Stat.STRIKES,), 2, if_=Is(COMPANY, HERO_COMPANY), op=Op.SET),
        DETAINS_HEROES,
    ),
    "elf-lord-revealed-in-wrath": (
        DETAINS_HEROES,
        Boost((Stat.PROWESS,), +4, if_=Is(DEFENDER, RINGWRAITH)),
        Keyed(IN_SHADOW_LANDS, (~ERRATA & ~DOORS) | (ERRATA & GATES)),
    ),
    "elves-upon-errantry": (AGAINST_MINIONS_ONLY,),
    "ent-in-search-of-the-entwives": (DETAINS_HEROES_AND_COVERT,),
    "gondorian-rangers": guards("henneth-annun"),
    "horse-lords": guards("edoras"),
    "landroval": (
        Cannot(Deed.PLAY, SELF, ~(OVERT & MINION_COMPANY)),
        Treat(SELF, Trait.ATTACKER_CHOOSES),
    ),
    "pirates": (
        When(
            is_wounded(CHARACTER, SELF),
            (Discard(Choice(ITEM & HERE, by=OPPONENT)),),
            if_=~AtLeast(HowOften(is_wounded(CHARACTER, SELF)), 2),
        ),
        Boost((Stat.PROWESS,), +2, if_=Is(ATTACK, KeyedByType((RegionType.COASTAL_SEA,)))),
    ),
    "sons-of-kings": (AGAINST_MINIONS_ONLY,),
    "thranduils-folk": guards("thranduils-halls"),
    "uruk-lieutenant": (
        Boost((Stat.PROWESS,), +3, if_=Happened(faced(ORC & ~That(ATTACK)))),
        When(
            faced(SELF, by=Anything()),
            (
                Boost(
                    (Stat.PROWESS,),
                    +3,
                    named("orc-lieutenant") & Against(That(COMPANY)),
                    until=Until.TURN,
                ),
            ),
        ),
    ),
    "wandering-eldar": (DETAINS_HEROES_AND_COVERT,),
}
