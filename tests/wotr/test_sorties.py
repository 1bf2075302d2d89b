"""Sorties and relief: W-SORT, W-RELF."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, hits, lose, units
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.kinds import DieId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    MarchFrom,
    PickFigure,
    RetreatTo,
    Take,
    TakeAll,
    UseDie,
    Waste,
)
from westmarch.wotr.prompts import ChooseAdvance, MayCease, MayRetreat, TooMany
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack

HELMS_DEEP, WESTEMNET = RegionId("helms-deep"), RegionId("westemnet")
FORDS = RegionId("fords-of-isen")
RIDER, CAPTAIN, URUK = map(FigureId, ("rohan-regular", "rohan-leader", "isengard-regular"))
SIEGE = ["helms-deep"]


@pytest.mark.rule("W-SORT-01")
def test_the_besieged_may_attack_nobody_but_their_besiegers() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, isengard-regular", "westemnet": "isengard-regular"},
        besieged=SIEGE,
        dice=((Face.ARMY_MUSTER,), ()),
    )
    table.begin(TakeAction(FREE)).choose(UseDie(DieId("army-muster")))
    attacks = [option for option in table.options if isinstance(option, AttackFrom)]
    assert attacks == [AttackFrom(HELMS_DEEP, HELMS_DEEP)]
    table.choose(Waste()).done()


@pytest.mark.rule("W-SORT-01")
def test_a_garrison_of_the_shadow_may_sortie_too() -> None:
    table = scene(
        {"orthanc": "2 isengard-regular, 2 rohan-regular"},
        besieged=["orthanc"],
    )
    table.rolls(*(1, 1), *(5, 5))
    attack(table, "orthanc", "orthanc", SHADOW)
    assert hits(table, Side.SHADOW) == [2]
    assert table.state.besieged == []
    assert table.force("orthanc") == (URUK, URUK)
    table.done()


@pytest.mark.rule("W-SORT-02")
def test_in_a_sortie_both_hit_on_a_five_in_every_round() -> None:
    table = scene({"helms-deep": "3 rohan-regular, 3 isengard-regular"}, besieged=SIEGE)
    table.rolls(*(5, 4, 1), *(5, 4, 1), *(5, 1), *(5, 1))
    attack(table, "helms-deep", "helms-deep", FREE)
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1], [1])
    table.choose(*lose(RIDER), *lose(URUK))
    # It goes on like any battle, without an Elite to be paid.
    assert (table.seat, table.prompt, table.options) == (FREE, MayCease(), (Fight(), Cease()))
    table.choose(Fight(), Fight(), *lose(RIDER), *lose(URUK), Cease()).done()


@pytest.mark.rule("W-SORT-03")
def test_who_ceases_a_sortie_is_inside_again() -> None:
    table = scene({"helms-deep": "2 rohan-regular, 2 isengard-regular"}, besieged=SIEGE)
    table.rolls(*(1, 1), *(1, 1), *(1, 1), *(5, 1))
    attack(table, "helms-deep", "helms-deep", FREE).choose(Cease())
    assert table.state.besieged == SIEGE
    attack(table, "helms-deep", "helms-deep")
    # Behind walls a five does not hit.
    assert hits(table, Side.SHADOW) == [0, 0]
    table.choose(Cease()).done()


@pytest.mark.rule("W-SORT-04")
def test_besiegers_may_retreat_from_a_sortie_and_lift_the_siege() -> None:
    table = scene({"helms-deep": "2 rohan-regular, 2 isengard-regular"}, besieged=SIEGE)
    table.rolls(*(1, 1), *(1, 1))
    attack(table, "helms-deep", "helms-deep", FREE).choose(Fight())
    # The regions around are Rohan's, and the Westemnet has a town.
    assert (table.seat, table.prompt) == (SHADOW, MayRetreat())
    assert table.options == (Fight(), RetreatTo(FORDS))
    table.choose(RetreatTo(FORDS))
    assert table.force("fords-of-isen") == (URUK, URUK)
    assert table.state.besieged == []
    table.done()


@pytest.mark.rule("W-SORT-05")
def test_a_won_sortie_stays_where_it_was() -> None:
    table = scene({"helms-deep": "3 rohan-regular, isengard-regular"}, besieged=SIEGE)
    table.rolls(*(6, 1, 1), 1)
    attack(table, "helms-deep", "helms-deep", FREE)
    assert table.state.besieged == []
    assert table.force("helms-deep", Side.FREE) == units(RIDER, 3)
    table.done()


@pytest.mark.rule("W-SORT-01", "W-BAT-07")
def test_a_lost_sortie_leaves_the_rearguard_inside() -> None:
    table = scene({"helms-deep": "2 rohan-regular, rohan-leader, isengard-regular"}, besieged=SIEGE)
    table.begin(Attack(FREE, HELMS_DEEP, HELMS_DEEP)).rolls(1, 5).choose(Take(RIDER), Done())
    assert table.force("helms-deep", Side.FREE) == (RIDER, CAPTAIN)
    assert table.state.besieged == SIEGE
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-SORT-01", "W-CAPT-02")
def test_a_sortie_of_everybody_that_is_lost_loses_the_stronghold() -> None:
    table = scene({"helms-deep": "rohan-regular, rohan-leader, isengard-regular"}, besieged=SIEGE)
    table.rolls(1, 5, 1)
    attack(table, "helms-deep", "helms-deep", FREE)
    assert table.holder("helms-deep") is Side.SHADOW
    assert table.state.besieged == []
    table.done()


@pytest.mark.rule("W-RELF-01", "W-RELF-02")
def test_a_relieving_army_fights_the_besiegers_without_the_besieged() -> None:
    table = scene(
        {
            "helms-deep": "3 rohan-regular, rohan-leader, boromir, 3 isengard-regular",
            "westemnet": "2 rohan-regular",
        },
        besieged=SIEGE,
    )
    table.rolls(*(5, 1), *(5, 5, 1))
    attack(table, "westemnet", "helms-deep", FREE)
    # They have no walls, and are never asked to withdraw.
    assert (dice(table, Side.FREE), dice(table, Side.SHADOW)) == ([2], [3])
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1], [2])
    assert table.force("westemnet", Side.FREE) == ()
    table.choose(*lose(URUK))
    assert table.force("helms-deep", Side.FREE) == (*units(RIDER, 3), CAPTAIN)
    assert table.where("boromir") == "helms-deep"
    assert table.state.besieged == SIEGE
    table.done()


@pytest.mark.rule("W-RELF-03")
def test_the_relieving_army_advances_when_the_besiegers_are_gone() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, isengard-regular", "westemnet": "2 rohan-regular"},
        besieged=SIEGE,
    )
    table.rolls(*(5, 1), 1)
    attack(table, "westemnet", "helms-deep", FREE)
    assert table.state.besieged == []
    assert table.prompt == ChooseAdvance(WESTEMNET, HELMS_DEEP)
    table.choose(TakeAll())
    assert table.force("helms-deep", Side.FREE) == units(RIDER, 3)
    table.done()


@pytest.mark.rule("W-RELF-03")
def test_it_advances_when_they_retreat_but_not_when_it_ceases() -> None:
    board = {"helms-deep": "rohan-regular, 2 isengard-regular", "westemnet": "2 rohan-regular"}
    table = scene(board, besieged=SIEGE).rolls(*(1, 1), *(1, 1))
    attack(table, "westemnet", "helms-deep", FREE).choose(Fight(), RetreatTo(FORDS), TakeAll())
    assert table.force("helms-deep", Side.FREE) == units(RIDER, 3)
    assert table.state.besieged == []
    table.done()
    table = scene(board, besieged=SIEGE).rolls(*(1, 1), *(1, 1))
    attack(table, "westemnet", "helms-deep", FREE).choose(Cease())
    assert table.state.besieged == SIEGE
    table.done()


@pytest.mark.rule("W-RELF-03", "W-RD-06")
def test_with_the_siege_lifted_more_than_ten_units_are_too_many() -> None:
    table = scene(
        {
            "helms-deep": "4 gondor-regular, isengard-regular",
            "westemnet": "7 rohan-regular",
        },
        besieged=SIEGE,
    )
    table.rolls(*(5, 1, 1, 1, 1), 1)
    attack(table, "westemnet", "helms-deep", FREE).choose(TakeAll())
    assert (table.seat, table.prompt) == (FREE, TooMany(HELMS_DEEP))
    table.choose(PickFigure(FigureId("gondor-regular")))
    assert len(table.force("helms-deep", Side.FREE)) == 10
    table.done()


@pytest.mark.rule("W-RELF-01")
def test_the_shadow_relieves_its_own_besieged_strongholds() -> None:
    table = scene(
        {"orthanc": "isengard-regular, rohan-regular", "gap-of-rohan": "2 isengard-regular"},
        besieged=["orthanc"],
    )
    table.rolls(1, *(5, 1))
    attack(table, "gap-of-rohan", "orthanc")
    assert table.state.besieged == []
    table.choose(TakeAll())
    assert table.force("orthanc") == units(URUK, 3)
    table.done()


@pytest.mark.rule("W-RELF-04")
def test_a_besieger_moves_more_armies_in_and_does_not_attack_from_outside() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, isengard-regular", "westemnet": "2 isengard-regular"},
        besieged=SIEGE,
        dice=((), (Face.ARMY,)),
    )
    table.begin(TakeAction(SHADOW)).choose(UseDie(DieId("army")))
    attacks = [option for option in table.options if isinstance(option, AttackFrom)]
    assert attacks == [AttackFrom(HELMS_DEEP, HELMS_DEEP)]
    table.choose(MarchFrom(WESTEMNET), GoTo(HELMS_DEEP), TakeAll())
    assert table.force("helms-deep") == units(URUK, 3)
    assert table.state.besieged == SIEGE
    table.choose(Done()).done()
