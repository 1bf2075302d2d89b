"""Decks of one's own: kept, changed, deleted, and nobody else's business."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Client, browser
from westmarch.server.api import NewDeck
from westmarch.server.database import Database
from westmarch.server.decks import Shelf
from westmarch.server.errors import Refusal
from westmarch.server.people import People

DECK = {"title": "lcg", "name": "Dwarves", "text": "1x Gimli"}


@pytest.fixture
def server_url(url: str) -> str:
    """Once on each kind of database."""
    return url


@pytest.fixture
def frodo(client: Client) -> Client:
    return browser(client, "Frodo")


def kept(who: Client, **more: str) -> dict[str, Any]:
    answer = who.post("/api/decks", json={**DECK, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_deck_is_kept_and_listed_though_it_is_not_legal_yet(frodo: Client) -> None:
    deck = kept(frodo)
    assert {**deck, **DECK} == deck
    assert frodo.get("/api/decks").json() == [deck]
    assert frodo.get("/api/decks", params={"title": "lcg"}).json() == [deck]
    assert frodo.get("/api/decks", params={"title": "wotr"}).json() == []


def test_a_deck_is_written_anew_and_thrown_away(frodo: Client) -> None:
    deck = kept(frodo)
    path = f"/api/decks/{deck['id']}"
    changed = frodo.put(path, json={**DECK, "text": "1x Gimli\n1x Legolas"}).json()
    assert changed["text"] == "1x Gimli\n1x Legolas"
    assert changed["changed"] > deck["changed"]
    assert frodo.delete(path).status_code == 204
    assert frodo.get("/api/decks").json() == []
    assert frodo.delete(path).json()["what"] == "no-such-deck"
    assert frodo.put(path, json=DECK).status_code == 404


def test_two_decks_of_one_person_have_two_names(frodo: Client, client: Client) -> None:
    first, second = kept(frodo), kept(frodo, name="Elves")
    again = frodo.post("/api/decks", json=DECK)
    assert (again.status_code, again.json()["what"]) == (409, "deck-named")
    renamed = frodo.put(f"/api/decks/{second['id']}", json=DECK)
    assert (renamed.status_code, renamed.json()["what"]) == (409, "deck-named")
    assert [deck["id"] for deck in frodo.get("/api/decks").json()] == [first["id"], second["id"]]
    assert kept(browser(client, "Sam"))["name"] == "Dwarves"


def test_nobody_sees_or_changes_the_decks_of_others(frodo: Client, client: Client) -> None:
    deck = kept(frodo)
    sam = browser(client, "Sam")
    assert sam.get("/api/decks").json() == []
    path = f"/api/decks/{deck['id']}"
    assert sam.put(path, json={**DECK, "text": ""}).json()["what"] == "no-such-deck"
    assert sam.delete(path).status_code == 404
    assert frodo.get("/api/decks").json() == [deck]


def test_decks_belong_to_games_that_there_are(frodo: Client) -> None:
    answer = frodo.post("/api/decks", json={**DECK, "title": "chess"})
    assert (answer.status_code, answer.json()["what"]) == (404, "no-such-title")


def test_without_a_name_nobody_has_decks(client: Client) -> None:
    assert client.get("/api/decks").status_code == 401
    assert client.post("/api/decks", json=DECK).status_code == 401


@pytest.mark.anyio
async def test_a_shelf_is_full_some_day(
    database: Database, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westmarch.server.decks.MOST_DECKS", 2)
    person, _ = await people.enter("Frodo")
    shelf = Shelf(database)
    for name in ("One", "Two"):
        await shelf.add(person.id, NewDeck("lcg", name, "1x Gimli ×"))
    with pytest.raises(Refusal, match="too-many-decks"):
        await shelf.add(person.id, NewDeck("lcg", "Three", ""))
    assert [deck.name for deck in await shelf.decks(person.id, "lcg")] == ["One", "Two"]


@pytest.mark.anyio
async def test_names_of_decks_are_unique_in_both_databases(
    database: Database, people: People
) -> None:
    person, _ = await people.enter("Frodo")
    shelf = Shelf(database)
    first = await shelf.add(person.id, NewDeck("lcg", "One", ""))
    second = await shelf.add(person.id, NewDeck("lcg", "Two", ""))
    for attempt in (
        shelf.add(person.id, NewDeck("lcg", "One", "")),
        shelf.change(person.id, second.id, NewDeck("lcg", "One", "")),
    ):
        with pytest.raises(Refusal, match="deck-named"):
            await attempt
    assert (await shelf.change(person.id, first.id, NewDeck("lcg", "One", "x"))).text == "x"
