"""Programs that look ahead at the server: in time, on few processes, whatever dies."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic

import pytest

from tests.agents.test_search import moments
from tests.server.archive import Archive
from tests.server.live_client import OwnThinker, house, people, program
from westmarch.agents import HeuristicAgent, SearchAgent
from westmarch.agents.grounds import How
from westmarch.kernel import codec
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.text import option_text
from westmarch.server import thinking
from westmarch.server.thinking import (
    Desk,
    Experience,
    Task,
    Thinker,
    Thought,
    agent_for,
    is_level,
    think,
)
from westmarch.server.wire import Thinking

pytestmark = pytest.mark.anyio

NOBODY = Task("lcg", b"", Seat(0), "hard", 7)


def tasks(level: str, count: int) -> list[tuple[Task, set[str]]]:
    """Questions of War of the Ring, and what can be answered."""
    return [
        (
            Task("wotr", codec.encode(position.game, position.state), seat, level, 7),
            set(map(option_text, position.of(seat).options)),
        )
        for position, seat in moments("wotr", every=9, count=count)
    ]


def children(process: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    own = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    found = [int(child) for child in own]
    return found + [other for child in found for other in children(child)]


async def test_a_worker_that_is_killed_is_replaced_and_the_move_still_comes(
    store: Archive,
) -> None:
    thinker = Thinker(ahead=1)
    await store.begin(program("hard:iterations=6"), *people("frieda"), title="lcg")
    async with house(store, thinker) as server, server.sit("frieda") as f:
        await f.asked()
        (desk,) = thinker.desks
        assert desk.pool is not None
        (worker,) = desk.pool._processes
        os.kill(worker, signal.SIGKILL)
        version = f.table.version
        await f.choose(f.offers[0])
        while all(entry.seat for entry in (await store.entries("evening"))[version:]):
            await f.next()
        assert desk.pool is not None
        assert worker not in desk.pool._processes


async def test_many_tables_share_few_processes() -> None:
    thinker = Thinker(cores=1, ahead=2)
    asked = tasks("hard:seconds=0.2", 3) * 2
    before = set(children(os.getpid()))
    try:
        found = await asyncio.gather(*(thinker.think(task) for task, _ in asked))
        started = [one for one in children(os.getpid()) if is_worker(one) and one not in before]
    finally:
        await thinker.close()
    for thought, (_, options) in zip(found, asked, strict=True):
        assert thought.text in options
    assert 1 <= len(started) <= 3


def is_worker(process: int) -> bool:
    """Whether a process is one in which programs think; Python has one more to look after them."""
    words = Path(f"/proc/{process}/cmdline")
    return words.exists() and b"spawn_main" in words.read_bytes()


class Recorder(Desk):
    """Answers at once, or never, and notes how much time there was."""

    def __init__(self, answers: bool) -> None:
        super().__init__()
        self.answers = answers
        self.left: list[float] = []

    async def think(self, task: Task) -> Thought:
        left = task.seconds if task.until is None else task.until - monotonic()
        self.left.append(left or 0.0)
        await asyncio.sleep(0 if self.answers else 3600)
        return Thought(task.level, b"what happened")


def at_desks(*desks: Recorder) -> Thinker:
    """A thinker whose programs look ahead at these desks; the others answer at once."""
    thinker = Thinker(ahead=0)
    thinker.quick = Recorder(answers=True)
    thinker.desks = desks
    for desk in desks:
        thinker.free.put_nowait(desk)
    return thinker


async def test_who_is_late_goes_by_rules_of_thumb() -> None:
    thinker = at_desks(Recorder(answers=False))
    late = replace(NOBODY, level="hard:seconds=0.1")
    stands_in = await thinker.think(late)
    assert (stands_in.text, stands_in.memory) == ("medium", None), "next time it looks ahead again"
    assert (await thinker.think(late)).text == "medium", "who finds no desk does so, too"
    for waiting in thinker.thinking:
        waiting.cancel()


async def test_the_more_want_to_look_ahead_the_less_time_each_has() -> None:
    desk = Recorder(answers=True)
    thinker = at_desks(desk)
    found = await asyncio.gather(*(thinker.think(NOBODY) for _ in range(4)))
    assert [thought.text for thought in found] == ["hard"] * 4
    alone, *crowd = desk.left
    assert 1 < alone <= 2
    assert all(0 < left < alone for left in crowd)


async def test_every_desk_has_all_cores_and_two_are_made_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready: list[int] = []
    monkeypatch.setattr(Desk, "warm", lambda desk: ready.append(desk.cores))
    thinker = Thinker(cores=7, ahead=3)
    thinker.warm()
    assert ready == [1, 7]
    assert [desk.cores for desk in thinker.desks] == [7] * 3
    assert await thinker.free.get() is thinker.desks[-1], "who comes first finds it ready"


async def test_no_table_waits_for_a_hint_so_it_has_all_its_time() -> None:
    desk = Recorder(answers=True)
    thinker = at_desks(desk)
    patient = replace(NOBODY, patient=True)
    assert (await thinker.think(patient)).text == "hard"
    assert desk.left == [thinking.WITHIN * 2.0]


def test_time_that_was_waited_is_not_thought() -> None:
    agent = agent_for(NOBODY, 2)
    assert isinstance(agent, SearchAgent)
    assert (agent.budget.seconds, agent.cores) == (2.0, 2)
    later = agent_for(replace(NOBODY, until=monotonic() + 1), 1)
    assert isinstance(later, SearchAgent)
    assert later.budget.seconds is not None
    assert 0 < later.budget.seconds <= 1
    counted = agent_for(replace(NOBODY, level="hard:iterations=9", seconds=2.0), 1)
    assert isinstance(counted, SearchAgent)
    assert (counted.budget.iterations, counted.budget.seconds) == (9, 2.0)
    assert isinstance(agent_for(replace(NOBODY, until=monotonic()), 1), HeuristicAgent)


def test_who_looks_ahead_remembers_what_it_did_and_says_how_far_it_saw() -> None:
    seen, memory = set(), None
    for task, options in tasks("hard:iterations=2", 6):
        thought = think(replace(task, memory=memory))
        assert thought.text in options
        assert thought.memory is not None
        memory = thought.memory
        seen.add(thought.grounds and (thought.grounds.how, thought.grounds.lines))
    assert (How.AHEAD, 2) in seen
    late = think(replace(task, memory=memory, until=monotonic()))
    assert late.memory == memory, "who stands in for it leaves that alone"


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("random", True),
        ("heuristic", True),
        ("medium", True),
        ("hard", True),
        ("hard:seconds=0.5", True),
        ("hard:seconds=2", True),
        ("hard:iterations=100", True),
        ("hard:seconds=2.1", False),
        ("hard:seconds=inf", False),
        ("hard:seconds=-1", False),
        ("hard:iterations=" + "1" * 40, False),
        ("medium:seconds=1", False),
        ("wise", False),
        ("", False),
    ],
)
def test_nobody_thinks_longer_than_the_strongest(name: str, known: bool) -> None:
    assert is_level(name) == known


async def test_stored_games_go_on_whatever_their_programs_are_called(store: Archive) -> None:
    names = ("random", "heuristic", "oracle")
    await store.begin(*people("frieda"), *map(program, names), title="lcg")
    async with house(store) as server, server.hall.tables.use("evening") as table:
        assert list(table.programs().values()) == ["random", "heuristic", "medium"]


def test_how_long_a_program_looks_ahead_is_known_before_it_has_ever_done_so() -> None:
    experience = Experience()
    assert experience.share(NOBODY, 0.5) == 0.25
    assert experience.share(NOBODY, 2.1) is None
    experience.learn(NOBODY, 1.0)
    assert experience.share(NOBODY, 0.5) == 0.5


class Slow(OwnThinker):
    """Looks ahead for some reports' time."""

    async def think(self, task: Task) -> Thought:
        await asyncio.sleep(4 * thinking.EVERY)
        return await super().think(replace(task, level="random"))


async def test_a_table_sees_how_far_a_program_is(
    store: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "EVERY", 0.05)
    await store.begin(program("hard"), *people("frieda"), title="lcg")
    async with house(store, Slow()) as server, server.sit("frieda") as f:
        shares = [(await f.until(Thinking)).share for _ in range(3)]
    known = [share for share in shares if share is not None]
    assert len(known) == 3
    assert known == sorted(known)
