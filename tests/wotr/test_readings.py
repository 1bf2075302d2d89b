"""Readings (W-RD) for which another one can be played: both are shown."""

from __future__ import annotations

import pytest

from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from tests.wotr.teams import GONDOR, ROHAN, SARUMAN, play_on, use
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.events import TileDrawn
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import CharacterId, DieId, Face, FigureId, Nation, RegionId, Side, TileId
from westmarch.wotr.options import (
    BringIn,
    Cease,
    Done,
    GoTo,
    MarchFrom,
    Negotiate,
    No,
    PassAction,
    PickFigure,
    PickNumber,
    PickRegion,
    PlayCard,
    Recruit,
    Stay,
    TakeAll,
    TakeCharacter,
    UseAbility,
    UseDie,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import MayDeclare, TooMany
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.hunting import Cause, DrawTile, Hunt
from westmarch.wotr.rules.journeying import (
    DeclareFellowship,
    MayEnterMordor,
    RevealFellowship,
)
from westmarch.wotr.rules.mustering import RecruitWithDie
from westmarch.wotr.rules.travelling import MoveAllCompanions, MoveAllMinions, SeparateGroup
from westmarch.wotr.rules.turns import Turn

ARMY, MUSTER = Face.ARMY, Face.MUSTER
MUSTER_DIE = DieId("muster")
EASTEMNET, FOLDE, FANGORN = map(RegionId, ("eastemnet", "folde", "fangorn"))
HELMS_DEEP, WESTEMNET, DALE = map(RegionId, ("helms-deep", "westemnet", "dale"))
MINAS_TIRITH, MORANNON, MORIA = map(RegionId, ("minas-tirith", "morannon", "moria"))
PARTH_CELEBRANT, DIMRILL_DALE = map(RegionId, ("parth-celebrant", "dimrill-dale"))
FORDS_OF_ISEN = RegionId("fords-of-isen")
REGULAR = FigureId("sauron-regular")

both = pytest.mark.parametrize("other", [False, True])
"""The reading that is used, and the other one."""


def read(table: WotrScene, other: bool, name: str) -> WotrScene:
    """Turn a constant of the rule set if the other reading is asked for."""
    if other:
        value = not getattr(table.state.ruleset, name)
        table.state.ruleset = replace(table.state.ruleset, **{name: value})
    return table


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


@pytest.mark.rule("W-RD-07")
@both
def test_nazgul_join_those_who_besiege_a_stronghold(other: bool) -> None:
    board = {"minas-tirith": "gondor-regular, sauron-regular", "fangorn": "sauron-nazgul"}
    table = read(scene(board, besieged=["minas-tirith"]), other, "nazgul_fly_to_sieges")
    table.begin(MoveAllMinions(SHADOW)).choose(PickRegion(FANGORN))
    assert (GoTo(MINAS_TIRITH) in table.options) is not other
    assert GoTo(HELMS_DEEP) not in table.options
    table.choose(GoTo(EASTEMNET))
    table.done()


@pytest.mark.rule("W-RD-08")
@both
def test_a_captured_stronghold_is_one_of_the_shadow(other: bool) -> None:
    table = scene({}, bearers="westemnet", captured=["helms-deep"])
    read(table, other, "captured_strongholds_count")
    table.state.progress = 1
    if not other:
        table.script(Drawn("std-0r-1"))
    table.begin(RevealFellowship()).choose(GoTo(HELMS_DEEP))
    assert len(table.told(TileDrawn)) == (0 if other else 1)
    table.done()


@pytest.mark.rule("W-RD-08")
@both
def test_companions_do_not_stop_in_a_stronghold_that_the_shadow_has_lost(other: bool) -> None:
    table = scene({"north-ithilien": "gimli"}, captured=["minas-morgul"])
    read(table, other, "captured_strongholds_count")
    table.begin(MoveAllCompanions(FREE)).choose(TakeCharacter(CharacterId("gimli")), Done())
    assert (GoTo(RegionId("gorgoroth")) in table.options) is not other
    table.choose(GoTo(RegionId("minas-morgul")))
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


@pytest.mark.rule("W-RD-17")
@both
def test_a_captured_city_neither_wakes_nor_heals(other: bool) -> None:
    table = scene({}, at_war=(), bearers="dale", captured=["dale"])
    read(table, other, "captured_places_wake")
    table.state.corruption = 2
    table.begin(DeclareFellowship(FREE))
    assert (Nation.NORTH in table.state.active) is other
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-RD-18")
@both
def test_a_die_that_pays_for_a_card_does_not_hunt(other: bool) -> None:
    table = scene({}, fellowship=(), hands={FREE: ("there-is-another-way",)})
    read(table, other, "card_dice_hunt")
    use(table, FREE, Face.CHARACTER)
    table.choose(PlayCard(table.card("there-is-another-way")), PickNumber(1))
    assert table.state.progress == 1
    assert table.state.in_hunt_box == [int(other), 0]
    table.done()


@pytest.mark.rule("W-RD-20")
@both
def test_a_minion_comes_in_as_his_card_says_even_in_peace(other: bool) -> None:
    table = read(scene({}, at_war=()), other, "entries_need_war")
    table.state.mordor = 0
    use(table, SHADOW, MUSTER)
    mouth = BringIn(CharacterId("mouth-of-sauron"), RegionId("minas-morgul"))
    assert (mouth in table.options) is not other
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-RD-22")
@both
def test_a_revelation_may_end_in_a_captured_city(other: bool) -> None:
    table = scene({}, bearers="old-forest-road", captured=["dale"])
    read(table, other, "only_held_havens_bar")
    table.state.progress = 1
    table.begin(RevealFellowship())
    assert (GoTo(DALE) in table.options) is not other
    table.choose(Stay())
    table.done()


@pytest.mark.rule("W-RD-23")
@both
def test_each_stronghold_on_the_way_draws_a_tile(other: bool) -> None:
    table = scene({}, bearers="orthanc", captured=["helms-deep"])
    read(table, other, "tile_for_each_stronghold")
    table.state.progress = 2
    table.script(*(Drawn(f"std-0r-{number}") for number in range(1, 2 if other else 3)))
    table.begin(RevealFellowship()).choose(GoTo(FORDS_OF_ISEN), GoTo(HELMS_DEEP))
    assert len(table.told(TileDrawn)) == (1 if other else 2)
    table.done()


@pytest.mark.rule("W-RD-24")
@both
def test_who_is_revealed_without_moving_draws_no_tile_of_a_stronghold(other: bool) -> None:
    table = read(scene({}, bearers="moria"), other, "standing_draws")
    if other:
        table.script(Drawn("std-0r-1"))
    table.begin(RevealFellowship())
    assert len(table.told(TileDrawn)) == int(other)
    table.done()


@pytest.mark.rule("W-RD-25")
@both
def test_separated_companions_do_not_enter_a_siege(other: bool) -> None:
    board = {"helms-deep": "rohan-regular, isengard-regular"}
    table = scene(board, besieged=["helms-deep"], bearers="westemnet")
    read(table, other, "separation_has_limits")
    table.begin(SeparateGroup(FREE)).choose(TakeCharacter(CharacterId("legolas")), Done())
    assert (GoTo(HELMS_DEEP) in table.options) is other
    table.choose(GoTo(WESTEMNET))
    table.done()


@pytest.mark.rule("W-RD-26")
@both
def test_who_declares_at_the_gates_enters_mordor(other: bool) -> None:
    table = read(scene({}, bearers="morannon"), other, "mordor_by_choice")
    table.begin(DeclareFellowship(FREE), MayEnterMordor())
    if other:
        assert table.state.mordor is None
        assert table.options == (No(), Yes())
        table.choose(No())
    assert table.state.mordor == (None if other else 0)
    table.done()


@pytest.mark.rule("W-RD-27")
@both
def test_numbered_tiles_do_not_return_in_mordor(other: bool) -> None:
    table = read(scene({}, bearers="morannon"), other, "numbered_tiles_return")
    for tile in map(TileId, ("std-3-1", "std-eyer-1")):
        table.state.pool.remove(tile)
        table.state.drawn.append(tile)
    table.begin(DeclareFellowship(FREE))
    assert ("std-3-1" in table.state.pool) is other
    assert "std-eyer-1" in table.state.pool
    table.done()


@pytest.mark.rule("W-RD-28")
@both
def test_an_eye_in_mordor_counts_all_dice_in_the_hunt_box(other: bool) -> None:
    table = read(scene({}), other, "free_dice_feed_eyes")
    table.state.mordor, table.state.in_hunt_box = 0, [1, 2]
    table.script(Drawn("std-eyer-1")).begin(DrawTile(Cause.MORDOR)).choose(UseTheRing())
    assert table.state.corruption == (2 if other else 3)
    table.done()


@pytest.mark.rule("W-RD-30")
@both
def test_idleness_corrupts_in_the_turn_of_entry(other: bool) -> None:
    table = read(scene({}, bearers="morannon"), other, "idle_on_entry").begin(Turn())
    while table.prompt != MayDeclare():
        table.choose(table.options[0])
    table.choose(Yes())
    play_on(table)
    assert table.state.mordor == 0
    assert table.state.corruption == int(not other)
    table.done()


@pytest.mark.rule("W-RD-31")
@both
def test_with_five_dice_in_the_hunt_box_every_hunt_die_succeeds(other: bool) -> None:
    table = read(scene({}), other, "hunt_rolls_of_one_fail")
    table.state.in_hunt_box = [5, 1]
    table.rolls(1)
    if not other:
        table.script(Drawn("std-0r-1"))
    table.begin(Hunt())
    assert len(table.told(TileDrawn)) == int(not other)
    table.done()


@pytest.mark.rule("W-RD-33")
@both
def test_a_lost_stronghold_costs_one_point(other: bool) -> None:
    table = read(scene({}, players=4), other, "losses_count_one")
    table.state.captured = {HELMS_DEEP: SARUMAN, RegionId("orthanc"): ROHAN}
    table.state.winner, table.state.how = Side.SHADOW, "corruption"
    assert GAME.outcome(table.state).scores == (0, 0, 0, 0 if other else 1)


@pytest.mark.rule("W-RD-34")
@both
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_player_moves_all_companions(other: bool, seat: Seat) -> None:
    table = scene({"minas-tirith": "boromir, gimli"}, players=4)
    read(table, other, "companions_act_together")
    boromir, gimli = CharacterId("boromir"), CharacterId("gimli")
    table.begin(MoveAllCompanions(seat)).choose(TakeCharacter(boromir))
    assert table.options == ((Done(),) if other else (Done(), TakeCharacter(gimli)))
    table.choose(Done(), GoTo(RegionId("osgiliath")))
    if not other:
        table.choose(TakeCharacter(gimli), Done(), GoTo(RegionId("osgiliath")))
    table.done()


@pytest.mark.rule("W-RD-34")
@both
def test_either_player_separates_a_group(other: bool) -> None:
    table = read(scene({}, players=4), other, "companions_act_together")
    strider, legolas = CharacterId("strider"), CharacterId("legolas")
    table.begin(SeparateGroup(ROHAN)).choose(TakeCharacter(strider))
    assert (TakeCharacter(legolas) in table.options) is not other
    table.choose(Done(), GoTo(RegionId("rivendell")))
    table.done()


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


@pytest.mark.rule("W-RD-50")
@both
def test_a_chosen_revelation_draws_no_tile_of_a_stronghold(other: bool) -> None:
    table = read(scene({}, fellowship=(), bearers="moria"), other, "chosen_revelation_draws")
    table.state.progress = 1
    table.script(Drawn("std-2-1"), *([Drawn("std-0r-1")] if other else []))
    table.begin(DrawTile(Cause.ROLL, 1))
    table.choose(UseAbility(CharacterId("gollum"), 0), UseTheRing(), GoTo(DIMRILL_DALE))
    assert len(table.told(TileDrawn)) == (2 if other else 1)
    assert not table.state.hidden
    table.done()
