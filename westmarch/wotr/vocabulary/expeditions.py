"""What the Event cards of the expansion do with its figures."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import FigureId, Side
from westmarch.wotr.vocabulary.places import Where


class AwakenEnts(Record, tag=True):
    """Ents come to the Entwood, then the Ents move and attack."""

    ents: int


class RegainRings(Record, tag=True):
    """Dice are rolled, and for each that shows so much a used Elven Ring is taken back."""

    dice: int
    on: int


class Unravel(Record, tag=True):
    """A card of a side is discarded from the table; if there is none, one from a hand may be."""

    side: Side


class RollForShips(Record, tag=True):
    """A die is rolled for each ship in regions that fit, which is removed if it shows so much."""

    where: Where
    on: int


class MoveShips(Record, tag=True):
    """All ships may move."""


class CarryArmy(Record, tag=True):
    """An Army may go by ship to where no enemy unit blocks it; this region is chosen then."""


class Summon(Record, tag=True):
    """As many figures come to a region as Nazgûl lead there, but no more than so many."""

    figure: FigureId
    where: Where
    most: int


class MoveOrAttack(Record, tag=True):
    """The Army in the region chosen before may move or attack.

    With `surprise` the defenders play no Combat card in the first round.
    """

    surprise: bool = False


class WorkOnEngines(Record, tag=True):
    """So many siege engines are placed, or enemy ones removed, where Strongholds are besieged."""

    most: int


ExpeditionEffect = (
    AwakenEnts
    | CarryArmy
    | MoveOrAttack
    | MoveShips
    | RegainRings
    | RollForShips
    | Summon
    | Unravel
    | WorkOnEngines
)
