"""What Event cards do with Armies, carried out."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import Rank
from westmarch.wotr.options import PickRegion
from westmarch.wotr.prompts import ChooseRegion
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.assaulting import Assault, LandArmy, attacks
from westmarch.wotr.rules.board import has_army
from westmarch.wotr.rules.commanding import MoveByCard, SendArmy, starts_of
from westmarch.wotr.rules.placing import fits, places
from westmarch.wotr.rules.recruiting import (
    BringSome,
    LoseFigureAt,
    PromoteRegulars,
    RecruitByCard,
    figures_of,
)
from westmarch.wotr.rules.shooting import DriveArmyOut, ShootAt, ShootAtEach, StrikeAtNazgul
from westmarch.wotr.state import WotrState
from westmarch.wotr.vocabulary import campaigns as c
from westmarch.wotr.vocabulary.places import Where


def campaign(state: WotrState, seat: Seat, code: str, effect: c.CampaignEffect) -> None:
    """One effect of a card on Armies."""
    match effect:
        case c.RecruitUnits():
            call(state, RecruitByCard(seat, code, effect))
        case c.Promote(count=count):
            call(state, PromoteRegulars(seat, code, effect, count))
        case c.BringUnits(most=most):
            if state.there is not None:
                call(state, BringSome(seat, code, effect, state.there, most))
        case c.EliminateLeader(side, where):
            found = figures_of(state, side, (Rank.LEADER,))
            among = tuple(pick for pick in found if fits(state, where, pick.region))
            if among:
                owner = roles.army_player(state, side, among[0].region)
                call(state, LoseFigureAt(owner, code, side, among))
        case c.ChooseArmy(where):
            call(state, ChooseThere(seat, code, where))
        case c.RollAgainst():
            call(state, ShootAt(seat, code, effect))
        case c.RollAgainstEach(side, where):
            found_there = tuple(p for p in places(state, where) if has_army(state, side, p))
            call(state, ShootAtEach(seat, effect, found_there))
        case c.StrikeNazgul():
            call(state, StrikeAtNazgul(seat, code, effect))
        case c.DriveOut(side):
            if state.there is not None and has_army(state, side, state.there):
                call(state, DriveArmyOut(side, state.there))
        case c.MoveArmies(count):
            call(state, MoveByCard(seat, code, effect, count))
        case c.MoveArmyTo():
            call(state, SendArmy(seat, code, effect))
        case c.Land():
            call(state, LandArmy(seat, code, effect))
        case c.AttackWith():
            call(state, Assault(seat, code, effect))
        case _:
            assert_never(effect)


def can_campaign(state: WotrState, seat: Seat, effect: c.CampaignEffect) -> bool:
    """Whether an effect that may be chosen would do anything."""
    match effect:
        case c.MoveArmies(count):
            return bool(starts_of(state, MoveByCard(seat, "", effect, count)))
        case c.AttackWith():
            return bool(attacks(state, seat, effect))
        case c.RecruitUnits():
            return RecruitByCard(seat, "", effect).goes_on(state)
    return True


class ChooseThere(Frame):
    """A region is chosen for what follows."""

    seat: Seat
    code: str
    where: Where

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickRegion(region) for region in places(state, self.where))
        if not options:
            return None
        return Decision(self.seat, ChooseRegion(self.code), options, ("W-CARD-09",))

    def choose(self, state: WotrState, choice: PickRegion) -> None:
        state.there = choice.region

    STEPS = (Ask(may_choose, choose),)
