"""The heroes of Tactics: Gimli, Legolas, Thalin."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.chance import Drawn
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Revealed
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    DeclareAttack,
    Done,
    MayRespond,
    Send,
    SendAttackers,
    Undefended,
    Use,
)
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.revealing import RevealCard

# Gimli


@pytest.mark.rule("L-EFFECT-03")
@pytest.mark.parametrize("wounds", [0, 1, 4])
def test_gimli_is_stronger_for_each_damage_token(wounds: int) -> None:
    table = scene(Side(heroes=["gimli"]), damage={"gimli": wounds})
    assert table.terms("gimli", Stat.ATTACK) == (("printed", 2), ("gimli", wounds))


@pytest.mark.rule("L-EFFECT-03")
def test_gimlis_wounds_count_at_once_when_he_is_hit() -> None:
    table = scene(Side(heroes=["gimli"], engaged=["wargs"]), phase=Phase.COMBAT)
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended()).done()
    assert table.value("gimli", Stat.ATTACK) == 5


@pytest.mark.rule("L-EFFECT-03")
def test_gimli_is_no_stronger_for_the_wounds_of_others() -> None:
    table = scene(Side(heroes=["gimli", "legolas"]), damage={"legolas": 3})
    assert table.value("gimli", Stat.ATTACK) == 2
    assert table.value("legolas", Stat.ATTACK) == 3


# Legolas


@pytest.mark.rule("L-EFFECT-13")
def test_legolas_places_two_progress_after_destroying_an_enemy() -> None:
    table = scene(Side(heroes=["legolas"], engaged=["dol-guldur-orcs"]), phase=Phase.COMBAT)
    orcs, legolas = table.id("dol-guldur-orcs"), table.id("legolas")
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(orcs), Send(legolas))
    assert table.prompt == MayRespond("LeftPlay", orcs)
    assert table.options == (Pass(), Use(legolas))
    table.use("legolas").done()
    assert table.card("flies-and-spiders").progress == 2


@pytest.mark.rule("L-LOC-01")
def test_progress_of_legolas_goes_to_the_active_location_first() -> None:
    table = scene(
        Side(heroes=["legolas"], engaged=["dol-guldur-orcs"]),
        active="old-forest-road",
        progress={"old-forest-road": 2},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("legolas"))).use("legolas").done()
    assert table.card("old-forest-road").zone is Zone.DISCARD
    assert table.card("flies-and-spiders").progress == 1


@pytest.mark.rule("L-EX-24")
def test_legolas_profits_from_another_players_attack_that_he_joins() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        Side(heroes=["legolas"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    spider = table.id("forest-spider")
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(spider), Send(table.id("gimli")))
    assert (table.seat, table.prompt) == (B, SendAttackers(spider, 2, 1, ranged=True))
    assert table.options == (Done(), Send(table.id("legolas")))
    table.choose(Send(table.id("legolas")))
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("legolas"))))
    table.use("legolas").done()
    assert table.card("flies-and-spiders").progress == 2


@pytest.mark.rule("L-EFFECT-13")
def test_legolas_gains_nothing_if_the_enemy_survives() -> None:
    table = scene(Side(heroes=["legolas"], engaged=["forest-spider"]), phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    table.choose(Send(table.id("legolas"))).done()
    assert table.card("forest-spider").damage == 2
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-EFFECT-13")
def test_legolas_gains_nothing_from_an_attack_without_him() -> None:
    table = scene(
        Side(heroes=["legolas", "aragorn"], engaged=["dol-guldur-orcs"]), phase=Phase.COMBAT
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("aragorn")), Done()).done()
    assert table.card("dol-guldur-orcs").zone is Zone.DISCARD
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-KEY-11")
def test_legolas_may_shoot_at_an_enemy_of_another_player() -> None:
    table = scene(
        Side(heroes=["legolas"]), Side(heroes=["gimli"], engaged=["hill-troll"]), phase=Phase.COMBAT
    )
    troll = table.id("hill-troll")
    table.begin(PlayerAttacks(A))
    assert (table.prompt, table.options) == (DeclareAttack(), (Done(), AttackEnemy(troll)))
    table.choose(AttackEnemy(troll))
    assert table.options == (Send(table.id("legolas")),)
    table.choose(Send(table.id("legolas"))).done()


# Thalin


@pytest.mark.rule("L-OPEN-22")
def test_thalin_strikes_every_enemy_that_is_revealed_while_he_quests() -> None:
    table = scene(
        Side(heroes=["thalin"]),
        encounter=["wargs", "marsh-adder"],
        committed=["thalin"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A), RevealCard(A)).done()
    assert (table.card("wargs").damage, table.card("marsh-adder").damage) == (1, 1)
    assert table.state.staging == [table.id("wargs"), table.id("marsh-adder")]


@pytest.mark.rule("L-EX-22")
def test_thalin_destroys_an_enemy_of_one_hit_point_before_its_surge() -> None:
    table = scene(
        Side(heroes=["thalin"]),
        encounter=["eastern-crows", *["forest-gate"] * 9],
        committed=["thalin"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert [event.code for event in table.told(Revealed)] == ["eastern-crows"]
    assert table.state.staging == []
    assert len(table.state.encounter_deck) == 10


@pytest.mark.rule("L-OPEN-22")
def test_thalin_does_not_stop_the_effects_of_an_enemy_that_survives() -> None:
    table = scene(
        Side(heroes=["thalin", "gimli"]),
        encounter=["king-spider"],
        committed=["thalin"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).pick("gimli").done()
    assert table.card("king-spider").damage == 1
    assert table.card("gimli").exhausted


@pytest.mark.rule("L-EFFECT-04")
def test_thalin_strikes_nobody_while_he_stays_at_home() -> None:
    table = scene(Side(heroes=["thalin"]), encounter=["wargs"], phase=Phase.QUEST)
    table.begin(RevealCard(A)).done()
    assert table.card("wargs").damage == 0


@pytest.mark.rule("L-FAQ-17")
def test_thalin_does_not_strike_an_enemy_that_is_merely_added() -> None:
    table = scene(
        Side(heroes=["thalin", "legolas"], engaged=["dol-guldur-orcs"]),
        quest="a-fork-in-the-road",
        quest_deck=["dont-leave-the-path", "beorns-path"],
        encounter=["king-spider"],
        committed=["thalin"],
        phase=Phase.QUEST,
    )
    table.script(Drawn(table.id("dont-leave-the-path"))).begin(PlayerAttacks(A))
    table.choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("legolas"))).use("legolas").pick("king-spider").done()
    assert table.card("king-spider").zone is Zone.STAGING
    assert table.card("king-spider").damage == 0


@pytest.mark.rule("L-EFFECT-03")
def test_thalin_does_not_strike_a_location() -> None:
    table = scene(
        Side(heroes=["thalin"]), encounter=["forest-gate"], committed=["thalin"], phase=Phase.QUEST
    )
    table.begin(RevealCard(A)).done()
    assert table.card("forest-gate").damage == 0
