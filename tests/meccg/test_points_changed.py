"""Whose cards change whose points (M-SCORE-15, M-SCORE-16, M-EX-41)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, enter, scene
from westmarch.meccg import numbers, scoring
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.options import Enter, PlayAtSite

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


@pytest.mark.rule("M-SCORE-15", "M-EX-41")
@pytest.mark.parametrize(("sides", "points"), [(HEROES, 2 + 1), (FALLEN, 1)])
def test_sentinels_are_worth_nothing_to_the_fallen(
    sides: tuple[Alignment, Alignment], points: int
) -> None:
    hand = ["sentinels-of-numenor", "men-of-lebennin"]
    table = scene(("pelargir", ["beretar"]), hand=hand, alignments=sides).organize()
    table.choose(table.play("sentinels-of-numenor")).finish()
    men = table.id("men-of-lebennin")
    table.rolls(6, 6).visit().choose(Enter(), PlayAtSite(men, table.id("beretar")))
    assert table.card("men-of-lebennin").zone is Zone.PLAY
    assert table.card("sentinels-of-numenor").kept == (men,)
    assert scoring.worth(table.state, ONE, men) == points
    table.finish()


@pytest.mark.rule("M-SCORE-16")
def test_stage_cards_and_the_wizard_change_points_of_the_fallen() -> None:
    table = scene((ISENGARD, ["beretar", "glamdring"]), alignments=FALLEN)
    sword = table.id("glamdring")
    assert scoring.worth(table.state, ONE, sword) == 1
    enter(table.state, "legacy-of-smiths", ONE)
    assert scoring.worth(table.state, ONE, sword) == 2
