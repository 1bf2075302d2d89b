"""Programs at the table: they think elsewhere, and what they choose is stored like any choice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from tests.server.archive import Archive
from tests.server.live_client import (
    OwnThinker,
    Player,
    house,
    people,
    program,
)
from westmarch.kernel import codec
from westmarch.kernel.game import checked
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text
from westmarch.lcg.game import GAME as LCG
from westmarch.server import programs
from westmarch.server.thinking import Experience, Task, Thinker, Thought, think
from westmarch.server.wire import Concede, Shown, TakeBack, Thinking

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


def first_task(table: Table) -> Task:
    state = codec.encode(table.game, table.position.state)
    return Task(table.game.name, state, table.seat, "heuristic", 7)


async def play(player: Player, choices: int) -> None:
    """Choose the first option whenever it is one's turn."""
    for _ in range(choices):
        await player.asked()
        if player.table.ending is not None:
            return
        await player.choose(player.offers[0])


def test_the_same_question_and_memory_have_the_same_answer() -> None:
    table = Table(LCG, checked(LCG, 1, {}, ()), 3)
    memory = None
    for _ in range(30):
        task = Task("lcg", codec.encode(LCG, table.position.state), table.seat, "random", 7, memory)
        thought = think(task)
        assert think(task) == thought
        assert thought.text in map(option_text, table.decision.options)
        table.choose(thought.text)
        memory = thought.memory


async def test_programs_think_in_other_processes_and_survive_one_that_dies() -> None:
    thinker = Thinker()
    task = first_task(Table(LCG, checked(LCG, 1, {}, ()), 3))
    try:
        thought = await thinker.think(task)
        assert thought == think(task)
        assert thinker.quick.pool is not None
        (worker,) = thinker.quick.pool._processes
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        assert await thinker.think(task) == thought
    finally:
        await thinker.close()


def test_a_worker_does_not_outlive_a_server_that_is_killed() -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    os.kill(worker, 0)
    server.kill()
    server.communicate(timeout=20)  # its output is closed when the last process has gone


SERVER = """
import asyncio, time
from westmarch.kernel import codec
from westmarch.kernel.game import checked
from westmarch.kernel.table import Table
from westmarch.lcg.game import GAME
from westmarch.server.thinking import Task, Thinker

async def main():
    table = Table(GAME, checked(GAME, 1, {}, ()), 3)
    thinker = Thinker()
    state = codec.encode(GAME, table.position.state)
    await thinker.think(Task("lcg", state, table.seat, "random", 7))
    print(*thinker.quick.pool._processes, flush=True)
    time.sleep(60)

asyncio.run(main())
"""


async def test_a_person_plays_against_a_program_to_the_end(store: Archive) -> None:
    await store.begin(*people("frieda"), program())
    async with house(store) as server, server.sit("frieda") as f:
        await play(f, 300)
        assert f.table.ending is not None
    log = await store.entries("evening")
    assert {entry.seat for entry in log} == {0, 1}
    assert [entry.number for entry in log] == list(range(len(log)))
    assert all(entry.key is None for entry in log if entry.seat == 1)


async def test_programs_play_the_lcg_beside_a_person(store: Archive) -> None:
    await store.begin(*people("frieda"), program("heuristic"), title="lcg")
    async with house(store) as server, server.sit("frieda") as f:
        await play(f, 25)
        while f.table.asked is None:
            await f.next()
    assert {entry.seat for entry in await store.entries("evening")} == {0, 1}


async def test_a_program_goes_on_thinking_after_a_restart(store: Archive) -> None:
    await store.begin(program(), *people("frieda"))
    async with house(store, Dreamer()) as server, server.sit("frieda") as f:
        await f.until(Thinking)
        assert await store.texts() == []
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        while f.table.seats[0].decides:
            await f.next()
    assert await store.entries("evening")


async def test_nobody_has_to_come_for_a_program_to_go_on(store: Archive) -> None:
    await store.begin(program(), *people("frieda"))
    await store.note_deciding("evening", (0, 1))
    async with house(store) as server:
        until = monotonic() + 10
        while not await store.entries("evening") or "evening" in server.hall.programs.playing:
            assert monotonic() < until
            await asyncio.sleep(0.01)
    assert {entry.seat for entry in await store.entries("evening")} == {0}


