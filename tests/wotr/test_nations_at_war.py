"""Nations and Characters at war and at peace: W-WAR."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.events import LeadersRolled
from westmarch.wotr.kinds import CharacterId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    MarchFrom,
    RetreatTo,
    Take,
    TakeAll,
    TakeCharacter,
    Waste,
)
from westmarch.wotr.rules.battles import Attack

DALE, EREBOR, CARNEN = (RegionId(code) for code in ("dale", "erebor", "vale-of-the-carnen"))
FOLDE, EASTEMNET = RegionId("folde"), RegionId("eastemnet")
MINAS_TIRITH, OSGILIATH, DEAD_MARSHES, DRUADAN = (
    RegionId(code) for code in ("minas-tirith", "osgiliath", "dead-marshes", "druadan-forest")
)
NORTHERN_RHOVANION = RegionId("northern-rhovanion")
NORTH, GONDOR = FigureId("north-regular"), FigureId("gondor-regular")


def attack(table: WotrScene, seat: Seat, origin: RegionId, target: RegionId) -> WotrScene:
    """All who can attack from a region do."""
    return table.begin(Attack(seat, origin, target)).choose(TakeAll())


def ways(table: WotrScene) -> list[str]:
    """Where an Army can go."""
    return [option.region for option in table.options if isinstance(option, GoTo)]


@pytest.mark.rule("W-WAR-01")
def test_a_nation_at_peace_leaves_its_borders_but_enters_no_other_nation() -> None:
    table = scene({"minas-tirith": "gondor-regular"}, at_war=[])
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(MINAS_TIRITH))
    assert ways(table) == ["druadan-forest", "lossarnach", "osgiliath"]
    table.choose(GoTo(DRUADAN), TakeAll()).done()
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(DRUADAN))
    # Neither to Eastemnet nor to the Folde, which are Rohan's.
    free = ["dead-marshes", "minas-tirith", "osgiliath", "western-emyn-muil"]
    assert ways(table) == free
    table.choose(GoTo(DEAD_MARSHES), TakeAll()).done()
    table = scene({"druadan-forest": "gondor-regular"}, at_war=["gondor"])
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(DRUADAN))
    assert {"eastemnet", "folde"} <= set(ways(table))
    table.choose(GoTo(FOLDE), TakeAll()).done()


@pytest.mark.rule("W-WAR-02")
def test_a_nation_at_peace_defends_but_does_not_attack() -> None:
    board = {"osgiliath": "2 gondor-regular", "south-ithilien": "sauron-regular"}
    table = scene(board, at_war=["sauron"])
    use(table, FREE, Face.ARMY_MUSTER)
    assert offered(table, AttackFrom) == []
    table.choose(Waste()).done()
    table.rolls(*(6, 1), 1)
    attack(table, SHADOW, RegionId("south-ithilien"), OSGILIATH)
    assert table.force("south-ithilien") == ()
    table.done()


@pytest.mark.rule("W-WAR-04")
def test_those_at_peace_stay_behind_when_their_companions_go() -> None:
    board = {"osgiliath": "gondor-regular, north-regular, gondor-leader, north-leader, boromir"}
    table = scene(board, at_war=["gondor"])
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(OSGILIATH), GoTo(MINAS_TIRITH))
    boromir = TakeCharacter(CharacterId("boromir"))
    assert table.options == (TakeAll(), Take(GONDOR), Take(FigureId("gondor-leader")), boromir)
    table.choose(TakeAll())
    assert table.force("osgiliath", Side.FREE) == (NORTH, "north-leader")
    table.choose(Done()).done()


@pytest.mark.rule("W-WAR-04", "W-BAT-08")
def test_those_at_peace_do_not_attack_with_others() -> None:
    board = {"osgiliath": "2 gondor-regular, 2 north-regular", "south-ithilien": "sauron-regular"}
    table = scene(board, at_war=["gondor"])
    table.begin(Attack(FREE, OSGILIATH, RegionId("south-ithilien")))
    assert table.options == (TakeAll(), Take(GONDOR))
    table.rolls(*(1, 1), 1).choose(TakeAll(), Cease()).done()


@pytest.mark.rule("W-WAR-04", "W-BAT-08")
def test_the_only_unit_does_not_leave_a_leader_at_peace_to_attack() -> None:
    board = {"osgiliath": "gondor-regular, north-leader", "south-ithilien": "sauron-regular"}
    table = use(scene(board, at_war=["gondor"]), FREE, Face.ARMY_MUSTER)
    assert offered(table, AttackFrom) == []
    table.choose(Waste()).done()
    board["osgiliath"] = "2 gondor-regular, north-leader"
    table = use(scene(board, at_war=["gondor"]), FREE, Face.ARMY_MUSTER)
    table.choose(AttackFrom(OSGILIATH, RegionId("south-ithilien")))
    assert table.options == (Take(GONDOR),)
    table.choose(Take(GONDOR))
    assert table.options == (Done(),)
    table.rolls(1, 1).choose(Done(), Cease()).done()


@pytest.mark.rule("W-EX-13", "W-WAR-05")
def test_who_retreats_may_cross_a_border_at_peace_but_may_not_march_over_it() -> None:
    board = {"dale": "2 north-regular", "vale-of-the-carnen": "3 southrons-regular"}
    table = scene(board, at_war=["southrons"])
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(DALE))
    assert "erebor" not in ways(table)
    table.choose(GoTo(NORTHERN_RHOVANION), Take(NORTH), Done(), Done()).done()
    table.rolls(1, *(1, 1, 1))
    attack(table, SHADOW, CARNEN, DALE).choose(Fight(), RetreatTo(EREBOR), Done())
    assert table.force("erebor", Side.FREE) == (NORTH,)
    table.done()


@pytest.mark.rule("W-WAR-06")
def test_after_such_a_retreat_they_do_not_go_further_inside() -> None:
    table = scene({"erebor": "north-regular"}, at_war=[])
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(EREBOR))
    # The Iron Hills are the Dwarves', too; Dale is the North's, the Withered Heath nobody's.
    assert ways(table) == ["dale", "withered-heath"]
    table.choose(GoTo(DALE), TakeAll()).done()


@pytest.mark.rule("W-WAR-08", "W-EX-14")
def test_a_nazgul_leads_an_army_at_war_while_sauron_is_not() -> None:
    board = {"eastemnet": "2 isengard-regular, sauron-nazgul", "folde": "rohan-regular"}
    table = scene(board, at_war=["isengard"])
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE))
    assert Take(FigureId("sauron-nazgul")) in table.options
    table.rolls(1, *(1, 1), 2).choose(TakeAll())
    assert [one.side for one in table.told(LeadersRolled)] == [Side.SHADOW]
    table.choose(Cease()).done()


@pytest.mark.rule("W-WAR-08")
def test_nazgul_and_companions_cross_borders_with_an_army_at_peace_or_not() -> None:
    board = {"fangorn": "2 isengard-regular, sauron-nazgul, mouth-of-sauron"}
    table = scene(board, at_war=["isengard"])
    use(table, SHADOW, Face.CHARACTER).choose(MarchFrom(RegionId("fangorn")), GoTo(EASTEMNET))
    table.choose(TakeAll())
    assert table.force("eastemnet").count(FigureId("sauron-nazgul")) == 1
    assert table.where("mouth-of-sauron") == "eastemnet"
    table.done()
