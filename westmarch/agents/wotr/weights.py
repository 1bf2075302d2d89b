"""What things are worth in War of the Ring; a usual action is worth about two."""

from __future__ import annotations

# The Fellowship

MOVE = 5.5
"""A step of the Fellowship when nobody hunts it."""

LAST_STEPS = 1.5
"""What a step in Mordor is worth more."""

DEADLY, DEADLY_IDLE = 12.0, 4.0
"""The chance of a step in Mordor that ends everything; the latter if idleness corrupts, too."""

SLOW_WAR, USUAL_WAR, OPENING = 0.25, 0.8, 4
"""Victory Points that the Shadow wins in a turn: at least, and at first, and how long at first."""

STEPS_A_TURN, TURNS_IN_MORDOR, CALM = 1.5, 3.5, 0.35
"""What the Fellowship needs for its way, and how little it ever hurries."""

NEEDLESS = 0.2
"""A step that leads nowhere."""

HUNT_RISK = 2.0
"""A successful Hunt."""

SOUND = 14.0
"""Who can still endure so much need not be careful."""

STRAIN = 0.15
"""What each point less takes from a step that is hunted."""

FIT = 10.0
"""Who can endure less rests before Mordor, if there is time."""

PERILOUS = 2.0
"""Steps that the Fellowship goes to avoid a Stronghold of the Shadow."""

WEARY = 2
"""So much Corruption is worth a step out of the way for a rest."""

HIDE = 5.5
CROWN = 3.5
TARRIES = 0.7
"""Sending the heir to where he can be crowned, and what is left of it for each turn more."""

CORRUPTION = 2.0
"""A point of Corruption healed or inflicted by a card."""

# Suffering

LOST = 99.0
LIGHT, HEALS = 2, 0.7
"""So much Corruption is light, and each point of it costs only this: it can heal."""

BEARABLE, BURDEN = 5, 0.12
"""A point of Corruption costs one, and so much more for each above what is bearable."""

SUFFERS, SUFFERS_LAST = 0.75, 0.55
"""A Companion, for each of his Levels: he can suffer that much later; the latter in Mordor."""

RETURNS = 1.2
HEIR = 1.5
"""One who must be gone before a greater one comes, and one who can still become greater."""

SEEN, PARTS, SPARED = 2.0, 0.2, 1.2
"""Showing oneself or leaving to reduce damage; and damage that is not worth a card."""

GREAT_HARM = 2.5
"""Harm of a tile that is worth an Elven Ring."""

FOUND = 0.8
"""A tile that reveals."""

# Armies

PULL = 0.72
PATIENCE = 0.8
"""How much of a prize's pull is left a region further off: for units, and for an Army."""

MARCH = 9.0
"""An Army's way to a prize that it can take, for each of its Victory Points."""

SECOND_MARCH = 0.7
"""The second Army that an Army result moves."""

DRIFT = {"free": 0.1, "shadow": 0.35}
"""A unit's way to the front."""

VICTORY_POINT = 5.0
"""A Settlement about to fall, for each of its Victory Points."""

ZEAL = 0.05
"""How much more a Victory Point is worth for each that the Shadow has."""

TIMID, BOLD = 0.6, 1.6
"""The Victory Points of the Free Peoples: the first ones, and those that win."""

RECAPTURE, LAST_CHANCE = 0.9, 4.0
"""A Victory Point won back; the latter if the enemy would win otherwise."""

LED = 0.5
STRONG_WALLS, CITY_WALLS = 1.6, 1.3
"""The strength of a Leader; that needed for each hit point of the defenders."""

SIEGE_BEGINS = 0.5
"""What it is worth to shut defenders in, as part of their Stronghold."""

UNITS_LOST = 0.35
"""A hit point of an enemy Army that an attack can expect to destroy."""

PRECIOUS = 0.5
SORTIE = 2.0
"""What the Free Peoples shy from, who cannot replace their dead; and a sortie."""

FEAR = {"free": 0.5, "shadow": 0.6}
GUARD, PERIL = 0.4, 0.7
"""Enemies nearby for which a Settlement is not left empty, the Shadow's guards for each of them,
and how much more of them if the enemy is near victory."""

NEARNESS = (1.0, 1.0, 0.6, 0.3)
"""How much enemies count as a danger, by how many regions they are off."""

EXPOSED = 1.2
"""Leaving a Settlement to an enemy nearby, for each of its Victory Points."""

GARRISON = 0.6
"""A unit that joins the defenders of a threatened Settlement, for each of its Victory Points."""

EMPTY = 0.8
"""The first unit in a Settlement near enemies, for each of its Victory Points."""

RISK = 0.2
"""Each enemy unit too many near an Army in the open."""

FEW = 3
"""Fewer units are no Army to speak of."""

FRONT = 0.5
"""A recruit's nearness to the front."""

SHADOWING = 0.7
"""A Nazgûl with the Fellowship."""

# Musters, cards and dice

BRING_IN = 9.0
STEP_TO_WAR = {
    "sauron": 5.0,
    "isengard": 4.5,
    "southrons": 4.0,
    "gondor": 2.6,
    "rohan": 2.4,
    "north": 1.5,
    "elves": 2.2,
    "dwarves": 1.0,
}
"""A box on the Political Track towards war."""

RECRUIT = 1.5
ELITE = 0.5
LEADER = 0.3
"""A recruit, and what an Elite or a Leader is worth more, or less."""

NEARLY = 0.8
"""What the last box is worth more, after which a nation is At War."""

SCATTERED, PERHAPS, ENEMY_DIE = 1.0, 0.4, 1.5
"""A Companion sent nowhere by a card; what may come true; a die taken from the enemy."""

DRAW = 1.4
FULL_HAND = 5
FLIGHT = 1.4
"""What the Nazgûl gain by a flight."""

RING = {"free": 1.5, "shadow": 0.8}
"""An Elven Ring kept for later; what the Free Peoples use, the Shadow gains."""

WILL = 0.8
"""The Will of the West kept for later."""

LEAST = 0.3
"""An action of less worth is left to a pass."""

# The Hunt

EAGER = 2
"""Dice that the Shadow puts into the Hunt Box as a rule, one more if the Fellowship is near."""

NEAR = 6
