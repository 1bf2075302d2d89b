"""Who wins, and which victory comes first: W-VICT."""

from __future__ import annotations

import pytest

from tests.wotr.dice import allocate, roll_for, use, waste, waste_all
from tests.wotr.scene import WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import PhaseBegan, SideWon
from westmarch.wotr.kinds import Face, Phase, RegionId, Side
from westmarch.wotr.options import Done, GoTo, MarchFrom, MoveFellowship, TakeAll, UseTheRing
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.turns import Turn, victory_points

ARMY, CHARACTER, EVENT = Face.ARMY, Face.CHARACTER, Face.EVENT
NINE = ("helms-deep", "lorien", "rivendell", "erebor", "edoras")
FOUR = ("orthanc", "moria")
BY_CORRUPTION = SideWon(Side.SHADOW, "corruption")
BY_THE_RING = SideWon(Side.FREE, "ring")
SHADOW_CONQUERS = SideWon(Side.SHADOW, "conquest")
FREE_CONQUER = SideWon(Side.FREE, "conquest")


def on_the_mountain(step: int, corruption: int, captured: tuple[str, ...] = ()) -> WotrScene:
    """The Fellowship, without Companions, is on the Mordor Track, and the Free Peoples act."""
    table = scene({}, fellowship=(), captured=captured, dice=((CHARACTER,), ()))
    table.state.mordor = step
    table.state.corruption = corruption
    return table


@pytest.mark.rule("W-VICT-01")
@pytest.mark.parametrize(("before", "wins"), [(8, False), (9, True), (10, True)])
def test_twelve_corruption_win_for_the_shadow_at_once(before: int, wins: bool) -> None:
    table = scene({}, fellowship=("legolas",))
    table.state.corruption = before
    table.script(Drawn("std-3-1")).begin(DrawTile(Cause.CARD)).choose(UseTheRing())
    assert table.told(SideWon) == ([BY_CORRUPTION] if wins else [])
    table.done()


@pytest.mark.rule("W-VICT-02")
def test_the_free_peoples_win_at_once_on_the_crack_of_doom() -> None:
    table = on_the_mountain(4, 11).begin(ActionPhase())
    table.script(Drawn("std-0r-1")).choose(use(CHARACTER), MoveFellowship())
    assert table.state.mordor == 5
    assert table.told(SideWon) == [BY_THE_RING]
    table.done()


@pytest.mark.rule("W-VICT-02")
def test_whoever_is_corrupted_on_the_last_step_does_not_reach_the_crack_of_doom() -> None:
    table = on_the_mountain(4, 10).begin(ActionPhase())
    table.script(Drawn("std-3-1")).choose(use(CHARACTER), MoveFellowship())
    table.choose(Done(), UseTheRing())
    assert table.state.mordor == 4
    assert table.told(SideWon) == [BY_CORRUPTION]
    table.done()


def won_by_arms(captured: tuple[str, ...]) -> list[SideWon]:
    """Who wins in the sixth phase of a turn in which these Settlements are in enemy hands."""
    table = scene({}, captured=captured).begin(Turn())
    waste_all(allocate(roll_for(table, [EVENT] * 4, [EVENT] * 7), 0))
    table.done()
    return table.told(SideWon)


@pytest.mark.rule("W-VICT-03")
def test_ten_points_win_for_the_shadow() -> None:
    assert won_by_arms(NINE) == []
    assert won_by_arms((*NINE, "dale")) == [SHADOW_CONQUERS]
    assert won_by_arms((*NINE, "minas-tirith")) == [SHADOW_CONQUERS]


@pytest.mark.rule("W-VICT-04")
def test_four_points_win_for_the_free_peoples() -> None:
    assert won_by_arms(("orthanc", "angmar")) == []
    assert won_by_arms(FOUR) == [FREE_CONQUER]


@pytest.mark.rule("W-VICT-05")
def test_the_conquests_of_the_shadow_come_before_those_of_the_free_peoples() -> None:
    assert won_by_arms((*NINE, "dale", *FOUR)) == [SHADOW_CONQUERS]


@pytest.mark.rule("W-VICT-05")
def test_corruption_and_the_ring_come_before_conquests() -> None:
    table = on_the_mountain(2, 11, FOUR).begin(Turn())
    roll_for(table, [EVENT] * 4, [EVENT] * 7)
    waste_all(allocate(table, 0))
    # Idleness in Mordor corrupts before the points are counted.
    assert table.told(SideWon) == [BY_CORRUPTION]
    assert Phase.VICTORY not in [one.phase for one in table.told(PhaseBegan)]
    table.done()


@pytest.mark.rule("W-VICT-06")
def test_ten_points_in_the_middle_of_a_turn_end_nothing() -> None:
    board = {"vale-of-the-carnen": "sauron-regular", "iron-hills": "dwarves-regular"}
    table = scene(board, captured=NINE).begin(Turn())
    allocate(roll_for(table, [Face.ARMY_MUSTER] * 4, [ARMY] * 7), 0)
    table.choose(*waste(Face.ARMY_MUSTER), use(ARMY))
    dale = RegionId("dale")
    table.choose(MarchFrom(RegionId("vale-of-the-carnen")), GoTo(dale), TakeAll())
    assert victory_points(table.state, Side.SHADOW) == 10
    assert table.told(SideWon) == []
    # The Shadow goes on, and the Free Peoples take the City back.
    table.choose(*waste(Face.ARMY_MUSTER), use(ARMY))
    table.choose(MarchFrom(dale), GoTo(RegionId("northern-rhovanion")), TakeAll())
    table.choose(use(Face.ARMY_MUSTER), MarchFrom(RegionId("iron-hills")), GoTo(dale), TakeAll())
    assert victory_points(table.state, Side.SHADOW) == 9
    waste_all(table)
    assert table.told(SideWon) == []
    table.done()


@pytest.mark.rule("W-VICT-07")
@pytest.mark.parametrize(
    ("captured", "free", "shadow"),
    [
        (("helms-deep",), 0, 2),
        (("edoras",), 0, 1),
        (("folde",), 0, 0),
        (("orthanc",), 2, 0),
        (("far-harad",), 1, 0),
        (("north-dunland",), 0, 0),
        (("orthanc", "far-harad", "helms-deep", "edoras", "dale"), 3, 4),
    ],
)
def test_a_stronghold_counts_two_a_city_one_and_a_town_nothing(
    captured: tuple[str, ...], free: int, shadow: int
) -> None:
    state = scene({}, captured=captured).state
    assert victory_points(state, Side.FREE) == free
    assert victory_points(state, Side.SHADOW) == shadow
