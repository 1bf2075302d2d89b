"""What nobody can come back to is forgotten: guests who are gone, and games of theirs alone."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import timedelta

import structlog
from sqlalchemy import Select, delete, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.kernel.records import Record
from westmarch.server.database import (
    Database,
    GameRow,
    PersonRow,
    RemarkRow,
    ReportRow,
    SeatRow,
    SessionRow,
)
from westmarch.server.keeping import now

EVERY = timedelta(days=1)
AT_ONCE = 500
"""So many rows are deleted by one statement."""

log = structlog.get_logger(__name__)


class Forgotten(Record):
    """How many people and games were forgotten."""

    people: int
    games: int


async def keep_forgetting(database: Database, after: timedelta) -> None:
    """Forget what is old, now and then once a day."""
    while True:
        try:
            forgotten = await forget(database, after)
            if forgotten != Forgotten(0, 0):
                log.info("forgotten", people=forgotten.people, games=forgotten.games)
        except SQLAlchemyError:
            log.exception("nothing could be forgotten")
        await asyncio.sleep(EVERY.total_seconds())


async def forget(database: Database, after: timedelta) -> Forgotten:
    """Forget guests who have been away for so long, with the games that nobody else has part in.

    A guest without a password and without a browser that knows him cannot come back. A game is
    kept as long as anybody who remains sits at it, created it, spoke or reported a problem there.
    """
    since = now() - after
    async with database.writing() as session:
        await session.execute(delete(SessionRow).where(SessionRow.created < since))
        lost = (
            select(PersonRow.id)
            .where(PersonRow.password.is_(None) & (PersonRow.created < since))
            .where(PersonRow.id.not_in(select(SessionRow.person)))
        )
        people = set(await session.scalars(lost))
        part = await parts_in(session, lost)
        kept = set(await session.scalars(select(GameRow.id).where(GameRow.changed >= since)))
        kept |= set(await session.scalars(select(ReportRow.game)))
        people, games = alone(people, part, kept)
        for some in portions(sorted(games)):
            await session.execute(delete(GameRow).where(GameRow.id.in_(some)))
        for some in portions(sorted(people)):
            await session.execute(delete(PersonRow).where(PersonRow.id.in_(some)))
    return Forgotten(len(people), len(games))


async def parts_in(session: AsyncSession, lost: Select[str]) -> dict[str, set[str]]:
    """Everybody who has part in the games in which some people have part."""
    ties = (
        (GameRow.id, GameRow.owner),
        (SeatRow.game, SeatRow.person),
        (RemarkRow.game, RemarkRow.person),
        (ReportRow.game, ReportRow.person),
    )
    theirs = [select(game).where(person.in_(lost)) for game, person in ties]
    games = theirs[0].union(*theirs[1:])
    found: dict[str, set[str]] = defaultdict(set)
    for game, person in ties:
        for id, who in await session.execute(select(game, person).where(game.in_(games))):
            if who is not None:
                found[id].add(who)
    return found


def alone(people: set[str], part: dict[str, set[str]], kept: set[str]) -> tuple[set[str], set[str]]:
    """Those of some people, and of their games, that nobody else has part in.

    Who has part in a game that is kept remains, and so do all games in which he has part.
    """
    while True:
        kept = {game for game, persons in part.items() if game in kept or not persons <= people}
        remain = {person for game in kept for person in part[game]}
        if not remain & people:
            return people, part.keys() - kept
        people = people - remain


def portions(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids in numbers that a statement can take."""
    for first in range(0, len(ids), AT_ONCE):
        yield ids[first : first + AT_ONCE]
