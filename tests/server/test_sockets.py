"""Messages that should not be, sent to a real server: all get a clear error and change nothing."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.conftest import new_database
from tests.server.live_client import Player, play
from tests.server.processes import PLENTY, Person, RealSocket, Served, person, serving
from westmarch.cli.serve import LARGEST_MESSAGE
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.live import MOST_BYTES
from westmarch.server.settings import database_url
from westmarch.server.storing import Entry
from westmarch.server.wire import (
    Accepted,
    Because,
    Behold,
    Chat,
    Choose,
    Closed,
    Concede,
    Consent,
    Hint,
    Hinted,
    Hinting,
    Refused,
    Shown,
    TakeBack,
    Why,
)

pytestmark = pytest.mark.anyio

WANTED = {"title": "lcg", "seats": [{}, {"kind": "open"}], "seed": 11}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address_of_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path_factory.mktemp("sockets") / "westmarch.db"))
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def served(address_of_database: str) -> Iterator[Served]:
    """A server on it."""
    with serving("--database", address_of_database, WESTMARCH_LIMITS=PLENTY) as found:
        yield found


class Seated:
    """A game of two that has begun, and what of it stands in the database."""

    def __init__(self, served: Served, url: str, game: str, people: tuple[Person, Person]) -> None:
        self.served = served
        self.url = url
        self.game = game
        self.frieda, self.jonas = people
        self.begins = 0
        self.first: list[Entry] = []

    async def log(self) -> list[Entry]:
        """The game's log."""
        database = Database(self.url)
        try:
            return await Keeper(database).entries(self.game)
        finally:
            await database.close()

    @asynccontextmanager
    async def both(self) -> AsyncIterator[tuple[Player, Player]]:
        """Both players at the table, after so many choices that one of them decides alone."""
        address = self.served.address
        async with (
            self.frieda.sit(address, self.game) as f,
            self.jonas.sit(address, self.game) as j,
        ):
            await f.until(Shown)
            await j.until(Shown)
            while sum(seat.decides for seat in f.table.seats) > 1:
                await play({0: f, 1: j}, 1)
            self.begins = f.table.version
            self.first = await self.log()
            assert len(self.first) == self.begins
            yield (f, j) if f.table.asked is not None else (j, f)

    async def has_not_moved(self) -> bool:
        """Whether nothing was written since the players sat down."""
        return await self.log() == self.first


@pytest.fixture
async def seated(served: Served, address_of_database: str) -> AsyncIterator[Seated]:
    """A game of two that has begun."""
    address = served.address
    async with person(address, "Frieda") as frieda, person(address, "Jonas") as jonas:
        created = (await frieda.post(address, "/api/games", WANTED)).json()
        joining = {"invitation": created["invitation"]}
        joined = await jonas.post(address, f"/api/games/{created['id']}/join", joining)
        assert joined.json()["started"], joined.text
        yield Seated(served, address_of_database, created["id"], (frieda, jonas))


async def is_unmoved(player: Player) -> None:
    """Nothing has changed: after all that was sent the table is the same, seen anew."""
    before = player.table
    await player.say({"type": "resync"})
    now = await player.until(Shown)
    assert (now.version, bytes(now.board)) == (before.version, bytes(before.board))


async def test_what_is_no_message_is_refused(seated: Seated) -> None:
    async with seated.both() as (f, _):
        offered = f.offers[0]
        good = {"type": "choose", "version": seated.begins, "options": [offered], "key": "k"}
        for nonsense in (
            "",
            "hello",
            b"\xff\xfe",
            b"\x00" * 100,
            "[]",
            "null",
            "[" * 5000,
            {},
            {"type": "dance"},
            {"type": "shown"},
            {"type": "choose"},
            {**good, "version": "0"},
            {**good, "version": 0.5},
            {**good, "options": offered},
            {**good, "options": [7]},
            {**good, "options": []},
            {**good, "key": ""},
            {**good, "key": "k" * 100},
            {**good, "seat": 1},
            {**good, "person": "frieda"},
            {"type": "behold", "seat": "0"},
            {"type": "take-back", "version": None},
            {"type": "hint", "version": seated.begins},
            {"type": "hint", "version": seated.begins, "key": ""},
            {"type": "hint", "version": seated.begins, "key": "k", "level": 3},
            {"type": "hint", "version": seated.begins, "key": "k", "seat": 1},
        ):
            refused = await f.refused(nonsense)
            assert refused.what == "malformed", nonsense
            assert len(refused.words) > 20
        await is_unmoved(f)
        assert await seated.has_not_moved()


