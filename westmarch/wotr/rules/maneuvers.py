"""What Combat cards do (W-CCARD-05 to 09)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.records import replace
from westmarch.wotr.forces import rank_count, unit_count
from westmarch.wotr.kinds import Rank, Side
from westmarch.wotr.rules import engines, fighting
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.combat_cards import combat_half
from westmarch.wotr.rules.gambits import (
    ForfeitSome,
    Sacrifice,
    SilenceOne,
    Slay,
    SlipOff,
    Smash,
    SufferFirst,
    SufferLast,
    TurnSomeMisses,
    code_of,
    strike_apart,
)
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.events import COMBAT_CARDS
from westmarch.wotr.tables.figures import DUNLENDING
from westmarch.wotr.verbs import fights
from westmarch.wotr.vocabulary import tactics as t


class CardsAct(Frame):
    """The cards of both sides do what they do at a moment, the lower initiative first.

    With equal numbers that of the defender comes first (W-CCARD-07, W-CCARD-08).
    """

    moment: t.Moment
    done: tuple[Side, ...] = ()

    def act(self, state: WotrState) -> CardsAct | None:
        waiting = [side for side in order(state, self.moment) if side not in self.done]
        if not waiting:
            return None
        call(
            state,
            OneCardActs(waiting[0], self.moment),
            replace(self, done=(*self.done, waiting[0])),
        )
        return None

    STEPS = (act,)


def order(state: WotrState, moment: t.Moment) -> list[Side]:
    """The sides that have a card, in the order in which their cards take effect at a moment."""
    battle = fighting.current(state)
    sides = [side for side in Side if battle.now.cards[index(side)] is not None]
    attacker = battle.attacker
    return sorted(sides, key=lambda side: (initiative(state, side, moment), side is attacker))


def initiative(state: WotrState, side: Side, moment: t.Moment) -> int:
    """The initiative number of a side's card at a moment."""
    card = COMBAT_CARDS[code_of(state, side)]
    return card.late_initiative if moment is t.Moment.AFTER_REROLL else card.initiative


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
        cancelled = battle.now.cancelled[index(self.side)]
        if self.number == len(effects) or cancelled or fighting.is_over(state):
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
            left = now.misses[index(enemy)] - ones
            fights.note(state, misses=(enemy, left), hits=(side, now.hits[index(side)] + ones))
        case t.MoreHits(amount):
            if now.hits[index(side)]:
                fights.note(state, hits=(side, now.hits[index(side)] + amount))
        case t.OneMoreIfAhead():
            own, other = (now.hits[at] + now.early_hits[at] for at in (index(side), index(enemy)))
            if own > other:
                fights.note(state, hits=(side, now.hits[index(side)] + 1))
        case t.ParryOne():
            if now.hits[index(enemy)] > 1:
                fights.note(state, hits=(enemy, now.hits[index(enemy)] - 1))
        case t.SacrificeToParry():
            call(state, Sacrifice(side))
        case t.SlayByReroll():
            call(state, Slay(side, tactic))
        case t.SmashEngine():
            call(state, Smash(side))
        case t.HitIfTwice():
            own, other = (unit_count(fighting.fighters(state, each)) for each in (side, enemy))
            if own >= 2 * other:
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
            return engines.in_battle(state, side)
        case int():
            return amount
