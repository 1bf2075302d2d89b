"""The events of Tactics, cards 32-36."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    DeclareDefender,
    Defend,
    Done,
    Pay,
    PayFor,
    Pick,
    PickPlayer,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack, EnemyAttacks
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# Blade Mastery


@pytest.mark.rule("L-CARD-16")
def test_blade_mastery_strengthens_a_character_of_any_player_for_the_phase() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["blade-mastery"]),
        Side(heroes=["eowyn"], allies=["wandering-took"], engaged=["wargs"]),
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE)).use("blade-mastery").pay("gimli")
    codes = ("gimli", "eowyn", "wandering-took")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("wandering-took")
    assert table.terms("wandering-took", Stat.ATTACK) == (("printed", 1), ("blade-mastery", 1))
    assert table.terms("wandering-took", Stat.DEFENSE) == (("printed", 1), ("blade-mastery", 1))
    assert table.value("eowyn", Stat.ATTACK) == 1
    table.passing().done()
    assert table.value("wandering-took", Stat.ATTACK) == 1


@pytest.mark.rule("L-PAY-02")
def test_blade_mastery_needs_a_resource_of_tactics() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], hand=["blade-mastery"]), resources={"aragorn": 3}
    )
    table.begin(ActionWindow()).done()


# Rain of Arrows


@pytest.mark.rule("L-COST-01")
def test_rain_of_arrows_hits_every_enemy_of_the_chosen_player() -> None:
    table = scene(
        Side(
            heroes=["legolas", "gimli"],
            allies=["horseback-archer", "silverlode-archer"],
            hand=["rain-of-arrows"],
            engaged=["wargs"],
        ),
        Side(heroes=["dunhere"], engaged=["hill-troll", "wolf-rider"]),
        staging=["marsh-adder"],
        exhausted=["silverlode-archer"],
        damage={"wolf-rider": 1},
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("rain-of-arrows").pay("gimli")
    assert table.options == (Pick(table.id("legolas")), Pick(table.id("horseback-archer")))
    table.pick("horseback-archer")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).done()
    assert table.card("horseback-archer").exhausted
    assert table.card("hill-troll").damage == 1
    assert table.card("wolf-rider").zone is Zone.DISCARD
    assert (table.card("wargs").damage, table.card("marsh-adder").damage) == (0, 0)


@pytest.mark.rule("L-COST-02")
def test_rain_of_arrows_needs_a_ready_ranged_character_of_your_own() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli"], hand=["rain-of-arrows"], engaged=["wargs"]),
        Side(heroes=["dunhere"], allies=["silverlode-archer"]),
        exhausted=["legolas"],
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(),)
    table.passing().done()


@pytest.mark.rule("L-FAQ-14")
def test_rain_of_arrows_needs_an_engaged_enemy() -> None:
    table = scene(
        Side(heroes=["legolas"], hand=["rain-of-arrows"]),
        staging=["wargs"],
        resources={"legolas": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).done()


# Feint


@pytest.mark.rule("L-FAQ-32", "L-FAQ-39")
def test_feint_keeps_an_enemy_from_attacking_this_phase() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["feint"], engaged=["wargs", "hill-troll"]),
        staging=["marsh-adder"],
        encounter=["forest-gate", "old-forest-road"],
        resources={"gimli": 1},
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase(), End(Until.PHASE))
    assert table.options == (Pass(), Use(table.id("feint")))
    table.use("feint").pay("gimli")
    assert table.options == (Pick(table.id("wargs")), Pick(table.id("hill-troll")))
    table.pick("hill-troll")
    assert table.prompt == DeclareDefender(table.id("wargs"))
    table.choose(Undefended()).done()
    assert table.card("gimli").damage == 3
    assert len(table.state.encounter_discard) == 2


@pytest.mark.rule("L-EFFECT-10")
@pytest.mark.parametrize("phase", [Phase.PLANNING, Phase.QUEST, Phase.ENCOUNTER, Phase.REFRESH])
def test_feint_is_for_the_combat_phase(phase: Phase) -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["feint"], engaged=["wargs"]),
        resources={"gimli": 1},
        phase=phase,
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-FAQ-32")
def test_feint_is_too_late_once_the_attack_has_begun() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["feint"], engaged=["wargs"]),
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).use("feint").pay("gimli").pick("wargs")
    table.choose(Undefended()).done()
    assert table.card("gimli").damage == 3


@pytest.mark.rule("L-FAQ-14")
def test_feint_does_not_reach_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["feint"]),
        staging=["wargs"],
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).done()


# Quick Strike


@pytest.mark.rule("L-FAQ-42")
def test_quick_strike_attacks_at_once_and_alone_in_any_phase() -> None:
    table = scene(
        Side(
            heroes=["gimli", "legolas", "thalin"],
            allies=["veteran-axehand"],
            hand=["quick-strike"],
            engaged=["wargs", "dol-guldur-orcs"],
        ),
        Side(heroes=["dunhere"], allies=["silverlode-archer"], engaged=["hill-troll"]),
        staging=["marsh-adder"],
        attached={"gimli": ["citadel-plate"]},
        resources={"gimli": 1},
        damage={"dol-guldur-orcs": 1},
        exhausted=["thalin"],
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).use("quick-strike").pay("gimli")
    codes = ("gimli", "legolas", "veteran-axehand")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("gimli")
    assert table.options == (Pick(table.id("wargs")), Pick(table.id("dol-guldur-orcs")))
    table.pick("dol-guldur-orcs").done()
    assert table.card("dol-guldur-orcs").zone is Zone.DISCARD
    assert table.card("gimli").exhausted
    assert not table.card("silverlode-archer").exhausted


@pytest.mark.rule("L-KEY-11")
def test_quick_strike_of_a_ranged_character_reaches_other_players_enemies() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli"], hand=["quick-strike"]),
        Side(heroes=["dunhere"], engaged=["hill-troll"]),
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("quick-strike").pay("gimli")
    assert table.options == (Pick(table.id("legolas")),)
    table.pick("legolas")
    assert table.options == (Pick(table.id("hill-troll")),)
    table.pick("hill-troll").done()


@pytest.mark.rule("L-FAQ-41")
def test_quick_strike_is_an_attack_beside_the_one_allowed() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["quick-strike"], engaged=["hill-troll"]),
        resources={"gimli": 1},
        damage={"gimli": 4},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), PlayerAttacks(A)).use("quick-strike").pay("gimli")
    table.pick("gimli", "hill-troll")
    assert table.card("hill-troll").damage == 3
    assert table.options == (Done(), AttackEnemy(table.id("hill-troll")))
    table.choose(Done()).done()


@pytest.mark.rule("L-CARD-20")
def test_a_quick_strike_that_is_being_resolved_is_no_longer_in_hand() -> None:
    table = scene(
        Side(heroes=["gimli", "eowyn"], hand=["quick-strike"], engaged=["hill-troll"]),
        resources={"gimli": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("eowyn")), Use(table.id("quick-strike")))
    table.use("quick-strike").pay("gimli").pick("gimli", "hill-troll").done()
    assert table.state.discard[A] == [table.id("quick-strike")]


@pytest.mark.rule("L-FAQ-14")
def test_quick_strike_needs_an_enemy_that_can_be_attacked() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["quick-strike"]),
        staging=["wargs"],
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).done()


# Thicket of Spears


@pytest.mark.rule("L-PAY-15")
def test_thicket_of_spears_is_paid_by_three_heroes_and_stops_all_enemies() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas", "thalin"], hand=["thicket-of-spears"], engaged=["wargs"]),
        Side(heroes=["dunhere"], engaged=["king-spider", "hill-troll"]),
        resources={"gimli": 3, "legolas": 1, "thalin": 1},
        phase=Phase.COMBAT,
    )
    spears = table.id("thicket-of-spears")
    table.begin(ActionWindow(), EnemyAttacks(A), EnemyAttacks(B), End(Until.PHASE))
    assert table.options == (Pass(), Use(spears, 1))
    table.use("thicket-of-spears")
    assert table.prompt == PayFor(spears, 3)
    table.pay("gimli")
    assert table.options == (Pay(table.id("legolas")), Pay(table.id("thalin")))
    table.pay("legolas")
    assert table.options == (Pay(table.id("thalin")),)
    table.pay("thalin")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B))
    assert table.prompt == DeclareDefender(table.id("wargs"))
    table.choose(Undefended()).pick("gimli").done()
    assert table.card("dunhere").damage == 0
    assert table.card("gimli").resources == 2


@pytest.mark.rule("L-FAQ-15")
def test_thicket_of_spears_does_not_stop_an_enemy_that_comes_later() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas", "thalin"], hand=["thicket-of-spears"], engaged=["wargs"]),
        staging=["king-spider"],
        resources={"gimli": 1, "legolas": 1, "thalin": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EncounterPhase(), EnemyAttacks(A)).use("thicket-of-spears")
    table.pay("gimli", "legolas", "thalin").choose(PickPlayer(A), Pass())
    assert table.prompt == DeclareDefender(table.id("king-spider"))
    table.choose(Defend(table.id("gimli"))).done()
    assert table.card("gimli").damage == 1


@pytest.mark.rule("L-PAY-15")
def test_thicket_of_spears_is_not_paid_by_two_heroes() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas", "thalin"], hand=["thicket-of-spears"], engaged=["wargs"]),
        resources={"gimli": 3, "legolas": 3},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-PAY-02")
def test_thicket_of_spears_is_not_paid_by_a_hero_of_another_sphere() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas", "aragorn"], hand=["thicket-of-spears"], engaged=["wargs"]),
        resources={"gimli": 1, "legolas": 1, "aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).done()
