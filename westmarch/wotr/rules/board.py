"""Questions about the board: who controls, who stands where, what is free (W-MAP, W-ARMY)."""

from __future__ import annotations

from westmarch.wotr.forces import NOBODY, nazgul_count, unit_count
from westmarch.wotr.kinds import FREE, SHADOW, CharacterId, Nation, RegionId, Settlement, Side
from westmarch.wotr.state import WotrState, force_in, forces
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import BESIEGED_LIMIT, LIMIT
from westmarch.wotr.tables.nations import NATIONS
from westmarch.wotr.tables.regions import REGIONS

NO_LIMIT = 99
"""More units than there are of a side in any region."""

# Control

BUILDERS: dict[RegionId, Side | None] = {
    code: NATIONS[there.nation].side if there.is_settled and there.nation else None
    for code, there in REGIONS.items()
}
"""The side whose Settlement stands in a region (W-MAP-13)."""


def builders(region: RegionId) -> Side | None:
    """The side whose Settlement stands in a region."""
    return BUILDERS[region]


def controller(state: WotrState, region: RegionId) -> Side | None:
    """The side that controls the Settlement of a region, if there is one."""
    side = BUILDERS[region]
    return side.enemy if region in state.captured and side is not None else side


def is_unconquered(state: WotrState, region: RegionId) -> bool:
    """Whether a Settlement is in the hands of those who built it."""
    return region not in state.captured


def controls_stronghold(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether a Stronghold of a side stands in a region, its own or a captured one."""
    return REGIONS[region].has_stronghold and controller(state, region) is side


def is_shadow_stronghold(state: WotrState, region: RegionId) -> bool:
    """Whether a Stronghold of the Shadow stands in a region, captured ones among them (W-RD-08)."""
    if state.ruleset.captured_strongholds_count:
        return controls_stronghold(state, SHADOW, region)
    return REGIONS[region].has_stronghold and builders(region) is SHADOW


def is_haven(state: WotrState, region: RegionId) -> bool:
    """Whether a region has a Free Peoples City or Stronghold in the hands of the Free Peoples."""
    return was_haven(region) and is_unconquered(state, region)


def was_haven(region: RegionId) -> bool:
    """Whether a region has a Free Peoples City or Stronghold, whoever holds it now."""
    kind = REGIONS[region].settlement
    fit = kind is Settlement.CITY or kind is Settlement.STRONGHOLD
    return fit and builders(region) is FREE


def wakes(state: WotrState, region: RegionId) -> bool:
    """Whether the Fellowship or a Companion can wake a nation in a region (W-RD-17)."""
    return is_haven(state, region) or (state.ruleset.captured_places_wake and was_haven(region))


def is_besieged(state: WotrState, region: RegionId) -> bool:
    """Whether a Stronghold is under siege."""
    return region in state.besieged


def is_inside(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether the figures of a side in a region are inside a besieged Stronghold."""
    return region in state.besieged and controller(state, region) is side


def besieges(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether the figures of a side in a region stand around a Stronghold that they besiege."""
    return region in state.besieged and controller(state, region) is not side


# Armies


def has_army(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether a side has at least one unit in a region (W-ARMY-17)."""
    return unit_count(forces(state, side).get(region, NOBODY)) > 0


def armies(state: WotrState, side: Side) -> list[RegionId]:
    """The regions in which a side has an Army, by their codes."""
    return sorted([region for region, force in forces(state, side).items() if unit_count(force)])


def limit(state: WotrState, side: Side, region: RegionId) -> int:
    """How many units of a side may be in a region (W-ARMY-05, W-ARMY-06)."""
    if region not in state.besieged or controller(state, region) is not side:
        return LIMIT
    return BESIEGED_LIMIT


def capacity(state: WotrState, side: Side, region: RegionId) -> int:
    """How many units an action may bring together in a region (W-RD-06)."""
    return NO_LIMIT if state.ruleset.may_overstack else limit(state, side, region)


def is_blocked(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether enemy units keep an Army out; those in a Stronghold that it besieges do not.

    (W-MOVE-10, W-RELF-04)
    """
    return has_army(state, side.enemy, region) and not besieges(state, side, region)


def may_move_in(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether nothing keeps an Army out of a region (W-MOVE-10 to 12, W-RD-03, W-RD-04)."""
    enters = state.ruleset.armies_enter_settlements or controller(state, region) is not side.enemy
    if enters and not stands_in_the_way(state, side.enemy, region):
        return True
    return besieges(state, side, region)


def stands_in_the_way(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether a side has an Army in a region, or anybody, if that is enough (W-RD-04)."""
    force = forces(state, side).get(region, NOBODY)
    if state.ruleset.only_units_block:
        return force != NOBODY and unit_count(force) > 0
    return bool(force or characters_in(state, side, region))


def is_free(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether a region has neither an enemy Army nor an enemy Settlement (W-MAP-11, W-MAP-12)."""
    if besieges(state, side, region):
        return True
    return not has_army(state, side.enemy, region) and controller(state, region) is not side.enemy


def is_at_war(state: WotrState, nation: Nation) -> bool:
    """Whether a nation's counter is in the lowest box (W-POL-01)."""
    return state.steps[nation] == 0


# Characters


def characters_in(state: WotrState, side: Side, region: RegionId) -> tuple[CharacterId, ...]:
    """The Characters of a side in a region, outside the Fellowship."""
    if region not in state.characters.values():
        return ()
    return tuple(
        [
            who
            for who, where in state.characters.items()
            if where == region and CHARACTERS[who].side is side
        ]
    )


def companions(state: WotrState) -> tuple[CharacterId, ...]:
    """The Companions in the Fellowship, special ones among them (W-XSME-06, W-XSME-07)."""
    return tuple(state.fellowship)


def nazgul_in(state: WotrState, region: RegionId) -> int:
    """How many Nazgûl are in a region, the Witch-king among them (W-CHAR-05)."""
    kings = sum(CHARACTERS[who].is_nazgul for who in characters_in(state, SHADOW, region))
    return nazgul_count(force_in(state, SHADOW, region)) + kings


# Distances


def within(start: RegionId, distance: int) -> dict[RegionId, int]:
    """The regions that can be reached in so many steps over open borders, and how far they are."""
    found = {start: 0}
    edge = [start]
    for step in range(1, distance + 1):
        edge = [
            other for region in edge for other in REGIONS[region].adjacent if other not in found
        ]
        for region in edge:
            found.setdefault(region, step)
        edge = list(dict.fromkeys(edge))
        if not edge:
            break
    return found
