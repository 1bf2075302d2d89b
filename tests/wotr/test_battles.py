"""The rounds of a battle and its dice: W-BAT-10 to 26."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, hits, lose, play, rerolled
from tests.wotr.scene import FREE, SHADOW, scene
from westmarch.wotr.events import CombatRolled, LeadersRolled
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import (
    Cease,
    Done,
    Fight,
    LoseElite,
    LoseFigure,
    PickCard,
    ReduceElite,
    RetreatTo,
    Yes,
)
from westmarch.wotr.prompts import (
    ChooseCombatCard,
    MayCease,
    MayPlayCombatCard,
    MayRetreat,
    TakeCasualties,
)

EASTEMNET, FOLDE, EDORAS = RegionId("eastemnet"), RegionId("folde"), RegionId("edoras")


@pytest.mark.rule("W-BAT-10", "W-EX-06")
def test_an_army_rolls_a_die_for_each_unit_but_no_more_than_five() -> None:
    table = scene({"eastemnet": "6 sauron-regular, 2 sauron-elite", "folde": "3 rohan-regular"})
    table.rolls(1, 1, 1, *(1, 1, 1, 1, 1))
    attack(table, EASTEMNET, FOLDE)
    assert [(one.side, len(one.dice)) for one in table.told(CombatRolled)] == [
        (Side.FREE, 3),
        (Side.SHADOW, 5),
    ]
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-BAT-16", "W-BAT-17", "W-EX-09")
def test_only_misses_are_rolled_again_as_many_as_there_are_leaders() -> None:
    table = scene({
        "eastemnet": "5 sauron-regular, 3 sauron-nazgul",
        "folde": "5 rohan-regular",
    })  # fmt: skip
    table.rolls(*(1, 1, 1, 1, 1), *(1, 3, 5, 5, 6), *(2, 6))
    attack(table, EASTEMNET, FOLDE)
    assert [one.hits for one in table.told(CombatRolled)] == [0, 3]
    assert [(one.dice, one.hits) for one in table.told(LeadersRolled)] == [((2, 6), 1)]
    assert table.prompt == TakeCasualties(4)
    table.choose(*[LoseFigure(FigureId("rohan-regular"))] * 4).choose(Cease())
    assert table.force("folde", Side.FREE) == (FigureId("rohan-regular"),)
    table.done()


@pytest.mark.rule("W-BAT-25", "W-BAT-26", "W-EX-11")
def test_two_hits_cost_two_regulars_or_two_elites_reduced_or_one_elite() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular, 2 rohan-elite"})
    table.rolls(*(1, 1, 1, 1), *(6, 6))
    attack(table, EASTEMNET, FOLDE)
    regular, elite = FigureId("rohan-regular"), FigureId("rohan-elite")
    assert table.options == (LoseFigure(regular), ReduceElite(elite), LoseElite(elite))
    table.choose(LoseElite(elite), Cease())
    assert table.force("folde", Side.FREE) == (regular, regular, elite)
    assert table.state.casualties == {elite: 1}
    table.done()


@pytest.mark.rule("W-BAT-11")
def test_leadership_counts_leaders_and_the_ratings_of_characters() -> None:
    table = scene({
        "eastemnet": "5 sauron-regular, sauron-nazgul, witch-king",
        "folde": "4 rohan-regular, rohan-leader, aragorn",
    })  # fmt: skip
    table.rolls(*(1, 1, 1, 1, 1), *(1, 1, 1, 1, 1), *(1, 1, 1), *(1, 1, 1))
    attack(table, "eastemnet", "folde")
    assert rerolled(table, Side.FREE) == [(3, 0)]
    assert rerolled(table, Side.SHADOW) == [(3, 0)]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-12")
def test_companions_add_dice_but_never_beyond_five() -> None:
    table = scene({
        "eastemnet": "sauron-regular",
        "folde": "4 rohan-regular, boromir, gimli",
    })  # fmt: skip
    table.rolls(*(1, 1, 1, 1, 5), 1, *(1, 1))
    attack(table, "eastemnet", "folde")
    assert dice(table, Side.FREE) == [5]
    assert table.force("eastemnet") == ()
    table.done()


@pytest.mark.rule("W-BAT-12")
def test_two_units_with_a_captain_roll_three_dice() -> None:
    table = scene({"eastemnet": "sauron-regular", "folde": "2 rohan-regular, boromir"})
    table.rolls(*(1, 1, 1), 1, 1)
    attack(table, "eastemnet", "folde")
    assert dice(table, Side.FREE) == [3]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-12", "W-BAT-16")
def test_no_more_than_five_dice_are_rolled_again() -> None:
    table = scene({"eastemnet": "6 sauron-regular, 7 sauron-nazgul", "folde": "rohan-regular"})
    table.rolls(1, *(1, 1, 1, 1, 1), *(1, 1, 1, 1, 1))
    attack(table, "eastemnet", "folde")
    assert rerolled(table, Side.SHADOW) == [(5, 0)]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-13")
def test_a_round_goes_from_the_cards_to_ceasing_and_retreat() -> None:
    table = scene(
        {"eastemnet": "3 sauron-regular", "folde": "3 rohan-regular"},
        hands={FREE: ["the-last-battle"], SHADOW: ["pits-of-mordor"]},
    )
    table.rolls(*(5, 1, 1), *(5, 1, 1))
    attack(table, "eastemnet", "folde")
    asked = []
    for _ in Side:
        asked.append((table.seat, type(table.prompt)))
        table.choose(Yes())
    assert not table.told(CombatRolled)
    for seat, code in ((FREE, "the-last-battle"), (SHADOW, "pits-of-mordor")):
        asked.append((seat, type(table.position.of(seat).prompt)))
        table.choose(PickCard(table.card(code)), seat=seat)
    for option in (*lose("sauron-regular"), *lose("rohan-regular"), Fight(), RetreatTo(EDORAS)):
        asked.append((table.seat, type(table.prompt)))
        table.choose(option)
    assert asked == [
        (SHADOW, MayPlayCombatCard),
        (FREE, MayPlayCombatCard),
        (FREE, ChooseCombatCard),
        (SHADOW, ChooseCombatCard),
        (SHADOW, TakeCasualties),
        (FREE, TakeCasualties),
        (SHADOW, MayCease),
        (FREE, MayRetreat),
    ]
    table.choose(Done()).done()


@pytest.mark.rule("W-BAT-14")
def test_both_sides_roll_before_anybody_rolls_again() -> None:
    table = scene({
        "eastemnet": "2 sauron-regular, sauron-nazgul",
        "folde": "2 rohan-regular, rohan-leader",
    })  # fmt: skip
    table.rolls(*(1, 1), *(1, 1), 1, 1)
    attack(table, "eastemnet", "folde")
    kinds = (CombatRolled, LeadersRolled)
    rolled = [(type(e.event), e.event.side) for e in table.log if isinstance(e.event, kinds)]
    assert rolled == [(kind, side) for kind in kinds for side in Side]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-15")
def test_a_die_hits_on_a_five_or_a_six() -> None:
    table = scene({"eastemnet": "6 sauron-regular", "folde": "5 rohan-regular"})
    table.rolls(*(2, 3, 4, 5, 6), *(1, 2, 3, 4, 4))
    attack(table, "eastemnet", "folde")
    assert hits(table, Side.FREE) == [2]
    assert hits(table, Side.SHADOW) == [0]
    table.choose(*lose("sauron-regular", 2), Cease()).done()


@pytest.mark.rule("W-BAT-17")
def test_a_miss_is_rolled_again_only_once() -> None:
    table = scene({"eastemnet": "2 sauron-regular, 4 sauron-nazgul", "folde": "2 rohan-regular"})
    table.rolls(*(1, 1), *(5, 1), 4)
    attack(table, "eastemnet", "folde")
    assert rerolled(table, Side.SHADOW) == [(1, 0)]
    table.choose(*lose("rohan-regular"), Cease()).done()


@pytest.mark.rule("W-BAT-18")
def test_a_reroll_needs_what_the_roll_needed() -> None:
    table = scene({"vale-of-the-carnen": "sauron-regular, sauron-nazgul", "dale": "north-regular"})
    table.rolls(1, 5, 5, 1, 4, 5)
    attack(table, "vale-of-the-carnen", "dale")
    assert rerolled(table, Side.SHADOW) == [(1, 0)]
    table.choose(Fight(), Fight())
    assert rerolled(table, Side.SHADOW) == [(1, 0), (1, 1)]
    table.choose(Done()).done()


@pytest.mark.rule("W-BAT-19", "W-EX-10")
def test_with_one_more_a_four_hits_and_a_three_does_not() -> None:
    table = scene(
        {"eastemnet": "6 sauron-regular", "folde": "4 rohan-regular, rohan-elite"},
        hands={FREE: ["thranduils-archers"]},
    )
    table.rolls(*(2, 3, 4, 5, 6), *(1, 1, 1, 1, 1))
    play(attack(table, "eastemnet", "folde"), "thranduils-archers")
    assert hits(table, Side.FREE) == [3]
    table.choose(*lose("sauron-regular", 3), Cease()).done()


@pytest.mark.rule("W-BAT-19")
def test_several_modifiers_add_up() -> None:
    table = scene(
        {"eastemnet": "6 sauron-regular", "folde": "rohan-regular, rohan-elite"},
        hands={FREE: ["thranduils-archers"], SHADOW: ["return-to-valinor"]},
    )
    table.rolls(*(1, 2), *(2, 2, 2, 2, 2))
    play(attack(table, "eastemnet", "folde"), "thranduils-archers", "return-to-valinor")
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1], [0])
    table.choose(*lose("sauron-regular"), Cease()).done()


@pytest.mark.rule("W-BAT-20")
def test_a_modifier_for_the_roll_is_none_for_the_reroll() -> None:
    table = scene(
        {"eastemnet": "2 sauron-regular", "folde": "rohan-elite, rohan-leader"},
        hands={FREE: ["thranduils-archers"]},
    )
    table.rolls(3, *(1, 1), 4)
    play(attack(table, "eastemnet", "folde"), "thranduils-archers")
    assert rerolled(table, Side.FREE) == [(1, 0)]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-20")
def test_a_modifier_for_the_reroll_is_none_for_the_roll() -> None:
    table = scene(
        {"eastemnet": "2 sauron-regular, 2 sauron-nazgul", "folde": "2 rohan-regular"},
        hands={SHADOW: ["lure-of-the-ring"]},
    )
    table.rolls(*(1, 1), *(4, 4), 4)
    play(attack(table, "eastemnet", "folde"), "lure-of-the-ring")
    assert hits(table, Side.SHADOW) == [0]
    assert rerolled(table, Side.SHADOW) == [(1, 1)]
    table.choose(*lose("rohan-regular"), Cease()).done()


@pytest.mark.rule("W-BAT-21")
def test_a_one_misses_even_with_four_added() -> None:
    table = scene(
        {"eastemnet": "3 sauron-regular", "folde": "2 rohan-regular"},
        hands={FREE: ["the-ents-awake-treebeard"], SHADOW: ["return-to-valinor"]},
    )
    table.rolls(*(1, 2), *(1, 1, 1))
    play(attack(table, "eastemnet", "folde"), "the-ents-awake-treebeard", "return-to-valinor")
    assert (hits(table, Side.FREE), hits(table, Side.SHADOW)) == ([1], [0])
    table.choose(*lose("sauron-regular"), Cease()).done()


@pytest.mark.rule("W-BAT-22")
def test_a_six_hits_even_with_one_taken_away() -> None:
    table = scene(
        {"vale-of-the-carnen": "2 sauron-regular", "dale": "2 north-regular"},
        hands={FREE: ["book-of-mazarbul"]},
    )
    table.rolls(*(1, 1), *(5, 6))
    play(attack(table, "vale-of-the-carnen", "dale"), "book-of-mazarbul")
    assert hits(table, Side.SHADOW) == [1]
    table.choose(*lose("north-regular"), Cease()).done()
