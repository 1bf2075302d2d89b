"""Hints and what programs think, at the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.cli.conftest import Run, Spawn
from westmarch.agents.search.thinkers import disband
from westmarch.cli import hinting

QUICK = "hint hard:iterations=8\n"


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One core is enough, and no workers are left behind."""
    monkeypatch.setattr(hinting, "cores", lambda: 1)
    yield
    disband()


def test_a_hint_names_options_by_number_with_their_chances(run: Run) -> None:
    ran = run("play", "highway", "--seed", "5", typed=QUICK)
    assert ran.code == 0
    shown = ran.out.partition("> hint hard:iterations=8")[2]
    assert re.search(r"Hard looks at 8 lines of play and sees a chance of \d+\s% to win\.", shown)
    named = re.findall(r"^ +(\d) {2}(.+?) +(\d+)\s% {2}(━*)", shown, re.MULTILINE)
    assert 1 <= len(named) <= 3
    options = dict(re.findall(r"^ +(\d) {2}(.+?) {2,}", ran.out.partition("> ")[0], re.MULTILINE))
    for number, words, chance, bar in named:
        assert options[number].strip() == words.strip()
        assert len(bar) == round(int(chance) / 100 * hinting.WIDTH)


def test_who_goes_by_rules_of_thumb_names_one_option(run: Run) -> None:
    ran = run("play", "highway", "--seed", "5", typed="hint medium\n")
    assert "Medium goes by rules of thumb." in ran.out
    assert "%" not in ran.out


def test_in_german_a_hint_is_a_tip(run: Run) -> None:
    typed = "tipp hard:iterations=4\n"
    ran = run("play", "highway", "--seed", "5", "--language", "de", typed=typed)
    assert "Schwer denkt 4 Verläufe voraus" in ran.out


def test_an_unknown_level_is_refused(run: Run) -> None:
    for level in ("wise", "hard:seconds=soon"):
        ran = run("play", "highway", "--seed", "5", typed=f"hint {level}\n")
        assert "There is no such level. There are: random, easy, medium, hard" in ran.out


def test_people_who_play_against_each_other_have_no_hints(run: Run) -> None:
    ran = run("play", "highway", "--seed", "5", "--hot-seat", typed="\n" + QUICK)
    assert "There are no hints where other people play against you." in ran.out
    assert "%" not in ran.out


def test_one_option_needs_no_thought(run: Run) -> None:
    ran = run("play", "highway", "--seed", "2", "--ask-all", typed="2\n" * 3 + "hint\n")
    assert "Strike at face-down card (your only option)" in ran.out.partition("> hint")[2]


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("medium", "Merchant 2 goes by rules of thumb."),
        ("random", "Merchant 2 leaves it to chance."),
        ("hard:iterations=3", "Merchant 2 looks at 3 lines of play and sees a chance of"),
    ],
)
def test_reasons_are_told_to_who_asks_for_them(run: Run, agent: str, said: str) -> None:
    words = ("play", "highway", "--seed", "2", "--agent", agent)
    typed = "2\n" * 3 + "log 50\n"
    silent, told = run(*words, typed=typed), run(*words, "--reasons", typed=typed)
    assert said not in silent.out
    assert said in told.out.replace("\n", " ")


def test_what_is_undone_was_never_thought(run: Run) -> None:
    ran = run(
        "play", "highway", "--seed", "2", "--reasons", typed="2\n" * 3 + "undo\n" * 3 + "log\n"
    )
    before, _, after = ran.out.rpartition("> log")
    assert "rules of thumb" in before
    assert "rules of thumb" not in after


def test_without_a_name_the_usual_program_plays(run: Run) -> None:
    ran = run("play", "highway", "--seed", "2", "--reasons", typed="2\n" * 3)
    assert "goes by rules of thumb" in ran.out


def test_one_sees_that_a_program_thinks(spawn: Spawn) -> None:
    child = spawn("play", "highway", "--seed", "5", "--agent", "hard:seconds=0.3")
    child.expect("> ")
    for _ in range(2):
        child.sendline("1")
        child.expect("Thinking")
        child.expect("> ")
    child.sendline("hint hard:iterations=5")
    child.expect("Hard looks at")
