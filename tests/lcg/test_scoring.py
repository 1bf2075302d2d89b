"""Scoring a won game: L-SCORE."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.game import Outcome
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import AttackEnemy, Done, Send, TakeAction
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttacks
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import Round
from westmarch.lcg.rules.scoring import subtotal


def outcome(table: LcgScene) -> Outcome:
    """How the game ended."""
    table.done()
    found = table.position.outcome
    assert found is not None
    return found


def win(table: LcgScene) -> Outcome:
    """A player defeats the enemy whose defeat wins at the last stage."""
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("ungoliants-spawn")))
    table.choose(Send(table.state.area[A][0])).to_the_end()
    assert table.state.won
    return outcome(table)


def win_with_hummerhorns(table: LcgScene) -> Outcome:
    """Gimli wins the victory points of Hummerhorns before Aragorn wins the game."""
    hummerhorns, spawn = table.id("hummerhorns"), table.id("ungoliants-spawn")
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(hummerhorns), Send(table.id("gimli")))
    table.choose(Done())
    assert table.state.victory == [hummerhorns]
    table.choose(AttackEnemy(spawn), Send(table.id("aragorn"))).to_the_end()
    return outcome(table)


def last_battle(*sides: Side, **more: int) -> LcgScene:
    """The Spawn is all but defeated and its defeat wins; heroes may be damaged."""
    return scene(
        *sides,
        quest="dont-leave-the-path",
        damage={"ungoliants-spawn": 8, **more},
        phase=Phase.COMBAT,
    )


SPAWN = ("ungoliants-spawn",)


@pytest.mark.rule("L-SCORE-01")
def test_a_won_game_has_one_score_for_the_whole_group() -> None:
    table = last_battle(
        Side(heroes=["aragorn"], engaged=SPAWN, threat=30),
        Side(heroes=["gimli"], threat=20),
    )
    assert win(table) == Outcome((A, B), (50, 50), "won")


@pytest.mark.rule("L-SCORE-01")
def test_a_lost_game_has_no_score() -> None:
    table = scene(Side(heroes=["eowyn"], engaged=["hill-troll"], threat=30), phase=Phase.COMBAT)
    table.state.rounds_completed = 4
    table.begin(EnemyAttacks(A)).to_the_end()
    assert outcome(table) == Outcome((), (0,), "lost")


@pytest.mark.rule("L-SCORE-02")
def test_threat_dead_heroes_damage_and_rounds_count_against_victory_points() -> None:
    table = last_battle(
        Side(heroes=["aragorn", "theodred"], engaged=SPAWN, discard=["gloin"], threat=30),
        Side(heroes=["gimli"], discard=["eowyn", "faramir"], threat=20),
        aragorn=2,
        theodred=1,
        gimli=3,
    )
    table.state.rounds_completed = 3
    assert win(table).scores == (30 + 9 + 2 + 1 + 20 + 9 + 3 + 30,) * 2


@pytest.mark.rule("L-SCORE-02")
def test_victory_points_are_subtracted_once() -> None:
    table = last_battle(
        Side(heroes=["aragorn", "gimli"], engaged=("hummerhorns", *SPAWN), threat=30),
        Side(heroes=["thalin"], threat=20),
        hummerhorns=2,
    )
    assert win_with_hummerhorns(table).scores == (30 + 20 - 5,) * 2


@pytest.mark.rule("L-SCORE-03")
def test_the_round_in_which_the_game_is_won_does_not_count() -> None:
    table = scene(
        Side(heroes=["eowyn"], threat=20),
        quest="beorns-path",
        progress={"beorns-path": 6},
    )
    table.begin(Round())
    while not table.position.over:
        table.choose(table.options[-1])
    assert table.state.won
    assert table.state.rounds_completed == 0
    assert outcome(table).scores == (20,)


@pytest.mark.rule("L-SCORE-03")
def test_a_round_counts_only_when_its_refresh_phase_has_ended() -> None:
    table = scene(Side(heroes=["beravor"], deck=["gandalf"] * 9))
    table.begin(Round())
    while table.state.phase is not Phase.REFRESH:
        table.choose(table.options[0])
    assert table.prompt == TakeAction(Phase.REFRESH)
    assert table.state.rounds_completed == 0
    table.choose(Pass()).done()
    assert table.state.rounds_completed == 1


@pytest.mark.rule("L-SCORE-04")
def test_damage_on_allies_does_not_count() -> None:
    table = last_battle(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=SPAWN, threat=30),
        faramir=2,
    )
    assert win(table).scores == (30,)


@pytest.mark.rule("L-SCORE-05", "L-SCORE-06")
def test_an_eliminated_player_counts_fifty_and_all_his_heroes() -> None:
    table = last_battle(
        Side(heroes=["aragorn"], engaged=SPAWN, threat=30),
        Side(heroes=["eowyn"], discard=["eleanor"], engaged=["forest-spider"], threat=28),
        eowyn=1,
    )
    table.begin(EnemyAttacks(B)).to_the_end()
    assert table.state.eliminated == [False, True]
    assert win(table).scores == (30 + 50 + 9 + 7,) * 2


@pytest.mark.rule("L-SCORE-07")
def test_the_threat_of_an_eliminated_player_stays_at_fifty() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=30),
        Side(heroes=["eowyn"], threat=48),
        staging=["hill-troll", "marsh-adder", "ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).to_the_end().done()
    assert table.state.eliminated == [False, True]
    assert table.state.threat == [37, 50], "48 and 7 more"


@pytest.mark.rule("L-SCORE-08")
def test_a_score_can_be_negative() -> None:
    table = last_battle(
        Side(heroes=["aragorn", "gimli"], engaged=("hummerhorns", *SPAWN), threat=3),
        hummerhorns=2,
    )
    assert win_with_hummerhorns(table).scores == (-2,)


@pytest.mark.rule("L-SCORE-09")
def test_each_player_has_a_subtotal_and_rounds_count_once() -> None:
    table = last_battle(
        Side(heroes=["aragorn"], engaged=SPAWN, discard=["gloin"], threat=30),
        Side(heroes=["gimli", "thalin"], threat=20),
        aragorn=2,
        gimli=1,
        thalin=2,
    )
    table.state.rounds_completed = 6
    result = win(table)
    assert subtotal(table.state, A) == 30 + 9 + 2
    assert subtotal(table.state, B) == 20 + 1 + 2
    assert result.scores == (41 + 23 + 60,) * 2
