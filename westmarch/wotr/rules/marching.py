"""Moving Armies (W-MOVE)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, amend, call, enclosing
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.forces import joined, kinds, leaders, unit_count, units, without
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import Done, GoTo, MarchFrom, SailFrom
from westmarch.wotr.prompts import ChooseDestination, ChooseFigures, MoveAnother
from westmarch.wotr.rules import alternating, mixing, roles, ships
from westmarch.wotr.rules.board import armies, besieges, capacity, is_inside, may_move_in
from westmarch.wotr.rules.gathering import Gather, Party, abandons, is_leader, may_follow
from westmarch.wotr.rules.leading import crossing, is_led
from westmarch.wotr.rules.stacking import Trim
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import figures


class MoveArmies(Frame):
    """Up to so many different Armies move one region each; nobody moves twice (W-MOVE-02, 08).

    `led` says that each must have a Leader, `moved` who has moved and where he is now. With `sea`
    Armies may go by ship, and unless they must be led a fleet may move instead of an Army; ships
    that have `sailed` are noted by where they are now (W-XCOR-05, W-XCOR-06).
    """

    seat: Seat
    left: int
    led: bool = False
    moved: tuple[Party, ...] = ()
    sea: bool = False
    sailed: tuple[RegionId, ...] = ()

    def may_march(self, state: WotrState) -> Decision | None:
        """After the first the others are left to the player, unless too many stand somewhere."""
        starts: list[AnyOption] = [MarchFrom(region) for region in starts_of(state, self)]
        starts += [SailFrom(region) for region in fleets_of(state, self)]
        if not self.left or not starts:
            return None
        stop = () if crowded(state, self) else (Done(),)
        return Decision(self.seat, MoveAnother(), (*stop, *starts), ("W-MOVE-02",))

    def march(self, state: WotrState, choice: AnyOption) -> MoveArmies | None:
        match choice:
            case MarchFrom(region):
                call(state, ChooseWay(self.seat, region))
            case SailFrom(region):
                call(state, MoveFleet(self.seat, region))
            case _:
                return replace(self, left=0)
        return None

    def trim(self, state: WotrState) -> None:
        """If too many may come together, they do not stay so (W-RD-06)."""
        side = roles.side_of(state, self.seat)
        call(state, *(Trim(side, party.region) for party in self.moved))

    STEPS = (AskAgain(may_march, march), trim)


class MoveFleet(Frame):
    """Ships move instead of an Army (W-XCOR-05)."""

    seat: Seat
    origin: RegionId

    def sail(self, state: WotrState) -> None:
        call(state, ships.Sail(self.seat, self.origin, orders(state).sailed))

    def note(self, state: WotrState) -> None:
        before = orders(state)
        sailed = (*before.sailed, *ships.arrived(state))
        amend(state, before, replace(before, left=before.left - 1, sailed=sailed))

    STEPS = (sail, note)


class ChooseWay(Frame):
    """An Army is sent to an adjacent region, or to another that has a ship, too."""

    seat: Seat
    origin: RegionId

    def may_go(self, state: WotrState) -> Decision:
        found = destinations(state, orders(state), self.origin)
        options = tuple(GoTo(region) for region in found)
        return Decision(self.seat, ChooseDestination(self.origin), options, ("W-MOVE-01",))

    def go(self, state: WotrState, choice: GoTo) -> None:
        call(state, March(self.seat, self.origin, choice.region))

    STEPS = (Ask(may_go, go),)


class March(Gather):
    """One Army, or part of it, goes to an adjacent region (W-MOVE-04 to 07, W-MOVE-13)."""

    def able(self, state: WotrState) -> Party:
        return able_to_go(state, orders(state), self.origin, self.region)

    def is_complete(self, state: WotrState) -> bool:
        to, side = orders(state), roles.side_of(state, self.seat)
        count = unit_count(self.force)
        needed = max(1, excess(state, side, self.origin))
        if count < needed or count > room(state, to, self):
            return False
        if to.led and not is_led(state, self.force, self.characters):
            return False
        if alternating.repeats(state, self.seat, self.force):
            return False
        return not abandons(state, side, self.origin, self.force)

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        return has_room(state, orders(state), self, able, figure)

    def may_take(self, state: WotrState) -> Decision | None:
        if self.ready:
            return None
        prompt = ChooseFigures(self.origin, self.region)
        return Decision(self.seat, prompt, self.picks(state), ("W-MOVE-04", "W-MOVE-05"))

    def take(self, state: WotrState, choice: AnyOption) -> March:
        return self.with_one_more(state, choice)

    def arrive(self, state: WotrState) -> None:
        side = roles.side_of(state, self.seat)
        figures.move(state, side, self.origin, self.region, self.force, self.characters)
        before = orders(state)
        party = Party(self.region, self.force, self.characters)
        after = replace(before, left=before.left - 1, moved=(*before.moved, party))
        amend(state, before, after)

    STEPS = (AskAgain(may_take, take), arrive)


def orders(state: WotrState) -> MoveArmies:
    """The action in which Armies are being moved."""
    found = enclosing(state, MoveArmies)
    assert found is not None, "an Army moves by an action"
    return found


def movable(state: WotrState, to: MoveArmies, region: RegionId) -> Party:
    """Who in a region can still move in this action."""
    side = roles.side_of(state, to.seat)
    if is_inside(state, side, region) and not state.ruleset.besieged_may_leave:
        return Party(region)
    return mixing.left_to_move(state, to.seat, region, to.moved)


def starts_of(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions from which an Army can move; if there are too many units in one, only that."""
    side = roles.side_of(state, to.seat)
    over = crowded(state, to)
    found = over or armies(state, side)
    return [region for region in found if any(True for _ in destinations(state, to, region))]


