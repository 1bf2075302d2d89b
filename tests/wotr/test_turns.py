"""The turn and its phases: W-TURN."""

from __future__ import annotations

import pytest

from tests.wotr.dice import allocate, roll_for, to_allocation, use, waste, waste_all
from tests.wotr.scene import FREE, SHADOW, WotrScene, opening, scene
from westmarch.wotr.events import (
    ActionDiceRolled,
    Drew,
    HuntAllocated,
    PhaseBegan,
    SideWon,
    TurnBegan,
)
from westmarch.wotr.kinds import CharacterId, Deck, Face, Phase, RegionId, Side
from westmarch.wotr.options import (
    GoTo,
    MarchFrom,
    MoveFellowship,
    No,
    PickCharacter,
    PutIntoHuntBox,
    TakeAll,
    Yes,
)
from westmarch.wotr.prompts import AllocateDice, ChooseDie, ChooseGuide, MayDeclare
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.turns import Turn, War

GANDALF, STRIDER = CharacterId("gandalf-grey"), CharacterId("strider")
EVENT, MUSTER = Face.EVENT, Face.MUSTER


def play_idly(table: WotrScene, hunt: int = 0) -> WotrScene:
    """A turn in which nothing is done but that dice are put into the Hunt Box."""
    roll_for(table, [EVENT] * 4, [EVENT] * (7 - hunt))
    return waste_all(allocate(table, hunt))


@pytest.mark.rule("W-TURN-01")
def test_a_turn_has_six_phases() -> None:
    table = play_idly(opening().begin(Turn()))
    assert [one.phase for one in table.told(PhaseBegan)] == [
        Phase.EVENTS,
        Phase.FELLOWSHIP,
        Phase.HUNT,
        Phase.ROLL,
        Phase.ACTIONS,
        Phase.VICTORY,
    ]
    table.done()


@pytest.mark.rule("W-TURN-02")
def test_in_each_turn_each_player_draws_from_both_of_his_decks() -> None:
    table = opening().begin(Turn(), Turn())
    play_idly(play_idly(table))
    drawn = [(one.seat, one.deck) for one in table.told(Drew)]
    assert drawn == 2 * [(seat, deck) for seat in (FREE, SHADOW) for deck in Deck]
    assert [len(hand) for hand in table.state.hands] == [4, 4]
    assert [len(deck) for deck in table.state.decks] == [22] * 4
    table.done()


@pytest.mark.rule("W-TURN-03")
def test_the_free_peoples_may_declare_the_fellowship_and_change_the_guide() -> None:
    table = opening().begin(Turn())
    assert (table.state.phase, table.seat) == (Phase.FELLOWSHIP, FREE)
    assert (table.prompt, table.options) == (MayDeclare(), (No(), Yes()))
    table.choose(No())
    assert (table.prompt, table.seat) == (ChooseGuide(), FREE)
    assert table.options == (PickCharacter(GANDALF), PickCharacter(STRIDER))
    table.choose(PickCharacter(STRIDER))
    assert table.state.guide == STRIDER
    play_idly(table).done()


@pytest.mark.rule("W-TURN-04")
def test_the_shadow_may_put_dice_into_the_hunt_box_before_the_roll() -> None:
    table = to_allocation(opening().begin(Turn()))
    assert (table.state.phase, table.seat) == (Phase.HUNT, SHADOW)
    assert table.prompt == AllocateDice()
    play_idly(table, hunt=2)
    assert table.told(HuntAllocated) == [HuntAllocated(2)]
    table.done()


@pytest.mark.rule("W-TURN-05")
def test_both_sides_roll_their_dice() -> None:
    table = allocate(roll_for(opening().begin(Turn()), [EVENT] * 4, [MUSTER] * 6), 1)
    assert table.told(ActionDiceRolled) == [
        ActionDiceRolled(Side.FREE, (EVENT,) * 4),
        ActionDiceRolled(Side.SHADOW, (MUSTER,) * 6),
    ]
    assert table.state.dice == [[EVENT] * 4, [MUSTER] * 6]
    waste_all(table).done()


@pytest.mark.rule("W-TURN-06")
def test_the_players_act_in_turn_and_the_free_peoples_first() -> None:
    table = scene({}, dice=((EVENT,) * 3, (EVENT,) * 3)).begin(ActionPhase())
    seats = []
    while not table.position.over:
        seats.append(table.seat)
        table.choose(*waste(EVENT))
    assert seats == [FREE, SHADOW] * 3
    assert table.state.dice == [[], []]
    table.done()


@pytest.mark.rule("W-TURN-07")
def test_if_nobody_has_won_by_arms_a_new_turn_begins() -> None:
    conquered = ["helms-deep", "lorien", "rivendell", "erebor", "edoras"]
    table = scene({"vale-of-the-carnen": "sauron-regular"}, captured=conquered)
    table.state.turn = 0
    play_idly(table.begin(War()))
    assert [one.turn for one in table.told(TurnBegan)] == [1, 2]
    assert table.told(SideWon) == []
    allocate(roll_for(table, [EVENT] * 4, [Face.ARMY] * 7), 0).choose(*waste(EVENT))
    march = MarchFrom(RegionId("vale-of-the-carnen"))
    table.choose(use(Face.ARMY), march, GoTo(RegionId("dale")), TakeAll())
    waste_all(table)
    assert table.told(SideWon) == [SideWon(Side.SHADOW, "conquest")]
    assert len(table.told(TurnBegan)) == 2
    table.done()


@pytest.mark.rule("W-TURN-08")
def test_a_die_is_used_only_once() -> None:
    table = scene({}, dice=((EVENT, MUSTER), ())).begin(ActionPhase())
    table.state.rings[FREE] = 0
    table.choose(*waste(EVENT))
    assert (table.prompt, table.options) == (ChooseDie(), (use(MUSTER),))
    table.choose(*waste(MUSTER))
    table.done()


@pytest.mark.rule("W-TURN-09")
def test_dice_of_the_free_peoples_in_the_hunt_box_come_back_at_the_end_of_the_turn() -> None:
    table = opening().begin(Turn(), Turn())
    allocate(roll_for(table, [Face.CHARACTER] * 4, [EVENT] * 7), 0)
    table.choose(use(Face.CHARACTER), MoveFellowship())
    assert table.state.in_hunt_box == [1, 0]
    waste_all(table)
    assert table.state.in_hunt_box == [0, 0]
    play_idly(table)
    assert [len(one.faces) for one in table.told(ActionDiceRolled)] == [4, 7, 4, 7]
    table.done()


@pytest.mark.rule("W-TURN-10")
def test_dice_of_the_shadow_in_the_hunt_box_can_be_used_again_in_the_next_turn() -> None:
    table = opening().begin(Turn(), Turn())
    play_idly(table, hunt=3)
    assert table.state.in_hunt_box == [0, 0]
    to_allocation(table)
    assert table.options[-1] == PutIntoHuntBox(7)
    play_idly(table)
    assert [len(one.faces) for one in table.told(ActionDiceRolled)] == [4, 4, 4, 7]
    table.done()
