"""Readings (W-RD) about Characters, the Fellowship and the Hunt: both ways are shown."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.reading import both, read
from tests.wotr.scene import FREE, SHADOW, scene
from tests.wotr.teams import GONDOR, ROHAN, play_on
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import Seat
from westmarch.wotr.events import TileDrawn
from westmarch.wotr.kinds import CharacterId, Face, Nation, RegionId, TileId
from westmarch.wotr.options import (
    BringIn,
    Done,
    GoTo,
    No,
    PickNumber,
    PickRegion,
    PlayCard,
    Stay,
    TakeCharacter,
    UseAbility,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import MayDeclare
from westmarch.wotr.rules.hunting import Cause, DrawTile, Hunt
from westmarch.wotr.rules.journeying import (
    DeclareFellowship,
    MayEnterMordor,
    RevealFellowship,
)
from westmarch.wotr.rules.travelling import MoveAllCompanions, MoveAllMinions, SeparateGroup
from westmarch.wotr.rules.turns import Turn

ARMY, MUSTER = Face.ARMY, Face.MUSTER
EASTEMNET, FANGORN = map(RegionId, ("eastemnet", "fangorn"))
HELMS_DEEP, WESTEMNET, DALE = map(RegionId, ("helms-deep", "westemnet", "dale"))
MINAS_TIRITH = RegionId("minas-tirith")
DIMRILL_DALE = RegionId("dimrill-dale")
FORDS_OF_ISEN = RegionId("fords-of-isen")


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
