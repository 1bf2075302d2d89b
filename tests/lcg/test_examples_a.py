"""The rulebook's own examples: paying, questing, engaging, kinds of effects: L-EX."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.frames import Frame
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import MayRespond, No, Pay, Pick, Play, TakeAction, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.rounds import PlanningPhase, ResourcePhase
from westmarch.lcg.rules.values import staging_threat


def pools(table: LcgScene) -> list[int]:
    """The resources of Glóin, Éowyn and Eleanor."""
    return [table.card(code).resources for code in ("gloin", "eowyn", "eleanor")]


def bernd_plans(hand: list[str], gloin: int) -> LcgScene:
    """Bernd's planning turn; Angela has nothing to do in it."""
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gloin", "eowyn", "eleanor"], hand=hand),
        resources={"gloin": gloin, "eowyn": 2, "eleanor": 2},
        first=B,
    )
    return table.begin(PlanningPhase())


@pytest.mark.rule("L-EX-01")
def test_only_gloin_can_pay_for_the_guard_of_the_citadel() -> None:
    table = bernd_plans(["guard-of-the-citadel"], gloin=3).play("guard-of-the-citadel")
    assert (table.seat, table.options) == (B, (Pay(table.id("gloin")),))
    for other in ("eowyn", "eleanor"):
        with pytest.raises(IllegalChoice):
            table.position.take(B, Pay(table.id(other)))
    table.pay("gloin", "gloin").done()
    assert pools(table) == [1, 2, 2]
    guard = table.card("guard-of-the-citadel")
    assert (guard.zone, guard.seat) == (Zone.PLAY, B)
    assert not guard.exhausted
    assert not guard.face_down


@pytest.mark.rule("L-EX-02")
def test_eowyn_and_eleanor_pay_together_for_the_northern_tracker() -> None:
    table = bernd_plans(["northern-tracker"], gloin=1).play("northern-tracker")
    assert table.options == (Pay(table.id("eowyn")), Pay(table.id("eleanor")))
    table.pay("eowyn", "eowyn", "eleanor", "eleanor").done()
    assert pools(table) == [1, 0, 0]
    tracker = table.card("northern-tracker")
    assert (tracker.zone, tracker.seat, tracker.exhausted) == (Zone.PLAY, B, False)


def seven_against_seven() -> LcgScene:
    """Bernd and Angela have committed, two cards are revealed, Bernd may act."""
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"]),
        Side(heroes=["eowyn"], hand=["gandalf"]),
        staging=["gladden-fields"],
        encounter=["east-bight-patrol", "hummerhorns", "forest-spider"],
        phase=Phase.QUEST,
        first=B,
    )
    table.begin(QuestPhase()).choose(Pass()).commit("eowyn")
    table.commit("aragorn", "guard-of-the-citadel").choose(Pass())
    assert [table.state.cards[card].code for card in table.state.staging] == [
        "gladden-fields",
        "east-bight-patrol",
        "hummerhorns",
    ]
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("eowyn"))))
    return table


@pytest.mark.rule("L-EX-03")
def test_eowyn_tips_the_scales() -> None:
    table = seven_against_seven().use("eowyn").pick("gandalf")
    table.done()
    (result,) = table.told(events.QuestResolved)
    assert (result.willpower, result.threat) == (8, 7)
    assert table.card("flies-and-spiders").progress == 1
    assert table.state.threat == [25, 25]
    exhausted = [card.code for card in table.state.cards if card.exhausted]
    assert exhausted == ["aragorn", "guard-of-the-citadel", "eowyn"]


@pytest.mark.rule("L-EX-04")
def test_without_eowyn_the_quest_is_a_tie() -> None:
    table = seven_against_seven().choose(Pass())
    assert table.prompt == TakeAction(Phase.QUEST)
    table.choose(Pass()).done()
    (result,) = table.told(events.QuestResolved)
    assert (result.willpower, result.threat) == (7, 7)
    assert table.card("flies-and-spiders").progress == 0
    assert table.state.threat == [25, 25]


@pytest.mark.rule("L-EX-05")
def test_three_progress_explore_the_enchanted_stream_and_one_is_left() -> None:
    table = scene(
        Side(heroes=["glorfindel"]),
        active="enchanted-stream",
        encounter=["the-necromancers-reach", "forest-spider"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("glorfindel").done()
    assert table.id("enchanted-stream") in table.state.encounter_discard
    assert table.state.active == []
    assert table.card("flies-and-spiders").progress == 1


@pytest.mark.rule("L-EX-06")
def test_the_engagement_checks_of_bernd_and_angela() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=35),
        Side(heroes=["eleanor"], threat=24),
        staging=["king-spider", "forest-spider", "ungoliants-spawn", "hummerhorns"],
        phase=Phase.ENCOUNTER,
        first=B,
    )
    table.begin(EncounterPhase()).choose(Pass(), Pass()).done()
    engaged = [(e.seat, table.state.cards[e.card].code) for e in table.told(events.Engaged)]
    assert engaged == [(B, "king-spider"), (A, "ungoliants-spawn"), (A, "forest-spider")]
    assert table.state.staging == [table.id("hummerhorns")]


@pytest.mark.rule("L-EX-14")
@pytest.mark.parametrize("active", [False, True])
def test_nobody_draws_while_the_enchanted_stream_is_the_active_location(active: bool) -> None:
    table = scene(
        Side(heroes=["aragorn"], deck=["gandalf", "faramir"]),
        staging=[] if active else ["enchanted-stream"],
        active="enchanted-stream" if active else None,
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).done()
    assert len(table.state.hand[A]) == (0 if active else 1)
    assert table.told(events.AbilityUsed) == []


