"""Readings (W-RD) for which another one can be played: both are shown."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.reading import both, read
from tests.wotr.scene import FREE, SHADOW, scene
from tests.wotr.teams import ROHAN, SARUMAN
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import DieId, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    Cease,
    Done,
    GoTo,
    MarchFrom,
    Negotiate,
    PassAction,
    PickFigure,
    Recruit,
    TakeAll,
    UseDie,
    Waste,
)
from westmarch.wotr.prompts import TooMany
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.mustering import RecruitWithDie

ARMY, MUSTER = Face.ARMY, Face.MUSTER
MUSTER_DIE = DieId("muster")
EASTEMNET, FOLDE, FANGORN = map(RegionId, ("eastemnet", "folde", "fangorn"))
HELMS_DEEP, WESTEMNET = map(RegionId, ("helms-deep", "westemnet"))
MINAS_TIRITH = RegionId("minas-tirith")
PARTH_CELEBRANT = RegionId("parth-celebrant")
REGULAR = FigureId("sauron-regular")


@pytest.mark.rule("W-RD-01")
@both
def test_who_has_as_many_dice_may_not_pass(other: bool) -> None:
    table = read(scene({}, dice=([MUSTER], [MUSTER])), other, "pass_needs_fewer_dice")
    table.begin(TakeAction(FREE))
    assert (PassAction() in table.options) is other
    table.choose(UseDie(MUSTER_DIE), Waste())
    table.done()


@pytest.mark.rule("W-RD-02")
@both
def test_dice_in_the_hunt_box_do_not_count_for_passing(other: bool) -> None:
    table = read(scene({}, dice=([MUSTER], [MUSTER])), other, "hunt_dice_are_unused")
    table.state.in_hunt_box = [0, 1]
    table.begin(TakeAction(FREE))
    assert (PassAction() in table.options) is other
    table.choose(UseDie(MUSTER_DIE), Waste())
    table.done()


@pytest.mark.rule("W-RD-03")
@both
def test_an_army_moves_into_an_undefended_settlement(other: bool) -> None:
    table = read(scene({"eastemnet": "sauron-regular"}), other, "armies_enter_settlements")
    use(table, SHADOW, ARMY).choose(MarchFrom(EASTEMNET))
    assert (GoTo(FOLDE) in table.options) is not other
    table.choose(GoTo(FANGORN), TakeAll())
    table.done()


@pytest.mark.rule("W-RD-04")
@both
def test_a_nazgul_alone_keeps_no_army_out(other: bool) -> None:
    board = {"eastemnet": "rohan-regular", "fangorn": "sauron-nazgul"}
    table = read(scene(board), other, "only_units_block")
    use(table, FREE, ARMY).choose(MarchFrom(EASTEMNET))
    assert (GoTo(FANGORN) in table.options) is not other
    table.choose(GoTo(FOLDE), TakeAll())
    table.done()


@pytest.mark.rule("W-RD-04")
@both
def test_a_nazgul_alone_does_not_keep_from_recruiting(other: bool) -> None:
    table = read(scene({"edoras": "sauron-nazgul"}), other, "only_units_block")
    use(table, FREE, MUSTER)
    recruit = Recruit(FigureId("rohan-regular"), RegionId("edoras"))
    assert (recruit in table.options) is not other
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-05")
@both
def test_a_die_may_be_used_up_for_nothing(other: bool) -> None:
    table = read(scene({}, at_war=()), other, "dice_may_be_wasted")
    use(table, FREE, MUSTER)
    assert (Waste() in table.options) is not other
    table.choose(Negotiate(Nation.GONDOR))
    table.done()


@pytest.mark.rule("W-RD-05")
def test_a_die_that_allows_nothing_is_used_up_in_any_case() -> None:
    table = read(scene({}, at_war=()), True, "dice_may_be_wasted")
    use(table, FREE, ARMY)
    assert table.options == (Waste(),)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-05")
@both
def test_a_second_figure_that_can_come_comes(other: bool) -> None:
    table = read(scene({}), other, "may_recruit_one")
    table.begin(RecruitWithDie(FREE, FigureId("gondor-regular"), MINAS_TIRITH))
    assert (Done() in table.options) is other
    table.choose(Done() if other else Recruit(FigureId("rohan-regular"), HELMS_DEEP))
    assert table.force("helms-deep", Side.FREE) == (() if other else (FigureId("rohan-regular"),))
    table.done()


@pytest.mark.rule("W-RD-06")
@both
def test_a_move_may_not_bring_too_many_together(other: bool) -> None:
    board = {"fangorn": "6 sauron-regular", "parth-celebrant": "6 sauron-regular"}
    table = read(scene(board), other, "may_overstack")
    use(table, SHADOW, Face.ARMY).choose(MarchFrom(FANGORN), GoTo(EASTEMNET), TakeAll())
    table.choose(MarchFrom(PARTH_CELEBRANT), GoTo(EASTEMNET))
    assert (TakeAll() in table.options) is other
    if other:
        table.choose(TakeAll())
        assert table.prompt == TooMany(EASTEMNET)
        table.choose(PickFigure(REGULAR), PickFigure(REGULAR))
    else:
        table.choose(*[take for take in table.options if take != Done()][:1] * 4, Done())
    assert len(table.force("eastemnet")) == 10
    table.done()


@pytest.mark.rule("W-RD-06")
@both
def test_a_recruit_may_not_be_one_too_many(other: bool) -> None:
    table = read(scene({"orthanc": "10 isengard-regular"}), other, "may_overstack")
    use(table, SHADOW, MUSTER)
    recruit = Recruit(FigureId("isengard-elite"), RegionId("orthanc"))
    assert (recruit in table.options) is other
    if other:
        table.choose(recruit, PickFigure(FigureId("isengard-regular")))
        assert len(table.force("orthanc")) == 10
    else:
        table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-15")
@both
def test_a_leader_alone_does_not_make_his_nation_attacked(other: bool) -> None:
    board = {"eastemnet": "sauron-regular", "folde": "rohan-regular, gondor-leader"}
    table = read(scene(board, at_war=["sauron"]), other, "leaders_provoke")
    before = table.steps("gondor"), table.steps("rohan")
    table.rolls(1, 1, 1)
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll(), Cease())
    assert (before[0] - table.steps("gondor"), before[1] - table.steps("rohan")) == (other, 1)
    table.done()


@pytest.mark.rule("W-RD-33")
@both
def test_a_lost_stronghold_costs_one_point(other: bool) -> None:
    table = read(scene({}, players=4), other, "losses_count_one")
    table.state.captured = {HELMS_DEEP: SARUMAN, RegionId("orthanc"): ROHAN}
    table.state.winner, table.state.how = Side.SHADOW, "corruption"
    assert GAME.outcome(table.state).scores == (0, 0, 0, 0 if other else 1)


@pytest.mark.rule("W-RD-46")
@both
def test_the_besieged_do_not_move_out(other: bool) -> None:
    board = {"helms-deep": "rohan-regular, isengard-regular"}
    table = read(scene(board, besieged=["helms-deep"]), other, "besieged_may_leave")
    use(table, FREE, ARMY)
    assert (MarchFrom(HELMS_DEEP) in table.options) is other
    if other:
        table.choose(MarchFrom(HELMS_DEEP), GoTo(WESTEMNET), TakeAll())
        assert table.holder("helms-deep") is Side.SHADOW
    else:
        table.choose(Waste())
    table.done()
