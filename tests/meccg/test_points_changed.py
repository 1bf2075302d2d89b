"""Whose cards change whose points (M-SCORE-15, M-SCORE-16, M-EX-41)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, enter, scene
from westmarch.meccg import numbers, scoring
from westmarch.meccg.kinds import Alignment

HEROES = (Alignment.HERO, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
DARK = (Alignment.MINION, Alignment.HERO)
RING = "dwarven-ring-of-barins-tribe-minion"
ISENGARD = "isengard-fallen-wizard"


@pytest.mark.rule("M-SCORE-15", "M-EX-41")
@pytest.mark.parametrize(("sides", "points"), [(DARK, 5), (FALLEN, 1)])
def test_what_heroes_and_minions_say_is_worth_nothing_to_the_fallen(
    sides: tuple[Alignment, Alignment], points: int
) -> None:
    table = scene(("bree-minion", ["perchen", RING]), alignments=sides)
    ring = table.id(RING)
    before = numbers.corruption(table.state, table.id("perchen"))
    enter(table.state, "rumor-of-the-one", ONE)
    assert scoring.worth(table.state, ONE, ring) == points
    assert numbers.corruption(table.state, table.id("perchen")) == before + 1


@pytest.mark.rule("M-SCORE-15", "M-EX-41")
@pytest.mark.parametrize(("sides", "points"), [(HEROES, 1), (FALLEN, 0)])
def test_tribute_is_worth_nothing_to_the_fallen(
    sides: tuple[Alignment, Alignment], points: int
) -> None:
    table = scene(("bree", ["beretar"]), in_play=["rangers-of-the-north"], alignments=sides)
    rangers = table.id("rangers-of-the-north")
    before = sum(scoring.points(table.state, ONE).values())
    enter(table.state, "tribute-garnered", ONE, rangers)
    assert sum(scoring.points(table.state, ONE).values()) == before + points


@pytest.mark.rule("M-SCORE-16")
def test_stage_cards_and_the_wizard_change_points_of_the_fallen() -> None:
    table = scene((ISENGARD, ["beretar", "glamdring"]), alignments=FALLEN)
    sword = table.id("glamdring")
    assert scoring.worth(table.state, ONE, sword) == 1
    enter(table.state, "legacy-of-smiths", ONE)
    assert scoring.worth(table.state, ONE, sword) == 2
