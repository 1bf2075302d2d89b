"""Procedures: records whose steps are the text of a rule, and the stack that they stand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar, cast

from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import AnyFrame, AnyOption, Record, Seat
from westmarch.kernel.state import Result, State

F = TypeVar("F", bound="Frame")
S = TypeVar("S", bound=State)
O = TypeVar("O", bound=AnyOption)  # noqa: E741
R = TypeVar("R", bool, int, str, tuple[int, ...])

Picks = tuple[tuple[AnyOption, ...], ...]
"""What each seat picked in secret, seat 0 first."""


class Frame(Record, AnyFrame, tag=True):
    """A rule being carried out: its local variables are fields, its steps stand in `STEPS`.

    A step is a method that takes the state. It may change the state through verbs and call other
    procedures, and returns its own frame if that changed.
    """

    STEPS: ClassVar[tuple[Step, ...]] = ()

    def returns(self) -> Result:
        """What the procedure hands back to its caller when it ends."""
        return None


class Ask:
    """A step that asks one question: `may_x` gives the decision, `x` carries the choice out.

    If `may_x` gives `None` there is nothing to ask and the step is over.
    """

    def __init__(
        self,
        question: Callable[[F, S], Decision | None],
        answer: Callable[[F, S, O], F | None],
    ) -> None:
        self.question: Callable[..., Decision | None] = question
        self.answer: Callable[..., Frame | None] = answer


class AskAgain(Ask):
    """A question that is asked again after each answer, until `may_x` gives `None`."""


class AskSecretly:
    """A step in which all seats choose at the same time, unseen by each other.

    `question` is put to each seat, with what that seat has picked so far, until it gives `None`.
    Then `reveal` receives all picks, those of seat 0 first.
    """

    def __init__(
        self,
        question: Callable[[F, S, Seat, tuple[AnyOption, ...]], Decision | None],
        reveal: Callable[[F, S, Picks], F | None],
    ) -> None:
        self.question: Callable[..., Decision | None] = question
        self.reveal: Callable[..., Frame | None] = reveal


class While:
    """Steps that are repeated as long as a test holds."""

    def __init__(self, test: Callable[[F, S], bool], *steps: Step) -> None:
        self.test: Callable[..., bool] = test
        self.steps = steps


Do = Callable[..., Frame | None]
Step = Do | Ask | AskSecretly | While | Frame
"""What a rule's text consists of; a procedure as a step is carried out there."""


def call(state: State, *frames: Frame) -> None:
    """Carry out these procedures, the first one first, before the caller's next step."""
    for frame in reversed(frames):
        state.stack.append((frame, 0))


def take(state: State, kind: type[R]) -> R:
    """Take the result that the procedure just called has left."""
    result = state.result
    assert isinstance(result, kind), f"expected a result of type {kind}, found {result!r}"
    state.result = None
    return result


class Kinds(dict[type[AnyFrame], bool]):
    """Which procedures are of certain kinds: there are few, so each is looked up once."""

    def __init__(self, *kinds: type[AnyFrame]) -> None:
        self.kinds = kinds

    def __missing__(self, kind: type[AnyFrame]) -> bool:
        found = self[kind] = issubclass(kind, self.kinds)
        return found


KINDS: dict[type[AnyFrame], Kinds] = {}


def enclosing(state: State, kind: type[F]) -> F | None:
    """The innermost procedure of a kind that is being carried out."""
    kinds = KINDS.get(kind)
    if kinds is None:
        kinds = KINDS[kind] = Kinds(kind)
    for frame, _ in reversed(state.stack):
        if kinds[type(frame)]:
            return cast("F", frame)
    return None


def amend(state: State, old: Frame, new: Frame) -> None:
    """Change the local variables of a procedure further down the stack."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame, step = state.stack[depth]
        if frame is old:
            state.stack[depth] = (new, step)
            return
    raise AssertionError(f"{old} is not being carried out")


def leave(state: State, kind: type[Frame], result: Result = None) -> None:
    """Break off the innermost procedure of a kind, with everything that it has called."""
    while state.stack:
        frame, _ = state.stack.pop()
        if isinstance(frame, kind):
            state.result = result
            return
    raise AssertionError(f"no {kind.__name__} is being carried out")


def end_game(state: State) -> None:
    """Break off everything: the game is over."""
    state.stack.clear()
