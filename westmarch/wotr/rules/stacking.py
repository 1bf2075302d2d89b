"""Too many units in one place (W-ARMY-09, W-ARMY-10, W-SIEGE-04)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.wotr.forces import kinds, unit_count, units
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import PickFigure
from westmarch.wotr.prompts import TooMany
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import limit
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.verbs import figures


class Trim(Frame):
    """The owner puts units back until there are no more than the limit allows."""

    side: Side
    region: RegionId

    def may_remove(self, state: WotrState) -> Decision | None:
        force = force_in(state, self.side, self.region)
        if unit_count(force) <= limit(state, self.side, self.region):
            return None
        seat = roles.commander(state, self.side, force)
        options = tuple(PickFigure(figure) for figure in kinds(units(force)))
        return Decision(seat, TooMany(self.region), options, ("W-ARMY-09",))

    def remove(self, state: WotrState, choice: PickFigure) -> None:
        figures.disband(state, choice.figure, self.region)

    STEPS = (AskAgain(may_remove, remove),)
