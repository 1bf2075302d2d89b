"""The Middle-earth CCG as the kernel knows it."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.deckforms import DeckCount, DeckForm
from westmarch.kernel.describing import CardFace, Number, Stop, Tally
from westmarch.kernel.frames import Frame
from westmarch.kernel.game import (
    Converted,
    DeckContents,
    Game,
    Outcome,
    Panel,
    Remark,
    Sayable,
    Setting,
    Setup,
)
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt, Board, Option, Reason, Seat
from westmarch.meccg import apart, asking, catalogue, panels, setup, stopping, text
from westmarch.meccg.board import MeccgBoard
from westmarch.meccg.counting import counted
from westmarch.meccg.decks import brought, forms
from westmarch.meccg.decks.exchange.writing import FORMATS
from westmarch.meccg.events import Answered, GameWon, PhaseBegan, TurnBegan
from westmarch.meccg.faults import faults
from westmarch.meccg.rules import explaining
from westmarch.meccg.rules.answering import Answers
from westmarch.meccg.rules.turns import Finish
from westmarch.meccg.scoring import outcome
from westmarch.meccg.settings import SETTINGS
from westmarch.meccg.state import MeccgState
from westmarch.meccg.supposing import determinise, secrets
from westmarch.meccg.view import view


class Meccg(Game[MeccgState]):
    """The Middle-earth CCG."""

    name = "meccg"
    title = "Middle-earth CCG"
    packages = ("westmarch.meccg",)
    state = MeccgState
    board = MeccgBoard
    players = (2,)
    deck_formats = FORMATS
    heeded = frozenset({Answered, GameWon})

    def titled(self, language: str) -> str:
        """The title in a language."""
        return "Mittelerde: Das Sammelkartenspiel" if language == "de" else self.title

    def settings(self) -> tuple[Setting, ...]:
        """Length, kind of game, errata, optional rules, and what decks may hold."""
        return SETTINGS

    def set_up(self, state: MeccgState, setup_: Setup) -> None:
        """Lay out the first table."""
        setup.set_up(state, setup_)

    def window(self, state: MeccgState, event: AnyEvent) -> Frame | None:
        """What cards answer to what has happened; or the end of the game."""
        if isinstance(event, GameWon):
            return Finish()
        return Answers(event.answers) if isinstance(event, Answered) else None

    def view(self, state: MeccgState, seat: Seat | None) -> MeccgBoard:
        """What a seat may see."""
        return view(state, seat)

    def determinise(self, state: MeccgState, seat: Seat | None) -> None:
        """Deal anew what a seat does not know."""
        determinise(state, seat)

    def secrets(self, state: MeccgState, seat: Seat | None) -> dict[str, str]:
        """What is hidden from a seat."""
        return secrets(state, seat)

    def outcome(self, state: MeccgState) -> Outcome:
        """Who has more points, or has won outright."""
        return outcome(state)

    def faults(self, state: MeccgState) -> tuple[str, ...]:
        """What must never be."""
        return tuple(faults(state))

    def heading(self, event: AnyEvent) -> int:
        """Turns, and the phases in them."""
        return 1 if isinstance(event, TurnBegan) else 2 if isinstance(event, PhaseBegan) else 0

    def starter_decks(self, language: str) -> dict[str, str]:
        """The stored decks."""
        return brought.described(language)

    def check_deck(self, text: str, options: dict[str, str], language: str) -> tuple[Remark, ...]:
        """What is to be said about a deck (M-DECK)."""
        return brought.remarks(text, options, language)

    def convert_deck(self, text: str, format: str, language: str) -> Converted:
        """A deck in another format."""
        return brought.convert(text, format, language)

    def read_deck(self, text: str, language: str) -> DeckContents:
        """What is in a deck."""
        return brought.opened(text, language)

    def deck_form(self, language: str) -> DeckForm:
        """Pool, play deck, location deck and sideboard of an alignment (M-DECK-01 to 03)."""
        return forms.form(language)

    def deck_terms(self) -> tuple[Setting, ...]:
        """Decks are checked for an opponent."""
        return forms.TERMS

    def count_deck(self, text: str, language: str) -> tuple[DeckCount, ...]:
        """Resources, hazards and creatures."""
        return brought.counted(text, language)

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A record in words."""
        assert isinstance(board, MeccgBoard)
        return text.say(record, panels.reader_of(board, language, players))

    def say_option(
        self,
        option: AnyOption,
        asked: AnyPrompt,
        board: Board,
        language: str,
        players: tuple[str, ...] = (),
    ) -> str:
        """An option in words, as an answer to what was asked."""
        assert isinstance(board, MeccgBoard)
        assert isinstance(option, Option)
        return text.say(option, panels.reader_of(board, language, players), asked)

    def say_options(
        self, decision: Decision, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """All options of a decision in words, no two the same."""
        assert isinstance(board, MeccgBoard)
        return apart.said(decision, board, panels.reader_of(board, language, players))

    def why_not(self, state: MeccgState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why nothing can be done with a card."""
        return explaining.why_not(state, seat, subject)

    def numbers(
        self, state: MeccgState, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        """The numbers of a card, a player or the attack, with their terms."""
        return counted(state, seat, subject, language)

    def stops(self, language: str) -> tuple[Stop, ...]:
        """The moments at which one may let things be."""
        return stopping.stops(language)

    def stop_at(self, decision: Decision) -> str | None:
        """Which of them a decision is."""
        return stopping.stop_at(decision)

    def is_heard(self, prompt: AnyPrompt) -> bool:
        """Whether others may hear a question."""
        return asking.is_heard(prompt)

    def faces(self, language: str) -> tuple[CardFace, ...]:
        """All cards, with their generated text."""
        return catalogue.faces(language)

    def tallies(self, language: str) -> tuple[Tally, ...]:
        """How many cards of each set and kind there are."""
        return catalogue.tallies(language)

    def subjects(self, board: Board, language: str) -> dict[str, str]:
        """The cards that the beholder knows, and the companies."""
        assert isinstance(board, MeccgBoard)
        return panels.subjects(board, language)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """The table for plain drawings."""
        assert isinstance(board, MeccgBoard)
        return panels.panels(board, language)


GAME = Meccg()
