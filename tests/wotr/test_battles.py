"""Battles: W-BAT, W-FORT, W-SIEGE, W-SORT."""

from __future__ import annotations

import pytest

from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import CombatRolled, LeadersRolled
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import (
    Cease,
    Done,
    Fight,
    LoseElite,
    LoseFigure,
    PickFigure,
    ReduceElite,
    RetreatTo,
    TakeAll,
    Withdraw,
)
from westmarch.wotr.prompts import MayRetreat, TakeCasualties
from westmarch.wotr.rules.battles import Attack

EASTEMNET, FOLDE, EDORAS = RegionId("eastemnet"), RegionId("folde"), RegionId("edoras")
HELMS_DEEP, WESTEMNET = RegionId("helms-deep"), RegionId("westemnet")


def attack(table: WotrScene, origin: RegionId, target: RegionId) -> WotrScene:
    """Everybody of the Shadow in a region attacks."""
    return table.begin(Attack(SHADOW, origin, target)).choose(TakeAll())


@pytest.mark.rule("W-BAT-10", "W-EX-06")
def test_an_army_rolls_a_die_for_each_unit_but_no_more_than_five() -> None:
    table = scene({"eastemnet": "6 sauron-regular, 2 sauron-elite", "folde": "3 rohan-regular"})
    table.rolls(1, 1, 1, *(1, 1, 1, 1, 1))
    attack(table, EASTEMNET, FOLDE)
    assert [(one.side, len(one.dice)) for one in table.told(CombatRolled)] == [
        (Side.FREE, 3),
        (Side.SHADOW, 5),
    ]
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-BAT-16", "W-BAT-17", "W-EX-09")
def test_only_misses_are_rolled_again_as_many_as_there_are_leaders() -> None:
    table = scene({
        "eastemnet": "5 sauron-regular, 3 sauron-nazgul",
        "folde": "5 rohan-regular",
    })  # fmt: skip
    table.rolls(*(1, 1, 1, 1, 1), *(1, 3, 5, 5, 6), *(2, 6))
    attack(table, EASTEMNET, FOLDE)
    assert [one.hits for one in table.told(CombatRolled)] == [0, 3]
    assert [(one.dice, one.hits) for one in table.told(LeadersRolled)] == [((2, 6), 1)]
    assert table.prompt == TakeCasualties(4)
    table.choose(*[LoseFigure(FigureId("rohan-regular"))] * 4).choose(Cease())
    assert table.force("folde", Side.FREE) == (FigureId("rohan-regular"),)
    table.done()


@pytest.mark.rule("W-BAT-25", "W-BAT-26", "W-EX-11")
def test_two_hits_cost_two_regulars_or_two_elites_reduced_or_one_elite() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular, 2 rohan-elite"})
    table.rolls(*(1, 1, 1, 1), *(6, 6))
    attack(table, EASTEMNET, FOLDE)
    regular, elite = FigureId("rohan-regular"), FigureId("rohan-elite")
    assert table.options == (LoseFigure(regular), ReduceElite(elite), LoseElite(elite))
    table.choose(LoseElite(elite), Cease())
    assert table.force("folde", Side.FREE) == (regular, regular, elite)
    assert table.state.casualties == {elite: 1}
    table.done()


@pytest.mark.rule("W-FORT-01", "W-FORT-03")
def test_the_first_round_against_a_city_hits_only_on_a_six() -> None:
    table = scene({"dale": "2 north-regular", "vale-of-the-carnen": "3 sauron-regular"})
    table.rolls(*(1, 1), *(5, 5, 4), *(1, 1), *(5, 4, 4))
    attack(table, RegionId("vale-of-the-carnen"), RegionId("dale"))
    assert [one.hits for one in table.told(CombatRolled)] == [0, 0]
    table.choose(Fight(), Fight())
    assert [one.hits for one in table.told(CombatRolled)][2:] == [0, 1]
    table.choose(LoseFigure(FigureId("north-regular")), Cease())
    table.done()


@pytest.mark.rule("W-SIEGE-01", "W-SIEGE-04")
def test_defenders_withdraw_and_are_besieged_and_only_five_units_fit() -> None:
    table = scene({
        "westemnet": "4 isengard-regular",
        "helms-deep": "6 rohan-regular, rohan-leader",
    })  # fmt: skip
    attack(table, WESTEMNET, HELMS_DEEP)
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
    attack(table, HELMS_DEEP, HELMS_DEEP)
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
    attack(table, HELMS_DEEP, HELMS_DEEP)
    assert table.holder("helms-deep") is Side.SHADOW
    assert table.force("helms-deep", Side.FREE) == ()
    assert table.state.besieged == []
    # Attacked, and one of its Settlements captured.
    assert table.steps("rohan") == 1
    table.done()


@pytest.mark.rule("W-BAT-36", "W-BAT-40")
def test_a_defender_who_retreats_leaves_the_region_to_the_attacker() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "rohan-regular"})
    table.rolls(1, *(1, 1))
    attack(table, EASTEMNET, FOLDE)
    table.choose(Fight())
    assert isinstance(table.prompt, MayRetreat)
    table.choose(RetreatTo(EDORAS), TakeAll())
    assert table.force("edoras", Side.FREE) == (FigureId("rohan-regular"),)
    assert table.force("folde") == (FigureId("sauron-regular"),) * 2
    table.done()


@pytest.mark.rule("W-BAT-40")
def test_an_attacker_need_not_advance() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "rohan-regular"})
    table.rolls(1, *(6, 1))
    attack(table, EASTEMNET, FOLDE)
    table.choose(Done())
    assert table.force("folde") == ()
    assert table.force("eastemnet") == (FigureId("sauron-regular"),) * 2
    table.done()
