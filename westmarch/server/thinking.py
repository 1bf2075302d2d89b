"""Where programs think: in worker processes, as many as the server may have and no more.

A program is given the encoded state, its seat, its level and a seed, and answers with an option's
text form. What it remembers of the game, as its worker pickled it, is handed to it again next
time; it is lost with the process, and a program can do without.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from threading import Timer
from time import monotonic
from typing import cast

import structlog

from westmarch.agents import (
    THINKING_TIME,
    Agent,
    SearchAgent,
    UnknownAgent,
    agent_named,
    budget_of,
)
from westmarch.agents.advising import advise
from westmarch.agents.grounds import Grounds, grounds_of
from westmarch.agents.levels import USUAL
from westmarch.agents.processes import begin_worker
from westmarch.kernel import codec, registry
from westmarch.kernel.position import Position
from westmarch.kernel.records import Record, Seat, replace
from westmarch.kernel.text import option_text

EVERY = 0.5
"""So many seconds lie between two reports that a program is thinking."""

ATTEMPTS = 3

AHEAD = 4
"""So many programs may look ahead at the same time; others wait until it is their turn."""

WITHIN = 0.95
"""The share of a program's time in which it thinks; the rest is for the way there and back."""

LATEST = 1.1
"""How long a table waits for a program, as a multiple of its time, before another stands in."""

LEAST = 0.05
"""With fewer seconds left nobody begins to look ahead."""

STUCK = 30.0
"""A worker that has not come to an end after so many seconds never will."""

LONGEST_NAME = 40

log = structlog.get_logger(__name__)


class Task(Record):
    """What a program has to decide, and until when, by the clock that all processes share.

    A `patient` task has so many `seconds` from when it begins, however late: no table waits for it.
    """

    game: str
    state: bytes
    seat: Seat
    level: str
    seed: int
    memory: bytes | None = None
    until: float | None = None
    patient: bool = False
    seconds: float | None = None


class Weighed(Record):
    """An option in text form, and the chance to win with it, if the program has looked ahead."""

    text: str
    chance: float | None


class Thought(Record):
    """What a program chose, what it wants to remember, on what grounds, and what came close."""

    text: str
    memory: bytes | None = None
    grounds: Grounds | None = None
    weighed: tuple[Weighed, ...] = ()


def is_level(name: str) -> bool:
    """Whether a program of this name plays here; none may think longer than the strongest."""
    try:
        return len(name) <= LONGEST_NAME and seconds_for(name) <= THINKING_TIME
    except UnknownAgent:
        return False


def seconds_for(level: str) -> float:
    """How long a program looks ahead at the most; not at all if it decides at once."""
    budget = budget_of(level)
    if budget is None:
        return 0.0
    return THINKING_TIME if budget.seconds is None else budget.seconds


def think(task: Task, cores: int = 1) -> Thought:
    """Let a program decide; this runs in a worker process. It sees its seat's view alone."""
    game = registry.game(task.game)
    position = Position(game, codec.decode(game, task.state))
    agent = agent_for(task, cores)
    advice = advise(agent, position.view(task.seat), partial(position.imagine, task.seat))
    return Thought(
        option_text(advice[0].option),
        memory_of(agent, task),
        grounds_of(agent),
        tuple(Weighed(option_text(one.option), one.chance) for one in advice),
    )


def agent_for(task: Task, cores: int) -> Agent:
    """The program of a task; one that is asked too late to look ahead goes by rules of thumb."""
    agent = agent_named(task.level, task.seed, cores)
    if not isinstance(agent, SearchAgent):
        return agent if task.memory is None else cast(Agent, pickle.loads(task.memory))
    agent.curious = task.patient
    if task.memory is not None:
        agent.guide = pickle.loads(task.memory)
    left = task.seconds if task.until is None else task.until - monotonic()
    if left is not None:
        if left < LEAST:
            return agent_named(USUAL, task.seed)
        agent.budget = replace(agent.budget, seconds=left)
    return agent


def memory_of(agent: Agent, task: Task) -> bytes | None:
    """What a program wants to remember; who stands in for another leaves its memory as it was."""
    if isinstance(agent, SearchAgent):
        return pickle.dumps(agent.guide)
    return pickle.dumps(agent) if budget_of(task.level) is None else task.memory


def work(task: Task, cores: int) -> Thought:
    """Think in a worker process, which ends by itself if it is stuck."""
    end = Timer(STUCK, os._exit, (1,))
    end.daemon = True
    end.start()
    try:
        return think(task, cores)
    finally:
        end.cancel()


def get_ready() -> None:
    """Load all games in a worker process, so that the first thought need not wait for it."""
    registry.games()


