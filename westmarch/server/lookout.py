"""Who looks at the lobby in this process, and what concerns whom."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from westmarch.server.api import Lobby
from westmarch.server.channels import AnyNews, Seated, Turned


class Watcher:
    """Somebody who looks at the lobby, and the games that he was shown."""

    def __init__(self) -> None:
        self.games: frozenset[str] = frozenset()
        self.bell = asyncio.Event()

    def shown(self, lobby: Lobby) -> None:
        """Remember what the person sees: only its changes concern him."""
        self.games = frozenset(one.id for one in (*lobby.mine, *lobby.open, *lobby.watch))


class Lookout:
    """All who look at the lobby in this process."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()

    def hear(self, news: AnyNews) -> None:
        """Ring for those whom news concern: new tables may be for everybody."""
        for watcher in self.watchers:
            shown = news.game in watcher.games
            if isinstance(news, Seated) or (isinstance(news, Turned) and shown):
                watcher.bell.set()

    @contextmanager
    def watch(self) -> Iterator[Watcher]:
        """Look at the lobby for a while."""
        watcher = Watcher()
        self.watchers.add(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