@pytest.mark.rule("L-EX-14", "L-FAQ-14")
def test_an_action_that_only_draws_cannot_be_used_at_the_enchanted_stream() -> None:
    table = scene(Side(heroes=["beravor"], deck=["gandalf", "faramir"]), active="enchanted-stream")
    table.begin(ActionWindow()).done()
    assert not table.card("beravor").exhausted


WINDOWS = (
    (Phase.RESOURCE, ResourcePhase(), 1),
    (Phase.PLANNING, PlanningPhase(), 1),
    (Phase.QUEST, QuestPhase(), 4),
    (Phase.TRAVEL, TravelPhase(), 1),
    (Phase.ENCOUNTER, EncounterPhase(), 2),
    (Phase.COMBAT, CombatPhase(), 9),
    (Phase.REFRESH, RefreshPhase(), 1),
)
EVERY_WINDOW = [
    (phase, procedure, number) for phase, procedure, windows in WINDOWS for number in range(windows)
]


@pytest.mark.rule("L-EX-15")
@pytest.mark.parametrize(("phase", "procedure", "number"), EVERY_WINDOW)
def test_glorfindel_heals_in_every_window_of_every_phase_and_at_no_other_time(
    phase: Phase, procedure: Frame, number: int
) -> None:
    engaged = ["forest-spider"] if phase is Phase.COMBAT else []
    table = scene(
        Side(heroes=["glorfindel", "gimli"], engaged=engaged),
        staging=["enchanted-stream", "hill-troll"],
        encounter=["old-forest-road", "old-forest-road"],
        damage={"gimli": 1},
        resources={"glorfindel": 1},
        phase=phase,
    )
    heal, window = Use(table.id("glorfindel")), 0
    table.begin(procedure)
    while window <= number:
        if isinstance(table.prompt, TakeAction):
            assert table.options == (Pass(), heal)
            table.choose(heal if window == number else Pass())
            window += 1
        else:
            assert heal not in table.options
            table.choose(table.options[-1])
    table.pick("gimli")
    assert table.card("gimli").damage == 0
    while not table.position.over:
        assert not isinstance(table.prompt, TakeAction)
        table.choose(table.options[-1])
    table.done()


@pytest.mark.rule("L-EX-16")
@pytest.mark.parametrize("phase", [Phase.PLANNING, Phase.QUEST, Phase.TRAVEL])
def test_radagasts_cunning_is_a_quest_action(phase: Phase) -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["radagasts-cunning"]),
        staging=["ungoliants-spawn", "enchanted-stream"],
        resources={"denethor": 1},
        phase=phase,
    )
    table.begin(ActionWindow())
    if phase is Phase.QUEST:
        assert table.options == (Pass(), Use(table.id("radagasts-cunning")))
        table.use("radagasts-cunning").pay("denethor")
        assert table.options == (Pick(table.id("ungoliants-spawn")),)
        table.pick("ungoliants-spawn")
    table.done()
    assert staging_threat(table.state) == (2 if phase is Phase.QUEST else 5)
    assert table.card("denethor").resources == (0 if phase is Phase.QUEST else 1)


def son_of_arnor_arrives() -> LcgScene:
    """Son of Arnor has just entered play."""
    table = scene(
        Side(heroes=["aragorn"], hand=["son-of-arnor"]),
        staging=["forest-spider", "enchanted-stream", "hill-troll"],
        resources={"aragorn": 3},
    )
    table.begin(PlanningPhase()).play("son-of-arnor").pay("aragorn", "aragorn", "aragorn")
    assert isinstance(table.prompt, MayRespond)
    assert table.options == (Pass(), Use(table.id("son-of-arnor")))
    return table


@pytest.mark.rule("L-EX-17")
def test_son_of_arnor_engages_the_chosen_enemy() -> None:
    table = son_of_arnor_arrives().use("son-of-arnor")
    assert table.options == (Pick(table.id("forest-spider")), Pick(table.id("hill-troll")))
    table.pick("hill-troll").done()
    assert table.state.engaged == [[table.id("hill-troll")]]


@pytest.mark.rule("L-EX-17")
def test_a_response_that_is_not_used_is_gone() -> None:
    table = son_of_arnor_arrives().choose(Pass())
    table.done()
    assert table.state.engaged == [[]]
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-EX-21")
def test_the_steward_pays_for_the_guard_in_the_same_planning_turn() -> None:
    table = scene(
        Side(heroes=["gloin"], hand=["steward-of-gondor", "guard-of-the-citadel"]),
        Side(heroes=["denethor"], hand=["henamarth-riversong"]),
        encounter=["forest-spider"],
        resources={"gloin": 2, "denethor": 1},
    )
    table.begin(PlanningPhase()).play("steward-of-gondor").pick("gloin").pay("gloin", "gloin")
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("denethor"))))
    table.use("denethor").choose(No())
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("steward-of-gondor"), 2)))
    table.use("steward-of-gondor")
    assert (table.seat, table.options) == (B, (Pass(),))
    table.choose(Pass())
    assert (table.seat, table.options) == (A, (Pass(), Play(table.id("guard-of-the-citadel"))))
    table.play("guard-of-the-citadel").pay("gloin", "gloin")
    assert table.card("gloin").resources == 0
    assert table.card("steward-of-gondor").exhausted
    table.choose(Pass())
    assert (table.seat, table.prompt) == (B, TakeAction(Phase.PLANNING, planning=True))
    assert table.options == (Pass(), Play(table.id("henamarth-riversong")))
    table.choose(Pass()).done()
