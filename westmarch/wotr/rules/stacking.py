"""Too many units in one place (W-ARMY-09, W-ARMY-10, W-SIEGE-04)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.forces import NATION, Force, kinds, unit_count, units
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
    removed: int = 0

    def may_remove(self, state: WotrState) -> Decision | None:
        force = force_in(state, self.side, self.region)
        if unit_count(force) <= limit(state, self.side, self.region):
            return None
        seat, able = self.turn(state, units(force))
        options = tuple(PickFigure(figure) for figure in kinds(able))
        return Decision(seat, TooMany(self.region), options, ("W-ARMY-09",))

    def turn(self, state: WotrState, force: Force) -> tuple[Seat, Force]:
        """Who removes a unit, and of which: the commander of any, or each of his own in turn.

        Then the non-leading player begins (W-ED-20).
        """
        if not state.ruleset.team_mates_trim_in_turn:
            return roles.commander(state, self.side, force), force
        leading = roles.leader_of(state, self.side)
        found = {seat: own(state, seat, force) for seat in roles.seats_of(state, self.side)}
        order = sorted((seat for seat in found if found[seat]), key=lambda seat: seat == leading)
        seat = order[self.removed % len(order)]
        return seat, found[seat]

    def remove(self, state: WotrState, choice: PickFigure) -> Trim:
        figures.disband(state, choice.figure, self.region)
        return replace(self, removed=self.removed + 1)

    STEPS = (AskAgain(may_remove, remove),)


def own(state: WotrState, seat: Seat, force: Force) -> Force:
    """The figures of a seat in a force."""
    return tuple(f for f in force if NATION[f] in roles.nations_of(state, seat))
