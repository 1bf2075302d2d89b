"""Games that were played to victory, kept so that they can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest

import westmarch
from westmarch.lcg.tables import SCENARIOS

GOLDEN = Path(__file__).parents[1] / "golden"
WON = sorted(GOLDEN.glob("lcg-won-*.json"))


def test_each_scenario_has_been_won() -> None:
    assert {path.stem.removeprefix("lcg-won-") for path in WON} == set(SCENARIOS)


@pytest.mark.parametrize("path", WON, ids=lambda path: path.stem)
def test_a_won_game_is_won_again(path: Path) -> None:
    table = westmarch.load(path.read_text("utf-8"))
    assert table.over
    assert table.outcome is not None
    assert table.outcome.how == "won"
    assert table.setup.options["scenario"] in path.stem
    assert table.save() == path.read_text("utf-8")
