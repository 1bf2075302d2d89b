"""The Fallen-wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Race, RegionType, Zone
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Fetch, Untap
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Against, Holding
from westmarch.meccg.vocabulary.judgements import AtLeast, Is, Regions, StatOf
from westmarch.meccg.vocabulary.properties import In, OfRace, On, That
from westmarch.meccg.vocabulary.references import ME, SELF, Moment, Stat, Trait
from westmarch.meccg.vocabulary.sayings import JOINS_THE_FIGHT, ONE_MORE_CARD, RING_TESTER, SEER
from westmarch.meccg.vocabulary.statics import Boost, Treat, Worth
from westmarch.meccg.vocabulary.words import (
    AGENT,
    ALLY,
    CHARACTER,
    FACTION,
    HAZARD,
    HERO,
    ITEM,
    MINE,
    TAPPED,
    UNIQUE,
    marked,
)

KNOWN_FOLK = (Race.MAN, Race.DWARF, Race.DUNADAN, Race.HOBBIT, Race.ORC, Race.TROLL)
ARMS = (
    marked(Keyword.WEAPON) | marked(Keyword.ARMOR) | marked(Keyword.SHIELD) | marked(Keyword.HELMET)
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "alatar-fallen-wizard": (
        Worth(None, (HAZARD | AGENT) & In(Zone.PILE) & MINE),
        Treat(
            Against(MINE),
            Trait.NOT_DETAINMENT,
            if_=AtLeast(StatOf(Stat.STAGE_POINTS, ME), 8),
        ),
        JOINS_THE_FIGHT,
    ),
    "gandalf-fallen-wizard": (
        Action((Untap(SELF),), when=(Moment.END_OF_ORGANIZATION,), if_=Is(SELF, TAPPED)),
        Worth(None, (CHARACTER | (ALLY & HERO)) & MINE),
        RING_TESTER,
    ),
    "pallando-fallen-wizard": (
        Worth(2, FACTION & OfRace((*KNOWN_FOLK, Race.ELF)) & MINE),
        ONE_MORE_CARD,
    ),
    "radagast-fallen-wizard": (
        Worth(2, FACTION & UNIQUE & ~OfRace(KNOWN_FOLK) & MINE),
        Worth(None, ALLY & HERO & MINE),
        Treat(ALLY & HERO & On(SELF), Trait.FREE_TO_MOVE),
        Boost((Stat.CARDS_DRAWN,), Regions(RegionType.WILDERNESS), ME, against=Holding(That(SELF))),
    ),
    "saruman-fallen-wizard": (
        Worth(None, ITEM & ~ARMS & MINE),
        SEER,
        Action(
            (Fetch(marked(Keyword.SPELL) | marked(Keyword.SORCERY), (Zone.DISCARD,), Zone.HAND),),
            when=(Moment.END_OF_TURN,),
            tap=(That(SELF),),
        ),
    ),
}
