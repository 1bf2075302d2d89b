"""A table in words: what one seat may see of it, in its language, as it goes over the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from westmarch.kernel.chronicle import Chronicle, Entry, board_of
from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import AnyGame, Outcome
from westmarch.kernel.records import AnyEvent, AnyOption, AnyPrompt, Board, Record, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text, touches
from westmarch.kernel.views import View
from westmarch.server import wire
from westmarch.server.wire import Asked, Because, Ending, Line, Offer, TermShown

Beholder = Seat | None
"""Who looks: a seat, or nobody's seat, which is a spectator."""


class Written(Record):
    """A line of somebody's log in every language; `number` choices had been made by then."""

    number: int
    words: dict[str, str]
    touches: tuple[str, ...] = ()
    seat: int | None = None
    heading: int = 0


MARKS = tuple(chr(0xE000 + seat) for seat in range(8))
"""What stands in a written line for a player of each seat, until it is told."""


def nobody_thinks(number: int, language: str) -> None:
    """No program has made any choice."""


class Scribe:
    """Writes down for one beholder what happens, at once and in words.

    Words are chosen when a thing happens, because a card's id may stand for another card later.
    Who sits where may change, so players' names are put in when a line is told.
    """

    def __init__(
        self, seat: Beholder, is_open: bool = False, lines: Iterable[Written] = ()
    ) -> None:
        self.chronicle = Chronicle(seat, is_open)
        self.lines = list(lines)

    def follow(self, table: Table) -> None:
        """Write down what was told since the last time."""
        self.chronicle.follow(table)
        self.lines += [written(table.game, entry) for entry in self.chronicle.entries]
        self.chronicle.entries.clear()

    def go_back(self, table: Table) -> None:
        """Forget what was taken back; also the way to begin at a table that was kept."""
        self.chronicle.go_back(table)
        self.lines = [line for line in self.lines if line.number <= len(table.choices)]

    def told(
        self,
        language: str,
        players: tuple[str, ...],
        since: int = 0,
        thought: Callable[[int, str], str | None] = nobody_thinks,
    ) -> tuple[Line, ...]:
        """The log from a line on.

        What a program thought stands with the first thing that is seen to come of its choice;
        where nothing is seen, nobody is told that it had to choose.
        """
        names = {ord(mark): name for mark, name in zip(MARKS, players, strict=False)}
        told: list[Line] = []
        last = 0
        for number, line in enumerate(self.lines[since:], start=since):
            words = line.words[language].translate(names)
            said = None
            if not line.heading and line.number != last:
                said, last = thought(line.number, language), line.number
            told.append(Line(number, words, line.touches, line.seat, line.heading, said))
        return tuple(told)


def written(game: AnyGame, entry: Entry) -> Written:
    """An event in all languages of the game."""
    event = entry.said
    assert isinstance(event, AnyEvent)
    words = {language: game.say(event, entry.board, language, MARKS) for language in game.languages}
    seat = getattr(event, "seat", None)
    return Written(entry.number, words, touches(event), seat, game.heading(event))


def spoken(game: AnyGame, language: str) -> str:
    """The language in which somebody is addressed who asked for one."""
    return language if language in game.languages else game.languages[0]


def board_shown(table: Table, seat: Beholder) -> msgspec.Raw:
    """The board of a seat as it goes over the wire."""
    return drawn(table.view(seat))


def drawn(view: View) -> msgspec.Raw:
    """The board of a view as it goes over the wire."""
    return msgspec.Raw(msgspec.json.encode(view.board))


def asked(game: AnyGame, view: View, language: str, players: tuple[str, ...]) -> Asked | None:
    """What the seat of a view has to decide, in words."""
    if view.decision is None:
        return None
    board = view.board
    assert isinstance(board, Board)
    return decision_in_words(game, view.decision, board, language, players)


def decision_in_words(
    game: AnyGame, decision: Decision, board: Board, language: str, players: tuple[str, ...]
) -> Asked:
    """A decision as it is put to its player."""
    said = game.say_options(decision, board, language, players)
    offers = tuple(
        Offer(option_text(option), words, touches(option))
        for option, words in zip(decision.options, said, strict=True)
    )
    words = game.say(decision.prompt, board, language, players)
    kind, stop = type(decision.prompt).__name__, game.stop_at(decision)
    return Asked(kind, words, offers, game.rules_of(decision), stop)


def overheard(
    game: AnyGame, prompt: AnyPrompt, board: Board, language: str, players: tuple[str, ...]
) -> str | None:
    """What somebody is asked, as all may hear it; nothing if it is about what is hidden."""
    if not game.is_heard(prompt):
        return None
    known = game.subjects(board, language)
    cards = (subject for subject in touches(prompt) if subject.startswith("card:"))
    if any(card not in known for card in cards):
        return None
    return game.say(prompt, board, language, players)


def offer(
    game: AnyGame,
    option: AnyOption,
    prompt: AnyPrompt,
    board: Board,
    language: str,
    players: tuple[str, ...],
) -> Offer:
    """One option in words."""
    words = game.say_option(option, prompt, board, language, players)
    return Offer(option_text(option), words, touches(option))


def ending(
    game: AnyGame, outcome: Outcome, board: Board, language: str, players: tuple[str, ...]
) -> Ending:
    """How a game ended by its rules."""
    words = game.say(outcome, board, language, players)
    return Ending(words, outcome.winners, outcome.scores)


def given_up(names: Sequence[str], winners: tuple[Seat, ...], language: str) -> Ending:
    """How a game ended that was given up."""
    who = ", ".join(names)
    if language == "de":
        words = f"{who} {'gibt' if len(names) == 1 else 'geben'} auf."
    else:
        words = f"{who} {'gives' if len(names) == 1 else 'give'} up."
    return Ending(words, winners, ())


def because(
    table: Table,
    seat: Beholder,
    subject: str,
    ask: int,
    language: str,
    players: tuple[str, ...],
) -> Because:
    """What a subject's numbers come from, and why the seat cannot choose it now.

    Only what the seat's board shows can be asked about: an answer about anything else would
    tell what is hidden.
    """
    game, board = table.game, board_of(table, seat)
    if not is_seen(game, board, subject):
        return Because(ask, subject, (), (), ())
    numbers = tuple(
        wire.Number(n.name, n.words, n.total, tuple(TermShown(*term) for term in n.terms))
        for n in table.numbers(seat, subject, language)
    )
    reasons = () if seat is None or table.over else table.why_not(seat, subject)
    words = tuple(game.say(reason, board, language, players) for reason in reasons)
    rules = dict.fromkeys(rule for reason in reasons for rule in reason.rules())
    return Because(ask, subject, numbers, words, tuple(rules))


def is_seen(game: AnyGame, board: Board, subject: str) -> bool:
    """Whether a subject is something that a beholder knows; what is no card is open to all."""
    kind, _, which = subject.partition(":")
    if kind != "card":
        return (kind, which) == ("table", "") or which.isdecimal()
    return subject in game.subjects(board, game.languages[0])
