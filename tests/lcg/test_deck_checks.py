"""Decks that can be played, and what is said about those that cannot."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.lcg.games import new_game, state_of
from westmarch.kernel.game import IllegalSetup
from westmarch.lcg import decks
from westmarch.lcg.deck_lists import Deck
from westmarch.lcg.decks import remarks, starter
from westmarch.lcg.game import GAME
from westmarch.lcg.tables import CARDS, STARTER_DECKS


def mutated(name: str, **changes: int) -> str:
    """A starter deck in text, with so many more copies of some cards."""
    copies = Counter((*starter(name).heroes, *starter(name).cards))
    for code, more in changes.items():
        copies[code.replace("_", "-")] += more
    return "\n".join(
        f"{number}x {CARDS[code].name}" for code, number in copies.items() if number > 0
    )


@pytest.mark.parametrize(
    ("text", "rule", "card"),
    [
        pytest.param(
            mutated("lore", forest_spider=1), "L-DECK-01", "Forest Spider",
            marks=pytest.mark.rule("L-DECK-01"),
        ),
        pytest.param(
            mutated("lore", gandalf=3), "L-DECK-02", "Gandalf", marks=pytest.mark.rule("L-DECK-02")
        ),
        pytest.param(
            mutated("lore", denethor=-1, beravor=-1, glorfindel=-1), "L-DECK-06", "",
            marks=pytest.mark.rule("L-DECK-06"),
        ),
        pytest.param(
            mutated("lore", aragorn=1), "L-DECK-06", "", marks=pytest.mark.rule("L-DECK-06")
        ),
        pytest.param(
            mutated("lore", denethor=1, beravor=-1), "L-DECK-07", "Denethor",
            marks=pytest.mark.rule("L-DECK-07"),
        ),
        pytest.param(
            mutated("lore", dark_knowledge=2), "L-GEN-03", "Dark Knowledge",
            marks=pytest.mark.rule("L-GEN-03"),
        ),
    ],
)  # fmt: skip
def test_each_way_to_break_a_rule_is_told_with_the_rule(text: str, rule: str, card: str) -> None:
    (fault,) = (remark for remark in remarks(text, False, "en") if remark.is_fault)
    assert fault.rules == (rule,)
    assert card in fault.words
    with pytest.raises(IllegalSetup, match=f"{card}.*L-(DECK|GEN)"):
        new_game(1, decks=[text])


@pytest.mark.rule("L-DECK-03", "L-DECK-04")
@pytest.mark.parametrize("name", STARTER_DECKS)
def test_a_starter_deck_is_at_fault_in_a_tournament_only(name: str) -> None:
    assert remarks(name, False, "en") == ()
    (fault,) = remarks(name, True, "de")
    assert fault.rules == ("L-DECK-03",)
    assert fault.words == "Das Deck hat zu wenige Karten"


@pytest.mark.rule("L-GEN-02", "L-GEN-03")
def test_what_one_core_set_cannot_give_is_advice_until_two_cannot_either() -> None:
    found = remarks(mutated("spirit", unexpected_courage=1), False, "en")
    assert [(remark.is_fault, remark.rules) for remark in found] == [(False, ("L-GEN-02",))]
    assert "Unexpected Courage" in found[0].words


def test_unknown_lines_are_remarks_with_their_numbers() -> None:
    (remark,) = (one for one in remarks("Aragorn\nFrodo", False, "de") if one.line == 2)
    assert remark.words == "Frodo: Es gibt keine Karte Frodo"
    converted = GAME.convert_deck("Aragorn\nFrodo\nSideboard\nFeint", "text", "en")
    assert [(one.line, one.is_fault) for one in converted.remarks] == [(2, True), (4, False)]


def test_a_deck_with_an_unknown_line_cannot_be_played_but_one_with_a_sideboard_can() -> None:
    with pytest.raises(IllegalSetup, match=r"line 2, 'Frodo': There is no card called Frodo"):
        new_game(1, decks=["Aragorn\nFrodo\nGandalf"])
    with pytest.raises(IllegalSetup, match=r"; and 4 more$"):
        new_game(1, decks=["\n".join(["Aragorn", *["Frodo"] * 9])])
    assert decks.read("Aragorn\nGandalf\nSideboard\nFeint") == Deck(("aragorn",), ("gandalf",))


def test_what_is_carried_over_is_told_from_a_description() -> None:
    text = json.dumps({"slots": {"01001": 1, "01073": 1}, "description_md": "a | threat 9 | b"})
    assert state_of(new_game(1, decks=[text])).threat == [12]
    carried = "1x Aragorn\n1x Gandalf\n | threat 20 | damage aragorn 2 | discarded"
    assert state_of(new_game(1, decks=[carried])).threat == [20]


def test_the_starter_decks_are_described_in_both_languages() -> None:
    assert list(GAME.starter_decks("en")) == list(STARTER_DECKS)
    assert GAME.starter_decks("en")["lore"] == "Glorfindel, Denethor, Beravor; 30 cards"
    assert GAME.starter_decks("de")["lore"].endswith("30 Karten")
