"""The allies and attachments of Tactics, cards 28-31 and 39-42."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    Defend,
    Done,
    KeepRestricted,
    MayRespond,
    Pick,
    Play,
    Send,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# Gondorian Spearman


@pytest.mark.rule("L-EFFECT-13")
def test_gondorian_spearman_wounds_the_enemy_he_defends_against() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["gondorian-spearman"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    spearman = table.id("gondorian-spearman")
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Defend(spearman))
    assert table.prompt == MayRespond("DefenderDeclared", spearman)
    assert table.options == (Pass(), Use(spearman))
    table.use("gondorian-spearman").done()
    assert table.card("hill-troll").damage == 1
    assert table.card("gondorian-spearman").zone is Zone.DISCARD


@pytest.mark.rule("L-EX-25")
def test_gondorian_spearman_wounds_also_as_a_sentinel_for_another_player() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        Side(heroes=["eowyn"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    spearman = table.id("gondorian-spearman")
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Undefended())
    assert (table.seat, table.options) == (B, (Undefended(), Defend(spearman)))
    table.choose(Defend(spearman)).use("gondorian-spearman").done()
    assert table.card("hill-troll").damage == 1
    assert table.card("gondorian-spearman").zone is Zone.DISCARD
    assert table.state.threat == [29, 25]


@pytest.mark.rule("L-FAQ-34")
def test_the_attack_ends_if_the_spearman_destroys_the_attacker() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["gondorian-spearman"], engaged=["king-spider"]),
        damage={"king-spider": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A))
    table.choose(Defend(table.id("gondorian-spearman"))).use("gondorian-spearman").done()
    assert table.card("king-spider").zone is Zone.DISCARD
    assert table.card("gondorian-spearman").damage == 0
    assert table.card("gondorian-spearman").exhausted


@pytest.mark.rule("L-EFFECT-13")
def test_gondorian_spearman_does_not_answer_another_defender() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["gondorian-spearman"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Defend(table.id("gimli"))).done()
    assert table.card("hill-troll").damage == 0


# Beorn


@pytest.mark.rule("L-LAST-01")
def test_beorn_gains_five_attack_and_goes_back_into_the_deck() -> None:
    table = scene(Side(heroes=["gimli"], allies=["beorn"]), phase=Phase.COMBAT)
    table.begin(ActionWindow(), ActionWindow())
    assert table.options == (Pass(), Use(table.id("beorn")))
    table.use("beorn").done()
    assert table.terms("beorn", Stat.ATTACK) == (("printed", 3), ("beorn", 5))
    table.begin(End(Until.PHASE)).done()
    assert [table.state.cards[card].code for card in table.state.deck[A]] == ["beorn"]


@pytest.mark.rule("L-FAQ-05")
def test_beorn_uses_his_strength_once_a_round() -> None:
    table = scene(Side(heroes=["gimli"], allies=["beorn"]), phase=Phase.COMBAT)
    table.begin(ActionWindow()).use("beorn").done()
    table.begin(ActionWindow()).done()
    assert table.value("beorn", Stat.ATTACK) == 8


@pytest.mark.rule("L-CARD-19")
def test_beorn_stays_if_he_does_not_use_his_strength() -> None:
    table = scene(Side(heroes=["gimli"], allies=["beorn"]), phase=Phase.COMBAT)
    table.begin(ActionWindow(), End(Until.PHASE)).choose(Pass()).done()
    assert table.state.area[A] == [table.id("gimli"), table.id("beorn")]


@pytest.mark.rule("L-PLAY-03")
def test_a_fallen_beorn_is_not_shuffled_into_the_deck() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["beorn"], deck=["feint"], engaged=["hill-troll"]),
        damage={"beorn": 3},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A), End(Until.PHASE))
    table.use("beorn").choose(Defend(table.id("beorn"))).done()
    assert table.state.discard[A] == [table.id("beorn")]
    assert table.card("beorn").code == "beorn"


# Blade of Gondolin


@pytest.mark.rule("L-EFFECT-03")
def test_blade_of_gondolin_is_stronger_against_orcs() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["dol-guldur-beastmaster"]),
        attached={"aragorn": ["blade-of-gondolin"]},
        phase=Phase.COMBAT,
    )
    assert table.value("aragorn", Stat.ATTACK) == 3
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-beastmaster")))
    table.choose(Send(table.id("aragorn"))).done()
    assert table.card("dol-guldur-beastmaster").damage == 3
    assert table.value("aragorn", Stat.ATTACK) == 3


@pytest.mark.rule("L-EFFECT-04")
def test_blade_of_gondolin_is_no_stronger_against_others() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["ungoliants-spawn"]),
        attached={"aragorn": ["blade-of-gondolin"]},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("ungoliants-spawn")))
    table.choose(Send(table.id("aragorn"))).done()
    assert table.card("ungoliants-spawn").damage == 1


@pytest.mark.rule("L-EFFECT-04")
def test_blade_of_gondolin_gives_nothing_to_a_hero_who_defends() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=["dol-guldur-beastmaster"]),
        attached={"aragorn": ["blade-of-gondolin"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("dol-guldur-beastmaster"), A)).choose(Pass())
    table.choose(Defend(table.id("aragorn")))
    assert table.state.assaults[-1].characters == (table.id("aragorn"),)
    assert table.value("aragorn", Stat.ATTACK) == 3
    table.passing().done()


@pytest.mark.rule("L-EFFECT-04")
def test_blade_of_gondolin_gives_nothing_to_a_hero_who_stays_out_of_the_attack() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"], engaged=["dol-guldur-beastmaster"]),
        attached={"aragorn": ["blade-of-gondolin"]},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-beastmaster")))
    table.choose(Send(table.id("gimli")), Done())
    assert table.offers("faramir")
    assert table.value("aragorn", Stat.ATTACK) == 3
    table.passing().done()


@pytest.mark.rule("L-EX-27")
def test_blade_of_gondolin_places_progress_after_its_hero_destroys() -> None:
    table = scene(
        Side(heroes=["legolas"], engaged=["dol-guldur-orcs"]),
        attached={"legolas": ["blade-of-gondolin"]},
        quest_deck=["a-fork-in-the-road", "dont-leave-the-path", "beorns-path"],
        progress={"flies-and-spiders": 7},
        phase=Phase.COMBAT,
    )
    blade, legolas = Use(table.id("blade-of-gondolin"), 2), Use(table.id("legolas"))
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("legolas")))
    assert table.options == (Pass(), legolas, blade)
    table.choose(legolas)
    assert table.options == (Pass(), blade)
    table.choose(blade).done()
    assert table.card("flies-and-spiders").zone is Zone.REMOVED
    assert table.card("a-fork-in-the-road").progress == 1


@pytest.mark.rule("L-EFFECT-13")
def test_blade_of_gondolin_places_nothing_if_somebody_else_destroys() -> None:
    table = scene(
        Side(heroes=["aragorn", "glorfindel"], engaged=["dol-guldur-orcs"]),
        attached={"aragorn": ["blade-of-gondolin"]},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("glorfindel")), Done()).done()
    assert table.card("dol-guldur-orcs").zone is Zone.DISCARD
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-KEY-15")
def test_a_third_restricted_attachment_makes_one_of_them_go() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["horn-of-gondor"]),
        attached={"gimli": ["blade-of-gondolin", "citadel-plate"]},
        resources={"gimli": 1},
    )
    table.begin(ActionWindow(planning=A)).play("horn-of-gondor").pick("gimli").pay("gimli")
    assert table.prompt == KeepRestricted(table.id("gimli"))
    codes = ("blade-of-gondolin", "citadel-plate", "horn-of-gondor")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("citadel-plate").done()
    assert table.state.discard[A] == [table.id("citadel-plate")]


# Citadel Plate


@pytest.mark.rule("L-CARD-17")
def test_citadel_plate_is_worn_by_a_hero() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["veteran-axehand"], hand=["citadel-plate"]),
        resources={"gimli": 4},
    )
    table.begin(ActionWindow(planning=A)).play("citadel-plate")
    assert table.options == (Pick(table.id("gimli")),)
    table.pick("gimli").pay(*["gimli"] * 4).done()
    assert table.value("gimli", Stat.HIT_POINTS) == 9


@pytest.mark.rule("L-DMG-02")
@pytest.mark.parametrize(("wounds", "survives"), [(5, True), (6, False)])
def test_citadel_plate_gives_four_hit_points(wounds: int, survives: bool) -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], engaged=["wargs"]),
        attached={"gimli": ["citadel-plate"]},
        damage={"gimli": wounds},
        phase=Phase.COMBAT,
    )
    assert table.terms("gimli", Stat.HIT_POINTS) == (("printed", 5), ("citadel-plate", 4))
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended()).pick("gimli").done()
    assert (table.card("gimli").zone is Zone.PLAY) is survives


@pytest.mark.rule("L-DMG-04")
@pytest.mark.parametrize(("wounds", "survives"), [(4, True), (5, False)])
def test_a_hero_who_loses_citadel_plate_may_die_of_his_wounds(wounds: int, survives: bool) -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], engaged=["black-forest-bats"]),
        attached={"gimli": ["citadel-plate"]},
        shadows={"black-forest-bats": ["forest-spider"]},
        damage={"gimli": wounds},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("black-forest-bats"), A))
    table.choose(Defend(table.id("legolas"))).pick("citadel-plate").done()
    assert (table.card("gimli").zone is Zone.PLAY) is survives


# Dwarven Axe


@pytest.mark.rule("L-EFFECT-03")
def test_dwarven_axe_gives_a_dwarf_two_attack() -> None:
    table = scene(Side(heroes=["thalin"], hand=["dwarven-axe"]), resources={"thalin": 2})
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("dwarven-axe")))
    table.play("dwarven-axe").pick("thalin").pay("thalin", "thalin").done()
    assert table.value("thalin", Stat.ATTACK) == 4


@pytest.mark.rule("L-EFFECT-03")
def test_dwarven_axe_gives_another_hero_one_attack() -> None:
    table = scene(Side(heroes=["legolas"]), attached={"legolas": ["dwarven-axe"]})
    assert table.terms("legolas", Stat.ATTACK) == (("printed", 3), ("dwarven-axe", 1))


# Horn of Gondor


@pytest.mark.rule("L-EFFECT-13")
def test_horn_of_gondor_gives_a_resource_for_any_destroyed_character() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], allies=["lorien-guide"], engaged=["king-spider"]),
        attached={"gimli": ["horn-of-gondor"]},
        phase=Phase.COMBAT,
    )
    guide = table.id("lorien-guide")
    table.begin(EnemyAttack(table.id("king-spider"), B)).choose(Defend(guide))
    assert (table.seat, table.prompt) == (A, MayRespond("LeftPlay", guide))
    assert table.options == (Pass(), Use(table.id("horn-of-gondor"), 1))
    table.use("horn-of-gondor").done()
    assert table.card("gimli").resources == 1


@pytest.mark.rule("L-CARD-16")
def test_horn_of_gondor_sounds_for_a_hero_too() -> None:
    table = scene(
        Side(heroes=["gimli", "eowyn"], engaged=["wargs"]),
        attached={"gimli": ["horn-of-gondor"]},
        exhausted=["gimli", "eowyn"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended()).pick("eowyn")
    table.use("horn-of-gondor").done()
    assert table.card("gimli").resources == 1


@pytest.mark.rule("L-FAQ-43")
def test_horn_of_gondor_is_silent_for_an_ally_that_returns_to_hand() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "guard-of-the-citadel"]),
        attached={"aragorn": ["horn-of-gondor"]},
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE)).use("sneak-attack").pay("aragorn")
    table.pick("guard-of-the-citadel").done()
    assert table.card("aragorn").resources == 0


@pytest.mark.rule("L-CARD-16")
def test_horn_of_gondor_is_silent_for_an_enemy() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["dol-guldur-orcs"]),
        attached={"aragorn": ["horn-of-gondor"]},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("aragorn"))).done()
    assert table.card("aragorn").resources == 0


@pytest.mark.rule("L-CARD-18")
def test_horn_of_gondor_falls_with_its_hero() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        attached={"aragorn": ["horn-of-gondor"]},
        encounter=["the-necromancers-reach"],
        exhausted=["aragorn"],
        damage={"aragorn": 4},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert sorted(table.state.discard[A]) == [table.id("aragorn"), table.id("horn-of-gondor")]
