"""Which games a tournament has."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.arena.plans import tournament
from westmarch.arena.tournaments import (
    IllegalTournament,
    Tournament,
    fixtures,
    lost,
    play_fixture,
    try_setups,
)
from westmarch.kernel.game import IllegalSetup
from westmarch.kernel.records import replace
from westmarch.kernel.registry import EXTRA


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, "tests.kernel.highway:GAME")


def test_both_play_both_sides() -> None:
    games = fixtures(tournament())
    first, second = ("random", "heuristic"), ("heuristic", "random")
    assert [game.agents for game in games] == [first, second, first, second]
    assert [game.number for game in games] == [0, 1, 2, 3]
    assert len({game.seed for game in games}) == 4


def test_with_decks_everybody_plays_every_deck_from_every_side() -> None:
    games = fixtures(tournament("meccg", decks=("A", "B", "F"), games=4))
    counted = Counter((game.agents, game.decks) for game in games)
    assert len(counted) == 3 * 2 * 2
    assert set(counted.values()) == {1}


def test_in_a_round_robin_all_meet_and_on_a_ladder_neighbours() -> None:
    four = ("random", "heuristic", "medium", "hard")
    round_robin = fixtures(tournament(schedule="round-robin", agents=four, games=1))
    assert len({frozenset(game.agents) for game in round_robin}) == 6
    ladder = fixtures(tournament(schedule="ladder", agents=four, games=1))
    assert [game.agents for game in ladder] == [
        ("random", "heuristic"),
        ("heuristic", "medium"),
        ("medium", "hard"),
    ]


def test_decks_meet_in_the_hands_of_one_program() -> None:
    games = fixtures(tournament("meccg", "decks", ("random",), ("A", "B", "F"), games=2))
    assert [game.decks for game in games] == [
        *(("A", "B"), ("A", "F"), ("B", "F")),
        *(("B", "A"), ("F", "A"), ("F", "B")),
    ]
    assert {game.agents for game in games} == {("random", "random")}


def test_a_cooperative_game_is_the_same_for_all_programs() -> None:
    decks = ("leadership", "spirit", "lore")
    games = fixtures(tournament("lcg", decks=decks, games=2))
    seeds = {
        agent: [(game.seed, game.decks) for game in games if set(game.agents) == {agent}]
        for agent in ("random", "heuristic")
    }
    assert seeds["random"] == seeds["heuristic"]
    assert Counter(decks for _, decks in seeds["random"]) == {
        ("leadership", "spirit"): 2,
        ("leadership", "lore"): 2,
        ("spirit", "lore"): 2,
    }
    assert len({seed for seed, _ in seeds["random"]}) == 6


def test_team_mates_are_played_by_the_same_program() -> None:
    games = fixtures(tournament("wotr", players=4, games=2))
    first = ("random", "random", "heuristic", "heuristic")
    assert [game.agents for game in games] == [first, first[::-1]]


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    plan = tournament("meccg", "round-robin", ("random", "easy", "hard"), ("A", "B", "F"))
    assert fixtures(replace(plan, games=9))[: len(fixtures(plan))] == fixtures(plan)
    assert fixtures(replace(plan, seed=8)) != fixtures(plan)


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (tournament(agents=("random",)), "two agents play a match, not 1"),
        (tournament(schedule="ladder", agents=("random", "random")), "each of them once"),
        (tournament("meccg", "decks", ("random",), ("A",)), "at least two decks"),
        (tournament("lcg", players=3, decks=("lore", "spirit")), "at least 3, not 2"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Tournament, complaint: str) -> None:
    with pytest.raises(IllegalTournament, match=complaint):
        fixtures(plan)


def test_a_game_is_played_with_the_decks_and_agents_of_its_seats() -> None:
    plan = tournament()
    game = fixtures(plan)[1]
    result = play_fixture(plan, game)
    assert result.fixture == game
    assert result.outcome is not None
    assert result.decisions >= result.choices > 0
    assert replace(play_fixture(plan, game), seconds=result.seconds) == result
    assert "processes have died" in str(lost(game).fault)


def test_a_deck_that_cannot_be_brought_is_refused_before_anything_is_played() -> None:
    plan = tournament("meccg", decks=("A", "F"))
    with pytest.raises(IllegalSetup):
        try_setups(replace(plan, options={"length": "1"}, decks={"A": "A", "F": "no deck"}))
