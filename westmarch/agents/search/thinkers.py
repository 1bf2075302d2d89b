"""Worker processes that think about one decision together, each in worlds of its own.

They are sent a state that is possible for the seat, never the true one. Whoever dies or does not
answer in time is replaced; what the others have found counts.
"""

from __future__ import annotations

import atexit
import pickle
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic

import msgspec

from westmarch.agents.processes import begin_worker
from westmarch.agents.search.guides import Guide
from westmarch.agents.search.racing import Heat
from westmarch.agents.search.searching import Budget, Search
from westmarch.kernel import codec, registry
from westmarch.kernel.position import Position
from westmarch.kernel.records import Record, Seat, replace

APART = 1_000_003
"""So far apart are the worlds that two workers suppose."""


class Task(Record):
    """A decision to think about: the seat's, in a state that is possible for it.

    The guide is pickled; it remembers what the seat has done.
    """

    game: str
    state: bytes
    guide: bytes
    seat: Seat
    seed: int
    budget: Budget


class Answer(Record):
    """What a worker has found about options, by their place in the decision."""

    heat: Heat


def think(task: Task) -> Answer:
    """Think about a task."""
    game = registry.game(task.game)
    position = Position(game, codec.decode(game, task.state))
    decision = position.of(task.seat)
    guide: Guide = pickle.loads(task.guide)
    search = Search(decision, lambda seed: position.imagine(task.seat, seed), guide, task.seed)
    search.think(task.budget)
    return Answer(search.race.heat)


HELLO = b"hello"
"""What a worker says when it is ready to think."""


class Worker:
    """One process, and the line to it; it takes tasks once it has said hello."""

    def __init__(self) -> None:
        self.ready = False
        spawn = get_context("spawn")
        self.line, other = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def greet(self, seconds: float | None) -> None:
        """Listen for the hello, for some time or until it comes."""
        if not self.ready and self.line.poll(seconds):
            self.ready = self.line.recv_bytes() == HELLO

    def send(self, task: Task) -> None:
        """Send a task."""
        self.line.send_bytes(msgspec.msgpack.encode(task))

    def receive(self) -> Answer | None:
        """The answer, if the worker has lived to give it."""
        try:
            return msgspec.msgpack.decode(self.line.recv_bytes(), type=Answer)
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.line.close()
        self.process.join()


def work(line: Connection) -> None:
    """Answer tasks until nobody asks any more."""
    begin_worker()
    line.send_bytes(HELLO)
    while True:
        try:
            task = msgspec.msgpack.decode(line.recv_bytes(), type=Task)
        except EOFError:
            return
        line.send_bytes(msgspec.msgpack.encode(think(task)))


class Thinkers:
    """Some workers who think about the same decision at the same time."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.asked: dict[Connection, int] = {}

    def ask(self, task: Task) -> None:
        """Let all think about a task, each in worlds of its own; who has died is replaced.

        Where time counts nobody is waited for who is not ready yet.
        """
        self.asked.clear()
        patience = None if task.budget.seconds is None else 0.0
        for number in range(len(self.workers)):
            own = replace(task, seed=task.seed + APART * (number + 1))
            try:
                self.put(number, own, patience)
            except (EOFError, OSError):
                self.renew(number)
                self.put(number, own, patience)

    def put(self, number: int, task: Task, patience: float | None) -> None:
        """Give a task to a worker, if it is ready."""
        worker = self.workers[number]
        worker.greet(patience)
        if worker.ready:
            worker.send(task)
            self.asked[worker.line] = number

    def answers(self, until: float | None) -> list[Answer]:
        """What all have found who answer in time; whoever does not is replaced."""
        found: list[Answer] = []
        while self.asked:
            left = None if until is None else max(0.0, until - monotonic())
            ready = wait(list(self.asked), left)
            if not ready:
                break
            for line in ready:
                assert isinstance(line, Connection)
                number = self.asked.pop(line)
                answer = self.workers[number].receive()
                if answer is None:
                    self.renew(number)
                else:
                    found.append(answer)
        for number in self.asked.values():
            self.renew(number)
        return found

    def renew(self, number: int) -> None:
        """Put a new worker in the place of one that is gone."""
        self.workers[number].end()
        self.workers[number] = Worker()

    def end(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.end()


TEAMS: dict[int, Thinkers] = {}
"""The workers of this process, by their number."""


def team(count: int) -> Thinkers:
    """Workers who are kept for the next decision, until this process ends."""
    if count not in TEAMS:
        TEAMS[count] = Thinkers(count)
    return TEAMS[count]


@atexit.register
def disband() -> None:
    """End all workers of this process."""
    while TEAMS:
        TEAMS.popitem()[1].end()
