"""The report page: complete in itself, and it shows what was found."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.plans import ended, tournament
from westmarch.arena.journal import Journal, begin
from westmarch.arena.report import page
from westmarch.arena.standings import standings
from westmarch.arena.tournaments import Result, Tournament
from westmarch.kernel.registry import EXTRA

EMPTY = {"meta"}
DRAWN_IN = {"#000000", "#010101", "#020202", "#030303", "#ffffff"}


class Page(HTMLParser):
    """What a browser would find on a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.styles = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            if name.rpartition(":")[2] in ("href", "src"):
                self.addresses.append(str(value))
            if name == "style":
                self.styles += str(value)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "style":
            self.styles += data
        elif data.strip():
            self.words.append(data.strip())


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, "tests.kernel.highway:GAME")


def report(journal: Journal) -> Page:
    return Page(page(journal, standings(journal.tournament, journal.played())))


def played(folder: Path, plan: Tournament) -> Journal:
    with begin(folder, plan) as journal:
        for fixture in journal.fixtures:
            journal.add(ended(fixture, 0, scores=(5, 2)))
    return journal


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    agents = ("random", "heuristic", "hard:iterations=200")
    found = report(played(tmp_path, tournament(schedule="round-robin", agents=agents)))
    assert found.open == []
    assert found.tags.count("svg") == 5, "lengths, ratings, results, pairs, sides"
    assert all(address.startswith("#") for address in found.addresses)
    assert not {"script", "link", "img", "iframe"} & set(found.tags)
    assert "http" not in found.styles
    assert "@import" not in found.styles


def test_plots_take_the_colours_of_the_page(tmp_path: Path) -> None:
    found = report(played(tmp_path, tournament()))
    assert "var(--mark)" in found.styles
    assert "currentColor" in found.styles
    assert "prefers-color-scheme: dark" in found.styles
    assert not [colour for colour in DRAWN_IN if colour in found.styles]


def test_the_page_has_figures_with_intervals_and_the_command(tmp_path: Path) -> None:
    found = report(played(tmp_path, tournament("meccg", decks=("A", "F"))))
    for word in ("Middle-earth CCG: match", "4 of 4", "2-0-2", "50.0%", "15.0-85.0", "random, A"):
        assert word in found.words
    command = "westmarch arena match meccg random heuristic --deck A --deck F --players 2"
    assert f"{command} --games 4 --seed 7" in found.words


def test_names_are_text_whatever_is_in_them(tmp_path: Path) -> None:
    plan = tournament(agents=("<b>&", "random"))
    found = report(played(tmp_path, plan))
    assert "b" not in found.tags
    assert "<b>&" in found.words


def test_faults_are_shown_and_a_page_without_games_can_be_made(tmp_path: Path) -> None:
    plan = tournament()
    with begin(tmp_path, plan) as journal:
        assert "0 of 4" in report(journal).words
        journal.add(Result(journal.fixtures[2], 3, 3, 0.1, fault="the road is blocked"))
    found = report(journal)
    assert "the road is blocked" in found.words
    assert "1 of 4" in found.words
