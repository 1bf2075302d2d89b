"""The table as the player sees it: a state that is possible for its seat, and what follows."""

from __future__ import annotations

from functools import cache, cached_property
from heapq import heappop, heappush

from westmarch.agents.wotr import weights as w
from westmarch.kernel.records import Seat
from westmarch.wotr.forces import NATION, Force, unit_count, units
from westmarch.wotr.kinds import RegionId, Settlement, Side
from westmarch.wotr.rules import board, roles
from westmarch.wotr.rules.leading import counts_as_leader
from westmarch.wotr.rules.turns import FREE_VICTORY, SHADOW_VICTORY, victory_points
from westmarch.wotr.state import WotrState, force_in, forces, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.figures import hit_points
from westmarch.wotr.verbs.quest import CORRUPTED, GATES

FAR = 99

FADING = tuple(w.PULL**far for far in range(FAR + 1))
WAITING = tuple(w.PATIENCE**far for far in range(FAR + 1))
"""What is left of a prize, by how many regions it is off."""


@cache
def distances(start: RegionId) -> dict[RegionId, int]:
    """How far every region is from one."""
    return board.within(start, len(REGIONS))


def distance(one: RegionId, other: RegionId) -> int:
    """How far two regions are from each other."""
    return distances(one).get(other, FAR)


