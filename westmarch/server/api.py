"""What goes over HTTP in both directions; OpenAPI at `/schema` shows the same."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Raw

from westmarch.kernel.deckforms import DeckCount
from westmarch.kernel.describing import SettingWords, Stop
from westmarch.kernel.game import Remark
from westmarch.kernel.records import Record
from westmarch.server.storing import SeatKind
from westmarch.server.wire import MOST_CHARACTERS, Ending, Line, Offer

MOST_DECK = 40_000
"""No deck is as long as this, in characters."""

MOST_SAVED = 4 * 1024 * 1024
"""No saved game is as long as this, in bytes."""

MOST_MOMENTS = 16
"""So many moments of a replay can be asked for at once."""

PRINTED = r"^[^\x00]*$"
"""Any text but one with the character 0, which PostgreSQL cannot store."""

Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$",
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
DeckText = Annotated[str, Meta(max_length=MOST_DECK, pattern=PRINTED)]
Words = Annotated[str, Meta(min_length=1, max_length=MOST_CHARACTERS, pattern=PRINTED)]
Code = Annotated[str, Meta(max_length=100, pattern=PRINTED)]


class Problem(Record):
    """What went wrong: a code, and words that say what to do, in the language asked for."""

    what: str
    words: str


# People


class Enter(Record):
    """Play at once under a name."""

    name: Name


class LogIn(Record):
    """Come back to a name that was kept with a password."""

    name: Name
    password: Password


class KeepName(Record):
    """Keep the name by a password, or change the password."""

    password: Password


class Me(Record):
    """Who this browser belongs to; `kept` if the name has a password."""

    id: str
    name: str
    kept: bool


# Games


class SeatWanted(Record):
    """A seat of a new game. A human one is the creator's; an agent's has a level."""

    kind: SeatKind = SeatKind.HUMAN
    agent: Code | None = None
    name: Annotated[str, Meta(max_length=40, pattern=PRINTED)] = ""
    deck: DeckText | None = None


class NewGame(Record):
    """A game to be created: `title` is the rules' name (`lcg`), one seat for each player.

    A deck is a text or a starter deck's name. In a hot seat game one screen is passed round.
    """

    title: Code
    seats: Annotated[tuple[SeatWanted, ...], Meta(min_length=1, max_length=10)]
    options: dict[str, Code] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    hot_seat: bool = False
    public: bool = False


class Join(Record):
    """Take an open seat: by the token of an invitation, or freely if the game is public."""

    invitation: Code | None = None
    seat: Annotated[int, Meta(ge=0, lt=10)] | None = None
    deck: DeckText | None = None


class Start(Record):
    """Begin before all seats are taken: programs of this level take those that are open."""

    fill: Code | None = None


class SeatInfo(Record):
    """A seat as the lobby shows it; `decides` if the game waits for it."""

    kind: SeatKind
    name: str
    mine: bool
    decides: bool
    agent: str | None = None


class GameInfo(Record):
    """A game as the lobby shows it to one person.

    Only those who sit there see the `invitation`; its link is `/join/{invitation}`.
    `older_rules` if it was begun under other rules than the present ones.
    """

    id: str
    title: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    owner: str
    mine: bool
    public: bool
    hot_seat: bool
    started: bool
    ended: bool
    waits_for_me: bool
    may_join: bool
    may_save: bool
    older_rules: bool
    created: datetime
    changed: datetime
    invitation: str | None = None


class Lobby(Record):
    """All games that concern a person; own games that wait for him come first."""

    mine: tuple[GameInfo, ...]
    open: tuple[GameInfo, ...]
    watch: tuple[GameInfo, ...]


class NewReport(Record):
    """A problem in words, and what the player saw, as his client has it."""

    words: Words
    seen: Any = None


class Reported(Record):
    """The report is kept under this id."""

    id: str


# Replays


class TurnMark(Record):
    """Where a turn (1) or a phase (2) begins: how many choices were made before, and its name."""

    number: int
    words: str
    heading: int


class Replay(Record):
    """A game to be looked through: how many choices it has, where its turns begin, its log.

    `seat` is from where it is seen: a number, `none` or `open`. `came` says of each line of the
    log how many choices had been made by then. `seats` are those from which it may be looked at;
    `open` if everything may be seen. `older` if it was begun under other rules; `broken` is what
    stands in the way if it cannot be shown to its end.
    """

    title: str
    seat: str
    choices: int
    turns: tuple[TurnMark, ...]
    log: tuple[Line, ...]
    came: tuple[int, ...]
    names: tuple[str, ...]
    seats: tuple[int, ...]
    open: bool
    over: bool
    may_save: bool
    older: bool
    broken: str | None = None


class Made(Record):
    """A choice that was made: by whom, what was asked, and what it was."""

    seat: int
    asked: str
    option: Offer


class Moment(Record):
    """The table after so many choices.

    `by` is the seat whose choice led here, `made` that choice, if the beholder may know it. Seen
    openly, `board` is what all see, and `hidden` is what is hidden from all or some, by place.
    """

    number: int
    seat: int | None
    board: Raw
    hidden: dict[str, str]
    deciding: tuple[int, ...]
    by: int | None = None
    made: Made | None = None
    ending: Ending | None = None


# Rules, cards and decks


class Level(Record):
    """A program that can take a seat: what it is called, and how it plays."""

    name: str
    words: str
    help: str


class SettingInfo(Record):
    """Something to choose before a game."""

    name: str
    default: str
    words: SettingWords


class TitleInfo(Record):
    """A game that can be played here, and all that can be chosen before.

    `roles` says for each number of players what each seat plays, if they do not all play the same.
    `deck_terms` are what decks can be checked for, beside the settings.
    """

    name: str
    words: str
    version: int
    players: tuple[int, ...]
    roles: tuple[tuple[str, ...], ...]
    settings: tuple[SettingInfo, ...]
    levels: tuple[Level, ...]
    usual_level: str
    stops: tuple[Stop, ...]
    languages: tuple[str, ...]
    deck_formats: tuple[str, ...]
    deck_terms: tuple[SettingInfo, ...]


class StarterDeck(Record):
    """A deck that comes with a game: its name, what is in it, and its text to be copied."""

    name: str
    words: str
    text: str


class DeckToCheck(Record):
    """A deck, and the options of the game that it is meant for."""

    text: DeckText
    options: dict[str, Code] = {}


class Checked(Record):
    """What is to be said about a deck; it is legal if nothing of it is a fault.

    `counts` are what its builder wants to know, as how many creatures it has.
    """

    legal: bool
    remarks: tuple[Remark, ...]
    counts: tuple[DeckCount, ...]


class DeckToRead(Record):
    """A deck in any of the formats."""

    text: DeckText


class DeckToConvert(Record):
    """A deck, and the format that it is to have."""

    text: DeckText
    format: Code


class RuleShown(Record):
    """A rule in our words, and where it stands."""

    id: str
    title: str
    section: str
    text: str


class NewDeck(Record):
    """A deck to be kept."""

    title: Code
    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=PRINTED)]
    text: DeckText


class KeptDeck(Record):
    """A deck of one's own."""

    id: str
    title: str
    name: str
    text: str
    changed: datetime
