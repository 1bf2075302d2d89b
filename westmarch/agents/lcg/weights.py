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
"""Each point on the card of a character."""

ABILITY = 0.8
"""Each action or response that an ally has."""

# The quest

PROGRESS = 1.3
"""A point of progress on the quest card."""

EXPLORING = 1.0
"""A point of progress on the active location."""

THREAT = 1.2
"""A point by which the own threat rises."""

SENT = 0.8
"""The share of the willpower at the table that goes on the quest in a usual round."""

AGAINST = 2.5
"""The threat that a usual round sets against each player's willpower."""

LEAST_PACE = 0.8
"""The progress of a usual round, however weak the heroes are."""

CALM = 0.5
URGENCY = 0.8
MOST_URGENT = 2.0
"""Haste is CALM at the least, and more by URGENCY for the share of the time left that is needed."""

STAGE = 4.0
"""Completing a stage when the heroes are ready for the next."""

READY = 0.8
"""The share of the attack needed against the next stage's enemy with which heroes are ready."""

READY_ROOM = 12.0
"""So near to the threat that ends the game, there is no waiting any more."""

VICTORY = 40.0
"""Winning; losing by threat is as bad."""

# Fighting

WOUND = 3.0
"""The power with which wounds weigh more the nearer they are to death."""

DEFENDING = 0.3
"""The trouble of defending, even if no damage comes through."""

UNDEFENDED = 1.0
"""What shadow cards do beyond more attack when nobody defends."""

DEFENDER_STRIKES_NOT = 0.4
"""Each point of attack of a defender, who cannot strike back."""

KILL = 2.0
KILL_ATTACK = 1.2
KILL_THREAT = 0.3
"""Killing an enemy, and more for each point of its attack and threat."""

PREY = 8.0
"""Killing an enemy without which the stage can be completed."""

HALF_KILLED = 0.5
"""The share of a kill's worth that damage is worth which does not kill."""

ENGAGING = 3.0
"""How much better a fight must come out before an enemy is engaged of one's own will."""

ENGAGING_THREAT = 1.0
"""Each point of threat that an engaged enemy takes out of the staging area."""

SNIPING = 0.7
"""The share of a kill's worth for those who strike into the staging area."""

# Cards and resources

RESOURCE = 0.8
"""A resource kept for later."""

SPARE = 0.2
"""A resource for which there is no use in hand."""

ANSWER = 1.5
"""An answer in hand for which resources are kept."""

ANSWER_IN_HAND = 3.0
"""An event that cancels or holds off, when a card must be discarded."""

DISCARD = 1.0
"""Any other card of the hand, at the least, if it can be paid for."""

CARD = 1.3
CARD_OF_MANY = 0.7
"""A card drawn to a small hand, and to a large one."""

RANSOM = 3.0
"""How gladly others pay, so that a hero caught in a web can pay to become ready."""

HEALING = 0.5
"""The share of a character's worth that it is worth to heal it when it is all but dead."""

CAUGHT = 4.0
"""How much rather an attachment goes to who is not caught in a web."""

LESS_THREAT = 0.8
"""A point by which the own threat falls."""

PASSING_ALLY = 5.0
"""What an ally does who goes again at the end of the round, beyond questing and fighting."""

# Attachments

LASTING_WILLPOWER = 4.0
LASTING_ATTACK = 1.3
LASTING_HIT_POINTS = 1.0
LASTING_THREAT = 2.0
LASTING_PROGRESS = 2.0
"""Each point that an attachment adds as long as it stays."""

HANDS_FULL = 20.0
"""A third restricted attachment would cost one of the three."""

QUESTS_INSTEAD = 1.0
"""A weapon is lost on a hero who goes on the quest, for each point of willpower."""

HELD = 2.5
HELD_SHORTLY = 1.0
"""Each point of attack of an enemy that is kept from attacking for long, or until it is dead."""

DIES_SOON = 0.7
"""The share of the own attack that kills an enemy soon."""

# Travelling

TRAVEL_THREAT = 2.0
"""Each point of threat that a location takes out of the staging area."""

TRAVEL_POINTS = 0.4
"""Each point of progress that the location then takes from the quest."""

TRAVEL_REVEAL = 3.5
"""Another encounter card, where that is the price of travelling."""
