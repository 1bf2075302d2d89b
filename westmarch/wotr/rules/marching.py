"""Moving Armies (W-MOVE)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, amend, call, enclosing
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.forces import joined, kinds, leaders, unit_count, units, without
from westmarch.wotr.kinds import FREE, SHADOW, FigureId, RegionId, Side
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
        if not self.left:
            return None
        starts: list[AnyOption] = [MarchFrom(region) for region in starts_of(state, self)]
        starts += [SailFrom(region) for region in fleets_of(state, self)]
        if not starts:
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
        if count < needed(state, to, side, self.origin) or spare(state, to, self) < 0:
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


def movable(state: WotrState, to: MoveArmies, side: Side, region: RegionId) -> Party:
    """Who of a side in a region can still move in this action."""
    if is_inside(state, side, region) and not state.ruleset.besieged_may_leave:
        return Party(region)
    return mixing.left_to_move(state, to.seat, region, to.moved)


def starts_of(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions from which an Army can move; if there are too many units in one, only that."""
    found = crowded(state, to) or armies(state, roles.side_of(state, to.seat))
    return [region for region in found if destinations(state, to, region, most=1)]


def crowded(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions into which this action has brought too many units (W-RD-06)."""
    side = roles.side_of(state, to.seat)
    found = dict.fromkeys(party.region for party in to.moved)
    return [region for region in found if excess(state, side, region) > 0]


def excess(state: WotrState, side: Side, region: RegionId) -> int:
    """How many units there are too many in a region; a number below 0 is the room that is left."""
    return unit_count(force_in(state, side, region)) - capacity(state, side, region)


def needed(state: WotrState, to: MoveArmies, side: Side, origin: RegionId) -> int:
    """How many units must go from a region at least: all that have come there too many."""
    return max(1, excess(state, side, origin)) if to.moved else 1


def destinations(
    state: WotrState, to: MoveArmies, origin: RegionId, most: int = len(REGIONS)
) -> list[RegionId]:
    """The regions into which an Army from here can move, as many as one wants to know."""
    found: list[RegionId] = []
    side = roles.side_of(state, to.seat)
    party, least = movable(state, to, side, origin), needed(state, to, side, origin)
    if unit_count(party.force) < least or (to.led and not is_led(state, *party.who)):
        return found
    for region in ways(state, to, side, origin):
        if can_march(state, to, side, party, region, least):
            found.append(region)
            if len(found) == most:
                break
    return found


def ways(state: WotrState, to: MoveArmies, side: Side, origin: RegionId) -> Iterator[RegionId]:
    """The regions next to an Army that no enemy blocks, and those that ships lead to."""
    for region in REGIONS[origin].adjacent:
        if may_move_in(state, side, region):
            yield region
    if to.sea:
        yield from ships.landings(state, side, origin)


def fleets_of(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions from which ships can move; not as long as too many units stand somewhere."""
    if not to.sea or to.led or crowded(state, to):
        return []
    return ships.fleets(state, roles.side_of(state, to.seat), to.sailed)


def can_march(
    state: WotrState, to: MoveArmies, side: Side, party: Party, region: RegionId, least: int
) -> bool:
    """Whether some part of an Army, with at least so many units, can go to a region."""
    force = crossing(state, side, party.force, region)
    count = unit_count(force)
    if count < least or (to.led and not is_led(state, force, party.characters)):
        return False
    at_ease = side is SHADOW or may_leave(state, party.region, count)
    if at_ease and excess(state, side, region) <= -least:
        return True
    if alternating.repeats(state, to.seat, force):
        return False
    first = joined(leaders(force), units(force)[: least - 1])
    fewer = March(to.seat, party.region, region, first)
    last = kinds(units(without(force, first)))
    able = replace(party, force=force)
    return any(has_room(state, to, fewer, able, figure) for figure in last)


def may_leave(state: WotrState, origin: RegionId, count: int) -> bool:
    """Whether one of so many units of the Free Peoples may go, whoever stays and acted before."""
    if state.players == alternating.PLAYERS:
        return False
    return count > 1 or not leaders(force_in(state, FREE, origin))


def able_to_go(state: WotrState, to: MoveArmies, origin: RegionId, region: RegionId) -> Party:
    """Those in a region who can still move and whom nothing keeps from entering another."""
    side = roles.side_of(state, to.seat)
    party = movable(state, to, side, origin)
    force = crossing(state, side, party.force, region)
    return party if force is party.force else replace(party, force=force)


def has_room(state: WotrState, to: MoveArmies, march: March, able: Party, figure: FigureId) -> bool:
    """Whether a figure may go along: there is room, and no Leader is left alone for good."""
    if is_leader(figure):
        return True
    added = replace(march, force=joined(march.force, (figure,)))
    left = spare(state, to, added)
    if left < 0 or (left == 0 and not can_be_led(state, to, added, able)):
        return False
    if alternating.repeats(state, to.seat, added.force):
        return False
    return may_follow(state, roles.side_of(state, to.seat), march.origin, able, added.force)


def can_be_led(state: WotrState, to: MoveArmies, march: March, able: Party) -> bool:
    """Whether a march without room for more units has a Leader if it needs one, or can get one."""
    others = joined(march.force, leaders(without(able.force, march.force)))
    return not to.led or is_led(state, others, able.characters)


def spare(state: WotrState, to: MoveArmies, march: March) -> int:
    """For how many units more there is room where a march goes (W-MOVE-13).

    If there is none, but another move is left, units that stand there may still make room.
    """
    side = roles.side_of(state, to.seat)
    free = -excess(state, side, march.region) - unit_count(march.force)
    return free + leaving(state, to, march) if free <= 0 and to.left > 1 else free


def leaving(state: WotrState, to: MoveArmies, march: March) -> int:
    """How many units could leave the region with the next move of this action.

    They may also change places with those who come, unless these give up a siege by leaving.
    """
    side = roles.side_of(state, to.seat)
    behind = without(force_in(state, side, march.origin), march.force)
    lifted = besieges(state, side, march.origin) and not unit_count(behind)
    most = 0
    for region in ways(state, to, side, march.region):
        if lifted and region == march.origin:
            continue
        able = able_to_go(state, to, march.region, region)
        there = unit_count(force_in(state, side, region))
        there -= unit_count(march.force) if region == march.origin else 0
        most = max(most, min(unit_count(able.force), capacity(state, side, region) - there))
    return most
