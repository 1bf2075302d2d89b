"""The Event cards of the Shadow in the expansion."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import is_discarded, is_offered, lay_on_table, play, stays
from tests.wotr.expansion import march, third_age, tiles, use
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.events import CharacterLost, TileDrawn
from westmarch.wotr.kinds import CharacterId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    BuildEngine,
    Cease,
    Done,
    Fight,
    GoTo,
    MarchFrom,
    MoveMinions,
    No,
    PickCard,
    PickFigure,
    PickNumber,
    PickRegion,
    SacrificeGuide,
    SailFrom,
    SmashEngine,
    TakeAll,
    TakeOffTable,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import (
    ActWithArmy,
    CarryArmy,
    MayCease,
    MayDrawOnTheWay,
    MayPlayCombatCard,
    MoveShips,
    WorkOnEngines,
)
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship, RevealFellowship

BALROG_CARD, DESPAIR, GATES = "a-balrog-is-come-e", "captain-of-despair", "the-gates-are-closed"
CORSAIRS, RAGE = "the-corsairs-are-upon-us-e", "rage-of-the-dunlendings-e"
TRENCHES, DOL_GULDUR_CARD = "deep-trenches-and-great-engines", "shadow-of-dol-guldur"
MORIA, UMBAR, ANFALAS = RegionId("moria"), RegionId("umbar"), RegionId("anfalas")
PELARGIR, DOL_GULDUR = RegionId("pelargir"), RegionId("dol-guldur")
HELMS_DEEP, LORIEN = RegionId("helms-deep"), RegionId("lorien")
NORTH_DUNLAND, SOUTH_DUNLAND = RegionId("north-dunland"), RegionId("south-dunland")
DUNLENDING, ORC = FigureId("isengard-dunlending"), FigureId("sauron-regular")
SOUTHRON = FigureId("southrons-regular")


def removes(table: WotrScene, code: str, face: Face) -> bool:
    """Whether the Free Peoples can have a card removed with a die; the die is then wasted."""
    table.state.dice[0] = [face]
    use(table, FREE, face)
    may = TakeOffTable(table.card(code)) in table.options
    table.choose(Waste())
    return may


def test_a_balrog_is_come_needs_the_balrog_and_lets_him_move_with_an_army() -> None:
    hands = {SHADOW: [BALROG_CARD]}
    assert not is_offered(third_age({}, hands=hands), SHADOW, BALROG_CARD)
    table = third_age({"moria": "balrog, 2 sauron-regular"}, hands=hands)
    play(table, SHADOW, BALROG_CARD)
    assert stays(table, BALROG_CARD)
    march(table, "moria", "dimrill-dale")
    assert table.where("balrog") == "dimrill-dale"
    table.done()


@pytest.mark.parametrize(
    ("board", "face", "may"),
    [
        ({"moria": "balrog"}, Face.WILL, True),
        ({"moria": "balrog"}, Face.CHARACTER, False),
        ({"moria": "balrog, gandalf-grey"}, Face.CHARACTER, True),
        ({"moria": "balrog, gandalf-white"}, Face.CHARACTER, True),
        ({"moria": "balrog, strider"}, Face.CHARACTER, False),
        ({"moria": "balrog, gandalf-grey"}, Face.EVENT, False),
    ],
)
def test_a_balrog_is_come_is_removed_by_the_will_of_the_west_or_by_gandalf(
    board: dict[str, str], face: Face, may: bool
) -> None:
    table = third_age(board, fellowship=("legolas",))
    lay_on_table(table, BALROG_CARD)
    assert removes(table, BALROG_CARD, face) is may
    table.done()


@pytest.mark.parametrize(("region", "lost"), [("moria", False), ("dimrill-dale", True)])
def test_a_balrog_is_come_costs_a_balrog_who_is_not_in_moria(region: str, lost: bool) -> None:
    table = third_age({region: "balrog"}, dice=((Face.WILL,), ()))
    lay_on_table(table, BALROG_CARD)
    use(table, FREE, Face.WILL).choose(TakeOffTable(table.card(BALROG_CARD)))
    assert is_discarded(table, BALROG_CARD)
    assert (table.where("balrog") is None) is lost
    table.done()


def test_a_balrog_is_come_leaves_the_table_with_the_balrog() -> None:
    table = third_age({"moria": "balrog"}, bearers="hollin", progress=1)
    lay_on_table(table, BALROG_CARD)
    tiles(table, "std-eyer-1")
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(MORIA))
    assert table.told(CharacterLost)[0] == CharacterLost(CharacterId("balrog"))
    assert is_discarded(table, BALROG_CARD)
    table.done()


@pytest.mark.parametrize(
    ("board", "fellowship", "may"),
    [
        ({"moria": "witch-king"}, ("strider",), True),
        ({}, ("strider",), False),
        ({"moria": "witch-king"}, (), False),
    ],
)
def test_captain_of_despair_needs_a_witch_king_and_no_gollum(
    board: dict[str, str], fellowship: tuple[str, ...], may: bool
) -> None:
    table = third_age(board, fellowship=fellowship, hands={SHADOW: [DESPAIR]})
    assert is_offered(table, SHADOW, DESPAIR) is may


def test_captain_of_despair_puts_used_character_dice_into_the_hunt_box() -> None:
    dice = ((), (Face.CHARACTER, Face.CHARACTER, Face.ARMY))
    table = third_age({"moria": "witch-king"}, hands={SHADOW: [DESPAIR]}, dice=dice)
    play(table, SHADOW, DESPAIR)
    use(table, SHADOW, Face.CHARACTER).choose(MoveMinions())
    # Only when its action is complete.
    assert table.state.in_hunt_box == [0, 0]
    table.choose(Done())
    assert table.state.in_hunt_box == [0, 1]
    use(table, SHADOW, Face.ARMY).choose(Waste())
    use(table, SHADOW, Face.CHARACTER).choose(Waste())
    assert table.state.in_hunt_box == [0, 1]
    table.done()


@pytest.mark.parametrize(
    ("way", "captured", "ends"),
    [
        (["rivendell"], [], True),
        (["rivendell"], ["rivendell"], False),
        (["hollin"], [], False),
    ],
)
def test_captain_of_despair_ends_in_a_stronghold_of_the_free_peoples(
    way: list[str], captured: list[str], ends: bool
) -> None:
    table = third_age(
        {"moria": "witch-king"}, bearers="fords-of-bruinen", progress=1, captured=captured
    )
    lay_on_table(table, DESPAIR)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId(way[0])))
    assert stays(table, DESPAIR) is not ends
    table.done()


def test_captain_of_despair_stays_when_the_fellowship_is_declared_in_a_city() -> None:
    table = third_age({"moria": "witch-king"}, bearers="buckland", progress=1)
    lay_on_table(table, DESPAIR)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId("the-shire")))
    assert stays(table, DESPAIR)
    table.done()


def test_captain_of_despair_ends_when_gollum_guides() -> None:
    table = third_age({"moria": "witch-king"}, fellowship=("legolas",))
    lay_on_table(table, DESPAIR)
    tiles(table, "std-2-1").begin(DrawTile(Cause.ROLL, 1)).choose(SacrificeGuide())
    assert table.state.guide == "gollum"
    assert is_discarded(table, DESPAIR)
    table.done()


@pytest.mark.parametrize("declares", [True, False])
def test_the_gates_are_closed_draws_a_tile_for_a_stronghold_on_the_way(declares: bool) -> None:
    table = third_age({}, bearers="hollin", progress=1)
    lay_on_table(table, GATES)
    tiles(table, "std-1r-1", *(() if declares else ("std-1-1",)))
    if declares:
        table.begin(MayDeclareFellowship()).choose(Yes())
    else:
        table.begin(RevealFellowship())
    table.choose(GoTo(MORIA))
    assert (table.seat, table.prompt) == (SHADOW, MayDrawOnTheWay())
    table.choose(PickCard(table.card(GATES)), UseTheRing())
    assert is_discarded(table, GATES)
    if declares:
        # The Reveal icon is ignored.
        assert table.state.hidden
        assert table.state.corruption == 1
    else:
        # The tile of the Stronghold comes last.
        table.choose(UseTheRing())
        assert table.state.corruption == 2
    table.done()


def test_the_gates_are_closed_does_nothing_by_an_eye() -> None:
    table = third_age({}, bearers="hollin", progress=1)
    lay_on_table(table, GATES)
    tiles(table, "std-eyer-1")
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(MORIA))
    table.choose(PickCard(table.card(GATES)))
    assert (table.state.corruption, table.state.hidden) == (0, True)
    table.done()


@pytest.mark.parametrize(
    ("start", "way", "captured"),
    [("fords-of-bruinen", "hollin", []), ("hollin", "moria", ["moria"])],
)
def test_the_gates_are_closed_asks_for_no_other_way(
    start: str, way: str, captured: list[str]
) -> None:
    table = third_age({}, bearers=start, progress=1, captured=captured)
    lay_on_table(table, GATES)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId(way)))
    assert table.told(TileDrawn) == []
    assert stays(table, GATES)
    table.done()


@pytest.mark.parametrize(
    ("fellowship", "face", "may"),
    [
        (("legolas",), Face.WILL, True),
        (("legolas",), Face.CHARACTER, False),
        (("gandalf-grey",), Face.CHARACTER, True),
        ((), Face.CHARACTER, True),
        (("smeagol", "legolas"), Face.CHARACTER, False),
    ],
)
def test_the_gates_are_closed_is_removed_by_the_will_of_the_west_or_by_a_guide(
    fellowship: tuple[str, ...], face: Face, may: bool
) -> None:
    table = third_age({}, fellowship=fellowship)
    lay_on_table(table, GATES)
    assert removes(table, GATES, face) is may
    table.done()


def test_the_corsairs_are_upon_us_sails_lands_and_attacks_by_surprise() -> None:
    board = {
        "umbar": "3 southrons-regular, 2 southrons-elite",
        "dol-amroth": "gondor-regular",
        "lamedon": "gondor-regular",
    }
    table = third_age(
        board,
        factions=["corsairs"],
        ships={"umbar": 2},
        hands={SHADOW: [CORSAIRS], FREE: ["athelas"]},
    )
    table.state.captured = {PELARGIR: SHADOW}
    play(table, SHADOW, CORSAIRS)
    assert table.prompt == MoveShips(CORSAIRS)
    assert table.options == (Done(), SailFrom(UMBAR))
    table.choose(SailFrom(UMBAR), GoTo(PELARGIR), PickNumber(1), Done())
    assert table.prompt == CarryArmy(CORSAIRS)
    assert table.options == (Done(), MarchFrom(UMBAR))
    table.choose(MarchFrom(UMBAR))
    assert table.options == (GoTo(PELARGIR),)
    table.choose(GoTo(PELARGIR), TakeAll())
    assert len(table.force("pelargir")) == 5
    assert table.prompt == ActWithArmy(CORSAIRS, PELARGIR)
    assert AttackFrom(PELARGIR, RegionId("lamedon")) in table.options
    table.rolls(1, *(1, 1, 1, 1, 1), 1, *(6, 1, 1, 1, 1))
    table.choose(AttackFrom(PELARGIR, RegionId("lamedon")), TakeAll())
    # No Combat card of the Free Peoples in the first round; in the second they are asked.
    assert table.prompt == MayCease()
    table.choose(Fight(), Fight())
    assert table.prompt == MayPlayCombatCard()
    assert table.seat == FREE
    table.choose(No(), TakeAll())
    assert len(table.force("lamedon")) == 5
    table.done()


def test_the_corsairs_are_upon_us_may_land_in_an_undefended_settlement_and_march_on() -> None:
    table = third_age(
        {"umbar": "3 southrons-regular"},
        factions=["corsairs"],
        ships={"umbar": 1, "pelargir": 1},
        hands={SHADOW: [CORSAIRS]},
    )
    play(table, SHADOW, CORSAIRS).choose(Done(), MarchFrom(UMBAR), GoTo(PELARGIR), TakeAll())
    assert table.holder("pelargir") is Side.SHADOW
    table.choose(MarchFrom(PELARGIR), GoTo(RegionId("lossarnach")), TakeAll())
    assert table.force("lossarnach") == (SOUTHRON,) * 3
    table.done()


def test_the_corsairs_are_upon_us_lands_nowhere_against_enemy_units_and_may_do_nothing() -> None:
    board = {"umbar": "3 southrons-regular", "anfalas": "gondor-regular"}
    table = third_age(
        board,
        factions=["corsairs"],
        ships={"umbar": 1, "anfalas": 1},
        hands={SHADOW: [CORSAIRS]},
    )
    play(table, SHADOW, CORSAIRS).choose(Done())
    assert table.force("umbar") == (SOUTHRON,) * 3
    table.done()


def test_the_corsairs_are_upon_us_needs_the_faction() -> None:
    assert not is_offered(third_age({}, hands={SHADOW: [CORSAIRS]}), SHADOW, CORSAIRS)
    there = third_age({}, factions=["corsairs"], hands={SHADOW: [CORSAIRS]})
    assert is_offered(there, SHADOW, CORSAIRS)


def test_rage_of_the_dunlendings_brings_up_to_four_into_an_army_that_may_act() -> None:
    board = {"north-dunland": "isengard-regular", "south-dunland": "sauron-nazgul"}
    table = third_age(board, factions=["dunlendings"], hands={SHADOW: [RAGE]})
    play(table, SHADOW, RAGE)
    # In South Dunland there is no Army.
    assert table.options == (PickRegion(NORTH_DUNLAND),)
    table.choose(PickRegion(NORTH_DUNLAND), PickRegion(NORTH_DUNLAND))
    assert table.options == (Done(), PickFigure(DUNLENDING))
    table.choose(*[PickFigure(DUNLENDING)] * 4)
    assert table.force("north-dunland").count(DUNLENDING) == 4
    assert table.prompt == ActWithArmy(RAGE, NORTH_DUNLAND)
    table.choose(MarchFrom(NORTH_DUNLAND), GoTo(SOUTH_DUNLAND), TakeAll())
    assert len(table.force("south-dunland")) == 6
    table.done()


def test_rage_of_the_dunlendings_lets_even_a_full_army_act() -> None:
    board = {"north-dunland": "10 isengard-regular"}
    table = third_age(board, factions=["dunlendings"], hands={SHADOW: [RAGE]})
    play(table, SHADOW, RAGE).choose(PickRegion(NORTH_DUNLAND))
    assert table.prompt == ActWithArmy(RAGE, NORTH_DUNLAND)
    table.choose(Done())
    assert len(table.force("north-dunland")) == 10
    table.done()


def test_rage_of_the_dunlendings_needs_the_faction() -> None:
    assert not is_offered(third_age({}, hands={SHADOW: [RAGE]}), SHADOW, RAGE)
    there = third_age({}, factions=["dunlendings"], hands={SHADOW: [RAGE]})
    assert is_offered(there, SHADOW, RAGE)


def besieged(catapults: int, towers: int = 0) -> WotrScene:
    """Helm's Deep and Lórien are besieged."""
    return third_age(
        {
            "helms-deep": "rohan-regular, isengard-regular",
            "lorien": "elves-regular, 2 sauron-regular",
        },
        besieged=["helms-deep", "lorien"],
        catapults={"helms-deep": catapults} if catapults else {},
        towers={"lorien": towers} if towers else {},
        hands={SHADOW: [TRENCHES]},
    )


