"""Battles: cards, casualties, when to stand and when to go."""

from __future__ import annotations

from westmarch.agents.wotr import cards
from westmarch.agents.wotr.odds import odds
from westmarch.agents.wotr.sight import Sight
from westmarch.kernel.records import AnyOption
from westmarch.wotr import options as o
from westmarch.wotr.forces import RANK, unit_count
from westmarch.wotr.kinds import Rank
from westmarch.wotr.rules import board, fighting
from westmarch.wotr.state import Battle
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs.figures import hit_points

Rated = list[tuple[float, AnyOption]]

MOST_DICE = 5
DEAR_CARD = 3.0
"""A card of more worth is kept, unless much is at stake."""


def edge(sight: Sight) -> float:
    """How the attackers stand in the battle that is being fought."""
    battle = fighting.current(sight.state)
    where = battle.origin, battle.target
    return odds(sight.state, battle.attacker, battle.force, battle.characters, *where)


def at_stake(battle: Battle) -> int:
    """The Victory Points of the place that is fought for."""
    return REGIONS[battle.target].worth


def withdraw_worth(sight: Sight) -> float:
    """Whether defenders go into their Stronghold rather than fight in the open."""
    battle = fighting.current(sight.state)
    crowded = unit_count(fighting.fighters(sight.state, battle.attacker.enemy)) > 7
    return edge(sight) - (1.6 if crowded else 0.7)


def card_worth(sight: Sight) -> float:
    """Whether a Combat card is played: the cheapest is, if there is one to spare."""
    hand = sight.state.hands[sight.seat]
    battle = fighting.current(sight.state)
    spare = min((cards.in_hand(sight, card) for card in hand), default=9.0)
    return DEAR_CARD + at_stake(battle) + 0.3 * len(hand) - spare - 1.0


def combat_card(sight: Sight, option: AnyOption) -> float:
    """Which Combat card is played: the one that is missed least as an event."""
    return -cards.in_hand(sight, option.card) if isinstance(option, o.PickCard) else 0.0


def casualty(sight: Sight, option: AnyOption) -> float:
    """What is lost: Elites are reduced as long as every unit rolls a die."""
    battle = fighting.current(sight.state) if sight.state.battles else None
    count = MOST_DICE
    if battle is not None:
        count = unit_count(fighting.fighters(sight.state, sight.side))
    match option:
        case o.LoseFigure():
            return 2.0 if count > MOST_DICE else 1.0
        case o.ReduceElite():
            return 1.5
    return 0.0


def cease_worth(sight: Sight, option: AnyOption) -> float:
    """Whether the attack goes on."""
    battle = fighting.current(sight.state)
    stands = edge(sight)
    if isinstance(option, o.Cease):
        return 0.9
    if isinstance(option, o.ReduceElite):
        defenders = hit_points(fighting.fighters(sight.state, sight.enemy))
        force = unit_count(battle.force)
        return stands + 0.4 * at_stake(battle) - 0.2 * defenders if force > 2 else 0.0
    return stands + 0.1 * at_stake(battle)


def retreat_worth(sight: Sight, option: AnyOption) -> float:
    """Whether defenders stand, and where they go if not."""
    battle = fighting.current(sight.state)
    strong = board.controls_stronghold(sight.state, sight.side, battle.target)
    if not isinstance(option, o.RetreatTo):
        return (1.5 if strong else 1.0 + 0.3 * at_stake(battle)) - 0.5 * (edge(sight) > 3)
    home = 0.2 * REGIONS[option.region].worth if sight.is_own_home(option.region) else 0.0
    return 0.4 * edge(sight) + home - 0.02 * sight.danger.get(option.region, 0.0)


def slain(option: AnyOption) -> float:
    """Who is slain: the greatest of the enemy's."""
    match option:
        case o.PickCharacter(who):
            return 3.0 + CHARACTERS[who].level
        case o.PickFigure(figure):
            return 2.0 + (FIGURES[figure].rank is Rank.NAZGUL)
    return 0.0


def excess(option: AnyOption) -> float:
    """Who is put back when there are too many: Regulars before Elites."""
    return float(isinstance(option, o.PickFigure) and RANK[option.figure] is not Rank.ELITE)
