"""One person at a table: from the first name to the end, in two languages, through a crash."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.playing import Person
from tests.e2e.serving import Server
from westmarch.kernel.text import option_text

MOST = 2000


@pytest.fixture
def mortal(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    served = Server(tmp_path / "games.db")
    served.start()
    yield served
    served.end()


def seated(person: Person, choices: int = 6) -> Person:
    """Begin a game alone and make some choices."""
    person.lay_table()
    person.begin()
    person.play(choices)
    person.settle()
    return person


def test_newcomer_plays_a_game_to_its_end(arrive: Arrive, server: Server) -> None:
    angela = arrive("Angela")
    angela.lay_table()
    expect(angela.page.get_by_label("Scenario")).to_contain_text("Passage Through Mirkwood")
    angela.begin()
    angela.play(MOST)
    expect(angela.page.get_by_text("The game is over")).to_be_visible()
    expect(angela.question).to_have_text(angela.shown["ending"]["words"])
    course = server.course(angela.game)
    assert course.over
    assert course.version == angela.version
    angela.page.goto(f"{angela.page.url}/replay")
    angela.page.get_by_role("button", name="To the end").click()
    expect(angela.page.locator(".bar .question")).to_have_text(angela.shown["ending"]["words"])


def test_language_changes_in_mid_game(arrive: Arrive) -> None:
    angela = seated(arrive("Angela"))
    staging = angela.page.locator(".staging")
    english = angela.question.inner_text()
    expect(staging).to_have_attribute("aria-label", "Staging area")
    angela.pick_from_menu("Deutsch")
    expect(angela.question).not_to_have_text(english)
    expect(angela.question).to_have_text(angela.shown["asked"]["words"])
    expect(staging).to_have_attribute("aria-label", "Aufmarschzone")
    expect(angela.page.locator("html")).to_have_attribute("lang", "de")
    angela.play(1)
    angela.pick_from_menu("English")
    expect(staging).to_have_attribute("aria-label", "Staging area")


def test_reload_keeps_the_game(arrive: Arrive) -> None:
    angela = seated(arrive("Angela"))
    version, question = angela.version, angela.question.inner_text()
    angela.shown = {}
    angela.page.reload()
    angela.arrive()
    assert angela.version == version
    expect(angela.question).to_have_text(question)
    angela.play(1)
    assert angela.version > version


def test_killed_server_loses_nothing(arrive: Arrive, mortal: Server) -> None:
    angela = seated(arrive("Angela", at=mortal))
    accepted = [json.loads(frame) for frame in angela.frames if '"accepted"' in frame]
    version = angela.version
    assert accepted[-1]["version"] == version
    angela.offline = True
    mortal.end(signal.SIGKILL)
    lost = angela.page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    angela.click(angela.offers[-1])
    mortal.start()
    expect(lost).to_have_count(0)
    angela.until(lambda: angela.version > version)
    angela.offline = False
    course = mortal.course(angela.game)
    chosen = [text for sent in angela.sent if sent["type"] == "choose" for text in sent["options"]]
    stored = [option_text(choice.option) for choice in course.table.choices]
    assert stored[:version] == chosen[:version]
    assert stored[version] == chosen[-1]
    angela.play(2)
    angela.offline = True  # this server ends before the page does


def test_second_tab_stays_in_step(arrive: Arrive) -> None:
    angela = seated(arrive("Angela"))
    other = arrive(beside=angela)
    other.page.goto(angela.page.url)
    other.arrive()
    for one, two in ((angela, other), (other, angela)):
        one.play(2)
        one.settle()
        two.follow(one)
        expect(two.question).to_have_text(one.question.inner_text())


def test_replay_of_a_finished_game(arrive: Arrive) -> None:
    angela = seated(arrive("Angela"), 12)
    angela.concede()
    page = angela.page
    page.goto(f"{page.url}/replay")
    at = page.locator(".bar .at")
    expect(at).to_have_text(re.compile(r"^Choice 0 of \d+$"))
    page.get_by_role("button", name="One step on").click()
    expect(at).to_have_text(re.compile(r"^Choice 1 of"))
    page.get_by_role("button", name="To the end").click()
    expect(at).to_have_text(re.compile(r"^Choice (\d+) of \1$"))
    expect(page.locator(".bar .question")).to_have_text(angela.shown["ending"]["words"])
    page.get_by_label("Step in the replay").fill("4")
    expect(at).to_have_text(re.compile(r"^Choice 4 of"))
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(re.compile(r"^Choice 3 of"))
