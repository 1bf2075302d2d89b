"""Attacks: what hazards to play, who faces strikes, and how."""

from __future__ import annotations

from westmarch.agents.meccg import odds
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.events import event, is_answer, strain_of
from westmarch.agents.meccg.roads import Roads
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import numbers, traits, underway
from westmarch.meccg import options as o
from westmarch.meccg.kinds import CompanyId, Phase
from westmarch.meccg.numbers import number
from westmarch.meccg.reading import company_of, creature
from westmarch.meccg.rules import checking
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import AttackUnderWay, Key, Origin
from westmarch.meccg.vocabulary.references import Stat


def hazards(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """What is played in a movement/hazard phase."""
    match option:
        case o.Done():
            return w.IDLE
        case o.PlayCreature(card):
            return creature_worth(sight, company, card, option.key)
        case o.PlayEvent() | o.Act() | o.ActAgain():
            return event(sight, option)
        case o.PutOnGuard():
            return 0.0
        case o.UseSideboard():
            return 0.0
    return w.HELP / 2


def creature_worth(sight: Sight, company: CompanyId, card: CardId, key: Key | None = None) -> float:
    """What a creature costs a company, less what its defeat would bring."""
    row = creature(sight.state, card)
    if row is None or company not in sight.state.companies:
        return 0.0
    keys = () if key is None else (key,)
    lost, beaten = 0.0, 1.0
    for attack in row.attacks:
        facing = AttackUnderWay(company, attack, card, Origin.CREATURE, keys, number=-1)
        soft = traits.is_detainment(sight.state, facing)
        lost += sight.attacked(company, attack, soft)
        beaten *= 0.0 if soft else sight.beating(company, attack)
    return lost - beaten * sight.points(card)


def from_hand(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """Which creature attacks at a site."""
    if isinstance(option, o.Pick):
        return creature_worth(sight, company, option.card)
    return w.IDLE


def assign(sight: Sight, option: AnyOption) -> float:
    """Who faces a strike: of the own who suffers least, of the others who suffers most."""
    if not isinstance(option, o.Assign):
        return w.NEVER if sight.is_mine else 0.0
    attack = underway.attack(sight.state)
    if attack is None:
        return 0.0
    against = number(sight.state, Assault(attack.number), Stat.PROWESS)
    harm = sight.harm(option.card, against - sight.strength(option.card))
    return -harm if sight.is_mine_card(option.card) else harm


def needed(sight: Sight, stays: bool | None = None) -> int:
    """The roll with which the strike under way would be beaten back."""
    strike = underway.strike(sight.state)
    if strike is None:
        return 0
    thing = Assault(strike.number)
    strength = numbers.prowess(sight.state, strike.card, thing) + strike.support - strike.less
    how = strike.stays if stays is None else stays
    strength += sum(term.amount for term in numbers.situation(sight.state, strike.card, how))
    return number(sight.state, thing, Stat.PROWESS) - strength


def fight(sight: Sight, option: AnyOption) -> float:
    """Whether a character taps: not if the strike is harmless enough; wounds tap, too."""
    strike = underway.strike(sight.state)
    if strike is None:
        return 0.0
    stays = isinstance(option, o.StayUntapped)
    roll = needed(sight, stays)
    taps = 1.0 - odds.at_least(roll) if stays else 1.0
    return -softly(sight) * sight.harm(strike.card, roll) - taps * tapping(sight, strike.card)


def tapping(sight: Sight, card: CardId) -> float:
    """What it costs that a character taps: somebody should be left who can play something."""
    company = company_of(sight.state, card)
    if company is None or not sight.is_mine or sight.state.phase is Phase.END:
        return w.TAPPED / 2
    if sight.untapped(company) != [card]:
        return w.TAPPED
    return max(w.TAPPED, w.LAST * Roads(sight, company).stake())


def softly(sight: Sight) -> float:
    """How much less bad an attack is because it only detains."""
    attack = underway.attack(sight.state)
    return 0.2 if attack is not None and traits.is_detainment(sight.state, attack) else 1.0


def support(sight: Sight, option: AnyOption) -> float:
    """Whether others tap to help: if it is needed, those who are least of use."""
    if not isinstance(option, o.Support):
        return 0.0
    helper = -0.005 * sight.strength(option.card) - tapping(sight, option.card)
    check = enclosing(sight.state, underway.CheckUnderWay)
    if check is not None:
        points = numbers.corruption(sight.state, check.card)
        more = check.modifier + check.support + checking.own_modifier(sight.state, check.card)
        need = points - more + 1
        return better(need) * sight.price(check.card) + helper
    strike = underway.strike(sight.state)
    if strike is None:
        return 0.0
    need = needed(sight)
    gain = sight.harm(strike.card, need) - sight.harm(strike.card, need - 1)
    return softly(sight) * gain + helper


def better(need: int) -> float:
    """By how much a chance grows if a roll needs one less."""
    return odds.at_least(need - 1) - odds.at_least(need)


def in_attack(sight: Sight, option: AnyOption) -> float:
    """Cards for an attack or a strike: if it is dangerous, or if it is ours."""
    if isinstance(option, o.Done):
        return w.IDLE
    attack = underway.attack(sight.state)
    if attack is None or attack.company not in sight.state.companies:
        return event(sight, option)
    if sight.state.companies[attack.company].seat != sight.seat:
        return event(sight, option)
    cost = 2 * w.TAPPED + strain_of(sight, option)
    strike = underway.strike(sight.state)
    if strike is not None:
        return softly(sight) * sight.harm(strike.card, needed(sight)) - cost
    return sight.attacked(attack.company, attack.attack, softly(sight) < 1.0) - cost


def respond(sight: Sight, option: AnyOption) -> float:
    """Whether a chain of effects is answered: only to something of the opponent's."""
    if isinstance(option, o.Done):
        return w.IDLE
    going = enclosing(sight.state, underway.ChainUnderWay)
    if going is None or not going.entries or going.entries[-1].context.seat == sight.seat:
        return 0.0
    return w.HELP if is_answer(sight, option) else in_attack(sight, option)


def at_home(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """Whether somebody who is at home taps to cancel an automatic-attack."""
    if not isinstance(option, o.Pick):
        return w.IDLE
    enough = len(sight.untapped(company)) > 1
    return w.HELP - 0.01 * sight.strength(option.card) if enough else 0.0
