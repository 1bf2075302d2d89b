"""The player of the Living Card Game: legal, blind to what is hidden, and not a fool."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, LcgScene, Side, scene
from westmarch.agents import HeuristicAgent, take_turn
from westmarch.kernel.game import checked
from westmarch.kernel.records import AnyOption
from westmarch.kernel.table import Table
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import AttackEnemy, Commit, Defend, Done, TravelHere, Undefended
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.tables import SCENARIOS


def answer(table: LcgScene) -> AnyOption:
    """What the agent would do now."""
    return HeuristicAgent(1).pick(table.view(table.seat))


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_whole_games_by_what_is_offered(scenario: str, players: int) -> None:
    table = Table(GAME, checked(GAME, players, {"scenario": scenario}, ()), seed=5)
    agents = [HeuristicAgent(seat) for seat in range(players)]
    while not table.over:
        take_turn(table, agents[table.seat])
    assert table.outcome is not None


def test_it_cannot_peek() -> None:
    table = Table(GAME, checked(GAME, 2, {}, ()), seed=3)
    agents = [HeuristicAgent(seat) for seat in range(2)]
    while not table.over and len(table.choices) < 150:
        seat = table.seat
        supposed = table.position.imagine(seat, len(table.choices))
        picked = take_turn(table, agents[seat])
        fresh = HeuristicAgent(seat)
        true_view = table.at(len(table.choices) - 1).view(seat)
        assert fresh.pick(supposed.view(seat)) == HeuristicAgent(seat).pick(true_view)
        assert picked in true_view.decision.options if true_view.decision else False


def test_it_attacks_what_dies() -> None:
    table = scene(
        Side(heroes=["legolas"], engaged=["ungoliants-spawn", "dol-guldur-orcs"]),
        phase=Phase.COMBAT,
    ).begin(PlayerAttacks(A))
    assert answer(table) == AttackEnemy(table.id("dol-guldur-orcs"))


def test_it_defends_with_who_survives() -> None:
    table = scene(
        Side(heroes=["denethor", "eowyn"], engaged=["forest-spider"]),
        damage={"eowyn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A)).passing()
    assert answer(table) == Defend(table.id("denethor"))


def test_it_gives_an_ally_rather_than_a_hero() -> None:
    table = scene(
        Side(heroes=["eowyn"], allies=["snowbourn-scout"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A)).passing()
    assert answer(table) == Defend(table.id("snowbourn-scout"))
    assert Undefended() in table.options


def test_it_travels_where_most_threat_lies() -> None:
    table = scene(staging=["old-forest-road", "the-brown-lands"]).begin(TravelPhase())
    assert answer(table) == TravelHere(table.id("the-brown-lands"))


def test_it_sends_the_strong_willed_when_nothing_threatens() -> None:
    table = scene(Side(heroes=["eowyn", "gimli"]), phase=Phase.QUEST).begin(CommitStep(A))
    assert answer(table) == Commit(table.id("eowyn"))


def test_it_keeps_somebody_at_home_for_an_enemy() -> None:
    table = scene(
        Side(heroes=["eowyn", "denethor"], engaged=["forest-spider"]),
        staging=["old-forest-road"],
        phase=Phase.QUEST,
    ).begin(CommitStep(A))
    agent = HeuristicAgent(1)
    while not table.position.over:
        choice = agent.pick(table.view(A))
        table.choose(choice)
        if choice == Done():
            break
    assert not table.card("denethor").exhausted
