"""The kinds of things that the game speaks of: card types, spheres, phases, places, values.

Looking up a member by its class is slow before Python 3.12. What is asked thousands of times a
second therefore keeps the members that it needs under their own names, as at the end of this file.
"""

from __future__ import annotations

from westmarch.kernel.records import Names


class CardType(Names):
    """What a card is, as printed."""

    HERO = "hero"
    ALLY = "ally"
    ATTACHMENT = "attachment"
    EVENT = "event"
    ENEMY = "enemy"
    LOCATION = "location"
    TREACHERY = "treachery"
    OBJECTIVE = "objective"
    QUEST = "quest"
    PRISONER = "prisoner"


class Sphere(Names):
    """A sphere of influence; neutral cards belong to none."""

    LEADERSHIP = "leadership"
    TACTICS = "tactics"
    SPIRIT = "spirit"
    LORE = "lore"


class Phase(Names):
    """The seven phases of a round, and the set-up before the first."""

    SETUP = "setup"
    RESOURCE = "resource"
    PLANNING = "planning"
    QUEST = "quest"
    PRISONER = "prisoner"
    TRAVEL = "travel"
    ENCOUNTER = "encounter"
    COMBAT = "combat"
    REFRESH = "refresh"


class Keyword(Names):
    """Keywords without a number; Doomed and Victory have one and stand in columns of their own."""

    GUARDED = "guarded"
    RANGED = "ranged"
    RESTRICTED = "restricted"
    SENTINEL = "sentinel"
    SURGE = "surge"


class Stat(Names):
    """A value that effects can change."""

    WILLPOWER = "willpower"
    THREAT = "threat"
    ATTACK = "attack"
    DEFENSE = "defense"
    HIT_POINTS = "hit points"


class Zone(Names):
    """Where a card is."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard pile"
    PLAY = "play area"
    STAGING = "staging area"
    ENGAGED = "engaged"
    ACTIVE = "active location"
    ATTACHED = "attached"
    SHADOW = "shadow card"
    REVEALED = "being revealed"
    QUEST_DECK = "quest deck"
    QUEST = "current quest"
    VICTORY = "victory display"
    ASIDE = "set aside"
    REMOVED = "removed from the game"


HERO, ALLY, ENEMY, EVENT = CardType.HERO, CardType.ALLY, CardType.ENEMY, CardType.EVENT
PLAY, STAGING, ENGAGED, ATTACHED = Zone.PLAY, Zone.STAGING, Zone.ENGAGED, Zone.ATTACHED
HAND, DECK, DISCARD = Zone.HAND, Zone.DECK, Zone.DISCARD
ACTIVE, SHADOW = Zone.ACTIVE, Zone.SHADOW
