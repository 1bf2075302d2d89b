"""Where the Fellowship is: moving, declaring, revealing, hiding, healing (W-FMOVE, W-MORD-01)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.declared import abilities_in_play, guides_by, reactions
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import Done, GoTo, No, PickCard, Stay, Yes
from westmarch.wotr.prompts import EnterMordor, FellowshipGoes, MayDeclare, MayDrawOnTheWay
from westmarch.wotr.rules import hunting, pursuing, roles
from westmarch.wotr.rules.board import is_haven, is_shadow_stronghold, wakes, was_haven
from westmarch.wotr.rules.placing import fits
from westmarch.wotr.state import FREE_SIDE, WotrState
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import dealing, figures, quest, realms
from westmarch.wotr.vocabulary.abilities import DeclaresByDie, KeepsHuntBoxEmpty, LeavesAtHaven
from westmarch.wotr.vocabulary.lasting import TileOnTheWay

Path = tuple[RegionId, ...]


class Walk(Frame):
    """The figure of the Fellowship goes up to as many regions as the counter shows.

    `path` are the regions on the way, the first one included. `homeless` says that it must not
    end in a City or Stronghold of the Free Peoples (W-FMOVE-13).
    """

    seat: Seat
    steps: int
    path: Path
    homeless: bool = False
    over: bool = False

    def may_go(self, state: WotrState) -> Decision | None:
        if self.over or not self.steps:
            return None
        here = self.path[-1]
        stay = () if self.homeless and is_barred(state, here) else (Stay(),)
        ahead = [
            GoTo(region)
            for region in REGIONS[here].adjacent
            if not self.homeless or can_end(state, region, self.steps - 1)
        ]
        prompt = FellowshipGoes(self.steps)
        return Decision(self.seat, prompt, (*stay, *ahead), ("W-FMOVE-06", "W-FMOVE-12"))

    def go(self, state: WotrState, choice: AnyOption) -> Walk:
        if isinstance(choice, GoTo):
            quest.go(state, choice.region)
            return replace(self, steps=self.steps - 1, path=(*self.path, choice.region))
        return replace(self, over=True)

    def arrive(self, state: WotrState) -> None:
        """Which way it went is asked by whoever called for it."""
        state.path[:] = self.path

    STEPS = (AskAgain(may_go, go), arrive)


def is_barred(state: WotrState, region: RegionId) -> bool:
    """Whether a revelation by the Hunt must not end in a region (W-FMOVE-13, W-RD-22)."""
    if state.ruleset.only_held_havens_bar:
        return is_haven(state, region)
    return was_haven(region)


def can_end(state: WotrState, region: RegionId, steps: int) -> bool:
    """Whether the figure, having gone here, can still end outside Cities and Strongholds."""
    if not is_barred(state, region):
        return True
    return steps > 0 and any(can_end(state, other, steps - 1) for other in REGIONS[region].adjacent)


class DeclareFellowship(Frame):
    """The Fellowship's position is declared: it moves, rests, wakes a nation, or enters Mordor.

    (W-FMOVE-05 to 10, W-FMOVE-19, W-POL-05, W-MORD-01)
    """

    seat: Seat
    rests: bool = True
    steps: int = 0

    def walk(self, state: WotrState) -> DeclareFellowship:
        call(state, Walk(self.seat, state.progress, (state.bearers,)))
        return replace(self, steps=state.progress)

    def rest(self, state: WotrState) -> None:
        quest.stop(state)
        emit(state, events.FellowshipDeclared(state.bearers))
        if wakes(state, state.bearers):
            nation = REGIONS[state.bearers].nation
            assert nation is not None
            realms.activate(state, nation, state.bearers)
        if is_haven(state, state.bearers):
            if self.rests:
                quest.corrupt(state, -1)
            if guides_by(state, LeavesAtHaven) is not None:
                figures.lose_character(state, state.guide)

    def pursue(self, state: WotrState) -> None:
        """Minions may follow, or have waylaid the Fellowship (W-XBAL-06, W-XWIT-06)."""
        pursuing.pursue(state)
        if self.steps:
            call(state, *pursuing.ambushes(state))

    def meet(self, state: WotrState) -> None:
        """Cards may draw a tile for the way that it went."""
        call(state, MeetOnTheWay(quiet=is_haven(state, state.bearers)))

    def enter(self, state: WotrState) -> None:
        if state.bearers in quest.GATES and not state.ruleset.mordor_by_choice:
            quest.enter_mordor(state)

    STEPS = (walk, rest, pursue, meet, enter)


def may_declare_by_die(state: WotrState) -> bool:
    """Whether the Guide lets a Character result declare the position (W-XSME-15)."""
    possible = state.hidden and state.mordor is None
    return possible and guides_by(state, DeclaresByDie) is not None


class MayDeclareFellowship(Frame):
    """In the Fellowship phase the position may be declared once (W-FMOVE-21)."""

    def may_declare(self, state: WotrState) -> Decision | None:
        if not state.hidden or state.mordor is not None:
            return None
        seat = roles.leader_of(state, Side.FREE)
        return Decision(seat, MayDeclare(), (No(), Yes()), ("W-TURN-03", "W-FMOVE-05"))

    def declare(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            call(state, DeclareFellowship(roles.leader_of(state, Side.FREE)))

    STEPS = (Ask(may_declare, declare),)


class MayEnterMordor(Frame):
    """If Mordor is entered by choice, the Fellowship may do so, even revealed (W-ED-11)."""

    def may_enter(self, state: WotrState) -> Decision | None:
        there = state.bearers in quest.GATES and state.mordor is None and not state.progress
        if not there or not state.ruleset.mordor_by_choice:
            return None
        seat = roles.leader_of(state, Side.FREE)
        return Decision(seat, EnterMordor(), (No(), Yes()), ("W-MORD-01", "W-ED-11"))

    def enter(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            quest.enter_mordor(state)

    STEPS = (Ask(may_enter, enter),)


class RevealFellowship(Frame):
    """The Fellowship is revealed, and its figure goes where it has come to (W-FMOVE-11 to 16).

    `by_hunt` forbids to end in a haven; `by_shadow` draws tiles for Strongholds on the way.
    """

    by_hunt: bool = True
    by_shadow: bool = True
    steps: int = 0

    def turn(self, state: WotrState) -> RevealFellowship:
        quest.reveal(state)
        steps = 0 if state.mordor is not None else state.progress
        if steps:
            seat = roles.leader_of(state, Side.FREE)
            call(state, Walk(seat, steps, (state.bearers,), self.by_hunt))
        return replace(self, steps=steps)

    def draw(self, state: WotrState) -> None:
        if not self.steps:
            self.draw_in_place(state)
            return
        quest.stop(state)
        touched = strongholds(state, tuple(state.path)) if self.by_shadow else []
        count = len(touched) if state.ruleset.tile_for_each_stronghold else min(1, len(touched))
        tiles = (hunting.DrawTile(hunting.Cause.STRONGHOLD) for _ in range(count))
        call(state, *pursuing.ambushes(state), MeetOnTheWay(), *tiles)

    def draw_in_place(self, state: WotrState) -> None:
        """Without a move there is no tile, unless standing in a Stronghold is enough (W-RD-24)."""
        enough = state.ruleset.standing_draws and self.by_shadow and state.mordor is None
        if enough and is_shadow_stronghold(state, state.bearers):
            call(state, hunting.DrawTile(hunting.Cause.STRONGHOLD))

    STEPS = (turn, draw)


class MeetOnTheWay(Frame):
    """Cards may draw a further tile if the way touched a region; before any Stronghold's tile.

    (W-TILE-22) `quiet` ignores a Reveal icon (W-TILE-20).
    """

    quiet: bool = False
    asked: tuple[CardId, ...] = ()

    def may_draw(self, state: WotrState) -> Decision | None:
        found = [
            (card, reaction)
            for card, reaction in reactions(state, TileOnTheWay)
            if card not in self.asked
            and any(fits(state, reaction.where, region) for region in state.path)
        ]
        if not found:
            return None
        options = (Done(), *(PickCard(card) for card, _ in found))
        seat = roles.leader_of(state, Side.SHADOW)
        return Decision(seat, MayDrawOnTheWay(), options, ("W-TILE-22",))

    def draw(self, state: WotrState, choice: Done | PickCard) -> MeetOnTheWay:
        if isinstance(choice, Done):
            return replace(self, asked=tuple(state.on_table))
        quiet = self.quiet or dict(reactions(state, TileOnTheWay))[choice.card].quiet
        dealing.leave_table(state, choice.card)
        call(state, hunting.DrawTile(hunting.Cause.CARD, quiet=quiet))
        return self

    STEPS = (AskAgain(may_draw, draw),)


def strongholds(state: WotrState, path: Path) -> list[RegionId]:
    """The Shadow's Strongholds on a way: out of, through or into (W-RD-23, W-RD-24)."""
    found = dict.fromkeys(path)
    return [region for region in found if is_shadow_stronghold(state, region)]


class MoveTheFellowship(Frame):
    """The Fellowship moves on, hunted, or climbs in Mordor (W-FMOVE-02, W-MORD-08)."""

    def move(self, state: WotrState) -> None:
        state.strove = True
        if state.mordor is None:
            quest.advance(state)
            call(state, hunting.Hunt())
        else:
            call(state, hunting.DrawTile(hunting.Cause.MORDOR))

    STEPS = (move,)


class DieGoesHunting(Frame):
    """The die that has moved the Fellowship goes into the Hunt Box (W-FMOVE-03)."""

    def put(self, state: WotrState) -> None:
        if not abilities_in_play(state, KeepsHuntBoxEmpty):
            state.in_hunt_box[FREE_SIDE] += 1

    STEPS = (put,)


def can_move(state: WotrState) -> bool:
    """Whether the Fellowship can move: it must be hidden (W-FMOVE-01, W-MORD-11)."""
    return state.hidden


def hide(state: WotrState) -> None:
    """The Fellowship is hidden by an action (W-FMOVE-17, 18); in Mordor that counts as striving."""
    state.strove = True
    quest.hide(state)
