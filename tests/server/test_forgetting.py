"""Guests who cannot come back are forgotten, and nothing that anybody else has part in."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from tests.server.conftest import Server, browser
from tests.server.live_client import game_of
from westmarch.server.database import (
    Database,
    DeckRow,
    EntryRow,
    GameRow,
    PersonRow,
    SeatRow,
    SessionRow,
)
from westmarch.server.forgetting import Forgotten, forget
from westmarch.server.keeping import Keeper, now
from westmarch.server.people import People, Person
from westmarch.server.seating import Seating
from westmarch.server.session import COOKIE
from westmarch.server.storing import Entry, SeatKind, StoredSeat

pytestmark = pytest.mark.anyio

DAYS = timedelta(days=90)
NOBODY = Forgotten(0, 0)


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


class House:
    """A server's people and games, which can be made older than they are."""

    def __init__(
        self, database: Database, people: People, keeper: Keeper, seating: Seating
    ) -> None:
        self.database, self.people, self.keeper = database, people, keeper
        self.seating = seating

    async def enters(self, name: str) -> Person:
        """Somebody new."""
        person, _ = await self.people.enter(name)
        return person

    async def plays(self, id: str, *persons: Person | None) -> None:
        """A game between people, and programs where there is nobody; the first creates it."""
        seats = [
            StoredSeat(SeatKind.AGENT, agent="random")
            if who is None
            else StoredSeat(SeatKind.HUMAN, who.id, who.name)
            for who in persons
        ]
        await self.seating.create(game_of(seats, id=id), [None] * len(seats))
        await self.keeper.append(id, (Entry(0, 0, "done"),))

    async def time_passes(self, days: int = 100) -> None:
        """All that is there has been there for so much longer."""
        async with self.database.writing() as session:
            for row, column in (
                (PersonRow, PersonRow.created),
                (SessionRow, SessionRow.created),
                (GameRow, GameRow.changed),
            ):
                key = row.__mapper__.primary_key[0]
                for id, at in (await session.execute(select(key, column))).all():
                    older = {column.key: at - timedelta(days=days)}
                    await session.execute(update(row).where(key == id).values(older))

    async def there(self) -> tuple[set[str], set[str]]:
        """The names of all people, and the ids of all games."""
        async with self.database.reading() as session:
            names = await session.scalars(select(PersonRow.name))
            return set(names), set(await session.scalars(select(GameRow.id)))


@pytest.fixture
def home(database: Database, people: People, keeper: Keeper, seating: Seating) -> House:
    return House(database, people, keeper, seating)


async def test_a_guest_who_is_long_gone_is_forgotten_with_his_own_games(home: House) -> None:
    sam = await home.enters("Sam")
    await home.plays("alone", sam, None)
    await home.keeper.say("alone", sam.id, 0, "Nobody here?")
    async with home.database.writing() as session:
        session.add(
            DeckRow(id="d", person=sam.id, title="lcg", name="Mine", text="", changed=now())
        )
    assert await forget(home.database, DAYS) == NOBODY
    await home.time_passes()
    assert await forget(home.database, DAYS) == Forgotten(1, 1)
    assert await home.there() == (set(), set())
    async with home.database.reading() as session:
        for row in (EntryRow, SeatRow, SessionRow, DeckRow):
            assert not (await session.execute(select(row))).all()
    assert await forget(home.database, DAYS) == NOBODY


async def test_who_was_here_lately_or_has_a_password_stays(home: House) -> None:
    frodo, cookie = await home.people.enter("Frodo")
    await home.people.keep(frodo.id, "speak friend", cookie)
    sam, at_home = await home.people.enter("Sam")
    await home.plays("frodos", frodo, None)
    await home.plays("sams", sam, None)
    await home.time_passes(80)
    assert await home.people.known(at_home) is not None
    assert await home.people.renew(at_home)
    assert not await home.people.renew(at_home)
    await home.time_passes(80)
    assert await forget(home.database, DAYS) == NOBODY
    assert await home.there() == ({"Frodo", "Sam"}, {"frodos", "sams"})
    assert await home.people.known(at_home) is not None
    await home.time_passes(80)
    assert await forget(home.database, DAYS) == Forgotten(1, 1)
    assert await home.there() == ({"Frodo"}, {"frodos"})
    assert (await home.people.log_in("Frodo", "speak friend"))[0].id == frodo.id


