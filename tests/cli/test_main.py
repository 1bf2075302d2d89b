"""The command itself: help, versions, and complaints without tracebacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import westmarch
from tests.cli.conftest import ROOT, Run
from westmarch.cli import arguments, games, main
from westmarch.kernel import registry

COMMANDS = (
    "play", "serve", "games", "replay", "rules", "cards", "deck", "scores", "sim", "arena", "bench",
    "doctor"
)  # fmt: skip


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == (0, f"westmarch {westmarch.__version__}\n", "")


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_names_all_commands_and_shows_examples(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 0
    assert all(f"│ {command} " in ran.out for command in COMMANDS)
    assert "westmarch play" in ran.out.partition("Examples")[2]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_with_an_example_of_itself(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"westmarch {command}" in ran.out.partition("Examples")[2]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["plya"], "No such command 'plya'. Did you mean 'play'"),
        (["play", "--plyers", "2"], "No such option: --plyers"),
        (["play", "--players", "many"], "Invalid value for '--players'"),
        (["sim"], "Missing argument 'GAME'"),
        (["sim", "highway", "--games", "0"], "Invalid value for '--games'"),
        (["play", "chess"], "there is no game 'chess'; there are: highway"),
        (["play", "highway", "--players", "9"], "is for 2, 3, 4 players, not 9"),
        (["play", "highway", "--set", "rounds=5"], "choose one of: 2, 4, 6"),
        (["play", "highway", "--set", "length=5"], "its options are: rounds"),
        (["play", "highway", "--set", "rounds"], "--set rounds: write it as NAME=VALUE"),
        (["play", "highway", "--seat", "3"], "--seat 3: the seats are numbered from 1 to 2"),
        (["play", "highway", "--seat", "1,x"], "--seat x: the seats are numbered from 1 to 2"),
        (["play", "highway", "--agent", "sauron"], "there is no agent 'sauron'; there are: random"),
        (["play", "highway", "--language", "qya"], "speaks en, de, not 'qya'"),
        (["play", "highway", "--deck", "none.txt"], "none.txt: No such file or directory"),
        (["play", "--load", "none.json"], "none.json: No such file or directory"),
        (["replay", "none.json"], "none.json: No such file or directory"),
        (["replay", "."], ".: Is a directory"),
        (["replay", "two\nlines"], "two lines: No such file or directory"),
    ],
)
def test_bad_input_gets_one_line_that_says_what_to_do(
    run: Run, words: list[str], complaint: str
) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("westmarch: ")
    assert ran.err.count("\n") == 1
    assert complaint in ran.err


def test_complaints_about_the_way_of_saying_it_lead_to_the_help_page(run: Run) -> None:
    assert run("play", "--plyers", "2").err.endswith("See: westmarch play --help\n")
    assert run("plya").err.endswith("See: westmarch --help\n")


def test_a_deck_must_be_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deck").write_bytes(b"\xff\xfe\x00")
    ran = run("play", "highway", "--deck", "deck")
    assert (ran.code, ran.err) == (2, "westmarch: deck is no deck: it is not a text in UTF-8\n")


def test_a_game_that_cannot_be_loaded_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "no.such.module:GAME")
    ran = run("games")
    assert ran.code == 2
    assert "WESTMARCH_GAMES names 'no.such.module:GAME', which cannot be loaded" in ran.err


def test_what_nobody_expected_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(registry, "games", break_down)
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_an_interrupted_command_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(registry, "games", interrupt)
    assert run("games") == (130, "", "\nInterrupted.\n")


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    code = "from westmarch.cli.main import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "rules", "a"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 1


def test_a_terminal_without_accents_does_not_break_anything() -> None:
    code = "from westmarch.cli.main import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", code, "rules", "nazgul", "--game", "wotr"],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Nazg?l" in ran.stdout


def test_the_shell_completes_names_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.kernel.highway:GAME tests.cli.games:BYWAY")
    assert arguments.known_games("") == ["byway", "highway"]
    assert arguments.known_games("hi") == ["highway"]
    monkeypatch.setenv(registry.EXTRA, "no.such.module:GAME")
    assert arguments.known_games("") == []


def test_the_shell_is_told_the_completions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_WESTMARCH_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "westmarch sim hi")
    monkeypatch.setenv("COMP_CWORD", "2")
    with pytest.raises(SystemExit):
        main.run([])
    assert capsys.readouterr().out.split() == ["highway"]


def test_games_lists_title_players_options_and_languages(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    row = next(line for line in ran.out.splitlines() if line.startswith("highway"))
    assert [cell.strip() for cell in row.split("   ") if cell.strip()] == [
        "highway",
        "The King's Highway",
        "2, 3, 4",
        "rounds=4|2|6",
        "en, de",
    ]
    assert "how many rounds are played at most" in ran.out


def test_games_says_kindly_that_there_are_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(registry.EXTRA)
    ran = run("games")
    assert (ran.code, ran.out.split()) == (0, games.NO_GAMES.split())


def test_without_games_nothing_can_be_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(registry.EXTRA)
    for command in ("play", "bench"):
        ran = run(command)
        assert ran.code == 2
        assert ran.err.startswith("westmarch: No game is installed yet.")
