"""Saved games that cannot be played again say why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from westmarch.cli import stored
from westmarch.kernel import registry
from westmarch.kernel.chronicle import Chronicle
from westmarch.kernel.codec import fingerprint
from westmarch.kernel.table import reenact

Json = dict[str, object]


@pytest.fixture
def saved(run: Run) -> Path:
    """A saved game with some choices."""
    run("play", "highway", "--seed", "7", typed="1\n1\n1\nsave it.json\n")
    return Path("it.json")


def change(path: Path, **fields: object) -> None:
    """Alter a saved game by hand."""
    record: Json = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**record, **fields}), encoding="utf-8")


@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "this is no saved game: Input data was truncated"),
        ("{", "this is no saved game: Input data was truncated"),
        ("[1, 2]", "this is no saved game: Expected `object`"),
        ("{}", "this is no saved game: Object missing required field"),
        ("Frodo", "this is no saved game: JSON is malformed"),
        ("\x00\x01", "this is no saved game: JSON is malformed"),
    ],
)
def test_a_file_that_is_no_saved_game(
    run: Run, command: list[str], text: str, complaint: str
) -> None:
    Path("it.json").write_text(text, encoding="utf-8")
    ran = run(*command, "it.json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"westmarch: it.json: {complaint}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"format": 99}, "it.json: the game was saved in format 99"),
        ({"game": "chess"}, "there is no game 'chess'; there are: highway"),
        ({"setup": {"players": 7}}, "it.json: The King's Highway is for 2, 3, 4 players, not 7"),
        (
            {"setup": {"players": 2, "options": {"rounds": "5"}}},
            "it.json: the option 'rounds' cannot be '5'",
        ),
    ],
)
def test_a_saved_game_that_does_not_fit(
    run: Run, saved: Path, command: list[str], fields: Json, complaint: str
) -> None:
    change(saved, **fields)
    ran = run(*command, "it.json")
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "choice", ["0 load 999", "0 fly", "1 trade", "9 done", "-1 done", "done", "", "0 load x"]
)
def test_a_choice_that_is_not_possible_any_more(run: Run, saved: Path, choice: str) -> None:
    first = json.loads(saved.read_text(encoding="utf-8"))["choices"][0]
    change(saved, choices=[first, choice])
    loaded = run("play", "--load", "it.json")
    assert loaded.code == 2
    assert f"choice 1 of the saved game, {choice!r}, is not possible" in loaded.err
    assert loaded.err.endswith("To see how far it goes: westmarch replay it.json\n")
    assert loaded.err.count("\n") == 1
    shown = run("replay", "it.json")
    assert shown.code == 2
    assert "    1  Merchant 1: Done" in shown.out
    assert f"choice 1 of the saved game, {choice!r}, is not possible" in shown.err


def test_a_game_saved_under_other_rules_is_played_with_a_note(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.cli.games:NEWER")
    for command in (["play", "--load"], ["replay"]):
        ran = run(*command, "it.json")
        assert ran.code == 0
        assert ran.err == (
            "The game was saved under version 1 of the rules; these are version 2.\n"
        )
        assert "Merchant 1" in ran.out


def test_options_that_came_later_have_their_usual_values(run: Run, saved: Path) -> None:
    change(saved, setup={"players": 2})
    for command in (["play", "--load"], ["replay"]):
        assert run(*command, "it.json")[0::2] == (0, "")


def test_where_the_rules_fail_the_table_is_that_before_the_choice(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:CRASHES")
    run("sim", "crashes", "--games", "1")
    game, record = stored.read(Path("faults/crashes-0.json"))
    story = stored.retell(game, record, Chronicle(seat=None))
    before = reenact(game, record, len(record.choices) - 1)
    assert story.fault is not None
    assert story.table.choices == before.choices
    assert fingerprint(story.table.position.state) == fingerprint(before.position.state)


def test_a_saved_game_is_of_one_game_only(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.kernel.highway:GAME tests.cli.games:BYWAY")
    ran = run("play", "byway", "--load", "it.json")
    assert (ran.code, ran.err) == (2, "westmarch: it.json is a game of highway, not of byway\n")


def test_a_game_whose_rules_fail_cannot_be_loaded_but_is_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:CRASHES")
    run("sim", "crashes", "--games", "1")
    loaded = run("play", "--load", "faults/crashes-0.json")
    assert loaded.code == 2
    assert "the road is blocked" in loaded.err
    shown = run("replay", "faults/crashes-0.json")
    assert shown.code == 1
    assert "the road is blocked" in shown.err
    assert "    1  Merchant 1: " in shown.out
    assert "decides: Take your turn" in shown.out
