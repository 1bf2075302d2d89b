"""Procedures, step by step: calls, results, loops, breaking off, windows in order."""

from __future__ import annotations

import pytest

from westmarch.kernel.decisions import Decision
from westmarch.kernel.engine import advance
from westmarch.kernel.frames import (
    Ask,
    AskAgain,
    Frame,
    While,
    amend,
    call,
    enclosing,
    end_game,
    leave,
    take,
)
from westmarch.kernel.game import Game, Outcome, Panel, Sayable, Setup
from westmarch.kernel.position import Position
from westmarch.kernel.records import (
    AnyEvent,
    AnyOption,
    Board,
    Event,
    Option,
    Prompt,
    Seat,
    replace,
)
from westmarch.kernel.state import State, Told, emit
from westmarch.kernel.windows import Pass, Window


class Diary(State):
    """Remembers what was done."""

    lines: list[str] = []


class Say(Option):
    """Say a word."""

    word: str


class What(Prompt):
    """What do you say?"""


class Shout(Event):
    """A word was shouted."""

    word: str


class Blank(Board):
    """Nothing to see."""


class Echoes(Game[Diary]):
    """A game in which every shout is written down before anything else happens."""

    name = "echoes"
    title = "Echoes"
    packages = (__name__,)
    state = Diary
    board = Blank
    players = (2,)

    def set_up(self, state: Diary, setup: Setup) -> None:
        call(state, Count(2))

    def window(self, state: Diary, event: AnyEvent) -> Frame | None:
        return Echo(event.word) if isinstance(event, Shout) else None

    def view(self, state: Diary, seat: Seat | None) -> Blank:
        return Blank()

    def determinise(self, state: Diary, seat: Seat | None) -> None:
        return None

    def secrets(self, state: Diary, seat: Seat | None) -> dict[str, str]:
        return {}

    def outcome(self, state: Diary) -> Outcome:
        return Outcome((), (0, 0), "silence")

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        return str(record)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        return ()


GAME = Echoes()


class Echo(Frame):
    """Writes a shout down; a long one is shouted again, shorter."""

    word: str

    def write(self, state: Diary) -> None:
        state.lines.append(f"echo {self.word}")
        if len(self.word) > 1:
            emit(state, Shout(self.word[1:]))

    STEPS = (write,)


class Note(Frame):
    """Writes a word down and hands back its length."""

    word: str

    def write(self, state: Diary) -> None:
        state.lines.append(self.word)

    def returns(self) -> int:
        return len(self.word)

    STEPS = (write,)


class Count(Frame):
    """Counts down."""

    left: int

    def more(self, state: Diary) -> bool:
        return self.left > 0

    def down(self, state: Diary) -> Count:
        state.lines.append(f"{self.left}")
        return replace(self, left=self.left - 1)

    STEPS = (While(more, down),)


class Both(Frame):
    """Calls two procedures at once and takes the result of the last."""

    def begin(self, state: Diary) -> None:
        state.lines.append("begin")
        call(state, Note("first"), Note("second!"))

    def end(self, state: Diary) -> None:
        state.lines.append(f"end {take(state, int)}")

    STEPS = (begin, end)


class Nested(Frame):
    """Two loops, one in the other."""

    outer: int = 0
    inner: int = 0

    def outside(self, state: Diary) -> bool:
        return self.outer < 2

    def inside(self, state: Diary) -> bool:
        return self.inner < 2

    def note(self, state: Diary) -> Nested:
        state.lines.append(f"{self.outer}{self.inner}")
        return replace(self, inner=self.inner + 1)

    def turn(self, state: Diary) -> Nested:
        return replace(self, outer=self.outer + 1, inner=0)

    STEPS = (While(outside, While(inside, note), turn),)


class Loud(Frame):
    """Shouts twice, calls, and shouts from what it calls."""

    def shout(self, state: Diary) -> None:
        emit(state, Shout("ab"))
        emit(state, Shout("c"))
        call(state, Note("called"))

    def after(self, state: Diary) -> None:
        state.lines.append("after")

    STEPS = (shout, after)


class Outer(Frame):
    """Something further down the stack that others change or break off."""

    word: str = "outer"

    def call_inner(self, state: Diary) -> None:
        call(state, Inner())

    def write(self, state: Diary) -> None:
        state.lines.append(f"{self.word} {state.result}")

    STEPS = (call_inner, write)


class Inner(Frame):
    """Asks what to do with the outer procedure."""

    def may_say(self, state: Diary) -> Decision:
        return Decision(Seat(0), What(), (Say("leave"), Say("amend"), Say("end"), Say("both")))

    def say(self, state: Diary, choice: Say) -> Inner | None:
        outer = enclosing(state, Outer)
        assert outer is not None
        match choice.word:
            case "leave":
                leave(state, Inner, result=7)
            case "end":
                emit(state, Shout("never answered"))
                end_game(state)
            case "amend":
                amend(state, outer, replace(outer, word="amended"))
            case _:
                amend(state, self, replace(self))
                return replace(self)
        return None

    def write(self, state: Diary) -> None:
        state.lines.append("inner")

    STEPS = (Ask(may_say, say), write)


