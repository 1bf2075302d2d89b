"""Spiders of Mirkwood: treacheries, cards 79 and 80."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, reveal
from tests.lcg.scene import A, B, Side, scene
from westmarch.lcg.kinds import Zone
from westmarch.lcg.options import ChooseSeat, No, PayToReady, Pick, PickPlayer, Yes
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.refreshing import RefreshPhase

# Eyes of the Forest


@pytest.mark.rule("L-CARD-20")
def test_eyes_of_the_forest_discards_all_events_in_all_hands_and_nothing_else() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["grim-resolve", "faramir", "sneak-attack"]),
        Side(heroes=["gimli"], hand=["feint"]),
        encounter=["eyes-of-the-forest"],
    )
    reveal(table).done()
    assert table.state.hand == [[table.id("faramir")], []]
    assert table.state.discard[A] == [table.id("grim-resolve"), table.id("sneak-attack")]
    assert table.state.discard[B] == [table.id("feint")]
    assert table.state.encounter_discard == [table.id("eyes-of-the-forest")]


@pytest.mark.rule("L-FAQ-06")
def test_eyes_of_the_forest_cancelled_leaves_the_other_events_in_hand() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will", "hasty-stroke"]),
        encounter=["eyes-of-the-forest"],
        resources={"eowyn": 1},
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert table.state.hand[A] == [table.id("hasty-stroke")]
    assert table.state.encounter_discard == [table.id("eyes-of-the-forest")]


# Caught in a Web


def test_caught_in_a_web_is_attached_to_a_hero_of_the_player_with_the_highest_threat() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=30),
        Side(heroes=["eowyn", "eleanor"], allies=["wandering-took"], threat=31),
        encounter=["caught-in-a-web"],
        exhausted=["eleanor"],
    )
    reveal(table)
    assert table.seat == B
    assert table.options == (Pick(table.id("eowyn")), Pick(table.id("eleanor")))
    table.pick("eowyn").done()
    assert table.card("caught-in-a-web").host == table.id("eowyn")


@pytest.mark.rule("L-FAQ-03")
def test_caught_in_a_web_goes_where_the_first_player_says_if_threat_is_tied() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=31),
        Side(heroes=["eowyn"], threat=31),
        Side(heroes=["gimli"], threat=30),
        encounter=["caught-in-a-web"],
    )
    reveal(table)
    assert (table.seat, table.prompt) == (A, ChooseSeat(table.id("caught-in-a-web")))
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B))
    assert (table.seat, table.options) == (B, (Pick(table.id("eowyn")),))
    table.pick("eowyn").done()
    assert table.card("caught-in-a-web").host == table.id("eowyn")


@pytest.mark.rule("L-FAQ-07")
def test_caught_in_a_web_cancelled_is_discarded() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["caught-in-a-web"],
        resources={"eowyn": 1},
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert table.card("caught-in-a-web").zone is Zone.DISCARD


@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.rule("L-PAY-13")
def test_a_hero_caught_in_a_web_readies_if_two_resources_of_his_pool_are_paid(pays: bool) -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        attached={"aragorn": ["caught-in-a-web"]},
        exhausted=["aragorn", "gimli"],
        resources={"aragorn": 2, "gimli": 5},
    )
    table.begin(RefreshPhase())
    assert table.prompt == PayToReady(table.id("aragorn"), 2)
    assert table.options == (Yes(), No())
    table.choose(Yes() if pays else No()).done()
    assert table.card("aragorn").exhausted is not pays
    assert table.card("aragorn").resources == (0 if pays else 2)
    assert not table.card("gimli").exhausted


def test_a_hero_caught_in_a_web_with_one_resource_stays_exhausted() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        attached={"aragorn": ["caught-in-a-web"]},
        exhausted=["aragorn"],
        resources={"aragorn": 1, "gimli": 5},
    )
    table.begin(RefreshPhase()).done()
    assert table.card("aragorn").exhausted
    assert table.card("gimli").resources == 5


def test_each_web_on_a_hero_costs_two_by_itself() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        attached={"aragorn": ["caught-in-a-web", "caught-in-a-web"]},
        exhausted=["aragorn"],
        resources={"aragorn": 3},
    )
    table.begin(RefreshPhase()).choose(Yes()).done()
    assert table.card("aragorn").exhausted


def test_a_web_stops_only_the_readying_of_the_refresh_phase() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        attached={"aragorn": ["caught-in-a-web", "unexpected-courage"]},
        exhausted=["aragorn"],
    )
    table.begin(ActionWindow()).use("unexpected-courage").passing().done()
    assert not table.card("aragorn").exhausted


@pytest.mark.rule("L-CTRL-10", "L-EX-20")
def test_a_web_is_not_among_the_attachments_that_the_heros_player_controls() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["dol-guldur-orcs"]),
        attached={"aragorn": ["caught-in-a-web", "steward-of-gondor"]},
        shadows={"dol-guldur-orcs": ["forest-spider"]},
    )
    attack(table, "dol-guldur-orcs", "aragorn")
    assert table.options == (Pick(table.id("steward-of-gondor")),)
    table.pick("steward-of-gondor").passing().done()
    assert table.card("caught-in-a-web").zone is Zone.ATTACHED


def test_nothing_is_asked_for_a_hero_in_a_web_who_is_ready() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        attached={"aragorn": ["caught-in-a-web"]},
        resources={"aragorn": 5},
    )
    table.begin(RefreshPhase()).done()
    assert table.card("aragorn").resources == 5
