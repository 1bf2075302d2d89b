"""The Hillmen of Dunland: W-XDUN, W-XSET-05, W-EX-30."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.battle import attack
from tests.wotr.expansion import march, third_age
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import CombatRolled
from westmarch.wotr.kinds import Face, Faction, FigureId, RegionId
from westmarch.wotr.options import (
    BringInFaction,
    Cease,
    Done,
    LoseElite,
    LoseFigure,
    MusterFaction,
    PickCard,
    PickNumber,
    Recruit,
    ReduceElite,
    TakeAll,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import MaySuffer, TakeCasualties

DUNLENDING, REGULAR = FigureId("isengard-dunlending"), FigureId("isengard-regular")
ELITE = FigureId("isengard-elite")
COMES = BringInFaction(Faction.DUNLENDINGS)
HELMS_DEEP, EASTEMNET = RegionId("helms-deep"), RegionId("eastemnet")


def muster(board: dict[str, str], factions: list[str], besieged: list[str]) -> WotrScene:
    """The Shadow uses a Muster result."""
    table = third_age(board, factions=factions, besieged=besieged)
    return use(table, SHADOW, Face.MUSTER)


def places(table: WotrScene) -> list[str]:
    """Where the faction can place figures."""
    return [option.region for option in table.options if isinstance(option, MusterFaction)]


def struck(force: str, hits: int) -> WotrScene:
    """An Army in the Folde takes hits in a battle."""
    table = third_age({"folde": force, "edoras": "5 rohan-regular"})
    strength = min(5, len(table.force("folde")))
    table.rolls(*(6,) * hits, *(1,) * (5 - hits), *(1,) * strength)
    return attack(table, "edoras", "folde", FREE)


@pytest.mark.rule("W-XSET-05", "W-XDUN-01")
@pytest.mark.parametrize(("at_war", "may"), [(["isengard"], True), (["sauron"], False)])
def test_with_isengard_at_war_the_faction_comes_to_both_parts_of_dunland(
    at_war: list[str], may: bool
) -> None:
    table = third_age({}, at_war=at_war)
    use(table, SHADOW, Face.MUSTER)
    assert (COMES in table.options) is may
    assert places(table) == []
    table.choose(COMES if may else Waste())
    for region in ("north-dunland", "south-dunland"):
        assert table.force(region) == ((DUNLENDING,) * 2 if may else ())
    assert table.state.factions == ([Faction.DUNLENDINGS] if may else [])
    table.done()


@pytest.mark.rule("W-XDUN-01")
def test_nobody_comes_where_the_enemy_holds_the_settlement() -> None:
    board = {"north-dunland": "rohan-regular"}
    table = third_age(board, captured=["north-dunland"])
    use(table, SHADOW, Face.MUSTER).choose(COMES)
    assert table.force("north-dunland") == ()
    assert table.force("south-dunland") == (DUNLENDING,) * 2
    table.done()


@pytest.mark.rule("W-XSET-05")
def test_a_faction_comes_once_and_never_without_the_expansion() -> None:
    table = muster({}, ["dunlendings"], [])
    assert COMES not in table.options
    table.choose(Waste())
    table.done()
    base = scene({})
    use(base, SHADOW, Face.MUSTER)
    assert COMES not in base.options
    base.choose(Waste())
    base.done()


@pytest.mark.rule("W-XDUN-02", "W-XDUN-03")
def test_two_join_a_shadow_army_in_isengard_or_rohan_outside_besieged_walls() -> None:
    board = {
        "orthanc": "isengard-regular, 2 rohan-regular",
        "eastemnet": "sauron-regular",
        "helms-deep": "rohan-regular, isengard-regular",
        "enedwaith": "isengard-regular",
        "edoras": "rohan-regular",
        "westemnet": "sauron-nazgul",
    }
    table = muster(board, ["dunlendings"], ["orthanc", "helms-deep"])
    # Not inside Orthanc, not outside both nations, not without an Army.
    assert sorted(places(table)) == ["eastemnet", "helms-deep"]
    table.choose(MusterFaction(Faction.DUNLENDINGS, HELMS_DEEP))
    assert table.force("helms-deep") == (REGULAR, DUNLENDING, DUNLENDING)
    table.done()


@pytest.mark.rule("W-XDUN-02")
@pytest.mark.parametrize(("units", "come"), [(8, 2), (9, 1), (10, 0)])
def test_no_more_come_than_fit_in(units: int, come: int) -> None:
    table = muster({"eastemnet": f"{units} isengard-regular"}, ["dunlendings"], [])
    assert places(table) == (["eastemnet"] if come else [])
    table.choose(MusterFaction(Faction.DUNLENDINGS, EASTEMNET) if come else Waste())
    assert table.force("eastemnet").count(DUNLENDING) == come
    table.done()


@pytest.mark.rule("W-XDUN-04")
def test_no_muster_result_recruits_them_as_it_does_regulars() -> None:
    table = muster({"north-dunland": "isengard-regular"}, ["dunlendings"], [])
    recruited = {option.figure for option in table.options if isinstance(option, Recruit)}
    assert REGULAR in recruited
    assert DUNLENDING not in recruited
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XDUN-05")
def test_they_move_and_fight_as_units_of_isengard() -> None:
    table = third_age({"south-dunland": "3 isengard-dunlending"}, at_war=["isengard"])
    march(table, "south-dunland", "gap-of-rohan")
    table.state.free[RegionId("fords-of-isen")] = (FigureId("rohan-regular"),)
    table.state.reinforcements["rohan-regular"] -= 1
    table.rolls(1, *(1, 1, 1))
    attack(table, "gap-of-rohan", "fords-of-isen")
    assert [len(one.dice) for one in table.told(CombatRolled)] == [1, 3]
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-XDUN-05")
def test_those_of_a_nation_not_at_war_cannot_enter_rohan() -> None:
    table = third_age({"south-dunland": "3 isengard-dunlending"}, at_war=[])
    march(table, "south-dunland", "gap-of-rohan")
    use(table, SHADOW, Face.ARMY)
    assert all("fords-of-isen" not in str(option) for option in table.options)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XDUN-06")
def test_one_hit_removes_two_of_them() -> None:
    table = struck("4 isengard-dunlending", 1)
    assert table.options == (LoseFigure(DUNLENDING),)
    table.choose(LoseFigure(DUNLENDING), Cease())
    assert table.force("folde") == (DUNLENDING, DUNLENDING)
    assert table.state.reinforcements[DUNLENDING] == 10
    table.done()


@pytest.mark.rule("W-XDUN-08")
def test_in_a_mixed_force_each_hit_is_a_choice() -> None:
    table = struck("isengard-regular, isengard-elite, 2 isengard-dunlending", 2)
    assert table.prompt == TakeCasualties(2)
    ways = (LoseFigure(REGULAR), ReduceElite(ELITE), LoseElite(ELITE), LoseFigure(DUNLENDING))
    assert table.options == ways
    table.choose(LoseFigure(DUNLENDING), ReduceElite(ELITE), Cease())
    assert table.force("folde") == (REGULAR, REGULAR)
    table.done()


@pytest.mark.rule("W-XDUN-09")
def test_a_single_one_is_a_casualty_only_as_the_last_unit() -> None:
    table = struck("isengard-regular, isengard-dunlending", 1)
    assert table.options == (LoseFigure(REGULAR),)
    table.choose(LoseFigure(REGULAR))
    assert table.force("folde") == (DUNLENDING,)
    table.choose(Cease())
    table.done()
    table = struck("isengard-dunlending", 1).choose(TakeAll())
    assert table.force("folde") == ()
    table.done()


@pytest.mark.rule("W-XDUN-07", "W-EX-30")
def test_given_up_for_a_combat_card_each_counts_as_one_unit() -> None:
    board = {"folde": "3 isengard-dunlending", "edoras": "rohan-regular"}
    table = third_age(board, hands={SHADOW: ["the-day-without-dawn"]})
    table.rolls(1, 4)
    attack(table, "folde", "edoras").choose(Yes())
    table.choose(PickCard(table.card("the-day-without-dawn")))
    assert table.prompt == MaySuffer()
    assert table.options == (PickNumber(0), PickNumber(1), PickNumber(2))
    table.choose(PickNumber(2))
    assert table.prompt == TakeCasualties(2)
    table.choose(LoseFigure(DUNLENDING), LoseFigure(DUNLENDING))
    assert table.force("folde") == (DUNLENDING,)
    # Two units given up make +2: a 4 hits even a City in the first round.
    assert [one.hits for one in table.told(CombatRolled)] == [0, 1]
    table.choose(Done())
    table.done()
