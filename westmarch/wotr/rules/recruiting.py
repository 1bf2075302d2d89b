"""Recruiting by Event cards (W-CARD-14 to 18)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import FigureId, Nation, Rank, RegionId, figure_of
from westmarch.wotr.options import PickFigure, PickRegion
from westmarch.wotr.prompts import ChooseFigure, ChooseRegion
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import controller, has_army, is_inside, limit
from westmarch.wotr.rules.placing import places
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.verbs import figures
from westmarch.wotr.vocabulary.effects import RecruitUnits


class RecruitByCard(Frame):
    """Units and Leaders come into one region that fits, as many as there are and as fit in."""

    seat: Seat
    code: str
    effect: RecruitUnits
    region: RegionId | None = None
    units: int = 0
    leaders: int = 0

    def may_choose(self, state: WotrState) -> Decision | None:
        side = roles.side_of_nation(self.effect.nation)
        found = [
            PickRegion(region)
            for region in places(state, self.effect.where)
            if may_muster(state, self.effect.nation, region)
            and (recruits(state, self.effect, region) or has_army(state, side, region))
        ]
        if not found:
            return None
        return Decision(self.seat, ChooseRegion(self.code), tuple(found), ("W-CARD-18",))

    def choose(self, state: WotrState, choice: PickRegion) -> RecruitByCard:
        return replace(self, region=choice.region)

    def may_recruit(self, state: WotrState) -> Decision | None:
        if self.region is None or self.units == self.effect.count:
            return None
        found = recruits(state, self.effect, self.region)
        if not found:
            return None
        prompt = ChooseFigure(self.code, self.region)
        options = tuple(PickFigure(figure) for figure in found)
        return Decision(self.seat, prompt, options, ("W-CARD-14", "W-CARD-17"))

    def recruit(self, state: WotrState, choice: PickFigure) -> RecruitByCard:
        assert self.region is not None
        figures.recruit(state, choice.figure, self.region)
        return replace(self, units=self.units + 1)

    def lead(self, state: WotrState) -> None:
        """Leaders come where a unit is (W-MUST-13, W-RD-45)."""
        leader = leader_of(self.effect.nation)
        if self.region is None or leader is None:
            return
        side = FIGURES[leader].side
        for _ in range(self.effect.leaders):
            needs_unit = FIGURES[leader].rank is Rank.LEADER
            if figures.available(state, leader) and (
                not needs_unit or has_army(state, side, self.region)
            ):
                figures.recruit(state, leader, self.region)

    STEPS = (Ask(may_choose, choose), AskAgain(may_recruit, recruit), lead)


def leader_of(nation: Nation) -> FigureId | None:
    """What leads the Armies of a nation."""
    for rank in (Rank.LEADER, Rank.NAZGUL):
        if figure_of(nation, rank) in FIGURES:
            return figure_of(nation, rank)
    return None


def may_muster(state: WotrState, nation: Nation, region: RegionId) -> bool:
    """Whether a card can recruit somewhere: no enemy unit, no enemy Settlement (W-CARD-16, 18)."""
    side = roles.side_of_nation(nation)
    if is_inside(state, side, region):
        return True
    return not has_army(state, side.enemy, region) and controller(state, region) is not side.enemy


def recruits(state: WotrState, effect: RecruitUnits, region: RegionId) -> list[FigureId]:
    """The units that can still come into a region (W-CARD-14, W-CARD-17)."""
    side = roles.side_of_nation(effect.nation)
    if unit_count(force_in(state, side, region)) >= limit(state, side, region):
        return []
    kinds = [figure_of(effect.nation, rank) for rank in effect.ranks]
    return [figure for figure in kinds if figures.available(state, figure)]
