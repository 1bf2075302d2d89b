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
    """Choose the secret picks of all other seats anew, as many as they have made."""
    made = {other: len(sealed_by(state, other)) for other in seats(state) if other != seat}
    if not any(made.values()):
        return
    frame, at = state.stack[-1]
    line = program(frame)[at]
    assert line.kind == ASK_SECRETLY, "picks are sealed only while they are being made"
    waiting = {decision.seat for decision in secret_decisions(state, line, frame)}
    finished = {other: other not in waiting for other in made}
    state.sealed[:] = [pick for pick in state.sealed if pick.seat == seat]
    for other, count in made.items():
        while finished[other] or len(sealed_by(state, other)) < count:
            decision = line.run(frame, state, other, sealed_by(state, other))
            if not isinstance(decision, Decision):
                break
            option = decision.options[chance.below(state, len(decision.options))]
            state.sealed.append(Sealed(other, option))
        if not finished[other]:
            unfinish(state, line, other)


def unfinish(state: State, line: Line, seat: Seat) -> None:
    """Take picks back until the seat, which is seen to be choosing, has something to choose."""
    frame, _ = state.stack[-1]
    while line.run(frame, state, seat, sealed_by(state, seat)) is None:
        last = max(i for i, pick in enumerate(state.sealed) if pick.seat == seat)
        del state.sealed[last]
