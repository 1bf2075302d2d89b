"""The numbers of a battle: who takes part, with how many dice, and what hits (W-BAT, W-FORT)."""

from __future__ import annotations

from westmarch.kernel.values import Layer, Term, total
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.forces import Force, unit_count
from westmarch.wotr.kinds import CharacterId, RegionId, Settlement, Side
from westmarch.wotr.rules.board import characters_in
from westmarch.wotr.rules.leading import counts_as_leader
from westmarch.wotr.state import Battle, WotrState, force_in
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import NAZGUL
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.vocabulary.abilities import CombatBonus

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


def strength_terms(state: WotrState, side: Side) -> tuple[Term, ...]:
    """What makes up the Combat Strength (W-BAT-10, W-BAT-12)."""
    terms = [Term("units", unit_count(fighters(state, side)), Layer.PRINTED)]
    terms += [
        Term(who, ability.amount)
        for who in heroes(state, side)
        for ability in abilities_of(who, CombatBonus)
    ]
    return (*terms, Term("W-COMP-03", MOST_DICE, Layer.AT_MOST))


def strength(state: WotrState, side: Side) -> int:
    """How many Combat dice a side rolls; without units none."""
    return total(strength_terms(state, side)) if unit_count(fighters(state, side)) else 0


def leadership_terms(state: WotrState, side: Side) -> tuple[Term, ...]:
    """What makes up the Leadership (W-BAT-11)."""
    negated = side is Side.SHADOW and current(state).negated
    leading = [
        figure
        for figure in fighters(state, side)
        if counts_as_leader(state, figure) and not (negated and figure == NAZGUL)
    ]
    terms = [Term("leaders", len(leading), Layer.PRINTED)]
    terms += [
        Term(who, CHARACTERS[who].leadership)
        for who in heroes(state, side)
        if not (negated and CHARACTERS[who].is_nazgul)
    ]
    return (*terms, Term("W-COMP-03", MOST_DICE, Layer.AT_MOST))


def leadership(state: WotrState, side: Side) -> int:
    """How many missed dice a side may roll again."""
    return total(leadership_terms(state, side))


def needed(state: WotrState, side: Side) -> int:
    """What a Combat die of a side must show (W-BAT-15, W-FORT-01 to 03, W-SIEGE-08)."""
    battle = current(state)
    if side is not battle.attacker:
        return HIT
    if battle.siege:
        return HARD_HIT
    walls = REGIONS[battle.target].settlement in (Settlement.CITY, Settlement.FORTIFICATION)
    return HARD_HIT if walls and battle.round == 1 else HIT


def hits(die: int, modifier: int, least: int) -> bool:
    """Whether a die hits: a 1 never, a 6 always (W-BAT-19, W-BAT-21, W-BAT-22)."""
    return die == HARD_HIT or (die > 1 and die + modifier >= least)


def is_beaten(state: WotrState, side: Side) -> bool:
    """Whether a side has no unit left in the battle."""
    return unit_count(fighters(state, side)) == 0