class Dreamer(Thinker):
    """Never comes to a conclusion."""

    async def think(self, task: Task) -> Thought:
        await asyncio.sleep(3600)
        raise AssertionError("the dream is over")


class Waverer(OwnThinker):
    """Fails at first; what it remembers is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[Task] = []

    async def think(self, task: Task) -> Thought:
        self.tasks.append(task)
        if task.level == "heuristic":
            raise RuntimeError("the program has a fault")
        return await super().think(task)


async def test_a_program_with_a_fault_does_not_stop_the_game(store: Archive) -> None:
    await store.begin(*people("frieda"), program("heuristic"))
    thinker = Waverer()
    async with house(store, thinker) as server, server.sit("frieda") as f:
        await play(f, 4)
    assert {task.level for task in thinker.tasks} == {"heuristic", "random"}
    assert {task.memory for task in thinker.tasks} == {None}, "it tries again with its own mind"
    assert any(entry.seat == 1 for entry in await store.entries("evening"))


async def test_thinking_is_shown_to_all(store: Archive) -> None:
    await store.begin(program(), *people("frieda"))
    async with house(store, Dreamer()) as server, server.sit("frieda") as f:
        told = [await f.until(Thinking) for _ in range(2)]
        assert told == [Thinking(0, None)] * 2, "nobody knows how long it will take"
        assert not f.table.seats[0].mine


async def test_how_far_a_thought_is_is_said_by_those_before_it(store: Archive) -> None:
    await store.begin(program(), *people("frieda"))
    async with house(store, Dreamer()) as server:
        before = Task("highway", b"", Seat(0), "random", 0)
        server.hall.thinker.experience.learn(before, 1000.0)
        async with server.sit("frieda") as f:
            first, second = [(await f.until(Thinking)).share for _ in range(2)]
    assert first is not None
    assert second is not None
    assert 0 <= first < second < 0.5


def test_a_thought_that_takes_longer_than_usual_is_at_no_known_place() -> None:
    experience = Experience()
    task = Task("lcg", b"", Seat(0), "heuristic", 0)
    assert experience.share(task, 0.0) is None
    experience.learn(task, 4.0)
    assert experience.share(task, 1.0) == 0.25
    assert experience.share(task, 4.0) is None
    experience.learn(task, 2.0)
    assert experience.share(task, 1.5) == 0.5
    assert experience.share(replace(task, level="random"), 1.0) is None


async def test_what_a_program_remembers_is_forgotten_when_choices_are_taken_back(
    store: Archive,
) -> None:
    await store.begin(*people("frieda"), program())
    thinker = Waverer()
    async with house(store, thinker) as server, server.sit("frieda") as f:
        await play(f, 6)
        await f.asked()
        assert thinker.tasks[0].memory is None
        assert thinker.tasks[-1].memory is not None
        await f.say(TakeBack(f.table.version))
        while not f.table.anew or f.table.version == 0:
            await f.until(Shown)
        went_back, known = f.table.version, len(thinker.tasks)
        await play(f, 8)
    assert (await store.entries("evening"))[went_back - 1].text.startswith("!back")
    later = [task for task in thinker.tasks[known - 1 :] if task.memory is None]
    assert later, "the first thought after it begins without memory"
    assert thinker.tasks[-1].memory is not None


async def test_a_program_plays_on_for_one_of_three_who_gave_up(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"), program())
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        await j.say(Concede())
        await f.at(1)
        assert f.table.ending is None
        await f.choose("done")
        while not any(
            entry.seat == 1 and entry.text != "!concede" for entry in await store.entries("evening")
        ):
            await f.next()
        assert (await j.at(f.table.version)).asked is None


async def test_only_one_process_thinks_as_long_as_it_is_heard(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await store.begin(program(), *people("frieda"))
    async with house(store, Dreamer()) as server, server.hall.tables.use("evening") as table:
        own = server.hall.programs
        own.hear("evening", table.version)
        own.go_on(table)
        assert not own.playing
        monkeypatch.setattr(programs, "SILENT", 0.0)
        own.go_on(table)
        assert list(own.playing) == ["evening"]
        assert programs.turn(table) == Seat(0)
