"""What games come to, and how strong that shows somebody to be."""

from __future__ import annotations

import random

import pytest

from tests.arena.plans import ended, tournament
from westmarch.arena.ratings import Bout, rate
from westmarch.arena.standings import Tally, standings
from westmarch.arena.tournaments import Result, fixtures
from westmarch.kernel.registry import EXTRA


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, "tests.kernel.highway:GAME")


def counts(tallies: tuple[Tally, ...]) -> dict[tuple[str, ...], tuple[int, int, int]]:
    return {each.key: (each.won, each.drawn, each.lost) for each in tallies}


def test_wins_are_counted_by_program_and_side() -> None:
    plan = tournament()
    games = fixtures(plan)
    failed = Result(games[3], 5, 5, 0.1, fault="the road is blocked")
    results = [ended(games[0], 0), ended(games[1], 0), ended(games[2], 0, 1), failed]
    found = standings(plan, results)
    assert counts(found.overall) == {("heuristic",): (1, 1, 1), ("random",): (1, 1, 1)}
    assert counts(found.by_role) == {
        ("heuristic", "Merchant 1", "random"): (1, 0, 0),
        ("heuristic", "Merchant 2", "random"): (0, 1, 1),
        ("random", "Merchant 1", "heuristic"): (1, 1, 0),
        ("random", "Merchant 2", "heuristic"): (0, 0, 1),
    }
    assert [each.points for each in found.ratings] == pytest.approx([1500, 1500], abs=20)
    (heuristic, _) = found.overall
    assert heuristic.low < heuristic.share == 1 / 3 < heuristic.high


def test_a_program_against_itself_shows_the_sides_alone() -> None:
    plan = tournament("wotr", agents=("heuristic", "heuristic"))
    found = standings(plan, [ended(game, 1) for game in fixtures(plan)])
    assert counts(found.by_role) == {
        ("heuristic", "Free Peoples", "heuristic"): (0, 0, 4),
        ("heuristic", "Shadow", "heuristic"): (4, 0, 0),
    }
    assert (found.ratings, found.overall, found.pairs) == ((), (), ())


def test_team_mates_win_together() -> None:
    plan = tournament("wotr", players=4, games=1)
    (game,) = fixtures(plan)
    found = standings(plan, [ended(game, 2, 3, scores=(0, 0, 2, 1))])
    assert counts(found.by_role) == {
        ("heuristic", "Shadow", "random"): (1, 0, 0),
        ("random", "Free Peoples", "heuristic"): (0, 0, 1),
    }


def test_with_decks_each_pair_of_them_is_told_apart() -> None:
    plan = tournament("meccg", decks=("A", "F"))
    games = fixtures(plan)
    found = standings(plan, [ended(game, 0, scores=(9, 3)) for game in games])
    assert counts(found.by_deck) == {
        ("heuristic, A", "random, F"): (1, 0, 1),
        ("heuristic, F", "random, A"): (1, 0, 1),
        ("random, A", "heuristic, F"): (1, 0, 1),
        ("random, F", "heuristic, A"): (1, 0, 1),
    }
    assert {each.mean_score for each in found.overall} == {6.0}


def test_decks_are_compared_by_all_pairs() -> None:
    plan = tournament("meccg", "decks", ("random",), ("A", "B", "F"), games=2)
    results = [ended(game, game.decks.index(min(game.decks))) for game in fixtures(plan)]
    found = standings(plan, results)
    assert counts(found.pairs)["A", "F"] == (2, 0, 0)
    assert [each.name for each in found.ratings] == ["A", "B", "F"]
    assert counts(found.by_role)["B", "Player 1"] == (1, 0, 1)


def test_a_cooperative_game_is_won_or_lost_by_a_team() -> None:
    plan = tournament("lcg", "decks", ("heuristic",), ("leadership", "spirit", "lore"), games=1)
    results = [
        ended(game, *(() if "lore" in game.decks else (0, 1)), scores=(30, 30))
        for game in fixtures(plan)
    ]
    found = standings(plan, results)
    assert counts(found.overall) == {
        ("leadership",): (1, 0, 1),
        ("lore",): (0, 0, 2),
        ("spirit",): (1, 0, 1),
    }
    assert counts(found.by_deck) == {
        ("heuristic", "leadership + lore"): (0, 0, 1),
        ("heuristic", "leadership + spirit"): (1, 0, 0),
        ("heuristic", "spirit + lore"): (0, 0, 1),
    }
    assert (found.ratings, found.pairs, found.by_role) == ((), (), ())


def test_ratings_find_the_strengths_behind_the_games() -> None:
    strengths = {"a": 1200.0, "b": 1500.0, "c": 1800.0}
    chance = random.Random(5)
    bouts = []
    for _ in range(150):
        for first, second in (("a", "b"), ("a", "c"), ("b", "c")):
            expected = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
            has_won = chance.random() < expected
            bouts.append(Bout(*((first, second) if has_won else (second, first)), drawn=False))
    found = rate(bouts)
    assert [each.name for each in found] == ["c", "b", "a"]
    for each in found:
        assert each.low < strengths[each.name] < each.high
        assert each.points == pytest.approx(strengths[each.name], abs=60)
    turned = {each.name: each.points for each in rate(bouts[::-1])}
    assert turned == pytest.approx({each.name: each.points for each in found}, abs=5)


def test_draws_bring_ratings_together() -> None:
    found = rate([Bout("a", "b", drawn=True)] * 20)
    assert [each.points for each in found] == pytest.approx([1500, 1500], abs=1)
