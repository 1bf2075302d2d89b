"""What things are worth in War of the Ring; a usual action is worth about two."""

from __future__ import annotations

# The Fellowship

MOVE = 5.0
"""A step of the Fellowship when nobody hunts it."""

HUNT_RISK = 2.2
"""A successful Hunt."""

TIRED = 0.5
"""What each point of Corruption above SOUND takes from a step that is hunted."""

SOUND = 6
"""So much Corruption is no reason to be careful."""

HIDE = 5.5
CROWN = 3.5
"""Sending the heir to where he can be crowned."""

CORRUPTION = 2.0
"""A point of Corruption healed or inflicted by a card."""

# Armies

PULL = 0.72
"""How much of a target's pull is left a region further off."""

VICTORY_POINT = 5.0
"""A Settlement about to fall, for each of its Victory Points."""

UNITS_LOST = 0.35
"""A hit point of an enemy Army that an attack can expect to destroy."""

EXPOSED = 1.2
"""Leaving a Settlement to an enemy nearby, for each of its Victory Points."""

GARRISON = 0.8
"""A unit that joins the defenders of a threatened Settlement, for each of its Victory Points."""

# Musters, cards and dice

BRING_IN = 9.0
STEP_TO_WAR = {
    "sauron": 5.0,
    "isengard": 4.5,
    "southrons": 3.0,
    "gondor": 2.2,
    "rohan": 2.0,
    "north": 1.5,
    "elves": 1.8,
    "dwarves": 1.0,
}
"""A box on the Political Track towards war."""

RECRUIT = 1.5
ELITE = 0.5
LEADER = 0.3
"""A recruit, and what an Elite or a Leader is worth more, or less."""

DRAW = 1.4
FULL_HAND = 5
RING = 3.0
"""An Elven Ring kept for later."""

WILL = 0.8
"""The Will of the West kept for later."""

LEAST = 0.3
"""An action of less worth is left to a pass."""

# The Hunt

EAGER = 2
"""Dice that the Shadow puts into the Hunt Box as a rule, one more if the Fellowship is far on."""

FAR_ON = 5
