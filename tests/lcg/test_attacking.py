"""Players attack enemies: L-ATK."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.lcg.events import Damaged, Struck
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import (
    AttackEnemy,
    ChooseAttacker,
    DeclareAttack,
    DeclareDefender,
    Done,
    Send,
    SendAttackers,
    TakeAction,
    Undefended,
)
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until


@pytest.mark.rule("L-ATK-01")
def test_after_all_enemy_attacks_each_player_in_order_may_attack_or_not() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["black-forest-bats"]),
        Side(heroes=["thalin"], engaged=["forest-spider"]),
        phase=Phase.COMBAT,
    )
    table.state.first = B
    table.begin(CombatPhase())
    assert (table.seat, table.prompt) == (B, DeclareDefender(table.id("forest-spider")))
    table.choose(Undefended())
    assert (table.seat, table.prompt) == (A, DeclareDefender(table.id("black-forest-bats")))
    table.choose(Undefended())
    assert (table.seat, table.prompt) == (B, DeclareAttack())
    assert table.options == (Done(), AttackEnemy(table.id("forest-spider")))
    table.choose(Done())
    assert (table.seat, table.prompt) == (A, DeclareAttack())
    assert table.options == (Done(), AttackEnemy(table.id("black-forest-bats")))
    table.choose(Done()).done()


@pytest.mark.rule("L-ATK-02")
def test_an_attack_needs_at_least_one_ready_character_which_is_exhausted() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin", "aragorn"], engaged=["forest-spider"]),
        exhausted=["aragorn"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    assert table.prompt == SendAttackers(table.id("forest-spider"), 0, 1)
    assert table.options == (Send(table.id("gimli")), Send(table.id("thalin")))
    table.choose(Send(table.id("thalin")))
    assert table.card("thalin").exhausted
    assert table.prompt == SendAttackers(table.id("forest-spider"), 2, 1)
    assert table.options == (Done(), Send(table.id("gimli")))
    table.choose(Done()).done()
    assert table.card("forest-spider").damage == 1


@pytest.mark.rule("L-ATK-02")
def test_without_a_ready_character_there_is_no_attack() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).done()
    assert table.card("forest-spider").damage == 0


@pytest.mark.rule("L-ATK-03")
def test_the_target_is_an_enemy_engaged_with_the_attacking_player() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        Side(heroes=["thalin"], engaged=["black-forest-bats"]),
        staging=["king-spider"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A))
    assert table.options == (Done(), AttackEnemy(table.id("forest-spider")))
    table.choose(Done()).done()


@pytest.mark.rule("L-ATK-04")
def test_any_number_of_characters_attack_together_as_one_attack() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], allies=["veteran-axehand"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("hill-troll")))
    table.choose(*(Send(table.id(code)) for code in ("gimli", "thalin", "veteran-axehand"))).done()
    who = "gimli thalin veteran-axehand"
    assert table.told(Struck) == [table.struck(who, "hill-troll", 6, 3, 3)]
    assert all(table.card(code).exhausted for code in ("gimli", "thalin", "veteran-axehand"))


@pytest.mark.rule("L-ATK-05")
def test_each_enemy_is_attacked_once_a_round_however_many_are_ready() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin", "aragorn"], engaged=["forest-spider", "king-spider"]),
        phase=Phase.COMBAT,
    )
    forest, king = table.id("forest-spider"), table.id("king-spider")
    table.begin(PlayerAttacks(A))
    assert table.options == (Done(), AttackEnemy(forest), AttackEnemy(king))
    table.choose(AttackEnemy(forest), Send(table.id("gimli")), Done())
    assert table.card("forest-spider").damage == 1
    assert table.options == (Done(), AttackEnemy(king))
    table.choose(AttackEnemy(king), Send(table.id("thalin")), Done()).done()
    assert not table.card("aragorn").exhausted, "ready, but nobody is left to be attacked"


@pytest.mark.rule("L-ATK-06")
def test_an_attack_has_three_steps_declare_then_add_up_then_damage() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["blade-mastery", "blade-mastery"], engaged=["forest-spider"]),
        resources={"gimli": 2},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    table.choose(Send(table.id("gimli")))
    # The end of step 1: the attacker is declared, nothing is counted yet.
    assert table.prompt == TakeAction(Phase.COMBAT)
    assert table.card("gimli").exhausted
    table.use("blade-mastery").pay("gimli").pick("gimli").passing().done()
    assert table.told(Struck) == [table.struck("gimli", "forest-spider", 3, 1, 2)]
    spider, gimli = table.id("forest-spider"), table.id("gimli")
    assert table.told(Damaged) == [Damaged(spider, 2, (gimli,), "forest-spider")]


@pytest.mark.rule("L-ATK-07")
def test_the_attack_strength_is_the_sum_of_all_attackers() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli"], allies=["gondorian-spearman"], engaged=["hummerhorns"]),
        damage={"gimli": 3},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("hummerhorns")))
    table.choose(*(Send(table.id(code)) for code in ("legolas", "gimli", "gondorian-spearman")))
    table.passing().done()
    who = "legolas gimli gondorian-spearman"
    assert table.told(Struck) == [table.struck(who, "hummerhorns", 3 + 5 + 1, 0, 9)]


@pytest.mark.rule("L-ATK-08")
def test_the_targets_defense_is_subtracted_once_from_the_sum() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["ungoliants-spawn"]), phase=Phase.COMBAT
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("ungoliants-spawn")))
    table.choose(Send(table.id("gimli")), Send(table.id("thalin"))).done()
    assert table.card("ungoliants-spawn").damage == 2 + 2 - 2


@pytest.mark.rule("L-ATK-09")
@pytest.mark.parametrize("enemy", ["ungoliants-spawn", "hill-troll"])
def test_a_defense_as_high_as_the_sum_or_higher_stops_all_damage(enemy: str) -> None:
    table = scene(Side(heroes=["gimli"], engaged=[enemy]), phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A))
    table.choose(AttackEnemy(table.id(enemy)), Send(table.id("gimli"))).done()
    assert table.card("gimli").exhausted
    assert table.card(enemy).damage == 0


@pytest.mark.rule("L-ATK-10")
def test_attackers_count_as_such_only_while_the_attack_lasts() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["gleowine"], deck=["gandalf"]),
        staging=["forest-spider"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    table.choose(Send(table.id("dunhere")))
    assert table.prompt == TakeAction(Phase.COMBAT)
    assert table.terms("dunhere", Stat.ATTACK) == (("printed", 2), ("dunhere", 1))
    table.passing().done()
    assert table.terms("dunhere", Stat.ATTACK) == (("printed", 2),)
    assert table.card("forest-spider").damage == 2


@pytest.mark.rule("L-ATK-11")
def test_attackers_stay_exhausted_for_the_next_attack() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["forest-spider", "king-spider"]),
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    table.choose(Send(table.id("gimli")), Done(), AttackEnemy(table.id("king-spider")))
    assert table.options == (Send(table.id("thalin")),)
    table.choose(Send(table.id("thalin"))).done()
    assert table.card("gimli").exhausted
    assert table.card("thalin").exhausted


@pytest.mark.rule("L-ATK-12")
def test_the_next_attack_is_declared_after_the_last_one_is_finished() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["king-spider", "black-forest-bats"]),
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("king-spider")))
    table.choose(Send(table.id("gimli")), Done())
    assert table.prompt == DeclareAttack()
    assert table.card("king-spider").damage == 1
    assert table.state.assaults == []
    table.choose(AttackEnemy(table.id("black-forest-bats")), Send(table.id("thalin"))).done()
    assert table.state.encounter_discard == [table.id("black-forest-bats")]


@pytest.mark.rule("L-ATK-13")
def test_a_player_finishes_all_his_attacks_before_the_next_begins() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["king-spider", "black-forest-bats"]),
        Side(heroes=["eowyn"], engaged=["forest-spider"]),
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    table.choose(ChooseAttacker(table.id("king-spider")), Undefended()).pick("thalin")
    table.choose(Undefended()).pick("gimli").choose(Undefended())
    table.choose(AttackEnemy(table.id("king-spider")), Send(table.id("gimli")), Done())
    assert (table.seat, table.options) == (A, (Done(), AttackEnemy(table.id("black-forest-bats"))))
    table.choose(Done())
    assert (table.seat, table.options) == (B, (Done(), AttackEnemy(table.id("forest-spider"))))
    table.choose(Done()).done()


@pytest.mark.rule("L-ATK-06")
def test_an_enemy_destroyed_before_the_damage_is_determined_is_struck_no_more() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["rain-of-arrows"], engaged=["wargs"]),
        resources={"gimli": 1},
        damage={"wargs": 2},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("wargs")), Send(table.id("gimli")))
    table.choose(Done()).use("rain-of-arrows").pay("gimli").pick("legolas")
    table.to_the_end().done()
    assert table.state.encounter_discard == [table.id("wargs")]
    assert table.told(Struck) == []


@pytest.mark.rule("L-ATK-05")
def test_an_enemy_that_was_attacked_is_not_attacked_again_after_another_has_fallen() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin", "aragorn"], engaged=["hill-troll", "wargs"]),
        damage={"wargs": 2},
        phase=Phase.COMBAT,
    )
    troll, wargs = table.id("hill-troll"), table.id("wargs")
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(troll), Send(table.id("gimli")), Done())
    assert table.options == (Done(), AttackEnemy(wargs))
    table.choose(AttackEnemy(wargs), Send(table.id("thalin")), Done())
    assert table.state.encounter_discard == [wargs]
    table.done()
    assert not table.card("aragorn").exhausted


@pytest.mark.rule("L-ATK-05")
def test_in_the_next_round_an_enemy_may_be_attacked_again() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    troll = table.id("hill-troll")
    table.begin(PlayerAttacks(A), End(Until.ROUND), PlayerAttacks(A))
    table.choose(AttackEnemy(troll), Send(table.id("gimli")), Done())
    assert table.state.attacks_made == []
    assert (table.prompt, table.options) == (DeclareAttack(), (Done(), AttackEnemy(troll)))
    table.choose(Done()).done()
