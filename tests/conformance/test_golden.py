"""Golden transcripts: what a game of a known seed looks like, so that a change shows as a diff."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.conformance.games import every_game
from tests.conformance.transcript import transcript
from westmarch.kernel.game import AnyGame

GOLDEN = Path(__file__).parent.parent / "golden"
SEED = 7


@pytest.mark.parametrize(
    ("game", "players"), every_game(), ids=lambda value: getattr(value, "name", str(value))
)
def test_a_known_game_goes_as_it_did(game: AnyGame, players: int, update_golden: bool) -> None:
    path = GOLDEN / f"{game.name}-{players}.txt"
    now = transcript(game, players, SEED)
    if update_golden:
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, "utf-8")
    then = path.read_text("utf-8")
    changed = difflib.unified_diff(then.splitlines(), now.splitlines(), "then", "now", lineterm="")
    told = "\n".join(changed)
    assert not told, f"{told}\nIf this is meant: pytest --update-golden {Path(__file__).name}"
