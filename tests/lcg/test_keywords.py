"""Keywords: Doomed, Ranged, Restricted, Sentinel, Surge, Victory (L-KEY)."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import (
    AttackEnemy,
    Commit,
    DeclareDefender,
    Defend,
    Done,
    KeepRestricted,
    Pick,
    Send,
    SendAttackers,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.scoring import victory_points

# Doomed and Surge


@pytest.mark.rule("L-KEY-01")
def test_doomed_raises_the_threat_of_every_player() -> None:
    table = scene(
        Side(threat=20), Side(heroes=["gimli"], threat=30),
        encounter=["cavern-guardian", "necromancers-pass"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(RevealCard(A)).done()
    assert table.state.threat == [21, 31]


@pytest.mark.rule("L-KEY-02", "L-KEY-21")
def test_doomed_and_surge_do_nothing_on_a_shadow_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"], threat=20),
        shadows={"forest-spider": ["endless-caverns"]},
        encounter=["hill-troll"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A)).choose(Defend(table.id("aragorn")))
    table.done()
    assert table.state.threat == [20]
    assert table.state.encounter_deck == [table.id("hill-troll")]


@pytest.mark.rule("L-KEY-19")
def test_surge_reveals_one_more_card() -> None:
    encounter = ["eastern-crows", "necromancers-pass", "forest-gate"]
    table = scene(Side(), encounter=encounter, phase=Phase.QUEST)
    table.begin(RevealCard(A)).done()
    assert [event.code for event in table.told(events.Revealed)] == encounter[:2]
    assert table.state.staging == [table.id(code) for code in encounter[:2]]


@pytest.mark.rule("L-KEY-19")
def test_a_card_revealed_by_surge_may_surge_in_its_turn() -> None:
    encounter = ["eastern-crows", "wolf-rider", "necromancers-pass", "forest-gate"]
    table = scene(Side(), encounter=encounter, phase=Phase.QUEST)
    table.begin(RevealCard(A)).done()
    assert table.state.staging == [table.id(code) for code in encounter[:3]]


@pytest.mark.rule("L-KEY-20")
def test_surge_comes_after_the_when_revealed_effects_of_its_card() -> None:
    table = scene(
        Side(hand=["a-test-of-will"], heroes=["eowyn"]),
        encounter=["driven-by-shadow", "necromancers-pass"],
        resources={"eowyn": 1},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    assert [event.code for event in table.told(events.Revealed)] == ["driven-by-shadow"]
    table.choose(Pass()).done()
    assert table.state.staging == [table.id("necromancers-pass")]


# Ranged


@pytest.mark.rule("L-KEY-11")
def test_ranged_reaches_enemies_engaged_with_other_players() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli"]), Side(heroes=["aragorn"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )  # fmt: skip
    troll = table.id("hill-troll")
    table.begin(PlayerAttacks(A))
    assert table.options == (Done(), AttackEnemy(troll))
    table.choose(AttackEnemy(troll))
    assert table.options == (Send(table.id("legolas")),)
    table.choose(Send(table.id("legolas"))).done()
    assert table.told(events.Struck) == [table.struck("legolas", "hill-troll", 3, 3, 0)]


@pytest.mark.rule("L-KEY-11")
def test_without_ranged_nobody_reaches_an_enemy_of_another_player() -> None:
    table = scene(
        Side(heroes=["gimli"]), Side(heroes=["aragorn"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(PlayerAttacks(A)).done()
    assert not table.card("gimli").exhausted


@pytest.mark.rule("L-KEY-12")
def test_ranged_joins_when_another_player_declares_his_attack() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli"]), Side(heroes=["aragorn"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )  # fmt: skip
    troll, aragorn, legolas = (table.id(c) for c in ("hill-troll", "aragorn", "legolas"))
    table.begin(PlayerAttacks(B)).choose(AttackEnemy(troll), Send(aragorn))
    assert (table.seat, table.options) == (A, (Done(), Send(legolas)))
    assert table.prompt == SendAttackers(troll, 3, 3, ranged=True)
    table.choose(Send(legolas)).done()
    assert table.card("hill-troll").damage == 3


@pytest.mark.rule("L-KEY-13")
def test_ranged_needs_a_ready_character_and_exhausts_it() -> None:
    sides = (
        Side(heroes=["legolas"], allies=["silverlode-archer"]),
        Side(heroes=["aragorn"], engaged=["hill-troll"]),
    )
    table = scene(*sides, exhausted=["legolas"], phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("hill-troll")))
    assert table.options == (Send(table.id("silverlode-archer")),)
    table.choose(Send(table.id("silverlode-archer"))).done()
    assert table.card("silverlode-archer").exhausted


@pytest.mark.rule("L-KEY-13")
def test_ranged_does_not_help_who_cannot_attack() -> None:
    table = scene(
        Side(heroes=["legolas"]), Side(heroes=["aragorn"], engaged=["hill-troll"]),
        attached={"legolas": ["gandalfs-map"]}, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(PlayerAttacks(A)).done()


# Restricted


@pytest.mark.rule("L-KEY-14")
def test_two_restricted_attachments_and_any_number_of_others_stay() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["dwarven-axe"]),
        attached={"gimli": ["citadel-plate", "unexpected-courage", "self-preservation"]},
        resources={"gimli": 2},
    )
    table.begin(ActionWindow(planning=A)).play("dwarven-axe").pick("gimli").pay("gimli", "gimli")
    table.passing().done()
    assert len(table.state.attached[table.id("gimli")]) == 4


@pytest.mark.rule("L-KEY-15")
def test_of_three_restricted_attachments_one_is_discarded_at_once() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["dwarven-axe"]),
        attached={"gimli": ["citadel-plate", "blade-of-gondolin"]},
        resources={"gimli": 2},
    )
    table.begin(ActionWindow(planning=A)).play("dwarven-axe").pick("gimli").pay("gimli", "gimli")
    three = ("citadel-plate", "blade-of-gondolin", "dwarven-axe")
    assert table.prompt == KeepRestricted(table.id("gimli"))
    assert table.options == tuple(Pick(table.id(code)) for code in three)
    table.pick("citadel-plate").passing().done()
    assert table.state.discard[A] == [table.id("citadel-plate")]


@pytest.mark.rule("L-KEY-15", "L-OPEN-09")
def test_a_claimed_objective_counts_and_returns_to_the_staging_area_if_given_up() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=25),
        staging=["shadow-key"],
        attached={"gimli": ["citadel-plate", "dwarven-axe"]},
    )
    table.begin(ActionWindow()).use("shadow-key").pick("gimli")
    three = ("citadel-plate", "dwarven-axe", "shadow-key")
    assert table.prompt == KeepRestricted(table.id("gimli"))
    assert table.options == tuple(Pick(table.id(code)) for code in three)
    table.pick("shadow-key")
    assert table.state.staging == [table.id("shadow-key")]
    assert table.state.threat == [27]
    table.passing().done()


@pytest.mark.rule("L-KEY-15", "L-OPEN-09")
def test_the_characters_controller_chooses_and_the_card_goes_to_its_own_owner() -> None:
    table = scene(
        Side(heroes=["thalin"], hand=["dwarven-axe"]), Side(heroes=["gimli"]),
        attached={"gimli": ["citadel-plate", "blade-of-gondolin"]}, resources={"thalin": 2},
    )  # fmt: skip
    table.begin(ActionWindow(planning=A)).play("dwarven-axe").pick("gimli")
    table.pay("thalin", "thalin")
    assert table.seat == B
    table.pick("dwarven-axe").passing().done()
    assert table.state.discard == [[table.id("dwarven-axe")], []]


# Sentinel


@pytest.mark.rule("L-KEY-16", "L-KEY-17")
def test_sentinel_defends_another_player_who_declares_no_defender() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        Side(heroes=["aragorn", "legolas"]), phase=Phase.COMBAT,
    )  # fmt: skip
    troll, aragorn = table.id("hill-troll"), table.id("aragorn")
    table.begin(EnemyAttack(troll, A))
    assert (table.seat, table.options) == (A, (Undefended(), Defend(table.id("gimli"))))
    table.choose(Undefended())
    assert table.prompt == DeclareDefender(troll, sentinel=True)
    assert (table.seat, table.options) == (B, (Undefended(), Defend(aragorn)))
    table.choose(Defend(aragorn)).done()
    assert (table.card("aragorn").damage, table.card("gimli").damage) == (4, 0)


@pytest.mark.rule("L-KEY-17")
def test_sentinel_cannot_step_in_once_the_attacked_player_defends() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]), Side(heroes=["aragorn"]),
        phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Defend(table.id("gimli"))).done()
    assert not table.card("aragorn").exhausted


@pytest.mark.rule("L-KEY-18")
def test_sentinel_needs_a_ready_character_that_can_defend_and_exhausts_it() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        Side(heroes=["aragorn"], allies=["gondorian-spearman"]),
        Side(heroes=["beravor"], allies=["gondorian-spearman"]),
        exhausted=["aragorn"], phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Undefended())
    first, second = table.ids("gondorian-spearman")
    assert (table.seat, table.options) == (B, (Undefended(), Defend(first)))
    table.choose(Undefended())
    assert (table.seat, table.options) == (C, (Undefended(), Defend(second)))
    table.choose(Defend(second), Pass()).done()
    assert second in table.state.discard[C]


@pytest.mark.rule("L-KEY-18")
def test_sentinel_does_not_help_who_cannot_defend() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]), Side(heroes=["aragorn"]),
        attached={"aragorn": ["gandalfs-map"]}, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Undefended()).done()


# Victory


@pytest.mark.rule("L-KEY-22", "L-KEY-23")
def test_a_defeated_enemy_with_victory_is_set_aside_for_its_points() -> None:
    table = scene(Side(heroes=["aragorn"], engaged=["hummerhorns"]), phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("hummerhorns")))
    table.choose(Send(table.id("aragorn"))).done()
    assert table.state.victory == [table.id("hummerhorns")]
    assert table.state.encounter_discard == []
    assert victory_points(table.state) == 5


@pytest.mark.rule("L-KEY-22", "L-KEY-23")
def test_an_explored_location_with_victory_is_set_aside_for_its_points() -> None:
    table = scene(
        Side(heroes=["eowyn"]), active="gladden-fields",
        encounter=["evil-storm", "forest-spider"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(QuestPhase()).choose(Commit(table.id("eowyn"))).passing().done()
    assert table.state.victory == [table.id("gladden-fields")]
    assert table.state.encounter_discard == [table.id("evil-storm")]
    assert victory_points(table.state) == 3


@pytest.mark.rule("L-KEY-24")
def test_victory_points_count_for_the_whole_group() -> None:
    table = scene(
        Side(heroes=["legolas"], engaged=["hummerhorns"], threat=20),
        Side(heroes=["aragorn"], threat=31),
        quest="beorns-path", progress={"beorns-path": 8}, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("hummerhorns")))
    table.choose(Send(table.id("legolas"))).use("legolas").done()
    outcome = GAME.outcome(table.state)
    assert outcome.winners == (A, B)
    assert outcome.scores == (46, 46)
