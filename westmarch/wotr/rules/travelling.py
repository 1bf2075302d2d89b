"""Characters who move on their own (W-CMOVE, W-SEP)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, amend, call, enclosing
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.forces import nazgul_count
from westmarch.wotr.kinds import CharacterId, RegionId, Side
from westmarch.wotr.options import Done, GoTo, PickCharacter, PickRegion, TakeCharacter
from westmarch.wotr.prompts import ChooseDestinationOf, ChooseFlyer, ChooseTravellers, FlyWhere
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import (
    characters_in,
    companions,
    controls_stronghold,
    is_besieged,
    is_inside,
    is_shadow_stronghold,
    within,
)
from westmarch.wotr.rules.taming import can_only_guide
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS, UNLIMITED
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import figures, quest
from westmarch.wotr.vocabulary.abilities import FasterAlone
from westmarch.wotr.vocabulary.effects import Reach

Group = tuple[CharacterId, ...]
USUAL = Reach()
FOUR = 4
"""The number of players with which two share the Free Peoples."""


def reachable(
    state: WotrState, side: Side, start: RegionId, distance: int, into_sieges: bool = False
) -> list[RegionId]:
    """Where Characters can go who move so many regions on their own, the start included.

    Companions stop in Strongholds of the Shadow; nobody leaves besieged ones of his own side, and
    nobody enters them but by a card that leads `into_sieges` (W-CMOVE-04 to 07, 13, 14).
    """
    if is_inside(state, side, start):
        return [start]
    found, edge = {start}, [start]
    for _ in range(min(distance, len(REGIONS))):
        further: list[RegionId] = []
        for region in edge:
            for other in REGIONS[region].adjacent:
                if other not in found and may_enter(state, side, other, into_sieges):
                    found.add(other)
                    if not must_stop(state, side, other):
                        further.append(other)
        edge = further
    return sorted(found)


def may_enter(state: WotrState, side: Side, region: RegionId, into_sieges: bool) -> bool:
    """Whether Characters on their own may enter a region."""
    if is_inside(state, side, region):
        return into_sieges
    if side is Side.SHADOW and controls_stronghold(state, Side.FREE, region):
        return is_besieged(state, region) and state.ruleset.nazgul_fly_to_sieges
    return True


def must_stop(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether Characters on their own go no further once they have entered a region."""
    if is_inside(state, side, region):
        return True
    return side is Side.FREE and is_shadow_stronghold(state, region)


def level(group: Group) -> int:
    """How far a group can go: as its highest Level says, or further for one who is faster alone.

    (W-CMOVE-03)
    """
    best = max(CHARACTERS[who].level for who in group)
    for who in group:
        others = [other for other in group if other != who]
        alone = not others or (len(others) == 1 and CHARACTERS[others[0]].is_hobbit)
        if alone:
            best = max([best, *(ability.level for ability in abilities_of(who, FasterAlone))])
    return best


def goes_alone(state: WotrState) -> bool:
    """Whether an action is for a single Companion, if two share the Free Peoples (W-RD-34)."""
    return state.players == FOUR and not state.ruleset.companions_act_together


def distance(group: Group, reach: Reach) -> int:
    """How many regions a group can go."""
    return (level(group) if reach.level is None else reach.level) + reach.extra


class MoveAllCompanions(Frame):
    """Every Companion outside the Fellowship may move, alone or in groups (W-CMOVE-02, 03).

    A card may move `only_one` group, and further.
    """

    seat: Seat
    moved: Group = ()
    group: Group = ()
    chosen: bool = False
    only_one: bool = False
    reach: Reach = USUAL

    def may_gather(self, state: WotrState) -> Decision | None:
        if self.chosen:
            return None
        found: list[AnyOption] = [Done()]
        found += [TakeCharacter(who) for who in self.candidates(state)]
        if len(found) == 1 and not self.group:
            return None
        return Decision(self.seat, ChooseTravellers(), tuple(found), ("W-CMOVE-02",))

    def candidates(self, state: WotrState) -> list[CharacterId]:
        """Who can travel next: all together if nobody is chosen yet, else from the same region."""
        if self.group and goes_alone(state):
            return []
        here = state.characters[self.group[0]] if self.group else None
        return [
            who
            for who, where in state.characters.items()
            if CHARACTERS[who].side is Side.FREE
            and CHARACTERS[who].level > 0
            and not is_inside(state, Side.FREE, where)
            and who not in self.moved
            and who not in self.group
            and (here is None or where == here)
        ]

    def gather(self, state: WotrState, choice: TakeCharacter | Done) -> MoveAllCompanions:
        if isinstance(choice, TakeCharacter):
            return replace(self, group=(*self.group, choice.character))
        return replace(self, chosen=True)

    def may_go(self, state: WotrState) -> Decision | None:
        if not self.group:
            return None
        start = state.characters[self.group[0]]
        far = distance(self.group, self.reach)
        found = reachable(state, Side.FREE, start, far, self.reach.into_sieges)
        options = tuple(GoTo(region) for region in found)
        rules = ("W-CMOVE-03", "W-CMOVE-05", "W-CMOVE-06")
        return Decision(self.seat, ChooseDestinationOf(self.group), options, rules)

    def go(self, state: WotrState, choice: GoTo) -> None:
        figures.travel(state, self.group, choice.region)

    def next(self, state: WotrState) -> None:
        if self.group and not self.only_one and not goes_alone(state):
            call(state, MoveAllCompanions(self.seat, (*self.moved, *self.group)))

    STEPS = (AskAgain(may_gather, gather), Ask(may_go, go), next)


