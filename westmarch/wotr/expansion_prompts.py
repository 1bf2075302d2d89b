"""What players are asked because of the expansion."""

from __future__ import annotations

from westmarch.kernel.records import Prompt
from westmarch.wotr.kinds import CharacterId, RegionId, TileId


class FleetGoesTo(Prompt):
    """Where does the fleet go?"""

    region: RegionId


class ChooseShips(Prompt):
    """How many ships go?"""

    origin: RegionId
    region: RegionId


class EntsAct(Prompt):
    """What do the Ents do?"""


class ChooseEscort(Prompt):
    """Who comes with the Character?"""

    character: CharacterId
    region: RegionId


class MayFollowFellowship(Prompt):
    """Does a Character follow the Fellowship?"""

    character: CharacterId
    region: RegionId


class MayIgnoreEye(Prompt):
    """Do you use an Elven Ring to ignore the tile?"""

    tile: TileId


class MayGiveUpCatapult(Prompt):
    """Do you give up a catapult to be superior in this battle?"""

    region: RegionId


class MaySmashEngine(Prompt):
    """Do you remove an enemy siege engine?"""

    region: RegionId


class MoveShips(Prompt):
    """Which ships move by a card?"""

    code: str


class CarryArmy(Prompt):
    """Which Army goes by ship because of a card?"""

    code: str


class ActWithArmy(Prompt):
    """Do you move or attack with the Army?"""

    code: str
    region: RegionId


class WorkOnEngines(Prompt):
    """Which siege engines are placed or removed by a card?"""

    code: str


class DiscardSeen(Prompt):
    """Which card that you see is discarded by a card?"""

    code: str


class LookAtHand(Prompt):
    """Whose hand do you look at because of a card?"""

    code: str
