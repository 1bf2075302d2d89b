"""War of the Ring among people: two, four, and one against a program to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, post
from tests.e2e.playing import Person
from tests.e2e.secrecy import leaks
from tests.e2e.serving import Server
from tests.e2e.warring import FIGHTING, RUNNING, Wishes, wished

OWN = ("seat", "hands", "discards")
"""What a board shows to one seat and not to another."""

MOST = 400
"""So many choices are more than any of these games takes."""


def sit_together(people: Sequence[Person], seed: int) -> None:
    """Sit down at one table."""
    first, *others = people
    seats = [{"kind": "human"}, *[{"kind": "open"} for _ in others]]
    made = post(first, "/api/games", {"title": "wotr", "seats": seats, "seed": seed})
    for other in others:
        post(other, f"/api/games/{made['id']}/join", {"invitation": made["invitation"]})
    for person in people:
        person.page.goto(f"{person.address}/games/{made['id']}")
        person.arrive()


def play_through(people: Sequence[Person], turns: int, wishes: Wishes) -> None:
    """Let whoever is asked choose, and all others see it, until so many turns are over."""
    for _ in range(MOST):
        people[0].until(lambda: any(person.offers for person in people))
        chooser = next(person for person in people if person.offers)
        if chooser.shown["board"]["turn"] > turns:
            return
        chooser.choose(wished(chooser.offers, wishes))
        for person in people:
            person.follow(chooser)
            sees_what_is_under_way(person)
    raise AssertionError(f"{turns} turns were not over after {MOST} choices")


def sees_what_is_under_way(person: Person) -> None:
    """A battle and a Hunt are drawn as long as they last."""
    for part in ("battle", "hunt"):
        strip = person.page.locator(f"section.{part}")
        expect(strip).to_have_count(1 if person.shown["board"][part] else 0)


def common(person: Person) -> dict[str, Any]:
    """What a person sees that everybody at the table sees."""
    board = person.shown["board"]
    return {part: board[part] for part in board if part not in OWN}


def saw(person: Person, part: str) -> list[dict[str, Any]]:
    """Every battle, or every Hunt, that was shown to a person."""
    return [frame["board"][part] for _, frame in person.saw if frame["board"][part]]


def test_two_play_three_turns_with_battle_and_hunt(arrive: Arrive, server: Server) -> None:
    people = angela, bruno = arrive("Angela"), arrive("Bruno")
    sit_together(people, seed=8)
    play_through(people, 3, FIGHTING)
    assert common(angela) == common(bruno)
    for person in people:
        assert any(side["rolled"] for one in saw(person, "battle") for side in one["sides"])
        assert any(one["rolled"] and one["tile"] for one in saw(person, "hunt"))
        assert any(sent["type"] == "choose" for sent in person.sent)
        expect(person.page.get_by_role("log")).to_contain_text("Turn 4")
    told = {type(event).__name__ for event in server.course(angela.game).table.events(None)}
    assert {"BattleBegan", "CombatCardsRevealed", "HuntRolled", "TileDrawn"} <= told


def test_one_plays_against_a_program_to_the_end(arrive: Arrive, server: Server) -> None:
    angela = arrive("Angela")
    seats = [{"kind": "human"}, {"kind": "agent", "agent": "heuristic"}]
    made = post(angela, "/api/games", {"title": "wotr", "seats": seats, "seed": 25})
    angela.page.goto(f"{angela.address}/games/{made['id']}")
    angela.arrive()
    for _ in range(MOST):
        angela.settle()
        if angela.is_over:
            break
        angela.choose(wished(angela.offers, RUNNING))
    expect(angela.page.get_by_text("The game is over")).to_be_visible()
    expect(angela.question).to_have_text(angela.shown["ending"]["words"])
    course = server.course(angela.game)
    assert course.over
    assert course.version == angela.version


def test_whoever_lays_the_table_chooses_his_side(arrive: Arrive) -> None:
    angela = arrive("Angela")
    angela.page.get_by_role("link", name="New game").first.click()
    angela.page.get_by_text("War of the Ring", exact=True).first.click()
    seats = angela.page.locator(".seats li")
    sitters = seats.get_by_label("Who sits there")
    expect(seats.nth(0)).to_contain_text("Free Peoples")
    expect(seats.nth(1)).to_contain_text("Shadow")
    sitters.nth(1).select_option("human")
    expect(sitters.nth(0)).to_have_value("open")
    sitters.nth(0).select_option("agent medium")
    angela.begin()
    assert angela.shown["board"]["players"][angela.shown["seat"]]["side"] == "shadow"


def test_four_play_a_turn(arrive: Arrive) -> None:
    people = [arrive(name) for name in ("Angela", "Bruno", "Carla", "Dario")]
    sit_together(people, seed=2)
    play_through(people, 1, FIGHTING)
    for person in people:
        assert common(person) == common(people[0])
        assert any(sent["type"] == "choose" for sent in person.sent)
        assert len(person.shown["board"]["hands"]) == 4


def test_a_hand_that_were_shown_would_be_noticed(arrive: Arrive, server: Server) -> None:
    angela, bruno = arrive("Angela"), arrive("Bruno")
    sit_together((angela, bruno), seed=8)
    play_through((angela, bruno), 0, FIGHTING)
    bruno.follow(angela)
    [own, others] = [person.shown["board"]["hands"] for person in (angela, bruno)]
    assert any(card["code"] for card in own[0])
    assert not any(card["code"] for card in own[1])
    peeking = Person(angela.page, angela.address)
    shown = {**angela.shown, "board": {**angela.shown["board"], "hands": [own[0], others[1]]}}
    peeking.saw = [(angela.game, shown)]
    found = list(leaks([(peeking, server)]))
    assert len(found) == len(others[1])
