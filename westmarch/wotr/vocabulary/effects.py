"""What Event cards do when they are played."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import CardType, CharacterId, Deck, Face, Nation, RegionId, Side, TileId
from westmarch.wotr.vocabulary.campaigns import CampaignEffect
from westmarch.wotr.vocabulary.conditions import Always, Condition
from westmarch.wotr.vocabulary.expeditions import ExpeditionEffect
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


class MoveTheBearers(Record, tag=True):
    """The figure of the Fellowship goes to an adjacent region."""


class HuntAgain(Record, tag=True):
    """The Shadow rolls for the Hunt as if the Fellowship had moved."""


class DrawForHunt(Record, tag=True):
    """A tile is drawn; an Eye or a blue one does nothing, any other is a successful Hunt.

    `unreduced` damage cannot be reduced; `by_casualty` must be met by a random Companion first.
    """

    unreduced: bool = False
    by_casualty: bool = False


# Companions and Nazgûl


class Reach(Record):
    """How Companions go: further than usual, or as if they had a Level, or into sieges."""

    extra: int = 0
    level: int | None = None
    into_sieges: bool = False


class SeparateCompanions(Record, tag=True):
    """A Companion or a group is separated from the Fellowship."""

    reach: Reach = Reach()


class MoveGroup(Record, tag=True):
    """A Companion outside the Fellowship moves, or a group from one region."""

    reach: Reach = Reach()


class MoveCompanions(Record, tag=True):
    """All Companions outside the Fellowship may move."""


class MoveCharacterTo(Record, tag=True):
    """One of these Characters goes to a region."""

    who: tuple[CharacterId, ...]
    region: RegionId


class MoveWithCompanions(Record, tag=True):
    """One of these Characters goes to a region that fits, and Companions with him as he likes."""

    who: tuple[CharacterId, ...]
    to: Where


class MoveNazgul(Record, tag=True):
    """All Nazgûl may move."""


class EliminateCharacter(Record, tag=True):
    """A Character is eliminated."""

    who: CharacterId


class TemptOne(Record, tag=True):
    """A Companion drawn at random is eliminated, or Corruption rises by his Level."""


class BreakUp(Record, tag=True):
    """A tile is drawn, and as many Companions as it shows must leave the Fellowship.

    An Eye or a blue tile does nothing.
    """


class BraveTheEye(Record, tag=True):
    """Tiles are drawn: Eyes leave the game, unless all are Eyes: then one of these is lost."""

    tiles: int
    who: tuple[CharacterId, ...]


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


class Estrange(Record, tag=True):
    """A nation with a region that fits moves one box away from war, and loses a figure."""

    where: Where


class RouseOne(Record, tag=True):
    """A Free Peoples nation of the player's choice becomes active and moves one box."""


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


class DiscardFromTable(Record, tag=True):
    """A card of a side and deck is discarded from the table."""

    side: Side
    deck: Deck


class PlayAnother(Record, tag=True):
    """Another card of a type may be played at once, without a die."""

    of: CardType


# Putting together


class If(Record, tag=True):
    """Some effects if something is so, and perhaps others if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class OneOf(Record, tag=True):
    """The player chooses one of several things, or may choose none."""

    choices: tuple[Effect, ...]
    may: bool = False


FellowshipEffect = (
    BraveTheEye
    | BreakUp
    | Corrupt
    | CorruptByDice
    | DrawForHunt
    | EliminateCharacter
    | Heal
    | HealByDice
    | Hide
    | HuntAgain
    | MoveCharacterTo
    | MoveCompanions
    | MoveGroup
    | MoveNazgul
    | MoveOn
    | MoveTheBearers
    | MoveWithCompanions
    | PutTile
    | Reveal
    | SeparateCompanions
    | TemptOne
)

OtherEffect = (
    Activate
    | DiscardDice
    | DiscardFromTable
    | DrawCards
    | Estrange
    | GoToWar
    | If
    | OneOf
    | PlayAnother
    | RouseOne
    | Step
    | TurnDie
    | TurnToEyes
)

Effect = CampaignEffect | ExpeditionEffect | FellowshipEffect | OtherEffect


class EventText(Record):
    """An Event card: what it does, what must be so to play it, and whether it stays."""

    do: tuple[Effect, ...] = ()
    if_: Condition = Always()
    stays: OnTable | None = None
