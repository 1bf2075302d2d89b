"""Which games the conformance suite runs on, and how many random games each property gets."""

from __future__ import annotations

from tests.kernel.highway import GAME as HIGHWAY
from westmarch.kernel.game import AnyGame
from westmarch.kernel.registry import games

SEEDS = {(HIGHWAY.name, players): 170 for players in HIGHWAY.players}
SEEDS |= {("wotr", 2): 3, ("wotr", 3): 1, ("wotr", 4): 2}
"""One war is as long as fifty other games; three are enough for all settings."""

USUAL = 8


def every_game() -> list[tuple[AnyGame, int]]:
    """The test game and all registered ones, for each number of players."""
    known = {HIGHWAY.name: HIGHWAY, **games()}
    return [(game, players) for game in known.values() for players in game.players]


def seeds(game: AnyGame, players: int) -> range:
    """The random games that a property is asserted of."""
    return range(SEEDS.get((game.name, players), USUAL))