class Desk:
    """A place to think: a worker process with its helpers. If it dies it is replaced."""

    def __init__(self, cores: int = 1) -> None:
        self.cores = cores
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> Thought:
        """What a program decides, without keeping anybody waiting meanwhile."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, work, task, self.cores)
            except BrokenProcessPool:
                log.warning("a thinking process has died", game=task.game)
                if self.pool is pool:
                    self.pool = None
                pool.shutdown(wait=False)
        raise BrokenProcessPool(f"{ATTEMPTS} processes have died thinking about {task.game}")

    def open(self) -> ProcessPoolExecutor:
        """The worker process, started if need be."""
        self.pool = self.pool or ProcessPoolExecutor(
            1, mp_context=get_context("spawn"), initializer=begin_worker
        )
        return self.pool

    def warm(self) -> None:
        """Start the worker process before it is needed."""
        if self.pool is None:
            self.open().submit(get_ready)

    async def close(self) -> None:
        """Stop the worker process."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


class Experience:
    """How long programs have thought lately, by game and level."""

    def __init__(self) -> None:
        self.seconds: dict[tuple[str, str], float] = {}

    def learn(self, task: Task, seconds: float) -> None:
        """A thought has taken so long; the last ones count most."""
        usual = self.seconds.get((task.game, task.level), seconds)
        self.seconds[task.game, task.level] = (usual + seconds) / 2

    def share(self, task: Task, seconds: float) -> float | None:
        """Which share of the usual time is gone; unknown when it takes longer.

        At first the time that a program may take is all that is known.
        """
        usual = self.seconds.get((task.game, task.level)) or seconds_for(task.level)
        return seconds / usual if seconds < usual else None


Tell = Callable[[float | None], None]
"""Is told which share of a program's usual time is gone, if that is known."""


class Thinker:
    """All desks of a server: one for programs that decide at once, some for those that look ahead.

    When more programs want to look ahead than there are desks, each has less time; one whose time
    is over before it came to a desk goes by rules of thumb. So no table waits longer than others.
    """

    def __init__(self, cores: int = 1, ahead: int = AHEAD) -> None:
        self.experience = Experience()
        self.quick = Desk()
        self.desks = tuple(Desk(cores) for _ in range(ahead))
        self.free: asyncio.LifoQueue[Desk] = asyncio.LifoQueue()
        for desk in self.desks:
            self.free.put_nowait(desk)
        self.wanting = 0
        self.thinking: set[asyncio.Task[Thought]] = set()

    def warm(self) -> None:
        """Have two desks ready: programs are about to look ahead."""
        self.quick.warm()
        self.desks[-1].warm()

    async def think_aloud(self, task: Task, tell: Tell) -> Thought:
        """What a program decides; meanwhile somebody is told how far it is."""
        began = monotonic()
        watching = asyncio.create_task(self.keep_telling(task, began, tell))
        try:
            thought = await self.think(task)
            self.experience.learn(task, monotonic() - began)
            return thought
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    async def keep_telling(self, task: Task, began: float, tell: Tell) -> None:
        """Tell that a program is thinking, until it is done."""
        while True:
            tell(self.experience.share(task, monotonic() - began))
            await asyncio.sleep(EVERY)

    async def think(self, task: Task) -> Thought:
        """What a program decides, in the time that it has."""
        seconds = seconds_for(task.level)
        if not seconds:
            return await self.quick.think(task)
        self.wanting += 1
        try:
            async with asyncio.timeout(None if task.patient else LATEST * seconds):
                return await self.look_ahead(task, seconds)
        except TimeoutError:
            log.warning("a program is late", game=task.game, level=task.level)
            stands_in = await self.quick.think(replace(task, level=USUAL))
            return replace(stands_in, memory=None)
        finally:
            self.wanting -= 1

    async def look_ahead(self, task: Task, seconds: float) -> Thought:
        """Look ahead at the next desk that is free, for as long as others who wait allow."""
        seconds *= WITHIN
        latest = monotonic() + seconds
        desk = await self.free.get()
        share = seconds * min(1.0, len(self.desks) / self.wanting)
        if task.patient:
            task = replace(task, seconds=share)
        else:
            task = replace(task, until=min(latest, monotonic() + share))
        thinking = asyncio.create_task(desk.think(task))
        self.thinking.add(thinking)
        thinking.add_done_callback(partial(self.leave, desk))
        return await asyncio.shield(thinking)

    def leave(self, desk: Desk, thinking: asyncio.Task[Thought]) -> None:
        """A desk is free again, also if nobody has waited for what was thought there."""
        self.thinking.discard(thinking)
        self.free.put_nowait(desk)
        if not thinking.cancelled():
            thinking.exception()

    async def close(self) -> None:
        """Stop all worker processes."""
        await asyncio.gather(*(desk.close() for desk in (self.quick, *self.desks)))
        await asyncio.gather(*self.thinking, return_exceptions=True)