class MoveAllMinions(Frame):
    """Every Nazgûl may fly anywhere, and every Minion who can move may move (W-CMOVE-08 to 14).

    `flown` are the regions to which Nazgûl have flown, one entry for each.
    """

    seat: Seat
    flown: tuple[RegionId, ...] = ()
    moved: Group = ()
    nazgul_only: bool = False
    over: bool = False

    def may_pick(self, state: WotrState) -> Decision | None:
        if self.over:
            return None
        regions = [
            PickRegion(region)
            for region, force in sorted(state.shadow.items())
            if nazgul_count(force) > self.flown.count(region)
        ]
        able = movers(state, self.seat, self.nazgul_only, self.moved)
        minions = [PickCharacter(who) for who in able]
        if not regions and not minions:
            return None
        return Decision(self.seat, ChooseFlyer(), (Done(), *regions, *minions), ("W-CMOVE-08",))

    def pick(self, state: WotrState, choice: AnyOption) -> MoveAllMinions | None:
        match choice:
            case PickRegion(region):
                call(state, Fly(self.seat, region))
                return None
            case PickCharacter(who):
                call(state, Fly(self.seat, state.characters[who], who))
                return replace(self, moved=(*self.moved, who))
        return replace(self, over=True)

    STEPS = (AskAgain(may_pick, pick),)


class Fly(Frame):
    """One Nazgûl or Minion goes somewhere."""

    seat: Seat
    origin: RegionId
    who: CharacterId | None = None

    def may_go(self, state: WotrState) -> Decision:
        found = flights(state) if self.flies() else self.walks(state)
        options = tuple(GoTo(region) for region in found)
        return Decision(self.seat, FlyWhere(self.origin), options, ("W-CMOVE-10", "W-CMOVE-12"))

    def flies(self) -> bool:
        """Whether distances do not matter."""
        return self.who is None or CHARACTERS[self.who].level == UNLIMITED

    def walks(self, state: WotrState) -> list[RegionId]:
        """Where a Minion can go who walks."""
        assert self.who is not None
        return reachable(state, Side.SHADOW, self.origin, CHARACTERS[self.who].level)

    def go(self, state: WotrState, choice: GoTo) -> None:
        if self.who is not None:
            figures.travel(state, (self.who,), choice.region)
        else:
            figures.fly(state, self.origin, choice.region)
            note_flight(state, choice.region)

    STEPS = (Ask(may_go, go),)


def note_flight(state: WotrState, region: RegionId) -> None:
    """Remember that a Nazgûl has flown to a region in this action."""
    action = enclosing(state, MoveAllMinions)
    assert action is not None, "Nazgûl fly by an action"
    amend(state, action, replace(action, flown=(*action.flown, region)))


def flights(state: WotrState) -> list[RegionId]:
    """Where Nazgûl may fly: not where the Free Peoples hold a Stronghold, unless besieged.

    (W-CMOVE-10, W-RD-07)
    """
    return [
        region
        for region in REGIONS
        if not controls_stronghold(state, Side.FREE, region)
        or (is_besieged(state, region) and state.ruleset.nazgul_fly_to_sieges)
    ]


