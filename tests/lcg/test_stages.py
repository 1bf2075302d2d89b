"""Quest progress and stages: L-STAGE."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.records import CardId
from westmarch.lcg.events import Engaged, StageBegan
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    ChooseCard,
    Commit,
    DeclareAttack,
    Done,
    Pick,
    Send,
)
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import Round


def troll_falls() -> LcgScene:
    """The last Hill Troll hindered stage 1; its defeat in the combat phase brings stage 2."""
    table = scene(
        Side(
            heroes=["gimli", "thalin", "aragorn"],
            allies=["faramir"],
            engaged=["hill-troll", "forest-spider"],
        ),
        Side(heroes=["eowyn"], engaged=["black-forest-bats"]),
        quest="to-the-river",
        quest_deck=["anduin-passage", "ambush-on-the-shore"],
        staging=["goblin-sniper", "the-brown-lands"],
        active="banks-of-the-anduin",
        progress={"to-the-river": 11, "banks-of-the-anduin": 2},
        damage={"hill-troll": 8, "forest-spider": 2, "aragorn": 3},
        resources={"aragorn": 2, "gimli": 1},
        exhausted=["aragorn", "faramir"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A), PlayerAttacks(B)).choose(AttackEnemy(table.id("hill-troll")))
    table.choose(Send(table.id("gimli")), Send(table.id("thalin")))
    assert table.state.quest == [table.id("anduin-passage")]
    return table


@pytest.mark.rule("L-STAGE-01")
def test_the_next_stage_comes_at_once_when_there_is_enough_progress() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli"], engaged=["black-forest-bats", "forest-spider"]),
        quest="flies-and-spiders",
        quest_deck=["a-fork-in-the-road"],
        progress={"flies-and-spiders": 6},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("black-forest-bats")))
    table.choose(Send(table.id("legolas")), Done())
    assert table.state.quest == [table.id("flies-and-spiders")]
    table.use("legolas")
    assert table.prompt == DeclareAttack(), "his attacks are not over"
    assert table.state.quest == [table.id("a-fork-in-the-road")]
    table.choose(Done()).done()


@pytest.mark.rule("L-STAGE-02")
@pytest.mark.parametrize("active", [None, "the-east-bight"])
def test_progress_adds_up_over_the_rounds(active: str | None) -> None:
    table = scene(Side(heroes=["gimli"]), quest="flies-and-spiders", active=active)
    found = []
    for _ in range(2):
        table.begin(Round())
        while not table.position.over:
            table.choose(table.options[-1])
        table.done()
        found.append(table.card(active or "flies-and-spiders").progress)
    assert found == [2, 4]


@pytest.mark.rule("L-STAGE-02")
@pytest.mark.parametrize(("before", "stage"), [(3, "flies-and-spiders"), (4, "a-fork-in-the-road")])
def test_new_progress_counts_with_what_was_there(before: int, stage: str) -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="flies-and-spiders",
        quest_deck=["a-fork-in-the-road"],
        progress={"flies-and-spiders": before},
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Commit(table.id("eowyn"))).passing().done()
    assert table.state.quest == [table.id(stage)]


@pytest.mark.rule("L-STAGE-03")
def test_progress_beyond_the_quest_points_is_lost() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="flies-and-spiders",
        quest_deck=["a-fork-in-the-road"],
        progress={"flies-and-spiders": 7},
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Commit(table.id("eowyn"))).passing().done()
    assert table.state.quest == [table.id("a-fork-in-the-road")]
    assert table.card("a-fork-in-the-road").progress == 0, "3 too many would have been enough"


@pytest.mark.rule("L-STAGE-04")
def test_the_progress_on_the_finished_card_goes_back_to_the_bank() -> None:
    table = troll_falls()
    assert table.card("to-the-river").zone is Zone.REMOVED
    assert table.card("to-the-river").progress == 0
    table.to_the_end().done()


@pytest.mark.rule("L-STAGE-05")
def test_all_that_the_new_quest_card_says_is_followed() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        Side(heroes=["gimli"]),
        quest="a-fork-in-the-road",
        quest_deck=["dont-leave-the-path"],
        encounter=["old-forest-road", "enchanted-stream", "king-spider", "forest-gate"],
        encounter_discard=["ungoliants-spawn", "hummerhorns"],
        progress={"a-fork-in-the-road": 1},
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Commit(table.id("eowyn"))).always(Done())
    assert isinstance(table.prompt, ChooseCard)
    king, spawn = table.id("king-spider"), table.id("ungoliants-spawn")
    assert (table.seat, table.options) == (A, (Pick(king), Pick(spawn)))
    table.pick("ungoliants-spawn")
    assert (table.seat, table.options) == (B, (Pick(king),))
    table.pick("king-spider").done()
    assert table.state.quest == [table.id("dont-leave-the-path")]
    assert table.state.staging[-2:] == [spawn, king]


@pytest.mark.rule("L-STAGE-06")
def test_cards_in_the_staging_area_stay_there() -> None:
    table = troll_falls()
    assert table.state.staging == [table.id("goblin-sniper"), table.id("the-brown-lands")]
    table.to_the_end().done()


@pytest.mark.rule("L-STAGE-07")
def test_engaged_enemies_stay_engaged() -> None:
    table = troll_falls()
    assert table.state.engaged == [[table.id("forest-spider")], [table.id("black-forest-bats")]]
    table.to_the_end().done()


@pytest.mark.rule("L-STAGE-08")
def test_exhausted_characters_stay_exhausted() -> None:
    table = troll_falls()
    ready = [card for area in table.state.area for card in area if is_ready(table, card)]
    assert ready == [table.id("eowyn")]
    table.to_the_end().done()


@pytest.mark.rule("L-STAGE-09")
def test_damage_and_resources_stay_where_they_are() -> None:
    table = troll_falls()
    assert (table.card("aragorn").damage, table.card("forest-spider").damage) == (3, 2)
    assert (table.card("aragorn").resources, table.card("gimli").resources) == (2, 1)
    table.to_the_end().done()


@pytest.mark.rule("L-STAGE-10")
def test_the_round_goes_on_from_where_it_was() -> None:
    table = troll_falls()
    assert table.state.phase is Phase.COMBAT
    assert (table.seat, table.prompt) == (B, DeclareAttack())
    table.choose(AttackEnemy(table.id("black-forest-bats")), Send(table.id("eowyn"))).done()
    assert table.card("black-forest-bats").damage == 1


@pytest.mark.rule("L-STAGE-11")
def test_the_active_location_stays_active_with_its_progress() -> None:
    table = troll_falls()
    assert table.state.active == [table.id("banks-of-the-anduin")]
    assert table.card("banks-of-the-anduin").progress == 2
    table.to_the_end().done()


@pytest.mark.rule("L-STAGE-12")
def test_the_text_of_a_finished_stage_counts_no_more() -> None:
    table = scene(
        Side(heroes=["eowyn"], threat=25),
        quest="anduin-passage",
        quest_deck=["ambush-on-the-shore"],
        staging=["black-forest-bats"],
        encounter=["old-forest-road", "old-forest-road", "the-east-bight", "the-east-bight"],
        progress={"anduin-passage": 15},
        phase=Phase.QUEST,
    )
    table.begin(EncounterPhase()).to_the_end().done()
    assert table.told(Engaged) == [], "stage 2 makes no engagement checks"
    table.begin(QuestPhase()).choose(Commit(table.id("eowyn"))).to_the_end().done()
    assert table.told(StageBegan) == [StageBegan("ambush-on-the-shore")]
    table.begin(EncounterPhase()).to_the_end().done()
    assert table.told(Engaged) == [Engaged(table.id("black-forest-bats"), A)]


def is_ready(table: LcgScene, card: CardId) -> bool:
    """Whether a card is ready."""
    return not table.state.cards[card].exhausted
