"""An engine in a process of its own, interpreted or compiled, that plays random games when told to.

One process can run one engine only. Game number n is the same one in every process, so that what
two engines have played can be compared.
"""

from __future__ import annotations

import gc
import hashlib
import os
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import process_time
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from westmarch.kernel import registry
from westmarch.kernel.codec import plain
from westmarch.kernel.game import AnyGame, checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import Record
from westmarch.kernel.table import Table

T = TypeVar("T")

CLONES = 500
SEEDS = 7


class Play(Record, tag=True):
    """Please play games from a number on: so many, or until the seconds are over."""

    game: str
    first: int
    seconds: float
    games: int | None = None


class Weigh(Record, tag=True):
    """Please find out what a copy of a position costs."""

    game: str


class Pace(Record):
    """What was done in one slice of time, in seconds of the processor.

    The fingerprint stands for the ends of all games of the slice.
    """

    seconds: float
    decisions: int
    choices: int
    games: int
    fingerprint: str


class Weight(Record):
    """What a copy of a position from the middle of a game costs, and its size as JSON."""

    clone_microseconds: float
    bytes_per_clone: int
    bytes_encoded: int


class NoAnswer(Exception):
    """A player has stopped; it has said why where errors are shown."""


class Player:
    """A process that runs the engine in a folder and does as it is told."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join((str(folder), *sys.path))
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "westmarch.arena.pacing"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.communicate()

    def play(self, wish: Play) -> Pace:
        """Let it play a slice."""
        return msgspec.json.decode(self.asked(wish), type=Pace)

    def weigh(self, wish: Weigh) -> Weight:
        """Let it measure copies."""
        return msgspec.json.decode(self.asked(wish), type=Weight)

    def asked(self, wish: Play | Weigh) -> bytes:
        """The answer to a wish."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
            self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise NoAnswer(f"the engine in {self.folder} does not answer any more")
        return answer


def random_play(game: AnyGame, wish: Play) -> Pace:
    """Whole random games, set-up included."""
    ends = hashlib.blake2b(digest_size=8)
    seconds = 0.0
    decisions = choices = games = 0
    while seconds < wish.seconds if wish.games is None else games < wish.games:
        chance = random.Random(SEEDS + wish.first + games)
        start = process_time()
        position = first_position(game, chance)
        while position.decisions:
            decision = position.decisions[0]
            decisions += 1
            choices += len(decision.options) > 1
            position.take(decision.seat, picked(decision.options, chance))
        seconds += process_time() - start
        games += 1
        ends.update(plain(position.state))
    return Pace(seconds, decisions, choices, games, ends.hexdigest())


def picked(things: Sequence[T], chance: random.Random) -> T:
    """Any of some things, chosen in as little time as can be."""
    return things[int(chance.random() * len(things))]


def first_position(game: AnyGame, chance: random.Random) -> Position:
    """A game with its usual settings, about to begin."""
    return Table(game, checked(game, None, {}, ()), chance.getrandbits(32)).position


def weighed(game: AnyGame) -> Weight:
    """What a copy of a position from the middle of a game costs."""
    middle = halfway(game, random.Random(SEEDS))
    return Weight(clone_cost(middle) * 1e6, clone_bytes(middle), len(plain(middle.state)))


def halfway(game: AnyGame, chance: random.Random) -> Position:
    """A position from the middle of a random game."""
    position = first_position(game, chance)
    history = []
    while not position.over:
        history.append(position.clone())
        position.take(position.decision.seat, chance.choice(position.decision.options))
    return history[len(history) // 2]


def clone_cost(position: Position) -> float:
    """Seconds that one clone takes."""
    start = process_time()
    for _ in range(CLONES):
        position.clone()
    return (process_time() - start) / CLONES


def clone_bytes(position: Position) -> int:
    """Memory that one clone takes beside the position it came from."""
    gc.collect()
    tracemalloc.start()
    clones = [position.clone() for _ in range(CLONES)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(clones)


def main() -> None:
    """`python -m westmarch.arena.pacing`: a wish a line, an answer a line."""
    read: Callable[[bytes], Play | Weigh] = msgspec.json.Decoder(Play | Weigh).decode
    for line in sys.stdin.buffer:
        wish = read(line)
        game = registry.game(wish.game)
        found = random_play(game, wish) if isinstance(wish, Play) else weighed(game)
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
