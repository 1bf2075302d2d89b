"""What can be asked at the table: why, and which rules."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.cli.conftest import Run
from tests.cli.dealing import hand, highway, seed_where
from tests.cli.games import BYWAY
from tests.kernel.highway.records import Done, TakeTurn
from tests.lcg.scene import Side, scene
from westmarch.cli.drawing import Reader, reader
from westmarch.cli.explaining import explain_numbers, explain_rules, explain_why, named
from westmarch.kernel import registry
from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import checked
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.lcg.game import GAME as LCG


def answers(run: Run, seed: int, *questions: str) -> list[str]:
    """What the table answers to each question, with single spaces."""
    typed = "".join(f"{question}\n" for question in questions)
    out = run("play", "highway", "--seed", str(seed), typed=typed).out
    _, *parts = out.split("\n> ")
    return [" ".join(part.partition("\n")[2].split()) for part in parts[: len(questions)]]


def holding(*cards: str) -> int:
    """A seed that deals these cards to the first merchant."""
    return seed_where(lambda table: all(card in hand(table, 0) for card in cards))


def test_a_card_that_cannot_be_used_says_why(run: Run) -> None:
    (answer,) = answers(run, holding("Dodge"), "why dodge")
    assert answer == "Dodge cannot be used now: Dodge does not travel in a caravan"


def test_a_card_that_can_be_used_says_how(run: Run) -> None:
    seed = seed_where(lambda table: hand(table, 0).count("Spice") == 1)
    number = hand_option(seed, "Load Spice")
    (answer,) = answers(run, seed, "why Spice")
    assert answer == f"Spice can be used now. {number} Load Spice Worth 3"


def hand_option(seed: int, words: str) -> int:
    """The number of an option, by its words."""
    table = highway(seed)
    spoken = reader(table, "en")
    board = table.game.view(table.position.state, Seat(0))
    said = [spoken.say(option, board) for option in table.decision.options]
    return said.index(words) + 1


def test_a_beginning_or_a_part_of_the_name_will_do(run: Run) -> None:
    seed = seed_where(lambda table: {"Lancer", "Dodge"} <= set(hand(table, 0)))
    by_beginning, by_part, by_id = answers(run, seed, "why lan", "why ODG", "why card:9999")
    assert by_beginning.startswith("Lancer can be used now.")
    assert by_part.startswith("Dodge cannot be used now:")
    assert by_id == "You see nothing on the table that is called card:9999."


def test_copies_that_differ_are_told_apart(run: Run) -> None:
    seed = seed_where(lambda table: hand(table, 0).count("Salt") == 2)
    number = hand_option(seed, "Load Salt")
    before, _, after = answers(run, seed, "why salt", str(number), "why salt")
    assert before.count("Salt can be used now.") == 1
    assert before.count("Load Salt") == 2
    assert after.count("can be used now.") == 1
    assert after.count("cannot be used now: a caravan holds 2 cards, each once") == 1
    assert after.count("Salt (card:") == 2


def test_a_name_that_fits_several_cards_is_asked_back(run: Run) -> None:
    seed = seed_where(lambda table: {"Salt", "Spice", "Spyglass"} <= set(hand(table, 0)))
    several, one = answers(run, seed, "why s", "why sp")
    assert several == "Which one: Salt, Spice, Spyglass?"
    assert one == "Which one: Spice, Spyglass?"


def test_why_alone_gives_an_example(run: Run) -> None:
    seed = 1
    (answer,) = answers(run, seed, "why")
    assert answer.startswith("Why what? Type the name of something on the table, as in: why ")
    assert answer.rpartition("why ")[2] in hand(highway(seed), 0)


def test_hidden_cards_cannot_be_asked_about(run: Run) -> None:
    seed = seed_where(lambda table: "Lancer" in hand(table, 1) and "Lancer" not in hand(table, 0))
    (answer,) = answers(run, seed, "why lancer")
    assert answer == "You see nothing on the table that is called lancer."


def test_an_exact_name_goes_before_its_beginnings() -> None:
    subjects = {"card:1": "Orc", "card:2": "Orc Patrol", "card:3": "Black Orc", "card:4": "Orc"}
    assert list(named(subjects, "orc")) == ["card:1", "card:4"]
    assert list(named(subjects, "orc p")) == ["card:2"]
    assert list(named(subjects, "k orc")) == ["card:3"]
    assert list(named(subjects, "card:2")) == ["card:2"]
    assert named(subjects, "elf") == {}


def test_reasons_name_their_rules() -> None:
    table = Table(BYWAY, checked(BYWAY, 2, {}, ()), holding("Dodge"))
    console, page = paper()
    explain_why(console, reader(table, "en"), table, Seat(0), "Dodge")
    assert "  the road is full (W-ARMY-05, W-ARMY-06)" in page.getvalue()


def test_a_value_is_told_with_its_terms() -> None:
    scene_ = scene(Side(heroes=["aragorn"]), attached={"aragorn": ["celebrians-stone"]})
    table = Table(LCG, checked(LCG, 1, {}, ()), 1)
    console, page = paper()
    number = f"card:{scene_.id('aragorn')}"
    explain_numbers(console, LCG.numbers(scene_.state, Seat(0), number, "de"))
    lines = [line.strip() for line in page.getvalue().splitlines()]
    assert "Willenskraft 4 = Aufgedruckt +2, Celebríans Stein +2" in lines
    assert "Bedrohungskosten 12" in lines
    assert reader(table, "de").title == "Der Herr der Ringe: Das Kartenspiel"


def paper() -> tuple[Console, io.StringIO]:
    """A screen that can be read."""
    page = io.StringIO()
    return Console(file=page, width=100, highlight=False, markup=False), page


def english() -> Reader:
    """Somebody who reads English."""
    return reader(highway(1), "en")


def test_rules_alone_shows_the_rules_of_the_decision() -> None:
    console, page = paper()
    decision = Decision(Seat(0), TakeTurn(), (Done(),), rules=("W-ARMY-05", "W-ARMY-06"))
    explain_rules(console, english(), decision, "")
    assert "W-ARMY-05\n  At most 10 units may be in a region." in page.getvalue()
    assert "W-ARMY-06\n" in page.getvalue()
    assert "This decision names no rule" not in page.getvalue()


def test_a_decision_may_name_no_rule(run: Run) -> None:
    (answer,) = answers(run, 1, "rules")
    assert answer == "This decision names no rule. To search: rules WORDS"


def test_rules_are_found_by_id_and_by_words(run: Run) -> None:
    missing = "W-ARMY" + "-99"
    by_id, by_words, many, none, unknown = answers(
        run,
        1,
        "rules w-army-05",
        "rules besieging is also free",
        "rules army",
        "rules palantirchen",
        f"rules {missing}",
    )
    assert "At most 10 units may be in a region." in by_id
    assert "W-MAP-12" in by_words
    assert many.endswith("more; add a word, or type: westmarch rules army")
    assert none == "No rule has the words: palantirchen"
    assert unknown.startswith(f"there is no rule {missing}; did you mean W-ARMY-")


def test_help_explains_every_command(run: Run) -> None:
    (full,) = answers(run, 1, "help")
    (short,) = answers(run, 1, "?")
    assert full == short
    for command in ("why CARD", "log [N]", "undo", "save [FILE]", "rules", "language", "quit"):
        assert command in full


def test_brackets_in_names_are_no_markup(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.cli.games:BYWAY")
    assert "The Byway [sic]" in run("play", "byway", "--seed", "1").out
