#!/usr/bin/env python3
"""Take the pictures in docs/pictures: real games on a server of their own, seen in Chromium.

`make pictures` takes all of them anew; words in ARGS name those that are wanted. Seeds and decks
are fixed, so that a picture changes only if what it shows has changed.
"""

from __future__ import annotations

import base64
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from war import MOMENTS, play_out, seek  # noqa: E402

from tests.e2e.chromium import launch  # noqa: E402
from tests.e2e.playing import LETS_GO, Person  # noqa: E402
from tests.e2e.serving import Server  # noqa: E402
from westmarch.agents import HeuristicAgent, pick  # noqa: E402
from westmarch.kernel.table import Table  # noqa: E402
from westmarch.kernel.text import option_text  # noqa: E402

PLACE = ROOT / "docs" / "pictures"
VICTORY = ROOT / "tests" / "golden" / "lcg-won-passage-through-mirkwood.json"
THEMES = ("dark", "light")
SIZES = {"1440": (1440, 900), "390": (390, 844)}
EVENING = datetime(2026, 11, 14, 20, 30, tzinfo=UTC)
"""When the pictures are taken, as the pages believe."""

MINUTES = (4, 26, 9, 180, 2, 15, 1500)
"""How long before then each game was played, in the order in which they are."""

QUALITY = 82
MOST = 400
"""So many choices a game may take until its moment has come."""

Seen = dict[str, Any]


class Game(NamedTuple):
    """A game to be played up to a moment that is worth a picture."""

    scenario: str
    decks: tuple[str, ...]
    seed: int
    moment: Callable[[Seen], bool]
    public: bool = False


class Shot(NamedTuple):
    """A picture: where it is taken, and what is done before."""

    name: str
    address: str
    ready: str
    prepare: Callable[[Page], None] = lambda page: None


def main() -> None:
    """Play, then take the pictures."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.db")
        server.start()
        browser = launch(playwright)
        try:
            take(browser, server, sys.argv[1:])
        finally:
            browser.close()
            server.end()


def take(browser: Browser, server: Server, wanted: Sequence[str]) -> None:
    """Take all pictures, or those whose names hold one of the words."""
    frieda, jonas, mira = (arrive(browser, server, name) for name in ("Frieda", "Jonas", "Mira"))
    quest = begin(QUEST, server, [frieda])
    combat = begin(COMBAT, server, [frieda, jonas])
    chat(frieda, jonas)
    begin(THEIRS, server, [jonas, mira])
    begin(WAITING, server, [frieda, mira])
    gather(mira)
    wars = {"siege": go_to_war("siege", (frieda, jonas))}
    replay = upload(frieda)
    deck = bring(frieda)
    date_back(server.file)
    for shot in shots(quest, combat, replay, deck):
        if is_wanted(shot.name, wanted):
            take_one(browser, frieda, shot)
    for name in MOMENTS:
        if is_wanted(f"war-{name}", wanted):
            at = wars.get(name) or go_to_war(name, (frieda, jonas))
            take_one(browser, frieda, Shot(f"war-{name}", at, ".prompt .question"))


def is_wanted(name: str, wanted: Sequence[str]) -> bool:
    """Whether a picture is to be taken: its name holds one of the words, or there are none."""
    return not wanted or any(word in name for word in wanted)


def arrive(browser: Browser, server: Server, name: str) -> Person:
    """Somebody at a browser, who wants to be asked in English."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    person = Person(context.new_page(), server.address)
    person.sit_down(name)
    return person


def begin(game: Game, server: Server, people: Sequence[Person]) -> str:
    """Begin a game and play it up to its moment; its address."""
    first, *others = people
    seats = [{"kind": "human", "agent": None, "name": "", "deck": game.decks[0]}]
    seats += [{"kind": "open", "agent": None, "name": "", "deck": None} for _ in others]
    made = post(
        first,
        "/api/games",
        title="lcg",
        seats=seats,
        options={"scenario": game.scenario, "mode": "standard"},
        seed=game.seed,
        public=game.public,
    )
    for other, deck in zip(others, game.decks[1:], strict=True):
        invited = {"seat": None, "deck": deck, "invitation": made["invitation"]}
        post(other, f"/api/games/{made['id']}/join", **invited)
    for person in people:
        person.page.goto(f"{person.address}/games/{made['id']}")
        person.arrive()
    play(server.course(made["id"]).table, people, game)
    return f"/games/{made['id']}"


