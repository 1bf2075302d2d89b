"""Decks that have parts and declare a side: copied, moved about, kept, exchanged and played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Arrive, Sit, post
from tests.e2e.playing import Person
from tests.e2e.seeing import NARROW, obstacles
from tests.e2e.serving import Server

MECCG = "Middle-earth CCG"
SAVED = re.compile("^Saved$")


def copy(person: Person, name: str) -> Page:
    """Copy a starter deck of the Middle-earth CCG."""
    page = person.page
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_label("Game", exact=True).select_option(label=MECCG)
    page.get_by_role("button", name=f"Copy {name}").click()
    expect(verdict(page)).to_have_text("Legal")
    return page


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def is_kept(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text=SAVED)).to_be_visible()


def count(page: Page, part: str) -> Locator:
    """How many cards a part has."""
    parts = page.get_by_role("navigation", name="Parts of the deck")
    return parts.get_by_role("button", name=re.compile(f"^{part}")).locator("b")


def move(page: Page, card: str, part: str, to: str) -> None:
    """Move a card to another part."""
    page.get_by_role("button", name=f"Move {card}: {part}", exact=True).click()
    page.get_by_role("menuitem", name=f"To: {to}", exact=True).click()


def test_a_deck_is_copied_changed_kept_and_played(arrive: Arrive, server: Server) -> None:
    angela = arrive("Angela")
    page = copy(angela, "Stewards of Gondor")
    side = page.get_by_label("Alignment", exact=True)
    expect(side).to_have_value("hero")
    sizes = {"Pool": "12", "Play deck": "63", "Location deck": "24", "Sideboard": "20"}
    for part, size in sizes.items():
        expect(count(page, part)).to_have_text(size)
    page.get_by_label("Name of the deck").fill("For the White City")

    move(page, "Orc-guard", "Play deck", "Sideboard")
    expect(verdict(page)).to_have_text("Not legal yet")
    fault = page.locator(".check .fault li")
    expect(fault).to_have_count(1)
    expect(fault).to_contain_text("30 resources, but 29 hazards")
    expect(fault.get_by_role("link", name="M-DECK-35")).to_be_visible()
    is_kept(page)
    page.reload()
    expect(fault).to_contain_text("M-DECK-35")
    expect(count(page, "Sideboard")).to_have_text("21")

    side.select_option(label="Minion")
    expect(fault.filter(has_text="Adrazar").filter(has_text="M-DECK-11")).to_have_count(1)
    side.select_option(label="Hero")
    move(page, "Orc-guard", "Sideboard", "Play deck")
    expect(verdict(page)).to_have_text("Legal")
    is_kept(page)

    page.get_by_role("link", name="Westmarch").click()
    page.get_by_role("link", name="New game").first.click()
    page.get_by_label(MECCG).check()
    page.get_by_label("Deck", exact=True).first.select_option(label="For the White City")
    page.get_by_label("Who sits there").nth(1).select_option("agent random")
    angela.begin()
    brought = server.course(angela.game).table.setup.decks[0]
    assert brought.startswith("# For the White City\nAlignment: Hero\n")


def test_cards_go_where_they_belong_or_where_they_are_wanted(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    page.goto(f"{angela.address}/decks?game=meccg")
    page.get_by_role("button", name="New deck").click()
    page.get_by_label("Alignment", exact=True).select_option(label="Fallen-wizard: Saruman")
    search = page.get_by_label("Search names")
    for card, part in (("Erkenbrand", "Pool"), ("Cave-drake", "Play deck"), ("Edoras", "Location")):
        search.fill(card)
        page.get_by_role("button", name=re.compile(f"^Add {card}: {part}")).first.click()
        expect(count(page, part)).to_have_text("1")
    page.get_by_label("Add to").select_option(label="Sideboard")
    search.fill("Cave-drake")
    page.get_by_role("button", name="Add Cave-drake: Sideboard").first.click()
    expect(page.get_by_text("Play deck 1 · Sideboard 1")).to_be_visible()

    shown = page.locator("section").first.get_by_role("button", name=re.compile("^Saruman"))
    search.fill("Saruman")
    page.get_by_label("Kind", exact=True).select_option(label="Avatars")
    expect(shown).to_have_count(1)
    page.get_by_label("Show", exact=True).select_option(label="All cards")
    expect(shown).to_have_count(2)
    expect(verdict(page)).to_have_text("Not legal yet")
    page.get_by_text("Checked for").click()
    page.get_by_label("Opponent").select_option(label="Hero")
    expect(page.locator(".check .fault li").first).to_be_visible()
    expect(page.locator(".check .advice li")).to_have_count(0)


def test_a_list_of_another_program_keeps_its_parts(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    path = "/api/titles/meccg/deck-convert"
    listed = {
        format: post(angela, path, {"text": "saruman", "format": format})["text"]
        for format in ("text", "gccg", "cardnum")
    }
    page.goto(f"{angela.address}/decks?game=meccg")
    page.get_by_role("button", name="Import").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(listed["cardnum"])
    page.get_by_role("button", name="Take it").click()
    expect(verdict(page)).to_have_text("Legal")
    expect(page.get_by_label("Alignment", exact=True)).to_have_value("saruman-fallen-wizard")
    expect(count(page, "Against Fallen-wizards")).to_have_text("7")
    page.get_by_role("button", name="Export").click()
    written = page.get_by_role("dialog").locator("pre")
    for format, text in listed.items():
        page.get_by_label("Format").select_option(format)
        expect(written).to_contain_text("Saruman [F]")
        page.wait_for_function(
            "size => document.querySelector('dialog pre').textContent.length === size",
            arg=len(text),
        )
        found = sorted(written.inner_text().splitlines())
        assert found == sorted(text.splitlines())


def test_nothing_stands_in_anybodys_way_in_either_language(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = copy(angela, "The Voice of Saruman")
    assert obstacles(page) == []
    page.set_viewport_size(NARROW)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_label("Ausrichtung")).to_have_value("saruman-fallen-wizard")
    expect(verdict(page)).to_have_text("Erlaubt")
    page.get_by_role("tab", name="Karten").click()
    expect(page.get_by_label("Hinzufügen zu")).to_be_visible()
    assert obstacles(page) == []


def test_a_card_is_moved_by_keyboard(sit: Sit) -> None:
    keys = sit("Angela", at="/decks?game=meccg")
    page = keys.page
    keys.pick(page.get_by_role("button", name="Copy The Voice of Saruman"))
    expect(verdict(page)).to_have_text("Legal")
    keys.tab_to(page.get_by_label("Search names"))
    keys.tab_to(page.get_by_role("link", name="Skip to the deck"), "Shift+Tab")
    keys.press("Enter")
    keys.stands_at(page.locator("#own-deck"))
    keys.pick(page.get_by_role("navigation", name="Parts of the deck").get_by_role("button").first)
    menu = page.get_by_role("button", name="Move Perchen: Pool")
    keys.pick(menu)
    keys.stands_at(page.get_by_role("menuitem", name="To: Play deck"))
    keys.press("ArrowDown")
    keys.stands_at(page.get_by_role("menuitem", name="To: Sideboard"))
    keys.press("Escape")
    keys.stands_at(menu)
    keys.press("Enter", "ArrowDown", "Enter")
    expect(count(page, "Sideboard")).to_have_text("19")
    keys.look()
    expect(page.get_by_role("button", name="Move Perchen: Sideboard")).to_be_visible()
