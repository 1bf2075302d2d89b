"""`westmarch reports`: problems are listed and shown, and their games can be told again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import westmarch
from tests.server.conftest import QUICK
from tests.server.live_client import game_of
from westmarch.cli import main
from westmarch.kernel.text import option_text
from westmarch.server.database import Database
from westmarch.server.keeping import Keeper
from westmarch.server.lobby import prepare
from westmarch.server.people import People
from westmarch.server.seating import Seating
from westmarch.server.storing import Entry, SeatKind, StoredSeat

WORDS = "Gimli is stuck.\nHe says so himself."


@pytest.fixture(autouse=True)
def highway(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WESTMARCH_GAMES", "tests.kernel.highway.game:GAME")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


async def reported(url: str) -> tuple[str, str]:
    """A game of five choices, of which one is taken back, reported twice."""
    database = Database(url)
    await database.migrate()
    people, keeper = People(database, QUICK), Keeper(database)
    await people.open()
    frieda, _ = await people.enter("Frieda")
    seats = [StoredSeat(SeatKind.HUMAN, frieda.id, frieda.name)] * 2
    game = await Seating(database, prepare).create(game_of(seats, seed=4), [None, None])
    table = westmarch.new("highway", seed=4, players=2)
    lines = []
    for _ in range(5):
        decision = table.decisions[0]
        lines.append((decision.seat, option_text(decision.options[-1])))
        table.choose(decision.options[-1], decision.seat)
    log = [*lines[:2], (lines[1][0], "!back 1"), *lines[1:]]
    entries = tuple(Entry(n, seat, text) for n, (seat, text) in enumerate(log))
    await keeper.append(game.id, entries[:4])
    first = await keeper.report(game.id, frieda.id, WORDS, b'{"version":4}')
    await keeper.append(game.id, entries[4:])
    second = await keeper.report(game.id, frieda.id, "And now?", b"null")
    await database.close()
    return first, second


def test_problems_are_listed_and_shown_and_their_games_told_again(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--database", url)
    first, second = asyncio.run(reported(url))
    assert main.run(["reports", *at]) == 0
    _, latest, earlier = (line for line in capsys.readouterr().out.splitlines() if line.strip(" ─"))
    assert latest.startswith(second[:6])
    assert "And now?" in latest
    assert earlier.startswith(first[:6])
    assert all(word in earlier for word in ("Frieda", "highway", " 4 ", "Gimli is stuck. ..."))
    assert "himself" not in earlier
    assert main.run(["reports", first[:6], *at, "--out", "then.json", "--seen", "seen.json"]) == 0
    told = capsys.readouterr()
    assert all(line in told.out for line in (first, *WORDS.splitlines(), "after 4 entries"))
    assert "westmarch replay then.json" in told.err
    assert json.loads(Path("seen.json").read_text()) == {"version": 4}
    assert main.run(["replay", "then.json"]) == 0
    assert len(westmarch.load(Path("then.json").read_bytes()).choices) == 2
    assert main.run(["reports", second, *at, "--out", "now.json"]) == 0
    assert len(westmarch.load(Path("now.json").read_bytes()).choices) == 5


def test_what_is_not_there_is_said(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(reported(url))
    for words, complaint in (
        (["nothing"], "there is no report 'nothing'"),
        ([""], "or more than one"),
        (["%"], "there is no report '%'"),
        (["--out", "x.json"], "name its id"),
    ):
        assert main.run(["reports", *words, "--database", url]) == 2
        assert complaint in capsys.readouterr().err
    assert main.run(["reports", "--database", "nowhere.db"]) == 2
    assert "there is no database at" in capsys.readouterr().err
    assert not Path("nowhere.db").exists()


def test_without_reports_that_is_said(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def empty() -> None:
        database = Database(url)
        await database.migrate()
        await database.close()

    asyncio.run(empty())
    assert main.run(["reports", "--database", url]) == 0
    assert capsys.readouterr().out == "Nobody has reported a problem.\n"
