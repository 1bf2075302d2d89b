"""Lady Galadriel: W-XGAL, W-RD-43, W-RD-48."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.battle import attack
from tests.wotr.expansion import march, third_age
from tests.wotr.fellowship import tiles
from tests.wotr.scene import FREE, WotrScene
from westmarch.wotr.events import CharacterLost
from westmarch.wotr.expansion_prompts import MayIgnoreEye
from westmarch.wotr.kinds import CharacterId, DieId, Face, FigureId, RegionId, Side, TileId
from westmarch.wotr.options import (
    BringIn,
    Cease,
    Done,
    Fight,
    MoveCompanions,
    No,
    PassAction,
    PickCard,
    PickCharacter,
    Recruit,
    ReduceElite,
    UseDie,
    UseRing,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import ChooseSlain
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.turns import pool

GALADRIEL, LORIEN = CharacterId("galadriel"), RegionId("lorien")
COMES = BringIn(GALADRIEL, LORIEN)
EYE, OTHER_EYE = TileId("std-eyer-1"), TileId("std-eyer-2")
HUNTED = DrawTile(Cause.ROLL, 2)


def muster(board: dict[str, str], at_war: list[str], captured: list[str]) -> WotrScene:
    """The Free Peoples use a Muster result."""
    return use(third_age(board, at_war=at_war, captured=captured), FREE, Face.MUSTER)


@pytest.mark.rule("W-XGAL-01", "W-RD-48")
@pytest.mark.parametrize(
    ("board", "at_war", "captured", "may"),
    [
        ({}, ["sauron"], [], True),
        ({}, ["elves"], [], True),
        ({}, ["isengard"], [], False),
        ({"fangorn": "gandalf-white"}, ["elves"], [], False),
        ({}, ["elves"], ["lorien"], False),
    ],
)
def test_she_comes_to_lorien_if_sauron_or_the_elves_are_at_war(
    board: dict[str, str], at_war: list[str], captured: list[str], may: bool
) -> None:
    table = muster(board, at_war, captured)
    assert (COMES in table.options) is may
    table.choose(COMES if may else Waste())
    assert table.where("galadriel") == ("lorien" if may else None)
    table.done()


@pytest.mark.rule("W-XGAL-01")
def test_she_comes_though_lorien_is_besieged() -> None:
    board = {"lorien": "elves-regular, 2 sauron-regular"}
    table = third_age(board, besieged=["lorien"])
    use(table, FREE, Face.MUSTER).choose(COMES)
    assert table.where("galadriel") == "lorien"
    table.done()


@pytest.mark.rule("W-XGAL-02", "W-RD-48")
def test_for_cards_her_level_is_three() -> None:
    board = {"lorien": "3 elves-elite, galadriel", "dimrill-dale": "5 sauron-regular"}
    table = third_age(board, hands={FREE: ["there-is-another-way"]})
    table.rolls(*(1, 1, 1), *(5, 5, 5, 5, 1), *(1, 1))
    attack(table, "dimrill-dale", "lorien").choose(Fight())
    table.choose(Yes()).choose(PickCard(table.card("there-is-another-way")), seat=FREE)
    assert table.prompt == ChooseSlain()
    table.choose(PickCharacter(GALADRIEL))
    # Three of four hits are cancelled.
    assert table.where("galadriel") is None
    table.choose(ReduceElite(FigureId("elves-elite")), Cease())
    table.done()


@pytest.mark.rule("W-XGAL-03")
def test_she_never_leaves_lorien() -> None:
    board = {"lorien": "elves-regular, galadriel, legolas"}
    table = third_age(board, fellowship=("strider",))
    use(table, FREE, Face.CHARACTER).choose(MoveCompanions())
    assert [str(option) for option in table.options if GALADRIEL in str(option)] == []
    table.choose(Done())
    table.done()


@pytest.mark.rule("W-XGAL-03")
def test_she_leaves_the_game_when_the_shadow_controls_lorien() -> None:
    table = third_age({"lorien": "galadriel", "dimrill-dale": "2 sauron-regular"})
    march(table, "dimrill-dale", "lorien")
    assert table.holder("lorien") is Side.SHADOW
    assert table.told(CharacterLost) == [CharacterLost(GALADRIEL)]
    table.done()


@pytest.mark.rule("W-XGAL-04")
def test_she_brings_a_die_but_none_while_gandalf_the_white_is_in_play() -> None:
    alone = third_age({"lorien": "galadriel"})
    with_him = third_age({"lorien": "galadriel", "fangorn": "gandalf-white"})
    assert pool(alone.state, Side.FREE) == 5
    assert pool(with_him.state, Side.FREE) == 5
    assert pool(third_age({"fangorn": "gandalf-white"}).state, Side.FREE) == 5


@pytest.mark.rule("W-XGAL-05", "W-XGAL-06", "W-RD-43")
def test_an_elven_ring_ignores_a_standard_eye_once_a_turn() -> None:
    table = third_age({"lorien": "galadriel"}, fellowship=("strider",))
    tiles(table, "std-eyer-1", "std-eyer-2").begin(HUNTED)
    assert (table.seat, table.prompt) == (FREE, MayIgnoreEye(EYE))
    assert table.options == (No(), Yes())
    table.choose(Yes())
    assert table.state.rings == [2, 1]
    assert table.state.removed_tiles == [EYE]
    # The second Eye counts: one Ring a turn is all.
    table.choose(UseTheRing())
    assert table.state.corruption == 2
    assert table.state.drawn == [OTHER_EYE]
    table.done()


@pytest.mark.rule("W-XGAL-06")
def test_a_ring_used_for_it_cannot_turn_a_die_in_that_turn() -> None:
    table = third_age({"lorien": "galadriel"}, fellowship=("strider",), dice=([Face.EVENT], []))
    tiles(table, "std-eyer-1", "std-1-1").begin(HUNTED).choose(Yes(), UseTheRing())
    table.begin(TakeAction(FREE))
    assert table.options == (UseDie(DieId("event")),)
    table.choose(UseDie(DieId("event")), Waste())
    table.done()


@pytest.mark.rule("W-XGAL-05")
@pytest.mark.parametrize(
    ("board", "tile"), [({}, "std-eyer-1"), ({"lorien": "galadriel"}, "std-2-1")]
)
def test_nothing_is_ignored_without_her_or_without_an_eye(board: dict[str, str], tile: str) -> None:
    table = third_age(board, fellowship=("strider",))
    tiles(table, tile).begin(HUNTED).choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-XGAL-07")
@pytest.mark.parametrize("there", [True, False])
def test_with_her_troops_are_mustered_in_besieged_lorien(there: bool) -> None:
    lady = ", galadriel" if there else ""
    board = {"lorien": f"elves-regular{lady}, 2 sauron-regular"}
    at_war = ["elves", "sauron"]
    table = third_age(board, besieged=["lorien"], at_war=at_war)
    use(table, FREE, Face.MUSTER)
    elite = Recruit(FigureId("elves-elite"), LORIEN)
    assert (elite in table.options) is there
    table.choose(elite if there else Waste())
    assert len(table.force("lorien", Side.FREE)) == 1 + there
    table.done()


@pytest.mark.rule("W-XGAL-06")
def test_a_ring_used_for_a_die_cannot_ignore_an_eye_in_that_turn() -> None:
    dice = ([Face.EVENT], [Face.ARMY, Face.ARMY])
    table = third_age({"lorien": "galadriel"}, fellowship=("strider",), dice=dice)
    turned = UseRing(DieId("event"), DieId("muster"))
    table.begin(TakeAction(FREE)).choose(turned, PassAction())
    tiles(table, "std-eyer-1").begin(HUNTED).choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()
