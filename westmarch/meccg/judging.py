"""Whether a condition of a card is met, and how much an amount is."""

from __future__ import annotations

from westmarch.kernel.frames import enclosing
from westmarch.meccg.context import Context, meant, player
from westmarch.meccg.rules import attacking
from westmarch.meccg.sifting import all_in, company_fits, fits, value
from westmarch.meccg.state import MeccgState, Zone
from westmarch.meccg.vocabulary import amounts as a
from westmarch.meccg.vocabulary import conditions as c
from westmarch.meccg.vocabulary import filters as f

DOORS, GATES = "doors-of-night", "gates-of-morning"
"""The two cards of the environment by which others ask for night and morning."""


def holds(state: MeccgState, context: Context, condition: c.Condition) -> bool:
    """Whether a condition is met now."""
    match condition:
        case c.Always():
            return True
        case c.And(one, two):
            return holds(state, context, one) and holds(state, context, two)
        case c.Or(one, two):
            return holds(state, context, one) or holds(state, context, two)
        case c.Not(what):
            return not holds(state, context, what)
        case c.Is(what, filter):
            return any(fits(state, context, filter, card) for card in meant(state, context, what))
        case c.CompanyIs(filter):
            return context.company is not None and company_fits(
                state, context, filter, context.company
            )
        case c.AttackIs(filter):
            attack = enclosing(state, attacking.FaceAttack)
            return attack is not None and attack_fits(attack, filter)
        case c.Exists(filter, least):
            return len(all_in(state, context, filter)) >= least
        case c.PlayerIs(whose, alignments):
            return state.alignments[player(context, whose)] in alignments
        case c.DoorsOfNight():
            return is_in_play(state, DOORS)
        case c.GatesOfMorning():
            return is_in_play(state, GATES)
        case c.MyTurn():
            return state.active == context.seat


def is_in_play(state: MeccgState, code: str) -> bool:
    """Whether a card of a code is in play."""
    return any(card.code == code and card.zone is Zone.PLAY for card in state.cards)


def attack_fits(attack: attacking.FaceAttack, filter: f.Filter) -> bool:
    """Whether the attack that is being faced fits."""
    match filter:
        case f.Both(one, two):
            return attack_fits(attack, one) and attack_fits(attack, two)
        case f.Either(one, two):
            return attack_fits(attack, one) or attack_fits(attack, two)
        case f.Other(what):
            return not attack_fits(attack, what)
        case f.OfRace(races):
            return any(race in races for race in attack.attack.races)
        case f.Has(f.Flag.DETAINMENT):
            return attack.detainment
    return False


def measure(state: MeccgState, context: Context, amount: a.Amount) -> int:
    """How much an amount is now."""
    match amount:
        case int():
            return amount
        case a.Count(filter, times):
            return times * len(all_in(state, context, filter))
        case a.StatOf(stat, what):
            return sum(value(state, card, stat) for card in meant(state, context, what))
        case a.Cases(cases, otherwise):
            return next(
                (one.amount for one in cases if holds(state, context, one.condition)), otherwise
            )
