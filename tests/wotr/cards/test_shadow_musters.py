"""The Event cards of the Shadow's Strategy deck that bring figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from tests.wotr.cards.playing import hold, is_offered, play
from tests.wotr.scene import EVERYBODY, SHADOW, WotrScene, scene
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import Done, PickFigure, PickFigureAt, PickRegion

NAZGUL = FigureId("sauron-nazgul")
ORC, TROLL = FigureId("sauron-regular"), FigureId("sauron-elite")
URUK, URUK_CAPTAIN = FigureId("isengard-regular"), FigureId("isengard-elite")
SOUTHRON = FigureId("southrons-regular")


def muster(table: WotrScene, figures: Sequence[FigureId], region: str) -> None:
    """Recruit figures in a region, one after the other."""
    table.choose(PickRegion(RegionId(region)), *(PickFigure(figure) for figure in figures))


def strength(table: WotrScene, region: str) -> dict[FigureId, int]:
    """The figures of the Shadow in a region."""
    return dict(Counter(table.force(region)))


CONDITIONS: tuple[tuple[str, Mapping[str, str], Sequence[str]], ...] = (
    ("rage-of-the-dunlendings", {}, ["sauron"]),
    ("return-of-the-witch-king", {"moria": "sauron-nazgul"}, EVERYBODY),
    ("half-orcs-and-goblin-men", {"moria": "sauron-regular"}, ["sauron"]),
    ("olog-hai", {"moria": "sauron-regular"}, ["isengard"]),
    ("hill-trolls", {"moria": "sauron-regular"}, ["isengard"]),
    ("a-new-power-is-rising", {}, EVERYBODY),
    ("the-king-is-revealed", {"minas-tirith": "strider"}, EVERYBODY),
    ("horde-from-the-east", {}, ["sauron"]),
    ("pits-of-mordor", {}, ["isengard"]),
)


@pytest.mark.parametrize(
    ("code", "board", "at_war"), CONDITIONS, ids=[one[0] for one in CONDITIONS]
)
def test_a_muster_waits_for_its_condition(
    code: str, board: Mapping[str, str], at_war: Sequence[str]
) -> None:
    assert not is_offered(hold(code, board, at_war=at_war), SHADOW, code)


def test_rage_of_the_dunlendings_gathers_isengard_next_to_dunland() -> None:
    board = {"north-dunland": "3 isengard-regular", "south-dunland": "2 isengard-elite"}
    table = play(hold("rage-of-the-dunlendings", board), SHADOW, "rage-of-the-dunlendings")
    muster(table, (URUK, URUK), "tharbad")
    north, south = RegionId("north-dunland"), RegionId("south-dunland")
    assert table.options == (Done(), PickFigureAt(URUK, north), PickFigureAt(URUK_CAPTAIN, south))
    table.choose(PickFigureAt(URUK, north), PickFigureAt(URUK_CAPTAIN, south))
    table.choose(PickFigureAt(URUK, north), PickFigureAt(URUK, north))
    assert strength(table, "tharbad") == {URUK: 5, URUK_CAPTAIN: 1}
    table.done()


def test_rage_of_the_dunlendings_goes_nowhere_that_is_not_free() -> None:
    board = {"tharbad": "elves-regular"}
    table = play(hold("rage-of-the-dunlendings", board), SHADOW, "rage-of-the-dunlendings")
    assert PickRegion(RegionId("tharbad")) not in table.options
    muster(table, (URUK, URUK), "moria")
    table.done()


def test_return_of_the_witch_king_to_angmar() -> None:
    board = {"minas-morgul": "witch-king"}
    table = play(hold("return-of-the-witch-king", board), SHADOW, "return-of-the-witch-king")
    muster(table, (ORC, ORC), "angmar")
    muster(table, (TROLL,), "angmar")
    assert (table.where("witch-king"), strength(table, "angmar")) == ("angmar", {ORC: 2, TROLL: 1})
    table.done()


@pytest.mark.parametrize(
    ("code", "figure"), [("half-orcs-and-goblin-men", URUK_CAPTAIN), ("olog-hai", TROLL)]
)
def test_one_unit_joins_any_army(code: str, figure: FigureId) -> None:
    table = play(hold(code, {"umbar": "southrons-regular"}), SHADOW, code)
    assert table.options == (PickRegion(RegionId("umbar")),)
    muster(table, (figure,), "umbar")
    assert strength(table, "umbar") == {SOUTHRON: 1, figure: 1}
    table.done()


def test_hill_trolls_replace_two_regulars_of_sauron() -> None:
    board = {"moria": "sauron-regular", "umbar": "2 sauron-regular, southrons-regular"}
    table = play(hold("hill-trolls", board), SHADOW, "hill-trolls")
    moria, umbar = (PickFigureAt(ORC, RegionId(code)) for code in ("moria", "umbar"))
    assert table.options == (moria, umbar)
    table.choose(moria, umbar)
    assert strength(table, "moria") == {TROLL: 1}
    assert strength(table, "umbar") == {ORC: 1, TROLL: 1, SOUTHRON: 1}
    table.done()


def test_hill_trolls_end_with_the_last_elite() -> None:
    table = hold("hill-trolls", {"moria": "3 sauron-regular", "umbar": "5 sauron-elite"})
    play(table, SHADOW, "hill-trolls").choose(PickFigureAt(ORC, RegionId("moria")))
    assert strength(table, "moria") == {ORC: 2, TROLL: 1}
    table.done()


def test_a_new_power_is_rising() -> None:
    table = hold("a-new-power-is-rising", {"orthanc": "saruman"})
    play(table, SHADOW, "a-new-power-is-rising")
    muster(table, (URUK, URUK), "north-dunland")
    muster(table, (URUK, URUK), "south-dunland")
    muster(table, (URUK_CAPTAIN, URUK), "orthanc")
    assert strength(table, "orthanc") == {URUK: 1, URUK_CAPTAIN: 1}
    assert strength(table, "south-dunland") == {URUK: 2}
    table.done()


def test_many_kings_come_to_three_different_settlements() -> None:
    code = "many-kings-to-the-service-of-mordor"
    table = play(hold(code, at_war=["sauron"]), SHADOW, code)
    muster(table, (SOUTHRON, SOUTHRON), "umbar")
    assert PickRegion(RegionId("umbar")) not in table.options
    muster(table, (SOUTHRON, SOUTHRON), "far-harad")
    muster(table, (SOUTHRON, SOUTHRON), "north-rhun")
    assert strength(table, "far-harad") == {SOUTHRON: 2}
    table.done()


def test_many_kings_do_not_come_where_the_enemy_is() -> None:
    code = "many-kings-to-the-service-of-mordor"
    table = scene({"umbar": "gondor-regular"}, captured=["umbar"], hands={1: [code]})
    play(table, SHADOW, code)
    assert PickRegion(RegionId("umbar")) not in table.options
    for region in ("far-harad", "near-harad", "south-rhun"):
        muster(table, (SOUTHRON, SOUTHRON), region)
    table.done()


def test_the_king_is_revealed_and_minas_morgul_answers() -> None:
    table = hold("the-king-is-revealed", {"minas-tirith": "aragorn"})
    play(table, SHADOW, "the-king-is-revealed")
    muster(table, (ORC,) * 5, "minas-morgul")
    assert strength(table, "minas-morgul") == {ORC: 5, NAZGUL: 1}
    table.done()


def test_shadows_on_the_misty_mountains_fall_on_one_place() -> None:
    code = "shadows-on-the-misty-mountains"
    table = play(hold(code), SHADOW, code)
    assert table.options == (PickRegion(RegionId("moria")), PickRegion(RegionId("mount-gram")))
    muster(table, (ORC, TROLL), "moria")
    assert strength(table, "moria") == {ORC: 1, TROLL: 1, NAZGUL: 1}
    table.done()


def test_shadows_on_the_misty_mountains_bring_nobody_who_is_not_there() -> None:
    code = "shadows-on-the-misty-mountains"
    table = play(
        hold(code, {"moria": "10 sauron-regular", "umbar": "8 sauron-nazgul"}), SHADOW, code
    )
    assert table.options == (PickRegion(RegionId("mount-gram")),)
    muster(table, (ORC, ORC), "mount-gram")
    assert strength(table, "mount-gram") == {ORC: 2}
    table.done()


def test_orcs_multiply_again() -> None:
    table = play(hold("orcs-multiplying-again"), SHADOW, "orcs-multiplying-again")
    muster(table, (ORC,) * 3, "dol-guldur")
    muster(table, (ORC,) * 3, "mount-gundabad")
    assert strength(table, "mount-gundabad") == {ORC: 3}
    table.done()


def test_orcs_multiply_only_where_there_is_room() -> None:
    code = "orcs-multiplying-again"
    table = play(hold(code, {"dol-guldur": "9 southrons-regular"}), SHADOW, code)
    muster(table, (ORC,), "dol-guldur")
    muster(table, (ORC,) * 3, "mount-gundabad")
    assert len(table.force("dol-guldur")) == 10
    table.done()


def test_the_horde_comes_from_the_eastern_edge() -> None:
    table = play(hold("horde-from-the-east"), SHADOW, "horde-from-the-east")
    edge = ("east-rhun", "far-harad", "khand", "south-rhun")
    assert {one.region for one in table.options if isinstance(one, PickRegion)} == set(edge)
    muster(table, (SOUTHRON,) * 5, "khand")
    assert strength(table, "khand") == {SOUTHRON: 5}
    table.done()


def test_monsters_are_roused_in_the_north() -> None:
    table = play(hold("monsters-roused"), SHADOW, "monsters-roused")
    for region in ("angmar", "ettenmoors", "weather-hills"):
        muster(table, (ORC,), region)
    muster(table, (TROLL,), "trollshaws")
    assert strength(table, "trollshaws") == {TROLL: 1}
    table.done()


def test_monsters_do_not_rise_among_enemies() -> None:
    table = hold("monsters-roused", {"trollshaws": "elves-regular", "angmar": "elves-regular"})
    play(table, SHADOW, "monsters-roused")
    muster(table, (ORC,), "ettenmoors")
    muster(table, (ORC,), "weather-hills")
    assert table.force("trollshaws") == ()
    assert table.force("trollshaws", Side.FREE) != ()
    table.done()


def test_long_planned_war_musters_in_mordor() -> None:
    code = "musterings-of-long-planned-war"
    table = play(hold(code), SHADOW, code)
    muster(table, (SOUTHRON,) * 5, "gorgoroth")
    muster(table, (ORC,) * 5, "nurn")
    assert (strength(table, "gorgoroth"), strength(table, "nurn")) == ({SOUTHRON: 5}, {ORC: 5})
    table.done()


def test_the_pits_of_mordor_fill_three_strongholds() -> None:
    table = play(hold("pits-of-mordor"), SHADOW, "pits-of-mordor")
    found = {str(one.region) for one in table.options if isinstance(one, PickRegion)}
    strongholds = {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    assert found == strongholds
    for region in ("moria", "morannon", "barad-dur"):
        muster(table, (ORC, ORC), region)
    assert strength(table, "barad-dur") == {ORC: 2}
    table.done()
