"""Gandalf, card 73, who belongs to no sphere and stays for one round."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import ChooseOne, MayRespond, Pay, Pick, PickNumber, Play, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

DRAW, STRIKE, CALM = PickNumber(0), PickNumber(1), PickNumber(2)


def play_gandalf(table: LcgScene) -> LcgScene:
    """Aragorn pays for Gandalf, who uses his response."""
    table.begin(ActionWindow(planning=A)).play("gandalf").pay(*["aragorn"] * 5)
    assert table.prompt == MayRespond("EnteredPlay", table.id("gandalf"))
    assert table.options == (Pass(), Use(table.id("gandalf"), 1))
    return table.use("gandalf")


@pytest.mark.rule("L-PAY-09", "L-PAY-10")
def test_gandalf_is_paid_by_heroes_of_any_sphere() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli", "dunhere"], hand=["gandalf"], threat=0),
        resources={"aragorn": 2, "gimli": 2, "dunhere": 1},
    )
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("gandalf")))
    table.play("gandalf")
    heroes = ("aragorn", "gimli", "dunhere")
    assert table.options == tuple(Pay(table.id(code)) for code in heroes)
    table.pay("aragorn", "aragorn", "gimli", "gimli", "dunhere").done()
    assert table.card("gandalf").zone is Zone.PLAY


@pytest.mark.rule("L-PAY-01")
def test_gandalf_does_not_come_for_four_resources() -> None:
    table = scene(Side(hand=["gandalf"]), resources={"aragorn": 4})
    table.begin(ActionWindow(planning=A)).done()


@pytest.mark.rule("L-RES-06")
def test_gandalf_draws_three_cards_for_his_controller() -> None:
    table = scene(
        Side(hand=["gandalf"], deck=["beorn", "feint", "faramir", "son-of-arnor"]),
        staging=["wargs"],
        resources={"aragorn": 5},
    )
    play_gandalf(table)
    assert isinstance(table.prompt, ChooseOne)
    assert table.options == (DRAW, STRIKE, CALM)
    table.choose(DRAW).done()
    assert table.state.hand[A] == [table.id(code) for code in ("beorn", "feint", "faramir")]


@pytest.mark.rule("L-DEF-19")
def test_gandalf_deals_four_damage_to_an_enemy_anywhere() -> None:
    table = scene(
        Side(hand=["gandalf"], engaged=["hill-troll"]),
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        staging=["marsh-adder", "forest-gate"],
        resources={"aragorn": 5},
    )
    play_gandalf(table).choose(STRIKE)
    codes = ("marsh-adder", "hill-troll", "forest-spider")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("forest-spider").done()
    assert table.card("forest-spider").zone is Zone.DISCARD


@pytest.mark.rule("L-DMG-01")
def test_gandalf_does_not_destroy_an_enemy_of_more_than_four_hit_points() -> None:
    table = scene(Side(hand=["gandalf"], engaged=["hill-troll"]), resources={"aragorn": 5})
    play_gandalf(table).choose(STRIKE).pick("hill-troll").done()
    assert table.card("hill-troll").damage == 4


@pytest.mark.rule("L-GEN-06")
def test_gandalf_lowers_the_threat_of_his_controller_by_five() -> None:
    table = scene(
        Side(hand=["gandalf"], threat=30),
        Side(heroes=["gimli"], threat=30),
        resources={"aragorn": 5},
    )
    play_gandalf(table)
    assert table.options == (CALM,)
    table.choose(CALM).done()
    assert table.state.threat == [25, 30]


@pytest.mark.rule("L-EX-14")
def test_gandalf_offers_no_cards_at_the_enchanted_stream() -> None:
    table = scene(
        Side(hand=["gandalf"], deck=["beorn"] * 3),
        active="enchanted-stream",
        resources={"aragorn": 5},
    )
    play_gandalf(table)
    assert table.options == (CALM,)
    table.choose(CALM).done()


@pytest.mark.rule("L-FAQ-14")
def test_gandalf_has_nothing_to_do_without_cards_enemies_or_threat() -> None:
    table = scene(Side(hand=["gandalf"], threat=0), resources={"aragorn": 5})
    table.begin(ActionWindow(planning=A)).play("gandalf").pay(*["aragorn"] * 5).done()
    assert table.card("gandalf").zone is Zone.PLAY


@pytest.mark.rule("L-OPEN-20")
def test_gandalf_leaves_at_the_end_of_the_round() -> None:
    table = scene(Side(allies=["gandalf"]), phase=Phase.REFRESH)
    table.begin(End(Until.PHASE), End(Until.ROUND)).done()
    assert table.state.discard[A] == [table.id("gandalf")]


@pytest.mark.rule("L-CARD-19")
def test_gandalf_stays_through_the_phases_of_a_round() -> None:
    table = scene(Side(allies=["gandalf"]), phase=Phase.COMBAT)
    table.begin(End(Until.PHASE)).done()
    assert table.card("gandalf").zone is Zone.PLAY


@pytest.mark.rule("L-FAQ-12")
def test_gandalf_acts_on_a_sneak_attack_and_returns_to_hand() -> None:
    table = scene(
        Side(hand=["sneak-attack", "gandalf"], threat=30),
        resources={"aragorn": 1},
        phase=Phase.REFRESH,
    )
    table.begin(ActionWindow(), End(Until.PHASE), End(Until.ROUND))
    table.use("sneak-attack").pay("aragorn").pick("gandalf").use("gandalf").choose(CALM).done()
    assert table.state.threat == [25]
    assert table.state.hand[A] == [table.id("gandalf")]


@pytest.mark.rule("L-UNIQ-01")
def test_there_is_one_gandalf_at_a_time() -> None:
    table = scene(
        Side(hand=["gandalf"]),
        Side(heroes=["gimli"], allies=["gandalf"]),
        resources={"aragorn": 5},
    )
    table.begin(ActionWindow(planning=A))
    assert (table.seat, table.options) == (A, (Pass(),))
    table.passing().done()
