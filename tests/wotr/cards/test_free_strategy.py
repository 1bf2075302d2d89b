"""The Event cards of the Free Peoples' Strategy deck: what stays, strikes and marches."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.wotr.acts import use
from tests.wotr.cards.playing import hold, is_offered, lay_on_table, play, stays
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import CombatRolled
from westmarch.wotr.kinds import CharacterId, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    GoTo,
    LoseFigure,
    MarchFrom,
    MoveFellowship,
    PickCard,
    PickFigure,
    PickNation,
    PickRegion,
    Stay,
    Take,
    TakeAll,
    TakeCharacter,
    TakeOffTable,
    Waste,
)
from westmarch.wotr.rules.journeying import DeclareFellowship, RevealFellowship

EASTEMNET, FOLDE, EDORAS = RegionId("eastemnet"), RegionId("folde"), RegionId("edoras")
HELMS_DEEP, MINAS_TIRITH = RegionId("helms-deep"), RegionId("minas-tirith")
ORC, RIDER = FigureId("sauron-regular"), FigureId("rohan-regular")
BOROMIR, GIMLI = CharacterId("boromir"), CharacterId("gimli")


# The Last Battle


def last_battle() -> WotrScene:
    """Aragorn has gone to war beyond the borders."""
    board = {"dagorlad": "aragorn, 2 gondor-regular"}
    return lay_on_table(scene(board, fellowship=("legolas",)), "the-last-battle")


def test_the_last_battle_keeps_dice_out_of_the_hunt_box() -> None:
    table = use(last_battle(), FREE, Face.CHARACTER).choose(MoveFellowship())
    assert table.state.in_hunt_box == [0, 0]
    table.done()


def test_without_the_last_battle_the_die_goes_hunting() -> None:
    table = use(scene({}), FREE, Face.CHARACTER).choose(MoveFellowship())
    assert table.state.in_hunt_box == [1, 0]
    table.done()


@pytest.mark.parametrize("found", [DeclareFellowship(FREE), RevealFellowship()])
def test_the_last_battle_ends_when_the_fellowship_is_found(
    found: DeclareFellowship | RevealFellowship,
) -> None:
    table = last_battle().begin(found)
    assert not stays(table, "the-last-battle")
    table.done()


@pytest.mark.rule("W-CARD-13")
def test_the_last_battle_ends_when_aragorn_goes_home() -> None:
    table = use(last_battle(), FREE, Face.CHARACTER)
    table.choose(MarchFrom(RegionId("dagorlad")), GoTo(RegionId("north-ithilien")), TakeAll())
    assert stays(table, "the-last-battle")
    use(table, FREE, Face.CHARACTER)
    table.choose(MarchFrom(RegionId("north-ithilien")), GoTo(RegionId("osgiliath")), TakeAll())
    use(table, FREE, Face.CHARACTER)
    table.choose(MarchFrom(RegionId("osgiliath")), GoTo(MINAS_TIRITH), TakeAll())
    assert not stays(table, "the-last-battle")
    table.done()


@pytest.mark.parametrize(
    ("board", "offered"),
    [
        ({"dagorlad": "aragorn, gondor-regular"}, True),
        ({"dagorlad": "aragorn"}, False),
        ({"minas-tirith": "aragorn, gondor-regular"}, False),
        ({"dagorlad": "strider, gondor-regular"}, False),
    ],
)
def test_the_last_battle_is_aragorns_beyond_the_borders(
    board: Mapping[str, str], offered: bool
) -> None:
    table = hold("the-last-battle", board, fellowship=("legolas",))
    assert is_offered(table, FREE, "the-last-battle") is offered


# Places that are closed


CLOSED = [
    ("a-power-too-great", "lorien", "elves"),
    ("the-power-of-tom-bombadil", "the-shire", "north"),
]


@pytest.mark.parametrize(("code", "place", "nation"), CLOSED)
def test_a_power_closes_places_and_rouses_a_nation(code: str, place: str, nation: str) -> None:
    table = hold(code, at_war=["sauron"])
    before = table.steps(nation)
    play(table, FREE, code)
    assert (table.steps(nation), stays(table, code)) == (before - 1, True)
    table.done()


@pytest.mark.parametrize("laid", [False, True])
def test_a_power_keeps_armies_out(laid: bool) -> None:
    table = scene({"dimrill-dale": "2 sauron-regular", "lorien": "elves-regular"})
    if laid:
        lay_on_table(table, "a-power-too-great")
    attack = AttackFrom(RegionId("dimrill-dale"), RegionId("lorien"))
    use(table, SHADOW, Face.ARMY)
    assert (attack in table.options) is not laid
    table.choose(Waste()).done()


def test_bombadil_keeps_armies_from_marching_in() -> None:
    table = lay_on_table(scene({"bree": "2 sauron-regular"}), "the-power-of-tom-bombadil")
    use(table, SHADOW, Face.ARMY).choose(MarchFrom(RegionId("bree")))
    assert GoTo(RegionId("buckland")) not in table.options
    assert GoTo(RegionId("north-downs")) in table.options
    table.choose(GoTo(RegionId("north-downs")), TakeAll())
    table.done()


@pytest.mark.rule("W-CARD-12")
@pytest.mark.parametrize(("code", "place", "nation"), CLOSED)
def test_a_power_is_broken_by_a_die_and_two_cards(code: str, place: str, nation: str) -> None:
    table = scene({}, hands={1: ["orc-patrol", "shadows-gather", "olog-hai"]})
    lay_on_table(table, code)
    use(table, SHADOW, Face.MUSTER).choose(TakeOffTable(table.card(code)))
    army = ("shadows-gather", "olog-hai")
    assert table.options == tuple(PickCard(table.card(one)) for one in army)
    table.choose(PickCard(table.card("olog-hai")), PickCard(table.card("orc-patrol")))
    assert table.state.hands[SHADOW] == [table.card("shadows-gather")]
    assert not stays(table, code)
    table.done()


@pytest.mark.parametrize("hand", [["orc-patrol"], ["shadows-gather", "pits-of-mordor"]])
def test_a_power_stands_against_those_who_cannot_pay(hand: list[str]) -> None:
    table = lay_on_table(scene({}, hands={1: hand}), "a-power-too-great")
    use(table, SHADOW, Face.MUSTER)
    assert TakeOffTable(table.card("a-power-too-great")) not in table.options
    table.choose(Waste()).done()


# Companions who rouse


ROUSING = [
    ("book-of-mazarbul", "erebor", "dwarves"),
    ("fear-fire-foes", "bree", "north"),
]


@pytest.mark.parametrize(("code", "place", "nation"), ROUSING)
def test_a_companion_brings_a_nation_to_war(code: str, place: str, nation: str) -> None:
    table = hold(code, {place: "legolas"}, at_war=["sauron"])
    play(table, FREE, code).choose(Done())
    assert (table.steps(nation), Nation(nation) in table.state.active) == (0, True)
    table.done()


@pytest.mark.parametrize(("code", "place", "nation"), ROUSING)
def test_nobody_there_brings_nobody_to_war(code: str, place: str, nation: str) -> None:
    table = hold(code, {"fangorn": "legolas"}, at_war=["sauron"])
    play(table, FREE, code).choose(TakeCharacter(CharacterId("legolas")), Done())
    table.choose(GoTo(FOLDE))
    assert table.steps(nation) == 3
    table.done()


def test_wisdom_of_elrond_rouses_any_nation() -> None:
    table = play(hold("wisdom-of-elrond", at_war=["sauron"]), FREE, "wisdom-of-elrond")
    assert len(table.options) == 5
    table.choose(PickNation(Nation.ROHAN))
    assert (table.steps("rohan"), Nation.ROHAN in table.state.active) == (2, True)
    table.done()


def test_wisdom_of_elrond_cannot_rouse_who_is_at_war_further() -> None:
    table = play(hold("wisdom-of-elrond", at_war=["rohan"]), FREE, "wisdom-of-elrond")
    table.choose(PickNation(Nation.ROHAN))
    assert table.steps("rohan") == 0
    table.done()


# Strikes


def test_the_spirit_of_mordor_divides_a_mixed_army() -> None:
    board = {"eastemnet": "2 sauron-regular, southrons-regular", "moria": "5 sauron-regular"}
    table = play(hold("the-spirit-of-mordor", board), FREE, "the-spirit-of-mordor")
    assert table.options == (PickRegion(EASTEMNET),)
    table.rolls(5, 6, 1, 1, 4).choose(PickRegion(EASTEMNET), LoseFigure(ORC), LoseFigure(ORC))
    assert table.force("eastemnet") == (FigureId("southrons-regular"),)
    table.done()


def test_the_spirit_of_mordor_finds_no_quarrel_in_one_nation() -> None:
    table = hold("the-spirit-of-mordor", {"moria": "5 sauron-regular"})
    play(table, FREE, "the-spirit-of-mordor").done()
    assert table.told(CombatRolled) == []


def test_faramirs_rangers_shoot_and_strengthen_osgiliath() -> None:
    board = {"south-ithilien": "2 sauron-regular", "osgiliath": "gondor-regular"}
    table = play(hold("faramirs-rangers", board), FREE, "faramirs-rangers").rolls(5, 1, 1)
    table.choose(PickRegion(RegionId("south-ithilien")), LoseFigure(ORC))
    table.choose(PickRegion(RegionId("osgiliath")), PickFigure(FigureId("gondor-elite")))
    assert len(table.force("osgiliath", Side.FREE)) == 3
    table.done()


def test_faramirs_rangers_strengthen_nobody_without_an_army() -> None:
    table = hold("faramirs-rangers", {"minas-tirith": "gondor-regular", "moria": "sauron-regular"})
    play(table, FREE, "faramirs-rangers")
    assert table.force("osgiliath", Side.FREE) == ()
    table.done()


def relief() -> WotrScene:
    """Helm's Deep is besieged, and help is near."""
    return scene(
        {"helms-deep": "3 rohan-regular, 4 isengard-regular", "westemnet": "2 rohan-elite"},
        besieged=["helms-deep"],
        hands={0: ["help-unlooked-for"]},
    )


