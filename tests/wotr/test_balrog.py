"""The Balrog of Moria: W-XBAL, W-RD-40, W-EX-21."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.battle import attack
from tests.wotr.cards.playing import lay_on_table
from tests.wotr.expansion import march, third_age
from tests.wotr.fellowship import tiles
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.events import CombatRolled, TileDrawn
from westmarch.wotr.expansion_prompts import ChooseEscort
from westmarch.wotr.kinds import CharacterId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    BringIn,
    Cease,
    GoTo,
    MoveMinions,
    PickFigure,
    SacrificeGuide,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.turns import pool

BALROG, MORIA = CharacterId("balrog"), RegionId("moria")
REGULAR, ELITE = FigureId("sauron-regular"), FigureId("sauron-elite")
COMES = BringIn(BALROG, MORIA)
WOKEN = ["elves", "dwarves", "north"]


def muster(board: dict[str, str], captured: list[str] | None = None) -> WotrScene:
    """The Shadow uses a Muster result while no nation is at war."""
    table = third_age(board, captured=captured or [], at_war=[])
    return use(table, SHADOW, Face.MUSTER)


def declared(table: WotrScene, *regions: str) -> WotrScene:
    """The Fellowship is declared along a way."""
    table.begin(MayDeclareFellowship()).choose(Yes())
    return table.choose(*(GoTo(RegionId(region)) for region in regions))


def drawn(table: WotrScene) -> list[str]:
    """The tiles that were drawn, in order."""
    return [one.tile for one in table.told(TileDrawn)]


@pytest.mark.rule("W-XBAL-01", "W-RD-40")
@pytest.mark.parametrize("unit", [REGULAR, ELITE])
def test_he_comes_to_moria_with_a_unit_of_sauron(unit: FigureId) -> None:
    table = muster({}).choose(COMES)
    assert table.prompt == ChooseEscort(BALROG, MORIA)
    assert table.options == (PickFigure(REGULAR), PickFigure(ELITE))
    table.choose(PickFigure(unit))
    assert table.where("balrog") == "moria"
    assert table.force("moria") == (unit,)
    table.done()


@pytest.mark.rule("W-XBAL-01", "W-RD-40")
@pytest.mark.parametrize(
    ("board", "captured"),
    [
        ({"umbar": "witch-king"}, []),
        ({"umbar": "witch-king-chief"}, []),
        ({"moria": "dwarves-regular"}, ["moria"]),
    ],
)
def test_he_does_not_come_with_a_witch_king_in_play_or_moria_lost(
    board: dict[str, str], captured: list[str]
) -> None:
    table = muster(board, captured)
    assert COMES not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XBAL-02")
def test_when_he_comes_three_nations_advance_but_a_passive_one_not_into_war() -> None:
    table = third_age({}, at_war=[])
    table.state.steps.update(dict.fromkeys(table.state.steps, 1))
    use(table, SHADOW, Face.MUSTER).choose(COMES, PickFigure(REGULAR))
    assert [table.steps(nation) for nation in WOKEN] == [0, 1, 1]
    assert [table.steps(nation) for nation in ("gondor", "rohan")] == [1, 1]
    table.done()


@pytest.mark.rule("W-XBAL-03")
@pytest.mark.parametrize(("minion", "may"), [("balrog", False), ("saruman", True)])
def test_he_is_no_minion_for_the_coming_of_gandalf_the_white(minion: str, may: bool) -> None:
    board = {"moria": minion} if minion == "balrog" else {"orthanc": minion}
    table = third_age(board, fellowship=("strider",))
    use(table, FREE, Face.WILL)
    comes = BringIn(CharacterId("gandalf-white"), RegionId("fangorn"))
    assert (comes in table.options) is may
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XBAL-04")
@pytest.mark.parametrize(
    ("board", "dice"),
    [
        ({"moria": "balrog"}, 8),
        ({"moria": "balrog", "umbar": "witch-king"}, 8),
        ({"moria": "balrog", "umbar": "witch-king-chief"}, 8),
        ({"moria": "balrog", "orthanc": "saruman"}, 9),
    ],
)
def test_he_brings_a_die_but_none_with_a_witch_king(board: dict[str, str], dice: int) -> None:
    assert pool(third_age(board).state, Side.SHADOW) == dice


@pytest.mark.rule("W-XBAL-05")
def test_he_cannot_move_alone_or_with_an_army() -> None:
    table = third_age({"moria": "2 sauron-regular, balrog"})
    use(table, SHADOW, Face.CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    march(table, "moria", "dimrill-dale")
    assert table.where("balrog") == "moria"
    table.done()


@pytest.mark.rule("W-XBAL-05")
def test_with_his_card_on_the_table_he_moves_with_an_army() -> None:
    table = third_age({"moria": "2 sauron-regular, balrog"})
    lay_on_table(table, "a-balrog-is-come-e")
    use(table, SHADOW, Face.CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    march(table, "moria", "dimrill-dale")
    assert table.where("balrog") == "dimrill-dale"
    table.done()


@pytest.mark.rule("W-XBAL-06")
@pytest.mark.parametrize(
    ("start", "way"),
    [("hollin", ["moria"]), ("moria", ["hollin"]), ("hollin", ["moria", "dimrill-dale"])],
)
def test_declared_after_a_way_that_touches_his_region_a_tile_is_drawn(
    start: str, way: list[str]
) -> None:
    table = third_age({"moria": "balrog"}, bearers=start, progress=len(way))
    tiles(table, "std-1r-1")
    declared(table, *way).choose(UseTheRing())
    assert drawn(table) == ["std-1r-1"]
    assert table.state.corruption == 1
    # Its Reveal icon is ignored.
    assert table.state.hidden
    table.done()


@pytest.mark.rule("W-XBAL-06")
def test_a_way_that_does_not_touch_his_region_draws_nothing() -> None:
    table = third_age({"moria": "balrog"}, bearers="fords-of-bruinen", progress=1)
    declared(table, "hollin")
    assert drawn(table) == []
    table.done()


@pytest.mark.rule("W-XBAL-06")
def test_declared_in_moria_without_having_moved_draws_nothing() -> None:
    table = third_age({"moria": "balrog"}, bearers="moria")
    declared(table)
    assert drawn(table) == []
    table.done()


@pytest.mark.rule("W-XBAL-07")
def test_an_eye_removes_him_and_the_guide() -> None:
    table = third_age({"moria": "balrog"}, bearers="hollin", progress=1)
    tiles(table, "std-eyer-1")
    declared(table, "moria")
    assert table.where("balrog") is None
    assert "gandalf-grey" not in table.state.fellowship
    assert table.state.guide == "strider"
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-XBAL-08")
def test_an_eye_does_nothing_if_gollum_guides() -> None:
    table = third_age({"moria": "balrog"}, bearers="hollin", progress=1, fellowship=())
    tiles(table, "std-eyer-1")
    declared(table, "moria")
    assert table.where("balrog") == "moria"
    assert table.state.guide == "gollum"
    assert table.state.drawn == ["std-eyer-1"]
    table.done()


@pytest.mark.rule("W-XBAL-09")
@pytest.mark.parametrize(("units", "dice"), [(2, 4), (4, 5)])
def test_an_army_with_him_has_two_more_dice_but_never_more_than_five(units: int, dice: int) -> None:
    board = {"moria": f"{units} sauron-regular, balrog", "dimrill-dale": "dwarves-regular"}
    table = third_age(board)
    leadership = min(3, dice)
    table.rolls(1, *(1,) * dice, *(1,) * leadership)
    attack(table, "moria", "dimrill-dale")
    rolled = {one.side: len(one.dice) for one in table.told(CombatRolled)}
    assert rolled[Side.SHADOW] == dice
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-EX-21", "W-TILE-22")
def test_revealed_in_moria_three_tiles_come_in_order() -> None:
    table = third_age({"moria": "balrog"}, bearers="hollin", progress=1)
    tiles(table, "std-1r-1", "std-2-1", "std-3-1")
    table.begin(DrawTile(Cause.ROLL, 1)).choose(UseTheRing())
    assert not table.state.hidden
    table.choose(GoTo(MORIA))
    # The second tile is resolved before the third is drawn.
    assert drawn(table) == ["std-1r-1", "std-2-1"]
    table.choose(SacrificeGuide())
    assert drawn(table) == ["std-1r-1", "std-2-1", "std-3-1"]
    table.choose(UseTheRing())
    assert table.state.corruption == 4
    table.done()
