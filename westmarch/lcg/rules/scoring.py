"""Scoring a won game (L-SCORE)."""

from __future__ import annotations

from westmarch.kernel.records import Seat
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS
from westmarch.lcg.verbs import MAX_THREAT

ROUND = 10


def score(state: LcgState) -> int:
    """Threat, dead heroes, damage, rounds, less victory points; lower is better (L-SCORE-02)."""
    own = sum(subtotal(state, Seat(number)) for number in range(state.players))
    return own + ROUND * state.rounds_completed - victory_points(state)


def subtotal(state: LcgState, seat: Seat) -> int:
    """One player's line of the score sheet (L-SCORE-09)."""
    return final_threat(state, seat) + dead_heroes(state, seat) + hero_damage(state, seat)


def final_threat(state: LcgState, seat: Seat) -> int:
    """A player's threat; an eliminated player's counts as 50 (L-SCORE-05)."""
    return MAX_THREAT if state.eliminated[seat] else state.threat[seat]


def dead_heroes(state: LcgState, seat: Seat) -> int:
    """The threat costs of a player's dead heroes (L-SCORE-02, L-SCORE-06)."""
    return sum(
        CARDS[card.code].threat_cost or 0
        for card in state.cards
        if card.owner == seat
        and CARDS[card.code].type is CardType.HERO
        and card.zone is not Zone.PLAY
    )


def hero_damage(state: LcgState, seat: Seat) -> int:
    """The damage on a player's heroes in play; allies do not count (L-SCORE-04)."""
    heroes = (c for c in state.area[seat] if CARDS[state.cards[c].code].type is CardType.HERO)
    return sum(state.cards[card].damage for card in heroes)


def victory_points(state: LcgState) -> int:
    """The victory points that the group has won (L-KEY-24)."""
    return sum(CARDS[state.cards[card].code].victory for card in state.victory)
