"""Regions and Settlements in play: W-MAP, W-COMP-01."""

from __future__ import annotations

import pytest

from tests.wotr.dice import use
from tests.wotr.scene import SHADOW, WotrScene, opening, scene
from westmarch.wotr.events import CombatRolled
from westmarch.wotr.kinds import Face, Nation, RegionId, Settlement, Side
from westmarch.wotr.options import (
    Cease,
    Fight,
    GoTo,
    MarchFrom,
    Recruit,
    RetreatTo,
    TakeAll,
    Waste,
)
from westmarch.wotr.prompts import MayRetreat
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.board import controller
from westmarch.wotr.rules.roles import seats_of
from westmarch.wotr.tables.nations import NATIONS
from westmarch.wotr.tables.regions import REGIONS

ARMY, MUSTER = Face.ARMY, Face.MUSTER
EASTEMNET, EDORAS, FOLDE = RegionId("eastemnet"), RegionId("edoras"), RegionId("folde")
HELMS_DEEP, WESTEMNET = RegionId("helms-deep"), RegionId("westemnet")


@pytest.mark.rule("W-COMP-01")
@pytest.mark.parametrize(
    ("players", "free", "shadow"),
    [(2, (0,), (1,)), (3, (0,), (1, 2)), (4, (0, 1), (2, 3))],
)
def test_two_sides_are_played_by_two_to_four(
    players: int, free: tuple[int, ...], shadow: tuple[int, ...]
) -> None:
    state = opening(players=players).state
    assert [seats_of(state, side) for side in Side] == [free, shadow]


@pytest.mark.rule("W-MAP-03")
def test_no_army_crosses_the_sea() -> None:
    table = scene({"umbar": "southrons-regular"}, dice=((), (ARMY,))).begin(ActionPhase())
    table.choose(use(ARMY), MarchFrom(RegionId("umbar")))
    ashore = (GoTo(RegionId("near-harad")), GoTo(RegionId("west-harondor")))
    assert table.options == ashore
    table.choose(ashore[0], TakeAll())
    table.done()


@pytest.mark.rule("W-MAP-05")
def test_there_are_five_free_nations_and_three_of_the_shadow() -> None:
    assert {nation.value: NATIONS[nation].side for nation in Nation} == {
        "dwarves": Side.FREE,
        "elves": Side.FREE,
        "gondor": Side.FREE,
        "north": Side.FREE,
        "rohan": Side.FREE,
        "isengard": Side.SHADOW,
        "sauron": Side.SHADOW,
        "southrons": Side.SHADOW,
    }


@pytest.mark.rule("W-MAP-06")
@pytest.mark.parametrize(
    ("origin", "target", "woken"),
    [
        ("south-downs", "bree", [Nation.NORTH]),
        ("eagles-eyrie", "carrock", [Nation.NORTH]),
        ("bree", "south-downs", []),
        ("north-dunland", "tharbad", []),
        ("north-ithilien", "osgiliath", []),
    ],
)
def test_a_region_belongs_to_one_nation_or_to_none(
    origin: str, target: str, woken: list[Nation]
) -> None:
    """The nation is woken by enemies who enter its regions, which need not be connected."""
    table = scene({origin: "sauron-regular"}, at_war=["sauron"], dice=((), (ARMY,)))
    before = list(table.state.active)
    table.begin(ActionPhase())
    table.choose(use(ARMY), MarchFrom(RegionId(origin)), GoTo(RegionId(target)), TakeAll())
    assert [nation for nation in table.state.active if nation not in before] == woken
    table.done()


@pytest.mark.rule("W-MAP-09")
def test_units_are_recruited_in_settlements_and_not_in_a_fortification() -> None:
    table = scene({}, at_war=["rohan"], dice=((MUSTER,), ())).begin(ActionPhase())
    table.choose(use(MUSTER))
    found = {option.region for option in table.options if isinstance(option, Recruit)}
    assert found == {EDORAS, FOLDE, HELMS_DEEP, WESTEMNET}
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MAP-09")
def test_a_fortification_is_not_captured_and_worth_nothing() -> None:
    table = scene({"gap-of-rohan": "isengard-regular"}, dice=((), (ARMY,))).begin(ActionPhase())
    fords = RegionId("fords-of-isen")
    table.choose(use(ARMY), MarchFrom(RegionId("gap-of-rohan")), GoTo(fords), TakeAll())
    assert table.state.captured == {}
    assert REGIONS[fords].worth == 0
    table.done()


