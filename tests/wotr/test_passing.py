"""Acting in turn, passing, wasting dice: W-PASS."""

from __future__ import annotations

import pytest

from tests.wotr.dice import use, waste
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import DieWasted, Passed
from westmarch.wotr.kinds import Face, FigureId, RegionId, Side
from westmarch.wotr.options import PassAction, Recruit, Waste
from westmarch.wotr.prompts import ChooseSecondRecruit
from westmarch.wotr.rules.acting import ActionPhase

EVENT, MUSTER = Face.EVENT, Face.MUSTER
EDORAS, FOLDE = RegionId("edoras"), RegionId("folde")
REGULAR, ELITE = FigureId("rohan-regular"), FigureId("rohan-elite")


def acting(free: int, shadow: int, hunting: int = 0) -> WotrScene:
    """The Free Peoples are about to act; both have so many dice, all Events, and no Rings."""
    table = scene({}, dice=((EVENT,) * free, (EVENT,) * shadow))
    table.state.rings[FREE] = 0
    table.state.in_hunt_box[SHADOW] = hunting
    return table.begin(ActionPhase())


def waste_events(table: WotrScene, count: int) -> WotrScene:
    """So many actions are wasted."""
    for _ in range(count):
        table.choose(*waste(EVENT))
    return table


@pytest.mark.rule("W-PASS-01")
def test_who_has_fewer_unused_dice_may_pass() -> None:
    table = acting(1, 2)
    assert (table.seat, table.options) == (FREE, (use(EVENT), PassAction()))
    waste_events(table, 3).done()


@pytest.mark.rule("W-PASS-02", "W-RD-01")
@pytest.mark.parametrize(("free", "shadow"), [(2, 2), (3, 2), (1, 0)])
def test_who_has_as_many_unused_dice_or_more_may_not_pass(free: int, shadow: int) -> None:
    table = acting(free, shadow)
    assert (table.seat, table.options) == (FREE, (use(EVENT),))
    waste_events(table, free + shadow).done()


@pytest.mark.rule("W-PASS-03")
def test_who_passes_keeps_his_die_and_is_asked_again() -> None:
    table = acting(1, 3).choose(PassAction())
    assert table.state.dice == [[EVENT], [EVENT] * 3]
    assert table.seat == SHADOW
    table.choose(*waste(EVENT))
    assert (table.seat, table.options) == (FREE, (use(EVENT), PassAction()))
    table.choose(PassAction(), *waste(EVENT))
    assert table.told(Passed) == [Passed(FREE)] * 2
    # One die each: now he must act.
    assert (table.seat, table.options) == (FREE, (use(EVENT),))
    waste_events(table, 2).done()


@pytest.mark.rule("W-PASS-04")
def test_who_alone_has_dice_left_takes_all_his_actions_in_a_row() -> None:
    table = acting(1, 4)
    seats = []
    while not table.position.over:
        seats.append(table.seat)
        table.choose(*waste(EVENT))
    assert seats == [FREE, SHADOW, SHADOW, SHADOW, SHADOW]
    table.done()


@pytest.mark.rule("W-PASS-05", "W-RD-02")
def test_neither_dice_in_the_hunt_box_nor_used_ones_count_for_passing() -> None:
    table = acting(2, 2, hunting=5)
    assert table.options == (use(EVENT),)
    table.choose(*waste(EVENT))
    # He has used one of his two dice, so the Shadow has more, not as many.
    assert (table.seat, table.options) == (SHADOW, (use(EVENT),))
    table.choose(*waste(EVENT))
    assert (table.seat, table.options) == (FREE, (use(EVENT),))
    waste_events(table, 2).done()


@pytest.mark.rule("W-PASS-06")
@pytest.mark.parametrize("face", [Face.CHARACTER, EVENT, MUSTER, Face.ARMY_MUSTER, Face.WILL])
def test_any_die_may_be_used_up_without_effect(face: Face) -> None:
    table = scene({"edoras": "rohan-regular"}, dice=((face,), ())).begin(ActionPhase())
    table.choose(use(face))
    assert len(table.options) > 1
    table.choose(Waste())
    assert table.told(DieWasted) == [DieWasted(FREE, face)]
    assert table.state.dice == [[], []]
    assert table.force("edoras", Side.FREE) == (REGULAR,)
    table.done()


@pytest.mark.rule("W-RD-05")
def test_a_die_may_be_spent_for_nothing_but_a_second_recruit_may_not_be_left_out() -> None:
    table = scene({}, at_war=["rohan"], dice=((MUSTER,), ())).begin(ActionPhase())
    table.choose(use(MUSTER))
    assert table.options[-1] == Waste()
    table.choose(Recruit(REGULAR, EDORAS))
    assert table.prompt == ChooseSecondRecruit()
    assert all(isinstance(option, Recruit) for option in table.options)
    table.choose(Recruit(REGULAR, FOLDE))
    table.done()


@pytest.mark.rule("W-RD-05")
def test_one_figure_is_recruited_if_a_second_is_impossible() -> None:
    taken = ["folde", "helms-deep", "westemnet"]
    table = scene({}, at_war=["rohan"], captured=taken, dice=((MUSTER,), ()))
    table.begin(ActionPhase()).choose(use(MUSTER), Recruit(REGULAR, EDORAS))
    assert table.force("edoras", Side.FREE) == (REGULAR,)
    table.done()
