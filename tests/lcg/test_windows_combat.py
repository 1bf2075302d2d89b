"""Where players may act in planning, combat and refresh: L-WINDOW."""

from __future__ import annotations

import pytest

from tests.lcg.course import ACTIONS, course
from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    DeclareAttack,
    DeclareDefender,
    Defend,
    Done,
    PickPlayer,
    Play,
    Send,
    TakeAction,
    Use,
)
from westmarch.lcg.rules.attacking import PlayerAttack
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.rounds import PlanningPhase

PLANNING = TakeAction(Phase.PLANNING, planning=True)
ACTING = TakeAction(Phase.PLANNING)


# Planning


@pytest.mark.rule("L-WINDOW-07")
def test_players_may_act_after_the_first_player_has_played_his_cards() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["guard-of-the-citadel"]),
        Side(heroes=["gimli"], allies=["faramir"], hand=["veteran-axehand"]),
        resources={"aragorn": 2, "gimli": 2},
    )
    table.begin(PlanningPhase()).play("guard-of-the-citadel").pay("aragorn", "aragorn")
    assert (table.seat, table.prompt) == (B, ACTING)
    assert table.options == (Pass(), Use(table.id("faramir")))
    table.choose(Pass())
    assert (table.seat, table.prompt) == (B, PLANNING)
    table.choose(Pass()).done()


@pytest.mark.rule("L-WINDOW-08")
def test_players_may_act_after_each_following_player_has_played_his_cards() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        Side(heroes=["gimli"], hand=["veteran-axehand"]),
        resources={"gimli": 2},
    )
    table.begin(PlanningPhase())
    assert (table.seat, table.prompt) == (A, PLANNING)
    table.choose(Pass())
    assert table.prompt == ACTING
    table.choose(Pass())
    assert (table.seat, table.prompt) == (A, ACTING)
    table.choose(Pass()).play("veteran-axehand").pay("gimli", "gimli")
    assert (table.seat, table.prompt) == (A, ACTING)
    assert table.options == (Pass(), Use(table.id("faramir")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-WINDOW-27", "L-EX-21")
def test_actions_are_possible_between_the_cards_of_a_planning_turn() -> None:
    table = scene(
        Side(heroes=["gloin"], hand=["steward-of-gondor", "guard-of-the-citadel"]),
        Side(heroes=["gimli"], allies=["faramir"], hand=["veteran-axehand"]),
        resources={"gloin": 2, "gimli": 2},
    )
    table.begin(PlanningPhase()).play("steward-of-gondor").pick("gloin").pay("gloin", "gloin")
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("faramir"))))
    table.use("faramir").choose(PickPlayer(A))
    assert (table.seat, table.prompt) == (A, PLANNING)
    assert table.options == (Pass(), Use(table.id("steward-of-gondor"), 2))
    table.use("steward-of-gondor").choose(Pass())
    assert table.options == (Pass(), Play(table.id("guard-of-the-citadel")))
    table.play("guard-of-the-citadel").pay("gloin", "gloin").passing().done()
    assert table.card("gloin").resources == 0
    assert table.card("steward-of-gondor").exhausted
    assert table.card("guard-of-the-citadel").zone is Zone.PLAY


@pytest.mark.rule("L-WINDOW-28")
def test_only_the_player_whose_turn_it_is_plays_cards_until_all_pass_in_a_row() -> None:
    table = scene(
        Side(heroes=["gloin"], hand=["guard-of-the-citadel"]),
        Side(heroes=["gimli"], allies=["faramir"], hand=["veteran-axehand"]),
        resources={"gloin": 2, "gimli": 2},
    )
    guard, axehand = Play(table.id("guard-of-the-citadel")), Play(table.id("veteran-axehand"))
    table.begin(PlanningPhase())
    assert (table.seat, table.options) == (A, (Pass(), guard))
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("faramir"))))
    table.use("faramir").choose(PickPlayer(A))
    assert (table.seat, table.options) == (A, (Pass(), guard))
    table.choose(Pass())
    assert (table.seat, table.prompt) == (B, ACTING)
    table.choose(Pass())
    assert (table.seat, table.prompt) == (A, ACTING)
    assert table.options == (Pass(),)
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), axehand))
    table.choose(Pass()).done()


