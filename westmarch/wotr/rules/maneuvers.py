"""What Combat cards do (W-CCARD-05 to 09)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import AnyOption, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.forces import kinds, rank_count, unit_count
from westmarch.wotr.kinds import CharacterId, Rank, Side
from westmarch.wotr.options import Done, PickCharacter, PickFigure, PickNumber, RetreatTo, Withdraw
from westmarch.wotr.prompts import (
    ChooseForfeit,
    ChooseSilenced,
    ChooseSlain,
    MayForfeit,
    MaySuffer,
    SlipWhere,
)
from westmarch.wotr.rules import battles, fighting
from westmarch.wotr.rules.board import controls_stronghold
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.combat_cards import combat_half, commander
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import COMBAT_CARDS, EVENTS
from westmarch.wotr.tables.figures import DUNLENDING, LEADERS
from westmarch.wotr.verbs import fights, figures
from westmarch.wotr.vocabulary import tactics as t


class CardsAct(Frame):
    """The cards of both sides do what they do at a moment, the lower initiative first.

    With equal numbers that of the defender comes first (W-CCARD-07, W-CCARD-08).
    """

    moment: t.Moment
    done: tuple[Side, ...] = ()

    def act(self, state: WotrState) -> CardsAct | None:
        waiting = [side for side in order(state) if side not in self.done]
        if not waiting:
            return None
        call(
            state,
            OneCardActs(waiting[0], self.moment),
            replace(self, done=(*self.done, waiting[0])),
        )
        return None

    STEPS = (act,)


def order(state: WotrState) -> list[Side]:
    """The sides that have a card, in the order in which their cards take effect."""
    battle = fighting.current(state)
    sides = [side for side in Side if battle.now.cards[index(side)] is not None]
    return sorted(sides, key=lambda side: (initiative(state, side), side is battle.attacker))


def initiative(state: WotrState, side: Side) -> int:
    """The initiative number of a side's card."""
    return COMBAT_CARDS[code_of(state, side)].initiative


def code_of(state: WotrState, side: Side) -> str:
    """The code of the Combat card that a side has played."""
    card = fighting.current(state).now.cards[index(side)]
    assert card is not None
    return EVENTS[state.cards[card].code].combat


class OneCardActs(Frame):
    """One card does, one after the other, what it does at a moment, unless it was cancelled."""

    side: Side
    moment: t.Moment
    number: int = 0

    def act(self, state: WotrState) -> OneCardActs | None:
        battle = fighting.current(state)
        card = battle.now.cards[index(self.side)]
        assert card is not None
        effects = combat_half(state, card).do
        if self.number == len(effects) or battle.now.cancelled[index(self.side)] or battle.ended:
            return None
        if t.moment(effects[self.number]) is self.moment:
            call(state, replace(self, number=self.number + 1))
            carry_out(state, self.side, effects[self.number])
        else:
            call(state, replace(self, number=self.number + 1))
        return None

    STEPS = (act,)


def carry_out(state: WotrState, side: Side, tactic: t.Tactic) -> None:
    """One effect of a card; what needs a decision becomes a procedure."""
    enemy, now = side.enemy, fighting.current(state).now
    match tactic:
        case t.Modify():
            change(state, side, tactic)
        case t.CapDice(most):
            fights.note(state, most_dice=(enemy, min(most, now.most_dice[index(enemy)])))
        case t.FewerDice(amount):
            count = now.fewer_dice[index(enemy)] + measure(state, side, amount)
            fights.note(state, fewer_dice=(enemy, count))
        case t.CancelCard(otherwise):
            if now.cards[index(enemy)] is not None:
                fights.note(state, cancelled=(enemy, True))
            elif otherwise is not None:
                change(state, side, otherwise)
        case t.CancelReroll():
            fights.note(state, no_reroll=(enemy, True))
        case t.CancelRerollIfOutled():
            if fighting.nazgul_leadership(state) >= fighting.leadership(state, enemy):
                fights.note(state, no_reroll=(enemy, True))
        case t.ForfeitCompanions():
            fights.forfeit(state, *fighting.heroes(state, side))
        case t.ForfeitNazgul(amount):
            fights.forfeit_nazgul(state, amount)
        case t.ForfeitForFewerDice():
            call(state, ForfeitSome(side))
        case t.Silence():
            call(state, SilenceOne(side))
        case t.ExtraAttack(dice, on) | t.LastAttack(dice, on):
            strike_apart(state, side, min(fighting.MOST_DICE, measure(state, side, dice)), on)
        case t.SlipAway():
            call(state, SlipOff(side))
        case t.SufferForBonus(most):
            call(state, SufferFirst(side, most))
        case t.TurnMisses(amount, who):
            call(state, TurnSomeMisses(side, amount, who))
        case t.OnesStrikeBack():
            ones = now.rolls[index(enemy)].count(1)
            fights.note(state, spared=(enemy, ones), hits=(side, now.hits[index(side)] + ones))
        case t.MoreHits(amount):
            if now.hits[index(side)]:
                fights.note(state, hits=(side, now.hits[index(side)] + amount))
        case t.OneMoreIfAhead():
            if now.hits[index(side)] > now.hits[index(enemy)]:
                fights.note(state, hits=(side, now.hits[index(side)] + 1))
        case t.ParryOne():
            if now.hits[index(enemy)] > 1:
                fights.note(state, hits=(enemy, now.hits[index(enemy)] - 1))
        case t.SacrificeToParry():
            call(state, Sacrifice(side))
        case t.SlayByReroll():
            call(state, Slay(side, tactic))
        case t.SmashEngine():
            pass
        case t.HitIfTwice():
            own, other = (unit_count(fighting.fighters(state, each)) for each in (side, enemy))
            if own and other and own >= 2 * other:
                call(state, TakeHits(enemy, 1))
        case t.SufferToStrike(most, on):
            call(state, SufferLast(side, most, on))


