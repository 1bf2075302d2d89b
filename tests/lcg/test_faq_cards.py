"""Cards in and out of play, attachments, victory, resources: L-FAQ-43 to L-FAQ-50."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, amend, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    Commit,
    Defend,
    Done,
    MayRespond,
    Pick,
    Send,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.rounds import End, ResourcePhase
from westmarch.lcg.rules.scoring import victory_points
from westmarch.lcg.vocabulary.targets import Until


@pytest.mark.rule("L-FAQ-43")
def test_a_character_returned_to_hand_is_not_destroyed() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["veteran-axehand"], engaged=["wargs"]),
        attached={"gimli": ["horn-of-gondor"]},
        shadows={"wargs": ["pursued-by-shadow"]},
        exhausted=["gimli", "veteran-axehand"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended())
    table.pick("veteran-axehand").done()  # the Horn had nothing to respond to
    assert table.state.hand[A] == [table.id("veteran-axehand")]
    assert table.card("gimli").resources == 0


@pytest.mark.rule("L-FAQ-43")
def test_a_discarded_character_is_not_destroyed() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["veteran-axehand"], engaged=["nazgul-of-dol-guldur"]),
        attached={"gimli": ["horn-of-gondor"]},
        shadows={"nazgul-of-dol-guldur": ["wargs"]},
        phase=Phase.COMBAT,
    )
    gimli, axehand = table.id("gimli"), table.id("veteran-axehand")
    table.begin(EnemyAttack(table.id("nazgul-of-dol-guldur"), A)).choose(Defend(gimli))
    assert table.options == (Pick(gimli), Pick(axehand))
    table.pick("veteran-axehand").done()
    assert table.state.discard[A] == [axehand]
    assert table.card("gimli").resources == 0


@pytest.mark.rule("L-FAQ-43")
def test_a_character_without_hit_points_left_is_destroyed() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["veteran-axehand"], engaged=["wargs"]),
        attached={"gimli": ["horn-of-gondor"]},
        phase=Phase.COMBAT,
    )
    axehand = table.id("veteran-axehand")
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Defend(axehand))
    assert table.prompt == MayRespond("LeftPlay", axehand)
    table.use("horn-of-gondor").done()
    assert table.card("gimli").resources == 1


@pytest.mark.rule("L-FAQ-44", "L-FAQ-47")
def test_who_claims_an_objective_controls_it_and_it_is_an_attachment_too() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["wargs"]),
        Side(heroes=["eowyn"]),
        staging=["dungeon-torch"],
        shadows={"wargs": ["forest-spider"]},
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("dungeon-torch"))))
    table.use("dungeon-torch")
    assert table.options == (Pick(table.id("gimli")),)
    table.pick("gimli").passing().done()
    table.begin(End(Until.ROUND)).done()
    assert table.state.threat == [25 + 2 + 2, 25]
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended())
    assert table.options == (Pick(table.id("dungeon-torch")),)  # an attachment he controls
    table.pick("dungeon-torch").passing().done()
    assert table.state.staging == [table.id("dungeon-torch")]  # an objective as well


@pytest.mark.rule("L-FAQ-45")
def test_an_attachment_on_an_enemy_stays_under_the_control_of_who_played_it() -> None:
    table = scene(
        Side(heroes=["glorfindel"], hand=["forest-snare"], engaged=["wargs"]),
        Side(heroes=["eowyn"], engaged=["king-spider", "marsh-adder"]),
        attached={"eowyn": ["the-favor-of-the-lady"]},
        shadows={"marsh-adder": ["driven-by-shadow"], "wargs": ["cavern-guardian"]},
        exhausted=["glorfindel", "eowyn"],
        resources={"glorfindel": 3},
    )
    snare, spider = table.id("forest-snare"), table.id("king-spider")
    table.begin(ActionWindow(planning=A)).play("forest-snare")
    assert Pick(spider) in table.options
    table.pick("king-spider").pay(*["glorfindel"] * 3).passing().done()
    table.begin(EnemyAttack(table.id("marsh-adder"), B)).choose(Undefended()).done()
    assert table.card("the-favor-of-the-lady").zone is Zone.DISCARD  # all that B controls
    assert table.card("forest-snare").host == spider
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended()).done()
    assert table.state.discard[A] == [snare]  # all that A controls


@pytest.mark.rule("L-FAQ-46")
def test_attach_to_is_checked_only_when_the_card_is_attached() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-light-in-the-dark"], engaged=["wargs"]),
        attached={"wargs": ["forest-snare"]},
        resources={"dunhere": 2},
    )
    table.begin(ActionWindow()).use("a-light-in-the-dark").pay("dunhere", "dunhere")
    table.pick("wargs").done()
    assert table.card("wargs").zone is Zone.STAGING
    assert table.card("forest-snare").host == table.id("wargs")


@pytest.mark.rule("L-FAQ-47")
def test_a_treachery_that_attached_itself_is_only_an_attachment() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["miner-of-the-iron-hills"]),
        attached={"denethor": ["caught-in-a-web", "protector-of-lorien"]},
        exhausted=["denethor"],
        resources={"denethor": 2},
    )
    table.begin(ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("denethor", "denethor").use("miner-of-the-iron-hills")
    assert table.options == (Pick(table.id("caught-in-a-web")),)
    table.pick("caught-in-a-web").passing().done()
    assert table.state.encounter_discard == [table.id("caught-in-a-web")]


@pytest.mark.rule("L-FAQ-48")
def test_an_exhausted_attachment_still_gives_its_bonus() -> None:
    table = scene(
        Side(heroes=["theodred"], hand=["for-gondor"]),
        attached={"theodred": ["steward-of-gondor", "dark-knowledge"]},
        exhausted=["steward-of-gondor", "dark-knowledge"],
        resources={"theodred": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("for-gondor").pay("theodred", "theodred").done()
    assert table.value("theodred", Stat.DEFENSE) == 1 + 1  # Gondor through the Steward
    assert table.value("theodred", Stat.WILLPOWER) == 1 - 1


@pytest.mark.rule("L-FAQ-49")
def test_a_victory_card_that_was_defeated_is_kept_out_of_play() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hummerhorns"]),
        damage={"hummerhorns": 1},
        phase=Phase.COMBAT,
    )
    enemy = table.id("hummerhorns")
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(enemy), Send(table.id("gimli"))).done()
    assert table.state.victory == [enemy]
    assert table.state.encounter_discard == []
    assert victory_points(table.state) == 5


@pytest.mark.rule("L-FAQ-49")
def test_a_victory_card_that_was_merely_discarded_gives_no_points() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["wargs"]),
        attached={"wargs": ["forest-snare"]},
        encounter=["hummerhorns", "despair"],
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).done()
    assert table.state.encounter_discard == [table.id("hummerhorns")]
    assert victory_points(table.state) == 0


@pytest.mark.rule("L-FAQ-50")
def test_a_prisoner_collects_resources_in_no_way() -> None:
    table = scene(
        Side(heroes=["gloin", "theodred"]),
        attached={"gloin": ["steward-of-gondor"]},
        phase=Phase.RESOURCE,
    )
    amend(table, "gloin", face_down=True)
    table.begin(ResourcePhase()).done()  # no action either: the Steward would add nothing
    assert table.told(events.ResourcesChanged) == [events.ResourcesChanged(table.id("theodred"), 1)]
    table.begin(CommitStep(A))
    assert table.options == (Done(), Commit(table.id("theodred")))
    table.choose(Commit(table.id("theodred"))).use("theodred")
    assert table.options == (Pick(table.id("theodred")),)
    table.pick("theodred").done()
    assert table.card("gloin").resources == 0
