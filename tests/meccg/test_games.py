"""Whole games on rows alone: what is not declared yet cannot be played, the rest can."""

from __future__ import annotations

import random

import pytest

from westmarch.kernel import codec
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
    steps = 0
    while not table.over:
        state = table.position.state
        assert table.game.faults(state) == ()
        if steps % 50 == 0:
            assert codec.decode(GAME, codec.encode(GAME, state)) == state
        decision = table.decision
        table.choose(chance.choice(decision.options), decision.seat)
        steps += 1
    assert table.outcome is not None
    assert table.outcome.how in ("council", "avatar")
