"""People: at once under a name, kept by a password, known by a cookie that cannot be forged."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import text, update

from tests.server.conftest import Client, browser
from westmarch.server.database import Database, SessionRow
from westmarch.server.keeping import now
from westmarch.server.people import LASTS, NameKept, People, WrongPassword
from westmarch.server.session import COOKIE

anyio = pytest.mark.anyio

PASSWORD = "speak friend and enter"


@pytest.fixture
def server_url(url: str) -> str:
    """Once on each kind of database."""
    return url


@anyio
async def test_somebody_plays_at_once_and_is_known_by_his_cookie(people: People) -> None:
    person, cookie = await people.enter("  Frodo   Baggins ")
    assert (person.name, person.kept) == ("Frodo Baggins", False)
    assert await people.known(cookie) == person


@anyio
async def test_two_people_may_have_the_same_name_while_nobody_keeps_it(people: People) -> None:
    first, _ = await people.enter("Sam")
    second, _ = await people.enter("Sam")
    assert first.id != second.id


@anyio
@pytest.mark.parametrize("name", ["Éowyn", "eowyn", "EOWYN", "E\u0301owyn", " Éowyn "])
async def test_a_name_that_is_kept_is_nobody_elses(people: People, name: str) -> None:
    person, cookie = await people.enter("Éowyn")
    assert (await people.keep(person.id, PASSWORD, cookie)).kept
    with pytest.raises(NameKept):
        await people.enter(name)


@anyio
async def test_of_two_with_a_name_the_first_can_keep_it(people: People) -> None:
    first, first_cookie = await people.enter("Sam")
    second, second_cookie = await people.enter("sam")
    await people.keep(first.id, PASSWORD, first_cookie)
    with pytest.raises(NameKept):
        await people.keep(second.id, PASSWORD, second_cookie)
    assert await people.known(second_cookie) == second


@anyio
async def test_one_comes_back_by_name_and_password(people: People) -> None:
    person, cookie = await people.enter("Gimli")
    await people.keep(person.id, PASSWORD, cookie)
    again, other = await people.log_in("gimli", PASSWORD)
    assert (again.id, again.kept) == (person.id, True)
    assert other != cookie
    for name, password in (("Gimli", "something else"), ("Gloin", PASSWORD)):
        with pytest.raises(WrongPassword):
            await people.log_in(name, password)


@anyio
async def test_a_name_without_a_password_cannot_be_logged_in_to(people: People) -> None:
    await people.enter("Pippin")
    with pytest.raises(WrongPassword):
        await people.log_in("Pippin", "")


@anyio
async def test_a_new_password_logs_out_every_other_browser(people: People) -> None:
    person, here = await people.enter("Gimli")
    await people.keep(person.id, PASSWORD, here)
    _, elsewhere = await people.log_in("Gimli", PASSWORD)
    await people.keep(person.id, PASSWORD + "!", here)
    assert await people.known(elsewhere) is None
    assert await people.known(here) is not None
    with pytest.raises(WrongPassword):
        await people.log_in("Gimli", PASSWORD)


@anyio
async def test_logging_out_makes_the_cookie_worthless(people: People) -> None:
    _, cookie = await people.enter("Frodo")
    await people.log_out(cookie)
    assert await people.known(cookie) is None


@anyio
async def test_forged_cookies_are_nobodys(people: People, database: Database) -> None:
    _, cookie = await people.enter("Frodo")
    token, _, signature = cookie.partition(".")
    forged = (token, f"{token}.", f"{token}.{signature[:-1]}", f"x{cookie}", f"{cookie}x", "", ".")
    for one in forged:
        assert await people.known(one) is None, one
    people.key = bytes(32)
    assert await people.known(cookie) is None


@anyio
async def test_a_cookie_grows_old(people: People, database: Database) -> None:
    _, cookie = await people.enter("Frodo")
    async with database.writing() as session:
        long_ago = now() - LASTS - timedelta(minutes=1)
        await session.execute(update(SessionRow).values(created=long_ago))
    assert await people.known(cookie) is None


@anyio
async def test_all_servers_of_a_database_sign_alike(people: People, database: Database) -> None:
    _, cookie = await people.enter("Frodo")
    other = People(database)
    await other.open()
    assert await other.known(cookie) is not None


@anyio
async def test_neither_passwords_nor_cookies_stand_in_the_database(
    people: People, database: Database
) -> None:
    person, cookie = await people.enter("Frodo")
    await people.keep(person.id, PASSWORD, cookie)
    async with database.reading() as session:
        [stored] = await session.scalars(text("SELECT password FROM people"))
        [digest] = await session.scalars(text("SELECT digest FROM sessions"))
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored
    assert digest not in cookie
    assert cookie.partition(".")[0] not in digest


def test_over_http_a_name_gives_a_cookie_that_scripts_and_other_sites_cannot_use(
    client: Client,
) -> None:
    nobody = client.get("/api/session")
    assert (nobody.status_code, nobody.json()) == (200, None)
    answer = client.post("/api/session", json={"name": "Frodo"})
    assert answer.status_code == 201
    attributes = answer.headers["set-cookie"].lower()
    assert "httponly" in attributes
    assert "samesite=lax" in attributes
    assert "secure" not in attributes
    assert client.get("/api/session").json() == {**answer.json(), "name": "Frodo", "kept": False}


def test_over_http_one_keeps_a_name_logs_out_and_comes_back(client: Client) -> None:
    me = client.post("/api/session", json={"name": "Frodo"}).json()
    kept = client.put("/api/session/password", json={"password": PASSWORD})
    assert kept.json() == {**me, "kept": True}
    assert client.delete("/api/session").status_code == 204
    assert COOKIE not in client.cookies
    assert client.get("/api/session").json() is None
    taken = client.post("/api/session", json={"name": "FRODO"}, params={"language": "de"})
    assert (taken.status_code, taken.json()["what"]) == (409, "name-kept")
    assert "FRODO" in taken.json()["words"]
    wrong = client.post("/api/session/login", json={"name": "Frodo", "password": "wrong one"})
    assert (wrong.status_code, wrong.json()["what"]) == (401, "wrong-password")
    back = client.post("/api/session/login", json={"name": "Frodo", "password": PASSWORD})
    assert back.json() == {**me, "kept": True}


def test_over_http_a_cookie_of_before_the_logout_is_worthless(client: Client) -> None:
    client.post("/api/session", json={"name": "Frodo"})
    stolen = client.cookies[COOKIE]
    client.delete("/api/session")
    client.cookies.set(COOKIE, stolen)
    assert client.get("/api/session").json() is None
    refused = client.get("/api/games")
    assert (refused.status_code, refused.json()["what"]) == (401, "no-session")


@pytest.mark.parametrize("name", ["", " ", "\t", "a\x00b", "a\nb", "x" * 41])
def test_names_that_nobody_could_read_are_refused(client: Client, name: str) -> None:
    answer = client.post("/api/session", json={"name": name})
    assert (answer.status_code, answer.json()["what"]) == (400, "malformed")


def test_short_passwords_are_refused(client: Client) -> None:
    frodo = browser(client, "Frodo")
    assert frodo.put("/api/session/password", json={"password": "mellon"}).status_code == 400
    assert not frodo.get("/api/session").json()["kept"]
