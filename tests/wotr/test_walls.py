"""Cities, Fortifications and Strongholds in battle: W-FORT, W-RD-10, W-RD-11."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, hits, lose, rerolled, units
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.events import CombatRolled
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import (
    Cease,
    Done,
    Fight,
    LoseFigure,
    No,
    RetreatTo,
    TakeAll,
    Withdraw,
)
from westmarch.wotr.prompts import (
    FightOrWithdraw,
    MayPlayCombatCard,
    MayRetreat,
)

HELMS_DEEP, WESTEMNET = RegionId("helms-deep"), RegionId("westemnet")
FORDS = RegionId("fords-of-isen")
RIDER, URUK, WARG = (
    FigureId(each) for each in ("rohan-regular", "isengard-regular", "isengard-elite")
)
SIEGE = ["helms-deep"]


@pytest.mark.rule("W-FORT-01", "W-FORT-03")
def test_the_first_round_against_a_city_hits_only_on_a_six() -> None:
    table = scene({"dale": "2 north-regular", "vale-of-the-carnen": "3 sauron-regular"})
    table.rolls(*(1, 1), *(5, 5, 4), *(1, 1), *(5, 4, 4))
    attack(table, "vale-of-the-carnen", "dale")
    assert [one.hits for one in table.told(CombatRolled)] == [0, 0]
    table.choose(Fight(), Fight())
    assert [one.hits for one in table.told(CombatRolled)][2:] == [0, 1]
    table.choose(LoseFigure(FigureId("north-regular")), Cease())
    table.done()


@pytest.mark.rule("W-FORT-01", "W-RD-10")
def test_the_first_round_against_a_fortification_hits_on_a_six_rerolls_too() -> None:
    table = scene({
        "north-ithilien": "3 sauron-regular, sauron-nazgul",
        "osgiliath": "2 gondor-regular",
    })  # fmt: skip
    table.rolls(*(1, 1), *(5, 5, 6), 5, *(1,), *(5, 1, 1), 5)
    attack(table, "north-ithilien", "osgiliath")
    assert hits(table, Side.SHADOW) == [1]
    assert rerolled(table, Side.SHADOW) == [(1, 0)]
    table.choose(*lose("gondor-regular"), Fight(), Fight())
    assert hits(table, Side.SHADOW) == [1, 1]
    table.choose(Done()).done()


@pytest.mark.rule("W-FORT-02")
def test_the_defender_of_a_city_hits_on_a_five_in_every_round() -> None:
    table = scene({"dale": "2 north-regular", "vale-of-the-carnen": "3 sauron-regular"})
    table.rolls(*(5, 1), *(1, 1, 1), *(5, 1), *(1, 1))
    attack(table, "vale-of-the-carnen", "dale")
    table.choose(*lose("sauron-regular"), Fight(), Fight())
    assert hits(table, Side.FREE) == [1, 1]
    table.choose(*lose("sauron-regular"), Cease()).done()


@pytest.mark.rule("W-FORT-01")
def test_who_attacks_out_of_a_city_has_no_walls_before_him() -> None:
    table = scene({"dale": "2 north-regular", "vale-of-the-carnen": "3 sauron-regular"})
    table.rolls(*(5, 1), *(5, 1, 1))
    attack(table, "dale", "vale-of-the-carnen", FREE)
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1], [1])
    table.choose(*lose("north-regular"), *lose("sauron-regular"), Cease()).done()


@pytest.mark.rule("W-FORT-04", "W-RD-11")
def test_each_round_the_defender_declares_field_or_siege_before_the_cards() -> None:
    table = scene(
        {"westemnet": "2 isengard-regular", "helms-deep": "2 rohan-regular"},
        hands={SHADOW: ["olog-hai"]},
    )
    attack(table, "westemnet", "helms-deep")
    assert (table.seat, table.prompt) == (FREE, FightOrWithdraw(HELMS_DEEP))
    assert table.options == (Fight(), Withdraw())
    table.choose(Fight())
    assert (table.seat, table.prompt) == (SHADOW, MayPlayCombatCard())
    table.rolls(*(1, 1), *(1, 1)).choose(No())
    # At the end of the round he can only retreat to another region.
    table.choose(Fight())
    assert table.options == (Fight(), RetreatTo(FORDS))
    table.choose(Fight())
    assert (table.seat, table.prompt) == (FREE, FightOrWithdraw(HELMS_DEEP))
    table.choose(Withdraw(), TakeAll())
    assert table.state.besieged == SIEGE
    table.done()


@pytest.mark.rule("W-FORT-04", "W-RD-11")
def test_a_captured_stronghold_shelters_those_who_hold_it_now() -> None:
    table = scene(
        {"westemnet": "2 rohan-regular", "helms-deep": "2 isengard-regular"}, captured=SIEGE
    )
    attack(table, "westemnet", "helms-deep", FREE)
    assert (table.seat, table.prompt) == (SHADOW, FightOrWithdraw(HELMS_DEEP))
    table.choose(Withdraw(), TakeAll())
    assert table.state.besieged == SIEGE
    assert table.holder("helms-deep") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-FORT-05")
def test_a_field_battle_before_a_stronghold_hits_on_a_five_for_both() -> None:
    table = scene({"westemnet": "3 isengard-regular", "helms-deep": "3 rohan-regular"})
    table.rolls(*(5, 4, 1), *(5, 4, 1))
    attack(table, "westemnet", "helms-deep").choose(Fight())
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1], [1])
    table.choose(*lose(URUK), *lose(RIDER), Cease()).done()


@pytest.mark.rule("W-FORT-06")
def test_from_a_field_battle_before_a_stronghold_one_may_retreat() -> None:
    table = scene({"westemnet": "3 isengard-regular", "helms-deep": "3 rohan-regular"})
    table.rolls(*(1, 1, 1), *(1, 1, 1))
    attack(table, "westemnet", "helms-deep").choose(Fight(), Fight())
    assert (table.seat, table.prompt) == (FREE, MayRetreat())
    table.choose(RetreatTo(FORDS), TakeAll())
    assert table.force("fords-of-isen", Side.FREE) == units(RIDER, 3)
    # The Stronghold is empty, and falls.
    assert table.holder("helms-deep") is Side.SHADOW
    table.done()
