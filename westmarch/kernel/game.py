"""What a game is to the kernel: the functions that every game names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeAlias, TypeVar

from westmarch.kernel.decisions import Decision
from westmarch.kernel.deckforms import DeckCount, DeckForm
from westmarch.kernel.describing import CardFace, Choice, Number, SettingWords, Stop, Tally
from westmarch.kernel.frames import Frame
from westmarch.kernel.records import (
    AnyEvent,
    AnyOption,
    AnyPrompt,
    Board,
    Reason,
    Record,
    Seat,
)
from westmarch.kernel.state import State

S = TypeVar("S", bound=State)


class Setting(Record):
    """One thing that can be chosen before a game: a scenario, a mode, the length of a journey.

    `said` has it in words, by language; what is missing there is called by its code.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    said: dict[str, SettingWords] = {}

    def words(self, language: str) -> SettingWords:
        """The setting and its choices, as people read them."""
        codes = tuple(Choice(code, code) for code in self.choices)
        return self.said.get(language, SettingWords(self.name, "", codes))


class Setup(Record):
    """What a game starts from, beside its seed."""

    players: int
    options: dict[str, str] = {}
    decks: tuple[str, ...] = ()


class IllegalSetup(Exception):
    """The options or decks do not make a game; it says what to change, in both languages."""

    def __init__(self, english: str, german: str) -> None:
        super().__init__(english, german)
        self.english, self.german = english, german

    def __str__(self) -> str:
        return self.english

    def words(self, language: str) -> str:
        """What to change, in a language."""
        return self.german if language == "de" else self.english


