"""Decks that can be played, and what is said about those that cannot."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.lcg.games import new_game, state_of
from westmarch.kernel.game import IllegalSetup, Remark, checked
from westmarch.lcg import decks
from westmarch.lcg.deck_lists import Deck
from westmarch.lcg.decks import starter
from westmarch.lcg.game import GAME
from westmarch.lcg.tables import CARDS, STARTER_DECKS


def said_of(text: str, language: str = "en", **options: str) -> tuple[Remark, ...]:
    """What is said about a deck under these options."""
    return GAME.check_deck(text, checked(GAME, None, options, ()).options, language)


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
    (fault,) = (one for one in said_of(text, collection="core-sets") if one.is_fault)
    assert fault.rules == (rule,)
    assert card in fault.words
    with pytest.raises(IllegalSetup, match=f"{card}.*L-(DECK|GEN)"):
        new_game(1, decks=[text], collection="core-sets")


@pytest.mark.rule("L-DECK-03", "L-DECK-04")
@pytest.mark.parametrize("name", STARTER_DECKS)
def test_a_starter_deck_is_at_fault_in_a_tournament_only(name: str) -> None:
    assert said_of(name, collection="core-sets") == ()
    (fault,) = said_of(name, "de", tournament="yes")
    assert fault.rules == ("L-DECK-03",)
    assert fault.words == "Für ein Turnier hat das Deck zu wenige Karten"


@pytest.mark.rule("L-GEN-02", "L-GEN-03")
def test_what_one_core_set_cannot_give_is_advice_until_two_cannot_either() -> None:
    two = mutated("spirit", unexpected_courage=1)
    found = said_of(two, collection="core-sets")
    assert [(remark.is_fault, remark.rules) for remark in found] == [(False, ("L-GEN-02",))]
    assert "Unexpected Courage" in found[0].words
    three = mutated("spirit", unexpected_courage=2)
    found = said_of(three, "de", collection="core-sets")
    assert [(remark.is_fault, remark.rules) for remark in found] == [(True, ("L-GEN-03",))]
    assert said_of(two) == said_of(three) == (), "who does not say what he has may have all"


@pytest.mark.rule("L-DECK-02")
def test_three_copies_of_a_title_are_the_limit_of_any_collection() -> None:
    text = mutated("spirit", unexpected_courage=3)
    (fault,) = said_of(text)
    assert fault.rules == ("L-DECK-02",)
    assert "Unexpected Courage" in fault.words


LONE = "Aragorn\n3x Guard of the Citadel"


@pytest.mark.rule("L-ELIM-01")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lone_hero_is_warned_of_the_dungeons_but_may_go_there(language: str) -> None:
    (remark,) = said_of(LONE, language, scenario="escape-from-dol-guldur")
    assert not remark.is_fault
    assert remark.rules == ("L-ELIM-01",)
    assert remark.words.startswith("Aragorn is" if language == "en" else "Aragorn ist")
    table = new_game(1, "escape-from-dol-guldur", decks=[LONE])
    assert GAME.advice(table.setup, language) == (remark,)
    while not table.over:
        table.choose(table.decision.options[0])
    assert (state_of(table).won, state_of(table).round) == (False, 0), "he is taken at once"


def test_nobody_is_warned_of_other_scenarios_or_with_two_heroes() -> None:
    assert said_of(LONE) == said_of(f"Gimli\n{LONE}", scenario="escape-from-dol-guldur") == ()
    assert GAME.advice(new_game(1, decks=[LONE]).setup, "en") == ()
    assert GAME.advice(new_game(2, "escape-from-dol-guldur").setup, "en") == ()


@pytest.mark.rule("L-VAR-05")
def test_a_hero_who_is_left_alone_by_an_earlier_scenario_is_warned_as_well() -> None:
    carried = "gimli aragorn gandalf | threat 30 | damage | discarded gimli"
    setup = checked(GAME, 1, {"scenario": "escape-from-dol-guldur"}, (carried,))
    (remark,) = GAME.advice(setup, "en")
    assert remark.words.startswith("Aragorn")


def test_unknown_lines_are_remarks_with_their_numbers() -> None:
    (remark,) = (one for one in said_of("Aragorn\nFrodo", "de") if one.line == 2)
    assert remark.words == "Frodo: Es gibt keine Karte namens „Frodo“"
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
