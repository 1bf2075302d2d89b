"""Three players: the Free Peoples do not act twice in a row for a nation (W-MP3-04, W-MP3-05).

An action with an Army of several nations is an action for none of them, but the next one may not
be taken with the same Army.
"""

from __future__ import annotations

from westmarch.kernel.frames import Frame, amend, enclosing
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.forces import NATION, Force, nations
from westmarch.wotr.kinds import FREE, Nation, RegionId, Side
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState

PLAYERS = 3
"""The number of players with which this is a rule."""

Armies = tuple[tuple[RegionId, tuple[Nation, ...]], ...]


def binds(state: WotrState, seat: Seat) -> bool:
    """Whether a seat must act for another nation each time."""
    return state.players == PLAYERS and roles.side_of(state, seat) is FREE


def may_serve(state: WotrState, seat: Seat, found: tuple[Nation, ...]) -> bool:
    """Whether an action for one nation, or for several, may be taken now."""
    return len(found) != 1 or not binds(state, seat) or found[0] not in state.acted


def able(state: WotrState, seat: Seat, region: RegionId, force: Force) -> Force:
    """Those in a region who were not in the Army with which the player has acted last."""
    tired = state.acted_armies.get(region, ())
    if not tired or not binds(state, seat):
        return force
    return tuple(figure for figure in force if NATION[figure] not in tired)


def repeats(state: WotrState, seat: Seat, force: Force) -> bool:
    """Whether figures of a single nation, and that which has acted last, would act again."""
    return binds(state, seat) and not may_serve(state, seat, tuple(nations(force)))


class Remember(Frame):
    """What the player does now, for the sake of his next action."""

    nations: tuple[Nation, ...] = ()
    armies: Armies = ()

    def remember(self, state: WotrState) -> None:
        state.acted[:] = self.nations
        state.acted_armies = dict(self.armies)

    STEPS = (remember,)


def note_nation(state: WotrState, nation: Nation) -> None:
    """A nation recruits, or moves on the Political Track."""
    action = enclosing(state, Remember) if state.players == PLAYERS else None
    if action is not None and roles.side_of_nation(nation) is FREE:
        amend(state, action, replace(action, nations=(*action.nations, nation)))


def note_army(state: WotrState, side: Side, region: RegionId, force: Force) -> None:
    """An Army has moved to a region, or attacks from it."""
    action = enclosing(state, Remember) if state.players == PLAYERS else None
    if action is None or side is not FREE:
        return
    found = tuple(nation for nation in Nation if nation in nations(force))
    if len(found) == 1:
        note_nation(state, found[0])
        action = enclosing(state, Remember)
        assert action is not None
    amend(state, action, replace(action, armies=(*action.armies, (region, found))))
