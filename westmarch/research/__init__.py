"""The games as environments for programs that learn, by PettingZoo's interface.

environment = westmarch.research.environment("wotr", players=2)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from westmarch.kernel.game import checked
from westmarch.kernel.registry import game

if TYPE_CHECKING:
    from westmarch.research.aec import Environment

__all__ = ["ACTIONS", "environment"]

GET_RESEARCH = "pip install westmarch[research]"

ACTIONS = 1024
"""How many actions an environment has; the largest decision met so far has 102 options."""


def environment(
    name: str,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    decks: Sequence[str] = (),
    render_mode: str | None = None,
    skip_forced: bool = True,
    max_decisions: int | None = None,
    actions: int = ACTIONS,
) -> Environment:
    """A game as a PettingZoo AEC environment.

    With `skip_forced`, who has only one option is not asked. After `max_decisions` answers of
    agents a game is truncated.
    """
    try:
        from westmarch.research.aec import Environment
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"{missing.name} is missing: {GET_RESEARCH}") from missing
    found = game(name)
    setup = checked(found, players, dict(options or {}), tuple(decks))
    return Environment(found, setup, render_mode, skip_forced, max_decisions, actions)