async def test_what_is_too_long_is_refused_and_what_is_far_too_long_ends_the_talk(
    seated: Seated,
) -> None:
    async with seated.both() as (f, j):
        picks = ["x" * 100] * (MOST_BYTES // 100)
        long = {"type": "choose", "version": seated.begins, "options": picks, "key": "k"}
        assert (await f.refused(long)).what == "too-long"
        many = Choose(seated.begins, (f.offers[0],) * 41, "k")
        assert (await f.refused(many)).what == "too-many"
        assert (await f.refused(Chat("x" * 1200))).what == "too-long"
        await is_unmoved(f)
        await f.say("x" * (LARGEST_MESSAGE + 1))
        with pytest.raises(EOFError):
            await f.until(Closed)
        assert f.socket.closed == 1009
        await is_unmoved(j)
        assert await seated.has_not_moved()


async def test_text_that_is_no_text_ends_the_talk(seated: Seated) -> None:
    async with seated.both() as (f, j):
        assert isinstance(f.socket, RealSocket)
        await f.socket.send_as_text(b'{"type":"chat","words":"\xff"}')
        with pytest.raises(EOFError):
            await f.until(Closed)
        assert f.socket.closed == 1007
        await is_unmoved(j)


async def test_pages_of_others_and_people_without_a_cookie_are_turned_away(seated: Seated) -> None:
    address = seated.served.address
    async with (
        person(address, "Mira") as mira,
        httpx.AsyncClient() as nobody,
        httpx.AsyncClient(cookies={"westmarch": "forged.cookie"}) as forger,
    ):
        for who, origin, what, code in (
            (seated.frieda, "https://evil.example", "foreign", 4403),
            (seated.frieda, "null", "foreign", 4403),
            (seated.frieda, f"{address}0", "foreign", 4403),
            (Person(nobody), None, "unknown", 4401),
            (Person(forger), None, "unknown", 4401),
            (mira, None, "no-such-game", 4404),
        ):
            async with who.sit(address, seated.game, origin, language="de") as player:
                closed = await player.until(Closed)
                assert (closed.what, len(closed.words) > 20) == (what, True)
                with pytest.raises(EOFError):
                    await player.next()
                assert player.socket.closed == code
                assert not any(isinstance(message, Shown) for message in player.seen)


async def test_nobody_acts_for_the_seat_of_another(seated: Seated) -> None:
    async with seated.both() as (who, other):
        stolen = Choose(seated.begins, (who.offers[0],), "stolen")
        refused = await other.refused(stolen)
        assert (refused.what, refused.key) == ("not-yours", "stolen")
        assert (await other.refused(Behold(who.table.seat))).what == "not-your-seat"
        assert (await other.refused(Hint(seated.begins, "stolen"))).what == "not-yours"
        assert (await other.refused(Behold(7))).what == "not-your-seat"
        assert (await other.refused(Consent(0, True))).what == "no-wish"
        await is_unmoved(other)
        assert await seated.has_not_moved()
        await who.choose(who.offers[0])
        await who.say(TakeBack(seated.begins + 1))
        assert (await who.refused(Consent(seated.begins + 1, True))).what == "no-wish"
        assert (await other.refused(Consent(seated.begins, True))).what == "no-wish"
        await is_unmoved(who)
        assert len(await seated.log()) == seated.begins + 1


async def test_a_hint_is_for_who_asks_and_changes_nothing(seated: Seated) -> None:
    async with seated.both() as (who, other):
        await who.say(Hint(seated.begins, "mine", "hard:iterations=3"))
        hinted = await who.until(Hinted)
        assert hinted.key == "mine"
        assert {one.text for one in hinted.advice} <= set(who.offers)
        for player in (who, other):
            await is_unmoved(player)
        assert not any(isinstance(message, Hinting | Hinted) for message in other.seen)
        assert await seated.has_not_moved()


async def test_who_watches_decides_nothing(served: Served) -> None:
    address = served.address
    async with person(address, "Frieda") as frieda, person(address, "Mira") as mira:
        wanted = {"title": "lcg", "seats": [{}], "public": True}
        game = (await frieda.post(address, "/api/games", wanted)).json()["id"]
        async with frieda.sit(address, game) as f, mira.sit(address, game) as m:
            offered = (await f.asked()).asked
            assert offered is not None
            await m.until(Shown)
            for message in (
                Choose(0, (offered.offers[0].text,), "k"),
                TakeBack(0),
                Consent(0, True),
                Concede(),
            ):
                assert (await m.refused(message)).what == "watching"
            assert (await m.refused(Behold(0))).what == "not-your-seat"
            await is_unmoved(f)


async def test_an_option_of_another_game_is_none_of_this(seated: Seated) -> None:
    address = seated.served.address
    wanted = {"title": "lcg", "seats": [{}, {}], "hot_seat": True, "seed": 12}
    other = (await seated.frieda.post(address, "/api/games", wanted)).json()["id"]
    async with seated.both() as (who, _), seated.frieda.sit(address, other) as there:
        await there.asked()
        while set(there.offers) <= set(who.offers):
            await there.choose(there.offers[-1])
            if there.table.asked is None:
                await there.say(Behold(1 - (there.table.seat or 0)))
                await there.until(Shown)
        foreign = next(offer for offer in there.offers if offer not in who.offers)
        refused = await who.refused(Choose(seated.begins, (foreign,), "foreign"))
        assert (refused.what, refused.key) == ("illegal", "foreign")
        assert foreign in refused.words
        for version in (-1, seated.begins + 1, 10**30):
            stale = await who.refused(Choose(version, (who.offers[0],), "another time"))
            assert stale.what == "stale"
            await who.until(Shown)
        await is_unmoved(who)
        assert await seated.has_not_moved()


async def test_a_message_that_is_sent_again_is_not_done_again(seated: Seated) -> None:
    async with seated.both() as (who, other):
        offered = who.offers[0]
        first = msgspec.json.encode(Choose(seated.begins, (offered,), "once")).decode()
        for _ in range(3):
            await who.say(first)
            assert await who.until(Accepted) == Accepted("once", seated.begins + 1)
        await other.at(seated.begins + 1)
        assert (await other.refused(first)).what == "stale"
        again = Choose(seated.begins, (offered,), "another key")
        assert (await who.refused(again)).what == "stale"
        await is_unmoved(other)
        (*before, made) = await seated.log()
        assert before == seated.first
        assert (made.key, made.text) == ("once", offered)


async def test_who_sends_too_much_is_refused_until_he_pauses(seated: Seated) -> None:
    async with seated.both() as (f, j):
        for number in range(500):
            await f.say(Why("nothing", number))
        assert (await f.until(Refused)).what == "too-fast"
        assert sum(isinstance(message, Because) for message in f.seen) >= 100
        for _ in range(20):
            await j.say(Chat("Hurry!"))
        assert (await j.until(Refused)).what == "too-fast"
        assert await seated.has_not_moved()


async def test_who_plays_hears_in_words_that_the_server_stops(tmp_path: Path) -> None:
    with serving("--database", str(tmp_path / "stops.db")) as served:
        async with person(served.address, "Frieda") as frieda:
            wanted = {"title": "lcg", "seats": [{}]}
            game = (await frieda.post(served.address, "/api/games", wanted)).json()["id"]
            async with frieda.sit(served.address, game, language="de") as f:
                await f.asked()
                served.process.send_signal(signal.SIGTERM)
                closed = await f.until(Closed)
                assert closed.what == "stopping"
                assert closed.words.startswith("Der Server hält an.")
                with pytest.raises(EOFError):
                    await f.next()
                assert f.socket.closed == 1012
        _, err = await asyncio.to_thread(served.process.communicate, timeout=30)
        assert "Traceback" not in err.decode()
