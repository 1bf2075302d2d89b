"""Combat cards of the Shadow on its Strategy cards."""

from __future__ import annotations

import pytest

from tests.wotr.battle import dice, hits, lose, rerolled, units
from tests.wotr.cards.frays import fight, refuse
from tests.wotr.scene import FREE as FREE_SEAT
from westmarch.wotr.kinds import FigureId, Side
from westmarch.wotr.options import Cease, Done, PickNumber, ReduceElite
from westmarch.wotr.prompts import MayCease, MaySuffer, TakeCasualties

FREE, SHADOW = Side.FREE, Side.SHADOW
ORCS, RIDERS = "3 sauron-regular", "3 rohan-regular"
LED = "3 sauron-regular, sauron-nazgul", "3 rohan-regular, rohan-leader"

# Deadly Strife and Desperate Battle


def test_deadly_strife_adds_two_for_both_on_roll_and_reroll() -> None:
    table = fight(*LED, "return-to-valinor", rolls=(*(3, 2, 2), *(3, 2, 2), 3, 3))
    assert (hits(table, FREE), hits(table, SHADOW)) == ([1], [1])
    assert (rerolled(table, FREE), rerolled(table, SHADOW)) == ([(1, 1)], [(1, 1)])
    table.choose(*lose("sauron-regular", 2), *lose("rohan-regular", 2), Cease()).done()


def test_deadly_strife_does_not_make_a_two_hit() -> None:
    table = fight(*LED, "return-to-valinor", rolls=(*(2, 2, 2), *(2, 2, 2), 2, 2))
    assert table.prompt == MayCease()
    table.choose(Cease()).done()


def test_desperate_battle_adds_one_for_both_on_roll_and_reroll() -> None:
    table = fight(*LED, "pits-of-mordor", rolls=(*(4, 3, 3), *(4, 3, 3), 4, 4))
    assert (hits(table, FREE), hits(table, SHADOW)) == ([1], [1])
    assert (rerolled(table, FREE), rerolled(table, SHADOW)) == ([(1, 1)], [(1, 1)])
    table.choose(*lose("sauron-regular", 2), *lose("rohan-regular", 2), Cease()).done()


def test_desperate_battle_does_not_make_a_three_hit() -> None:
    table = fight(*LED, "pits-of-mordor", rolls=(*(3, 3, 3), *(3, 3, 3), 3, 3))
    assert table.prompt == MayCease()
    table.choose(Cease()).done()


# Onslaught


def test_onslaught_spends_own_units_after_the_casualties_for_dice_that_hit_on_a_four() -> None:
    rolls = (*(5, 1, 1), *(5, 1, 1, 1, 1), *(4, 3))
    table = fight("6 sauron-regular", RIDERS, "orcs-multiplying-again", rolls=rolls)
    table.choose(*lose("sauron-regular"), *lose("rohan-regular"))
    assert table.prompt == MaySuffer()
    assert table.options == tuple(PickNumber(number) for number in range(5))
    table.choose(PickNumber(2), *lose("sauron-regular", 2))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"))
    assert table.force("eastemnet") == units("sauron-regular", 3)
    assert table.force("folde", FREE) == units("rohan-regular", 1)
    table.choose(Cease()).done()


def test_onslaught_may_spend_nothing_and_never_the_last_unit() -> None:
    rolls = (*(1, 1, 1), *(1, 1))
    table = fight("2 sauron-regular", RIDERS, "orcs-multiplying-again", rolls=rolls)
    assert table.options == (PickNumber(0), PickNumber(1))
    table.choose(PickNumber(0))
    assert dice(table, SHADOW) == [2]
    table.choose(Cease()).done()


def test_onslaught_does_nothing_if_an_army_is_gone() -> None:
    table = fight(ORCS, "rohan-regular", "orcs-multiplying-again", rolls=(1, *(5, 1, 1)))
    table.choose(Done()).done()


# Relentless Assault


def test_relentless_assault_adds_one_to_the_roll_for_each_hit_taken_before() -> None:
    rolls = (*(1, 1, 1), *(3, 2, 2))
    table = fight("5 sauron-regular", RIDERS, "the-king-is-revealed", rolls=rolls)
    assert table.options == (PickNumber(0), PickNumber(1), PickNumber(2))
    table.choose(PickNumber(2), *lose("sauron-regular", 2))
    assert (dice(table, SHADOW), hits(table, SHADOW)) == ([3], [1])
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_relentless_assault_without_a_sacrifice_adds_nothing() -> None:
    table = fight(ORCS, RIDERS, "the-king-is-revealed", rolls=(*(1, 1, 1), *(4, 4, 4)))
    table.choose(PickNumber(0))
    assert hits(table, SHADOW) == [0]
    table.choose(Cease()).done()


def test_relentless_assault_may_reduce_an_elite() -> None:
    foes, rolls = "sauron-elite, sauron-regular", (*(1, 1, 1), *(4, 1))
    table = fight(foes, RIDERS, "the-king-is-revealed", rolls=rolls)
    table.choose(PickNumber(1), ReduceElite(FigureId("sauron-elite")))
    assert hits(table, SHADOW) == [1]
    table.choose(*lose("rohan-regular"), Cease()).done()


# Great Host


def test_great_host_scores_a_hit_if_there_are_twice_as_many_after_the_casualties() -> None:
    foes, rolls = "6 sauron-regular", (*(1, 1, 1, 1), *(5, 1, 1, 1, 1))
    table = fight(foes, "4 rohan-regular", "stormcrow", rolls=rolls).choose(*lose("rohan-regular"))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease())
    assert table.force("folde", FREE) == units("rohan-regular", 2)
    table.done()


