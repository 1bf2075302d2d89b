"""The loop that carries out steps until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskSecretly, Do, Frame, Picks, Step, While
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyFrame, AnyOption, Seat
from westmarch.kernel.state import Sealed, State, Told


class Test:
    """The head of a loop: go on, or leave to the step behind it."""

    def __init__(self, test: Callable[..., bool], exit_to: int) -> None:
        self.test = test
        self.exit_to = exit_to


class Back:
    """The foot of a loop."""

    def __init__(self, to: int) -> None:
        self.to = to


Line = Do | Ask | AskSecretly | Test | Back
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
    """Append steps to a program."""
    for step in steps:
        if isinstance(step, While):
            head = len(lines)
            lines.append(Back(head))
            lay(lines, step.steps)
            lines.append(Back(head))
            lines[head] = Test(step.test, len(lines))
        else:
            lines.append(step)


def advance(game: AnyGame, state: State, log: list[Told] | None = None) -> tuple[Decision, ...]:
    """Carry out steps until somebody must decide; no decision means that the game is over.

    Several decisions come only from an `AskSecretly`, one for each seat that has not finished.
    """
    stack = state.stack
    while True:
        if state.queue:
            tell(state, log)
        if state.waiting and state.waiting[-1][0] >= len(stack):
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
        if isinstance(line, Test):
            stack[-1] = (frame, at + 1 if line.test(frame, state) else line.exit_to)
        elif isinstance(line, Back):
            stack[-1] = (frame, line.to)
        elif isinstance(line, Ask):
            decision = line.question(frame, state)
            if decision is not None:
                assert decision.options, f"{decision.prompt} leaves no option"
                return (decision,)
            stack[-1] = (frame, at + 1)
        elif isinstance(line, AskSecretly):
            waiting = secret_decisions(state, line, frame)
            if waiting:
                return waiting
            picks = tuple(sealed_by(state, seat) for seat in seats(state))
            state.sealed.clear()
            carry_out(state, frame, at, line.reveal, picks)
        else:
            carry_out(state, frame, at, line)


def answer(state: State, seat: Seat, option: AnyOption) -> None:
    """Carry out a choice; the caller has checked that it is one of the options."""
    frame, at = state.stack[-1]
    line = program(frame)[at]
    if isinstance(line, AskSecretly):
        state.sealed.append(Sealed(seat, option))
        return
    assert isinstance(line, Ask), "nothing was asked"
    carry_out(state, frame, at, line.answer, option)


def carry_out(state: State, frame: AnyFrame, at: int, step: Do, *picked: AnyOption | Picks) -> None:
    """Do one step and keep the frame that it gives back."""
    stack = state.stack
    depth = len(stack) - 1
    stack[depth] = (frame, at + 1)
    changed = step(frame, state, *picked)
    if changed is not None and len(stack) > depth:
        current, following = stack[depth]
        if current is frame:
            stack[depth] = (changed, following)
        else:  # the step has left its own procedure, which is well, unless it is still there
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


def secret_decisions(state: State, line: AskSecretly, frame: AnyFrame) -> tuple[Decision, ...]:
    """What the seats still have to choose in secret."""
    asked = [line.question(frame, state, seat, sealed_by(state, seat)) for seat in seats(state)]
    return tuple(decision for decision in asked if decision is not None)


def sealed_by(state: State, seat: Seat) -> tuple[AnyOption, ...]:
    """What a seat has picked in secret so far."""
    return tuple(pick.option for pick in state.sealed if pick.seat == seat)


def seats(state: State) -> tuple[Seat, ...]:
    """All seats in order."""
    return tuple(Seat(number) for number in range(state.players))
