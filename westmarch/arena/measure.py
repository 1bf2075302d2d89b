"""How fast a game is, measured beside python-chess in the same run.

The machine may be shared and noisy, so game and yardstick are measured in turn, slice by slice,
and the figure that counts is the median of the ratios.
"""

from __future__ import annotations

import gc
import platform
import random
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter

from westmarch.kernel.codec import plain
from westmarch.kernel.game import AnyGame, checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import Record
from westmarch.kernel.table import Table

PLIES = 300
CLONES = 500


class Pace(Record):
    """What was done in one slice of time."""

    seconds: float
    decisions: int
    choices: int
    games: int


class Measurement(Record):
    """The figures of one game; `choices` are decisions with two or more options."""

    game: str
    players: int
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone_microseconds: float
    bytes_per_clone: int
    bytes_encoded: int
    chess_moves_per_second: float
    decision_ratio: float
    choice_ratio: float
    python: str


def measure(game: AnyGame, slices: int, seconds: float, tick: Callable[[], None]) -> Measurement:
    """Measure a game and python-chess in turn; `tick` is called after each slice."""
    chance = random.Random(7)
    paces: list[Pace] = []
    yardstick: list[float] = []
    for _ in range(slices):
        paces.append(random_play(game, seconds, chance))
        tick()
        yardstick.append(chess_moves(seconds, chance))
        tick()
    pairs = list(zip(paces, yardstick, strict=True))
    played = sum(pace.games for pace in paces)
    middle = halfway(game, chance)
    return Measurement(
        game=game.name,
        players=game.players[0],
        decisions_per_second=median(pace.decisions / pace.seconds for pace in paces),
        choices_per_second=median(pace.choices / pace.seconds for pace in paces),
        games_per_second=median(pace.games / pace.seconds for pace in paces),
        decisions_per_game=sum(pace.decisions for pace in paces) / played,
        clone_microseconds=clone_cost(middle) * 1e6,
        bytes_per_clone=clone_bytes(middle),
        bytes_encoded=len(plain(middle.state)),
        chess_moves_per_second=median(yardstick),
        decision_ratio=median(pace.decisions / pace.seconds / chess for pace, chess in pairs),
        choice_ratio=median(pace.choices / pace.seconds / chess for pace, chess in pairs),
        python=platform.python_version(),
    )


def first_position(game: AnyGame, chance: random.Random) -> Position:
    """A game with its usual settings, about to begin."""
    return Table(game, checked(game, None, {}, ()), chance.getrandbits(32)).position


def random_play(game: AnyGame, seconds: float, chance: random.Random) -> Pace:
    """Whole random games until the time is up, set-up included."""
    decisions = choices = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        position = first_position(game, chance)
        while position.decisions:
            decision = position.decisions[0]
            decisions += 1
            choices += len(decision.options) > 1
            position.take(decision.seat, chance.choice(decision.options))
        games += 1
    return Pace(perf_counter() - start, decisions, choices, games)


def chess_moves(seconds: float, chance: random.Random) -> float:
    """Random moves of python-chess a second, legal move generation included."""
    import chess

    moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chance.choice(legal))
            moves += 1
    return moves / (perf_counter() - start)


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
    start = perf_counter()
    for _ in range(CLONES):
        position.clone()
    return (perf_counter() - start) / CLONES


def clone_bytes(position: Position) -> int:
    """Memory that one clone takes beside the position it came from."""
    gc.collect()
    tracemalloc.start()
    clones = [position.clone() for _ in range(CLONES)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(clones)
