"""Combat cards: W-CCARD, W-EX-07, W-EX-08."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, hits, lose, play, rerolled
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.events import CardPlayed, CombatCardsRevealed, DieUsed
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import Cease, Done, Fight, No, PickCard, RetreatTo, Yes
from westmarch.wotr.prompts import ChooseCombatCard, MayPlayCombatCard

FIELD = {"eastemnet": "3 sauron-regular", "folde": "3 rohan-regular"}
MISSES = (*(1, 1, 1), *(1, 1, 1))


@pytest.mark.rule("W-CCARD-01")
def test_a_combat_card_costs_no_die_and_is_no_event() -> None:
    table = scene(FIELD, hands={SHADOW: ["pits-of-mordor"]})
    play(attack(table, "eastemnet", "folde").rolls(*MISSES), "pits-of-mordor")
    assert not table.told(CardPlayed)
    assert not table.told(DieUsed)
    table.choose(Cease()).done()


@pytest.mark.rule("W-CCARD-02")
def test_each_side_plays_at_most_one_card_in_each_round() -> None:
    codes = ["pits-of-mordor", "monsters-roused"]
    table = scene(FIELD, hands={SHADOW: codes})
    first, second = map(table.card, codes)
    attack(table, "eastemnet", "folde").rolls(*MISSES, *MISSES)
    assert (table.seat, table.prompt, table.options) == (
        SHADOW,
        MayPlayCombatCard(),
        (No(), Yes()),
    )
    table.choose(Yes())
    assert table.options == (PickCard(first), PickCard(second))
    table.choose(PickCard(first), Fight(), Fight())
    # The next round is another chance.
    table.choose(Yes())
    assert table.options == (PickCard(second),)
    table.choose(PickCard(second), Cease()).done()


@pytest.mark.rule("W-CCARD-03")
def test_the_attacker_announces_first_then_both_choose_unseen() -> None:
    table = scene(FIELD, hands={FREE: ["the-last-battle"], SHADOW: ["pits-of-mordor"]})
    attack(table, "eastemnet", "folde").rolls(*MISSES)
    assert table.seat == SHADOW
    table.choose(Yes())
    assert table.seat == FREE
    table.choose(Yes())
    assert [one.seat for one in table.position.decisions] == [FREE, SHADOW]
    assert {type(one.prompt) for one in table.position.decisions} == {ChooseCombatCard}
    table.choose(PickCard(table.card("pits-of-mordor")), seat=SHADOW)
    assert not table.told(CombatCardsRevealed)
    table.choose(PickCard(table.card("the-last-battle")), seat=FREE)
    revealed = [one.codes for one in table.told(CombatCardsRevealed)]
    assert revealed == [("the-last-battle", "pits-of-mordor")]
    table.choose(Cease()).done()


@pytest.mark.rule("W-CCARD-03")
def test_who_says_no_chooses_no_card() -> None:
    table = scene(FIELD, hands={FREE: ["the-last-battle"], SHADOW: ["pits-of-mordor"]})
    attack(table, "eastemnet", "folde").rolls(*MISSES).choose(No(), Yes())
    assert [one.seat for one in table.position.decisions] == [FREE]
    table.choose(PickCard(table.card("the-last-battle")), Cease()).done()


@pytest.mark.rule("W-CCARD-04", "W-EX-08")
def test_a_card_that_needs_an_elite_is_refused_to_an_army_without() -> None:
    table = scene(FIELD, hands={SHADOW: ["olog-hai", "pits-of-mordor"]})
    attack(table, "eastemnet", "folde").rolls(*MISSES).choose(Yes())
    assert table.options == (PickCard(table.card("pits-of-mordor")),)
    table.choose(PickCard(table.card("pits-of-mordor")), Cease()).done()


@pytest.mark.rule("W-CCARD-04", "W-EX-08")
def test_who_has_only_such_cards_can_but_decline() -> None:
    table = scene(FIELD, hands={SHADOW: ["olog-hai"]})
    attack(table, "eastemnet", "folde").rolls(*MISSES)
    assert table.options == (No(),)
    table.choose(No(), Cease()).done()


@pytest.mark.rule("W-CCARD-05")
def test_a_card_acts_in_its_round_only_and_is_then_discarded() -> None:
    table = scene(FIELD, hands={SHADOW: ["pits-of-mordor"]})
    attack(table, "eastemnet", "folde").rolls(*(4, 1, 1), *(1, 1, 1), *(4, 1, 1), *(1, 1))
    play(table, "pits-of-mordor").choose(*lose("sauron-regular"))
    assert table.card("pits-of-mordor") in [card for pile in table.state.discards for card in pile]
    table.choose(Fight(), Fight())
    assert hits(table, Side.FREE) == [1, 0]
    table.choose(Cease()).done()


@pytest.mark.rule("W-CCARD-06")
def test_the_text_of_a_card_goes_before_the_rules() -> None:
    # By the rules a defender retreats only at the end of a round.
    table = scene(FIELD, hands={FREE: ["the-red-arrow"]})
    play(attack(table, "eastemnet", "folde"), "the-red-arrow")
    table.choose(RetreatTo(RegionId("edoras")), Done())
    assert dice(table, Side.FREE) == dice(table, Side.SHADOW) == []
    table.done()


@pytest.mark.rule("W-CCARD-07", "W-EX-07")
def test_the_lower_number_acts_first_and_leaves_nobody_to_strike() -> None:
    table = scene(
        {"dimrill-dale": "2 sauron-regular", "south-anduin-vale": "2 elves-regular"},
        hands={FREE: ["the-red-arrow"], SHADOW: ["balrog-of-moria"]},
    )
    play(attack(table, "dimrill-dale", "south-anduin-vale"), "the-red-arrow", "balrog-of-moria")
    table.choose(RetreatTo(RegionId("north-anduin-vale")), Done())
    assert len(table.force("north-anduin-vale", Side.FREE)) == 2
    assert dice(table, Side.SHADOW) == []
    piles = [card for pile in table.state.discards for card in pile]
    assert {table.card("the-red-arrow"), table.card("balrog-of-moria")} <= set(piles)
    table.done()


@pytest.mark.rule("W-CCARD-07")
def test_a_cancelled_card_does_nothing_at_all() -> None:
    table = scene(
        {"eastemnet": "3 sauron-regular", "folde": "2 rohan-regular, boromir"},
        hands={FREE: ["i-will-go-alone"], SHADOW: ["the-shadow-is-moving"]},
    )
    # Both cancel; that of the defender acts first, and the other never adds to the re-roll.
    table.rolls(*(1, 1, 1), *(1, 1, 1))
    play(attack(table, "eastemnet", "folde"), "i-will-go-alone", "the-shadow-is-moving")
    assert rerolled(table, Side.FREE) == []
    table.choose(Cease()).done()


@pytest.mark.rule("W-CCARD-08")
def test_with_equal_numbers_the_defender_acts_first() -> None:
    table = scene(
        {"eastemnet": "3 sauron-regular", "folde": "2 rohan-regular, boromir"},
        hands={FREE: ["i-will-go-alone"], SHADOW: ["the-shadow-is-moving"]},
    )
    # The defence of the Shadow cancels the other card, so that Boromir leads.
    table.rolls(*(1, 1, 1), *(1, 1, 1), 1)
    play(attack(table, "folde", "eastemnet", FREE), "i-will-go-alone", "the-shadow-is-moving")
    assert rerolled(table, Side.FREE) == [(1, 0)]
    table.choose(Cease()).done()


@pytest.mark.rule("W-CCARD-08")
def test_of_two_attacks_before_the_roll_the_defenders_may_leave_nobody_for_the_other() -> None:
    table = scene(
        {"dimrill-dale": "sauron-regular", "lorien": "elves-regular, 2 elves-leader"},
        hands={FREE: ["paths-of-the-woses"], SHADOW: ["balrog-of-moria"]},
    )
    table.rolls(5, 1)
    attack(table, "dimrill-dale", "lorien").choose(Fight())
    play(table, "paths-of-the-woses", "balrog-of-moria")
    assert (dice(table, Side.FREE), dice(table, Side.SHADOW)) == ([2], [])
    assert table.force("dimrill-dale") == ()
    table.done()


@pytest.mark.rule("W-CCARD-09")
def test_a_forfeited_leadership_is_back_in_the_next_round() -> None:
    table = scene(
        {"eastemnet": "3 sauron-regular", "folde": "2 rohan-regular, boromir"},
        hands={FREE: ["i-will-go-alone"]},
    )
    table.rolls(*(1, 1, 1), *(1, 1, 1), *(1, 1, 1), *(1, 1, 1), 1)
    play(attack(table, "eastemnet", "folde"), "i-will-go-alone")
    assert rerolled(table, Side.FREE) == []
    table.choose(Fight(), Fight())
    assert rerolled(table, Side.FREE) == [(1, 0)]
    table.choose(Cease()).done()
