"""Figures, Armies and stacking: W-ARMY."""

from __future__ import annotations

import pytest

from tests.wotr.dice import use, waste_all
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import AnyOption
from westmarch.wotr.events import CombatRolled, LeadersRolled
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import CharacterId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    LoseFigure,
    MarchFrom,
    MoveCompanions,
    MoveMinions,
    PickFigure,
    PickRegion,
    PlayCard,
    Recruit,
    RetreatTo,
    Take,
    TakeAll,
    TakeCharacter,
    Waste,
    Withdraw,
)
from westmarch.wotr.prompts import TakeCasualties, TooMany
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.casualties import TakeHits

CHARACTER, ARMY, BOTH, MUSTER = Face.CHARACTER, Face.ARMY, Face.ARMY_MUSTER, Face.MUSTER
DALE, EASTEMNET, EDORAS = RegionId("dale"), RegionId("eastemnet"), RegionId("edoras")
FOLDE, HELMS_DEEP, WESTEMNET = RegionId("folde"), RegionId("helms-deep"), RegionId("westemnet")
LOSSARNACH, MINAS_TIRITH = RegionId("lossarnach"), RegionId("minas-tirith")
OSGILIATH = RegionId("osgiliath")
ROHIRRIM, LEADER = FigureId("rohan-regular"), FigureId("rohan-leader")
GONDOR = FigureId("gondor-regular")
NAZGUL = FigureId("sauron-nazgul")
BOROMIR = CharacterId("boromir")


def acting(table: WotrScene, die: Face) -> WotrScene:
    """A side uses its only die."""
    return table.begin(ActionPhase()).choose(use(die))


def attack(table: WotrScene, origin: RegionId, target: RegionId) -> WotrScene:
    """Everybody of the Shadow in a region attacks."""
    return table.begin(Attack(SHADOW, origin, target)).choose(TakeAll())


@pytest.mark.rule("W-ARMY-01")
@pytest.mark.parametrize("rank", ["regular", "elite"])
@pytest.mark.parametrize(
    ("free", "shadow"),
    [
        ("dwarves", "isengard"),
        ("elves", "sauron"),
        ("gondor", "southrons"),
        ("north", "isengard"),
        ("rohan", "sauron"),
    ],
)
def test_units_of_all_nations_fight_alike(free: str, shadow: str, rank: str) -> None:
    table = scene({"eastemnet": f"3 {shadow}-{rank}", "folde": f"3 {free}-{rank}"})
    table.rolls(4, 4, 5, 4, 5, 4)
    attack(table, EASTEMNET, FOLDE)
    assert [(len(one.dice), one.hits) for one in table.told(CombatRolled)] == [(3, 1), (3, 1)]
    assert table.prompt == TakeCasualties(1)
    table.choose(table.options[0])
    table.choose(table.options[0])
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-ARMY-02")
def test_all_figures_of_a_side_in_a_region_are_one_army() -> None:
    board = {"folde": "2 rohan-regular, gondor-elite, elves-leader, boromir"}
    table = acting(scene(board, dice=((BOTH,), ())), BOTH)
    table.choose(MarchFrom(FOLDE), GoTo(EDORAS), TakeAll())
    assert table.force("edoras", Side.FREE) == tuple(
        map(FigureId, ("elves-leader", "gondor-elite", "rohan-regular", "rohan-regular"))
    )
    assert table.where("boromir") == EDORAS
    table.done()


@pytest.mark.rule("W-ARMY-03")
def test_an_army_joins_the_one_that_it_meets() -> None:
    board = {"folde": "2 rohan-regular", "edoras": "gondor-regular, gondor-leader"}
    table = acting(scene(board, dice=((BOTH,), ())), BOTH)
    table.choose(MarchFrom(FOLDE), GoTo(EDORAS), TakeAll(), Done())
    together = tuple(map(FigureId, ("gondor-regular", "gondor-leader"))) + (ROHIRRIM,) * 2
    assert table.force("edoras", Side.FREE) == together
    table.done()


@pytest.mark.rule("W-ARMY-04")
def test_an_army_is_divided_by_moving_part_of_it() -> None:
    table = acting(scene({"folde": "3 rohan-regular, boromir"}, dice=((BOTH,), ())), BOTH)
    table.choose(MarchFrom(FOLDE), GoTo(EDORAS), Take(ROHIRRIM))
    assert table.options == (Done(), TakeAll(), Take(ROHIRRIM), TakeCharacter(BOROMIR))
    table.choose(Done(), Done())
    assert table.force("edoras", Side.FREE) == (ROHIRRIM,)
    assert table.force("folde", Side.FREE) == (ROHIRRIM,) * 2
    assert table.where("boromir") == FOLDE
    table.done()


