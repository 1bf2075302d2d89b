"""What the Event cards of the expansion do, carried out."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.expansion_prompts import ActWithArmy, WorkOnEngines
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import AttackFrom, BuildEngine, Done, MarchFrom, SmashEngine
from westmarch.wotr.rules import battles, engines, marching, roles
from westmarch.wotr.rules.board import besieges, characters_in, limit
from westmarch.wotr.rules.ents import AwakenEnts
from westmarch.wotr.rules.leading import nazgul_leadership
from westmarch.wotr.rules.placing import places
from westmarch.wotr.rules.recruiting import is_open
from westmarch.wotr.rules.seafaring import CarryOne, MoveFleets
from westmarch.wotr.rules.shooting import successes
from westmarch.wotr.rules.unravelling import Unravel
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.verbs import dealing, factions, figures
from westmarch.wotr.verbs import engines as works
from westmarch.wotr.vocabulary import expeditions as x
from westmarch.wotr.vocabulary.campaigns import Hush


def embark(state: WotrState, seat: Seat, code: str, effect: x.ExpeditionEffect) -> None:
    """One effect of a card; what needs a decision becomes a procedure."""
    match effect:
        case x.AwakenEnts(ents):
            call(state, AwakenEnts(seat, ents))
        case x.RegainRings(dice, on):
            dealing.regain_rings(state, successes(state, seat, dice, on))
        case x.Unravel(side):
            call(state, Unravel(seat, code, side))
        case x.RollForShips():
            storm(state, seat, effect)
        case x.MoveShips():
            call(state, MoveFleets(seat, code))
        case x.CarryArmy():
            call(state, CarryOne(seat, code))
        case x.Summon():
            summon(state, effect)
        case x.MoveOrAttack(surprise):
            if state.there is not None:
                call(state, ActWith(seat, code, state.there, surprise))
        case x.WorkOnEngines(most):
            call(state, Engineer(seat, code, most))
        case _:
            assert_never(effect)


def storm(state: WotrState, seat: Seat, effect: x.RollForShips) -> None:
    """A die for each ship, one at a time."""
    for region in places(state, effect.where):
        lost = successes(state, seat, state.ships.get(region, 0), effect.on)
        if lost:
            factions.sink(state, region, lost)


def leadership_in(state: WotrState, region: RegionId) -> int:
    """The Leadership of all Nazgûl in a region."""
    force = force_in(state, Side.SHADOW, region)
    return nazgul_leadership(force, characters_in(state, Side.SHADOW, region))


def summon(state: WotrState, effect: x.Summon) -> None:
    """Figures come as Nazgûl lead, as many as there are and as fit in."""
    for region in places(state, effect.where):
        side = FIGURES[effect.figure].side
        called = min(effect.most, leadership_in(state, region))
        for _ in range(called if is_open(state, side, region) else 0):
            there = unit_count(force_in(state, side, region))
            if there < limit(state, side, region) and figures.available(state, effect.figure):
                figures.recruit(state, effect.figure, region)
        state.there = region


class ActWith(Frame):
    """The Army in a region may move or attack."""

    seat: Seat
    code: str
    region: RegionId
    surprise: bool = False

    def may_act(self, state: WotrState) -> Decision | None:
        found: list[AnyOption] = []
        if self.region in marching.starts_of(state, marching.MoveArmies(self.seat, 1)):
            found.append(MarchFrom(self.region))
        found += [
            AttackFrom(self.region, target)
            for target in battles.targets(state, self.seat, self.region, led=False)
        ]
        if not found:
            return None
        prompt = ActWithArmy(self.code, self.region)
        return Decision(self.seat, prompt, (Done(), *found), ("W-CARD-09",))

    def act(self, state: WotrState, choice: AnyOption) -> None:
        match choice:
            case MarchFrom(region):
                call(state, marching.MoveArmies(self.seat, 1))
                call(state, marching.ChooseWay(self.seat, region))
            case AttackFrom(region, target):
                hush = Hush.ALWAYS if self.surprise else None
                call(state, battles.Attack(self.seat, region, target, hush=hush))

    STEPS = (Ask(may_act, act),)


class Engineer(Frame):
    """Siege engines are placed or removed around besieged Strongholds of the Free Peoples.

    In one region there is either the one or the other.
    """

    seat: Seat
    code: str
    left: int
    built: tuple[RegionId, ...] = ()
    smashed: tuple[RegionId, ...] = ()

    def may_work(self, state: WotrState) -> Decision | None:
        side = roles.side_of(state, self.seat)
        sieges = sorted(region for region in state.besieged if besieges(state, side, region))
        building = [
            BuildEngine(region)
            for region in sieges
            if region not in self.smashed and engines.may_build(state, side, region)
        ]
        smashing = [
            SmashEngine(region)
            for region in sieges
            if region not in self.built and region in state.catapults
        ]
        if not self.left or not (building or smashing):
            return None
        options = (Done(), *building, *smashing)
        return Decision(self.seat, WorkOnEngines(self.code), options, ("W-CARD-09",))

    def work(self, state: WotrState, choice: AnyOption) -> Engineer:
        side = roles.side_of(state, self.seat)
        match choice:
            case BuildEngine(region):
                works.build(state, side, region)
                return replace(self, left=self.left - 1, built=(*self.built, region))
            case SmashEngine(region):
                works.smash(state, side.enemy, region)
                return replace(self, left=self.left - 1, smashed=(*self.smashed, region))
        return replace(self, left=0)

    STEPS = (AskAgain(may_work, work),)
