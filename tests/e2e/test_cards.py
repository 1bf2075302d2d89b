"""The cards of a large game: a made-up one of 1700, with kinds and sides of its own."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Arrive
from tests.e2e.playing import Person

MANY = 1700
KINDS = ("character", "site", "hazard")
SIDES = ("hero", "minion")
LCG = "The Lord of the Rings: The Card Game"


def face(number: int) -> dict[str, Any]:
    kind, side = KINDS[number % 3], SIDES[number % 2]
    return {
        "code": f"card-{number}",
        "name": f"Card {number}",
        "kind": kind,
        "kind_words": kind.title(),
        "copies": 3,
        "subtitle": "",
        "unique": False,
        "side": side,
        "side_words": side.title(),
        "figures": [{"name": "points", "words": "Points", "value": str(number % 7)}],
        "keywords": [],
        "text": [{"words": f"It is number {number}.", "lead": ""}],
        "set": "far",
        "set_words": "From afar",
        "number": number,
        "playable": True,
        "name_is_ours": False,
        "emblem": "",
        "search": f"card-{number} card {number} {kind} {side} it is number {number}.",
    }


FACES = json.dumps([face(number) for number in range(1, MANY + 1)])


def dealt(person: Person) -> Page:
    """A page of somebody for whom the server's cards are others."""

    def answer(route: Route) -> None:
        route.fulfill(body=FACES, content_type="application/json")

    person.page.route(re.compile(r"/api/titles/\w+/cards"), answer)
    person.sit_down("Angela")
    return person.page


def choices(page: Page, label: str) -> list[str]:
    found: list[str] = page.get_by_label(label, exact=True).locator("option").all_inner_texts()
    return found


def test_1700_cards_are_searched_and_drawn_bit_by_bit(arrive: Arrive) -> None:
    page = dealt(arrive())
    page.get_by_role("link", name="Cards", exact=True).click()
    count, drawn = page.get_by_text(re.compile(r"of 1,700 cards$")), page.locator(".cards .card")
    expect(count).to_have_text("1,700 of 1,700 cards")
    assert 0 < drawn.count() < 150
    assert choices(page, "Kind") == ["All", "Site", "Hazard", "Character"]
    assert choices(page, "Side") == ["All", "Minion", "Hero"]
    page.get_by_label("Search names").fill("number 1699")
    expect(count).to_have_text("1 of 1,700 cards")
    expect(drawn).to_have_count(1)
    expect(drawn).to_contain_text("Card 1699")
    page.get_by_label("Search names").fill("")
    page.get_by_label("Kind", exact=True).select_option("Site")
    expect(count).to_have_text("567 of 1,700 cards")
    before = drawn.count()
    page.keyboard.press("End")
    page.mouse.wheel(0, 100_000)
    expect(drawn.nth(before)).to_be_attached()
    drawn.first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Card 1")
    page.keyboard.press("ArrowRight")
    expect(sheet).to_contain_text("Card 4")


def test_a_deck_is_built_from_1700_cards(arrive: Arrive) -> None:
    page = dealt(arrive())
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_label("Game", exact=True).select_option(label=LCG)
    page.get_by_role("button", name="New deck").click()
    expect(page.get_by_text("1,700 of 1,700 cards")).to_be_visible()
    add = page.get_by_role("button", name=re.compile("^Add "))
    assert 0 < add.count() < 150
    page.get_by_label("Search names").fill("1234")
    page.get_by_role("button", name="Add Card 1234").click()
    expect(page.locator(".own").get_by_role("button", name="Card 1234", exact=True)).to_be_visible()
