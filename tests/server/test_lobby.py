"""The lobby over HTTP: games are created, joined, started, saved, and seen by whom they concern."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import westmarch
from tests.server.conftest import Client, browser
from westmarch.kernel.game import Setup
from westmarch.server.database import Database
from westmarch.server.errors import Refusal
from westmarch.server.keeping import Keeper, new_id, now
from westmarch.server.lobby import prepare
from westmarch.server.people import People
from westmarch.server.preparing import options_for, title
from westmarch.server.seating import MOST_UNFINISHED, Seating
from westmarch.server.storing import Entry, SeatKind, StoredGame, StoredSeat

HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}
AGENT = {"kind": "agent", "agent": "random"}


@pytest.fixture
def server_url(url: str) -> str:
    """Once on each kind of database."""
    return url


@pytest.fixture
def frodo(client: Client) -> Client:
    return browser(client, "Frodo")


@pytest.fixture
def sam(client: Client) -> Client:
    return browser(client, "Sam")


def create(who: Client, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = who.post("/api/games", json={"title": "lcg", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(who: Client, path: str, body: Any = None, **params: str) -> tuple[int, str]:
    answer = who.post(path, json=body, params=params)
    assert answer.json()["words"]
    return answer.status_code, answer.json()["what"]


def do(client: Client, work: Any) -> Any:
    """Carry out something with the server's own storage."""
    assert client.blocking_portal is not None
    return client.blocking_portal.call(work)


def keeper(client: Client) -> Keeper:
    found: Keeper = client.app.state.keeper
    return found


def test_a_game_for_one_begins_at_once_with_all_options(frodo: Client) -> None:
    game = create(frodo, HUMAN, options={"mode": "easy"}, seed=7)
    assert game["started"]
    assert game["waits_for_me"]
    assert game["options"]["mode"] == "easy"
    assert game["options"]["scenario"] == "passage-through-mirkwood"
    assert game["seats"] == [
        {"kind": "human", "name": "Frodo", "mine": True, "decides": True, "agent": None}
    ]
    assert frodo.get(f"/api/games/{game['id']}").json() == game


def test_a_game_waits_until_its_last_seat_is_taken(frodo: Client, sam: Client) -> None:
    game = create(frodo, HUMAN, OPEN, AGENT)
    assert not game["started"]
    token = game["invitation"]
    seen = sam.get(f"/api/invitations/{token}").json()
    assert (seen["id"], seen["may_join"]) == (game["id"], True)
    joined = sam.post(f"/api/games/{game['id']}/join", json={"invitation": token}).json()
    assert joined["started"]
    assert [seat["name"] for seat in joined["seats"]] == ["Frodo", "Sam", ""]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]


def test_without_an_invitation_a_private_game_cannot_be_joined(frodo: Client, sam: Client) -> None:
    game = create(frodo, HUMAN, OPEN)
    path = f"/api/games/{game['id']}/join"
    assert sam.get(f"/api/games/{game['id']}").json()["invitation"] is None
    assert refused(sam, path, {}) == (403, "no-invitation")
    assert refused(sam, path, {"invitation": "guessed"}) == (403, "no-invitation")
    assert not any(seat["mine"] for seat in sam.get(f"/api/games/{game['id']}").json()["seats"])


def test_a_public_game_can_be_joined_by_all_and_is_listed_as_open(
    frodo: Client, sam: Client
) -> None:
    game = create(frodo, HUMAN, OPEN, public=True)
    [listed] = sam.get("/api/games").json()["open"]
    assert (listed["id"], listed["may_join"], listed["invitation"]) == (game["id"], True, None)
    assert sam.post(f"/api/games/{game['id']}/join", json={"seat": 1}).json()["started"]
    lists = sam.get("/api/games").json()
    assert (len(lists["mine"]), lists["open"]) == (1, [])


