"""Wilderlands: cards 81-88."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, reveal
from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AssignDamage,
    ChooseTravel,
    DeclareDefender,
    Defend,
    Done,
    EngageEnemy,
    EngageOptionally,
    Pick,
    PickPlayer,
    TravelHere,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.view import LcgBoard
from westmarch.lcg.vocabulary.targets import Until

# Wolf Rider


@pytest.mark.rule("L-KEY-19")
def test_wolf_rider_surges() -> None:
    table = scene(encounter=["wolf-rider", "forest-gate", "old-forest-road"], phase=Phase.QUEST)
    reveal(table).done()
    assert table.state.staging == [table.id("wolf-rider"), table.id("forest-gate")]


@pytest.mark.rule("L-FAQ-38", "L-OPEN-25")
def test_wolf_rider_as_shadow_attacks_with_a_shadow_card_of_its_own() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli", "legolas"], engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["wolf-rider"]},
        encounter=["east-bight-patrol"],
    )
    rider, gimli, legolas = (table.id(code) for code in ("wolf-rider", "gimli", "legolas"))
    attack(table, "dol-guldur-orcs", "aragorn")
    assert table.prompt == DeclareDefender(rider)
    assert table.options == (Undefended(), Defend(gimli), Defend(legolas))
    table.choose(Defend(legolas)).done()
    assert table.card("legolas").damage == 2 + 1 - 1
    assert table.card("aragorn").damage == 0
    assert table.card("wolf-rider").zone is Zone.SHADOW


@pytest.mark.rule("L-DEF-15")
def test_wolf_rider_as_shadow_may_strike_undefended_and_the_first_attack_goes_on() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["ungoliants-spawn"]),
        shadows={"ungoliants-spawn": ["wolf-rider"]},
        encounter=["forest-gate"],
    )
    attack(table, "ungoliants-spawn", "gimli").choose(Undefended()).done()
    assert table.card("gimli").zone is Zone.DISCARD  # 2 of the Wolf Rider, 5 - 2 of the Spawn


@pytest.mark.rule("L-LAST-01")
def test_a_boost_of_the_first_attack_outlasts_the_attack_of_a_wolf_rider() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["east-bight-patrol", "wolf-rider"]},
        encounter=["forest-gate"],
    )
    attack(table, "dol-guldur-orcs", "aragorn").choose(Defend(table.id("gimli"))).done()
    assert table.card("aragorn").damage == 2 + 1 - 2
    assert table.value("dol-guldur-orcs", Stat.ATTACK) == 2


@pytest.mark.rule("L-SHADOW-13")
def test_wolf_rider_returns_to_the_top_of_the_deck_at_the_end_of_the_combat_phase() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["dol-guldur-orcs"]),
        encounter=["wolf-rider", "east-bight-patrol", "forest-gate"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase(), End(Until.PHASE)).passing()
    table.choose(Defend(table.id("aragorn"))).passing()
    table.choose(Defend(table.id("gimli"))).passing().done()
    assert table.state.encounter_deck == [table.id("forest-gate"), table.id("wolf-rider")]
    assert table.state.encounter_discard == [table.id("east-bight-patrol")]
    board = table.view(A).board
    assert isinstance(board, LcgBoard)
    assert [card.code for card in board.known_top] == ["wolf-rider"]


@pytest.mark.rule("L-FAQ-06")
def test_wolf_rider_as_shadow_does_not_attack_if_cancelled() -> None:
    table = scene(
        Side(heroes=["eleanor"], hand=["hasty-stroke"], engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["wolf-rider"]},
        encounter=["forest-gate"],
        resources={"eleanor": 1},
    )
    table.begin(EnemyAttack(table.id("dol-guldur-orcs"), A)).choose(Defend(table.id("eleanor")))
    assert table.options == (Pass(), Use(table.id("hasty-stroke")))
    table.use("hasty-stroke").pay("eleanor").done()
    assert table.card("eleanor").damage == 2 - 2
    assert table.card("hasty-stroke").zone is Zone.DISCARD
    assert table.state.encounter_deck == [table.id("forest-gate")]


# Hill Troll


@pytest.mark.parametrize(("code", "excess"), [("gimli", 0), ("faramir", 1), ("wandering-took", 3)])
def test_hill_trolls_excess_damage_raises_threat(code: str, excess: int) -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["faramir", "wandering-took"], engaged=["hill-troll"]),
    )
    attack(table, "hill-troll", code).done()
    assert table.state.threat == [25 + excess]


@pytest.mark.rule("L-DEF-18")
def test_hill_trolls_excess_damage_counts_beyond_the_hit_points_left_if_undefended() -> None:
    table = scene(Side(heroes=["gimli", "aragorn"], engaged=["hill-troll"]), damage={"gimli": 3})
    attack(table, "hill-troll", None)
    assert table.prompt == AssignDamage(table.id("hill-troll"), 6)
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("aragorn")))
    table.pick("gimli").done()
    assert table.state.threat == [25 + 4]


@pytest.mark.rule("L-EX-25", "L-FAQ-31")
def test_hill_trolls_excess_damage_on_a_sentinel_raises_the_attacked_players_threat() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        Side(heroes=["eowyn"], allies=["gondorian-spearman"]),
    )
    troll, spearman = table.id("hill-troll"), table.id("gondorian-spearman")
    attack(table, "hill-troll", None)
    assert (table.seat, table.prompt) == (B, DeclareDefender(troll, sentinel=True))
    assert table.options == (Undefended(), Defend(spearman))
    table.choose(Defend(spearman)).use("gondorian-spearman").passing().done()
    assert table.card("hill-troll").damage == 1
    assert table.card("gondorian-spearman").zone is Zone.DISCARD
    assert table.state.threat == [29, 25]


# Goblin Sniper


@pytest.mark.rule("L-FAQ-09")
def test_goblin_sniper_cannot_be_engaged_optionally_beside_other_enemies() -> None:
    table = scene(staging=["goblin-sniper", "forest-spider", "forest-gate"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase())
    assert table.prompt == EngageOptionally()
    assert table.options == (Pass(), EngageEnemy(table.id("forest-spider")))


def test_goblin_sniper_can_be_engaged_optionally_when_no_other_enemy_is_staged() -> None:
    side = Side(engaged=["wargs"])
    table = scene(side, staging=["goblin-sniper", "forest-gate"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase())
    assert table.options == (Pass(), EngageEnemy(table.id("goblin-sniper")))
    table.choose(EngageEnemy(table.id("goblin-sniper"))).done()
    assert table.state.engaged[A] == [table.id("wargs"), table.id("goblin-sniper")]


@pytest.mark.rule("L-FAQ-30")
def test_goblin_sniper_can_be_engaged_by_an_effect_beside_other_enemies() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["son-of-arnor"]),
        staging=["goblin-sniper", "forest-spider"],
        resources={"aragorn": 3},
    )
    table.begin(ActionWindow(planning=A)).play("son-of-arnor").pay("aragorn", "aragorn", "aragorn")
    table.use("son-of-arnor").pick("goblin-sniper").done()
    assert table.state.engaged[A] == [table.id("goblin-sniper")]


@pytest.mark.rule("L-EFFECT-17")
def test_goblin_sniper_in_the_staging_area_hits_a_character_of_each_player() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        Side(heroes=["eowyn"]),
        attached={"aragorn": ["celebrians-stone"]},
        staging=["goblin-sniper"],
        phase=Phase.COMBAT,
    )
    table.begin(End(Until.PHASE))
    assert (table.seat, table.options) == (
        A,
        (Pick(table.id("aragorn")), Pick(table.id("faramir"))),
    )
    table.pick("faramir")
    assert (table.seat, table.options) == (B, (Pick(table.id("eowyn")),))
    table.pick("eowyn").done()
    assert [table.card(code).damage for code in ("aragorn", "faramir", "eowyn")] == [0, 1, 1]


@pytest.mark.parametrize(("phase", "engaged"), [(Phase.COMBAT, True), (Phase.TRAVEL, False)])
def test_goblin_sniper_hits_nobody_when_engaged_or_at_the_end_of_another_phase(
    phase: Phase, engaged: bool
) -> None:
    sniper = ["goblin-sniper"]
    side = Side(engaged=sniper if engaged else [])
    table = scene(side, staging=[] if engaged else sniper, phase=phase)
    table.begin(End(Until.PHASE)).done()
    assert table.card("aragorn").damage == 0


# Marsh Adder


@pytest.mark.rule("L-EX-18")
def test_marsh_adder_raises_the_threat_of_the_player_each_time_it_attacks_him() -> None:
    table = scene(Side(engaged=["marsh-adder"]), Side(heroes=["gimli"]))
    attack(table, "marsh-adder", "aragorn").done()
    assert table.state.threat == [26, 25]
    attack(table, "marsh-adder", None).done()
    assert table.state.threat == [27, 25]


def test_marsh_adder_does_not_raise_threat_when_another_enemy_attacks() -> None:
    table = scene(Side(engaged=["marsh-adder", "dol-guldur-orcs"]))
    attack(table, "dol-guldur-orcs", "aragorn").done()
    assert table.state.threat == [25]


# Wargs


@pytest.mark.rule("L-FAQ-33", "L-SHADOW-12")
def test_wargs_return_to_the_staging_area_after_an_attack_with_an_empty_shadow_card() -> None:
    table = scene(Side(engaged=["wargs"]), shadows={"wargs": ["forest-gate"]}, damage={"wargs": 1})
    attack(table, "wargs", "aragorn").done()
    assert table.card("aragorn").damage == 1
    assert table.state.staging == [table.id("wargs")]
    assert table.card("wargs").damage == 1
    assert table.card("forest-gate").zone is Zone.SHADOW


@pytest.mark.parametrize("shadows", [["marsh-adder", "despair"], ["despair"], []])
def test_wargs_return_only_if_some_shadow_card_had_no_effect(shadows: list[str]) -> None:
    table = scene(Side(engaged=["wargs"]), shadows={"wargs": shadows})
    attack(table, "wargs", "aragorn").done()
    staged = "marsh-adder" in shadows
    assert table.card("wargs").zone is (Zone.STAGING if staged else Zone.ENGAGED)


def test_wargs_stay_if_their_shadow_effect_was_cancelled() -> None:
    table = scene(
        Side(heroes=["eleanor"], hand=["hasty-stroke"], engaged=["wargs"]),
        shadows={"wargs": ["despair"]},
        resources={"eleanor": 1},
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Defend(table.id("eleanor")))
    table.use("hasty-stroke").pay("eleanor").done()
    assert table.card("eleanor").damage == 3 - 2
    assert table.card("wargs").zone is Zone.ENGAGED


@pytest.mark.parametrize(("defender", "damage"), [("aragorn", 1), (None, 4)])
@pytest.mark.rule("L-SHADOW-08")
def test_wargs_as_shadow_strengthen_the_attacker(defender: str | None, damage: int) -> None:
    table = scene(Side(engaged=["dol-guldur-orcs"]), shadows={"dol-guldur-orcs": ["wargs"]})
    attack(table, "dol-guldur-orcs", defender).done()
    assert table.card("aragorn").damage == damage
    assert table.value("dol-guldur-orcs", Stat.ATTACK) == 2


# Despair


@pytest.mark.parametrize(("before", "after"), [(7, 3), (4, 0), (2, 0), (0, 0)])
@pytest.mark.rule("L-FAQ-26")
def test_despair_removes_four_progress_from_the_quest_card_only(before: int, after: int) -> None:
    table = scene(
        active="the-east-bight",
        progress={"flies-and-spiders": before, "the-east-bight": 5},
        encounter=["despair"],
    )
    reveal(table).done()
    assert table.card("flies-and-spiders").progress == after
    assert table.card("the-east-bight").progress == 5


@pytest.mark.rule("L-FAQ-06")
def test_despair_cancelled_removes_nothing() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        progress={"flies-and-spiders": 7},
        encounter=["despair"],
        resources={"eowyn": 1},
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert table.card("flies-and-spiders").progress == 7


def test_despair_as_shadow_takes_the_whole_defense_of_the_defender() -> None:
    table = scene(
        Side(heroes=["aragorn", "denethor"], hand=["for-gondor"], engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["despair"]},
        resources={"aragorn": 2},
    )
    table.begin(EnemyAttack(table.id("dol-guldur-orcs"), A))
    table.use("for-gondor").pay("aragorn", "aragorn").choose(Defend(table.id("denethor"))).done()
    assert table.value("denethor", Stat.DEFENSE) == 4
    assert table.card("denethor").damage == 2


def test_despair_as_shadow_changes_nothing_in_an_undefended_attack() -> None:
    table = scene(
        Side(heroes=["denethor"], engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["despair"]},
    )
    attack(table, "dol-guldur-orcs", None).done()
    assert table.card("denethor").damage == 2


@pytest.mark.rule("L-FAQ-40")
def test_despair_as_shadow_hits_one_of_several_defenders_whom_their_player_chooses() -> None:
    table = scene(
        Side(
            heroes=["denethor", "gimli", "legolas", "thalin"],
            hand=["stand-together"],
            engaged=["marsh-adder"],
        ),
        shadows={"marsh-adder": ["despair"]},
        resources={"gimli": 1},
    )
    denethor, gimli = table.id("denethor"), table.id("gimli")
    table.begin(EnemyAttack(table.id("marsh-adder"), A))
    table.use("stand-together").choose(PickPlayer(A))
    table.choose(Defend(denethor), Defend(gimli), Done())
    assert table.options == (Pick(denethor), Pick(gimli))
    table.pick("gimli").passing()
    assert table.prompt == AssignDamage(table.id("marsh-adder"), 4 - 3)
    table.pick("gimli").passing().done()
    assert table.card("gimli").damage == 1


# The Brown Lands, The East Bight


@pytest.mark.rule("L-LOC-02")
def test_the_brown_lands_are_explored_as_soon_as_the_players_travel_there() -> None:
    table = scene(staging=["the-brown-lands"], phase=Phase.TRAVEL)
    table.begin(TravelPhase()).choose(TravelHere(table.id("the-brown-lands"))).done()
    assert table.card("the-brown-lands").zone is Zone.DISCARD
    assert not table.state.active


def test_the_brown_lands_stay_if_the_players_travel_elsewhere() -> None:
    table = scene(staging=["the-brown-lands", "forest-gate"], phase=Phase.TRAVEL)
    table.begin(TravelPhase()).choose(TravelHere(table.id("forest-gate"))).passing().done()
    assert table.card("the-brown-lands").zone is Zone.STAGING
    assert table.card("the-brown-lands").progress == 0


@pytest.mark.rule("L-GEN-04")
def test_the_players_must_travel_to_the_east_bight() -> None:
    table = scene(staging=["the-east-bight", "forest-gate", "the-east-bight"], phase=Phase.TRAVEL)
    table.begin(TravelPhase())
    assert table.prompt == ChooseTravel()
    assert table.options == tuple(TravelHere(card) for card in table.ids("the-east-bight"))
    table.choose(TravelHere(table.id("the-east-bight"))).done()
    assert table.state.active == [table.id("the-east-bight")]


@pytest.mark.rule("L-TRAVEL-05")
def test_the_players_stay_away_from_the_east_bight_while_a_location_is_active() -> None:
    table = scene(staging=["the-east-bight"], active="forest-gate", phase=Phase.TRAVEL)
    table.begin(TravelPhase()).done()
    assert table.card("the-east-bight").zone is Zone.STAGING
