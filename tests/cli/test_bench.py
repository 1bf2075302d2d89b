"""The benchmark's command; its figures are tested with the arena."""

from __future__ import annotations

import json
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run
from westmarch.arena import measure
from westmarch.building import freshness
from westmarch.cli import bench
from westmarch.kernel import registry

QUICK = ("--slices", "1", "--seconds", "0.001")


@pytest.fixture(autouse=True)
def _not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freshness, "built", lambda: None)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the source were the compiled engine."""
    monkeypatch.setattr(freshness, "built", freshness.source)


def told(ran: Ran) -> str:
    """What a command has said beside its figures, without how far it has come."""
    lines = ran.err.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("Measuring:"))


def test_figures_and_ratios_are_printed_and_stored(run: Run) -> None:
    ran = run("bench", "highway", *QUICK, "--out", "deep/figures.json")
    assert ran.code == 0
    assert told(ran) == f"Stored in deep/figures.json.\n{bench.NOT_COMPILED}\n"
    (game,) = json.loads(Path("deep/figures.json").read_text(encoding="utf-8"))["games"]
    figures = {
        "Decisions a second": f"{game['decisions_per_second']:,.0f}",
        "A clone, in bytes": f"{game['bytes_per_clone']:,}",
        "Decisions to moves of python-chess": f"{game['decision_ratio']:.2f}",
        "Choices to moves of python-chess": f"{game['choice_ratio']:.2f}",
    }
    rows = {" ".join(line.split()) for line in ran.out.splitlines()}
    assert {f"{name} {figure}" for name, figure in figures.items()} <= rows


@pytest.mark.usefixtures("compiled")
def test_the_compiled_engine_is_shown_beside_the_interpreted_one(run: Run) -> None:
    ran = run("bench", "highway", *QUICK, "--out", "figures.json")
    assert ran.code == 0
    assert told(ran) == "Stored in figures.json.\n"
    (game,) = json.loads(Path("figures.json").read_text(encoding="utf-8"))["games"]
    compiled = game["compiled"]
    rows = {" ".join(line.split()) for line in ran.out.splitlines()}
    assert f"Compiled to interpreted {compiled['ratio']:.2f}" in rows
    assert f"Compiled: decisions a second {compiled['decisions_per_second']:,.0f}" in rows
    assert f"Compiled: games that took the same course all {compiled['games']:,}" in rows


@pytest.mark.usefixtures("compiled")
def test_games_that_take_another_course_are_a_failure(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "course", lambda pace: object())
    ran = run("bench", "highway", *QUICK)
    assert ran.code == 1
    assert "Compiled: games that took the same course not all" in " ".join(ran.out.split())
    assert told(ran) == "The compiled engine plays other games of highway.\n"


def test_an_engine_that_does_not_answer_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "silent/westmarch").mkdir(parents=True)
    (tmp_path / "silent/westmarch/__init__.py").write_text("raise SystemExit")
    monkeypatch.setattr(freshness, "built", lambda: tmp_path / "silent")
    ran = run("bench", "highway", *QUICK)
    assert ran.code == 2
    assert f"the engine in {tmp_path}/silent does not answer any more" in ran.err


def test_the_facts_are_stored_with_the_figures(run: Run) -> None:
    run("bench", *QUICK, "--out", "figures.json")
    stored = json.loads(Path("figures.json").read_text(encoding="utf-8"))
    assert set(stored) == {"taken", "facts", "games"}
    assert stored["facts"]["compiled"] in (True, False)
    assert stored["facts"]["python"].startswith("CPython 3.")


def test_a_folder_for_benchmarks_receives_the_latest(run: Run) -> None:
    run("bench", *QUICK)
    assert list(Path().iterdir()) == []
    Path("benchmarks").mkdir()
    ran = run("bench", *QUICK)
    assert told(ran).startswith("Stored in benchmarks/latest.json.\n")
    assert Path("benchmarks/latest.json").is_file()


def test_every_game_has_its_column(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.kernel.highway:GAME tests.cli.games:BYWAY")
    assert run("bench", *QUICK).out.split()[:2] == ["byway", "highway"]
    assert run("bench", "highway", *QUICK).out.split()[0] == "highway"


def test_without_the_yardstick_it_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", missing)
    ran = run("bench")
    assert ran.code == 2
    assert ran.err.endswith("is missing: pip install westmarch[bench]\n")


def missing(name: str) -> ModuleSpec | None:
    """As if nothing were installed."""
    return None


def test_unknown_games_are_refused(run: Run) -> None:
    ran = run("bench", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no game 'chess'" in ran.err
