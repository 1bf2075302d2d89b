"""The catalogue of cards on the command line."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.kernel.highway.game import GAME
from westmarch.kernel import registry


@pytest.fixture
def byway(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with two cards, one of which cannot be played yet."""
    monkeypatch.setenv(registry.EXTRA, "tests.cli.games:BYWAY tests.cli.games:CARDLESS")


def test_all_cards_are_listed(run: Run) -> None:
    ran = run("cards", "highway")
    assert ran.code == 0
    rows = [line.split() for line in ran.out.splitlines()]
    for card in GAME.faces("en"):
        assert [card.code, card.name, card.kind_words, str(card.copies)] in rows
    assert ["9", "cards"] in rows


def test_words_are_sought_in_name_kind_and_text(run: Run) -> None:
    by_kind = run("cards", "highway", "trick").out
    assert ("Dodge" in by_kind, "Salt" in by_kind) == (True, False)
    by_text = run("cards", "highway", "random", "coin").out
    assert by_text.startswith("Hound  hound\nLoad · x4\n")
    assert run("cards", "highway", "HOUND").out == run("cards", "highway", "hound").out


def test_a_single_card_is_shown_in_full(run: Run) -> None:
    ran = run("cards", "highway", "hound")
    lines = [line.strip() for line in ran.out.splitlines()]
    assert lines == [
        "Hound  hound",
        "Load · x4",
        "Worth 0 · Defence 1",
        "Whoever takes it loses a coin or a random card.",
    ]


def test_cards_speak_german(run: Run) -> None:
    ran = run("cards", "highway", "gewurz", "--language", "de")
    assert ran.out.startswith("Gewürz  spice\nFracht · x4\n")


def test_status_counts_kinds_playable_cards_and_copies(run: Run, byway: None) -> None:
    rows = [line.split() for line in run("cards", "byway", "--status").out.splitlines()]
    assert ["Ally", "1", "0", "3"] in rows
    assert ["Hero", "1", "1", "1"] in rows
    assert ["All", "3", "2", "6"] in rows


def test_parts_of_cards_are_counted_apart(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "westmarch.wotr.game:GAME")
    rows = [line.split() for line in run("cards", "wotr", "--status").out.splitlines()]
    assert ["Base", "game:", "Events", "96", "96"] in rows
    assert ["The", "Third", "Age:", "Combat", "cards", "14", "14"] in rows


def test_an_exact_name_goes_before_longer_ones(run: Run, byway: None) -> None:
    assert run("cards", "byway", "snow").out.startswith("Snow  snow\n")
    assert "2 cards" in run("cards", "byway", "now").out


def test_what_cannot_be_played_yet_says_so(run: Run, byway: None) -> None:
    rows = [line.split() for line in run("cards", "byway").out.splitlines()]
    assert ["snowmane", "Snowmane", "Ally", "3", "not", "playable", "yet"] in rows
    assert ["theoden", "Théoden", "Hero", "1"] in rows
    assert "Not playable yet." in run("cards", "byway", "snowmane").out
    assert "Rides [fast]." in run("cards", "byway", "theoden").out


def test_no_card_and_no_catalogue(run: Run, byway: None) -> None:
    ran = run("cards", "byway", "balrog")
    assert (ran.code, ran.out) == (1, "")
    assert "no card has all of these words: balrog" in ran.err
    ran = run("cards", "cardless")
    assert (ran.code, ran.out) == (0, "The King's Highway has no catalogue of cards.\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["cards"], "Missing argument 'GAME'"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["cards", "highway", "--language", "qya"], "speaks en, de"),
    ],
)
def test_bad_input(run: Run, words: list[str], complaint: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
