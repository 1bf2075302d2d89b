"""The catalogue is written before anybody asks for it.

That takes seconds, so a process of its own does it, and no request has to wait for it.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Timer

import msgspec
import structlog

from westmarch.agents.processes import begin_worker
from westmarch.kernel.registry import games
from westmarch.server.titles import CATALOGUES, Catalogue, write

BREATH = 1.0
"""Seconds after the start for those who are waiting already."""

log = structlog.get_logger(__name__)


def begin_warming() -> None:
    """Have the catalogue written in a while; nobody waits for it when the server stops."""
    timer = Timer(BREATH, warm_up)
    timer.daemon = True
    timer.start()


def warm_up() -> None:
    """Have the cards of all games written in all languages, and keep them."""
    for found in written_elsewhere():
        CATALOGUES.setdefault((found.title, found.language), found)
    # They stay as long as the server runs, like all that has been loaded at its start.
    gc.freeze()
    log.info("cards are written", catalogues=len(CATALOGUES))


def written_elsewhere() -> Iterator[Catalogue]:
    """What another process writes; if it dies, what it has written until then."""
    spawn = get_context("spawn")
    here, there = spawn.Pipe(duplex=False)
    writer = spawn.Process(target=write_all, args=(there,), daemon=True)
    writer.start()
    there.close()
    try:
        while True:
            yield msgspec.msgpack.decode(here.recv_bytes(), type=Catalogue)
    except EOFError:
        writer.join()


def write_all(to: Connection) -> None:
    """Write all catalogues; this runs in a process of its own."""
    begin_worker()
    for game in games().values():
        for language in game.languages:
            to.send_bytes(msgspec.msgpack.encode(write(game, language)))
