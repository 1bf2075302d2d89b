"""A person who looks at a replay: opens a saved game, goes through it, looks from seats."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

import westmarch
from tests.e2e.playing import Person
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel.table import Table

OPEN_FILE = "Open a replay"
CHOICES = 90


def played() -> Table:
    """A game of two, played for a while."""
    table = westmarch.new("lcg", seed=11, players=2)
    agent = RandomAgent(11)
    while not table.over and len(table.choices) < CHOICES:
        take_turn(table, agent)
    return table


def bring(person: Person, file: Path) -> None:
    """Choose a file in the lobby, and wait until the game is laid out."""
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_role("button", name=OPEN_FILE).click()
    chooser.value.set_files(file)
    expect(where(person)).to_be_visible()


def where(person: Person) -> Locator:
    """Where in the game the page is."""
    return person.page.locator(".bar .at")


def is_at(person: Person, number: int) -> None:
    """The page has come to a choice, and shows the table after it."""
    expect(where(person)).to_have_text(re.compile(rf"^Choice {number} of \d+$"))
    expect(person.page.locator(".bar")).to_have_attribute("aria-busy", "false")


def step(person: Person, name: str) -> None:
    """Press one of the buttons under the track."""
    person.page.get_by_role("button", name=name, exact=True).click()


def look_from(person: Person, words: str) -> None:
    """Look through somebody's eyes."""
    person.page.get_by_label("Seen by").select_option(label=words)


def pick(person: Person, words: str) -> None:
    """Pick something from the menu in the corner."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("menuitem", name=words, exact=True).click()
