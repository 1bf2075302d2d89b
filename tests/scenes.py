"""Scenes: a table laid out freely, then acted on through decisions only.

A game derives its scene, which knows how to lay out its table; acting and looking is the same
for all. Every scene ends with `done()`: leftover decisions are how wrong tests pass.
"""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from westmarch.kernel.chance import Scripted
from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Frame, call
from westmarch.kernel.game import Game
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt, Reason, Seat
from westmarch.kernel.state import State, Told
from westmarch.kernel.views import View

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=AnyEvent)


class Scene(Generic[S]):
    """A moment of a game, set up as a test needs it."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.log: list[Told] = []
        self.position = Position(game, state, ())

    def script(self, *results: Scripted) -> Self:
        """Say what the next dice, draws and shuffles give."""
        self.state.script.extend(results)
        return self

    def begin(self, *procedures: Frame) -> Self:
        """Start carrying out procedures, the first one first."""
        call(self.state, *procedures)
        self.position = Position(self.game, self.state, log=self.log)
        return self

    @property
    def decision(self) -> Decision:
        """What has to be decided now."""
        return self.position.decision

    @property
    def seat(self) -> Seat:
        """Who has to decide now."""
        return self.decision.seat

    @property
    def prompt(self) -> AnyPrompt:
        """What is asked now."""
        return self.decision.prompt

    @property
    def options(self) -> tuple[AnyOption, ...]:
        """All that may be answered now."""
        return self.decision.options

    def choose(self, *options: AnyOption, seat: Seat | None = None) -> Self:
        """Answer one decision after another; each answer must be offered."""
        for option in options:
            decider = self.seat if seat is None else seat
            offered = self.position.of(decider).options
            assert option in offered, f"seat {decider} is not offered {option}, only {offered}"
            self.position.take(decider, option, self.log)
        return self

    def all_choose(self, option: AnyOption) -> Self:
        """Everybody gives this answer for as long as the same kind of question is asked."""
        asked = type(self.prompt)
        while not self.position.over and type(self.prompt) is asked:
            self.choose(option)
        return self

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind so far, whoever may see them."""
        return [entry.event for entry in self.log if isinstance(entry.event, kind)]

    def view(self, seat: int | None) -> View:
        """What a seat sees now."""
        return self.position.view(None if seat is None else Seat(seat))

    def why_not(self, seat: int, subject: str) -> tuple[Reason, ...]:
        """Why a seat can do nothing with a subject now."""
        return self.position.why_not(Seat(seat), subject)

    def done(self) -> None:
        """Nothing is left: no decision, no procedure, no scripted result, no broken invariant."""
        assert self.position.over, f"still to be decided: {self.position.decisions}"
        assert not self.state.stack, f"still being carried out: {self.state.stack}"
        assert not self.state.script, f"scripted, but never asked for: {self.state.script}"
        faults = self.game.faults(self.state)
        assert not faults, f"broken: {faults}"
