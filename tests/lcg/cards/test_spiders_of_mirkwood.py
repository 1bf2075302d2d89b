"""Spiders of Mirkwood: enemies and locations, cards 74-78."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, reveal
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import ChooseTravel, EngageEnemy, No, Pick, TravelHere, Use, Yes
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# King Spider


@pytest.mark.rule("L-EFFECT-19")
def test_king_spider_makes_each_player_exhaust_a_character_when_revealed() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["guard-of-the-citadel"]),
        Side(heroes=["eowyn"]),
        attached={"aragorn": ["celebrians-stone"]},
        encounter=["king-spider"],
        exhausted=["gimli"],
    )
    reveal(table)
    assert table.seat == A
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("guard-of-the-citadel")))
    table.pick("guard-of-the-citadel")
    assert (table.seat, table.options) == (B, (Pick(table.id("eowyn")),))
    table.pick("eowyn").done()
    tired = [code for code in ("aragorn", "eowyn") if table.card(code).exhausted]
    assert tired == ["eowyn"]
    assert table.card("guard-of-the-citadel").exhausted
    assert table.card("king-spider").zone is Zone.STAGING


@pytest.mark.rule("L-READY-04")
def test_king_spider_asks_nothing_of_a_player_whose_characters_are_exhausted() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["eowyn"]),
        encounter=["king-spider"],
        exhausted=["aragorn"],
    )
    reveal(table)
    assert (table.seat, table.options) == (B, (Pick(table.id("eowyn")),))
    table.pick("eowyn").done()


@pytest.mark.rule("L-FAQ-06", "L-FAQ-07")
def test_king_spider_cancelled_exhausts_nobody_and_still_comes() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["king-spider"],
        resources={"eowyn": 1},
    )
    reveal(table)
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").done()
    assert not table.card("eowyn").exhausted
    assert table.card("king-spider").zone is Zone.STAGING
    assert table.card("a-test-of-will").zone is Zone.DISCARD


@pytest.mark.rule("L-FAQ-31")
def test_king_spider_as_shadow_exhausts_one_character_of_the_defending_player() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["guard-of-the-citadel"], engaged=["wargs"]),
        Side(heroes=["eowyn"]),
        attached={"gimli": ["dwarven-axe"]},
        shadows={"wargs": ["king-spider"]},
    )
    attack(table, "wargs", "aragorn")
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("guard-of-the-citadel")))
    table.pick("gimli").passing().done()
    assert table.card("gimli").exhausted
    assert not table.card("guard-of-the-citadel").exhausted
    assert not table.card("eowyn").exhausted


@pytest.mark.rule("L-SHADOW-08")
def test_king_spider_as_shadow_exhausts_two_characters_if_undefended() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"], engaged=["wargs"]),
        Side(heroes=["eowyn"]),
        attached={"gimli": ["dwarven-axe"]},
        shadows={"wargs": ["king-spider"]},
    )
    attack(table, "wargs", None)
    ready = tuple(Pick(table.id(code)) for code in ("aragorn", "gimli", "faramir"))
    assert table.options == ready
    table.pick("gimli")
    assert table.options == (ready[0], ready[2])
    table.pick("aragorn").passing().pick("gimli").passing().done()
    assert [table.card(code).exhausted for code in ("aragorn", "gimli")] == [True, True]
    assert not table.card("faramir").exhausted


# Hummerhorns


@pytest.mark.rule("L-EFFECT-18", "L-DEF-19")
def test_hummerhorns_deals_five_damage_to_a_hero_of_the_engaged_player() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["guard-of-the-citadel"]),
        Side(heroes=["eowyn"]),
        attached={"gimli": ["citadel-plate"]},
        staging=["hummerhorns"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("hummerhorns")))
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gimli")))
    table.pick("gimli").passing().done()
    assert table.card("gimli").damage == 5
    assert table.card("aragorn").damage == 0


@pytest.mark.rule("L-ENC-12")
def test_hummerhorns_that_engages_nobody_harms_nobody() -> None:
    table = scene(staging=["hummerhorns"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase()).choose(Pass()).done()
    assert table.card("hummerhorns").zone is Zone.STAGING
    assert table.card("aragorn").damage == 0


@pytest.mark.parametrize(("defender", "damage"), [("gimli", 1), (None, 2)])
@pytest.mark.rule("L-FAQ-31")
def test_hummerhorns_as_shadow_damages_each_character_of_the_defending_player(
    defender: str | None, damage: int
) -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"], engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"]),
        attached={"gimli": ["dwarven-axe"]},
        shadows={"dol-guldur-orcs": ["hummerhorns"]},
    )
    attack(table, "dol-guldur-orcs", defender)
    if defender is None:
        table.pick("gimli").passing()
    table.done()
    assert table.card("aragorn").damage == damage
    assert table.card("faramir").damage == damage
    assert table.card("dwarven-axe").damage == 0
    assert table.card("gimli").damage == damage + (2 if defender is None else 0)
    assert table.card("eowyn").damage == 0


# Ungoliant's Spawn


@pytest.mark.rule("L-FAQ-16")
def test_ungoliants_spawn_weakens_those_who_are_committed_until_the_end_of_the_phase() -> None:
    table = scene(
        Side(heroes=["eowyn", "aragorn"], allies=["faramir"]),
        encounter=["ungoliants-spawn"],
        committed=["eowyn", "faramir"],
        phase=Phase.QUEST,
    )
    reveal(table).done()
    assert table.terms("eowyn", Stat.WILLPOWER) == (("printed", 4), ("ungoliants-spawn", -1))
    assert table.value("faramir", Stat.WILLPOWER) == 1
    assert table.value("aragorn", Stat.WILLPOWER) == 2
    table.begin(End(Until.PHASE)).done()
    assert table.value("eowyn", Stat.WILLPOWER) == 4


@pytest.mark.rule("L-FAQ-07")
def test_ungoliants_spawn_cancelled_weakens_nobody() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["ungoliants-spawn"],
        committed=["eowyn"],
        resources={"eowyn": 1},
        phase=Phase.QUEST,
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert table.value("eowyn", Stat.WILLPOWER) == 4


@pytest.mark.parametrize(("defender", "threat"), [("aragorn", 29), (None, 33)])
@pytest.mark.rule("L-FAQ-31")
def test_ungoliants_spawn_as_shadow_raises_the_defending_players_threat(
    defender: str | None, threat: int
) -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"], threat=30),
        shadows={"dol-guldur-orcs": ["ungoliants-spawn"]},
    )
    attack(table, "dol-guldur-orcs", defender).done()
    assert table.state.threat == [threat, 30]


# Great Forest Web


@pytest.mark.rule("L-EFFECT-21")
def test_great_forest_web_costs_each_player_a_hero_to_travel_there() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"]),
        Side(heroes=["eowyn", "eleanor"]),
        staging=["great-forest-web"],
        exhausted=["eowyn"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase())
    assert table.prompt == ChooseTravel()
    assert table.options == (Pass(), TravelHere(table.id("great-forest-web")))
    table.choose(TravelHere(table.id("great-forest-web")))
    assert (table.seat, table.options) == (A, (Pick(table.id("aragorn")), Pick(table.id("gimli"))))
    table.pick("gimli")
    assert (table.seat, table.options) == (B, (Pick(table.id("eleanor")),))
    table.pick("eleanor").passing().done()
    assert table.state.active == [table.id("great-forest-web")]
    assert table.card("gimli").exhausted
    assert table.card("eleanor").exhausted


@pytest.mark.rule("L-EFFECT-22")
def test_great_forest_web_cannot_be_reached_if_one_player_has_no_ready_hero() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["eowyn"], allies=["wandering-took"]),
        staging=["great-forest-web"],
        exhausted=["eowyn"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).passing().done()
    assert table.card("great-forest-web").zone is Zone.STAGING


# Mountains of Mirkwood


@pytest.mark.rule("L-EFFECT-21", "L-FAQ-18")
def test_mountains_of_mirkwood_reveals_a_card_with_its_keywords_to_travel_there() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        staging=["mountains-of-mirkwood"],
        encounter=["endless-caverns", "east-bight-patrol", "forest-gate"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("mountains-of-mirkwood"))).done()
    assert table.state.threat == [26]
    assert table.state.staging == [table.id("endless-caverns"), table.id("east-bight-patrol")]
    assert table.state.active == [table.id("mountains-of-mirkwood")]


@pytest.mark.rule("L-EFFECT-22", "L-OPEN-12")
def test_mountains_of_mirkwood_cannot_be_reached_if_nothing_can_be_revealed() -> None:
    table = scene(
        staging=["mountains-of-mirkwood"],
        encounter_discard=["east-bight-patrol"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).done()
    assert not table.state.active


def explored(*sides: Side) -> LcgScene:
    """Éowyn's willpower has just explored Mountains of Mirkwood."""
    table = scene(*sides, active="mountains-of-mirkwood", committed=["eowyn"], phase=Phase.QUEST)
    return table.begin(QuestPhase())


