"""The Fellowship: when it moves, where it goes, who is sent away."""

from __future__ import annotations

from westmarch.agents.wotr import ordeal
from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.sight import FAR, Sight, distance
from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import AnyOption
from westmarch.wotr import options as o
from westmarch.wotr.cards.characters import ENTRIES
from westmarch.wotr.kinds import CharacterId, RegionId, Side
from westmarch.wotr.rules import board
from westmarch.wotr.rules.placing import places
from westmarch.wotr.rules.travelling import SeparateGroup
from westmarch.wotr.rules.turns import FREE_VICTORY, victory_points
from westmarch.wotr.state import index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs.quest import CORRUPTED, GATES

Rated = list[tuple[float, AnyOption]]


def move_worth(sight: Sight) -> float:
    """What a step of the Fellowship is worth, for all that hunts it."""
    state = sight.state
    if victory_points(state, Side.FREE) >= FREE_VICTORY:
        return w.NEEDLESS
    if state.mordor is None and arrived(sight):
        return w.NEEDLESS
    if state.mordor is not None:
        return climb_worth(sight)
    moves = state.in_hunt_box[index(Side.FREE)]
    chance = min(1.0, (1 + moves) / 6)
    risk = 1 - (1 - chance) ** (sight.hunt_dice + found_by(sight, state.bearers))
    strained = w.STRAIN * max(0.0, w.SOUND - sight.endurance)
    return w.MOVE - risk * (w.HUNT_RISK + strained) / sight.haste


def arrived(sight: Sight) -> bool:
    """Whether no further step is needed to where the Fellowship wants to go."""
    if needs_rest(sight):
        return resting_place(sight, sight.state.progress) is not None
    return sight.state.progress >= sight.to_mordor


def needs_rest(sight: Sight) -> bool:
    """Whether the Fellowship is too weak for Mordor, and the war leaves it time to rest."""
    weak = sight.endurance < w.FIT and sight.state.corruption >= w.WEARY
    return weak and sight.haste <= w.CALM


def climb_worth(sight: Sight) -> float:
    """What a step in Mordor is worth: idleness corrupts, haste may kill."""
    state = sight.state
    pool = state.pool or [code for code in state.drawn if TILES[code].colour is Colour.STANDARD]
    harms = [ordeal.damage(sight, code) for code in pool]
    most = CORRUPTED - state.corruption + CHARACTERS[state.guide].level
    deadly = sum(harm >= most for harm in harms) / max(1, len(harms))
    fear = w.DEADLY / sight.haste if state.strove else w.DEADLY_IDLE
    return w.MOVE + w.LAST_STEPS - fear * deadly


def found_by(sight: Sight, region: RegionId) -> int:
    """How many things in a region help the Hunt."""
    state = sight.state
    return (
        board.controls_stronghold(state, Side.SHADOW, region)
        + board.has_army(state, Side.SHADOW, region)
        + bool(board.nazgul_in(state, region))
    )


def may_declare(sight: Sight) -> bool:
    """Whether the Fellowship shows itself: at Mordor's gate, or to rest."""
    state = sight.state
    haven = resting_place(sight, state.progress)
    if needs_rest(sight):
        return haven is not None
    if sight.to_mordor <= state.progress:
        return True
    if haven is None:
        return False
    detour = way_left(haven) - (sight.to_mordor - state.progress)
    sleeps = REGIONS[haven].nation not in state.active
    weary = state.corruption >= w.WEARY
    slack = weary * (1 + (sight.haste <= w.CALM)) + sleeps
    return detour <= slack and (state.corruption > 0 or sleeps)


def resting_place(sight: Sight, steps: int) -> RegionId | None:
    """The haven within reach that is nearest to Mordor."""
    here = sight.state.bearers
    found = [region for region in sight.havens() if distance(here, region) <= steps]
    return min(found, key=way_left, default=None)


def way_left(region: RegionId) -> int:
    """How far it is to a gate of Mordor."""
    return min(distance(region, gate) for gate in GATES)


