"""Company at the table: who is there, what they say to each other, and in which language."""

from __future__ import annotations

import pytest

from tests.server.archive import Archive
from tests.server.live_client import (
    house,
    people,
)
from westmarch.kernel.chronicle import board_of
from westmarch.kernel.records import Seat
from westmarch.server.wire import (
    MOST_CHARACTERS,
    Because,
    Behold,
    Chat,
    Concede,
    Consent,
    Present,
    Said,
    Shown,
    Speak,
    TakeBack,
    Why,
    Wished,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


async def test_one_screen_is_passed_round(store: Archive) -> None:
    await store.begin(*people("frieda", "frieda"))
    async with house(store) as server, server.sit("frieda") as f:
        shown = await f.asked()
        assert shown.seat == 0
        assert [seat.mine for seat in shown.seats] == [True, True]
        hand = bytes(shown.board)
        await f.choose("done")
        assert f.table.asked is None
        await f.say(Behold(None))
        curtain = await f.until(Shown)
        assert (curtain.seat, curtain.anew, curtain.asked) == (None, True, None)
        await f.say(Behold(1))
        other = await f.until(Shown)
        assert (other.seat, other.anew) == (1, True)
        assert other.asked is not None
        assert bytes(other.board) != hand
        await f.choose("done")
        assert (await f.refused(Behold(2))).what == "not-your-seat"


async def test_each_socket_speaks_its_own_language(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda", language="de") as f:
        shown = await f.asked()
        assert shown.asked is not None
        assert shown.asked.words.startswith("Belade deine Karawane")
        assert f.log[0] == "Runde 1"
        await f.say(Speak("en"))
        english = await f.until(Shown)
        assert english.asked is not None
        assert english.asked.words.startswith("Load your caravan")
        assert f.log[0] == "Round 1"
        refused = await f.refused(Speak("sjn"))
        assert (refused.what, "sjn" in refused.words) == ("language", True)
        async with server.sit("jonas", language="de") as j:
            await j.asked()
            await f.choose("done")
            await j.at(1)
            assert j.log[0] == "Runde 1"


async def test_who_is_here_is_told_to_all(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.until(Present)
        async with server.sit("jonas"):
            assert [seat.here for seat in (await f.until(Present)).seats] == [True, True]
        assert [seat.here for seat in (await f.until(Present)).seats] == [True, False]
    assert not server.hall.rooms


async def test_what_is_said_is_heard_by_all_and_by_those_who_come_later(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await j.asked()
        await f.say(Chat("  Good   evening "))
        for player in (f, j):
            said = await player.until(Said)
            assert (said.name, said.seat, said.words) == ("Frieda", 0, "Good evening")
        await j.say(Chat("Hello"))
        assert (await f.until(Said)).number == 1
        async with server.sit("jonas") as late:
            assert [(await late.until(Said)).words for _ in range(2)] == ["Good evening", "Hello"]
        assert (await f.refused(Chat("   "))).what == "nothing-said"
        assert (await f.refused(Chat("x" * (MOST_CHARACTERS + 1)))).what == "too-long"
        assert len(await store.remarks("evening")) == 2


async def test_taking_back_needs_the_others_consent(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        assert not f.table.may_take_back
        await f.choose("done")
        assert f.table.may_take_back
        assert not (await j.at(1)).may_take_back
        await f.say(TakeBack(1))
        assert await j.until(Wished) == Wished(0, 1, True)
        await j.say(Consent(1, False))
        assert await f.until(Wished) == Wished(0, 1, True)
        assert await f.until(Wished) == Wished(0, 1, False)
        await f.say(TakeBack(1))
        await j.until(Wished)
        assert (await j.until(Wished)).open
        await j.say(Consent(1, True))
        shown = await f.at(2)
        assert shown.anew
        assert shown.asked is not None
        assert not shown.may_take_back
        assert [entry.text for entry in await store.entries("evening")] == ["done", "!back 0"]
        assert await j.until(Wished) == Wished(0, 1, False)
        assert (await j.refused(Consent(1, True))).what == "no-wish"


async def test_giving_up_ends_the_game_for_two(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        await f.say(Concede())
        ending = (await j.at(1)).ending
        assert ending is not None
        assert (ending.words, ending.winners) == ("Frieda gives up.", (1,))
        assert j.table.asked is None


async def test_why_explains_what_is_seen_and_nothing_else(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda", language="de") as f:
        await f.asked()
        own = f.offers[1].split()[1]
        await f.say(Why(f"card:{own}", 1))
        because = await f.until(Because)
        assert (because.ask, because.reasons) == (1, ())
        table = server.hall.tables.alive["evening"].course.table
        subjects = table.game.subjects(board_of(table, Seat(0)), "de")
        unusable = next(s for s in subjects if s.split(":")[1] not in " ".join(f.offers))
        await f.say(Why(unusable, 2))
        assert "reist nicht in einer Karawane" in (await f.until(Because)).reasons[0]
        for subject in ("card:9999", "card:x", "card:", "nonsense", "seat:0:1"):
            await f.say(Why(subject, 3))
            because = await f.until(Because)
            assert (because.numbers, because.reasons) == ((), ())


async def test_whoever_has_given_up_only_looks_on(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas", "mira"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await f.choose("done")
        await f.say(Concede())
        await j.until(Shown)
        for one in (f, j):
            while not one.table.seats[0].conceded:
                await one.until(Shown)
        assert [seat.conceded for seat in j.table.seats] == [True, False, False]
        assert not f.table.may_take_back
        assert (await f.refused(TakeBack(f.table.version))).what == "conceded"
