"""There is only so much of everything: W-COMP-03, W-COMP-07."""

from __future__ import annotations

import pytest

from tests.wotr.dice import use
from tests.wotr.scene import SHADOW, scene
from westmarch.wotr.events import CombatRolled, HuntRolled, LeadersRolled
from westmarch.wotr.kinds import CharacterId, Face, RegionId, Side
from westmarch.wotr.options import BringIn, Cease, TakeAll, Waste
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.hunting import Hunt
from westmarch.wotr.tables.characters import CHARACTERS

EASTEMNET, FOLDE = RegionId("eastemnet"), RegionId("folde")


@pytest.mark.rule("W-COMP-03")
def test_no_combat_roll_and_no_leader_re_roll_has_more_than_five_dice() -> None:
    board = {
        "eastemnet": "7 sauron-regular, 6 sauron-nazgul, witch-king",
        "folde": "6 rohan-regular, 4 rohan-leader, 3 gondor-leader",
    }
    table = scene(board).rolls(*[1] * 20).begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())
    assert [(one.side, len(one.dice)) for one in table.told(CombatRolled)] == [
        (Side.FREE, 5),
        (Side.SHADOW, 5),
    ]
    assert [(one.side, len(one.dice)) for one in table.told(LeadersRolled)] == [
        (Side.FREE, 5),
        (Side.SHADOW, 5),
    ]
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-COMP-03")
def test_no_hunt_roll_has_more_than_five_dice() -> None:
    table = scene({})
    table.state.in_hunt_box[SHADOW] = 7
    table.rolls(*[1] * 5).begin(Hunt())
    assert table.told(HuntRolled) == [HuntRolled((1,) * 5, 0, 0)]
    table.done()


@pytest.mark.rule("W-COMP-07")
def test_there_is_one_figure_of_each_character() -> None:
    base = [who for who, found in CHARACTERS.items() if not found.expansion]
    assert sorted(base) == sorted((
        "gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
        "aragorn", "gandalf-white", "gollum", "saruman", "witch-king", "mouth-of-sauron",
    ))  # fmt: skip


@pytest.mark.rule("W-COMP-07")
@pytest.mark.parametrize("there", [False, True])
def test_nobody_comes_into_play_twice(there: bool) -> None:
    figures = "isengard-regular, saruman" if there else "isengard-regular"
    table = scene({"orthanc": figures}, dice=((), (Face.MUSTER,)))
    table.begin(ActionPhase()).choose(use(Face.MUSTER))
    saruman = BringIn(CharacterId("saruman"), RegionId("orthanc"))
    assert (saruman in table.options) is not there
    table.choose(Waste())
    table.done()
