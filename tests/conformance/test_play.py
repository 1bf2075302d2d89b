"""The random games of the conformance suite: whether they are as different as they should be."""

from __future__ import annotations

import pytest

from tests.conformance.games import every_game, seeds
from tests.conformance.play import varied
from westmarch.kernel.game import AnyGame


@pytest.mark.parametrize("game", {game.name: game for game, _ in every_game()}.values())
def test_every_choice_before_a_game_gets_its_turn(game: AnyGame) -> None:
    tried = [
        choice for seed in seeds(game, min(game.players)) for choice in varied(game, seed).items()
    ]
    unusual = [
        (setting.name, choice)
        for setting in game.settings()
        for choice in setting.choices
        if choice != setting.default
    ]
    assert set(tried) == set(unusual)
    assert varied(game, 0) == {}, "and so does the usual game"
