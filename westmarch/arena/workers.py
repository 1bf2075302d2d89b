"""Work spread over processes: one that dies is replaced, and what it was doing is done again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

from westmarch.agents.processes import begin_worker

T = TypeVar("T")
R = TypeVar("R")

ATTEMPTS = 3
"""How many processes may die over one piece of work before it is given up."""


def spread(
    task: Callable[[T], R], work: Sequence[T], jobs: int, lost: Callable[[T], R]
) -> Generator[R, None, None]:
    """Do all work in so many processes; results come as they are ready.

    What no process survives is `lost`, and counts as done.
    """
    queue = deque((item, 1) for item in work)
    busy: list[Worker[T, R]] = []
    idle: list[Worker[T, R]] = []
    try:
        while queue or busy:
            while queue and len(busy) < jobs:
                worker = idle.pop() if idle else Worker(task)
                busy.append(worker)
                worker.begin(*queue.popleft())
            heard = wait([worker.connection for worker in busy])
            for worker in [each for each in busy if each.connection in heard]:
                busy.remove(worker)
                try:
                    result = worker.result()
                except (EOFError, OSError):
                    worker.end()
                    if worker.attempt < ATTEMPTS:
                        queue.appendleft((worker.item, worker.attempt + 1))
                    else:
                        yield lost(worker.item)
                else:
                    idle.append(worker)
                    yield result
    finally:
        for worker in (*busy, *idle):
            worker.end()


class Worker(Generic[T, R]):
    """A process, and what it is doing."""

    item: T
    attempt: int

    def __init__(self, task: Callable[[T], R]) -> None:
        spawn = get_context("spawn")
        self.connection, there = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(task, there))
        self.process.start()
        there.close()

    def begin(self, item: T, attempt: int) -> None:
        """Hand over a piece of work."""
        self.item, self.attempt = item, attempt
        with suppress(OSError):  # that it is dead shows when its result is asked for
            self.connection.send(item)

    def result(self) -> R:
        """What came out; there is nothing to read if the process is dead."""
        found: R = self.connection.recv()
        return found

    def end(self) -> None:
        """Stop the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def serve(task: Callable[[T], R], connection: Connection) -> None:
    """What a process does: one piece of work after the other."""
    begin_worker()
    with suppress(EOFError, OSError):
        while True:
            connection.send(task(connection.recv()))