def test_help_unlooked_for_strikes_besiegers_who_are_kept_busy() -> None:
    table = play(relief(), FREE, "help-unlooked-for")
    attack = AttackFrom(RegionId("westemnet"), HELMS_DEEP)
    assert table.options == (attack,)
    table.rolls(1, 1, 1).choose(attack, TakeAll())
    dice = {roll.side: len(roll.dice) for roll in table.told(CombatRolled)}
    assert dice == {Side.FREE: 2, Side.SHADOW: 1}
    table.choose(Cease()).done()


def test_help_unlooked_for_comes_only_to_a_siege() -> None:
    board = {"folde": "2 rohan-elite", "eastemnet": "isengard-regular"}
    table = play(hold("help-unlooked-for", board), FREE, "help-unlooked-for")
    assert table.told(CombatRolled) == []
    table.done()


# Marches


def test_the_paths_of_the_woses_lead_from_a_siege_to_minas_tirith() -> None:
    table = scene(
        {"helms-deep": "2 rohan-regular, 3 isengard-regular", "folde": "rohan-elite"},
        besieged=["helms-deep"],
        hands={0: ["paths-of-the-woses"]},
    )
    play(table, FREE, "paths-of-the-woses")
    assert table.options == (MarchFrom(FOLDE), MarchFrom(HELMS_DEEP))
    table.choose(MarchFrom(HELMS_DEEP))
    assert table.options == (GoTo(MINAS_TIRITH),)
    table.choose(GoTo(MINAS_TIRITH), Take(RIDER), Done())
    assert table.force("minas-tirith", Side.FREE) == (RIDER,)
    assert table.force("helms-deep", Side.FREE) == (RIDER,)
    table.done()


