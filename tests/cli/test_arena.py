"""Tournaments from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest
from pyarrow import parquet

from tests.cli.conftest import ROOT, Run
from westmarch.arena import backends
from westmarch.arena.journal import resume
from westmarch.arena.results import Row
from westmarch.arena.tournaments import play_fixture
from westmarch.kernel import registry
from westmarch.kernel.records import replace

MATCH = ("arena", "match", "highway", "random", "heuristic", "--set", "rounds=2")
PATIENCE = 60.0


def rows(path: Path) -> list[Row]:
    """Results without what differs from run to run."""
    found = msgspec.json.decode(path.read_bytes(), type=list[Row])
    return [replace(row, seconds=0.0) for row in found]


def start(*words: str) -> subprocess.Popen[bytes]:
    """Start a command in a process of its own."""
    code = "from westmarch.cli.main import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", code, *words],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def wait_for(happened: Callable[[], bool], what: str) -> None:
    """Wait until something has happened."""
    until = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < until, f"{what} has not happened"
        sleep(0.005)


def is_running(pid: str) -> bool:
    """Whether a process is there, and not merely its number."""
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_match_leaves_tables_results_and_a_report(run: Run) -> None:
    ran = run(*MATCH, "--games", "6", "--jobs", "1", "--out", "cup")
    assert ran.code == 0
    assert "Stored in cup/results.parquet and cup/report.html." in ran.err
    words = [line.split() for line in ran.out.splitlines()]
    assert ["Games", "6", "of", "6"] in words
    assert "Ratings" in ran.out
    assert Path("cup/report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    table = parquet.read_table("cup/results.parquet")
    assert table.column("number").to_pylist() == list(range(6))
    assert table.column("agents").to_pylist()[1] == ["heuristic", "random"]
    assert set(table.column("how").to_pylist()) == {"richest"}
    assert json.loads(table.schema.metadata[b"tournament"])["games"] == 6


def test_the_same_command_again_plays_nothing_and_more_games_only_the_rest(run: Run) -> None:
    words = (*MATCH, "--jobs", "1", "--results", "json", "--out", "cup")
    run(*words, "--games", "4")
    first = rows(Path("cup/results.json"))
    again = run(*words, "--games", "4")
    assert "4 of 4 games have been played before." in again.err
    assert rows(Path("cup/results.json")) == first
    run(*words, "--games", "6")
    assert rows(Path("cup/results.json"))[:4] == first
    assert len(Path("cup/journal.jsonl").read_bytes().splitlines()) == 6


def test_another_tournament_is_refused_in_the_same_folder(run: Run) -> None:
    run(*MATCH, "--games", "2", "--jobs", "1")
    ran = run(*MATCH, "--games", "2", "--seed", "3")
    assert ran.code == 2
    assert "arena holds another tournament, which differs in seed" in ran.err


def test_a_tournament_goes_on_after_it_was_killed(run: Run) -> None:
    words = ("arena", "match", "highway", "random", "heuristic", "--set", "rounds=6", "--games",
             "600", "--results", "json", "--out", "cup")  # fmt: skip
    killed = start(*words, "--jobs", "2")
    journal = Path("cup/journal.jsonl")
    wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 30, "a game")
    workers = Path(f"/proc/{killed.pid}/task/{killed.pid}/children").read_text().split()
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    assert len(workers) > 2, "two that play, and what watches over what they share"
    wait_for(lambda: not any(map(is_running, workers)), "the end of the workers")
    lines = journal.read_bytes()
    done = lines.count(b"\n")
    assert 30 < done < 600
    journal.write_bytes(lines[: lines.rfind(b"\n") - 7])
    shown = run("arena", "report", "cup", "--results", "json")
    assert f"{done - 1} of 600" in shown.out
    ran = run(*words, "--jobs", "1")
    assert f"{done - 1} of 600 games have been played before." in ran.err
    found = resume(Path("cup"))
    assert found.to_play() == []
    assert len(journal.read_bytes().splitlines()) == 600, "no game was played twice"
    for result in found.played()[: done + 10 : 10]:
        again = play_fixture(found.tournament, result.fixture)
        assert replace(again, seconds=result.seconds) == result


@pytest.mark.parametrize("backend", ["local", "ray"])
def test_wherever_it_is_played_and_whoever_dies_the_games_are_the_same(
    run: Run, monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:DEADLY")
    monkeypatch.setenv("DEADLY", str(Path("died").absolute()))
    words = ("arena", "match", "deadly", "random", "heuristic", "--games", "8", "--results", "json")
    far = start(*words, "--jobs", "2", "--out", "far", "--backend", backend)
    _, complaints = far.communicate(timeout=240)
    assert far.returncode == 0, complaints.decode()
    assert Path("died").exists()
    assert run(*words, "--jobs", "1", "--out", "alone").code == 0
    assert rows(Path("far/results.json")) == rows(Path("alone/results.json"))


def test_games_that_fail_are_shown_saved_and_counted(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:CRASHES")
    ran = run("arena", "match", "crashes", "random", "random", "--games", "3", "--jobs", "1")
    assert ran.code == 1
    faults = sorted(Path("arena/faults").iterdir())
    assert faults
    assert ran.out.count("the road is blocked") == len(faults)
    assert run("arena", "report", "arena").code == 1
    shown = run("replay", str(faults[0]))
    assert "the road is blocked" in shown.out + shown.err


def test_a_ladder_of_programs_and_their_ratings(run: Run) -> None:
    words = ("arena", "ladder", "highway", "random", "heuristic", "--games", "4", "--jobs", "1")
    ran = run(*words, "--players", "3", "--set", "rounds=2")
    assert ran.code == 0
    assert "Merchant 1 + Merchant 3" in ran.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("match", "highway", "random"), "two agents play a match, not 1"),
        (("match", "highway", "random", "sauron"), "there is no agent 'sauron'"),
        (("decks", "highway"), "is played without decks"),
        (("round-robin", "chess", "random"), "there is no game 'chess'"),
        (("report", "nowhere"), "there is no tournament in nowhere"),
        (("match", "highway", "random", "random", "--backend", "slurm"), "Invalid value"),
    ],
)
def test_what_cannot_be_held_is_refused(run: Run, words: tuple[str, ...], complaint: str) -> None:
    ran = run("arena", *words)
    assert ran.code == 2
    assert complaint in ran.err
    assert not Path("arena").exists()


@pytest.mark.parametrize(("module", "extra"), [("openskill", "arena"), ("ray", "ray")])
def test_what_is_missing_is_named_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    monkeypatch.setattr(backends, "find_spec", lambda name: None if name == module else name)
    ran = run(*MATCH, "--backend", "ray")
    assert ran.code == 2
    assert ran.err == f"westmarch: {module} is missing: pip install westmarch[{extra}]\n"
    assert not Path("arena").exists()
