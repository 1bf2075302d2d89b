"""Replays: every way through them, from every seat, by link, to a file and back."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.boards import named
from tests.e2e.conftest import Arrive
from tests.e2e.playing import Person
from tests.e2e.serving import Server
from tests.e2e.watching import (
    CHOICES,
    OPEN_FILE,
    bring,
    is_at,
    look_from,
    pick,
    played,
    step,
    where,
)
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.lcg.state import LcgState
from westmarch.lcg.view import secrets
from westmarch.server.api import MOST_SAVED


@pytest.fixture(scope="module")
def game() -> Table:
    """A game of two."""
    return played()


@pytest.fixture
def file(game: Table, tmp_path: Path) -> Path:
    """The game as a file."""
    path = tmp_path / "evening.json"
    path.write_text(game.save(), encoding="utf-8")
    return path


def test_every_way_through_a_game(arrive: Arrive, game: Table, file: Path) -> None:
    angela = arrive("Angela")
    page = angela.page
    bring(angela, file)
    is_at(angela, 0)
    step(angela, "One step on")
    is_at(angela, 1)
    step(angela, "To the end")
    is_at(angela, CHOICES)
    step(angela, "One turn back")
    begins = int(where(angela).inner_text().split()[1])
    assert 0 < begins < CHOICES
    expect(page.locator(".column .turn")).to_contain_text("Round")
    step(angela, "One turn on")
    is_at(angela, CHOICES)
    page.keyboard.press("PageUp")
    is_at(angela, begins)
    page.keyboard.press("ArrowRight")
    is_at(angela, begins + 1)
    page.keyboard.press("Home")
    is_at(angela, 0)
    page.keyboard.press("End")
    is_at(angela, CHOICES)
    marks = page.get_by_role("combobox", name=re.compile("^Turn"))
    phase = marks.locator("option", has_text="quest phase begins").first
    marks.select_option(str(phase.get_attribute("value")))
    expect(page.locator(".column .phase")).to_have_text("Quest phase")
    expect(page.get_by_role("log")).to_contain_text("The quest phase begins")
    page.get_by_label("Step in the replay").fill("40")
    is_at(angela, 40)
    expect(page).to_have_url(re.compile(r"[?&]at=40(&|$)"))
    chosen = game.choices[39]
    expect(page.locator(".bar .question")).to_contain_text(f"Player {chosen.seat + 1}: ")
    page.get_by_label("Speed").select_option(label="8×")
    step(angela, "Play")
    expect(where(angela)).to_have_text(re.compile(r"^Choice 4[5-9] of"))
    step(angela, "Pause")
    stopped = where(angela).inner_text()
    page.wait_for_timeout(500)
    expect(where(angela)).to_have_text(stopped)


def test_open_view_turns_every_card_up(arrive: Arrive, game: Table, file: Path) -> None:
    angela = arrive("Angela")
    page = angela.page
    bring(angela, file)
    dealt = (
        (number, place, code)
        for number in range(CHOICES)
        for place, code in secrets(state_at(game, number), None).items()
        if place.startswith("shadow:")
    )
    number, place, code = next(dealt)
    page.goto(f"{page.url.split('?')[0]}?at={number}&seat=open")
    is_at(angela, number)
    hands = sum(len(hand) for hand in state_at(game, number).hand)
    cards = page.get_by_role("group", name="Hand").locator("[data-subject]")
    expect(cards).to_have_count(hands)
    shadow = page.locator(f'[data-subject="card:{place.split(":")[1]}"]')
    [name] = [face["name"] for face in faces(angela) if face["code"] == code]
    expect(shadow).to_have_attribute("data-name", name)
    look_from(angela, "a spectator")
    by = game.choices[number - 1].seat + 1
    expect(page.locator(".bar .question")).to_have_text(f"Player {by} has chosen")
    expect(cards).to_have_count(0)
    expect(shadow).to_be_visible()
    expect(shadow).not_to_have_attribute("data-name", name)


def faces(person: Person) -> list[dict[str, Any]]:
    """All cards of the game."""
    found: list[dict[str, Any]] = person.page.request.get(
        f"{person.address}/api/titles/lcg/cards?language=en"
    ).json()
    return found


def test_seat_receives_only_what_it_saw(arrive: Arrive, game: Table, file: Path) -> None:
    angela = arrive("Angela")
    page = angela.page
    bring(angela, file)
    told: list[dict[str, Any]] = []
    shown: list[dict[str, Any]] = []

    def heed(response: Response) -> None:
        path = response.url.partition("?")[0]
        if re.search(r"/replay$", path) and "/api/" in path:
            told.append(response.json())
        elif re.search(r"/replay/\d+$", path):
            shown.extend(response.json())

    page.wait_for_load_state("networkidle")  # nothing of the open view is under way any more
    page.on("response", heed)
    look_from(angela, "Player 2")
    expect(page).to_have_url(re.compile("seat=1"))
    for number in range(0, CHOICES + 1, 6):
        page.get_by_label("Step in the replay").fill(str(number))
        is_at(angela, number)
    angela.until(lambda: bool(told) and len(shown) > CHOICES // 6)
    hidden = [secrets(state_at(game, number), Seat(1)) for number in range(CHOICES + 1)]
    known = {card.code for number in range(CHOICES + 1) for card in seen_by(game, number, hidden)}
    never = {code for one in hidden for code in one.values()} - known
    assert never
    for moment in shown:
        assert (moment["seat"], moment["hidden"]) == (1, {})
        assert moment["made"] is None or moment["made"]["seat"] == 1
        secret = {int(place.split(":")[1]) for place in hidden[moment["number"]]}
        seen = {card for card, _ in named(moment["board"])}
        assert seen
        assert not seen & secret
        assert not never & set(re.findall(r'"([^"\\]+)"', json.dumps(moment)))
    assert {choice.seat for choice in game.choices} == {0, 1}
    unheard = {face["name"] for face in faces(angela) if face["code"] in never} - {
        face["name"] for face in faces(angela) if face["code"] in known
    }
    assert unheard
    told_to_seat = " ".join(line["words"] for one in told for line in one["log"])
    assert not [name for name in unheard if name in told_to_seat]


def seen_by(game: Table, number: int, hidden: list[dict[str, str]]) -> Iterator[Any]:
    """The cards that were known at a moment."""
    secret = {int(place.split(":")[1]) for place in hidden[number]}
    for card, record in enumerate(state_at(game, number).cards):
        if card not in secret:
            yield record


def state_at(game: Table, number: int) -> LcgState:
    """The state after so many choices."""
    state = game.at(number).position.state
    assert isinstance(state, LcgState)
    return state


def test_link_leads_a_stranger_to_the_same_moment(arrive: Arrive, file: Path) -> None:
    angela, bruno = arrive("Angela"), arrive()
    angela.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bring(angela, file)
    look_from(angela, "Player 1")
    angela.page.get_by_label("Step in the replay").fill("33")
    is_at(angela, 33)
    step(angela, "Share")
    expect(angela.page.get_by_text("The link to this moment is copied.")).to_be_visible()
    bruno.page.goto(angela.page.evaluate("navigator.clipboard.readText()"))
    is_at(bruno, 33)
    expect(bruno.page.get_by_label("Seen by").locator("option:checked")).to_have_text("Player 1")
    for part in (".bar .question", ".column .phase", ".hand"):
        expect(bruno.page.locator(part).first).to_have_text(
            angela.page.locator(part).first.inner_text(), use_inner_text=True
        )
    with bruno.page.expect_download() as download:
        pick(bruno, "Download the game")
    assert download.value.path().read_bytes() == file.read_bytes()


def test_saved_game_goes_out_and_comes_back(
    arrive: Arrive, game: Table, file: Path, tmp_path: Path
) -> None:
    angela = arrive("Angela")
    page = angela.page
    bring(angela, file)
    first = page.url
    with page.expect_download() as download:
        pick(angela, "Download the game")
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert kept.read_bytes() == file.read_bytes()
    told = subprocess.run(
        [Path(sys.executable).with_name("westmarch"), "replay", kept, "--seat", "1"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stderr == ""
    assert "Round 2" in told.stdout
    with page.expect_file_chooser() as chooser:
        pick(angela, "Open a saved game")
    chooser.value.set_files(kept)
    page.wait_for_url(lambda url: url.split("?")[0] != first.split("?")[0])
    is_at(angela, 0)
    second = page.url
    drop(angela, kept.name, kept.read_text(encoding="utf-8"))
    page.wait_for_url(lambda url: url.split("?")[0] != second.split("?")[0])
    is_at(angela, 0)
    expect(where(angela)).to_have_text(f"Choice 0 of {len(game.choices)}")
    page.goto(f"{angela.address}/")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    drop(angela, kept.name, kept.read_text(encoding="utf-8"))
    is_at(angela, 0)


def drop(person: Person, name: str, text: str) -> None:
    """Drag a file over the page, and let go of it."""
    held = person.page.evaluate_handle(
        """([name, text]) => {
            const held = new DataTransfer();
            held.items.add(new File([text], name, {type: "application/json"}));
            return held;
        }""",
        [name, text],
    )
    person.page.dispatch_event("body", "dragover", {"dataTransfer": held})
    expect(person.page.get_by_text("Let go to look at this saved game")).to_be_visible()
    person.page.dispatch_event("body", "drop", {"dataTransfer": held})


def test_what_is_no_saved_game_is_refused_with_a_sentence(
    arrive: Arrive, game: Table, tmp_path: Path
) -> None:
    angela = arrive("Angela")
    page = angela.page
    saved = game.save()
    for name, text, sentence in (
        ("torn.json", saved[:200], "torn.json is no saved game."),
        ("list.json", "[1, 2]", "list.json is no saved game."),
        ("large.json", " " * (MOST_SAVED + 1), "large.json is too large for a saved game"),
        ("chess.json", saved.replace('"lcg"', '"chess"', 1), "No game of the name chess"),
        ("nine.json", saved.replace('"players": 2', '"players": 9'), "This is no saved game that"),
    ):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name=OPEN_FILE).click()
        chooser.value.set_files(file)
        expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
        assert page.url == f"{angela.address}/"
    assert page.request.get(f"{angela.address}/api/games").json()["mine"] == []
    assert len(angela.faults) == 3
    assert all(re.search(r"status of 4(00|04|22)", fault) for fault in angela.faults)
    angela.faults.clear()


def test_end_of_a_game_offers_its_replay_and_another_game(arrive: Arrive, server: Server) -> None:
    angela = arrive("Angela")
    angela.lay_table()
    angela.page.get_by_label("Scenario").select_option(index=1)
    angela.begin()
    angela.play(3)
    angela.concede()
    first, address = angela.game, angela.page.url
    angela.page.get_by_role("link", name="Replay").click()
    expect(where(angela)).to_be_visible()
    angela.page.goto(address)
    angela.shown = {}
    angela.page.get_by_role("button", name="Play again").click()
    angela.page.wait_for_url(lambda url: url != address)
    angela.until(lambda: not angela.is_over and bool(angela.offers))
    assert angela.game != first
    one, two = (server.course(game).stored for game in (first, angela.game))
    assert (one.setup, one.seats) == (two.setup, two.seats)
    assert one.seed != two.seed
    angela.play(2)
