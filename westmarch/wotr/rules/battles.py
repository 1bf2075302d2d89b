"""Battles from the attack to its end (W-BAT, W-FORT, W-SIEGE, W-SORT, W-RELF)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.forces import (
    joined,
    kinds,
    leaders,
    nations,
    unit_count,
    unit_nations,
    units,
    without,
)
from westmarch.wotr.kinds import SHADOW, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import Cease, Done, Fight, ReduceElite, RetreatTo, Withdraw
from westmarch.wotr.prompts import (
    ChooseAdvance,
    ChooseAttackers,
    FightOrWithdraw,
    MayCease,
    MayFightOn,
    MayRetreat,
)
from westmarch.wotr.rules import alternating, engines, fighting, mixing, roles, ships
from westmarch.wotr.rules.board import (
    armies,
    controls_stronghold,
    has_army,
    is_blocked,
    is_free,
    is_inside,
)
from westmarch.wotr.rules.closing import is_closed
from westmarch.wotr.rules.gathering import Gather, Party, is_leader, may_follow
from westmarch.wotr.rules.leading import has_escort, is_led, travelling, unbound
from westmarch.wotr.rules.negating import NegateNazgul
from westmarch.wotr.rules.rounds import CombatRound
from westmarch.wotr.rules.stacking import Trim
from westmarch.wotr.state import FRESH, Battle, WotrState, force_in, forces
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import fights, figures, realms, teams
from westmarch.wotr.vocabulary.campaigns import Escort, Hush


def targets(
    state: WotrState, seat: Seat, origin: RegionId, led: bool, sea: bool = False
) -> list[RegionId]:
    """What a seat's Army in a region can attack; its own region means a siege battle or sortie.

    Who cannot attack needs a unit with him as rearguard (W-ACT-03, W-ACT-11, W-BAT-01, W-BAT-04,
    W-SIEGE-07, W-SORT-01). With `sea` it may attack by ship (W-XCOR-10).
    """
    found = within_reach(state, roles.side_of(state, seat), origin, sea)
    if not found:
        return []
    able = able_to_attack(state, seat, origin)
    if led and not is_led(state, able.force, able.characters):
        return []
    start = Attack(seat, origin, origin, leaders(able.force))
    if not any(start.may_add(state, able, figure) for figure in kinds(units(able.force))):
        return []
    return found


def within_reach(state: WotrState, side: Side, origin: RegionId, sea: bool) -> list[RegionId]:
    """The regions with enemies whom an Army meets at home, next to it, or by ship."""
    enemies = forces(state, side.enemy)
    found = [origin] if origin in state.besieged else []
    if not is_inside(state, side, origin):
        near = REGIONS[origin].adjacent
        found += [other for other in near if other in enemies and is_blocked(state, side, other)]
        found += ships.raids(state, side, origin) if sea and state.ships else []
    return [region for region in found if not is_closed(state, side, region)]


def able_to_attack(state: WotrState, seat: Seat, origin: RegionId) -> Party:
    """Who of an Army can attack: units and Leaders of nations At War, and Characters.

    (W-BAT-08, W-WAR-02, W-WAR-08)
    """
    army = mixing.army(state, seat, origin)
    force = unbound(state, alternating.able(state, seat, origin, army.force))
    return army if force is army.force else replace(army, force=force)


def attackers(state: WotrState, seat: Seat, led: bool) -> list[tuple[RegionId, RegionId]]:
    """Every attack that a seat can make."""
    side = roles.side_of(state, seat)
    enemies = forces(state, side.enemy)
    front = {*enemies}.union(*(REGIONS[region].adjacent for region in enemies))
    return [
        (origin, target)
        for origin in armies(state, side)
        if origin in front or origin in state.ships
        for target in targets(state, seat, origin, led, sea=True)
    ]


class Attack(Gather):
    """Part of an Army attacks, the rest stays behind as rearguard (W-BAT-04 to 08)."""

    led: bool = False
    rounds: int = 1
    bound: bool = False
    aided: bool = False
    hush: Hush | None = None
    escort: Escort | None = None

    def able(self, state: WotrState) -> Party:
        return able_to_attack(state, self.seat, self.origin)

    def is_complete(self, state: WotrState) -> bool:
        """A rearguard needs a unit; without one everybody attacks."""
        if not unit_count(self.force):
            return False
        if self.led and not is_led(state, self.force, self.characters):
            return False
        if not has_escort(self.escort, self.force, self.characters):
            return False
        if alternating.repeats(state, self.seat, self.force):
            return False
        army = mixing.army(state, self.seat, self.origin)
        left = without(army.force, self.force)
        if unit_count(left):
            return True
        return not left and set(self.characters) == set(army.characters)

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        """The last unit goes only if everybody can."""
        if is_leader(figure):
            return True
        chosen = joined(self.force, (figure,))
        if alternating.repeats(state, self.seat, chosen):
            return False
        everybody = mixing.army(state, self.seat, self.origin).force
        return able.force == everybody or unit_count(without(everybody, chosen)) > 0

    def may_take(self, state: WotrState) -> Decision | None:
        if self.ready:
            return None
        prompt = ChooseAttackers(self.origin, self.region)
        return Decision(self.seat, prompt, self.picks(state), ("W-BAT-04", "W-BAT-05"))

    def take(self, state: WotrState, choice: AnyOption) -> Attack:
        return self.with_one_more(state, choice)

    def begin(self, state: WotrState) -> None:
        side = roles.side_of(state, self.seat)
        same = self.origin == self.region
        sortie = same and is_inside(state, side, self.origin)
        battle = Battle(
            side,
            self.origin,
            self.region,
            siege=same and not sortie,
            sortie=sortie,
            by_ship=ships.is_by_sea(self.origin, self.region),
            force=self.force,
            characters=self.characters,
            rounds=self.rounds,
            bound=self.bound,
            aided=self.aided,
            hush=self.hush,
        )
        state.battles.append(battle)
        emit(state, events.BattleBegan(side, self.origin, self.region, battle.siege, sortie))
        alternating.note_army(state, side, self.origin, self.force)
        teams.join(state, side.enemy, self.region)
        for nation in self.provoked(state, side.enemy):
            realms.provoke(state, nation, self.region)
        call(state, NegateNazgul(), FightOut())

    def provoked(self, state: WotrState, side: Side) -> tuple[Nation, ...]:
        """The nations whose Army is attacked: those with units, or with Leaders too (W-RD-15)."""
        attacked = fighting.fighters(state, side)
        if state.ruleset.leaders_provoke:
            return tuple(nation for nation in Nation if nation in nations(attacked))
        return unit_nations(attacked)

    STEPS = (AskAgain(may_take, take), begin)


class FightOut(Frame):
    """Rounds are fought until the battle is over, then the attacker may advance (W-BAT-39)."""

    over: bool = False

    def goes_on(self, state: WotrState) -> bool:
        return not self.over

    def begin_round(self, state: WotrState) -> None:
        battle = fighting.current(state)
        state.battles[-1] = replace(battle, number=battle.number + 1, now=FRESH)
        emit(state, events.RoundBegan(battle.number + 1))

    def may_withdraw(self, state: WotrState) -> Decision | None:
        """At the start of each round a defender may go into his Stronghold (W-FORT-04)."""
        battle = fighting.current(state)
        side = battle.attacker.enemy
        if battle.siege or not controls_stronghold(state, side, battle.target):
            return None
        seat = roles.army_player(state, side, battle.target)
        options = (Fight(), Withdraw())
        return Decision(seat, FightOrWithdraw(battle.target), options, ("W-FORT-04",))

    def withdraw(self, state: WotrState, choice: Fight | Withdraw) -> FightOut | None:
        if isinstance(choice, Fight):
            return None
        battle = fighting.current(state)
        emit(state, events.Withdrew(battle.target))
        call(state, BesiegeThem())
        return replace(self, over=True)

    def compare(self, state: WotrState) -> None:
        """Siege engines give superiority (W-XSIE-06)."""
        if not self.over and fighting.current(state).siege:
            call(state, engines.CompareEngines())

    def fight(self, state: WotrState) -> None:
        if not self.over:
            call(state, CombatRound())

    def look(self, state: WotrState) -> FightOut | None:
        """An Army without units ends the battle, and perhaps a siege (W-BAT-39, W-RD-14)."""
        engines.look_again(state)
        for side in Side:
            if fighting.is_beaten(state, side):
                figures.after_losses(state, side, fighting.place_of(state, side))
        return replace(self, over=True) if fighting.is_over(state) else None

    def may_cease(self, state: WotrState) -> Decision | None:
        """The attacker may cease; a siege battle ends unless an Elite is spent (W-SIEGE-09, 10)."""
        battle = fighting.current(state)
        if self.over or battle.by_ship or battle.bound:
            return None
        seat = roles.commander(state, battle.attacker, battle.force)
        if not battle.siege or battle.number < battle.rounds:
            return Decision(seat, MayCease(), (Fight(), Cease()), ("W-BAT-35",))
        able = () if battle.bounded else kinds(battle.force)
        elites = [figure for figure in able if figures.may_reduce(state, figure)]
        options = (Cease(), *(ReduceElite(figure) for figure in elites))
        return Decision(seat, MayFightOn(), options, ("W-SIEGE-09", "W-SIEGE-10"))

    def cease(self, state: WotrState, choice: AnyOption) -> FightOut | None:
        if isinstance(choice, ReduceElite):
            fights.reduce(state, choice.figure)
        if isinstance(choice, Cease):
            emit(state, events.AttackCeased(fighting.current(state).target))
            return replace(self, over=True)
        return None

    def may_retreat(self, state: WotrState) -> Decision | None:
        """Then the defender may retreat (W-BAT-36 to 38); the besieged never (W-SIEGE-12)."""
        battle = fighting.current(state)
        if self.over or battle.siege:
            return None
        side = battle.attacker.enemy
        found = retreats(state, side, battle.target)
        if not found:
            return None
        seat = roles.army_player(state, side, battle.target)
        options = (Fight(), *(RetreatTo(region) for region in found))
        return Decision(seat, MayRetreat(), options, ("W-BAT-36", "W-BAT-37"))

    def retreat(self, state: WotrState, choice: Fight | RetreatTo) -> FightOut | None:
        if isinstance(choice, Fight):
            return None
        retreat(state, fighting.current(state).attacker.enemy, choice.region)
        return replace(self, over=True)

    def advance(self, state: WotrState) -> None:
        """Those who attacked may move in, if the defenders are gone (W-BAT-40, W-SORT-05)."""
        battle = state.battles.pop()
        ships.sink_after(state, battle)
        same = battle.origin == battle.target
        gone = not has_army(state, battle.attacker.enemy, battle.target)
        if gone and not same and unit_count(battle.force):
            seat = roles.commander(state, battle.attacker, battle.force)
            call(state, Advance(seat, battle.origin, battle.target, whose=battle))

    STEPS = (
        While(
            goes_on,
            begin_round,
            Ask(may_withdraw, withdraw),
            compare,
            fight,
            look,
            Ask(may_cease, cease),
            Ask(may_retreat, retreat),
        ),
        advance,
    )


def retreats(state: WotrState, side: Side, region: RegionId) -> list[RegionId]:
    """Where an Army can retreat to (W-BAT-37, W-RD-03)."""
    return [other for other in REGIONS[region].adjacent if is_free(state, side, other)]


def retreat(state: WotrState, side: Side, region: RegionId) -> None:
    """The whole defending Army goes; who cannot move stays (W-BAT-42)."""
    battle = fighting.current(state)
    force = force_in(state, side, battle.target)
    figures.move(state, side, battle.target, region, force, travelling(state, side, battle.target))
    emit(state, events.Retreated(battle.target, region))
    call(state, Trim(side, region))


class Advance(Gather):
    """The attackers move all, part or none of their force into the region (W-BAT-40, 41)."""

    whose: Battle | None = None
    besieging: bool = False

    def able(self, state: WotrState) -> Party:
        assert self.whose is not None
        side = self.whose.attacker
        movers = travelling(state, side, self.origin)
        characters = tuple(who for who in self.whose.characters if who in movers)
        return Party(self.origin, self.whose.force, characters)

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        """Nobody goes who would leave a Leader alone, such as one of a team-mate (W-MOVE-05)."""
        side, force = roles.side_of(state, self.seat), joined(self.force, (figure,))
        return is_leader(figure) or may_follow(state, side, self.origin, able, force)

    def picks(self, state: WotrState) -> tuple[AnyOption, ...]:
        """If no unit may go, nobody does."""
        able = self.able(state)
        if unit_count(self.force) or any(
            self.may_add(state, able, figure) for figure in kinds(units(able.force))
        ):
            return super().picks(state)
        return (Done(),)

    def is_complete(self, state: WotrState) -> bool:
        side = roles.side_of(state, self.seat)
        if not self.force and not self.characters:
            return True
        if not unit_count(self.force):
            return False
        left = without(force_in(state, side, self.origin), self.force)
        return side is SHADOW or unit_count(left) > 0 or not leaders(left)

    def may_take(self, state: WotrState) -> Decision | None:
        if self.ready:
            return None
        prompt = ChooseAdvance(self.origin, self.region)
        return Decision(self.seat, prompt, self.picks(state), ("W-BAT-40",))

    def take(self, state: WotrState, choice: AnyOption) -> Advance:
        return self.with_one_more(state, choice)

    def move(self, state: WotrState) -> None:
        if not self.force:
            return
        side = roles.side_of(state, self.seat)
        if self.besieging:
            realms.begin_siege(state, self.region)
        figures.move(state, side, self.origin, self.region, self.force, self.characters)
        call(state, Trim(side.enemy, self.region), Trim(side, self.region))

    STEPS = (AskAgain(may_take, take), move)


class BesiegeThem(Frame):
    """The defenders are in their Stronghold; the attacker may advance and besiege it.

    (W-SIEGE-01 to 04)
    """

    def advance(self, state: WotrState) -> None:
        battle = fighting.current(state)
        seat = roles.commander(state, battle.attacker, battle.force)
        call(state, Advance(seat, battle.origin, battle.target, whose=battle, besieging=True))

    STEPS = (advance,)
