"""The allies and attachments of Leadership, cards 13-19 and 26-27."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Sphere, Stat, Zone
from westmarch.lcg.options import (
    Defend,
    MayRespond,
    Pay,
    Pick,
    PickPlayer,
    Play,
    TakeAction,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.asking import spheres, traits
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# Faramir


@pytest.mark.rule("L-OPEN-27")
def test_faramir_inspires_every_character_of_the_chosen_player() -> None:
    table = scene(
        Side(heroes=["theodred"], allies=["faramir"]),
        Side(heroes=["eowyn"], allies=["lorien-guide"]),
        committed=["eowyn"],
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("faramir")))
    table.use("faramir")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).done()
    assert table.card("faramir").exhausted
    assert table.terms("eowyn", Stat.WILLPOWER) == (("printed", 4), ("faramir", 1))
    assert table.terms("lorien-guide", Stat.WILLPOWER) == (("printed", 1), ("faramir", 1))
    assert table.terms("theodred", Stat.WILLPOWER) == (("printed", 1),)


@pytest.mark.rule("L-OPEN-27")
def test_faramir_does_not_inspire_who_arrives_later() -> None:
    table = scene(
        Side(heroes=["theodred"], allies=["faramir"], hand=["guard-of-the-citadel"]),
        resources={"theodred": 2},
    )
    table.begin(ActionWindow(planning=A)).use("faramir").choose(PickPlayer(A))
    table.play("guard-of-the-citadel").pay("theodred", "theodred").done()
    assert table.value("faramir", Stat.WILLPOWER) == 3
    assert table.value("guard-of-the-citadel", Stat.WILLPOWER) == 1


@pytest.mark.rule("L-LAST-01")
def test_faramirs_word_lasts_until_the_end_of_the_phase() -> None:
    table = scene(Side(heroes=["theodred"], allies=["faramir"]), phase=Phase.QUEST)
    table.begin(ActionWindow(), End(Until.PHASE)).use("faramir").choose(PickPlayer(A)).done()
    assert table.terms("theodred", Stat.WILLPOWER) == (("printed", 1),)


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_faramir_inspires_nobody() -> None:
    table = scene(Side(allies=["faramir"]), exhausted=["faramir"], phase=Phase.QUEST)
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-EFFECT-06")
def test_faramir_obeys_his_controller_only() -> None:
    table = scene(Side(allies=["faramir"]), Side(heroes=["gimli"]), phase=Phase.QUEST)
    table.begin(ActionWindow())
    assert table.seat == A
    table.choose(Pass()).done()


# Son of Arnor


@pytest.mark.rule("L-EX-17")
def test_son_of_arnor_engages_an_enemy_from_the_staging_area_or_from_another_player() -> None:
    table = scene(
        Side(hand=["son-of-arnor"], engaged=["wargs"]),
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        staging=["forest-gate", "goblin-sniper", "marsh-adder"],
        resources={"aragorn": 3},
    )
    table.begin(ActionWindow(planning=A)).play("son-of-arnor")
    table.pay("aragorn", "aragorn", "aragorn")
    assert table.prompt == MayRespond("EnteredPlay", table.id("son-of-arnor"))
    assert table.options == (Pass(), Use(table.id("son-of-arnor")))
    table.use("son-of-arnor")
    assert table.options == (
        Pick(table.id("goblin-sniper")),
        Pick(table.id("marsh-adder")),
        Pick(table.id("hill-troll")),
    )
    table.pick("hill-troll").done()
    assert table.state.engaged == [[table.id("wargs"), table.id("hill-troll")], []]


@pytest.mark.rule("L-FAQ-30")
def test_son_of_arnor_reaches_an_enemy_that_cannot_be_engaged_optionally() -> None:
    table = scene(
        Side(hand=["son-of-arnor"]),
        staging=["goblin-sniper", "forest-spider"],
        resources={"aragorn": 3},
    )
    table.begin(ActionWindow(planning=A)).play("son-of-arnor")
    table.pay("aragorn", "aragorn", "aragorn").use("son-of-arnor")
    table.pick("goblin-sniper").done()
    assert table.state.engaged == [[table.id("goblin-sniper")]]


@pytest.mark.rule("L-EX-17")
def test_son_of_arnor_may_let_the_chance_go() -> None:
    table = scene(Side(hand=["son-of-arnor"]), staging=["forest-spider"], resources={"aragorn": 3})
    table.begin(ActionWindow(planning=A)).play("son-of-arnor")
    table.pay("aragorn", "aragorn", "aragorn").choose(Pass()).done()
    assert table.state.staging == [table.id("forest-spider")]


@pytest.mark.rule("L-FAQ-14")
def test_son_of_arnor_finds_nobody_but_the_enemy_that_already_fights_his_player() -> None:
    table = scene(Side(hand=["son-of-arnor"], engaged=["wargs"]), resources={"aragorn": 3})
    table.begin(ActionWindow(planning=A)).play("son-of-arnor")
    table.pay("aragorn", "aragorn", "aragorn").done()


# Snowbourn Scout


@pytest.mark.rule("L-EFFECT-13")
def test_snowbourn_scout_puts_progress_on_any_location() -> None:
    table = scene(
        Side(hand=["snowbourn-scout"]),
        staging=["old-forest-road", "forest-spider"],
        active="forest-gate",
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow(planning=A)).play("snowbourn-scout").pay("aragorn")
    assert table.options == (Pass(), Use(table.id("snowbourn-scout")))
    table.use("snowbourn-scout")
    assert table.options == (Pick(table.id("old-forest-road")), Pick(table.id("forest-gate")))
    table.pick("old-forest-road").done()
    assert table.card("old-forest-road").progress == 1


@pytest.mark.rule("L-LOC-02")
def test_snowbourn_scout_explores_a_location_that_lacks_one_token() -> None:
    table = scene(
        Side(hand=["snowbourn-scout"]),
        staging=["enchanted-stream"],
        progress={"enchanted-stream": 1},
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow(planning=A)).play("snowbourn-scout").pay("aragorn")
    table.use("snowbourn-scout").pick("enchanted-stream").done()
    assert table.state.encounter_discard == [table.id("enchanted-stream")]


@pytest.mark.rule("L-FAQ-14")
def test_snowbourn_scout_finds_no_location() -> None:
    table = scene(
        Side(hand=["snowbourn-scout"]), staging=["forest-spider"], resources={"aragorn": 1}
    )
    table.begin(ActionWindow(planning=A)).play("snowbourn-scout").pay("aragorn").done()
    assert table.card("flies-and-spiders").progress == 0


# Longbeard Orc Slayer


@pytest.mark.rule("L-DEF-19")
def test_longbeard_orc_slayer_strikes_every_orc_in_play() -> None:
    table = scene(
        Side(hand=["longbeard-orc-slayer"], engaged=["dol-guldur-orcs", "wargs"]),
        Side(heroes=["gimli"], engaged=["chieftan-ufthak"]),
        staging=["wolf-rider"],
        damage={"wolf-rider": 1},
        resources={"aragorn": 4},
    )
    table.begin(ActionWindow(planning=A)).play("longbeard-orc-slayer")
    table.pay("aragorn", "aragorn", "aragorn", "aragorn")
    assert table.options == (Pass(), Use(table.id("longbeard-orc-slayer")))
    table.use("longbeard-orc-slayer").done()
    assert table.card("dol-guldur-orcs").damage == 1
    assert table.card("chieftan-ufthak").damage == 1
    assert table.card("wargs").damage == 0
    assert table.card("wolf-rider").zone is Zone.DISCARD


@pytest.mark.rule("L-FAQ-14")
def test_longbeard_orc_slayer_finds_no_orc() -> None:
    table = scene(
        Side(hand=["longbeard-orc-slayer"], engaged=["wargs"]),
        encounter=["dol-guldur-orcs"],
        resources={"aragorn": 4},
    )
    table.begin(ActionWindow(planning=A)).play("longbeard-orc-slayer")
    table.pay("aragorn", "aragorn", "aragorn", "aragorn").done()
    assert table.card("wargs").damage == 0


# Brok Ironfist


@pytest.mark.rule("L-EFFECT-15", "L-FAQ-12")
def test_brok_ironfist_comes_from_hand_when_a_dwarf_hero_falls() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], hand=["brok-ironfist"], engaged=["king-spider"]),
        damage={"gimli": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended()).pick("gimli")
    assert table.prompt == MayRespond("LeftPlay", table.id("gimli"))
    assert table.options == (Pass(), Use(table.id("brok-ironfist")))
    table.use("brok-ironfist").done()
    assert table.state.area[A] == [table.id("aragorn"), table.id("brok-ironfist")]


@pytest.mark.rule("L-EFFECT-15")
def test_brok_ironfist_comes_also_for_a_dwarf_hero_who_is_discarded() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], hand=["brok-ironfist"], engaged=["nazgul-of-dol-guldur"]),
        shadows={"nazgul-of-dol-guldur": ["wargs"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("nazgul-of-dol-guldur"), A))
    table.choose(Defend(table.id("aragorn"))).pick("gimli").use("brok-ironfist").done()
    assert table.state.area[A] == [table.id("aragorn"), table.id("brok-ironfist")]


@pytest.mark.rule("L-EFFECT-13")
def test_brok_ironfist_does_not_come_for_other_heroes_or_dwarf_allies() -> None:
    table = scene(
        Side(
            heroes=["aragorn", "theodred"],
            allies=["veteran-axehand"],
            hand=["brok-ironfist"],
            engaged=["king-spider", "wargs"],
        ),
        damage={"theodred": 1, "veteran-axehand": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A), EnemyAttack(table.id("wargs"), A))
    table.choose(Undefended()).pick("theodred")
    table.choose(Defend(table.id("veteran-axehand")))
    assert table.state.discard[A] == [table.id("theodred"), table.id("veteran-axehand")]
    table.done()


@pytest.mark.rule("L-EFFECT-14")
def test_brok_ironfist_does_not_come_for_another_players_dwarf() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["brok-ironfist"]),
        Side(heroes=["gimli", "legolas"], engaged=["king-spider"]),
        damage={"gimli": 2},
        exhausted=["aragorn"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), B)).passing().choose(Undefended())
    table.passing().pick("gimli")
    assert table.id("gimli") in table.state.discard[B]
    assert table.prompt == TakeAction(Phase.COMBAT)
    table.passing().done()
    assert table.card("brok-ironfist").zone is Zone.HAND


@pytest.mark.rule("L-ELIM-01")
def test_brok_ironfist_is_too_late_when_the_last_hero_falls() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["brok-ironfist"], engaged=["king-spider"]),
        damage={"gimli": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended()).done()
    assert table.state.won is False
    assert table.card("brok-ironfist").zone is Zone.DISCARD


# Steward of Gondor


@pytest.mark.rule("L-WINDOW-27")
def test_steward_of_gondor_pays_two_resources_to_its_hero() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], hand=["steward-of-gondor"]), resources={"aragorn": 2}
    )
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("steward-of-gondor")))
    table.play("steward-of-gondor")
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gimli")))
    table.pick("gimli")
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn", "aragorn")
    assert table.options == (Pass(), Use(table.id("steward-of-gondor"), 2))
    table.use("steward-of-gondor").done()
    assert table.card("gimli").resources == 2
    assert table.card("steward-of-gondor").exhausted
    assert not table.card("gimli").exhausted


@pytest.mark.rule("L-EFFECT-03")
def test_steward_of_gondor_makes_its_hero_a_man_of_gondor() -> None:
    table = scene(Side(heroes=["gimli"]), attached={"gimli": ["steward-of-gondor"]})
    assert traits(table.state, table.id("gimli")) == ("Dwarf", "Noble", "Warrior", "Gondor")


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_steward_of_gondor_pays_nothing() -> None:
    table = scene(attached={"aragorn": ["steward-of-gondor"]}, exhausted=["steward-of-gondor"])
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-CTRL-09")
def test_steward_of_gondor_serves_the_controller_of_its_hero() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["steward-of-gondor"]),
        Side(heroes=["gimli"]),
        resources={"aragorn": 2},
    )
    table.begin(ActionWindow(planning=A)).play("steward-of-gondor").pick("gimli")
    table.pay("aragorn", "aragorn")
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("steward-of-gondor"), 2)))
    table.use("steward-of-gondor").passing().done()
    assert table.card("gimli").resources == 2


@pytest.mark.rule("L-CARD-17")
def test_steward_of_gondor_goes_to_no_ally() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], hand=["steward-of-gondor"]),
        resources={"aragorn": 2},
        exhausted=["faramir"],
    )
    table.begin(ActionWindow(planning=A)).play("steward-of-gondor")
    assert table.options == (Pick(table.id("aragorn")),)
    table.pick("aragorn").pay("aragorn", "aragorn").passing().done()


# Celebrían's Stone


@pytest.mark.rule("L-SPHERE-05")
def test_celebrians_stone_gives_willpower_and_to_aragorn_the_sphere_of_spirit() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["celebrians-stone", "wandering-took"]),
        resources={"aragorn": 4},
    )
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("celebrians-stone")))
    table.play("celebrians-stone").pick("aragorn").pay("aragorn", "aragorn")
    assert table.terms("aragorn", Stat.WILLPOWER) == (("printed", 2), ("celebrians-stone", 2))
    assert spheres(table.state, table.id("aragorn")) == (Sphere.LEADERSHIP, Sphere.SPIRIT)
    assert table.options == (Pass(), Play(table.id("wandering-took")))
    table.play("wandering-took").pay("aragorn", "aragorn").done()


@pytest.mark.rule("L-SPHERE-03")
def test_celebrians_stone_gives_no_sphere_to_another_hero() -> None:
    table = scene(
        Side(heroes=["theodred"], hand=["wandering-took"]),
        attached={"theodred": ["celebrians-stone"]},
        resources={"theodred": 2},
    )
    table.begin(ActionWindow(planning=A)).done()
    assert spheres(table.state, table.id("theodred")) == (Sphere.LEADERSHIP,)
    assert table.value("theodred", Stat.WILLPOWER) == 3