@pytest.mark.rule("W-MAP-10")
@pytest.mark.parametrize(
    ("origin", "target", "nation", "hits"),
    [
        ("eastemnet", "folde", "rohan", 1),
        ("eastemnet", "westemnet", "rohan", 1),
        ("folde", "edoras", "rohan", 0),
        ("north-ithilien", "osgiliath", "gondor", 0),
        ("vale-of-the-carnen", "dale", "north", 0),
    ],
)
def test_a_town_does_not_help_its_defenders(
    origin: str, target: str, nation: str, hits: int
) -> None:
    table = scene({origin: "2 sauron-regular", target: f"2 {nation}-regular"})
    table.rolls(*(1, 1), *(5, 1))
    table.begin(Attack(SHADOW, RegionId(origin), RegionId(target))).choose(TakeAll())
    assert [one.hits for one in table.told(CombatRolled)] == [0, hits]
    if hits:
        table.choose(table.options[0])
    table.choose(Cease())
    table.done()


def may_retreat(table: WotrScene, seat: int, origin: RegionId, target: RegionId) -> WotrScene:
    """A battle comes to the question whether the defender retreats."""
    table.rolls(1, 1)
    table.begin(Attack(table.state.leading[seat], origin, target)).choose(TakeAll(), Fight())
    assert table.prompt == MayRetreat()
    return table


@pytest.mark.rule("W-MAP-11")
def test_a_region_with_an_enemy_army_or_settlement_is_not_free() -> None:
    board = {
        "eastemnet": "sauron-regular",
        "westemnet": "rohan-regular",
        "folde": "isengard-regular",
        "fangorn": "sauron-nazgul",
    }
    table = may_retreat(scene(board, captured=["edoras"]), 1, EASTEMNET, WESTEMNET)
    open_to_them = ("fangorn", "fords-of-isen", "helms-deep")
    assert table.options == (Fight(), *(RetreatTo(RegionId(region)) for region in open_to_them))
    table.choose(RetreatTo(HELMS_DEEP), TakeAll())
    table.done()


@pytest.mark.rule("W-MAP-12")
@pytest.mark.parametrize("besieged", [True, False])
def test_a_region_is_free_for_those_who_besiege_the_stronghold_in_it(besieged: bool) -> None:
    inside = {"helms-deep": "rohan-elite, isengard-elite"} if besieged else {}
    board = {"edoras": "rohan-regular", "westemnet": "isengard-regular", **inside}
    table = scene(board, besieged=["helms-deep"] if besieged else [])
    may_retreat(table, 0, EDORAS, WESTEMNET)
    assert (RetreatTo(HELMS_DEEP) in table.options) is besieged
    table.choose(RetreatTo(RegionId("fangorn")), TakeAll())
    table.done()


@pytest.mark.rule("W-MAP-13")
def test_cities_and_strongholds_begin_under_the_control_of_their_nation() -> None:
    state = opening().state
    great = {Settlement.CITY, Settlement.STRONGHOLD}
    held = {
        side: {
            code
            for code, region in REGIONS.items()
            if region.settlement in great and controller(state, code) is side
        }
        for side in Side
    }
    assert held[Side.FREE] == {
        "erebor", "grey-havens", "lorien", "rivendell", "woodland-realm", "dol-amroth",
        "minas-tirith", "pelargir", "dale", "the-shire", "edoras", "helms-deep",
    }  # fmt: skip
    assert held[Side.SHADOW] == {
        "orthanc", "angmar", "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria",
        "mount-gundabad", "far-harad", "umbar",
    }  # fmt: skip
