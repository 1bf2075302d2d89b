"""Event cards: W-CARD."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, give, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import Discarded
from westmarch.wotr.kinds import (
    CharacterId,
    Deck,
    DieId,
    Face,
    FigureId,
    Nation,
    RegionId,
    Side,
    TileId,
)
from westmarch.wotr.options import (
    Done,
    DrawFrom,
    GoTo,
    No,
    PickCard,
    PickCharacter,
    PickFigure,
    PickRegion,
    PlayCard,
    PutIntoHuntBox,
    SeparateCompanions,
    TakeCharacter,
    TakeOffTable,
    UseDie,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseAction, DiscardDown, MayReduceDamage
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.turns import DrawCards, Turn
from westmarch.wotr.tables.events import EVENTS

REGULAR, ELITE, LEADER = (FigureId(f"gondor-{rank}") for rank in ("regular", "elite", "leader"))
MINAS_TIRITH, DOL_AMROTH, OSGILIATH, EDORAS, FOLDE = (
    RegionId(code) for code in ("minas-tirith", "dol-amroth", "osgiliath", "edoras", "folde")
)
SIX = (
    "elven-cloaks", "elven-rope", "phial-of-galadriel", "axe-and-bow", "athelas", "bilbos-song",
)  # fmt: skip


def play(table: WotrScene, code: str) -> WotrScene:
    """The Free Peoples play a card from their hand."""
    return use(table, FREE, Face.EVENT).choose(PlayCard(table.card(code)))


def may_play(table: WotrScene, code: str, face: Face = Face.EVENT) -> bool:
    """Whether the Free Peoples may play a card; they do not."""
    use(table, FREE, face)
    found = PlayCard(table.card(code)) in table.options
    table.choose(Waste()).done()
    return found


@pytest.mark.rule("W-CARD-01")
def test_each_side_has_a_character_deck_and_a_strategy_deck() -> None:
    state = scene({}).state
    types = [{EVENTS[state.cards[card].code].type.value for card in pile} for pile in state.decks]
    assert types == [{"character"}, {"army", "muster"}] * 2
    assert [len(pile) for pile in state.decks] == [24] * 4


@pytest.mark.rule("W-CARD-02")
def test_who_holds_more_than_six_cards_discards_at_once_face_down() -> None:
    table = use(scene({}, hands={FREE: SIX}), FREE, Face.EVENT)
    table.choose(DrawFrom(Deck.STRATEGY))
    assert table.prompt == DiscardDown(6)
    hand = tuple(table.state.hands[FREE])
    assert len(hand) == 7
    assert table.options == tuple(map(PickCard, hand))
    gone = table.card("athelas")
    table.choose(PickCard(gone))
    assert table.state.discards[0] == [gone]
    assert table.state.cards[gone].known == (FREE,)
    told = next(entry for entry in table.log if isinstance(entry.event, Discarded))
    assert (told.only, told.others) == ((FREE,), Discarded(FREE, gone))
    table.done()


@pytest.mark.rule("W-CARD-02")
def test_a_card_that_draws_another_leaves_the_hand_first() -> None:
    table = scene({}, hands={FREE: (*SIX[:5], "kindred-of-glorfindel")})
    play(table, "kindred-of-glorfindel").choose(PickRegion(RegionId("rivendell")))
    table.choose(PickFigure(FigureId("elves-regular")))
    assert len(table.state.hands[FREE]) == 6
    table.done()


@pytest.mark.rule("W-CARD-03")
def test_an_empty_deck_is_not_reshuffled() -> None:
    table = scene({})
    table.state.discards[0], table.state.decks[0] = table.state.decks[0], []
    use(table, FREE, Face.EVENT)
    assert offered(table, DrawFrom) == [DrawFrom(Deck.STRATEGY)]
    table.choose(DrawFrom(Deck.STRATEGY)).done()
    table.state.discards[0] += table.state.decks[1]
    table.state.decks[1].clear()
    use(table, FREE, Face.EVENT)
    assert offered(table, DrawFrom) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-CARD-04")
def test_with_one_deck_empty_one_card_is_drawn() -> None:
    table = scene({})
    table.state.discards[0], table.state.decks[0] = table.state.decks[0], []
    table.begin(DrawCards(FREE))
    (card,) = table.state.hands[FREE]
    assert EVENTS[table.state.cards[card].code].deck is Deck.STRATEGY
    table.done()


@pytest.mark.rule("W-CARD-05")
def test_cards_are_played_in_the_action_phase_only() -> None:
    table = scene({}, hands={FREE: ["elven-cloaks"]})
    play_it = PlayCard(table.card("elven-cloaks"))
    table.rolls(*[5] * 4, *[5] * 7).begin(Turn())
    asked = []
    for answer in (No(), PickCharacter(CharacterId("strider")), PutIntoHuntBox(0)):
        assert play_it not in table.options
        asked.append(table.state.phase.value)
        table.choose(answer)
    assert asked == ["fellowship", "fellowship", "hunt"]
    table.choose(UseDie(DieId("event")))
    assert play_it in table.options
    while not table.position.over:
        table.choose(Waste() if isinstance(table.prompt, ChooseAction) else table.options[0])
    table.done()


@pytest.mark.rule("W-CARD-06")
@pytest.mark.parametrize(
    ("code", "faces"),
    [
        ("elven-cloaks", {Face.CHARACTER, Face.EVENT, Face.WILL}),
        ("a-power-too-great", {Face.ARMY, Face.ARMY_MUSTER, Face.EVENT, Face.WILL}),
        ("guards-of-the-citadel", {Face.MUSTER, Face.ARMY_MUSTER, Face.EVENT, Face.WILL}),
    ],
)
def test_a_card_is_played_by_its_own_result_or_an_event(code: str, faces: set[Face]) -> None:
    table = scene({}, hands={FREE: [code]})
    results = [face for face in Face if face is not Face.EYE]
    assert {face for face in results if may_play(table, code, face)} == faces


@pytest.mark.rule("W-CARD-07")
def test_a_card_is_discarded_unless_it_stays_on_the_table() -> None:
    hands: dict[int, list[str]] = {FREE: ["elven-cloaks", "a-power-too-great"]}
    table = scene({}, hands=hands, fellowship=["strider"])
    cloaks, power = table.card("elven-cloaks"), table.card("a-power-too-great")
    play(table, "elven-cloaks").done()
    play(table, "a-power-too-great").done()
    assert table.state.discards[0] == [cloaks]
    assert table.state.on_table == [power]
    assert table.state.hands[FREE] == []


@pytest.mark.rule("W-CARD-08")
def test_the_whole_condition_of_a_card_must_be_met() -> None:
    hands: dict[int, list[str]] = {FREE: ["the-last-battle"]}
    abroad = scene({"dagorlad": "aragorn"}, hands=hands)
    at_home = scene({"minas-tirith": "aragorn, gondor-regular"}, hands=hands)
    both = scene({"dagorlad": "aragorn, gondor-regular"}, hands=hands)
    found = [may_play(table, "the-last-battle") for table in (abroad, at_home, both)]
    assert found == [False, False, True]


@pytest.mark.rule("W-CARD-08")
def test_a_card_that_asks_for_an_active_nation_waits_for_it() -> None:
    table = scene({}, at_war=[], hands={FREE: ["the-red-arrow"]})
    assert not may_play(table, "the-red-arrow")
    table.state.active.append(Nation.GONDOR)
    assert may_play(table, "the-red-arrow")


@pytest.mark.rule("W-CARD-09")
def test_a_card_breaks_only_the_rule_that_it_speaks_of() -> None:
    table = scene({}, hands={FREE: ["i-will-go-alone"]}, fellowship=["gandalf-grey", "legolas"])
    gandalf = CharacterId("gandalf-grey")
    play(table, "i-will-go-alone").choose(TakeCharacter(gandalf), Done())
    # One region further than his Level; but Moria still stops him on the way to Dimrill Dale.
    assert GoTo(RegionId("old-ford")) in table.options
    assert GoTo(RegionId("moria")) in table.options
    assert GoTo(RegionId("dimrill-dale")) not in table.options
    table.choose(GoTo(RegionId("old-ford"))).done()


@pytest.mark.rule("W-CARD-10", "W-CARD-14", "W-EX-02")
def test_without_a_leader_left_only_the_unit_comes_with_imrahil() -> None:
    table = scene({"pelargir": "gondor-regular, 4 gondor-leader"}, at_war=[],
                  hands={FREE: ["imrahil-of-dol-amroth"]})  # fmt: skip
    play(table, "imrahil-of-dol-amroth").choose(PickRegion(DOL_AMROTH))
    assert table.options == (PickFigure(REGULAR), PickFigure(ELITE))
    table.choose(PickFigure(ELITE))
    assert table.force("dol-amroth", Side.FREE) == (ELITE,)
    table.done()


@pytest.mark.rule("W-CARD-14")
def test_a_card_takes_figures_from_the_reinforcements_only() -> None:
    table = scene({"pelargir": "5 gondor-elite"}, hands={FREE: ["imrahil-of-dol-amroth"]})
    table.state.casualties[REGULAR] = table.state.reinforcements.pop(REGULAR)
    play(table, "imrahil-of-dol-amroth")
    # No unit is left, and no Leader comes where none is.
    assert table.force("dol-amroth", Side.FREE) == ()
    table.done()


@pytest.mark.rule("W-CARD-11", "W-EX-25")
def test_a_card_on_the_table_stays_until_it_is_used() -> None:
    table = scene({}, hands={FREE: ["axe-and-bow"]}, fellowship=["legolas"])
    axe = table.card("axe-and-bow")
    play(table, "axe-and-bow").done()
    table.script(Drawn("std-3-1")).begin(DrawTile(Cause.ROLL, 1))
    assert table.prompt == MayReduceDamage(TileId("std-3-1"), 3)
    assert table.options == (Done(), PickCard(axe))
    table.choose(Done(), UseTheRing()).done()
    assert table.state.on_table == [axe]
    table.script(Drawn("std-2-1")).begin(DrawTile(Cause.ROLL, 1)).choose(PickCard(axe))
    assert (table.state.on_table, table.state.discards[0]) == ([], [axe])
    table.choose(UseTheRing())
    assert table.state.corruption == 3 + 1
    table.done()


@pytest.mark.rule("W-CARD-12")
def test_to_have_a_card_discarded_from_the_table_is_an_action() -> None:
    table = scene({}, hands={FREE: ["a-power-too-great"], SHADOW: ["shadows-gather"]})
    power = table.card("a-power-too-great")
    play(table, "a-power-too-great").done()
    use(table, SHADOW, Face.MUSTER)
    assert offered(table, TakeOffTable) == []
    table.choose(Waste()).done()
    # It costs a card of each kind, and the die.
    give(table.state, SHADOW, "shelobs-lair")
    use(table, SHADOW, Face.MUSTER).choose(TakeOffTable(power))
    table.choose(PickCard(table.card("shadows-gather")), PickCard(table.card("shelobs-lair")))
    assert (table.state.on_table, table.state.hands[SHADOW]) == ([], [])
    assert table.state.dice[SHADOW] == []
    table.done()


@pytest.mark.rule("W-CARD-13")
def test_a_card_leaves_the_table_when_its_condition_is_gone() -> None:
    table = scene({}, fellowship=["strider", "boromir"], hands={FREE: ["horn-of-gondor"]})
    horn = table.card("horn-of-gondor")
    play(table, "horn-of-gondor").done()
    use(table, FREE, Face.CHARACTER).choose(SeparateCompanions())
    assert table.state.on_table == [horn]
    table.choose(TakeCharacter(CharacterId("boromir")), Done(), GoTo(RegionId("rivendell")))
    assert (table.state.on_table, table.state.discards[0]) == ([], [horn])
    table.done()


@pytest.mark.rule("W-CARD-15")
def test_a_card_recruits_for_a_nation_that_is_not_at_war() -> None:
    table = scene({}, at_war=[], hands={FREE: ["guards-of-the-citadel"]})
    play(table, "guards-of-the-citadel").choose(PickRegion(MINAS_TIRITH), PickFigure(REGULAR))
    assert table.force("minas-tirith", Side.FREE) == (REGULAR, LEADER)
    table.done()


@pytest.mark.rule("W-CARD-16")
def test_a_card_recruits_inside_a_besieged_stronghold() -> None:
    board = {"minas-tirith": "2 gondor-regular, 5 sauron-regular"}
    table = scene(board, besieged=["minas-tirith"], hands={FREE: ["guards-of-the-citadel"]})
    play(table, "guards-of-the-citadel").choose(PickRegion(MINAS_TIRITH), PickFigure(ELITE))
    assert table.force("minas-tirith", Side.FREE) == (REGULAR, REGULAR, ELITE, LEADER)
    assert table.state.besieged == [MINAS_TIRITH]
    table.done()


@pytest.mark.rule("W-CARD-17")
def test_no_card_recruits_more_units_than_fit_in() -> None:
    board = {"minas-tirith": "5 gondor-regular, 5 sauron-regular"}
    table = scene(board, besieged=["minas-tirith"], hands={FREE: ["guards-of-the-citadel"]})
    play(table, "guards-of-the-citadel").choose(PickRegion(MINAS_TIRITH))
    # Leaders do not count.
    assert table.force("minas-tirith", Side.FREE) == (*[REGULAR] * 5, LEADER)
    table.done()


@pytest.mark.rule("W-CARD-17")
def test_a_full_region_is_no_place_for_a_card_that_brings_units_only() -> None:
    board = {"dol-amroth": "10 gondor-regular", "pelargir": "4 gondor-regular, 5 gondor-elite"}
    table = scene(board, hands={FREE: ["cirdans-ships"]})
    play(table, "cirdans-ships")
    assert table.options == (PickRegion(RegionId("pelargir")),)
    table.choose(PickRegion(RegionId("pelargir")), PickFigure(FigureId("elves-elite")))
    assert len(table.force("pelargir", Side.FREE)) == 10
    table.done()


@pytest.mark.rule("W-CARD-18", "W-EX-04")
def test_no_card_recruits_where_an_enemy_unit_stands() -> None:
    board = {"folde": "gimli, sauron-regular", "edoras": "rohan-regular"}
    table = scene(board, hands={FREE: ["riders-of-theoden"]})
    play(table, "riders-of-theoden")
    assert table.options == (PickRegion(EDORAS),)
    table.choose(PickRegion(EDORAS), PickFigure(FigureId("rohan-regular"))).done()
    board = {"folde": "gimli, sauron-regular", "edoras": "sauron-regular"}
    table = scene(board, captured=["edoras", "folde"], hands={FREE: ["riders-of-theoden"]})
    play(table, "riders-of-theoden").done()
    assert table.state.free == {}


@pytest.mark.rule("W-CARD-18")
def test_no_card_recruits_where_the_enemy_rules() -> None:
    table = scene({"folde": "gimli, sauron-nazgul"}, captured=["edoras"],
                  hands={FREE: ["riders-of-theoden"]})  # fmt: skip
    play(table, "riders-of-theoden")
    assert table.options == (PickRegion(FOLDE),)
    table.choose(PickRegion(FOLDE), PickFigure(FigureId("rohan-regular")))
    table.done()


@pytest.mark.rule("W-CARD-19")
def test_leaders_fall_with_the_last_unit_that_a_card_takes() -> None:
    board = {
        "osgiliath": "gondor-regular, gondor-leader, boromir",
        "south-ithilien": "sauron-regular, 2 sauron-nazgul",
    }
    table = scene(board, hands={SHADOW: ["dreadful-spells"]}).rolls(6, 1)
    use(table, SHADOW, Face.EVENT).choose(PlayCard(table.card("dreadful-spells")))
    table.choose(PickRegion(RegionId("south-ithilien")), PickRegion(OSGILIATH))
    assert table.force("osgiliath", Side.FREE) == ()
    assert table.state.casualties == {REGULAR: 1, LEADER: 1}
    assert table.where("boromir") == "osgiliath"
    table.done()


@pytest.mark.rule("W-CARD-20")
def test_nazgul_and_minions_survive_the_units_that_a_card_takes() -> None:
    board = {"osgiliath": "sauron-regular, sauron-nazgul, witch-king"}
    table = scene(board, hands={FREE: ["faramirs-rangers"]}).rolls(5, 6, 1)
    play(table, "faramirs-rangers").choose(PickRegion(OSGILIATH))
    assert table.force("osgiliath") == (FigureId("sauron-nazgul"),)
    assert table.where("witch-king") == "osgiliath"
    table.done()
