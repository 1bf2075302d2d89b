"""The events of Lore, cards 63-68."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Saw
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import ArrangeTop, NameX, Pay, Pick, PickNumber, PickPlayer, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.targets import Until

# Lore of Imladris


@pytest.mark.rule("L-CARD-16")
def test_lore_of_imladris_heals_a_character_completely() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["lore-of-imladris"]),
        Side(heroes=["gimli", "legolas"], allies=["beorn"], engaged=["wargs"]),
        damage={"gimli": 1, "beorn": 5, "wargs": 1},
        resources={"denethor": 2},
        exhausted=["denethor"],
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("lore-of-imladris").pay("denethor", "denethor")
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("beorn")))
    table.pick("beorn").passing().done()
    assert (table.card("beorn").damage, table.card("gimli").damage) == (0, 1)


@pytest.mark.rule("L-FAQ-14")
def test_lore_of_imladris_needs_a_wounded_character() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["lore-of-imladris"], engaged=["wargs"]),
        damage={"wargs": 1},
        resources={"denethor": 2},
    )
    table.begin(ActionWindow()).done()


# Lórien's Wealth


@pytest.mark.rule("L-RES-06")
def test_loriens_wealth_lets_a_player_draw_three_cards() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["loriens-wealth"]),
        Side(heroes=["gimli"], deck=["feint", "beorn", "quick-strike", "swift-strike"]),
        resources={"denethor": 3},
    )
    table.begin(ActionWindow()).use("loriens-wealth").pay(*["denethor"] * 3)
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).passing().done()
    assert table.state.hand[B] == [table.id(c) for c in ("feint", "beorn", "quick-strike")]


@pytest.mark.rule("L-FAQ-14")
def test_loriens_wealth_is_not_played_when_nobody_can_draw() -> None:
    table = scene(Side(heroes=["denethor"], hand=["loriens-wealth"]), resources={"denethor": 3})
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-EX-14")
def test_loriens_wealth_is_of_no_use_at_the_enchanted_stream() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["loriens-wealth"], deck=["gandalf"] * 3),
        active="enchanted-stream",
        resources={"denethor": 3},
    )
    table.begin(ActionWindow()).done()


# Radagast's Cunning


@pytest.mark.rule("L-QUEST-12")
def test_radagasts_cunning_hides_an_enemy_in_the_staging_area_for_the_phase() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["radagasts-cunning"], engaged=["hill-troll"]),
        staging=["marsh-adder", "wargs", "forest-gate"],
        encounter=["old-forest-road", "old-forest-road"],
        resources={"beravor": 1},
        exhausted=["beravor"],
        phase=Phase.QUEST,
    )
    assert staging_threat(table.state) == 7
    table.begin(QuestPhase(), End(Until.PHASE))
    assert table.options == (Pass(), Use(table.id("radagasts-cunning")))
    table.use("radagasts-cunning").pay("beravor")
    assert table.options == (Pick(table.id("marsh-adder")), Pick(table.id("wargs")))
    table.pick("marsh-adder").done()
    assert table.state.threat == [25 + 4 + 1]
    assert staging_threat(table.state) == 8


@pytest.mark.rule("L-EX-16")
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.QUEST])
def test_radagasts_cunning_is_for_the_quest_phase(phase: Phase) -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["radagasts-cunning"]),
        staging=["wargs"],
        resources={"denethor": 1},
        phase=phase,
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-FAQ-14")
def test_radagasts_cunning_does_not_hide_an_engaged_enemy_or_a_location() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["radagasts-cunning"], engaged=["wargs"]),
        staging=["forest-gate"],
        resources={"denethor": 1},
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).done()


# Secret Paths


@pytest.mark.rule("L-QUEST-12")
def test_secret_paths_hide_a_location_in_the_staging_area_for_the_phase() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["secret-paths"]),
        staging=["marsh-adder", "the-brown-lands", "forest-gate"],
        active="old-forest-road",
        resources={"denethor": 1},
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).use("secret-paths").pay("denethor")
    assert table.options == (Pick(table.id("the-brown-lands")), Pick(table.id("forest-gate")))
    table.pick("the-brown-lands").done()
    assert staging_threat(table.state) == 5
    table.begin(End(Until.PHASE)).done()
    assert staging_threat(table.state) == 10


@pytest.mark.rule("L-EFFECT-10")
@pytest.mark.parametrize("phase", [Phase.PLANNING, Phase.TRAVEL])
def test_secret_paths_are_for_the_quest_phase(phase: Phase) -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["secret-paths"]),
        staging=["forest-gate"],
        resources={"denethor": 1},
        phase=phase,
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-QUEST-13")
def test_secret_paths_do_not_hide_the_active_location() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["secret-paths"]),
        staging=["wargs"],
        active="forest-gate",
        resources={"denethor": 1},
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).done()


# Gandalf's Search


@pytest.mark.rule("L-PAY-14", "L-FAQ-13")
def test_gandalfs_search_takes_one_of_x_cards_and_orders_the_rest() -> None:
    table = scene(
        Side(heroes=["denethor", "gimli"], hand=["gandalfs-search"]),
        Side(heroes=["legolas"], deck=["feint", "beorn", "quick-strike", "swift-strike"]),
        resources={"denethor": 3, "gimli": 2},
    )
    search = table.id("gandalfs-search")
    feint, beorn, quick, swift = (
        table.id(code) for code in ("feint", "beorn", "quick-strike", "swift-strike")
    )
    table.begin(ActionWindow()).use("gandalfs-search")
    assert table.prompt == NameX(search)
    assert table.options == (PickNumber(1), PickNumber(2), PickNumber(3))
    table.choose(PickNumber(3))
    assert table.options == (Pay(table.id("denethor")),)
    table.pay("denethor", "denethor", "denethor")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B))
    assert table.seat == A
    assert sorted(table.told(Saw), key=str) == sorted(
        (Saw(A, code) for code in ("feint", "beorn", "quick-strike")), key=str
    )
    assert set(table.options) == {Pick(feint), Pick(beorn), Pick(quick)}
    table.pick("beorn")
    assert table.prompt == ArrangeTop(search)
    assert set(table.options) == {Pick(feint), Pick(quick)}
    table.pick("feint").passing().done()
    assert table.state.hand == [[], [beorn]]
    assert table.state.deck[B] == [swift, feint, quick]
    assert table.card("gimli").resources == 2


def test_gandalfs_search_puts_all_the_others_back_one_by_one_the_deepest_first() -> None:
    deck = ("feint", "beorn", "quick-strike", "swift-strike")
    table = scene(
        Side(heroes=["denethor"], hand=["gandalfs-search"], deck=deck),
        resources={"denethor": 4},
        exhausted=["denethor"],
    )
    feint, beorn, quick, swift = (table.id(code) for code in deck)
    table.begin(ActionWindow()).use("gandalfs-search").choose(PickNumber(4))
    table.pay(*["denethor"] * 4).choose(PickPlayer(A)).pick("beorn")
    assert set(table.options) == {Pick(feint), Pick(quick), Pick(swift)}
    table.pick("quick-strike")
    assert set(table.options) == {Pick(feint), Pick(swift)}
    table.pick("feint").done()
    assert table.state.hand[A] == [beorn]
    assert table.state.deck[A] == [quick, feint, swift]


@pytest.mark.rule("L-EMPTY-01")
def test_gandalfs_search_looks_at_what_is_left_of_a_deck() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["gandalfs-search"], deck=["gleowine"]),
        resources={"denethor": 3},
        exhausted=["denethor"],
    )
    table.begin(ActionWindow()).use("gandalfs-search").choose(PickNumber(3))
    table.pay(*["denethor"] * 3).choose(PickPlayer(A))
    assert table.options == (Pick(table.id("gleowine")),)
    table.pick("gleowine").done()
    assert table.state.hand[A] == [table.id("gleowine")]


@pytest.mark.rule("L-FAQ-14")
def test_gandalfs_search_finds_nothing_for_no_resource() -> None:
    table = scene(
        Side(heroes=["denethor", "gimli"], hand=["gandalfs-search"], deck=["gleowine"]),
        resources={"gimli": 3},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-FAQ-14")
def test_gandalfs_search_is_not_played_on_empty_decks() -> None:
    table = scene(Side(heroes=["denethor"], hand=["gandalfs-search"]), resources={"denethor": 3})
    table.begin(ActionWindow()).done()


# Beorn's Hospitality


@pytest.mark.rule("L-CTRL-02")
def test_beorns_hospitality_heals_all_heroes_of_a_player() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["beorns-hospitality"]),
        Side(heroes=["gimli", "legolas"], allies=["gleowine"]),
        damage={"denethor": 1, "gimli": 4, "legolas": 2, "gleowine": 1},
        resources={"denethor": 5},
        exhausted=["denethor", "gleowine"],
    )
    table.begin(ActionWindow()).use("beorns-hospitality").pay(*["denethor"] * 5)
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).done()
    codes = ("denethor", "gimli", "legolas", "gleowine")
    assert [table.card(code).damage for code in codes] == [1, 0, 0, 1]


@pytest.mark.rule("L-FAQ-14")
def test_beorns_hospitality_needs_a_wounded_hero() -> None:
    table = scene(
        Side(heroes=["denethor"], allies=["gleowine"], hand=["beorns-hospitality"]),
        damage={"gleowine": 1},
        resources={"denethor": 5},
        exhausted=["gleowine"],
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-PAY-01")
def test_beorns_hospitality_is_not_given_for_four_resources() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["beorns-hospitality"]),
        damage={"denethor": 1},
        resources={"denethor": 4},
    )
    table.begin(ActionWindow()).done()
