"""Figures of the engines: interpreted, compiled, and python-chess in turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from westmarch.arena.measure import measure
from westmarch.arena.pacing import NoAnswer, Pace, Play, Player, Weigh, Weight, random_play
from westmarch.building import freshness
from westmarch.kernel.records import replace
from westmarch.kernel.registry import EXTRA, game


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, "tests.kernel.highway:GAME")


@pytest.fixture
def player() -> Iterator[Player]:
    with Player(freshness.source()) as found:
        yield found


class Here(Player):
    """An engine in this process that is ten times as quick as it is, and may go astray."""

    def __init__(self, *, astray: bool = False) -> None:
        self.astray = astray

    def play(self, wish: Play) -> Pace:
        pace = random_play(game(wish.game), wish)
        fingerprint = "astray" if self.astray else pace.fingerprint
        return replace(pace, seconds=pace.seconds / 10, fingerprint=fingerprint)

    def weigh(self, wish: Weigh) -> Weight:
        raise AssertionError("copies of the compiled engine are not measured")


def test_figures_fit_together(player: Player) -> None:
    ticks: list[int] = []
    figures = measure(game("highway"), 2, 0.02, player, None, lambda: ticks.append(1))
    assert len(ticks) == 2
    assert figures.decisions_per_second >= figures.choices_per_second > 0
    assert figures.decision_ratio > 0
    assert figures.chess_moves_per_second > 0
    assert figures.bytes_per_clone > 500, "a clone copies the lists of 44 cards"
    assert figures.bytes_encoded > 1000
    assert figures.compiled is None


def test_the_compiled_engine_plays_the_same_games_again(player: Player) -> None:
    figures = measure(game("highway"), 3, 0.02, player, Here(), lambda: None).compiled
    assert figures is not None
    assert figures.same
    assert figures.games >= 3
    assert figures.ratio > 1


def test_games_that_take_another_course_are_told(player: Player) -> None:
    figures = measure(game("highway"), 1, 0.001, player, Here(astray=True), lambda: None).compiled
    assert figures is not None
    assert not figures.same


def test_a_game_has_a_number(player: Player) -> None:
    first = player.play(Play("highway", 0, 0, games=3))
    assert first.games == 3
    assert replace(random_play(game("highway"), Play("highway", 0, 0, games=3)), seconds=0) == (
        replace(first, seconds=0)
    )
    assert player.play(Play("highway", 1, 0, games=3)).fingerprint != first.fingerprint


def test_a_player_that_stops_is_noticed(player: Player) -> None:
    for _ in range(2):
        with pytest.raises(NoAnswer, match="does not answer"):
            player.play(Play("bridge", 0, 0, games=1))
