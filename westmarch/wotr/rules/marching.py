"""Moving Armies (W-MOVE)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, amend, call, enclosing
from westmarch.kernel.records import AnyOption, Record, Seat, replace
from westmarch.wotr.forces import NOBODY, Force, joined, kinds, leaders, unit_count, without
from westmarch.wotr.kinds import CharacterId, FigureId, RegionId, Side
from westmarch.wotr.options import Done, GoTo, MarchFrom, Take, TakeAll, TakeCharacter
from westmarch.wotr.prompts import ChooseDestination, ChooseFigures, MoveAnother
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import armies, is_blocked, is_inside, limit
from westmarch.wotr.rules.leading import is_led, may_cross, travelling
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import LEADERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import figures

Group = tuple[CharacterId, ...]


class Party(Record):
    """Figures and Characters of one side in one place."""

    region: RegionId
    force: Force = NOBODY
    characters: Group = ()


class MoveArmies(Frame):
    """Up to so many different Armies move one region each; nobody moves twice (W-MOVE-02, 08).

    `led` says that each must have a Leader, `moved` who has moved and where he is now.
    """

    seat: Seat
    left: int
    led: bool = False
    moved: tuple[Party, ...] = ()

    def may_march(self, state: WotrState) -> Decision | None:
        """After the first the others are left to the player, unless too many stand somewhere."""
        starts = [MarchFrom(region) for region in starts_of(state, self)]
        if not self.left or not starts:
            return None
        stop = () if crowded(state, self) else (Done(),)
        return Decision(self.seat, MoveAnother(), (*stop, *starts), ("W-MOVE-02",))

    def march(self, state: WotrState, choice: MarchFrom | Done) -> MoveArmies | None:
        if isinstance(choice, Done):
            return replace(self, left=0)
        call(state, March(self.seat, choice.region))
        return None

    STEPS = (AskAgain(may_march, march),)


class March(Frame):
    """One Army, or part of it, goes to an adjacent region."""

    seat: Seat
    origin: RegionId
    region: RegionId | None = None
    force: Force = NOBODY
    characters: Group = ()
    ready: bool = False

    def may_go(self, state: WotrState) -> Decision:
        found = destinations(state, orders(state), self.origin)
        options = tuple(GoTo(region) for region in found)
        return Decision(self.seat, ChooseDestination(self.origin), options, ("W-MOVE-01",))

    def go(self, state: WotrState, choice: GoTo) -> March:
        return replace(self, region=choice.region)

    def may_take(self, state: WotrState) -> Decision | None:
        """Any part of the Army may be left behind (W-MOVE-04 to 07)."""
        if self.ready:
            return None
        assert self.region is not None
        found = tuple(picks(state, orders(state), self))
        prompt = ChooseFigures(self.origin, self.region)
        return Decision(self.seat, prompt, found, ("W-MOVE-04", "W-MOVE-05"))

    def take(self, state: WotrState, choice: AnyOption) -> March:
        return chosen(state, orders(state), self, choice)

    def arrive(self, state: WotrState) -> None:
        assert self.region is not None
        side = roles.side_of(state, self.seat)
        figures.move(state, side, self.origin, self.region, self.force, self.characters)
        before = orders(state)
        party = Party(self.region, self.force, self.characters)
        after = replace(before, left=before.left - 1, moved=(*before.moved, party))
        amend(state, before, after)

    STEPS = (Ask(may_go, go), AskAgain(may_take, take), arrive)


def orders(state: WotrState) -> MoveArmies:
    """The action in which Armies are being moved."""
    found = enclosing(state, MoveArmies)
    assert found is not None, "an Army moves by an action"
    return found


def movable(state: WotrState, to: MoveArmies, region: RegionId) -> Party:
    """Who in a region can still move in this action."""
    side = roles.side_of(state, to.seat)
    if is_inside(state, side, region):
        return Party(region)
    force, characters = force_in(state, side, region), travelling(state, side, region)
    for party in to.moved:
        if party.region == region:
            force = without(force, party.force)
            characters = tuple(who for who in characters if who not in party.characters)
    return Party(region, force, characters)


def starts_of(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions from which an Army can move; if there are too many units in one, only that."""
    side = roles.side_of(state, to.seat)
    over = crowded(state, to)
    found = over or armies(state, side)
    return [region for region in found if destinations(state, to, region)]


def crowded(state: WotrState, to: MoveArmies) -> list[RegionId]:
    """The regions into which this action has brought too many units (W-RD-06)."""
    side = roles.side_of(state, to.seat)
    found = dict.fromkeys(party.region for party in to.moved)
    return [region for region in found if excess(state, side, region) > 0]


def excess(state: WotrState, side: Side, region: RegionId) -> int:
    """How many units there are too many in a region."""
    return unit_count(force_in(state, side, region)) - limit(state, side, region)


