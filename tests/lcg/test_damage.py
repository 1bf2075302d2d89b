"""Hit points and damage: L-DMG."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    Defend,
    Pick,
    PickNumber,
    PickPlayer,
    Send,
    Undefended,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import Round


@pytest.mark.rule("L-DMG-01")
def test_each_point_of_damage_puts_one_token_on_the_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["ungoliants-spawn"]),
        damage={"ungoliants-spawn": 2, "aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("ungoliants-spawn"), A), PlayerAttacks(A))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("aragorn").damage == 1 + 5 - 2
    assert table.card("ungoliants-spawn").damage == 2


@pytest.mark.rule("L-DMG-02")
@pytest.mark.parametrize(("before", "zone"), [(3, Zone.PLAY), (4, Zone.DISCARD)])
def test_each_token_lowers_the_hit_points_that_are_left_by_one(before: int, zone: Zone) -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["black-forest-bats"]),
        damage={"aragorn": before},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("black-forest-bats"), A)).choose(Undefended())
    table.pick("aragorn").done()
    assert table.card("aragorn").zone is zone


@pytest.mark.rule("L-DMG-03")
def test_damage_stays_over_the_end_of_the_round() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["ungoliants-spawn"]),
        attached={"ungoliants-spawn": ["forest-snare"]},
        damage={"aragorn": 3, "ungoliants-spawn": 5},
    )
    table.begin(Round()).to_the_end().done()
    assert table.card("aragorn").damage == 3
    assert table.card("ungoliants-spawn").damage == 5


@pytest.mark.rule("L-DMG-03")
def test_damage_can_be_healed() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["daughter-of-the-nimrodel"]),
        damage={"gimli": 3},
    )
    table.begin(ActionWindow()).use("daughter-of-the-nimrodel").pick("gimli").done()
    assert table.card("gimli").damage == 1


@pytest.mark.rule("L-DMG-03")
def test_damage_is_gone_when_the_card_leaves_play() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["northern-tracker"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["pursued-by-shadow"]},
        damage={"northern-tracker": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    table.choose(Defend(table.id("northern-tracker"))).pick("northern-tracker").done()
    assert table.state.hand[A] == [table.id("northern-tracker")]
    assert table.card("northern-tracker").damage == 0


@pytest.mark.rule("L-DMG-04")
@pytest.mark.parametrize(
    ("damage", "zone"), [(0, Zone.STAGING), (4, Zone.STAGING), (5, Zone.DISCARD)]
)
def test_an_enemy_without_hit_points_left_is_defeated_at_once(damage: int, zone: Zone) -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["gandalf"], deck=["faramir"]),
        staging=["ungoliants-spawn"],
        damage={"ungoliants-spawn": damage},
        resources={"aragorn": 5},
    )
    table.begin(ActionWindow(planning=A)).play("gandalf").pay(*["aragorn"] * 5)
    table.use("gandalf").choose(PickNumber(1)).pick("ungoliants-spawn").passing().done()
    assert table.card("ungoliants-spawn").zone is zone


@pytest.mark.rule("L-DMG-04")
def test_a_hero_who_loses_the_hit_points_that_kept_him_alive_is_defeated() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], engaged=["black-forest-bats"]),
        attached={"gimli": ["citadel-plate"]},
        shadows={"black-forest-bats": ["forest-spider"]},
        damage={"gimli": 5},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("black-forest-bats"), A))
    table.choose(Defend(table.id("aragorn")))
    assert table.options == (Pick(table.id("citadel-plate")),)
    table.pick("citadel-plate").done()
    assert table.state.discard[A] == [table.id("citadel-plate"), table.id("gimli")]


@pytest.mark.rule("L-DMG-05")
def test_a_defeated_ally_goes_to_its_owners_pile_whoever_controls_it() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"]),
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), B))
    table.use("wandering-took").choose(PickPlayer(B)).passing()
    assert table.options == (
        Undefended(),
        Defend(table.id("gimli")),
        Defend(table.id("wandering-took")),
    )
    table.choose(Defend(table.id("wandering-took"))).done()
    assert table.state.discard == [[table.id("wandering-took")], []]


@pytest.mark.rule("L-DMG-05")
def test_a_defeated_hero_goes_to_the_discard_pile() -> None:
    table = scene(
        Side(heroes=["eowyn", "gimli"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A))
    table.choose(Defend(table.id("eowyn"))).done()
    assert table.state.discard[A] == [table.id("eowyn")]
    assert table.state.area[A] == [table.id("gimli")]


@pytest.mark.rule("L-DMG-06")
def test_a_defeated_enemy_goes_to_the_encounter_discard_pile() -> None:
    table = scene(Side(heroes=["gimli"], engaged=["black-forest-bats"]), phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("black-forest-bats")))
    table.choose(Send(table.id("gimli"))).done()
    assert table.state.encounter_discard == [table.id("black-forest-bats")]
    assert table.state.engaged == [[]]


@pytest.mark.rule("L-DMG-07")
def test_effects_that_bring_cards_back_to_hand_pass_heroes_over() -> None:
    table = scene(
        Side(
            heroes=["dunhere"], hand=["dwarven-tomb"], discard=["eleanor", "gimli", "lorien-guide"]
        ),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).use("dwarven-tomb").pay("dunhere")
    assert table.options == (Pick(table.id("lorien-guide")),)
    table.pick("lorien-guide").done()
    assert table.state.hand[A] == [table.id("lorien-guide")]


@pytest.mark.rule("L-DMG-07")
def test_an_event_that_could_bring_back_nothing_but_a_hero_cannot_be_played() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["dwarven-tomb"], discard=["eleanor"]),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-DMG-08")
def test_heroes_stay_in_the_discard_pile_when_it_is_shuffled_into_the_deck() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["will-of-the-west"], discard=["eleanor", "lorien-guide"]),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).use("will-of-the-west").pay("dunhere").choose(PickPlayer(A)).done()
    assert [table.state.cards[card].code for card in table.state.deck[A]] == ["lorien-guide"]
    assert table.state.discard[A] == [table.id("eleanor")]


@pytest.mark.rule("L-DMG-09")
def test_an_enemy_that_is_not_defeated_stays_engaged_round_after_round() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["black-forest-bats"]),
        damage={"black-forest-bats": 1},
    )
    table.begin(Round(), Round()).to_the_end().done()
    assert table.state.engaged == [[table.id("black-forest-bats")]]
    assert table.card("aragorn").damage == 2, "it attacked in both rounds"
    assert table.card("black-forest-bats").damage == 1
