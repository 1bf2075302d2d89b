"""A person at a browser: sits down, lays a table, and clicks what the page offers."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

PATIENCE = 30.0
LETS_GO = ("done", "pass")

# Where a part of a map can be clicked; nothing for what is no map.
SPOT = """
place => {
  if (!(place instanceof SVGElement)) return null;
  const box = place.getBoundingClientRect();
  for (let at = 1; at < 400; at++) {
    const x = box.left + box.width * ((at * 0.618) % 1);
    const y = box.top + box.height * ((at * 0.755) % 1);
    if (place.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}
"""

Frame = dict[str, Any]
Offer = dict[str, Any]


class Person:
    """Somebody at a page. What came over the sockets of its games is kept, and every fault."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.frames: list[str] = []
        self.sent: list[Frame] = []
        self.shown: Frame = {}
        self.saw: list[tuple[str, Frame]] = []
        self.faults: list[str] = []
        self.passed: set[str] = set()
        self.offline = False
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: Any) -> None:
        """Keep what the console complains about, except that a server is away."""
        if message.type == "error" and not self.offline:
            self.faults.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        """Keep what goes over the socket of a game; the lobby has one of its own."""
        if "/api/games/" not in socket.url:
            return
        game = socket.url.split("/api/games/")[1].split("/")[0]
        socket.on("framereceived", lambda frame: self.receive(game, frame))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def receive(self, game: str, frame: str | bytes) -> None:
        """Keep a frame, and the table that it shows."""
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "shown":
            self.shown = message
            self.saw.append((game, message))

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, (self.shown.get("asked"), self.faults)
            self.page.wait_for_timeout(15)

    def sit_down(self, name: str) -> None:
        """Come in under a name."""
        self.page.goto(f"{self.address}/")
        self.introduce(name)

    def introduce(self, name: str) -> None:
        """Say a name where the page asks for it."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_label("Your name")).to_have_count(0)

    def lay_table(self) -> None:
        """Go to where a game is set up, and choose the card game against the game."""
        self.page.get_by_role("link", name="New game").first.click()
        self.page.get_by_label("The Lord of the Rings: The Card Game").check()
        expect(self.page.get_by_label("Scenario")).to_be_visible()

    def begin(self) -> None:
        """Begin the game that is set up, and wait for its table."""
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table is drawn."""
        self.page.wait_for_url(re.compile(r"/games/"))
        expect(self.question).to_be_visible(timeout=PATIENCE * 1000)
        self.until(lambda: bool(self.shown))
        titles = self.page.request.get(f"{self.address}/api/titles").json()
        stops = [stop for title in titles for stop in title["stops"]]
        self.passed = {stop["name"] for stop in stops if not stop["default"]}

    @property
    def game(self) -> str:
        """The id of the game at whose page we are."""
        return self.page.url.split("/games/")[1].split("/")[0]

    @property
    def version(self) -> int:
        """How far the game is."""
        return int(self.shown["version"])

    @property
    def question(self) -> Locator:
        """What the prompt bar asks."""
        return self.page.locator(".prompt .question")

    @property
    def menu(self) -> Locator:
        """The options of one card, if it has several."""
        return self.page.locator(".menu[role=menu]")

    @property
    def offers(self) -> list[Offer]:
        """What there is to choose; nothing where the page passes by itself."""
        asked = self.shown.get("asked")
        return list(asked["offers"]) if asked and asked["stop"] not in self.passed else []

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.shown.get("ending") is not None

    def choose(self, offer: Offer) -> None:
        """Click what an option touches, or its button, and wait until the table has moved on."""
        before = self.version
        self.click(offer)
        self.until(lambda: self.version > before)

    def click(self, offer: Offer) -> None:
        """Click an option where the page offers it."""
        button = self.page.locator(".prompt .buttons").get_by_role(
            "button", name=offer["words"], exact=True
        )
        touched = ",".join(f'.choosable[data-subject="{one}"]' for one in offer["touches"])
        places = self.page.locator(touched) if touched else button
        expect(places.or_(button).first).to_be_visible()
        if offer["text"] in LETS_GO or places.count() == 0:
            button.first.click()
            return
        place = places.first.get_attribute("data-subject")
        self.touch(places.first)
        if sum(place in one["touches"] for one in self.offers) > 1:
            self.menu.get_by_role("menuitem", name=offer["words"], exact=True).first.click()

    def touch(self, place: Locator) -> None:
        """Click something; a part of a map where nothing lies over it."""
        place.scroll_into_view_if_needed()
        spot = place.evaluate(SPOT)
        if spot is None:
            place.click()
        else:
            self.page.mouse.click(*spot)

    def decide(self) -> None:
        """Choose as a simple soul would: send one to quest, otherwise let things come."""
        self.choose(simple(self.offers))

    def play(self, choices: int) -> None:
        """Make some choices, as long as there are any."""
        for _ in range(choices):
            self.settle()
            if self.is_over:
                return
            self.decide()

    def settle(self) -> None:
        """Wait until there is something to choose, or the game is over."""
        self.until(lambda: bool(self.offers) or self.is_over)

    def follow(self, other: Person) -> None:
        """Wait until this page is as far as another."""
        self.until(lambda: self.version == other.version)

    def pick_from_menu(self, words: str) -> None:
        """Pick something from the menu in the corner of the table."""
        self.page.get_by_role("button", name=re.compile("^(More|Mehr)$")).click()
        self.page.get_by_role("menuitem", name=words, exact=True).click()

    def concede(self) -> None:
        """Give up."""
        self.pick_from_menu("Concede")
        self.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
        self.until(lambda: self.is_over)


def simple(offers: list[Offer]) -> Offer:
    """What a simple soul takes: the first who may quest, else to pass, else the first."""
    questing = [offer for offer in offers if offer["text"].startswith("commit")]
    going = [offer for offer in offers if offer["text"] in LETS_GO]
    return [*questing[:1], *going, *offers][0]
