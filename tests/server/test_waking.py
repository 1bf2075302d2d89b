"""Games brought to life again: from their log, from a snapshot, as far as the rules allow."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.archive import Archive
from tests.server.live_client import game_of
from tests.server.table_play import TWO, choose, play, refusal, same
from westmarch.kernel import codec
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text
from westmarch.server import tables as module
from westmarch.server.course import resumed
from westmarch.server.refusals import NotDone
from westmarch.server.storing import Entry
from westmarch.server.waking import Tables

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


async def snapshot(store: Archive) -> tuple[int, bytes]:
    """The snapshot that there is."""
    found = await store.snapshot("evening")
    assert found is not None
    return found


async def test_a_table_that_is_woken_again_goes_on_identically(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    for _ in range(6):
        await play(table, 4)
        same(table, await Tables(store).table(game.id))


@pytest.mark.parametrize("every", [1, 5, 16])
async def test_a_table_woken_from_a_snapshot_is_the_same(
    store: Archive, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SNAPSHOT_EVERY", every)
    game = await store.begin(*TWO, rounds="6")
    tables = Tables(store)
    table = await tables.table(game.id)
    await play(table, 38)
    await tables.close()
    number, data = await snapshot(store)
    assert table.version - 2 * every < number > 20
    course = resumed(game, data)
    assert course is not None
    assert course.version == number
    again = await Tables(store).table(game.id)
    same(table, again)
    for back in (table.version - 1, 17, 2):
        again.course.table.undo(back)
        table.course.table.undo(back)
        assert codec.plain(again.course.table.position.state) == codec.plain(
            table.course.table.position.state
        )


async def test_a_snapshot_spares_reading_the_log(
    store: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SNAPSHOT_EVERY", 8)
    game = await store.begin(*TWO)
    tables = Tables(store)
    await play(await tables.table(game.id), 20)
    await tables.close()
    asked: list[int] = []
    entries = store.entries

    async def watched(game: str, since: int = 0) -> list[Entry]:
        asked.append(since)
        return await entries(game, since)

    monkeypatch.setattr(store, "entries", watched)
    await Tables(store).table(game.id)
    assert asked
    assert min(asked) >= 8


async def test_a_snapshot_of_other_rules_is_not_used(
    store: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SNAPSHOT_EVERY", 4)
    game = await store.begin(*TWO)
    tables = Tables(store)
    table = await tables.table(game.id)
    await play(table, 12)
    await tables.close()
    _, data = await snapshot(store)
    await store.alter_snapshot(game.id, data.replace(b'"version":1', b'"version":77'))
    assert resumed(game, (await snapshot(store))[1]) is None
    same(table, await Tables(store).table(game.id))


@pytest.mark.parametrize("wrong", ["attack 77", "no-such-option", "!back 900", "!dance"])
async def test_a_game_that_no_longer_reenacts_stays_viewable_and_says_so(
    store: Archive, wrong: str
) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    await play(table, 9)
    await store.append(game.id, (Entry(9, 0, wrong), Entry(10, 0, "done")))
    for again in (await Tables(store).table(game.id), table):
        await again.catch_up()
        broken = again.course.broken
        assert broken is not None
        assert (broken.number, broken.text) == (9, wrong)
        assert again.version == 11
        assert len(again.course.table.choices) == 9
        assert not again.course.decisions
        for attempt in (choose(again, 0, "done"), again.concede("frieda")):
            with pytest.raises(NotDone) as caught:
                await attempt
            assert refusal(caught) == "broken"
    assert len(await store.entries(game.id)) == 11


async def test_rules_that_fail_in_the_middle_leave_the_table_as_it_was(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    await play(table, 5)
    before = codec.plain(table.course.table.position.state)

    choose_well = Table.choose

    def fail(self: Table, choice: AnyOption, seat: Seat | None = None) -> None:
        if len(self.choices) < 5:
            choose_well(self, choice, seat)
            return
        self.position.state.players = 99
        raise RuntimeError("a card is in two places")

    seat = table.course.table.seat
    text = option_text(table.course.table.decision.options[0])
    with monkeypatch.context() as patched:
        patched.setattr("westmarch.kernel.position.answer", fail_to_answer)
        with pytest.raises(NotDone) as caught:
            await choose(table, seat, text)
    assert refusal(caught) == "failed"
    with monkeypatch.context() as patched:
        patched.setattr(Table, "choose", fail)
        table.course.read(Entry(5, seat, text))
    assert table.course.broken is not None
    assert codec.plain(table.course.table.position.state) == before


def fail_to_answer(*args: object) -> None:
    raise RuntimeError("a card is in two places")


async def test_tables_not_in_use_are_put_away_the_oldest_first(store: Archive) -> None:
    for name in "abcd":
        await store.keep(game_of(TWO, id=name))
    tables = Tables(store, most=2)
    async with tables.use("a"):
        for name in "bcd":
            async with tables.use(name):
                pass
        assert list(tables.alive) == ["a", "d"]
    async with tables.use("b"):
        assert list(tables.alive) == ["d", "b"]


async def test_a_table_asked_for_twice_at_once_is_woken_once(store: Archive) -> None:
    game = await store.begin(*TWO)
    tables = Tables(store)
    one, other = await asyncio.gather(tables.table(game.id), tables.table(game.id))
    assert one is other
    assert not tables.waking
