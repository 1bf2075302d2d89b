"""Team-mates after a battle: nobody leaves the other's Leader alone. And a Guide being chosen."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import play
from tests.wotr.scene import SHADOW, scene
from tests.wotr.teams import GONDOR
from westmarch.wotr.kinds import CharacterId, FigureId, RegionId, Side
from westmarch.wotr.options import Done, PickCharacter, Take, TakeAll
from westmarch.wotr.rules.battles import Advance
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.state import Battle

CARROCK, OLD_FORD = RegionId("carrock"), RegionId("old-ford")
ELF, ELF_LORD = FigureId("elves-regular"), FigureId("elves-leader")


@pytest.mark.rule("W-MOVE-05", "W-ARMY-11")
@pytest.mark.parametrize(
    ("north", "options"),
    [
        ("north-leader", (Done(),)),
        ("north-leader, north-regular", (Done(), TakeAll(), Take(ELF), Take(ELF_LORD))),
    ],
    ids=["alone", "with a unit"],
)
def test_attackers_stay_if_a_team_mates_leader_would_be_alone(
    north: str, options: tuple[object, ...]
) -> None:
    table = scene({"carrock": f"elves-regular, elves-leader, {north}"}, players=4)
    battle = Battle(Side.FREE, CARROCK, OLD_FORD, force=(ELF, ELF_LORD))
    table.begin(Advance(GONDOR, CARROCK, OLD_FORD, whose=battle))
    assert table.options == options
    table.choose(Done())
    assert table.force("old-ford", Side.FREE) == ()
    table.done()


def test_while_a_guide_is_chosen_nobody_misses_one() -> None:
    table = scene({}, fellowship=["gandalf-grey", "strider"])
    table.state.guide = CharacterId("boromir")
    table.begin(ChooseTheGuide())
    assert table.game.faults(table.state) == ()
    table.choose(PickCharacter(CharacterId("strider")))
    table.done()


@pytest.mark.rule("W-CARD-18")
def test_nazgul_call_nobody_to_where_the_enemy_is() -> None:
    board = {"dol-guldur": "2 elves-regular, sauron-nazgul"}
    hands = {1: ["shadow-of-dol-guldur"]}
    table = scene(board, expansion=True, captured=["dol-guldur"], hands=hands)
    play(table, SHADOW, "shadow-of-dol-guldur")
    assert table.force("dol-guldur") == (FigureId("sauron-nazgul"),)
    table.done()
