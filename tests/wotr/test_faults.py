"""A broken table is reported, whatever is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.wotr.dice import use, waste
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import CardId
from westmarch.wotr.faults import is_between_actions
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import CharacterId, Face, FigureId, Nation, RegionId, Side, TileId
from westmarch.wotr.options import Done, GoTo, MarchFrom, Take, TakeAll
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.state import WotrState

FOLDE, HELMS_DEEP = RegionId("folde"), RegionId("helms-deep")
REGULAR, LEADER = FigureId("rohan-regular"), FigureId("rohan-leader")


def quiet() -> WotrScene:
    """A table with which nothing is wrong."""
    return scene(
        {"folde": "9 rohan-regular, rohan-leader", "helms-deep": "rohan-elite, isengard-regular"},
        besieged=["helms-deep"],
    )


def athelas(state: WotrState) -> CardId:
    """A card in a deck."""
    return next(card for card in state.decks[0] if state.cards[card].code == "athelas")


def lose_a_figure(state: WotrState) -> None:
    state.free[FOLDE] = state.free[FOLDE][1:]


def lose_a_tile(state: WotrState) -> None:
    state.pool.pop(0)


def double_a_tile(state: WotrState) -> None:
    state.drawn.append(state.pool[1])


def use_a_tile_of_the_expansion(state: WotrState) -> None:
    state.pool.append(TileId("smeagol-1"))


def lose_a_card(state: WotrState) -> None:
    state.decks[0].remove(athelas(state))


def double_a_card(state: WotrState) -> None:
    state.hands[0].append(athelas(state))


def invent_a_card(state: WotrState) -> None:
    state.hands[0].append(CardId(500))


def go_to_war_while_passive(state: WotrState) -> None:
    state.active.remove(Nation.GONDOR)


def step_beyond_war(state: WotrState) -> None:
    state.steps[Nation.GONDOR] = -1


def cleanse_too_much(state: WotrState) -> None:
    state.corruption = -1


def be_in_two_places(state: WotrState) -> None:
    state.characters[CharacterId("strider")] = FOLDE


def be_guided_from_outside(state: WotrState) -> None:
    state.guide = CharacterId("boromir")


def roll_too_many_dice(state: WotrState) -> None:
    state.dice[FREE] = [Face.EVENT] * 5
    state.in_hunt_box[FREE] = 2


def forge_a_ring(state: WotrState) -> None:
    state.rings[SHADOW] += 1


def crowd_a_region(state: WotrState) -> None:
    state.reinforcements["gondor-regular"] -= 2
    state.free[FOLDE] = (*state.free[FOLDE], *[FigureId("gondor-regular")] * 2)


def crowd_a_stronghold(state: WotrState) -> None:
    state.reinforcements["rohan-elite"] -= 4
    state.reinforcements["elves-elite"] -= 1
    inside = (FigureId("elves-elite"), *[FigureId("rohan-elite")] * 5)
    state.free[HELMS_DEEP] = inside


def leave_a_leader_alone(state: WotrState) -> None:
    state.reinforcements["rohan-leader"] -= 1
    state.free[RegionId("edoras")] = (LEADER,)


def besiege_a_town(state: WotrState) -> None:
    for standing in (state.free, state.shadow):
        standing[RegionId("westemnet")] = standing.pop(HELMS_DEEP)
    state.besieged[:] = [RegionId("westemnet")]


def besiege_with_nobody(state: WotrState) -> None:
    state.reinforcements["isengard-regular"] += 1
    del state.shadow[HELMS_DEEP]


def meet_without_a_siege(state: WotrState) -> None:
    state.besieged.clear()


@pytest.mark.parametrize(
    ("breaks", "report"),
    [
        (lose_a_figure, "9 of 10 rohan-regular are there"),
        (lose_a_tile, "the tile std-eyer-1 is in 0 places"),
        (double_a_tile, "the tile std-eyer-2 is in 2 places"),
        (use_a_tile_of_the_expansion, "the tile smeagol-1 is in 1 places"),
        (lose_a_card, "the card athelas is in 0 places"),
        (double_a_card, "the card athelas is in 2 places"),
        (invent_a_card, "there is no card 500"),
        (go_to_war_while_passive, "gondor is At War without being active"),
        (step_beyond_war, "gondor is -1 steps from war"),
        (cleanse_too_much, "Corruption is -1"),
        (be_in_two_places, "strider is both in the Fellowship and outside it"),
        (be_guided_from_outside, "boromir guides a Fellowship to which he does not belong"),
        (roll_too_many_dice, "free has 7 of 6 dice"),
        (forge_a_ring, "4 of 3 Elven Rings are there"),
        (crowd_a_region, "11 units of free are in folde, 10 may be"),
        (crowd_a_stronghold, "6 units of free are in helms-deep, 5 may be"),
        (leave_a_leader_alone, "a Leader is alone in edoras"),
        (besiege_a_town, "westemnet is besieged, but has no Stronghold"),
        (besiege_with_nobody, "helms-deep is besieged, but shadow has no units there"),
        (meet_without_a_siege, "units of both sides are in helms-deep, which is not besieged"),
    ],
)
def test_what_is_broken_is_reported(breaks: Callable[[WotrState], None], report: str) -> None:
    state = quiet().state
    assert GAME.faults(state) == ()
    breaks(state)
    assert GAME.faults(state) == (report,)


def test_a_region_may_be_crowded_in_the_middle_of_an_action_only() -> None:
    table = scene(
        {"folde": "6 rohan-regular", "edoras": "5 gondor-regular"},
        dice=((Face.ARMY_MUSTER,), (Face.EVENT,)),
    )
    table.begin(ActionPhase())
    assert is_between_actions(table.state)
    table.choose(use(Face.ARMY_MUSTER), MarchFrom(RegionId("edoras")), GoTo(FOLDE))
    table.choose(TakeAll())
    assert not is_between_actions(table.state)
    assert len(table.force("folde", Side.FREE)) == 11
    assert GAME.faults(table.state) == ()
    table.choose(MarchFrom(FOLDE), GoTo(RegionId("westemnet")), Take(REGULAR), Done())
    assert is_between_actions(table.state)
    assert GAME.faults(table.state) == ()
    table.choose(*waste(Face.EVENT))
    table.done()
