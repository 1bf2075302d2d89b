"""Views: what a seat knows, and states that are possible for it."""

from __future__ import annotations

from westmarch.kernel import chance
from westmarch.kernel.chance import seeded
from westmarch.kernel.decisions import Decision
from westmarch.kernel.engine import (
    ASK_SECRETLY,
    Line,
    program,
    sealed_by,
    seats,
    secret_decisions,
)
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyBoard, Record, Seat
from westmarch.kernel.state import Sealed, State


class View(Record):
    """All that a seat knows: the board as it sees it, who decides, and its own decision."""

    seat: Seat | None
    board: AnyBoard
    waiting: tuple[Seat, ...]
    decision: Decision | None


def see(game: AnyGame, state: State, decisions: tuple[Decision, ...], seat: Seat | None) -> View:
    """The view of a seat; `None` is a spectator."""
    own = next((decision for decision in decisions if decision.seat == seat), None)
    waiting = tuple(decision.seat for decision in decisions)
    return View(seat, game.view(state, seat), waiting, own)


def suppose(game: AnyGame, state: State, seat: Seat | None, seed: int) -> State:
    """A state that is possible for a seat: the unknown dealt anew, chance and sealed picks too.

    Scripted results go as well: what will be rolled is nobody's to know.
    """
    possible = state.clone()
    possible.generator = seeded(seed)
    possible.script.clear()
    game.determinise(possible, seat)
    reseal(possible, seat)
    return possible


def reseal(state: State, seat: Seat | None) -> None:
    """Choose the secret picks of all others anew who have finished; who has not begins again.

    How many picks somebody has made before he has finished is his secret, too.
    """
    if all(pick.seat == seat for pick in state.sealed):
        return
    frame, at = state.stack[-1]
    line = program(frame)[at]
    assert line.kind == ASK_SECRETLY, "picks are sealed only while they are being made"
    waiting = {decision.seat for decision in secret_decisions(state, line, frame)}
    state.sealed[:] = [pick for pick in state.sealed if pick.seat == seat]
    for other in seats(state):
        if other != seat and other not in waiting:
            pick_anew(state, line, other)


def pick_anew(state: State, line: Line, seat: Seat) -> None:
    """Let a seat choose at random until it has finished."""
    frame, _ = state.stack[-1]
    while True:
        decision = line.run(frame, state, seat, sealed_by(state, seat))
        if not isinstance(decision, Decision):
            return
        option = decision.options[chance.below(state, len(decision.options))]
        state.sealed.append(Sealed(seat, option))
