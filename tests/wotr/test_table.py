"""What the table shows and asks: settings, stops, who hears a question, panels."""

from __future__ import annotations

from random import Random

import pytest

from tests.wotr.scene import FREE, SHADOW, scene
from westmarch import rulebook
from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import checked
from westmarch.kernel.records import AnyOption, AnyPrompt
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_from_text
from westmarch.wotr import panels, text
from westmarch.wotr.catalogue import SIDES
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import DieId, Face, Faction, RegionId, Side
from westmarch.wotr.options import No, PassAction, TakeAll, UseDie, Yes
from westmarch.wotr.prompts import (
    ChooseCombatCard,
    ChooseDie,
    DiscardDown,
    MayDeclare,
    MayPlayCombatCard,
)
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.ruleset import RULESETS
from westmarch.wotr.state import WotrState
from westmarch.wotr.view import WotrBoard, view

each_language = pytest.mark.parametrize("language", ["en", "de"])


@each_language
def test_every_setting_and_choice_has_words(language: str) -> None:
    for setting in GAME.settings():
        said = setting.words(language)
        assert said.words[0].isupper()
        assert tuple(choice.code for choice in said.choices) == setting.choices
        assert all(choice.help.endswith(".") for choice in said.choices)
    assert GAME.settings()[1].choices == tuple(RULESETS)


@each_language
@pytest.mark.parametrize("players", GAME.players)
def test_every_seat_knows_what_it_plays_before_the_game(players: int, language: str) -> None:
    """A side, and the nations of it if it is shared."""
    told = GAME.roles(players, language)
    board = Table(GAME, checked(GAME, players, {}, ()), 1).view(None).board
    assert isinstance(board, WotrBoard)
    seats = board.players
    for words, seat in zip(told, seats, strict=True):
        assert words.startswith(SIDES[language][seat.side])
        shared = [one.side for one in seats].count(seat.side) > 1
        for nation in seat.nations:
            assert (text.title(nation.value, language) in words) is shared


@pytest.mark.parametrize(
    ("prompt", "options", "stop"),
    [
        (MayDeclare(), (No(), Yes()), "declare"),
        (MayPlayCombatCard(), (No(), Yes()), "combat-card"),
        (ChooseDie(), (UseDie(DieId("army")), PassAction()), "pass-action"),
        (ChooseDie(), (UseDie(DieId("army")),), None),
        (DiscardDown(6), (), None),
    ],
)
def test_one_may_decline_unasked_where_one_can_decline(
    prompt: AnyPrompt, options: tuple[AnyOption, ...], stop: str | None
) -> None:
    assert GAME.stop_at(Decision(FREE, prompt, options)) == stop
    for found in GAME.stops("de"):
        if found.name == stop:
            assert option_from_text(GAME, found.passing) in options


def test_others_hear_all_that_is_asked_but_what_is_in_a_hand() -> None:
    assert GAME.is_heard(MayDeclare())
    assert not GAME.is_heard(ChooseCombatCard())
    assert not GAME.is_heard(DiscardDown(6))


def test_the_title_is_that_of_the_language() -> None:
    assert (GAME.titled("en"), GAME.titled("de")) == ("War of the Ring", "Der Ringkrieg")


# Panels


def test_armies_are_listed_by_area_with_who_leads_them() -> None:
    board = {
        "minas-tirith": "3 gondor-regular, gondor-elite, gondor-leader, boromir, sauron-regular",
        "osgiliath": "2 gondor-regular",
        "lorien": "elves-elite, north-regular",
    }
    table = scene(board, besieged=("minas-tirith",))
    found = panels.armies(view(table.state, FREE), Side.FREE, "en")
    assert found.rows[1:] == (
        ("Elves",),
        ("  Lórien", "1E, The North 1R"),
        ("Gondor",),
        ("  Minas Tirith", "3R 1E 1L, Boromir, besieged"),
        ("Wilderness",),
        ("  Osgiliath", "Gondor 2R"),
    )


