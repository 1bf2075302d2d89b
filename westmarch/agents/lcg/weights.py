"""What things are worth in the Living Card Game, measured in points of progress."""

from __future__ import annotations

# Characters in play

HERO = 14.0
"""A hero, beyond the figures on the card."""

ALLY = 1.0
"""An ally, beyond the figures on the card: somebody who can step in front of a hero."""

WILLPOWER = 1.5
ATTACK = 1.0
DEFENSE = 0.7
HIT_POINTS = 0.4
ABILITY = 0.8

# The quest

PROGRESS = 1.3
EXPLORING = 1.0
THREAT = 1.2
HIGH_THREAT = 2.0
STAGE = 4.0
UNREADY = 3.0
READY = 0.8
READY_ROOM = 12.0
VICTORY = 40.0
SURPRISE = 1.0

# Fighting

WOUND = 1.5
"""The power with which wounds weigh more the nearer they are to death."""

DEFENDING = 0.3
UNDEFENDED = 1.0
DEFENDER_STRIKES_NOT = 0.4
KILL = 2.0
KILL_ATTACK = 1.2
KILL_THREAT = 0.3
PREY = 8.0
HALF_KILLED = 0.5
ENGAGING = 3.0
ENGAGING_THREAT = 1.0
SNIPING = 0.7

# Cards and resources

RESOURCE = 0.8
ANSWER = 1.5
CARD = 1.3
CARD_OF_MANY = 0.7
DISCARD = 1.0
LESS_THREAT = 0.8
PASSING_ALLY = 5.0

# Travelling

TRAVEL_THREAT = 2.0
TRAVEL_POINTS = 0.4
TRAVEL_REVEAL = 2.2
