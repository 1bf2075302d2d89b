"""Many games played by programs."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Run
from tests.kernel.highway.game import GAME
from westmarch.arena.intervals import wilson
from westmarch.arena.simulation import Plan, play
from westmarch.cli import screen
from westmarch.cli.results import Results, summed_up
from westmarch.kernel import registry
from westmarch.kernel.game import checked


def results(text: str) -> Results:
    """The results that were printed."""
    return msgspec.json.decode(text, type=Results)


def test_the_figures_are_shown_as_tables(run: Run) -> None:
    ran = run("sim", "highway", "--games", "12", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split() for line in ran.out.splitlines()]
    assert ["highway", "seeds", "3-14"] in rows
    assert ["Games", "12"] in rows
    assert ["ended", "12"] in rows
    assert ["failed", "0"] in rows
    assert ["richest", "12"] in rows
    assert not Path("faults").exists()


def test_the_figures_agree_with_each_other(run: Run) -> None:
    ran = run("sim", "highway", "--games", "12", "--players", "3", "--set", "rounds=2", "--json")
    found = results(ran.out)
    assert (found.game, found.games, found.ended, found.faults) == ("highway", 12, 12, ())
    assert (found.setup.players, found.setup.options) == (3, {"rounds": "2"})
    assert [seat.seat for seat in found.seats] == [1, 2, 3]
    assert sum(seat.wins for seat in found.seats) >= 12
    assert sum(seat.wins for seat in found.seats) - 12 >= found.shared_wins
    assert sum(found.endings.values()) == 12
    assert found.decisions.least <= found.decisions.mean <= found.decisions.most
    assert found.choices.most <= found.decisions.most
    for seat in found.seats:
        assert seat.share == seat.wins / 12
        assert seat.low < seat.share < seat.high or seat.wins == 0


def test_the_same_seeds_give_the_same_results_on_any_number_of_cores(run: Run) -> None:
    words = ["sim", "highway", "--games", "20", "--seed", "1", "--json"]
    alone, together = results(run(*words).out), results(run(*words, "--jobs", "2").out)
    timeless = {"seconds": 0.0, "games_per_second": 0.0}
    assert msgspec.structs.replace(alone, **timeless) == msgspec.structs.replace(
        together, **timeless
    )


def test_results_do_not_depend_on_the_order_of_games() -> None:
    plan = Plan("highway", checked(GAME, 2, {}, ()), ("random", "random"))
    played = [play(plan, seed) for seed in (5, 6, 7, 8)]
    forwards = summed_up(plan, 1, played, 1.0, ())
    assert summed_up(plan, 1, played[::-1], 1.0, ()) == forwards
    assert forwards.first_seed == 5


def test_results_go_to_a_file_as_well(run: Run) -> None:
    ran = run("sim", "highway", "--games", "2", "--out", "deep/results.json", "--no-watch")
    assert "Games a second" in ran.out
    assert results(Path("deep/results.json").read_text(encoding="utf-8")).games == 2


def test_agents_are_named_by_seat(run: Run) -> None:
    good = run("sim", "highway", "--games", "1", "--agent", "random", "--agent", "random")
    assert good.code == 0
    words = ["sim", "highway", "--players", "3", "--agent", "random", "--agent", "random"]
    assert "name one agent for all, or 3 of them, not 2" in run(*words).err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_broken_invariant_fails_and_leaves_the_game_that_shows_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    monkeypatch.setattr(screen, "PATIENCE", 1e6)  # a slow machine would tell how far it is
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:LOSES_A_CARD")
    ran = run("sim", "loses-a-card", "--games", "10", "--jobs", jobs, "--faults", "bad")
    assert ran.code == 1
    complaints = ran.err.splitlines()
    assert complaints
    assert all(line.startswith("westmarch: seed ") for line in complaints)
    files = [line.partition("see it: westmarch replay ")[2] for line in complaints]
    assert sorted(files) == sorted(str(path) for path in Path("bad").iterdir())
    shown = run("replay", files[0])
    assert shown.code == 1
    assert "the rules have failed: card " in shown.err
    assert "is lost" in shown.err
    assert "raids" in shown.out


def test_without_watching_an_invariant_may_break_unseen(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:LOSES_A_CARD")
    assert run("sim", "loses-a-card", "--games", "2", "--no-watch").code == 0


def test_the_choice_that_broke_the_rules_is_the_last_one_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:CRASHES")
    ran = run("sim", "crashes", "--games", "3", "--json")
    assert ran.code == 1
    found = results(ran.out)
    assert [fault.file for fault in found.faults] == [
        f"faults/crashes-{fault.seed}.json" for fault in found.faults
    ]
    for fault in found.faults:
        assert "the road is blocked" in fault.fault
        saved = json.loads(Path(fault.file).read_text(encoding="utf-8"))
        assert saved["choices"][-1].split()[1] == "raid"
        assert saved["seed"] == fault.seed


def test_a_game_that_cannot_even_begin_is_saved_too(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:NEVER_BEGINS")
    ran = run("sim", "never-begins", "--games", "12")
    assert ran.code == 1
    assert ran.err.count("the deck is missing") == 10
    assert "2 more games failed" in ran.err
    assert len(list(Path("faults").iterdir())) == 12
    assert "Share" not in ran.out
    shown = run("replay", "faults/never-begins-0.json")
    assert shown.code == 2
    assert "the game cannot be set up: LookupError: the deck is missing" in shown.err


def test_a_log_hears_of_progress_only_when_it_takes_long(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "PATIENCE", 0.0)
    ran = run("sim", "highway", "--games", "3")
    assert ran.err.splitlines() == [f"The King's Highway: {number} of 3" for number in (1, 2, 3)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
