"""A click in a real browser: how long until the next question is drawn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import sync_playwright

from benchmarks.figures import Times, times
from tests.e2e.chromium import launch
from tests.e2e.playing import Person

WATCH = """
const Socket = window.WebSocket;
const channel = new MessageChannel();
channel.port1.onmessage = () => { window.drawn = performance.now(); };
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    // The page has drawn what it was shown when the next frame is over.
    this.addEventListener("message", (message) => {
      if (JSON.parse(message.data).type === "shown") {
        window.drawn = undefined;
        requestAnimationFrame(() => channel.port2.postMessage(null));
      }
    });
  }
};
addEventListener("click", (event) => {
  window.clicked = event.timeStamp;
  window.drawn = undefined;
}, true);
"""
"""Runs before the page does: it notes when somebody clicked, and when the answer was drawn."""

PASSED = "window.drawn !== undefined && window.drawn - window.clicked"


def click_to_drawn(address: str, choices: int, tick: Callable[[int], None]) -> Times:
    """Play a game through the page; what the page lets pass by itself counts as one wait."""
    waits: list[float] = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale="en-GB", bypass_csp=True
        )
        page = context.new_page()
        page.add_init_script(WATCH)
        person = Person(page, address)
        person.sit_down("Frieda")
        begin(person)
        while len(waits) < choices:
            person.settle()
            if person.is_over:
                begin(person)
                continue
            person.decide()
            person.settle()
            page.wait_for_function("window.drawn !== undefined")
            waits.append(page.evaluate(PASSED) / 1000)
            tick(1)
        browser.close()
    return times(waits)


def begin(person: Person) -> None:
    """Begin a game for one."""
    person.shown = {}
    person.page.goto(f"{person.address}/")
    person.lay_table()
    person.begin()