def test_great_host_scores_nothing_with_fewer() -> None:
    foes, rolls = "5 sauron-regular", (*(1, 1, 1), *(1, 1, 1, 1, 1))
    table = fight(foes, RIDERS, "stormcrow", rolls=rolls)
    assert table.prompt == MayCease()
    table.choose(Cease()).done()


def test_great_host_may_slay_the_last_unit() -> None:
    table = fight(ORCS, "rohan-regular", "stormcrow", rolls=(1, *(1, 1, 1)))
    assert table.force("folde", FREE) == ()
    table.choose(Done()).done()


# Mûmakil

SOUTHRONS = "2 southrons-regular, southrons-elite"


def test_mumakil_add_one_to_the_roll_and_score_one_more_if_ahead() -> None:
    table = fight(SOUTHRONS, RIDERS, "shadows-gather", rolls=(*(1, 1, 1), *(4, 3, 3)))
    assert hits(table, SHADOW) == [1]
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("rohan-regular", 2), Cease()).done()


def test_mumakil_score_no_more_if_the_enemy_has_scored_as_much() -> None:
    table = fight(SOUTHRONS, RIDERS, "shadows-gather", rolls=(*(5, 1, 1), *(4, 3, 3)))
    table.choose(*lose("southrons-regular"))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_mumakil_count_what_the_enemy_scored_before_the_roll() -> None:
    friends, rolls = "2 rohan-regular, rohan-elite", (5, *(1, 1, 1), *(4, 3))
    table = fight(SOUTHRONS, friends, "shadows-gather", "cirdans-ships", rolls=rolls)
    table.choose(*lose("southrons-regular"))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


@pytest.mark.rule("W-CCARD-08")
def test_mumakil_compare_when_a_defender_of_the_same_number_has_scored_more() -> None:
    rolls = (*(5, 1, 1), *(4, 4, 3))
    table = fight(SOUTHRONS, RIDERS, "shadows-gather", "a-power-too-great", rolls=rolls)
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("southrons-regular", 2))
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("rohan-regular", 2), Cease()).done()


@pytest.mark.rule("W-CCARD-08")
def test_mumakil_that_defend_compare_before_an_attacker_of_the_same_number() -> None:
    table = fight(
        "4 rohan-regular",
        SOUTHRONS,
        "shadows-gather",
        "a-power-too-great",
        rolls=(*(5, 1, 1, 1), *(4, 4, 3)),
        where=("folde", "eastemnet"),
        by=FREE_SEAT,
    )
    assert table.prompt == TakeCasualties(3)
    table.choose(*lose("rohan-regular", 3), *lose("southrons-regular", 2), Cease()).done()


def test_mumakil_that_are_cancelled_do_nothing_in_the_whole_round() -> None:
    friends, rolls = "2 rohan-regular, meriadoc", (*(1, 1), *(5, 4, 4))
    table = fight(SOUTHRONS, friends, "shadows-gather", "i-will-go-alone", rolls=rolls)
    assert hits(table, SHADOW) == [1]
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_mumakil_need_an_elite_of_the_south() -> None:
    refuse("2 southrons-regular, sauron-elite", RIDERS, "shadows-gather", misses=6)


# Swarm of Bats


def test_swarm_of_bats_cancels_the_other_card() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, rohan-elite"
    rolls = (*(4, 4, 4), *(1, 1, 1), 4)
    table = fight(foes, friends, "the-shadow-is-moving", "dain-ironfoots-guard", rolls=rolls)
    assert (hits(table, FREE), rerolled(table, SHADOW)) == ([0], [(1, 0)])
    table.choose(Cease()).done()


def test_swarm_of_bats_adds_one_to_the_reroll_if_there_is_no_other_card() -> None:
    foes, rolls = "3 sauron-regular, sauron-nazgul", (*(1, 1, 1), *(4, 1, 1), 4)
    table = fight(foes, RIDERS, "the-shadow-is-moving", rolls=rolls)
    assert (hits(table, SHADOW), rerolled(table, SHADOW)) == ([0], [(1, 1)])
    table.choose(*lose("rohan-regular"), Cease()).done()


# We Come to Kill


def test_we_come_to_kill_strikes_with_the_elites_that_are_left() -> None:
    foes, rolls = "sauron-regular, 2 sauron-elite", (*(5, 1, 1), *(1, 1, 1), 5)
    table = fight(foes, RIDERS, "olog-hai", rolls=rolls)
    table.choose(ReduceElite(FigureId("sauron-elite")))
    assert (dice(table, SHADOW), hits(table, SHADOW)) == ([3, 1], [0, 1])
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_we_come_to_kill_hits_on_a_five_and_only_who_is_left() -> None:
    table = fight("2 sauron-elite", RIDERS, "olog-hai", rolls=(*(1, 1, 1), *(1, 1), *(4, 4)))
    assert table.prompt == MayCease()
    table.choose(Cease()).done()
    table = fight("2 sauron-elite", "rohan-regular", "olog-hai", rolls=(1, *(5, 1)))
    assert dice(table, SHADOW) == [2]
    table.choose(Done()).done()


def test_we_come_to_kill_needs_an_elite() -> None:
    refuse(ORCS, "3 rohan-elite", "olog-hai", misses=6)
