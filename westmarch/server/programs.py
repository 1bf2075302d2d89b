"""Programs at the table: they play as long as it is their turn, and are stored like others."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial
from time import monotonic

import structlog

from westmarch.agents.grounds import habit
from westmarch.kernel import codec
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.text import option_text
from westmarch.server.tables import LiveTable
from westmarch.server.thinking import Task, Thinker, Thought, seconds_for
from westmarch.server.waking import Tables

SILENT = 5.0
"""A process that has not been heard of for so many seconds thinks no more."""

log = structlog.get_logger(__name__)

Report = Callable[[LiveTable, Seat, float | None], None]
"""Is told that a program thinks, and which share of its usual time is gone, if that is known."""


class Programs:
    """Plays for the programs at all tables of this process, as long as it is their turn."""

    def __init__(self, tables: Tables, thinker: Thinker, report: Report) -> None:
        self.tables = tables
        self.thinker = thinker
        self.report = report
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.elsewhere: dict[str, tuple[int, float]] = {}
        self.memories: dict[tuple[str, Seat], tuple[tuple[int, ...], bytes]] = {}

    def expect(self, table: LiveTable) -> None:
        """Get ready for programs that are going to look ahead at a table, and let them play."""
        if not table.course.over and any(map(seconds_for, table.programs().values())):
            self.thinker.warm()
        self.go_on(table)

    def go_on(self, table: LiveTable) -> None:
        """Play on at a table if a program has to decide and no process is at it."""
        game = table.stored.id
        if game in self.playing or turn(table) is None or self.is_elsewhere(table):
            return
        self.playing[game] = task = asyncio.create_task(self.play(table))
        task.add_done_callback(lambda _: self.finish(table))

    def finish(self, table: LiveTable) -> None:
        """Let a table go, and look once more: it may have moved at the last moment."""
        game = table.stored.id
        task = self.playing.pop(game)
        if table.course.over:
            self.elsewhere.pop(game, None)
            for place in [place for place in self.memories if place[0] == game]:
                del self.memories[place]
        if not task.cancelled() and task.exception() is None:
            self.go_on(table)

    def hear(self, game: str, version: int) -> None:
        """Another process thinks about a table."""
        self.elsewhere[game] = (version, monotonic())

    def is_elsewhere(self, table: LiveTable) -> bool:
        """Whether another process thinks about a table as it stands now."""
        version, when = self.elsewhere.get(table.stored.id, (-1, 0.0))
        return version == table.version and monotonic() - when < SILENT

    async def play(self, table: LiveTable) -> None:
        """Decide for programs until somebody else has to."""
        async with self.tables.use(table.stored.id) as kept:
            while (seat := turn(kept)) is not None:
                version, backs = kept.version, kept.course.backs
                thought = await self.choice(kept, seat)
                counts = await kept.answer(seat, thought.text, version, thought.grounds)
                if counts and thought.memory is not None:
                    self.memories[kept.stored.id, seat] = (backs, thought.memory)

    async def choice(self, table: LiveTable, seat: Seat) -> Thought:
        """What the program of a seat chooses; what leaves no choice needs no thought."""
        options = table.course.table.position.of(seat).options
        level = table.programs()[seat]
        if len(options) == 1:
            return Thought(option_text(options[0]), grounds=habit(level))
        backs, memory = self.memories.get((table.stored.id, seat), ((), None))
        task = task_for(table, seat, level)
        if backs == table.course.backs:
            task = replace(task, memory=memory)
        tell = partial(self.report, table, seat)
        try:
            return await self.thinker.think_aloud(task, tell)
        except Exception:
            # Anything legal is better than a game that stops.
            log.exception("a program has failed", game=task.game, level=task.level)
            task = replace(task, level="random", memory=None)
            return replace(await self.thinker.think_aloud(task, tell), memory=None)

    async def close(self) -> None:
        """Stop playing; what was not stored has not happened."""
        tasks = tuple(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def turn(table: LiveTable) -> Seat | None:
    """A seat for which a program has to decide now."""
    if not table.stored.started:
        return None
    programs = table.programs()
    waiting = (decision.seat for decision in table.course.decisions)
    return next((seat for seat in waiting if seat in programs), None)


def task_for(table: LiveTable, seat: Seat, level: str) -> Task:
    """What a seat has to decide, for a program of some level to think about."""
    game = table.course.game
    state = codec.encode(game, table.course.table.position.state)
    return Task(game.name, state, seat, level, seed_of(table))


def seed_of(table: LiveTable) -> int:
    """A seed for a program's own chance, the same whenever the same is decided."""
    text = f"{table.stored.seed} {table.version}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest())
