"""Recruiting by Event cards (W-CARD-14 to 18)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.forces import NATION, RANK, kinds, unit_count
from westmarch.wotr.kinds import FigureId, Nation, Rank, RegionId, Side, figure_of
from westmarch.wotr.options import Done, PickFigure, PickFigureAt, PickRegion
from westmarch.wotr.prompts import ChooseFigure, ChooseFigureAt, ChooseRegion
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import controller, has_army, is_inside, limit
from westmarch.wotr.rules.placing import places
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.verbs import figures, realms
from westmarch.wotr.vocabulary.campaigns import BringUnits, Promote, RecruitUnits


class RecruitByCard(Frame):
    """Units and Leaders come into regions that fit, as many as there are and as fit in."""

    seat: Seat
    code: str
    effect: RecruitUnits
    used: tuple[RegionId, ...] = ()
    region: RegionId | None = None
    units: int = 0

    def goes_on(self, state: WotrState) -> bool:
        return len(self.used) < self.effect.places and bool(self.open_places(state))

    def open_places(self, state: WotrState) -> list[RegionId]:
        """Where somebody can still be recruited."""
        return [
            region
            for region in places(state, self.effect.where)
            if region not in self.used
            and may_muster(state, self.effect, region)
            and (recruits(state, self.effect, region) or leads(state, self.effect, region))
        ]

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickRegion(region) for region in self.open_places(state))
        return Decision(self.seat, ChooseRegion(self.code), options, ("W-CARD-18",))

    def choose(self, state: WotrState, choice: PickRegion) -> RecruitByCard:
        state.there = choice.region
        return replace(self, region=choice.region, used=(*self.used, choice.region), units=0)

    def may_recruit(self, state: WotrState) -> Decision | None:
        assert self.region is not None
        found = recruits(state, self.effect, self.region)
        if self.units == self.effect.count or not found:
            return None
        prompt = ChooseFigure(self.code, self.region)
        enough = (Done(),) if self.effect.at_will else ()
        options = (*enough, *(PickFigure(figure) for figure in found))
        return Decision(self.seat, prompt, options, ("W-CARD-14", "W-CARD-17"))

    def recruit(self, state: WotrState, choice: Done | PickFigure) -> RecruitByCard:
        assert self.region is not None
        if isinstance(choice, Done):
            return replace(self, units=self.effect.count)
        figures.recruit(state, choice.figure, self.region)
        if self.effect.seizes:
            realms.enter(state, FIGURES[choice.figure].side, self.region)
        return replace(self, units=self.units + 1)

    def lead(self, state: WotrState) -> None:
        """Leaders come where a unit is, Nazgûl anywhere (W-MUST-13, W-RD-45)."""
        assert self.region is not None
        for _ in range(self.effect.leaders):
            leader = leads(state, self.effect, self.region)
            if leader is not None:
                figures.recruit(state, leader, self.region)

    STEPS = (While(goes_on, Ask(may_choose, choose), AskAgain(may_recruit, recruit), lead),)


def leads(state: WotrState, effect: RecruitUnits, region: RegionId) -> FigureId | None:
    """The Leader or Nazgûl that can come into a region by a card."""
    for rank in (Rank.LEADER, Rank.NAZGUL):
        leader = figure_of(effect.nation, rank)
        if not effect.leaders or leader not in FIGURES or not figures.available(state, leader):
            continue
        if rank is Rank.NAZGUL or has_army(state, FIGURES[leader].side, region):
            return leader
    return None


def may_muster(state: WotrState, effect: RecruitUnits, region: RegionId) -> bool:
    """Whether a card can recruit somewhere."""
    return is_open(state, roles.side_of_nation(effect.nation), region, effect.seizes)


def is_open(state: WotrState, side: Side, region: RegionId, seizes: bool = False) -> bool:
    """Whether there is no enemy unit and no enemy Settlement in a region (W-CARD-16, 18)."""
    if is_inside(state, side, region):
        return True
    if has_army(state, side.enemy, region):
        return False
    return seizes or controller(state, region) is not side.enemy


def recruits(state: WotrState, effect: RecruitUnits, region: RegionId) -> list[FigureId]:
    """The units that can still come into a region (W-CARD-14, W-CARD-17)."""
    side = roles.side_of_nation(effect.nation)
    if not effect.count or unit_count(force_in(state, side, region)) >= limit(state, side, region):
        return []
    found = [figure_of(effect.nation, rank) for rank in effect.ranks]
    return [figure for figure in found if figures.available(state, figure)]


class PromoteRegulars(Frame):
    """Regulars are replaced by Elites of their nations, as many as there are."""

    seat: Seat
    code: str
    effect: Promote
    left: int

    def may_promote(self, state: WotrState) -> Decision | None:
        found = self.regulars(state) if self.left else []
        if not found:
            return None
        return Decision(self.seat, ChooseFigureAt(self.code), tuple(found), ("W-CARD-14",))

    def regulars(self, state: WotrState) -> list[PickFigureAt]:
        """The Regulars for whom there is an Elite."""
        return [
            PickFigureAt(figure, region)
            for region in places(state, self.effect.where)
            for figure in kinds(force_in(state, self.effect.side, region))
            if RANK[figure] is Rank.REGULAR
            and self.effect.nation in (None, NATION[figure])
            and figures.available(state, elite_of(figure))
        ]

    def promote(self, state: WotrState, choice: PickFigureAt) -> PromoteRegulars:
        figures.promote(state, choice.figure, choice.region)
        return replace(self, left=self.left - 1)

    STEPS = (AskAgain(may_promote, promote),)


def elite_of(regular: FigureId) -> FigureId:
    """The Elite of a Regular's nation."""
    return figure_of(NATION[regular], Rank.ELITE)


