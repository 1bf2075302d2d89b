"""The table as the player sees it: a state that is possible for its seat, and what follows."""

from __future__ import annotations

from functools import cache, cached_property

from westmarch.agents.wotr import weights as w
from westmarch.kernel.records import Seat
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.rules import board, roles
from westmarch.wotr.state import WotrState, force_in, forces, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.quest import CORRUPTED, GATES

FAR = 99
NEEDED = {Side.FREE: 4, Side.SHADOW: 10}
"""The Victory Points that win."""


@cache
def distances(start: RegionId) -> dict[RegionId, int]:
    """How far every region is from one."""
    return board.within(start, len(REGIONS))


def distance(one: RegionId, other: RegionId) -> int:
    """How far two regions are from each other."""
    return distances(one).get(other, FAR)


class Sight:
    """What a seat may suppose about the table."""

    def __init__(self, state: WotrState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.side = roles.side_of(state, seat)
        self.enemy = self.side.enemy

    def own(self, region: RegionId) -> int:
        """How many own units are in a region."""
        return unit_count(force_in(self.state, self.side, region))

    def others(self, region: RegionId) -> int:
        """How many enemy units are in a region."""
        return unit_count(force_in(self.state, self.enemy, region))

    @cached_property
    def targets(self) -> dict[RegionId, float]:
        """The enemy's Settlements, and how inviting they are."""
        return {
            code: region.worth / NEEDED[self.side] * 10 / (1 + 0.25 * self.others(code))
            for code, region in REGIONS.items()
            if region.worth and board.controller(self.state, code) is self.enemy
        }

    @cached_property
    def pull(self) -> dict[RegionId, float]:
        """How near a region is to what is worth taking."""
        return {
            region: max(
                (
                    worth * w.PULL ** distances(target).get(region, FAR)
                    for target, worth in self.targets.items()
                ),
                default=0.0,
            )
            for region in REGIONS
        }

    def threat(self, region: RegionId) -> int:
        """How many enemy units are near a region, beyond its defenders."""
        near = board.within(region, 2)
        enemies = forces(self.state, self.enemy)
        return sum(
            unit_count(force) for other, force in enemies.items() if other in near
        ) - self.own(region)

    def is_own_home(self, region: RegionId) -> bool:
        """Whether a Settlement with Victory Points is in own hands."""
        return REGIONS[region].worth > 0 and board.controller(self.state, region) is self.side

    @property
    def hunt_dice(self) -> int:
        """The Shadow's dice in the Hunt Box."""
        return min(5, self.state.in_hunt_box[index(Side.SHADOW)])

    @property
    def to_mordor(self) -> int:
        """How far the figure of the Fellowship is from the nearest gate of Mordor."""
        return min(distance(self.state.bearers, gate) for gate in GATES)

    @cached_property
    def endurance(self) -> float:
        """How much damage the Fellowship can still suffer, Companions and all."""
        levels = sum(CHARACTERS[who].level for who in board.companions(self.state))
        return CORRUPTED - 1 - self.state.corruption + w.SUFFERS * levels

    def havens(self) -> list[RegionId]:
        """Where the Fellowship can rest."""
        return [region for region in REGIONS if board.is_haven(self.state, region)]
