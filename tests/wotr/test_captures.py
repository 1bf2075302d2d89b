"""Settlements are captured: W-CAPT."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.events import Captured
from westmarch.wotr.kinds import CharacterId, Face, RegionId, Side
from westmarch.wotr.options import (
    Done,
    Fight,
    GoTo,
    MarchFrom,
    PickRegion,
    PlayCard,
    RetreatTo,
    TakeAll,
    UseAbility,
    Waste,
)
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.turns import victory_points

OSGILIATH, PELARGIR, MINAS_TIRITH = (
    RegionId(code) for code in ("osgiliath", "pelargir", "minas-tirith")
)
HELMS_DEEP, EDORAS, FOLDE = RegionId("helms-deep"), RegionId("edoras"), RegionId("folde")


def march(table: WotrScene, seat: Seat, origin: str, region: str) -> WotrScene:
    """Everybody in a region marches to another."""
    use(table, seat, Face.ARMY_MUSTER)
    return table.choose(MarchFrom(RegionId(origin)), GoTo(RegionId(region)), TakeAll())


@pytest.mark.rule("W-CAPT-01", "W-CAPT-04")
@pytest.mark.parametrize("region", ["lossarnach", "pelargir"])
def test_a_town_or_city_is_captured_as_soon_as_an_enemy_army_enters(region: str) -> None:
    table = march(scene({"osgiliath": "sauron-regular"}), SHADOW, "osgiliath", region)
    assert table.state.captured == {region: SHADOW}
    assert table.told(Captured) == [Captured(RegionId(region), Side.SHADOW)]
    table.done()


@pytest.mark.rule("W-CAPT-01")
def test_the_free_peoples_capture_settlements_of_the_shadow() -> None:
    table = march(scene({"west-harondor": "gondor-regular"}), FREE, "west-harondor", "near-harad")
    assert table.state.captured == {"near-harad": FREE}
    table.done()


@pytest.mark.rule("W-CAPT-01", "W-RD-12")
def test_who_wins_a_battle_and_does_not_advance_captures_nothing() -> None:
    board = {"osgiliath": "5 sauron-regular", "pelargir": "gondor-regular"}
    table = scene(board).rolls(1, *(6, 1, 1, 1, 1))
    table.begin(Attack(SHADOW, OSGILIATH, PELARGIR)).choose(TakeAll(), Done())
    assert table.force("pelargir", Side.FREE) == ()
    assert table.holder("pelargir") is Side.FREE
    table.done()
    table = scene(board).rolls(1, *(6, 1, 1, 1, 1))
    table.begin(Attack(SHADOW, OSGILIATH, PELARGIR)).choose(TakeAll(), TakeAll())
    assert table.holder("pelargir") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-CAPT-01")
def test_who_retreats_leaves_a_city_to_those_who_advance() -> None:
    table = scene({"eastemnet": "isengard-regular", "folde": "rohan-regular"}).rolls(1, 1)
    table.begin(Attack(SHADOW, RegionId("eastemnet"), FOLDE)).choose(TakeAll(), Fight())
    table.choose(RetreatTo(EDORAS))
    assert table.holder("folde") is Side.FREE
    table.choose(TakeAll())
    assert table.holder("folde") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-CAPT-02")
def test_a_besieged_stronghold_falls_too_if_a_card_takes_its_last_defender() -> None:
    board = {"helms-deep": "rohan-regular, rohan-leader, gimli, isengard-regular, sauron-nazgul"}
    table = scene(board, besieged=["helms-deep"], hands={SHADOW: ["dreadful-spells"]}).rolls(6)
    use(table, SHADOW, Face.EVENT).choose(PlayCard(table.card("dreadful-spells")))
    table.choose(PickRegion(HELMS_DEEP), PickRegion(HELMS_DEEP))
    assert table.holder("helms-deep") is Side.SHADOW
    assert table.state.besieged == []
    assert table.where("gimli") == "helms-deep"
    table.done()


@pytest.mark.rule("W-CAPT-03", "W-RD-12")
def test_a_stronghold_without_units_is_captured_by_an_army_that_enters() -> None:
    # Characters alone do not defend it.
    board = {"osgiliath": "sauron-regular", "minas-tirith": "boromir"}
    table = march(scene(board), SHADOW, "osgiliath", "minas-tirith")
    assert table.state.captured == {MINAS_TIRITH: SHADOW}
    assert table.state.besieged == []
    assert table.where("boromir") == "minas-tirith"
    table.done()


@pytest.mark.rule("W-CAPT-05")
def test_a_captured_stronghold_helps_no_nation_on_the_political_track() -> None:
    table = scene({"minas-tirith": "boromir"}, at_war=[])
    boromir = UseAbility(CharacterId("boromir"), 0)
    use(table, FREE, Face.EVENT)
    assert offered(table, UseAbility) == [boromir]
    table.choose(boromir)
    assert table.steps("gondor") == 1
    table.done()
    table = scene({"minas-tirith": "boromir"}, at_war=[], captured=["minas-tirith"])
    use(table, FREE, Face.EVENT)
    assert offered(table, UseAbility) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-CAPT-06")
@pytest.mark.parametrize(
    ("seat", "army", "origin", "region", "points"),
    [
        (SHADOW, "sauron-regular", "osgiliath", "lossarnach", 0),
        (SHADOW, "sauron-regular", "osgiliath", "pelargir", 1),
        (SHADOW, "sauron-regular", "osgiliath", "minas-tirith", 2),
        (FREE, "gondor-regular", "gorgoroth", "nurn", 0),
        (FREE, "gondor-regular", "khand", "far-harad", 1),
        (FREE, "gondor-regular", "south-ithilien", "minas-morgul", 2),
    ],
)
def test_a_city_is_worth_one_victory_point_and_a_stronghold_two(
    seat: Seat, army: str, origin: str, region: str, points: int
) -> None:
    table = march(scene({origin: army}), seat, origin, region)
    captor = Side.FREE if seat == FREE else Side.SHADOW
    assert victory_points(table.state, captor) == points
    assert victory_points(table.state, captor.enemy) == 0
    table.done()


@pytest.mark.rule("W-CAPT-07")
def test_a_settlement_that_is_taken_back_is_worth_nothing() -> None:
    table = scene({"lossarnach": "gondor-regular"}, captured=["pelargir", "minas-tirith"])
    assert victory_points(table.state, Side.SHADOW) == 3
    steps = dict(table.state.steps)
    march(table, FREE, "lossarnach", "minas-tirith")
    assert table.state.captured == {PELARGIR: SHADOW}
    assert victory_points(table.state, Side.SHADOW) == 1
    assert victory_points(table.state, Side.FREE) == 0
    assert table.state.steps == steps
    table.done()


@pytest.mark.rule("W-RD-03")
def test_who_besieges_a_stronghold_may_be_joined_by_those_who_retreat() -> None:
    board = {
        "helms-deep": "rohan-regular, 2 isengard-regular",
        "westemnet": "isengard-regular",
        "edoras": "2 rohan-regular",
    }
    table = scene(board, besieged=["helms-deep"], captured=["westemnet"])
    table.rolls(*(1, 1), 1)
    table.begin(Attack(FREE, EDORAS, RegionId("westemnet"))).choose(TakeAll(), Fight())
    free = ("eastemnet", "fangorn", "fords-of-isen", "helms-deep")
    assert offered(table, RetreatTo) == [RetreatTo(RegionId(code)) for code in free]
    table.choose(RetreatTo(HELMS_DEEP), Done())
    assert len(table.force("helms-deep")) == 3
    table.done()
