"""Combat cards of the Shadow on its Character cards."""

from __future__ import annotations

from tests.wotr.battle import attack, dice, hits, lose, named, play, rerolled
from tests.wotr.cards.frays import WILDS, fight, refuse
from tests.wotr.scene import SHADOW as SHADOW_SEAT
from tests.wotr.scene import scene
from westmarch.wotr.kinds import FigureId, Side
from westmarch.wotr.options import Cease, Done, No, PickFigure, PickNumber
from westmarch.wotr.prompts import ChooseForfeit, ChooseSilenced, TakeCasualties

FREE, SHADOW = Side.FREE, Side.SHADOW
ORCS, RIDERS = "3 sauron-regular", "3 rohan-regular"
CAPTAIN = PickFigure(FigureId("rohan-leader"))

# One for the Dark Lord


def test_one_for_the_dark_lord_adds_one_to_roll_and_reroll_near_the_ring() -> None:
    foes, rolls = "2 sauron-regular, sauron-nazgul", (*(4, 1, 1), *(4, 3), 4)
    table = fight(foes, RIDERS, "the-ring-is-mine", rolls=rolls, bearers="folde")
    assert (hits(table, SHADOW), rerolled(table, SHADOW)) == ([1], [(1, 1)])
    assert hits(table, FREE) == [0]
    table.choose(*lose("rohan-regular", 2), Cease()).done()


def test_one_for_the_dark_lord_cannot_be_played_elsewhere() -> None:
    refuse(ORCS, RIDERS, "the-ring-is-mine", misses=6)


# Cruel as Death


def test_cruel_as_death_forfeits_two_for_one_more_on_the_roll() -> None:
    foes, rolls = "3 sauron-regular, 3 sauron-nazgul", (*(1, 1, 1), *(4, 3, 3), 4)
    table = fight(foes, RIDERS, "orc-patrol", rolls=rolls)
    assert (hits(table, SHADOW), rerolled(table, SHADOW)) == ([1], [(1, 0)])
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_cruel_as_death_needs_two_points_of_the_nazgul() -> None:
    refuse(f"{ORCS}, sauron-nazgul, mouth-of-sauron", RIDERS, "orc-patrol", misses=9)


# They are Terrible


def test_they_are_terrible_forfeit_one_for_one_more_on_the_reroll() -> None:
    foes, rolls = "3 sauron-regular, 3 sauron-nazgul", (*(1, 1, 1), *(4, 3, 3), *(4, 3))
    table = fight(foes, RIDERS, "lure-of-the-ring", rolls=rolls)
    assert (hits(table, SHADOW), rerolled(table, SHADOW)) == ([0], [(2, 1)])
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_they_are_terrible_needs_a_point_of_the_nazgul() -> None:
    refuse(f"{ORCS}, mouth-of-sauron", RIDERS, "lure-of-the-ring", misses=8)


# Dread and Despair


def test_dread_and_despair_takes_a_die_for_each_point() -> None:
    foes, rolls = "3 sauron-regular, 2 sauron-nazgul", (1, *(1, 1, 1))
    table = fight(foes, RIDERS, "candles-of-corpses", rolls=rolls)
    assert (table.prompt, table.options) == (ChooseForfeit(), (PickNumber(1), PickNumber(2)))
    table.choose(PickNumber(2))
    assert (dice(table, FREE), rerolled(table, SHADOW)) == ([1], [])
    table.choose(Cease()).done()


def test_dread_and_despair_leaves_at_least_one_die() -> None:
    foes, rolls = "3 sauron-regular, 2 sauron-nazgul", (1, *(1, 1, 1))
    table = fight(foes, "2 rohan-regular", "candles-of-corpses", rolls=rolls)
    table.choose(PickNumber(2))
    assert dice(table, FREE) == [1]
    table.choose(Cease()).done()


def test_dread_and_despair_needs_a_point_of_the_nazgul() -> None:
    refuse(ORCS, RIDERS, "candles-of-corpses", misses=6)


# Foul Stench


def test_foul_stench_cancels_the_reroll_of_those_whom_the_nazgul_outlead() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, rohan-leader"
    table = fight(foes, friends, "wormtongue", rolls=(*(1, 1), *(1, 1, 1), 1))
    assert (rerolled(table, FREE), rerolled(table, SHADOW)) == ([], [(1, 0)])
    table.choose(Cease()).done()


def test_foul_stench_does_nothing_to_greater_leadership() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, 2 rohan-leader"
    table = fight(foes, friends, "wormtongue", rolls=(*(1, 1), *(1, 1, 1), *(1, 1), 1))
    assert rerolled(table, FREE) == [(2, 0)]
    table.choose(Cease()).done()


def test_foul_stench_compares_leadership_beyond_the_five_dice() -> None:
    foes = "3 sauron-regular, 5 sauron-nazgul"
    friends = "rohan-regular, 3 rohan-leader, aragorn, meriadoc"
    table = fight(foes, friends, "wormtongue", rolls=(*(1, 1), *(1, 1, 1), *(1, 1), *(1, 1, 1)))
    assert rerolled(table, FREE) == [(2, 0)]
    table.choose(Cease()).done()