@pytest.mark.rule("W-ARMY-05", "W-ARMY-16", "W-EX-03")
def test_ten_units_may_be_in_lossarnach_and_no_eleventh() -> None:
    """Our board has room for all figures where they are and needs no Army Boxes."""
    board = {
        "osgiliath": "8 gondor-regular",
        "lossarnach": "2 gondor-regular",
        "minas-tirith": "gondor-elite",
    }
    table = acting(scene(board, dice=((BOTH, MUSTER), ())), BOTH)
    table.choose(MarchFrom(OSGILIATH), GoTo(LOSSARNACH), TakeAll())
    assert table.force("lossarnach", Side.FREE) == (GONDOR,) * 10
    table.choose(MarchFrom(MINAS_TIRITH))
    assert table.options == (GoTo(RegionId("druadan-forest")), GoTo(OSGILIATH))
    table.choose(GoTo(OSGILIATH), TakeAll(), use(MUSTER))
    recruits = [option for option in table.options if isinstance(option, Recruit)]
    assert Recruit(GONDOR, RegionId("lamedon")) in recruits
    assert Recruit(GONDOR, LOSSARNACH) not in recruits
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-ARMY-06", "W-ARMY-10")
def test_a_sixth_unit_in_a_besieged_stronghold_goes_back_to_the_reinforcements() -> None:
    board = {"westemnet": "4 isengard-regular", "helms-deep": "5 rohan-regular, elves-elite"}
    table = scene(board)
    elves = table.state.reinforcements["elves-elite"]
    attack(table, WESTEMNET, HELMS_DEEP).choose(Withdraw(), TakeAll())
    assert (table.seat, table.prompt) == (FREE, TooMany(HELMS_DEEP))
    assert table.options == (PickFigure(FigureId("elves-elite")), PickFigure(ROHIRRIM))
    table.choose(PickFigure(FigureId("elves-elite")))
    assert table.force("helms-deep", Side.FREE) == (ROHIRRIM,) * 5
    assert table.state.reinforcements["elves-elite"] == elves + 1
    assert table.state.casualties == {}
    table.done()


@pytest.mark.rule("W-ARMY-07")
def test_leaders_and_characters_do_not_count_for_the_limit() -> None:
    board = {
        "folde": "5 rohan-regular, 4 rohan-leader, boromir, legolas",
        "edoras": "5 gondor-regular, 3 gondor-leader",
    }
    table = acting(scene(board, dice=((CHARACTER,), ()), fellowship=()), CHARACTER)
    table.choose(MarchFrom(FOLDE), GoTo(EDORAS), TakeAll())
    force = table.force("edoras", Side.FREE)
    assert (unit_count(force), len(force)) == (10, 17)
    table.done()


@pytest.mark.rule("W-ARMY-08")
def test_a_card_that_needs_units_is_not_content_with_a_companion() -> None:
    board = {"pelargir": "gondor-regular", "dol-amroth": "boromir", "anfalas": "legolas"}
    table = scene(board, fellowship=(), dice=((MUSTER,), ()), hands={0: ["cirdans-ships"]})
    acting(table, MUSTER).choose(PlayCard(table.card("cirdans-ships")))
    assert table.options == (PickRegion(RegionId("pelargir")),)
    table.choose(PickRegion(RegionId("pelargir")))
    table.choose(table.options[0], table.options[0])
    assert unit_count(table.force("pelargir", Side.FREE)) == 3
    table.done()


@pytest.mark.rule("W-ARMY-09")
def test_the_owner_puts_back_what_a_retreat_brings_beyond_the_limit() -> None:
    board = {
        "eastemnet": "3 sauron-regular",
        "folde": "3 rohan-regular, rohan-leader",
        "edoras": "8 gondor-regular",
    }
    table = scene(board).rolls(*(1, 1, 1), *(1, 1, 1), *(1,))
    attack(table, EASTEMNET, FOLDE).choose(Fight(), RetreatTo(EDORAS))
    assert (table.seat, table.prompt) == (FREE, TooMany(EDORAS))
    assert table.options == (PickFigure(GONDOR), PickFigure(ROHIRRIM))
    table.choose(PickFigure(GONDOR), TakeAll())
    assert table.force("edoras", Side.FREE) == (GONDOR,) * 7 + (ROHIRRIM,) * 3 + (LEADER,)
    table.done()


