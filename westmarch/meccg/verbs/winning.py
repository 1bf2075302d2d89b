"""Somebody wins at once."""

from __future__ import annotations

from westmarch.kernel.records import Seat
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.state import MeccgState


def win(state: MeccgState, seat: Seat, how: str) -> None:
    """A player has won, and the game is over as soon as the step is (M-WIN-01 to 05)."""
    if state.winner is None:
        state.winner, state.how = seat, how
        emit(state, events.GameWon(seat, how))
