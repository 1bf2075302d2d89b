"""Which games there are: those that installed packages announce as `westmarch.games`."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points

from westmarch.kernel.game import AnyGame, Game

GROUP = "westmarch.games"
EXTRA = "WESTMARCH_GAMES"
"""An environment variable with further games, `module:name` each, for authors of new games."""


class UnknownGame(Exception):
    """No game of that name is installed."""


def games() -> dict[str, AnyGame]:
    """All games by name; what one can play alone comes first, so that a newcomer can begin."""
    found = [load(place, GROUP) for place in announced(entry_points)]
    found += [load(place, EXTRA) for place in os.environ.get(EXTRA, "").split()]
    return {game.name: game for game in sorted(found, key=rank)}


@cache
def announced(find: Callable[..., EntryPoints]) -> tuple[str, ...]:
    """What packages announce: looked for once, because all that is installed has to be read."""
    return tuple(entry.value for entry in find(group=GROUP))


def game(name: str) -> AnyGame:
    """The game of a name."""
    known = games()
    if name not in known:
        there_are = ", ".join(known) or "none"
        raise UnknownGame(f"there is no game {name!r}; there are: {there_are}")
    return known[name]


def load(place: str, named_by: str) -> AnyGame:
    """The game at a place, `module:name`."""
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        complaint = f"{named_by} names {place!r}, which cannot be loaded: {error}"
        raise UnknownGame(complaint) from error
    if not isinstance(found, Game):
        raise UnknownGame(f"{named_by} names {place!r}, which is no game")
    return found


def rank(game: AnyGame) -> tuple[int, str]:
    """The sort key of `games`."""
    return game.players[0], game.title
