"""The quest phase: commit, stage, resolve: L-QUEST."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, LcgScene, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    Commit,
    CommitCharacters,
    Done,
    Pick,
    Use,
)
from westmarch.lcg.rules.questing import QuestPhase


def resolved(table: LcgScene) -> tuple[int, int]:
    """The willpower and the threat that were compared."""
    (event,) = table.told(events.QuestResolved)
    return event.willpower, event.threat


@pytest.mark.rule("L-QUEST-01")
def test_first_characters_commit_then_cards_are_revealed_then_the_quest_is_resolved() -> None:
    table = scene(Side(heroes=["gimli"]), encounter=["forest-spider"], phase=Phase.QUEST)
    table.begin(QuestPhase()).commit("gimli").done()
    steps = (events.Committed, events.Revealed, events.QuestResolved)
    happened = [type(entry.event) for entry in table.log if isinstance(entry.event, steps)]
    assert happened == list(steps)


@pytest.mark.rule("L-QUEST-02")
def test_a_player_may_commit_any_of_his_heroes_and_allies() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], allies=["veteran-axehand"]),
        Side(heroes=["denethor"]),
        phase=Phase.QUEST,
    )
    gimli, thalin = Commit(table.id("gimli")), Commit(table.id("thalin"))
    axehand = Commit(table.id("veteran-axehand"))
    table.begin(QuestPhase())
    assert (table.seat, table.prompt) == (A, CommitCharacters(0, 0))
    assert table.options == (Done(), gimli, thalin, axehand)
    table.choose(thalin)
    assert table.options == (Done(), gimli, axehand)
    table.choose(axehand)
    assert table.options == (Done(), gimli)
    table.choose(Done())
    assert table.seat == B
    table.choose(Done()).done()
    assert [card.code for card in table.state.cards if card.committed] == [
        "thalin",
        "veteran-axehand",
    ]


@pytest.mark.rule("L-QUEST-02")
def test_a_player_may_commit_nobody() -> None:
    table = scene(Side(heroes=["gimli"]), phase=Phase.QUEST)
    table.begin(QuestPhase()).choose(Done()).done()
    assert not table.card("gimli").committed
    assert not table.card("gimli").exhausted
    assert table.told(events.Committed) == []


@pytest.mark.rule("L-QUEST-03")
def test_only_ready_characters_can_commit_and_they_are_exhausted() -> None:
    table = scene(Side(heroes=["gimli", "thalin"]), exhausted=["gimli"], phase=Phase.QUEST)
    table.begin(QuestPhase())
    assert table.options == (Done(), Commit(table.id("thalin")))
    table.commit("thalin").done()
    assert table.card("thalin").committed
    assert table.card("thalin").exhausted
    assert not table.card("gimli").committed


@pytest.mark.rule("L-QUEST-04")
def test_the_first_player_commits_first_and_the_others_follow_clockwise() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["denethor"]),
        Side(heroes=["gloin"]),
        phase=Phase.QUEST,
        first=B,
    )
    table.begin(QuestPhase())
    order = []
    while not table.position.over:
        if isinstance(table.prompt, CommitCharacters):
            order.append(table.seat)
            table.choose(Done())
        else:
            table.choose(Pass())
    assert order == [B, C, A]
    table.done()


@pytest.mark.rule("L-QUEST-05")
def test_the_characters_of_all_players_quest_together() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["denethor", "glorfindel"]),
        staging=["ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli")
    assert table.prompt == CommitCharacters(2, 3)
    table.commit("denethor", "glorfindel").done()
    assert resolved(table) == (6, 3)
    assert table.card("flies-and-spiders").progress == 3


@pytest.mark.rule("L-QUEST-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_card_a_player_is_revealed_from_the_top(players: int) -> None:
    cards = ["forest-spider", "east-bight-patrol", "enchanted-stream", "forest-gate"]
    sides = [Side(heroes=[hero]) for hero in ("gimli", "gloin", "thalin", "dunhere")]
    table = scene(*sides[:players], encounter=[*cards, "hill-troll"], phase=Phase.QUEST)
    table.begin(QuestPhase()).always(Done()).done()
    assert [event.code for event in table.told(events.Revealed)] == cards[:players]


@pytest.mark.rule("L-QUEST-07")
def test_cards_are_revealed_even_if_nobody_is_on_the_quest() -> None:
    table = scene(Side(heroes=["gimli"]), encounter=["forest-spider"], phase=Phase.QUEST)
    table.begin(QuestPhase()).choose(Done()).done()
    assert table.state.staging == [table.id("forest-spider")]
    assert table.state.threat == [27]


@pytest.mark.rule("L-QUEST-08")
def test_a_card_is_carried_out_before_the_next_one_is_revealed() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["gloin"]),
        encounter=["king-spider", "forest-spider"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Done(), Done())
    assert (table.seat, table.options) == (A, (Pick(table.id("gimli")),))
    assert table.state.encounter_deck == [table.id("forest-spider")]
    table.pick("gimli")
    assert (table.seat, table.options) == (B, (Pick(table.id("gloin")),))
    assert table.state.encounter_deck == [table.id("forest-spider")]
    table.pick("gloin").done()
    assert table.card("forest-spider").zone is Zone.STAGING


@pytest.mark.rule("L-QUEST-09")
def test_revealed_enemies_and_locations_go_to_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["gloin"]),
        encounter=["forest-spider", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Done(), Done()).done()
    assert table.state.staging == [table.id("forest-spider"), table.id("enchanted-stream")]


@pytest.mark.rule("L-QUEST-10")
def test_a_treachery_is_carried_out_at_once_and_discarded() -> None:
    table = scene(
        Side(heroes=["gimli", "gloin"]),
        encounter=["the-necromancers-reach", "forest-spider"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("gimli").done()
    assert (table.card("gimli").damage, table.card("gloin").damage) == (1, 0)
    assert table.state.encounter_discard == [table.id("the-necromancers-reach")]


@pytest.mark.rule("L-QUEST-10")
def test_a_treachery_goes_where_its_text_says() -> None:
    table = scene(
        Side(heroes=["gimli"]), encounter=["caught-in-a-web", "forest-spider"], phase=Phase.QUEST
    )
    table.begin(QuestPhase()).choose(Done()).pick("gimli").done()
    assert table.card("caught-in-a-web").host == table.id("gimli")
    assert table.state.encounter_discard == []


@pytest.mark.rule("L-QUEST-11")
def test_an_empty_encounter_deck_is_made_anew_from_the_discard_pile() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        encounter_discard=["enchanted-stream", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Done()).done()
    assert len(table.state.staging) == 1
    assert len(table.state.encounter_deck) == 1
    assert table.state.encounter_discard == []
    assert table.told(events.EncounterDeckRenewed) == [events.EncounterDeckRenewed(2)]


@pytest.mark.rule("L-QUEST-11")
def test_the_deck_is_made_anew_between_two_cards_of_one_staging_step() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["gloin"]),
        encounter=["forest-spider"],
        encounter_discard=["enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Done(), Done()).done()
    assert table.state.staging == [table.id("forest-spider"), table.id("enchanted-stream")]
    noted = (events.Revealed, events.EncounterDeckRenewed)
    told = [type(entry.event) for entry in table.log if isinstance(entry.event, noted)]
    assert told == [events.Revealed, events.EncounterDeckRenewed, events.Revealed]


@pytest.mark.rule("L-QUEST-11", "L-FAQ-23")
def test_the_deck_is_made_anew_when_its_last_card_has_been_carried_out() -> None:
    """The treachery itself is shuffled in with the rest, in time for the next action."""
    table = scene(
        Side(heroes=["denethor"]),
        encounter=["the-necromancers-reach"],
        encounter_discard=["enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Pass(), Done(), Pass())
    assert table.options == (Pass(), Use(table.id("denethor")))
    codes = sorted(table.state.cards[card].code for card in table.state.encounter_deck)
    assert codes == ["enchanted-stream", "the-necromancers-reach"]
    assert table.state.encounter_discard == []
    table.passing().done()


@pytest.mark.rule("L-QUEST-11", "L-FAQ-23")
def test_the_deck_is_made_anew_if_its_last_card_needs_more_cards() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        encounter=["eastern-crows"],
        encounter_discard=["enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Done()).done()
    assert table.state.staging == [table.id("eastern-crows"), table.id("enchanted-stream")]


@pytest.mark.rule("L-QUEST-11")
def test_a_deck_that_ran_out_earlier_is_made_anew_when_the_quest_phase_begins() -> None:
    table = scene(
        Side(heroes=["denethor"]), encounter_discard=["enchanted-stream"], phase=Phase.QUEST
    )
    table.begin(QuestPhase())
    assert table.options == (Pass(), Use(table.id("denethor")))
    assert len(table.state.encounter_deck) == 1
    table.choose(Pass(), Done()).passing().done()


@pytest.mark.rule("L-QUEST-11")
def test_a_location_explored_as_the_deck_is_empty_becomes_the_new_deck() -> None:
    table = scene(Side(heroes=["gimli"]), active="great-forest-web", phase=Phase.QUEST)
    table.begin(QuestPhase()).commit("gimli").done()
    assert table.state.encounter_deck == [table.id("great-forest-web")]


@pytest.mark.rule("L-QUEST-11")
def test_the_deck_is_made_anew_of_what_the_quest_explored_before_anybody_acts() -> None:
    table = scene(
        Side(heroes=["denethor", "eowyn"]),
        active="enchanted-stream",
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("eowyn")
    assert table.told(events.QuestResolved) == [events.QuestResolved(4, 0)]
    assert table.state.encounter_deck == [table.id("enchanted-stream")]
    assert table.options == (Pass(), Use(table.id("denethor")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-QUEST-11")
def test_the_discard_pile_is_shuffled_to_make_the_new_deck() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        encounter_discard=["enchanted-stream", "forest-gate", "old-forest-road"],
        phase=Phase.QUEST,
    )
    stream, gate, road = (
        table.id(code) for code in ("enchanted-stream", "forest-gate", "old-forest-road")
    )
    table.script(Shuffled((2, 0, 1))).begin(QuestPhase()).choose(Done()).done()
    assert table.state.encounter_deck == [road, stream]
    assert table.state.staging == [gate]