@pytest.mark.rule("L-WINDOW-28")
@pytest.mark.parametrize("hand", ["guard-of-the-citadel", "gandalf", "ever-vigilant"])
def test_the_turn_does_not_show_whether_its_player_can_play_a_card(hand: str) -> None:
    table = scene(
        Side(heroes=["gloin"], hand=[hand]), Side(heroes=["gimli"]), resources={"gloin": 2}
    )
    table.begin(PlanningPhase())
    assert (table.seat, table.prompt) == (A, PLANNING)
    table.choose(Pass()).passing().done()


# Combat


@pytest.mark.rule("L-WINDOW-04")
def test_an_action_between_two_steps_of_an_attack_counts_for_the_next_step() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["blade-mastery"], engaged=["ungoliants-spawn"]),
        resources={"gimli": 1},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttack(A, table.id("ungoliants-spawn"))).choose(Send(table.id("gimli")))
    table.use("blade-mastery").pay("gimli").pick("gimli").done()
    assert table.told(events.Struck) == [table.struck("gimli", "ungoliants-spawn", 2 + 1, 2, 1)]


@pytest.mark.rule("L-WINDOW-20")
def test_players_may_act_between_the_shadow_cards_and_the_first_attack() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=["forest-spider", "king-spider"]),
        encounter=["enchanted-stream", "forest-gate"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    found = course(table, (events.ShadowDealt, events.AttackBegan))
    assert found[:4] == ["ShadowDealt", "ShadowDealt", ACTIONS, "AttackBegan"]
    table.done()


@pytest.mark.rule("L-WINDOW-21")
def test_players_may_act_at_the_end_of_each_step_of_an_enemy_attack() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["enchanted-stream"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    noted = (
        events.AttackBegan,
        DeclareDefender,
        events.DefenderDeclared,
        events.ShadowTurnedUp,
        events.Struck,
    )
    found = course(table, noted, Defend(table.id("aragorn")))
    assert found == [
        "AttackBegan",
        ACTIONS,
        "DeclareDefender",
        "DefenderDeclared",
        ACTIONS,
        "ShadowTurnedUp",
        ACTIONS,
        "Struck",
        ACTIONS,
    ]
    table.done()


@pytest.mark.rule("L-WINDOW-22")
@pytest.mark.parametrize(("enemy", "left"), [("ungoliants-spawn", []), ("wargs", ["LeftPlay"])])
def test_players_may_act_at_the_end_of_each_step_of_their_attack(
    enemy: str, left: list[str]
) -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=[enemy]),
        damage={enemy: 2},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttack(A, table.id(enemy)))
    noted = (events.Exhausted, events.Struck, events.LeftPlay)
    found = course(table, noted, Send(table.id("aragorn")), Done())
    assert found == ["Exhausted", ACTIONS, ACTIONS, "Struck", *left, ACTIONS]
    table.done()


@pytest.mark.rule("L-WINDOW-23")
def test_players_may_act_after_the_last_attack_of_the_last_player() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=["forest-spider"]),
        Side(heroes=["gimli"], engaged=["king-spider"]),
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    strike = AttackEnemy(table.id("king-spider"))
    found = course(table, (DeclareAttack, events.Struck), strike)
    in_attack = [ACTIONS, ACTIONS, "Struck", ACTIONS]
    assert found[-7:] == ["DeclareAttack", "DeclareAttack", *in_attack, ACTIONS]
    table.done()


# Refresh


def refresh_phase() -> list[str]:
    """A refresh phase of two players in which Faramir could act."""
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        Side(heroes=["gimli"]),
        exhausted=["faramir", "gimli"],
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase())
    found = course(table, (events.Readied, events.ThreatChanged, events.FirstPlayerChanged))
    table.done()
    return found


@pytest.mark.rule("L-WINDOW-24")
def test_nobody_can_act_between_readying_raising_threat_and_passing_the_token() -> None:
    assert refresh_phase()[:5] == [
        "Readied",
        "Readied",
        "ThreatChanged",
        "ThreatChanged",
        "FirstPlayerChanged",
    ]


@pytest.mark.rule("L-WINDOW-25")
def test_players_may_act_after_the_token_has_been_passed() -> None:
    assert refresh_phase()[4:] == ["FirstPlayerChanged", ACTIONS]