class Sight:
    """What a seat may suppose about the table."""

    def __init__(self, state: WotrState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.side = roles.side_of(state, seat)
        self.enemy = self.side.enemy
        self.strengths: dict[RegionId, float] = {}
        self.marches: dict[RegionId, float] = {}
        self.outlooks: dict[RegionId, list[tuple[float, float]]] = {}
        self.pulls: dict[RegionId, float] = {}

    # Armies

    def own(self, region: RegionId) -> int:
        """How many own units are in a region."""
        return unit_count(force_in(self.state, self.side, region))

    def others(self, region: RegionId) -> int:
        """How many enemy units are in a region."""
        return unit_count(force_in(self.state, self.enemy, region))

    def leaders(self, region: RegionId) -> int:
        """The Leadership of the own Army in a region."""
        force = force_in(self.state, self.side, region)
        led = sum(counts_as_leader(self.state, figure) for figure in force)
        who = board.characters_in(self.state, self.side, region)
        return led + sum(CHARACTERS[one].leadership for one in who)

    def strength(self, region: RegionId) -> float:
        """How strong the own Army of a region is."""
        known = self.strengths.get(region)
        if known is None:
            points = hit_points(force_in(self.state, self.side, region))
            led = w.LED * min(5, self.leaders(region)) if points else 0.0
            known = self.strengths[region] = points + led
        return known

    def is_own_home(self, region: RegionId) -> bool:
        """Whether a Settlement with Victory Points is in own hands."""
        return REGIONS[region].worth > 0 and board.controller(self.state, region) is self.side

    @cached_property
    def prizes(self) -> dict[RegionId, float]:
        """The enemy's Settlements with Victory Points, and what they are worth to have."""
        points = victory_points(self.state, self.side)
        return {
            code: region.worth * self.desire(code, points)
            for code, region in REGIONS.items()
            if region.worth and board.controller(self.state, code) is self.enemy
        }

    def desire(self, region: RegionId, points: int) -> float:
        """What a Victory Point of a region is worth: more, the nearer somebody is to victory."""
        if board.builders(region) is self.side:
            return w.RECAPTURE if self.peril < 1.0 else w.LAST_CHANCE
        if self.side is Side.SHADOW:
            return 1.0 + w.ZEAL * points
        return w.BOLD if points >= 2 else w.TIMID

    @cached_property
    def peril(self) -> float:
        """How near the enemy is to a victory by arms: at 1 he will have won."""
        needed = SHADOW_VICTORY if self.enemy is Side.SHADOW else FREE_VICTORY
        return victory_points(self.state, self.enemy) / needed

    @cached_property
    def needs(self) -> dict[RegionId, float]:
        """How strong an Army must be to take each prize."""
        return {code: self.need(code) for code in self.prizes}

    def need(self, region: RegionId) -> float:
        """How strong an Army must be to take a Settlement from those who are there."""
        points = hit_points(force_in(self.state, self.enemy, region))
        if REGIONS[region].settlement is Settlement.STRONGHOLD:
            return 1.0 + w.STRONG_WALLS * min(points, 9)
        return 1.0 + w.CITY_WALLS * points

    def chance(self, target: RegionId, strength: float) -> float:
        """How likely an Army of some strength is to take a prize in the end."""
        return min(1.0, strength / self.needs[target]) ** 2

    def promise(self, region: RegionId, strength: float) -> float:
        """What an Army of some strength in a region may look forward to."""
        best = 0.0
        for worth, need in self.outlook(region):
            if worth <= best:
                break
            hope = worth if strength >= need else worth * (strength / need) ** 2
            if hope > best:
                best = hope
        return best

    def outlook(self, region: RegionId) -> list[tuple[float, float]]:
        """What each prize is worth as seen from a region, the best first, and what it needs."""
        known = self.outlooks.get(region)
        if known is None:
            known = self.outlooks[region] = [
                (prize * WAITING[far.get(region, FAR)], need) for far, prize, need in self.aims
            ]
            known.sort(reverse=True)
        return known

    @cached_property
    def aims(self) -> list[tuple[dict[RegionId, int], float, float]]:
        """For each prize how far all regions are from it, what it is worth and what it needs."""
        needs = self.needs
        return [(distances(code), prize, needs[code]) for code, prize in self.prizes.items()]

    def pull(self, region: RegionId) -> float:
        """How near a region is to what is worth taking."""
        known = self.pulls.get(region)
        if known is None:
            known = 0.0
            for far, worth in self.inviting:
                known = max(known, worth * FADING[far.get(region, FAR)])
            self.pulls[region] = known
        return known

    @cached_property
    def inviting(self) -> list[tuple[dict[RegionId, int], float]]:
        """For each prize how far all regions are from it, and how much it invites."""
        return [
            (distances(code), prize / (1 + 0.25 * self.others(code)))
            for code, prize in self.prizes.items()
        ]

    @cached_property
    def danger(self) -> dict[RegionId, float]:
        """How many enemy units can soon be in a region."""
        found: dict[RegionId, float] = {}
        for start, force in forces(self.state, self.enemy).items():
            threat = self.threatening(force)
            if not threat or board.is_inside(self.state, self.enemy, start):
                continue
            for region, far in distances(start).items():
                if far >= len(w.NEARNESS):
                    break
                found[region] = found.get(region, 0.0) + threat * w.NEARNESS[far]
        return found

    def fears_for(self, region: RegionId) -> bool:
        """Whether so many enemies are near a region that it needs a garrison."""
        return self.danger.get(region, 0.0) >= w.FEAR[self.side.value]

    def threatening(self, force: Force) -> int:
        """How many units of an enemy force may attack; the Shadow will soon be At War anyway."""
        if self.enemy is Side.SHADOW:
            return unit_count(force)
        return sum(not self.state.steps[NATION[figure]] for figure in units(force))

    # The Fellowship

    @property
    def hunt_dice(self) -> int:
        """The Shadow's dice in the Hunt Box."""
        return min(5, self.state.in_hunt_box[index(Side.SHADOW)])

    @property
    def to_mordor(self) -> int:
        """How far the figure of the Fellowship is from the nearest gate of Mordor."""
        return min(distance(self.state.bearers, gate) for gate in GATES)

    @cached_property
    def way_on(self) -> dict[RegionId, float]:
        """How far it is from each region to a gate of Mordor, around the Shadow's Strongholds."""
        found: dict[RegionId, float] = {}
        edge = [(0.0, gate) for gate in GATES]
        while edge:
            far, region = heappop(edge)
            if region in found:
                continue
            found[region] = far
            held = board.controls_stronghold(self.state, Side.SHADOW, region)
            step = 1.0 + (w.PERILOUS if held and region not in GATES else 0.0)
            for other in REGIONS[region].adjacent:
                if other not in found:
                    heappush(edge, (far + step, other))
        return found

    @cached_property
    def haste(self) -> float:
        """How much the Fellowship must hurry: 1 if the war may be lost before it arrives."""
        points = victory_points(self.state, Side.SHADOW)
        pace = max(w.SLOW_WAR, points / max(1, self.state.turn))
        if self.state.turn <= w.OPENING:
            pace = max(pace, w.USUAL_WAR)
        way = 0 if self.state.mordor is not None else max(0, self.to_mordor - self.state.progress)
        turns = way / w.STEPS_A_TURN + w.TURNS_IN_MORDOR
        return min(1.0, max(w.CALM, turns * pace / max(1, SHADOW_VICTORY - points)))

    @cached_property
    def endurance(self) -> float:
        """How much damage the Fellowship can still suffer, Companions and all."""
        levels = sum(CHARACTERS[who].level for who in board.companions(self.state))
        return CORRUPTED - 1 - self.state.corruption + w.SUFFERS * levels

    def havens(self) -> list[RegionId]:
        """Where the Fellowship can rest."""
        return [region for region in REGIONS if board.is_haven(self.state, region)]


class Eyes:
    """Looks at the table for any seat; what it has reckoned holds until something moves."""

    def __init__(self) -> None:
        self.seen: dict[Seat, tuple[object, Sight]] = {}

    def look(self, state: WotrState, seat: Seat) -> Sight:
        """What a seat may suppose about the table as it stands."""
        now = standing(state)
        before, sight = self.seen.get(seat, (None, None))
        if sight is None or before != now:
            sight = Sight(state, seat)
            self.seen[seat] = (now, sight)
        sight.state = state
        return sight


def standing(state: WotrState) -> object:
    """All that a sight keeps in mind comes of this."""
    return (
        state.free.copy(),
        state.shadow.copy(),
        state.characters.copy(),
        state.captured.copy(),
        state.steps.copy(),
        state.besieged.copy(),
        state.fellowship.copy(),
        (state.bearers, state.progress, state.mordor, state.corruption, state.turn),
    )
