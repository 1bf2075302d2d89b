"""What people do beside choosing: take back, talk, give up, report, watch, look back."""

from __future__ import annotations

import json
import sqlite3
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.playing import Person
from tests.e2e.serving import Server


class Pair(NamedTuple):
    """Two people at one table."""

    angela: Person
    bruno: Person


@pytest.fixture
def pair(arrive: Arrive) -> Pair:
    """Angela and Bruno, who sit down at a table that anybody may watch."""
    angela, bruno = arrive("Angela"), arrive()
    angela.lay_table()
    angela.page.get_by_label("Players").select_option("2")
    angela.page.get_by_label("Public").check()
    angela.page.get_by_role("button", name="Lay the table").click()
    bruno.page.goto(angela.page.get_by_label("Invitation").input_value())
    bruno.introduce("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.arrive()
    angela.arrive()
    return Pair(angela, bruno)


def turns(pair: Pair, choices: int) -> tuple[Person, Person]:
    """Let both choose for a while; who chose last, and the other."""
    chooser, other = pair
    for _ in range(choices):
        chooser, other = asked(pair)
        chooser.decide()
        other.follow(chooser)
    return chooser, other


def asked(pair: Pair) -> tuple[Person, Person]:
    """Who is asked now, and the other."""
    pair.angela.until(lambda: any(one.offers for one in pair))
    return (pair.angela, pair.bruno) if pair.angela.offers else (pair.bruno, pair.angela)


def test_a_choice_is_taken_back_if_the_other_agrees(pair: Pair) -> None:
    turns(pair, 6)
    chooser, other = asked(pair)
    chooser.decide()
    other.follow(chooser)
    name = "Angela" if chooser is pair.angela else "Bruno"
    wish = other.page.get_by_role("alertdialog")

    version, lines = chooser.version, chooser.page.get_by_role("log").inner_text()
    chooser.page.get_by_role("button", name="Undo").click()
    expect(wish).to_contain_text(f"{name} would like to take a choice back.")
    expect(chooser.page.get_by_text("The others are asked")).to_be_visible()
    wish.get_by_role("button", name="Decline").click()
    expect(wish).to_have_count(0)
    expect(chooser.page.get_by_text("Your choice stands")).to_be_visible()
    assert chooser.version == other.version == version

    chooser.page.keyboard.press("u")
    wish.get_by_role("button", name="Agree").click()
    chooser.until(lambda: chooser.version > version)
    other.follow(chooser)
    for one in pair:
        assert one.shown["anew"]
        expect(one.page.locator(".notice")).to_have_count(0)
    expect(chooser.page.get_by_role("log")).not_to_have_text(lines)
    assert chooser.offers
    expect(chooser.question).to_have_text(chooser.shown["asked"]["words"])
    turns(pair, 2)


def test_people_talk_and_spectators_hear_it(pair: Pair, arrive: Arrive) -> None:
    carla = arrive("Carla")
    carla.page.goto(pair.angela.page.url)
    carla.arrive()
    pair.angela.page.get_by_role("tab", name="Chat").click()
    pair.angela.page.get_by_label("Say something").fill("  Mind the <b>spider</b>.  ")
    pair.angela.page.keyboard.press("Enter")
    expect(pair.angela.page.get_by_label("Say something")).to_have_value("")
    unread = pair.bruno.page.get_by_role("tab", name="Chat").locator(".count")
    expect(unread).to_have_text("1")
    for person in (pair.bruno, carla):
        person.page.get_by_role("tab", name="Chat").click()
        expect(person.page.get_by_role("log", name="Chat")).to_contain_text(
            "Mind the <b>spider</b>."
        )
    expect(unread).to_have_count(0)
    carla.page.get_by_label("Say something").fill("Good luck")
    carla.page.get_by_role("button", name="Send").click()
    for person in pair:
        expect(person.page.get_by_role("log", name="Chat")).to_contain_text("Carla")
        expect(person.page.get_by_role("log", name="Chat")).to_contain_text("Good luck")
    pair.bruno.page.reload()
    pair.bruno.page.get_by_role("tab", name="Chat").click()
    expect(pair.bruno.page.locator(".talk p")).to_have_count(2)


def test_whoever_gives_up_looks_on_while_a_program_plays(pair: Pair) -> None:
    angela, bruno = pair
    turns(pair, 4)
    bruno.pick_from_menu("Concede")
    bruno.page.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)
    bruno.pick_from_menu("Concede")
    sheet = bruno.page.get_by_role("dialog")
    board = bruno.page.locator(".board").bounding_box()
    beside = sheet.bounding_box()
    assert board is not None
    assert beside is not None
    assert beside["x"] >= board["x"] + board["width"]
    sheet.get_by_role("button", name="Concede").click()
    for person in pair:
        expect(person.page.get_by_label("Players").get_by_text("gave up")).to_be_visible()
    expect(bruno.page.locator(".prompt .who")).to_contain_text("You have given up")
    expect(bruno.page.get_by_role("button", name="Undo")).to_have_count(0)
    for _ in range(6):
        angela.settle()
        angela.decide()
        assert not bruno.offers
        bruno.follow(angela)
    assert not angela.is_over
    course = [sent["type"] for sent in bruno.sent]
    assert course.count("concede") == 1


