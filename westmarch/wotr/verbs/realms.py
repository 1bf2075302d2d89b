"""Nations, Settlements and sieges (W-POL, W-CAPT, W-SIEGE)."""

from __future__ import annotations

from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.declared import abilities_in_play
from westmarch.wotr.kinds import CharacterId, Nation, RegionId, Side
from westmarch.wotr.rules import alternating, roles
from westmarch.wotr.rules.board import builders, controller, has_army, wakes
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import engines
from westmarch.wotr.vocabulary.abilities import SleepsUnless

FARTHEST = 3
"""The box of the Political Track that is farthest from war."""


def activate(
    state: WotrState, nation: Nation, at: RegionId | None = None, by_companion: bool = False
) -> None:
    """A nation becomes active, by something that has happened at a region of its, or by a card."""
    if nation not in state.active and (by_companion or not sleeps(state, nation, at)):
        state.active.append(nation)
        emit(state, events.Activated(nation))


def sleeps(state: WotrState, nation: Nation, at: RegionId | None) -> bool:
    """Whether a card on the table keeps a nation from waking, unless at certain places."""
    return any(
        ability.nation is nation and at not in ability.regions
        for ability in abilities_in_play(state, SleepsUnless)
    )


def may_step(state: WotrState, nation: Nation) -> bool:
    """Whether a nation's counter can go down: a passive one never to war (W-POL-02)."""
    return state.steps[nation] > (0 if nation in state.active else 1)


def step(state: WotrState, nation: Nation, provoked: bool = False) -> None:
    """A nation's counter goes down one box, if it can."""
    if may_step(state, nation):
        state.steps[nation] -= 1
        emit(state, events.SteppedToWar(nation, state.steps[nation], provoked))
        alternating.note_nation(state, nation)


def step_back(state: WotrState, nation: Nation) -> None:
    """A nation's counter goes up one box, if it can."""
    if state.steps[nation] < FARTHEST:
        state.steps[nation] += 1
        emit(state, events.SteppedToPeace(nation, state.steps[nation]))


def provoke(state: WotrState, nation: Nation, region: RegionId) -> None:
    """A nation's Army is attacked: it becomes active, then advances (W-POL-04, 10, 12)."""
    activate(state, nation, region)
    step(state, nation, provoked=True)


def enter(state: WotrState, side: Side, region: RegionId) -> None:
    """Units have entered a region: its nation wakes, and what is undefended is captured.

    (W-POL-03, W-CAPT-01, W-CAPT-03)
    """
    nation = REGIONS[region].nation
    if nation is not None and roles.side_of_nation(nation) is Side.FREE and side is Side.SHADOW:
        activate(state, nation)
    if controller(state, region) is side.enemy and not has_army(state, side.enemy, region):
        capture(state, region, side)


def capture(state: WotrState, region: RegionId, side: Side) -> None:
    """A Settlement falls to a side, or is taken back (W-CAPT-04 to 07, W-POL-11)."""
    if builders(region) is side:
        del state.captured[region]
    else:
        state.captured[region] = roles.army_player(state, side, region)
        nation = REGIONS[region].nation
        assert nation is not None, "a Settlement belongs to a nation"
        step(state, nation)
    engines.dismantle(state, side.enemy, region)
    emit(state, events.Captured(region, side))


def visit(state: WotrState, who: CharacterId, region: RegionId) -> None:
    """A Character has ended his movement somewhere; a Companion may wake a nation (W-POL-06)."""
    nation = REGIONS[region].nation
    if nation in CHARACTERS[who].activates and wakes(state, region):
        assert nation is not None
        activate(state, nation, region, by_companion=True)


def begin_siege(state: WotrState, region: RegionId) -> None:
    """The defenders are in their Stronghold and the enemy around it."""
    state.besieged.append(region)
    emit(state, events.SiegeBegan(region))


def end_siege(state: WotrState, region: RegionId) -> None:
    """A siege is over: who was inside comes out, and the besiegers' engines go.

    (W-SIEGE-05, W-SIEGE-06, W-XSIE-15)
    """
    state.besieged.remove(region)
    holder = controller(state, region)
    assert holder is not None, "a Stronghold is controlled by somebody"
    engines.dismantle(state, holder.enemy, region)
    emit(state, events.SiegeEnded(region))