def change(state: WotrState, side: Side, tactic: t.Modify) -> None:
    """A number changes, of one side or of both."""
    sides = {t.Whom.OWN: (side,), t.Whom.ENEMY: (side.enemy,), t.Whom.BOTH: (side, side.enemy)}
    for each in sides[tactic.of]:
        amount = measure(state, side, tactic.amount)
        fights.modify(state, each, tactic.stat, amount, code_of(state, side))


def measure(state: WotrState, side: Side, amount: t.Amount) -> int:
    """How much an amount is now."""
    force = fighting.fighters(state, side)
    match amount:
        case t.EliteUnits():
            return rank_count(force, Rank.ELITE)
        case t.OwnLeadership():
            return fighting.leadership(state, side)
        case t.CompanionsThere():
            return len(fighting.heroes(state, Side.FREE))
        case t.Dunlendings():
            return force.count(DUNLENDING)
        case t.Engines():
            return 0
        case int():
            return amount


def strike_apart(state: WotrState, side: Side, count: int, on: int) -> None:
    """Dice are rolled apart from the Combat roll; their hits are taken at once."""
    dice = tuple(state.roll() for _ in range(count))
    hits = sum(die >= on for die in dice)
    emit(state, events.CombatRolled(side, dice, hits))
    call(state, TakeHits(side.enemy, hits))


class ForfeitSome(Frame):
    """The Nazgûl forfeit one or more points of Leadership for as many dice of the enemy."""

    side: Side

    def may_forfeit(self, state: WotrState) -> Decision | None:
        most = fighting.nazgul_leadership(state)
        if most < 1:
            return None
        options = tuple(PickNumber(number) for number in range(1, most + 1))
        return Decision(commander(state, self.side), ChooseForfeit(), options, ("W-CCARD-09",))

    def forfeit(self, state: WotrState, choice: PickNumber) -> None:
        fights.forfeit_nazgul(state, choice.number)
        enemy = self.side.enemy
        fewer = fighting.current(state).now.fewer_dice[index(enemy)] + choice.number
        fights.note(state, fewer_dice=(enemy, fewer))

    STEPS = (Ask(may_forfeit, forfeit),)


class SilenceOne(Frame):
    """A Companion in the battle is silenced for the round."""

    side: Side

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickCharacter(who) for who in fighting.heroes(state, self.side.enemy))
        if not options:
            return None
        return Decision(commander(state, self.side), ChooseSilenced(), options, ("W-CCARD-06",))

    def silence(self, state: WotrState, choice: PickCharacter) -> None:
        fights.silence(state, choice.character)

    STEPS = (Ask(may_choose, silence),)


class SlipOff(Frame):
    """The defenders are gone before the fight: they retreat, or withdraw into a siege."""

    side: Side

    def may_slip(self, state: WotrState) -> Decision | None:
        region = fighting.current(state).target
        found: list[AnyOption] = [
            RetreatTo(other) for other in battles.retreats(state, self.side, region)
        ]
        if controls_stronghold(state, self.side, region):
            found.append(Withdraw())
        if not found:
            return None
        return Decision(commander(state, self.side), SlipWhere(), tuple(found), ("W-CCARD-06",))

    def slip(self, state: WotrState, choice: AnyOption) -> None:
        battle = fighting.current(state)
        state.battles[-1] = replace(battle, ended=True)
        if isinstance(choice, RetreatTo):
            battles.retreat(state, self.side, choice.region)
        else:
            emit(state, events.Withdrew(battle.target))
            call(state, battles.BesiegeThem())

    STEPS = (Ask(may_slip, slip),)


class SufferFirst(Frame):
    """Up to so many hits on own units, each for +1 on the Combat roll."""

    side: Side
    most: int

    def may_suffer(self, state: WotrState) -> Decision:
        return may_suffer(state, self.side, self.most)

    def suffer(self, state: WotrState, choice: PickNumber) -> None:
        if choice.number:
            code = code_of(state, self.side)
            fights.modify(state, self.side, t.Stat.ROLL, choice.number, code)
            call(state, LoseUnits(self.side, choice.number))

    STEPS = (Ask(may_suffer, suffer),)