def go_to_war(name: str, people: Sequence[Person]) -> str:
    """Begin a game of War of the Ring and play it up to one of its moments; its address."""
    first, other = people
    sought = seek(MOMENTS[name])
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = post(first, "/api/games", title="wotr", seats=seats, seed=sought.seed)
    post(other, f"/api/games/{made['id']}/join", invitation=made["invitation"])
    play_out(made["id"], people, sought.choices)
    return f"/games/{made['id']}"


def play(twin: Table, people: Sequence[Person], game: Game) -> None:
    """Let a program say what to click; it plays beside, on a table with the same cards."""
    agent = HeuristicAgent(game.seed)
    stops = {stop.name: stop for stop in twin.game.stops("en") if not stop.default}
    for _ in range(MOST):
        seat, decision = twin.seat, twin.decision
        stop = stops.get(twin.game.stop_at(decision) or "")
        if stop is not None:
            [option] = [one for one in decision.options if option_text(one) == stop.passing]
        else:
            person = people[seat]
            await_question(person, len(twin.choices))
            if game.moment({**person.shown["board"], **person.shown["asked"]}):
                return
            option = pick(twin, agent)
            [offer] = [one for one in person.offers if one["text"] == option_text(option)]
            answer(person, offer)
        twin.choose(option, seat)
    raise SystemExit(f"{game.scenario} with seed {game.seed} never came to its moment")


def await_question(person: Person, version: int) -> None:
    """Wait until somebody is asked, after so many choices."""
    person.until(lambda: person.version >= version and bool(person.offers))


def answer(person: Person, offer: Seen) -> None:
    """Choose by keyboard, which reaches also what lies half under another card."""
    before = person.version
    page = person.page
    button = page.locator(".prompt .buttons").get_by_role("button", name=offer["words"], exact=True)
    touched = ",".join(f'.choosable[data-subject="{one}"]' for one in offer["touches"])
    places = page.locator(touched) if touched else button
    places.or_(button).first.wait_for()
    if offer["text"] in LETS_GO or places.count() == 0:
        button.first.press("Enter")
    else:
        place = places.first.get_attribute("data-subject")
        places.first.press("Enter")
        if sum(place in one["touches"] for one in person.offers) > 1:
            items = person.menu.get_by_role("menuitem", name=offer["words"], exact=True)
            items.first.press("Enter")
    person.until(lambda: person.version > before)


def is_questing(seen: Seen) -> bool:
    """Some have been sent to the quest already, and there is something in their way."""
    area = seen["players"][0]["area"]
    return (
        seen["kind"] == "CommitCharacters"
        and seen["round"] >= 5
        and sum(card["committed"] for card in area) >= 4
        and len(seen["staging"]) >= 2
    )


def is_fighting(seen: Seen) -> bool:
    """Both fight, shadow cards are dealt, somebody is hurt."""
    players = seen["players"]
    return (
        seen["seat"] == 0
        and seen["kind"] == "DeclareDefender"
        and seen["round"] >= 3
        and bool(seen["shadows"])
        and all(player["engaged"] for player in players)
        and any(card["damage"] for player in players for card in player["area"])
    )


def is_second_round(seen: Seen) -> bool:
    """The second round, and the second player decides."""
    return bool(seen["round"] == 2 and seen["seat"] == len(seen["players"]) - 1)


QUEST = Game("passage-through-mirkwood", ("leadership",), 13, is_questing)
COMBAT = Game("journey-down-the-anduin", ("leadership", "tactics"), 4, is_fighting)
THEIRS = Game("escape-from-dol-guldur", ("lore", "spirit"), 5, is_second_round, public=True)
WAITING = Game("passage-through-mirkwood", ("spirit", "lore"), 6, is_second_round)


def chat(one: Person, other: Person) -> None:
    """Some words between two at a table."""
    said = ((other, "The tall one hits hard. Can you defend?"), (one, "One moment, I look."))
    for person, words in said:
        person.page.get_by_role("tab", name="Chat").click()
        box = person.page.get_by_placeholder(re.compile("."))
        box.last.fill(words)
        box.last.press("Enter")
        person.page.get_by_text(words).wait_for()


def gather(person: Person) -> None:
    """A public table that waits for company."""
    seats = [
        {"kind": "human", "agent": None, "name": "", "deck": "spirit"},
        *[{"kind": "open", "agent": None, "name": "", "deck": None}] * 2,
    ]
    options = {"scenario": "journey-down-the-anduin", "mode": "easy"}
    post(person, "/api/games", title="lcg", seats=seats, options=options, public=True)


