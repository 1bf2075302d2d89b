"""What many sites say alike, in one word each."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability, InZone
from westmarch.meccg.vocabulary.effects import TestRing, When
from westmarch.meccg.vocabulary.filters import Against, At, Filter, Holding, MovingTo
from westmarch.meccg.vocabulary.judgements import Event
from westmarch.meccg.vocabulary.properties import In, KeyedToSite, SamePlace, That
from westmarch.meccg.vocabulary.references import EACH_PLAYER, IT, SELF, Deed, Happens, Stat, Trait
from westmarch.meccg.vocabulary.statics import (
    Boost,
    Canceled,
    Cannot,
    HealsTogether,
    KeyableHere,
    May,
    Treat,
)
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CREATURE,
    GOLD_RING,
    ITEM,
    MINE,
    MINION_COMPANY,
    NAZGUL,
    RINGWRAITH,
)

DEFEATED = In(Zone.PILE) | In(Zone.OUT)
"""Somebody who was defeated."""

HERE = At(That(SELF))
"""Somebody at this site."""

COMING = MovingTo(That(SELF))
"""A company that moves to this site."""

KEYED_HERE = CREATURE & KeyedToSite() & Against(HERE | COMING)
"""The attack of a creature keyed to this site."""

PERILOUS = Boost((Stat.HAZARD_LIMIT,), +2, COMING)
"""The hazard limit of companies that move here is greater by two."""

REFUGE = Canceled(Against(MINE & HERE))
"""All attacks against companies of its player here are canceled."""

STRONGHOLD = Canceled(Against(MINION_COMPANY & HERE))
"""All attacks against minion companies here are canceled."""

IN_EARNEST = Treat(KEYED_HERE, Trait.NOT_DETAINMENT)
"""Creatures keyed to this site do not only detain."""

UNRULY = Treat(KEYED_HERE & ~NAZGUL, Trait.NOT_DETAINMENT)
"""Creatures other than Nazgûl that are played here do not only detain."""

RINGS_TESTED = When(Event(Happens.STORED, GOLD_RING, at=That(SELF)), (TestRing(IT, -2),))
"""A gold ring that is stored here is tested, at -2."""

HOUSE_OF_HEALING = HealsTogether(CHARACTER & At(SamePlace(SELF)))
"""Healing effects affect all characters at the site."""

PLENTY = May(Deed.PLAY_AT_TAPPED, EACH_PLAYER, ITEM, at=That(SELF))
"""Items may be played here even if the site is tapped."""


def haunted_by(what: Filter) -> KeyableHere:
    """Creatures that fit can be keyed to this site."""
    return KeyableHere(what, SELF)


def tested_here(amount: int) -> Boost:
    """Tests of gold rings here are modified."""
    return Boost((Stat.RING_TEST,), amount, GOLD_RING & HERE)


def always(*abilities: Ability) -> tuple[Ability, ...]:
    """What a site says in the location deck as well as in play."""
    return (*abilities, InZone(Zone.SITES, abilities))


NO_RINGWRAITHS = always(Cannot(Deed.MOVE_TO, Holding(RINGWRAITH), That(SELF)))
"""No Ringwraith may move here."""

ELVEN_HAVEN = (PERILOUS, Cannot(Deed.ATTACKING, MINION_COMPANY & HERE), *NO_RINGWRAITHS)
"""What Havens of Elves are for minions."""
