"""How battles end: ceasing, retreat, advance: W-BAT-35 to 42, W-RD-03, W-RD-06, W-RD-12."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, lose, units
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.events import RoundBegan
from westmarch.wotr.kinds import CharacterId, FigureId, RegionId, Side
from westmarch.wotr.options import (
    Cease,
    Done,
    Fight,
    PickFigure,
    RetreatTo,
    Take,
    TakeAll,
    TakeCharacter,
    Withdraw,
)
from westmarch.wotr.prompts import ChooseAdvance, MayCease, MayRetreat, TooMany

EASTEMNET, FOLDE, EDORAS = RegionId("eastemnet"), RegionId("folde"), RegionId("edoras")
WESTEMNET, DRUADAN = RegionId("westemnet"), RegionId("druadan-forest")
RIDER, CAPTAIN = FigureId("rohan-regular"), FigureId("rohan-leader")
ORC, WRAITH = FigureId("sauron-regular"), FigureId("sauron-nazgul")


@pytest.mark.rule("W-BAT-36")
def test_who_neither_ceases_nor_retreats_fights_another_round() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular"})
    table.rolls(*(1, 1), *(1, 1), *(1, 1), *(1, 1))
    attack(table, "eastemnet", "folde")
    assert (table.seat, table.prompt, table.options) == (SHADOW, MayCease(), (Fight(), Cease()))
    table.choose(Fight())
    assert (table.seat, table.prompt) == (FREE, MayRetreat())
    table.choose(Fight())
    assert [one.number for one in table.told(RoundBegan)] == [1, 2]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-36", "W-BAT-40")
def test_a_defender_who_retreats_leaves_the_region_to_the_attacker() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "rohan-regular"})
    table.rolls(1, *(1, 1))
    attack(table, "eastemnet", "folde")
    table.choose(Fight(), RetreatTo(EDORAS), TakeAll())
    assert table.force("edoras", Side.FREE) == (RIDER,)
    assert table.force("folde") == (ORC, ORC)
    table.done()


@pytest.mark.rule("W-BAT-37")
def test_a_retreat_takes_everybody_to_a_region_without_enemies() -> None:
    table = scene(
        {
            "eastemnet": "2 sauron-regular",
            "druadan-forest": "sauron-regular",
            "westemnet": "sauron-nazgul",
            "folde": "2 rohan-regular, rohan-leader, gimli",
        },
        captured=["edoras"],
    )
    table.rolls(*(1, 1, 1), *(1, 1), *(1, 1))
    attack(table, "eastemnet", "folde").choose(Fight())
    # No Army, and no Settlement in the hands of the enemy; a lone Nazgûl is no Army.
    assert table.options == (Fight(), RetreatTo(WESTEMNET))
    table.choose(RetreatTo(WESTEMNET), Done())
    assert table.force("westemnet", Side.FREE) == (RIDER, RIDER, CAPTAIN)
    assert table.where("gimli") == "westemnet"
    table.done()


@pytest.mark.rule("W-BAT-37")
def test_the_shadow_cannot_retreat_to_a_settlement_of_the_free_peoples() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular"})
    table.rolls(*(1, 1), *(1, 1))
    attack(table, "folde", "eastemnet", FREE).choose(Fight())
    found = ("druadan-forest", "fangorn", "parth-celebrant")
    further = ("western-brown-lands", "western-emyn-muil")
    assert table.options == (
        Fight(),
        *(RetreatTo(RegionId(region)) for region in (*found, *further)),
    )
    table.choose(RetreatTo(DRUADAN), Done()).done()


@pytest.mark.rule("W-RD-03")
def test_one_may_retreat_to_where_ones_own_army_besieges() -> None:
    table = scene(
        {
            "westemnet": "sauron-regular",
            "helms-deep": "rohan-regular, 2 isengard-regular",
            "edoras": "2 rohan-regular",
        },
        besieged=["helms-deep"],
    )
    table.rolls(*(1, 1), 1)
    attack(table, "edoras", "westemnet", FREE).choose(Fight())
    assert RetreatTo(RegionId("helms-deep")) in table.options
    table.choose(RetreatTo(RegionId("helms-deep")), Done())
    assert table.force("helms-deep") == (*units("isengard-regular", 2), ORC)
    assert table.state.besieged == ["helms-deep"]
    table.done()


@pytest.mark.rule("W-BAT-38")
def test_without_such_a_region_there_is_no_retreat() -> None:
    table = scene({
        "westemnet": "2 isengard-regular",
        "folde": "isengard-regular",
        "edoras": "2 rohan-regular",
    })  # fmt: skip
    table.rolls(*(1, 1), *(1, 1), *(1, 1), *(1, 1))
    attack(table, "westemnet", "edoras").choose(Fight())
    assert (table.seat, table.prompt) == (SHADOW, MayCease())
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-39")
def test_the_battle_ends_when_an_army_is_gone() -> None:
    table = scene({"eastemnet": "sauron-regular", "folde": "2 rohan-regular"})
    table.rolls(*(5, 1), 6)
    attack(table, "eastemnet", "folde").choose(*lose(RIDER))
    assert table.force("eastemnet") == ()
    table.done()


@pytest.mark.rule("W-BAT-40", "W-RD-12")
def test_an_attacker_need_not_advance_and_then_captures_nothing() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "rohan-regular"})
    table.rolls(1, *(6, 1))
    attack(table, "eastemnet", "folde").choose(Done())
    assert table.force("folde") == ()
    assert table.force("eastemnet") == (ORC, ORC)
    assert table.holder("folde") is Side.FREE
    table.done()


@pytest.mark.rule("W-BAT-40")
def test_part_of_the_attackers_may_advance() -> None:
    table = scene({
        "eastemnet": "2 sauron-regular, sauron-nazgul, witch-king",
        "folde": "rohan-regular",
    })  # fmt: skip
    table.rolls(1, *(6, 6))
    attack(table, "eastemnet", "folde")
    king = TakeCharacter(CharacterId("witch-king"))
    assert table.prompt == ChooseAdvance(EASTEMNET, FOLDE)
    assert table.options == (Done(), TakeAll(), Take(ORC), Take(WRAITH), king)
    # Leaders and Characters go with units only.
    table.choose(king)
    assert table.options == (TakeAll(), Take(ORC), Take(WRAITH))
    table.choose(Take(ORC), Done())
    assert table.force("folde") == (ORC,)
    assert table.force("eastemnet") == (ORC, WRAITH)
    assert table.where("witch-king") == "folde"
    assert table.holder("folde") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-BAT-40", "W-MOVE-05")
def test_free_peoples_leaders_advance_with_the_last_units() -> None:
    table = scene({"eastemnet": "sauron-regular", "folde": "2 rohan-regular, rohan-leader"})
    table.rolls(*(6, 6), 1)
    attack(table, "folde", "eastemnet", FREE).choose(Take(RIDER), Take(RIDER))
    assert table.options == (TakeAll(), Take(CAPTAIN))
    table.choose(Take(CAPTAIN))
    assert table.options == (Done(),)
    table.choose(Done())
    assert table.force("eastemnet", Side.FREE) == (RIDER, RIDER, CAPTAIN)
    table.done()


@pytest.mark.rule("W-BAT-40")
def test_after_a_retreat_the_advance_is_no_second_action() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "rohan-regular"})
    table.rolls(1, *(1, 1))
    attack(table, "eastemnet", "folde").choose(Fight(), RetreatTo(EDORAS))
    assert (table.seat, table.prompt) == (SHADOW, ChooseAdvance(EASTEMNET, FOLDE))
    table.choose(Done())
    assert table.force("eastemnet") == (ORC, ORC)
    table.done()


@pytest.mark.rule("W-BAT-41")
def test_to_advance_around_a_stronghold_with_units_is_to_besiege_it() -> None:
    table = scene({"westemnet": "2 isengard-regular", "helms-deep": "rohan-regular"})
    attack(table, "westemnet", "helms-deep").choose(Withdraw(), TakeAll())
    assert table.state.besieged == ["helms-deep"]
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-BAT-42")
def test_who_cannot_move_stays_behind_when_his_army_retreats() -> None:
    table = scene({
        "fords-of-isen": "2 rohan-regular",
        "orthanc": "isengard-regular, sauron-nazgul, saruman, witch-king",
    })  # fmt: skip
    table.rolls(*(1, 1), 1, 1)
    attack(table, "fords-of-isen", "orthanc", FREE)
    table.choose(Fight(), Fight(), RetreatTo(RegionId("gap-of-rohan")))
    assert table.where("saruman") == "orthanc"
    assert table.where("witch-king") == "gap-of-rohan"
    assert table.force("gap-of-rohan") == (FigureId("isengard-regular"), WRAITH)
    table.choose(Done()).done()


@pytest.mark.rule("W-BAT-42", "W-MOVE-15")
def test_who_cannot_move_fights_but_does_not_advance() -> None:
    table = scene({
        "fords-of-isen": "rohan-regular",
        "orthanc": "2 isengard-regular, saruman",
    })  # fmt: skip
    table.rolls(1, *(6, 1), 1)
    attack(table, "orthanc", "fords-of-isen")
    assert table.options == (Done(), TakeAll(), Take(FigureId("isengard-regular")))
    table.choose(TakeAll())
    assert table.where("saruman") == "orthanc"
    table.done()


@pytest.mark.rule("W-RD-06", "W-ARMY-09")
def test_a_retreat_may_bring_too_many_together_and_the_owner_puts_units_back() -> None:
    table = scene({
        "eastemnet": "2 sauron-regular",
        "folde": "3 rohan-regular",
        "edoras": "7 rohan-regular, 2 rohan-elite",
    })  # fmt: skip
    table.rolls(*(1, 1, 1), *(1, 1))
    attack(table, "eastemnet", "folde").choose(Fight(), RetreatTo(EDORAS))
    assert (table.seat, table.prompt) == (FREE, TooMany(EDORAS))
    elite = FigureId("rohan-elite")
    assert table.options == (PickFigure(RIDER), PickFigure(elite))
    table.choose(PickFigure(RIDER), PickFigure(elite), Done())
    assert table.force("edoras", Side.FREE) == (*units(RIDER, 9), elite)
    table.done()


@pytest.mark.rule("W-WAR-05")
def test_a_retreat_may_cross_a_border_that_a_move_may_not() -> None:
    table = scene(
        {"dale": "2 north-regular", "vale-of-the-carnen": "2 sauron-regular"}, at_war=["sauron"]
    )
    table.rolls(*(1, 1), *(1, 1))
    attack(table, "vale-of-the-carnen", "dale").choose(Fight())
    assert RetreatTo(RegionId("erebor")) in table.options
    table.choose(RetreatTo(RegionId("erebor")), Done())
    assert table.force("erebor", Side.FREE) == units("north-regular", 2)
    table.done()
