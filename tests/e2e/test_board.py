"""The table on large and small screens: what is drawn where, how it moves, what it explains."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Arrive
from tests.e2e.playing import PATIENCE, Person
from tests.e2e.seeing import box

PHONE = {"width": 390, "height": 844}
COUNT_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved.push(how[1].duration);
  return animate.apply(this, how);
};
"""


def sit_with_programs(person: Person, players: int, seed: int = 7) -> Person:
    """Begin a game in which programs have the other seats."""
    seats = [{"kind": "human"}] + [{"kind": "agent", "agent": "heuristic"}] * (players - 1)
    wanted = {"title": "lcg", "seats": seats, "seed": seed}
    headers = {"Origin": person.address}
    made = person.page.request.post(
        f"{person.address}/api/games", data=wanted, headers=headers
    ).json()
    person.page.goto(f"{person.address}/games/{made['id']}")
    person.arrive()
    return person


def room(page: Page) -> dict[str, int]:
    """How much of the board is to be seen at once."""
    script = """e => ({
        high: e.scrollHeight, seen: e.clientHeight, wide: e.scrollWidth, width: e.clientWidth,
    })"""
    found: dict[str, int] = page.locator(".board").evaluate(script)
    return found


def test_four_players_fit_a_laptop(arrive: Arrive) -> None:
    angela = sit_with_programs(arrive("Angela"), 4)
    page = angela.page
    for _ in range(12):
        angela.settle()
        seen = room(page)
        assert seen["high"] <= seen["seen"] + 1
        assert seen["wide"] <= seen["width"] + 1
        angela.decide()
    lanes = page.locator(".lane")
    expect(lanes).to_have_count(4)
    expect(lanes.last).to_have_class(re.compile(r"\bmine\b"))
    expect(page.locator(".lane:not(.mine) .card.small")).to_have_count(0)
    board = angela.shown["board"]
    for player in board["players"]:
        for card in player["area"]:
            expect(page.locator(f'[data-subject="card:{card["card"]}"]')).to_be_visible()


def test_a_larger_screen_draws_larger_cards(arrive: Arrive) -> None:
    angela = sit_with_programs(arrive("Angela"), 2)
    hero = angela.page.locator(".lane.mine .card").first
    small = box(hero)["width"]
    angela.page.set_viewport_size({"width": 3840, "height": 2160})
    expect(angela.page.locator(".shell")).to_be_visible()
    angela.until(lambda: box(hero)["width"] > 2 * small)
    seen = room(angela.page)
    assert seen["high"] <= seen["seen"] + 1


class Finger:
    """Fingers on the glass of a phone."""

    def __init__(self, page: Page) -> None:
        self.glass = page.context.new_cdp_session(page)
        self.glass.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Put fingers down, move them, or lift them."""
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def draw(self, x: float, start: float, end: float) -> None:
        """Draw one finger up or down."""
        self.touch("touchStart", (x, start))
        for step in range(1, 5):
            self.touch("touchMove", (x, start + (end - start) * step / 4))
        self.touch("touchEnd")

    def spread(self, x: float, y: float, start: float, end: float) -> None:
        """Draw two fingers apart, or together."""
        self.touch("touchStart", (x - start, y), (x + start, y))
        for step in range(1, 5):
            by = start + (end - start) * step / 4
            self.touch("touchMove", (x - by, y), (x + by, y))
        self.touch("touchEnd")


def repeat(person: Person, gesture: Callable[[], None], condition: Callable[[], bool]) -> None:
    """Make a gesture until it takes: a browser that is kept busy drops some."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        gesture()
        for _ in range(20):
            if condition():
                return
            person.page.wait_for_timeout(25)
    raise AssertionError("the gesture does nothing")


def lower_edge(place: Locator) -> float:
    """Where something ends."""
    found = box(place)
    return found["y"] + found["height"]


@pytest.fixture
def phone(arrive: Arrive) -> Person:
    """Somebody with a phone in a game for three."""
    angela = arrive("Angela")
    angela.page.set_viewport_size({"width": 390, "height": 844})
    return sit_with_programs(angela, 3)


def test_on_a_phone_the_hand_is_drawn_up(phone: Person) -> None:
    page, finger = phone.page, Finger(phone.page)
    phone.settle()
    hand, pull = page.get_by_role("group", name="Hand"), page.get_by_role("button", name="Hand")
    expect(hand).to_be_hidden()
    prompt = page.locator(".prompt")
    phone.until(lambda: lower_edge(pull) == PHONE["height"])
    phone.until(lambda: lower_edge(prompt) == pytest.approx(box(pull)["y"]))
    repeat(phone, lambda: finger.draw(195, 820, 700), hand.is_visible)
    expect(pull).to_have_attribute("aria-expanded", "true")
    top = box(hand)["y"]
    repeat(phone, lambda: finger.draw(195, top + 20, top + 120), hand.is_hidden)
    pull.click()
    expect(hand).to_be_visible()
    pull.click()
    expect(hand).to_be_hidden()


