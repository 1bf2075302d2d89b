"""The Fellowship is revealed: W-FMOVE-11 to 16."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import lay_on_table, play
from tests.wotr.fellowship import act, drawn, goes, lone, quest, struck, suffer, tiles
from tests.wotr.scene import SHADOW, scene
from westmarch.kernel.records import replace
from westmarch.wotr.kinds import CharacterId, Face, RegionId
from westmarch.wotr.options import (
    Done,
    HideFellowship,
    MoveFellowship,
    PickCard,
    Stay,
    UseAbility,
    UseTheRing,
)
from westmarch.wotr.prompts import FellowshipGoes
from westmarch.wotr.rules.journeying import (
    MoveTheFellowship,
)


@pytest.mark.rule("W-FMOVE-11", "W-FMOVE-12")
def test_a_tile_with_the_icon_reveals_it_and_the_figure_moves() -> None:
    table = quest(lone(), progress=2)
    struck(table, "std-0r-1")
    assert table.prompt == FellowshipGoes(2)
    table.choose(*goes("trollshaws", "south-downs"))
    state = table.state
    assert (state.bearers, state.progress, state.hidden) == ("south-downs", 0, False)
    table.done()


@pytest.mark.rule("W-FMOVE-11")
def test_a_tile_without_the_icon_does_not() -> None:
    table = quest(lone(), progress=2)
    struck(table, "std-1-1").choose(UseTheRing())
    assert (table.state.progress, table.state.hidden) == (2, True)
    table.done()


@pytest.mark.rule("W-FMOVE-13", "W-RD-22")
def test_revealed_by_the_hunt_it_must_not_end_in_a_haven_nor_stay_in_one() -> None:
    table = quest(lone("parth-celebrant"), progress=1)
    struck(table, "std-0r-1")
    assert Stay() in table.options
    assert goes("lorien")[0] not in table.options
    table.choose(Stay())
    quest(table, progress=1)
    table.state.bearers = RegionId("rivendell")
    struck(table, "std-0r-2")
    assert table.options == goes("fords-of-bruinen", "trollshaws")
    table.choose(*goes("trollshaws")).done()


@pytest.mark.rule("W-FMOVE-13")
def test_it_may_go_through_a_haven() -> None:
    table = quest(lone("dimrill-dale"), progress=2)
    struck(table, "std-0r-1").choose(*goes("lorien"))
    assert table.options == goes("dimrill-dale", "parth-celebrant")
    table.choose(*goes("parth-celebrant")).done()


@pytest.mark.rule("W-RD-22")
def test_a_captured_haven_is_none() -> None:
    table = quest(lone("dimrill-dale", captured=("lorien",)), progress=1)
    struck(table, "std-0r-1")
    assert goes("lorien")[0] in table.options
    table.choose(Stay())
    table.done()


@pytest.mark.rule("W-FMOVE-15", "W-FMOVE-16", "W-EX-18")
def test_revealed_on_the_way_into_moria_it_draws_one_more_tile() -> None:
    table = quest(lone(), progress=3)
    struck(table, "std-1r-1")
    tiles(table, "std-2-1")
    table.choose(UseTheRing(), *goes("fords-of-bruinen", "hollin", "moria"))
    assert table.prompt == suffer("std-2-1", 2)
    table.choose(UseTheRing())
    assert drawn(table) == ["std-1r-1", "std-2-1"]
    assert table.state.corruption == 3
    table.done()


@pytest.mark.rule("W-FMOVE-12", "W-FMOVE-14", "W-EX-18")
def test_revealed_on_the_way_to_goblins_gate_it_draws_none() -> None:
    table = quest(lone(), progress=3)
    struck(table, "std-0r-1").choose(*goes("fords-of-bruinen", "high-pass", "goblins-gate"))
    state = table.state
    assert (state.bearers, state.progress, state.hidden) == ("goblins-gate", 0, False)
    assert drawn(table) == ["std-0r-1"]
    act(table, Face.CHARACTER)
    assert MoveFellowship() not in table.options
    table.choose(HideFellowship())
    act(table, Face.CHARACTER, MoveFellowship()).done()


@pytest.mark.rule("W-RD-08")
@pytest.mark.parametrize(("captured", "count"), [((), 1), (("lorien",), 2)])
def test_a_captured_stronghold_is_one_of_the_shadow(captured: tuple[str, ...], count: int) -> None:
    table = quest(lone("dimrill-dale", captured), progress=2)
    struck(table, "std-0r-1")
    if count == 2:
        tiles(table, "std-0r-2")
    table.choose(*goes("lorien", "parth-celebrant"))
    assert len(drawn(table)) == count
    table.done()


@pytest.mark.rule("W-RD-23")
@pytest.mark.parametrize(("each", "count"), [(True, 3), (False, 2)])
def test_each_stronghold_on_the_way_draws_a_tile_once(each: bool, count: int) -> None:
    table = quest(lone("moria", captured=("lorien",)), progress=4)
    ruleset = replace(table.state.ruleset, tile_for_each_stronghold=each)
    table.state.ruleset = ruleset
    struck(table, "std-0r-1")
    tiles(table, *("std-0r-2", "std-1-1")[: count - 1])
    table.choose(*goes("dimrill-dale", "lorien", "dimrill-dale", "moria"))
    if each:
        table.choose(UseTheRing())
    assert len(drawn(table)) == count
    table.done()


@pytest.mark.rule("W-RD-24")
@pytest.mark.parametrize(("progress", "count"), [(0, 1), (1, 2)])
def test_standing_in_a_stronghold_counts_only_if_the_counter_has_moved(
    progress: int, count: int
) -> None:
    table = quest(lone("moria"), progress=progress)
    table.state.path = [RegionId("hollin"), RegionId("moria")]
    struck(table, "std-0r-1")
    if progress:
        tiles(table, "std-0r-2")
        table.choose(Stay())
    assert len(drawn(table)) == count
    table.done()


@pytest.mark.rule("W-RD-50")
def test_gollum_reveals_it_and_no_stronghold_draws_a_tile() -> None:
    gollum = CharacterId("gollum")
    table = quest(scene({}, fellowship=[], bearers="dimrill-dale"), progress=1)
    struck(table, "std-1-1").choose(UseAbility(gollum, 0))
    # Otherwise it is a revelation by the Hunt.
    assert goes("lorien")[0] not in table.options
    table.choose(*goes("moria"))
    assert table.state.hidden is False
    assert drawn(table) == ["std-1-1"]
    table.done()


@pytest.mark.rule("W-FMOVE-16")
def test_the_tile_of_a_stronghold_comes_on_top_of_the_hunt() -> None:
    table = quest(lone("hollin"), hunt_box=(0, 1))
    table.rolls(6)
    tiles(table, "std-eyer-1", "std-eyer-2")
    table.begin(MoveTheFellowship())
    assert table.prompt == suffer("std-eyer-1", 1)
    table.choose(UseTheRing(), *goes("moria"))
    assert drawn(table) == ["std-eyer-1", "std-eyer-2"]
    assert table.state.corruption == 1
    table.done()


@pytest.mark.rule("W-FMOVE-11", "W-RD-22")
def test_a_card_reveals_it_and_then_it_may_end_in_a_haven() -> None:
    board = {"dimrill-dale": "sauron-nazgul"}
    hand = {1: ["nazgul-search"]}
    table = scene(board, fellowship=["strider"], bearers="dimrill-dale", hands=hand)
    quest(table, progress=1)
    play(table, SHADOW, "nazgul-search").choose(Done(), *goes("lorien"))
    assert (table.state.bearers, table.state.hidden) == ("lorien", False)
    table.done()


@pytest.mark.rule("W-FMOVE-15")
def test_revealed_by_a_card_in_moria_it_draws_a_tile() -> None:
    hand = {1: ["nazgul-search"]}
    table = scene({"hollin": "sauron-nazgul"}, fellowship=[], bearers="hollin", hands=hand)
    quest(table, progress=1)
    play(table, SHADOW, "nazgul-search")
    tiles(table, "std-0r-1").choose(Done(), *goes("moria"))
    assert drawn(table) == ["std-0r-1"]
    table.done()


@pytest.mark.rule("W-RD-50")
def test_but_a_card_for_the_way_draws_one_if_gollum_reveals_it() -> None:
    table = quest(scene({}, fellowship=[], bearers="dimrill-dale"), progress=1)
    lay_on_table(table, "balrog-of-moria")
    struck(table, "std-1-1").choose(UseAbility(CharacterId("gollum"), 0), *goes("moria"))
    assert table.seat == SHADOW
    tiles(table, "std-0r-1").choose(PickCard(table.card("balrog-of-moria")))
    assert drawn(table) == ["std-1-1", "std-0r-1"]
    table.done()
