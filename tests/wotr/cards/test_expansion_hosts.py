"""The Event cards of the Shadow's Strategy deck in the expansion."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import is_offered, play
from tests.wotr.expansion import third_age
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.expansion_prompts import (
    ActWithArmy,
    CarryArmy,
    MoveShips,
    WorkOnEngines,
)
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    BuildEngine,
    Cease,
    Done,
    Fight,
    GoTo,
    MarchFrom,
    No,
    PickFigure,
    PickNumber,
    PickRegion,
    SailFrom,
    SmashEngine,
    TakeAll,
)
from westmarch.wotr.prompts import MayCease, MayPlayCombatCard

CORSAIRS, RAGE = "the-corsairs-are-upon-us-e", "rage-of-the-dunlendings-e"
TRENCHES, DOL_GULDUR_CARD = "deep-trenches-and-great-engines", "shadow-of-dol-guldur"
UMBAR = RegionId("umbar")
PELARGIR, DOL_GULDUR = RegionId("pelargir"), RegionId("dol-guldur")
HELMS_DEEP, LORIEN = RegionId("helms-deep"), RegionId("lorien")
NORTH_DUNLAND, SOUTH_DUNLAND = RegionId("north-dunland"), RegionId("south-dunland")
DUNLENDING, ORC = FigureId("isengard-dunlending"), FigureId("sauron-regular")
SOUTHRON = FigureId("southrons-regular")


def test_the_corsairs_are_upon_us_sails_lands_and_attacks_by_surprise() -> None:
    board = {
        "umbar": "3 southrons-regular, 2 southrons-elite",
        "dol-amroth": "gondor-regular",
        "lamedon": "gondor-regular",
    }
    table = third_age(
        board,
        factions=["corsairs"],
        ships={"umbar": 2},
        hands={SHADOW: [CORSAIRS], FREE: ["athelas"]},
    )
    table.state.captured = {PELARGIR: SHADOW}
    play(table, SHADOW, CORSAIRS)
    assert table.prompt == MoveShips(CORSAIRS)
    assert table.options == (Done(), SailFrom(UMBAR))
    table.choose(SailFrom(UMBAR), GoTo(PELARGIR), PickNumber(1), Done())
    assert table.prompt == CarryArmy(CORSAIRS)
    assert table.options == (Done(), MarchFrom(UMBAR))
    table.choose(MarchFrom(UMBAR))
    assert table.options == (GoTo(PELARGIR),)
    table.choose(GoTo(PELARGIR), TakeAll())
    assert len(table.force("pelargir")) == 5
    assert table.prompt == ActWithArmy(CORSAIRS, PELARGIR)
    assert AttackFrom(PELARGIR, RegionId("lamedon")) in table.options
    table.rolls(1, *(1, 1, 1, 1, 1), 1, *(6, 1, 1, 1, 1))
    table.choose(AttackFrom(PELARGIR, RegionId("lamedon")), TakeAll())
    # No Combat card of the Free Peoples in the first round; in the second they are asked.
    assert table.prompt == MayCease()
    table.choose(Fight(), Fight())
    assert table.prompt == MayPlayCombatCard()
    assert table.seat == FREE
    table.choose(No(), TakeAll())
    assert len(table.force("lamedon")) == 5
    table.done()


def test_the_corsairs_are_upon_us_may_land_in_an_undefended_settlement_and_march_on() -> None:
    table = third_age(
        {"umbar": "3 southrons-regular"},
        factions=["corsairs"],
        ships={"umbar": 1, "pelargir": 1},
        hands={SHADOW: [CORSAIRS]},
    )
    play(table, SHADOW, CORSAIRS).choose(Done(), MarchFrom(UMBAR), GoTo(PELARGIR), TakeAll())
    assert table.holder("pelargir") is Side.SHADOW
    table.choose(MarchFrom(PELARGIR), GoTo(RegionId("lossarnach")), TakeAll())
    assert table.force("lossarnach") == (SOUTHRON,) * 3
    table.done()


def test_the_corsairs_are_upon_us_lands_nowhere_against_enemy_units_and_may_do_nothing() -> None:
    board = {"umbar": "3 southrons-regular", "anfalas": "gondor-regular"}
    table = third_age(
        board,
        factions=["corsairs"],
        ships={"umbar": 1, "anfalas": 1},
        hands={SHADOW: [CORSAIRS]},
    )
    play(table, SHADOW, CORSAIRS).choose(Done())
    assert table.force("umbar") == (SOUTHRON,) * 3
    table.done()


def test_the_corsairs_are_upon_us_needs_the_faction() -> None:
    assert not is_offered(third_age({}, hands={SHADOW: [CORSAIRS]}), SHADOW, CORSAIRS)
    there = third_age({}, factions=["corsairs"], hands={SHADOW: [CORSAIRS]})
    assert is_offered(there, SHADOW, CORSAIRS)


def test_rage_of_the_dunlendings_brings_up_to_four_into_an_army_that_may_act() -> None:
    board = {"north-dunland": "isengard-regular", "south-dunland": "sauron-nazgul"}
    table = third_age(board, factions=["dunlendings"], hands={SHADOW: [RAGE]})
    play(table, SHADOW, RAGE)
    # In South Dunland there is no Army.
    assert table.options == (PickRegion(NORTH_DUNLAND),)
    table.choose(PickRegion(NORTH_DUNLAND), PickRegion(NORTH_DUNLAND))
    assert table.options == (Done(), PickFigure(DUNLENDING))
    table.choose(*[PickFigure(DUNLENDING)] * 4)
    assert table.force("north-dunland").count(DUNLENDING) == 4
    assert table.prompt == ActWithArmy(RAGE, NORTH_DUNLAND)
    table.choose(MarchFrom(NORTH_DUNLAND), GoTo(SOUTH_DUNLAND), TakeAll())
    assert len(table.force("south-dunland")) == 6
    table.done()


def test_rage_of_the_dunlendings_lets_even_a_full_army_act() -> None:
    board = {"north-dunland": "10 isengard-regular"}
    table = third_age(board, factions=["dunlendings"], hands={SHADOW: [RAGE]})
    play(table, SHADOW, RAGE).choose(PickRegion(NORTH_DUNLAND))
    assert table.prompt == ActWithArmy(RAGE, NORTH_DUNLAND)
    table.choose(Done())
    assert len(table.force("north-dunland")) == 10
    table.done()


def test_rage_of_the_dunlendings_needs_the_faction() -> None:
    assert not is_offered(third_age({}, hands={SHADOW: [RAGE]}), SHADOW, RAGE)
    there = third_age({}, factions=["dunlendings"], hands={SHADOW: [RAGE]})
    assert is_offered(there, SHADOW, RAGE)


def besieged(catapults: int, towers: int = 0) -> WotrScene:
    """Helm's Deep and Lórien are besieged."""
    return third_age(
        {
            "helms-deep": "rohan-regular, isengard-regular",
            "lorien": "elves-regular, 2 sauron-regular",
        },
        besieged=["helms-deep", "lorien"],
        catapults={"helms-deep": catapults} if catapults else {},
        towers={"lorien": towers} if towers else {},
        hands={SHADOW: [TRENCHES]},
    )