def movers(state: WotrState, seat: Seat, nazgul_only: bool, moved: Group) -> list[CharacterId]:
    """The Minions of a player who can move on their own."""
    return [
        who
        for who, where in state.characters.items()
        if CHARACTERS[who].side is Side.SHADOW
        and CHARACTERS[who].level > 0
        and (CHARACTERS[who].is_nazgul or not is_inside(state, Side.SHADOW, where))
        and who not in moved
        and roles.controls(state, seat, who)
        and (CHARACTERS[who].is_nazgul or not nazgul_only)
    ]


class Separate(Frame):
    """Companions leave the Fellowship together (W-SEP-01 to 04)."""

    seat: Seat
    group: Group
    reach: Reach = USUAL

    def part(self, state: WotrState) -> Separate:
        """Who can only guide leaves the game instead (W-XSME-13)."""
        guides = [who for who in self.group if can_only_guide(who)]
        for who in guides:
            figures.lose_character(state, who)
        return replace(self, group=tuple(who for who in self.group if who not in guides))

    def may_go(self, state: WotrState) -> Decision | None:
        if not self.group:
            return None
        found = separation(state, self.group, self.reach)
        options = tuple(GoTo(region) for region in found)
        rules = ("W-SEP-02", "W-SEP-03", "W-SEP-04")
        return Decision(self.seat, ChooseDestinationOf(self.group), options, rules)

    def go(self, state: WotrState, choice: GoTo) -> None:
        quest.separate(state, self.group, choice.region)

    STEPS = (part, Ask(may_go, go))


def separation(state: WotrState, group: Group, reach: Reach) -> list[RegionId]:
    """Where separated Companions can go."""
    far = state.progress + distance(group, reach)
    if not state.ruleset.separation_has_limits:
        return sorted(within(state.bearers, far))
    return reachable(state, Side.FREE, state.bearers, far, reach.into_sieges)


class SeparateGroup(Frame):
    """A player chooses Companions and separates them."""

    seat: Seat
    reach: Reach = USUAL
    group: Group = ()
    chosen: bool = False

    def may_take(self, state: WotrState) -> Decision | None:
        if self.chosen:
            return None
        stay = self.group and goes_alone(state)
        left = [] if stay else [who for who in companions(state) if who not in self.group]
        options: list[AnyOption] = [TakeCharacter(who) for who in left]
        if self.group:
            options.insert(0, Done())
        return Decision(self.seat, ChooseTravellers(), tuple(options), ("W-SEP-01",))

    def take(self, state: WotrState, choice: TakeCharacter | Done) -> SeparateGroup:
        if isinstance(choice, TakeCharacter):
            return replace(self, group=(*self.group, choice.character))
        return replace(self, chosen=True)

    def leave(self, state: WotrState) -> None:
        """On the Mordor Track nobody can leave alive (W-MORD-07)."""
        if state.mordor is None:
            call(state, Separate(self.seat, self.group, self.reach))
        else:
            for who in self.group:
                figures.lose_character(state, who)

    STEPS = (AskAgain(may_take, take), leave)


class LeadCompanions(Frame):
    """A Companion goes to one of some regions, and others from his region go with him."""

    seat: Seat
    leader: CharacterId
    regions: tuple[RegionId, ...]
    region: RegionId | None = None
    group: Group = ()
    chosen: bool = False

    def may_go(self, state: WotrState) -> Decision:
        options = tuple(GoTo(region) for region in self.regions)
        return Decision(self.seat, ChooseDestinationOf((self.leader,)), options, ("W-CARD-09",))

    def go(self, state: WotrState, choice: GoTo) -> LeadCompanions:
        return replace(self, region=choice.region)

    def may_take(self, state: WotrState) -> Decision | None:
        here = characters_in(state, Side.FREE, state.characters[self.leader])
        others = [
            TakeCharacter(who)
            for who in here
            if who not in (self.leader, *self.group) and CHARACTERS[who].level > 0
        ]
        if self.chosen or not others:
            return None
        return Decision(self.seat, ChooseTravellers(), (Done(), *others), ("W-CARD-09",))

    def take(self, state: WotrState, choice: TakeCharacter | Done) -> LeadCompanions:
        if isinstance(choice, TakeCharacter):
            return replace(self, group=(*self.group, choice.character))
        return replace(self, chosen=True)

    def arrive(self, state: WotrState) -> None:
        assert self.region is not None
        state.there = self.region
        figures.travel(state, (self.leader, *self.group), self.region)

    STEPS = (Ask(may_go, go), AskAgain(may_take, take), arrive)
