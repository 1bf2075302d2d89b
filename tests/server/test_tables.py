"""A stored game brought to life: what counts is what is stored, whoever wrote it."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.archive import Archive
from tests.server.live_client import people, program
from tests.server.table_play import TWO, choose, refusal, same
from westmarch.kernel import codec
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.text import option_text
from westmarch.server.course import Course
from westmarch.server.refusals import NotDone
from westmarch.server.storing import Entry, SeatKind, StoredSeat, Taken
from westmarch.server.waking import Tables
from westmarch.server.wire import MOST_CHOICES

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")


async def test_a_choice_is_stored_before_it_counts(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    assert await choose(table, 0, "done") == 1
    (entry,) = await store.entries(game.id)
    assert (entry.number, entry.seat, entry.text) == (0, 0, "done")
    assert entry.at is not None


async def test_what_could_not_be_stored_has_not_happened(
    store: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    before = codec.plain(table.course.table.position.state)

    async def fail(game: str, entries: tuple[Entry, ...]) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(store, "append", fail)
    with pytest.raises(OSError, match="disk"):
        await choose(table, 0, "done")
    assert codec.plain(table.course.table.position.state) == before
    assert table.version == 0


async def test_somebody_elses_entry_is_adopted_before_a_choice_is_judged(store: Archive) -> None:
    game = await store.begin(*TWO)
    mine, theirs = await Tables(store).table(game.id), await Tables(store).table(game.id)
    await choose(theirs, 0, "done")
    assert mine.version == 0
    assert await choose(mine, 1, "done", version=0) == 2, "the other chose in secret meanwhile"
    await theirs.catch_up()
    same(mine, theirs)


async def test_who_comes_second_is_refused_and_sees_the_table_as_it_is(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await store.begin(*TWO)
    mine, theirs = await Tables(store).table(game.id), await Tables(store).table(game.id)
    append = store.append

    async def late(game: str, entries: tuple[Entry, ...]) -> None:
        monkeypatch.setattr(store, "append", append)
        await choose(theirs, 0, "done", key="theirs")
        await append(game, entries)

    monkeypatch.setattr(store, "append", late)
    with pytest.raises(NotDone) as caught:
        await choose(mine, 0, "done", key="mine")
    assert refusal(caught) == "stale"
    assert store.append == append, "it was overtaken on its way into the store"
    same(mine, theirs)
    assert len(await store.entries(game.id)) == 1


async def test_what_is_refused_although_nobody_has_written_is_not_tried_for_ever(
    store: Archive,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)

    async def full(game: str, entries: tuple[Entry, ...]) -> None:
        raise Taken("by nobody")

    monkeypatch.setattr(store, "append", full)
    with pytest.raises(Taken):
        await choose(table, 0, "done")
    assert table.version == 0


async def test_whose_turn_it_is_is_noted_whichever_process_noted_it_last(store: Archive) -> None:
    game = await store.begin(*TWO)
    mine, theirs = await Tables(store).table(game.id), await Tables(store).table(game.id)
    for table in (mine, theirs) * 8:
        await table.catch_up()
        decision = table.course.decisions[0]
        await choose(table, decision.seat, option_text(decision.options[-1]))
        assert table.noting is not None
        await table.noting
        deciding = tuple(decision.seat for decision in table.course.decisions)
        assert (await store.game(game.id)).deciding == deciding


async def test_a_choice_at_a_version_that_another_process_showed_is_understood(
    store: Archive,
) -> None:
    game = await store.begin(*TWO)
    mine, theirs = await Tables(store).table(game.id), await Tables(store).table(game.id)
    await choose(theirs, 0, "done")
    assert await choose(mine, 1, "done", version=1) == 2


async def test_a_gesture_sent_again_is_answered_and_not_carried_out(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    assert await choose(table, 0, "done", key="k") == 1
    assert await choose(table, 1, "done", key="k") == 2, "another player's key is another key"
    for again in (table, await Tables(store).table(game.id)):
        assert await choose(again, 0, "done", version=0, key="k") == 1
    assert len(await store.entries(game.id)) == 2


async def test_a_gesture_sent_again_from_another_seat_of_its_maker_is_the_same(
    store: Archive,
) -> None:
    """Where one screen is passed round, the seat may have changed when the answer was lost."""
    game = await store.begin(*people("frieda", "frieda"))
    table = await Tables(store).table(game.id)
    assert await choose(table, 0, "done", key="k") == 1
    assert await choose(table, 1, "done", version=0, key="k") == 1
    assert len(await store.entries(game.id)) == 1


async def test_several_picks_are_one_gesture_as_far_as_they_are_possible(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    loads = [option_text(option) for option in table.course.table.decision.options][1:3]
    assert await choose(table, 0, *loads, "done", key="all") == len(await store.entries(game.id))
    assert [entry.text for entry in await store.entries(game.id)][:2] == loads
    assert {entry.key for entry in await store.entries(game.id)} == {"all"}
    before = table.version
    loads = [option_text(option) for option in table.course.table.position.of(Seat(1)).options]
    assert await choose(table, 1, loads[1], "no-such-thing", loads[2], key="half") == before + 1
    assert await choose(table, 1, loads[1], "no-such-thing", key="half") == before + 1
    assert table.version == before + 1


async def test_what_is_not_offered_is_refused_and_changes_nothing(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    cases = {
        ("attack 3",): "illegal",
        ("dance",): "illegal",
        ("load x",): "illegal",
        ("!back 0",): "illegal",
        ("!concede",): "illegal",
        (): "malformed",
        ("done",) * (MOST_CHOICES + 1): "too-many",
    }
    for options, what in cases.items():
        with pytest.raises(NotDone) as caught:
            await choose(table, 0, *options)
        assert refusal(caught) == what, options
    await choose(table, 0, "done")
    with pytest.raises(NotDone) as caught:
        await choose(table, 0, "done")
    assert refusal(caught) == "not-yours"
    with pytest.raises(NotDone) as caught:
        await choose(table, 0, "done", version=0)
    assert refusal(caught) == "stale"
    with pytest.raises(NotDone) as caught:
        await choose(table, 1, "done", version=99)
    assert refusal(caught) == "stale"
    assert len(await store.entries(game.id)) == 1


async def test_alone_a_choice_is_taken_back_at_once(store: Archive) -> None:
    game = await store.begin(*people("frieda"), program())
    table = await Tables(store).table(game.id)
    await choose(table, 0, "done")
    await choose(table, 1, "done")
    before = table.version
    assert await table.take_back("frieda", Seat(0), before) is None
    assert (await store.entries(game.id))[-1].text == "!back 0"
    assert table.version == before + 1
    assert not table.course.table.choices
    assert codec.plain(table.course.table.position.state) == codec.plain(
        Course(game).table.position.state
    )
    with pytest.raises(NotDone) as caught:
        await table.take_back("frieda", Seat(0), table.version)
    assert refusal(caught) == "nothing-to-take-back"
    await choose(table, 0, "done")
    same(table, await Tables(store).table(game.id))


async def test_the_choice_that_is_taken_back_is_the_one_that_was_seen(store: Archive) -> None:
    game = await store.begin(*people("frieda"), program())
    table = await Tables(store).table(game.id)
    loads = [option_text(option) for option in table.course.table.decision.options]
    await choose(table, 0, loads[1])
    await choose(table, 0, loads[2])
    seen = table.version
    await choose(table, 1, "done")
    with pytest.raises(NotDone) as caught:
        await table.take_back("frieda", Seat(0), 1)
    assert refusal(caught) == "stale", "two choices were made, and he saw one"
    await table.take_back("frieda", Seat(0), seen)
    assert (await store.entries(game.id))[-1].text == "!back 1"
    with pytest.raises(NotDone) as caught:
        await table.take_back("frieda", Seat(0), seen)
    assert refusal(caught) == "stale", "pressed twice by mistake"
    same(table, await Tables(store).table(game.id))
    await table.take_back("frieda", Seat(0), table.version)
    assert (await store.entries(game.id))[-1].text == "!back 0"


async def test_with_others_a_choice_is_taken_back_when_all_agree(store: Archive) -> None:
    game = await store.begin(*people("frieda", "jonas", "mira"))
    table = await Tables(store).table(game.id)
    await choose(table, 0, "done")
    with pytest.raises(NotDone) as caught:
        await table.take_back("frieda", Seat(0), 0)
    assert refusal(caught) == "stale"
    wish = await table.take_back("frieda", Seat(0), 1)
    assert wish is not None
    with pytest.raises(NotDone) as caught:
        await table.consent("frieda", 1, True)
    assert refusal(caught) == "no-wish", "nobody agrees with himself"
    await table.consent("jonas", 1, True)
    assert table.version == 1
    await table.consent("mira", 1, True)
    assert (await store.entries(game.id))[-1].text == "!back 0"
    assert not table.course.table.choices


async def test_one_who_does_not_agree_ends_the_wish_and_so_does_a_choice(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    await choose(table, 0, "done")
    await table.take_back("frieda", Seat(0), 1)
    await table.consent("jonas", 1, False)
    with pytest.raises(NotDone):
        await table.consent("jonas", 1, True)
    await table.take_back("frieda", Seat(0), 1)
    await choose(table, 1, "done")
    with pytest.raises(NotDone) as caught:
        await table.consent("jonas", 1, True)
    assert refusal(caught) == "no-wish"
    assert all(not entry.text.startswith("!") for entry in await store.entries(game.id))


async def test_of_two_the_other_wins_when_one_gives_up(store: Archive) -> None:
    game = await store.begin(*TWO)
    tables = Tables(store)
    table = await tables.table(game.id)
    await table.concede("jonas")
    assert table.course.over
    assert table.course.winners_left == (Seat(0),)
    with pytest.raises(NotDone) as caught:
        await choose(table, 0, "done")
    assert refusal(caught) == "over"
    await tables.close()
    assert (await store.game(game.id)).ended


async def test_of_three_two_play_on_and_a_program_plays_for_the_third(store: Archive) -> None:
    game = await store.begin(*people("frieda", "jonas", "mira"))
    table = await Tables(store).table(game.id)
    await table.concede("jonas")
    assert not table.course.over
    assert table.programs() == {Seat(1): "medium"}
    with pytest.raises(NotDone) as caught:
        await choose(table, 1, "done")
    assert refusal(caught) == "conceded"
    assert table.others("frieda") == {"mira"}
    await table.concede("mira")
    assert table.course.winners_left == (Seat(0),)


async def test_together_a_game_is_lost_when_the_last_one_gives_up(store: Archive) -> None:
    game = await store.begin(*TWO, title="lcg")
    table = await Tables(store).table(game.id)
    await table.concede("frieda")
    assert not table.course.over
    await table.concede("jonas")
    assert table.course.over
    assert table.course.winners_left == ()


async def test_a_game_that_has_not_begun_takes_no_choice_until_it_has(store: Archive) -> None:
    game = await store.begin(*TWO)
    seats = (TWO[0], StoredSeat(SeatKind.OPEN))
    await store.alter(game.id, started=False, seats=seats)
    table = await Tables(store).table(game.id)
    with pytest.raises(NotDone) as caught:
        await choose(table, 0, "done")
    assert refusal(caught) == "not-started"
    setup = replace(game.setup, options={"rounds": "2"})
    await store.alter(game.id, setup=setup, started=True, seats=TWO)
    await table.reload()
    assert await choose(table, 0, "done") == 1
    assert table.course.table.setup == setup
    same(table, await Tables(store).table(game.id))


async def test_clicks_at_once_cannot_both_count(store: Archive) -> None:
    game = await store.begin(*TWO)
    table = await Tables(store).table(game.id)
    tries = [choose(table, 0, "done", version=0, key=f"k{number}") for number in range(5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [result for result in results if isinstance(result, int)] == [1]
    assert len(await store.entries(game.id)) == 1
