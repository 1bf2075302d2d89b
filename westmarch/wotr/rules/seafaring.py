"""What Event cards do with Corsair ships."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.expansion_prompts import CarryArmy, MoveShips
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import Done, GoTo, MarchFrom, SailFrom
from westmarch.wotr.prompts import ChooseDestination, ChooseFigures
from westmarch.wotr.rules import roles, ships
from westmarch.wotr.rules.board import armies, is_blocked, is_inside, limit
from westmarch.wotr.rules.gathering import Gather, Party
from westmarch.wotr.rules.leading import crossing, travelling
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.regions import COAST
from westmarch.wotr.verbs import figures


class MoveFleets(Frame):
    """Each ship may move once, in fleets as the player likes."""

    seat: Seat
    code: str
    sailed: tuple[RegionId, ...] = ()
    over: bool = False

    def goes_on(self, state: WotrState) -> bool:
        return not self.over and bool(ships.fleets(state, Side.SHADOW, self.sailed))

    def may_sail(self, state: WotrState) -> Decision:
        found = [SailFrom(region) for region in ships.fleets(state, Side.SHADOW, self.sailed)]
        return Decision(self.seat, MoveShips(self.code), (Done(), *found), ("W-XCOR-05",))

    def sail(self, state: WotrState, choice: Done | SailFrom) -> MoveFleets | None:
        if isinstance(choice, Done):
            return replace(self, over=True)
        call(state, ships.Sail(self.seat, choice.region, self.sailed))
        return None

    def note(self, state: WotrState) -> MoveFleets | None:
        if self.over:
            return None
        return replace(self, sailed=(*self.sailed, *ships.arrived(state)))

    STEPS = (While(goes_on, Ask(may_sail, sail), note),)


class CarryOne(Frame):
    """An Army beside a ship may go to another region with a ship that no enemy unit blocks."""

    seat: Seat
    code: str
    origin: RegionId | None = None

    def may_choose(self, state: WotrState) -> Decision | None:
        side = roles.side_of(state, self.seat)
        found = [MarchFrom(one) for one in armies(state, side) if ports(state, side, one)]
        if not found:
            return None
        return Decision(self.seat, CarryArmy(self.code), (Done(), *found), ("W-CARD-09",))

    def choose(self, state: WotrState, choice: Done | MarchFrom) -> CarryOne | None:
        return replace(self, origin=choice.region) if isinstance(choice, MarchFrom) else None

    def may_go(self, state: WotrState) -> Decision | None:
        if self.origin is None:
            return None
        side = roles.side_of(state, self.seat)
        options = tuple(GoTo(region) for region in ports(state, side, self.origin))
        return Decision(self.seat, ChooseDestination(self.origin), options, ("W-CARD-09",))

    def go(self, state: WotrState, choice: GoTo) -> None:
        assert self.origin is not None
        call(state, GoAboard(self.seat, self.origin, choice.region))

    STEPS = (Ask(may_choose, choose), Ask(may_go, go))


def ports(state: WotrState, side: Side, origin: RegionId) -> list[RegionId]:
    """Where a card can carry an Army, or a part of it."""
    if origin not in state.ships or is_inside(state, side, origin):
        return []
    return [
        region
        for region in COAST
        if region in state.ships
        and region != origin
        and not is_blocked(state, side, region)
        and unit_count(force_in(state, side, region)) < limit(state, side, region)
        and unit_count(crossing(state, side, force_in(state, side, origin), region))
    ]


class GoAboard(Gather):
    """Those who are carried are chosen; where they land is the region for what follows."""

    def able(self, state: WotrState) -> Party:
        side = roles.side_of(state, self.seat)
        force = crossing(state, side, force_in(state, side, self.origin), self.region)
        return Party(self.origin, force, travelling(state, side, self.origin))

    def room(self, state: WotrState) -> int:
        """How many units can still land."""
        side = roles.side_of(state, self.seat)
        there = unit_count(force_in(state, side, self.region)) + unit_count(self.force)
        return limit(state, side, self.region) - there

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        return not unit_count((figure,)) or self.room(state) > 0

    def is_complete(self, state: WotrState) -> bool:
        return unit_count(self.force) > 0 and self.room(state) >= 0

    def may_take(self, state: WotrState) -> Decision | None:
        if self.ready:
            return None
        prompt = ChooseFigures(self.origin, self.region)
        return Decision(self.seat, prompt, self.picks(state), ("W-CARD-09",))

    def take(self, state: WotrState, choice: AnyOption) -> GoAboard:
        return self.with_one_more(state, choice)

    def land(self, state: WotrState) -> None:
        side = roles.side_of(state, self.seat)
        figures.move(state, side, self.origin, self.region, self.force, self.characters)
        state.there = self.region

    STEPS = (AskAgain(may_take, take), land)
