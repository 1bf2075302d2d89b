"""Hints: who may ask for them, what they say, and that nobody else hears of them."""

from __future__ import annotations

import asyncio

import pytest

from tests.agents.test_search import GAMES, moments
from tests.server.archive import Archive
from tests.server.live_client import OwnThinker, Player, house, people, program
from westmarch.kernel import codec
from westmarch.server.rooms import Visitor
from westmarch.server.thinking import Task, Thought, think
from westmarch.server.wire import (
    Choose,
    Concede,
    Hint,
    Hinted,
    Hinting,
    Refused,
    Resync,
    Shown,
)

pytestmark = pytest.mark.anyio

QUICK = "hard:iterations=4"


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


def hint(player: Player, level: str = QUICK, key: str = "mine") -> Hint:
    """A hint about what a player sees."""
    return Hint(player.table.version, key, level)


async def hinted(player: Player, level: str = QUICK) -> Hinted:
    """Ask for a hint, and wait for it."""
    await player.say(hint(player, level))
    return await player.until(Hinted)


class Ponderer(OwnThinker):
    """Thinks when it is told to; then it answers, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.fails = False

    async def think(self, task: Task) -> Thought:
        await self.go.wait()
        if self.fails:
            raise RuntimeError("no idea")
        return await super().think(task)


async def test_a_hint_names_options_with_their_chances(store: Archive) -> None:
    await store.begin(*people("frieda"), title="lcg", seed=3)
    async with house(store) as server, server.sit("frieda") as f:
        assert (await f.asked()).may_have_hints
        ahead = await hinted(f)
        assert 1 <= len(ahead.advice) <= 3
        assert {one.text for one in ahead.advice} <= set(f.offers)
        assert all(one.chance is not None and 0 <= one.chance <= 1 for one in ahead.advice)
        assert (ahead.key, ahead.lines) == ("mine", 4)
        assert any(isinstance(message, Hinting) for message in f.seen)
        (thumb,) = (await hinted(f, "medium")).advice
        assert thumb.text in f.offers
        assert thumb.chance is None
        await f.choose(thumb.text)
    assert len(await store.entries("evening")) == 1


async def test_the_same_question_has_the_same_hint(store: Archive) -> None:
    await store.begin(*people("frieda"), program(), seed=3)
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        assert await hinted(f) == await hinted(f)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference_to_what_a_worker_finds(name: str) -> None:
    differed = False
    for position, seat in moments(name, every=13, count=2):
        other, game = position.imagine(seat, 99), position.game
        differed |= game.secrets(other.state, seat) != game.secrets(position.state, seat)
        found = [
            think(Task(name, codec.encode(game, where.state), seat, "hard:iterations=3", 7))
            for where in (position, other)
        ]
        assert found[0] == found[1]
        assert found[0].weighed
    assert differed, "nothing was hidden"


async def test_only_the_socket_that_asked_is_told(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"), title="lcg")
    await store.alter(public=True)
    async with (
        house(store) as server,
        server.sit("frieda") as f,
        server.sit("frieda") as tab,
        server.sit("jonas") as j,
        server.sit("mira") as m,
    ):
        await f.asked()
        assert (await hinted(f)).advice
        for other in (tab, j, m):
            await other.say(Resync())
            await other.until(Shown)
            await other.until(Shown)
            assert not any(isinstance(one, Hinting | Hinted) for one in other.seen)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_opponents_who_are_people_have_no_hints(store: Archive, language: str) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda", language=language) as f:
        assert not (await f.asked()).may_have_hints
        refused = await f.refused(hint(f))
        assert (refused.what, refused.key) == ("no-hints", "mine")
        assert ("other people" in refused.words) == (language == "en")


async def test_neither_have_opponents_at_one_screen(store: Archive) -> None:
    await store.begin(*people("frieda", "frieda"))
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        assert (await f.refused(hint(f))).what == "no-hints"


async def test_where_the_only_opponent_is_a_program_there_are_hints(store: Archive) -> None:
    await store.begin(*people("frieda"), program())
    async with house(store) as server, server.sit("frieda") as f:
        assert (await f.asked()).may_have_hints
        assert (await hinted(f)).advice[0].text in f.offers


async def test_what_cannot_be_answered_is_refused(store: Archive) -> None:
    await store.begin(*people("frieda"), program(), title="lcg")
    await store.alter(public=True)
    async with house(store) as server, server.sit("frieda") as f, server.sit("mira") as m:
        await f.asked()
        await m.until(Shown)
        assert not m.table.may_have_hints
        assert (await m.refused(Hint(0, "mine"))).what == "watching"
        version = f.table.version
        assert (await f.refused(Hint(version + 7, "mine"))).what == "stale"
        for level in (
            "",
            "wise",
            "hard:seconds=60",
            "hard:seconds=nan",
            "hard:iterations=" + "9" * 60,
        ):
            refused = await f.refused(Hint(version, "mine", level))
            assert (refused.what, refused.key) == ("no-such-level", "mine")
            assert "medium" in refused.words
        for key in ("", "x" * 65):
            assert (await f.refused(Hint(version, key))).what == "malformed"
        assert (await f.refused('{"type": "hint", "version": "now"}')).what == "malformed"
        await f.choose(f.offers[0])
        assert (await f.refused(Hint(version, "mine"))).what in ("stale", "not-yours")
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        await f.say(Concede())
        while f.table.ending is None:
            await f.next()
        assert not f.table.may_have_hints
        assert (await f.refused(hint(f))).what == "over"


async def test_a_person_has_one_hint_at_a_time_at_all_sockets(store: Archive) -> None:
    await store.begin(*people("frieda"), title="lcg")
    thinker = Ponderer()
    async with (
        house(store, thinker) as server,
        server.sit("frieda") as f,
        server.sit("frieda") as tab,
    ):
        await f.asked()
        await tab.asked()
        await f.say(hint(f))
        await f.until(Hinting)
        for player in (f, tab):
            assert (await player.refused(hint(player, key="again"))).what == "hint-under-way"
        thinker.go.set()
        assert (await f.until(Hinted)).key == "mine"
        assert (await hinted(tab)).advice


async def test_a_hint_that_comes_too_late_is_not_told(store: Archive) -> None:
    await store.begin(*people("frieda"), title="lcg")
    thinker = Ponderer()
    async with house(store, thinker) as server, server.sit("frieda") as f:
        await f.asked()
        await f.say(hint(f))
        await f.until(Hinting)
        await f.choose(f.offers[0])
        thinker.go.set()
        while server.hall.hints.under_way:
            await asyncio.sleep(0.01)
        await f.say(Resync())
        await f.until(Shown)
        assert not any(isinstance(message, Hinted) for message in f.seen)


async def test_a_program_that_fails_stops_no_game(store: Archive) -> None:
    await store.begin(*people("frieda"), title="lcg")
    thinker = Ponderer()
    thinker.fails = True
    thinker.go.set()
    async with house(store, thinker) as server, server.sit("frieda", language="de") as f:
        await f.asked()
        refused = await f.refused(hint(f))
        assert (refused.what, refused.key) == ("no-hint-found", "mine")
        assert "keinen Tipp" in refused.words
        await f.choose(f.offers[0])


async def test_nobody_asks_without_end(store: Archive) -> None:
    await store.begin(*people("frieda"), title="lcg")
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        for _ in range(8):
            await hinted(f, "medium")
        assert (await f.refused(hint(f, "medium"))).what == "too-fast"
        await f.choose(f.offers[0])


async def test_what_is_thought_about_goes_on_though_the_player_chooses(store: Archive) -> None:
    await store.begin(*people("frieda"), title="lcg")
    thinker = Ponderer()
    async with house(store, thinker) as server, server.sit("frieda") as f:
        await f.asked()
        await f.say(hint(f))
        await f.say(Choose(f.table.version, (f.offers[0],), "quick"))
        assert (await f.at(1)).version == 1, "choosing does not wait for a hint"
        assert list(server.hall.hints.under_way) == [Visitor("frieda", "Frieda").id]
        assert not any(isinstance(message, Refused) for message in f.seen)
