"""What goes over the socket of a game, in both directions: `docs/protocol.md` explains it.

Every message is one JSON object with a `type`. The client draws what it is shown, offers the
options that it is given, and sends back their text forms; it knows no rule.
"""

from __future__ import annotations

import msgspec

from westmarch.kernel.records import Record

MOST_CHOICES = 40
"""So many picks may come in one message."""

MOST_CHARACTERS = 500
"""So long may a line of chat, or a report's words, be."""


class Message(Record, tag_field="type"):
    """A message in either direction."""


# What the client sends


class Choose(Message, tag="choose"):
    """Answer decisions: the options in their text form, several picks in one gesture.

    `version` is the version that the player saw. `key` is made up by the client, once for each
    gesture: the same key sent again, after a lost connection, is answered and not carried out.
    """

    version: int
    options: tuple[str, ...]
    key: str


class TakeBack(Message, tag="take-back"):
    """Ask for the own last choice to be taken back; alone at the table it is done at once."""

    version: int


class Consent(Message, tag="consent"):
    """Answer somebody's wish to take a choice back."""

    version: int
    agreed: bool


class Concede(Message, tag="concede"):
    """Give up."""


class Chat(Message, tag="chat"):
    """Say something to all at the table."""

    words: str


class Why(Message, tag="why"):
    """Ask about something on the board, `card:12`: what its numbers come from, and why it
    cannot be chosen now."""

    subject: str
    ask: int


class Hint(Message, tag="hint"):
    """Ask what a program would do in this player's place; the answer is for this socket alone.

    `version` is the version that the player saw, `key` is made up by the client and comes back
    with the answer, `level` is how strong the program is.
    """

    version: int
    key: str
    level: str = "hard"


class Speak(Message, tag="speak"):
    """Choose the language in which this socket is addressed."""

    language: str


class Behold(Message, tag="behold"):
    """Look from another of the own seats, at a table where one screen is passed round."""

    seat: int | None


class Resync(Message, tag="resync"):
    """Ask for everything anew; sent when a version was missed."""


Sent = Choose | TakeBack | Consent | Concede | Chat | Why | Hint | Speak | Behold | Resync


# What the server sends


class Offer(Record):
    """One option: its text form, its words, and what it touches, as `card:12`."""

    text: str
    words: str
    touches: tuple[str, ...] = ()


class Asked(Record):
    """What this seat has to decide; `stop` is the kind of moment, if it may be passed unasked."""

    kind: str
    words: str
    offers: tuple[Offer, ...]
    rules: tuple[str, ...] = ()
    stop: str | None = None


class Line(Record):
    """A line of the log. `heading` is 1 for a turn, 2 for a phase, 0 for what happens in it.

    `thought` is what a program went by, with the first line that came of its choice.
    """

    number: int
    words: str
    touches: tuple[str, ...] = ()
    seat: int | None = None
    heading: int = 0
    thought: str | None = None


class SeatState(Record):
    """A seat at the table: who sits there, and whether he is here and has to decide.

    `asked` is what another person decides, as far as all may know it. Whoever has `conceded`
    only looks on; a program plays for him.
    """

    name: str
    kind: str
    mine: bool
    here: bool
    decides: bool
    since: str | None = None
    asked: str | None = None
    conceded: bool = False


class Ending(Record):
    """How the game ended."""

    words: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Shown(Message, tag="shown"):
    """The whole table as this seat may see it now. `log` begins with the line `first`.

    `anew` is true if this is everything; otherwise only lines that are new stand in the log.
    `broken` says why a game of older rules cannot go on. `may_have_hints` is false where other
    people play against this seat.
    """

    version: int
    anew: bool
    seat: int | None
    board: msgspec.Raw
    seats: tuple[SeatState, ...]
    asked: Asked | None
    log: tuple[Line, ...]
    first: int
    may_take_back: bool
    ending: Ending | None = None
    broken: str | None = None
    may_have_hints: bool = False


class Accepted(Message, tag="accepted"):
    """The choices with this key are stored and will not be lost; `version` is now so high."""

    key: str
    version: int


class Refused(Message, tag="refused"):
    """Nothing was changed. `what` is a code, `words` say what to do."""

    what: str
    words: str
    key: str | None = None


class TermShown(Record):
    """One reason for a number."""

    words: str
    amount: int


class Number(Record):
    """A number on the board and how it comes about."""

    name: str
    words: str
    total: int
    terms: tuple[TermShown, ...]


class Because(Message, tag="because"):
    """The answer to `why`: the subject's numbers, and what stands in the way of choosing it."""

    ask: int
    subject: str
    numbers: tuple[Number, ...]
    reasons: tuple[str, ...]
    rules: tuple[str, ...]


class Hinting(Message, tag="hinting"):
    """A program thinks about a hint; `share` of its usual time is gone, if that is known."""

    key: str
    share: float | None


class Advised(Record):
    """An option that a program would take, and the chance to win with it, from 0 to 1.

    A program that goes by rules of thumb knows no chances.
    """

    text: str
    chance: float | None


class Hinted(Message, tag="hinted"):
    """The answer to `hint`: the best option first, and how many lines of play were looked at."""

    key: str
    advice: tuple[Advised, ...]
    lines: int


class Said(Message, tag="said"):
    """Somebody said something."""

    number: int
    seat: int | None
    name: str
    words: str
    at: str


class Wished(Message, tag="wished"):
    """Somebody wants to take a choice back; the others are asked. Over when `open` is false."""

    seat: int
    version: int
    open: bool


class Present(Message, tag="present"):
    """Who is at the table has changed."""

    seats: tuple[SeatState, ...]
    watching: int


class Thinking(Message, tag="thinking"):
    """A program is thinking; `share` of its usual time is gone, from 0 to 1, if that is known."""

    seat: int
    share: float | None


class Closed(Message, tag="closed"):
    """The server is about to close this socket; `words` say why."""

    what: str
    words: str


Received = (
    Shown
    | Accepted
    | Refused
    | Because
    | Hinting
    | Hinted
    | Said
    | Wished
    | Present
    | Thinking
    | Closed
)
