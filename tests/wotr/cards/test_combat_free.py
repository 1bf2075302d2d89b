"""Combat cards of the Free Peoples on their Character cards."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, hits, lose, named, play, rerolled, units
from tests.wotr.cards.frays import WILDS, fight, refuse
from tests.wotr.scene import scene
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import FigureId, Side
from westmarch.wotr.options import Cease, Done, PickFigure
from westmarch.wotr.prompts import ChooseSlain, MayCease, MayForfeit, TakeCasualties

FREE, SHADOW = Side.FREE, Side.SHADOW
ORCS, RIDERS = "3 sauron-regular", "3 rohan-regular"
WRAITH, CAPTAIN = PickFigure(FigureId("sauron-nazgul")), PickFigure(FigureId("rohan-leader"))

# It is a Gift


def test_it_is_a_gift_adds_one_to_roll_and_reroll_where_the_fellowship_is() -> None:
    rolls = (*(4, 3), *(1, 1, 1), 4)
    table = fight(ORCS, "2 rohan-regular, rohan-leader", "elven-rope", rolls=rolls, bearers="folde")
    assert hits(table, FREE) == [1]
    assert rerolled(table, FREE) == [(1, 1)]
    table.choose(*lose("sauron-regular", 2), Cease()).done()


def test_it_is_a_gift_cannot_be_played_away_from_the_fellowship() -> None:
    refuse(ORCS, RIDERS, "elven-rope", misses=6)


# Blade of Westernesse


def test_blade_of_westernesse_uses_one_hit_of_the_reroll_to_slay_a_minion() -> None:
    foes = "2 sauron-regular, sauron-nazgul, witch-king, mouth-of-sauron"
    friends = "2 rohan-regular, meriadoc, peregrin"
    rolls = (*(1, 1), *(1, 1), *(5, 5), *(1, 1))
    table = fight(foes, friends, "mithril-coat-and-sting", rolls=rolls)
    assert table.prompt == ChooseSlain()
    assert table.options == (Done(), named("witch-king"), named("mouth-of-sauron"))
    table.choose(named("witch-king"))
    assert table.where("witch-king") is None
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("sauron-regular"), Cease()).done()


def test_blade_of_westernesse_does_nothing_if_the_reroll_does_not_hit() -> None:
    foes, friends = "2 sauron-regular, witch-king", "2 rohan-regular, meriadoc"
    rolls = (*(5, 1), *(1, 1), 1, *(1, 1))
    table = fight(foes, friends, "mithril-coat-and-sting", rolls=rolls)
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("sauron-regular"), Cease()).done()


def test_blade_of_westernesse_needs_a_hobbit() -> None:
    refuse(ORCS, "2 rohan-regular, gimli", "mithril-coat-and-sting", misses=7)


# Mighty Attack


def test_mighty_attack_turns_a_miss_into_a_hit_for_the_leadership_of_a_companion() -> None:
    rolls = (*(1, 1, 1), *(1, 1, 1), 1)
    table = fight(ORCS, "2 rohan-regular, boromir, meriadoc", "horn-of-gondor", rolls=rolls)
    assert table.options == (Done(), named("boromir"), named("meriadoc"))
    table.choose(named("boromir"))
    assert rerolled(table, FREE) == [(1, 0)]
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("sauron-regular"), Cease()).done()


def test_mighty_attack_may_be_left_and_asks_nothing_if_all_dice_hit() -> None:
    rolls = (*(1, 1, 1), *(1, 1, 1), 1)
    table = fight(ORCS, "2 rohan-regular, boromir", "horn-of-gondor", rolls=rolls)
    assert table.prompt == MayForfeit()
    table.choose(Done())
    assert rerolled(table, FREE) == [(1, 0)]
    table.choose(Cease()).done()
    friends = "2 rohan-regular, meriadoc"
    table = fight(ORCS, friends, "horn-of-gondor", rolls=(*(5, 5), *(1, 1, 1)))
    table.choose(*lose("sauron-regular", 2), Cease()).done()


def test_mighty_attack_is_not_for_those_whom_words_of_power_silence() -> None:
    foes, friends = "3 sauron-regular, sauron-nazgul", "2 rohan-regular, boromir, meriadoc"
    rolls = (*(1, 1), *(1, 1, 1), 1, 1)
    table = fight(foes, friends, "horn-of-gondor", "the-lidless-eye", rolls=rolls)
    table.choose(named("boromir"))
    assert table.options == (Done(), named("meriadoc"))
    table.choose(Done(), Cease()).done()


def test_mighty_attack_needs_a_companion() -> None:
    refuse(ORCS, "2 rohan-regular, rohan-leader", "horn-of-gondor", misses=6)


# Servant of the Secret Fire


def test_servant_of_the_secret_fire_adds_one_to_the_roll_with_gandalf() -> None:
    rolls = (*(4, 4, 3), *(1, 1, 1), 4)
    table = fight(ORCS, "2 rohan-regular, gandalf-grey", "wizards-staff", rolls=rolls)
    assert (hits(table, FREE), rerolled(table, FREE)) == ([2], [(1, 0)])
    table.choose(*lose("sauron-regular", 2), Cease()).done()


def test_servant_of_the_secret_fire_needs_gandalf() -> None:
    refuse(ORCS, "2 rohan-regular, boromir", "wizards-staff", misses=7)


# Andúril


def test_anduril_turns_one_miss_with_strider() -> None:
    rolls = (*(1, 1, 1), *(1, 1, 1), 1)
    table = fight(ORCS, "2 rohan-regular, strider, meriadoc", "athelas", rolls=rolls)
    assert table.options == (Done(), named("strider"))
    table.choose(named("strider"))
    assert rerolled(table, FREE) == [(1, 0)]
    table.choose(*lose("sauron-regular"), Cease()).done()


def test_anduril_turns_up_to_two_misses_with_aragorn() -> None:
    table = fight(
        ORCS, "2 rohan-regular, aragorn", "athelas", rolls=(*(1, 1, 1), *(1, 1, 1))
    ).choose(named("aragorn"))
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("sauron-regular", 2), Cease()).done()
    table = fight(
        ORCS, "2 rohan-regular, aragorn", "athelas", rolls=(*(1, 5, 1), *(1, 1, 1), *(1, 1))
    )
    table.choose(Done(), *lose("sauron-regular"), Cease()).done()


def test_anduril_turns_no_more_than_was_missed() -> None:
    foes, rolls = "5 sauron-regular", (*(5, 5, 1), *(1, 1, 1, 1, 1))
    table = fight(foes, "2 rohan-regular, aragorn", "athelas", rolls=rolls)
    table.choose(named("aragorn"))
    assert table.prompt == TakeCasualties(3)
    table.choose(*lose("sauron-regular", 3), Cease()).done()


def test_anduril_needs_strider_or_aragorn() -> None:
    refuse(ORCS, "2 rohan-regular, boromir", "athelas", misses=7)


# Heroic Death


def test_heroic_death_gives_a_leader_for_one_hit_before_casualties() -> None:
    friends, rolls = "4 rohan-regular, 2 rohan-leader", (*(1, 1, 1, 1), *(5, 5, 1), *(1, 1))
    table = fight(ORCS, friends, "there-is-another-way", rolls=rolls)
    assert table.options == (Done(), CAPTAIN)
    table.choose(CAPTAIN)
    assert table.state.casualties == {FigureId("rohan-leader"): 1}
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_heroic_death_gives_a_companion_for_as_many_hits_as_his_level() -> None:
    friends, rolls = "4 rohan-regular, boromir", (*(1, 1, 1, 1, 1), *(5, 5, 5), 1)
    table = fight(ORCS, friends, "there-is-another-way", rolls=rolls)
    table.choose(named("boromir"))
    assert table.where("boromir") is None
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("rohan-regular"), Cease()).done()


def test_heroic_death_never_cancels_more_than_was_scored_and_nothing_without_a_hit() -> None:
    friends, rolls = "2 rohan-regular, aragorn", (*(1, 1, 1), *(5, 1, 1), *(1, 1))
    table = fight(ORCS, friends, "there-is-another-way", rolls=rolls).choose(named("aragorn"))
    assert table.force("folde", FREE) == units("rohan-regular", 2)
    table.choose(Cease()).done()
    rolls = (*(1, 1, 1), *(1, 1, 1), *(1, 1))
    table = fight(ORCS, friends, "there-is-another-way", rolls=rolls)
    assert table.prompt == MayCease()
    table.choose(Cease()).done()


def test_heroic_death_needs_a_leader_or_a_companion() -> None:
    refuse(ORCS, RIDERS, "there-is-another-way", misses=6)


# Daring Defiance


def test_daring_defiance_cancels_the_other_card_and_no_companion_leads() -> None:
    friends = "2 rohan-regular, rohan-leader, boromir"
    rolls = (*(4, 1, 1), *(4, 4, 4), 1)
    table = fight(ORCS, friends, "i-will-go-alone", "pits-of-mordor", rolls=rolls)
    assert (hits(table, FREE), hits(table, SHADOW)) == ([0], [0])
    assert rerolled(table, FREE) == [(1, 0)]
    table.choose(Cease()).done()


def test_daring_defiance_needs_a_companion() -> None:
    refuse(ORCS, "2 rohan-regular, rohan-leader", "i-will-go-alone", misses=6)


# Fateful Strike


def test_fateful_strike_slays_a_nazgul_for_one_hit_besides_the_hit() -> None:
    foes = "2 sauron-regular, 2 sauron-nazgul, mouth-of-sauron"
    rolls = (*(1, 1, 1), *(1, 1), *(5, 1), *(1, 1))
    table = fight(foes, "3 rohan-regular, 2 rohan-leader", "bilbos-song", rolls=rolls)
    assert table.options == (Done(), WRAITH)
    table.choose(WRAITH)
    assert table.force("eastemnet").count(FigureId("sauron-nazgul")) == 1
    assert table.prompt == TakeCasualties(1)
    table.choose(*lose("sauron-regular"), Cease()).done()


@pytest.mark.rule("W-CHAR-05")
def test_fateful_strike_slays_the_witch_king_as_it_slays_a_nazgul() -> None:
    foes, friends = "2 sauron-regular, witch-king", "3 rohan-regular, 2 rohan-leader"
    rolls = (*(1, 1, 1), *(1, 1), *(5, 1), *(1, 1))
    table = fight(foes, friends, "bilbos-song", rolls=rolls)
    assert table.options == (Done(), named("witch-king"))
    table.choose(named("witch-king"), *lose("sauron-regular"), Cease())
    assert table.where("witch-king") is None
    table.done()


def test_fateful_strike_slays_a_minion_instead_for_two_hits() -> None:
    foes = "3 sauron-regular, sauron-nazgul, mouth-of-sauron"
    rolls = (*(1, 1, 1), *(1, 1, 1), *(5, 5), *(1, 1, 1))
    table = fight(foes, "3 rohan-regular, 2 rohan-leader", "bilbos-song", rolls=rolls)
    assert table.options == (Done(), WRAITH, named("mouth-of-sauron"))
    table.choose(named("mouth-of-sauron"))
    assert table.where("mouth-of-sauron") is None
    assert table.force("eastemnet").count(FigureId("sauron-nazgul")) == 1
    table.choose(*lose("sauron-regular", 2), Cease()).done()


def test_fateful_strike_counts_only_the_reroll() -> None:
    foes, rolls = "3 sauron-regular, sauron-nazgul", (*(5, 5, 1), *(1, 1, 1), 1, 1)
    table = fight(foes, "3 rohan-regular, rohan-leader", "bilbos-song", rolls=rolls)
    assert table.prompt == TakeCasualties(2)
    table.choose(*lose("sauron-regular", 2), Cease()).done()


def test_fateful_strike_needs_a_leader_or_a_companion() -> None:
    refuse(ORCS, RIDERS, "bilbos-song", misses=6)


# Sudden Strike


def test_sudden_strike_rolls_the_leadership_before_the_fight() -> None:
    friends, rolls = "2 rohan-regular, rohan-leader, aragorn", (*(5, 4, 6), *(1, 1, 1), 1)
    table = fight(ORCS, friends, "challenge-of-the-king", rolls=(*rolls, *(1, 1, 1)))
    # Its hits are taken at once: two of three are gone before they roll.
    assert table.prompt == TakeCasualties(2)
    assert (dice(table, FREE), dice(table, SHADOW)) == ([3], [])
    table.choose(*lose("sauron-regular", 2))
    assert (dice(table, FREE), dice(table, SHADOW)) == ([3, 3], [1])
    table.choose(Cease()).done()


def test_sudden_strike_uses_no_more_than_five_dice() -> None:
    friends = "rohan-regular, 2 rohan-leader, aragorn, gimli, legolas"
    rolls = (*(1, 1, 1, 1, 1), *(5, 5, 5), *(1, 1, 1))
    table = fight(ORCS, friends, "challenge-of-the-king", rolls=rolls)
    assert dice(table, FREE) == [5, 4]
    assert table.force("eastemnet") == ()
    table.done()


def test_sudden_strike_needs_a_leader_or_a_companion() -> None:
    refuse(ORCS, RIDERS, "challenge-of-the-king", misses=6)


# Brave Stand


def test_brave_stand_takes_a_die_for_each_companion_but_not_the_last() -> None:
    friends, rolls = "2 rohan-regular, meriadoc, peregrin", (*(1, 1), 1, *(1, 1))
    table = fight(ORCS, friends, "the-grey-company", rolls=rolls)
    assert dice(table, SHADOW) == [1]
    table.choose(Cease()).done()
    rolls = (*(1, 1), 1, *(1, 1))
    table = fight("2 sauron-regular", friends, "the-grey-company", rolls=rolls)
    assert dice(table, SHADOW) == [1]
    table.choose(Cease()).done()


def test_brave_stand_needs_a_companion() -> None:
    refuse(ORCS, "2 rohan-regular, rohan-leader", "the-grey-company", misses=6)


# The Ents


def test_ents_rage_adds_two_to_the_roll_in_rohan_and_in_fangorn() -> None:
    for where in (("eastemnet", "folde"), ("eastemnet", "fangorn")):
        table = fight(
            ORCS,
            RIDERS,
            "the-ents-awake-treebeard",
            rolls=(*(3, 2, 2), *(3, 3, 3)),
            where=where,
        )
        assert (hits(table, FREE), hits(table, SHADOW)) == ([1], [0])
        table.choose(*lose("sauron-regular"), Cease()).done()


def test_ents_rage_counts_before_orthanc() -> None:
    table = scene(
        {"orthanc": "2 rohan-regular, 2 isengard-regular"},
        besieged=["orthanc"],
        hands={0: ["the-ents-awake-treebeard"]},
    )
    attack(table.rolls(*(4, 3), *(1, 1)), "orthanc", "orthanc", Seat(0))
    play(table, "the-ents-awake-treebeard")
    assert hits(table, FREE) == [1]
    table.choose(*lose("isengard-regular"), Cease()).done()


def test_the_ents_help_in_no_other_country() -> None:
    for name in ("treebeard", "huorns", "entmoot"):
        code = f"the-ents-awake-{name}"
        refuse(ORCS, RIDERS, code, misses=6, where=("western-emyn-muil", "druadan-forest"))
        refuse(ORCS, RIDERS, code, misses=6, where=WILDS)


def test_rage_of_the_ents_adds_two_to_the_roll() -> None:
    code, rolls = "the-ents-awake-rock-and-stone-e", (*(3, 2, 2), *(3, 3, 3))
    table = fight(ORCS, RIDERS, code, rolls=rolls, expansion=True)
    assert (hits(table, FREE), hits(table, SHADOW)) == ([1], [0])
    table.choose(*lose("sauron-regular"), Cease()).done()


def test_rage_of_the_ents_reaches_no_other_country() -> None:
    code = "the-ents-awake-rock-and-stone-e"
    refuse(ORCS, RIDERS, code, misses=6, where=WILDS, expansion=True)


def test_huorn_dark_leaves_the_shadow_two_dice() -> None:
    table = fight(ORCS, RIDERS, "the-ents-awake-huorns", rolls=(*(1, 1, 1), *(1, 1)))
    assert (dice(table, FREE), dice(table, SHADOW)) == ([3], [2])
    table.choose(Cease()).done()


def test_nameless_wood_scores_two_more_hits_if_there_is_one() -> None:
    foes, rolls = "4 sauron-regular", (*(5, 1, 1), *(1, 1, 1, 1))
    table = fight(foes, RIDERS, "the-ents-awake-entmoot", rolls=rolls)
    assert table.prompt == TakeCasualties(3)
    table.choose(*lose("sauron-regular", 3), Cease()).done()


def test_nameless_wood_scores_nothing_without_a_hit() -> None:
    table = fight(ORCS, RIDERS, "the-ents-awake-entmoot", rolls=(*(4, 1, 1), *(1, 1, 1)))
    assert table.prompt == MayCease()
    table.choose(Cease()).done()
