"""Setting up the expansion: W-XSET."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.expansion import third_age
from tests.wotr.scene import FREE, SHADOW
from westmarch.kernel.game import checked
from westmarch.wotr.expansion import faults
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import Deck, Face, Faction, RegionId, Side
from westmarch.wotr.options import BringIn, BringInFaction, BuildEngine, Waste
from westmarch.wotr.setup import set_up
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import EVENTS, in_game
from westmarch.wotr.tables.factions import DUNLENDINGS, ENGINES, ENTS, SHIPS
from westmarch.wotr.tables.figures import DUNLENDING
from westmarch.wotr.view import view


def begun(expansion: str) -> WotrState:
    """The first table of a game."""
    state = WotrState()
    set_up(state, checked(GAME, 2, {"expansion": expansion}, ()))
    return state


def cards(expansion: bool, side: Side, deck: Deck) -> set[str]:
    """The cards of a deck."""
    return {
        code
        for code, card in EVENTS.items()
        if (card.side, card.deck) == (side, deck) and in_game(card, expansion)
    }


@pytest.mark.rule("W-XSET-01", "W-SETUP-01")
def test_the_expansion_is_there_as_a_whole_or_not_at_all() -> None:
    board = {"helms-deep": "rohan-regular, isengard-regular"}
    table = third_age(board, besieged=["helms-deep"], bearers="hollin")
    for expansion in (True, False):
        table.state.expansion = expansion
        use(table, SHADOW, Face.MUSTER)
        brought = {one.character for one in table.options if isinstance(one, BringIn)}
        added = {who for who in brought if CHARACTERS[who].expansion}
        assert added == ({"witch-king-chief", "balrog"} if expansion else set())
        factions = [one.faction for one in table.options if isinstance(one, BringInFaction)]
        assert factions == ([Faction.DUNLENDINGS, Faction.CORSAIRS] if expansion else [])
        assert (BuildEngine(RegionId("helms-deep")) in table.options) is expansion
        table.choose(Waste())


@pytest.mark.rule("W-XSET-02")
def test_both_tiles_of_the_tamed_guide_are_in_the_pool() -> None:
    added = {"smeagol-1", "smeagol-2"}
    assert set(begun("yes").pool) - set(begun("no").pool) == added
    assert (len(begun("yes").pool), len(begun("no").pool)) == (18, 16)


@pytest.mark.rule("W-XSET-03")
@pytest.mark.parametrize("side", Side)
def test_three_cards_of_each_side_replace_those_of_the_same_number(side: Side) -> None:
    for deck in Deck:
        gone = cards(False, side, deck) - cards(True, side, deck)
        new = cards(True, side, deck) - cards(False, side, deck)
        numbers = {EVENTS[code].number for code in new}
        assert {f"{EVENTS[code].number}E" for code in gone} == {
            number for number in numbers if number.endswith("E")
        }
    replaced = {
        EVENTS[code].number
        for deck in Deck
        for code in cards(True, side, deck)
        if EVENTS[code].number.endswith("E")
    }
    assert len(replaced) == 3


@pytest.mark.rule("W-XSET-04")
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("deck", Deck)
def test_two_cards_are_added_to_each_deck(side: Side, deck: Deck) -> None:
    with_it, without = cards(True, side, deck), cards(False, side, deck)
    assert (len(with_it), len(without)) == (26, 24)
    dealt = begun("yes")
    pile = dealt.decks[2 * (side is Side.SHADOW) + (deck is Deck.STRATEGY)]
    assert {dealt.cards[card].code for card in pile} == with_it


@pytest.mark.rule("W-XSET-05")
def test_no_faction_is_in_play_at_the_start() -> None:
    state = begun("yes")
    assert (state.factions, state.ships, state.ents) == ([], {}, {})
    board = view(state, None)
    assert (board.factions, board.ships, board.ents) == ((), {}, {})


@pytest.mark.rule("W-XSET-06")
def test_the_figures_that_the_expansion_adds() -> None:
    state = begun("yes")
    assert state.reinforcements[DUNLENDING] == DUNLENDINGS == 12
    assert DUNLENDING not in begun("no").reinforcements
    assert (SHIPS, ENTS, ENGINES) == (6, 8, 6)
    added = {who for who, character in CHARACTERS.items() if character.expansion}
    assert added == {"galadriel", "balrog", "witch-king-chief", "smeagol"}
    assert list(faults(state)) == []


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"ships": {"umbar": 7}}, "ships"),
        ({"ships": {"moria": 1}}, "ships"),
        ({"ents": {"fangorn": 9}}, "Ents"),
        ({"towers": {"helms-deep": 1}}, "tower"),
        ({"catapults": {"lorien": 3}}, "siege engines"),
    ],
)
def test_too_many_figures_are_noticed(wrong: dict[str, dict[str, int]], word: str) -> None:
    table = third_age(
        {},
        ships=wrong.get("ships"),
        ents=wrong.get("ents"),
        towers=wrong.get("towers"),
        catapults=wrong.get("catapults"),
    )
    assert any(word in fault for fault in GAME.faults(table.state))


def test_every_seat_sees_ships_ents_and_siege_engines() -> None:
    table = third_age(
        {"helms-deep": "rohan-regular, isengard-regular"},
        besieged=["helms-deep"],
        factions=["corsairs", "ents"],
        ships={"umbar": 2},
        ents={"fangorn": 1},
        towers={"helms-deep": 1},
        catapults={"lorien": 2},
    )
    for seat in (None, FREE, SHADOW):
        board = view(table.state, seat)
        assert board.factions == (Faction.CORSAIRS, Faction.ENTS)
        assert (board.ships, board.ents) == ({"umbar": 2}, {"fangorn": 1})
        assert (board.towers, board.catapults) == ({"helms-deep": 1}, {"lorien": 2})
