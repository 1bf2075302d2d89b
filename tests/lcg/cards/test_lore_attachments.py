"""The attachments of Lore, cards 69-72."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.records import Seat
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Saw
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import (
    ChooseAttacker,
    ChooseOne,
    DeclareDefender,
    DiscardToPay,
    MayRespond,
    OrderAttacks,
    Pick,
    PickNumber,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.asking import controller
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack, EnemyAttacks
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# Forest Snare


@pytest.mark.rule("L-FAQ-45")
def test_forest_snare_is_laid_for_an_engaged_enemy_and_stays_with_its_player() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["forest-snare"], engaged=["wargs"]),
        Side(heroes=["gimli"], engaged=["hill-troll", "nazgul-of-dol-guldur"]),
        staging=["marsh-adder"],
        resources={"denethor": 3},
    )
    table.begin(ActionWindow(planning=A)).play("forest-snare")
    assert table.options == (Pick(table.id("wargs")), Pick(table.id("hill-troll")))
    table.pick("hill-troll").pay("denethor", "denethor", "denethor").done()
    assert table.card("forest-snare").host == table.id("hill-troll")
    assert controller(table.state, table.id("forest-snare")) == A


@pytest.mark.rule("L-FAQ-09", "L-FAQ-39")
def test_an_enemy_in_forest_snare_does_not_attack_though_it_has_a_shadow_card() -> None:
    table = scene(
        Side(heroes=["beravor"], engaged=["hill-troll", "wargs"]),
        attached={"hill-troll": ["forest-snare"]},
        encounter=["east-bight-patrol", "forest-gate"],
        exhausted=["beravor"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.prompt == DeclareDefender(table.id("wargs"))
    assert table.state.shadows[table.id("hill-troll")] == [table.id("east-bight-patrol")]
    table.choose(Undefended()).done()
    assert table.card("beravor").damage == 3
    assert table.state.threat == [25]
    assert len(table.state.encounter_discard) == 2


@pytest.mark.rule("L-FAQ-46")
def test_forest_snare_needs_an_engaged_enemy() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["forest-snare"]),
        staging=["wargs"],
        resources={"denethor": 3},
    )
    table.begin(ActionWindow(planning=A)).done()


@pytest.mark.rule("L-FAQ-09")
def test_forest_snare_does_not_hold_another_enemy() -> None:
    table = scene(
        Side(heroes=["denethor"], engaged=["wargs", "king-spider"]),
        attached={"wargs": ["forest-snare"]},
        exhausted=["denethor"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(A))
    assert table.prompt == DeclareDefender(table.id("king-spider"))
    table.choose(Undefended()).done()


# Protector of Lórien


@pytest.mark.rule("L-COST-01")
def test_protector_of_lorien_turns_cards_into_defense_or_willpower() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["gandalf", "gandalf", "gleowine"]),
        attached={"beravor": ["protector-of-lorien"]},
        phase=Phase.QUEST,
    )
    protector = table.id("protector-of-lorien")
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(protector, 1))
    table.use("protector-of-lorien")
    assert table.prompt == DiscardToPay(protector)
    first, second = table.ids("gandalf")
    assert table.options == (Pick(first), Pick(second), Pick(table.id("gleowine")))
    table.pick("gleowine")
    assert isinstance(table.prompt, ChooseOne)
    assert table.options == (PickNumber(0), PickNumber(1))
    table.choose(PickNumber(0)).use("protector-of-lorien").pick("gandalf").choose(PickNumber(1))
    assert table.value("beravor", Stat.DEFENSE) == 3
    assert table.value("beravor", Stat.WILLPOWER) == 3
    table.choose(Pass()).done()


@pytest.mark.rule("L-FAQ-05")
def test_protector_of_lorien_protects_three_times_a_phase_with_each_copy() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["gandalf"] * 5),
        attached={"beravor": ["protector-of-lorien", "protector-of-lorien"]},
        phase=Phase.QUEST,
    )
    first, second = (Use(card, 1) for card in table.ids("protector-of-lorien"))
    table.begin(ActionWindow(), End(Until.PHASE), ActionWindow())
    for _ in range(3):
        assert table.options == (Pass(), first, second)
        table.choose(first).pick("gandalf").choose(PickNumber(1))
    assert table.options == (Pass(), second)
    assert table.value("beravor", Stat.WILLPOWER) == 5
    table.choose(Pass())
    assert table.options == (Pass(), first, second)
    assert table.value("beravor", Stat.WILLPOWER) == 2
    table.choose(Pass()).done()


@pytest.mark.rule("L-COST-02")
def test_protector_of_lorien_needs_a_card_in_hand() -> None:
    table = scene(Side(heroes=["beravor"]), attached={"beravor": ["protector-of-lorien"]})
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-EFFECT-06")
def test_protector_of_lorien_is_not_used_by_another_player() -> None:
    table = scene(
        Side(heroes=["beravor"]),
        Side(heroes=["gimli"], hand=["gandalf"]),
        attached={"beravor": ["protector-of-lorien"]},
    )
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (B, (Pass(),))
    table.passing().done()


# Dark Knowledge


@pytest.mark.rule("L-TALK-03")
def test_dark_knowledge_shows_a_shadow_card_just_dealt_to_an_enemy_of_yours() -> None:
    table = scene(
        Side(heroes=["glorfindel"], engaged=["forest-spider", "black-forest-bats"]),
        attached={"glorfindel": ["dark-knowledge"]},
        encounter=["east-bight-patrol", "forest-gate"],
        exhausted=["glorfindel"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.prompt == MayRespond("ShadowDealt", table.id("east-bight-patrol"))
    assert table.options == (Pass(), Use(table.id("dark-knowledge"), 2))
    table.choose(Pass())
    assert table.prompt == MayRespond("ShadowDealt", table.id("forest-gate"))
    table.use("dark-knowledge")
    assert table.told(Saw) == [Saw(A, "forest-gate")]
    assert table.card("dark-knowledge").exhausted
    assert table.card("forest-gate").known == (A,)
    assert table.card("east-bight-patrol").known == ()
    assert table.prompt == OrderAttacks()
    table.choose(ChooseAttacker(table.id("forest-spider")), Undefended(), Undefended()).done()
    assert table.card("glorfindel").damage == 4


@pytest.mark.rule("L-EFFECT-13")
def test_dark_knowledge_does_not_show_the_shadow_cards_of_other_players() -> None:
    table = scene(
        Side(heroes=["denethor"]),
        Side(heroes=["gimli"], engaged=["wargs"]),
        attached={"denethor": ["dark-knowledge"]},
        encounter=["forest-gate"],
        exhausted=["denethor", "gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.prompt == DeclareDefender(table.id("wargs"))
    table.choose(Undefended()).done()
    assert not table.card("dark-knowledge").exhausted


@pytest.mark.rule("L-FAQ-38")
@pytest.mark.parametrize("owner", [A, B])
def test_dark_knowledge_looks_at_an_enemy_that_attacks_you_without_being_engaged(
    owner: Seat,
) -> None:
    hosts = ["denethor", "gimli"]
    table = scene(
        Side(heroes=["denethor"], engaged=["wargs"]),
        Side(heroes=["gimli"]),
        attached={hosts[owner]: ["dark-knowledge"]},
        shadows={"wargs": ["wolf-rider"]},
        encounter=["forest-gate"],
        exhausted=["denethor", "gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended())
    if owner == A:
        assert table.prompt == MayRespond("ShadowDealt", table.id("forest-gate"))
        assert (table.seat, table.options) == (A, (Pass(), Use(table.id("dark-knowledge"), 2)))
        table.use("dark-knowledge")
    assert table.prompt == DeclareDefender(table.id("wolf-rider"))
    assert table.told(Saw) == ([Saw(A, "forest-gate")] if owner == A else [])
    table.choose(Undefended()).done()


@pytest.mark.rule("L-FAQ-35")
@pytest.mark.parametrize(("attacked", "offered"), [(A, True), (B, False)])
def test_dark_knowledge_goes_by_whom_an_enemy_attacks_not_by_whom_it_is_engaged_with(
    attacked: Seat, offered: bool
) -> None:
    table = scene(
        Side(heroes=["denethor"]),
        Side(heroes=["gimli"], engaged=["dol-guldur-beastmaster"]),
        attached={"denethor": ["dark-knowledge"]},
        encounter=["forest-gate"],
        exhausted=["denethor", "gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("dol-guldur-beastmaster"), attacked))
    if offered:
        assert table.prompt == MayRespond("ShadowDealt", table.id("forest-gate"))
        table.use("dark-knowledge")
    assert table.prompt == DeclareDefender(table.id("dol-guldur-beastmaster"))
    assert table.told(Saw) == ([Saw(A, "forest-gate")] if offered else [])
    table.choose(Undefended()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_dark_knowledge_shows_nothing_but_still_burdens() -> None:
    table = scene(
        Side(heroes=["beravor"], engaged=["wargs"]),
        attached={"beravor": ["dark-knowledge"]},
        encounter=["forest-gate"],
        exhausted=["beravor", "dark-knowledge"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.prompt == DeclareDefender(table.id("wargs"))
    assert table.terms("beravor", Stat.WILLPOWER) == (("printed", 2), ("dark-knowledge", -1))
    table.choose(Undefended()).done()


# Self Preservation


@pytest.mark.rule("L-CARD-16")
def test_self_preservation_goes_to_any_character() -> None:
    table = scene(
        Side(heroes=["beravor"], allies=["erebor-hammersmith"], hand=["self-preservation"]),
        Side(heroes=["gimli"]),
        exhausted=["beravor"],
        resources={"beravor": 3},
    )
    table.begin(ActionWindow(planning=A)).play("self-preservation")
    codes = ("beravor", "erebor-hammersmith", "gimli")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("erebor-hammersmith").pay("beravor", "beravor", "beravor").done()
    assert table.card("self-preservation").host == table.id("erebor-hammersmith")


@pytest.mark.rule("L-READY-03")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (2, 0), (3, 1)])
def test_self_preservation_heals_two_damage_of_its_character(wounds: int, left: int) -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"]),
        attached={"gimli": ["self-preservation"]},
        damage={"gimli": wounds, "legolas": 1},
        exhausted=["gimli"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("self-preservation"), 1))
    table.use("self-preservation").done()
    assert (table.card("gimli").damage, table.card("legolas").damage) == (left, 1)
    assert table.card("self-preservation").exhausted


@pytest.mark.rule("L-FAQ-14")
def test_self_preservation_does_not_heal_a_character_without_damage() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"]),
        attached={"gimli": ["self-preservation"]},
        damage={"legolas": 1},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_self_preservation_heals_nothing() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        attached={"gimli": ["self-preservation"]},
        damage={"gimli": 1},
        exhausted=["self-preservation"],
    )
    table.begin(ActionWindow()).done()
