"""Figures come, go and move."""

from __future__ import annotations

from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.forces import Force, joined, leaders, unit_count, without
from westmarch.wotr.kinds import CharacterId, FigureId, Rank, RegionId, Side, figure_of
from westmarch.wotr.rules import alternating
from westmarch.wotr.rules.board import controller, has_army
from westmarch.wotr.state import WotrState, force_in, forces
from westmarch.wotr.tables.figures import FIGURES, NAZGUL
from westmarch.wotr.verbs import engines, realms, teams

Group = tuple[CharacterId, ...]


def put(state: WotrState, side: Side, region: RegionId, force: Force) -> None:
    """Have exactly these figures of a side stand in a region."""
    standing = forces(state, side)
    if force:
        standing[region] = force
    else:
        standing.pop(region, None)
    if state.players > 2:
        teams.part(state, side, region)


def available(state: WotrState, figure: FigureId) -> int:
    """How many figures of a kind are left to be recruited."""
    return state.reinforcements.get(figure, 0)


def recruit(state: WotrState, figure: FigureId, region: RegionId) -> None:
    """A figure comes from the reinforcements into a region (W-MUST-02)."""
    assert available(state, figure), f"no {figure} is left"
    state.reinforcements[figure] -= 1
    side = FIGURES[figure].side
    put(state, side, region, joined(force_in(state, side, region), (figure,)))
    emit(state, events.Recruited(figure, region))
    alternating.note_nation(state, FIGURES[figure].nation)


def disband(state: WotrState, figure: FigureId, region: RegionId) -> None:
    """A figure goes back to the reinforcements (W-ARMY-10)."""
    lift(state, figure, region)
    back(state, figure)
    emit(state, events.Disbanded(figure, region))
    after_losses(state, FIGURES[figure].side, region)


def eliminate(state: WotrState, figure: FigureId, region: RegionId) -> None:
    """A figure is lost: for good, or, if it serves the Shadow, to be recruited again.

    (W-MUST-11, W-MUST-12)
    """
    lift(state, figure, region)
    bury(state, figure)
    emit(state, events.Eliminated(figure, region))


def reduce(state: WotrState, elite: FigureId, region: RegionId) -> FigureId | None:
    """An Elite is replaced by a Regular of its nation, if there is one (W-BAT-25 to 29)."""
    regular = figure_of(FIGURES[elite].nation, Rank.REGULAR)
    side, replaced = FIGURES[elite].side, may_reduce(state, elite)
    lift(state, elite, region)
    bury(state, elite)
    if not replaced:
        emit(state, events.Eliminated(elite, region))
        return None
    if state.casualties.get(regular, 0):
        state.casualties[regular] -= 1
    else:
        state.reinforcements[regular] -= 1
    put(state, side, region, joined(force_in(state, side, region), (regular,)))
    emit(state, events.Reduced(elite, region))
    return regular


def may_reduce(state: WotrState, figure: FigureId) -> bool:
    """Whether a figure is an Elite that a Regular can replace (W-SIEGE-10)."""
    if FIGURES[figure].rank is not Rank.ELITE:
        return False
    regular = figure_of(FIGURES[figure].nation, Rank.REGULAR)
    return available(state, regular) > 0 or state.casualties.get(regular, 0) > 0


def promote(state: WotrState, regular: FigureId, region: RegionId) -> None:
    """A Regular goes as if it were lost, and an Elite of its nation comes for it."""
    elite = figure_of(FIGURES[regular].nation, Rank.ELITE)
    side = FIGURES[regular].side
    lift(state, regular, region)
    bury(state, regular)
    state.reinforcements[elite] -= 1
    put(state, side, region, joined(force_in(state, side, region), (elite,)))
    emit(state, events.Promoted(regular, region))


def lift(state: WotrState, figure: FigureId, region: RegionId) -> None:
    """Take a figure off the board."""
    side = FIGURES[figure].side
    put(state, side, region, without(force_in(state, side, region), (figure,)))


def back(state: WotrState, figure: FigureId) -> None:
    """Put a figure to the reinforcements."""
    state.reinforcements[figure] = available(state, figure) + 1


def bury(state: WotrState, figure: FigureId) -> None:
    """Put a lost figure where it belongs."""
    if FIGURES[figure].side is Side.SHADOW:
        back(state, figure)
    else:
        state.casualties[figure] = state.casualties.get(figure, 0) + 1


def after_losses(state: WotrState, side: Side, region: RegionId) -> None:
    """What follows when units have left a region: Leaders without units and siege
    engines go, sieges end (W-ARMY-11, W-CARD-19, W-SIEGE-05, W-XSIE-14).
    """
    force = force_in(state, side, region)
    if not unit_count(force):
        engines.dismantle(state, side, region)
    if side is Side.FREE and not unit_count(force):
        for leader in leaders(force):
            eliminate(state, leader, region)
    if region in state.besieged and not has_army(state, side, region):
        realms.end_siege(state, region)
        if has_army(state, side.enemy, region) and controller(state, region) is side:
            realms.capture(state, region, side.enemy)


def move(
    state: WotrState,
    side: Side,
    origin: RegionId,
    region: RegionId,
    force: Force,
    characters: Group = (),
) -> None:
    """Figures go to another region as an Army, and what follows from their coming follows."""
    put(state, side, origin, without(force_in(state, side, origin), force))
    put(state, side, region, joined(force_in(state, side, region), force))
    if state.players > 2:
        teams.keep_joined(state, side, region, force)
    for who in characters:
        state.characters[who] = region
    emit(state, events.Moved(side, origin, region, force, characters))
    alternating.note_army(state, side, region, force)
    after_losses(state, side, origin)
    if unit_count(force):
        realms.enter(state, side, region)
    for who in characters:
        realms.visit(state, who, region)


def travel(state: WotrState, characters: Group, region: RegionId) -> None:
    """Characters go somewhere on their own."""
    origin = state.characters[characters[0]]
    for who in characters:
        state.characters[who] = region
    emit(state, events.Travelled(characters, origin, region))
    for who in characters:
        realms.visit(state, who, region)


def fly(state: WotrState, origin: RegionId, region: RegionId) -> None:
    """A Nazgûl goes anywhere on its own."""
    put(state, Side.SHADOW, origin, without(force_in(state, Side.SHADOW, origin), (NAZGUL,)))
    put(state, Side.SHADOW, region, joined(force_in(state, Side.SHADOW, region), (NAZGUL,)))
    emit(state, events.Flew(origin, region))


def bring_in(state: WotrState, who: CharacterId, region: RegionId) -> None:
    """A Character enters the game."""
    state.characters[who] = region
    if who not in state.entered:
        state.entered.append(who)
    emit(state, events.CharacterEntered(who, region))
    if state.ruleset.entering_wakes:
        realms.visit(state, who, region)


def lose_character(state: WotrState, who: CharacterId) -> None:
    """A Character leaves the game for good (W-MUST-12)."""
    state.characters.pop(who, None)
    if who in state.fellowship:
        state.fellowship.remove(who)
    emit(state, events.CharacterLost(who))


def hit_points(force: Force, singly: bool = False) -> int:
    """How many hits a force can take before its last unit is gone (W-BAT-25, W-XDUN-06, 07)."""
    points = {Rank.REGULAR: 2, Rank.ELITE: 4, Rank.DUNLENDING: 2 if singly else 1}
    return (sum(points.get(FIGURES[figure].rank, 0) for figure in force) + 1) // 2
