"""The events of Spirit, cards 51-54: cards that come back, and an enemy sent away."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    ChooseCard,
    Defend,
    MayRespond,
    Pay,
    Pick,
    PickPlayer,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.vocabulary.filters import ALLY, NOT_NEUTRAL
from westmarch.lcg.vocabulary.targets import Place

# Stand and Fight


@pytest.mark.rule("L-PAY-14")
def test_stand_and_fight_brings_back_an_ally_for_its_printed_cost() -> None:
    table = scene(
        Side(
            heroes=["dunhere", "aragorn"],
            hand=["stand-and-fight"],
            discard=["snowbourn-scout", "gandalf", "feint"],
        ),
        Side(heroes=["gimli"], discard=["gondorian-spearman", "horseback-archer"]),
        staging=["forest-gate"],
        resources={"dunhere": 2, "aragorn": 5},
    )
    fight = table.id("stand-and-fight")
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(fight))
    table.use("stand-and-fight")
    assert table.prompt == ChooseCard(fight, ALLY & NOT_NEUTRAL, Place.ANY_DISCARD)
    codes = ("snowbourn-scout", "gondorian-spearman")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("gondorian-spearman")
    assert table.options == (Pay(table.id("dunhere")),)
    table.pay("dunhere", "dunhere").done()
    spearman = table.card("gondorian-spearman")
    assert (spearman.owner, spearman.seat, spearman.zone) == (B, A, Zone.PLAY)
    assert table.state.discard[A][-1] == fight


@pytest.mark.rule("L-FAQ-12")
def test_an_ally_that_stands_to_fight_has_entered_play() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["stand-and-fight"], discard=["snowbourn-scout"]),
        staging=["forest-gate"],
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).use("stand-and-fight").pick("snowbourn-scout").pay("dunhere")
    assert table.prompt == MayRespond("EnteredPlay", table.id("snowbourn-scout"))
    table.use("snowbourn-scout").pick("forest-gate").done()
    assert table.card("forest-gate").progress == 1


@pytest.mark.rule("L-CTRL-03")
def test_an_ally_of_another_player_that_falls_goes_to_its_owners_pile() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["stand-and-fight"], engaged=["hill-troll"]),
        Side(heroes=["gimli"], discard=["veteran-axehand"]),
        resources={"dunhere": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A)).use("stand-and-fight")
    table.pick("veteran-axehand").pay("dunhere", "dunhere")
    table.choose(Defend(table.id("veteran-axehand"))).done()
    assert table.state.discard[B] == [table.id("veteran-axehand")]


@pytest.mark.rule("L-SPHERE-04")
def test_stand_and_fight_does_not_bring_gandalf() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["stand-and-fight"], discard=["gandalf", "eowyn"]),
        resources={"dunhere": 9},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-PAY-01")
@pytest.mark.parametrize(("money", "affordable"), [(6, True), (5, False)])
def test_stand_and_fight_costs_as_much_as_the_ally(money: int, affordable: bool) -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["stand-and-fight"], discard=["beorn"]),
        resources={"dunhere": money},
    )
    table.begin(ActionWindow())
    if affordable:
        table.use("stand-and-fight").pick("beorn").pay(*["dunhere"] * 6).passing()
    table.done()
    assert (table.card("beorn").zone is Zone.PLAY) is affordable


@pytest.mark.rule("L-UNIQ-02")
def test_stand_and_fight_brings_no_second_copy_of_a_unique_ally() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["stand-and-fight"]),
        Side(heroes=["aragorn"], allies=["faramir"], discard=["faramir"]),
        exhausted=["faramir"],
        resources={"dunhere": 4},
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(),)
    table.passing().done()


# A Light in the Dark


@pytest.mark.rule("L-FAQ-32")
def test_a_light_in_the_dark_sends_an_enemy_back_before_it_attacks() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-light-in-the-dark"], engaged=["wargs"]),
        staging=["hill-troll"],
        damage={"wargs": 1},
        exhausted=["dunhere"],
        resources={"dunhere": 2},
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.options == (Pass(), Use(table.id("a-light-in-the-dark")))
    table.use("a-light-in-the-dark").pay("dunhere", "dunhere")
    assert table.options == (Pick(table.id("wargs")),)
    table.pick("wargs").done()
    assert table.state.staging == [table.id("hill-troll"), table.id("wargs")]
    assert (table.card("wargs").damage, table.card("dunhere").damage) == (1, 0)


@pytest.mark.rule("L-FAQ-35")
def test_a_light_in_the_dark_is_too_late_once_the_attack_has_begun() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-light-in-the-dark"], engaged=["wargs"]),
        resources={"dunhere": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).use("a-light-in-the-dark")
    table.pay("dunhere", "dunhere").pick("wargs").choose(Undefended()).done()
    assert table.card("dunhere").damage == 3
    assert table.state.staging == [table.id("wargs")]


@pytest.mark.rule("L-FAQ-14")
def test_a_light_in_the_dark_needs_an_engaged_enemy() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-light-in-the-dark"]),
        staging=["wargs"],
        resources={"dunhere": 2},
    )
    table.begin(ActionWindow()).done()


# Dwarven Tomb


@pytest.mark.rule("L-DMG-07", "L-DMG-08")
def test_dwarven_tomb_gives_back_a_card_of_spirit_but_no_hero() -> None:
    table = scene(
        Side(
            heroes=["dunhere"],
            hand=["dwarven-tomb"],
            discard=["eowyn", "lorien-guide", "feint", "unexpected-courage", "a-test-of-will"],
        ),
        Side(heroes=["gimli"], discard=["northern-tracker"]),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).use("dwarven-tomb").pay("dunhere")
    codes = ("lorien-guide", "unexpected-courage", "a-test-of-will")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("a-test-of-will").passing().done()
    assert table.state.hand[A] == [table.id("a-test-of-will")]
    assert table.id("dwarven-tomb") in table.state.discard[A]


@pytest.mark.rule("L-FAQ-14")
def test_dwarven_tomb_finds_no_card_of_spirit() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["dwarven-tomb"], discard=["eowyn", "feint", "gandalf"]),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).done()


# Fortune or Fate


@pytest.mark.rule("L-CTRL-02")
def test_fortune_or_fate_brings_a_hero_back_to_his_owner() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["fortune-or-fate"], discard=["eowyn", "gandalf"]),
        Side(heroes=["legolas"], discard=["gimli"]),
        resources={"dunhere": 5},
    )
    table.begin(ActionWindow()).use("fortune-or-fate").pay(*["dunhere"] * 5)
    assert table.options == (Pick(table.id("eowyn")), Pick(table.id("gimli")))
    table.pick("gimli").done()
    assert table.state.area[B] == [table.id("legolas"), table.id("gimli")]
    assert (table.card("gimli").damage, table.card("gimli").exhausted) == (0, False)


@pytest.mark.rule("L-FAQ-14")
def test_fortune_or_fate_needs_a_fallen_hero() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["fortune-or-fate"], discard=["gandalf", "beorn"]),
        resources={"dunhere": 5},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-ELIM-05")
def test_fortune_or_fate_does_not_bring_back_an_eliminated_player() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["wandering-took"], hand=["fortune-or-fate"]),
        Side(heroes=["gimli"], threat=48),
        resources={"dunhere": 5},
    )
    table.begin(ActionWindow()).use("wandering-took").choose(PickPlayer(B))
    assert table.options == (Pass(),)
    table.choose(Pass()).done()
    assert table.state.eliminated == [False, True]
    assert table.card("gimli").zone is Zone.DISCARD
