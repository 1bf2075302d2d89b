"""The catalogue of cards is written before anybody asks for it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.processes import serving
from westmarch.kernel.registry import games
from westmarch.server import titles, warming


def test_a_server_writes_its_catalogue_by_itself(tmp_path: Path) -> None:
    with serving("--database", str(tmp_path / "games.db")) as (process, address):
        assert process.stderr is not None
        told = iter(process.stderr.readline, b"")
        assert any(b"cards are written" in line for line in told)
        asked = httpx.get(f"{address}/api/titles/meccg/cards?language=de", timeout=30)
        assert len(asked.json()) > 1000


def test_what_is_written_elsewhere_is_what_would_be_written_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(titles, "CATALOGUES", {})
    monkeypatch.setattr(warming, "CATALOGUES", titles.CATALOGUES)
    warming.warm_up()
    found = [(game, language) for game in games().values() for language in game.languages]
    assert set(titles.CATALOGUES) == {(game.name, language) for game, language in found}
    for game, language in found:
        if game.name != "meccg" or language == "de":
            assert titles.CATALOGUES[game.name, language] == titles.write(game, language)