def walk(sight: Sight, options: tuple[AnyOption, ...], steps: int) -> Rated:
    """Where the figure goes: declared to a gate or to rest, found onwards and out of sight."""
    here = sight.state.bearers
    declared = sight.state.hidden
    gate = min(GATES, key=lambda region: distance(here, region))
    aim = resting_place(sight, steps)
    if distance(here, gate) <= steps and not (aim and needs_rest(sight)):
        aim = gate
    rated: Rated = []
    for option in options:
        region = option.region if isinstance(option, o.GoTo) else here
        if declared and aim is not None:
            rated.append((-float(distance(region, aim)), option))
        else:
            left = steps - 1 if isinstance(option, o.GoTo) else 0
            rated.append((-best_end(sight, region, left), option))
    return rated


def best_end(sight: Sight, start: RegionId, steps: int) -> float:
    """How far it still is at best from where the figure can end, for all that it meets there."""
    found, edge = {start}, [start]
    for _ in range(steps):
        edge = [
            other
            for region in edge
            if not board.controls_stronghold(sight.state, Side.SHADOW, region)
            for other in REGIONS[region].adjacent
            if other not in found
        ]
        found.update(edge)
    ends = [region for region in found if not board.is_haven(sight.state, region)]
    return min((end_cost(sight, region) for region in ends), default=float(FAR))


def end_cost(sight: Sight, region: RegionId) -> float:
    """How far it is from a region to Mordor, and who waits there."""
    tile = 2.0 * board.controls_stronghold(sight.state, Side.SHADOW, region)
    return sight.way_on[region] + 0.5 * found_by(sight, region) + tile


def sent(sight: Sight, option: AnyOption) -> float:
    """Where a card sends the figure: onwards by its own side, astray by the other."""
    if not isinstance(option, o.GoTo):
        return 0.0
    cost = end_cost(sight, option.region)
    return -cost if sight.side is Side.FREE else cost


def crowning(sight: Sight) -> tuple[CharacterId, list[RegionId]] | None:
    """Whom somebody can replace who brings a die, and where: he should go there."""
    for who, entry in ENTRIES.items():
        if CHARACTERS[who].side is not sight.side or who in sight.state.entered:
            continue
        if entry.replaces not in (*sight.state.fellowship, *sight.state.characters):
            continue
        assert entry.replaces is not None
        regions = [
            region
            for region in places(sight.state, entry.where)
            if board.is_unconquered(sight.state, region)
            and not board.is_besieged(sight.state, region)
        ]
        if regions:
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
        worth += 0.1 * min(5, sight.own(region)) + 0.1 * REGIONS[region].worth
    return worth


def separate_worth(sight: Sight, extra: int = 0) -> float:
    """What it is worth to send Companions away, so much further than usual."""
    return w.CROWN if heir_arrives(sight, extra) else w.NEEDLESS / 2


def heir_arrives(sight: Sight, extra: int = 0) -> bool:
    """Whether one who can become greater can leave the Fellowship for a place where he does."""
    heir = crowning(sight)
    if heir is None or heir[0] not in sight.state.fellowship:
        return False
    reach = sight.state.progress + CHARACTERS[heir[0]].level + extra
    return min(distance(sight.state.bearers, region) for region in heir[1]) <= reach


def traveller(sight: Sight, option: AnyOption) -> float:
    """Which Companions travel: whoever is needed elsewhere, alone, else who is missed least."""
    if not isinstance(option, o.TakeCharacter):
        return 0.5
    state, who = sight.state, option.character
    heir = crowning(sight)
    if who in state.fellowship:
        if heir is not None and heir[0] == who and heir_arrives(sight, 1):
            return 9.0 if not gathering(sight) else 0.0
        return 0.4 - ordeal.companion_price(sight, who)
    if heir is not None and heir[0] == who:
        return 3.0 if state.characters[who] not in heir[1] else 0.0
    return 0.3 - 0.1 * CHARACTERS[who].level


def gathering(sight: Sight) -> bool:
    """Whether somebody has been chosen already to leave the Fellowship."""
    group = enclosing(sight.state, SeparateGroup)
    return group is not None and bool(group.group)
