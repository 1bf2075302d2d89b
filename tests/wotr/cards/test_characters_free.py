"""The Companions: what they can do, each by a test that it works and one that it does not."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import (
    act,
    chosen,
    destinations,
    goes,
    quest,
)
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.game import checked
from westmarch.kernel.records import AnyOption
from westmarch.wotr.events import (
    CharacterLost,
    CombatRolled,
    LeadersRolled,
    SteppedToWar,
)
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import CharacterId, Face, Nation, RegionId, Side
from westmarch.wotr.options import (
    BringIn,
    Cease,
    Done,
    Fight,
    MoveCompanions,
    PickCharacter,
    SeparateCompanions,
    TakeAll,
    TakeCharacter,
    UseAbility,
    Waste,
)
from westmarch.wotr.prompts import MayForfeit
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.turns import pool
from westmarch.wotr.setup import set_up
from westmarch.wotr.state import WotrState

ARAGORN, STRIDER = CharacterId("aragorn"), CharacterId("strider")
WHITE, MERIADOC = CharacterId("gandalf-white"), CharacterId("meriadoc")
EASTEMNET, FOLDE = RegionId("eastemnet"), RegionId("folde")


def assault(army: str, *, attackers: str = "2 sauron-regular") -> WotrScene:
    """The Shadow attacks an Army in Folde."""
    return scene({"eastemnet": attackers, "folde": army}, fellowship=[])


def attack(table: WotrScene) -> WotrScene:
    """The attack begins."""
    return table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())


def dice_of(table: WotrScene, side: Side) -> list[int]:
    """How many Combat dice a side has rolled, roll by roll."""
    return [len(one.dice) for one in table.told(CombatRolled) if one.side is side]


def entries(table: WotrScene, face: Face) -> tuple[AnyOption, ...]:
    """Who can be brought in by a die, and where."""
    act(table, face)
    found = tuple(option for option in table.options if isinstance(option, BringIn))
    table.choose(Waste())
    return found


def arrives(who: CharacterId, *regions: str) -> tuple[BringIn, ...]:
    """Somebody can be brought in here."""
    return tuple(BringIn(who, RegionId(region)) for region in regions)


# Captains of the West


@pytest.mark.rule("W-BAT-12", "W-CHAR-07")
@pytest.mark.parametrize(
    ("who", "dice"),
    [
        ("gandalf-grey", 3),
        ("strider", 3),
        ("boromir", 3),
        ("legolas", 3),
        ("gimli", 3),
        ("aragorn", 3),
        ("meriadoc", 2),
        ("peregrin", 2),
        ("gandalf-white", 2),
    ],
)
def test_a_captain_of_the_west_adds_a_die(who: str, dice: int) -> None:
    table = assault(f"2 rohan-regular, {who}")
    attack(table.rolls(*[1] * (dice + 2), *[1] * (2 if who == "aragorn" else 1)))
    assert dice_of(table, Side.FREE) == [dice]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-12", "W-COMP-03")
def test_captains_never_make_more_than_five_dice() -> None:
    table = assault("4 rohan-regular, boromir, gimli")
    attack(table.rolls(*[1] * 5, *[1] * 2, *[1] * 2))
    assert dice_of(table, Side.FREE) == [5]
    table.choose(Cease()).done()


@pytest.mark.rule("W-CHAR-07")
def test_a_captain_in_the_fellowship_adds_nothing() -> None:
    table = scene(
        {"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular"},
        fellowship=["boromir"],
        bearers="folde",
    )
    attack(table.rolls(*[1] * 4))
    assert dice_of(table, Side.FREE) == [2]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-11", "W-CHAR-09")
def test_aragorn_leads_as_two_and_other_companions_as_one() -> None:
    for who, dice in (("aragorn", 2), ("meriadoc", 1)):
        table = assault(f"3 rohan-regular, {who}")
        attack(table.rolls(*[1] * (4 if who == "aragorn" else 3), *[1] * 2, *[1] * dice))
        assert [len(one.dice) for one in table.told(LeadersRolled)] == [dice]
        table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-33")
def test_a_hobbit_lost_in_battle_is_lost() -> None:
    table = assault("rohan-regular, meriadoc")
    attack(table.rolls(1, *(6, 6), 1)).choose(Done())
    assert table.where("meriadoc") is None
    assert table.told(CharacterLost) == [CharacterLost(MERIADOC)]
    table.done()


# Boromir, Legolas, Gimli


@pytest.mark.rule("W-CHAR-07", "W-POL-08")
@pytest.mark.parametrize(
    ("who", "nation", "region", "works"),
    [
        ("boromir", "gondor", "minas-tirith", True),
        ("boromir", "gondor", "pelargir", True),
        ("boromir", "gondor", "lossarnach", False),
        ("boromir", "gondor", "edoras", False),
        ("legolas", "elves", "grey-havens", True),
        ("legolas", "elves", "dale", False),
        ("gimli", "dwarves", "erebor", True),
        ("gimli", "dwarves", "iron-hills", False),
    ],
)
@pytest.mark.parametrize("face", [Face.CHARACTER, Face.EVENT])
def test_at_home_any_die_moves_their_nation(
    who: str, nation: str, region: str, works: bool, face: Face
) -> None:
    table = scene({region: who}, at_war=[], fellowship=["strider"])
    before = table.steps(nation)
    ability = UseAbility(CharacterId(who), 0)
    act(table, face)
    assert (ability in table.options) is works
    table.choose(ability if works else Waste())
    assert table.steps(nation) == before - works
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-POL-02")
def test_not_in_a_conquered_place_nor_to_war_while_passive_nor_beyond_war() -> None:
    ability = UseAbility(CharacterId("gimli"), 0)
    conquered = scene({"erebor": "gimli"}, at_war=[], captured=["erebor"])
    passive = scene({"erebor": "gimli"}, at_war=[])
    passive.state.steps[Nation.DWARVES] = 1
    at_war = scene({"erebor": "gimli"})
    for table in (conquered, passive, at_war):
        act(table, Face.EVENT)
        assert ability not in table.options
        table.choose(Waste())
        assert table.told(SteppedToWar) == []
        table.done()


# Aragorn


@pytest.mark.rule("W-CHAR-03", "W-ACT-23")
@pytest.mark.parametrize("region", ["minas-tirith", "dol-amroth", "pelargir"])
def test_strider_becomes_aragorn_where_he_is_by_the_will_of_the_west(region: str) -> None:
    table = scene({region: "2 gondor-regular, strider"}, fellowship=["legolas"])
    act(table, Face.WILL, *arrives(ARAGORN, region))
    assert (table.where("strider"), table.where("aragorn")) == (None, region)
    assert table.told(CharacterLost) == []
    assert pool(table.state, Side.FREE) == 5
    table.done()


@pytest.mark.rule("W-CHAR-03")
@pytest.mark.parametrize(
    ("board", "captured", "face"),
    [
        ({"pelargir": "strider"}, [], Face.MUSTER),
        ({"pelargir": "strider"}, [], Face.CHARACTER),
        ({"edoras": "strider"}, [], Face.WILL),
        ({"pelargir": "strider"}, ["pelargir"], Face.WILL),
        ({"pelargir": "legolas"}, [], Face.WILL),
    ],
)
def test_not_by_other_results_elsewhere_or_in_a_conquered_place(
    board: dict[str, str], captured: list[str], face: Face
) -> None:
    table = scene(board, captured=captured, fellowship=["gimli"])
    assert entries(table, face) == ()
    table.done()


@pytest.mark.rule("W-CHAR-03")
def test_strider_in_the_fellowship_is_not_replaced() -> None:
    table = scene({}, fellowship=["strider"], bearers="minas-tirith")
    assert entries(table, Face.WILL) == ()
    table.done()


# Gandalf the White


@pytest.mark.rule("W-CHAR-03", "W-ACT-23")
def test_gandalf_the_white_replaces_the_grey_where_he_stands() -> None:
    board = {"bree": "north-regular, gandalf-grey", "orthanc": "saruman"}
    table = scene(board, fellowship=["strider"])
    assert entries(table, Face.WILL) == arrives(WHITE, "bree")
    act(table, Face.WILL, *arrives(WHITE, "bree"))
    assert (table.where("gandalf-grey"), table.where("gandalf-white")) == (None, "bree")
    assert pool(table.state, Side.FREE) == 5
    assert entries(table, Face.WILL) == ()
    table.done()


@pytest.mark.rule("W-CHAR-03")
def test_if_the_grey_is_gone_he_comes_in_fangorn_or_an_elven_stronghold() -> None:
    table = scene({}, captured=["lorien"], fellowship=["strider"])
    table.state.entered.append(CharacterId("witch-king"))
    found = arrives(WHITE, "grey-havens", "rivendell", "woodland-realm", "fangorn")
    assert entries(table, Face.WILL) == found
    act(table, Face.WILL, *arrives(WHITE, "fangorn"))
    assert table.where("gandalf-white") == "fangorn"
    table.done()


@pytest.mark.rule("W-CHAR-03")
@pytest.mark.parametrize(
    ("minion", "fellowship", "face"),
    [
        ("", ["strider"], Face.WILL),
        ("saruman", ["gandalf-grey"], Face.WILL),
        ("saruman", ["strider"], Face.MUSTER),
    ],
)
def test_not_before_a_minion_nor_while_the_grey_is_in_the_fellowship(
    minion: str, fellowship: list[str], face: Face
) -> None:
    table = scene({"orthanc": minion}, fellowship=fellowship)
    assert entries(table, face) == ()
    table.done()


@pytest.mark.rule("W-CMOVE-03", "W-CHAR-07")
@pytest.mark.parametrize(
    ("others", "distance"),
    [((), 4), (("meriadoc",), 4), (("meriadoc", "peregrin"), 3), (("legolas",), 3)],
)
def test_shadowfax_carries_gandalf_and_one_hobbit_four_regions(
    others: tuple[str, ...], distance: int
) -> None:
    board = {"edoras": ", ".join(("gandalf-white", *others))}
    table = scene(board, fellowship=["strider"])
    group = [TakeCharacter(CharacterId(who)) for who in ("gandalf-white", *others)]
    act(table, Face.CHARACTER, MoveCompanions(), *group, Done())
    far = within(RegionId("edoras"), 9)
    assert max(far[RegionId(region)] for region in destinations(table)) == distance
    table.choose(*goes("edoras")).done()


@pytest.mark.rule("W-BAT-12", "W-CHAR-07")
def test_the_white_rider_negates_all_nazgul_for_the_whole_battle() -> None:
    table = assault(
        "3 rohan-regular, rohan-leader, gandalf-white",
        attackers="5 sauron-regular, 2 sauron-nazgul, witch-king, mouth-of-sauron",
    )
    attack(table)
    assert (table.prompt, table.seat) == (MayForfeit(), FREE)
    assert table.options == (Done(), PickCharacter(WHITE))
    # The Mouth leads on, and the Leader of Rohan.
    once = (*(1, 1, 1), *(1, 1, 1, 1, 1), 1, *(1, 1))
    table.rolls(*once, *once).choose(*chosen("gandalf-white"), Fight(), Fight(), Cease())
    assert [(one.side, len(one.dice)) for one in table.told(LeadersRolled)] == [
        (Side.FREE, 1),
        (Side.SHADOW, 2),
    ] * 2
    table.done()


@pytest.mark.rule("W-BAT-11")
def test_or_he_leads_and_so_do_they() -> None:
    table = assault("3 rohan-regular, gandalf-white", attackers="2 sauron-regular, sauron-nazgul")
    attack(table).rolls(*(1, 1, 1), *(1, 1), 1, 1).choose(Done(), Cease())
    assert [(one.side, len(one.dice)) for one in table.told(LeadersRolled)] == [
        (Side.FREE, 1),
        (Side.SHADOW, 1),
    ]
    table.done()


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize(
    ("army", "attackers", "dice"),
    [
        ("rohan-regular, gandalf-white", "2 sauron-regular", 4),
        ("rohan-regular, gandalf-grey", "2 sauron-regular, sauron-nazgul", 6),
    ],
)
def test_nobody_is_asked_without_nazgul_or_without_the_white(
    army: str, attackers: str, dice: int
) -> None:
    table = assault(army, attackers=attackers).rolls(*[1] * dice)
    attack(table).choose(Cease()).done()


# Their symbols


@pytest.mark.rule("W-CHAR-06", "W-POL-06", "W-POL-07")
@pytest.mark.parametrize(
    ("who", "region", "nation", "wakes"),
    [
        ("strider", "dale", "north", True),
        ("strider", "erebor", "dwarves", False),
        ("gimli", "erebor", "dwarves", True),
        ("gimli", "dale", "north", False),
        ("meriadoc", "erebor", "dwarves", True),
        ("gandalf-grey", "dale", "north", True),
        ("gandalf-grey", "iron-hills", "dwarves", False),
    ],
)
def test_a_companion_wakes_the_nation_of_his_symbol(
    who: str, region: str, nation: str, wakes: bool
) -> None:
    table = scene({}, at_war=[], fellowship=[who, "boromir"], bearers="northern-rhovanion")
    act(quest(table, progress=2), Face.CHARACTER, SeparateCompanions())
    table.choose(TakeCharacter(CharacterId(who)), Done(), *goes(region))
    assert (Nation(nation) in table.state.active) is wakes
    table.done()


# Alone


@pytest.mark.rule("W-CHAR-01", "W-CMOVE-04")
def test_companions_move_alone_and_heed_no_enemy_army() -> None:
    ring = {"weather-hills": "sauron-regular", "south-downs": "3 sauron-regular"}
    table = scene({"bree": "strider", **ring}, fellowship=["legolas"])
    act(table, Face.CHARACTER, MoveCompanions(), TakeCharacter(STRIDER), Done())
    assert {"weather-hills", "south-downs", "hollin"} <= destinations(table)
    table.choose(*goes("south-downs"))
    assert table.where("strider") == "south-downs"
    table.done()


@pytest.mark.rule("W-CHAR-02")
def test_seven_companions_set_out() -> None:
    state = WotrState(players=2)
    set_up(state, checked(GAME, 2, {}, ()))
    first = ["gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
    assert state.fellowship == first
    assert not set(first) & set(state.characters)
