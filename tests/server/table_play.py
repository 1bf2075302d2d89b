"""Playing at a live table without a socket."""

from __future__ import annotations

import pytest

from tests.server.live_client import people
from westmarch.agents import RandomAgent
from westmarch.kernel import codec
from westmarch.kernel.records import Seat
from westmarch.kernel.text import option_text
from westmarch.server.refusals import NotDone
from westmarch.server.tables import LiveTable
from westmarch.server.wire import Accepted, Choose

TWO = people("frieda", "jonas")


async def choose(
    table: LiveTable, seat: int, *options: str, version: int | None = None, key: str = ""
) -> int:
    """Choose at a table; the version that was accepted."""
    accepted: list[Accepted] = []
    at = table.version if version is None else version
    message = Choose(at, options, key or f"{seat} at {table.version}")
    await table.choose(Seat(seat), message, accepted.append)
    (answer,) = accepted
    return answer.version


async def play(table: LiveTable, choices: int, seed: int = 3) -> None:
    """Let all seats choose at random."""
    agent = RandomAgent(seed)
    for _ in range(choices):
        if table.course.over:
            return
        seat = table.course.table.seat
        await choose(table, seat, option_text(agent.pick(table.course.table.view(seat))))


def refusal(caught: pytest.ExceptionInfo[NotDone]) -> str:
    assert caught.value.words("en") != caught.value.words("de")
    return caught.value.what


def same(one: LiveTable, other: LiveTable) -> None:
    """Two tables are the same in all that anybody could notice."""
    assert codec.plain(one.course.table.position.state) == codec.plain(
        other.course.table.position.state
    )
    assert one.version == other.version
    assert one.course.table.choices == other.course.table.choices
    assert one.course.table.decisions == other.course.table.decisions
    assert one.course.since.keys() == other.course.since.keys()
    assert one.course.keys == other.course.keys
    assert one.course.made == other.course.made
    assert one.course.backs == other.course.backs
    for seat in (Seat(0), Seat(1), None):
        assert one.course.scribe(seat).lines == other.course.scribe(seat).lines
