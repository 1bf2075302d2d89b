"""Several people at one table: each sees what he may see, and nothing else."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.boards import named
from tests.e2e.conftest import Arrive
from tests.e2e.playing import Person
from tests.e2e.serving import Server
from westmarch.kernel.records import Seat
from westmarch.lcg.state import LcgState
from westmarch.lcg.view import secrets
from westmarch.server.course import Course


def test_two_play_together_and_one_watches(arrive: Arrive, server: Server) -> None:
    angela, bruno, watcher = arrive("Angela"), arrive(), arrive("Carla")
    angela.lay_table()
    angela.page.get_by_label("Players").select_option("2")
    angela.page.get_by_label("Public").check()
    angela.page.get_by_role("button", name="Lay the table").click()
    bruno.page.goto(angela.page.get_by_label("Invitation").input_value())
    bruno.introduce("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.arrive()
    angela.arrive()
    watcher.page.goto(angela.page.url)
    watcher.arrive()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    both = {0: angela, 1: bruno}
    play_together(both, 24)
    watcher.follow(angela)
    assert all(any(sent["type"] == "choose" for sent in one.sent) for one in both.values())
    assert watcher.shown["seat"] is None
    expect(watcher.page.get_by_role("group", name="Hand")).to_have_count(0)
    course = server.course(angela.game)
    assert course.version >= angela.version
    for seat, person in ((0, angela), (1, bruno), (None, watcher)):
        assert_knows_only_its_own(person, None if seat is None else Seat(seat), course)
    with pytest.raises(AssertionError):  # what is seen at one seat is a secret at the other
        assert_knows_only_its_own(angela, Seat(1), course)


def play_together(both: dict[int, Person], choices: int) -> None:
    """Let whoever is asked choose, and the other see it."""
    one, two = both.values()
    for _ in range(choices):
        one.until(lambda: any(person.offers for person in both.values()))
        chooser, other = (one, two) if one.offers else (two, one)
        chooser.decide()
        other.follow(chooser)
        for person in both.values():
            for line in person.shown["log"][-1:]:
                expect(person.page.get_by_role("log")).to_contain_text(line["words"])


def assert_knows_only_its_own(person: Person, seat: Seat | None, course: Course) -> None:
    """No frame names a card that was hidden from its seat."""
    states = [state_at(course, number) for number in range(course.version + 1)]
    hidden = [{int(place.split(":")[1]) for place in secrets(state, seat)} for state in states]
    known, unknown = set[str](), set[str]()
    for state, secret in zip(states, hidden, strict=True):
        for number, card in enumerate(state.cards):
            (unknown if number in secret else known).add(card.code)
    never = unknown - known
    assert never
    for frame in person.frames:
        assert never & set(re.findall(r'"([^"\\]+)"', frame)) == set()
        message = json.loads(frame)
        if message["type"] == "shown":
            shown = {card for card, _ in named(message["board"])}
            assert shown
            assert not shown & hidden[message["version"]]


def state_at(course: Course, number: int) -> LcgState:
    """The state after so many choices."""
    state = course.table.at(number).position.state
    assert isinstance(state, LcgState)
    return state


def test_curtain_falls_between_two_at_one_screen(arrive: Arrive) -> None:
    angela = arrive("Angela")
    angela.lay_table()
    page = angela.page
    page.get_by_label("Pass one screen round").check()
    for number, name in enumerate(("Frieda", "Jonas")):
        page.get_by_label("Name at this seat").nth(number).fill(name)
    angela.begin()
    for name, other in (("Frieda", "Jonas"), ("Jonas", "Frieda")):
        curtain = page.get_by_role("dialog", name=f"Pass the screen to {name}")
        expect(curtain).to_be_visible()
        assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1440, "height": 900}
        page.get_by_role("button", name=f"I am {name}").click()
        expect(curtain).to_have_count(0)
        angela.settle()
        assert angela.shown["seats"][angela.shown["seat"]]["name"] == name
        hand = page.get_by_role("group", name="Hand").locator("[data-subject]")
        expect(hand).to_have_count(len(angela.shown["board"]["hand"]))
        angela.decide()
        expect(page.get_by_text(f"Pass the screen to {other}")).to_be_visible()
