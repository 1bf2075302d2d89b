"""The kinds of things that the game knows, as closed lists of names."""

from __future__ import annotations

from typing import NewType

from westmarch.kernel.records import Names, Subjects

RegionId = NewType("RegionId", str)
"""A region of the board, by its code."""

FigureId = NewType("FigureId", str)
"""A kind of figure: `gondor-regular`, `sauron-nazgul`."""

CharacterId = NewType("CharacterId", str)
"""A Companion or Minion, by his code."""

DieId = NewType("DieId", str)
"""An Action die, by the face that it shows."""

TileId = NewType("TileId", str)
"""A Hunt tile, by its code."""


class Side(Names):
    """The two sides, each of which has the other for its `enemy`."""

    enemy: Side

    FREE = "free"
    SHADOW = "shadow"


FREE, SHADOW = Side.FREE, Side.SHADOW
"""The sides by shorter names, which Python also finds much quicker."""

FREE.enemy, SHADOW.enemy = SHADOW, FREE


class Nation(Subjects):
    """The eight nations (W-MAP-05)."""

    DWARVES = "dwarves"
    ELVES = "elves"
    GONDOR = "gondor"
    NORTH = "north"
    ROHAN = "rohan"
    ISENGARD = "isengard"
    SAURON = "sauron"
    SOUTHRONS = "southrons"


FREE_NATIONS = (Nation.DWARVES, Nation.ELVES, Nation.GONDOR, Nation.NORTH, Nation.ROHAN)
SHADOW_NATIONS = (Nation.ISENGARD, Nation.SAURON, Nation.SOUTHRONS)


class Settlement(Names):
    """What stands in a region (W-MAP-07)."""

    TOWN = "town"
    CITY = "city"
    STRONGHOLD = "stronghold"
    FORTIFICATION = "fortification"


class Rank(Names):
    """What kind of figure somebody is."""

    REGULAR = "regular"
    ELITE = "elite"
    DUNLENDING = "dunlending"
    LEADER = "leader"
    NAZGUL = "nazgul"


class Faction(Names):
    """The peoples that the expansion adds (W-XSET-05)."""

    DUNLENDINGS = "dunlendings"
    CORSAIRS = "corsairs"
    ENTS = "ents"


class Face(Names):
    """The results of an Action die (W-DICE-12, W-DICE-13)."""

    CHARACTER = "character"
    ARMY = "army"
    MUSTER = "muster"
    ARMY_MUSTER = "army-muster"
    EVENT = "event"
    WILL = "will-of-the-west"
    EYE = "eye"


class Deck(Subjects):
    """The two decks of a side (W-CARD-01)."""

    CHARACTER = "character"
    STRATEGY = "strategy"


class CardType(Names):
    """The symbol of an Event card (W-CARD-06)."""

    CHARACTER = "character"
    ARMY = "army"
    MUSTER = "muster"


class Phase(Names):
    """The phases of a turn (W-TURN-01)."""

    EVENTS = "events"
    FELLOWSHIP = "fellowship"
    HUNT = "hunt"
    ROLL = "roll"
    ACTIONS = "actions"
    VICTORY = "victory"


def figure_of(nation: Nation, rank: Rank) -> FigureId:
    """A kind of figure by its nation and rank."""
    return FigureId(f"{nation.value}-{rank.value}")
