"""A table: a game being played, with its log and the way it came about. The public face."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from operator import itemgetter

from westmarch.kernel import saved
from westmarch.kernel.chance import Scripted, ScriptMismatch, seeded
from westmarch.kernel.decisions import Decision, IllegalChoice
from westmarch.kernel.describing import Number
from westmarch.kernel.game import AnyGame, IllegalSetup, Outcome, Setup, checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyEvent, AnyOption, Reason, Record, Seat
from westmarch.kernel.saved import CannotLoad, CannotReenact, SavedGame
from westmarch.kernel.state import State, Told
from westmarch.kernel.text import option_from_text, option_text
from westmarch.kernel.views import View

STRIDE = 16
"""A copy of the state is kept at every sixteenth decision, so that undo need not start over."""


class Choice(Record):
    """What a seat chose."""

    seat: Seat
    option: AnyOption

    def text(self) -> str:
        """The choice as it stands in a saved game."""
        return f"{self.seat} {option_text(self.option)}"


class Table:
    """A game being played.

    `decision` says what is asked, `choose` answers, `view` shows what a seat knows. A table may
    go on from a state that was kept, and the choices that led there; its log begins then.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: int,
        script: Sequence[Scripted] = (),
        kept: tuple[State, Sequence[Choice]] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.script = tuple(script)
        state, choices = kept or (first_state(game, setup, seed, self.script), ())
        self.choices = list(choices)
        self.log: list[Told] = []
        self.position = Position(game, state, log=self.log)
        self.marks = [(len(self.choices), self.position.clone(), len(self.log))]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def decision(self) -> Decision:
        """What has to be decided; the first of several when seats choose in secret."""
        return self.position.decision

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Everything that waits to be decided; none when the game is over."""
        return self.position.decisions

    @property
    def seat(self) -> Seat:
        """Who has to decide."""
        return self.decision.seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return self.position.outcome

    def view(self, seat: Seat | None) -> View:
        """What a seat knows; `None` is a spectator."""
        return self.position.view(seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[AnyEvent]:
        """What a seat has seen happen, from a place in the log on."""
        seen = (told.to(seat) for told in self.log[since:])
        return [event for event in seen if event is not None]

    def why_not(self, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why a seat can do nothing with a subject such as `card:12` now; empty if it can."""
        return self.position.why_not(seat, subject)

    def numbers(self, seat: Seat | None, subject: str, language: str) -> tuple[Number, ...]:
        """The numbers of a subject such as `card:12`, as a seat may know them, and their terms."""
        return self.position.numbers(seat, subject, language)

    def choose(self, choice: AnyOption | str | int, seat: Seat | None = None) -> None:
        """Answer the decision with one of its options, given itself, in text, or by number."""
        decision = self.decision if seat is None else self.position.of(seat)
        option = self.option(decision, choice)
        self.position.take(decision.seat, option, self.log)
        self.choices.append(Choice(decision.seat, option))
        if len(self.choices) % STRIDE == 0:
            self.marks.append((len(self.choices), self.position.clone(), len(self.log)))

    def option(self, decision: Decision, choice: AnyOption | str | int) -> AnyOption:
        """The option that somebody means."""
        if isinstance(choice, str):
            return option_from_text(self.game, choice)
        if isinstance(choice, int):
            if not 0 <= choice < len(decision.options):
                raise IllegalChoice(f"there are {len(decision.options)} options, numbered from 0")
            return decision.options[choice]
        return choice

    def clone(self) -> Table:
        """A copy that can be played on without touching this one."""
        return self.at(len(self.choices))

    def at(self, number: int) -> Table:
        """The game as it stood before its choice of that number, re-enacted from the last mark."""
        if not 0 <= number <= len(self.choices):
            raise IllegalChoice(f"the game has {len(self.choices)} choices, numbered from 0")
        marks = bisect_right(self.marks, number, key=itemgetter(0))
        if not marks:
            earlier = Table(self.game, self.setup, self.seed, self.script)
        else:
            earlier = copy(self)
            made, position, logged = self.marks[marks - 1]
            earlier.position = position.clone()
            earlier.marks = self.marks[:marks]
            earlier.choices = self.choices[:made]
            earlier.log = self.log[:logged]
        for choice in self.choices[len(earlier.choices) : number]:
            earlier.choose(choice.option, choice.seat)
        return earlier

    def undo(self, to: int | None = None) -> None:
        """Take choices back: the last one, or all from a number on."""
        if not self.choices:
            raise IllegalChoice("nothing has been chosen yet")
        earlier = self.at(len(self.choices) - 1 if to is None else to)
        self.position, self.marks = earlier.position, earlier.marks
        self.choices, self.log = earlier.choices, earlier.log

    def saved(self) -> SavedGame:
        """The game as a record that can be stored."""
        return SavedGame(
            saved.FORMAT,
            self.game.name,
            self.game.version,
            self.setup,
            self.seed,
            self.script,
            tuple(choice.text() for choice in self.choices),
        )

    def save(self) -> str:
        """The game as text; `westmarch.load` reads it."""
        return self.saved().text()


def first_state(game: AnyGame, setup: Setup, seed: int, script: Sequence[Scripted]) -> State:
    """The state that a game begins with."""
    state = game.state(players=setup.players, generator=seeded(seed), script=list(script))
    assert isinstance(state, State)
    game.set_up(state, setup)
    return state


def reenact(game: AnyGame, record: SavedGame, choices: int | None = None) -> Table:
    """Play a saved game again, all of it or its first choices."""
    asked = record.setup
    try:
        setup = checked(game, asked.players, asked.options, asked.decks)
        table = Table(game, setup, record.seed, record.script)
    except (IllegalSetup, ScriptMismatch) as error:
        raise CannotLoad(f"the saved game cannot be set up: {error}") from error
    for number, choice in enumerate(record.choices[:choices]):
        seat, _, text = choice.partition(" ")
        try:
            table.choose(text, Seat(int(seat)))
        except (IllegalChoice, ScriptMismatch, ValueError) as error:
            raise CannotReenact(number, choice, str(error)) from error
    return table
