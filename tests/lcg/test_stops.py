"""Where players are asked, what can be chosen before a game, and what begins in the log."""

from __future__ import annotations

import pytest

from tests.conformance.play import random_game
from tests.lcg.games import keep_hands, new_game, told
from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import IllegalSetup, checked
from westmarch.kernel.text import option_text
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import ChooseTravel, EngageOptionally, MayRespond, TakeAction
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.tables import SCENARIOS


def test_stops_have_words_in_both_languages_and_the_same_names() -> None:
    english, german = GAME.stops("en"), GAME.stops("de")
    assert [stop.name for stop in english] == [stop.name for stop in german]
    assert [stop.default for stop in english] == [stop.default for stop in german]
    assert english[2].words == "Actions: Quest phase"
    assert german[2].words == "Aktionen: Abenteuerphase"
    assert {stop.name for stop in english if not stop.default} == {
        "act-resource",
        "act-travel",
        "act-encounter",
        "act-refresh",
    }


def test_the_own_planning_turn_is_no_stop_but_that_of_others_is() -> None:
    side = Side(heroes=["beravor"], deck=["gandalf", "beorn"])
    table = scene(side, side).begin(ActionWindow(planning=A))
    assert (table.seat, GAME.stop_at(table.decision)) == (A, None)
    table.choose(Pass())
    assert (table.seat, GAME.stop_at(table.decision)) == (B, "act-planning")
    table.passing().done()


@pytest.mark.parametrize(
    ("decision", "stop"),
    [
        (Decision(A, TakeAction(Phase.COMBAT), (Pass(),)), "act-combat"),
        (Decision(A, MayRespond("Engaged"), (Pass(),)), "respond"),
        (Decision(A, EngageOptionally(), (Pass(),)), "engage"),
        (Decision(A, ChooseTravel(), (Pass(),)), None),
        (Decision(A, TakeAction(Phase.COMBAT), ()), None),
    ],
)
def test_decisions_are_recognised(decision: Decision, stop: str | None) -> None:
    assert GAME.stop_at(decision) == stop


def test_every_stop_that_is_met_is_listed_and_can_be_passed() -> None:
    known = {stop.name: stop for stop in GAME.stops("en")}
    met = set()
    for seed in range(2):
        for table in random_game(GAME, 2, seed):
            for decision in table.decisions:
                stop = GAME.stop_at(decision)
                if stop is not None:
                    met.add(stop)
                    texts = [option_text(option) for option in decision.options]
                    assert known[stop].passing in texts
    assert {"act-quest", "respond", "engage"} <= met


def test_rounds_and_phases_are_headings() -> None:
    table = keep_hands(new_game())
    found = {type(entry.event): GAME.heading(entry.event) for entry in table.log}
    assert found[events.RoundBegan] == 1
    assert found[events.PhaseBegan] == 2
    assert {n for kind, n in found.items() if "Began" not in kind.__name__} == {0}
    assert found[events.StageBegan] == 0
    assert [began.number for began in told(table, events.RoundBegan)] == [1]


@pytest.mark.parametrize("language", GAME.languages)
def test_settings_are_said_in_full(language: str) -> None:
    for setting in GAME.settings():
        words = setting.words(language)
        assert words.words
        assert words.help.endswith(".")
        assert tuple(choice.code for choice in words.choices) == setting.choices
        assert setting.default in setting.choices
        for choice in words.choices:
            assert choice.words[0].isupper()
            assert choice.help.endswith(".")


def test_settings_speak_both_languages() -> None:
    scenario, mode, *_ = GAME.settings()
    assert scenario.choices == tuple(SCENARIOS)
    assert [c.words for c in scenario.words("en").choices][1] == "Journey Down the Anduin"
    assert [c.words for c in scenario.words("de").choices][1] == "Reise den Anduin hinab"
    assert mode.words("de").choices[1].words == "Leicht"
    assert GAME.titled("de") == "Der Herr der Ringe: Das Kartenspiel"
    assert GAME.titled("en") == GAME.title


def test_what_cannot_be_had_is_marked_and_refused() -> None:
    missing = [
        {setting.name: choice.code}
        for setting in GAME.settings()
        for choice in setting.words("en").choices
        if not choice.available
    ]
    assert missing == [{"mode": "nightmare"}]
    with pytest.raises(IllegalSetup):
        new_game(1, mode="nightmare")
    assert checked(GAME, 1, {}, ()).options["mode"] == "standard"
