"""The Fallen-wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Race, RegionType, Zone
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Fetch, Untap
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Against, Holding
from westmarch.meccg.vocabulary.judgements import Is, Regions
from westmarch.meccg.vocabulary.properties import In, OfRace, On, That
from westmarch.meccg.vocabulary.references import ME, SELF, Moment, Stat, Trait
from westmarch.meccg.vocabulary.sayings import JOINS_THE_FIGHT, ONE_MORE_CARD, RING_TESTER, SEER
from westmarch.meccg.vocabulary.stages import ARMS, full, stage, worth
from westmarch.meccg.vocabulary.statics import Boost, Treat
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

CARDS: dict[str, tuple[Ability, ...]] = {
    "alatar-fallen-wizard": (
        full((HAZARD | AGENT) & In(Zone.PILE)),
        Treat(Against(MINE), Trait.NOT_DETAINMENT, if_=stage(8)),
        JOINS_THE_FIGHT,
    ),
    "gandalf-fallen-wizard": (
        Action((Untap(SELF),), when=(Moment.END_OF_ORGANIZATION,), if_=Is(SELF, TAPPED)),
        full(CHARACTER | (ALLY & HERO)),
        RING_TESTER,
    ),
    "pallando-fallen-wizard": (
        worth(2, FACTION & OfRace((*KNOWN_FOLK, Race.ELF))),
        ONE_MORE_CARD,
    ),
    "radagast-fallen-wizard": (
        worth(2, FACTION & UNIQUE & ~OfRace(KNOWN_FOLK)),
        full(ALLY & HERO),
        Treat(ALLY & HERO & On(SELF), Trait.FREE_TO_MOVE),
        Boost((Stat.CARDS_DRAWN,), Regions(RegionType.WILDERNESS), ME, against=Holding(That(SELF))),
    ),
    "saruman-fallen-wizard": (
        full(ITEM & ~ARMS),
        SEER,
        Action(
            (Fetch(marked(Keyword.SPELL) | marked(Keyword.SORCERY), (Zone.DISCARD,), Zone.HAND),),
            when=(Moment.END_OF_TURN,),
            tap=(That(SELF),),
        ),
    ),
}