def test_deep_trenches_places_two_towers_in_all() -> None:
    table = play(besieged(0), SHADOW, TRENCHES)
    assert table.prompt == WorkOnEngines(TRENCHES)
    assert table.options == (Done(), BuildEngine(HELMS_DEEP), BuildEngine(LORIEN))
    table.choose(BuildEngine(HELMS_DEEP), BuildEngine(LORIEN))
    assert table.state.towers == {HELMS_DEEP: 1, LORIEN: 1}
    table.done()


def test_deep_trenches_removes_catapults_but_does_not_do_both_in_one_region() -> None:
    table = play(besieged(2, towers=2), SHADOW, TRENCHES)
    assert table.options == (Done(), BuildEngine(HELMS_DEEP), SmashEngine(HELMS_DEEP))
    table.choose(SmashEngine(HELMS_DEEP))
    assert table.options == (Done(), SmashEngine(HELMS_DEEP))
    table.choose(SmashEngine(HELMS_DEEP))
    assert table.state.catapults == {}
    table.done()


def test_deep_trenches_does_nothing_without_a_siege_by_the_shadow() -> None:
    table = third_age(
        {"orthanc": "isengard-regular, 2 rohan-regular"},
        besieged=["orthanc"],
        catapults={"lorien": 2},
        hands={SHADOW: [TRENCHES]},
    )
    play(table, SHADOW, TRENCHES)
    assert (table.state.towers, table.state.catapults) == ({}, {LORIEN: 2})
    table.done()


