"""Corsair ships: fleets, Armies that go by sea, and how ships are lost (W-XCOR)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, take
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.expansion_prompts import ChooseShips, FleetGoesTo
from westmarch.wotr.kinds import FREE, SHADOW, RegionId, Side
from westmarch.wotr.options import GoTo, PickNumber
from westmarch.wotr.rules.board import has_army, is_blocked, is_free
from westmarch.wotr.state import Battle, WotrState
from westmarch.wotr.tables.factions import FLEET_RANGE
from westmarch.wotr.tables.regions import COAST, REGIONS
from westmarch.wotr.verbs import factions

Regions = tuple[RegionId, ...]
NUMBERS = {region: number for number, region in enumerate(COAST)}


def along_the_coast(origin: RegionId) -> list[RegionId]:
    """Where a fleet can go, counted along the coastal regions (W-XCOR-05, W-RD-37)."""
    here = NUMBERS[origin]
    return [region for region in COAST if 0 < abs(NUMBERS[region] - here) <= FLEET_RANGE]


def fleets(state: WotrState, side: Side, sailed: Regions) -> list[RegionId]:
    """The regions from which a side can move ships; `sailed` ones have moved already."""
    if side is FREE:
        return []
    return [region for region in COAST if state.ships.get(region, 0) > sailed.count(region)]


class Sail(Frame):
    """Ships go from one coastal region to another; those that have `sailed` stay."""

    seat: Seat
    origin: RegionId
    sailed: Regions = ()
    region: RegionId | None = None
    ships: int = 0

    def may_go(self, state: WotrState) -> Decision:
        options = tuple(GoTo(region) for region in along_the_coast(self.origin))
        return Decision(self.seat, FleetGoesTo(self.origin), options, ("W-XCOR-05",))

    def go(self, state: WotrState, choice: GoTo) -> Sail:
        return replace(self, region=choice.region)

    def may_choose(self, state: WotrState) -> Decision:
        assert self.region is not None
        most = state.ships[self.origin] - self.sailed.count(self.origin)
        options = tuple(PickNumber(ships) for ships in range(1, most + 1))
        prompt = ChooseShips(self.origin, self.region)
        return Decision(self.seat, prompt, options, ("W-XCOR-05",))

    def sail(self, state: WotrState, choice: PickNumber) -> Sail:
        assert self.region is not None
        factions.sail(state, self.origin, self.region, choice.number)
        return replace(self, ships=choice.number)

    def returns(self) -> tuple[int, ...]:
        """Where the ships are now, one number of a coastal region for each."""
        assert self.region is not None
        return (NUMBERS[self.region],) * self.ships

    STEPS = (Ask(may_go, go), Ask(may_choose, sail))


def arrived(state: WotrState) -> Regions:
    """Where the ships are that have just sailed, one entry for each."""
    return tuple(COAST[number] for number in take(state, tuple))


def havens(state: WotrState, side: Side, origin: RegionId) -> list[RegionId]:
    """The other regions with a ship that an Army beside one can reach only by sea."""
    if side is FREE or origin not in state.ships:
        return []
    near = REGIONS[origin].adjacent
    return [region for region in COAST if region in state.ships and region not in (origin, *near)]


def landings(state: WotrState, side: Side, origin: RegionId) -> list[RegionId]:
    """Where an Army can be carried to: no enemy unit, no enemy Settlement (W-XCOR-06, W-XCOR-07).

    If the rule set says so an undefended enemy Settlement can be entered (W-RD-37).
    """
    found = havens(state, side, origin)
    if state.ruleset.ships_to_enemy_settlements:
        return [region for region in found if not is_blocked(state, side, region)]
    return [region for region in found if is_free(state, side, region)]


def raids(state: WotrState, side: Side, origin: RegionId) -> list[RegionId]:
    """What an Army can attack by ship (W-XCOR-10, W-XCOR-13)."""
    return [region for region in havens(state, side, origin) if is_blocked(state, side, region)]


def is_by_sea(origin: RegionId, region: RegionId) -> bool:
    """Whether an Army gets from one region to another only by ship."""
    return origin != region and region not in REGIONS[origin].adjacent


def sink_after(state: WotrState, battle: Battle) -> None:
    """Ships are lost with those who came on them, or with those who stood beside them.

    (W-XCOR-12, W-XCOR-14)
    """
    region = battle.target
    if battle.attacker is SHADOW:
        lost = battle.by_ship and not battle.force
    else:
        lost = not has_army(state, SHADOW, region)
    if lost and region in state.ships:
        factions.sink(state, region, state.ships[region])
