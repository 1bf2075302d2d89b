"""The Minions: what they can do, each by a test that it works and one that it does not."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import act_of_shadow, destinations, goes, quest
from tests.wotr.scene import SHADOW, WotrScene, scene
from westmarch.wotr.events import Activated, Drew, LeadersRolled, Promoted, Recruited
from westmarch.wotr.kinds import (
    FREE_NATIONS,
    CharacterId,
    Deck,
    Face,
    FigureId,
    Nation,
    RegionId,
    Side,
)
from westmarch.wotr.options import (
    AttackFrom,
    BringIn,
    Cease,
    Done,
    DrawFrom,
    Fight,
    GoTo,
    MarchFrom,
    MoveMinions,
    No,
    PickCard,
    PickCharacter,
    PlayCard,
    Recruit,
    TakeAll,
    TakeCharacter,
    UseAbility,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import ChooseDeck, ChooseSecondRecruit
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.turns import pool

SARUMAN, WITCH_KING = CharacterId("saruman"), CharacterId("witch-king")
MOUTH = CharacterId("mouth-of-sauron")
ORTHANC, EASTEMNET, FOLDE = RegionId("orthanc"), RegionId("eastemnet"), RegionId("folde")
REGULAR, ELITE = FigureId("isengard-regular"), FigureId("isengard-elite")
EVERYWHERE, PROMOTION = UseAbility(SARUMAN, 0), UseAbility(SARUMAN, 1)


def entries(table: WotrScene, face: Face = Face.MUSTER) -> list[str]:
    """Where somebody can be brought in by a die."""
    act_of_shadow(table, face)
    found = [option.region for option in table.options if isinstance(option, BringIn)]
    table.choose(Waste())
    return [str(region) for region in found]


def commands(table: WotrScene, face: Face = Face.MUSTER) -> list[UseAbility]:
    """What Saruman can command with a die."""
    act_of_shadow(table, face)
    found = [option for option in table.options if isinstance(option, UseAbility)]
    table.choose(Waste())
    return found


# Saruman


@pytest.mark.rule("W-CHAR-04", "W-ACT-16", "W-DICE-01")
def test_saruman_comes_to_orthanc_when_isengard_is_at_war() -> None:
    table = scene({}, at_war=["isengard"])
    act_of_shadow(table, Face.MUSTER, BringIn(SARUMAN, ORTHANC))
    assert table.where("saruman") == "orthanc"
    assert pool(table.state, Side.SHADOW) == 8
    assert entries(table) == []
    table.done()


@pytest.mark.rule("W-CHAR-04")
@pytest.mark.parametrize(
    ("at_war", "captured", "face"),
    [
        (["southrons"], [], Face.MUSTER),
        (["isengard"], ["orthanc"], Face.MUSTER),
        (["isengard"], [], Face.CHARACTER),
    ],
)
def test_saruman_does_not_come_otherwise(
    at_war: list[str], captured: list[str], face: Face
) -> None:
    table = scene({}, at_war=at_war, captured=captured)
    assert entries(table, face) == []
    table.done()


@pytest.mark.rule("W-CHAR-04")
def test_who_has_left_the_game_does_not_come_again() -> None:
    table = scene({}, at_war=["isengard"])
    table.state.entered.append(SARUMAN)
    assert entries(table) == []
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-MUST-02")
def test_the_voice_musters_a_regular_in_each_settlement_of_isengard() -> None:
    table = scene({"orthanc": "saruman"})
    act_of_shadow(table, Face.MUSTER, EVERYWHERE)
    places = [(one.figure, str(one.region)) for one in table.told(Recruited)]
    assert places == [(REGULAR, one) for one in ("north-dunland", "orthanc", "south-dunland")]
    table.done()


@pytest.mark.rule("W-MUST-05", "W-ARMY-05")
def test_not_where_the_enemy_is_nor_where_there_is_no_room() -> None:
    board = {"orthanc": "10 isengard-regular, saruman", "north-dunland": "rohan-regular"}
    table = scene(board)
    act_of_shadow(table, Face.MUSTER, EVERYWHERE)
    assert [one.region for one in table.told(Recruited)] == ["south-dunland"]
    table.done()


@pytest.mark.rule("W-MUST-02")
def test_if_too_few_are_left_the_player_chooses_where_they_come() -> None:
    table = scene({"gap-of-rohan": "10 isengard-regular", "orthanc": "saruman"})
    act_of_shadow(table, Face.MUSTER, EVERYWHERE)
    assert table.prompt == ChooseSecondRecruit()
    regions = tuple(map(RegionId, ("north-dunland", "orthanc", "south-dunland")))
    assert table.options == tuple(Recruit(REGULAR, region) for region in regions)
    table.choose(Recruit(REGULAR, regions[2]))
    assert table.options == (Recruit(REGULAR, regions[0]), Recruit(REGULAR, regions[1]))
    table.choose(Recruit(REGULAR, regions[0]))
    assert [one.region for one in table.told(Recruited)] == [regions[2], regions[0]]
    assert table.state.reinforcements[REGULAR] == 0
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_the_voice_makes_two_elites_of_two_regulars_in_orthanc() -> None:
    table = scene({"orthanc": "3 isengard-regular, saruman"})
    before = dict(table.state.reinforcements)
    act_of_shadow(table, Face.MUSTER, PROMOTION)
    assert table.force("orthanc") == (REGULAR, ELITE, ELITE)
    assert len(table.told(Promoted)) == 2
    assert table.state.reinforcements[REGULAR] == before[REGULAR] + 2
    assert table.state.reinforcements[ELITE] == before[ELITE] - 2
    table.done()


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize(
    ("board", "found"),
    [
        ({"orthanc": "2 isengard-regular, saruman"}, [EVERYWHERE, PROMOTION]),
        ({"orthanc": "isengard-regular, saruman"}, [EVERYWHERE]),
        ({"orthanc": "2 sauron-regular, saruman"}, [EVERYWHERE]),
        ({"orthanc": "2 isengard-regular, 5 isengard-elite, saruman"}, [EVERYWHERE]),
        ({"orthanc": "2 isengard-regular"}, []),
    ],
)
def test_it_needs_saruman_two_regulars_in_orthanc_and_two_elites(
    board: dict[str, str], found: list[UseAbility]
) -> None:
    table = scene(board)
    assert commands(table) == found
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_only_a_muster_result_carries_the_voice() -> None:
    table = scene({"orthanc": "2 isengard-regular, saruman"})
    assert commands(table, Face.ARMY_MUSTER) == [EVERYWHERE, PROMOTION]
    assert commands(table, Face.ARMY) == commands(table, Face.EVENT) == []
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_not_while_orthanc_is_besieged_or_lost() -> None:
    board = {"orthanc": "2 isengard-regular, saruman, rohan-regular"}
    besieged = scene(board, besieged=["orthanc"])
    lost = scene({"orthanc": "saruman"}, captured=["orthanc"])
    for table in (besieged, lost):
        assert commands(table) == []
        table.done()


@pytest.mark.rule("W-CHAR-07", "W-ACT-02")
@pytest.mark.parametrize(("minion", "leads"), [("saruman", True), ("", False)])
def test_elites_of_isengard_are_leaders_while_saruman_is_there(minion: str, leads: bool) -> None:
    table = scene({"orthanc": minion, "gap-of-rohan": "isengard-elite, isengard-regular"})
    act_of_shadow(table, Face.CHARACTER)
    assert (MarchFrom(RegionId("gap-of-rohan")) in table.options) is leads
    table.choose(Waste()).done()


@pytest.mark.rule("W-BAT-11")
@pytest.mark.parametrize(("minion", "dice"), [("saruman", [2]), ("", [])])
def test_and_they_lead_in_battle(minion: str, dice: list[int]) -> None:
    table = scene({
        "orthanc": minion,
        "eastemnet": "isengard-regular, 2 isengard-elite, sauron-elite",
        "folde": "rohan-regular",
    })  # fmt: skip
    table.rolls(1, *[1] * 4, *[1] * sum(dice))
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())
    assert [len(one.dice) for one in table.told(LeadersRolled)] == dice
    table.choose(Cease()).done()


@pytest.mark.rule("W-CMOVE-11", "W-MOVE-15", "W-CHAR-08")
def test_saruman_never_leaves_orthanc() -> None:
    table = scene({"orthanc": "2 isengard-regular, saruman"})
    act_of_shadow(table, Face.CHARACTER)
    assert MoveMinions() not in table.options
    table.choose(Waste())
    act_of_shadow(table, Face.ARMY, MarchFrom(ORTHANC), GoTo(RegionId("gap-of-rohan")))
    assert TakeCharacter(SARUMAN) not in table.options
    table.choose(TakeAll())
    assert table.where("saruman") == "orthanc"
    table.done()


# The Witch-king


@pytest.mark.rule("W-CHAR-04", "W-DICE-01")
def test_the_witch_king_joins_an_army_with_sauron_s_units_and_wakes_all_free_peoples() -> None:
    board = {
        "morannon": "sauron-regular",
        "near-harad": "southrons-regular",
        "moria": "sauron-nazgul",
    }
    table = scene(board, at_war=["sauron"])
    assert entries(table) == ["morannon"]
    act_of_shadow(table, Face.MUSTER, BringIn(WITCH_KING, RegionId("morannon")))
    assert table.where("witch-king") == "morannon"
    assert set(FREE_NATIONS) <= set(table.state.active)
    assert {one.nation for one in table.told(Activated)} == set(FREE_NATIONS) - {Nation.ELVES}
    assert pool(table.state, Side.SHADOW) == 8
    table.done()


@pytest.mark.rule("W-CHAR-04")
def test_not_while_sauron_is_not_at_war() -> None:
    table = scene({"morannon": "sauron-regular"}, at_war=["southrons"])
    assert entries(table) == []
    table.done()


def ride(army: str = "2 sauron-regular, witch-king", hand: tuple[str, ...] = ()) -> WotrScene:
    """An Army attacks Folde."""
    board = {"eastemnet": army, "folde": "5 rohan-regular"}
    table = scene(board, hands={1: hand or ("monsters-roused", "pits-of-mordor")})
    return table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())


@pytest.mark.rule("W-CHAR-07")
def test_the_witch_king_gives_a_card_of_either_deck_for_a_combat_card() -> None:
    table = ride().choose(Yes())
    table.choose(PickCard(table.card("monsters-roused")), seat=SHADOW)
    assert (table.prompt, table.seat) == (ChooseDeck(), SHADOW)
    assert table.options == (Done(), DrawFrom(Deck.CHARACTER), DrawFrom(Deck.STRATEGY))
    table.rolls(*[1] * 5, *[1] * 2, *[1] * 2).choose(DrawFrom(Deck.CHARACTER))
    assert [(one.seat, one.deck) for one in table.told(Drew)] == [(SHADOW, Deck.CHARACTER)]
    table.choose(Cease()).done()


@pytest.mark.rule("W-CHAR-07")
def test_only_in_the_first_round() -> None:
    table = ride().rolls(*[1] * 5, *[1] * 2, *[1] * 2).choose(No(), Fight(), Fight(), Yes())
    table.rolls(*[1] * 5, *[1] * 2, *[1] * 2)
    table.choose(PickCard(table.card("monsters-roused")), seat=SHADOW)
    assert table.told(Drew) == []
    table.choose(Cease()).done()


@pytest.mark.rule("W-CHAR-07")
def test_not_without_a_card_nor_if_he_is_not_in_the_battle() -> None:
    table = ride().rolls(*[1] * 5, *[1] * 2, *[1] * 2).choose(No(), Cease())
    assert table.told(Drew) == []
    table.done()
    table = ride("2 sauron-regular, 2 sauron-nazgul").choose(Yes())
    table.rolls(*[1] * 5, *[1] * 2, *[1] * 2)
    table.choose(PickCard(table.card("pits-of-mordor")), seat=SHADOW)
    assert table.told(Drew) == []
    table.choose(Cease()).done()


@pytest.mark.rule("W-CHAR-05", "W-CMOVE-08")
def test_the_witch_king_flies_like_a_nazgul_and_leads_as_two() -> None:
    table = scene({"morannon": "witch-king", "rivendell": "elves-regular"})
    act_of_shadow(table, Face.CHARACTER, MoveMinions(), PickCharacter(WITCH_KING))
    assert {"the-shire", "grey-havens"} & destinations(table) == {"the-shire"}
    table.choose(*goes("the-shire"))
    assert table.where("witch-king") == "the-shire"
    table.done()
    table = ride(hand=("monsters-roused",)).rolls(*[1] * 5, *[1] * 2, *[1] * 2).choose(No())
    assert [len(one.dice) for one in table.told(LeadersRolled)] == [2]
    table.choose(Cease()).done()


# The Mouth of Sauron


@pytest.mark.rule("W-CHAR-04", "W-DICE-01")
def test_the_mouth_comes_when_all_free_peoples_are_at_war() -> None:
    table = scene({"minas-morgul": "gondor-regular"}, captured=["minas-morgul"])
    strongholds = {"barad-dur", "dol-guldur", "morannon", "moria", "mount-gundabad"}
    act_of_shadow(table, Face.MUSTER)
    assert {str(one.region) for one in brought(table)} == strongholds
    table.choose(BringIn(MOUTH, RegionId("moria")))
    assert table.where("mouth-of-sauron") == "moria"
    assert pool(table.state, Side.SHADOW) == 8
    table.done()


def brought(table: WotrScene) -> list[BringIn]:
    """The ways to bring the Mouth in."""
    found = [option for option in table.options if isinstance(option, BringIn)]
    return [option for option in found if option.character == MOUTH]


@pytest.mark.rule("W-CHAR-04")
@pytest.mark.parametrize(("mordor", "comes"), [(None, False), (0, True)])
def test_or_when_the_fellowship_is_in_mordor(mordor: int | None, comes: bool) -> None:
    at_war = [nation.value for nation in FREE_NATIONS if nation.value != "north"]
    table = quest(scene({}, at_war=at_war, bearers="morannon"), mordor=mordor)
    act_of_shadow(table, Face.MUSTER)
    assert bool(brought(table)) is comes
    table.choose(Waste()).done()


@pytest.mark.rule("W-CHAR-07", "W-ACT-10")
def test_once_a_turn_the_messenger_makes_a_muster_result_an_army_result() -> None:
    board = {"moria": "2 sauron-regular, mouth-of-sauron", "morannon": "sauron-regular"}
    table = scene(board)
    act_of_shadow(table, Face.MUSTER, MarchFrom(RegionId("moria")))
    table.choose(GoTo(RegionId("hollin")), TakeAll(), MarchFrom(RegionId("morannon")))
    table.choose(GoTo(RegionId("dagorlad")), TakeAll())
    assert table.force("dagorlad") == (FigureId("sauron-regular"),)
    act_of_shadow(table, Face.MUSTER)
    assert not [option for option in table.options if isinstance(option, MarchFrom)]
    table.choose(Waste())
    act_of_shadow(table, Face.ARMY)
    assert MarchFrom(RegionId("hollin")) in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-CHAR-07", "W-ACT-11")
def test_the_messenger_s_result_may_attack_and_then_he_is_used() -> None:
    board = {"eastemnet": "2 sauron-regular", "folde": "rohan-regular", "moria": "mouth-of-sauron"}
    table = scene(board)
    act_of_shadow(table, Face.MUSTER, AttackFrom(EASTEMNET, FOLDE))
    table.rolls(1, 1, 1).choose(TakeAll(), Cease())
    assert table.state.messenger_used is True
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-ACT-12")
def test_an_army_card_played_with_a_muster_result_uses_him_too() -> None:
    hand = {1: ["the-day-without-dawn"]}
    table = scene({"moria": "sauron-regular, mouth-of-sauron"}, hands=hand)
    act_of_shadow(table, Face.MUSTER, PlayCard(table.card("the-day-without-dawn")))
    act_of_shadow(table, Face.MUSTER)
    assert MarchFrom(RegionId("moria")) not in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-CHAR-07")
def test_a_muster_result_used_as_such_does_not_use_him() -> None:
    table = scene({"moria": "sauron-regular, mouth-of-sauron"})
    act_of_shadow(table, Face.MUSTER, Waste())
    act_of_shadow(table, Face.MUSTER)
    assert MarchFrom(RegionId("moria")) in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-CHAR-07")
def test_without_the_mouth_a_muster_result_moves_no_army() -> None:
    table = scene({"moria": "sauron-regular"})
    act_of_shadow(table, Face.MUSTER)
    assert not [option for option in table.options if isinstance(option, MarchFrom)]
    table.choose(Waste()).done()


@pytest.mark.rule("W-CMOVE-12", "W-CHAR-08")
def test_the_mouth_walks_three_regions() -> None:
    table = scene({"moria": "mouth-of-sauron"})
    act_of_shadow(table, Face.CHARACTER, MoveMinions(), PickCharacter(MOUTH))
    far = within(RegionId("moria"), 9)
    assert max(far[RegionId(region)] for region in destinations(table)) == 3
    table.choose(*goes("moria")).done()
