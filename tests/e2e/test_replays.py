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
from playwright.sync_api import Locator, Response, expect

import westmarch
from tests.e2e.conftest import Arrive
from tests.e2e.playing import Person
from tests.e2e.serving import Server, aside
from tests.e2e.test_company import cards_in
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.lcg.state import LcgState
from westmarch.lcg.view import secrets
from westmarch.server.api import MOST_SAVED
from westmarch.server.database import Database, GameRow
from westmarch.server.keeping import Keeper
from westmarch.server.settings import database_url
from westmarch.server.storing import Entry

OPEN_FILE = "Open a replay"
CHOICES = 90


@pytest.fixture(scope="module")
def game() -> Table:
    """A game of two, played for a while."""
    table = westmarch.new("lcg", seed=11, players=2)
    agent = RandomAgent(11)
    while not table.over and len(table.choices) < CHOICES:
        take_turn(table, agent)
    return table


@pytest.fixture
def file(game: Table, tmp_path: Path) -> Path:
    """The game as a file."""
    path = tmp_path / "evening.json"
    path.write_text(game.save(), encoding="utf-8")
    return path


@pytest.fixture
def mortal(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that may be ended; who asks for it before `arrive` leaves before it does."""
    served = Server(tmp_path / "games.db")
    served.start()
    yield served
    served.end()


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
        named = {card["card"] for card in cards_in(moment["board"]) if card["code"]}
        assert named
        assert not named & secret
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


def test_game_of_older_rules_is_shown_as_far_as_it_goes(
    arrive: Arrive, game: Table, tmp_path: Path
) -> None:
    angela = arrive("Angela")
    record = json.loads(game.save())
    record["version"] -= 1
    record["choices"][50] = f"{game.choices[50].seat} dance 3"
    file = tmp_path / "old.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    bring(angela, file)
    warning = angela.page.get_by_role("alert").filter(has_text="begun under older rules")
    expect(warning).to_contain_text("choice 51, dance 3, is no longer possible")
    expect(where(angela)).to_have_text("Choice 0 of 50")
    step(angela, "To the end")
    is_at(angela, 50)
    expect(angela.page.locator(".staging")).to_be_visible()
    with angela.page.expect_download() as download:
        pick(angela, "Download the game")
    assert json.loads(download.value.path().read_bytes()) == record


def test_table_of_older_rules_says_so_and_is_not_altered(mortal: Server, arrive: Arrive) -> None:
    angela = arrive("Angela", at=mortal)
    angela.lay_table()
    angela.begin()
    angela.play(4)
    angela.settle()
    version, game = angela.version, angela.game
    angela.page.goto("about:blank")
    mortal.end()
    aside(write(database_url(str(mortal.file)), game, Entry(version, 0, "dance 3")))
    mortal.start()
    angela.page.goto(f"{mortal.address}/games/{game}")
    expect(angela.page.get_by_text("This game cannot go on")).to_be_visible()
    expect(angela.question).to_contain_text(f"choice {version + 1}, dance 3, is no longer possible")
    expect(angela.page.locator(".staging")).to_be_visible()
    expect(angela.page.get_by_role("button", name="Play again")).to_have_count(0)
    angela.page.get_by_role("link", name="Replay").click()
    step(angela, "To the end")
    is_at(angela, version)
    course = mortal.course(game)
    assert (course.version, len(course.table.choices)) == (version + 1, version)


async def write(url: str, game: str, entry: Entry) -> None:
    """Write an entry that no rules of ours could have let through."""
    database = Database(url)
    try:
        await Keeper(database).append(game, (entry,))
    finally:
        await database.close()


def test_table_that_cannot_be_laid_any_more_says_so(mortal: Server, arrive: Arrive) -> None:
    angela = arrive("Angela", at=mortal)
    angela.lay_table()
    angela.begin()
    angela.play(2)
    game, page = angela.game, angela.page
    page.goto("about:blank")
    mortal.end()
    aside(forget_scenario(database_url(str(mortal.file)), game))
    mortal.start()
    page.goto(f"{mortal.address}/games/{game}")
    expect(page.get_by_text("This game cannot go on")).to_be_visible()
    expect(angela.question).to_contain_text("cannot be set up under the present rules")
    page.get_by_role("link", name="Replay").click()
    alert = page.get_by_role("alert").filter(has_text="cannot be set up under the present rules")
    expect(alert).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    saved = json.loads(download.value.path().read_bytes())
    assert saved["setup"]["options"]["scenario"] == "the-road-goes-nowhere"
    assert len(saved["choices"]) == angela.version
    assert all("status of 409" in fault for fault in angela.faults)
    angela.faults.clear()


async def forget_scenario(url: str, game: str) -> None:
    """Let a game be of a scenario that there is no longer."""
    database = Database(url)
    try:
        async with database.writing() as session:
            row = await session.get(GameRow, game)
            assert row is not None
            row.start = row.start.replace("passage-through-mirkwood", "the-road-goes-nowhere")
    finally:
        await database.close()


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
