"""Companions leave the Fellowship: W-SEP."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import act, destinations, goes, quest, struck
from tests.wotr.scene import WotrScene, scene
from westmarch.wotr.events import FellowshipRevealed, HuntRolled
from westmarch.wotr.kinds import CharacterId, Face, RegionId
from westmarch.wotr.options import (
    Done,
    MarchFrom,
    MoveCompanions,
    PutIntoHuntBox,
    SacrificeGuide,
    SeparateCompanions,
    TakeAll,
    TakeCharacter,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseDestinationOf, ChooseTravellers
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.turns import AllocateToHunt

STRIDER, LEGOLAS = CharacterId("strider"), CharacterId("legolas")
GIMLI = CharacterId("gimli")


def part(table: WotrScene, *codes: str) -> WotrScene:
    """Companions are separated together by a Character result."""
    group = [TakeCharacter(CharacterId(code)) for code in codes]
    return act(table, Face.CHARACTER, SeparateCompanions(), *group, Done())


@pytest.mark.rule("W-SEP-01")
def test_a_character_result_separates_one_companion_or_one_group() -> None:
    table = scene({}, fellowship=["strider", "legolas", "gimli"])
    act(table, Face.CHARACTER, SeparateCompanions())
    assert table.prompt == ChooseTravellers()
    assert table.options == tuple(map(TakeCharacter, (STRIDER, LEGOLAS, GIMLI)))
    table.choose(TakeCharacter(LEGOLAS))
    assert table.options == (Done(), TakeCharacter(STRIDER), TakeCharacter(GIMLI))
    table.choose(TakeCharacter(GIMLI), Done())
    assert table.prompt == ChooseDestinationOf((LEGOLAS, GIMLI))
    table.choose(*goes("hollin"))
    assert (table.where("legolas"), table.where("gimli")) == ("hollin", "hollin")
    assert table.state.fellowship == [STRIDER]
    table.done()


@pytest.mark.rule("W-SEP-01")
def test_nobody_is_separated_on_the_mordor_track() -> None:
    table = quest(scene({}, bearers="morannon"), mordor=1)
    act(table, Face.CHARACTER)
    assert SeparateCompanions() not in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-SEP-02")
@pytest.mark.parametrize(("who", "distance"), [("strider", 5), ("legolas", 4), ("meriadoc", 3)])
def test_a_companion_goes_as_far_as_the_counter_and_his_level(who: str, distance: int) -> None:
    companions = ["gandalf-grey", "strider", "legolas", "meriadoc"]
    table = quest(scene({}, fellowship=companions, bearers="carrock"), progress=2)
    part(table, who)
    far = within(RegionId("carrock"), 8)
    assert max(far[RegionId(region)] for region in destinations(table)) == distance
    table.choose(*goes("carrock")).done()


@pytest.mark.rule("W-SEP-03", "W-EX-19")
def test_legolas_and_meriadoc_go_seven_regions_from_a_counter_on_five() -> None:
    table = scene({}, fellowship=["strider", "legolas", "meriadoc"])
    part(quest(table, progress=5), "legolas", "meriadoc")
    far = within(RegionId("rivendell"), 8)
    assert far[RegionId("woodland-realm")] == 7
    assert {far[RegionId(region)] for region in destinations(table)} == set(range(8))
    table.choose(*goes("woodland-realm"))
    assert (table.where("legolas"), table.where("meriadoc")) == ("woodland-realm",) * 2
    table.done()


@pytest.mark.rule("W-RD-25")
def test_they_stop_in_strongholds_of_the_shadow_and_enter_no_siege() -> None:
    table = scene(
        {"lorien": "elves-regular, 2 sauron-regular"},
        besieged=["lorien"],
        fellowship=["strider"],
        bearers="hollin",
    )
    part(table, "strider")
    found = destinations(table)
    assert "moria" in found
    assert found.isdisjoint({"dimrill-dale", "lorien"})
    table.choose(*goes("moria")).done()


@pytest.mark.rule("W-SEP-04")
def test_in_a_besieged_stronghold_they_stay_in_it() -> None:
    table = scene(
        {"lorien": "elves-regular, 2 sauron-regular"},
        besieged=["lorien"],
        fellowship=["strider"],
        bearers="lorien",
    )
    part(quest(table, progress=3), "strider")
    assert table.options == goes("lorien")
    table.choose(*goes("lorien"))
    assert table.where("strider") == "lorien"
    table.done()


@pytest.mark.rule("W-SEP-05")
def test_who_has_left_counts_neither_for_the_allocation_nor_as_a_casualty() -> None:
    table = scene({}, fellowship=["strider", "legolas", "gimli"])
    part(table, "strider", "legolas").choose(*goes("hollin"))
    assert (table.state.fellowship, table.state.guide) == ([GIMLI], GIMLI)
    table.begin(AllocateToHunt())
    assert table.options == (PutIntoHuntBox(0), PutIntoHuntBox(1))
    table.choose(PutIntoHuntBox(0))
    struck(table, "std-1-1").choose(SacrificeGuide())
    struck(table, "std-1-2").choose(Done())
    assert table.options == (UseTheRing(),)
    table.choose(UseTheRing())
    assert set(table.state.characters) == {STRIDER, LEGOLAS}
    table.done()


@pytest.mark.rule("W-SEP-06")
def test_separating_neither_resets_the_counter_nor_reveals() -> None:
    table = quest(scene({}, fellowship=["strider", "legolas"]), progress=3, hunt_box=(0, 4))
    part(table, "legolas").choose(*goes("bree"))
    assert (table.state.progress, table.state.bearers) == (3, "rivendell")
    assert table.told(FellowshipRevealed) == []
    assert table.told(HuntRolled) == []
    assert table.state.in_hunt_box == [0, 4]
    table.done()


@pytest.mark.rule("W-SEP-07")
def test_who_has_left_leads_an_army() -> None:
    table = scene({"hollin": "2 elves-regular"}, fellowship=["strider", "legolas"])
    act(table, Face.CHARACTER)
    assert MarchFrom(RegionId("hollin")) not in table.options
    table.choose(Waste())
    part(table, "legolas").choose(*goes("hollin"))
    act(table, Face.CHARACTER, MarchFrom(RegionId("hollin")), *goes("south-downs"), TakeAll())
    assert table.where("legolas") == "south-downs"
    table.done()


@pytest.mark.rule("W-SEP-07")
def test_who_has_left_travels_alone() -> None:
    table = scene({}, fellowship=["strider", "legolas"])
    act(table, Face.CHARACTER)
    assert MoveCompanions() not in table.options
    table.choose(Waste())
    part(table, "legolas").choose(*goes("hollin"))
    act(table, Face.CHARACTER, MoveCompanions(), TakeCharacter(LEGOLAS), Done())
    table.choose(*goes("bree"))
    assert table.where("legolas") == "bree"
    table.done()
