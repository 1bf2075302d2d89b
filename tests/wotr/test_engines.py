"""Siege engines: W-XSIE, W-RD-39."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.battle import attack
from tests.wotr.expansion import march, third_age
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.events import CombatRolled, LeadersRolled
from westmarch.wotr.expansion_events import SuperiorityGained
from westmarch.wotr.expansion_prompts import MayGiveUpCatapult
from westmarch.wotr.kinds import Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    BuildEngine,
    Cease,
    Done,
    Fight,
    GoTo,
    LoseFigure,
    MarchFrom,
    No,
    ReduceElite,
    Take,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import MayCease, MayFightOn, MayPlayCombatCard

HELMS_DEEP, EREBOR = RegionId("helms-deep"), RegionId("erebor")
ORC, ELITE = FigureId("isengard-regular"), FigureId("isengard-elite")
ROHAN = FigureId("rohan-regular")
SIEGE = {"helms-deep": "2 rohan-regular, 3 isengard-regular, isengard-elite"}


def siege(
    towers: int,
    catapults: int,
    board: dict[str, str] | None = None,
    hands: dict[int, list[str]] | None = None,
) -> WotrScene:
    """Helm's Deep is besieged, with so many siege engines on both sides."""
    return third_age(
        board or SIEGE,
        besieged=["helms-deep"],
        towers={"helms-deep": towers} if towers else {},
        catapults={"helms-deep": catapults} if catapults else {},
        hands=hands,
    )


def building(table: WotrScene) -> list[str]:
    """Where a siege engine can be placed."""
    return [option.region for option in table.options if isinstance(option, BuildEngine)]


def hits(table: WotrScene, side: Side) -> list[int]:
    """What the Combat rolls of a side have scored."""
    return [one.hits for one in table.told(CombatRolled) if one.side is side]


@pytest.mark.rule("W-XSIE-01", "W-XSIE-03")
@pytest.mark.parametrize(("there", "may"), [(0, True), (1, True), (2, False)])
def test_the_shadow_places_up_to_two_towers_where_it_besieges(there: int, may: bool) -> None:
    table = siege(there, 0)
    table.state.shadow[RegionId("osgiliath")] = (FigureId("sauron-regular"),)
    table.state.reinforcements["sauron-regular"] -= 1
    use(table, SHADOW, Face.MUSTER)
    assert building(table) == (["helms-deep"] if may else [])
    table.choose(BuildEngine(HELMS_DEEP) if may else Waste())
    assert table.state.towers == {HELMS_DEEP: min(2, there + 1)}
    assert table.state.catapults == {}
    table.done()


@pytest.mark.rule("W-XSIE-03")
def test_no_tower_is_placed_where_the_free_peoples_besiege() -> None:
    table = third_age(
        {"orthanc": "isengard-regular, 2 rohan-regular"},
        besieged=["orthanc"],
    )
    use(table, SHADOW, Face.MUSTER)
    assert building(table) == []
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XSIE-02")
@pytest.mark.parametrize(("elsewhere", "may"), [(5, True), (6, False)])
def test_there_are_six_catapults(elsewhere: int, may: bool) -> None:
    places = ("rivendell", "lorien", "woodland-realm")
    catapults = dict.fromkeys(places, 2)
    catapults["lorien"] -= 6 - elsewhere
    table = third_age({}, catapults=catapults)
    use(table, FREE, Face.MUSTER)
    assert (BuildEngine(EREBOR) in table.options) is may
    table.choose(BuildEngine(EREBOR) if may else Waste())
    assert sum(table.state.catapults.values()) == 6
    table.done()


@pytest.mark.rule("W-XSIE-04")
def test_the_free_peoples_place_catapults_in_their_strongholds_of_active_nations() -> None:
    table = third_age(
        {"dol-amroth": "southrons-regular", "moria": "dwarves-regular"},
        at_war=[],
        captured=["dol-amroth", "moria"],
    )
    # Gondor is active, but not at war; a captured Stronghold of the enemy is none of theirs.
    table.state.active.append(Nation.GONDOR)
    use(table, FREE, Face.MUSTER)
    elven = ["grey-havens", "lorien", "rivendell", "woodland-realm"]
    assert sorted(building(table)) == sorted([*elven, "minas-tirith"])
    table.choose(BuildEngine(RegionId("minas-tirith")))
    assert table.state.catapults == {RegionId("minas-tirith"): 1}
    table.done()


