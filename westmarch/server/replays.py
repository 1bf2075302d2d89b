"""Replays over HTTP: a game choice by choice, as a seat saw it, or openly once it is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.params import FromPath, PathParameter, QueryParameter

from westmarch.kernel.chronicle import board_of, seats
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Choice, Table
from westmarch.server import telling
from westmarch.server.api import MOST_MOMENTS, Made, Moment, Replay, TurnMark
from westmarch.server.course import Course, retold
from westmarch.server.errors import Refusal
from westmarch.server.hall import Hall, may_watch
from westmarch.server.live import Door
from westmarch.server.lobby import may_save
from westmarch.server.refusals import NotDone
from westmarch.server.rooms import Visitor
from westmarch.server.storing import NoSuchGame, StoredGame
from westmarch.server.tables import LiveTable
from westmarch.server.telling import Beholder, Scribe
from westmarch.server.wire import Ending

MOST_REPLAYS = 16
"""So many games stay ready to be looked through; a ready one keeps many positions."""

WHOSE = r"^([0-9]|none|open)$"
"""A seat's number, `none` for what a spectator saw, `open` for everything."""


class Ready:
    """A game that is ready to be looked through: its positions, and what each beholder saw."""

    def __init__(self, live: LiveTable) -> None:
        table = live.course.table
        self.live = live
        self.table = Table(table.game, table.setup, table.seed, table.script)
        self.scribes: dict[str, Scribe] = {}
        self.lock = asyncio.Lock()

    @property
    def stored(self) -> StoredGame:
        """What is kept of the game."""
        return self.live.stored

    @property
    def course(self) -> Course:
        """How the game went."""
        return self.live.course

    @property
    def over(self) -> bool:
        """Whether the game is over; then it is open to everybody who knows its id."""
        return self.course.over or self.stored.ended

    def best_seat(self, visitor: Visitor | None) -> str:
        """From where somebody likes to look: from his own seat, else openly, if he may."""
        own = () if visitor is None else self.live.seats_of(visitor.id)
        return str(own[0]) if own else "open" if self.over else "none"

    def follow(self, choices: Sequence[Choice]) -> None:
        """Come to where the game is now; what was taken back since is taken back here."""
        there = self.table.choices
        pairs = enumerate(zip(there, choices, strict=False))
        same = next((n for n, (a, b) in pairs if a != b), min(len(there), len(choices)))
        if same < len(there):
            self.table.undo(same)
            for scribe in self.scribes.values():
                scribe.go_back(self.table)
        for choice in choices[same:]:
            self.table.choose(choice.option, choice.seat)
            for scribe in self.scribes.values():
                scribe.follow(self.table)

    def scribe(self, whose: str) -> Scribe:
        """What a beholder saw; what was written down during the game need not be told again."""
        if whose not in self.scribes:
            written = self.course.scribes.get(beholder(whose))
            if whose == "open" or written is None:
                self.scribes[whose] = retold(self.table, Scribe(beholder(whose), whose == "open"))
            else:
                self.scribes[whose] = Scribe(beholder(whose), lines=written.lines)
                self.scribes[whose].go_back(self.table)
        return self.scribes[whose]

    def overview(self, whose: str, visitor: Visitor | None, language: str) -> Replay:
        """What there is to see of the game."""
        speech = telling.spoken(self.table.game, language)
        scribe, names = self.scribe(whose), self.course.names(speech)
        told = scribe.told(speech, names, thought=self.course.thought)
        turns = (
            TurnMark(line.number, said.words, line.heading)
            for line, said in zip(scribe.lines, told, strict=True)
            if line.heading
        )
        who = None if visitor is None else visitor.id
        complaint = self.course.complaint
        return Replay(
            self.table.game.name,
            whose,
            len(self.table.choices),
            tuple(turns),
            told,
            tuple(line.number for line in scribe.lines),
            names,
            seats(self.table) if self.over else self.live.seats_of(who or ""),
            self.over,
            self.over,
            may_save(self.stored, who),
            self.stored.rules_version != self.table.game.version,
            None if complaint is None else complaint.words(language),
        )

    def moments(self, number: int, count: int, whose: str, language: str) -> tuple[Moment, ...]:
        """The table after so many choices, and after each of some further ones."""
        speech, last = telling.spoken(self.table.game, language), len(self.table.choices)
        names = self.course.names(speech)
        table = self.table.at(max(0, number - 1))
        found = []
        for now in range(number, min(number + count, last + 1)):
            if now == 0:
                found.append(self.moment(table, whose, speech))
                continue
            choice = self.table.choices[now - 1]
            made = made_by(table, choice, speech, names) if sees(whose, choice) else None
            table.choose(choice.option, choice.seat)
            found.append(self.moment(table, whose, speech, choice.seat, made))
        return tuple(found)

    def moment(
        self,
        table: Table,
        whose: str,
        language: str,
        by: Seat | None = None,
        made: Made | None = None,
    ) -> Moment:
        """The table as it stands at some moment, after a choice of a seat."""
        seat = beholder(whose)
        return Moment(
            len(table.choices),
            seat,
            telling.board_shown(table, seat),
            table.game.secrets(table.position.state, None) if whose == "open" else {},
            tuple(decision.seat for decision in table.decisions),
            by,
            made,
            self.ending(table, seat, language),
        )

    def ending(self, table: Table, seat: Beholder, language: str) -> Ending | None:
        """How the game ended, if it has by now: by its rules, or because it was given up."""
        winners = self.course.winners_left
        if table.outcome is not None:
            board, names = board_of(table, seat), self.course.names(language)
            return telling.ending(table.game, table.outcome, board, language, names)
        if winners is None or len(table.choices) < len(self.table.choices):
            return None
        called = self.course.names(language)
        return telling.given_up([called[one] for one in self.course.conceded], winners, language)


