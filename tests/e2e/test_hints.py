"""Hints and what programs think, in the browser: by key, by mouse, on large and small screens."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Arrive, Sit, post
from tests.e2e.keyboard import alone, offered
from tests.e2e.playing import Person
from tests.e2e.seeing import NARROW, WIDE, box, obstacles

AGAINST_HARD: dict[str, Any] = {
    "title": "wotr",
    "seats": [{"kind": "human"}, {"kind": "agent", "agent": "hard:iterations=4"}],
    "seed": 7,
}


def strip(person: Person) -> Locator:
    """Where a hint is shown."""
    return person.page.get_by_role("region", name="Hint")


def advice(person: Person) -> Locator:
    """What a program would do, once it has thought about it."""
    return strip(person).get_by_role("listitem").get_by_role("button")


def begin(person: Person, game: dict[str, Any]) -> Person:
    """Sit down at a new game."""
    made = post(person, "/api/games", game)
    person.page.goto(f"{person.address}/games/{made['id']}")
    person.arrive()
    return person


def test_a_hint_is_asked_by_key_and_picked(sit: Sit) -> None:
    keys = sit("Angela", **alone())
    page, person = keys.page, keys.person
    keys.decide(offered(person, "keep"))
    person.settle()
    play = offered(person, "play")
    keys.walk_to(play["touches"][0])
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("ask a program for a hint")
    keys.press("Escape", "h")
    expect(strip(person)).to_contain_text("A program thinks")
    keys.stands_at(advice(person).first)
    expect(strip(person)).to_contain_text(re.compile(r"after \d+ lines of play"))
    offers = {one["words"]: one for one in person.offers}
    for one in advice(person).all():
        words = one.locator(".words").inner_text()
        assert words in offers
        expect(one).to_have_accessible_name(re.compile(rf"^{re.escape(words)} \d+ %$"))
    touched = {subject for one in person.offers for subject in one["touches"]}
    for place in page.locator(".lit[data-subject]").all():
        assert place.get_attribute("data-subject") in touched

    keys.press("Escape")
    expect(strip(person)).to_have_count(0)
    keys.stands_at(page.locator(f'[data-subject="{play["touches"][0]}"]'))
    expect(page.locator(".lit")).to_have_count(0)

    keys.pick(page.locator(".prompt").get_by_role("button", name="Hint"))
    keys.stands_at(advice(person).first)
    best = offers[advice(person).first.locator(".words").inner_text()]
    before = person.version
    keys.press("Enter")
    person.until(lambda: person.version > before)
    assert person.sent[-1]["options"] == [best["text"]]
    expect(strip(person)).to_have_count(0)
    keys.stands_at(page.locator(":focus"))


def test_a_hint_goes_when_the_question_does_and_is_in_nobodys_way(arrive: Arrive) -> None:
    partner = {"kind": "agent", "agent": "medium"}
    angela = begin(arrive("Angela"), {**alone(), "seats": [{"kind": "human"}, partner]})
    page = angela.page
    while not any(line["thought"] for line in log(angela)):
        angela.play(1)
    angela.settle()
    page.get_by_role("switch", name="Show what programs think").check()
    expect(page.locator(".log .thought").first).to_have_text("Player 2 goes by rules of thumb.")
    page.get_by_role("button", name="Hint").click()
    expect(advice(angela).first).to_be_visible()
    assert obstacles(page) == []
    for size in (WIDE, NARROW):
        page.set_viewport_size(size)
        shown, prompt = box(strip(angela)), box(page.locator(".prompt"))
        assert shown["y"] + shown["height"] <= prompt["y"] + 1
        expect(page.locator(".prompt .question")).to_be_in_viewport()
    page.set_viewport_size(WIDE)
    angela.decide()
    expect(strip(angela)).to_have_count(0)


def test_the_first_choices_of_a_hard_opponent_come_and_say_why(arrive: Arrive) -> None:
    angela = begin(arrive("Angela"), AGAINST_HARD)
    page = angela.page
    while not any(line["thought"] for line in log(angela)):
        angela.settle()
        angela.choose(angela.offers[-1])
    thought = page.locator(".log .thought")
    switch = page.get_by_role("switch", name="Show what programs think")
    expect(thought).to_have_count(0)
    expect(switch).not_to_be_checked()
    switch.check()
    said = next(line["thought"] for line in log(angela) if line["thought"])
    assert re.fullmatch(r"Player 2 (looks at \d+ lines? of play .* \d+\s%.*|goes by .*)", said)
    expect(thought.first).to_have_text(re.compile(r"Player 2 (looks|goes)"))
    page.reload()
    angela.arrive()
    expect(switch).to_be_checked()
    expect(thought.first).to_be_visible()
    switch.uncheck()
    expect(thought).to_have_count(0)


def log(person: Person) -> list[dict[str, Any]]:
    """All lines of the log that a person was shown."""
    frames = (json.loads(frame) for frame in person.frames if '"shown"' in frame)
    return [line for frame in frames if frame["type"] == "shown" for line in frame["log"]]


def test_people_choose_how_strong_their_opponent_is(arrive: Arrive) -> None:
    angela = arrive("Angela")
    page = angela.page
    page.get_by_role("link", name="New game").first.click()
    page.get_by_label("War of the Ring").check()
    sitter = page.get_by_label("Who sits there").nth(1)
    for level, help in (("Easy", "often forgets"), ("Medium", "soundly"), ("Hard", "Looks ahead")):
        sitter.select_option(label=f"Program: {level}")
        expect(page.locator(".seats li").nth(1)).to_contain_text(help)
    angela.begin()
    stored = page.request.get(f"{angela.address}/api/games/{angela.game}").json()
    assert [seat["agent"] for seat in stored["seats"]] == [None, "hard"]


def test_opponents_who_are_people_are_not_offered_hints(arrive: Arrive) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Frieda", "Jonas")]
    angela = begin(arrive("Angela"), {"title": "wotr", "seats": seats, "hot_seat": True})
    page = angela.page
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(angela.question).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    assert not any(sent["type"] == "hint" for sent in angela.sent)
