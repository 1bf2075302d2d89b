"""Paying with resources: L-PAY."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import CardType, Phase, Zone
from westmarch.lcg.options import (
    Commit,
    Done,
    NameX,
    No,
    Pay,
    PayFor,
    PayToReady,
    Pick,
    PickNumber,
    PickPlayer,
    Play,
    Use,
    Yes,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.rounds import PlanningPhase
from westmarch.lcg.tables import CARDS


@pytest.mark.rule("L-PAY-01")
def test_playing_a_card_takes_its_cost_from_the_own_heroes() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["guard-of-the-citadel"]),
        Side(heroes=["gloin"]),
        resources={"aragorn": 3, "gloin": 3},
    )
    table.begin(PlanningPhase()).play("guard-of-the-citadel")
    assert table.prompt == PayFor(table.id("guard-of-the-citadel"), 2)
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn", "aragorn").done()
    assert (table.card("aragorn").resources, table.card("gloin").resources) == (1, 3)


@pytest.mark.rule("L-PAY-01")
def test_a_card_that_costs_more_than_there_is_cannot_be_played() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["guard-of-the-citadel", "faramir", "snowbourn-scout"]),
        resources={"aragorn": 2},
    )
    table.begin(PlanningPhase())
    assert table.options == (
        Pass(),
        Play(table.id("guard-of-the-citadel")),
        Play(table.id("snowbourn-scout")),
    )
    table.choose(Pass()).done()


@pytest.mark.rule("L-PAY-02")
def test_each_resource_for_a_card_comes_from_a_hero_of_its_sphere() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn", "denethor"], hand=["guard-of-the-citadel"]),
        resources={"gimli": 2, "aragorn": 2, "denethor": 2},
    )
    table.begin(PlanningPhase()).play("guard-of-the-citadel")
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn")
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn").done()


@pytest.mark.rule("L-PAY-03")
def test_heroes_of_another_sphere_cannot_pay_even_a_part() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], hand=["guard-of-the-citadel"]),
        resources={"gimli": 5, "aragorn": 1},
    )
    table.begin(PlanningPhase()).done()
    assert table.state.hand[A] == [table.id("guard-of-the-citadel")]


@pytest.mark.rule("L-PAY-04")
def test_spent_resources_leave_the_pool() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["snowbourn-scout", "snowbourn-scout"]),
        resources={"aragorn": 1},
    )
    table.begin(PlanningPhase()).play("snowbourn-scout").pay("aragorn").done()
    assert sum(card.resources for card in table.state.cards) == 0
    assert table.state.hand[A] == [table.id("snowbourn-scout", 1)]


@pytest.mark.rule("L-PAY-05")
def test_an_exhausted_hero_can_pay() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["snowbourn-scout"]),
        resources={"aragorn": 1},
        exhausted=["aragorn"],
    )
    table.begin(PlanningPhase()).play("snowbourn-scout").pay("aragorn").done()
    assert table.card("snowbourn-scout").zone is Zone.PLAY
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-PAY-06")
def test_a_card_of_cost_zero_takes_no_resource() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["stand-together"]),
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("stand-together").choose(PickPlayer(A)).done()
    assert table.card("stand-together").zone is Zone.DISCARD
    assert table.card("gimli").resources == 1


@pytest.mark.rule("L-PAY-07")
def test_a_card_of_cost_zero_needs_a_hero_of_its_sphere() -> None:
    table = scene(
        Side(heroes=["aragorn", "denethor"], hand=["stand-together"]),
        encounter=["forest-spider"],
        resources={"aragorn": 3},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("denethor")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-PAY-08")
def test_heroes_of_the_same_sphere_may_pay_together() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin", "theodred"], hand=["silverlode-archer"]),
        resources={"aragorn": 1, "gloin": 1, "theodred": 2},
    )
    table.begin(PlanningPhase()).play("silverlode-archer")
    assert table.options == (
        Pay(table.id("aragorn")),
        Pay(table.id("gloin")),
        Pay(table.id("theodred")),
    )
    table.pay("gloin")
    assert table.options == (Pay(table.id("aragorn")), Pay(table.id("theodred")))
    table.pay("aragorn", "theodred").done()
    pools = [table.card(code).resources for code in ("aragorn", "gloin", "theodred")]
    assert pools == [0, 0, 1]


@pytest.mark.rule("L-PAY-09")
def test_a_neutral_card_can_be_paid_by_any_hero() -> None:
    table = scene(Side(heroes=["gimli"], hand=["gandalf"]), resources={"gimli": 5})
    table.begin(PlanningPhase()).play("gandalf")
    table.pay("gimli", "gimli", "gimli", "gimli", "gimli").passing().done()
    assert table.card("gandalf").zone is Zone.PLAY
    assert table.card("gimli").resources == 0


@pytest.mark.rule("L-PAY-10")
def test_heroes_of_different_spheres_may_pay_together_for_a_neutral_card() -> None:
    table = scene(
        Side(heroes=["gimli", "eleanor", "denethor"], hand=["gandalf"]),
        resources={"gimli": 1, "eleanor": 2, "denethor": 2},
    )
    table.begin(PlanningPhase()).play("gandalf")
    assert table.options == (
        Pay(table.id("gimli")),
        Pay(table.id("eleanor")),
        Pay(table.id("denethor")),
    )
    table.pay("denethor", "gimli", "eleanor", "denethor", "eleanor").passing().done()
    assert table.card("gandalf").zone is Zone.PLAY
    assert sum(card.resources for card in table.state.cards) == 0


@pytest.mark.rule("L-PAY-11")
def test_gandalf_is_the_only_neutral_player_card() -> None:
    kinds = (CardType.HERO, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
    neutral = [row.code for row in CARDS.values() if row.type in kinds and row.sphere is None]
    assert neutral == ["gandalf"]


@pytest.mark.rule("L-PAY-12")
@pytest.mark.parametrize("hero", ["gloin", "gimli", "eleanor", "denethor"])
def test_an_effect_of_a_card_in_play_is_paid_without_a_resource_match(hero: str) -> None:
    """Nothing of a hero's sphere stands on a web, and yet his resources free him of it."""
    table = scene(
        Side(heroes=[hero]),
        attached={hero: ["caught-in-a-web"]},
        resources={hero: 2},
        exhausted=[hero],
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase())
    assert table.prompt == PayToReady(table.id(hero), 2)
    assert table.options == (Yes(), No())
    table.choose(Yes()).passing().done()
    assert (table.card(hero).resources, table.card(hero).exhausted) == (0, False)