async def test_a_game_that_somebody_else_plays_is_kept_with_all_who_play_it(home: House) -> None:
    gone, sam, merry = [await home.enters(name) for name in ("Gone", "Sam", "Merry")]
    await home.plays("shared", gone, sam)
    await home.plays("also gones", gone, None)
    await home.plays("merrys", merry, None)
    await home.time_passes()
    back, _ = await home.people.enter("Rosie")
    async with home.database.writing() as session:
        session.add(SessionRow(digest="sams browser", person=sam.id, created=now()))
    assert await forget(home.database, DAYS) == Forgotten(1, 1)
    names, games = await home.there()
    assert names == {"Gone", "Sam", "Rosie"}
    assert games == {"shared", "also gones"}
    assert len(await home.keeper.entries("shared")) == 1
    assert back.name == "Rosie"


async def test_a_game_of_those_who_are_all_gone_is_forgotten(home: House) -> None:
    sam, merry = await home.enters("Sam"), await home.enters("Merry")
    await home.plays("together", sam, merry)
    await home.time_passes()
    assert await forget(home.database, DAYS) == Forgotten(2, 1)
    assert await home.there() == (set(), set())


async def test_who_spoke_or_reported_at_the_table_of_others_remains(home: House) -> None:
    frodo, cookie = await home.people.enter("Frodo")
    await home.people.keep(frodo.id, "speak friend", cookie)
    speaker, reporter = await home.enters("Speaker"), await home.enters("Reporter")
    await home.plays("frodos", frodo, None)
    await home.plays("reported", reporter, None)
    await home.keeper.say("frodos", speaker.id, None, "Well played!")
    await home.keeper.report("reported", reporter.id, "Gimli is stuck.", b"{}")
    await home.time_passes()
    assert await forget(home.database, DAYS) == NOBODY
    assert [remark.name for remark in await home.keeper.remarks("frodos")] == ["Speaker"]


async def test_a_game_that_was_changed_lately_is_kept(home: House) -> None:
    sam = await home.enters("Sam")
    await home.plays("alone", sam, None)
    await home.time_passes()
    await home.keeper.append("alone", (Entry(1, 0, "done"),))
    assert await forget(home.database, DAYS) == NOBODY


async def test_more_are_forgotten_at_once_than_one_statement_takes(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westmarch.server.forgetting.AT_ONCE", 2)
    for number in range(5):
        await home.plays(f"game {number}", await home.enters(f"Guest {number}"), None)
    await home.time_passes()
    assert await forget(home.database, DAYS) == Forgotten(5, 5)


async def age(database: Database, days: int) -> None:
    """Everybody came so many days ago."""
    ago = now() - timedelta(days=days)
    async with database.writing() as session:
        await session.execute(update(SessionRow).values(created=ago))
        await session.execute(update(PersonRow).values(created=ago))


async def has_nobody(database: Database) -> bool:
    """Whether a server comes to know nobody any more."""
    async with asyncio.timeout(30):
        while True:
            async with database.reading() as session:
                if await session.scalar(select(PersonRow)) is None:
                    return True
            await asyncio.sleep(0.05)


def test_a_server_remembers_who_comes_back_and_forgets_by_itself(server: Server) -> None:
    with server(remember=30) as client:
        sam = browser(client, "Sam")
        cookie = sam.cookies[COOKIE]
        assert "set-cookie" not in sam.get("/api/session").headers
        assert client.blocking_portal is not None
        client.blocking_portal.call(age, client.app.state.database, 20)
        again = sam.get("/api/session").headers["set-cookie"]
        assert f"{COOKIE}={cookie}" in again
        assert f"Max-Age={30 * 24 * 60 * 60}" in again
        client.blocking_portal.call(age, client.app.state.database, 40)
        assert sam.get("/api/session").json() is None
    with server(remember=30) as client:
        assert client.blocking_portal is not None
        assert client.blocking_portal.call(has_nobody, client.app.state.database)
