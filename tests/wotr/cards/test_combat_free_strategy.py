"""Combat cards of the Free Peoples on their Strategy cards."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, hits, lose, play, rerolled, units
from tests.wotr.cards.frays import WILDS, fight, refuse
from tests.wotr.scene import FREE as FREE_SEAT
from tests.wotr.scene import scene
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import Cease, Done, Fight, No, RetreatTo, TakeAll, Withdraw
from westmarch.wotr.prompts import MayCease, SlipWhere, TakeCasualties

FREE, SHADOW = Side.FREE, Side.SHADOW
ORCS, RIDERS = "3 sauron-regular", "3 rohan-regular"

# Daylight


def test_daylight_leaves_the_shadow_three_dice() -> None:
    rolls = (*(1, 1, 1), *(1, 1, 1))
    table = fight("5 sauron-regular", RIDERS, "the-last-battle", rolls=rolls)
    assert (dice(table, FREE), dice(table, SHADOW)) == ([3], [3])
    table.choose(Cease()).done()


def test_daylight_does_not_matter_to_fewer_units_nor_to_the_reroll() -> None:
    foes, rolls = "2 sauron-regular, 5 sauron-nazgul", (*(1, 1, 1), *(1, 1), *(1, 1))
    table = fight(foes, RIDERS, "the-last-battle", rolls=rolls)
    assert (dice(table, SHADOW), rerolled(table, SHADOW)) == ([2], [(2, 0)])
    table.choose(Cease()).done()


# No Quarter


def test_no_quarter_scores_one_more_hit_even_for_a_hit_of_the_reroll() -> None:
    friends, rolls = "3 rohan-regular, rohan-leader", (*(1, 1, 1), *(1, 1, 1), 5)
    table = fight(ORCS, friends, "a-power-too-great", rolls=rolls)
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("sauron-regular", 2), Cease()).done()


def test_no_quarter_scores_nothing_without_a_hit() -> None:
    table = fight(ORCS, RIDERS, "a-power-too-great", rolls=(*(4, 1, 1), *(1, 1, 1)))
    assert table.prompt == MayCease()
    table.choose(Cease()).done()


# Advantageous Position


def test_advantageous_position_takes_one_from_the_roll_but_not_from_the_reroll() -> None:
    foes, rolls = "3 sauron-regular, sauron-nazgul", (*(1, 1, 1), *(5, 5, 6), 5)
    table = fight(foes, RIDERS, "book-of-mazarbul", rolls=rolls)
    assert (hits(table, SHADOW), rerolled(table, SHADOW)) == ([1], [(1, 1)])
    table.choose(*lose("rohan-regular", 2), Cease()).done()


def test_advantageous_position_needs_a_defender_in_a_free_nation() -> None:
    refuse(ORCS, RIDERS, "book-of-mazarbul", misses=6, where=WILDS)


def test_advantageous_position_helps_an_attacker_in_a_free_nation_too() -> None:
    table = fight(
        RIDERS,
        ORCS,
        "book-of-mazarbul",
        rolls=(*(1, 1, 1), *(5, 5, 5)),
        where=("folde", "eastemnet"),
        by=FREE_SEAT,
    )
    assert hits(table, SHADOW) == [0]
    table.choose(Cease()).done()


# Scouts


def test_scouts_retreat_before_a_die_is_rolled() -> None:
    table = fight(ORCS, RIDERS, "the-red-arrow")
    assert table.prompt == SlipWhere()
    around = ("druadan-forest", "edoras", "westemnet")
    assert table.options == tuple(RetreatTo(RegionId(region)) for region in around)
    table.choose(RetreatTo(RegionId("edoras")), TakeAll())
    assert table.force("edoras", FREE) == units("rohan-regular", 3)
    assert table.force("folde") == units("sauron-regular", 3)
    assert dice(table, SHADOW) == []
    table.done()


def test_scouts_may_withdraw_into_a_siege() -> None:
    table = scene(
        {"westemnet": "2 isengard-regular", "helms-deep": "6 rohan-regular"},
        hands={FREE_SEAT: ["the-red-arrow"]},
    )
    play(attack(table, "westemnet", "helms-deep").choose(Fight()), "the-red-arrow")
    assert table.options == (RetreatTo(RegionId("fords-of-isen")), Withdraw())
    table.choose(Withdraw(), TakeAll())
    assert table.state.besieged == ["helms-deep"]
    # Only five fit.
    assert table.seat == FREE_SEAT
    table.choose(*table.options)
    assert table.force("helms-deep", FREE) == units("rohan-regular", 5)
    table.done()


def test_scouts_who_withdraw_are_not_besieged_if_nobody_follows() -> None:
    table = scene(
        {"westemnet": "2 isengard-regular", "helms-deep": "6 rohan-regular"},
        hands={FREE_SEAT: ["the-red-arrow"]},
    )
    play(attack(table, "westemnet", "helms-deep").choose(Fight()), "the-red-arrow")
    table.choose(Withdraw(), Done())
    assert table.state.besieged == []
    assert table.force("helms-deep", FREE) == units("rohan-regular", 6)
    table.done()


@pytest.mark.rule("W-BAT-42")
def test_scouts_leave_behind_who_cannot_move_but_unharmed() -> None:
    table = scene(
        {"dimrill-dale": "2 sauron-regular", "lorien": "2 elves-regular, galadriel"},
        hands={FREE_SEAT: ["the-red-arrow"]},
        expansion=True,
    )
    play(attack(table, "dimrill-dale", "lorien").choose(Fight()), "the-red-arrow")
    table.choose(RetreatTo(RegionId("parth-celebrant")), Done())
    assert table.where("galadriel") == "lorien"
    table.done()


def test_scouts_do_not_help_an_attacker() -> None:
    where = ("folde", "eastemnet")
    refuse(RIDERS, ORCS, "the-red-arrow", misses=6, where=where, by=FREE_SEAT)


def test_scouts_do_not_help_the_besieged() -> None:
    table = scene(
        {"helms-deep": "2 rohan-regular, 2 isengard-regular"},
        besieged=["helms-deep"],
        hands={FREE_SEAT: ["the-red-arrow"]},
    )
    attack(table.rolls(*(1, 1), *(1, 1)), "helms-deep", "helms-deep")
    assert table.options == (No(),)
    table.choose(No(), Cease()).done()


def test_scouts_without_a_way_out_fight() -> None:
    table = scene(
        {
            "westemnet": "isengard-regular",
            "folde": "isengard-regular",
            "edoras": "rohan-regular",
        },
        hands={FREE_SEAT: ["the-red-arrow"]},
    )
    play(attack(table.rolls(1, 1), "westemnet", "edoras"), "the-red-arrow")
    assert dice(table, SHADOW) == [1]
    table.choose(Cease()).done()


# Shield-wall


def test_shield_wall_cancels_one_of_two_hits() -> None:
    table = fight(ORCS, RIDERS, "fear-fire-foes", rolls=(*(1, 1, 1), *(5, 5, 1)))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_shield_wall_does_not_stop_a_single_hit() -> None:
    table = fight(ORCS, RIDERS, "fear-fire-foes", rolls=(*(1, 1, 1), *(5, 1, 1)))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_shield_wall_comes_after_cards_that_score_more() -> None:
    rolls = (*(1, 1, 1), *(5, 1, 1))
    table = fight(
        "2 sauron-regular, southrons-elite",
        RIDERS,
        "fear-fire-foes",
        "shadows-gather",
        rolls=rolls,
    )
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


# Confusion


def test_confusion_turns_each_one_against_the_shadow_and_it_is_not_rolled_again() -> None:
    foes, friends = "4 sauron-regular, 4 sauron-nazgul", "2 rohan-regular, 2 rohan-leader"
    rolls = (*(4, 5), *(1, 1, 2, 3), 4, *(4, 4))
    table = fight(foes, friends, "wisdom-of-elrond", rolls=rolls)
    assert rerolled(table, SHADOW) == [(2, 0)]
    # These hits are no dice of the Free Peoples, who roll their own miss again.
    assert rerolled(table, FREE) == [(1, 0)]
    assert table.prompt == TakeCasualties(3)
    table.choose(*lose("sauron-regular", 3), Cease()).done()


def test_confusion_without_ones_does_nothing() -> None:
    table = fight(ORCS, RIDERS, "wisdom-of-elrond", rolls=(*(1, 1, 1), *(2, 2, 2)))
    assert table.prompt == MayCease()
    table.choose(Cease()).done()


# Charge


def test_charge_strikes_with_the_elites_before_the_fight() -> None:
    friends, rolls = "rohan-regular, 2 rohan-elite", (*(5, 4), *(1, 1, 1), *(1, 1))
    table = fight(ORCS, friends, "guards-of-the-citadel", rolls=rolls)
    assert (dice(table, FREE), dice(table, SHADOW)) == ([2], [])
    table.choose(*lose("sauron-regular"))
    assert (dice(table, FREE), dice(table, SHADOW)) == ([2, 3], [2])
    table.choose(Cease()).done()


def test_charge_needs_an_elite() -> None:
    refuse(ORCS, RIDERS, "guards-of-the-citadel", misses=6)


# Valour


def test_valour_adds_one_to_the_roll() -> None:
    rolls = (*(4, 3, 3), *(4, 4, 4))
    table = fight(ORCS, "2 rohan-regular, rohan-elite", "dain-ironfoots-guard", rolls=rolls)
    assert (hits(table, FREE), hits(table, SHADOW)) == ([1], [0])
    table.choose(*lose("sauron-regular"), Cease()).done()


def test_valour_needs_an_own_elite() -> None:
    refuse("3 sauron-elite", RIDERS, "dain-ironfoots-guard", misses=6)
