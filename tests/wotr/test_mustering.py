"""Recruiting with a Muster result: W-MUST."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, lay, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import Face, FigureId, RegionId, Side
from westmarch.wotr.options import BringIn, Done, Recruit, TakeAll, Waste
from westmarch.wotr.prompts import ChooseSecondRecruit
from westmarch.wotr.rules.battles import Attack

REGULAR, ELITE, LEADER = (FigureId(f"gondor-{rank}") for rank in ("regular", "elite", "leader"))
URUK = FigureId("isengard-regular")
DOL_AMROTH, LAMEDON, LOSSARNACH, MINAS_TIRITH, PELARGIR = GONDOR = tuple(
    RegionId(code) for code in ("dol-amroth", "lamedon", "lossarnach", "minas-tirith", "pelargir")
)
ORTHANC = RegionId("orthanc")


def places(table: WotrScene, figure: FigureId) -> list[str]:
    """Where a figure can be recruited."""
    found = [option for option in table.options if isinstance(option, Recruit)]
    return [option.region for option in found if option.figure == figure]


@pytest.mark.rule("W-MUST-01")
def test_an_elite_comes_alone_and_others_by_twos() -> None:
    board = {"minas-tirith": "gondor-regular", "pelargir": "gondor-regular"}
    table = scene(board, at_war=["gondor"])
    use(table, FREE, Face.MUSTER)
    assert offered(table, Recruit) == [
        Recruit(figure, region)
        for region in GONDOR
        for figure in (REGULAR, ELITE, LEADER)
        if figure != LEADER or region in (MINAS_TIRITH, PELARGIR)
    ]
    table.choose(Recruit(REGULAR, MINAS_TIRITH))
    assert table.prompt == ChooseSecondRecruit()
    assert table.options == (
        *(Recruit(REGULAR, region) for region in GONDOR[:3]),
        Recruit(REGULAR, PELARGIR),
        Recruit(LEADER, PELARGIR),
    )
    table.choose(Recruit(LEADER, PELARGIR))
    assert table.force("minas-tirith", Side.FREE) == (REGULAR, REGULAR)
    assert table.force("pelargir", Side.FREE) == (REGULAR, LEADER)
    table.done()
    use(table, FREE, Face.MUSTER).choose(Recruit(LEADER, PELARGIR), Recruit(LEADER, MINAS_TIRITH))
    table.done()
    use(table, FREE, Face.MUSTER).choose(Recruit(ELITE, LAMEDON))
    table.done()


@pytest.mark.rule("W-MUST-01", "W-RD-05")
def test_only_one_figure_comes_if_there_is_no_place_for_a_second() -> None:
    table = scene({}, at_war=["isengard"], captured=["north-dunland", "south-dunland"])
    use(table, SHADOW, Face.MUSTER).choose(Recruit(URUK, ORTHANC))
    assert table.force("orthanc") == (URUK,)
    table.done()


@pytest.mark.rule("W-MUST-02")
def test_who_is_not_among_the_reinforcements_cannot_be_recruited() -> None:
    board = {"orthanc": "10 isengard-regular", "moria": "2 isengard-regular"}
    table = scene(board, at_war=["isengard"])
    use(table, SHADOW, Face.MUSTER)
    elite = FigureId("isengard-elite")
    assert places(table, URUK) == []
    assert places(table, elite) == ["north-dunland", "south-dunland"]
    table.choose(Recruit(elite, RegionId("north-dunland"))).done()
    table.state.reinforcements[URUK] = 1
    table.state.shadow[ORTHANC] = (URUK,) * 9
    # The last one comes alone.
    use(table, SHADOW, Face.MUSTER).choose(Recruit(URUK, RegionId("south-dunland")))
    table.done()


@pytest.mark.rule("W-MUST-03")
def test_figures_come_into_settlements_of_their_own_nation() -> None:
    table = use(scene({}, at_war=["southrons", "rohan"]), SHADOW, Face.MUSTER)
    settled = ["far-harad", "near-harad", "north-rhun", "south-rhun", "umbar"]
    assert places(table, FigureId("southrons-regular")) == settled
    table.choose(Waste()).done()
    use(table, FREE, Face.MUSTER)
    # Neither the Fords of Isen, which are no Settlement, nor Eastemnet, which has none.
    settled = ["edoras", "folde", "helms-deep", "westemnet"]
    assert places(table, FigureId("rohan-elite")) == settled
    table.choose(Waste()).done()


@pytest.mark.rule("W-MUST-04", "W-MUST-05", "W-CAPT-05")
def test_nobody_recruits_in_a_captured_settlement() -> None:
    table = scene({"pelargir": "southrons-regular"}, captured=["pelargir"])
    use(table, FREE, Face.MUSTER)
    assert places(table, REGULAR) == ["dol-amroth", "lamedon", "lossarnach", "minas-tirith"]
    table.choose(Waste()).done()
    use(table, SHADOW, Face.MUSTER)
    found = [option for option in table.options if isinstance(option, Recruit)]
    assert all(option.region != PELARGIR for option in found)
    table.choose(Waste()).done()


@pytest.mark.rule("W-MUST-05", "W-RD-04")
def test_lone_nazgul_and_minions_stop_no_recruiting() -> None:
    table = scene({"lossarnach": "2 sauron-nazgul, mouth-of-sauron"}, at_war=["gondor"])
    use(table, FREE, Face.MUSTER)
    assert places(table, ELITE) == list(GONDOR)
    table.choose(Recruit(ELITE, LOSSARNACH)).done()


@pytest.mark.rule("W-MUST-06")
def test_no_die_recruits_in_a_besieged_stronghold() -> None:
    board = {"minas-tirith": "gondor-regular, 2 sauron-regular"}
    table = use(scene(board, besieged=["minas-tirith"]), FREE, Face.MUSTER)
    assert places(table, REGULAR) == ["dol-amroth", "lamedon", "lossarnach", "pelargir"]
    assert places(table, LEADER) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-MUST-07")
def test_two_recruits_come_to_two_settlements() -> None:
    table = use(scene({}, at_war=["isengard"]), SHADOW, Face.MUSTER)
    table.choose(Recruit(URUK, ORTHANC))
    others = (RegionId("north-dunland"), RegionId("south-dunland"))
    assert table.options == tuple(Recruit(URUK, region) for region in others)
    table.choose(Recruit(URUK, others[0])).done()


@pytest.mark.rule("W-MUST-08", "W-RD-21")
def test_two_recruits_may_be_of_two_nations_at_war() -> None:
    table = use(scene({}, at_war=["isengard", "southrons"]), SHADOW, Face.MUSTER)
    table.choose(Recruit(URUK, ORTHANC))
    southron, orc = FigureId("southrons-regular"), FigureId("sauron-regular")
    assert len(places(table, southron)) == 5
    assert places(table, orc) == []
    table.choose(Recruit(southron, RegionId("umbar")))
    assert table.force("umbar") == (southron,)
    table.done()


@pytest.mark.rule("W-MUST-09", "W-MUST-10")
def test_nazgul_come_into_strongholds_of_sauron_when_he_is_at_war() -> None:
    nazgul = FigureId("sauron-nazgul")
    table = use(scene({}, at_war=["isengard"]), SHADOW, Face.MUSTER)
    assert places(table, nazgul) == []
    table.choose(Waste()).done()
    table = use(scene({}, at_war=["isengard", "sauron"]), SHADOW, Face.MUSTER)
    strongholds = [
        "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad",
    ]  # fmt: skip
    assert places(table, nazgul) == strongholds
    table.choose(Recruit(nazgul, RegionId("moria")), Recruit(nazgul, RegionId("dol-guldur")))
    assert table.force("moria") == table.force("dol-guldur") == (nazgul,)
    table.done()


def wiped_out(seat: Seat, attackers: str, defenders: str, *dice: int) -> WotrScene:
    """The defenders of Osgiliath are attacked from South Ithilien, and nobody of them is left."""
    table = scene({"south-ithilien": attackers, "osgiliath": defenders})
    table.rolls(*dice).begin(Attack(seat, RegionId("south-ithilien"), RegionId("osgiliath")))
    table.choose(TakeAll(), Done())
    assert table.force("osgiliath", Side.FREE) == table.force("osgiliath") == ()
    return table


@pytest.mark.rule("W-MUST-11")
def test_lost_units_and_nazgul_of_the_shadow_can_be_recruited_again() -> None:
    elite, nazgul = FigureId("sauron-elite"), FigureId("sauron-nazgul")
    everybody = scene({}).state.reinforcements
    army = "sauron-elite, sauron-nazgul"
    table = wiped_out(FREE, "5 gondor-regular", army, *(6, 6, 1, 1, 1), 1, 1)
    assert table.state.reinforcements[elite] == everybody[elite]
    assert table.state.reinforcements[nazgul] == everybody[nazgul]
    table.done()


@pytest.mark.rule("W-MUST-12")
def test_the_lost_of_the_free_peoples_and_all_characters_are_out_of_the_game() -> None:
    everybody = scene({}).state.reinforcements
    army = "gondor-regular, gondor-leader, boromir"
    table = wiped_out(SHADOW, "5 sauron-regular", army, *(1, 1), *(6, 1, 1, 1, 1), *(1, 1))
    for figure in (REGULAR, LEADER):
        assert table.state.reinforcements[figure] == everybody[figure] - 1
        assert table.state.casualties[figure] == 1
    assert table.where("boromir") is None
    table.done()
    army = "sauron-regular, witch-king"
    table = wiped_out(FREE, "5 gondor-regular", army, *(6, 1, 1, 1, 1), 1, 1)
    lay(table.state, RegionId("moria"), "sauron-regular")
    use(table, SHADOW, Face.MUSTER)
    entries = [option for option in table.options if isinstance(option, BringIn)]
    assert "witch-king" not in {option.character for option in entries}
    table.choose(Waste()).done()


@pytest.mark.rule("W-MUST-13", "W-RD-45")
def test_a_leader_is_recruited_only_to_a_unit() -> None:
    table = scene({"pelargir": "gondor-regular"}, at_war=["gondor"])
    use(table, FREE, Face.MUSTER)
    assert places(table, LEADER) == ["pelargir"]
    # The Regular who comes with the same die comes elsewhere.
    table.choose(Recruit(LEADER, PELARGIR))
    assert places(table, LEADER) == []
    table.choose(Recruit(REGULAR, LAMEDON)).done()


@pytest.mark.rule("W-RD-06")
def test_no_unit_is_recruited_into_a_full_region() -> None:
    table = scene({"minas-tirith": "10 gondor-regular"}, at_war=["gondor"])
    use(table, FREE, Face.MUSTER)
    assert "minas-tirith" not in places(table, REGULAR)
    assert "minas-tirith" not in places(table, ELITE)
    assert places(table, LEADER) == ["minas-tirith"]
    table.choose(Waste()).done()