def upload(person: Person) -> str:
    """A victory to be looked at afterwards; its address."""
    page = person.page
    page.goto(f"{person.address}/")
    page.locator("input[type=file]").set_input_files(VICTORY)
    page.wait_for_url(re.compile(r"/games/.*/replay"))
    return page.url.removeprefix(person.address)


def bring(person: Person) -> str:
    """A deck that is not legal yet; its address."""
    starters = get(person, "/api/titles/lcg/starter-decks")
    text = next(one["text"] for one in starters if one["name"] == "spirit")
    crowded = text.replace("1x Dunhere", "1x Dunhere\n1x Aragorn")
    crowded = crowded.replace("2x Wandering Took", "4x Wandering Took")
    body = {"title": "lcg", "name": "The Golden Wood", "text": crowded}
    deck = post(person, "/api/decks", **body)
    return f"/decks/{deck['id']}"


def get(person: Person, path: str) -> Any:
    """Ask the server as the person."""
    answer = person.page.request.get(person.address + path, params={"language": "en"})
    assert answer.ok, answer.text()
    return answer.json()


def post(person: Person, path: str, **body: Any) -> Any:
    """Tell the server something as the person."""
    headers = {"Origin": person.address}
    answer = person.page.request.post(person.address + path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def date_back(file: Path) -> None:
    """Let the games have been played in the days before, whenever the pictures are taken."""
    with sqlite3.connect(file) as database:
        games = database.execute("SELECT id FROM games ORDER BY created").fetchall()
        for (game,), minutes in zip(games, MINUTES, strict=True):
            at = EVENING - timedelta(minutes=minutes)
            words = at.strftime("%Y-%m-%d %H:%M:%S.%f")
            database.execute("UPDATE games SET changed = ? WHERE id = ?", (words, game))
        words = (EVENING - timedelta(hours=2)).strftime("%Y-%m-%d %H:%M:%S.%f")
        database.execute("UPDATE decks SET changed = ?", (words,))


def shots(quest: str, combat: str, replay: str, deck: str) -> Iterator[Shot]:
    """All pictures."""
    yield Shot("lobby", "/", "main section li")
    yield Shot("new-game", "/new", "main form .seats select")
    yield Shot("quest", quest, ".prompt .question")
    yield Shot("combat", combat, ".prompt .question")
    yield Shot("zoom", quest, ".prompt .question", zoom)
    yield Shot("deck-builder", deck, ".check .fault li")
    yield Shot("cards", "/cards?side=tactics", "main .cards .card")
    yield Shot("replay", replay, ".bar .question", scrub)
    yield Shot("rules", "/rules?q=shadow&game=lcg", "main ol .rule")
    yield Shot("war-cards", "/cards?game=wotr&side=shadow", "main .cards .card")


def zoom(page: Page) -> None:
    """Rest on a card until it is shown large."""
    page.locator(".lane .card").last.hover()
    page.wait_for_timeout(900)


def scrub(page: Page) -> None:
    """Go to the middle of the game."""
    page.get_by_label("Step in the replay").fill("120")
    page.get_by_label("Step in the replay").blur()


def take_one(browser: Browser, person: Person, shot: Shot) -> None:
    """Take one picture in all sizes and themes."""
    for theme in THEMES:
        for size in SIZES:
            with seen_by(browser, person, theme, size) as context:
                page = context.new_page()
                page.goto(person.address + shot.address)
                page.locator(shot.ready).first.wait_for()
                page.wait_for_load_state("networkidle")
                page.evaluate("document.fonts.ready")
                shot.prepare(page)
                page.wait_for_timeout(400)
                page.evaluate("document.getAnimations().forEach((one) => one.finish())")
                save(page, PLACE / f"{shot.name}-{size}-{theme}.webp")


@contextmanager
def seen_by(browser: Browser, person: Person, theme: str, size: str) -> Iterator[BrowserContext]:
    """The person's browser in another size and theme, on that evening."""
    width, height = SIZES[size]
    context = browser.new_context(
        locale="en-GB",
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "390" else 1,
        has_touch=size == "390",
        is_mobile=size == "390",
        storage_state=person.page.context.storage_state(),
    )
    context.clock.set_fixed_time(EVENING)
    yield context
    context.close()


def save(page: Page, file: Path) -> None:
    """Keep what is seen as a small file."""
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY}
    taken = session.send("Page.captureScreenshot", asked)["data"]
    file.write_bytes(base64.b64decode(taken))
    sys.stdout.write(f"{file.name}: {file.stat().st_size // 1000} kB\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
