"""Costs of effects, and effects that are cancelled (L-COST)."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import (
    ChooseSeat,
    Commit,
    DiscardToPay,
    Pay,
    PayFor,
    Pick,
    PickPlayer,
    TravelHere,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.revealing import RevealCard


@pytest.mark.rule("L-COST-01")
def test_the_cost_is_paid_before_the_effect_begins() -> None:
    table = scene(Side(heroes=["beravor"], deck=["gandalf", "faramir"]))
    table.begin(ActionWindow()).use("beravor")
    assert table.prompt == ChooseSeat(table.id("beravor"))
    assert table.card("beravor").exhausted
    assert table.state.hand[A] == []
    table.choose(PickPlayer(A)).done()
    assert len(table.state.hand[A]) == 2


@pytest.mark.rule("L-COST-01")
def test_without_the_cost_there_is_no_effect() -> None:
    table = scene(
        Side(heroes=["beravor", "glorfindel"], deck=["gandalf"]),
        exhausted=["beravor"],
        damage={"glorfindel": 1},
    )
    table.begin(ActionWindow()).done()
    ready = scene(
        Side(heroes=["glorfindel"]), damage={"glorfindel": 1}, resources={"glorfindel": 1}
    )
    ready.begin(ActionWindow())
    assert ready.options == (Pass(), Use(ready.id("glorfindel")))
    ready.use("glorfindel").pick("glorfindel").done()
    assert (ready.card("glorfindel").resources, ready.card("glorfindel").damage) == (0, 0)


@pytest.mark.rule("L-COST-02")
def test_only_cards_under_ones_own_control_are_exhausted_as_a_cost() -> None:
    table = scene(
        Side(heroes=["aragorn", "theodred"], hand=["common-cause"]), Side(heroes=["gimli"]),
        exhausted=["theodred"],
    )  # fmt: skip
    table.begin(ActionWindow()).use("common-cause")
    assert table.options == (Pick(table.id("aragorn")),)
    table.pick("aragorn")
    assert table.options == (Pick(table.id("theodred")),)
    table.pick("theodred").passing().done()
    assert (table.card("aragorn").exhausted, table.card("theodred").exhausted) == (True, False)


@pytest.mark.rule("L-COST-02")
def test_only_resources_of_ones_own_heroes_pay() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["ever-vigilant"], allies=["faramir"]),
        Side(heroes=["theodred"]),
        exhausted=["faramir"],
        resources={"aragorn": 1, "theodred": 3},
    )
    table.begin(ActionWindow()).use("ever-vigilant")
    assert table.prompt == PayFor(table.id("ever-vigilant"), 1)
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn").pick("faramir").passing().done()


@pytest.mark.rule("L-COST-02")
def test_who_uses_another_players_hero_pays_with_his_own_hand() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["gandalf"]),
        Side(heroes=["gimli"], hand=["feint", "citadel-plate"]),
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("eowyn"))))
    table.use("eowyn")
    assert table.prompt == DiscardToPay(table.id("eowyn"))
    assert table.options == (Pick(table.id("feint")), Pick(table.id("citadel-plate")))
    table.pick("feint").passing().done()
    assert table.state.discard == [[], [table.id("feint")]]
    assert table.value("eowyn", Stat.WILLPOWER) == 5


@pytest.mark.rule("L-COST-03")
def test_a_cost_stays_paid_when_an_effect_that_came_of_it_is_cancelled() -> None:
    # To travel here a card is revealed; what that card does is cancelled, the way is open.
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        staging=["mountains-of-mirkwood"],
        encounter=["the-necromancers-reach"],
        exhausted=["eowyn"],
        resources={"eowyn": 1},
        phase=Phase.TRAVEL,
    )
    mountains = table.id("mountains-of-mirkwood")
    table.begin(TravelPhase()).choose(TravelHere(mountains))
    table.use("a-test-of-will").pay("eowyn").passing().done()
    assert table.card("eowyn").damage == 0
    assert table.state.active == [mountains]
    assert table.state.discard[A] == [table.id("a-test-of-will")]
    assert table.card("eowyn").resources == 0


@pytest.mark.rule("L-COST-03")
def test_a_cost_stays_paid_when_nothing_comes_of_the_effect() -> None:
    # Raising his threat to claim the objective eliminates the player: nothing is claimed.
    table = scene(
        Side(heroes=["aragorn"], threat=48), Side(heroes=["gimli"], threat=20),
        staging=["gandalfs-map"],
    )  # fmt: skip
    table.begin(ActionWindow()).use("gandalfs-map").passing().done()
    assert table.state.eliminated == [True, False]
    assert table.state.staging == [table.id("gandalfs-map")]
    assert table.state.attached == {}


@pytest.mark.rule("L-EX-23")
def test_a_test_of_will_keeps_everybody_on_the_quest_when_bats_come() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"], threat=20),
        encounter=["black-forest-bats"],
        resources={"eowyn": 1},
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).passing().choose(Commit(table.id("eowyn")), Pass())
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").passing().done()
    assert table.state.staging == [table.id("black-forest-bats")]
    assert table.card("flies-and-spiders").progress == 4 - 1


@pytest.mark.rule("L-EX-23")
def test_bats_that_are_not_cancelled_take_a_character_off_the_quest() -> None:
    table = scene(
        Side(heroes=["eowyn"]), encounter=["black-forest-bats"], committed=["eowyn"],
        phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(RevealCard(A)).pick("eowyn").done()
    assert not table.card("eowyn").committed
    assert table.card("eowyn").exhausted
