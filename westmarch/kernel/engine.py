"""The loop that carries out steps until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskSecretly, Do, Frame, Picks, Step, While
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyFrame, AnyOption, Seat
from westmarch.kernel.state import Sealed, State, Told


class Line:
    """One line of a procedure's program: a step, a question, or the head or foot of a loop."""

    __slots__ = ("answer", "kind", "run", "to")

    def __init__(self, kind: int, run: Callable[..., object], answer: Do | None, to: int) -> None:
        self.kind = kind
        self.run = run
        self.answer = answer
        self.to = to


DO, ASK, ASK_SECRETLY, TEST, BACK = range(5)
Program = tuple[Line, ...]

PROGRAMS: dict[type[AnyFrame], Program] = {}


def program(frame: AnyFrame) -> Program:
    """A procedure's steps with the loops laid flat, so that a step is one number."""
    known = PROGRAMS.get(type(frame))
    if known is None:
        assert isinstance(frame, Frame), f"{frame} is no procedure"
        lines: list[Line] = []
        lay(lines, frame.STEPS)
        known = PROGRAMS[type(frame)] = tuple(lines)
    return known


def lay(lines: list[Line], steps: Sequence[Step]) -> None:
    """Append steps to a program; a loop's head knows what follows it, its foot leads back."""
    for step in steps:
        if isinstance(step, While):
            head = Line(TEST, step.test, None, 0)
            start = len(lines)
            lines.append(head)
            lay(lines, step.steps)
            lines.append(Line(BACK, step.test, None, start))
            head.to = len(lines)
        elif isinstance(step, Ask):
            lines.append(Line(ASK, step.question, step.answer, 0))
        elif isinstance(step, AskSecretly):
            lines.append(Line(ASK_SECRETLY, step.question, step.reveal, 0))
        else:
            lines.append(Line(DO, step, None, 0))


def advance(game: AnyGame, state: State, log: list[Told] | None = None) -> tuple[Decision, ...]:
    """Carry out steps until somebody must decide; no decision means that the game is over.

    Several decisions come only from an `AskSecretly`, one for each seat that has not finished.
    """
    stack, waiting = state.stack, state.waiting
    while True:
        if state.queue:
            tell(state, log)
        if waiting and waiting[-1][0] >= len(stack):
            open_window(game, state)
            continue
        if not stack:
            return ()
        frame, at = stack[-1]
        lines = PROGRAMS.get(type(frame)) or program(frame)
        if at == len(lines):
            assert isinstance(frame, Frame)
            stack.pop()
            state.result = frame.returns()
            continue
        line = lines[at]
        kind = line.kind
        if kind == DO:
            stack[-1] = (frame, at + 1)
            depth = len(stack)
            changed = line.run(frame, state)
            if changed is not None:
                keep(state, frame, depth - 1, changed)
        elif kind == TEST:
            stack[-1] = (frame, at + 1 if line.run(frame, state) else line.to)
        elif kind == BACK:
            stack[-1] = (frame, line.to)
        elif kind == ASK:
            decision = line.run(frame, state)
            if decision is not None:
                assert isinstance(decision, Decision), f"{decision} is no decision"
                assert decision.options, f"{decision.prompt} leaves no option"
                return (decision,)
            stack[-1] = (frame, at + 1)
        else:
            decisions = secret_decisions(state, line, frame)
            if decisions:
                return decisions
            picks = tuple(sealed_by(state, seat) for seat in seats(state))
            state.sealed.clear()
            carry_out(state, frame, at, line, picks)


def answer(state: State, seat: Seat, option: AnyOption) -> None:
    """Carry out a choice; the caller has checked that it is one of the options."""
    frame, at = state.stack[-1]
    line = program(frame)[at]
    if line.kind == ASK_SECRETLY:
        state.sealed.append(Sealed(seat, option))
        return
    assert line.kind == ASK, "nothing was asked"
    carry_out(state, frame, at, line, option)


def carry_out(
    state: State, frame: AnyFrame, at: int, line: Line, picked: AnyOption | Picks
) -> None:
    """Do what was chosen and keep the frame that it gives back."""
    assert line.answer is not None, "a question has an answer"
    state.stack[-1] = (frame, at + 1)
    depth = len(state.stack)
    changed = line.answer(frame, state, picked)
    if changed is not None:
        keep(state, frame, depth - 1, changed)


def keep(state: State, frame: AnyFrame, depth: int, changed: object) -> None:
    """Put a changed frame where the old one stands, unless its procedure has been left."""
    stack = state.stack
    assert isinstance(changed, Frame), f"{frame} gave back {changed!r}, which is no procedure"
    if len(stack) > depth:
        current, following = stack[depth]
        if current is frame:
            stack[depth] = (changed, following)
        else:
            assert type(current) is not type(frame), f"{frame} was both amended and returned"
            assert all(other is not frame for other, _ in stack), f"something crept under {frame}"


def tell(state: State, log: list[Told] | None) -> None:
    """Log what was told; the events now wait for their windows, the first one first."""
    if log is not None:
        log.extend(state.queue)
    depth = len(state.stack)
    state.waiting.extend([(depth, told.event) for told in reversed(state.queue)])
    state.queue.clear()


def open_window(game: AnyGame, state: State) -> None:
    """Let the game answer the next event. When the game is over nothing is answered any more."""
    if not state.stack:
        state.waiting.clear()
        return
    _, event = state.waiting.pop()
    window = game.window(state, event)
    if window is not None:
        state.stack.append((window, 0))


def secret_decisions(state: State, line: Line, frame: AnyFrame) -> tuple[Decision, ...]:
    """What the seats still have to choose in secret."""
    asked = (line.run(frame, state, seat, sealed_by(state, seat)) for seat in seats(state))
    return tuple(decision for decision in asked if isinstance(decision, Decision))


def sealed_by(state: State, seat: Seat) -> tuple[AnyOption, ...]:
    """What a seat has picked in secret so far."""
    return tuple(pick.option for pick in state.sealed if pick.seat == seat)


def seats(state: State) -> tuple[Seat, ...]:
    """All seats in order."""
    return tuple(Seat(number) for number in range(state.players))