class Silent(Frame):
    """Asks a question that need not be asked."""

    def may_say(self, state: Diary) -> Decision | None:
        return None

    def say(self, state: Diary, choice: Say) -> None:
        state.lines.append("said")

    STEPS = (Ask(may_say, say),)


class Insistent(Frame):
    """Asks again and again, the seats in turn, until two lines have been said."""

    def may_say(self, state: Diary) -> Decision | None:
        said = len(state.lines)
        return Decision(Seat(said % 2), What(), (Say("again"),)) if said < 2 else None

    def say(self, state: Diary, choice: Say) -> None:
        state.lines.append(f"{state.chooser} {choice.word}")
        call(state, Remark())

    STEPS = (AskAgain(may_say, say),)


class Remark(Frame):
    """Something that is called from an answer."""

    def make(self, state: Diary) -> None:
        state.lines[-1] += "!"

    STEPS = (make,)


class Mute(Frame):
    """Asks a question without options."""

    def may_say(self, state: Diary) -> Decision:
        return Decision(Seat(0), What(), ())

    def say(self, state: Diary, choice: Say) -> None:
        return None

    STEPS = (Ask(may_say, say),)


class Talk(Window[Diary]):
    """Two seats talk until both pass in a row."""

    def forced(self, state: Diary) -> Decision | None:
        return Decision(Seat(1), What(), (Say("forced"),)) if not state.lines else None

    def responses(self, state: Diary, seat: Seat) -> Decision:
        return Decision(seat, What(), (Pass(), Say(f"by {seat}")))

    def resolve(self, state: Diary, choice: AnyOption) -> None:
        assert isinstance(choice, Say)
        state.lines.append(choice.word)


def started(*frames: Frame) -> Position:
    state = Diary()
    call(state, *frames)
    return Position(GAME, state)


def lines(position: Position) -> list[str]:
    assert isinstance(position.state, Diary)
    return position.state.lines


def test_called_procedures_run_in_order_and_the_last_leaves_its_result() -> None:
    assert lines(started(Both())) == ["begin", "first", "second!", "end 7"]


def test_a_result_of_another_type_is_refused() -> None:
    state = Diary(result="seven")
    with pytest.raises(AssertionError, match="expected a result of type <class 'int'>"):
        take(state, int)


def test_loops_repeat_and_nest() -> None:
    assert lines(started(Count(3))) == ["3", "2", "1"]
    assert lines(started(Nested())) == ["00", "01", "10", "11"]


def test_windows_open_in_order_before_anything_else_goes_on() -> None:
    """What a window itself tells is answered before the next event, and all before the call."""
    assert lines(started(Loud())) == ["echo ab", "echo b", "echo c", "called", "after"]


def test_all_events_are_logged_in_the_order_in_which_they_were_told() -> None:
    state, log = Diary(), list[Told]()
    call(state, Loud())
    advance(GAME, state, log)
    assert [entry.event for entry in log] == [Shout("ab"), Shout("c"), Shout("b")]


def test_a_procedure_can_be_broken_off_with_a_result() -> None:
    position = started(Outer())
    position.take(Seat(0), Say("leave"))
    assert lines(position) == ["outer 7"]


def test_a_procedure_further_down_can_be_amended() -> None:
    position = started(Outer())
    position.take(Seat(0), Say("amend"))
    assert lines(position) == ["inner", "amended None"]


def test_the_game_can_end_in_the_middle_of_everything() -> None:
    position = started(Outer())
    position.take(Seat(0), Say("end"))
    assert position.over
    assert lines(position) == [], "a shout at the very end is not answered"


def test_a_step_cannot_both_amend_and_return_its_frame() -> None:
    position = started(Outer())
    with pytest.raises(AssertionError, match="was both amended and returned"):
        position.take(Seat(0), Say("both"))


def test_amending_or_leaving_what_is_not_there_is_refused() -> None:
    state = Diary()
    assert enclosing(state, Outer) is None
    with pytest.raises(AssertionError, match="is not being carried out"):
        amend(state, Outer(), Outer())
    with pytest.raises(AssertionError, match="no Outer is being carried out"):
        leave(state, Outer)


def test_a_question_that_need_not_be_asked_is_passed_over() -> None:
    position = started(Silent(), Note("next"))
    assert position.over
    assert lines(position) == ["next"]


def test_a_question_is_asked_again_until_there_is_nothing_to_ask() -> None:
    position = started(Insistent(), Note("next"))
    for seat in (Seat(0), Seat(1)):
        assert position.decision.seat == seat
        position.take(seat, Say("again"))
    assert position.over
    assert lines(position) == ["0 again!", "1 again!", "next"]


def test_a_question_without_options_is_an_error_of_the_rules() -> None:
    with pytest.raises(AssertionError, match="leaves no option"):
        started(Mute())


def test_a_window_does_what_is_forced_then_asks_until_all_pass_in_a_row() -> None:
    position = started(Talk(Shout("x")))
    asked = []
    for choice in (Say("forced"), Pass(), Say("by 1"), Pass(), Pass()):
        asked.append(position.decision.seat)
        position.take(position.decision.seat, choice)
    assert asked == [1, 0, 1, 0, 1]
    assert position.over
    assert lines(position) == ["forced", "by 1"]