def test_a_taken_seat_is_refused_and_so_is_a_game_that_has_begun(
    client: Client, frodo: Client, sam: Client
) -> None:
    game = create(frodo, HUMAN, OPEN, OPEN, public=True)
    path = f"/api/games/{game['id']}/join"
    assert refused(sam, path, {"seat": 0}) == (409, "seat-taken")
    assert sam.post(path, json={"seat": 2}).status_code == 200
    merry = browser(client, "Merry")
    assert refused(merry, path, {"seat": 2}) == (409, "seat-taken")
    assert merry.post(path, json={}).json()["started"]
    assert refused(browser(client, "Pippin"), path, {}) == (409, "has-begun")


def test_my_games_that_wait_for_me_come_first(frodo: Client, sam: Client) -> None:
    waiting = create(frodo, HUMAN)
    create(frodo, HUMAN, OPEN)
    mine = frodo.get("/api/games").json()["mine"]
    assert [game["id"] == waiting["id"] for game in mine] == [True, False]
    assert sam.get("/api/games").json() == {"mine": [], "open": [], "watch": []}


def test_public_games_that_have_begun_can_be_watched_until_they_end(
    client: Client, frodo: Client, sam: Client
) -> None:
    game = create(frodo, HUMAN, public=True)
    create(frodo, HUMAN)
    assert [one["id"] for one in sam.get("/api/games").json()["watch"]] == [game["id"]]
    do(client, lambda: keeper(client).end(game["id"]))
    assert sam.get("/api/games").json()["watch"] == []


def test_one_stands_up_before_the_game_begins(frodo: Client, sam: Client) -> None:
    game = create(frodo, HUMAN, OPEN, OPEN, public=True)
    path = f"/api/games/{game['id']}"
    assert refused(sam, f"{path}/leave") == (403, "not-seated")
    sam.post(f"{path}/join", json={})
    assert frodo.post(f"{path}/leave").status_code == 204
    left = sam.get(path).json()
    assert left["mine"]
    assert [seat["kind"] for seat in left["seats"]] == ["open", "human", "open"]
    assert sam.post(f"{path}/leave").status_code == 204
    assert sam.get(path).json()["what"] == "no-such-game"


def test_a_game_that_has_begun_cannot_be_left_through_the_lobby(frodo: Client) -> None:
    game = create(frodo, HUMAN)
    assert refused(frodo, f"/api/games/{game['id']}/leave") == (409, "has-begun")


def test_the_owner_begins_with_programs_on_the_open_seats(frodo: Client, sam: Client) -> None:
    game = create(frodo, HUMAN, OPEN)
    path = f"/api/games/{game['id']}/start"
    assert refused(sam, path, {"fill": "random"}) == (403, "not-owner")
    assert refused(frodo, path, {}) == (409, "seats-open")
    assert refused(frodo, path, {"fill": "wizard"}) == (422, "bad-agent")
    begun = frodo.post(path, json={"fill": "random"}).json()
    assert begun["started"]
    assert [seat["agent"] for seat in begun["seats"]] == [None, "random"]
    assert refused(frodo, path, {"fill": "random"}) == (409, "has-begun")


def test_at_a_hot_seat_each_has_a_name_on_one_screen(frodo: Client) -> None:
    seats = [{"kind": "human", "name": "Merry"}, {"kind": "human", "name": ""}]
    game = create(frodo, *seats, hot_seat=True)
    assert [(seat["name"], seat["mine"]) for seat in game["seats"]] == [
        ("Merry", True),
        ("Frodo", True),
    ]
    assert game["hot_seat"]


