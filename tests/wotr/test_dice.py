"""Action dice: the pool, the allocation, the roll: W-DICE, W-COMP-02."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.wotr.dice import allocate, roll_for, to_allocation, use, waste, waste_all
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import ActionDiceRolled, CharacterLost
from westmarch.wotr.kinds import CharacterId, Face, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    BringIn,
    Done,
    No,
    PutIntoHuntBox,
    TakeAll,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import AllocateDice, SufferHunt
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.turns import Turn

EVENT = Face.EVENT
MINIONS = {"orthanc": "saruman", "morannon": "witch-king", "barad-dur": "mouth-of-sauron"}
EASTEMNET, FOLDE, ORTHANC = RegionId("eastemnet"), RegionId("folde"), RegionId("orthanc")


def rolled(table: WotrScene, side: Side) -> list[int]:
    """How many dice a side has rolled, turn by turn."""
    return [len(one.faces) for one in table.told(ActionDiceRolled) if one.side is side]


def pool_of(board: dict[str, str], free: int, shadow: int, *, expansion: bool = False) -> None:
    """With these Characters on the board, so many dice are rolled."""
    table = scene(board, expansion=expansion).begin(Turn())
    waste_all(allocate(roll_for(table, [EVENT] * free, [EVENT] * shadow), 0))
    assert (rolled(table, Side.FREE), rolled(table, Side.SHADOW)) == ([free], [shadow])
    table.done()


@pytest.mark.rule("W-DICE-01")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_minion_brings_the_shadow_a_die(count: int) -> None:
    pool_of(dict(list(MINIONS.items())[:count]), 4, 7 + count)


@pytest.mark.rule("W-DICE-02")
@pytest.mark.parametrize(
    ("board", "dice"),
    [
        ({"pelargir": "boromir"}, 4),
        ({"pelargir": "aragorn"}, 5),
        ({"fangorn": "gandalf-white"}, 5),
        ({"pelargir": "aragorn", "fangorn": "gandalf-white"}, 6),
    ],
)
def test_aragorn_and_gandalf_the_white_bring_a_die_each(board: dict[str, str], dice: int) -> None:
    pool_of(board, dice, 7)


@pytest.mark.rule("W-COMP-02")
def test_no_side_has_more_dice_than_there_are() -> None:
    pool_of({**MINIONS, "moria": "witch-king-chief"}, 4, 10, expansion=True)


@pytest.mark.rule("W-DICE-03")
def test_a_die_is_lost_with_the_character_who_brought_it() -> None:
    board = {"folde": "rohan-regular, aragorn", "eastemnet": "5 sauron-regular"}
    table = scene(board).begin(Turn(), Turn())
    allocate(roll_for(table, [EVENT] * 5, [Face.ARMY] * 7), 0).choose(*waste(EVENT))
    table.rolls(*(1, 1), *(6, 6, 6, 6, 6), *(1, 1))
    table.choose(use(Face.ARMY), AttackFrom(EASTEMNET, FOLDE), TakeAll(), No(), No(), Done())
    assert [one.character for one in table.told(CharacterLost)] == ["aragorn"]
    # Not in this turn: four of his five dice are left.
    assert table.state.dice[FREE] == [EVENT] * 4
    waste_all(table)
    waste_all(allocate(roll_for(table, [EVENT] * 4, [EVENT] * 7), 0))
    assert rolled(table, Side.FREE) == [5, 4]
    table.done()


@pytest.mark.rule("W-DICE-04")
def test_a_new_die_is_there_from_the_next_turn_on() -> None:
    table = scene({"orthanc": "isengard-regular"}).begin(Turn(), Turn())
    allocate(roll_for(table, [EVENT] * 4, [Face.MUSTER] * 7), 0).choose(*waste(EVENT))
    table.choose(use(Face.MUSTER), BringIn(CharacterId("saruman"), ORTHANC))
    assert table.state.dice[SHADOW] == [Face.MUSTER] * 6
    waste_all(table)
    waste_all(allocate(roll_for(table, [EVENT] * 4, [EVENT] * 8), 0))
    assert rolled(table, Side.SHADOW) == [7, 8]
    table.done()


def most_hunters(fellowship: tuple[str, ...]) -> int:
    """How many dice the Shadow may put into the Hunt Box; fewer are always possible."""
    table = to_allocation(scene({}, fellowship=fellowship).begin(Turn()))
    assert (table.seat, table.prompt) == (SHADOW, AllocateDice())
    most = len(table.options) - 1
    assert table.options == tuple(PutIntoHuntBox(dice) for dice in range(most + 1))
    roll_for(table, [EVENT] * 4, [EVENT] * (7 - most))
    waste_all(table.choose(PutIntoHuntBox(most))).done()
    return most


SEVEN = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


@pytest.mark.rule("W-DICE-05")
@pytest.mark.parametrize("count", [2, 3, 5, 7])
def test_the_hunt_box_takes_from_no_die_to_one_for_each_companion(count: int) -> None:
    assert most_hunters(SEVEN[:count]) == count


@pytest.mark.rule("W-DICE-06")
def test_the_ring_bearers_are_no_companions() -> None:
    assert most_hunters(("legolas",)) == 1


@pytest.mark.rule("W-DICE-07")
def test_if_only_gollum_is_left_one_die_may_hunt() -> None:
    assert most_hunters(()) == 1


@pytest.mark.rule("W-DICE-08")
def test_gollum_is_no_companion_otherwise() -> None:
    table = scene({}, fellowship=(), dice=((Face.CHARACTER,), ()), hands={0: ["i-will-go-alone"]})
    table.begin(ActionPhase()).choose(use(Face.CHARACTER))
    # He cannot be separated, and a card that needs a Companion cannot be played.
    assert [type(option).__name__ for option in table.options] == ["MoveFellowship", "Waste"]
    table.choose(Waste())
    table.script(Drawn("std-3-1")).begin(DrawTile(Cause.CARD))
    table.choose(Done())
    assert isinstance(table.prompt, SufferHunt)
    assert table.options == (UseTheRing(),)
    table.choose(UseTheRing())
    table.done()


@pytest.mark.rule("W-DICE-09")
def test_dice_in_the_hunt_box_are_not_rolled() -> None:
    table = scene({}).begin(Turn())
    allocate(roll_for(table, [EVENT] * 4, [EVENT] * 5), 2)
    assert rolled(table, Side.SHADOW) == [5]
    assert (table.state.dice[SHADOW], table.state.in_hunt_box) == ([EVENT] * 5, [0, 2])
    waste_all(table).done()


@pytest.mark.rule("W-DICE-10")
def test_every_eye_that_is_rolled_joins_the_hunt() -> None:
    table = scene({}).begin(Turn())
    allocate(roll_for(table, [EVENT] * 4, [Face.EYE, EVENT, Face.EYE, Face.ARMY, EVENT]), 2)
    assert table.state.dice[SHADOW] == [EVENT, Face.ARMY, EVENT]
    assert table.state.in_hunt_box == [0, 4]
    waste_all(table).done()


@pytest.mark.rule("W-DICE-11")
def test_the_free_peoples_roll_all_their_dice() -> None:
    table = scene({}).begin(Turn())
    faces = [Face.WILL, Face.CHARACTER, Face.MUSTER, Face.ARMY_MUSTER]
    allocate(roll_for(table, faces, [EVENT] * 4), 3)
    assert table.state.dice[FREE] == faces
    waste_all(table).done()


@pytest.mark.rule("W-DICE-12")
def test_a_die_of_the_free_peoples_has_two_characters_and_no_army_alone() -> None:
    table = scene({"pelargir": "aragorn", "fangorn": "gandalf-white"}).begin(Turn())
    table.rolls(1, 2, 3, 4, 5, 6, *[1] * 7)
    allocate(table, 0)
    assert Counter(table.state.dice[FREE]) == {
        Face.CHARACTER: 2,
        Face.MUSTER: 1,
        Face.EVENT: 1,
        Face.ARMY_MUSTER: 1,
        Face.WILL: 1,
    }
    waste_all(table).done()


@pytest.mark.rule("W-DICE-13")
def test_a_die_of_the_shadow_has_an_army_and_an_eye() -> None:
    table = scene({}).begin(Turn())
    table.rolls(*[1] * 4, 1, 2, 3, 4, 5, 6, 6)
    allocate(table, 0)
    (dice,) = (one.faces for one in table.told(ActionDiceRolled) if one.side is Side.SHADOW)
    assert Counter(dice[:6]) == {
        Face.CHARACTER: 1,
        Face.ARMY: 1,
        Face.MUSTER: 1,
        Face.EVENT: 1,
        Face.ARMY_MUSTER: 1,
        Face.EYE: 1,
    }
    waste_all(table).done()
