"""Casualties: hits are taken one by one, as the owner likes (W-BAT-23 to 33)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import AnyOption, replace
from westmarch.wotr.forces import RANK, Force, kinds, unit_count
from westmarch.wotr.kinds import Rank, Side
from westmarch.wotr.options import LoseElite, LoseFigure, ReduceElite
from westmarch.wotr.prompts import TakeCasualties
from westmarch.wotr.rules import fighting, roles
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.figures import DUNLENDING
from westmarch.wotr.verbs import fights, figures


class TakeHits(Frame):
    """A side takes hits in a battle, until they are used up or nobody is left.

    `singly` says that a Dunlending counts as one unit (W-XDUN-07).
    """

    side: Side
    hits: int
    singly: bool = False

    def may_take(self, state: WotrState) -> Decision | None:
        force = fighting.fighters(state, self.side)
        if not self.hits or self.hits >= figures.hit_points(force):
            return None
        seat = roles.commander(state, self.side, force)
        options = tuple(ways_to_take(force, self.hits, self.singly))
        return Decision(seat, TakeCasualties(self.hits), options, ("W-BAT-25", "W-BAT-26"))

    def take(self, state: WotrState, choice: AnyOption) -> TakeHits:
        match choice:
            case LoseElite(figure):
                fights.lose(state, figure)
                return replace(self, hits=self.hits - 2)
            case LoseFigure(figure):
                fights.lose(state, figure)
                if figure == DUNLENDING and not self.singly:
                    fights.lose(state, figure)
            case ReduceElite(figure):
                fights.reduce(state, figure)
        return replace(self, hits=self.hits - 1)

    def fall(self, state: WotrState) -> None:
        """More hits than an Army can take leave nobody."""
        force = fighting.fighters(state, self.side)
        if not unit_count(force) or (self.hits and self.hits >= figures.hit_points(force)):
            fights.wipe_out(state, self.side)

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
