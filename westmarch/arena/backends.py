"""Where games are played: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Protocol, TypeVar

from westmarch.arena.workers import ATTEMPTS, spread

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""So many pieces of work for each core are sent ahead to a cluster."""


class Missing(Exception):
    """Something has to be installed first; the message says what."""


class Backend(Protocol):
    """Does work; results come as they are ready, in any order."""

    def run(self, task: Callable[[T], R], work: Sequence[T], lost: Callable[[T], R]) -> Iterator[R]:
        """Do all work; what no process survives is `lost`."""


class Alone:
    """Plays in this process."""

    def run(self, task: Callable[[T], R], work: Sequence[T], lost: Callable[[T], R]) -> Iterator[R]:
        """Do one piece of work after the other."""
        return map(task, work)


class Processes:
    """Plays in several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, task: Callable[[T], R], work: Sequence[T], lost: Callable[[T], R]) -> Iterator[R]:
        """Spread the work."""
        return spread(task, work, self.jobs, lost)


class Cluster:
    """Plays on the Ray cluster that RAY_ADDRESS names, else on one that is started for it here."""

    def __init__(self, jobs: int) -> None:
        need("ray", "ray")
        self.jobs = jobs

    def run(self, task: Callable[[T], R], work: Sequence[T], lost: Callable[[T], R]) -> Iterator[R]:
        """Send work ahead, and more of it as results come back."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        def done_there(item: T) -> R:
            return task(item)

        died = (
            ray.exceptions.NodeDiedError,
            ray.exceptions.OutOfMemoryError,
            ray.exceptions.WorkerCrashedError,
        )
        elsewhere = "RAY_ADDRESS" in os.environ
        ray.init(
            num_cpus=None if elsewhere else self.jobs,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
        try:
            remote = ray.remote(done_there).options(max_retries=ATTEMPTS - 1)
            rest = iter(work)
            under_way = {}
            while True:
                for item in rest:
                    under_way[remote.remote(item)] = item
                    if len(under_way) >= AHEAD * self.jobs:
                        break
                if not under_way:
                    return
                (done,), _ = ray.wait(list(under_way))
                item = under_way.pop(done)
                try:
                    yield ray.get(done)
                except died:
                    yield lost(item)
        finally:
            ray.shutdown()


def backend_named(name: str, jobs: int) -> Backend:
    """The backend of a name."""
    if name == "ray":
        return Cluster(jobs)
    return Alone() if jobs == 1 else Processes(jobs)


def need(module: str, extra: str) -> None:
    """Make sure that an optional library is there."""
    if find_spec(module) is None:
        raise Missing(f"{module} is missing: pip install westmarch[{extra}]")
