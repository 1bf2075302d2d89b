"""What can be chosen has words of its own: no two options of a decision are said alike."""

from __future__ import annotations

import random

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, MeccgScene, scene
from westmarch.kernel.game import checked
from westmarch.kernel.records import AnyOption
from westmarch.kernel.table import Table
from westmarch.meccg.board import MeccgBoard
from westmarch.meccg.decks import DECKS
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import CardCode, Phase, RegionType
from westmarch.meccg.options import (
    ActAgain,
    ChooseCompany,
    Done,
    PlayEvent,
    PutOnGuard,
    TakeWay,
    Transfer,
)
from westmarch.meccg.rules.turns import EndPhase

CHOICES = 500
"""So many choices of a game are looked at."""


@pytest.mark.parametrize("decks", [("A", "B"), ("G", "J"), ("C", "F")])
def test_no_two_options_of_a_decision_have_the_same_words(decks: tuple[str, str]) -> None:
    assert set(decks) <= set(DECKS)
    chance = random.Random(decks[0])
    table = Table(GAME, checked(GAME, 2, {}, decks), 5)
    for _ in range(CHOICES):
        decision = table.decision
        if len(decision.options) > 1:
            board = table.view(decision.seat).board
            assert isinstance(board, MeccgBoard)
            for language in GAME.languages:
                said = GAME.say_options(decision, board, language)
                assert len(set(said)) == len(said) == len(decision.options)
        table.choose(chance.choice(decision.options), decision.seat)
        if table.over:
            break


def said(table: MeccgScene, language: str, *options: AnyOption) -> tuple[str, ...]:
    """What those options are called that are offered with all others."""
    board = GAME.view(table.state, table.decision.seat)
    words = GAME.say_options(table.decision, board, language)
    return tuple(words[table.options.index(option)] for option in options)


def test_ways_to_play_a_card_are_told_apart_by_what_they_do() -> None:
    table = scene(("bree", ["gimli"]), theirs=["weariness-of-the-heart"])
    table.journey("moria", RegionType.WILDERNESS).move()
    ways = [table.play("weariness-of-the-heart", number) for number in (0, 1)]
    weaker, tempted = said(table, "en", *ways)
    assert weaker.startswith("Play Weariness of the Heart: ")
    assert "prowess" in weaker
    assert "prowess" not in tempted
    assert "corruption" in tempted
    assert "Versuchung" in said(table, "de", ways[1])[0]


def test_copies_of_a_card_are_told_apart_by_who_bears_them() -> None:
    table = scene(("rivendell", ["gimli", "cram", "legolas", "cram", "bilbo"])).organize()
    one, other = table.id("cram"), table.id("cram", 1)
    to = table.id("bilbo")
    assert said(table, "en", Transfer(one, to), Transfer(other, to)) == (
        "Give Cram to Bilbo (with Gimli)",
        "Give Cram to Bilbo (with Legolas)",
    )
    assert said(table, "de", Transfer(other, to)) == ("Gib „Cram“ an Bilbo (bei Legolas)",)


def test_cards_that_are_quite_alike_are_numbered() -> None:
    table = scene(("bree", ["gimli"]), theirs=["wargs", "wargs"])
    table.journey("moria", RegionType.WILDERNESS).move()
    options = [PutOnGuard(table.id("wargs", number)) for number in (0, 1)]
    assert set(said(table, "en", *options)) == {
        "Place Wargs on guard",
        "Place Wargs on guard (2)",
    }


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Who acts for Concealment?"), ("de", "Wer handelt für „Versteck“?")],
)
def test_a_card_that_is_being_declared_is_called_by_its_name(language: str, asked: str) -> None:
    table = scene(("bree", ["bilbo", "gimli"]), hand=["concealment"]).attacked(prowess=9)
    table.choose(table.play("concealment"))
    board = GAME.view(table.state, table.decision.seat)
    assert GAME.say(table.prompt, board, language) == asked


def test_what_a_card_can_do_is_said_where_one_thing_is_chosen() -> None:
    table = scene(("bree", ["gimli", "cram"]), theirs=["rats"])
    table.journey("moria", RegionType.WILDERNESS).move()
    table.choose(table.play("rats"), ChooseCompany(FIRST))
    assert said(table, "en", TakeWay(0), TakeWay(1)) == (
        "Discard a minor item in the company (chosen by the player concerned)",
        "An unwounded character in the company (chosen by the player concerned) is wounded",
    )


def test_what_lasts_of_a_card_is_told_by_the_card_and_the_company() -> None:
    table = scene(("rivendell", ["gimli"]), ("lorien", ["legolas"]), hand=["great-road"] * 2)
    table.journey("bree", RegionType.WILDERNESS)
    table.journey("edoras", RegionType.WILDERNESS, company=SECOND).organize().choose(Done())
    for number, company in enumerate((FIRST, SECOND)):
        table.choose(PlayEvent(table.id("great-road", number), 0), ChooseCompany(company))
    table.finish()
    table.move().idle().move(SECOND).idle()
    table.state.phase = Phase.END
    table.begin(EndPhase(ONE))
    ways = [one for one in table.options if isinstance(one, ActAgain)]
    assert [(one.code, one.company) for one in ways] == [
        (CardCode("great-road"), SECOND),
        (CardCode("great-road"), FIRST),
    ]
    assert said(table, "en", *ways) == (
        "Use what lasts of Great-road for the company of Legolas",
        "Use what lasts of Great-road for the company of Gimli",
    )
    assert said(table, "de", ways[0])[0].endswith("noch wirkt, für die Gemeinschaft um Legolas")
