"""When the council can be called (M-WIN-07 to 14, M-GAP-19)."""

from __future__ import annotations

from westmarch.kernel.records import Seat
from westmarch.meccg import scoring
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.state import MeccgState

ENOUGH = {1: 20, 2: 25, 3: 30, 4: 40}
"""The marshalling points with which the council can be called a deck earlier (M-GAP-19)."""


def is_over(state: MeccgState) -> bool:
    """Whether the last turn is over: both decks exhausted, or the council called (M-WIN-07, 12)."""
    if state.last is not None and state.turn >= state.last:
        return True
    return all(times >= state.length for times in state.exhausted)


def may_call(state: MeccgState, seat: Seat) -> bool:
    """Whether a player meets the conditions for calling the council (M-WIN-08, M-WIN-09)."""
    if state.last is not None:
        return False
    times = state.exhausted[seat]
    if times >= state.length:
        return True
    if times < state.length - 1:
        return False
    return sum(scoring.points(state, seat, calling=True).values()) >= ENOUGH[state.length]


def needs_card(state: MeccgState, seat: Seat) -> bool:
    """Whether a player can call the council only by a card (M-WIN-13)."""
    return state.alignments[seat] in (Alignment.MINION, Alignment.BALROG)
