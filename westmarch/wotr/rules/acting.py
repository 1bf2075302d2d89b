"""The action phase: turns, dice, passing, Elven Rings (W-PASS, W-RING, W-ACT)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.kinds import DieId, Face, RegionId, Side
from westmarch.wotr.options import JoinArmies, PassAction, UseDie, UseRing
from westmarch.wotr.prompts import ChooseAction, ChooseDie
from westmarch.wotr.rules import actions, mixing, roles
from westmarch.wotr.state import SHADOW_SIDE, WotrState, index
from westmarch.wotr.verbs import dealing

FACES: dict[Side, tuple[Face, ...]] = {
    Side.FREE: (Face.CHARACTER, Face.MUSTER, Face.ARMY_MUSTER, Face.EVENT, Face.WILL),
    Side.SHADOW: (
        Face.CHARACTER,
        Face.ARMY,
        Face.MUSTER,
        Face.ARMY_MUSTER,
        Face.EVENT,
        Face.EYE,
    ),
}
"""The faces of each side's dice."""


class ActionPhase(Frame):
    """The sides act in turn until neither has an unused die (W-TURN-06, W-PASS-04).

    `turns` counts the actions of each side, so that its players act in turn, too (W-MP4-13).
    """

    side: Side = Side.FREE
    turns: tuple[int, int] = (0, 0)

    def goes_on(self, state: WotrState) -> bool:
        return any(state.dice)

    def act(self, state: WotrState) -> None:
        if state.dice[index(self.side)]:
            call(state, TakeAction(self.actor(state)))

    def actor(self, state: WotrState) -> Seat:
        """Who acts for the side now: the non-leading player first (W-MP4-13)."""
        seats = roles.seats_of(state, self.side)
        leading = roles.leader_of(state, self.side)
        order = (*(seat for seat in seats if seat != leading), leading)
        return order[self.turns[index(self.side)] % len(order)]

    def next(self, state: WotrState) -> ActionPhase:
        """The other side is on; who has passed will be the next of his side (W-MP4-14)."""
        passed = state.result is False
        state.result = None
        turns = list(self.turns)
        turns[index(self.side)] += not passed
        return replace(self, side=self.side.enemy, turns=(turns[0], turns[1]))

    STEPS = (While(goes_on, act, next),)


class TakeAction(Frame):
    """A player uses a die, or passes; an Elven Ring may turn a die before (W-RING-01 to 03).

    Before that he may also propose mixed Armies, once in each region (W-MP4-23).
    """

    seat: Seat
    die: Face | None = None
    passed: bool = False
    proposed: tuple[RegionId, ...] = ()

    def may_choose_die(self, state: WotrState) -> Decision | None:
        if self.die is not None or self.passed:
            return None
        side = roles.side_of(state, self.seat)
        dice = state.dice[index(side)]
        if not dice:
            return None
        faces = list(dict.fromkeys(dice))
        options: list[AnyOption] = [UseDie(DieId(face.value)) for face in faces]
        if may_pass(state, side):
            options.append(PassAction())
        options += rings(state, side, faces)
        options += [
            JoinArmies(region)
            for region in mixing.joinable(state, self.seat)
            if region not in self.proposed
        ]
        return Decision(self.seat, ChooseDie(), tuple(options), ("W-TURN-06", "W-PASS-01"))

    def choose_die(self, state: WotrState, choice: AnyOption) -> TakeAction | None:
        side = roles.side_of(state, self.seat)
        match choice:
            case UseDie(die):
                return replace(self, die=Face(die))
            case UseRing(die, to):
                dealing.use_ring(state, side)
                dealing.turn_die(state, side, Face(die), Face(to))
                return None
            case JoinArmies(region):
                call(state, mixing.ProposeJoining(self.seat, region))
                return replace(self, proposed=(*self.proposed, region))
        emit(state, events.Passed(self.seat))
        return replace(self, passed=True)

    def may_act(self, state: WotrState) -> Decision | None:
        if self.die is None:
            return None
        options = tuple(actions.options(state, self.seat, self.die))
        return Decision(self.seat, ChooseAction(DieId(self.die.value)), options, ("W-ACT-01",))

    def act(self, state: WotrState, choice: AnyOption) -> None:
        assert self.die is not None
        dealing.take_die(state, roles.side_of(state, self.seat), self.die)
        actions.carry_out(state, self.seat, self.die, choice)

    def returns(self) -> bool:
        return not self.passed

    STEPS = (AskAgain(may_choose_die, choose_die), Ask(may_act, act))


def may_pass(state: WotrState, side: Side) -> bool:
    """Whether a side may pass: with fewer unused dice than the other (W-PASS-01, W-PASS-02)."""
    own, other = unused(state, side), unused(state, side.enemy)
    return own < other or not state.ruleset.pass_needs_fewer_dice


def unused(state: WotrState, side: Side) -> int:
    """How many dice of a side count as unused when somebody wants to pass (W-RD-02)."""
    hunting = state.ruleset.hunt_dice_are_unused and side is Side.SHADOW
    return len(state.dice[index(side)]) + (state.in_hunt_box[SHADOW_SIDE] if hunting else 0)


def rings(state: WotrState, side: Side, faces: list[Face]) -> list[UseRing]:
    """How an Elven Ring can turn a die; the Free Peoples never to the Will of the West."""
    if not state.rings[index(side)] or state.ring_used[index(side)]:
        return []
    return [
        UseRing(DieId(face.value), DieId(to.value))
        for face in faces
        for to in FACES[side]
        if to not in (face, Face.WILL)
    ]
