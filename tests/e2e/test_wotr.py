"""War of the Ring at the table: by mouse, by keyboard, on large and small screens."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, Sit, post
from tests.e2e.playing import Offer, Person
from tests.e2e.seeing import NARROW, obstacles

AGAINST_A_PROGRAM: dict[str, Any] = {
    "title": "wotr",
    "seats": [{"kind": "human"}, {"kind": "agent", "agent": "random"}],
    "seed": 7,
}


def begin(person: Person) -> Person:
    """Sit down against a program."""
    made = post(person, "/api/games", AGAINST_A_PROGRAM)
    person.page.goto(f"{person.address}/games/{made['id']}")
    person.arrive()
    return person


def takes_action(offers: list[Offer], chance: Random) -> Offer:
    """Anything but to pass or to waste a die, if there is a choice."""
    acting = [one for one in offers if one["text"] not in ("pass-action", "waste", "done", "stay")]
    return chance.choice(acting or offers)


def test_everything_that_is_offered_can_be_clicked(arrive: Arrive) -> None:
    angela, chance = begin(arrive("Angela")), Random(3)
    kinds: set[str] = set()
    for _ in range(60):
        angela.settle()
        kinds.add(angela.shown["asked"]["kind"])
        angela.choose(takes_action(angela.offers, chance))
    assert {"ChooseDie", "ChooseAction", "ChooseGuide"} <= kinds


def test_the_keyboard_walks_over_the_map(sit: Sit) -> None:
    keys, chance = sit("Angela", **AGAINST_A_PROGRAM), Random(5)
    for _ in range(14):
        keys.person.settle()
        keys.decide(takes_action(keys.person.offers, chance))


def test_nothing_is_in_the_way_of_anybody(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    angela.settle()
    assert obstacles(angela.page) == []


def test_a_region_says_who_stands_there(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    angela.settle()
    gondor = angela.page.get_by_role("button", name=re.compile("^Minas Tirith; Gondor; Stronghold"))
    expect(gondor).to_have_attribute(
        "aria-label", re.compile("3 × Gondor: Regular, 1 × Gondor: Leader")
    )
    angela.touch(gondor)
    expect(angela.page.locator(".closer")).to_contain_text("1 × Gondor: Elite")


def test_the_map_is_moved_and_drawn_nearer(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    angela.page.set_viewport_size(NARROW)
    angela.settle()
    scroll = angela.page.locator(".scroll")
    before = scroll.evaluate("e => e.scrollWidth")
    assert before > 2 * NARROW["width"]
    angela.page.get_by_role("button", name="Closer", exact=True).click()
    assert scroll.evaluate("e => e.scrollWidth") > before
    assert angela.page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
