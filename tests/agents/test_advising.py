"""Hints: what a program would do in a person's place, by what that person knows."""

from __future__ import annotations

from functools import partial

import pytest

from tests.agents.nim import Nim, Take
from tests.agents.test_search import GAMES, moments
from tests.kernel.highway import GAME as HIGHWAY
from westmarch.agents import SearchAgent, agent_named
from westmarch.agents.advising import CLOSE, MOST_ADVICE, Advice, advise, has_opponents
from westmarch.agents.search import Budget
from westmarch.kernel import registry
from westmarch.kernel.game import Setup
from westmarch.kernel.position import Position
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table


def advice_at(position: Position, seat: Seat, level: str) -> tuple[Advice, ...]:
    """What a program of a level advises a seat."""
    return advise(agent_named(level, 7), position.view(seat), partial(position.imagine, seat))


def test_who_looks_ahead_names_the_best_with_its_chance_and_what_comes_close() -> None:
    table = Table(Nim(7), Setup(2), 1)
    agent = SearchAgent(1, Budget(iterations=90))
    found = advise(agent, table.view(Seat(0)), partial(table.position.imagine, Seat(0)))
    assert found[0].option == Take(3)
    assert found[0].chance is not None
    assert found[0].chance > 0.5
    assert len(found) == MOST_ADVICE


def test_what_was_hardly_tried_is_not_named() -> None:
    untold = 0
    for position, seat in moments("wotr", every=9, count=6):
        agent = SearchAgent(7, Budget(iterations=40))
        agent.curious = True
        found = advise(agent, position.view(seat), partial(position.imagine, seat))
        tried = {one.option: one.tried for one in agent.thoughts}
        most = tried[found[0].option]
        close = [option for option, count in tried.items() if count and count * CLOSE >= most]
        assert [one.option for one in found] == close[:MOST_ADVICE]
        untold += len(close) < len(tried)
    assert untold


def test_who_goes_by_rules_of_thumb_knows_no_chances() -> None:
    for position, seat in moments("wotr", every=20, count=3):
        (only,) = advice_at(position, seat, "medium")
        assert only.option in position.of(seat).options
        assert only.chance is None


def test_a_question_with_one_answer_has_that_answer() -> None:
    table = Table(Nim(1), Setup(2), 1)
    assert advice_at(table.position, Seat(0), "hard") == (Advice(Take(1)),)


@pytest.mark.parametrize("level", ["hard:iterations=2", "medium"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference_to_a_hint(name: str, level: str) -> None:
    differed = False
    for position, seat in moments(name, every=11, count=2):
        other, secrets = position.imagine(seat, 99), position.game.secrets
        differed |= secrets(other.state, seat) != secrets(position.state, seat)
        assert advice_at(position, seat, level) == advice_at(other, seat, level)
    assert differed, "nothing was hidden"


def test_people_who_win_together_are_no_opponents() -> None:
    lcg, wotr = registry.game("lcg"), registry.game("wotr")
    everybody = [Seat(seat) for seat in range(4)]
    assert not has_opponents(lcg, 4, Seat(2), everybody)
    assert has_opponents(wotr, 2, Seat(0), everybody[:2])
    assert not has_opponents(wotr, 2, Seat(0), [Seat(0)])
    (first, *_), others = wotr.sides(4)
    assert not has_opponents(wotr, 4, first, wotr.sides(4)[0])
    assert has_opponents(wotr, 4, first, others[:1])
    assert has_opponents(HIGHWAY, 3, Seat(1), [Seat(1), Seat(2)])
