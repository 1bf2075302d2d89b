"""Escape from Dol Guldur: the objectives 108-110, points D13 to D15."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, codes, strike_down
from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.records import replace
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Defend, KeepRestricted, OrderForced, Pick, Undefended, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.targets import Until


@pytest.mark.parametrize("objective", ["gandalfs-map", "dungeon-torch", "shadow-key"])
@pytest.mark.rule("L-OPEN-14", "L-FAQ-44")
def test_d13_any_player_may_claim_a_free_objective_for_two_threat(objective: str) -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli", "legolas"], allies=["faramir"], threat=30),
        staging=[objective],
        phase=Phase.TRAVEL,
    )
    gimli = table.id("gimli")
    table.state.cards[gimli] = replace(table.card("gimli"), face_down=True)
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id(objective))))
    table.choose(Pass())
    assert table.seat == B
    assert Use(table.id(objective)) in table.options
    table.use(objective)
    assert table.options == (Pick(table.id("legolas")),)  # not the prisoner, no ally
    table.pick("legolas").passing().done()
    assert table.card(objective).host == table.id("legolas")
    assert table.state.threat == [25, 32]


def test_d13_claiming_is_never_forced_and_objectives_have_no_threat() -> None:
    table = scene(staging=["gandalfs-map", "dungeon-torch", "shadow-key"])
    assert staging_threat(table.state) == 0
    table.begin(ActionWindow()).choose(Pass()).done()
    assert codes(table, table.state.staging) == ["gandalfs-map", "dungeon-torch", "shadow-key"]


@pytest.mark.rule("L-KEY-04")
def test_d13_a_guarded_objective_cannot_be_claimed() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["king-spider"]),
        staging=["wargs"],
        active="forest-gate",
        attached={
            "wargs": ["gandalfs-map"],
            "king-spider": ["dungeon-torch"],
            "forest-gate": ["shadow-key"],
        },
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-ELIM-02")
def test_d13_who_is_eliminated_by_the_price_claims_nothing() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=48), Side(heroes=["gimli"]), staging=["gandalfs-map"]
    )
    table.begin(ActionWindow()).use("gandalfs-map")
    table.passing().done()
    assert table.state.eliminated == [True, False]
    assert table.card("gandalfs-map").zone is Zone.STAGING


@pytest.mark.rule("L-KEY-15", "L-OPEN-09")
def test_d14_a_claimed_objective_is_a_restricted_attachment() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["gandalfs-map"],
        attached={"gimli": ["dwarven-axe", "dungeon-torch"]},
    )
    table.begin(ActionWindow()).use("gandalfs-map").pick("gimli")
    assert table.prompt == KeepRestricted(table.id("gimli"))
    assert table.options == tuple(
        Pick(table.id(code)) for code in ("dwarven-axe", "dungeon-torch", "gandalfs-map")
    )
    table.pick("dungeon-torch").choose(Pass()).done()
    assert codes(table, table.state.staging) == ["dungeon-torch"]
    assert codes(table, table.state.attached[table.id("gimli")]) == ["dwarven-axe", "gandalfs-map"]


def test_d14_a_third_restricted_attachment_can_push_an_objective_off() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["dwarven-axe"]),
        attached={"gimli": ["shadow-key", "dungeon-torch"]},
        resources={"gimli": 2},
    )
    table.begin(ActionWindow(planning=A)).play("dwarven-axe").pick("gimli").pay("gimli", "gimli")
    assert table.options == tuple(
        Pick(table.id(code)) for code in ("shadow-key", "dungeon-torch", "dwarven-axe")
    )
    table.pick("shadow-key").passing().done()
    assert codes(table, table.state.staging) == ["shadow-key"]


@pytest.mark.rule("L-CARD-18")
def test_d14_an_objective_returns_unclaimed_and_unguarded_when_its_hero_leaves_play() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], engaged=["wargs"]),
        attached={"gimli": ["shadow-key"]},
        damage={"gimli": 4},
        encounter=["forest-gate"],
    )
    attack(table, "wargs", "gimli").done()
    assert codes(table, table.state.staging) == ["shadow-key"]
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("shadow-key")))
    assert codes(table, table.state.encounter_deck) == ["forest-gate"]  # no new guard


@pytest.mark.rule("L-FAQ-09")
def test_d15_the_hero_with_gandalfs_map_can_neither_defend_nor_attack() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["wargs"]), attached={"aragorn": ["gandalfs-map"]}
    )
    table.begin(EnemyAttack(table.id("wargs"), A))
    assert table.options == (Undefended(), Defend(table.id("gimli")))
    table.choose(Defend(table.id("gimli"))).done()
    table.begin(PlayerAttacks(A)).done()  # Gimli is exhausted, Aragorn may not


def test_d15_gandalfs_map_binds_neither_others_nor_the_enemy_that_guards_it() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["wargs"]),
        attached={"wargs": ["gandalfs-map"]},
        damage={"wargs": 2},
    )
    table.begin(EnemyAttack(table.id("wargs"), A))
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Undefended()).done()
    assert table.card("aragorn").damage == 3
    strike_down(table, "wargs", "aragorn").done()
    assert codes(table, table.state.staging) == ["gandalfs-map"]


def test_d15_a_guard_with_gandalfs_map_attacks_in_its_turn() -> None:
    table = scene(Side(heroes=["aragorn"], engaged=["wargs"]), attached={"wargs": ["gandalfs-map"]})
    table.begin(CombatPhase()).choose(Undefended()).to_the_end().done()
    assert table.card("aragorn").damage == 3


@pytest.mark.rule("L-REF-02", "L-OPEN-20")
def test_d15_dungeon_torch_raises_its_controllers_threat_at_the_end_of_the_round() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli"]),
        attached={"gimli": ["dungeon-torch"]},
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase(), End(Until.PHASE)).done()
    assert table.state.threat == [26, 26]
    table.begin(End(Until.ROUND)).done()
    assert table.state.threat == [26, 28]


@pytest.mark.rule("L-OPEN-20")
def test_d15_shadow_key_damages_its_hero_at_the_end_of_the_round() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]), attached={"gimli": ["shadow-key"]}, phase=Phase.REFRESH
    )
    table.begin(End(Until.PHASE)).done()
    assert table.card("gimli").damage == 0
    table.begin(End(Until.ROUND)).done()
    assert [table.card(code).damage for code in ("aragorn", "gimli")] == [0, 1]


@pytest.mark.rule("L-OPEN-04")
def test_d15_the_first_player_orders_torch_and_key_at_the_end_of_the_round() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        attached={"gimli": ["dungeon-torch", "shadow-key"]},
        phase=Phase.REFRESH,
    )
    table.begin(End(Until.ROUND))
    assert table.prompt == OrderForced()
    assert table.options == (Use(table.id("dungeon-torch"), 1), Use(table.id("shadow-key"), 1))
    table.use("shadow-key").done()
    assert table.card("gimli").damage == 1
    assert table.state.threat == [27]


@pytest.mark.parametrize("guarded", [True, False])
def test_d15_unclaimed_objectives_harm_nobody_at_the_end_of_the_round(guarded: bool) -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["wargs"]),
        staging=[] if guarded else ["dungeon-torch", "shadow-key"],
        attached={"wargs": ["dungeon-torch", "shadow-key"]} if guarded else {},
        phase=Phase.REFRESH,
    )
    table.begin(End(Until.ROUND)).done()
    assert table.state.threat == [25]
    assert table.card("wargs").damage == 0
    assert table.card("aragorn").damage == 0
