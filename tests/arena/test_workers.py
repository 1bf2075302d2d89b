"""Work spread over processes, some of which die."""

from __future__ import annotations

import os
import signal
from functools import partial
from multiprocessing import active_children
from pathlib import Path

from westmarch.arena.workers import spread


def square(number: int) -> int:
    return number**2


def square_or_die(notes: Path, number: int) -> int:
    """The first process that is given a three dies, every one that is given a five."""
    with (notes / str(number)).open("a") as note:
        note.write(f"{os.getpid()}\n")
    tries = len((notes / str(number)).read_text().split())
    if number == 5 or (number == 3 and tries == 1):
        os.kill(os.getpid(), signal.SIGKILL)
    return number**2


def lost(number: int) -> int:
    return -number


def test_a_killed_process_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    found = list(spread(partial(square_or_die, tmp_path), (1, 3, 5, 6), 1, lost))
    assert found == [1, 9, -5, 36], "what kills every process is given up at last"
    first, second = (tmp_path / "3").read_text().split()
    assert first != second
    assert len((tmp_path / "5").read_text().split()) == 3
    assert not active_children()


def test_who_stops_listening_stops_the_work() -> None:
    work = spread(square, range(1000), 2, lost)
    next(work)
    work.close()
    assert not active_children()
