"""A position: a state with the decisions that it waits for. What programs search in."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision, IllegalChoice
from westmarch.kernel.describing import Number
from westmarch.kernel.engine import advance, answer
from westmarch.kernel.game import AnyGame, Outcome
from westmarch.kernel.records import AnyOption, Reason, Seat
from westmarch.kernel.state import State, Told
from westmarch.kernel.text import touches
from westmarch.kernel.views import View, see, suppose


class Position:
    """A moment of a game at which somebody must decide, or which is its end."""

    __slots__ = ("decisions", "game", "state")

    def __init__(
        self,
        game: AnyGame,
        state: State,
        decisions: tuple[Decision, ...] | None = None,
        log: list[Told] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.decisions = advance(game, state, log) if decisions is None else decisions

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.decisions

    @property
    def decision(self) -> Decision:
        """What has to be decided; the first of several when seats choose in secret."""
        if not self.decisions:
            raise IllegalChoice("the game is over: nothing is left to decide")
        return self.decisions[0]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return self.game.outcome(self.state) if self.over else None

    def of(self, seat: Seat) -> Decision:
        """What a seat has to decide."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        raise IllegalChoice(f"seat {seat} has nothing to decide now")

    def take(self, seat: Seat, option: AnyOption, log: list[Told] | None = None) -> None:
        """Carry out one of the options that a seat has."""
        if option not in self.of(seat).options:
            raise IllegalChoice(f"{option} is none of the options of seat {seat}")
        answer(self.state, seat, option)
        self.decisions = advance(self.game, self.state, log)

    def clone(self) -> Position:
        """A copy that can be played on without touching this one."""
        return Position(self.game, self.state.clone(), self.decisions)

    def view(self, seat: Seat | None) -> View:
        """What a seat knows; `None` is a spectator."""
        return see(self.game, self.state, self.decisions, seat)

    def imagine(self, seat: Seat | None, seed: int) -> Position:
        """A position that is possible for a seat."""
        return Position(self.game, suppose(self.game, self.state, seat, seed))

    def why_not(self, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why a seat can do nothing with a subject such as `card:12` now; empty if it can."""
        own = (decision for decision in self.decisions if decision.seat == seat)
        if any(subject in touches(option) for decision in own for option in decision.options):
            return ()
        return self.game.why_not(self.state, seat, subject)

    def numbers(self, seat: Seat | None, subject: str, language: str) -> tuple[Number, ...]:
        """The numbers of a subject such as `card:12`, as a seat may know them, and their terms."""
        return self.game.numbers(self.state, seat, subject, language)
