"""Casualties and the end of an Army: W-BAT-23 to 33, W-RD-13, W-RD-14."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, lose, play, units
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.events import CharacterLost
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import Cease, Done, Fight, LoseElite, LoseFigure, ReduceElite, Take
from westmarch.wotr.prompts import TakeCasualties
from westmarch.wotr.rules.battles import Attack

RIDER, GUARD = FigureId("rohan-regular"), FigureId("rohan-elite")
ORC, TROLL = FigureId("sauron-regular"), FigureId("sauron-elite")
WRAITH = FigureId("sauron-nazgul")


@pytest.mark.rule("W-BAT-23", "W-BAT-24")
def test_those_who_fall_have_fought_and_the_attacker_chooses_first() -> None:
    table = scene({"eastemnet": "3 sauron-regular", "folde": "3 rohan-regular"})
    table.rolls(*(6, 6, 1), *(6, 1, 1))
    attack(table, "eastemnet", "folde")
    assert (table.seat, table.prompt) == (SHADOW, TakeCasualties(2))
    table.choose(*lose(ORC, 2))
    assert (table.seat, table.prompt) == (FREE, TakeCasualties(1))
    table.choose(*lose(RIDER), Cease())
    assert table.force("eastemnet") == (ORC,)
    assert table.force("folde", Side.FREE) == (RIDER, RIDER)
    table.done()


@pytest.mark.rule("W-BAT-24")
def test_attacking_the_free_peoples_choose_first_too() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular"})
    table.rolls(*(6, 1), *(6, 1))
    attack(table, "folde", "eastemnet", FREE)
    assert table.seat == FREE
    table.choose(*lose(RIDER), *lose(ORC), Cease()).done()


@pytest.mark.rule("W-BAT-25", "W-EX-11")
def test_two_hits_may_cost_a_regular_and_reduce_an_elite() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular, rohan-elite"})
    table.rolls(*(1, 1, 1), *(6, 6))
    attack(table, "eastemnet", "folde").choose(LoseFigure(RIDER))
    # One hit is left, which is not enough to lose an Elite.
    assert table.options == (LoseFigure(RIDER), ReduceElite(GUARD))
    table.choose(ReduceElite(GUARD), Cease())
    assert table.force("folde", Side.FREE) == (RIDER, RIDER)
    table.done()


@pytest.mark.rule("W-BAT-25", "W-EX-11")
def test_two_hits_may_reduce_two_elites() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "rohan-regular, 2 rohan-elite"})
    table.rolls(*(1, 1, 1), *(6, 6))
    attack(table, "eastemnet", "folde").choose(ReduceElite(GUARD), ReduceElite(GUARD), Cease())
    assert table.force("folde", Side.FREE) == (RIDER, RIDER, RIDER)
    table.done()


@pytest.mark.rule("W-BAT-27", "W-BAT-29", "W-RD-13")
def test_a_reduced_elite_takes_a_fallen_regular_first() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular, rohan-elite"})
    spare = table.state.reinforcements[RIDER]
    table.rolls(*(1, 1, 1), *(6, 6))
    attack(table, "eastemnet", "folde").choose(LoseFigure(RIDER), ReduceElite(GUARD), Cease())
    assert table.state.reinforcements[RIDER] == spare
    # The Regular is back among the living; the Elite is out of the game.
    assert table.state.casualties == {RIDER: 0, GUARD: 1}
    table.done()


@pytest.mark.rule("W-BAT-27", "W-RD-13")
def test_without_fallen_regulars_the_reinforcements_give_one() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular, rohan-elite"})
    spare = table.state.reinforcements[RIDER]
    # The fallen of another nation do not help.
    footman = FigureId("gondor-regular")
    table.state.casualties[footman], table.state.reinforcements[footman] = 2, 13
    table.rolls(*(1, 1, 1), *(6, 1))
    attack(table, "eastemnet", "folde").choose(ReduceElite(GUARD), Cease())
    assert table.state.reinforcements[RIDER] == spare - 1
    assert table.state.casualties[footman] == 2
    table.done()


@pytest.mark.rule("W-RD-13")
def test_the_shadow_reduces_from_its_reinforcements_and_the_elite_returns_there() -> None:
    table = scene({"eastemnet": "sauron-regular, sauron-elite", "folde": "2 rohan-regular"})
    orcs, trolls = (table.state.reinforcements[each] for each in (ORC, TROLL))
    table.rolls(*(6, 1), *(1, 1))
    attack(table, "eastemnet", "folde").choose(ReduceElite(TROLL), Cease())
    assert table.state.reinforcements[ORC] == orcs - 1
    assert table.state.reinforcements[TROLL] == trolls + 1
    assert table.force("eastemnet") == (ORC, ORC)
    table.done()


@pytest.mark.rule("W-BAT-28")
def test_an_elite_that_no_regular_can_replace_is_removed() -> None:
    table = scene({
        "eastemnet": "2 sauron-regular",
        "folde": "2 rohan-elite",
        "edoras": "10 rohan-regular",
    })  # fmt: skip
    assert not table.state.reinforcements[RIDER]
    table.rolls(*(1, 1), *(6, 1))
    attack(table, "eastemnet", "folde").choose(ReduceElite(GUARD), Cease())
    assert table.force("folde", Side.FREE) == (GUARD,)
    table.done()


@pytest.mark.rule("W-BAT-30", "W-RD-14")
def test_both_armies_can_fall_at_once_and_nobody_advances() -> None:
    table = scene({"eastemnet": "sauron-regular", "folde": "rohan-regular"})
    table.rolls(6, 6)
    attack(table, "eastemnet", "folde")
    assert table.force("eastemnet") == table.force("folde", Side.FREE) == ()
    assert table.holder("folde") is Side.FREE
    table.done()


@pytest.mark.rule("W-RD-14")
def test_a_stronghold_whose_last_defender_falls_with_the_last_besieger_is_not_captured() -> None:
    table = scene({"helms-deep": "rohan-regular, isengard-regular"}, besieged=["helms-deep"])
    table.rolls(6, 6)
    attack(table, "helms-deep", "helms-deep")
    assert table.state.besieged == []
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-RD-14")
def test_nor_is_it_if_that_happens_in_a_sortie() -> None:
    table = scene({"helms-deep": "rohan-regular, isengard-regular"}, besieged=["helms-deep"])
    table.rolls(6, 6)
    attack(table, "helms-deep", "helms-deep", FREE)
    assert table.state.besieged == []
    assert table.holder("helms-deep") is Side.FREE
    table.done()


@pytest.mark.rule("W-CAPT-02", "W-RD-14")
def test_a_rearguard_of_the_besiegers_captures_what_nobody_defends() -> None:
    table = scene({"helms-deep": "rohan-regular, 2 isengard-regular"}, besieged=["helms-deep"])
    helms_deep = RegionId("helms-deep")
    table.begin(Attack(SHADOW, helms_deep, helms_deep)).rolls(6, 6)
    table.choose(Take(FigureId("isengard-regular")), Done())
    assert table.holder("helms-deep") is Side.SHADOW
    assert table.force("helms-deep") == units("isengard-regular", 1)
    table.done()


@pytest.mark.rule("W-BAT-31", "W-BAT-32", "W-BAT-33")
def test_with_the_last_unit_leaders_and_companions_are_lost_for_good() -> None:
    table = scene({
        "eastemnet": "3 sauron-regular",
        "folde": "rohan-regular, rohan-leader, gimli, meriadoc",
    })  # fmt: skip
    table.rolls(*(1, 1), *(5, 1, 1), *(1, 1))
    attack(table, "eastemnet", "folde")
    assert table.force("folde", Side.FREE) == ()
    assert table.state.casualties == {RIDER: 1, FigureId("rohan-leader"): 1}
    assert [one.character for one in table.told(CharacterLost)] == ["gimli", "meriadoc"]
    assert (table.where("gimli"), table.where("meriadoc")) == (None, None)
    table.choose(Done()).done()


@pytest.mark.rule("W-BAT-31", "W-BAT-32", "W-BAT-33")
def test_with_the_last_unit_minions_are_lost_but_nazgul_return() -> None:
    table = scene({
        "eastemnet": "sauron-regular, 2 sauron-nazgul, witch-king, mouth-of-sauron",
        "folde": "3 rohan-regular",
    })  # fmt: skip
    spare = table.state.reinforcements[WRAITH]
    table.rolls(*(5, 1, 1), 1, 1)
    attack(table, "eastemnet", "folde")
    assert table.force("eastemnet") == ()
    assert table.state.reinforcements[WRAITH] == spare + 2
    assert [one.character for one in table.told(CharacterLost)] == ["witch-king", "mouth-of-sauron"]
    table.done()


@pytest.mark.rule("W-BAT-31", "W-BAT-39")
def test_an_army_that_falls_before_the_roll_takes_its_leaders_along_and_nobody_rolls() -> None:
    table = scene(
        {"dimrill-dale": "2 sauron-regular", "lorien": "2 elves-regular, elves-leader, legolas"},
        hands={SHADOW: ["balrog-of-moria"]},
    )
    table.rolls(4, 4, 3)
    attack(table, "dimrill-dale", "lorien").choose(Fight())
    play(table, "balrog-of-moria")
    assert dice(table, Side.SHADOW) == [3]
    assert dice(table, Side.FREE) == []
    assert table.where("legolas") is None
    table.choose(Done()).done()


@pytest.mark.rule("W-BAT-26")
def test_one_hit_never_offers_to_lose_an_elite() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-elite"})
    table.rolls(*(1, 1), *(6, 1))
    attack(table, "eastemnet", "folde")
    assert table.options == (ReduceElite(GUARD),)
    table.choose(ReduceElite(GUARD), Cease()).done()


@pytest.mark.rule("W-BAT-26")
def test_an_army_of_elites_that_takes_as_many_hits_as_it_can_is_gone() -> None:
    table = scene({"eastemnet": "4 sauron-regular", "folde": "2 rohan-elite"})
    table.rolls(*(1, 1), *(6, 6, 6, 1))
    attack(table, "eastemnet", "folde").choose(LoseElite(GUARD))
    assert table.force("folde", Side.FREE) == (GUARD,)
    assert table.options == (ReduceElite(GUARD),)
    table.choose(ReduceElite(GUARD), Cease())
    assert table.force("folde", Side.FREE) == (RIDER,)
    table.done()