@pytest.mark.parametrize(
    ("there", "come"),
    [
        ("sauron-nazgul", 1),
        ("2 sauron-nazgul, witch-king", 4),
        ("6 sauron-nazgul", 5),
        ("2 sauron-nazgul, 9 sauron-regular", 1),
        ("sauron-nazgul, mouth-of-sauron", 1),
    ],
)
def test_shadow_of_dol_guldur_brings_as_many_as_nazgul_lead(there: str, come: int) -> None:
    table = third_age({"dol-guldur": there}, hands={SHADOW: [DOL_GULDUR_CARD]})
    before = table.force("dol-guldur").count(ORC)
    play(table, SHADOW, DOL_GULDUR_CARD)
    assert table.force("dol-guldur").count(ORC) == before + come
    assert table.prompt == ActWithArmy(DOL_GULDUR_CARD, DOL_GULDUR)
    table.choose(Done())
    table.done()


def test_shadow_of_dol_guldur_lets_the_army_attack() -> None:
    board = {"dol-guldur": "2 sauron-nazgul", "western-brown-lands": "elves-regular"}
    table = third_age(board, hands={SHADOW: [DOL_GULDUR_CARD]})
    play(table, SHADOW, DOL_GULDUR_CARD)
    raid = next(option for option in table.options if isinstance(option, AttackFrom))
    table.rolls(1, *(1, 1), *(1, 1)).choose(raid, TakeAll(), Cease())
    assert len(table.force("dol-guldur")) == 4
    table.done()


def test_shadow_of_dol_guldur_needs_a_nazgul_there() -> None:
    hands = {SHADOW: [DOL_GULDUR_CARD]}
    table = third_age({"dol-guldur": "3 sauron-regular", "moria": "sauron-nazgul"}, hands=hands)
    assert not is_offered(table, SHADOW, DOL_GULDUR_CARD)
    assert is_offered(third_age({"dol-guldur": "witch-king"}, hands=hands), SHADOW, DOL_GULDUR_CARD)
