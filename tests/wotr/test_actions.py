"""What each result of an Action die allows: W-ACT."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import AnyOption
from westmarch.wotr.kinds import CharacterId, Deck, DieId, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    BringIn,
    Done,
    DrawFrom,
    GoTo,
    HideFellowship,
    MarchFrom,
    MoveCompanions,
    MoveFellowship,
    MoveMinions,
    Negotiate,
    PlayCard,
    Recruit,
    SeparateCompanions,
    TakeAll,
    TakeCharacter,
    UseDie,
    UseRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseDie, MoveAnother
from westmarch.wotr.rules.acting import ActionPhase, TakeAction

EASTEMNET, FOLDE, WESTEMNET = (RegionId(c) for c in ("eastemnet", "folde", "westemnet"))
MINAS_TIRITH, MORIA, ORTHANC = (RegionId(c) for c in ("minas-tirith", "moria", "orthanc"))
DAGORLAD, NOMAN_LANDS = RegionId("dagorlad"), RegionId("noman-lands")
EVERY_TYPE = ("elven-cloaks", "a-power-too-great", "guards-of-the-citadel")
"""A Character card, an Army card and a Muster card, all of which can be played at once."""


def plays(table: WotrScene, *codes: str) -> list[PlayCard]:
    """The playing of some cards."""
    return [PlayCard(table.card(code)) for code in codes]


@pytest.mark.rule("W-ACT-01")
def test_one_die_pays_for_one_action() -> None:
    table = scene({}, dice=((Face.EVENT, Face.EVENT), (Face.ARMY,)))
    table.begin(ActionPhase()).choose(UseDie(DieId("event")), DrawFrom(Deck.CHARACTER))
    assert (table.seat, table.prompt) == (SHADOW, ChooseDie())
    assert table.state.dice == [[Face.EVENT], [Face.ARMY]]
    assert len(table.state.hands[FREE]) == 1
    table.choose(UseDie(DieId("army")), Waste(), UseDie(DieId("event")), Waste())
    table.done()


@pytest.mark.rule("W-ACT-02")
def test_a_character_result_moves_one_army_that_is_led() -> None:
    table = scene({
        "dagorlad": "2 sauron-regular, sauron-nazgul",
        "moria": "3 sauron-regular",
        "morannon": "sauron-regular, mouth-of-sauron",
    })  # fmt: skip
    use(table, SHADOW, Face.CHARACTER)
    assert offered(table, MarchFrom) == [MarchFrom(DAGORLAD), MarchFrom(RegionId("morannon"))]
    table.choose(MarchFrom(DAGORLAD), GoTo(NOMAN_LANDS), TakeAll())
    assert table.force("noman-lands") == (*["sauron-regular"] * 2, "sauron-nazgul")
    table.done()


@pytest.mark.rule("W-ACT-03")
def test_a_character_result_attacks_with_an_army_that_is_led() -> None:
    board = {
        "eastemnet": "sauron-regular, sauron-nazgul",
        "folde": "rohan-regular",
        "westemnet": "3 isengard-regular",
        "minas-tirith": "gondor-regular, gondor-leader, 3 sauron-regular, witch-king",
        "dol-amroth": "gondor-regular, 3 southrons-regular",
    }
    table = use(scene(board, besieged=["minas-tirith", "dol-amroth"]), SHADOW, Face.CHARACTER)
    siege = AttackFrom(MINAS_TIRITH, MINAS_TIRITH)
    assert offered(table, AttackFrom) == [AttackFrom(EASTEMNET, FOLDE), siege]
    table.choose(Waste()).done()
    use(table, FREE, Face.CHARACTER)
    assert offered(table, AttackFrom) == [siege]
    table.choose(Waste()).done()


@pytest.mark.rule("W-ACT-04")
def test_a_character_result_plays_a_character_card() -> None:
    table = use(scene({}, hands={FREE: EVERY_TYPE}), FREE, Face.CHARACTER)
    assert offered(table, PlayCard) == plays(table, "elven-cloaks")
    table.choose(*plays(table, "elven-cloaks"))
    assert table.state.waiting_tiles == ["elven-cloaks"]
    table.done()


@pytest.mark.rule("W-ACT-05")
def test_only_the_free_peoples_move_the_fellowship_with_a_character_result() -> None:
    table = use(scene({"moria": "sauron-nazgul"}), SHADOW, Face.CHARACTER)
    assert table.options == (MoveMinions(), Waste())
    table.choose(Waste()).done()
    use(table, FREE, Face.CHARACTER)
    assert table.options == (MoveFellowship(), SeparateCompanions(), Waste())
    table.choose(MoveFellowship())
    assert table.state.progress == 1
    assert table.state.in_hunt_box == [1, 0]
    table.done()


@pytest.mark.rule("W-ACT-06")
def test_a_character_result_hides_a_revealed_fellowship() -> None:
    table = scene({})
    table.state.hidden = False
    use(table, FREE, Face.CHARACTER)
    assert table.options == (HideFellowship(), SeparateCompanions(), Waste())
    table.choose(HideFellowship())
    assert table.state.hidden
    table.done()


@pytest.mark.rule("W-ACT-07")
def test_a_character_result_separates_one_group() -> None:
    table = use(scene({}), FREE, Face.CHARACTER)
    strider, legolas = CharacterId("strider"), CharacterId("legolas")
    table.choose(SeparateCompanions(), TakeCharacter(strider), TakeCharacter(legolas), Done())
    table.choose(GoTo(RegionId("bree")))
    assert table.state.fellowship == ["gandalf-grey"]
    assert (table.where("strider"), table.where("legolas")) == ("bree", "bree")
    table.done()


@pytest.mark.rule("W-ACT-08", "W-CMOVE-02")
def test_a_character_result_moves_every_companion_outside_the_fellowship() -> None:
    table = use(scene({"bree": "boromir", "fangorn": "gimli"}), FREE, Face.CHARACTER)
    boromir, gimli = CharacterId("boromir"), CharacterId("gimli")
    table.choose(MoveCompanions())
    assert table.options == (Done(), TakeCharacter(boromir), TakeCharacter(gimli))
    table.choose(TakeCharacter(boromir), Done(), GoTo(RegionId("weather-hills")))
    assert table.options == (Done(), TakeCharacter(gimli))
    table.choose(TakeCharacter(gimli), Done(), GoTo(RegionId("folde")))
    assert (table.where("boromir"), table.where("gimli")) == ("weather-hills", "folde")
    table.done()


@pytest.mark.rule("W-ACT-09")
def test_only_the_shadow_moves_nazgul_and_minions_with_a_character_result() -> None:
    board = {"moria": "sauron-nazgul", "bree": "boromir"}
    table = use(scene(board, fellowship=()), FREE, Face.CHARACTER)
    assert table.options == (MoveFellowship(), MoveCompanions(), Waste())
    table.choose(Waste()).done()
    use(table, SHADOW, Face.CHARACTER)
    assert table.options == (MoveMinions(), Waste())
    table.choose(Waste()).done()


@pytest.mark.rule("W-ACT-10", "W-MOVE-02")
def test_an_army_result_moves_up_to_two_armies() -> None:
    table = scene({"dagorlad": "sauron-regular", "moria": "sauron-regular"})
    use(table, SHADOW, Face.ARMY)
    assert offered(table, MarchFrom) == [MarchFrom(DAGORLAD), MarchFrom(MORIA)]
    table.choose(MarchFrom(DAGORLAD), GoTo(NOMAN_LANDS), TakeAll())
    assert table.prompt == MoveAnother()
    assert table.options == (Done(), MarchFrom(MORIA))
    table.choose(MarchFrom(MORIA), GoTo(RegionId("hollin")), TakeAll())
    assert table.force("noman-lands") == table.force("hollin") == ("sauron-regular",)
    table.done()


@pytest.mark.rule("W-ACT-10")
def test_the_second_army_may_stay() -> None:
    table = scene({"dagorlad": "sauron-regular", "moria": "sauron-regular"})
    use(table, SHADOW, Face.ARMY)
    table.choose(MarchFrom(DAGORLAD), GoTo(NOMAN_LANDS), TakeAll(), Done())
    table.done()


@pytest.mark.rule("W-ACT-11")
def test_an_army_result_attacks_with_any_army() -> None:
    board = {
        "eastemnet": "sauron-regular",
        "folde": "rohan-regular",
        "minas-tirith": "gondor-regular, 3 sauron-regular",
    }
    table = use(scene(board, besieged=["minas-tirith"]), SHADOW, Face.ARMY)
    siege = AttackFrom(MINAS_TIRITH, MINAS_TIRITH)
    assert offered(table, AttackFrom) == [AttackFrom(EASTEMNET, FOLDE), siege]
    table.choose(Waste()).done()
    use(table, FREE, Face.ARMY_MUSTER)
    assert offered(table, AttackFrom) == [AttackFrom(FOLDE, EASTEMNET), siege]
    table.choose(Waste()).done()


@pytest.mark.rule("W-ACT-12")
def test_an_army_result_plays_an_army_card() -> None:
    codes = ("the-shadow-is-moving", "orcs-multiplying-again", "shelobs-lair")
    table = use(scene({}, hands={SHADOW: codes}), SHADOW, Face.ARMY)
    assert offered(table, PlayCard) == plays(table, "the-shadow-is-moving")
    table.choose(Waste()).done()


@pytest.mark.rule("W-ACT-13", "W-POL-08")
def test_a_muster_result_moves_one_nation_of_the_own_side_one_box() -> None:
    table = use(scene({}, at_war=["gondor", "isengard"]), FREE, Face.MUSTER)
    movable = (Nation.DWARVES, Nation.ELVES, Nation.NORTH, Nation.ROHAN)
    assert offered(table, Negotiate) == [Negotiate(nation) for nation in movable]
    table.choose(Negotiate(Nation.NORTH))
    assert table.steps("north") == 2
    table.done()
    use(table, SHADOW, Face.MUSTER)
    shadow = (Nation.SAURON, Nation.SOUTHRONS)
    assert offered(table, Negotiate) == [Negotiate(nation) for nation in shadow]
    table.choose(Negotiate(Nation.SOUTHRONS))
    assert table.steps("southrons") == 1
    table.done()


@pytest.mark.rule("W-ACT-14")
def test_a_muster_result_plays_a_muster_card() -> None:
    table = use(scene({}, hands={FREE: EVERY_TYPE}), FREE, Face.MUSTER)
    assert offered(table, PlayCard) == plays(table, "guards-of-the-citadel")
    table.choose(Waste()).done()


@pytest.mark.rule("W-ACT-15", "W-WAR-03")
def test_a_muster_result_recruits_only_for_nations_at_war() -> None:
    table = use(scene({}, at_war=["isengard"]), SHADOW, Face.MUSTER)
    regular, elite = FigureId("isengard-regular"), FigureId("isengard-elite")
    towns = ("north-dunland", "orthanc", "south-dunland")
    assert offered(table, Recruit) == [
        Recruit(figure, RegionId(town)) for town in towns for figure in (regular, elite)
    ]
    table.choose(Recruit(elite, ORTHANC))
    assert table.force("orthanc") == (elite,)
    table.done()


@pytest.mark.rule("W-ACT-16", "W-RD-20")
def test_a_muster_result_brings_in_a_character_as_his_card_says_whoever_is_at_war() -> None:
    table = scene({"barad-dur": "sauron-regular"}, at_war=[])
    table.state.mordor = 0
    use(table, SHADOW, Face.MUSTER)
    strongholds = ("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    mouth = CharacterId("mouth-of-sauron")
    assert offered(table, Recruit) == []
    assert offered(table, BringIn) == [BringIn(mouth, RegionId(place)) for place in strongholds]
    table.choose(BringIn(mouth, MORIA))
    assert table.where("mouth-of-sauron") == "moria"
    table.done()


@pytest.mark.rule("W-ACT-17", "W-CARD-01")
@pytest.mark.parametrize("deck", Deck)
def test_an_event_result_draws_a_card_from_either_deck(deck: Deck) -> None:
    table = use(scene({}), FREE, Face.EVENT)
    assert table.options == (DrawFrom(Deck.CHARACTER), DrawFrom(Deck.STRATEGY), Waste())
    table.choose(DrawFrom(deck))
    assert len(table.state.hands[FREE]) == 1
    assert [len(pile) for pile in table.state.decks] == [
        24 - (deck is Deck.CHARACTER),
        24 - (deck is Deck.STRATEGY),
        24,
        24,
    ]
    table.done()


@pytest.mark.rule("W-ACT-18")
def test_an_event_result_plays_any_card() -> None:
    table = use(scene({}, hands={FREE: EVERY_TYPE}), FREE, Face.EVENT)
    assert offered(table, PlayCard) == plays(table, *EVERY_TYPE)
    table.choose(Waste()).done()


def allowed(face: Face, side: Side) -> set[AnyOption]:
    """What a result allows in one and the same scene."""
    board = {
        "eastemnet": "2 sauron-regular, sauron-nazgul",
        "folde": "2 rohan-regular, rohan-leader, boromir",
        "morannon": "3 sauron-regular",
    }
    table = scene(board, at_war=["rohan", "sauron"], hands={FREE: EVERY_TYPE})
    use(table, FREE if side is Side.FREE else SHADOW, face)
    found = set(table.options)
    table.choose(Waste()).done()
    return found


@pytest.mark.rule("W-ACT-19", "W-ACT-20")
@pytest.mark.parametrize("side", Side)
def test_an_army_muster_result_is_either_of_both(side: Side) -> None:
    either = allowed(Face.ARMY, side) | allowed(Face.MUSTER, side)
    assert allowed(Face.ARMY_MUSTER, side) == either
    cards = {option for option in either if isinstance(option, PlayCard)}
    assert len(cards) == (2 if side is Side.FREE else 0)


@pytest.mark.rule("W-ACT-21", "W-RING-08")
def test_an_eye_gives_no_action() -> None:
    table = scene({}, dice=((), (Face.EVENT, Face.MUSTER)))
    table.state.rings = [2, 1]
    table.begin(TakeAction(SHADOW)).choose(UseRing(DieId("event"), DieId("eye")))
    assert table.options == (UseDie(DieId("muster")),)
    table.choose(UseDie(DieId("muster")), Waste())
    assert table.state.in_hunt_box == [0, 1]
    table.done()


@pytest.mark.rule("W-ACT-22")
def test_the_will_of_the_west_is_any_other_result() -> None:
    others = (Face.ARMY, Face.MUSTER, Face.CHARACTER, Face.EVENT)
    assert allowed(Face.WILL, Side.FREE) == set().union(
        *(allowed(face, Side.FREE) for face in others)
    )


@pytest.mark.rule("W-ACT-23")
def test_the_will_of_the_west_alone_brings_in_aragorn() -> None:
    table = scene({"minas-tirith": "strider"}, fellowship=["gandalf-grey"])
    for face in (Face.MUSTER, Face.CHARACTER, Face.EVENT, Face.ARMY_MUSTER):
        use(table, FREE, face)
        assert offered(table, BringIn) == []
        table.choose(Waste()).done()
    use(table, FREE, Face.WILL)
    aragorn = CharacterId("aragorn")
    assert offered(table, BringIn) == [BringIn(aragorn, MINAS_TIRITH)]
    table.choose(BringIn(aragorn, MINAS_TIRITH))
    assert (table.where("aragorn"), table.where("strider")) == ("minas-tirith", None)
    table.done()
