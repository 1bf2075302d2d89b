"""Moving, declaring, revealing, hiding and healing: W-FMOVE."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import lay_on_table, play
from tests.wotr.fellowship import act, goes, quest, struck, suffer, tiles, waste_all_dice
from tests.wotr.scene import SHADOW, WotrScene, scene
from westmarch.kernel.records import replace
from westmarch.wotr.events import HuntRolled, TileDrawn
from westmarch.wotr.kinds import CharacterId, Face, RegionId
from westmarch.wotr.options import (
    Done,
    HideFellowship,
    MoveFellowship,
    No,
    PickCard,
    PickNumber,
    PlayCard,
    PutIntoHuntBox,
    SeparateCompanions,
    Stay,
    UseAbility,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import AllocateDice, FellowshipGoes, MayDeclare, SufferHunt
from westmarch.wotr.rules.journeying import (
    MayDeclareFellowship,
    MoveTheFellowship,
)
from westmarch.wotr.rules.turns import Turn

TO_MORIA = ("fords-of-bruinen", "hollin", "moria")


def lone(bearers: str = "rivendell", captured: tuple[str, ...] = ()) -> WotrScene:
    """Strider and the Ring-bearers alone on the board."""
    return scene({}, fellowship=["strider"], bearers=bearers, captured=captured)


def declare(table: WotrScene, *regions: str) -> WotrScene:
    """The Fellowship is declared and goes this way."""
    return table.begin(MayDeclareFellowship()).choose(Yes(), *goes(*regions))


def drawn(table: WotrScene) -> list[str]:
    """The tiles drawn so far."""
    return [one.tile for one in table.told(TileDrawn)]


@pytest.mark.rule("W-FMOVE-01", "W-FMOVE-14")
def test_a_revealed_fellowship_cannot_move() -> None:
    table = quest(lone(), hidden=False)
    act(table, Face.CHARACTER)
    assert table.options == (HideFellowship(), SeparateCompanions(), Waste())
    table.choose(HideFellowship())
    act(table, Face.CHARACTER)
    assert table.options == (MoveFellowship(), SeparateCompanions(), Waste())
    table.choose(Waste()).done()


@pytest.mark.rule("W-FMOVE-02")
def test_a_move_advances_the_counter_and_nothing_else() -> None:
    table = quest(lone(), progress=1)
    act(table, Face.CHARACTER, MoveFellowship())
    state = table.state
    assert (state.progress, state.bearers, state.hidden) == (2, "rivendell", True)
    table.done()


@pytest.mark.rule("W-FMOVE-03", "W-HUNT-06")
def test_the_die_goes_into_the_hunt_box_when_the_hunt_is_over() -> None:
    table = quest(lone(), hunt_box=(0, 1))
    table.rolls(6)
    tiles(table, "std-2-1")
    act(table, Face.CHARACTER, MoveFellowship())
    assert isinstance(table.prompt, SufferHunt)
    assert table.state.in_hunt_box == [0, 1]
    table.choose(UseTheRing())
    assert table.state.in_hunt_box == [1, 1]
    table.done()


@pytest.mark.rule("W-RD-18")
def test_a_die_that_has_played_a_card_which_moves_it_does_not_go_there() -> None:
    table = scene({}, fellowship=[], hands={0: ["there-is-another-way"]})
    quest(table, corruption=1)
    act(table, Face.CHARACTER, PlayCard(table.card("there-is-another-way")), PickNumber(1))
    assert table.state.progress == 1
    assert table.state.in_hunt_box == [0, 0]
    assert len(table.told(HuntRolled)) == 1
    table.done()


@pytest.mark.rule("W-FMOVE-04")
def test_it_may_move_several_times_in_a_turn_with_a_die_each() -> None:
    table = lone()
    for _ in range(3):
        act(table, Face.CHARACTER, MoveFellowship())
    assert table.state.progress == 3
    assert table.state.in_hunt_box == [3, 0]
    table.done()


@pytest.mark.rule("W-FMOVE-05", "W-FMOVE-14")
def test_it_can_be_declared_only_while_it_is_hidden() -> None:
    table = lone().begin(MayDeclareFellowship())
    assert (table.prompt, table.options) == (MayDeclare(), (No(), Yes()))
    table.choose(No())
    quest(table, hidden=False).begin(MayDeclareFellowship())
    table.done()


@pytest.mark.rule("W-FMOVE-05")
@pytest.mark.parametrize("face", [Face.CHARACTER, Face.WILL])
def test_no_die_declares_it(face: Face) -> None:
    table = quest(lone(), progress=2)
    act(table, face)
    ways = [option for option in table.options if type(option).__name__.endswith("Fellowship")]
    assert ways == [MoveFellowship()]
    table.choose(Waste()).done()


@pytest.mark.rule("W-FMOVE-06")
def test_the_figure_goes_as_far_as_the_counter_shows() -> None:
    table = quest(lone(), progress=2)
    declare(table)
    assert table.prompt == FellowshipGoes(2)
    table.choose(*goes("trollshaws"))
    assert table.prompt == FellowshipGoes(1)
    table.choose(*goes("hollin"))
    assert table.state.bearers == "hollin"
    table.done()


@pytest.mark.rule("W-FMOVE-06")
def test_the_figure_may_go_less_far() -> None:
    table = quest(lone(), progress=3)
    declare(table, "trollshaws").choose(Stay())
    assert table.state.bearers == "trollshaws"
    assert table.state.progress == 0
    table.done()


@pytest.mark.rule("W-FMOVE-07")
def test_after_declaring_the_counter_is_on_0_and_hidden() -> None:
    table = quest(lone(), progress=1)
    declare(table, "trollshaws")
    assert (table.state.progress, table.state.hidden) == (0, True)
    table.done()


@pytest.mark.rule("W-FMOVE-08")
def test_with_the_counter_on_0_the_figure_stays() -> None:
    table = lone("hollin")
    declare(table)
    struck(table, "std-0r-1")
    assert table.state.bearers == "hollin"
    assert table.state.hidden is False
    table.done()


@pytest.mark.rule("W-FMOVE-09")
def test_the_way_crosses_no_black_border() -> None:
    table = quest(lone(), progress=1)
    declare(table)
    assert table.options == (Stay(), *goes("fords-of-bruinen", "trollshaws"))
    table.choose(Stay()).done()


@pytest.mark.rule("W-FMOVE-10", "W-FMOVE-07", "W-EX-17")
def test_declared_along_moria_to_lorien_it_heals_and_draws_no_tile() -> None:
    table = quest(lone(), progress=5, corruption=2)
    declare(table, "fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien")
    state = table.state
    assert (state.bearers, state.progress, state.hidden) == ("lorien", 0, True)
    assert drawn(table) == []
    assert state.corruption == 1
    table.done()


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
    table.choose(UseTheRing(), *goes(*TO_MORIA))
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


@pytest.mark.rule("W-FMOVE-17", "W-FMOVE-18")
def test_a_character_result_hides_it_and_the_die_is_gone() -> None:
    table = quest(lone("hollin"), hidden=False, hunt_box=(0, 2))
    act(table, Face.CHARACTER, HideFellowship())
    state = table.state
    assert (state.hidden, state.bearers, state.progress) == (True, "hollin", 0)
    assert state.in_hunt_box == [0, 2]
    assert table.told(HuntRolled) == []
    table.done()


@pytest.mark.rule("W-FMOVE-17")
def test_other_results_do_not_hide_it() -> None:
    table = quest(scene({}, fellowship=["legolas"]), hidden=False)
    act(table, Face.EVENT)
    assert HideFellowship() not in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-FMOVE-17")
def test_a_card_hides_it() -> None:
    table = scene({}, fellowship=[], hands={0: ["there-is-another-way"]})
    quest(table, hidden=False, corruption=1)
    act(table, Face.EVENT, PlayCard(table.card("there-is-another-way")), PickNumber(0))
    assert table.state.hidden is True
    table.done()


@pytest.mark.rule("W-FMOVE-19", "W-CORR-03")
@pytest.mark.parametrize(
    ("start", "to", "captured", "left"),
    [
        ("dimrill-dale", "lorien", (), 1),
        ("old-forest-road", "dale", (), 1),
        ("south-downs", "bree", (), 2),
        ("dimrill-dale", "lorien", ("lorien",), 2),
        ("hollin", "moria", (), 2),
        ("hollin", "moria", ("moria",), 2),
    ],
)
def test_only_a_free_city_or_stronghold_heals(
    start: str, to: str, captured: tuple[str, ...], left: int
) -> None:
    table = quest(lone(start, captured), progress=1, corruption=2)
    declare(table, to)
    assert table.state.corruption == left
    table.done()


@pytest.mark.rule("W-FMOVE-19", "W-CORR-01")
def test_corruption_never_falls_below_0() -> None:
    table = lone()
    declare(table)
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-FMOVE-20")
def test_it_heals_in_the_same_place_turn_after_turn() -> None:
    table = quest(lone(), corruption=3)
    declare(table)
    declare(table)
    assert table.state.corruption == 1
    table.done()


@pytest.mark.rule("W-FMOVE-21")
def test_it_is_declared_at_most_once_in_a_phase() -> None:
    table = quest(lone(), corruption=3)
    table.begin(Turn()).choose(Yes())
    assert table.prompt == AllocateDice()
    waste_all_dice(table.choose(PutIntoHuntBox(0)))
    assert table.state.corruption == 2
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
