"""Playing again: the same set-up and seats, and one new table for all who ask for it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Client, browser
from tests.server.test_lobby import AGENT, HUMAN, OPEN, create, do, keeper, refused
from westmarch.kernel.records import replace
from westmarch.server.keeping import next_id
from westmarch.server.seating import Seating


@pytest.fixture
def frodo(client: Client) -> Client:
    return browser(client, "Frodo")


@pytest.fixture
def sam(client: Client) -> Client:
    return browser(client, "Sam")


@pytest.fixture
def finished(client: Client, frodo: Client, sam: Client) -> dict[str, Any]:
    """A game of Frodo, Sam and a program that is over."""
    seats = ({**HUMAN, "deck": "spirit"}, OPEN, AGENT)
    game = create(frodo, *seats, options={"mode": "easy"}, public=True, seed=7)
    path = f"/api/games/{game['id']}"
    sam.post(f"{path}/join", json={"deck": "lore"})
    assert refused(frodo, f"{path}/again") == (409, "still-running")
    do(client, lambda: keeper(client).end(game["id"]))
    return game


def again(who: Client, game: str) -> dict[str, Any]:
    answer = who.post(f"/api/games/{game}/again")
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_set_up_and_seats_are_kept_and_chance_is_new(
    client: Client, frodo: Client, sam: Client, finished: dict[str, Any]
) -> None:
    new = again(sam, finished["id"])
    old = do(client, lambda: keeper(client).game(finished["id"]))
    kept = do(client, lambda: keeper(client).game(new["id"]))
    assert (kept.setup, kept.seats, kept.public) == (old.setup, old.seats, True)
    assert kept.setup.decks == ("spirit", "lore", "leadership")
    assert (kept.started, kept.ended, new["mine"]) == (True, False, True)
    assert kept.seed != old.seed
    assert new["id"] in [game["id"] for game in frodo.get("/api/games").json()["mine"]]


def test_all_come_to_the_same_table_until_that_game_is_over_too(
    client: Client, frodo: Client, sam: Client, finished: dict[str, Any]
) -> None:
    second = again(frodo, finished["id"])["id"]
    assert again(sam, finished["id"])["id"] == second
    do(client, lambda: keeper(client).end(second))
    third = again(sam, finished["id"])["id"]
    assert third not in (second, finished["id"])
    assert again(frodo, second)["id"] == third


def test_two_who_ask_at_the_same_moment_come_to_one_table(
    client: Client, finished: dict[str, Any]
) -> None:
    async def both() -> list[str]:
        seating: Seating = client.app.state.seating
        old = await keeper(client).game(finished["id"])
        new = replace(old, id=next_id(old.id), started=False, ended=False)
        asked = (seating.create_once(new, [None] * 3) for _ in range(2))
        return [game.id for game in await asyncio.gather(*asked)]

    assert do(client, both) == [next_id(finished["id"])] * 2


def test_who_did_not_sit_there_plays_no_second_game(
    client: Client, finished: dict[str, Any]
) -> None:
    path = f"/api/games/{finished['id']}/again"
    assert refused(browser(client, "Merry"), path) == (403, "not-seated")
    assert client.post(path).status_code == 401