def test_on_a_phone_the_board_is_pinched_and_moved(phone: Person) -> None:
    page, finger = phone.page, Finger(phone.page)
    phone.settle()
    card = page.locator(".lane.mine .card").first
    before = box(card)["width"]
    assert room(page)["wide"] == PHONE["width"]

    def apart() -> None:
        finger.spread(195, 300, 40, 80)

    def together() -> None:
        finger.spread(195, 300, 80, 40)

    repeat(phone, apart, lambda: box(card)["width"] > 1.6 * before)
    assert room(page)["wide"] > 1.5 * PHONE["width"]
    repeat(phone, together, lambda: box(card)["width"] < 1.2 * before)
    repeat(phone, apart, lambda: box(card)["width"] > 1.2 * before)
    page.get_by_role("button", name="Board as usual").click()
    page.get_by_role("button", name="Whole board").click()
    phone.until(lambda: room(page)["high"] <= room(page)["seen"] + 2)
    assert box(card)["width"] < before
    page.get_by_role("button", name="Board as usual").click()
    phone.until(lambda: box(card)["width"] == pytest.approx(before))


def test_on_a_phone_the_log_lies_behind_a_tab(phone: Person) -> None:
    page = phone.page
    log = page.get_by_role("log", name="Log")
    expect(log).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(log).to_be_visible()
    expect(phone.question).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).click()
    expect(log).to_have_count(0)
    phone.play(2)


def test_log_lines_light_their_cards_by_keys(arrive: Arrive) -> None:
    angela = sit_with_programs(arrive("Angela"), 2)
    page = angela.page
    angela.play(6)
    hero = angela.shown["board"]["players"][0]["area"][0]["card"]
    name = page.locator(f'[data-subject="card:{hero}"]').first.get_attribute("data-name")
    assert name is not None
    log = page.get_by_role("log", name="Log")
    page.get_by_label("Filter the log").fill(f"{name} gains")
    expect(log.get_by_role("listitem")).to_have_count(1)
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(log.locator(".current")).to_have_count(1)
    expect(page.locator(".lit")).to_have_attribute("data-subject", f"card:{hero}")
    page.get_by_label("Filter the log").fill("no such line")
    expect(log).to_contain_text("No line has these words.")
    expect(page.locator(".lit")).to_have_count(0)


def until_kind(person: Person, kind: str) -> list[dict[str, Any]]:
    """Choose until a question of a kind comes; its options."""
    for _ in range(80):
        person.settle()
        if person.shown["asked"]["kind"] == kind:
            return person.offers
        person.decide()
    raise AssertionError(f"nobody asked {kind}")


def test_the_bar_weighs_willpower_against_threat(arrive: Arrive) -> None:
    angela = sit_with_programs(arrive("Angela"), 1)
    offers = until_kind(angela, "CommitCharacters")
    sums = angela.page.locator(".prompt .sums")
    threat = angela.shown["board"]["staging_threat"]
    expect(sums).to_have_text(re.compile(rf"Willpower\s*0\s*against\s*Threat\s*{threat}$"))
    angela.choose(next(one for one in offers if one["text"].startswith("commit")))
    willpower = angela.shown["board"]["willpower"]
    assert willpower > 0
    expect(sums).to_have_text(re.compile(rf"Willpower\s*{willpower}\s*against"))
    sums.click()
    closer = angela.page.get_by_role("region", name="Numbers")
    expect(closer.locator("details").first).to_contain_text(f"Willpower{willpower}")
    prompt, shown = box(angela.page.locator(".prompt")), box(closer)
    assert shown["y"] + shown["height"] <= prompt["y"]
    angela.page.keyboard.press("Escape")
    expect(closer).to_have_count(0)


def test_what_cannot_be_chosen_says_why(arrive: Arrive) -> None:
    angela = sit_with_programs(arrive("Angela"), 1)
    until_kind(angela, "CommitCharacters")
    page = angela.page
    card = page.get_by_role("group", name="Hand").locator(".touch:not(.choosable)").first
    name = card.get_attribute("data-name")
    card.click()
    closer = page.get_by_role("region", name=name)
    expect(closer).to_contain_text("Why not now")
    assert closer.locator(".reasons li").count() > 0
    expect(closer.locator(".rules a").first).to_have_attribute("href", re.compile("^/rules/L-"))
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    card.hover()
    expect(closer).to_contain_text("Why not now")
    page.mouse.move(5, 5)
    expect(closer).to_have_count(0)


def test_theme_changes_at_the_table(arrive: Arrive) -> None:
    angela = sit_with_programs(arrive("Angela"), 1)
    theme = angela.page.locator("html")
    before = theme.get_attribute("data-theme")
    other = "light" if before == "dark" else "dark"
    angela.pick_from_menu(f"{other.title()} theme")
    expect(theme).to_have_attribute("data-theme", other)
    angela.pick_from_menu(f"{str(before).title()} theme")
    expect(theme).to_have_attribute("data-theme", str(before))


def test_cards_move_unless_somebody_wants_it_still(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    page.add_init_script(COUNT_MOTION)
    sit_with_programs(angela, 1)
    angela.play(4)
    assert page.evaluate("window.moved") == []
    page.emulate_media(reduced_motion="no-preference")
    angela.play(6)
    durations = page.evaluate("window.moved")
    assert durations
    assert all(150 <= duration <= 250 for duration in durations)