def destinations(state: WotrState, to: MoveArmies, origin: RegionId) -> list[RegionId]:
    """The adjacent regions into which an Army from here can move."""
    side = roles.side_of(state, to.seat)
    party = movable(state, to, origin)
    if not unit_count(party.force):
        return []
    return [
        region
        for region in REGIONS[origin].adjacent
        if not is_blocked(state, side, region) and can_march(state, to, party, region)
    ]


def can_march(state: WotrState, to: MoveArmies, party: Party, region: RegionId) -> bool:
    """Whether some part of a party can go to a region."""
    able = able_to_go(state, to, party, region)
    if not unit_count(able.force) or (to.led and not is_led(state, able.force, able.characters)):
        return False
    side = roles.side_of(state, to.seat)
    start = March(to.seat, party.region, region)
    needed = max(1, excess(state, side, party.region))
    return min(unit_count(able.force), room(state, to, start)) >= needed


def able_to_go(state: WotrState, to: MoveArmies, party: Party, region: RegionId) -> Party:
    """Those of a party whom nothing keeps from entering a region."""
    side = roles.side_of(state, to.seat)
    force = tuple(figure for figure in party.force if may_cross(state, side, figure, region))
    return Party(party.region, force, party.characters)


def room(state: WotrState, to: MoveArmies, march: March) -> int:
    """How many units may go along, those who are already chosen among them (W-MOVE-13).

    If another move is left, units that stand there may still make room for them.
    """
    assert march.region is not None
    side = roles.side_of(state, to.seat)
    free = limit(state, side, march.region) - unit_count(force_in(state, side, march.region))
    return free + (leaving(state, to, march) if to.left > 1 else 0)


def leaving(state: WotrState, to: MoveArmies, march: March) -> int:
    """How many units could leave the region with the next move of this action."""
    assert march.region is not None
    side = roles.side_of(state, to.seat)
    party = movable(state, to, march.region)
    most = 0
    for region in REGIONS[march.region].adjacent:
        if is_blocked(state, side, region):
            continue
        able = able_to_go(state, to, party, region)
        there = unit_count(force_in(state, side, region))
        there -= unit_count(march.force) if region == march.origin else 0
        most = max(most, min(unit_count(able.force), limit(state, side, region) - there))
    return most


def picks(state: WotrState, to: MoveArmies, march: March) -> list[AnyOption]:
    """Who may be taken along next, so that what is chosen can become a legal move."""
    assert march.region is not None
    able = able_to_go(state, to, movable(state, to, march.origin), march.region)
    rest = without(able.force, march.force)
    found: list[AnyOption] = []
    if is_complete(state, to, march):
        found.append(Done())
    if not march.force and not march.characters and is_complete(state, to, whole(march, able)):
        found.append(TakeAll())
    found += [Take(figure) for figure in kinds(rest) if may_add(state, to, march, able, figure)]
    found += [TakeCharacter(who) for who in able.characters if who not in march.characters]
    return found


def whole(march: March, able: Party) -> March:
    """A march with everybody who can go."""
    return replace(march, force=able.force, characters=able.characters)


def is_complete(state: WotrState, to: MoveArmies, march: March) -> bool:
    """Whether those who are chosen may go just as they are."""
    side = roles.side_of(state, to.seat)
    count = unit_count(march.force)
    needed = max(1, excess(state, side, march.origin))
    if count < needed or count > room(state, to, march):
        return False
    if to.led and not is_led(state, march.force, march.characters):
        return False
    return not abandoned(state, side, march.origin, march.force)


def abandoned(state: WotrState, side: Side, origin: RegionId, gone: Force) -> bool:
    """Whether Leaders of the Free Peoples would stay without units (W-MOVE-05)."""
    left = without(force_in(state, side, origin), gone)
    return side is Side.FREE and not unit_count(left) and bool(leaders(left))


def may_add(state: WotrState, to: MoveArmies, march: March, able: Party, figure: FigureId) -> bool:
    """Whether a figure may be taken along: there is room, and no Leader is left alone for good."""
    if figure in LEADERS:
        return True
    added = replace(march, force=joined(march.force, (figure,)))
    if unit_count(added.force) > room(state, to, added):
        return False
    side = roles.side_of(state, to.seat)
    with_leaders = joined(added.force, leaders(without(able.force, added.force)))
    return not abandoned(state, side, march.origin, with_leaders)


def chosen(state: WotrState, to: MoveArmies, march: March, choice: AnyOption) -> March:
    """A march after somebody more was taken along."""
    match choice:
        case Take(figure):
            return replace(march, force=joined(march.force, (figure,)))
        case TakeCharacter(who):
            return replace(march, characters=(*march.characters, who))
        case TakeAll():
            assert march.region is not None
            able = able_to_go(state, to, movable(state, to, march.origin), march.region)
            return replace(whole(march, able), ready=True)
    return replace(march, ready=True)
