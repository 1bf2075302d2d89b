"""What is said on the command line, and what it means."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.games import MUTE
from tests.kernel.highway.game import GAME
from westmarch.cli.arguments import (
    BadValue,
    agents_for,
    language_for,
    seats_for,
    setup_for,
    system_language,
)


@pytest.mark.parametrize(
    ("said", "seats"),
    [(["1"], (0,)), (["3", "1"], (0, 2)), (["1,3"], (0, 2)), (["2", "2, 4"], (1, 3))],
)
def test_people_count_seats_from_one(said: list[str], seats: tuple[int, ...]) -> None:
    assert seats_for(said, 4) == seats


@pytest.mark.parametrize("said", ["0", "5", "", "-1", "first"])
def test_a_seat_must_be_there(said: str) -> None:
    with pytest.raises(BadValue, match="numbered from 1 to 4"):
        seats_for([said], 4)


def test_one_agent_plays_all_seats_or_each_has_its_own() -> None:
    assert agents_for((), 3) == ("random", "random", "random")
    assert agents_for(("random",), 2) == ("random", "random")
    assert agents_for(("random", "random"), 2) == ("random", "random")
    assert agents_for(("random",), 0) == ()
    with pytest.raises(BadValue, match="one agent for all, or 3 of them, not 2"):
        agents_for(("random", "random"), 3)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANG": "de_DE"}, "de"),
        ({"LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language_is_spoken(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_for(GAME, None) == language
    assert language_for(GAME, "en") == "en"
    assert language_for(MUTE, None) == "en"


def test_a_system_without_language_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "en"


def test_decks_go_into_the_setup_as_they_stand_in_their_files(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("3 Éowyn\n", encoding="utf-8")
    second.write_text("1 Gollum\n", encoding="utf-8")
    setup = setup_for(GAME, 3, ["rounds = 6"], [first, second])
    assert (setup.players, setup.options) == (3, {"rounds": "6"})
    assert setup.decks == ("3 Éowyn\n", "1 Gollum\n")
