"""How fast a game is, interpreted and compiled, measured beside python-chess in the same run.

The machine may be shared and noisy, so all are measured in turn, slice by slice, in time of the
processor, and the figures that count are the medians of the ratios.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from statistics import median
from time import process_time

from westmarch.arena.pacing import Pace, Play, Player, Weigh, picked
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import Record

PLIES = 300


class Compiled(Record):
    """The figures of the compiled engine, which plays the games of the interpreted one again."""

    decisions_per_second: float
    choices_per_second: float
    ratio: float
    """Decisions of the compiled engine to decisions of the interpreted one."""
    games: int
    same: bool
    """Whether all games took the same course with both."""


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
    compiled: Compiled | None = None


def measure(
    game: AnyGame,
    slices: int,
    seconds: float,
    interpreted: Player,
    compiled: Player | None,
    tick: Callable[[], None],
) -> Measurement:
    """Measure a game and python-chess in turn; `tick` is called after each slice."""
    chance = random.Random(7)
    paces: list[Pace] = []
    again: list[Pace] = []
    yardstick: list[float] = []
    played = 0
    for _ in range(slices):
        pace = interpreted.play(Play(game.name, played, seconds))
        paces.append(pace)
        if compiled is not None:
            again.append(compiled.play(Play(game.name, played, seconds, pace.games)))
        yardstick.append(chess_moves(seconds, chance))
        played += pace.games
        tick()
    pairs = list(zip(paces, yardstick, strict=True))
    weight = interpreted.weigh(Weigh(game.name))
    return Measurement(
        game=game.name,
        players=game.players[0],
        decisions_per_second=median(pace.decisions / pace.seconds for pace in paces),
        choices_per_second=median(pace.choices / pace.seconds for pace in paces),
        games_per_second=median(pace.games / pace.seconds for pace in paces),
        decisions_per_game=sum(pace.decisions for pace in paces) / played,
        clone_microseconds=weight.clone_microseconds,
        bytes_per_clone=weight.bytes_per_clone,
        bytes_encoded=weight.bytes_encoded,
        chess_moves_per_second=median(yardstick),
        decision_ratio=median(pace.decisions / pace.seconds / chess for pace, chess in pairs),
        choice_ratio=median(pace.choices / pace.seconds / chess for pace, chess in pairs),
        python=platform.python_version(),
        compiled=compared(paces, again) if again else None,
    )


def compared(paces: list[Pace], again: list[Pace]) -> Compiled:
    """What the compiled engine made of the same games."""
    pairs = list(zip(paces, again, strict=True))
    return Compiled(
        decisions_per_second=median(pace.decisions / pace.seconds for pace in again),
        choices_per_second=median(pace.choices / pace.seconds for pace in again),
        ratio=median(slow.seconds / quick.seconds for slow, quick in pairs),
        games=sum(pace.games for pace in again),
        same=all(course(slow) == course(quick) for slow, quick in pairs),
    )


def course(pace: Pace) -> tuple[int, int, str]:
    """What is the same if games took the same course."""
    return pace.decisions, pace.games, pace.fingerprint


def chess_moves(seconds: float, chance: random.Random) -> float:
    """Random moves of python-chess a second, legal move generation included."""
    import chess

    moves = 0
    start = process_time()
    while process_time() - start < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(picked(legal, chance))
            moves += 1
    return moves / (process_time() - start)
