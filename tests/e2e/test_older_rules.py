"""Games of older rules: shown as far as they go, said to be so, and never altered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.serving import Server, aside
from tests.e2e.watching import bring, is_at, pick, played, step, where
from westmarch.server.database import Database, GameRow
from westmarch.server.keeping import Keeper
from westmarch.server.settings import database_url
from westmarch.server.storing import Entry


@pytest.fixture
def mortal(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that may be ended; who asks for it before `arrive` leaves before it does."""
    served = Server(tmp_path / "games.db")
    served.start()
    yield served
    served.end()


def test_game_of_older_rules_is_shown_as_far_as_it_goes(arrive: Arrive, tmp_path: Path) -> None:
    angela, game = arrive("Angela"), played()
    record = json.loads(game.save())
    record["version"] -= 1
    record["choices"][50] = f"{game.choices[50].seat} dance 3"
    file = tmp_path / "old.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    bring(angela, file)
    warning = angela.page.get_by_role("alert").filter(has_text="begun under older rules")
    expect(warning).to_contain_text("choice 51, dance 3, is no longer possible")
    expect(where(angela)).to_have_text("Choice 0 of 50")
    step(angela, "To the end")
    is_at(angela, 50)
    expect(angela.page.locator(".staging")).to_be_visible()
    with angela.page.expect_download() as download:
        pick(angela, "Download the game")
    assert json.loads(download.value.path().read_bytes()) == record


def test_table_of_older_rules_says_so_and_is_not_altered(mortal: Server, arrive: Arrive) -> None:
    angela = arrive("Angela", at=mortal)
    angela.lay_table()
    angela.begin()
    angela.play(4)
    angela.settle()
    version, game = angela.version, angela.game
    angela.page.goto("about:blank")
    mortal.end()
    aside(write(database_url(str(mortal.file)), game, Entry(version, 0, "dance 3")))
    mortal.start()
    angela.page.goto(f"{mortal.address}/games/{game}")
    expect(angela.page.get_by_text("This game cannot go on")).to_be_visible()
    expect(angela.question).to_contain_text(f"choice {version + 1}, dance 3, is no longer possible")
    expect(angela.page.locator(".staging")).to_be_visible()
    expect(angela.page.get_by_role("button", name="Play again")).to_have_count(0)
    angela.page.get_by_role("link", name="Replay").click()
    step(angela, "To the end")
    is_at(angela, version)
    course = mortal.course(game)
    assert (course.version, len(course.table.choices)) == (version + 1, version)


async def write(url: str, game: str, entry: Entry) -> None:
    """Write an entry that no rules of ours could have let through."""
    database = Database(url)
    try:
        await Keeper(database).append(game, (entry,))
    finally:
        await database.close()


def test_table_that_cannot_be_laid_any_more_says_so(mortal: Server, arrive: Arrive) -> None:
    angela = arrive("Angela", at=mortal)
    angela.lay_table()
    angela.begin()
    angela.play(2)
    game, page = angela.game, angela.page
    page.goto("about:blank")
    mortal.end()
    aside(forget_scenario(database_url(str(mortal.file)), game))
    mortal.start()
    page.goto(f"{mortal.address}/games/{game}")
    expect(page.get_by_text("This game cannot go on")).to_be_visible()
    expect(angela.question).to_contain_text("cannot be set up under the present rules")
    page.get_by_role("link", name="Replay").click()
    alert = page.get_by_role("alert").filter(has_text="cannot be set up under the present rules")
    expect(alert).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    saved = json.loads(download.value.path().read_bytes())
    assert saved["setup"]["options"]["scenario"] == "the-road-goes-nowhere"
    assert len(saved["choices"]) == angela.version
    assert all("status of 409" in fault for fault in angela.faults)
    angela.faults.clear()
    angela.saw.clear()  # what was hidden in a game that cannot be laid out, nobody can tell


async def forget_scenario(url: str, game: str) -> None:
    """Let a game be of a scenario that there is no longer."""
    database = Database(url)
    try:
        async with database.writing() as session:
            row = await session.get(GameRow, game)
            assert row is not None
            row.start = row.start.replace("passage-through-mirkwood", "the-road-goes-nowhere")
    finally:
        await database.close()