@pytest.mark.parametrize(
    ("wanted", "what"),
    [
        ({"title": "chess", "seats": [HUMAN]}, "no-such-title"),
        ({"title": "lcg", "seats": [HUMAN] * 5}, "bad-players"),
        ({"title": "lcg", "seats": [AGENT]}, "nobody-human"),
        ({"title": "lcg", "seats": [HUMAN, {"kind": "agent", "agent": "x"}]}, "bad-agent"),
        ({"title": "lcg", "seats": [HUMAN], "options": {"mode": "hopeless"}}, "bad-option"),
        ({"title": "lcg", "seats": [HUMAN], "options": {"speed": "high"}}, "bad-option"),
        ({"title": "lcg", "seats": [HUMAN], "options": {"mode": "nightmare"}}, "bad-setup"),
        ({"title": "lcg", "seats": [{**HUMAN, "deck": "1x Nobody"}]}, "bad-deck"),
        ({"title": "lcg", "seats": []}, "malformed"),
        ({"title": "lcg"}, "malformed"),
        ({"title": "lcg", "seats": [HUMAN], "hurry": True}, "malformed"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_cannot_be_played_is_refused_in_words(
    frodo: Client, wanted: dict[str, Any], what: str, language: str
) -> None:
    answer = frodo.post("/api/games", json=wanted, params={"language": language})
    assert answer.json()["what"] == what, answer.text
    assert 400 <= answer.status_code < 500
    assert frodo.get("/api/games").json()["mine"] == []


@pytest.mark.parametrize(
    ("seat", "options", "german"),
    [
        (HUMAN, {"mode": "nightmare"}, "der Albtraum-Modus braucht Karten"),
        ({**HUMAN, "deck": "1x Nobody"}, {}, "Es gibt keine Karte namens „Nobody“"),
        ({**HUMAN, "deck": "<deck"}, {}, "das ist kein Deck von OCTGN"),
    ],
)
def test_what_a_game_refuses_is_told_in_the_readers_language(
    frodo: Client, seat: dict[str, Any], options: dict[str, str], german: str
) -> None:
    wanted = {"title": "lcg", "seats": [seat], "options": options}
    told = frodo.post("/api/games", json=wanted, params={"language": "de"}).json()["words"]
    assert german in told
    english = frodo.post("/api/games", json=wanted).json()["words"]
    assert german not in english


def test_each_brings_his_own_deck_and_the_others_take_starter_decks(
    client: Client, frodo: Client, sam: Client
) -> None:
    game = create(frodo, {**HUMAN, "deck": "spirit"}, OPEN, OPEN, public=True)
    path = f"/api/games/{game['id']}/join"
    assert refused(sam, path, {"deck": "1x Nobody", "seat": 1}) == (422, "bad-deck")
    sam.post(path, json={"seat": 2, "deck": "lore"})
    browser(client, "Merry").post(path, json={})
    kept = do(client, lambda: keeper(client).game(game["id"]))
    assert kept.setup.decks == ("spirit", "leadership", "lore")
    assert kept.started


def test_nobody_creates_games_without_end(frodo: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.server.seating.MOST_UNFINISHED", 2)
    assert MOST_UNFINISHED > 2
    for _ in range(2):
        create(frodo, HUMAN, OPEN)
    wanted = {"title": "lcg", "seats": [HUMAN, OPEN]}
    assert refused(frodo, "/api/games", wanted) == (409, "too-many-games")


def test_a_saved_game_leaves_out_what_was_taken_back_and_plays_again(
    client: Client, frodo: Client
) -> None:
    game = create(frodo, HUMAN, seed=7)
    table = westmarch.new("lcg", seed=7, players=1)
    for _ in range(6):
        table.choose(0)
    chosen = [choice.text().partition(" ")[2] for choice in table.choices]
    log = [*chosen[:5], "!back 3", *chosen[3:], "!concede"]
    entries = tuple(Entry(number, 0, words) for number, words in enumerate(log))
    do(client, lambda: keeper(client).append(game["id"], entries))
    answer = frodo.get(f"/api/games/{game['id']}/saved")
    assert answer.headers["content-disposition"].startswith('attachment; filename="lcg-')
    again = westmarch.load(answer.text)
    assert [choice.text() for choice in again.choices] == [f"0 {words}" for words in chosen]


def test_a_game_with_others_is_saved_only_when_it_is_over(
    client: Client, frodo: Client, sam: Client
) -> None:
    game = create(frodo, HUMAN, OPEN, public=True)
    path = f"/api/games/{game['id']}/saved"
    assert frodo.get(path).json()["what"] == "not-over"
    sam.post(f"/api/games/{game['id']}/join", json={})
    assert frodo.get(path).json()["what"] == "not-over"
    assert sam.get(path).status_code == 403
    assert client.get(path).status_code == 403
    do(client, lambda: keeper(client).end(game["id"]))
    for who in (frodo, client):
        assert who.get(path).status_code == 200


def test_nobody_else_can_save_the_game_of_somebody_who_plays_alone(
    frodo: Client, sam: Client
) -> None:
    game = create(frodo, HUMAN, public=True)
    assert sam.get(f"/api/games/{game['id']}/saved").status_code == 403


def test_an_uploaded_game_is_a_replay_and_comes_back_the_same(
    client: Client, frodo: Client
) -> None:
    table = westmarch.new("lcg", seed=3, players=2)
    for _ in range(10):
        table.choose(0)
    answer = frodo.post("/api/replays", content=table.save())
    assert answer.status_code == 201, answer.text
    replay = answer.json()
    assert (replay["started"], replay["ended"], replay["older_rules"]) == (True, True, False)
    assert frodo.get(f"/api/games/{replay['id']}/saved").text == table.save()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"format": 1', '"format": 99'),
        ('"game": "lcg"', '"game": "chess"'),
        ('"players": 2', '"players": 9'),
        ('"standard"', '"hopeless"'),
        ('  "0 ', '  "7 '),
        ('  "0 ', '  "0 !back 0 '),
        ('  "0 ', '  "0 \\u0000'),
        ('"seed"', '"weed"'),
    ],
)
def test_what_is_no_saved_game_is_refused_and_not_kept(frodo: Client, old: str, new: str) -> None:
    table = westmarch.new("lcg", seed=3, players=2)
    table.choose(0)
    text = table.save()
    broken = text.replace(old, new, 1)
    assert broken != text
    answer = frodo.post("/api/replays", content=broken)
    assert answer.json()["what"] in ("bad-saved-game", "no-such-title", "malformed")
    assert frodo.get("/api/games").json()["mine"] == []


def test_a_problem_is_reported_with_what_was_seen(frodo: Client) -> None:
    game = create(frodo, HUMAN)
    body = {"words": "Gimli is stuck.", "seen": {"board": [1, 2, None]}}
    answer = frodo.post(f"/api/games/{game['id']}/reports", json=body)
    assert answer.status_code == 201
    assert answer.json()["id"]
    assert refused(frodo, "/api/games/none/reports", body) == (404, "no-such-game")
    assert frodo.post(f"/api/games/{game['id']}/reports", json={"words": ""}).status_code == 400


def test_a_program_that_begins_plays_by_itself(client: Client, frodo: Client) -> None:
    """The lobby wakes the table when it is set, without anybody watching."""
    game = create(frodo, HUMAN, {"kind": "agent", "agent": "random"})
    kept = do(client, lambda: keeper(client).game(game["id"]))
    assert kept.started


@pytest.mark.anyio
async def test_of_two_who_want_the_last_seat_one_gets_it(
    people: People, database: Database
) -> None:
    frodo, _ = await people.enter("Frodo")
    others = [(await people.enter(name))[0] for name in ("Sam", "Merry", "Pippin", "Fatty")]
    at = now()
    seats = (StoredSeat(SeatKind.HUMAN, frodo.id, "Frodo"), StoredSeat(SeatKind.OPEN))
    setup = Setup(2, options_for(title("lcg"), {}))
    game = StoredGame(new_id(), "lcg", 1, setup, 1, seats, frodo.id, at, at, public=True)
    seating = Seating(database, prepare)
    await seating.create(game, [None, None])
    results = await asyncio.gather(
        *(seating.join(game.id, person, None, None) for person in others), return_exceptions=True
    )
    [joined] = [result for result in results if isinstance(result, StoredGame)]
    refusals = [result.what for result in results if isinstance(result, Refusal)]
    assert joined.started
    assert sorted(refusals) == ["has-begun"] * 3
    assert joined.seats[1].person in {person.id for person in others}
