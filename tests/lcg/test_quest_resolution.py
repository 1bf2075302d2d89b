"""Resolving the quest, and the active location: L-QUEST-12 to 25, L-LOC."""

from __future__ import annotations

import pytest

from tests.lcg.scene import Begin, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    Commit,
    Pick,
    Send,
    TakeAction,
    TravelHere,
    Use,
)
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until


def resolved(table: LcgScene) -> tuple[int, int]:
    """The willpower and the threat that were compared."""
    (event,) = table.told(events.QuestResolved)
    return event.willpower, event.threat


@pytest.mark.rule("L-QUEST-12")
def test_only_committed_characters_count_against_all_cards_in_the_staging_area() -> None:
    table = scene(
        Side(heroes=["glorfindel", "gimli", "thalin"], allies=["faramir"]),
        staging=["forest-spider", "enchanted-stream"],
        encounter=["old-forest-road"],
        exhausted=["faramir"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("glorfindel", "thalin").done()
    assert resolved(table) == (4, 5)


@pytest.mark.rule("L-QUEST-13")
def test_engaged_enemies_and_the_active_location_add_no_threat() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["ungoliants-spawn"]),
        staging=["old-forest-road"],
        active="necromancers-pass",
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli").done()
    assert resolved(table) == (2, 1)


@pytest.mark.rule("L-QUEST-14", "L-QUEST-15")
def test_the_difference_is_placed_as_progress_on_the_quest_card() -> None:
    table = scene(
        Side(heroes=["glorfindel", "gimli"]),
        staging=["forest-spider"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("glorfindel", "gimli").done()
    assert resolved(table) == (5, 2)
    assert table.card("flies-and-spiders").progress == 3
    assert table.card("forest-spider").progress == 0
    assert table.state.threat == [25]


@pytest.mark.rule("L-QUEST-16")
def test_the_active_location_takes_what_it_still_needs_and_the_quest_card_the_rest() -> None:
    table = scene(
        Side(heroes=["glorfindel", "gimli"]),
        active="forest-gate",
        progress={"forest-gate": 1},
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("glorfindel", "gimli").done()
    assert [(e.card, e.amount) for e in table.told(events.ProgressPlaced)] == [
        (table.id("forest-gate"), 3),
        (table.id("flies-and-spiders"), 2),
    ]
    assert table.state.active == []
    assert table.card("flies-and-spiders").progress == 2


@pytest.mark.rule("L-QUEST-16")
def test_the_quest_card_gets_nothing_while_the_active_location_needs_all() -> None:
    table = scene(Side(heroes=["gimli"]), active="forest-gate", phase=Phase.QUEST)
    table.begin(QuestPhase()).commit("gimli").done()
    assert table.card("forest-gate").progress == 2
    assert table.card("flies-and-spiders").progress == 0
    assert table.state.active == [table.id("forest-gate")]


@pytest.mark.rule("L-QUEST-17")
def test_if_the_threat_is_higher_everybody_raises_his_by_the_whole_difference() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=20),
        Side(heroes=["gloin"], threat=30),
        staging=["ungoliants-spawn", "the-brown-lands"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli").commit("gloin").done()
    assert resolved(table) == (4, 8)
    assert table.state.threat == [24, 34]
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-QUEST-18")
def test_a_failed_quest_also_hits_those_who_committed_nobody() -> None:
    table = scene(
        Side(heroes=["gimli"], threat=20),
        Side(heroes=["gloin"], threat=30),
        staging=["ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli").commit().done()
    assert table.state.threat == [21, 31]


@pytest.mark.rule("L-QUEST-19")
def test_a_tie_brings_neither_progress_nor_threat() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        staging=["forest-spider"],
        active="forest-gate",
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli").done()
    assert resolved(table) == (2, 2)
    assert table.told(events.ProgressPlaced) == []
    assert table.state.threat == [25]


@pytest.mark.rule("L-QUEST-20")
def test_characters_stay_committed_until_the_quest_phase_ends() -> None:
    table = scene(
        Side(heroes=["gimli", "denethor"]),
        staging=["forest-spider"],
        encounter=["enchanted-stream", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(Begin(Phase.QUEST), QuestPhase(), End(Until.PHASE)).passing().commit("gimli")
    for _ in range(3):
        assert table.prompt == TakeAction(Phase.QUEST)
        assert table.card("gimli").committed
        table.choose(Pass())
    table.done()
    assert resolved(table) == (2, 4)
    assert not table.card("gimli").committed


@pytest.mark.rule("L-QUEST-21")
def test_a_character_removed_from_the_quest_no_longer_counts() -> None:
    table = scene(
        Side(heroes=["glorfindel", "gimli"]),
        encounter=["black-forest-bats"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("glorfindel", "gimli")
    assert table.options == (Pick(table.id("glorfindel")), Pick(table.id("gimli")))
    table.pick("glorfindel").done()
    assert resolved(table) == (2, 1)
    assert not table.card("glorfindel").committed
    assert table.card("glorfindel").exhausted


@pytest.mark.rule("L-QUEST-22")
def test_a_committed_character_that_is_readied_is_still_committed() -> None:
    table = scene(Side(heroes=["aragorn"]), resources={"aragorn": 1}, phase=Phase.QUEST)
    table.begin(QuestPhase()).choose(Commit(table.id("aragorn")))
    assert table.options == (Pass(), Use(table.id("aragorn")))
    table.use("aragorn").done()
    assert not table.card("aragorn").exhausted
    assert resolved(table) == (2, 0)


@pytest.mark.rule("L-QUEST-23")
def test_committed_characters_stay_exhausted_after_the_quest() -> None:
    table = scene(Side(heroes=["gimli", "thalin"]), phase=Phase.QUEST)
    table.begin(Begin(Phase.QUEST), QuestPhase(), End(Until.PHASE)).commit("gimli").done()
    assert table.card("gimli").exhausted
    assert not table.card("thalin").exhausted


@pytest.mark.rule("L-QUEST-24")
@pytest.mark.parametrize(("committed", "shuffled"), [("gimli", False), ("thalin", True)])
def test_a_tie_is_no_unsuccessful_quest(committed: str, shuffled: bool) -> None:
    """The Jailor carries an objective off only if the quest has failed."""
    table = scene(
        Side(heroes=["gimli", "thalin"]),
        staging=["dungeon-jailor", "endless-caverns", "gandalfs-map"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).passing().commit(committed).passing()
    if shuffled:
        table.pick("gandalfs-map")
    table.passing().done()
    assert (table.card("gandalfs-map").zone is Zone.DECK) == shuffled


@pytest.mark.rule("L-QUEST-25")
def test_a_character_that_left_play_no_longer_counts() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["silverlode-archer"]),
        encounter=["the-necromancers-reach"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli", "silverlode-archer").done()
    assert table.card("silverlode-archer").zone is Zone.DISCARD
    assert resolved(table) == (2, 0)


@pytest.mark.rule("L-LOC-01")
def test_progress_of_any_origin_goes_to_the_active_location() -> None:
    table = scene(
        Side(heroes=["legolas"], engaged=["dol-guldur-orcs"]),
        active="forest-gate",
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(table.state.first)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    table.choose(Send(table.id("legolas"))).use("legolas").done()
    assert table.card("forest-gate").progress == 2
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-LOC-02")
def test_the_active_location_is_explored_and_discarded_with_its_last_progress() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        active="forest-gate",
        progress={"forest-gate": 2},
        encounter=["forest-spider", "forest-spider"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli").done()
    assert table.told(events.Explored) == []
    table = scene(
        Side(heroes=["glorfindel"]),
        active="forest-gate",
        progress={"forest-gate": 3},
        encounter=["forest-spider", "forest-spider"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("glorfindel").done()
    assert table.state.encounter_discard == [table.id("forest-gate")]
    assert table.card("forest-gate").progress == 0


@pytest.mark.rule("L-LOC-02")
def test_a_location_in_the_staging_area_can_be_explored_too() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["northern-tracker"]),
        staging=["forest-gate", "old-forest-road"],
        encounter=["forest-spider", "forest-spider"],
        progress={"forest-gate": 3, "old-forest-road": 1},
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("northern-tracker").use("northern-tracker").done()
    assert table.state.encounter_discard == [table.id("forest-gate")]
    assert table.card("old-forest-road").progress == 2
    assert table.card("old-forest-road").zone is Zone.STAGING


@pytest.mark.rule("L-LOC-03")
def test_there_is_at_most_one_active_location() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        active="forest-gate",
        staging=["enchanted-stream"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).done()
    assert table.state.active == [table.id("forest-gate")]
    assert table.state.staging == [table.id("enchanted-stream")]


@pytest.mark.rule("L-LOC-03")
def test_when_the_active_location_is_explored_the_players_can_travel_again() -> None:
    table = scene(
        Side(heroes=["glorfindel"]),
        active="great-forest-web",
        staging=["old-forest-road"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase(), TravelPhase()).commit("glorfindel")
    assert table.options == (Pass(), TravelHere(table.id("old-forest-road")))
    table.choose(TravelHere(table.id("old-forest-road"))).passing().done()
    assert table.state.active == [table.id("old-forest-road")]