def crowded(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions into which this action has brought too many units (W-RD-06)."""
    side = roles.side_of(state, to.seat)
    found = dict.fromkeys(party.region for party in to.moved)
    return [region for region in found if excess(state, side, region) > 0]


def excess(state: WotrState, side: Side, region: RegionId) -> int:
    """How many units there are too many in a region."""
    return unit_count(force_in(state, side, region)) - capacity(state, side, region)


def destinations(state: WotrState, to: MoveArmies, origin: RegionId) -> Iterator[RegionId]:
    """The regions into which an Army from here can move."""
    party = movable(state, to, origin)
    if not unit_count(party.force):
        return
    for region in ways(state, to, origin):
        if can_march(state, to, party, region):
            yield region


def ways(state: WotrState, to: MoveArmies, origin: RegionId) -> list[RegionId]:
    """The regions next to an Army that no enemy blocks, and those that ships lead to."""
    side = roles.side_of(state, to.seat)
    found = [other for other in REGIONS[origin].adjacent if may_move_in(state, side, other)]
    return found + ships.landings(state, side, origin) if to.sea else found


def fleets_of(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions from which ships can move; not as long as too many units stand somewhere."""
    if not to.sea or to.led or crowded(state, to):
        return []
    return ships.fleets(state, roles.side_of(state, to.seat), to.sailed)


def can_march(state: WotrState, to: MoveArmies, party: Party, region: RegionId) -> bool:
    """Whether some part of an Army can go to a region."""
    side = roles.side_of(state, to.seat)
    able = replace(party, force=crossing(state, side, party.force, region))
    count, needed = unit_count(able.force), max(1, excess(state, side, party.region))
    if count < needed or (to.led and not is_led(state, able.force, able.characters)):
        return False
    if alternating.repeats(state, to.seat, able.force):
        return False
    free = capacity(state, side, region) - unit_count(force_in(state, side, region))
    at_ease = side is Side.SHADOW or (count > 1 and state.players != alternating.PLAYERS)
    if free >= needed and at_ease:
        return True
    first = joined(leaders(able.force), units(able.force)[: needed - 1])
    fewer = March(to.seat, party.region, region, first)
    last = kinds(units(without(able.force, fewer.force)))
    return any(has_room(state, to, fewer, able, figure) for figure in last)


def able_to_go(state: WotrState, to: MoveArmies, origin: RegionId, region: RegionId) -> Party:
    """Those in a region who can still move and whom nothing keeps from entering another."""
    side, party = roles.side_of(state, to.seat), movable(state, to, origin)
    return replace(party, force=crossing(state, side, party.force, region))


def has_room(state: WotrState, to: MoveArmies, march: March, able: Party, figure: FigureId) -> bool:
    """Whether a figure may go along: there is room, and no Leader is left alone for good."""
    if is_leader(figure):
        return True
    added = replace(march, force=joined(march.force, (figure,)))
    left = room(state, to, added) - unit_count(added.force)
    if left < 0 or (left == 0 and not can_be_led(state, to, added, able)):
        return False
    if alternating.repeats(state, to.seat, added.force):
        return False
    return may_follow(state, roles.side_of(state, to.seat), march.origin, able, added.force)


def can_be_led(state: WotrState, to: MoveArmies, march: March, able: Party) -> bool:
    """Whether a march without room for more units has a Leader if it needs one, or can get one."""
    others = joined(march.force, leaders(without(able.force, march.force)))
    return not to.led or is_led(state, others, able.characters)


def room(state: WotrState, to: MoveArmies, march: March) -> int:
    """How many units may go along, those who are already chosen among them (W-MOVE-13).

    If another move is left, units that stand there may still make room for them.
    """
    side = roles.side_of(state, to.seat)
    free = capacity(state, side, march.region) - unit_count(force_in(state, side, march.region))
    return free + (leaving(state, to, march) if to.left > 1 else 0)


def leaving(state: WotrState, to: MoveArmies, march: March) -> int:
    """How many units could leave the region with the next move of this action.

    They may also change places with those who come, unless these give up a siege by leaving.
    """
    side = roles.side_of(state, to.seat)
    behind = without(force_in(state, side, march.origin), march.force)
    lifted = besieges(state, side, march.origin) and not unit_count(behind)
    most = 0
    for region in ways(state, to, march.region):
        if lifted and region == march.origin:
            continue
        able = able_to_go(state, to, march.region, region)
        there = unit_count(force_in(state, side, region))
        there -= unit_count(march.force) if region == march.origin else 0
        most = max(most, min(unit_count(able.force), capacity(state, side, region) - there))
    return most