@pytest.mark.rule("W-RD-06")
def test_one_move_may_crowd_a_region_if_the_other_clears_it() -> None:
    board = {"folde": "6 rohan-regular", "edoras": "5 gondor-regular", "dale": "north-regular"}
    table = acting(scene(board, dice=((BOTH,), ())), BOTH)
    table.choose(MarchFrom(EDORAS), GoTo(FOLDE), TakeAll())
    # Nobody may stop here, nor move anybody else.
    assert table.options == (MarchFrom(FOLDE),)
    table.choose(MarchFrom(FOLDE), GoTo(WESTEMNET))
    assert table.options == (TakeAll(), Take(ROHIRRIM))
    table.choose(Take(ROHIRRIM))
    assert table.options == (Done(), TakeAll(), Take(ROHIRRIM))
    table.choose(Done())
    assert unit_count(table.force("folde", Side.FREE)) == 10
    table.done()


@pytest.mark.rule("W-RD-06")
def test_a_single_move_may_not_bring_more_units_than_fit() -> None:
    board = {"folde": "8 rohan-regular", "edoras": "3 gondor-regular, gondor-leader"}
    table = acting(scene(board, dice=((CHARACTER,), ())), CHARACTER)
    table.choose(MarchFrom(EDORAS), GoTo(FOLDE), Take(GONDOR), Take(GONDOR))
    assert table.options == (Take(FigureId("gondor-leader")),)
    table.choose(Take(FigureId("gondor-leader")), Done())
    assert unit_count(table.force("folde", Side.FREE)) == 10
    table.done()


@pytest.mark.rule("W-ARMY-11")
def test_a_leader_of_the_free_peoples_does_not_go_alone() -> None:
    table = acting(scene({"folde": "2 rohan-regular, rohan-leader"}, dice=((BOTH,), ())), BOTH)
    table.choose(MarchFrom(FOLDE), GoTo(EDORAS), Take(LEADER))
    assert table.options == (TakeAll(), Take(ROHIRRIM))
    table.choose(Take(ROHIRRIM), Done(), Done())
    assert table.force("edoras", Side.FREE) == (ROHIRRIM, LEADER)
    table.done()


@pytest.mark.rule("W-ARMY-11")
def test_a_leader_of_the_free_peoples_does_not_stay_alone() -> None:
    table = acting(scene({"folde": "2 rohan-regular, rohan-leader"}, dice=((BOTH,), ())), BOTH)
    table.choose(MarchFrom(FOLDE), GoTo(EDORAS), Take(ROHIRRIM), Take(ROHIRRIM))
    assert table.options == (TakeAll(), Take(LEADER))
    table.choose(Take(LEADER), Done())
    assert table.force("folde", Side.FREE) == ()
    table.done()


@pytest.mark.rule("W-ARMY-11")
@pytest.mark.parametrize(("units", "may"), [("gondor-regular", False), ("2 gondor-regular", True)])
def test_the_last_unit_does_not_attack_without_a_leader_who_cannot(units: str, may: bool) -> None:
    board = {"folde": f"{units}, gondor-leader, rohan-leader", "eastemnet": "sauron-regular"}
    table = scene(board, at_war=["gondor", "sauron"], dice=((BOTH,), ()))
    acting(table, BOTH)
    assert (AttackFrom(FOLDE, EASTEMNET) in table.options) is may
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-ARMY-11")
def test_a_leader_left_without_units_is_lost_at_once() -> None:
    table = scene({"folde": "rohan-regular, 2 rohan-leader"})
    table.begin(TakeHits(Side.FREE, 1, region=FOLDE))
    assert table.force("folde", Side.FREE) == ()
    assert table.state.casualties == {ROHIRRIM: 1, LEADER: 2}
    table.done()


@pytest.mark.rule("W-ARMY-12")
def test_any_number_of_leaders_leads_units_of_any_nation() -> None:
    board = {
        "folde": "2 gondor-regular, 2 rohan-leader, 2 elves-leader",
        "eastemnet": "5 sauron-regular",
    }
    table = acting(scene(board, dice=((CHARACTER,), ())), CHARACTER)
    table.rolls(*(1, 1), *(1, 1, 1, 1, 1), *(6, 6))
    table.choose(AttackFrom(FOLDE, EASTEMNET), TakeAll())
    assert [(one.side, len(one.dice)) for one in table.told(LeadersRolled)] == [(Side.FREE, 2)]
    table.choose(*[LoseFigure(FigureId("sauron-regular"))] * 2, Cease())
    table.done()


