"""The Middle-earth CCG for everybody: by keyboard alone, in both themes, at every width."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, Sit
from tests.e2e.keyboard import Keyboard
from tests.e2e.playing import Offer, Person
from tests.e2e.roaming import tried
from tests.e2e.seeing import obstacles
from tests.e2e.test_meccg import DECKS, OPTIONS, follow, is_gone, sit_together

SEATS = [
    {"kind": "human", "deck": "A"},
    {"kind": "agent", "agent": "heuristic", "deck": "F"},
]
MOST = 200
"""So many choices are more than a turn takes."""

GOING = ("set-out", "go-to", "travel", "enter", "assign", "face", "tap-to-fight", "yes")
"""What somebody does who wants to see the world; all else he lets be."""

SEED = 60


def goes(asked: dict[str, Any], chosen: Sequence[str]) -> Offer:
    """What leads to another place: three start, one company goes, and nothing is done twice."""
    drafting = asked["kind"] in ("DraftCharacter", "KeepCharacter")
    first = ("pick",) if drafting and chosen.count("pick") < 3 else ()
    once = [wish for wish in GOING if wish != "set-out" or wish not in chosen]
    for wish in (*first, *once, "done", "no"):
        for offer in asked["offers"]:
            if offer["text"].split()[0] == wish:
                return dict(offer)
    return dict(asked["offers"][0])


def is_own_turn(person: Person) -> bool:
    """Whether it is this person's turn."""
    board = person.shown["board"]
    return bool(board["turn"] > 0 and board["active"] == board["seat"])


def has_moved_on(person: Person, offer: Offer) -> bool:
    """Whether a choice of the draft is made, in which others choose at the same time."""
    asked = person.shown["asked"]
    return not asked or asked["kind"] != "DraftCharacter" or is_gone(person, offer)


def play_turn(keys: Keyboard) -> list[str]:
    """Draft, and play on until the first own turn is over; what was chosen."""
    person = keys.person
    chosen: list[str] = []
    begun = False
    for _ in range(MOST):
        person.settle()
        if begun and not is_own_turn(person):
            break
        begun = begun or is_own_turn(person)
        asked = person.shown["asked"]
        offer = goes(asked, chosen)
        chosen.append(offer["text"].split()[0])
        keys.decide(offer)
        if asked["kind"] == "DraftCharacter":
            person.until(partial(has_moved_on, person, offer))
    return chosen


def test_a_turn_is_played_by_keyboard_alone(sit: Sit) -> None:
    keys = sit("Angela", title="meccg", seats=SEATS, options=OPTIONS, seed=2)
    chosen = play_turn(keys)
    assert {"pick", "set-out", "go-to", "travel"} <= set(chosen)
    company = keys.person.shown["board"]["companies"][0]
    assert company["moved"] or company["site"]["card"]["code"] != "rivendell"


def test_everything_on_the_table_is_reached_by_tab(sit: Sit) -> None:
    keys = sit("Angela", title="meccg", seats=SEATS, options=OPTIONS, seed=2)
    keys.person.settle()
    assert keys.go_round() > keys.page.locator("[data-subject]").count()


def test_nothing_stands_in_anybodys_way_in_middle_earth(arrive: Arrive) -> None:
    people = angela, _ = arrive("Angela"), arrive("Bruno")
    script = tried(DECKS, 3, SEED)
    sit_together(people, script.seed)
    found: dict[str, list[str]] = {}
    for seat, text in script.choices:
        moment = seen(angela)
        if moment and moment not in found:
            found[moment] = obstacles(angela.page)
        if set(found) == MOMENTS:
            break
        follow(people, people[seat], text)
    angela.concede()
    expect(angela.page.locator(".prompt")).to_contain_text("The game is over")
    found["end"] = obstacles(angela.page)
    assert set(found) == {*MOMENTS, "end"}
    assert {moment: faults for moment, faults in found.items() if faults} == {}


MOMENTS = {
    *("DraftCharacter", "Organize", "ChooseSite", "ChooseWay", "PlayHazards"),
    *("attack", "chain"),
}


def seen(person: Person) -> str:
    """What there is to look at now, if it is worth a look."""
    board, asked = person.shown["board"], person.shown["asked"]
    if board["attack"]:
        return "attack"
    if board["chain"]:
        return "chain"
    return asked["kind"] if asked and asked["kind"] in MOMENTS else ""
