"""The Middle-earth CCG at the table: two people, and one against a program to the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, post
from tests.e2e.playing import Offer, Person
from tests.e2e.roaming import seek
from tests.e2e.secrecy import leaks
from tests.e2e.serving import Server

DECKS = ("E", "A")
SEEDS = range(53, 200)
WANTED = {"play-creature", "put-on-guard", "reveal"}
OPTIONS = {"length": "1"}


def sit_together(people: Sequence[Person], seed: int) -> None:
    """Sit down at one table, each with a deck."""
    first, other = people
    seats = [{"kind": "human", "deck": DECKS[0]}, {"kind": "open"}]
    body = {"title": "meccg", "seats": seats, "options": OPTIONS, "seed": seed}
    made = post(first, "/api/games", body)
    invited = {"invitation": made["invitation"], "deck": DECKS[1]}
    post(other, f"/api/games/{made['id']}/join", invited)
    for person in people:
        person.page.goto(f"{person.address}/games/{made['id']}")
        person.arrive()


def follow(people: Sequence[Person], chooser: Person, text: str) -> None:
    """Somebody chooses what he means to, and all see it."""
    chooser.until(lambda: bool(offered(chooser, text)))
    chooser.choose(offered(chooser, text)[0])
    for person in people:
        person.until(partial(is_as_far, person, chooser))
        sees_what_is_under_way(person)


def is_as_far(person: Person, other: Person) -> bool:
    """Whether somebody has seen as much as another."""
    return person.version >= other.version


def offered(person: Person, text: str) -> list[Offer]:
    """An offer by its text."""
    return [one for one in person.offers if one["text"] == text]


def sees_what_is_under_way(person: Person) -> None:
    """The attack and the chain are drawn as long as they last."""
    board = person.shown["board"]
    expect(person.page.locator(".midst .attack")).to_have_count(1 if board["attack"] else 0)
    expect(person.page.locator(".midst .chain li")).to_have_count(len(board["chain"]))


def saw(person: Person, part: str) -> list[Any]:
    """Whatever was shown to a person of some part of the board."""
    return [frame["board"][part] for _, frame in person.saw if frame["board"][part]]


def test_two_play_three_turns_with_creature_chain_and_ambush(
    arrive: Arrive, server: Server
) -> None:
    script = seek(DECKS, 3, WANTED, SEEDS)
    people = angela, bruno = arrive("Angela"), arrive("Bruno")
    sit_together(people, script.seed)
    for seat, text in script.choices:
        follow(people, people[seat], text)
    for person in people:
        assert any(one["origin"] == "creature" for one in saw(person, "attack"))
        assert any(len(one) > 1 for one in saw(person, "chain"))
        expect(person.page.get_by_role("log")).to_contain_text("Turn 4")
    told = {type(event).__name__ for event in server.course(angela.game).table.events(None)}
    assert {"PutOnGuard", "AttackBegan", "StrikeAssigned"} <= told
    own, others = (person.shown["board"]["players"] for person in (angela, bruno))
    assert own[0]["hand"]
    assert not own[1]["hand"]
    peeking = Person(angela.page, angela.address)
    shown = {**angela.shown["board"], "players": [own[0], others[1]]}
    peeking.saw = [(angela.game, {**angela.shown, "board": shown})]
    assert list(leaks([(peeking, server)])), "a hand that were shown would be noticed"


MOST = 600
"""So many choices are more than such a game takes."""


def let_pass(person: Person) -> None:
    """Be asked only where there is more to choose than to let things be."""
    person.pick_from_menu("Stops")
    stops = person.page.get_by_role("dialog").get_by_role("switch")
    for number in range(stops.count()):
        stops.nth(number).click()
    person.page.keyboard.press("Escape")
    titles = person.page.request.get(f"{person.address}/api/titles").json()
    stops_of = {title["name"]: title["stops"] for title in titles}
    person.passed |= {stop["name"] for stop in stops_of["meccg"]}


def hastens(asked: dict[str, Any]) -> Offer:
    """What leads to the end soonest: draw, discard, and call the council."""
    first = ("pick",) if asked["kind"] in ("DraftCharacter", "MayDiscard") else ()
    for wish in (*first, "call-council", "yes", "tap-to-fight", "done", "no"):
        for offer in asked["offers"]:
            if offer["text"].split()[0] == wish:
                return dict(offer)
    return dict(asked["offers"][0])


def is_gone(person: Person, offer: Offer) -> bool:
    """Whether a choice is made: in the draft others choose at the same time."""
    return not offered(person, offer["text"])


def test_one_plays_against_a_program_to_the_end(arrive: Arrive, server: Server) -> None:
    angela = arrive("Angela")
    seats = [
        {"kind": "human", "deck": "A"},
        {"kind": "agent", "agent": "heuristic", "deck": "F"},
    ]
    body = {"title": "meccg", "seats": seats, "options": OPTIONS, "seed": 2}
    made = post(angela, "/api/games", body)
    angela.page.goto(f"{angela.address}/games/{made['id']}")
    angela.arrive()
    let_pass(angela)
    for _ in range(MOST):
        angela.settle()
        if angela.is_over:
            break
        asked = angela.shown["asked"]
        offer = hastens(asked)
        angela.choose(offer)
        if asked["kind"] == "DraftCharacter":
            angela.until(partial(is_gone, angela, offer))
    expect(angela.page.get_by_text("The game is over")).to_be_visible()
    expect(angela.question).to_have_text(angela.shown["ending"]["words"])
    course = server.course(angela.game)
    assert course.over
    assert course.version == angela.version
