"""Questing, stages and engagement: L-FAQ-24 to L-FAQ-30."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Begin, Side, scene
from westmarch.kernel.chance import Drawn, Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg import events, verbs
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    Commit,
    CommitCharacters,
    Done,
    EngageEnemy,
    EngageOptionally,
    MayRespond,
    No,
    Pick,
    Send,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.questing import CommitStep, QuestPhase
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.vocabulary.effects import ProgressOnQuest
from westmarch.lcg.vocabulary.lasting import Context


@pytest.mark.rule("L-FAQ-24")
def test_a_player_responds_to_his_commitment_before_the_next_player_commits() -> None:
    table = scene(
        Side(heroes=["aragorn", "theodred"]),
        Side(heroes=["gimli"]),
        resources={"aragorn": 1},
        phase=Phase.QUEST,
    )
    aragorn, theodred = table.id("aragorn"), table.id("theodred")
    table.begin(CommitStep(A), CommitStep(B))
    table.choose(Commit(aragorn), Commit(theodred))
    assert (table.seat, table.prompt) == (A, MayRespond("Committed"))
    assert table.options == (Pass(), Use(aragorn), Use(theodred))
    table.use("theodred")
    assert table.options == (Pick(aragorn), Pick(theodred))  # Gimli is not on the quest yet
    table.pick("aragorn").use("aragorn")
    assert not table.card("aragorn").exhausted
    assert (table.seat, table.prompt) == (B, CommitCharacters(2 + 1, 0))
    table.choose(Done()).done()


@pytest.mark.rule("L-FAQ-25")
def test_effects_of_failing_come_before_the_threat_rises() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        staging=["dungeon-jailor", "shadow-key", "gandalfs-map"],
        encounter=["old-forest-road", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).passing().choose(Done()).passing()
    assert table.options == (Pick(table.id("shadow-key")), Pick(table.id("gandalfs-map")))
    assert table.state.threat == [25]
    table.pick("shadow-key").passing().done()
    assert table.card("shadow-key").zone is Zone.DECK
    assert table.state.threat == [25 + 1 + 1]


@pytest.mark.rule("L-FAQ-25")
def test_what_changes_after_the_quest_is_settled_does_not_settle_it_anew() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        staging=["dungeon-jailor", "shadow-key", "gandalfs-map"],
        encounter=["old-forest-road", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).passing().choose(Done()).passing()
    assert table.told(events.QuestResolved) == [events.QuestResolved(0, 1 + 1)]
    verbs.commit(table.state, table.id("aragorn"))
    table.pick("shadow-key").passing().done()
    assert table.state.threat == [25 + 2]


@pytest.mark.rule("L-FAQ-26")
def test_progress_is_taken_off_the_quest_card_and_never_off_the_active_location() -> None:
    table = scene(
        active="forest-gate",
        progress={"forest-gate": 2, "flies-and-spiders": 3},
        encounter=["despair", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.card("flies-and-spiders").progress == 0
    assert table.card("forest-gate").progress == 2


@pytest.mark.rule("L-FAQ-27")
def test_a_hindered_stage_takes_any_progress_and_is_completed_when_the_hindrance_ends() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["ungoliants-spawn"]),
        quest="beorns-path",
        progress={"beorns-path": 9},
        damage={"ungoliants-spawn": 8, "gimli": 1},
        phase=Phase.COMBAT,
    )
    spawn, path = table.id("ungoliants-spawn"), table.id("beorns-path")
    table.begin(Resolve((ProgressOnQuest(5),), Context(path, A))).done()
    assert table.card("beorns-path").progress == 14
    assert table.state.won is None
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(spawn), Send(table.id("gimli"))).done()
    assert table.state.won


@pytest.mark.rule("L-FAQ-28")
def test_the_stage_changes_before_responses_to_the_exploring_of_the_active_location() -> None:
    table = scene(
        Side(heroes=["gimli"], deck=["gandalf"]),
        active="mountains-of-mirkwood",
        quest="a-fork-in-the-road",
        quest_deck=["dont-leave-the-path", "beorns-path"],
        progress={"mountains-of-mirkwood": 2, "a-fork-in-the-road": 1},
        encounter=["king-spider", "wargs"],
    )
    table.script(Drawn(table.id("dont-leave-the-path")), Shuffled())
    fork = table.id("a-fork-in-the-road")
    table.begin(Resolve((ProgressOnQuest(2),), Context(fork, A)))
    assert table.state.quest == [table.id("dont-leave-the-path")]
    assert table.options == (Pick(table.id("king-spider")),)
    table.pick("king-spider")
    assert table.prompt == MayRespond("Explored", table.id("mountains-of-mirkwood"))
    table.use("mountains-of-mirkwood").choose(No()).done()
    assert table.state.active == []


@pytest.mark.rule("L-FAQ-29")
def test_an_enemy_put_into_play_engaged_has_engaged_the_player() -> None:
    table = scene(
        Side(heroes=["gimli"], deck=["gandalf"]),
        Side(heroes=["eowyn"], deck=["faramir"]),
        quest="out-of-the-dungeons",
    )
    table.begin(Begin(Phase.QUEST)).done()
    mine, other = table.id("gandalf"), table.id("faramir")
    assert table.told(events.Engaged) == [events.Engaged(mine, A), events.Engaged(other, B)]
    assert table.state.engaged == [[mine], [other]]


@pytest.mark.rule("L-FAQ-30")
def test_a_limit_on_optional_engagement_does_not_stop_a_card_effect() -> None:
    table = scene(
        Side(hand=["son-of-arnor"], threat=0),
        staging=["goblin-sniper", "wargs"],
        resources={"aragorn": 3},
    )
    sniper, wargs = table.id("goblin-sniper"), table.id("wargs")
    table.begin(EncounterPhase())
    assert table.prompt == EngageOptionally()
    assert table.options == (Pass(), EngageEnemy(wargs))
    table.choose(Pass()).done()
    table.begin(ActionWindow(planning=A)).play("son-of-arnor").pay(*["aragorn"] * 3)
    table.use("son-of-arnor")
    assert table.options == (Pick(sniper), Pick(wargs))
    table.pick("goblin-sniper").passing().done()
    assert table.state.engaged == [[sniper]]
