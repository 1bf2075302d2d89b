"""The events of Tactics that answer an attack, cards 37-38."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AssignDamage,
    Defend,
    Done,
    MayRespond,
    Pick,
    PickPlayer,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# Swift Strike


@pytest.mark.rule("L-EFFECT-16")
def test_swift_strike_answers_any_defender_with_two_damage() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["swift-strike"]),
        Side(heroes=["dunhere"], engaged=["king-spider"]),
        resources={"gimli": 2},
        damage={"king-spider": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), B)).passing()
    table.choose(Defend(table.id("dunhere")))
    assert table.prompt == MayRespond("DefenderDeclared", table.id("dunhere"))
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("swift-strike"))))
    table.use("swift-strike").pay("gimli", "gimli").done()
    assert table.card("king-spider").zone is Zone.DISCARD
    assert table.card("dunhere").damage == 0


@pytest.mark.rule("L-DMG-01")
def test_the_attack_goes_on_if_the_enemy_survives_swift_strike() -> None:
    table = scene(
        Side(
            heroes=["gimli"],
            allies=["veteran-axehand"],
            hand=["swift-strike"],
            engaged=["king-spider"],
        ),
        resources={"gimli": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Defend(table.id("veteran-axehand")))
    table.use("swift-strike").pay("gimli", "gimli").done()
    assert table.card("king-spider").damage == 2
    assert table.card("veteran-axehand").zone is Zone.DISCARD


@pytest.mark.rule("L-EFFECT-13")
def test_swift_strike_does_not_answer_an_undefended_attack() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["swift-strike"], engaged=["king-spider"]),
        resources={"gimli": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended()).done()
    assert table.card("swift-strike").zone is Zone.HAND


# Stand Together


@pytest.mark.rule("L-FAQ-40")
def test_stand_together_lets_several_characters_defend_as_one() -> None:
    table = scene(
        Side(
            heroes=["gimli", "legolas"],
            allies=["veteran-axehand"],
            hand=["stand-together"],
            engaged=["hill-troll"],
        ),
        exhausted=["veteran-axehand"],
        phase=Phase.COMBAT,
    )
    troll, gimli, legolas = (table.id(code) for code in ("hill-troll", "gimli", "legolas"))
    table.begin(ActionWindow(), EnemyAttack(troll, A)).use("stand-together")
    assert table.options == (PickPlayer(A),)
    table.choose(PickPlayer(A))
    assert table.options == (Undefended(), Defend(gimli), Defend(legolas))
    table.choose(Defend(gimli))
    assert table.options == (Done(), Defend(legolas))
    table.choose(Defend(legolas))
    assert table.prompt == AssignDamage(troll, 3)
    assert table.options == (Pick(gimli), Pick(legolas))
    table.pick("legolas").done()
    assert (table.card("gimli").damage, table.card("legolas").damage) == (0, 3)


@pytest.mark.rule("L-DEF-07")
def test_without_stand_together_one_character_defends() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["stand-together"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Pass())
    table.choose(Defend(table.id("gimli"))).passing().done()
    assert table.card("gimli").damage == 4


@pytest.mark.rule("L-KEY-17")
def test_stand_together_does_not_let_sentinels_of_others_join() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["stand-together"], engaged=["hill-troll"]),
        Side(heroes=["aragorn"]),
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A)).use("stand-together")
    table.choose(PickPlayer(A), Defend(table.id("gimli")), Done()).done()
    assert not table.card("aragorn").exhausted


@pytest.mark.rule("L-LAST-01")
def test_stand_together_ends_with_the_phase() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["stand-together"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    troll = table.id("hill-troll")
    table.begin(ActionWindow(), End(Until.PHASE), EnemyAttack(troll, A)).use("stand-together")
    table.choose(PickPlayer(A), Defend(table.id("gimli"))).done()
    assert not table.card("legolas").exhausted


@pytest.mark.rule("L-DEF-07")
def test_stand_together_is_for_the_chosen_player_only() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["stand-together"]),
        Side(heroes=["legolas", "thalin"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), B)).use("stand-together")
    table.choose(PickPlayer(A)).passing().choose(Defend(table.id("legolas"))).passing().done()
    assert not table.card("thalin").exhausted
