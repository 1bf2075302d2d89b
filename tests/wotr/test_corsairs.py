"""The Corsairs of Umbar: W-XCOR, W-RD-37."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.battle import attack
from tests.wotr.expansion import march, third_age
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.kernel.records import replace
from westmarch.wotr.events import BattleBegan
from westmarch.wotr.expansion_events import ShipsLost
from westmarch.wotr.expansion_prompts import ChooseShips, FleetGoesTo
from westmarch.wotr.kinds import Face, Faction, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    BringInFaction,
    Cease,
    Done,
    Fight,
    GoTo,
    LoseFigure,
    MarchFrom,
    MusterFaction,
    PickNumber,
    RetreatTo,
    SailFrom,
    TakeAll,
    Waste,
    Withdraw,
)
from westmarch.wotr.prompts import MayRetreat

UMBAR, PELARGIR = RegionId("umbar"), RegionId("pelargir")
WEST_HARONDOR, DOL_AMROTH = RegionId("west-harondor"), RegionId("dol-amroth")
ANFALAS = RegionId("anfalas")
SOUTHRON, GONDOR = FigureId("southrons-regular"), FigureId("gondor-regular")
COMES = BringInFaction(Faction.CORSAIRS)
GROWS = MusterFaction(Faction.CORSAIRS, UMBAR)


def at_sea(
    board: dict[str, str],
    ships: dict[str, int],
    face: Face = Face.ARMY,
    besieged: tuple[str, ...] = (),
    captured: tuple[str, ...] = (),
) -> WotrScene:
    """The Shadow uses a die while there are ships."""
    table = third_age(
        board,
        factions=["corsairs"],
        ships=ships,
        besieged=besieged,
        captured=captured,
    )
    return use(table, SHADOW, face)


def destinations(table: WotrScene) -> list[str]:
    """Where somebody can go."""
    return [option.region for option in table.options if isinstance(option, GoTo)]


@pytest.mark.rule("W-XCOR-01")
@pytest.mark.parametrize(("at_war", "may"), [(["southrons"], True), (["sauron"], False)])
def test_with_the_southrons_at_war_two_ships_come_to_umbar(at_war: list[str], may: bool) -> None:
    table = third_age({}, at_war=at_war)
    use(table, SHADOW, Face.MUSTER)
    assert (COMES in table.options) is may
    table.choose(COMES if may else Waste())
    assert table.state.ships == ({UMBAR: 2} if may else {})
    table.done()


@pytest.mark.rule("W-XCOR-02")
def test_a_muster_result_places_a_ship_and_a_regular_in_umbar() -> None:
    table = at_sea({}, {"umbar": 2}, Face.MUSTER).choose(GROWS)
    assert table.state.ships == {UMBAR: 3}
    assert table.force("umbar") == (SOUTHRON,)
    table.done()


@pytest.mark.rule("W-XCOR-02")
def test_nothing_is_placed_in_umbar_while_the_enemy_controls_it() -> None:
    table = at_sea({}, {"anfalas": 2}, Face.MUSTER, captured=("umbar",))
    assert GROWS not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XCOR-03")
def test_ships_are_in_nobodys_way_and_count_for_no_limit() -> None:
    board = {"umbar": "10 southrons-regular", "lossarnach": "2 gondor-regular"}
    table = third_age(board, factions=["corsairs"], ships={"umbar": 4, "pelargir": 2})
    march(table, "lossarnach", "pelargir", FREE)
    assert table.force("pelargir", Side.FREE) == (GONDOR, GONDOR)
    assert table.state.ships == {UMBAR: 4, PELARGIR: 2}
    assert len(table.force("umbar")) == 10
    table.done()


@pytest.mark.rule("W-XCOR-04", "W-XCOR-05", "W-RD-37")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("umbar", ["west-harondor", "pelargir"]),
        ("dol-amroth", ["pelargir", "lamedon", "anfalas", "andrast"]),
        ("forlindon", ["harlindon", "grey-havens"]),
    ],
)
def test_a_fleet_goes_up_to_two_regions_along_the_coast(start: str, ends: list[str]) -> None:
    table = at_sea({}, {start: 2})
    assert table.options == (SailFrom(RegionId(start)), Waste())
    table.choose(SailFrom(RegionId(start)))
    assert table.prompt == FleetGoesTo(RegionId(start))
    assert destinations(table) == ends
    goal = RegionId(ends[-1])
    table.choose(GoTo(goal))
    assert table.prompt == ChooseShips(RegionId(start), goal)
    table.choose(PickNumber(1), Done())
    assert table.state.ships == {RegionId(start): 1, goal: 1}
    table.done()


@pytest.mark.rule("W-XCOR-05")
def test_a_fleet_is_one_of_the_two_moves_and_moves_once() -> None:
    table = at_sea({"far-harad": "2 southrons-regular"}, {"umbar": 2})
    table.choose(SailFrom(UMBAR), GoTo(PELARGIR), PickNumber(2))
    # The same ships do not sail on.
    assert table.options == (Done(), MarchFrom(RegionId("far-harad")))
    table.choose(MarchFrom(RegionId("far-harad")), GoTo(RegionId("near-harad")), TakeAll())
    assert len(table.force("near-harad")) == 2
    table.done()


@pytest.mark.rule("W-XCOR-05")
def test_a_character_result_moves_no_fleet() -> None:
    table = at_sea({}, {"umbar": 2}, Face.CHARACTER)
    assert table.options == (Waste(),)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XCOR-06")
def test_an_army_goes_from_ship_to_ship_and_a_fleet_after_it() -> None:
    table = at_sea({"umbar": "3 southrons-regular"}, {"umbar": 1, "anfalas": 1})
    table.choose(MarchFrom(UMBAR))
    assert "anfalas" in destinations(table)
    table.choose(GoTo(ANFALAS), TakeAll())
    assert table.force("anfalas") == (SOUTHRON,) * 3
    assert table.state.ships == {UMBAR: 1, ANFALAS: 1}
    table.choose(SailFrom(UMBAR), GoTo(PELARGIR), PickNumber(1))
    assert table.state.ships == {ANFALAS: 1, PELARGIR: 1}
    table.done()


@pytest.mark.rule("W-XCOR-06")
@pytest.mark.parametrize("ships", [{"umbar": 1}, {"anfalas": 1}])
def test_both_ends_need_a_ship(ships: dict[str, int]) -> None:
    table = at_sea({"umbar": "3 southrons-regular"}, ships)
    table.choose(MarchFrom(UMBAR))
    assert "anfalas" not in destinations(table)
    table.choose(GoTo(WEST_HARONDOR), TakeAll(), Done())
    table.done()


@pytest.mark.rule("W-XCOR-07", "W-RD-37")
@pytest.mark.parametrize("may", [False, True])
def test_no_army_lands_where_the_enemy_controls_unless_the_rule_set_says_so(may: bool) -> None:
    table = third_age(
        {"umbar": "3 southrons-regular"},
        factions=["corsairs"],
        ships={"umbar": 1, "dol-amroth": 1},
    )
    table.state.ruleset = replace(table.state.ruleset, ships_to_enemy_settlements=may)
    use(table, SHADOW, Face.ARMY).choose(MarchFrom(UMBAR))
    assert ("dol-amroth" in destinations(table)) is may
    table.choose(GoTo(DOL_AMROTH if may else WEST_HARONDOR), TakeAll(), Done())
    assert (table.holder("dol-amroth") is Side.SHADOW) is may
    table.done()


@pytest.mark.rule("W-XCOR-07")
def test_no_army_lands_where_enemy_units_are() -> None:
    board = {"umbar": "3 southrons-regular", "anfalas": "gondor-regular"}
    table = at_sea(board, {"umbar": 1, "anfalas": 1}).choose(MarchFrom(UMBAR))
    assert "anfalas" not in destinations(table)
    table.choose(GoTo(WEST_HARONDOR), TakeAll(), Done())
    table.done()


@pytest.mark.rule("W-XCOR-08")
@pytest.mark.parametrize("led", [True, False])
def test_a_character_result_carries_only_an_army_with_a_leader(led: bool) -> None:
    leader = ", sauron-nazgul" if led else ""
    board = {"umbar": f"2 southrons-regular{leader}"}
    table = at_sea(board, {"umbar": 1, "anfalas": 1}, Face.CHARACTER)
    assert (MarchFrom(UMBAR) in table.options) is led
    if led:
        table.choose(MarchFrom(UMBAR), GoTo(ANFALAS), TakeAll())
        assert len(table.force("anfalas")) == 3
    else:
        table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XCOR-09")
def test_no_army_retreats_by_ship() -> None:
    board = {"anfalas": "2 southrons-regular", "dol-amroth": "5 gondor-regular"}
    table = third_age(board, factions=["corsairs"], ships={"anfalas": 1, "umbar": 1})
    table.rolls(*(1,) * 5, *(1, 1))
    attack(table, "dol-amroth", "anfalas", FREE).choose(Fight())
    assert table.prompt == MayRetreat()
    assert RetreatTo(UMBAR) not in table.options
    assert RetreatTo(RegionId("erech")) in table.options
    table.choose(RetreatTo(RegionId("erech")), Done())
    table.done()


@pytest.mark.rule("W-XCOR-10", "W-XCOR-11")
@pytest.mark.parametrize("face", [Face.ARMY, Face.CHARACTER])
def test_an_army_attacks_from_ship_to_ship_and_cannot_cease(face: Face) -> None:
    board = {"umbar": "3 southrons-regular, sauron-nazgul", "anfalas": "2 gondor-regular"}
    table = at_sea(board, {"umbar": 1, "anfalas": 1}, face)
    raid = AttackFrom(UMBAR, ANFALAS)
    assert raid in table.options
    table.rolls(*(1, 1), *(1, 1, 1), 1, *(1, 1), *(6, 6, 1), 1)
    table.choose(raid, TakeAll())
    # The attacker is not asked; the defender may retreat.
    assert (table.seat, table.prompt) == (FREE, MayRetreat())
    table.choose(Fight())
    table.choose(TakeAll())
    assert len(table.force("anfalas")) == 4
    table.done()


@pytest.mark.rule("W-XCOR-10")
@pytest.mark.parametrize("ships", [{"umbar": 1}, {"anfalas": 1}])
def test_an_attack_by_sea_needs_a_ship_at_both_ends(ships: dict[str, int]) -> None:
    board = {"umbar": "3 southrons-regular", "anfalas": "2 gondor-regular"}
    table = at_sea(board, ships)
    assert AttackFrom(UMBAR, ANFALAS) not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XCOR-10")
def test_defenders_of_a_stronghold_may_be_besieged_from_the_sea() -> None:
    board = {"umbar": "3 southrons-regular", "dol-amroth": "2 gondor-regular"}
    table = at_sea(board, {"umbar": 1, "dol-amroth": 1})
    table.choose(AttackFrom(UMBAR, DOL_AMROTH), TakeAll(), Withdraw(), TakeAll())
    assert table.state.besieged == [DOL_AMROTH]
    assert table.force("dol-amroth") == (SOUTHRON,) * 3
    table.done()


@pytest.mark.rule("W-XCOR-12", "W-XCOR-15")
def test_ships_are_lost_with_an_army_that_attacked_from_them_and_may_be_built_again() -> None:
    board = {"umbar": "2 southrons-regular", "anfalas": "5 gondor-regular"}
    table = at_sea(board, {"umbar": 2, "anfalas": 4})
    table.rolls(*(6, 6, 1, 1, 1), *(1, 1)).choose(AttackFrom(UMBAR, ANFALAS), TakeAll())
    assert table.force("umbar") == ()
    assert table.told(ShipsLost) == [ShipsLost(ANFALAS, 4)]
    assert table.state.ships == {UMBAR: 2}
    use(table, SHADOW, Face.MUSTER).choose(GROWS)
    assert table.state.ships == {UMBAR: 3}
    table.done()


@pytest.mark.rule("W-XCOR-13")
def test_by_ship_to_a_besieged_stronghold_is_an_attack_on_the_besiegers() -> None:
    board = {"anfalas": "2 southrons-regular", "umbar": "southrons-elite, gondor-regular"}
    table = at_sea(board, {"umbar": 1, "anfalas": 1}, besieged=("umbar",))
    table.rolls(1, *(6, 1)).choose(AttackFrom(ANFALAS, UMBAR), TakeAll())
    (battle,) = table.told(BattleBegan)
    assert not battle.siege
    table.choose(TakeAll())
    assert table.state.besieged == []
    assert len(table.force("umbar")) == 3
    table.done()


@pytest.mark.rule("W-XCOR-14")
@pytest.mark.parametrize("end", ["eliminated", "retreats", "holds"])
def test_ships_beside_an_attacked_army_are_lost_unless_it_holds(end: str) -> None:
    board = {"anfalas": "2 southrons-regular", "dol-amroth": "5 gondor-regular"}
    table = third_age(board, factions=["corsairs"], ships={"anfalas": 2, "umbar": 1})
    dead = end == "eliminated"
    table.rolls(*((6, 6) if dead else (1, 1)), *(1, 1, 1), *(1, 1))
    attack(table, "dol-amroth", "anfalas", FREE)
    if dead:
        table.choose(Done())
    elif end == "retreats":
        table.choose(Fight(), RetreatTo(RegionId("erech")), Done())
    else:
        table.choose(Cease())
    assert table.state.ships == ({UMBAR: 1, ANFALAS: 2} if end == "holds" else {UMBAR: 1})
    table.done()


@pytest.mark.rule("W-XCOR-16")
def test_ships_take_no_control() -> None:
    table = at_sea({}, {"umbar": 2}).choose(SailFrom(UMBAR), GoTo(PELARGIR), PickNumber(2))
    assert table.holder("pelargir") is Side.FREE
    assert table.state.captured == {}
    table.done()


@pytest.mark.rule("W-XCOR-12")
def test_ships_stay_if_some_of_the_attackers_live() -> None:
    board = {"umbar": "2 southrons-regular", "anfalas": "gondor-regular"}
    table = at_sea(board, {"umbar": 1, "anfalas": 1})
    table.rolls(6, *(6, 1)).choose(AttackFrom(UMBAR, ANFALAS), TakeAll())
    table.choose(LoseFigure(SOUTHRON), TakeAll())
    assert table.state.ships == {UMBAR: 1, ANFALAS: 1}
    table.done()
