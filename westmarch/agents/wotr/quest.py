"""The Fellowship: when it moves, where it goes, what it suffers; and how the Shadow hunts it."""

from __future__ import annotations

from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.sight import FAR, Sight, distance
from westmarch.kernel.records import AnyOption
from westmarch.wotr import options as o
from westmarch.wotr.cards.characters import ENTRIES
from westmarch.wotr.kinds import CharacterId, RegionId, Side
from westmarch.wotr.rules import board
from westmarch.wotr.rules.placing import places
from westmarch.wotr.state import index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.quest import CORRUPTED, GATES

Rated = list[tuple[float, AnyOption]]

ENDURABLE, LAST_STAND = 5, 8
"""The Corruption that the Ring-bearers take rather than lose a Companion; the latter in Mordor."""


def move_worth(sight: Sight) -> float:
    """What a step of the Fellowship is worth, for all that hunts it."""
    state = sight.state
    moves = state.in_hunt_box[index(Side.FREE)]
    if state.mordor is not None:
        return w.MOVE + 1.0 - 0.5 * moves
    if state.progress >= sight.to_mordor:
        return 0.2
    chance = min(1.0, (1 + moves) / 6)
    risk = 1 - (1 - chance) ** sight.hunt_dice
    tired = w.TIRED * max(0, state.corruption - w.SOUND)
    return w.MOVE - risk * (w.HUNT_RISK + tired)


def may_declare(sight: Sight) -> bool:
    """Whether the Fellowship shows itself: at Mordor's gate, or to rest."""
    state = sight.state
    if sight.to_mordor <= state.progress:
        return True
    return state.corruption > 0 and resting_place(sight, state.progress) is not None


def resting_place(sight: Sight, steps: int) -> RegionId | None:
    """A haven that can be reached without losing much of the way."""
    here, ahead = sight.state.bearers, sight.to_mordor - steps
    slack = 1 + sight.state.corruption // 2
    found = [
        region
        for region in sight.havens()
        if distance(here, region) <= steps and way_left(region) - ahead <= slack
    ]
    return min(found, key=way_left, default=None)


def way_left(region: RegionId) -> int:
    """How far it is to a gate of Mordor."""
    return min(distance(region, gate) for gate in GATES)


def walk(sight: Sight, options: tuple[AnyOption, ...], steps: int) -> Rated:
    """Where the figure goes: to a gate, to rest, or onwards."""
    here = sight.state.bearers
    rest = resting_place(sight, steps) if sight.state.hidden and sight.state.corruption else None
    aim = min(GATES, key=lambda gate: distance(here, gate))
    if distance(here, aim) > steps and rest is not None:
        aim = rest
    rated: Rated = []
    for option in options:
        region = option.region if isinstance(option, o.GoTo) else here
        cost = 2.0 * distance(region, aim)
        if board.controls_stronghold(sight.state, Side.SHADOW, region) and region not in GATES:
            cost += 3.0
        cost += 0.2 * min(3, sight.others(region))
        rated.append((-cost, option))
    return rated


def suffer(sight: Sight, options: tuple[AnyOption, ...], damage: int) -> Rated:
    """Whether the Ring-bearers or a Companion suffer."""
    state = sight.state
    endurable = LAST_STAND if state.mordor is not None else ENDURABLE
    left = CORRUPTED - state.corruption - damage
    rated: Rated = []
    for option in options:
        match option:
            case o.UseTheRing():
                fits = state.corruption + damage <= endurable or damage == 1
                rated.append((3.0 if fits and left > 0 else -5.0 if left <= 0 else 0.0, option))
            case o.SacrificeGuide():
                level = CHARACTERS[state.guide].level
                rated.append((1.0 + (level >= damage) - 0.4 * max(0, level - damage), option))
            case _:
                rated.append((1.6, option))
    return rated


def crowning(sight: Sight) -> tuple[CharacterId, list[RegionId]] | None:
    """Whom somebody can replace who brings a die, and where: he should go there."""
    for who, entry in ENTRIES.items():
        waits = who not in sight.state.entered and entry.replaces is not None
        if CHARACTERS[who].side is sight.side and waits:
            assert entry.replaces is not None
            regions = [
                region
                for region in places(sight.state, entry.where)
                if board.is_unconquered(sight.state, region)
            ]
            if entry.replaces in (*sight.state.fellowship, *sight.state.characters) and regions:
                return entry.replaces, regions
    return None


def travel_worth(sight: Sight, who: CharacterId, region: RegionId) -> float:
    """What it is worth that a Companion is in a region."""
    worth = 0.0
    heir = crowning(sight)
    if heir is not None and heir[0] == who and CHARACTERS[who].activates:
        worth += w.CROWN * 0.8 ** min(distance(region, place) for place in heir[1])
    nation = REGIONS[region].nation
    if nation in CHARACTERS[who].activates and board.is_haven(sight.state, region):
        worth += 2.0 if nation not in sight.state.active else 0.4
    if sight.own(region):
        worth += 0.1 * min(5, sight.own(region))
    return worth


def separate_worth(sight: Sight) -> float:
    """What it is worth to send Companions away."""
    heir = crowning(sight)
    if heir is None or heir[0] not in sight.state.fellowship:
        return 0.1
    who, regions = heir
    reach = sight.state.progress + CHARACTERS[who].level
    near = min((distance(sight.state.bearers, region) for region in regions), default=FAR)
    return w.CROWN if near <= reach + 1 else 0.1


def allocation(sight: Sight, most: int) -> int:
    """How many dice the Shadow puts into the Hunt Box."""
    state = sight.state
    far_on = state.mordor is not None or state.progress + 12 - sight.to_mordor > w.FAR_ON
    return min(most, w.EAGER + far_on)
