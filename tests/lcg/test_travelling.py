"""The travel phase: L-TRAVEL, and the Travel effects L-EFFECT-21 and 22."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import TravelledTo
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import ChooseTravel, Pick, TravelHere
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.questing import QuestPhase


@pytest.mark.rule("L-TRAVEL-01")
def test_the_players_may_travel_to_any_location_in_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["enchanted-stream", "forest-spider", "forest-gate"],
        phase=Phase.TRAVEL,
    )
    stream, gate = TravelHere(table.id("enchanted-stream")), TravelHere(table.id("forest-gate"))
    table.begin(TravelPhase())
    assert table.prompt == ChooseTravel()
    assert table.options == (Pass(), stream, gate)
    table.choose(stream).done()
    assert table.state.active == [table.id("enchanted-stream")]


@pytest.mark.rule("L-TRAVEL-01")
def test_the_players_need_not_travel() -> None:
    table = scene(Side(heroes=["gimli"]), staging=["enchanted-stream"], phase=Phase.TRAVEL)
    table.begin(TravelPhase()).choose(Pass()).done()
    assert table.state.active == []
    assert table.state.staging == [table.id("enchanted-stream")]


@pytest.mark.rule("L-TRAVEL-01")
def test_without_a_location_in_the_staging_area_nobody_travels() -> None:
    table = scene(Side(heroes=["gimli"]), staging=["forest-spider"], phase=Phase.TRAVEL)
    table.begin(TravelPhase()).done()
    assert table.state.active == []


@pytest.mark.rule("L-TRAVEL-02")
def test_the_first_player_decides_where_the_group_travels() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["gloin"]),
        staging=["enchanted-stream"],
        phase=Phase.TRAVEL,
        first=B,
    )
    table.begin(TravelPhase())
    assert (table.seat, table.prompt) == (B, ChooseTravel())
    table.choose(TravelHere(table.id("enchanted-stream"))).done()
    assert table.state.active == [table.id("enchanted-stream")]


@pytest.mark.rule("L-TRAVEL-03")
def test_the_location_leaves_the_staging_area_with_its_progress() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["forest-spider", "forest-gate"],
        progress={"forest-gate": 2},
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("forest-gate"))).passing().done()
    assert table.state.staging == [table.id("forest-spider")]
    assert table.state.active == [table.id("forest-gate")]
    assert table.card("forest-gate").zone is Zone.ACTIVE
    assert table.card("forest-gate").progress == 2


@pytest.mark.rule("L-TRAVEL-04")
def test_the_players_travel_once_in_a_phase() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["enchanted-stream", "forest-gate"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("enchanted-stream"))).done()
    assert len(table.told(TravelledTo)) == 1
    assert table.state.staging == [table.id("forest-gate")]


@pytest.mark.rule("L-TRAVEL-04")
def test_a_location_explored_on_arrival_does_not_let_them_travel_again() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["the-brown-lands", "forest-gate"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("the-brown-lands"))).done()
    assert table.state.encounter_discard == [table.id("the-brown-lands")]
    assert (table.state.active, table.state.staging) == ([], [table.id("forest-gate")])


@pytest.mark.rule("L-TRAVEL-05")
def test_the_players_cannot_travel_while_a_location_is_active() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        active="forest-gate",
        staging=["enchanted-stream"],
        progress={"forest-gate": 3},
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).done()
    assert table.told(TravelledTo) == []
    assert table.state.active == [table.id("forest-gate")]


@pytest.mark.rule("L-TRAVEL-05")
def test_nor_must_they_travel_while_a_location_is_active() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        active="forest-gate",
        staging=["the-east-bight"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).done()
    assert table.state.staging == [table.id("the-east-bight")]


@pytest.mark.rule("L-EFFECT-21")
def test_travelling_has_its_price_for_every_player() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"]),
        Side(heroes=["gloin"]),
        staging=["great-forest-web"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("great-forest-web")))
    assert (table.seat, table.options) == (A, (Pick(table.id("gimli")), Pick(table.id("thalin"))))
    assert table.card("great-forest-web").zone is Zone.STAGING
    table.pick("thalin")
    assert (table.seat, table.options) == (B, (Pick(table.id("gloin")),))
    table.pick("gloin").done()
    exhausted = [card.code for card in table.state.cards if card.exhausted]
    assert exhausted == ["thalin", "gloin"]
    assert table.state.active == [table.id("great-forest-web")]


@pytest.mark.rule("L-EFFECT-22")
def test_if_one_player_cannot_pay_the_group_cannot_travel_there() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"]),
        Side(heroes=["gloin"], allies=["guard-of-the-citadel"]),
        staging=["great-forest-web", "enchanted-stream"],
        exhausted=["gloin"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase())
    assert table.options == (Pass(), TravelHere(table.id("enchanted-stream")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-EFFECT-22")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_price_in_cards_must_be_paid_in_full(cards: int) -> None:
    hand = ["grim-resolve", "gandalf"]
    table = scene(
        Side(heroes=["gimli"], hand=hand[:cards]),
        staging=["necromancers-pass"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase())
    if cards == 2:
        table.choose(TravelHere(table.id("necromancers-pass")))
    table.done()
    assert bool(table.state.active) == (cards == 2)
    assert len(table.state.discard[A]) == (2 if cards == 2 else 0)


@pytest.mark.rule("L-EFFECT-22")
def test_a_card_that_cannot_be_revealed_cannot_pay_for_travelling() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["mountains-of-mirkwood"],
        encounter_discard=["forest-spider"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).done()
    assert table.state.active == []


@pytest.mark.rule("L-TRAVEL-03", "L-QUEST-13")
def test_after_travelling_the_location_adds_no_more_threat() -> None:
    table = scene(Side(heroes=["gimli"]), staging=["the-east-bight"], phase=Phase.TRAVEL)
    table.begin(TravelPhase(), QuestPhase())
    assert table.options == (TravelHere(table.id("the-east-bight")),)
    table.choose(TravelHere(table.id("the-east-bight"))).commit().done()
    assert table.state.threat == [25]
