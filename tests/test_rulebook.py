"""The rule index can be read, searched and trusted."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from westmarch import rulebook

PAGES = Path(__file__).parents[1] / "docs" / "rules"


def test_every_id_in_the_pages_is_a_rule() -> None:
    named = {
        id
        for page in PAGES.glob("*.md")
        for id in re.findall(r"\b[MLW]-[A-Z][A-Z0-9]*-\d+\b", page.read_text(encoding="utf-8"))
    }
    assert named == {rule.id for rule in rulebook.rules()}


def test_no_id_is_given_twice() -> None:
    counts = Counter(rule.id for rule in rulebook.rules())
    assert [id for id, count in counts.items() if count > 1] == []


def test_a_rule_belongs_to_the_game_of_its_letter() -> None:
    letters = {(rule.id[0], rule.game) for rule in rulebook.rules()}
    assert letters == {("L", "lcg"), ("M", "meccg"), ("W", "wotr")}


def test_a_rule_has_its_section_and_its_text_with_the_source() -> None:
    assert rulebook.rule("W-ARMY-05") == rulebook.Rule(
        id="W-ARMY-05",
        game="wotr",
        section="ARMY — Figures, Armies and stacking",
        text="At most 10 units may be in a region. (WR:608,1600)",
    )


@pytest.mark.parametrize(
    "id", ["L-FAQ-01", "L-OPEN-01", "L-EX-01", "M-GAP-01", "M-EX-01", "W-RD-01", "W-EX-01"]
)
def test_examples_readings_and_open_points_are_rules_too(id: str) -> None:
    assert rulebook.rule(id).text


def test_a_row_of_a_table_names_its_columns() -> None:
    assert rulebook.rule("W-ED-07").text == (
        "Hunt roll of 1. CE: no special rule; 2E: always fails; Rules: W-HUNT-05"
    )


def test_small_letters_will_do() -> None:
    assert rulebook.rule("w-army-05") is rulebook.rule("W-ARMY-05")


def test_an_unknown_id_is_named() -> None:
    missing = "L-GEN" + "-999"
    with pytest.raises(rulebook.UnknownRule, match=missing):
        rulebook.rule(missing)


def test_search_wants_all_words() -> None:
    found = rulebook.search("hunt eye")
    assert found
    assert len(found) < len(rulebook.search("hunt"))
    assert all("hunt" in f"{r.section} {r.text}".lower() for r in found)
    assert all("eye" in f"{r.section} {r.text}".lower() for r in found)


def test_search_does_not_mind_case_or_accents() -> None:
    assert rulebook.search("NAZGUL") == rulebook.search("Nazgûl") != ()


def test_search_finds_sections_and_ids() -> None:
    army = tuple(rule for rule in rulebook.rules() if rule.id.startswith("W-ARMY"))
    assert rulebook.search("figures, armies and stacking") == army
    assert rulebook.rule("L-GEN-04") in rulebook.search("l-gen-04")


@pytest.mark.parametrize("words", ["", "  ", "palantírchen"])
def test_search_may_find_nothing(words: str) -> None:
    assert rulebook.search(words) == ()