@pytest.mark.rule("W-XSIE-05")
def test_a_catapult_is_placed_in_a_besieged_stronghold() -> None:
    table = siege(0, 1)
    use(table, FREE, Face.MUSTER).choose(BuildEngine(HELMS_DEEP))
    assert table.state.catapults == {HELMS_DEEP: 2}
    table.done()


@pytest.mark.rule("W-XSIE-06", "W-XSIE-07")
def test_more_towers_weaken_the_first_roll_of_the_besieged() -> None:
    table = siege(2, 1).rolls(*(5, 6), *(1, 1, 1, 1))
    attack(table, "helms-deep", "helms-deep")
    assert table.told(SuperiorityGained) == [SuperiorityGained(Side.SHADOW, HELMS_DEEP)]
    assert hits(table, Side.FREE) == [1]
    table.choose(LoseFigure(ORC), Cease())
    table.done()


@pytest.mark.rule("W-XSIE-07")
def test_in_the_second_round_there_is_no_malus() -> None:
    table = siege(2, 1).rolls(*(5, 1), *(1,) * 4, *(5, 1), *(1,) * 4)
    attack(table, "helms-deep", "helms-deep").choose(Fight())
    assert hits(table, Side.FREE) == [0, 1]
    table.choose(LoseFigure(ORC), Cease())
    table.done()


@pytest.mark.rule("W-XSIE-08", "W-RD-39")
def test_superior_after_the_first_round_the_shadow_has_one_more_without_an_elite() -> None:
    table = siege(1, 0).rolls(*(1, 1), *(1,) * 4, *(1, 1), *(1,) * 4)
    attack(table, "helms-deep", "helms-deep")
    assert table.prompt == MayCease()
    table.choose(Fight())
    # The further one costs an Elite again.
    assert table.prompt == MayFightOn()
    assert table.options == (Cease(), ReduceElite(ELITE))
    table.choose(Cease())
    assert table.force("helms-deep").count(ELITE) == 1
    table.done()


@pytest.mark.rule("W-XSIE-09", "W-XSIE-10")
def test_more_catapults_help_the_besieged_and_no_elite_prolongs_the_battle() -> None:
    table = siege(0, 1).rolls(*(4, 3), *(1, 1, 1, 1))
    attack(table, "helms-deep", "helms-deep")
    assert hits(table, Side.FREE) == [1]
    table.choose(LoseFigure(ORC))
    assert table.options == (Cease(),)
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-XSIE-06", "W-RD-39")
@pytest.mark.parametrize("engines", [0, 1])
def test_equal_numbers_give_no_superiority(engines: int) -> None:
    table = siege(engines, engines).rolls(*(5, 4), *(1, 1, 1, 1))
    attack(table, "helms-deep", "helms-deep")
    if engines:
        table.choose(No())
    assert table.told(SuperiorityGained) == []
    assert hits(table, Side.FREE) == [1]
    table.choose(LoseFigure(ORC))
    assert table.options == (Cease(), ReduceElite(ELITE))
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-XSIE-11", "W-RD-39")
def test_on_equality_a_catapult_may_be_given_up_for_superiority_to_the_end() -> None:
    table = siege(1, 1, hands={FREE: ["athelas"], SHADOW: ["orc-patrol"]})
    table.rolls(*(4, 1), *(1, 1, 1, 1))
    attack(table, "helms-deep", "helms-deep")
    # Before any Combat card is announced.
    assert (table.seat, table.prompt) == (FREE, MayGiveUpCatapult(HELMS_DEEP))
    assert table.options == (No(), Yes())
    table.choose(Yes())
    assert table.prompt == MayPlayCombatCard()
    assert table.state.catapults == {}
    table.choose(No(), No())
    assert hits(table, Side.FREE) == [1]
    table.choose(LoseFigure(ORC))
    # The tower alone does not change it.
    assert table.options == (Cease(),)
    table.choose(Cease())
    assert table.state.towers == {HELMS_DEEP: 1}
    table.done()


