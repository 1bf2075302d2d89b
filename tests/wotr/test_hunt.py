"""The Hunt roll: W-HUNT."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import play
from tests.wotr.fellowship import act, quest, suffer, tiles, waste_all_dice
from tests.wotr.scene import SHADOW, WotrScene, scene
from westmarch.wotr.events import HuntRolled, TileDrawn
from westmarch.wotr.kinds import CharacterId, DieId, Face
from westmarch.wotr.options import (
    Done,
    MoveFellowship,
    No,
    PickDie,
    PutIntoHuntBox,
    SacrificeAtRandom,
    SacrificeGuide,
    UseRing,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseDie
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.hunting import Hunt
from westmarch.wotr.rules.turns import Turn


def hunted(table: WotrScene, *dice: int) -> HuntRolled:
    """What comes of a Hunt roll with these dice."""
    table.rolls(*dice).begin(Hunt())
    return table.told(HuntRolled)[-1]


@pytest.mark.rule("W-HUNT-01")
def test_each_move_outside_mordor_is_hunted_once() -> None:
    table = quest(scene({}), hunt_box=(0, 2))
    table.rolls(*(1, 2), *(1, 2))
    for count in (1, 2):
        act(table, Face.CHARACTER, MoveFellowship())
        assert len(table.told(HuntRolled)) == count
    table.done()


@pytest.mark.rule("W-HUNT-02", "W-RD-19")
def test_the_level_counts_allocated_dice_and_eyes_rolled_in_phase_4() -> None:
    table = scene({}, fellowship=["strider", "legolas"])
    table.begin(Turn()).choose(No())
    # Four dice of the Free Peoples, and five of the Shadow with two Eyes.
    table.rolls(*(1, 1, 1, 1), *(6, 6, 1, 1, 1))
    table.choose(PutIntoHuntBox(2))
    assert table.prompt == ChooseDie()
    assert table.state.in_hunt_box == [0, 4]
    assert table.state.dice[SHADOW] == [Face.CHARACTER] * 3
    waste_all_dice(table).done()


@pytest.mark.rule("W-HUNT-02", "W-RD-19")
def test_an_eye_made_by_an_elven_ring_in_phase_5_counts() -> None:
    table = quest(scene({}), hunt_box=(0, 1))
    table.state.rings[1] = 1
    table.state.dice[SHADOW] += [Face.MUSTER, Face.ARMY]
    table.begin(TakeAction(SHADOW))
    table.choose(UseRing(DieId("muster"), DieId("eye")))
    assert table.state.in_hunt_box == [0, 2]
    table.choose(table.options[0], Waste())
    assert hunted(table, 1, 1).dice == (1, 1)
    table.done()


@pytest.mark.rule("W-HUNT-02")
def test_dice_turned_to_eyes_by_a_card_count() -> None:
    table = quest(scene({}, hands={1: ["the-lidless-eye"]}), hunt_box=(0, 1))
    table.state.dice[SHADOW] += [Face.MUSTER, Face.ARMY]
    play(table, SHADOW, "the-lidless-eye").choose(PickDie(DieId("army")), Done())
    assert hunted(table, 1, 1).dice == (1, 1)
    table.done()


@pytest.mark.rule("W-HUNT-03", "W-COMP-03")
@pytest.mark.parametrize(("level", "dice"), [(0, 0), (3, 3), (5, 5), (7, 5)])
def test_as_many_dice_as_the_level_but_no_more_than_five(level: int, dice: int) -> None:
    table = quest(scene({}), hunt_box=(0, level))
    assert hunted(table, *[1] * dice).dice == (1,) * dice
    table.done()


@pytest.mark.rule("W-HUNT-03")
def test_with_level_0_nothing_is_found() -> None:
    table = quest(scene({}), hunt_box=(5, 0))
    assert hunted(table).successes == 0
    assert table.told(TileDrawn) == []
    table.done()


@pytest.mark.rule("W-HUNT-04")
def test_only_a_six_is_a_success() -> None:
    table = quest(scene({}), hunt_box=(0, 5))
    tiles(table.rolls(1, 3, 4, 5, 6), "std-eyer-1").begin(Hunt())
    assert table.told(HuntRolled)[0].successes == 1
    assert table.prompt == suffer("std-eyer-1", 1)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-HUNT-05")
@pytest.mark.parametrize(("bonus", "successes"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_each_die_of_the_free_peoples_in_the_box_adds_one(bonus: int, successes: int) -> None:
    table = quest(scene({}), hunt_box=(bonus, 5))
    tiles(table.rolls(1, 3, 4, 5, 6), "std-3-1").begin(Hunt())
    assert table.told(HuntRolled) == [HuntRolled((1, 3, 4, 5, 6), bonus, successes)]
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-RD-31")
def test_a_one_is_no_failure_with_five_dice_in_the_box() -> None:
    table = quest(scene({}), hunt_box=(5, 2))
    tiles(table.rolls(1, 1), "std-3-1").begin(Hunt())
    assert table.told(HuntRolled)[0].successes == 2
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-HUNT-05", "W-HUNT-06", "W-EX-20")
def test_the_first_move_is_found_on_a_six_and_the_second_on_a_five() -> None:
    table = quest(scene({}), hunt_box=(0, 1))
    table.rolls(5)
    act(table, Face.CHARACTER, MoveFellowship())
    tiles(table.rolls(5), "std-1-1")
    act(table, Face.CHARACTER, MoveFellowship())
    assert [one.successes for one in table.told(HuntRolled)] == [0, 1]
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-HUNT-07", "W-HUNT-08", "W-HUNT-09")
@pytest.mark.parametrize(
    ("region", "there", "rerolls"),
    [
        ("hollin", "", 0),
        ("moria", "", 1),
        ("hollin", "sauron-regular", 1),
        ("hollin", "4 sauron-regular", 1),
        ("hollin", "sauron-nazgul", 1),
        ("hollin", "3 sauron-nazgul", 1),
        ("hollin", "witch-king", 1),
        ("hollin", "mouth-of-sauron", 0),
    ],
)
def test_a_stronghold_units_and_nazgul_allow_a_reroll_each(
    region: str, there: str, rerolls: int
) -> None:
    table = quest(scene({region: there}, bearers=region), hunt_box=(0, 3))
    again = [2] * rerolls
    assert hunted(table, 1, 1, 1, *again).dice == (*again, *[1] * (3 - rerolls))
    table.done()


@pytest.mark.rule("W-HUNT-07", "W-RD-08")
@pytest.mark.parametrize(("captured", "rerolls"), [([], 0), (["lorien"], 1)])
def test_a_stronghold_counts_for_the_shadow_while_it_controls_it(
    captured: list[str], rerolls: int
) -> None:
    table = quest(scene({}, bearers="lorien", captured=captured), hunt_box=(0, 1))
    assert hunted(table, 1, *[2] * rerolls).dice == ((2,) if rerolls else (1,))
    table.done()


@pytest.mark.rule("W-HUNT-08", "W-HUNT-09", "W-EX-22")
def test_three_units_and_two_nazgul_are_two_rerolls() -> None:
    there = {"hollin": "3 sauron-regular, 2 sauron-nazgul"}
    table = quest(scene(there, bearers="hollin"), hunt_box=(0, 4))
    assert hunted(table, 1, 1, 1, 1, *(2, 2)).dice == (2, 2, 1, 1)
    table.done()


@pytest.mark.rule("W-HUNT-10", "W-EX-23")
def test_a_nazgul_four_units_and_a_stronghold_are_three_rerolls() -> None:
    there = {"moria": "4 sauron-regular, sauron-nazgul"}
    table = quest(scene(there, bearers="moria"), hunt_box=(0, 4))
    assert hunted(table, 1, 1, 1, 1, *(2, 2, 2)).dice == (2, 2, 2, 1)
    table.done()


@pytest.mark.rule("W-HUNT-10", "W-RD-36")
def test_no_die_is_rolled_a_third_time() -> None:
    there = {"moria": "4 sauron-regular, sauron-nazgul"}
    table = quest(scene(there, bearers="moria"), hunt_box=(0, 1))
    assert hunted(table, 1, 2).dice == (2,)
    table.done()


@pytest.mark.rule("W-HUNT-10")
def test_rerolls_have_the_same_bonus_and_leave_successes_alone() -> None:
    table = quest(scene({}, bearers="moria"), hunt_box=(1, 2))
    tiles(table.rolls(5, 4, 5), "std-eyer-1").begin(Hunt())
    assert table.told(HuntRolled) == [HuntRolled((5, 5), 1, 2, again=1)]
    assert table.prompt == suffer("std-eyer-1", 2)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-HUNT-11")
def test_however_many_successes_one_tile_is_drawn() -> None:
    table = quest(scene({}), hunt_box=(0, 3))
    tiles(table.rolls(6, 6, 6), "std-1-1").begin(Hunt())
    table.choose(UseTheRing())
    assert len(table.told(TileDrawn)) == 1
    table.done()


@pytest.mark.rule("W-HUNT-11")
def test_a_success_among_the_rerolls_is_enough() -> None:
    table = quest(scene({}, bearers="moria"), hunt_box=(0, 1))
    tiles(table.rolls(1, 6), "std-1-1").begin(Hunt())
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-HUNT-05", "W-TILE-16", "W-EX-24")
def test_gimli_is_drawn_and_lost_on_the_way_from_goblins_gate() -> None:
    table = scene({}, fellowship=["strider", "gimli", "legolas"], bearers="goblins-gate")
    quest(table, progress=1, hunt_box=(1, 3))
    table.rolls(2, 5, 6)
    tiles(table, "std-3-1", "gimli")
    act(table, Face.CHARACTER, MoveFellowship())
    assert table.state.progress == 2
    assert table.told(HuntRolled) == [HuntRolled((2, 5, 6), 1, 2)]
    assert table.options == (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
    table.choose(SacrificeAtRandom())
    state = table.state
    assert (state.corruption, state.hidden, state.guide) == (1, True, "strider")
    assert CharacterId("gimli") not in (*state.fellowship, *state.characters)
    table.done()
