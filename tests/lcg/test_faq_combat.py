"""Combat: L-FAQ-31 to L-FAQ-42."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AssignDamage,
    AttackEnemy,
    DeclareAttack,
    DeclareDefender,
    Defend,
    Done,
    Pick,
    PickPlayer,
    Send,
    Undefended,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until


@pytest.mark.rule("L-FAQ-31")
def test_the_attacked_player_is_the_defending_player_whoever_defends() -> None:
    table = scene(
        Side(heroes=["eowyn"], engaged=["wargs"]),
        Side(heroes=["aragorn"]),
        attached={"eowyn": ["unexpected-courage"], "aragorn": ["celebrians-stone"]},
        shadows={"wargs": ["ungoliants-spawn", "cavern-guardian"]},
        exhausted=["eowyn", "unexpected-courage"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended())
    assert table.seat == B
    table.choose(Defend(table.id("aragorn")))
    assert table.seat == A  # "you" on Cavern Guardian is A
    assert table.options == (Pick(table.id("unexpected-courage")),)
    table.pick("unexpected-courage").done()
    assert table.state.threat == [25 + 4, 25]


def feint_against_wargs() -> LcgScene:
    """A player who holds Feint is engaged with Wargs."""
    return scene(
        Side(heroes=["gimli"], hand=["feint"], engaged=["wargs"]),
        resources={"gimli": 1},
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )


@pytest.mark.rule("L-FAQ-32")
def test_an_enemy_is_kept_from_attacking_before_its_attack_begins() -> None:
    table = feint_against_wargs()
    table.begin(CombatPhase()).use("feint").pay("gimli").pick("wargs").done()
    assert table.told(events.AttackBegan) == []
    assert table.card("gimli").damage == 0


@pytest.mark.rule("L-FAQ-32")
def test_an_attack_that_has_begun_is_not_stopped_any_more() -> None:
    table = feint_against_wargs()
    table.begin(EnemyAttack(table.id("wargs"), A)).use("feint").pay("gimli").pick("wargs")
    table.choose(Undefended()).done()
    assert table.card("gimli").damage == 3


@pytest.mark.rule("L-FAQ-32")
def test_an_enemy_kept_from_attacking_one_player_attacks_the_other_whom_it_engages() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["feint"], engaged=["wargs"]),
        Side(heroes=["aragorn"], hand=["sneak-attack", "son-of-arnor"]),
        resources={"gimli": 1, "aragorn": 1},
        exhausted=["gimli", "aragorn"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).use("feint").pay("gimli").pick("wargs")
    table.use("sneak-attack").pay("aragorn").pick("son-of-arnor").use("son-of-arnor").pick("wargs")
    table.passing()
    assert (table.seat, table.prompt) == (B, DeclareDefender(table.id("wargs")))
    table.choose(Undefended()).to_the_end().done()
    assert (table.card("gimli").damage, table.card("aragorn").damage) == (0, 3)


@pytest.mark.rule("L-FAQ-33")
def test_what_happens_after_an_attack_comes_after_its_damage() -> None:
    table = scene(Side(heroes=["gimli"], engaged=["chieftan-ufthak"]), phase=Phase.COMBAT)
    table.begin(EnemyAttack(table.id("chieftan-ufthak"), A)).choose(Undefended()).done()
    assert table.told(events.Struck) == [table.struck("chieftan-ufthak", "gimli", 3, 0, 3)]
    assert table.card("chieftan-ufthak").resources == 1
    assert table.value("chieftan-ufthak", Stat.ATTACK) == 5


@pytest.mark.rule("L-FAQ-34")
def test_the_attack_ends_when_the_attacking_enemy_leaves_play() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["gondorian-spearman"], engaged=["wargs"]),
        shadows={"wargs": ["dol-guldur-orcs"]},
        damage={"wargs": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Defend(table.id("gondorian-spearman")))
    table.use("gondorian-spearman").done()
    assert table.card("wargs").zone is Zone.DISCARD
    assert table.told(events.ShadowTurnedUp) == []
    assert table.told(events.Struck) == []
    assert table.card("gondorian-spearman").zone is Zone.PLAY


@pytest.mark.rule("L-FAQ-35")
def test_an_attack_goes_on_when_the_enemy_returns_to_the_staging_area() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-light-in-the-dark"], engaged=["wargs"]),
        resources={"dunhere": 2},
        exhausted=["dunhere"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).use("a-light-in-the-dark")
    table.pay("dunhere", "dunhere").pick("wargs").choose(Undefended()).done()
    assert table.card("wargs").zone is Zone.STAGING
    assert table.card("dunhere").damage == 3


@pytest.mark.rule("L-FAQ-35")
def test_a_defender_that_changes_control_still_defends_for_the_same_player() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["wandering-took"], engaged=["marsh-adder"]),
        Side(heroes=["eowyn"]),
        shadows={"marsh-adder": ["ungoliants-spawn"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("marsh-adder"), A)).passing()
    table.choose(Defend(table.id("wandering-took"))).use("wandering-took").choose(PickPlayer(B))
    table.passing().done()
    assert table.state.discard[A] == [table.id("wandering-took")]  # 4 attack, 1 defense, 2 life
    assert table.card("gimli").damage == 0
    assert table.state.threat == [25 + 1 - 3 + 4, 25 + 3]


@pytest.mark.rule("L-FAQ-34")
def test_no_hero_is_chosen_for_the_damage_of_an_enemy_that_has_left_play() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["rain-of-arrows"], engaged=["wargs"]),
        damage={"wargs": 2},
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Pass(), Undefended())
    table.use("rain-of-arrows").pay("gimli").pick("legolas").choose(PickPlayer(A)).done()
    assert table.card("wargs").zone is Zone.DISCARD
    assert table.card("gimli").damage == table.card("legolas").damage == 0


@pytest.mark.rule("L-FAQ-36")
def test_an_enemy_that_has_attacked_does_not_attack_the_next_player_it_engages() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["wargs"]),
        Side(heroes=["aragorn"], hand=["sneak-attack", "son-of-arnor"]),
        resources={"aragorn": 1},
        exhausted=["gimli", "aragorn"],
        phase=Phase.COMBAT,
    )
    wargs = table.id("wargs")
    table.begin(CombatPhase()).choose(Pass())
    table.use("sneak-attack").pay("aragorn").pick("son-of-arnor")
    table.use("son-of-arnor").pick("wargs").passing()
    assert table.seat == A  # the attack goes on (L-FAQ-35)
    table.choose(Undefended()).passing()
    assert (table.seat, table.prompt) == (B, DeclareAttack())
    table.choose(Done()).passing().done()
    assert table.told(events.AttackBegan) == [events.AttackBegan(wargs, A)]
    assert table.state.engaged == [[], [wargs]]
    assert table.card("gimli").damage == 3


def wolf_rider_rides_out() -> LcgScene:
    """Wolf Rider is turned up as a shadow card and attacks."""
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["wargs"]),
        Side(heroes=["aragorn"]),
        shadows={"wargs": ["wolf-rider"]},
        encounter=["dol-guldur-orcs", "despair"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended(), seat=A)
    table.choose(Undefended(), seat=B)
    return table


@pytest.mark.rule("L-FAQ-37")
def test_an_attack_beyond_the_usual_ones_has_its_four_steps_and_its_own_shadow_card() -> None:
    table = wolf_rider_rides_out()
    rider, wargs = table.id("wolf-rider"), table.id("wargs")
    assert table.card("dol-guldur-orcs").host == rider
    assert table.prompt == DeclareDefender(rider)
    table.choose(Defend(table.id("thalin")))
    assert table.prompt == AssignDamage(wargs, 3)  # the first attack goes on
    assert table.card("thalin").damage == 2 + 1 - 2
    table.pick("gimli").begin(End(Until.PHASE)).done()
    assert table.state.encounter_deck[-1] == rider


@pytest.mark.rule("L-FAQ-38")
def test_a_player_defends_against_an_enemy_not_engaged_with_him_and_sentinels_help() -> None:
    table = wolf_rider_rides_out()
    rider = table.id("wolf-rider")
    gimli, thalin = table.id("gimli"), table.id("thalin")
    assert (table.seat, table.prompt) == (A, DeclareDefender(rider))
    assert table.options == (Undefended(), Defend(gimli), Defend(thalin))
    table.choose(Undefended())
    assert (table.seat, table.prompt) == (B, DeclareDefender(rider, sentinel=True))
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Defend(table.id("aragorn"))).pick("gimli").done()
    assert table.card("aragorn").damage == 2 + 1 - 2


@pytest.mark.rule("L-FAQ-39")
def test_shadow_cards_of_an_enemy_that_did_not_attack_are_discarded_unresolved() -> None:
    table = scene(
        Side(heroes=["denethor"], engaged=["wargs"]),
        attached={"wargs": ["forest-snare"]},
        encounter=["ungoliants-spawn", "despair"],
        exhausted=["denethor"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).done()
    assert table.told(events.ShadowTurnedUp) == []
    assert table.state.encounter_discard == [table.id("ungoliants-spawn")]
    assert table.state.threat == [25]


@pytest.mark.rule("L-FAQ-40")
def test_several_defenders_add_their_defense_and_one_of_them_takes_all_damage() -> None:
    table = scene(
        Side(
            heroes=["gimli"],
            allies=["veteran-axehand"],
            hand=["stand-together"],
            engaged=["hill-troll"],
        ),
        phase=Phase.COMBAT,
    )
    gimli, axehand, troll = (table.id(x) for x in ("gimli", "veteran-axehand", "hill-troll"))
    table.begin(EnemyAttack(troll, A)).use("stand-together").choose(PickPlayer(A))
    assert table.options == (Undefended(), Defend(gimli), Defend(axehand))
    table.choose(Defend(gimli))
    assert table.options == (Done(), Defend(axehand))
    table.choose(Defend(axehand))
    assert table.prompt == AssignDamage(troll, 6 - 2 - 1)
    assert table.options == (Pick(gimli), Pick(axehand))
    table.pick("gimli").done()
    assert table.card("gimli").damage == 3
    assert table.card("veteran-axehand").damage == 0
    blow = table.struck("hill-troll", "gimli veteran-axehand", 6, 3, 3)
    assert table.told(events.Struck) == [blow], "all who defend are named"


@pytest.mark.rule("L-FAQ-40")
def test_several_defenders_who_stop_all_damage_need_nobody_to_take_it() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], hand=["stand-together"], engaged=["wargs"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).use("stand-together").choose(PickPlayer(A))
    table.choose(Defend(table.id("gimli")), Defend(table.id("thalin"))).done()
    assert table.told(events.Damaged) == []


def spawn_engaged_with(hand: tuple[str, ...] = ()) -> LcgScene:
    """A is engaged with an enemy that survives an attack; B has a Ranged hero."""
    return scene(
        Side(heroes=["gimli", "thalin"], hand=hand, engaged=["ungoliants-spawn"]),
        Side(heroes=["legolas", "eowyn"]),
        resources={"thalin": 1},
        phase=Phase.COMBAT,
    )


@pytest.mark.rule("L-FAQ-41")
def test_a_player_attacks_each_enemy_once_also_through_ranged() -> None:
    table = spawn_engaged_with()
    spawn = table.id("ungoliants-spawn")
    table.begin(PlayerAttacks(A), PlayerAttacks(B))
    assert table.options == (Done(), AttackEnemy(spawn))
    table.choose(AttackEnemy(spawn), Send(table.id("gimli")), Done(), Done())
    assert (table.seat, table.prompt) == (B, DeclareAttack())  # A has Thalin, but no attack left
    assert table.options == (Done(), AttackEnemy(spawn))
    table.choose(AttackEnemy(spawn), Send(table.id("legolas"))).done()
    assert table.card("ungoliants-spawn").damage == 0 + 1


@pytest.mark.rule("L-FAQ-41", "L-FAQ-42")
def test_quick_strike_is_an_extra_attack_that_nobody_can_join() -> None:
    table = spawn_engaged_with(("quick-strike",))
    spawn = table.id("ungoliants-spawn")
    table.begin(ActionWindow()).use("quick-strike").pay("thalin").pick("gimli")
    assert table.options == (Pick(spawn),)
    table.pick("ungoliants-spawn").passing().done()  # Legolas was not asked to join
    assert table.told(events.Struck) == [table.struck("gimli", "ungoliants-spawn", 2, 2, 0)]
    table.begin(PlayerAttacks(A))
    assert table.options == (Done(), AttackEnemy(spawn))
    table.choose(Done()).done()


@pytest.mark.rule("L-FAQ-42")
def test_ranged_does_not_reach_enemies_in_the_staging_area() -> None:
    table = scene(Side(heroes=["legolas"]), staging=["wargs"], phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).done()
