"""War of the Ring as the kernel knows it."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import CardFace, Number, Stop, Tally
from westmarch.kernel.frames import Frame
from westmarch.kernel.game import Game, Outcome, Panel, Sayable, Setting, Setup
from westmarch.kernel.records import (
    AnyEvent,
    AnyOption,
    AnyPrompt,
    Board,
    Option,
    Reason,
    Seat,
)
from westmarch.wotr import (
    asking,
    catalogue,
    numbers,
    panels,
    setup,
    stopping,
    text,
)
from westmarch.wotr.events import PhaseBegan, TurnBegan
from westmarch.wotr.faults import faults
from westmarch.wotr.rules import explaining, following, roles, scoring
from westmarch.wotr.settings import SETTINGS
from westmarch.wotr.state import WotrState
from westmarch.wotr.supposing import determinise, secrets
from westmarch.wotr.view import WotrBoard, view


class Wotr(Game[WotrState]):
    """War of the Ring, Collector's Edition, with the Third Age expansion."""

    name = "wotr"
    title = "War of the Ring"
    version = 1
    packages = ("westmarch.wotr",)
    state = WotrState
    board = WotrBoard
    players = (2, 3, 4)
    languages = ("en", "de")
    heeded = following.HEEDED

    def titled(self, language: str) -> str:
        """The title in a language."""
        return "Der Ringkrieg" if language == "de" else self.title

    def settings(self) -> tuple[Setting, ...]:
        """The expansion, and how the rules are read."""
        return SETTINGS

    def set_up(self, state: WotrState, setup_: Setup) -> None:
        """Lay out the first table."""
        setup.set_up(state, setup_)

    def window(self, state: WotrState, event: AnyEvent) -> Frame | None:
        """What follows at once."""
        return following.what_follows(state, event)

    def view(self, state: WotrState, seat: Seat | None) -> WotrBoard:
        """What a seat may see."""
        return view(state, seat)

    def determinise(self, state: WotrState, seat: Seat | None) -> None:
        """Deal anew what a seat does not know."""
        determinise(state, seat)

    def secrets(self, state: WotrState, seat: Seat | None) -> dict[str, str]:
        """What is hidden from a seat."""
        return secrets(state, seat)

    def outcome(self, state: WotrState) -> Outcome:
        """The side that has won, and what its players have scored."""
        return scoring.outcome(state)

    def faults(self, state: WotrState) -> tuple[str, ...]:
        """What must never be."""
        return faults(state)

    def heading(self, event: AnyEvent) -> int:
        """Turns, and the phases in them."""
        return 1 if isinstance(event, TurnBegan) else 2 if isinstance(event, PhaseBegan) else 0

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A record in words."""
        assert isinstance(board, WotrBoard)
        return text.say(record, panels.codes(board), language, players, sides=panels.sides(board))

    def say_option(
        self,
        option: AnyOption,
        asked: AnyPrompt,
        board: Board,
        language: str,
        players: tuple[str, ...] = (),
    ) -> str:
        """An option in words, as an answer to what was asked."""
        assert isinstance(board, WotrBoard)
        assert isinstance(option, Option)
        return text.say(option, panels.codes(board), language, players, asked, panels.sides(board))

    def why_not(self, state: WotrState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why nothing can be done with a card, a region, a nation, a Character, the Fellowship."""
        return explaining.why_not(state, seat, subject)

    def numbers(
        self, state: WotrState, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        """The numbers of the battle, the Hunt, a side or a region, with their terms."""
        return numbers.numbers(state, seat, subject, language)

    def stops(self, language: str) -> tuple[Stop, ...]:
        """The moments at which one may decline."""
        return stopping.stops(language)

    def stop_at(self, decision: Decision) -> str | None:
        """Which of them a decision is."""
        return stopping.stop_at(decision)

    def is_heard(self, prompt: AnyPrompt) -> bool:
        """Whether others may hear a question."""
        return asking.is_heard(prompt)

    def faces(self, language: str) -> tuple[CardFace, ...]:
        """All Event cards and Characters, with their generated text."""
        return catalogue.faces(language)

    def tallies(self, language: str) -> tuple[Tally, ...]:
        """How many halves of Event cards there are."""
        return catalogue.tallies(language)

    def roles(self, players: int, language: str) -> tuple[str, ...]:
        """The side of each seat, and its nations if it shares the side with another."""
        return panels.roles(players, language)

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The Free Peoples and the Shadow (W-COMP-01)."""
        return tuple(roles.SEATS[players].values())

    def subjects(self, board: Board, language: str) -> dict[str, str]:
        """The cards that the beholder knows, and what is on the board."""
        assert isinstance(board, WotrBoard)
        return panels.subjects(board, language)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """The table for plain drawings."""
        assert isinstance(board, WotrBoard)
        return panels.panels(board, language)


GAME = Wotr()
