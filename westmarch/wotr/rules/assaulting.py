"""Attacks by Event cards."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import RegionId
from westmarch.wotr.options import AttackFrom, GoTo, MarchFrom
from westmarch.wotr.prompts import AttackByCard, MarchByCard, SendWhere
from westmarch.wotr.rules import battles, roles
from westmarch.wotr.rules.board import besieges, is_blocked
from westmarch.wotr.rules.closing import is_closed
from westmarch.wotr.rules.commanding import Transfer, can_transfer
from westmarch.wotr.rules.leading import has_escort
from westmarch.wotr.rules.placing import fits, places
from westmarch.wotr.state import WotrState
from westmarch.wotr.vocabulary.campaigns import AttackWith, Land


class Assault(Frame):
    """An Army that fits attacks one that fits."""

    seat: Seat
    code: str
    effect: AttackWith

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(attacks(state, self.seat, self.effect))
        if not options:
            return None
        return Decision(self.seat, AttackByCard(self.code), options, ("W-BAT-01", "W-CARD-09"))

    def attack(self, state: WotrState, choice: AttackFrom) -> None:
        effect = self.effect
        call(
            state,
            battles.Attack(
                self.seat,
                choice.region,
                choice.target,
                rounds=effect.rounds,
                hush=effect.hush,
                aided=effect.aided,
                escort=effect.escort,
            ),
        )

    STEPS = (Ask(may_choose, attack),)


def attacks(state: WotrState, seat: Seat, effect: AttackWith) -> list[AttackFrom]:
    """Every attack that a card allows."""
    return [
        AttackFrom(origin, target)
        for origin in places(state, effect.where)
        for target in battles.targets(state, seat, origin, led=False)
        if (effect.at is None or fits(state, effect.at, target))
        and has_escort(effect.escort, *battles.able_to_attack(state, seat, origin).who)
    ]


class LandArmy(Frame):
    """An Army goes by sea, and fights if the enemy is there; then it cannot cease."""

    seat: Seat
    code: str
    effect: Land
    origin: RegionId | None = None

    def may_choose(self, state: WotrState) -> Decision | None:
        found = places(state, self.effect.origin)
        options = tuple(MarchFrom(region) for region in found if self.shores(state, region))
        if not options:
            return None
        return Decision(self.seat, MarchByCard(self.code), options, ("W-CARD-09",))

    def shores(self, state: WotrState, origin: RegionId) -> list[RegionId]:
        """Where an Army from a region can land."""
        side = roles.side_of(state, self.seat)
        able = battles.able_to_attack(state, self.seat, origin)
        return [
            region
            for region in places(state, self.effect.to)
            if not is_closed(state, side, region)
            and (
                unit_count(able.force) > 0
                if is_blocked(state, side, region)
                else can_transfer(state, self.seat, origin, region)
            )
        ]

    def choose(self, state: WotrState, choice: MarchFrom) -> LandArmy:
        return replace(self, origin=choice.region)

    def may_land(self, state: WotrState) -> Decision | None:
        if self.origin is None:
            return None
        options = tuple(GoTo(region) for region in self.shores(state, self.origin))
        return Decision(self.seat, SendWhere(self.origin), options, ("W-CARD-09",))

    def land(self, state: WotrState, choice: GoTo) -> None:
        assert self.origin is not None
        side, region = roles.side_of(state, self.seat), choice.region
        if is_blocked(state, side, region):
            call(state, battles.Attack(self.seat, self.origin, region, bound=True))
        elif besieges(state, side, region):
            siege = battles.Attack(self.seat, region, region)
            call(state, Transfer(self.seat, self.origin, region), siege)
        else:
            call(state, Transfer(self.seat, self.origin, region))

    STEPS = (Ask(may_choose, choose), Ask(may_land, land))
