"""The socket of a game: what players send, what they are shown, and what is refused."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from tests.boards import named as faces
from tests.server.archive import Archive
from tests.server.live_client import (
    House,
    house,
    people,
    play,
    program,
)
from westmarch.kernel.records import Seat, replace
from westmarch.server import live
from westmarch.server.rooms import Guest, Room
from westmarch.server.wire import (
    Accepted,
    Behold,
    Chat,
    Choose,
    Closed,
    Concede,
    Consent,
    Present,
    Refused,
    Resync,
    Said,
    Shown,
    TakeBack,
    Wished,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


async def test_two_people_play_a_game_to_its_end(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        await play({0: f, 1: j}, 400)
        assert f.table.ending is not None
        assert f.table.ending == j.table.ending
        assert f.table.asked is None
        assert f.table.version == len(await store.entries("evening"))
        assert (await f.refused(Choose(f.table.version, ("done",), "late"))).what == "over"
    assert (await store.game("evening")).ended


@pytest.mark.parametrize(("title", "choices"), [("highway", 400), ("lcg", 50)])
async def test_no_frame_names_a_card_that_is_hidden_from_its_seat(
    store: Archive, title: str, choices: int
) -> None:
    await store.begin(*people("frieda", "jonas"), title=title, seed=3)
    await store.alter(public=True)
    async with (
        house(store) as server,
        server.sit("frieda") as f,
        server.sit("jonas") as j,
        server.sit("mira") as m,
    ):
        for player in (f, j, m):
            await player.until(Shown)
        await play({0: f, 1: j}, choices)
        await m.at(f.table.version)
        table = server.hall.tables.alive["evening"].course.table
        hidden_at_all = 0
        for seat, player in ((Seat(0), f), (Seat(1), j), (None, m)):
            frames = [message for message in player.seen if isinstance(message, Shown)]
            assert len(frames) == f.table.version + 1
            for shown in frames:
                state = table.at(shown.version).position.state
                hidden = {place.split(":")[-1] for place in table.game.secrets(state, seat)}
                named = {str(card) for card, _ in faces(msgspec.json.decode(shown.board))}
                assert not hidden & named
                hidden_at_all += len(hidden)
                assert shown.asked is None or shown.seat == seat
        assert hidden_at_all > 500


async def test_a_choice_that_cannot_be_shown_to_one_is_shown_to_the_others(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        show = Room.show

        def stumble(self: Room, guest: Guest, anew: bool = False) -> None:
            if guest.seat == 1:
                raise RuntimeError("no words for this")
            show(self, guest, anew)

        monkeypatch.setattr(Room, "show", stumble)
        await f.choose("done")
        assert (await j.until(Refused)).what == "failed"


async def test_accepted_comes_after_the_commit_and_before_the_table(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        await f.choose("done", key="mine")
        kinds = [type(message) for message in f.seen[-2:]]
        assert kinds == [Accepted, Shown]
        assert not f.table.anew
        assert (await store.entries("evening"))[0].key == "mine"


async def test_a_second_tab_stays_in_step(store: Archive) -> None:
    await store.begin(*people("frieda", "frieda"))
    async with house(store) as server, server.sit("frieda") as one, server.sit("frieda") as two:
        await one.asked()
        await two.asked()
        await one.choose(one.offers[1])
        await two.at(1)
        await two.choose("done")
        await one.at(2)
        assert msgspec.json.encode(one.table) == msgspec.json.encode(two.table)
        assert one.log == two.log
        await two.say(TakeBack(2))
        await one.at(3)
        assert one.table.anew


async def test_a_server_that_was_killed_goes_on_where_it_was(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        await play({0: f, 1: j}, 11)
        before = f.table
        (last,) = (await store.entries("evening"))[-1:]
    async with house(store) as server, server.sit("frieda") as again:
        shown = await again.until(Shown)
        assert msgspec.json.encode(shown.board) == msgspec.json.encode(before.board)
        assert (shown.version, shown.asked) == (before.version, before.asked)
        assert again.log == f.log
        async with server.sit("frieda" if last.seat == 0 else "jonas") as who:
            await who.until(Shown)
            await who.say(Choose(last.number, (last.text,), last.key or ""))
            assert (await who.until(Accepted)).version == last.number + 1
    assert len(await store.entries("evening")) == 11


async def test_several_picks_in_one_gesture_are_shown_one_by_one(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        await f.choose(*f.offers[1:3])
        versions = [message.version for message in f.seen if isinstance(message, Shown)]
        assert versions == list(range(len(await store.entries("evening")) + 1))
        await j.at(versions[-1])


async def test_spectators_see_what_all_may_see_and_decide_nothing(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    await store.alter(public=True)
    async with house(store) as server, server.sit("mira") as m, server.sit("frieda") as f:
        shown = await m.until(Shown)
        assert shown.seat is None
        assert shown.asked is None
        assert not any(seat.mine for seat in shown.seats)
        assert "draws face-down card" in " ".join(m.log)
        assert "draws Spice" not in " ".join(m.log)
        for message in (Choose(0, ("done",), "k"), TakeBack(0), Consent(0, True), Concede()):
            assert (await m.refused(message)).what == "watching"
        assert (await m.refused(Behold(0))).what == "not-your-seat"
        await f.asked()
        present = [message for message in f.seen if isinstance(message, Present)]
        assert present[-1:] == [] or present[-1].watching == 1
        await f.choose("done")
        await m.at(1)


async def test_a_game_that_is_not_public_shows_itself_to_its_people_alone(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server:
        for who, game, what, code in (
            ("mira", "evening", "no-such-game", 4404),
            ("frieda", "morning", "no-such-game", 4404),
            (None, "evening", "unknown", 4401),
        ):
            await is_turned_away(server, who, game, what, code)
        await is_turned_away(
            server, "frieda", "evening", "foreign", 4403, origin="https://evil.example"
        )
        assert not server.hall.rooms


async def is_turned_away(
    server: House, who: str | None, game: str, what: str, code: int, **headers: str
) -> None:
    async with server.sit(who, game, language="de", **headers) as player:
        closed = await player.until(Closed)
        assert closed.what == what
        assert len(closed.words) > 10
        with pytest.raises(EOFError):
            await player.next()
        assert player.socket.closed == code


async def test_malformed_oversized_and_hasty_messages_are_refused_and_change_nothing(
    store: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "monotonic", lambda: 0.0)  # what is used up does not grow back
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        board = bytes(f.table.board)
        nonsense: tuple[str | bytes, ...] = (
            "",
            "hello",
            b"\xff\xfe",
            "[]",
            "{}",
            '{"type":"dance"}',
            '{"type":"choose"}',
            '{"type":"choose","version":"0","options":["done"],"key":"k"}',
            '{"type":"choose","version":0,"options":["done"],"key":""}',
            '{"type":"choose","version":0,"options":["done"],"key":"k","seat":1}',
            '{"type":"shown"}',
            '{"type":"behold","seat":"0"}',
            "[" * 5000,
        )
        for data in nonsense:
            refused = await f.refused(data)
            assert refused.what == "malformed", data
            assert refused.words
        assert (await f.refused("x" * (live.MOST_BYTES + 1))).what == "too-long"
        refused = await f.refused(Choose(0, ("attack 1",), "my key"))
        assert (refused.what, refused.key) == ("illegal", "my key")
        assert (await f.refused(Choose(7, ("done",), "k"))).what == "stale"
        again = await f.until(Shown)
        assert again.anew
        for number in range(100):
            await f.say(Choose(99, ("done",), str(number)))
        while (refused := await f.until(Refused)).what == "stale":
            pass
        assert (refused.what, refused.key is None) == ("too-fast", False)
        assert bytes(f.table.board) == board
    assert await store.texts() == []


async def test_resync_gives_everything_anew(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        await f.choose("done")
        log = f.log
        await f.say(Resync())
        shown = await f.until(Shown)
        assert (shown.anew, shown.first, f.log) == (True, 0, log)


async def test_a_game_of_older_rules_is_shown_with_a_sentence(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        await f.choose("done")
    await store.add("evening", (0, "dance 3"))
    async with house(store) as server, server.sit("frieda") as f:
        shown = await f.until(Shown)
        assert shown.version == 2
        assert shown.broken is not None
        assert "older rules" in shown.broken
        assert "choice 2, dance 3," in shown.broken
        assert (await f.refused(Choose(2, ("done",), "k"))).what == "broken"


async def test_a_game_that_cannot_be_set_up_says_so(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    setup = (await store.game("evening")).setup
    await store.alter(setup=replace(setup, options={"rounds": "many"}))
    async with house(store) as server:
        await is_turned_away(server, "frieda", "evening", "cannot-wake", 4409)


class Linked(MemoryChannelsBackend):
    """Channels between servers in this process, as PostgreSQL is between servers elsewhere."""

    def __init__(self, linked: list[Linked]) -> None:
        super().__init__()
        linked.append(self)
        self.linked = linked

    async def publish(self, data: bytes, channels: object) -> None:
        assert isinstance(channels, list)
        for one in self.linked:
            await MemoryChannelsBackend.publish(one, data, channels)


async def test_players_at_different_processes_play_together(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    linked = list[Linked]()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(house(store, backend=Linked(linked)))
        two = await stack.enter_async_context(house(store, backend=Linked(linked)))
        f = await stack.enter_async_context(one.sit("frieda"))
        j = await stack.enter_async_context(two.sit("jonas"))
        await f.asked()
        await j.asked()
        while not all(seat.here for seat in (await f.until(Present)).seats):
            pass
        await f.say(Chat("Are you there?"))
        assert (await j.until(Said)).words == "Are you there?"
        await play({0: f, 1: j}, 12)
        assert len(await store.entries("evening")) == 12
        seat = next(entry.seat for entry in reversed(await store.entries("evening")))
        who, other = (f, j) if seat == 0 else (j, f)
        await who.say(TakeBack(12))
        assert (await other.until(Wished)).open
        await other.say(Consent(12, True))
        await who.at(13)
        await other.at(13)
        await asyncio.sleep(0.05)
        assert [entry.text for entry in await store.entries("evening")][12:] == ["!back 11"]


async def test_the_lcg_is_played_at_the_same_table(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"), title="lcg")
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.until(Shown)
        await j.until(Shown)
        await play({0: f, 1: j}, 40)
        assert f.table.version == 40
        assert f.table.seats[0].name == "Frieda"
        assert any(line for line in f.log)


async def test_a_program_that_begins_is_not_waited_for(store: Archive) -> None:
    await store.begin(program(), *people("frieda"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        assert [seat.kind for seat in f.table.seats] == ["agent", "human"]
        assert f.table.seats[0].here
