"""Westmarch plays three Middle-earth tabletop games by their own rules.

table = westmarch.new("lcg", seed=7)
while not table.over:
    table.choose(agent.pick(table.view(table.seat)))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.kernel import saved
from westmarch.kernel.chance import Scripted
from westmarch.kernel.game import checked
from westmarch.kernel.registry import game, games
from westmarch.kernel.table import Table, reenact

__version__ = "0.1.0"
__all__ = ["Table", "game", "games", "load", "new"]


def new(
    name: str,
    *,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    decks: Sequence[str] = (),
    script: Sequence[Scripted] = (),
) -> Table:
    """Set up a game. The same seed and the same choices give the same game."""
    found = game(name)
    setup = checked(found, players, dict(options or {}), tuple(decks))
    return Table(found, setup, seed, script)


def load(text: str | bytes, choices: int | None = None) -> Table:
    """Play a saved game again, all of it or its first choices."""
    record = saved.read(text)
    return reenact(game(record.game), record, choices)
