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

SENT = 0.8
"""The share of the willpower at the table that goes on the quest in a usual round."""

AGAINST = 2.5
"""The threat that a usual round sets against each player's willpower."""

LEAST_PACE = 0.8
CALM = 0.75
URGENCY = 0.5
MOST_URGENT = 2.0
"""Haste is CALM at the least, and more by URGENCY for the share of the time left that is needed."""

STAGE = 4.0
READY = 0.8
READY_ROOM = 12.0
VICTORY = 40.0

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
"""A card of the hand, whatever it is, if it can be paid for."""

ANSWER_IN_HAND = 3.0

RANSOM = 3.0
"""How gladly others pay, so that a hero caught in a web can pay to become ready."""
LESS_THREAT = 0.8
PASSING_ALLY = 5.0

# Attachments, for each point that they add as long as they stay

LASTING_WILLPOWER = 4.0
LASTING_ATTACK = 1.3
LASTING_HIT_POINTS = 1.0
LASTING_THREAT = 2.0
LASTING_PROGRESS = 2.0

# Travelling

TRAVEL_THREAT = 2.0
TRAVEL_POINTS = 0.4
TRAVEL_REVEAL = 3.5

# Who bears an attachment

HANDS_FULL = 20.0
"""A third restricted attachment would cost one of the three."""

QUESTS_INSTEAD = 1.0
"""A weapon is lost on a hero who goes on the quest, for each point of willpower."""
