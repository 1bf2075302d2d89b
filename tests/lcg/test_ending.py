"""Winning and losing: L-END."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.game import Outcome
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import AttackEnemy, Commit, DeclareAttack, Done, Send
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttacks
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.refreshing import RefreshPhase


def quest_with(table: LcgScene, *codes: str) -> LcgScene:
    """Carry out a quest phase to which these characters are committed."""
    table.begin(QuestPhase()).passing()
    table.choose(*(Commit(table.id(code)) for code in codes))
    return table.to_the_end()


def attack(table: LcgScene, enemy: str, *codes: str) -> LcgScene:
    """These characters attack an enemy; then the player attacks nobody else."""
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id(enemy)))
    return table.choose(*(Send(table.id(code)) for code in codes)).to_the_end()


def outcome(table: LcgScene) -> Outcome:
    """How the game ended."""
    table.done()
    found = table.position.outcome
    assert found is not None
    return found


@pytest.mark.rule("L-END-01")
@pytest.mark.parametrize(("progress", "won"), [(5, None), (6, True)])
def test_the_players_win_when_the_last_stage_is_completed(progress: int, won: bool | None) -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="beorns-path",
        progress={"beorns-path": progress},
        phase=Phase.QUEST,
    )
    quest_with(table, "eowyn").done()
    assert table.state.won is won


@pytest.mark.rule("L-END-01")
def test_completing_an_earlier_stage_does_not_win() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="flies-and-spiders",
        quest_deck=["a-fork-in-the-road", "beorns-path"],
        progress={"flies-and-spiders": 7},
        phase=Phase.QUEST,
    )
    quest_with(table, "eowyn").done()
    assert table.state.won is None
    assert table.state.quest == [table.id("a-fork-in-the-road")]


@pytest.mark.rule("L-END-02")
def test_players_eliminated_earlier_win_with_the_survivor() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=49),
        Side(heroes=["eowyn"], threat=20),
        quest="beorns-path",
        progress={"beorns-path": 9},
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase()).to_the_end().done()
    assert table.state.eliminated == [True, False]
    table.state.phase = Phase.QUEST
    quest_with(table, "eowyn")
    assert outcome(table).winners == (A, B)


@pytest.mark.rule("L-END-03")
def test_the_players_lose_when_all_are_eliminated() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=49),
        Side(heroes=["eowyn"], engaged=["hill-troll"], threat=20),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(B), RefreshPhase())
    table.choose(table.options[0], table.options[0])
    assert table.state.eliminated == [True, True]
    assert table.state.won is False
    assert outcome(table) == Outcome((), (0, 0), "lost")


@pytest.mark.rule("L-END-03")
def test_the_game_goes_on_while_one_player_is_left() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=49),
        Side(heroes=["eowyn"], threat=20),
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase()).to_the_end().done()
    assert table.state.eliminated == [True, False]
    assert table.state.won is None


@pytest.mark.rule("L-END-04")
def test_a_stage_won_by_an_enemys_defeat_is_won_at_that_moment() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["ungoliants-spawn", "forest-spider"]),
        quest="dont-leave-the-path",
        damage={"ungoliants-spawn": 8},
        phase=Phase.COMBAT,
    )
    attack(table, "ungoliants-spawn", "aragorn", "gimli")
    assert outcome(table).winners == (A,)
    assert table.state.engaged[A] == [table.id("forest-spider")]


@pytest.mark.rule("L-END-04")
def test_nobody_acts_any_more_once_the_game_is_won() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["ungoliants-spawn", "forest-spider"]),
        quest="dont-leave-the-path",
        damage={"ungoliants-spawn": 8, "gimli": 4},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("ungoliants-spawn")))
    table.choose(Send(table.id("gimli")), Done())
    assert outcome(table).winners == (A,), "though Aragorn could still attack the other enemy"
    assert not table.card("aragorn").exhausted


@pytest.mark.rule("L-END-04")
def test_progress_does_not_complete_a_stage_with_a_condition_of_its_own() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="dont-leave-the-path",
        progress={"dont-leave-the-path": 30},
        phase=Phase.QUEST,
    )
    quest_with(table, "eowyn").done()
    assert table.state.won is None
    assert table.card("dont-leave-the-path").progress == 34


@pytest.mark.rule("L-END-04")
def test_a_hindered_last_stage_is_won_when_the_hindrance_ends() -> None:
    table = scene(
        Side(heroes=["eowyn", "aragorn"], engaged=["ungoliants-spawn"]),
        quest="beorns-path",
        progress={"beorns-path": 9},
        damage={"ungoliants-spawn": 8},
        phase=Phase.QUEST,
    )
    quest_with(table, "eowyn").done()
    assert table.state.won is None
    assert table.card("beorns-path").progress == 13
    table.state.phase = Phase.COMBAT
    attack(table, "ungoliants-spawn", "aragorn")
    assert outcome(table).winners == (A,)


@pytest.mark.rule("L-END-04")
def test_a_stage_won_without_enemies_is_looked_at_once_its_cards_are_revealed() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="anduin-passage",
        quest_deck=["ambush-on-the-shore"],
        encounter=["old-forest-road", "old-forest-road", "forest-gate", "gladden-fields"],
        progress={"anduin-passage": 14},
        phase=Phase.QUEST,
    )
    quest_with(table, "eowyn")
    assert [table.state.cards[card].code for card in table.state.staging] == [
        "old-forest-road",
        "old-forest-road",
        "forest-gate",
        "gladden-fields",
    ]
    assert outcome(table).winners == (A,)


@pytest.mark.rule("L-END-04")
def test_a_stage_won_without_enemies_is_won_when_the_last_one_falls() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["forest-spider", "black-forest-bats"]),
        quest="ambush-on-the-shore",
        damage={"forest-spider": 3, "black-forest-bats": 1},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A))
    table.choose(AttackEnemy(table.id("forest-spider")), Send(table.id("gimli")), Done())
    assert table.prompt == DeclareAttack()
    assert table.card("forest-spider").zone is Zone.DISCARD
    assert table.state.won is None
    table.choose(AttackEnemy(table.id("black-forest-bats")), Send(table.id("aragorn")))
    assert outcome(table).winners == (A,)
