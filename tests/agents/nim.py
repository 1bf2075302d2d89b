"""Nim, the smallest game that one can play well: whoever takes the last stone wins."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.game import Game, Outcome, Panel, Sayable, Setup
from westmarch.kernel.records import Board, Option, Prompt, Seat
from westmarch.kernel.state import State


class Take(Option):
    """Take some stones."""

    stones: int


class HowMany(Prompt):
    """How many stones are taken."""


class NimState(State):
    """A heap, and whose turn it is."""

    stones: int = 0
    turn: Seat = Seat(0)


class Heap(Board):
    """What everybody sees."""

    stones: int


class Play(Frame):
    """Players take from one to three stones in turn."""

    def goes_on(self, state: NimState) -> bool:
        return state.stones > 0

    def may_take(self, state: NimState) -> Decision:
        most = min(3, state.stones)
        return Decision(state.turn, HowMany(), tuple(Take(n) for n in range(1, most + 1)))

    def take(self, state: NimState, choice: Take) -> None:
        state.stones -= choice.stones
        state.turn = Seat(1 - state.turn)

    STEPS = (While(goes_on, Ask(may_take, take)),)


class Nim(Game[NimState]):
    """The game as the kernel knows it."""

    name = "nim"
    title = "Nim"
    players = (2,)
    state = NimState
    board = Heap
    packages = (__name__,)

    def __init__(self, stones: int = 10) -> None:
        self.stones = stones

    def set_up(self, state: NimState, setup: Setup) -> None:
        state.stones = self.stones
        call(state, Play())

    def view(self, state: NimState, seat: Seat | None) -> Heap:
        return Heap(state.stones)

    def determinise(self, state: NimState, seat: Seat | None) -> None:
        """Nothing is hidden."""

    def secrets(self, state: NimState, seat: Seat | None) -> dict[str, str]:
        return {}

    def outcome(self, state: NimState) -> Outcome:
        winner = Seat(1 - state.turn)
        return Outcome((winner,), tuple(int(seat == winner) for seat in range(2)), "last")

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        return str(record)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        return ()
