"""What programs think, in the log: kept with their choices, told to all, gone if taken back."""

from __future__ import annotations

import json

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from tests.server.archive import Archive
from tests.server.live_client import House, Player, house, people, play, program
from westmarch.agents.grounds import Grounds, How
from westmarch.kernel.records import Seat
from westmarch.server import tables
from westmarch.server.course import Course, read_on, resumed
from westmarch.server.database import MIGRATIONS, WRITING, Database
from westmarch.server.keeping import Keeper
from westmarch.server.storing import Entry
from westmarch.server.wire import Line, Shown, Speak

pytestmark = pytest.mark.anyio

AHEAD = Grounds(How.AHEAD, 87, 43)
THUMBS = Grounds(How.THUMBS)


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


def thoughts(player: Player) -> list[tuple[int, str]]:
    """What programs thought, by the lines of the log that a player was told last."""
    return [(line.number, line.thought) for line in player.table.log if line.thought is not None]


async def begun(store: Archive, *levels: str, choices: int = 12) -> None:
    """A game against programs, played for a while."""
    await store.begin(*people("frieda"), *map(program, levels))
    await store.alter(public=True)
    async with house(store) as server, server.sit("frieda") as f:
        await f.asked()
        for _ in range(choices):
            await f.asked()
            if f.table.ending is None:
                await f.choose(f.offers[0])


async def all_thoughts(server: House, who: str, language: str = "en") -> list[tuple[int, str]]:
    """What somebody who comes anew is told of programs."""
    async with server.sit(who, language=language) as player:
        await player.until(Shown)
        return thoughts(player)


async def test_what_a_program_thinks_is_told_with_what_comes_of_it(store: Archive) -> None:
    await begun(store, "hard:iterations=3")
    entries = await store.entries("evening")
    kept = [entry.grounds for entry in entries if entry.grounds is not None]
    assert {entry.seat for entry in entries if entry.grounds is not None} == {1}
    assert {(one.how, one.lines) for one in kept} == {(How.AHEAD, 3)}
    async with house(store) as server:
        told = await all_thoughts(server, "frieda")
        assert told
        assert len(told) <= len(kept), "of what nobody sees nobody is told"
        assert all(words.startswith("Merchant 2 looks at 3 lines of play") for _, words in told)
        german = await all_thoughts(server, "frieda", "de")
        assert [number for number, _ in german] == [number for number, _ in told]
        assert all("3 Verläufe voraus" in words for _, words in german)
        assert await all_thoughts(server, "mira"), "who watches is told, too"


async def test_what_was_thought_survives_a_snapshot_and_is_in_the_replay(
    store: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 5)
    await begun(store, "medium")
    await store.rest()
    snapshot = await store.snapshot("evening")
    assert snapshot is not None
    stored, entries = await store.game("evening"), await store.entries("evening")
    short = resumed(stored, snapshot[1])
    assert short is not None
    long = read_on(Course(stored), entries)
    assert read_on(short, entries[short.version :]).grounds == long.grounds
    assert set(long.grounds.values()) == {THUMBS}
    async with house(store) as server:
        told = await all_thoughts(server, "frieda")
        status, body = await server.get("/api/games/evening/replay?seat=0")
        assert status == 200
        replayed = [(line["number"], line["thought"]) for line in json.loads(body)["log"]]
        assert [one for one in replayed if one[1] is not None] == told


async def test_what_is_taken_back_was_never_thought(store: Archive) -> None:
    await begun(store, "medium", choices=6)
    course = read_on(Course(await store.game("evening")), await store.entries("evening"))
    before = course.grounds.copy()
    course.read(Entry(course.version, 0, "!back 4"))
    assert course.grounds == {at: one for at, one in before.items() if at <= 4}
    assert 0 < len(course.grounds) < len(before)


async def test_nobody_learns_from_it_whether_a_program_had_a_choice(store: Archive) -> None:
    await begun(store, "medium")
    entries = await store.entries("evening")
    course = Course(await store.game("evening"))
    forced = 0
    for entry in entries:
        if entry.seat == 1:
            assert entry.grounds == THUMBS
            forced += len(course.table.position.of(Seat(1)).options) == 1
        course.read(entry)
    assert forced


async def test_people_have_their_own_grounds(store: Archive) -> None:
    await store.begin(*people("frieda", "jonas"))
    async with house(store) as server, server.sit("frieda") as f, server.sit("jonas") as j:
        await f.asked()
        await j.asked()
        await play({0: f, 1: j}, 10)
        await f.say(Speak("de"))
        await f.until(Shown)
        assert thoughts(f) == []
    assert {entry.grounds for entry in await store.entries("evening")} == {None}


async def test_grounds_are_kept_beside_the_choice(store: Archive) -> None:
    await store.begin(*people("frieda"), program())
    written = (
        Entry(0, 1, "done", grounds=AHEAD),
        Entry(1, 0, "done"),
        Entry(2, 1, "x", None, None, THUMBS),
    )
    await store.append("evening", written)
    kept = [entry.grounds for entry in await store.entries("evening")]
    assert kept == [AHEAD, None, THUMBS]


def test_a_line_has_no_thought_unless_one_is_given() -> None:
    assert Line(0, "The sun rises").thought is None


async def test_games_from_before_there_were_grounds_go_on(empty: str) -> None:
    def first_form(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        at = "2026-01-01 00:00:00+00:00"
        for words in (
            f"INSERT INTO people (id, name, created) VALUES ('frieda', 'Frieda', '{at}')",
            "INSERT INTO games (id, title, rules_version, start, owner, created, changed, public, "
            "hot_seat, started, ended, deciding) VALUES ('evening', 'highway', 1, '{}', 'frieda', "
            f"'{at}', '{at}', false, false, true, false, '')",
            "INSERT INTO entries (game, number, seat, text, at) "
            f"VALUES ('evening', 0, 1, 'done', '{at}')",
        ):
            connection.execute(text(words))

    database = Database(empty)
    engine = database.engine.execution_options(**{WRITING: True})
    async with engine.begin() as connection:
        await connection.run_sync(first_form)
    await database.migrate()
    keeper = Keeper(database)
    await keeper.append("evening", (Entry(1, 1, "done", grounds=AHEAD),))
    kept = await keeper.entries("evening")
    assert [(entry.text, entry.grounds) for entry in kept] == [("done", None), ("done", AHEAD)]
    await database.close()
