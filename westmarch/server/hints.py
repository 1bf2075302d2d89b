"""Hints: what a program would do in a player's place, told to him and to nobody else."""

from __future__ import annotations

import asyncio

import structlog

from westmarch.agents import AGENTS
from westmarch.kernel.records import replace
from westmarch.server.programs import task_for
from westmarch.server.refusals import NotDone
from westmarch.server.rooms import Guest, Room
from westmarch.server.thinking import Thinker, Thought, is_level
from westmarch.server.wire import Advised, Hint, Hinted, Hinting, Refused

log = structlog.get_logger(__name__)


class Hints:
    """The hints that are being thought about in this process, one for a person at a time."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.under_way: dict[str, asyncio.Task[None]] = {}

    def begin(self, room: Room, guest: Guest, hint: Hint) -> None:
        """Have a program think about what a guest decides, or refuse to."""
        table, seat, person = room.table, guest.seat, guest.visitor.id
        assert seat is not None, "who watches decides nothing"
        table.since(seat, hint.version)
        if table.has_opponents(seat):
            raise NotDone("no-hints")
        if not is_level(hint.level):
            raise NotDone("no-such-level", level=hint.level[:40], levels=", ".join(AGENTS))
        if person in self.under_way:
            raise NotDone("hint-under-way")
        self.under_way[person] = task = asyncio.create_task(self.answer(room, guest, hint))
        task.add_done_callback(lambda _: self.under_way.pop(person))

    async def answer(self, room: Room, guest: Guest, hint: Hint) -> None:
        """Tell a guest what a program would do, if he still has to decide the same."""
        table, seat = room.table, guest.seat
        assert seat is not None, "who watches decides nothing"
        since = table.course.since[seat]
        try:
            thought = await self.thinker.think_aloud(
                replace(task_for(table, seat, hint.level), patient=True),
                lambda share: guest.send(Hinting(hint.key, share)),
            )
        except Exception:
            log.exception("a hint has failed", game=table.stored.id, level=hint.level)
            refusal = NotDone("no-hint-found")
            guest.send(Refused(refusal.what, refusal.words(guest.language), hint.key))
            return
        if guest.seat == seat and table.course.since.get(seat) == since:
            guest.send(hinted(hint.key, thought))

    async def close(self) -> None:
        """Stop thinking."""
        tasks = tuple(self.under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def hinted(key: str, thought: Thought) -> Hinted:
    """What a program thought, as it goes over the wire."""
    lines = 0 if thought.grounds is None else thought.grounds.lines
    advice = tuple(Advised(one.text, one.chance) for one in thought.weighed)
    return Hinted(key, advice, lines)
