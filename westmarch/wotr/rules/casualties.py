"""Casualties: hits are taken one by one, as the owner likes (W-BAT-23 to 33)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import AnyOption, replace
from westmarch.wotr.forces import RANK, Force, kinds, unit_count, units
from westmarch.wotr.kinds import FigureId, Rank, RegionId, Side
from westmarch.wotr.options import LoseElite, LoseFigure, ReduceElite
from westmarch.wotr.prompts import TakeCasualties
from westmarch.wotr.rules import fighting, roles
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import DUNLENDING
from westmarch.wotr.verbs import fights, figures


class TakeHits(Frame):
    """A side takes hits, until they are used up or no unit is left.

    In a battle those who fight take them; otherwise all who stand in a region, and then only
    units and Leaders of the Free Peoples are lost (W-CARD-19, W-CARD-20). `singly` says that a
    Dunlending counts as one unit (W-XDUN-07).
    """

    side: Side
    hits: int
    singly: bool = False
    region: RegionId | None = None

    def force(self, state: WotrState) -> Force:
        """Who is hit."""
        if self.region is not None:
            return units(force_in(state, self.side, self.region))
        return fighting.fighters(state, self.side)

    def may_take(self, state: WotrState) -> Decision | None:
        force = self.force(state)
        if not self.hits or self.hits >= figures.hit_points(force, self.singly):
            return None
        seat = roles.commander(state, self.side, force)
        options = tuple(ways_to_take(force, self.hits, self.singly))
        return Decision(seat, TakeCasualties(self.hits), options, ("W-BAT-25", "W-BAT-26"))

    def take(self, state: WotrState, choice: AnyOption) -> TakeHits:
        match choice:
            case LoseElite(figure):
                self.lose(state, figure)
                return replace(self, hits=self.hits - 2)
            case LoseFigure(figure):
                self.lose(state, figure)
                if figure == DUNLENDING and not self.singly:
                    self.lose(state, figure)
            case ReduceElite(figure):
                if self.region is None:
                    fights.reduce(state, figure)
                else:
                    figures.reduce(state, figure, self.region)
        return replace(self, hits=self.hits - 1)

    def lose(self, state: WotrState, figure: FigureId) -> None:
        """A figure is lost."""
        if self.region is None:
            fights.lose(state, figure)
        else:
            figures.eliminate(state, figure, self.region)

    def fall(self, state: WotrState) -> None:
        """More hits than an Army can take leave nobody."""
        force = self.force(state)
        points = figures.hit_points(force, self.singly)
        beaten = not unit_count(force) or (self.hits and self.hits >= points)
        if not beaten:
            return
        if self.region is None:
            fights.wipe_out(state, self.side)
        else:
            for figure in force:
                self.lose(state, figure)
            figures.after_losses(state, self.side, self.region)

    STEPS = (AskAgain(may_take, take), fall)


def ways_to_take(force: Force, hits: int, singly: bool) -> list[AnyOption]:
    """How one hit, or two at once, can be taken; one hit takes two Dunlendings, or one if a
    player strikes himself (W-XDUN-06 to 09)."""
    found: list[AnyOption] = []
    for figure in kinds(force):
        if RANK[figure] is Rank.REGULAR or (
            figure == DUNLENDING and (singly or force.count(figure) > 1)
        ):
            found.append(LoseFigure(figure))
        elif RANK[figure] is Rank.ELITE:
            found.append(ReduceElite(figure))
            if hits > 1:
                found.append(LoseElite(figure))
    return found
