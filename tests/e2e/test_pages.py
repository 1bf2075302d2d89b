"""The pages around the table: decks, and whether everybody can use what is there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Arrive
from tests.e2e.seeing import obstacles


def test_a_newcomer_plays_at_once(arrive: Arrive) -> None:
    angela = arrive()
    angela.page.goto(angela.address)
    angela.page.get_by_label("Your name").fill("Angela")
    angela.page.get_by_role("button", name="Play now").click()
    angela.arrive()
    angela.play(1)
    assert [(seat["name"], seat["mine"]) for seat in angela.shown["seats"]] == [("Angela", True)]


def test_a_newcomer_finds_the_first_game_in_german(arrive: Arrive) -> None:
    bruno = arrive()
    page = bruno.page
    page.goto(bruno.address)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Gleich spielen")).to_be_visible()
    page.get_by_label("Dein Name").fill("Bruno")
    page.get_by_role("button", name="Platz nehmen").click()
    expect(page.get_by_text("Noch liegt nichts auf dem Tisch.")).to_be_visible()
    page.get_by_role("button", name="Gleich spielen").click()
    expect(page.locator(".prompt .question")).to_be_visible()
    expect(page.locator(".staging")).to_have_attribute("aria-label", "Aufmarschzone")


def test_the_lobby_is_told_of_new_tables(arrive: Arrive) -> None:
    angela, bruno = arrive("Angela"), arrive("Bruno")
    expect(angela.page.get_by_text("Nobody looks for company at the moment.")).to_be_visible()
    bruno.lay_table()
    bruno.page.get_by_label("Players").select_option("2")
    bruno.page.get_by_label("Public").check()
    bruno.page.get_by_role("button", name="Lay the table").click()
    angela.page.get_by_role("link", name=re.compile("^Join: ")).click()
    angela.page.get_by_role("button", name="Sit down").click()
    angela.arrive()
    bruno.arrive()


@pytest.mark.parametrize("place", ["/", "/cards", "/rules", "/credits", "/nowhere", "/decks"])
def test_strangers_meet_no_error(arrive: Arrive, place: str) -> None:
    """What the console complains about would fail at the end of the test."""
    angela = arrive()
    angela.page.goto(angela.address + place)
    expect(angela.page.get_by_role("heading", level=1)).to_be_visible()


def test_deck_builder_tells_legal_from_illegal(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    page.goto(f"{angela.address}/decks?game=lcg")
    page.get_by_role("button", name=re.compile("^Copy ")).first.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("Legal")
    deck = page.locator(".own")
    more = deck.get_by_role("button", name=re.compile("^Add ")).last
    for _ in range(4):
        more.click()
    expect(verdict).to_have_text("Not legal yet")
    expect(page.locator(".check .fault li").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("^Saved$"))).to_be_visible()
    page.reload()
    expect(verdict).to_have_text("Not legal yet")
    less = deck.get_by_role("button", name=re.compile("^One .* less$")).last
    for _ in range(4):
        less.click()
    expect(verdict).to_have_text("Legal")


def test_nothing_stands_in_anybodys_way_around_the_table(arrive: Arrive) -> None:
    angela = arrive()
    page = angela.page
    page.goto(angela.address)
    found = Found(page)
    found.look("welcome", page.get_by_label("Your name"))
    angela.introduce("Angela")
    found.look("lobby", page.get_by_role("link", name="New game").first)
    angela.lay_table()
    found.look("new game", page.get_by_label("Scenario"))
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Lay the table").click()
    found.look("company", page.get_by_label("Invitation"))
    page.goto(f"{angela.address}/cards?q=gandalf")
    found.look("cards", page.locator(".cards button").first)
    page.locator(".cards button").first.click()
    found.look("card", page.get_by_role("dialog"))
    page.goto(f"{angela.address}/rules?q=general")
    found.look("rules", page.get_by_role("link", name="L-GEN-01"))
    page.goto(f"{angela.address}/account")
    found.look("account", page.get_by_label("Password"))
    page.goto(f"{angela.address}/decks?game=lcg")
    found.look("decks", page.get_by_role("button", name="Import"))
    page.get_by_role("button", name=re.compile("^Copy ")).first.click()
    found.look("deck builder", page.get_by_text("Legal", exact=True))
    page.get_by_role("button", name="Export").click()
    found.look("export", page.get_by_role("dialog"))
    assert found.obstacles == {}


def test_nothing_stands_in_anybodys_way_at_the_table(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    angela.lay_table()
    angela.begin()
    angela.play(4)
    angela.settle()
    found = Found(page)
    found.look("table", page.locator(".choosable").first)
    page.locator(".staging [data-subject]").first.click()
    found.look("close-up", page.locator(".closer .terms"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    found.look("menu", page.get_by_role("menu"))
    page.get_by_role("menuitem", name="Stops").click()
    found.look("settings", page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    angela.concede()
    found.look("ending", page.get_by_text("The game is over"))
    page.goto(f"{page.url}/replay")
    found.look("replay", page.get_by_role("button", name="One step on"))
    assert found.obstacles == {}


def test_nothing_moves_for_whoever_wants_it_still(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    angela.lay_table()
    angela.begin()
    page.evaluate("""() => {
        window.moved = 0;
        const look = () => {
            window.moved += document.getAnimations().length;
            requestAnimationFrame(look);
        };
        look();
    }""")
    angela.play(6)
    page.locator(".staging [data-subject]").first.click()
    expect(page.locator(".closer .terms")).to_be_visible()
    assert page.evaluate("window.moved") == 0
    page.keyboard.press("Escape")
    page.emulate_media(reduced_motion="no-preference")
    angela.play(3)
    assert page.evaluate("window.moved") > 0


class Found:
    """What stands in the way, by the places that were looked at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.obstacles: dict[str, list[str]] = {}

    def look(self, place: str, there: Locator) -> None:
        """Look at a place as soon as it is there."""
        expect(there).to_be_visible()
        faults = obstacles(self.page)
        if faults:
            self.obstacles[place] = faults