def test_the_paths_of_the_woses_end_beside_a_besieged_minas_tirith() -> None:
    table = scene(
        {
            "folde": "2 rohan-regular",
            "minas-tirith": "gondor-regular, sauron-regular",
            "osgiliath": "sauron-regular",
        },
        besieged=["minas-tirith"],
        hands={0: ["paths-of-the-woses"]},
    )
    play(table, FREE, "paths-of-the-woses").choose(MarchFrom(FOLDE))
    found = {str(one.region) for one in table.options if isinstance(one, GoTo)}
    assert found == {"druadan-forest", "lossarnach"}
    table.choose(GoTo(RegionId("druadan-forest")), TakeAll())
    table.done()


def test_the_paths_of_the_woses_wait_for_rohan() -> None:
    table = hold("paths-of-the-woses", {"folde": "rohan-regular"}, at_war=["gondor"])
    assert not is_offered(table, FREE, "paths-of-the-woses")


def test_through_a_day_and_a_night_with_a_companion() -> None:
    board = {"westemnet": "2 rohan-regular, boromir", "eastemnet": "rohan-regular"}
    table = hold("through-a-day-and-a-night", board, fellowship=("legolas",))
    play(table, FREE, "through-a-day-and-a-night")
    assert table.options == (Done(), MarchFrom(RegionId("westemnet")))
    table.choose(MarchFrom(RegionId("westemnet")), Take(RIDER))
    assert Done() not in table.options
    table.choose(TakeCharacter(BOROMIR), Done(), GoTo(FOLDE))
    assert Stay() in table.options
    table.choose(GoTo(RegionId("druadan-forest")))
    assert table.force("druadan-forest", Side.FREE) == (RIDER,)
    assert table.where("boromir") == "druadan-forest"
    table.done()


def test_through_a_day_and_a_night_needs_a_companion_with_an_army() -> None:
    board = {"westemnet": "2 rohan-regular", "fangorn": "boromir"}
    table = hold("through-a-day-and-a-night", board)
    assert not is_offered(table, FREE, "through-a-day-and-a-night")