class Outcome(Record):
    """How a game ended: who won, what each seat scored, and by what (a code that `say` knows)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str


class Panel(Record):
    """A part of the table for plain drawings, as the terminal makes them: a title and rows."""

    title: str
    rows: tuple[tuple[str, ...], ...]
    seat: Seat | None = None


class Remark(Record):
    """Something to be said about a deck, with the rules behind it and the line that it is about.

    A deck with a fault cannot be played, or not as it was meant; other remarks are advice.
    """

    words: str
    rules: tuple[str, ...] = ()
    line: int | None = None
    is_fault: bool = True


class Converted(Record):
    """A deck in another format, and what is to be said about it, as lines that are not in it."""

    text: str
    remarks: tuple[Remark, ...] = ()


class DeckContents(Record):
    """What is in a deck: copies by the codes of cards, in each of its parts.

    `side` is what it declares itself to be. A deck without parts is one part without a name.
    """

    name: str
    side: str | None
    parts: dict[str, dict[str, int]]
    remarks: tuple[Remark, ...] = ()


Sayable = AnyEvent | AnyOption | AnyPrompt | Reason | Outcome


class Game(ABC, Generic[S]):
    """The functions that make a game. States are passed in; a game holds nothing that changes."""

    name: str
    """Short and lower case, as in `westmarch.new("lcg")`."""

    title: str
    """As on the box, in English; `titled` has it in other languages."""

    version: int = 1
    """Raised when an older saved game no longer re-enacts."""

    packages: tuple[str, ...]
    """The modules whose records make up the game's vocabulary."""

    state: type[S]
    """The type of the game's state."""

    board: type[Board]
    """The type of what `view` gives."""

    players: tuple[int, ...]
    """How many can play, the usual number first."""

    languages: tuple[str, ...] = ("en", "de")

    deck_formats: tuple[str, ...] = ()
    """The formats in which decks can be written, the plainest first; none if there are no decks."""

    heeded: frozenset[type[AnyEvent]] | None = None
    """The kinds of events that `window` may answer; `None` stands for all."""

    sheet: type[Record] | None = None
    """The type of the game's score sheet, if it has one; `score_sheet` fills it in."""

    cooperative: bool = False
    """Whether all players win or lose together."""

    campaign: type[Record] | None = None
    """The type of a campaign, several games in a row, if the game has any."""

    def titled(self, language: str) -> str:
        """The title in a language."""
        return self.title

    def settings(self) -> tuple[Setting, ...]:
        """What can be chosen before a game."""
        return ()

    @abstractmethod
    def set_up(self, state: S, setup: Setup) -> None:
        """Lay out an empty table and call its first procedure; the settings have been checked."""

    def window(self, state: S, event: AnyEvent) -> Frame | None:
        """The procedure that lets the table answer an event, if anything could."""
        return None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Board:
        """What a seat may see; `None` is a spectator."""

    @abstractmethod
    def determinise(self, state: S, seat: Seat | None) -> None:
        """Deal anew, by the state's own generator, whatever the seat does not know.

        The state is a copy whose generator and sealed picks the kernel has replaced already.
        """

    @abstractmethod
    def secrets(self, state: S, seat: Seat | None) -> dict[str, str]:
        """What is hidden from a seat, by place: for checks, and for games that are over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Who has won; asked when the game is over."""

    def why_not(self, state: S, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why a seat can do nothing with a subject such as `card:12` now; empty if it can."""
        return ()

    def numbers(
        self, state: S, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        """The numbers of a subject such as `card:12`, `seat:0` or `table`, and how they come about.

        They tell a seat nothing that its view hides.
        """
        return ()

    def stops(self, language: str) -> tuple[Stop, ...]:
        """The kinds of moments at which a player may want to pass without being asked."""
        return ()

    def stop_at(self, decision: Decision) -> str | None:
        """The name of the stop that a decision is; `None` if its player must always be asked."""
        return None

    def is_heard(self, prompt: AnyPrompt) -> bool:
        """Whether others may hear what somebody is asked, unless it names a hidden card."""
        return False

    def rules_of(self, decision: Decision) -> tuple[str, ...]:
        """The rules behind a question, by id."""
        return decision.rules

    def heading(self, event: AnyEvent) -> int:
        """1 if an event begins a turn or round, 2 if it begins a phase, else 0."""
        return 0

    def faults(self, state: S) -> tuple[str, ...]:
        """Invariants that do not hold: a card in two places, a negative count."""
        return ()

    @abstractmethod
    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A prompt, option, event, reason or outcome in words.

        `players` are the names of those at the table; without them the seats have names.
        """

    def say_option(
        self,
        option: AnyOption,
        asked: AnyPrompt,
        board: Board,
        language: str,
        players: tuple[str, ...] = (),
    ) -> str:
        """An option in words, as an answer to what was asked."""
        return self.say(option, board, language, players)

    def say_options(
        self, decision: Decision, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """All options of a decision in words, which should tell each from the others."""
        return tuple(
            self.say_option(option, decision.prompt, board, language, players)
            for option in decision.options
        )

    def seat_name(self, seat: Seat, language: str) -> str:
        """What a seat is called."""
        return f"{'Spieler' if language == 'de' else 'Player'} {seat + 1}"

    def roles(self, players: int, language: str) -> tuple[str, ...]:
        """What each seat plays in a game for so many, if they do not all play the same."""
        return ()

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together in a game for so many; else each for itself."""
        seats = tuple(map(Seat, range(players)))
        return (seats,) if self.cooperative else tuple((seat,) for seat in seats)

    @abstractmethod
    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """The board for plain drawings."""

    def subjects(self, board: Board, language: str) -> dict[str, str]:
        """What on a board can be asked about, as `card:12`, and what it is called."""
        return {}

    def faces(self, language: str) -> tuple[CardFace, ...]:
        """All cards of the game, as they are typeset and listed."""
        return ()

    def tallies(self, language: str) -> tuple[Tally, ...]:
        """What else is counted of the cards, if a card has parts of its own."""
        return ()

    def starter_decks(self, language: str) -> dict[str, str]:
        """The decks that can be brought by their names alone, and what is in them."""
        return {}

    def check_deck(self, text: str, options: dict[str, str], language: str) -> tuple[Remark, ...]:
        """What is to be said about a deck, as it stands in a file or by its name, under options."""
        raise without_decks(self)

    def convert_deck(self, text: str, format: str, language: str) -> Converted:
        """A deck in another format, one of `deck_formats`."""
        raise without_decks(self)

    def read_deck(self, text: str, language: str) -> DeckContents:
        """What is in a deck, in whatever format it is written."""
        raise without_decks(self)

    def deck_form(self, language: str) -> DeckForm:
        """Of what parts the game's decks are, and where each card belongs."""
        return DeckForm()

    def deck_terms(self) -> tuple[Setting, ...]:
        """For what decks can be checked, beside the settings of a game: for an opponent."""
        return ()

    def count_deck(self, text: str, language: str) -> tuple[DeckCount, ...]:
        """What is counted of a deck, beside the cards of its parts."""
        return ()

    def advice(self, setup: Setup, language: str) -> tuple[Remark, ...]:
        """What players should know about a set-up that is legal, before they begin."""
        return ()

    def score_sheet(self, state: S, names: tuple[str, ...], date: str) -> Record | None:
        """A finished game as a record of type `sheet`; a name may be empty."""
        return None

    def score_panels(self, sheet: Record, language: str) -> tuple[Panel, ...]:
        """One score sheet for plain drawings."""
        return ()

    def score_list(self, sheets: tuple[Record, ...], language: str) -> Panel:
        """Past games, one row each; the first row has the headings."""
        return Panel(self.title, ())

    def score_page(self, sheets: tuple[Record, ...], language: str) -> str:
        """Past games as a page in HTML that can be printed."""
        return ""

    def begin_campaign(self, setup: Setup, hardened: bool) -> Record:
        """A campaign before its first game; hardened if the group wants the harder variant."""
        german = f"{self.titled('de')} hat keine Kampagne"
        raise IllegalSetup(f"{self.title} has no campaign", german)

    def campaign_setup(self, stand: Record) -> Setup | None:
        """The next game of a campaign; `None` if the campaign is over."""
        return None

    def campaign_goes_on(self, stand: Record, finished: S) -> Record:
        """Where a campaign stands when its present game is over."""
        return stand

    def campaign_sheet(self, stand: Record, sheet: Record) -> Record:
        """The score sheet of a campaign's present game, as a part of the campaign."""
        return sheet

    def campaign_panels(self, stand: Record, language: str) -> tuple[Panel, ...]:
        """Where a campaign stands, for plain drawings."""
        return ()


AnyGame: TypeAlias = Game[Any]
"""A game whose state only itself knows: the one door through which states pass unchecked."""


def without_decks(game: AnyGame) -> IllegalSetup:
    """Somebody brings a deck to a game that has none."""
    german = f"{game.titled('de')} wird ohne Decks gespielt"
    return IllegalSetup(f"{game.title} is played without decks", german)


def checked(
    game: AnyGame, players: int | None, options: dict[str, str], decks: tuple[str, ...]
) -> Setup:
    """A complete set-up from what somebody asked for, or an error that says what to change."""
    count = game.players[0] if players is None else players
    if count not in game.players:
        can = ", ".join(str(number) for number in sorted(game.players))
        raise IllegalSetup(
            f"{game.title} is for {can} players, not {count}",
            f"{game.titled('de')} ist für {can} Spieler, nicht für {count}",
        )
    return Setup(count, chosen(game, game.settings(), options), decks)


def chosen(game: AnyGame, settings: tuple[Setting, ...], options: dict[str, str]) -> dict[str, str]:
    """A choice for each of some settings: the one asked for, or the usual one."""
    known = {setting.name: setting for setting in settings}
    for name, value in options.items():
        if name not in known:
            names = ", ".join(known)
            raise IllegalSetup(
                f"{game.title} has no option {name!r}; its options are: {names or 'none'}",
                f"{game.titled('de')} hat keine Einstellung {name!r}; "
                f"die Einstellungen sind: {names or 'keine'}",
            )
        if value not in known[name].choices:
            can = ", ".join(known[name].choices)
            raise IllegalSetup(
                f"the option {name!r} cannot be {value!r}; choose one of: {can}",
                f"die Einstellung {name!r} kann nicht {value!r} sein; wähle eine von: {can}",
            )
    return {name: options.get(name, setting.default) for name, setting in known.items()}