@pytest.mark.rule("W-XSIE-12")
def test_the_leader_reroll_is_not_changed() -> None:
    board = {"helms-deep": "2 rohan-regular, 2 rohan-leader, 3 isengard-regular"}
    table = siege(0, 1, board).rolls(*(1, 1), *(1, 1, 1), *(4, 4))
    attack(table, "helms-deep", "helms-deep")
    assert [(one.side, one.hits) for one in table.told(LeadersRolled)] == [(Side.FREE, 0)]
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-XSIE-13", "W-XSIE-14", "W-XSIE-15")
def test_when_the_besiegers_march_away_their_towers_are_gone() -> None:
    table = siege(2, 1)
    march(table, "helms-deep", "westemnet")
    assert table.state.towers == {}
    assert table.state.catapults == {HELMS_DEEP: 1}
    assert table.state.besieged == []
    table.done()


@pytest.mark.rule("W-XSIE-13")
def test_towers_stay_while_some_besiegers_do() -> None:
    table = siege(2, 0)
    use(table, SHADOW, Face.ARMY).choose(MarchFrom(HELMS_DEEP), GoTo(RegionId("westemnet")))
    table.choose(Take(ORC), Done(), Done())
    assert table.state.towers == {HELMS_DEEP: 2}
    table.done()


@pytest.mark.rule("W-XSIE-14")
def test_when_the_defenders_march_away_their_catapults_are_gone() -> None:
    table = third_age({"helms-deep": "2 rohan-regular"}, catapults={"helms-deep": 1})
    march(table, "helms-deep", "westemnet", FREE)
    assert table.state.catapults == {}
    table.done()


@pytest.mark.rule("W-XSIE-14", "W-XSIE-15")
def test_when_a_stronghold_falls_all_siege_engines_there_are_gone() -> None:
    board = {"helms-deep": "rohan-regular, 3 isengard-regular"}
    table = siege(2, 1, board).rolls(1, *(6, 1, 1))
    attack(table, "helms-deep", "helms-deep")
    assert table.holder("helms-deep") is Side.SHADOW
    assert (table.state.towers, table.state.catapults) == ({}, {})
    table.done()


@pytest.mark.rule("W-XSIE-14")
def test_catapults_without_an_army_are_gone_when_the_enemy_walks_in() -> None:
    table = third_age({"westemnet": "isengard-regular"}, catapults={"helms-deep": 1})
    march(table, "westemnet", "helms-deep")
    assert table.holder("helms-deep") is Side.SHADOW
    assert table.state.catapults == {}
    table.done()


@pytest.mark.rule("W-XSIE-15")
def test_when_a_sortie_destroys_the_besiegers_their_towers_are_gone() -> None:
    board = {"helms-deep": "2 rohan-regular, isengard-regular"}
    table = siege(2, 1, board).rolls(*(6, 1), 1)
    attack(table, "helms-deep", "helms-deep", FREE)
    assert table.state.besieged == []
    assert (table.state.towers, table.state.catapults) == ({}, {HELMS_DEEP: 1})
    table.done()


@pytest.mark.rule("W-XSIE-16")
def test_what_was_removed_may_be_placed_again() -> None:
    strongholds = ("lorien", "rivendell", "erebor")
    besieged = dict.fromkeys(strongholds, "elves-regular, 2 sauron-regular")
    towers = dict.fromkeys(strongholds, 2)
    table = third_age(besieged, besieged=strongholds, towers=towers)
    use(table, SHADOW, Face.MUSTER)
    assert building(table) == []
    table.choose(Waste())
    march(table, "lorien", "dimrill-dale")
    table.state.besieged.append(HELMS_DEEP)
    table.state.free[HELMS_DEEP] = (ROHAN,)
    table.state.shadow[HELMS_DEEP] = (ORC,)
    table.state.reinforcements[ROHAN] -= 1
    table.state.reinforcements[ORC] -= 1
    use(table, SHADOW, Face.MUSTER)
    assert building(table) == ["helms-deep"]
    table.choose(BuildEngine(HELMS_DEEP))
    assert sum(table.state.towers.values()) == 5
    table.done()
