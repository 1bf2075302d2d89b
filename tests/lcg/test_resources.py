"""The resource phase: L-RES."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Drew, ResourcesChanged
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import Done, Pay, PickPlayer, Play
from westmarch.lcg.rules.rounds import PlanningPhase, ResourcePhase, Round


@pytest.mark.rule("L-RES-01")
def test_every_hero_of_every_player_collects_one_resource_and_allies_collect_none() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["guard-of-the-citadel"]),
        Side(heroes=["eowyn"]),
        exhausted=["gimli"],
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).done()
    pools = {card.code: card.resources for card in table.state.cards if card.zone.name == "PLAY"}
    assert pools == {"aragorn": 1, "gimli": 1, "guard-of-the-citadel": 0, "eowyn": 1}


@pytest.mark.rule("L-RES-02")
def test_a_resource_belongs_to_the_hero_who_collected_it() -> None:
    table = scene(
        Side(heroes=["gloin", "aragorn"], hand=["snowbourn-scout"]),
        resources={"gloin": 2},
    )
    table.begin(ResourcePhase(), PlanningPhase())
    assert (table.card("gloin").resources, table.card("aragorn").resources) == (3, 1)
    table.play("snowbourn-scout")
    assert table.options == (Pay(table.id("gloin")), Pay(table.id("aragorn")))
    table.pay("aragorn").done()
    assert (table.card("gloin").resources, table.card("aragorn").resources) == (3, 0)


@pytest.mark.rule("L-RES-03")
def test_a_hero_of_two_spheres_still_has_one_pool() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["guard-of-the-citadel", "wandering-took"]),
        attached={"aragorn": ["celebrians-stone"]},
        resources={"aragorn": 2},
    )
    guard, took = Play(table.id("guard-of-the-citadel")), Play(table.id("wandering-took"))
    table.begin(PlanningPhase())
    assert table.options == (Pass(), guard, took)
    table.choose(took).pay("aragorn", "aragorn").done()
    assert table.card("aragorn").resources == 0


@pytest.mark.rule("L-RES-04")
def test_unspent_resources_stay_over_the_end_of_the_round() -> None:
    table = scene(Side(heroes=["aragorn"]), phase=Phase.RESOURCE)
    table.begin(Round(), Round()).choose(Done(), Done()).done()
    assert table.card("aragorn").resources == 2


@pytest.mark.rule("L-RES-05")
def test_after_the_resources_each_player_draws_one_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], deck=["faramir", "gandalf"]),
        Side(heroes=["eowyn"], deck=["lorien-guide", "wandering-took"]),
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).passing().done()
    assert [len(hand) for hand in table.state.hand] == [1, 1]
    happened = [type(entry.event) for entry in table.log]
    assert happened == [ResourcesChanged, ResourcesChanged, Drew, Drew]


@pytest.mark.rule("L-RES-05")
def test_a_player_with_an_empty_deck_draws_nothing_and_goes_on_unharmed() -> None:
    table = scene(
        Side(heroes=["aragorn"], discard=["faramir"]),
        Side(heroes=["eowyn"], deck=["lorien-guide"]),
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).passing().done()
    assert [len(hand) for hand in table.state.hand] == [0, 1]
    assert table.state.discard[A] == [table.id("faramir")]
    assert not table.state.eliminated[A]
    assert table.state.threat == [25, 25]


@pytest.mark.rule("L-RES-06")
def test_drawing_takes_the_top_cards_of_the_own_deck() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["faramir", "gandalf", "son-of-arnor"]),
        Side(heroes=["eowyn"], deck=["lorien-guide", "wandering-took", "northern-tracker"]),
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).use("beravor")
    table.choose(PickPlayer(B)).passing().done()
    assert table.state.hand[A] == [table.id("faramir")]
    assert table.state.hand[B] == [
        table.id("lorien-guide"),
        table.id("wandering-took"),
        table.id("northern-tracker"),
    ]
