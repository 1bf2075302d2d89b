"""The rule index on the command line."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cli.conftest import Run
from westmarch import rulebook
from westmarch.cli.rules import highlighted


def test_without_words_all_sections_are_counted(run: Run) -> None:
    ran = run("rules")
    assert ran.code == 0
    counts = Counter((rule.game, rule.section) for rule in rulebook.rules())
    rows = [line.split() for line in ran.out.splitlines()]
    for (game, section), count in counts.items():
        assert [game, *section.split(), str(count)] in rows
    assert ["All", str(len(rulebook.rules()))] in rows


def test_the_sections_of_one_game(run: Run) -> None:
    ran = run("rules", "--game", "wotr")
    games = {line.split()[0] for line in ran.out.splitlines() if " — " in line}
    assert games == {"wotr"}


@pytest.mark.parametrize("id", ["W-ARMY-05", "w-army-05", "w-army-5"])
def test_a_rule_by_its_id(run: Run, id: str) -> None:
    ran = run("rules", id)
    assert ran.code == 0
    assert ran.out.split("\n")[1:3] == [
        "W-ARMY-05",
        f"{'  At most 10 units may be in a region. (WR:608,1600)':100}",
    ]


def test_an_unknown_id_gets_its_neighbours(run: Run) -> None:
    missing = "W-ARMY" + "-77"
    ran = run("rules", missing)
    assert (ran.code, ran.out) == (2, "")
    assert f"there is no rule {missing}; did you mean W-ARMY-" in ran.err
    assert "`westmarch rules` lists sections" in run("rules", "x-zzzzzz-000").err


def test_words_find_rules_in_which_all_of_them_occur(run: Run) -> None:
    ran = run("rules", "nazgul", "leader")
    found = rulebook.search("nazgul leader")
    assert found
    lines = ran.out.splitlines()
    assert [line for line in lines if line in {rule.id for rule in rulebook.rules()}] == [
        rule.id for rule in found
    ]


def test_words_may_be_sought_in_one_game(run: Run) -> None:
    everywhere, there = run("rules", "hand").out, run("rules", "hand", "--game", "meccg").out
    assert "lcg · " in everywhere
    assert "meccg · " in there
    assert "lcg · " not in there.replace("meccg · ", "")


def test_words_that_nobody_wrote(run: Run) -> None:
    ran = run("rules", "palantirchen")
    assert (ran.code, ran.out) == (1, "")
    assert "no rule has all of these words: palantirchen; try fewer" in ran.err


def test_a_game_without_rules(run: Run) -> None:
    ran = run("rules", "--game", "chess")
    assert (ran.code, ran.err) == (
        2,
        "westmarch: there are no rules of 'chess'; there are: lcg, meccg, wotr\n",
    )


@pytest.mark.parametrize(
    ("text", "words", "bold"),
    [
        ("The Nazgûl fly", "nazgul", ["Nazgûl"]),
        ("The Nazgûl fly", "NAZGÛL the", ["The", "Nazgûl"]),
        ("große Straße", "strasse", ["Straße"]),
        ("an island", "an", ["an", "an"]),
        ("nothing", "", []),
        ("(a+b)", "a+b", ["a+b"]),
    ],
)
def test_the_words_are_bold_whatever_their_case_and_accents(
    text: str, words: str, bold: list[str]
) -> None:
    found = highlighted(text, words)
    assert found.plain == text
    assert sorted(text[span.start : span.end] for span in found.spans) == sorted(bold)
