"""The server as a whole: pages, headers, limits, errors, settings, and how it stops."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from tests.server.conftest import Client, Server, browser, new_database
from tests.server.processes import serving
from westmarch.cli import main
from westmarch.server.errors import WORDS, Refusal
from westmarch.server.logs import write_logs
from westmarch.server.security import is_own
from westmarch.server.session import COOKIE
from westmarch.server.settings import (
    BadSettings,
    Limits,
    Settings,
    database_url,
    from_environment,
    settings_from,
    to_environment,
)

GAME = {"title": "lcg", "seats": [{"kind": "human"}]}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as it is built: one page and its assets; and a file that is none of its own."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Westmarch</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("draw()")
    (folder / "assets" / "large-3c4d.js").write_text("draw();" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_every_answer_has_the_headers_that_keep_strangers_out(client: Client) -> None:
    for path in ("/api/titles", "/api/session", "/nowhere", "/api/nowhere", "/health"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
    assert client.get("/api/titles").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.evil", "x["])
def test_a_page_of_another_site_changes_nothing(client: Client, origin: str) -> None:
    frodo = browser(client, "Frodo")
    answer = frodo.post("/api/games", json=GAME, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["what"]) == (403, "foreign-origin")
    assert frodo.get("/api/games").json()["mine"] == []
    own = frodo.post("/api/games", json=GAME, headers={"Origin": "http://testserver.local"})
    assert own.status_code == 201


def test_further_origins_can_be_allowed() -> None:
    settings = Settings("sqlite+aiosqlite://", origins=("https://games.example",))
    assert is_own("https://games.example", "localhost:8150", settings)
    assert not is_own("http://games.example", "localhost:8150", settings)
    assert is_own("http://localhost:8150", "localhost:8150", settings)
    assert not is_own("http://localhost:8151", "localhost:8150", settings)
    assert is_own(None, "localhost:8150", settings)


def test_a_forged_cookie_is_nobodys(client: Client) -> None:
    frodo = browser(client, "Frodo")
    token, _, signature = frodo.cookies[COOKIE].partition(".")
    for forged in (token, f"{token}.{'0' * len(signature)}", f"{token[::-1]}.{signature}", "ä"):
        headers = {b"Cookie": f"{COOKIE}={forged}".encode()}
        assert client.get("/api/session", headers=headers).json() is None
        answer = client.get("/api/games", headers=headers)
        assert (answer.status_code, answer.json()["what"]) == (401, "no-session")


def test_what_is_too_large_is_refused(server: Server) -> None:
    limits = Limits(body=2_000, saved_game=4_000)
    with server(limits=limits) as client:
        frodo = browser(client, "Frodo")
        deck = {"title": "lcg", "name": "Large", "text": "x" * 3_000}
        answer = frodo.post("/api/decks", json=deck)
        assert (answer.status_code, answer.json()["what"]) == (413, "too-large")
        assert frodo.post("/api/decks", json={**deck, "text": "x" * 100}).status_code == 201
        for size, status in ((3_000, 400), (5_000, 413)):
            saved = frodo.post("/api/replays", content=json.dumps(["x" * size]))
            assert saved.status_code == status
        pieces = frodo.post("/api/decks", content=(b"x" * 500 for _ in range(10)))
        assert pieces.status_code == 413


def test_who_asks_too_often_has_to_wait(server: Server) -> None:
    with server(limits=Limits(requests=5)) as client:
        codes = [client.get("/api/titles").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        answer = client.get("/api/titles", params={"language": "de"})
        assert answer.json()["what"] == "too-many"
        assert "Warte" in answer.json()["words"]
        assert client.get("/health").status_code == 200


def test_passwords_cannot_be_tried_without_end(server: Server) -> None:
    with server(limits=Limits(passwords=3)) as client:
        body = {"name": "Frodo", "password": "wrong password"}
        codes = [client.post("/api/session/login", json=body).status_code for _ in range(4)]
        assert codes == [401, 401, 401, 429]
        forwarded = {"X-Forwarded-For": "192.0.2.1"}
        other = client.post("/api/session/login", json=body, headers=forwarded)
        assert other.status_code == 429
        assert client.get("/api/titles").status_code == 200


def test_nobody_enters_under_names_without_end(server: Server) -> None:
    with server(limits=Limits(sessions=2)) as client:
        codes = [client.post("/api/session", json={"name": "Sam"}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'"x"', b'{"name": 5}', b"null"])
def test_malformed_requests_get_a_clear_answer(client: Client, body: bytes) -> None:
    answer = client.post("/api/session", content=body, params={"language": "de"})
    assert (answer.status_code, answer.json()["what"]) == (400, "malformed")
    assert answer.json()["words"].startswith("Die Anfrage hat nicht die erwartete Form")


def test_what_is_nowhere_or_cannot_be_done_there_is_said_in_words(client: Client) -> None:
    nowhere = client.get("/api/nowhere", params={"language": "de"})
    assert (nowhere.status_code, nowhere.json()) == (
        404,
        {"what": "not-found", "words": "Hier ist nichts."},
    )
    wrong = client.patch("/api/titles")
    assert (wrong.status_code, wrong.json()["what"]) == (405, "wrong-method")
    assert client.get("/api/games/a%00b").json()["what"] == "not-found"
    assert client.get("/api/rules", params={"words": "a\0b"}).json()["what"] == "not-found"


def test_a_fault_of_ours_is_logged_and_tells_nothing(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret of the inner room")

    monkeypatch.setattr("westmarch.server.titles.title_info", fail)
    with structlog.testing.capture_logs() as logs:
        answer = client.get("/api/titles")
    assert (answer.status_code, answer.json()["what"]) == (500, "fault")
    assert "secret" not in answer.text
    [fault] = [line for line in logs if line["event"] == "fault"]
    assert fault["path"] == "/api/titles"


def test_requests_are_logged_without_what_is_nobodys_business(client: Client) -> None:
    with structlog.testing.capture_logs() as logs:
        frodo = browser(client, "Frodo")
        frodo.get("/api/rules", params={"words": "precious"})
        client.get("/health")
    assert [(line["path"], line["status"]) for line in logs] == [
        ("/api/session", 201),
        ("/api/rules", 200),
    ]
    assert "precious" not in str(logs)
    assert frodo.cookies[COOKIE] not in str(logs)


def test_logs_for_machines_are_json_without_variables(capsys: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    try:
        write_logs(as_json=True)
        password = "speak friend"
        try:
            raise RuntimeError(f"{len(password)}")
        except RuntimeError:
            structlog.get_logger().exception("fault", game="x")
    finally:
        structlog.configure(**before)
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["game"], line["level"]) == ("fault", "x", "error")
    assert line["exception"][0]["exc_type"] == "RuntimeError"
    assert password not in json.dumps(line)


def test_every_refusal_can_be_said_in_both_languages() -> None:
    details = dict.fromkeys(
        ("name", "detail", "most", "seat", "why", "formats", "can", "id", "reason"), "something"
    )
    for what in WORDS:
        english, german = (Refusal(what, **details).problem(one) for one in ("en", "de"))
        assert english.words != german.words
        assert "{" not in english.words + german.words


def test_health_and_metrics_are_for_those_who_watch_over_it(client: Client) -> None:
    assert client.get("/health").json()["well"]
    client.get("/api/titles")
    metrics = client.get("/metrics").text
    assert "westmarch_requests_total" in metrics
    assert 'path="/api/titles"' in metrics


def test_a_server_without_its_database_is_not_well(client: Client) -> None:
    class Gone:
        def reading(self) -> Any:
            raise OSError("gone")

    database = client.app.state.database
    before, database.reading = database.reading, Gone().reading
    try:
        answer = client.get("/health")
    finally:
        database.reading = before
    assert (answer.status_code, answer.json()["well"]) == (503, False)


def test_the_api_describes_itself_exactly(client: Client) -> None:
    described = client.get("/schema/openapi.json").json()
    paths = described["paths"]
    assert {"/api/session", "/api/games", "/api/titles", "/api/decks", "/api/rules"} <= set(paths)
    new_game = described["components"]["schemas"]["NewGame"]
    assert new_game["additionalProperties"] is False
    assert new_game["properties"]["seats"]["items"]["$ref"].endswith("/SeatWanted")
    refusal = paths["/api/games"]["post"]["responses"]["409"]["content"]["application/json"]
    assert refusal["schema"]["$ref"].endswith("/Problem")
    language = [one["name"] for one in paths["/api/titles"]["get"]["parameters"]]
    assert language == ["language"]


def test_the_description_can_be_read_as_a_page_without_scripts(client: Client) -> None:
    page = client.get("/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/games</code>" in page.text
    assert 'takes <a href="#NewGame">NewGame</a>' in page.text
    assert '<h3 id="NewGame">' in page.text
    assert "<script" not in page.text


def test_the_client_is_one_page_for_every_address(server: Server, built: Path) -> None:
    with server(client=str(built)) as client:
        for place in ("/", "/join/abc", "/games/x/replay", "/decks"):
            page = client.get(place)
            assert (page.status_code, page.text) == (200, "<title>Westmarch</title>")
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        assert client.get("/icon.svg").text == "<svg/>"
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        large = client.get("/assets/large-3c4d.js")
        assert large.headers["content-encoding"] == "gzip"
        assert large.text == "draw();" * 1000
        assert client.get("/assets/gone.js").status_code == 404
        assert client.get("/gone.png").json()["what"] == "not-found"
        assert client.get("/api/nowhere").json()["what"] == "not-found"


@pytest.mark.parametrize("path", ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/..//..//secret.txt"])
def test_nothing_outside_of_the_client_is_served(server: Server, built: Path, path: str) -> None:
    with server(client=str(built)) as client:
        assert "secret" not in client.get(path).text


def test_without_a_client_one_is_told_how_to_build_it(client: Client) -> None:
    answer = client.get("/", headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.json()["what"]) == (404, "no-client")
    assert "make play" in answer.json()["words"]


def test_settings_come_from_arguments_and_environment(tmp_path: Path) -> None:
    environment = {
        "WESTMARCH_DATABASE": "postgresql://frodo:ring@db/shire",
        "WESTMARCH_ORIGINS": "https://a.example https://b.example",
        "WESTMARCH_LIMITS": '{"requests": 7}',
        "WESTMARCH_SECURE": "yes",
        "WESTMARCH_REDIS": "redis://cache:6379",
        "WESTMARCH_REMEMBER": "30",
        "WESTMARCH_CORES": "5",
    }
    found = settings_from(workers=3, environment=environment)
    assert found.database == "postgresql+asyncpg://frodo:ring@db/shire"
    assert found.origins == ("https://a.example", "https://b.example")
    assert (found.limits.requests, found.limits.passwords) == (7, Limits().passwords)
    assert (found.secure, found.workers) == (True, 3)
    assert (found.redis, found.remember, found.cores) == ("redis://cache:6379", 30, 5)
    given = settings_from(database=str(tmp_path / "a.db"), environment=environment)
    assert given.database == f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
    assert given.is_sqlite
    many = {n: settings_from(workers=n, database="postgresql://x", environment={}) for n in (1, 99)}
    assert [many[n].cores for n in many] == [os.cpu_count(), 1]


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        ({"database": "mysql://x/y"}, {}),
        ({"database": "games.db", "workers": 2}, {}),
        ({"database": "games.db"}, {"WESTMARCH_LIMITS": "many"}),
        ({"database": "games.db"}, {"WESTMARCH_REMEMBER": "0"}),
        ({"database": "games.db"}, {"WESTMARCH_REMEMBER": "long"}),
        ({"database": "games.db"}, {"WESTMARCH_CORES": "0"}),
        ({"database": "games.db"}, {"WESTMARCH_CORES": "all"}),
        ({"database": "games.db", "redis": "localhost"}, {}),
    ],
)
def test_settings_that_cannot_be_are_refused(
    arguments: dict[str, Any], environment: dict[str, str]
) -> None:
    with pytest.raises(BadSettings):
        settings_from(**arguments, environment=environment)


def test_several_workers_on_sqlite_are_refused_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.db"
    assert main.run(["serve", "--database", str(file), "--workers", "2", "--port", "0"]) == 2
    assert "--database postgresql://" in capsys.readouterr().err
    assert not file.exists()


def test_by_default_games_lie_in_the_users_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        "westmarch.server.settings.user_data_path", lambda *_, **__: tmp_path / "own"
    )
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path / 'own' / 'westmarch.db'}"


def test_workers_are_set_like_their_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_SERVER", "")
    settings = Settings("postgresql+asyncpg://x/y", port=9, workers=2, limits=Limits(requests=3))
    to_environment(settings)
    assert from_environment() == settings


def test_a_server_that_is_stopped_stops_and_loses_nothing(tmp_path: Path) -> None:
    file = str(tmp_path / "games.db")
    with serving("--database", file) as (process, address), httpx.Client(base_url=address) as frodo:
        frodo.post("/api/session", json={"name": "Frodo"})
        game = frodo.post("/api/games", json=GAME).json()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
        assert f"Westmarch is at {address}/" in out.decode()
        assert process.returncode == 0, err.decode()
        assert "Traceback" not in err.decode()
    with serving("--database", file) as (_, address):
        again = httpx.get(f"{address}/api/games/{game['id']}", cookies=dict(frodo.cookies))
        assert again.json()["id"] == game["id"]


def test_several_workers_share_one_postgresql(postgres: str) -> None:
    url = new_database(postgres)
    with serving("--database", url, "--workers", "2") as (process, address):
        with httpx.Client(base_url=address, timeout=30) as frodo:
            frodo.post("/api/session", json={"name": "Frodo"})
            game = frodo.post("/api/games", json=GAME).json()
        for _ in range(8):  # each by a connection of its own, so that both workers answer
            answer = httpx.get(f"{address}/api/games/{game['id']}", cookies=dict(frodo.cookies))
            assert answer.json()["id"] == game["id"]
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=30)
        assert "Traceback" not in err.decode()