class Library:
    """Games that are ready to be looked through; those not asked for longest are put away."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self.hall = hall
        self.door = door
        self.ready: OrderedDict[str, Ready] = OrderedDict()

    async def replay(self, request: Request[Any, Any, Any], game: str, asked: str | None) -> Replay:
        """What there is to see of a game; from where, if nothing was asked for, is up to us."""
        visitor, language = await self.door.visitor(request), self.door.language(request)
        ready = await self.open(game, visitor, asked or "none")
        whose = asked or ready.best_seat(visitor)
        async with ready.lock:
            return await asyncio.to_thread(ready.overview, whose, visitor, language)

    async def moments(
        self, request: Request[Any, Any, Any], game: str, whose: str, number: int, count: int
    ) -> tuple[Moment, ...]:
        """A game after so many choices, and after some further ones."""
        ready = self.ready.get(game)
        if ready is None or not ready.over:
            ready = await self.open(game, await self.door.visitor(request), whose)
        self.ready.move_to_end(game)
        check_seat(ready.stored, whose)
        if number > len(ready.table.choices):
            raise Refusal("not-found")
        language = self.door.language(request)
        async with ready.lock:
            return await asyncio.to_thread(ready.moments, number, count, whose, language)

    async def open(self, game: str, visitor: Visitor | None, whose: str) -> Ready:
        """A game with all its positions at hand, as far as somebody may look at it."""
        try:
            async with self.hall.tables.use(game) as live:
                check(live, visitor, whose)
                return await self.make_ready(live)
        except NotDone as error:
            raise Refusal(error.what, **error.details) from error

    async def make_ready(self, live: LiveTable) -> Ready:
        """A game with all its positions at hand, up to where it is now."""
        game = live.stored.id
        ready = self.ready.get(game)
        if ready is None or ready.live is not live or ready.table.setup != live.stored.setup:
            ready = self.ready[game] = Ready(live)
        self.ready.move_to_end(game)
        while len(self.ready) > MOST_REPLAYS:
            self.ready.popitem(last=False)
        async with ready.lock:
            await asyncio.to_thread(ready.follow, tuple(live.course.table.choices))
        return ready


def made_by(table: Table, choice: Choice, language: str, names: tuple[str, ...]) -> Made:
    """A choice that is about to be made, in the words of who makes it."""
    game, board = table.game, board_of(table, choice.seat)
    prompt = table.position.of(choice.seat).prompt
    offer = telling.offer(game, choice.option, prompt, board, language, names)
    return Made(choice.seat, game.say(prompt, board, language, names), offer)


def sees(whose: str, choice: Choice) -> bool:
    """Whether a beholder knows what was chosen: his own choice, or all of them."""
    return whose in ("open", str(choice.seat))


def beholder(whose: str) -> Beholder:
    """Who looks."""
    return Seat(int(whose)) if whose.isdecimal() else None


def check(live: LiveTable, visitor: Visitor | None, whose: str) -> None:
    """Refuse what somebody may not see: other seats while the game runs, or a foreign game."""
    check_seat(live.stored, whose)
    if live.course.over or live.stored.ended:
        return
    if visitor is None:
        raise Refusal("no-session")
    if not live.stored.started or not may_watch(live.stored, visitor):
        raise NoSuchGame(live.stored.id)
    if whose != "none" and beholder(whose) not in live.seats_of(visitor.id):
        raise Refusal("not-over")


def check_seat(stored: StoredGame, whose: str) -> None:
    """Refuse a seat that the game does not have."""
    if whose.isdecimal() and int(whose) >= len(stored.seats):
        raise Refusal("not-found")


def replay_routes(hall: Hall, door: Door) -> Router:
    """The routes of replays."""
    library = Library(hall, door)

    @get("/", name="replay")
    async def index(
        request: Request[Any, Any, Any],
        game: FromPath[str],
        seat: Annotated[str | None, QueryParameter(pattern=WHOSE)] = None,
    ) -> Replay:
        """How many choices a game has, where its turns begin, and its log as a beholder saw it."""
        return await library.replay(request, game, seat)

    @get("/{number:int}", name="replay-moments")
    async def moments(
        request: Request[Any, Any, Any],
        game: FromPath[str],
        number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        seat: Annotated[str, QueryParameter(pattern=WHOSE)] = "none",
        count: Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)] = 1,
    ) -> tuple[Moment, ...]:
        """The table after so many choices, and after the next ones, up to a count."""
        return await library.moments(request, game, seat, number, count)

    return Router("/api/games/{game:str}/replay", route_handlers=[index, moments], tags=["replays"])