def test_a_report_keeps_what_the_player_saw(pair: Pair, server: Server) -> None:
    turns(pair, 3)
    angela = pair.angela
    angela.pick_from_menu("Report a problem")
    sheet = angela.page.get_by_role("dialog", name="Report a problem")
    send = sheet.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    sheet.get_by_role("textbox").fill("The spider has nine legs.")
    send.click()
    told = sheet.get_by_role("status")
    expect(told).to_contain_text("Your report is kept as ")
    report = told.inner_text().split(" kept as ")[1].rstrip(".")
    with sqlite3.connect(server.file) as database:
        row = database.execute("select * from reports where id = ?", (report,)).fetchone()
    assert row is not None
    kept = " ".join(part.decode() if isinstance(part, bytes) else str(part) for part in row)
    assert "The spider has nine legs." in kept
    seen = next(part for part in row if isinstance(part, bytes))
    assert json.loads(seen)["version"] == angela.version
    assert json.loads(seen)["board"] == angela.shown["board"]
    angela.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_spectator_follows_and_can_do_nothing(pair: Pair, arrive: Arrive) -> None:
    carla = arrive("Carla")
    carla.page.goto(f"{carla.address}/")
    carla.page.get_by_role("link", name="Watch").first.click()
    carla.arrive()
    assert carla.game == pair.angela.game
    expect(carla.page.get_by_text("You are watching")).to_be_visible()
    for person in pair:
        expect(person.page.get_by_text("1 watching")).to_be_visible()
    chooser, _ = turns(pair, 6)
    carla.follow(chooser)
    waited, _ = asked(pair)
    name = "Angela" if waited is pair.angela else "Bruno"
    expect(carla.question).to_have_text(f"Waiting for {name}")
    expect(carla.page.locator(".prompt .who")).to_contain_text(waited.shown["asked"]["words"])
    expect(carla.page.locator(".choosable")).to_have_count(0)
    expect(carla.page.get_by_role("button", name="Undo")).to_have_count(0)
    carla.page.locator(".lane [data-subject^='card:']").first.click()
    expect(carla.page.locator(".closer").filter(has_text="Hit points")).to_be_visible()
    assert carla.shown["asked"] is None
    assert not [sent for sent in carla.sent if sent["type"] == "choose"]
    carla.page.goto(f"{carla.address}/")
    for person in pair:
        expect(person.page.get_by_text("1 watching")).to_have_count(0)


def test_looking_back_while_the_game_goes_on(pair: Pair) -> None:
    turns(pair, 10)
    chooser, other = asked(pair)
    page = other.page
    boards = [json.loads(frame) for frame in other.frames if '"shown"' in frame]
    first = next(one["board"] for one in boards if one["board"]["round"] == 1)
    page.get_by_role("tab", name="History").click()
    page.locator(".history").get_by_role("button", name="Round 1").click()
    bar = page.get_by_role("region", name="History")
    expect(bar).to_contain_text("As it was")
    staged = page.locator(".staging [data-subject]")
    expect(staged).to_have_count(len(first["staging"]))
    expect(page.locator(".choosable")).to_have_count(0)
    here = bar.locator(".at")
    at = here.inner_text()
    bar.get_by_role("button", name="One step on").click()
    expect(here).not_to_have_text(at)
    version = other.version
    chooser.decide()
    other.until(lambda: other.version > version)
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(staged).to_have_count(len(other.shown["board"]["staging"]))


def test_two_tabs_of_one_player_let_a_moment_go_by_without_a_word(arrive: Arrive) -> None:
    angela = arrive("Angela")
    angela.lay_table()
    angela.begin()
    other = arrive(beside=angela)
    other.page.goto(angela.page.url)
    other.arrive()
    assert angela.passed
    for _ in range(14):
        angela.settle()
        angela.decide()
        other.follow(angela)
        for person in (angela, other):
            expect(person.page.get_by_role("alert")).to_have_count(0)
    by_themselves = [
        sent
        for person in (angela, other)
        for sent in person.sent
        if sent["type"] == "choose" and sent["options"] == ["pass"]
    ]
    assert by_themselves
    expect(other.question).to_have_text(angela.question.inner_text())