class BringSome(Frame):
    """Units of a nation are brought to the region chosen before, one by one."""

    seat: Seat
    code: str
    effect: BringUnits
    region: RegionId
    left: int

    def may_bring(self, state: WotrState) -> Decision | None:
        found = self.movable(state) if self.left else []
        if not found:
            return None
        options: tuple[AnyOption, ...] = (Done(), *found)
        return Decision(self.seat, ChooseFigureAt(self.code), options, ("W-CARD-09",))

    def movable(self, state: WotrState) -> list[PickFigureAt]:
        """The units that can be brought, as long as there is room."""
        side = roles.side_of_nation(self.effect.nation)
        if unit_count(force_in(state, side, self.region)) >= limit(state, side, self.region):
            return []
        return [
            PickFigureAt(figure, region)
            for region in places(state, self.effect.origin)
            if region != self.region and not is_inside(state, side, region)
            for figure in kinds(force_in(state, side, region))
            if NATION[figure] is self.effect.nation and RANK[figure] in (Rank.REGULAR, Rank.ELITE)
        ]

    def bring(self, state: WotrState, choice: Done | PickFigureAt) -> BringSome:
        if isinstance(choice, Done):
            return replace(self, left=0)
        side = roles.side_of_nation(self.effect.nation)
        figures.move(state, side, choice.region, self.region, (choice.figure,))
        return replace(self, left=self.left - 1)

    STEPS = (AskAgain(may_bring, bring),)


class LoseFigureAt(Frame):
    """A side loses one of some figures, of its own choice."""

    seat: Seat
    code: str
    side: Side
    among: tuple[PickFigureAt, ...]

    def may_choose(self, state: WotrState) -> Decision | None:
        if not self.among:
            return None
        return Decision(self.seat, ChooseFigureAt(self.code), self.among, ("W-CARD-09",))

    def lose(self, state: WotrState, choice: PickFigureAt) -> None:
        figures.eliminate(state, choice.figure, choice.region)
        figures.after_losses(state, self.side, choice.region)

    STEPS = (Ask(may_choose, lose),)


def figures_of(
    state: WotrState, side: Side, ranks: tuple[Rank, ...], nation: Nation | None = None
) -> list[PickFigureAt]:
    """All figures of a side of some ranks, perhaps of one nation only, and where they stand."""
    standing = state.free if side is Side.FREE else state.shadow
    return [
        PickFigureAt(figure, region)
        for region in sorted(standing)
        for figure in kinds(standing[region])
        if RANK[figure] in ranks and nation in (None, NATION[figure])
    ]
