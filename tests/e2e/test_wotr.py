"""War of the Ring at the table: by mouse, by keyboard, on large and small screens."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Arrive, Sit, post
from tests.e2e.playing import SPOT, Offer, Person
from tests.e2e.seeing import NARROW, WIDE, box, obstacles

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


def choose_guide(person: Person) -> Locator:
    """Go on to where the Guide is chosen, below the map; what is there to choose from."""
    person.settle()
    person.choose(next(one for one in person.offers if one["text"] == "yes"))
    person.settle()
    return person.page.locator(".strip .choosable")


def test_what_comes_to_lie_below_a_resting_mouse_is_not_looked_at(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    companions = choose_guide(angela)
    strip = box(angela.page.locator(".strip"))
    x, y = strip["x"] + strip["width"] * 0.9, strip["y"] + strip["height"] / 2
    angela.page.mouse.move(x, y)
    companions.first.press("Enter")
    expect(companions).to_have_count(0)
    angela.page.wait_for_timeout(600)
    expect(angela.page.locator(".closer")).to_have_count(0)
    angela.page.mouse.move(x + 2, y)
    expect(angela.page.locator(".closer")).to_be_visible()


def test_what_is_told_of_a_region_does_not_hide_it(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    angela.settle()
    for name in ("Erebor", "Umbar", "Forlindon", "Andrast"):
        region = angela.page.locator(f'.region[data-name="{name}"]')
        angela.page.mouse.move(*region.evaluate(SPOT))
        closer = angela.page.get_by_role("region", name=name)
        expect(closer).to_be_visible()
        here, told = box(region), box(closer)
        assert (
            here["x"] + here["width"] <= told["x"]
            or told["x"] + told["width"] <= here["x"]
            or here["y"] + here["height"] <= told["y"]
            or told["y"] + told["height"] <= here["y"]
        ), name


def test_the_whole_map_is_seen_from_far_away(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    choose_guide(angela)
    for size in (WIDE, NARROW):
        angela.page.set_viewport_size(size)
        for _ in range(5):
            angela.page.get_by_role("button", name="Farther away").click()
        frame, drawn = box(angela.page.locator(".scroll")), box(angela.page.locator(".scroll svg"))
        assert drawn["width"] <= frame["width"] + 1
        assert drawn["height"] <= frame["height"] + 1
        across, down = drawn["width"] / frame["width"], drawn["height"] / frame["height"]
        assert max(across, down) > 0.99


def test_a_window_that_becomes_narrow_shows_where_the_ring_bearers_are(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    angela.settle()
    angela.page.set_viewport_size(NARROW)
    expect(angela.page.locator(".bearers")).to_be_in_viewport(ratio=1)


def test_on_a_phone_what_is_below_the_map_begins_where_the_map_ends(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"))
    angela.page.set_viewport_size(NARROW)
    angela.settle()
    pull = angela.page.get_by_role("button", name="Fellowship, Hunt Box, Political Track")
    edge, prompt = box(pull), box(angela.page.locator(".prompt"))
    assert abs(edge["y"] + edge["height"] - prompt["y"]) < 2
    politics = angela.page.get_by_role("heading", name="Political Track")
    expect(politics).not_to_be_in_viewport()
    pull.click()
    expect(politics).to_be_in_viewport()
    pull.click()
    expect(politics).not_to_be_in_viewport()


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
