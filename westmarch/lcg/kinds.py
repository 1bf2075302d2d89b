"""The kinds of things that the game speaks of: card types, spheres, phases, places, values."""

from __future__ import annotations

from enum import Enum


class CardType(Enum):
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


class Sphere(Enum):
    """A sphere of influence; neutral cards belong to none."""

    LEADERSHIP = "leadership"
    TACTICS = "tactics"
    SPIRIT = "spirit"
    LORE = "lore"


class Phase(Enum):
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


class Keyword(Enum):
    """Keywords without a number; Doomed and Victory have one and stand in columns of their own."""

    GUARDED = "guarded"
    RANGED = "ranged"
    RESTRICTED = "restricted"
    SENTINEL = "sentinel"
    SURGE = "surge"


class Stat(Enum):
    """A value that effects can change."""

    WILLPOWER = "willpower"
    THREAT = "threat"
    ATTACK = "attack"
    DEFENSE = "defense"
    HIT_POINTS = "hit points"


class Zone(Enum):
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
