"""Moving, declaring, hiding and healing: W-FMOVE."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import act, drawn, goes, lone, quest, struck, tiles, waste_all_dice
from tests.wotr.scene import WotrScene, scene
from westmarch.wotr.events import HuntRolled
from westmarch.wotr.kinds import Face
from westmarch.wotr.options import (
    HideFellowship,
    MoveFellowship,
    No,
    PickNumber,
    PlayCard,
    PutIntoHuntBox,
    SeparateCompanions,
    Stay,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import AllocateDice, FellowshipGoes, MayDeclare, SufferHunt
from westmarch.wotr.rules.journeying import (
    MayDeclareFellowship,
)
from westmarch.wotr.rules.turns import Turn


def declare(table: WotrScene, *regions: str) -> WotrScene:
    """The Fellowship is declared and goes this way."""
    return table.begin(MayDeclareFellowship()).choose(Yes(), *goes(*regions))


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
