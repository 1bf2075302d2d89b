"""Replays over HTTP: a game choice by choice, as a seat saw it, or openly once it is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec.structs import replace

from westmarch.kernel.chronicle import board_of, seats
from westmarch.kernel.records import Record, Seat
from westmarch.kernel.table import Choice, Table
from westmarch.kernel.text import option_text, touches
from westmarch.server import telling
from westmarch.server.course import retold
from westmarch.server.errors import Refusal
from westmarch.server.hall import Hall, may_watch
from westmarch.server.live import Door
from westmarch.server.refusals import NotDone
from westmarch.server.rooms import Visitor
from westmarch.server.storing import NoSuchGame
from westmarch.server.tables import LiveTable
from westmarch.server.telling import Beholder, Scribe
from westmarch.server.wire import Ending, Line, Offer

MOST_REPLAYS = 16
"""So many games stay ready to be looked through; a ready one keeps many positions."""

Whose = Annotated[str, QueryParameter(pattern=r"^([0-9]|none|open)$")]
"""A seat's number, `none` for what a spectator saw, `open` for everything."""


class TurnMark(Record):
    """Where a turn or a phase begins: the number of choices made before, and what it is called."""

    number: int
    words: str
    heading: int


class Replay(Record):
    """A game to be looked through: how many choices it has, where its turns begin, its log.

    `came` says of each line of the log how many choices had been made by then. `seats` are those
    from which it may be looked at; `open` if everything may be seen. `broken` is what stands in
    the way if the game cannot be shown to its end.
    """

    choices: int
    turns: tuple[TurnMark, ...]
    log: tuple[Line, ...]
    came: tuple[int, ...]
    names: tuple[str, ...]
    seats: tuple[int, ...]
    open: bool
    over: bool
    broken: str | None = None


class Made(Record):
    """A choice that was made: by whom, what was asked, and what it was."""

    seat: int
    asked: str
    option: Offer


class Moment(Record):
    """The table after so many choices.

    `made` is the choice that led here, if the beholder may know it; lines of the log from
    `first` on came of it. Seen openly, `board` is what all see and `hands` are the boards of
    the seats.
    """

    number: int
    seat: int | None
    board: msgspec.Raw
    hands: tuple[msgspec.Raw, ...]
    deciding: tuple[int, ...]
    made: Made | None
    log: tuple[Line, ...]
    first: int
    ending: Ending | None = None


class Ready:
    """A game that is ready to be looked through, with what each beholder saw."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scribes: dict[str, Scribe] = {}

    def scribe(self, whose: str) -> Scribe:
        """What a beholder saw."""
        if whose not in self.scribes:
            scribe = Scribe(beholder(whose), is_open=whose == "open")
            self.scribes[whose] = retold(self.table, scribe)
        return self.scribes[whose]

    def moment(self, number: int, whose: str, language: str, players: tuple[str, ...]) -> Moment:
        """The table after so many choices, in words."""
        table, seat = self.table.at(number), beholder(whose)
        scribe = self.scribe(whose)
        first = sum(line.number < number for line in scribe.lines)
        upto = sum(line.number <= number for line in scribe.lines)
        hands = seats(table) if whose == "open" else ()
        outcome = table.outcome
        return Moment(
            number,
            seat,
            telling.board_shown(table, seat),
            tuple(telling.board_shown(table, each) for each in hands),
            tuple(decision.seat for decision in table.decisions),
            self.made(number, whose, language, players) if number else None,
            scribe.told(language, players, first)[: upto - first],
            first,
            None
            if outcome is None
            else telling.ending(table.game, outcome, board_of(table, seat), language, players),
        )

    def made(self, number: int, whose: str, language: str, players: tuple[str, ...]) -> Made | None:
        """The choice of a number, counted from 1, if the beholder made it or sees everything."""
        choice: Choice = self.table.choices[number - 1]
        if whose not in ("open", str(choice.seat)):
            return None
        before, game = self.table.at(number - 1), self.table.game
        board = board_of(before, choice.seat)
        prompt = before.position.of(choice.seat).prompt
        words = game.say_option(choice.option, prompt, board, language, players)
        offer = Offer(option_text(choice.option), words, touches(choice.option))
        return Made(choice.seat, game.say(prompt, board, language, players), offer)


class Library:
    """Games that are ready to be looked through; those not asked for longest are put away."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ready: OrderedDict[tuple[str, int], Ready] = OrderedDict()

    async def replay(self, game: str, visitor: Visitor, whose: str, language: str) -> Replay:
        """What there is to see of a game."""
        async with self.hall.tables.use(game) as live:
            check(live, visitor, whose)
            ready = await self.make_ready(live)
            table, course = ready.table, live.course
            speech = telling.spoken(table.game, language)
            lines = (await asyncio.to_thread(ready.scribe, whose)).lines
            names = course.names(speech)
            told = ready.scribe(whose).told(speech, names)
            turns = [
                TurnMark(line.number, words.words, line.heading)
                for line, words in zip(lines, told, strict=True)
                if line.heading
            ]
            broken = None
            if course.broken is not None:
                details = {"number": course.broken.number, "text": course.broken.text}
                broken = NotDone("broken", **details).words(language)
            over = is_over(live)
            all_seats = tuple(range(len(live.stored.seats)))
            return Replay(
                len(table.choices),
                tuple(turns),
                told,
                tuple(line.number for line in lines),
                names,
                all_seats if over else live.seats_of(visitor.id),
                over,
                over,
                broken,
            )

    async def moment(
        self, game: str, visitor: Visitor, number: int, whose: str, language: str
    ) -> Moment:
        """A game after so many choices."""
        async with self.hall.tables.use(game) as live:
            check(live, visitor, whose)
            ready = await self.make_ready(live)
            if number > len(ready.table.choices):
                raise Refusal("not-found")
            speech = telling.spoken(ready.table.game, language)
            names = live.course.names(speech)
            moment = await asyncio.to_thread(ready.moment, number, whose, speech, names)
            if number == len(ready.table.choices) and moment.ending is None:
                return replace(moment, ending=given_up(live, speech))
            return moment

    async def make_ready(self, live: LiveTable) -> Ready:
        """A game with all its positions at hand; one that was kept is played again first."""
        key = (live.stored.id, live.version)
        if key not in self.ready:
            async with live.lock:
                table = await asyncio.to_thread(again, live.course.table)
            self.ready[key] = Ready(table)
            for old in [k for k in self.ready if k[0] == key[0] and k != key]:
                del self.ready[old]
            while len(self.ready) > MOST_REPLAYS:
                self.ready.popitem(last=False)
        self.ready.move_to_end(key)
        return self.ready[key]


