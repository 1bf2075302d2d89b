"""Which games there are: those that installed packages announce as `westmarch.games`."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import entry_points

from westmarch.kernel.game import AnyGame, Game

GROUP = "westmarch.games"
EXTRA = "WESTMARCH_GAMES"
"""An environment variable with further games, `module:name` each, for authors of new games."""


class UnknownGame(Exception):
    """No game of that name is installed."""


def games() -> dict[str, AnyGame]:
    """All games by name."""
    found = [entry.load() for entry in entry_points(group=GROUP)]
    found += [extra(place) for place in os.environ.get(EXTRA, "").split()]
    for game in found:
        assert isinstance(game, Game), f"{game!r} is announced as a game and is none"
    return {game.name: game for game in sorted(found, key=title)}


def game(name: str) -> AnyGame:
    """The game of a name."""
    known = games()
    if name not in known:
        there_are = ", ".join(known) or "none"
        raise UnknownGame(f"there is no game {name!r}; there are: {there_are}")
    return known[name]


def extra(place: str) -> object:
    """A game that `WESTMARCH_GAMES` names."""
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"{EXTRA} names {place!r}, which cannot be loaded: {error}") from error


def title(game: AnyGame) -> str:
    """The sort key of `games`."""
    return game.title
