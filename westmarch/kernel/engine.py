"""The loop that carries out steps until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, AskSecretly, Do, Frame, Picks, Step, While
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyFrame, AnyOption, Seat
from westmarch.kernel.state import Result, Sealed, State, Told

NOTHING = Frame()


class Line:
    """One line of a procedure's program: a step, a question, a call, a loop's head, or the end.

    `next` is the line that follows; `to` is where a failed test or an answer leads.
    """

    __slots__ = ("answer", "called", "kind", "next", "run", "to")

    def __init__(
        self, kind: int, run: Callable[..., object], answer: Do | None, at: int, to: int = 0
    ) -> None:
        self.kind = kind
        self.run = run
        self.answer = answer
        self.next = at
        self.to = to
        self.called: AnyFrame = NOTHING


Stack = list[tuple[AnyFrame, int]]
DO, TEST, ASK, ASK_SECRETLY, CALL, END = range(6)
Program = tuple[Line, ...]

PROGRAMS: dict[type[AnyFrame], Program] = {}


def program(frame: AnyFrame) -> Program:
    """A procedure's steps with the loops laid flat, so that a step is one number."""
    known = PROGRAMS.get(type(frame))
    if known is None:
        assert isinstance(frame, Frame), f"{frame} is no procedure"
        lines: list[Line] = []
        lay(lines, frame.STEPS)
        lines.append(Line(END, type(frame).returns, None, 0))
        known = PROGRAMS[type(frame)] = tuple(lines)
    return known


def lay(lines: list[Line], steps: Sequence[Step]) -> None:
    """Append steps to a program; the last steps of a loop lead back to its head."""
    for step in steps:
        at = len(lines)
        if isinstance(step, While):
            head = Line(TEST, step.test, None, at + 1)
            lines.append(head)
            lay(lines, step.steps)
            head.to = len(lines)
            for line in lines[at + 1 :]:
                line.next = at if line.next == head.to else line.next
                line.to = at if line.to == head.to else line.to
        elif isinstance(step, Ask):
            then = at if isinstance(step, AskAgain) else at + 1
            lines.append(Line(ASK, step.question, step.answer, at + 1, then))
        elif isinstance(step, AskSecretly):
            lines.append(Line(ASK_SECRETLY, step.question, step.reveal, at + 1, at + 1))
        elif isinstance(step, Frame):
            line = Line(CALL, type(step).returns, None, at + 1)
            line.called = step
            lines.append(line)
        else:
            lines.append(Line(DO, step, None, at + 1))


def advance(game: AnyGame, state: State, log: list[Told] | None = None) -> tuple[Decision, ...]:
    """Carry out steps until somebody must decide; no decision means that the game is over.

    Several decisions come only from an `AskSecretly`, one for each seat that has not finished.
    """
    stack, queue, waiting, heeded = state.stack, state.queue, state.waiting, game.heeded
    while True:
        if queue:
            if log is not None:
                log.extend(queue)
            # The events now wait for their windows, the first one first.
            for told in reversed(queue):
                if heeded is None or type(told.event) in heeded:
                    waiting.append((len(stack), told.event))
            queue.clear()
        if waiting and waiting[-1][0] >= len(stack):
            open_window(game, state)
            continue
        if not stack:
            return ()
        frame, at = stack[-1]
        lines = PROGRAMS.get(type(frame)) or program(frame)
        while True:
            line = lines[at]
            kind, run = line.kind, line.run
            if kind == DO:
                depth = len(stack) - 1
                stack[depth] = here = (frame, line.next)
                changed = run(frame, state)
                if changed is not None:
                    keep(stack, here, depth, changed)
                if queue or waiting or len(stack) != depth + 1:
                    break
                frame, at = stack[depth]
                if frame is not here[0]:
                    lines = PROGRAMS.get(type(frame)) or program(frame)
            elif kind == TEST:
                at = line.next if run(frame, state) else line.to
            elif kind == ASK:
                decision = run(frame, state)
                if decision is not None:
                    assert isinstance(decision, Decision), f"{decision} is no decision"
                    assert decision.options, f"{decision.prompt} leaves no option"
                    stack[-1] = (frame, at)
                    state.chooser = decision.seat
                    return (decision,)
                at = line.next
            else:
                break
        if kind == DO:
            continue
        if kind == CALL:
            stack[-1] = (frame, line.next)
            stack.append((line.called, 0))
        elif kind == END:
            stack.pop()
            state.result = None if run is Frame.returns else returned(frame)
        else:
            stack[-1] = (frame, at)
            decisions = secret_decisions(state, line, frame)
            if decisions:
                return decisions
            picks = tuple(sealed_by(state, seat) for seat in seats(state))
            state.sealed.clear()
            carry_out(state, frame, line, picks)


def question(state: State) -> Callable[..., object] | None:
    """The question at which a state stands, if it is asked of one seat."""
    if not state.stack:
        return None
    frame, at = state.stack[-1]
    line = (PROGRAMS.get(type(frame)) or program(frame))[at]
    return line.run if line.kind == ASK else None


def can_ask(state: State) -> bool:
    """Whether the question at which a state stands makes sense in it, and has an answer."""
    asked = question(state)
    if asked is None:
        return True
    decision = asked(state.stack[-1][0], state)
    return isinstance(decision, Decision) and bool(decision.options)


def returned(frame: AnyFrame) -> Result:
    """What a procedure hands back to its caller."""
    assert isinstance(frame, Frame), f"{frame} is no procedure"
    return frame.returns()


def answer(state: State, seat: Seat, option: AnyOption) -> None:
    """Carry out a choice; the caller has checked that it is one of the options."""
    frame, at = state.stack[-1]
    line = PROGRAMS[type(frame)][at]
    state.chooser = seat
    if line.kind == ASK_SECRETLY:
        state.sealed.append(Sealed(seat, option))
        return
    assert line.kind == ASK, "nothing was asked"
    carry_out(state, frame, line, option)
    state.chooser = None


def carry_out(state: State, frame: AnyFrame, line: Line, picked: AnyOption | Picks) -> None:
    """Do what was chosen and keep the frame that it gives back."""
    do, stack = line.answer, state.stack
    assert do is not None, "a question has an answer"
    depth = len(stack) - 1
    stack[depth] = here = (frame, line.to)
    changed = do(frame, state, picked)
    if changed is not None:
        keep(stack, here, depth, changed)


def keep(stack: Stack, here: tuple[AnyFrame, int], depth: int, changed: object) -> None:
    """Put a changed frame where the old one stands, unless its procedure has been left."""
    frame, following = here
    assert isinstance(changed, AnyFrame), f"{frame} gave back {changed!r}, which is no procedure"
    if len(stack) > depth:
        current, step = stack[depth]
        if current is frame and step == following:
            stack[depth] = (changed, following)
        else:
            assert type(current) is not type(frame), f"{frame} was both amended and returned"
            assert all(other is not frame for other, _ in stack), f"something crept under {frame}"


def open_window(game: AnyGame, state: State) -> None:
    """Let the game answer the next event. When the game is over nothing is answered any more."""
    if not state.stack:
        state.waiting.clear()
        return
    window = game.window(state, state.waiting.pop()[1])
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
