"""Windows: what may happen because something has happened."""

from __future__ import annotations

from typing import Generic, TypeVar

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While
from westmarch.kernel.records import AnyEvent, AnyOption, Option, Seat, replace
from westmarch.kernel.state import State

S = TypeVar("S", bound=State)


class Pass(Option):
    """Do nothing."""


class Window(Frame, Generic[S]):
    """After an event: forced effects first, then responses in player order until all pass in a row.

    A game derives its windows from this one, says who may do what, and opens one from
    `Game.window`: always, if a hidden hand might answer, so that a pause gives nothing away.
    """

    event: AnyEvent
    asked: int = 0
    passes: int = 0

    def forced(self, state: S) -> Decision | None:
        """The choice between the forced effects that still wait, or `None`."""
        return None

    def order(self, state: S) -> tuple[Seat, ...]:
        """The seats that may respond, the first one first."""
        return tuple(Seat(number) for number in range(state.players))

    def responses(self, state: S, seat: Seat) -> Decision:
        """What this seat may do now, `Pass()` among it."""
        raise AssertionError(f"{type(self).__name__} does not say what may be answered")

    def resolve(self, state: S, choice: AnyOption) -> None:
        """Carry out a forced effect or a response."""
        raise AssertionError(f"{type(self).__name__} does not say how {choice} is carried out")

    def has_forced(self, state: S) -> bool:
        """Whether a forced effect still waits."""
        return self.forced(state) is not None

    def which_forced(self, state: S) -> Decision | None:
        """Somebody chooses the forced effect that happens next."""
        return self.forced(state)

    def carry_out(self, state: S, choice: AnyOption) -> None:
        """The forced effect happens."""
        self.resolve(state, choice)

    def is_open(self, state: S) -> bool:
        """Whether not everybody has passed in a row."""
        return self.passes < len(self.order(state))

    def may_respond(self, state: S) -> Decision:
        """The next seat in order responds or passes."""
        order = self.order(state)
        return self.responses(state, order[self.asked % len(order)])

    def respond(self, state: S, choice: AnyOption) -> Window[S]:
        """A response is carried out, and everybody may respond again."""
        if isinstance(choice, Pass):
            return replace(self, asked=self.asked + 1, passes=self.passes + 1)
        self.resolve(state, choice)
        return replace(self, asked=self.asked + 1, passes=0)

    STEPS = (
        While(has_forced, Ask(which_forced, carry_out)),
        While(is_open, Ask(may_respond, respond)),
    )
