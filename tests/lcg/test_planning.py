"""The planning phase: L-PLAN."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Pay, PayFor, Play, TakeAction, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.rounds import PlanningPhase

OTHER_PHASES = (
    Phase.RESOURCE,
    Phase.QUEST,
    Phase.TRAVEL,
    Phase.ENCOUNTER,
    Phase.COMBAT,
    Phase.REFRESH,
)


@pytest.mark.rule("L-PLAN-01")
@pytest.mark.parametrize("phase", OTHER_PHASES)
def test_allies_and_attachments_cannot_be_played_in_another_phase(phase: Phase) -> None:
    table = scene(
        Side(heroes=["aragorn", "denethor"], hand=["guard-of-the-citadel", "steward-of-gondor"]),
        encounter=["forest-spider"],
        resources={"aragorn": 5},
        phase=phase,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("denethor")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-PLAN-01")
def test_allies_and_attachments_can_be_played_in_the_planning_phase() -> None:
    table = scene(
        Side(
            heroes=["aragorn", "denethor"],
            hand=["guard-of-the-citadel", "steward-of-gondor", "grim-resolve"],
        ),
        encounter=["forest-spider"],
        resources={"aragorn": 2},
    )
    table.begin(PlanningPhase())
    assert table.options == (
        Pass(),
        Play(table.id("guard-of-the-citadel")),
        Play(table.id("steward-of-gondor")),
        Use(table.id("denethor")),
    )
    table.choose(Pass()).done()


@pytest.mark.rule("L-PLAN-02")
def test_the_first_player_plays_all_his_cards_before_the_next_may_play_any() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["snowbourn-scout", "guard-of-the-citadel"]),
        Side(heroes=["eleanor"], hand=["wandering-took", "lorien-guide"]),
        resources={"aragorn": 3, "eleanor": 5},
    )
    took, guide = Play(table.id("wandering-took")), Play(table.id("lorien-guide"))
    table.begin(PlanningPhase())
    assert table.seat == A
    table.play("snowbourn-scout").pay("aragorn")
    assert (table.seat, table.options) == (B, (Pass(),))
    table.choose(Pass())
    assert (table.seat, table.prompt) == (A, TakeAction(Phase.PLANNING, planning=True))
    assert table.options == (Pass(), Play(table.id("guard-of-the-citadel")))
    table.play("guard-of-the-citadel").pay("aragorn", "aragorn")
    assert (table.seat, table.options) == (B, (Pass(),))
    table.choose(Pass())
    assert (table.seat, table.prompt) == (B, TakeAction(Phase.PLANNING, planning=True))
    assert table.options == (Pass(), took, guide)
    table.choose(Pass()).done()


@pytest.mark.rule("L-PLAN-03")
def test_the_others_play_their_cards_clockwise_after_the_first_player() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["guard-of-the-citadel"]),
        Side(heroes=["gloin"], hand=["silverlode-archer"]),
        Side(heroes=["gimli"], hand=["veteran-axehand"]),
        resources={"aragorn": 2, "gloin": 3, "gimli": 2},
        first=B,
    )
    table.begin(PlanningPhase())
    turns = []
    while not table.position.over:
        plays = [option for option in table.options if isinstance(option, Play)]
        if isinstance(table.prompt, PayFor):
            table.choose(*table.options)
        elif plays:
            turns.append(table.seat)
            table.choose(*plays)
        else:
            table.choose(Pass())
    assert turns == [B, C, A]
    table.done()


@pytest.mark.rule("L-PLAN-04")
def test_nobody_has_to_play_a_card() -> None:
    table = scene(Side(heroes=["aragorn"], hand=["guard-of-the-citadel"]), resources={"aragorn": 9})
    table.begin(PlanningPhase())
    assert table.options == (Pass(), Play(table.id("guard-of-the-citadel")))
    table.choose(Pass()).done()
    assert table.state.hand[A] == [table.id("guard-of-the-citadel")]


@pytest.mark.rule("L-PLAN-04")
def test_only_the_resources_limit_how_many_cards_are_played() -> None:
    guards = ["guard-of-the-citadel"] * 3 + ["snowbourn-scout"] * 2
    table = scene(Side(heroes=["aragorn"], hand=guards), resources={"aragorn": 7})
    table.begin(PlanningPhase())
    for _ in range(3):
        table.play("guard-of-the-citadel").pay("aragorn", "aragorn")
    table.play("snowbourn-scout").pay("aragorn")
    table.done()
    assert len(table.state.area[A]) == 5
    assert len(table.state.hand[A]) == 1


@pytest.mark.rule("L-PLAN-05")
def test_an_ally_enters_play_face_up_and_ready() -> None:
    table = scene(Side(heroes=["aragorn"], hand=["guard-of-the-citadel"]), resources={"aragorn": 2})
    table.begin(PlanningPhase()).play("guard-of-the-citadel").pay("aragorn", "aragorn").done()
    guard = table.card("guard-of-the-citadel")
    assert (guard.zone, guard.seat, guard.exhausted, guard.face_down) == (
        Zone.PLAY,
        A,
        False,
        False,
    )


@pytest.mark.rule("L-PLAN-05", "L-READY-01")
def test_an_attachment_enters_play_face_up_and_ready_even_on_an_exhausted_hero() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["steward-of-gondor"]),
        resources={"aragorn": 2},
        exhausted=["aragorn"],
    )
    table.begin(PlanningPhase()).play("steward-of-gondor").pick("aragorn")
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn", "aragorn").passing().done()
    steward = table.card("steward-of-gondor")
    assert (steward.zone, steward.host, steward.exhausted, steward.face_down) == (
        Zone.ATTACHED,
        table.id("aragorn"),
        False,
        False,
    )
