"""Programs at the table: they think in worker processes, and their choices are stored like others.

A program is given the encoded state, its seat, its level and a seed, and answers with an option's
text form. What it remembers of the game, as its worker pickled it, is handed to it again next
time; it is lost with the process, and a program can do without.
"""

from __future__ import annotations

import asyncio
import hashlib
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from time import monotonic

import structlog

from westmarch.agents import AGENTS, Agent
from westmarch.agents.processes import begin_worker
from westmarch.kernel import codec, registry
from westmarch.kernel.position import Position
from westmarch.kernel.records import Record, Seat, replace
from westmarch.kernel.text import option_text
from westmarch.server.tables import STAND_IN, LiveTable
from westmarch.server.waking import Tables

EVERY = 0.5
"""So many seconds lie between two reports that a program is thinking."""

SILENT = 5.0
"""A process that has not been heard of for so many seconds thinks no more."""

ATTEMPTS = 3

log = structlog.get_logger(__name__)


class Task(Record):
    """What a program has to decide."""

    game: str
    state: bytes
    seat: Seat
    level: str
    seed: int
    memory: bytes | None = None


class Thought(Record):
    """What a program chose, in text form, and what it wants to remember."""

    text: str
    memory: bytes | None = None


def think(task: Task) -> Thought:
    """Let a program decide; this runs in a worker process. It sees its seat's view alone."""
    game = registry.game(task.game)
    position = Position(game, codec.decode(game, task.state))
    agent: Agent
    if task.memory is not None:
        agent = pickle.loads(task.memory)
    else:
        agent = AGENTS.get(task.level, AGENTS[STAND_IN])(task.seed)
    option = agent.pick(position.view(task.seat), partial(position.imagine, task.seat))
    return Thought(option_text(option), pickle.dumps(agent))


class Thinker:
    """Worker processes; if one dies, they are replaced and the question is put again."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> Thought:
        """What a program decides, without keeping anybody waiting meanwhile."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self.pool = self.pool or ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=begin_worker
            )
            try:
                return await loop.run_in_executor(pool, think, task)
            except BrokenProcessPool:
                log.warning("a thinking process has died", game=task.game)
                if self.pool is pool:
                    self.pool = None
                pool.shutdown(wait=False)
        raise BrokenProcessPool(f"{ATTEMPTS} processes have died thinking about {task.game}")

    async def close(self) -> None:
        """Stop all worker processes."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


Report = Callable[[LiveTable, Seat, float | None], None]
"""Is told that a program thinks, and which share of its usual time is gone, if that is known."""


class Experience:
    """How long programs have thought lately, by game and level."""

    def __init__(self) -> None:
        self.seconds: dict[tuple[str, str], float] = {}

    def learn(self, task: Task, seconds: float) -> None:
        """A thought has taken so long; the last ones count most."""
        usual = self.seconds.get((task.game, task.level), seconds)
        self.seconds[task.game, task.level] = (usual + seconds) / 2

    def share(self, task: Task, seconds: float) -> float | None:
        """Which share of the usual time is gone; unknown at first, and when it takes longer."""
        usual = self.seconds.get((task.game, task.level), 0.0)
        return seconds / usual if seconds < usual else None


class Programs:
    """Plays for the programs at all tables of this process, as long as it is their turn."""

    def __init__(self, tables: Tables, thinker: Thinker, report: Report) -> None:
        self.tables = tables
        self.thinker = thinker
        self.report = report
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.elsewhere: dict[str, tuple[int, float]] = {}
        self.experience = Experience()
        self.memories: dict[tuple[str, Seat], tuple[tuple[int, ...], bytes]] = {}

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
                counts = await kept.answer(seat, thought.text, version)
                if counts and thought.memory is not None:
                    self.memories[kept.stored.id, seat] = (backs, thought.memory)

    async def choice(self, table: LiveTable, seat: Seat) -> Thought:
        """What the program of a seat chooses; what leaves no choice needs no thought."""
        options = table.course.table.position.of(seat).options
        if len(options) == 1:
            return Thought(option_text(options[0]))
        backs, memory = self.memories.get((table.stored.id, seat), ((), None))
        task = Task(
            table.course.game.name,
            codec.encode(table.course.game, table.course.table.position.state),
            seat,
            table.programs()[seat],
            seed_of(table),
            memory if backs == table.course.backs else None,
        )
        began = monotonic()
        watching = asyncio.create_task(self.keep_reporting(table, task, began))
        try:
            thought = await self.thought(task)
            self.experience.learn(task, monotonic() - began)
            return thought
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    async def thought(self, task: Task) -> Thought:
        """What a program decides; if it fails, anything legal is better than a game that stops."""
        try:
            return await self.thinker.think(task)
        except Exception:
            log.exception("a program has failed", game=task.game, level=task.level)
            return await self.thinker.think(replace(task, level="random", memory=None))

    async def keep_reporting(self, table: LiveTable, task: Task, began: float) -> None:
        """Report that a program is thinking, until it is done."""
        while True:
            self.report(table, task.seat, self.experience.share(task, monotonic() - began))
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        """Stop playing; what was not stored has not happened."""
        tasks = tuple(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()


def turn(table: LiveTable) -> Seat | None:
    """A seat for which a program has to decide now."""
    if not table.stored.started:
        return None
    programs = table.programs()
    waiting = (decision.seat for decision in table.course.decisions)
    return next((seat for seat in waiting if seat in programs), None)


def seed_of(table: LiveTable) -> int:
    """A seed for a program's own chance, the same whenever the same is decided."""
    text = f"{table.stored.seed} {table.version}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest())
