"""What Event cards do with Armies: recruit, shoot, move, attack."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.wotr.kinds import CharacterId, FigureId, Nation, Rank, Side
from westmarch.wotr.vocabulary.places import There, Where

# Who, and how many


class Escort(Record):
    """Who must go along with an Army: one of these Characters, or a figure of these kinds."""

    who: tuple[CharacterId, ...] = ()
    figures: tuple[FigureId, ...] = ()


class NazgulThere(Record, tag=True):
    """As many as there are Nazgûl in the region chosen before."""


class UnitsOf(Record, tag=True):
    """As many as a nation has units in the region."""

    nation: Nation


Dice = int | NazgulThere | UnitsOf


class Hush(Names):
    """Whether the defenders play a Combat card in the first round."""

    ALWAYS = "always"
    UNLESS_COMPANION = "unless-companion"


# Coming and going


class RecruitUnits(Record, tag=True):
    """Units of a nation come in, each of one of these ranks, in one place that fits.

    They come to as many different `places`, so many in each. `at_will` says that there may be
    fewer, `seizes` that they take control of the region.
    """

    nation: Nation
    count: int
    where: Where
    ranks: tuple[Rank, ...] = (Rank.REGULAR, Rank.ELITE)
    leaders: int = 0
    places: int = 1
    at_will: bool = False
    seizes: bool = False


class Promote(Record, tag=True):
    """Regulars are replaced by Elites of the same nation."""

    side: Side
    count: int
    where: Where
    nation: Nation | None = None


class BringUnits(Record, tag=True):
    """Units of a nation may be brought to the region chosen before from others."""

    nation: Nation
    most: int
    origin: Where


class EliminateLeader(Record, tag=True):
    """A Leader of a side in a region that fits is eliminated."""

    side: Side
    where: Where


# Shooting


class ChooseArmy(Record, tag=True):
    """A region that fits is chosen for what follows."""

    where: Where


class RollAgainst(Record, tag=True):
    """Dice are rolled against an Army of a side in a region that fits."""

    side: Side
    where: Where
    dice: Dice
    on: int = 5


class RollAgainstEach(Record, tag=True):
    """Dice are rolled against every Army of a side in regions that fit."""

    side: Side
    where: Where
    dice: Dice
    on: int


class StrikeNazgul(Record, tag=True):
    """A die for each Nazgûl in a region that fits may eliminate one; the others flee to a place.

    The Witch-king is not affected.
    """

    where: Where
    on: int
    to: Where


class DriveOut(Record, tag=True):
    """An Army of a side in the region chosen before takes a die's hits and must retreat.

    If it cannot, it is destroyed, with all who lead it.
    """

    side: Side


# Moving and attacking


class MoveArmies(Record, tag=True):
    """Armies move, up to so many regions each, with somebody if that is said.

    Who `joins` must end where another Army of the side is that is not besieged.
    """

    count: int
    steps: int = 1
    escort: Escort | None = None
    joins: bool = False


class MoveArmyTo(Record, tag=True):
    """An Army goes at once from a region that fits, even a besieged one, to another."""

    origin: Where
    to: Where


class Land(Record, tag=True):
    """An Army goes by sea from a region that fits to another, and fights whoever is there."""

    origin: Where
    to: Where


class AttackWith(Record, tag=True):
    """An Army in a region that fits attacks an Army in one that fits.

    A siege battle lasts so many rounds. `aided` attackers are helped by those whom the enemy
    besieges.
    """

    where: Where
    at: Where | None = None
    escort: Escort | None = None
    rounds: int = 1
    hush: Hush | None = None
    aided: bool = False


CampaignEffect = (
    AttackWith
    | BringUnits
    | ChooseArmy
    | DriveOut
    | EliminateLeader
    | Land
    | MoveArmies
    | MoveArmyTo
    | Promote
    | RecruitUnits
    | RollAgainst
    | RollAgainstEach
    | StrikeNazgul
)

THERE = There()
"""The region chosen before."""
