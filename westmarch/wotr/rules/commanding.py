"""Armies that move by an Event card: far, to join others, or at once to another place."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, amend, call, enclosing
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.forces import Force, joined, kinds, leaders, unit_count, units, without
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import Done, GoTo, MarchFrom, Stay
from westmarch.wotr.prompts import ArmyGoes, ChooseFigures, ChooseWhoGoes, MarchByCard, SendWhere
from westmarch.wotr.rules import alternating, mixing, roles
from westmarch.wotr.rules.board import armies, is_inside, limit, may_move_in
from westmarch.wotr.rules.gathering import Gather, Party, abandons, is_leader, may_follow
from westmarch.wotr.rules.leading import crossing, has_escort
from westmarch.wotr.rules.placing import places
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import figures
from westmarch.wotr.vocabulary.campaigns import MoveArmies, MoveArmyTo

Path = tuple[RegionId, ...]


class MoveByCard(Frame):
    """Up to so many Armies move as a card says; nobody moves twice (W-MOVE-08)."""

    seat: Seat
    code: str
    effect: MoveArmies
    left: int
    moved: tuple[Party, ...] = ()

    def may_march(self, state: WotrState) -> Decision | None:
        starts = [MarchFrom(region) for region in starts_of(state, self)] if self.left else []
        if not starts:
            return None
        return Decision(self.seat, MarchByCard(self.code), (Done(), *starts), ("W-MOVE-01",))

    def march(self, state: WotrState, choice: MarchFrom | Done) -> MoveByCard:
        if isinstance(choice, Done):
            return replace(self, left=0)
        call(state, GatherByCard(self.seat, choice.region, choice.region))
        return replace(self, left=self.left - 1)

    STEPS = (AskAgain(may_march, march),)


def starts_of(state: WotrState, by: MoveByCard) -> list[RegionId]:
    """The regions from which an Army can move."""
    side = roles.side_of(state, by.seat)
    return [region for region in armies(state, side) if can_start(state, by, region)]


def can_start(state: WotrState, by: MoveByCard, origin: RegionId) -> bool:
    """Whether some part of an Army can move from here as the card says."""
    able = movable(state, by, origin)
    if not has_escort(by.effect.escort, able.force, able.characters):
        return False
    start = GatherByCard(by.seat, origin, origin)
    return any(fits_in(state, by, start, able, figure) for figure in kinds(units(able.force)))


def movable(state: WotrState, by: MoveByCard, region: RegionId) -> Party:
    """Who in a region can still move by the card."""
    side = roles.side_of(state, by.seat)
    if is_inside(state, side, region):
        return Party(region)
    return mixing.left_to_move(state, by.seat, region, by.moved)


def fits_in(
    state: WotrState, by: MoveByCard, gather: GatherByCard, able: Party, figure: FigureId
) -> bool:
    """Whether a figure may be added so that the Army still has somewhere to go."""
    force = joined(gather.force, (figure,))
    if alternating.repeats(state, by.seat, force) and not is_leader(figure):
        return False
    if unit_count(force):
        return has_way(state, by, able, force)
    others = kinds(units(able.force))
    return any(has_way(state, by, able, joined(force, (unit,))) for unit in others)


def has_way(state: WotrState, by: MoveByCard, able: Party, force: Force) -> bool:
    """Whether a force has somewhere to go, with all Leaders whom it would leave alone."""
    side, origin = roles.side_of(state, by.seat), able.region
    if abandons(state, side, origin, force):
        force = joined(force, leaders(without(able.force, force)))
    return not abandons(state, side, origin, force) and can_go(state, by, force, origin)


def can_go(state: WotrState, by: MoveByCard, force: Force, origin: RegionId) -> bool:
    """Whether there is a way for a force."""
    return next(ways(state, by, force, origin, (origin,)), None) is not None


def ways(
    state: WotrState, by: MoveByCard, force: Force, here: RegionId, path: Path
) -> Iterator[RegionId]:
    """The adjacent regions through which a force can still come to a proper end.

    Nobody goes back to where he has been.
    """
    side = roles.side_of(state, by.seat)
    if len(path) > by.effect.steps:
        return
    for region in REGIONS[here].adjacent:
        if (
            region not in path
            and may_move_in(state, side, region)
            and crossing(state, side, force, region) == force
            and (
                may_end(state, by, side, force, region)
                or next(ways(state, by, force, region, (*path, region)), None)
            )
        ):
            yield region


def may_end(state: WotrState, by: MoveByCard, side: Side, force: Force, region: RegionId) -> bool:
    """Whether a force on its way may end here: there is room, and somebody to join if it must."""
    there = force_in(state, side, region)
    if unit_count(there) + unit_count(force) > limit(state, side, region):
        return False
    return not by.effect.joins or unit_count(there) > 0


def order(state: WotrState) -> MoveByCard:
    """The card by which Armies are being moved."""
    found = enclosing(state, MoveByCard)
    assert found is not None, "an Army moves by a card"
    return found


class GatherByCard(Gather):
    """Part of an Army is chosen, and then goes region by region, nobody joining or leaving it."""

    def able(self, state: WotrState) -> Party:
        return movable(state, order(state), self.origin)

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        return fits_in(state, order(state), self, able, figure)

    def is_complete(self, state: WotrState) -> bool:
        by, side = order(state), roles.side_of(state, self.seat)
        return (
            unit_count(self.force) > 0
            and not alternating.repeats(state, self.seat, self.force)
            and has_escort(by.effect.escort, self.force, self.characters)
            and not abandons(state, side, self.origin, self.force)
            and can_go(state, by, self.force, self.origin)
        )

    def may_take(self, state: WotrState) -> Decision | None:
        if self.ready:
            return None
        prompt = ChooseWhoGoes(self.origin)
        return Decision(self.seat, prompt, self.picks(state), ("W-MOVE-04", "W-MOVE-05"))

    def take(self, state: WotrState, choice: AnyOption) -> GatherByCard:
        return self.with_one_more(state, choice)

    def set_out(self, state: WotrState) -> None:
        party = Party(self.origin, self.force, self.characters)
        call(state, MarchOn(self.seat, party, (self.origin,)))

    STEPS = (AskAgain(may_take, take), set_out)


class MarchOn(Frame):
    """An Army goes on region by region, as long as its player likes and it may."""

    seat: Seat
    party: Party
    path: Path
    over: bool = False

    def may_go(self, state: WotrState) -> Decision | None:
        by, here = order(state), self.party.region
        ahead = () if self.over else tuple(ways(state, by, self.party.force, here, self.path))
        if not ahead:
            return None
        stay = (Stay(),) if len(self.path) > 1 and self.may_stay(state) else ()
        options = (*stay, *(GoTo(region) for region in ahead))
        prompt = ArmyGoes(here, by.effect.steps + 1 - len(self.path))
        return Decision(self.seat, prompt, options, ("W-MOVE-01",))

    def may_stay(self, state: WotrState) -> bool:
        """Whether it may end where it has come to, others who stand there counted."""
        by, side = order(state), roles.side_of(state, self.seat)
        there = force_in(state, side, self.party.region)
        others = unit_count(there) - unit_count(self.party.force)
        return unit_count(there) <= limit(state, side, self.party.region) and (
            not by.effect.joins or others > 0
        )

    def go(self, state: WotrState, choice: GoTo | Stay) -> MarchOn:
        if isinstance(choice, Stay):
            return replace(self, over=True)
        side, party = roles.side_of(state, self.seat), self.party
        figures.move(state, side, party.region, choice.region, party.force, party.characters)
        gone = replace(party, region=choice.region)
        return replace(self, party=gone, path=(*self.path, choice.region))

    def arrive(self, state: WotrState) -> None:
        by = order(state)
        amend(state, by, replace(by, moved=(*by.moved, self.party)))

    STEPS = (AskAgain(may_go, go), arrive)


class SendArmy(Frame):
    """An Army goes at once from one place to another, far away or out of a siege."""

    seat: Seat
    code: str
    effect: MoveArmyTo
    origin: RegionId | None = None

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(MarchFrom(region) for region in self.origins(state))
        if not options:
            return None
        return Decision(self.seat, MarchByCard(self.code), options, ("W-CARD-09",))

    def origins(self, state: WotrState) -> list[RegionId]:
        """From where an Army can be sent."""
        found = places(state, self.effect.origin)
        return [region for region in found if self.targets(state, region)]

    def targets(self, state: WotrState, origin: RegionId) -> list[RegionId]:
        """Where an Army can be sent."""
        return [
            region
            for region in places(state, self.effect.to)
            if region != origin and can_transfer(state, self.seat, origin, region)
        ]

    def choose(self, state: WotrState, choice: MarchFrom) -> SendArmy:
        return replace(self, origin=choice.region)

    def may_go(self, state: WotrState) -> Decision | None:
        if self.origin is None:
            return None
        options = tuple(GoTo(region) for region in self.targets(state, self.origin))
        return Decision(self.seat, SendWhere(self.origin), options, ("W-CARD-09",))

    def go(self, state: WotrState, choice: GoTo) -> None:
        assert self.origin is not None
        state.there = choice.region
        call(state, Transfer(self.seat, self.origin, choice.region))

    STEPS = (Ask(may_choose, choose), Ask(may_go, go))


def can_transfer(state: WotrState, seat: Seat, origin: RegionId, region: RegionId) -> bool:
    """Whether some units of a seat can go at once from one region to another."""
    if not may_move_in(state, roles.side_of(state, seat), region):
        return False
    start = Transfer(seat, origin, region)
    able = start.able(state)
    return any(start.may_add(state, able, figure) for figure in kinds(units(able.force)))


class Transfer(Gather):
    """An Army, or part of it, goes at once to another region."""

    def able(self, state: WotrState) -> Party:
        ours = mixing.left_to_move(state, self.seat, self.origin, ())
        side = roles.side_of(state, self.seat)
        return replace(ours, force=crossing(state, side, ours.force, self.region))

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        if is_leader(figure):
            return True
        side, force = roles.side_of(state, self.seat), joined(self.force, (figure,))
        there = unit_count(force_in(state, side, self.region))
        if there + unit_count(force) > limit(state, side, self.region):
            return False
        return may_follow(state, side, self.origin, able, force)

    def is_complete(self, state: WotrState) -> bool:
        side = roles.side_of(state, self.seat)
        there = unit_count(force_in(state, side, self.region))
        return 0 < unit_count(self.force) <= limit(
            state, side, self.region
        ) - there and not abandons(state, side, self.origin, self.force)

    def may_take(self, state: WotrState) -> Decision | None:
        if self.ready:
            return None
        prompt = ChooseFigures(self.origin, self.region)
        return Decision(self.seat, prompt, self.picks(state), ("W-MOVE-04", "W-MOVE-05"))

    def take(self, state: WotrState, choice: AnyOption) -> Transfer:
        return self.with_one_more(state, choice)

    def arrive(self, state: WotrState) -> None:
        side = roles.side_of(state, self.seat)
        figures.move(state, side, self.origin, self.region, self.force, self.characters)

    STEPS = (AskAgain(may_take, take), arrive)
