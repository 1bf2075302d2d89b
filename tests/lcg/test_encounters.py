"""The encounter phase: L-ENC."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    ChooseEngaging,
    Defend,
    Done,
    EngageEnemy,
    EngageOptionally,
    TakeAction,
    Use,
)
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.rounds import PlanningPhase


@pytest.mark.rule("L-ENC-01")
def test_optional_engagement_comes_before_the_engagement_checks() -> None:
    """With a window between them, in which nothing has engaged by itself yet."""
    table = scene(
        Side(heroes=["denethor"], threat=30),
        staging=["king-spider", "hummerhorns"],
        encounter=["forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase())
    assert table.prompt == EngageOptionally()
    table.choose(Pass())
    assert table.prompt == TakeAction(Phase.ENCOUNTER)
    assert table.state.engaged == [[]]
    table.choose(Pass())
    assert table.prompt == TakeAction(Phase.ENCOUNTER)
    assert table.state.engaged == [[table.id("king-spider")]]
    table.choose(Pass()).done()


@pytest.mark.rule("L-ENC-02")
def test_each_player_may_engage_one_enemy_of_his_choice() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=0),
        Side(heroes=["gloin"], threat=0),
        staging=["king-spider", "enchanted-stream", "forest-spider", "hill-troll"],
        phase=Phase.ENCOUNTER,
    )
    king, spider, troll = (
        EngageEnemy(table.id(code)) for code in ("king-spider", "forest-spider", "hill-troll")
    )
    table.begin(EncounterPhase())
    assert (table.seat, table.options) == (A, (Pass(), king, spider, troll))
    table.choose(spider)
    assert (table.seat, table.options) == (B, (Pass(), king, troll))
    table.choose(king).done()
    assert table.state.engaged == [[table.id("forest-spider")], [table.id("king-spider")]]


@pytest.mark.rule("L-ENC-02")
def test_nobody_has_to_engage_an_enemy() -> None:
    table = scene(Side(heroes=["gimli"], threat=0), staging=["king-spider"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase()).choose(Pass()).done()
    assert table.state.staging == [table.id("king-spider")]


@pytest.mark.rule("L-ENC-02")
def test_the_next_player_keeps_his_chance_when_an_engagement_eliminates_the_first() -> None:
    table = scene(
        Side(heroes=["eleanor"], threat=0),
        Side(heroes=["gloin"], threat=0),
        Side(heroes=["gimli"], threat=0),
        staging=["hummerhorns", "king-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("hummerhorns"))).pick("eleanor")
    assert table.state.eliminated == [True, False, False]
    assert (table.seat, table.prompt) == (B, EngageOptionally())
    table.choose(Pass())
    assert (table.seat, table.prompt) == (C, EngageOptionally())
    table.choose(Pass()).done()


@pytest.mark.rule("L-ENC-03")
def test_the_engagement_cost_does_not_matter_to_who_engages_by_choice() -> None:
    table = scene(Side(heroes=["gimli"], threat=0), staging=["hill-troll"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("hill-troll"))).done()
    assert table.state.engaged == [[table.id("hill-troll")]]


@pytest.mark.rule("L-ENC-04")
def test_an_engaged_enemy_leaves_the_staging_area_with_its_damage() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=0),
        Side(heroes=["gloin"], threat=0),
        staging=["king-spider", "hill-troll"],
        damage={"hill-troll": 2},
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), EngageEnemy(table.id("hill-troll"))).done()
    troll = table.card("hill-troll")
    assert (troll.zone, troll.seat, troll.damage) == (Zone.ENGAGED, B, 2)
    assert table.state.staging == [table.id("king-spider")]
    assert table.state.engaged == [[], [table.id("hill-troll")]]


@pytest.mark.rule("L-ENC-05")
def test_a_check_compares_the_threat_with_the_enemies_still_in_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=32, engaged=["king-spider"]),
        staging=["ungoliants-spawn", "enchanted-stream"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass()).done()
    assert [event.card for event in table.told(events.Engaged)] == [table.id("ungoliants-spawn")]
    assert table.state.staging == [table.id("enchanted-stream")]


@pytest.mark.rule("L-ENC-06")
@pytest.mark.parametrize(
    ("threat", "engaging"),
    [(19, None), (20, "king-spider"), (24, "king-spider"), (25, "forest-spider")],
)
def test_the_costliest_enemy_not_above_the_threat_engages_first(
    threat: int, engaging: str | None
) -> None:
    table = scene(
        Side(heroes=["gimli"], threat=threat),
        staging=["king-spider", "forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass()).done()
    first = [table.state.cards[event.card].code for event in table.told(events.Engaged)][:1]
    assert first == ([] if engaging is None else [engaging])


@pytest.mark.rule("L-ENC-07")
def test_one_enemy_engages_a_player_in_one_check() -> None:
    """So two players with the same threat share two enemies."""
    table = scene(
        Side(heroes=["gimli"], threat=30),
        Side(heroes=["gloin"], threat=30),
        staging=["king-spider", "forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass()).done()
    assert table.state.engaged == [[table.id("forest-spider")], [table.id("king-spider")]]


@pytest.mark.rule("L-ENC-08")
def test_a_check_without_a_cheap_enough_enemy_engages_nobody() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=19),
        Side(heroes=["gloin"], threat=20),
        staging=["king-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass()).done()
    assert table.state.engaged == [[], [table.id("king-spider")]]


@pytest.mark.rule("L-ENC-09")
def test_the_first_player_is_checked_first_and_the_others_clockwise() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=40),
        Side(heroes=["gloin"], threat=40),
        Side(heroes=["denethor"], threat=40),
        staging=["king-spider", "forest-spider", "ungoliants-spawn"],
        phase=Phase.ENCOUNTER,
        first=B,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass(), Pass()).done()
    assert [event.seat for event in table.told(events.Engaged)] == [B, C, A]
    assert table.state.engaged == [
        [table.id("king-spider")],
        [table.id("ungoliants-spawn")],
        [table.id("forest-spider")],
    ]


@pytest.mark.rule("L-ENC-10")
def test_after_everybody_was_checked_the_first_player_is_checked_again() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=40),
        Side(heroes=["gloin"], threat=40),
        staging=["king-spider", "forest-spider", "ungoliants-spawn"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass()).done()
    assert [event.seat for event in table.told(events.Engaged)] == [A, B, A]


@pytest.mark.rule("L-ENC-11")
def test_checks_go_on_after_a_player_whom_nothing_engages() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=0),
        Side(heroes=["gloin"], threat=40),
        staging=["king-spider", "forest-spider", "ungoliants-spawn"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass()).done()
    assert table.state.staging == []
    assert len(table.state.engaged[B]) == 3


@pytest.mark.rule("L-ENC-11")
def test_checks_go_on_clockwise_when_one_eliminates_a_player() -> None:
    table = scene(
        Side(heroes=["eleanor"], threat=40),
        Side(heroes=["gloin"], threat=25),
        Side(heroes=["gimli"], threat=25),
        staging=["hummerhorns", "king-spider", "forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass(), Pass()).pick("eleanor").done()
    assert table.state.eliminated == [True, False, False]
    assert table.state.staging == [table.id("hummerhorns")]
    assert table.state.engaged[B] == [table.id("forest-spider")]
    assert table.state.engaged[C] == [table.id("king-spider")]


@pytest.mark.rule("L-ENC-12")
def test_enemies_that_cost_more_than_every_threat_stay_in_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=39),
        Side(heroes=["gloin"], threat=31),
        staging=["hummerhorns", "goblin-sniper"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass()).done()
    assert table.state.staging == [table.id("hummerhorns"), table.id("goblin-sniper")]
    assert table.state.engaged == [[], []]


@pytest.mark.rule("L-OPEN-05")
def test_of_enemies_with_the_same_cost_the_checked_player_chooses() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=20),
        Side(heroes=["gloin"], threat=20),
        staging=["king-spider", "wargs", "black-forest-bats"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass())
    assert (table.seat, table.prompt) == (A, ChooseEngaging())
    assert table.options == (EngageEnemy(table.id("king-spider")), EngageEnemy(table.id("wargs")))
    table.choose(EngageEnemy(table.id("wargs"))).done()
    assert table.state.engaged == [
        [table.id("wargs"), table.id("black-forest-bats")],
        [table.id("king-spider")],
    ]


@pytest.mark.rule("L-ENC-13")
@pytest.mark.parametrize("way", ["by choice", "by a check", "by a card"])
def test_engagement_is_the_same_however_it_came_about(way: str) -> None:
    """The Forest Spider grows stronger and attacks the player."""
    table = scene(
        Side(
            heroes=["aragorn"],
            hand=["son-of-arnor"] if way == "by a card" else [],
            threat=25 if way == "by a check" else 0,
        ),
        staging=["forest-spider"],
        resources={"aragorn": 3},
        phase=Phase.PLANNING if way == "by a card" else Phase.ENCOUNTER,
    )
    if way == "by a card":
        table.begin(PlanningPhase()).play("son-of-arnor").pay("aragorn", "aragorn", "aragorn")
        table.use("son-of-arnor").pick("forest-spider").done()
    else:
        choice = EngageEnemy(table.id("forest-spider")) if way == "by choice" else Pass()
        table.begin(EncounterPhase()).choose(choice).done()
    spider = table.id("forest-spider")
    assert table.state.engaged == [[spider]]
    assert [(event.card, event.seat) for event in table.told(events.Engaged)] == [(spider, A)]
    assert table.value("forest-spider", Stat.ATTACK) == 3
    table.begin(CombatPhase()).choose(Defend(table.id("aragorn"))).always(Done()).done()
    assert table.card("aragorn").damage == 1


@pytest.mark.rule("L-ENC-14")
def test_enemies_do_not_attack_in_the_encounter_phase() -> None:
    table = scene(
        Side(heroes=["denethor"], threat=40, engaged=["hill-troll"]),
        staging=["king-spider"],
        encounter=["forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(Pass())
    assert table.options == (Pass(), Use(table.id("denethor")))
    table.passing().done()
    assert table.told(events.AttackBegan) == []
    assert table.card("denethor").damage == 0
