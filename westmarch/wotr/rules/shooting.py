"""Hits by Event cards, without a battle (W-CARD-19, W-CARD-20)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.card_events import DiceRolled
from westmarch.wotr.forces import NATION, leaders, nazgul_count, units
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import PickRegion, RetreatTo
from westmarch.wotr.prompts import ChooseRegion, FleeWhere, RetreatByCard
from westmarch.wotr.rules import battles, roles
from westmarch.wotr.rules.board import characters_in, has_army, nazgul_in
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.leading import travelling
from westmarch.wotr.rules.placing import places
from westmarch.wotr.rules.stacking import Trim
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import NAZGUL
from westmarch.wotr.verbs import figures
from westmarch.wotr.vocabulary import campaigns as c

MOST_DICE = 5
"""No roll uses more (W-COMP-03)."""


def successes(state: WotrState, seat: Seat, dice: int, on: int) -> int:
    """How many of some dice show so much."""
    rolled = tuple(state.roll() for _ in range(dice))
    hits = sum(die >= on for die in rolled)
    emit(state, DiceRolled(roles.side_of(state, seat), rolled, on, hits))
    return hits


def count_dice(state: WotrState, side: Side, dice: c.Dice, region: RegionId) -> int:
    """How many dice are rolled against an Army in a region."""
    match dice:
        case c.NazgulThere():
            assert state.there is not None, "a region was chosen before"
            return min(MOST_DICE, nazgul_in(state, state.there))
        case c.UnitsOf(nation):
            force = units(force_in(state, side, region))
            return min(MOST_DICE, sum(NATION[figure] is nation for figure in force))
        case int():
            return dice


class ShootAt(Frame):
    """Dice are rolled against an Army that the player chooses."""

    seat: Seat
    code: str
    effect: c.RollAgainst

    def may_choose(self, state: WotrState) -> Decision | None:
        found = places(state, self.effect.where)
        options = [PickRegion(place) for place in found if has_army(state, self.effect.side, place)]
        if not options:
            return None
        return Decision(self.seat, ChooseRegion(self.code), tuple(options), ("W-CARD-09",))

    def shoot(self, state: WotrState, choice: PickRegion) -> None:
        shoot(state, self.seat, self.effect, choice.region)
        state.there = choice.region

    STEPS = (Ask(may_choose, shoot),)


def shoot(
    state: WotrState, seat: Seat, effect: c.RollAgainst | c.RollAgainstEach, region: RegionId
) -> None:
    """Dice are rolled against an Army, and their hits are taken."""
    dice = count_dice(state, effect.side, effect.dice, region)
    hits = successes(state, seat, dice, effect.on)
    call(state, TakeHits(effect.side, hits, region=region))


class ShootAtEach(Frame):
    """Dice are rolled against one Army after the other."""

    seat: Seat
    effect: c.RollAgainstEach
    left: tuple[RegionId, ...]

    def shoot(self, state: WotrState) -> None:
        if self.left:
            call(state, replace(self, left=self.left[1:]))
            shoot(state, self.seat, self.effect, self.left[0])

    STEPS = (shoot,)


class StrikeAtNazgul(Frame):
    """Nazgûl are struck, and those who are left flee."""

    seat: Seat
    code: str
    effect: c.StrikeNazgul
    region: RegionId | None = None

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickRegion(region) for region in places(state, self.effect.where))
        if not options:
            return None
        return Decision(self.seat, ChooseRegion(self.code), options, ("W-CARD-09",))

    def strike(self, state: WotrState, choice: PickRegion) -> StrikeAtNazgul:
        dice = min(MOST_DICE, nazgul_count(force_in(state, Side.SHADOW, choice.region)))
        for _ in range(successes(state, self.seat, dice, self.effect.on)):
            figures.eliminate(state, NAZGUL, choice.region)
        return replace(self, region=choice.region)

    def may_flee(self, state: WotrState) -> Decision | None:
        if self.region is None or not self.left(state):
            return None
        options = tuple(PickRegion(region) for region in places(state, self.effect.to))
        if not options:
            return None
        return Decision(self.seat, FleeWhere(self.region), options, ("W-CARD-09",))

    def left(self, state: WotrState) -> int:
        """How many Nazgûl are still there."""
        assert self.region is not None
        return nazgul_count(force_in(state, Side.SHADOW, self.region))

    def flee(self, state: WotrState, choice: PickRegion) -> None:
        assert self.region is not None
        for _ in range(self.left(state)):
            figures.fly(state, self.region, choice.region)

    STEPS = (Ask(may_choose, strike), Ask(may_flee, flee))


class DriveArmyOut(Frame):
    """An Army takes the hits of one die and must retreat; if it cannot, nobody is left."""

    side: Side
    region: RegionId
    retreated: bool = False

    def strike(self, state: WotrState) -> None:
        die = state.roll()
        emit(state, events.CombatRolled(self.side.enemy, (die,), die))
        call(state, TakeHits(self.side, die, region=self.region))

    def may_retreat(self, state: WotrState) -> Decision | None:
        if not has_army(state, self.side, self.region):
            return None
        found = battles.retreats(state, self.side, self.region)
        if not found:
            return None
        seat = roles.army_player(state, self.side, self.region)
        options = tuple(RetreatTo(region) for region in found)
        return Decision(seat, RetreatByCard(self.region), options, ("W-BAT-37", "W-CARD-09"))

    def retreat(self, state: WotrState, choice: RetreatTo) -> DriveArmyOut:
        force, to = force_in(state, self.side, self.region), choice.region
        who = travelling(state, self.side, self.region)
        figures.move(state, self.side, self.region, to, force, who)
        emit(state, events.Retreated(self.region, to))
        call(state, Trim(self.side, to))
        return replace(self, retreated=True)

    def destroy(self, state: WotrState) -> None:
        """Who could not retreat is destroyed, and with an Army all who led it."""
        if self.retreated:
            return
        force = force_in(state, self.side, self.region)
        for figure in (*units(force), *leaders(force)):
            figures.eliminate(state, figure, self.region)
        for who in characters_in(state, self.side, self.region):
            figures.lose_character(state, who)
        figures.after_losses(state, self.side, self.region)

    STEPS = (strike, Ask(may_retreat, retreat), destroy)
