"""What Event cards do when they are played."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import CharacterId, Deck, Face, Nation, Rank, Side, TileId
from westmarch.wotr.vocabulary.conditions import Always, Condition
from westmarch.wotr.vocabulary.lasting import OnTable
from westmarch.wotr.vocabulary.places import Where

# The Fellowship and the Hunt


class PutTile(Record, tag=True):
    """A special Hunt tile is in play."""

    tile: TileId


class Heal(Record, tag=True):
    """Corruption falls."""

    amount: int


class Corrupt(Record, tag=True):
    """Corruption rises."""

    amount: int


class HealByDice(Record, tag=True):
    """Dice are rolled, and each that shows so much heals one Corruption."""

    dice: int
    on: int


class CorruptByDice(Record, tag=True):
    """Dice are rolled, and each that shows so much adds one Corruption."""

    dice: int
    on: int


class Hide(Record, tag=True):
    """The Fellowship is hidden."""


class MoveOn(Record, tag=True):
    """The Fellowship is moved, and hunted as usual."""


class Reveal(Record, tag=True):
    """The Fellowship is revealed."""


class HuntAgain(Record, tag=True):
    """The Shadow rolls for the Hunt as if the Fellowship had moved."""


class DrawForHunt(Record, tag=True):
    """A tile is drawn; an Eye or a blue one does nothing, any other is a successful Hunt.

    `unreduced` damage cannot be reduced; `by_casualty` must be met by a random Companion first.
    """

    unreduced: bool = False
    by_casualty: bool = False


# Companions and Nazgûl


class SeparateCompanions(Record, tag=True):
    """Companions are separated and go further than usual."""

    extra: int = 0


class MoveCompanions(Record, tag=True):
    """All Companions outside the Fellowship may move."""


class MoveNazgul(Record, tag=True):
    """All Nazgûl may move."""


class EliminateCharacter(Record, tag=True):
    """A Character is eliminated."""

    who: CharacterId


# Nations


class Activate(Record, tag=True):
    """A nation becomes active."""

    nation: Nation


class Step(Record, tag=True):
    """A nation moves one box towards war."""

    nation: Nation


class GoToWar(Record, tag=True):
    """A nation becomes active and goes to war."""

    nation: Nation


class RouseOne(Record, tag=True):
    """A Free Peoples nation of the player's choice becomes active and moves one box."""


# Armies


class RecruitUnits(Record, tag=True):
    """Units of a nation come in, each of one of these ranks, all in one place that fits."""

    nation: Nation
    count: int
    where: Where
    ranks: tuple[Rank, ...] = (Rank.REGULAR, Rank.ELITE)
    leaders: int = 0


class RollAgainst(Record, tag=True):
    """Dice are rolled against an Army of a side in a region that fits."""

    side: Side
    where: Where
    dice: int
    on: int = 5


class MoveArmies(Record, tag=True):
    """Armies move one region each."""

    count: int


class AttackWith(Record, tag=True):
    """An Army in a region that fits attacks; a siege battle lasts so many rounds."""

    where: Where
    rounds: int = 1


# Dice and cards


class TurnDie(Record, tag=True):
    """An own die of one result is turned to another."""

    old: Face
    new: Face


class TurnToEyes(Record, tag=True):
    """Up to so many own dice become Eyes in the Hunt Box."""

    most: int


class DiscardDice(Record, tag=True):
    """All unused dice of a side with a result are gone."""

    side: Side
    face: Face


class DrawCards(Record, tag=True):
    """Cards are drawn from a deck."""

    deck: Deck
    count: int


# Putting together


class If(Record, tag=True):
    """Some effects if something is so, and perhaps others if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class MayOneOf(Record, tag=True):
    """The player may choose one of several things."""

    choices: tuple[Effect, ...]


Effect = (
    Activate
    | AttackWith
    | Corrupt
    | CorruptByDice
    | DiscardDice
    | DrawCards
    | DrawForHunt
    | EliminateCharacter
    | GoToWar
    | Heal
    | HealByDice
    | Hide
    | HuntAgain
    | If
    | MayOneOf
    | MoveArmies
    | MoveCompanions
    | MoveNazgul
    | MoveOn
    | PutTile
    | RecruitUnits
    | Reveal
    | RollAgainst
    | RouseOne
    | SeparateCompanions
    | Step
    | TurnDie
    | TurnToEyes
)


class EventText(Record):
    """An Event card: what it does, what must be so to play it, and whether it stays."""

    do: tuple[Effect, ...] = ()
    if_: Condition = Always()
    stays: OnTable | None = None
