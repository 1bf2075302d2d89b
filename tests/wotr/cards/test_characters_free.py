"""The Companions: what they can do, each by a test that it works and one that it does not."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import (
    act,
    chosen,
    destinations,
    goes,
    may_reduce,
    quest,
    struck,
    suffer,
    tiles,
)
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import AnyOption
from westmarch.wotr.events import (
    CharacterLost,
    CombatRolled,
    Drew,
    FellowshipRevealed,
    LeadersRolled,
    Separated,
    SteppedToWar,
    TileDrawn,
)
from westmarch.wotr.kinds import CharacterId, Deck, Face, Nation, RegionId, Side
from westmarch.wotr.options import (
    BringIn,
    Cease,
    Done,
    DrawFrom,
    Fight,
    HideFellowship,
    MoveCompanions,
    PickCharacter,
    PickNation,
    PlayCard,
    SacrificeAtRandom,
    SacrificeGuide,
    SeparateCompanions,
    TakeAll,
    TakeCharacter,
    UseAbility,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseDeck, MayForfeit
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.turns import pool

ARAGORN, STRIDER = CharacterId("aragorn"), CharacterId("strider")
GANDALF, WHITE = CharacterId("gandalf-grey"), CharacterId("gandalf-white")
MERIADOC, PEREGRIN = CharacterId("meriadoc"), CharacterId("peregrin")
GOLLUM = CharacterId("gollum")
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


# Gandalf the Grey as Guide


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize("face", [Face.EVENT, Face.WILL])
def test_gandalf_gives_a_card_for_a_character_card_played_with_an_event_result(face: Face) -> None:
    table = scene({}, hands={0: ["elven-rope"]})
    act(table, face, PlayCard(table.card("elven-rope")))
    assert (table.prompt, table.seat) == (ChooseDeck(), FREE)
    assert table.options == (Done(), DrawFrom(Deck.CHARACTER))
    table.choose(DrawFrom(Deck.CHARACTER))
    assert [one.deck for one in table.told(Drew)] == [Deck.CHARACTER]
    assert len(table.state.hands[FREE]) == 1
    table.done()


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize(
    ("guide", "code", "face"),
    [
        ("gandalf-grey", "elven-rope", Face.CHARACTER),
        ("gandalf-grey", "wisdom-of-elrond", Face.EVENT),
        ("strider", "elven-rope", Face.EVENT),
    ],
)
def test_no_card_for_other_dice_cards_or_guides(guide: str, code: str, face: Face) -> None:
    table = scene({}, hands={0: [code]})
    table.state.guide = CharacterId(guide)
    act(table, face, PlayCard(table.card(code)))
    if code == "wisdom-of-elrond":
        table.choose(PickNation(Nation.ELVES))
    assert table.told(Drew) == []
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-CARD-03")
def test_no_card_from_an_empty_deck() -> None:
    table = scene({}, hands={0: ["elven-rope"]})
    table.state.decks[0].clear()
    act(table, Face.EVENT, PlayCard(table.card("elven-rope")))
    table.done()


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


# Strider as Guide


@pytest.mark.rule("W-CHAR-07", "W-FMOVE-17")
@pytest.mark.parametrize("face", [Face.MUSTER, Face.ARMY_MUSTER, Face.EVENT, Face.CHARACTER])
def test_strider_hides_the_fellowship_with_any_die(face: Face) -> None:
    table = quest(scene({}, fellowship=["strider"]), hidden=False)
    act(table, face, HideFellowship())
    assert table.state.hidden is True
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_strider_outside_the_fellowship_does_not() -> None:
    table = quest(scene({"bree": "strider"}, fellowship=["legolas"]), hidden=False)
    act(table, Face.MUSTER)
    assert HideFellowship() not in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-CHAR-07")
def test_strider_hides_nobody_who_is_hidden() -> None:
    table = quest(scene({}, fellowship=["strider"]))
    act(table, Face.MUSTER)
    assert HideFellowship() not in table.options
    table.choose(Waste()).done()


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


# Meriadoc and Peregrin


@pytest.mark.rule("W-CHAR-07", "W-TILE-13")
@pytest.mark.parametrize("who", ["meriadoc", "peregrin"])
def test_a_hobbit_who_guides_leaves_to_reduce_the_damage(who: str) -> None:
    table = quest(scene({}, fellowship=[who]), progress=1)
    struck(table, "std-2-1")
    assert table.prompt == may_reduce("std-2-1", 2)
    assert table.options == (Done(), UseAbility(CharacterId(who), 0))
    table.choose(UseAbility(CharacterId(who), 0))
    far = within(RegionId("rivendell"), 9)
    assert max(far[RegionId(region)] for region in destinations(table)) == 2
    table.choose(*goes("hollin"), Done())
    assert table.prompt == suffer("std-2-1", 1)
    table.choose(UseTheRing())
    assert table.where(who) == "hollin"
    table.done()


@pytest.mark.rule("W-TILE-19")
def test_both_hobbits_leave_because_of_one_tile_as_one_group() -> None:
    table = scene({}, fellowship=["meriadoc", "peregrin"])
    struck(table, "std-2-1").choose(UseAbility(MERIADOC, 0), *goes("trollshaws"))
    assert table.prompt == may_reduce("std-2-1", 1)
    table.choose(UseAbility(PEREGRIN, 0))
    assert (table.where("meriadoc"), table.where("peregrin")) == ("trollshaws",) * 2
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_a_hobbit_who_does_not_guide_cannot_nor_without_damage() -> None:
    table = struck(scene({}, fellowship=["strider", "meriadoc"]), "std-1-1")
    assert table.prompt == suffer("std-1-1", 1)
    table.choose(UseTheRing()).done()
    table = struck(scene({}, fellowship=["meriadoc"]), "std-0r-1")
    assert table.told(Separated) == []
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-TILE-18")
@pytest.mark.parametrize("who", ["meriadoc", "peregrin"])
def test_a_lost_hobbit_comes_back_as_if_he_had_left(who: str) -> None:
    table = scene({}, fellowship=["strider", who])
    struck(quest(table, progress=2), "std-3-1")
    tiles(table, who).choose(SacrificeAtRandom())
    far = within(RegionId("rivendell"), 9)
    assert max(far[RegionId(region)] for region in destinations(table)) == 3
    table.choose(*goes("bree"))
    assert table.where(who) == "bree"
    assert table.told(CharacterLost) == []
    # His Level takes one point of the damage.
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-TILE-18")
def test_other_companions_do_not_come_back() -> None:
    table = struck(scene({}, fellowship=["gimli"]), "std-1-1").choose(SacrificeGuide())
    assert table.where("gimli") is None
    table.done()


@pytest.mark.rule("W-BAT-33")
def test_a_hobbit_lost_in_battle_is_lost() -> None:
    table = assault("rohan-regular, meriadoc")
    attack(table.rolls(1, *(6, 6), 1)).choose(Done())
    assert table.where("meriadoc") is None
    assert table.told(CharacterLost) == [CharacterLost(MERIADOC)]
    table.done()


# Gollum as Guide


@pytest.mark.rule("W-FELL-09", "W-CHAR-07")
def test_with_gollum_no_tile_reveals_the_fellowship() -> None:
    table = quest(scene({}, fellowship=[]), progress=1)
    struck(table, "std-2r-1").choose(Done(), UseTheRing())
    assert table.state.hidden is True
    assert table.told(FellowshipRevealed) == []
    table.done()


@pytest.mark.rule("W-FELL-09", "W-CHAR-07")
def test_gollum_reveals_the_fellowship_to_reduce_the_damage() -> None:
    table = quest(scene({}, fellowship=[], bearers="hollin"), progress=1)
    struck(table, "std-2-1")
    assert table.options == (Done(), UseAbility(GOLLUM, 0))
    table.choose(UseAbility(GOLLUM, 0))
    assert table.prompt == suffer("std-2-1", 1)
    table.choose(UseTheRing(), *goes("moria"))
    assert table.state.hidden is False
    assert [one.tile for one in table.told(TileDrawn)] == ["std-2-1"]
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_gollum_cannot_if_it_is_revealed_already_or_while_a_companion_guides() -> None:
    table = quest(scene({}, fellowship=[]), hidden=False)
    struck(table, "std-2-1")
    assert table.prompt == suffer("std-2-1", 2)
    table.choose(UseTheRing()).done()
    table = struck(scene({}, fellowship=["legolas"]), "std-2r-1").choose(UseTheRing())
    assert table.state.hidden is False
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