def again(table: Table) -> Table:
    """A game with marks from its beginning on."""
    begun = table.at(0)
    for choice in table.choices:
        begun.choose(choice.option, choice.seat)
    return begun


def beholder(whose: str) -> Beholder:
    """Who looks."""
    return Seat(int(whose)) if whose.isdecimal() else None


def check(live: LiveTable, visitor: Visitor, whose: str) -> None:
    """Refuse what somebody may not see: other seats while the game runs, or a foreign game."""
    if not (is_over(live) or may_watch(live.stored, visitor)):
        raise NoSuchGame(live.stored.id)
    if whose.isdecimal() and int(whose) >= len(live.stored.seats):
        raise Refusal("not-found")
    is_own = whose == "none" or (
        whose.isdecimal() and Seat(int(whose)) in live.seats_of(visitor.id)
    )
    if not is_own and not is_over(live):
        raise Refusal("not-over")


def given_up(live: LiveTable, language: str) -> Ending | None:
    """How a game ended that was given up, if it was."""
    winners = live.course.winners_left
    if winners is None:
        return None
    names = live.course.names(language)
    return telling.given_up([names[seat] for seat in live.course.conceded], winners, language)


def is_over(live: LiveTable) -> bool:
    """Whether a game is over; then it is open to everybody who knows its id."""
    return live.course.over or live.stored.ended


def replay_routes(hall: Hall, door: Door) -> Router:
    """The routes of replays."""
    library = Library(hall)

    @get("/", name="replay")
    async def index(
        request: Request[Any, Any, Any], game: FromPath[str], seat: Whose = "none"
    ) -> Replay:
        """How many choices a game has, where its turns begin, and its log as a beholder saw it."""
        who = await entered(request, door)
        return await library.replay(game, who, seat, door.language(request))

    @get("/{number:int}", name="replay-moment")
    async def moment(
        request: Request[Any, Any, Any],
        game: FromPath[str],
        number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        seat: Whose = "none",
    ) -> Moment:
        """The table after so many choices, as a beholder saw it, or openly when it is over."""
        who = await entered(request, door)
        return await library.moment(game, who, number, seat, door.language(request))

    return Router("/api/games/{game:str}/replay", route_handlers=[index, moment], tags=["replays"])


async def entered(request: Request[Any, Any, Any], door: Door) -> Visitor:
    """Who asks."""
    visitor = await door.visitor(request)
    if visitor is None:
        raise Refusal("no-session")
    return visitor
