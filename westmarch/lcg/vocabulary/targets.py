"""Whom and how much: what effects refer to, players and amounts."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.lcg.vocabulary.filters import Filter


class Ref(Names):
    """A card that an effect refers to."""

    SELF = "this card"
    HOST = "the card it is attached to"
    CHOSEN = "the chosen cards"
    IT = "the card that the trigger is about"
    ATTACKER = "the attacking enemy"
    DEFENDER = "the defending character"
    EVERYBODY = "the players"


class Each(Record, tag=True):
    """Every card in play that fits."""

    of: Filter


Target = Ref | Each

SELF, HOST, CHOSEN, IT = Ref.SELF, Ref.HOST, Ref.CHOSEN, Ref.IT
ATTACKER, DEFENDER, EVERYBODY = Ref.ATTACKER, Ref.DEFENDER, Ref.EVERYBODY


class Who(Names):
    """A player, or all of them."""

    YOU = "you"
    CHOSEN_PLAYER = "the chosen player"
    EACH_PLAYER = "each player"
    FIRST_PLAYER = "the first player"
    CONTROLLER = "the controller of that card"
    HOST_CONTROLLER = "the controller of the card it is attached to"
    ENGAGED_PLAYER = "the player whom the enemy is engaged with"
    HIGHEST_THREAT = "the player with the highest threat"


YOU, CHOSEN_PLAYER, EACH_PLAYER = Who.YOU, Who.CHOSEN_PLAYER, Who.EACH_PLAYER
FIRST_PLAYER, CONTROLLER, HOST_CONTROLLER = Who.FIRST_PLAYER, Who.CONTROLLER, Who.HOST_CONTROLLER
ENGAGED_PLAYER, HIGHEST_THREAT = Who.ENGAGED_PLAYER, Who.HIGHEST_THREAT


class Measure(Names):
    """Something that can be counted."""

    DAMAGE = "damage tokens on it"
    RESOURCES = "resource tokens on it"
    SUFFERED = "points of damage just suffered"
    PLAYERS = "players in the game"
    ENGAGED = "enemies engaged with you"
    UNCOMMITTED = "characters you control that are not committed to the quest"
    X = "X"


class Count(Record, tag=True):
    """So many times what is counted."""

    of: Measure
    times: int = 1


Amount = int | Count


class Place(Names):
    """Where cards are chosen from that are not in play."""

    HAND = "your hand"
    DISCARD = "your discard pile"
    ANY_DISCARD = "any player's discard pile"
    TOPMOST_DISCARD = "the topmost of its kind in any player's discard pile"
    ENCOUNTER_DECK = "the encounter deck"
    ENCOUNTER_DECK_OR_DISCARD = "the encounter deck or its discard pile"


class Until(Names):
    """How long a lasting effect lasts."""

    ATTACK = "this attack"
    PHASE = "the phase"
    ROUND = "the round"


ALL = None
"""Heal all damage."""