def test_foul_stench_needs_a_point_of_the_nazgul() -> None:
    refuse(f"{ORCS}, mouth-of-sauron", RIDERS, "wormtongue", misses=8)


# Black Breath


def test_black_breath_slays_a_leader_or_a_companion_of_so_many_levels() -> None:
    foes = "3 sauron-regular, 2 sauron-nazgul"
    friends = "4 rohan-regular, rohan-leader, meriadoc, boromir, strider"
    rolls = (*(1, 1, 1, 1, 1), *(1, 1, 1), *(1, 1, 1, 1), *(5, 5))
    table = fight(foes, friends, "morgul-wound", rolls=rolls)
    assert table.options == (Done(), CAPTAIN, named("meriadoc"), named("boromir"))
    table.choose(named("boromir"))
    assert table.where("boromir") is None
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("rohan-regular", 2), Cease()).done()


def test_black_breath_with_one_hit_slays_a_leader_or_a_hobbit() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "3 rohan-regular, rohan-leader, boromir"
    rolls = (*(1, 1, 1, 1), *(1, 1, 1), *(1, 1), 5)
    table = fight(foes, friends, "morgul-wound", rolls=rolls)
    assert table.options == (Done(), CAPTAIN)
    table.choose(CAPTAIN)
    assert table.state.casualties == {FigureId("rohan-leader"): 1}
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_black_breath_counts_only_the_reroll() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "3 rohan-regular, rohan-leader"
    table = fight(foes, friends, "morgul-wound", rolls=(*(1, 1, 1), *(5, 1, 1), 1, 1))
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_black_breath_needs_a_nazgul() -> None:
    refuse(f"{ORCS}, mouth-of-sauron", RIDERS, "morgul-wound", misses=8)


# Words of Power


def test_words_of_power_silence_a_companion() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, boromir, gimli"
    table = fight(foes, friends, "the-lidless-eye", rolls=(*(1, 1, 1), *(1, 1, 1), 1, 1))
    assert table.prompt == ChooseSilenced()
    assert table.options == (named("boromir"), named("gimli"))
    table.choose(named("gimli"))
    # Neither his strength nor his Leadership counts.
    assert (dice(table, FREE), rerolled(table, FREE)) == ([3], [(1, 0)])
    table.choose(Cease()).done()


def test_words_of_power_find_nobody_without_companions() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, rohan-leader"
    table = fight(foes, friends, "the-lidless-eye", rolls=(*(1, 1), *(1, 1, 1), 1, 1))
    assert rerolled(table, FREE) == [(1, 0)]
    table.choose(Cease()).done()


def test_words_of_power_act_before_the_leadership_strikes() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, boromir, rohan-leader"
    rolls = (1, *(1, 1), *(1, 1, 1), 1, 1)
    table = fight(foes, friends, "the-lidless-eye", "paths-of-the-woses", rolls=rolls)
    table.choose(named("boromir"))
    assert dice(table, FREE) == [1, 2]
    table.choose(Cease()).done()


def test_words_of_power_need_a_nazgul() -> None:
    refuse(f"{ORCS}, mouth-of-sauron", "2 rohan-regular, meriadoc", "the-lidless-eye", misses=8)


# Durin's Bane


def test_durins_bane_strikes_near_moria_with_three_dice_on_a_four() -> None:
    rolls = (*(4, 4, 3), 1, *(1, 1, 1))
    table = fight(ORCS, "3 elves-regular", "balrog-of-moria", rolls=rolls, where=WILDS)
    assert (hits(table, SHADOW), dice(table, FREE)) == ([2], [])
    table.choose(*lose("elves-regular", 2))
    assert dice(table, FREE) == [1]
    table.choose(Cease()).done()


def test_durins_bane_reaches_no_further_than_two_regions() -> None:
    where = ("dol-guldur", "narrows-of-the-forest")
    refuse(ORCS, RIDERS, "balrog-of-moria", misses=6, where=where)
    refuse(ORCS, RIDERS, "balrog-of-moria", misses=6)


# Devilry of Orthanc


def test_devilry_of_orthanc_adds_one_against_the_besieged() -> None:
    table = scene(
        {"helms-deep": "3 rohan-regular, 3 isengard-regular"},
        besieged=["helms-deep"],
        hands={SHADOW_SEAT: ["dreadful-spells"]},
    )
    attack(table.rolls(*(4, 4, 4), *(5, 4, 4)), "helms-deep", "helms-deep")
    play(table, "dreadful-spells")
    assert (hits(table, FREE), hits(table, SHADOW)) == ([0], [1])
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_devilry_of_orthanc_needs_isengard() -> None:
    table = scene(
        {"helms-deep": "3 rohan-regular, 3 sauron-regular"},
        besieged=["helms-deep"],
        hands={SHADOW_SEAT: ["dreadful-spells"]},
    )
    attack(table.rolls(*(1, 1, 1), *(1, 1, 1)), "helms-deep", "helms-deep")
    assert table.options == (No(),)
    table.choose(No(), Cease()).done()


def test_devilry_of_orthanc_is_of_no_use_in_the_field() -> None:
    refuse("3 isengard-regular", RIDERS, "dreadful-spells", misses=6)