def test_ships_ents_and_siege_engines_are_listed_with_the_armies() -> None:
    table = scene({"umbar": "southrons-regular"}, expansion=True)
    table.state.factions = [Faction.CORSAIRS]
    table.state.ships = {RegionId("umbar"): 2}
    table.state.ents = {RegionId("fangorn"): 1}
    board = view(table.state, None)
    assert ("  Umbar", "1R, 2 ships") in panels.armies(board, Side.SHADOW, "en").rows
    assert ("  Fangorn", "1 Ent") in panels.armies(board, Side.FREE, "de").rows
    factions = ("Gruppierungen", "-", "Die Corsaren von Umbar")
    assert factions in panels.war(board, "de").rows


def test_the_fellowship_is_shown_with_its_guide() -> None:
    table = scene({}, bearers="moria")
    table.state.hidden, table.state.corruption, table.state.progress = False, 3, 2
    rows = {row[0]: row[1] for row in panels.fellowship(view(table.state, None), "de").rows}
    assert rows["Zuletzt bekannt"] == "Moria"
    assert rows["Fortschritt"] == "2, entdeckt"
    assert (rows["Ratgeber"], rows["Gefährten"]) == ("Gandalf der Graue", "Streicher, Legolas")
    table.state.mordor = 4
    assert ("Mordor Track", "4, revealed") in panels.fellowship(view(table.state, None), "en").rows


def test_dice_points_and_cards_stand_side_by_side() -> None:
    table = scene(
        {}, captured=("dale",), dice=((Face.WILL, Face.WILL), ()), hands={1: ["olog-hai"]}
    )
    rows = {row[0]: row[1:] for row in panels.war(view(table.state, None), "en").rows}
    assert rows["Victory Points"] == ("0", "1")
    assert rows["Dice"] == ("2 Will of the West", "-")
    assert rows["Hands"] == ("0", "1")


def test_each_side_shows_who_plays_it_and_who_leads() -> None:
    rows = panels.war(view(scene({}, players=3).state, None), "en").rows
    assert ("Player", "1", "2 (leads), 3") in rows
    assert ("Spieler", "1", "2") in panels.war(view(scene({}).state, None), "de").rows


def test_a_battle_is_shown_first() -> None:
    board = {"orthanc": "2 isengard-regular", "fords-of-isen": "rohan-elite, rohan-leader"}
    table = scene(board, hands={1: ["olog-hai"]})
    assert GAME.panels(view(table.state, FREE), "en")[0].title == "Turn 1, Action resolution"
    table.begin(Attack(SHADOW, RegionId("orthanc"), RegionId("fords-of-isen"))).choose(TakeAll())
    found = GAME.panels(view(table.state, FREE), "en")[0]
    assert found.title == "Battle: Fords of Isen, round 1"
    assert found.rows[1:4] == (
        ("Who fights", "Rohan 1E 1L", "Isengard 2R"),
        ("Dice", "1 (5+)", "2 (6+)"),
        ("Leadership", "1", "0"),
    )


def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = scene({}, hands={1: ["olog-hai"]})
    own = GAME.panels(view(table.state, SHADOW), "en")[-1]
    assert own.rows == (("Olog-hai", "Army", "We Come to Kill (7)"),)
    shown = str(GAME.panels(view(table.state, FREE), "en"))
    assert "Olog-hai" not in shown


@each_language
def test_everything_on_the_board_can_be_asked_about(language: str) -> None:
    table = scene({}, hands={0: ["athelas"]})
    found = GAME.subjects(view(table.state, FREE), language)
    assert found[f"card:{table.card('athelas')}"] == "Athelas"
    assert {"region:moria", "nation:north", "character:balrog", "fellowship", "pass"} <= {*found}
    hidden = GAME.subjects(view(table.state, SHADOW), language)
    assert f"card:{table.card('athelas')}" not in hidden


@pytest.mark.parametrize("players", GAME.players)
def test_every_question_names_its_rules_and_has_answers_in_words(players: int) -> None:
    known = {rule.id for rule in rulebook.rules()}
    table, chance = Table(GAME, checked(GAME, players, {"expansion": "yes"}, ()), 5), Random(5)
    for _ in range(400):
        decision = table.decision
        if table.over or decision is None:
            break
        assert decision.rules
        assert {*GAME.rules_of(decision)} <= known
        state = table.position.state
        assert isinstance(state, WotrState)
        board = view(state, decision.seat)
        said = [GAME.say_option(one, decision.prompt, board, "de") for one in decision.options]
        assert len(set(said)) == len(decision.options), said
        table.choose(chance.choice(decision.options), decision.seat)