@pytest.mark.rule("L-PAY-13")
def test_an_effect_that_names_a_pool_is_paid_from_that_pool_only() -> None:
    table = scene(
        Side(heroes=["glorfindel", "beravor"]),
        resources={"beravor": 5},
        damage={"beravor": 1},
        exhausted=["beravor"],
    )
    table.begin(ActionWindow()).done()
    table = scene(
        Side(heroes=["glorfindel", "beravor"]),
        resources={"glorfindel": 1, "beravor": 5},
        damage={"beravor": 1},
        exhausted=["beravor"],
    )
    table.begin(ActionWindow()).use("glorfindel").pick("beravor").done()
    assert (table.card("glorfindel").resources, table.card("beravor").resources) == (0, 5)
    assert table.card("beravor").damage == 0


@pytest.mark.rule("L-PAY-13")
def test_a_hero_without_resources_cannot_use_a_response_that_his_own_pool_must_pay() -> None:
    table = scene(Side(heroes=["aragorn", "gloin"]), resources={"gloin": 5}, phase=Phase.QUEST)
    table.begin(CommitStep(A)).choose(Commit(table.id("aragorn")), Done()).done()
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-PAY-14")
def test_x_is_named_and_paid_by_heroes_of_the_sphere() -> None:
    table = scene(
        Side(
            heroes=["denethor", "gimli"],
            hand=["gandalfs-search"],
            deck=["gleowine", "forest-snare", "gandalf"],
        ),
        resources={"denethor": 3, "gimli": 5},
    )
    table.begin(ActionWindow()).use("gandalfs-search")
    assert table.prompt == NameX(table.id("gandalfs-search"))
    assert table.options == (PickNumber(1), PickNumber(2), PickNumber(3))
    table.choose(PickNumber(2))
    assert table.prompt == PayFor(table.id("gandalfs-search"), 2)
    assert table.options == (Pay(table.id("denethor")),)
    table.pay("denethor", "denethor").choose(PickPlayer(A))
    assert table.options == (Pick(table.id("forest-snare")), Pick(table.id("gleowine")))
    table.pick("forest-snare").done()
    assert (table.card("denethor").resources, table.card("gimli").resources) == (1, 5)


@pytest.mark.rule("L-PAY-15")
def test_a_card_that_three_heroes_must_pay_takes_one_resource_of_each() -> None:
    table = scene(
        Side(
            heroes=["gimli", "legolas", "thalin"],
            hand=["thicket-of-spears"],
            engaged=["forest-spider"],
        ),
        resources={"gimli": 3, "legolas": 1, "thalin": 1},
        phase=Phase.COMBAT,
    )
    gimli, legolas, thalin = (Pay(table.id(code)) for code in ("gimli", "legolas", "thalin"))
    table.begin(ActionWindow()).use("thicket-of-spears")
    assert table.options == (gimli, legolas, thalin)
    table.choose(gimli)
    assert table.options == (legolas, thalin)
    table.choose(thalin)
    assert table.options == (legolas,)
    table.choose(legolas, PickPlayer(A)).done()
    pools = [table.card(code).resources for code in ("gimli", "legolas", "thalin")]
    assert pools == [2, 0, 0]


@pytest.mark.rule("L-PAY-15")
@pytest.mark.parametrize("third", ["thalin", "aragorn"])
def test_three_heroes_must_have_a_resource_and_the_right_sphere(third: str) -> None:
    """A third Tactics hero without a resource is of no use, nor one of another sphere with one."""
    table = scene(
        Side(
            heroes=["gimli", "legolas", third],
            hand=["thicket-of-spears"],
            engaged=["forest-spider"],
        ),
        Side(heroes=["denethor"]),
        encounter=["forest-spider"],
        resources={"gimli": 3, "legolas": 3, third: 3 if third == "aragorn" else 0},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(),))
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("denethor"))))
    table.choose(Pass()).done()
