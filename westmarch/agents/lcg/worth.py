"""How well a company of the Living Card Game stands, by what can be counted when a round begins."""

from __future__ import annotations

from westmarch.agents.search.judgement import Features
from westmarch.kernel.records import CardId, Seat
from westmarch.lcg.kinds import CardType, Stat
from westmarch.lcg.rules import values
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS

DOOM = 50
"""Who reaches so much threat is out of the game."""

WEIGHTS: dict[str, float] = {
    "even": -2.132,
    "gone": 0.000,
    "quest": -0.146,
    "last_stage": 0.412,
    "room": 0.091,
    "narrow": -0.012,
    "heroes": -0.238,
    "health": 0.114,
    "allies": 0.231,
    "will": 0.402,
    "attack": 0.131,
    "defense": -0.208,
    "staged": -0.484,
    "behind": -1.786,
    "foes": -0.480,
    "blows": -0.137,
    "lurking": 0.389,
    "active": 0.059,
    "resources": 0.058,
    "hand": 0.070,
    "round": -0.160,
}
"""What each feature counts, learnt by tools/learn-worth."""


def features(state: LcgState) -> Features:
    """What speaks for the players, or against them, taken for each of them on the average."""
    seats = [Seat(seat) for seat in range(state.players) if not state.eliminated[seat]]
    share = 1 / max(1, len(seats))
    own = [card for seat in seats for card in values.characters(state, seat)]
    heroes = [card for seat in seats for card in values.heroes(state, seat)]
    foes = [card for seat in seats for card in state.engaged[seat]]
    room = min((DOOM - state.threat[seat] for seat in seats), default=0)
    health = sum(values.hit_points_left(state, card) for card in heroes)
    staged = values.staging_threat(state)
    will = values.together(state, own, Stat.WILLPOWER)
    return {
        "even": 1.0,
        "gone": float(state.players - len(seats)),
        "quest": float(quest_left(state)) * share,
        "last_stage": float(not state.quest_deck),
        "room": float(room),
        "narrow": max(0.0, 12.0 - room),
        "heroes": len(heroes) * share,
        "health": health * share,
        "allies": (len(own) - len(heroes)) * share,
        "will": will * share,
        "attack": values.together(state, own, Stat.ATTACK) * share,
        "defense": values.together(state, own, Stat.DEFENSE) * share,
        "staged": staged * share,
        "behind": max(0.0, staged - will) * share,
        "foes": len(foes) * share,
        "blows": values.together(state, foes, Stat.ATTACK) * share,
        "lurking": sum(is_enemy(state, card) for card in state.staging) * share,
        "active": float(len(state.active)),
        "resources": sum(state.cards[card].resources for card in heroes) * share,
        "hand": sum(len(state.hand[seat]) for seat in seats) * share,
        "round": float(state.round),
    }


def is_enemy(state: LcgState, card: CardId) -> bool:
    """Whether a card is an enemy."""
    return CARDS[state.cards[card].code].type is CardType.ENEMY


def quest_left(state: LcgState) -> int:
    """How much progress is still to be made, at this stage and all that follow."""
    ahead = sum(CARDS[state.cards[card].code].quest_points or 0 for card in state.quest_deck)
    now = sum(
        max(0, (CARDS[state.cards[card].code].quest_points or 0) - state.cards[card].progress)
        for card in state.quest
    )
    return ahead + now
