"""What a seat supposes of what it does not know: always something that could go on like this."""

from __future__ import annotations

from tests.meccg.scene import FIRST, ONE, TWO, scene
from westmarch.meccg.kinds import RegionType
from westmarch.meccg.options import GoTo, SetOut

SEEDS = range(60)


def test_who_is_asked_for_a_hidden_card_has_one_in_all_that_others_suppose() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        theirs=["exhalation-of-decay", "giant", "wolves", "orc-guard"],
        their_discard=["barrow-wight"],
    )
    table.journey("moria", RegionType.SHADOW_LAND).move()
    table.choose(table.play("exhalation-of-decay"))
    found = [table.position.imagine(ONE, seed) for seed in SEEDS]
    assert all(one.decision.seat == TWO and one.decision.options for one in found)


def test_a_goal_that_is_being_chosen_can_be_reached_in_all_that_others_suppose() -> None:
    sites = ["moria", "isle-of-the-ulond", "barad-dur", "minas-tirith", "shelobs-lair"]
    table = scene(("rivendell", ["gimli"]), sites=sites)
    table.organize().choose(SetOut(FIRST), GoTo(table.id("moria")))
    found = [table.position.imagine(TWO, seed) for seed in SEEDS]
    assert all(one.decision.options for one in found)
    assert table.position.imagine(ONE, 1).decision.options == table.options