def test_deep_trenches_places_two_towers_in_all() -> None:
    table = play(besieged(0), SHADOW, TRENCHES)
    assert table.prompt == WorkOnEngines(TRENCHES)
    assert table.options == (Done(), BuildEngine(HELMS_DEEP), BuildEngine(LORIEN))
    table.choose(BuildEngine(HELMS_DEEP), BuildEngine(LORIEN))
    assert table.state.towers == {HELMS_DEEP: 1, LORIEN: 1}
    table.done()


def test_deep_trenches_removes_catapults_but_does_not_do_both_in_one_region() -> None:
    table = play(besieged(2, towers=2), SHADOW, TRENCHES)
    assert table.options == (Done(), BuildEngine(HELMS_DEEP), SmashEngine(HELMS_DEEP))
    table.choose(SmashEngine(HELMS_DEEP))
    assert table.options == (Done(), SmashEngine(HELMS_DEEP))
    table.choose(SmashEngine(HELMS_DEEP))
    assert table.state.catapults == {}
    table.done()


def test_deep_trenches_does_nothing_without_a_siege_by_the_shadow() -> None:
    table = third_age(
        {"orthanc": "isengard-regular, 2 rohan-regular"},
        besieged=["orthanc"],
        catapults={"lorien": 2},
        hands={SHADOW: [TRENCHES]},
    )
    play(table, SHADOW, TRENCHES)
    assert (table.state.towers, table.state.catapults) == ({}, {LORIEN: 2})
    table.done()


@pytest.mark.parametrize(
    ("there", "come"),
    [
        ("sauron-nazgul", 1),
        ("2 sauron-nazgul, witch-king", 4),
        ("6 sauron-nazgul", 5),
        ("2 sauron-nazgul, 9 sauron-regular", 1),
        ("sauron-nazgul, mouth-of-sauron", 1),
    ],
)
def test_shadow_of_dol_guldur_brings_as_many_as_nazgul_lead(there: str, come: int) -> None:
    table = third_age({"dol-guldur": there}, hands={SHADOW: [DOL_GULDUR_CARD]})
    before = table.force("dol-guldur").count(ORC)
    play(table, SHADOW, DOL_GULDUR_CARD)
    assert table.force("dol-guldur").count(ORC) == before + come
    assert table.prompt == ActWithArmy(DOL_GULDUR_CARD, DOL_GULDUR)
    table.choose(Done())
    table.done()


def test_shadow_of_dol_guldur_lets_the_army_attack() -> None:
    board = {"dol-guldur": "2 sauron-nazgul", "western-brown-lands": "elves-regular"}
    table = third_age(board, hands={SHADOW: [DOL_GULDUR_CARD]})
    play(table, SHADOW, DOL_GULDUR_CARD)
    raid = next(option for option in table.options if isinstance(option, AttackFrom))
    table.rolls(1, *(1, 1), *(1, 1)).choose(raid, TakeAll(), Cease())
    assert len(table.force("dol-guldur")) == 4
    table.done()


def test_shadow_of_dol_guldur_needs_a_nazgul_there() -> None:
    hands = {int(SHADOW): [DOL_GULDUR_CARD]}
    table = third_age({"dol-guldur": "3 sauron-regular", "moria": "sauron-nazgul"}, hands=hands)
    assert not is_offered(table, SHADOW, DOL_GULDUR_CARD)
    assert is_offered(third_age({"dol-guldur": "witch-king"}, hands=hands), SHADOW, DOL_GULDUR_CARD)