@pytest.mark.rule("L-FAQ-13")
def test_mountains_of_mirkwood_explored_lets_each_player_search_his_top_five() -> None:
    mine = ["faramir", "gandalf", "beorn", "son-of-arnor", "grim-resolve", "sneak-attack"]
    table = explored(Side(heroes=["eowyn"], deck=mine), Side(heroes=[], deck=["gleowine"]))
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("mountains-of-mirkwood"), 1)))
    table.script(Shuffled(), Shuffled()).use("mountains-of-mirkwood")
    assert (table.seat, table.options) == (A, (Yes(), No()))
    table.choose(Yes())
    assert set(table.options) == {Pick(table.id(code)) for code in mine[:5]}
    table.pick("beorn")
    assert (table.seat, table.options) == (B, (Yes(), No()))
    table.choose(Yes())
    assert table.options == (Pick(table.id("gleowine")),)
    table.pick("gleowine").passing().done()
    assert table.state.hand == [[table.id("beorn")], [table.id("gleowine")]]
    assert len(table.state.deck[A]) == 5
    assert not table.state.active


@pytest.mark.rule("L-EFFECT-12")
def test_mountains_of_mirkwood_explored_forces_nobody_to_search() -> None:
    table = explored(Side(heroes=["eowyn"], deck=["beorn"]))
    table.use("mountains-of-mirkwood").choose(No()).done()
    assert not table.state.hand[A]


@pytest.mark.rule("L-FAQ-14")
def test_mountains_of_mirkwood_explored_offers_nothing_if_all_decks_are_empty() -> None:
    explored(Side(heroes=["eowyn"])).done()