class SufferLast(Frame):
    """Up to so many hits on own units, each for a die against the enemy."""

    side: Side
    most: int
    on: int

    def may_suffer(self, state: WotrState) -> Decision | None:
        if fighting.is_beaten(state, self.side) or fighting.is_beaten(state, self.side.enemy):
            return None
        return may_suffer(state, self.side, self.most)

    def suffer(self, state: WotrState, choice: PickNumber) -> None:
        if choice.number:
            strike_apart(state, self.side, choice.number, self.on)
            call(state, LoseUnits(self.side, choice.number))

    STEPS = (Ask(may_suffer, suffer),)


def may_suffer(state: WotrState, side: Side, most: int) -> Decision:
    """How many hits a side takes upon itself; it keeps at least one unit."""
    able = min(most, figures.hit_points(fighting.fighters(state, side)) - 1)
    options = tuple(PickNumber(number) for number in range(max(0, able) + 1))
    return Decision(commander(state, side), MaySuffer(), options, ("W-CCARD-06",))


class LoseUnits(Frame):
    """Hits that a side takes upon itself; a Dunlending counts as one unit (W-XDUN-07)."""

    side: Side
    hits: int

    def take(self, state: WotrState) -> None:
        call(state, TakeHits(self.side, self.hits, singly=True))

    STEPS = (take,)


class TurnSomeMisses(Frame):
    """A Character forfeits his Leadership, and misses become hits."""

    side: Side
    amount: int
    who: tuple[CharacterId, ...] = ()

    def may_forfeit(self, state: WotrState) -> Decision | None:
        now, at = fighting.current(state).now, index(self.side)
        heroes = fighting.heroes(state, self.side)
        able = [
            who
            for who in heroes
            if who not in (*now.forfeited, *now.silenced) and (not self.who or who in self.who)
        ]
        if not able or now.hits[at] >= len(now.rolls[at]):
            return None
        options = (Done(), *(PickCharacter(who) for who in able))
        return Decision(commander(state, self.side), MayForfeit(), options, ("W-CCARD-09",))

    def forfeit(self, state: WotrState, choice: Done | PickCharacter) -> None:
        if isinstance(choice, PickCharacter):
            fights.forfeit(state, choice.character)
            now, at = fighting.current(state).now, index(self.side)
            turned = min(self.amount, len(now.rolls[at]) - now.hits[at])
            fights.note(state, hits=(self.side, now.hits[at] + turned))

    STEPS = (Ask(may_forfeit, forfeit),)


class Sacrifice(Frame):
    """A Leader is lost to cancel one hit, or a Companion as many as his Level."""

    side: Side

    def may_sacrifice(self, state: WotrState) -> Decision | None:
        if not fighting.current(state).now.hits[index(self.side.enemy)]:
            return None
        force = fighting.fighters(state, self.side)
        leaders = [PickFigure(figure) for figure in kinds(force) if figure in LEADERS]
        heroes = [PickCharacter(who) for who in fighting.heroes(state, self.side)]
        if not leaders and not heroes:
            return None
        options = (Done(), *leaders, *heroes)
        return Decision(commander(state, self.side), ChooseSlain(), options, ("W-CCARD-06",))

    def sacrifice(self, state: WotrState, choice: AnyOption) -> None:
        enemy = self.side.enemy
        hits = fighting.current(state).now.hits[index(enemy)]
        match choice:
            case PickFigure(figure):
                fights.lose(state, figure)
                fights.note(state, hits=(enemy, hits - 1))
            case PickCharacter(who):
                fights.lose_hero(state, who)
                fights.note(state, hits=(enemy, max(0, hits - CHARACTERS[who].level)))

    STEPS = (Ask(may_sacrifice, sacrifice),)


class Slay(Frame):
    """One of the enemy's is slain because the Leader re-roll has hit."""

    side: Side
    how: t.SlayByReroll

    def may_slay(self, state: WotrState) -> Decision | None:
        hits = fighting.current(state).now.reroll_hits[index(self.side)]
        enemy = self.side.enemy
        if not hits:
            return None
        found: list[AnyOption] = [Done()]
        if not self.how.characters_only:
            force = fighting.fighters(state, enemy)
            found += [PickFigure(figure) for figure in kinds(force) if figure in LEADERS]
        found += [
            PickCharacter(who)
            for who in fighting.heroes(state, enemy)
            if hits >= (self.how.for_hits or CHARACTERS[who].level)
        ]
        if len(found) == 1:
            return None
        return Decision(commander(state, self.side), ChooseSlain(), tuple(found), ("W-CCARD-06",))

    def slay(self, state: WotrState, choice: AnyOption) -> None:
        match choice:
            case PickFigure(figure):
                fights.lose(state, figure)
            case PickCharacter(who):
                fights.lose_hero(state, who)
        if self.how.costs_hit and not isinstance(choice, Done):
            hits = fighting.current(state).now.hits[index(self.side)]
            fights.note(state, hits=(self.side, hits - 1))

    STEPS = (Ask(may_slay, slay),)
