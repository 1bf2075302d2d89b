"""Whole games on rows alone: what is not declared yet cannot be played, the rest can."""

from __future__ import annotations

import random

import pytest

from westmarch.kernel.game import Setup
from westmarch.kernel.table import Table
from westmarch.meccg.decks import CHALLENGE_DECKS
from westmarch.meccg.game import GAME

PAIRS = [("A", "C"), ("E", "I"), ("H", "F"), ("B", "J")]


@pytest.mark.parametrize("decks", PAIRS)
def test_a_random_game_comes_to_its_council(decks: tuple[str, str]) -> None:
    assert set(decks) <= set(CHALLENGE_DECKS)
    chance = random.Random(7)
    table = Table(GAME, Setup(2, {"length": "1"}, decks), 7)
    while not table.over:
        assert table.game.faults(table.position.state) == ()
        decision = table.decision
        table.choose(chance.choice(decision.options), decision.seat)
    assert table.outcome is not None
    assert table.outcome.how == "council"
