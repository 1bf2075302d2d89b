"""Attacks: what hazards to play, who faces strikes, and how."""

from __future__ import annotations

from westmarch.agents.meccg import odds
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.planning import event
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import numbers, traits, underway
from westmarch.meccg import options as o
from westmarch.meccg.kinds import CompanyId, Status
from westmarch.meccg.numbers import number
from westmarch.meccg.reading import creature
from westmarch.meccg.rules import checking
from westmarch.meccg.things import Assault
from westmarch.meccg.vocabulary.references import Stat


def hazards(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """What is played in a movement/hazard phase."""
    match option:
        case o.Done():
            return w.IDLE
        case o.PlayCreature(card):
            return creature_worth(sight, company, card)
        case o.PlayEvent() | o.Act():
            return event(sight, option) if sight.is_mine else w.HELP
        case o.PutOnGuard():
            return 0.0
    return w.HELP / 2


def creature_worth(sight: Sight, company: CompanyId, card: CardId) -> float:
    """What a creature costs a company, less what its defeat would bring."""
    row = creature(sight.state, card)
    if row is None or company not in sight.state.companies:
        return 0.0
    lost = sum(sight.attacked(company, attack) for attack in row.attacks)
    return 0.1 + lost - 0.1 * sight.points(card)


def assign(sight: Sight, option: AnyOption) -> float:
    """Who faces a strike: of the own the strongest, of the others the weakest."""
    if not isinstance(option, o.Assign):
        return -1.0 if sight.is_mine else 0.0
    strength = float(sight.strength(option.card))
    if sight.is_mine_card(option.card):
        return strength
    return sight.points(option.card) - strength


def needed(sight: Sight) -> int:
    """The roll with which the strike under way would be beaten back."""
    strike = underway.strike(sight.state)
    if strike is None:
        return 0
    thing = Assault(strike.number)
    strength = numbers.prowess(sight.state, strike.card, thing) + strike.support - strike.less
    if sight.state.cards[strike.card].status is not Status.UNTAPPED:
        strength -= 1
    return number(sight.state, thing, Stat.PROWESS) - strength


def fight(sight: Sight, option: AnyOption) -> float:
    """Whether a character taps: not if the strike is harmless enough."""
    safe = needed(sight) + 3 <= w.SAFE_ROLL
    return float(isinstance(option, o.StayUntapped) is safe)


def support(sight: Sight, option: AnyOption) -> float:
    """Whether others tap to help: if it is needed."""
    if not isinstance(option, o.Support):
        return w.TEMPTED
    check = enclosing(sight.state, underway.CheckUnderWay)
    if check is not None:
        points = numbers.corruption(sight.state, check.card)
        more = check.modifier + check.support + checking.own_modifier(sight.state, check.card)
        return 1.0 - odds.above(points - more)
    return 0.5 if needed(sight) >= w.HARD_ROLL else 0.0


def in_attack(sight: Sight, option: AnyOption) -> float:
    """Cards for an attack or a strike: if it is dangerous, or if it is ours."""
    if isinstance(option, o.Done):
        return w.IDLE
    attack = underway.attack(sight.state)
    if attack is None:
        return event(sight, option)
    if not sight.is_mine:
        return w.HELP
    if attack.company not in sight.state.companies:
        return 0.0
    soft = 0.2 if traits.is_detainment(sight.state, attack) else 1.0
    if underway.strike(sight.state) is not None:
        return soft * (needed(sight) - w.SAFE_ROLL) / 10
    return soft * sight.attacked(attack.company, attack.attack) - 0.2
