"""The numbers of a battle: who takes part, with how many dice, and what hits (W-BAT, W-FORT)."""

from __future__ import annotations

from westmarch.kernel.values import Layer, Term, total
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.forces import Force, unit_count
from westmarch.wotr.kinds import SHADOW, CharacterId, RegionId, Settlement, Side
from westmarch.wotr.rules import leading
from westmarch.wotr.rules.board import characters_in
from westmarch.wotr.rules.leading import counts_as_leader
from westmarch.wotr.state import Battle, WotrState, force_in, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import NAZGUL
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.vocabulary.abilities import CombatBonus, NegatesNazgul
from westmarch.wotr.vocabulary.tactics import Stat

MOST_DICE = 5
"""No roll uses more (W-COMP-03)."""

HIT = 5
HARD_HIT = 6
"""What a Combat die must show, in the open and against walls."""


def current(state: WotrState) -> Battle:
    """The battle that is being fought."""
    return state.battles[-1]


def fighters(state: WotrState, side: Side) -> Force:
    """The figures of a side that take part (W-BAT-07, W-BAT-09)."""
    battle = current(state)
    return battle.force if battle.attacker is side else force_in(state, side, battle.target)


def heroes(state: WotrState, side: Side) -> tuple[CharacterId, ...]:
    """The Characters of a side that take part."""
    battle = current(state)
    if battle.attacker is side:
        return battle.characters
    return characters_in(state, side, battle.target)


def place_of(state: WotrState, side: Side) -> RegionId:
    """Where the fighters of a side stand."""
    battle = current(state)
    return battle.origin if battle.attacker is side else battle.target


def changes(state: WotrState, side: Side, stat: Stat) -> list[Term]:
    """What Combat cards change about a number of a side in this round."""
    return [
        Term(one.source, one.amount)
        for one in current(state).now.modifiers
        if one.side is side and one.stat is stat
    ]


def strength_terms(state: WotrState, side: Side) -> tuple[Term, ...]:
    """What makes up the Combat Strength (W-BAT-10, W-BAT-12)."""
    now = current(state).now
    terms = [Term("units", unit_count(fighters(state, side)), Layer.PRINTED)]
    terms += [
        Term(who, ability.amount)
        for who in heroes(state, side)
        if who not in now.silenced
        for ability in abilities_of(who, CombatBonus)
    ]
    terms += changes(state, side, Stat.STRENGTH)
    return (*terms, Term("W-COMP-03", MOST_DICE, Layer.AT_MOST))


def strength(state: WotrState, side: Side) -> int:
    """How many Combat dice a side rolls; without units none."""
    if not unit_count(fighters(state, side)):
        return 0
    now = current(state).now
    dice = min(total(strength_terms(state, side)), now.most_dice[index(side)])
    fewer = now.fewer_dice[index(side)] + distraction(state, side)
    return max(1, dice - fewer) if fewer else dice


def distraction(state: WotrState, side: Side) -> int:
    """How many dice the besieged cost their besiegers, if a card says that they do."""
    battle = current(state)
    if not battle.aided or side is battle.attacker:
        return 0
    return unit_count(force_in(state, side.enemy, battle.target))


def nazgul_leadership(state: WotrState) -> int:
    """The Leadership of all Nazgûl in the battle, the Witch-king among them."""
    battle = current(state)
    if battle.negated:
        return 0
    all_of_them = leading.nazgul_leadership(fighters(state, SHADOW), heroes(state, SHADOW))
    return all_of_them - battle.now.nazgul_forfeited


def can_negate(who: CharacterId) -> bool:
    """Whether a Companion can give up his Leadership for the battle to negate all Nazgûl."""
    return bool(abilities_of(who, NegatesNazgul))


def has_nazgul(state: WotrState) -> bool:
    """Whether a Nazgûl takes part."""
    heroes_there = heroes(state, SHADOW)
    return NAZGUL in fighters(state, SHADOW) or any(
        CHARACTERS[who].is_nazgul for who in heroes_there
    )


def leadership_terms(state: WotrState, side: Side) -> tuple[Term, ...]:
    """What makes up the Leadership (W-BAT-11, W-CCARD-09); what it gives is limited elsewhere."""
    battle = current(state)
    now = battle.now
    leading = [
        figure
        for figure in fighters(state, side)
        if figure != NAZGUL and counts_as_leader(state, figure)
    ]
    terms = [Term("leaders", len(leading), Layer.PRINTED)]
    if side is SHADOW:
        terms.append(Term("nazgul", nazgul_leadership(state)))
    terms += [
        Term(who, CHARACTERS[who].leadership)
        for who in heroes(state, side)
        if not CHARACTERS[who].is_nazgul
        and who not in (*now.silenced, *now.forfeited)
        and not (battle.negated and can_negate(who))
    ]
    terms += changes(state, side, Stat.LEADERSHIP)
    return tuple(terms)


def leadership(state: WotrState, side: Side) -> int:
    """The Leadership of a side, which may be more than the dice that it can roll again."""
    return total(leadership_terms(state, side))


def rerolls(state: WotrState, side: Side) -> int:
    """How many missed dice a side rolls again; no roll has more than five (W-BAT-16, 17)."""
    now, at = current(state).now, index(side)
    if now.no_reroll[at]:
        return 0
    return min(now.misses[at], leadership(state, side))


def modifier(state: WotrState, side: Side, stat: Stat) -> int:
    """What is added to each die of a roll of a side."""
    return sum(term.amount for term in changes(state, side, stat))


def needed_terms(state: WotrState, side: Side) -> tuple[Term, ...]:
    """Why a Combat die of a side must show so much (W-BAT-15, W-FORT-01 to 03, W-SIEGE-08)."""
    battle, open_field = current(state), Term("W-BAT-15", HIT, Layer.PRINTED)
    if side is not battle.attacker:
        return (open_field,)
    if battle.siege:
        return (open_field, Term("W-SIEGE-08", HARD_HIT - HIT))
    walls = REGIONS[battle.target].settlement in (Settlement.CITY, Settlement.FORTIFICATION)
    if walls and battle.number == 1:
        return (open_field, Term("W-FORT-01", HARD_HIT - HIT))
    return (open_field,)


def needed(state: WotrState, side: Side) -> int:
    """What a Combat die of a side must show."""
    return total(needed_terms(state, side))


def hits(die: int, modifier: int, least: int) -> bool:
    """Whether a die hits: a 1 never, a 6 always (W-BAT-19, W-BAT-21, W-BAT-22)."""
    return die == HARD_HIT or (die > 1 and die + modifier >= least)


def is_beaten(state: WotrState, side: Side) -> bool:
    """Whether a side has no unit left in the battle."""
    return unit_count(fighters(state, side)) == 0


def is_over(state: WotrState) -> bool:
    """Whether nobody is left to fight against: slipped away, or without units (W-BAT-39)."""
    return current(state).ended or any(is_beaten(state, side) for side in Side)
