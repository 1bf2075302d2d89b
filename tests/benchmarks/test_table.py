"""The measurement of the live table: a small run, and how its figures come about."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import table
from benchmarks.crowd import Place, Plan, Waits
from benchmarks.figures import Load, TableBenchmark, Times, draw_figures, times
from benchmarks.table import Measured
from tests.e2e.serving import Server
from westmarch.cli import screen
from westmarch.cli.doctor import facts

ROOT = Path(__file__).parents[2]
SMALL = "--choices 4 --every 0.5 --seconds 1 --first 1 --most 2 --page 0"


def test_a_small_run_measures_a_real_server(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    words = [*SMALL.split(), "--below", "60000", "--database", "sqlite", "--out", str(out)]
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks.table", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "2 games with a choice every 0.5 seconds stay below 60000 ms." in ran.stdout
    assert f"Stored in {out}." in ran.stderr
    figures = json.loads(out.read_text(encoding="utf-8"))
    (served,) = figures["servers"]
    assert (served["database"], served["games"], figures["page"]) == ("sqlite", 2, None)
    assert served["click"]["times"] >= 1
    assert 0 < served["click"]["median"] <= served["click"]["percentile_99"]
    assert [load["games"] for load in served["loads"]] == [1, 2]
    assert all(load["server_milliseconds"] > 0 for load in served["loads"])


def test_times_are_summed_up_in_milliseconds() -> None:
    assert times([0.004, 0.001, 0.002]) == Times(3, 2, 4, 4)
    assert times([0.001, 0.002]) == Times(2, 1.5, 2, 2)
    assert times(number / 1000 for number in range(1, 201)) == Times(200, 100.5, 198, 200)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int], Measured]:
    """A server that holds so many games: with more of them everybody waits for a second."""

    def holding(most: int) -> Measured:
        def send(plan: Plan, tick: Callable[[int], None]) -> Waits:
            new = [Place(f"{number}", "") for number in range(len(plan.places), plan.games)]
            tick(plan.games)
            return Waits((0.1 if plan.games <= most else 1.0,), (*plan.places, *new), 0.5)

        monkeypatch.setattr(table, "send_crowd", send)
        monkeypatch.setattr(table, "processor_time", lambda server: 0.0)
        return Measured(Server(tmp_path / "games.db"), "sqlite", 5, 20, 200)

    return holding


CLICK = Load(1, Times(1, 1, 1, 1), 1, 0, 0)


@pytest.mark.parametrize(
    ("most", "tried", "held"),
    [
        (230, [50, 100, 200, 225, 237, 250, 300, 400], 225),
        (20, [12, 18, 19, 20, 21, 25, 50], 20),
        (0, [1, 3, 6, 12, 25, 50], 0),
        (9999, [50, 100, 200, 400, 800, 1000], 1000),
    ],
)
def test_the_number_of_games_is_found_by_doubling_and_halving(
    measured: Callable[[int], Measured], most: int, tried: list[int], held: int
) -> None:
    served = measured(most).crowded(CLICK, first=50, most=1000)
    assert [load.games for load in served.loads] == tried
    assert served.games == held


def test_what_only_a_busy_machine_made_too_slow_is_tried_again(
    measured: Callable[[int], Measured], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = measured(100)
    quick = server.at_once(100)
    slow = [server.at_once(101), quick]
    monkeypatch.setattr(server, "at_once", lambda games: slow.pop(0))
    assert server.tried(100) == quick
    assert slow == []


def test_games_are_played_on_by_the_next_crowd(measured: Callable[[int], Measured]) -> None:
    server = measured(0)
    server.at_once(3)
    server.at_once(2)
    assert [place.game for place in server.places] == ["0", "1", "2"]


def test_too_many_games_stand_in_the_table_but_do_not_count(
    measured: Callable[[int], Measured], capsys: pytest.CaptureFixture[str]
) -> None:
    served = measured(60).crowded(CLICK, first=50, most=100)
    benchmark = TableBenchmark("today", facts(), "here", 5, 200, (served,), Times(1, 40, 50, 60))
    draw_figures(screen.output(), benchmark)
    drawn = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "a click in Chromium until it is drawn 40.0 50.0 60.0" in drawn
    assert "100 1000.0 1000.0 1000.0 0.00 0% 50%" in drawn
    assert f"{served.games} games with a choice every 5 seconds stay below 200 ms." in drawn
