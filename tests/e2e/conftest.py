"""A server, a browser, and people who sit at it."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.keyboard import Keyboard
from tests.e2e.playing import PATIENCE, Person
from tests.e2e.secrecy import leaks
from tests.e2e.serving import Server

ROOT = Path(__file__).parents[2]

Arrive = Callable[..., Person]
Sit = Callable[..., Keyboard]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client, built once whatever number of workers ask for it."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([ROOT / "tools" / "web"], check=True, capture_output=True)


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    served = Server(tmp_path_factory.mktemp("served") / "games.db")
    served.start()
    yield served
    served.end()


# For the module and not longer: while it is there, no other loop runs in this thread.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        expect.set_options(timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture
def arrive(server: Server, browser: Browser) -> Iterator[Arrive]:
    """People who come to the server, each in a browser of his own; none may meet a fault.

    Nor may any of them be sent what is hidden from his seat.
    """
    people: list[tuple[Person, Server]] = []
    contexts: list[BrowserContext] = []

    def come(name: str | None = None, beside: Person | None = None, at: Server = server) -> Person:
        if beside is None:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900},
                locale="en-GB",
                reduced_motion="reduce",
                bypass_csp=True,
            )
            context.set_default_timeout(PATIENCE * 1000)
            contexts.append(context)
        else:
            context = beside.page.context
        person = Person(context.new_page(), at.address)
        people.append((person, at))
        if name is not None:
            person.sit_down(name)
        return person

    yield come
    for context in contexts:
        context.close()
    assert [person.faults for person, _ in people if person.faults] == []
    assert list(leaks(people)) == []


@pytest.fixture
def sit(arrive: Arrive) -> Iterator[Sit]:
    """People with keyboards; whoever comes under a name may begin at a table, or at any page."""
    sitting: list[Keyboard] = []

    def down(name: str | None = None, at: str = "/", **game: Any) -> Keyboard:
        person = arrive()
        keyboard = Keyboard(person)
        sitting.append(keyboard)
        if name is not None:
            post(person, "/api/session", {"name": name})
        if game:
            at = f"/games/{post(person, '/api/games', game)['id']}"
        person.page.goto(person.address + at)
        if game:
            person.arrive()
        return keyboard

    yield down
    assert [fault for keyboard in sitting for fault in keyboard.faults] == []


def post(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something that a test begins with."""
    answer = person.page.request.post(
        person.address + path, data=body, headers={"origin": person.address}
    )
    assert answer.ok, answer.text()
    return dict(answer.json())