@pytest.mark.rule("W-ARMY-13")
def test_a_leader_is_no_casualty_and_adds_no_die() -> None:
    board = {"eastemnet": "4 sauron-regular", "folde": "2 rohan-regular, 3 rohan-leader"}
    table = scene(board).rolls(*(6, 1), *(6, 1, 1, 1), *(1,))
    attack(table, EASTEMNET, FOLDE)
    assert [len(one.dice) for one in table.told(CombatRolled)] == [2, 4]
    table.choose(LoseFigure(FigureId("sauron-regular")))
    assert (table.seat, table.options) == (FREE, (LoseFigure(ROHIRRIM),))
    table.choose(LoseFigure(ROHIRRIM), Cease())
    table.done()


@pytest.mark.rule("W-ARMY-14")
def test_nazgul_lead_but_may_also_go_and_stay_alone() -> None:
    board = {"morannon": "2 sauron-regular, sauron-nazgul", "nurn": "sauron-regular"}
    table = scene(board, dice=((), (CHARACTER, CHARACTER)))
    acting(table, CHARACTER)
    armies = [option for option in table.options if isinstance(option, MarchFrom)]
    assert armies == [MarchFrom(RegionId("morannon"))]
    table.choose(MoveMinions(), PickRegion(RegionId("morannon")), GoTo(FOLDE))
    assert table.force("folde") == (NAZGUL,)
    assert table.force("morannon") == (FigureId("sauron-regular"),) * 2
    waste_all(table).done()


@pytest.mark.rule("W-ARMY-15")
def test_nazgul_alone_capture_nothing() -> None:
    table = acting(scene({"morannon": "sauron-nazgul"}, dice=((), (CHARACTER,))), CHARACTER)
    table.choose(MoveMinions(), PickRegion(RegionId("morannon")), GoTo(DALE))
    assert table.force("dale") == (NAZGUL,)
    assert table.holder("dale") is Side.FREE
    table.done()


@pytest.mark.rule("W-ARMY-15")
def test_companions_alone_capture_nothing() -> None:
    board = {"fords-of-isen": "boromir"}
    table = acting(scene(board, dice=((CHARACTER,), ()), fellowship=()), CHARACTER)
    table.choose(MoveCompanions(), TakeCharacter(BOROMIR), Done(), GoTo(RegionId("south-dunland")))
    assert table.where("boromir") == "south-dunland"
    assert table.holder("south-dunland") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-ARMY-17")
def test_figures_without_units_are_no_army() -> None:
    board = {"dale": "sauron-nazgul, witch-king", "erebor": "dwarves-regular"}
    table = acting(scene(board, dice=((BOTH,), ())), BOTH)
    marches: list[AnyOption] = [option for option in table.options if isinstance(option, MarchFrom)]
    assert marches == [MarchFrom(RegionId("erebor"))]
    assert not any(isinstance(option, AttackFrom) for option in table.options)
    # The region is free: the North recruits there, and an Army enters it.
    assert Recruit(FigureId("north-regular"), DALE) in table.options
    table.choose(MarchFrom(RegionId("erebor")), GoTo(DALE), TakeAll())
    assert unit_count(table.force("dale", Side.FREE)) == 1
    table.done()


@pytest.mark.rule("W-RD-06")
@pytest.mark.parametrize("behind", [True, False])
def test_an_army_that_joins_another_by_a_card_does_not_crowd_it(behind: bool) -> None:
    """It may pass through it, if somebody with room for all stands behind."""
    morgul, ithilien = RegionId("minas-morgul"), RegionId("north-ithilien")
    board = {"dead-marshes": "5 sauron-regular", "north-ithilien": "8 sauron-regular"}
    more = {"minas-morgul": "5 sauron-regular"} if behind else {}
    code, orc = "the-shadow-lengthens", FigureId("sauron-regular")
    table = scene({**board, **more}, dice=((), (Face.EVENT,)), hands={1: [code]})
    acting(table, Face.EVENT).choose(PlayCard(table.card(code)))
    table.choose(MarchFrom(RegionId("dead-marshes")))
    assert table.options == ((TakeAll(), Take(orc)) if behind else (Take(orc),))
    if behind:
        table.choose(TakeAll(), GoTo(ithilien))
        assert table.options == (GoTo(morgul),)
        table.choose(GoTo(morgul))
        assert unit_count(table.force("minas-morgul")) == 10
    else:
        table.choose(Take(orc), Take(orc))
        assert table.options == (Done(),)
        table.choose(Done(), GoTo(ithilien))
        assert unit_count(table.force("north-ithilien")) == 10
    table.choose(Done())
    table.done()
