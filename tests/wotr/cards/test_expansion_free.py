"""The Event cards of the Free Peoples in the expansion."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import is_discarded, is_offered, lay_on_table, play, stays
from tests.wotr.expansion import third_age
from tests.wotr.scene import FREE, SHADOW
from westmarch.kernel.records import Seat
from westmarch.wotr.expansion_events import HandSeen, RingsRegained, ShipsLost
from westmarch.wotr.expansion_prompts import DiscardSeen, EntsAct, LookAtHand
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import (
    Done,
    LoseFigure,
    PickCard,
    PickFigure,
    PickNumber,
    PickRegion,
    SendEnt,
)
from westmarch.wotr.prompts import ChooseRegion
from westmarch.wotr.view import view

ENTS_AWAKE = (
    "the-ents-awake-rock-and-stone-e",
    "the-ents-awake-huorns-e",
    "the-ents-awake-entmoot-e",
)
FANGORN, PELARGIR, DALE = RegionId("fangorn"), RegionId("pelargir"), RegionId("dale")
GONDOR, NORTH = FigureId("gondor-regular"), FigureId("north-regular")


@pytest.mark.parametrize("code", ENTS_AWAKE)
def test_the_ents_awake_brings_two_ents_and_lets_them_act(code: str) -> None:
    table = third_age(
        {"edoras": "gandalf-white"}, factions=["ents"], ents={"fangorn": 1}, hands={FREE: [code]}
    )
    play(table, FREE, code)
    assert table.state.ents == {FANGORN: 3}
    assert table.prompt == EntsAct()
    table.choose(SendEnt(RegionId("westemnet")), Done())
    assert table.state.ents == {FANGORN: 2, RegionId("westemnet"): 1}
    assert is_discarded(table, code)
    table.done()


@pytest.mark.parametrize("code", ENTS_AWAKE)
@pytest.mark.parametrize(
    ("board", "factions", "may"),
    [
        ({"edoras": "gandalf-white"}, ["ents"], True),
        ({"edoras": "gandalf-grey"}, ["ents"], False),
        ({"edoras": "gandalf-white"}, [], False),
    ],
)
def test_the_ents_awake_needs_the_faction_and_gandalf_the_white(
    code: str, board: dict[str, str], factions: list[str], may: bool
) -> None:
    ents = {"fangorn": 1} if factions else {}
    table = third_age(
        board, factions=factions, ents=ents, fellowship=("strider",), hands={FREE: [code]}
    )
    assert is_offered(table, FREE, code) is may


@pytest.mark.parametrize(
    ("rolls", "rings", "left"),
    [
        ((3, 1, 2), [0, 1], [0, 1]),
        ((4, 1, 1), [0, 1], [1, 1]),
        ((4, 5, 1), [0, 1], [2, 1]),
        ((6, 5, 4), [0, 1], [3, 0]),
        ((6, 5, 4), [2, 0], [3, 0]),
    ],
)
def test_three_rings_takes_back_those_out_of_play_before_those_of_the_shadow(
    rolls: tuple[int, ...], rings: list[int], left: list[int]
) -> None:
    code = "three-rings-for-the-elven-kings"
    table = third_age({}, hands={FREE: [code]}).rolls(*rolls)
    table.state.rings = rings
    play(table, FREE, code)
    assert table.state.rings == left
    table.done()


def test_three_rings_finds_nothing_if_none_was_used() -> None:
    code = "three-rings-for-the-elven-kings"
    table = third_age({}, hands={FREE: [code]}).rolls(6, 6, 6)
    play(table, FREE, code)
    assert table.told(RingsRegained) == []
    assert table.state.rings == [3, 0]
    table.done()


def test_wind_from_the_west_discards_a_shadow_card_from_the_table() -> None:
    table = third_age({}, hands={FREE: ["wind-from-the-west"], SHADOW: ["orc-patrol"]})
    lay_on_table(table, "flocks-of-crebain", "the-gates-are-closed", "mithril-coat-and-sting")
    play(table, FREE, "wind-from-the-west")
    assert table.prompt == DiscardSeen("wind-from-the-west")
    lying = ("flocks-of-crebain", "the-gates-are-closed")
    assert table.options == tuple(PickCard(table.card(code)) for code in lying)
    table.choose(PickCard(table.card("flocks-of-crebain")))
    assert is_discarded(table, "flocks-of-crebain")
    assert stays(table, "the-gates-are-closed")
    # No hand is looked at.
    assert table.told(HandSeen) == []
    table.done()


def test_wind_from_the_west_looks_at_a_hand_if_no_shadow_card_is_on_the_table() -> None:
    hand = ["orc-patrol", "wormtongue"]
    table = third_age({}, hands={FREE: ["wind-from-the-west"], SHADOW: hand})
    lay_on_table(table, "mithril-coat-and-sting")
    play(table, FREE, "wind-from-the-west")
    assert table.prompt == LookAtHand("wind-from-the-west")
    assert table.options == (Done(), PickNumber(int(SHADOW)))
    assert [card.code for card in view(table.state, FREE).hands[SHADOW]] == [None, None]
    table.choose(PickNumber(int(SHADOW)))
    assert [card.code for card in view(table.state, FREE).hands[SHADOW]] == hand
    table.choose(PickCard(table.card("wormtongue")))
    assert is_discarded(table, "wormtongue")
    # What is left is hidden again.
    assert [card.code for card in view(table.state, FREE).hands[SHADOW]] == [None]
    assert [card.code for card in view(table.state, SHADOW).hands[SHADOW]] == ["orc-patrol"]
    table.done()


def test_after_wind_from_the_west_no_id_tells_which_card_is_which() -> None:
    hand = ["orc-patrol", "wormtongue", "nazgul-search", "morgul-wound", "isildurs-bane"]
    found = set()
    for generator in range(8):
        table = third_age({}, hands={FREE: ["wind-from-the-west"], SHADOW: hand})
        table.state.generator = generator
        play(table, FREE, "wind-from-the-west").choose(PickNumber(int(SHADOW)))
        table.choose(PickCard(table.card("orc-patrol")))
        found.add(tuple(table.state.cards[card].code for card in table.state.hands[SHADOW]))
        table.done()
    assert all(set(codes) == set(hand[1:]) for codes in found)
    assert len(found) > 1


def test_wind_from_the_west_need_not_look_and_finds_nothing_in_an_empty_hand() -> None:
    table = third_age({}, hands={FREE: ["wind-from-the-west"], SHADOW: ["orc-patrol"]})
    play(table, FREE, "wind-from-the-west").choose(Done())
    assert len(table.state.hands[SHADOW]) == 1
    table.done()
    table = third_age({}, hands={FREE: ["wind-from-the-west"]})
    play(table, FREE, "wind-from-the-west")
    table.done()


def test_wind_from_the_west_looks_at_the_hand_of_one_of_two_players() -> None:
    hands = {0: ["wind-from-the-west"], 2: ["orc-patrol"], 3: ["wormtongue"]}
    table = third_age({}, players=4, hands=hands)
    play(table, FREE, "wind-from-the-west")
    assert table.options == (Done(), PickNumber(2), PickNumber(3))
    table.choose(PickNumber(3))
    assert table.options == (PickCard(table.card("wormtongue")),)
    assert view(table.state, Seat(1)).hands[3][0].code is None
    table.choose(PickCard(table.card("wormtongue")))
    table.done()


def test_rangers_of_the_north_shoot_and_a_unit_comes_beside_the_army() -> None:
    board = {"old-forest-road": "3 sauron-regular", "moria": "sauron-regular"}
    table = third_age(board, hands={FREE: ["rangers-of-the-north"]}).rolls(5, 4, 1)
    play(table, FREE, "rangers-of-the-north")
    assert table.prompt == ChooseRegion("rangers-of-the-north")
    assert table.options == (PickRegion(RegionId("old-forest-road")),)
    table.choose(PickRegion(RegionId("old-forest-road")), LoseFigure(FigureId("sauron-regular")))
    beside = ("carrock", "dale", "rhosgobel")
    assert table.options == tuple(PickRegion(RegionId(region)) for region in beside)
    table.choose(PickRegion(RegionId("carrock")))
    assert table.options == (PickFigure(NORTH), PickFigure(FigureId("north-elite")))
    table.choose(PickFigure(NORTH))
    assert table.force("carrock", Side.FREE) == (NORTH, FigureId("north-leader"))
    table.done()


def test_rangers_of_the_north_reach_armies_next_to_the_north_but_not_further() -> None:
    board = {"fords-of-bruinen": "sauron-regular", "trollshaws": "sauron-regular"}
    table = third_age(board, hands={FREE: ["rangers-of-the-north"]})
    play(table, FREE, "rangers-of-the-north")
    # Nobody is near: the card does nothing.
    assert table.force("trollshaws") == (FigureId("sauron-regular"),)
    table.done()


def test_threats_to_the_fiefs_musters_gondor_and_sinks_ships_on_a_four() -> None:
    table = third_age(
        {},
        factions=["corsairs"],
        ships={"pelargir": 2, "anfalas": 1, "west-harondor": 1},
        hands={FREE: ["threats-to-the-fiefs-of-the-south"]},
    )
    table.rolls(4, 3, 6)
    play(table, FREE, "threats-to-the-fiefs-of-the-south")
    for region in ("pelargir", "lossarnach", "lamedon"):
        table.choose(PickRegion(RegionId(region)), PickFigure(GONDOR))
        assert table.force(region, Side.FREE) == (GONDOR,)
    assert sum(one.ships for one in table.told(ShipsLost)) == 2
    assert table.state.ships.get(RegionId("west-harondor")) == 1
    assert sum(table.state.ships.values()) == 2
    table.done()


def test_threats_to_the_fiefs_needs_the_corsairs() -> None:
    code = "threats-to-the-fiefs-of-the-south"
    assert is_offered(third_age({}, factions=["corsairs"], hands={FREE: [code]}), FREE, code)
    assert not is_offered(third_age({}, hands={FREE: [code]}), FREE, code)
