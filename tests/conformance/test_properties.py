"""Every property on every game."""

from __future__ import annotations

import pytest

from tests.conformance.games import every_game, seeds
from tests.conformance.properties import PROPERTIES, Property
from westmarch.kernel.game import AnyGame


@pytest.mark.parametrize("check", PROPERTIES, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("game", "players"), every_game(), ids=lambda value: getattr(value, "name", str(value))
)
def test_property(game: AnyGame, players: int, check: Property) -> None:
    check(game, players, seeds(game, players))
