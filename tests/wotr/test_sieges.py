"""Sieges and siege battles: W-SIEGE, W-RD-11, W-RD-46."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, hits, lose, rerolled, units
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.events import CombatRolled, SiegeEnded
from westmarch.wotr.kinds import CharacterId, DieId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    GoTo,
    LoseFigure,
    MarchFrom,
    MoveCompanions,
    PickFigure,
    ReduceElite,
    Take,
    TakeAll,
    TakeCharacter,
    UseDie,
    Waste,
    Withdraw,
)
from westmarch.wotr.prompts import (
    ChooseAdvance,
    MayFightOn,
)
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack

HELMS_DEEP, WESTEMNET = RegionId("helms-deep"), RegionId("westemnet")
FORDS = RegionId("fords-of-isen")
RIDER, URUK, WARG = (
    FigureId(each) for each in ("rohan-regular", "isengard-regular", "isengard-elite")
)
SIEGE = ["helms-deep"]


def use(table: WotrScene, seat: int, face: Face) -> WotrScene:
    """A side takes an action with a die."""
    return table.begin(TakeAction(Seat(seat))).choose(UseDie(DieId(face.value)))


@pytest.mark.rule("W-SIEGE-01", "W-SIEGE-03", "W-SIEGE-04")
def test_defenders_withdraw_and_are_besieged_and_only_five_units_fit() -> None:
    table = scene({
        "westemnet": "4 isengard-regular",
        "helms-deep": "6 rohan-regular, rohan-leader",
    })  # fmt: skip
    attack(table, "westemnet", "helms-deep")
    table.choose(Withdraw())
    assert table.seat == SHADOW
    table.choose(TakeAll())
    assert table.seat == FREE
    table.choose(PickFigure(FigureId("rohan-regular")))
    assert table.state.besieged == [HELMS_DEEP]
    assert table.force("helms-deep") == (FigureId("isengard-regular"),) * 4
    assert len(table.force("helms-deep", Side.FREE)) == 6
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-SIEGE-08", "W-SIEGE-09")
def test_a_siege_battle_is_one_round_in_which_the_besieger_needs_a_six() -> None:
    table = scene({"helms-deep": "2 rohan-regular, 3 isengard-regular"}, besieged=["helms-deep"])
    table.rolls(*(1, 1), *(5, 5, 6))
    attack(table, "helms-deep", "helms-deep")
    assert [one.hits for one in table.told(CombatRolled)] == [0, 1]
    table.choose(LoseFigure(FigureId("rohan-regular")))
    assert table.options == (Cease(),)
    table.choose(Cease())
    assert table.state.besieged == [HELMS_DEEP]
    table.done()


@pytest.mark.rule("W-CAPT-02", "W-POL-11")
def test_a_stronghold_falls_when_its_last_defender_does() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, rohan-leader, 3 isengard-regular"},
        besieged=["helms-deep"],
        at_war=["isengard"],
    )
    table.rolls(1, *(5, 5, 6))
    attack(table, "helms-deep", "helms-deep")
    assert table.holder("helms-deep") is Side.SHADOW
    assert table.force("helms-deep", Side.FREE) == ()
    assert table.state.besieged == []
    # Attacked, and one of its Settlements captured.
    assert table.steps("rohan") == 1
    table.done()


@pytest.mark.rule("W-SIEGE-01", "W-RD-11")
def test_if_the_attacker_does_not_advance_there_is_no_siege_and_nobody_is_removed() -> None:
    table = scene({"westemnet": "4 isengard-regular", "helms-deep": "7 rohan-regular"})
    attack(table, "westemnet", "helms-deep").choose(Withdraw())
    assert (table.seat, table.prompt) == (SHADOW, ChooseAdvance(WESTEMNET, HELMS_DEEP))
    table.choose(Done())
    assert table.state.besieged == []
    assert table.force("helms-deep", Side.FREE) == units(RIDER, 7)
    assert table.force("westemnet") == units(URUK, 4)
    table.done()


@pytest.mark.rule("W-SIEGE-03")
def test_five_units_with_any_number_of_leaders_and_characters_fit() -> None:
    table = scene({
        "westemnet": "isengard-regular",
        "helms-deep": "5 rohan-regular, 2 rohan-leader, gondor-leader, gimli, boromir",
    })  # fmt: skip
    attack(table, "westemnet", "helms-deep").choose(Withdraw(), TakeAll())
    assert len(table.force("helms-deep", Side.FREE)) == 8
    table.done()


@pytest.mark.rule("W-SIEGE-04")
def test_units_beyond_five_return_to_the_reinforcements() -> None:
    table = scene({"westemnet": "isengard-regular", "helms-deep": "5 rohan-regular, rohan-elite"})
    spare = table.state.reinforcements[RIDER]
    attack(table, "westemnet", "helms-deep").choose(Withdraw(), TakeAll())
    assert table.options == (PickFigure(RIDER), PickFigure(FigureId("rohan-elite")))
    table.choose(PickFigure(RIDER))
    assert table.state.reinforcements[RIDER] == spare + 1
    assert table.state.casualties == {}
    table.done()


@pytest.mark.rule("W-SIEGE-02")
def test_besiegers_hold_the_region_and_only_they_are_met_there() -> None:
    table = scene(
        {
            "helms-deep": "rohan-regular, rohan-leader, gimli, 2 isengard-regular",
            "westemnet": "rohan-regular",
        },
        besieged=SIEGE,
    )
    table.rolls(1, *(1, 1))
    attack(table, "westemnet", "helms-deep", FREE)
    assert (dice(table, Side.FREE), dice(table, Side.SHADOW)) == ([1], [2])
    assert rerolled(table, Side.FREE) == []
    table.choose(Cease()).done()


@pytest.mark.rule("W-SIEGE-05", "W-SIEGE-06")
def test_a_siege_ends_with_the_besiegers_and_the_defenders_can_move_again() -> None:
    table = scene(
        {"helms-deep": "2 rohan-regular, isengard-regular"},
        besieged=SIEGE,
        dice=((Face.ARMY_MUSTER,), ()),
    )
    table.rolls(*(5, 1), 1)
    attack(table, "helms-deep", "helms-deep")
    assert [one.region for one in table.told(SiegeEnded)] == SIEGE
    use(table, FREE, Face.ARMY_MUSTER)
    table.choose(MarchFrom(HELMS_DEEP), GoTo(WESTEMNET), TakeAll())
    assert table.force("westemnet", Side.FREE) == (RIDER, RIDER)
    table.done()


@pytest.mark.rule("W-SIEGE-05")
def test_the_siege_of_a_captured_stronghold_ends_when_its_garrison_is_gone() -> None:
    table = scene(
        {"helms-deep": "3 rohan-regular, isengard-regular"}, besieged=SIEGE, captured=SIEGE
    )
    table.rolls(*(5, 5, 6), 1)
    attack(table, "helms-deep", "helms-deep", FREE)
    assert hits(table, Side.FREE) == [1]
    assert table.state.besieged == []
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-SIEGE-07")
def test_besiegers_may_attack_the_besieged_or_an_army_next_to_them() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, 2 isengard-regular", "westemnet": "rohan-regular"},
        besieged=SIEGE,
        dice=((), (Face.ARMY,)),
    )
    use(table, SHADOW, Face.ARMY)
    attacks = [option for option in table.options if isinstance(option, AttackFrom)]
    assert attacks == [AttackFrom(HELMS_DEEP, HELMS_DEEP), AttackFrom(HELMS_DEEP, WESTEMNET)]
    table.choose(Waste()).done()


@pytest.mark.rule("W-SIEGE-08")
def test_in_every_round_of_a_siege_battle_the_besieger_needs_a_six() -> None:
    table = scene({"helms-deep": "3 rohan-regular, 3 isengard-elite"}, besieged=SIEGE)
    table.rolls(*(5, 1, 1), *(5, 5, 5), *(5, 1, 1), *(5, 5, 6))
    attack(table, "helms-deep", "helms-deep")
    table.choose(ReduceElite(WARG), ReduceElite(WARG))
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1, 1], [0, 1])
    table.choose(*lose(URUK), *lose(RIDER), Cease()).done()


@pytest.mark.rule("W-SIEGE-10")
def test_for_each_further_round_an_elite_of_the_attackers_becomes_a_regular() -> None:
    table = scene(
        {"helms-deep": "3 rohan-regular, isengard-regular, 2 isengard-elite"}, besieged=SIEGE
    )
    miss = (*(1, 1, 1), *(1, 1, 1))
    table.rolls(*miss, *miss, *miss)
    attack(table, "helms-deep", "helms-deep")
    assert (table.seat, table.prompt) == (SHADOW, MayFightOn())
    assert table.options == (Cease(), ReduceElite(WARG))
    table.choose(ReduceElite(WARG), ReduceElite(WARG))
    assert table.options == (Cease(),)
    table.choose(Cease())
    assert table.force("helms-deep") == units(URUK, 3)
    table.done()


@pytest.mark.rule("W-SIEGE-10")
def test_an_elite_of_the_rearguard_or_without_a_regular_gives_no_further_round() -> None:
    table = scene(
        {
            "helms-deep": "rohan-regular, isengard-elite, southrons-elite, 2 sauron-elite",
            "orthanc": "6 isengard-regular",
            "gap-of-rohan": "6 isengard-regular",
        },
        besieged=SIEGE,
    )
    assert not table.state.reinforcements[URUK]
    table.begin(Attack(SHADOW, HELMS_DEEP, HELMS_DEEP)).rolls(1, *(1, 1))
    table.choose(Take(WARG), Take(FigureId("sauron-elite")), Done())
    assert table.options == (Cease(), ReduceElite(FigureId("sauron-elite")))
    table.choose(Cease()).done()


@pytest.mark.rule("W-SIEGE-11")
def test_when_the_battle_ends_the_siege_goes_on() -> None:
    table = scene({"helms-deep": "2 rohan-regular, 2 isengard-regular"}, besieged=SIEGE)
    table.rolls(*(1, 1), *(6, 1))
    attack(table, "helms-deep", "helms-deep").choose(*lose(RIDER), Cease())
    assert table.state.besieged == SIEGE
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-SIEGE-12")
def test_the_besieged_are_never_asked_to_retreat() -> None:
    table = scene({"helms-deep": "2 rohan-regular, 2 isengard-elite"}, besieged=SIEGE)
    table.rolls(*(1, 1), *(1, 1), *(1, 1), *(1, 1))
    attack(table, "helms-deep", "helms-deep")
    # A further round begins without a word of the defender.
    table.choose(ReduceElite(WARG))
    assert (table.seat, table.prompt) == (SHADOW, MayFightOn())
    table.choose(Cease()).done()


@pytest.mark.rule("W-SIEGE-13", "W-SIEGE-05")
def test_when_the_last_besieger_leaves_the_siege_is_over() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, 2 isengard-regular, sauron-nazgul"},
        besieged=SIEGE,
        dice=((), (Face.ARMY, Face.ARMY)),
    )
    use(table, SHADOW, Face.ARMY).choose(MarchFrom(HELMS_DEEP), GoTo(WESTEMNET), Take(URUK), Done())
    table.choose(Done())
    assert table.state.besieged == SIEGE
    use(table, SHADOW, Face.ARMY).choose(MarchFrom(HELMS_DEEP), GoTo(WESTEMNET), Take(URUK), Done())
    table.choose(Done())
    # The Nazgûl that stays is no Army.
    assert table.state.besieged == []
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-SIEGE-05")
def test_besiegers_who_fall_in_another_attack_besiege_nobody() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, isengard-regular", "westemnet": "2 rohan-regular"},
        besieged=SIEGE,
    )
    table.rolls(*(5, 1), 1)
    attack(table, "helms-deep", "westemnet")
    assert table.state.besieged == []
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-SIEGE-13")
def test_besiegers_who_advance_after_another_attack_have_left() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, 2 isengard-regular", "westemnet": "rohan-regular"},
        besieged=SIEGE,
    )
    table.rolls(1, *(5, 5))
    attack(table, "helms-deep", "westemnet").choose(TakeAll())
    assert table.state.besieged == []
    assert table.force("westemnet") == (URUK, URUK)
    table.done()


@pytest.mark.rule("W-SIEGE-14", "W-RD-46")
def test_the_besieged_do_not_move_out_and_no_friend_moves_in() -> None:
    table = scene(
        {"helms-deep": "2 rohan-regular, 2 isengard-regular", "westemnet": "rohan-regular"},
        besieged=SIEGE,
        dice=((Face.ARMY_MUSTER,), ()),
    )
    use(table, FREE, Face.ARMY_MUSTER)
    marches = [option for option in table.options if isinstance(option, MarchFrom)]
    assert marches == [MarchFrom(WESTEMNET)]
    table.choose(MarchFrom(WESTEMNET))
    assert GoTo(HELMS_DEEP) not in table.options
    table.choose(GoTo(FORDS), TakeAll()).done()


@pytest.mark.rule("W-SIEGE-14", "W-RD-46")
def test_companions_neither_leave_nor_enter_a_besieged_stronghold() -> None:
    table = scene(
        {"helms-deep": "2 rohan-regular, 2 isengard-regular, boromir", "westemnet": "gimli"},
        besieged=SIEGE,
        dice=((Face.CHARACTER,), ()),
    )
    gimli = TakeCharacter(CharacterId("gimli"))
    use(table, FREE, Face.CHARACTER).choose(MoveCompanions())
    assert table.options == (Done(), gimli)
    table.choose(gimli, Done())
    assert GoTo(FORDS) in table.options
    assert GoTo(HELMS_DEEP) not in table.options
    table.choose(GoTo(FORDS)).done()
