"""Corruption checks: M-COR."""

from __future__ import annotations

import pytest

from tests.meccg.scene import TWO, MeccgScene, enter, scene
from westmarch.kernel.chance import Rolled
from westmarch.kernel.records import replace
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import Done, Pick, Remove, Support
from westmarch.meccg.rules import checking
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.verbs import cards

HOBBIT = ("rivendell", ["frodo", "glamdring", "gimli"])


def tempted(*dice: int) -> MeccgScene:
    """Frodo bears a sword and makes a corruption check without help."""
    table = scene(HOBBIT).rolls(*dice)
    return table.begin(CorruptionCheck(table.id("frodo"))).choose(Done())


@pytest.mark.rule("M-COR-08")
def test_others_may_tap_to_support() -> None:
    table = scene(HOBBIT)
    table.begin(CorruptionCheck(table.id("frodo")))
    gimli = Support(table.id("gimli"))
    assert table.options == (Done(), gimli)
    table.rolls(6, 6).choose(gimli)
    assert table.card("gimli").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-COR-09")
def test_a_higher_result_has_no_effect() -> None:
    table = tempted(6, 6)
    assert (table.card("frodo").zone, table.state.result) == (Zone.PLAY, True)
    table.done()


@pytest.mark.rule("M-COR-14")
def test_a_result_lower_by_two_eliminates() -> None:
    table = scene(("rivendell", ["gimli", *["glamdring"] * 5]))
    table.rolls(1, 1).begin(CorruptionCheck(table.id("gimli")))
    assert table.card("gimli").zone is Zone.OUT
    assert table.card("glamdring").zone is Zone.DISCARD
    table.done()


@pytest.mark.rule("M-COR-10")
def test_a_result_lower_by_one_discards_a_hero() -> None:
    table = scene(("rivendell", ["gimli", *["glamdring"] * 3]))
    table.rolls(1, 1).begin(CorruptionCheck(table.id("gimli")))
    assert table.card("gimli").zone is Zone.DISCARD
    table.done()


@pytest.mark.rule("M-COR-07")
def test_ringwraiths_make_no_checks() -> None:
    minions = (Alignment.MINION, Alignment.HERO)
    table = scene(("dol-guldur-minion", ["khamul-the-ringwraith"]), alignments=minions)
    table.begin(CorruptionCheck(table.id("khamul-the-ringwraith")))
    assert table.state.result is True
    table.done()


# Corruption cards


def hung(*company: str, card: str = "lure-of-expedience") -> MeccgScene:
    """A corruption card lies on Gimli."""
    table = scene(("rivendell", ["gimli", *company]))
    enter(table.state, card, TWO, table.id("gimli"))
    return table


@pytest.mark.rule("M-COR-01")
def test_only_cards_with_the_keyword_are_corruption_cards() -> None:
    assert Remove(hung().id("lure-of-expedience"), False) in hung().organize().options
    table = hung(card="foolish-words").organize()
    assert not table.offers(Remove(table.id("foolish-words"), False)), "it must be tapped for"
    assert table.offers(Remove(table.id("foolish-words"), True))


@pytest.mark.rule("M-COR-02")
def test_one_corruption_card_a_phase_is_played_on_a_character() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas", "aragorn-ii"]),
        theirs=["lure-of-expedience", "despair-of-the-heart"],
    ).move()
    gimli, legolas, aragorn = (table.id(code) for code in ("gimli", "legolas", "aragorn-ii"))
    table.choose(table.play("lure-of-expedience"), Pick(gimli))
    table.choose(table.play("despair-of-the-heart"))
    assert table.options == (Pick(legolas), Pick(aragorn))
    table.choose(Pick(legolas)).finish()
    table = scene(("rivendell", ["gimli"]), theirs=["despair-of-the-heart"])
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    assert table.move().offers(table.play("despair-of-the-heart")), "that was in another phase"


@pytest.mark.rule("M-COR-03")
def test_who_can_tap_tries_as_often_as_he_can() -> None:
    table = hung().organize()
    lure, gimli = table.id("lure-of-expedience"), table.id("gimli")
    table.rolls(1, 4).choose(Remove(lure, True))
    assert table.card("gimli").status is Status.TAPPED
    assert table.card("lure-of-expedience").zone is Zone.PLAY, "5 is not more than 5"
    cards.untap(table.state, gimli)
    table.rolls(1, 1).choose(Remove(lure, False))
    assert table.offers(Remove(lure, True)), "he can be tapped again"
    table = hung().organize()
    table.rolls(1, 5).choose(Remove(lure, True))
    assert table.card("lure-of-expedience").zone is Zone.DISCARD


@pytest.mark.rule("M-COR-04")
@pytest.mark.parametrize("status", [Status.UNTAPPED, Status.TAPPED, Status.WOUNDED])
def test_without_tapping_the_number_is_higher_by_three(status: Status) -> None:
    for dice, zone in (((4, 4), Zone.PLAY), ((4, 5), Zone.DISCARD)):
        table = hung()
        gimli = table.id("gimli")
        table.state.cards[gimli] = replace(table.state.cards[gimli], status=status)
        table.organize().rolls(*dice).choose(Remove(table.id("lure-of-expedience"), False))
        assert table.card("lure-of-expedience").zone is zone
        assert table.card("gimli").status is status


@pytest.mark.rule("M-COR-05")
def test_without_tapping_each_card_is_tried_once_a_turn() -> None:
    table = hung()
    enter(table.state, "despair-of-the-heart", TWO, table.id("gimli"))
    lure, despair = table.id("lure-of-expedience"), table.id("despair-of-the-heart")
    table.organize().rolls(1, 1).choose(Remove(lure, False))
    assert not table.offers(Remove(lure, False))
    assert table.offers(Remove(lure, True)), "tapping he may still try"
    assert table.offers(Remove(despair, False))


@pytest.mark.rule("M-COR-06")
def test_a_card_demands_a_check() -> None:
    table = scene(("rivendell", ["gimli", "glamdring"]), theirs=["weariness-of-the-heart"]).move()
    table.rolls(1, 1, 1, 1).choose(table.play("weariness-of-the-heart", 1), Pick(table.id("gimli")))
    assert table.state.script == [Rolled(1), Rolled(1)], "a roll of two dice was made"


@pytest.mark.rule("M-COR-11")
@pytest.mark.parametrize("side", [Alignment.MINION, Alignment.BALROG])
def test_servants_of_the_shadow_are_only_tapped(side: Alignment) -> None:
    table = scene(("moria-minion", ["luitprand"]), alignments=(side, Alignment.HERO))
    enter(table.state, "lure-of-expedience", TWO, table.id("luitprand"))
    table.rolls(1, 1).begin(CorruptionCheck(table.id("luitprand")))
    assert (table.card("luitprand").zone, table.card("luitprand").status) == (
        Zone.PLAY,
        Status.TAPPED,
    )
    table.done()


@pytest.mark.rule("M-COR-12", "M-COR-10")
def test_a_fallen_wizard_and_his_orcs_are_only_tapped() -> None:
    sides = (Alignment.FALLEN_WIZARD, Alignment.HERO)
    for who, zone in (
        ("gorbag", Zone.PLAY),
        ("saruman-fallen-wizard", Zone.PLAY),
        ("gimli", Zone.DISCARD),
    ):
        table = scene(("isengard-fallen-wizard", [who]), alignments=sides)
        card = table.id(who)
        enter(table.state, "lure-of-expedience", TWO, card)
        points = numbers.corruption(table.state, card)
        more = checking.own_modifier(table.state, card)
        first, second = divmod(points - more, 2)
        while first < 1:
            enter(table.state, "despair-of-the-heart", TWO, card)
            points = numbers.corruption(table.state, card)
            first, second = divmod(points - more, 2)
        table.rolls(first, first + second).begin(CorruptionCheck(card))
        assert table.card(who).zone is zone


@pytest.mark.rule("M-COR-13")
def test_a_wizard_who_wavers_is_eliminated() -> None:
    table = scene(("rivendell", ["gandalf", "glamdring"]))
    enter(table.state, "lure-of-the-senses", TWO, table.id("gandalf"))
    assert numbers.corruption(table.state, table.id("gandalf")) == 3
    table.rolls(1, 1).begin(CorruptionCheck(table.id("gandalf")))
    assert table.card("gandalf").zone is Zone.OUT, "2 + 1 equals 3"
    table.done()


@pytest.mark.rule("M-ORG-25")
def test_another_hazard_is_tried_once_a_phase_by_who_taps() -> None:
    table = hung("legolas", card="foolish-words").organize()
    words = table.id("foolish-words")
    table.rolls(3, 4).choose(Remove(words, True))
    assert table.card("foolish-words").host == table.id("gimli"), "7 is not more than 7"
    cards.untap(table.state, table.id("gimli"))
    table.finish()
    table.organize()
    assert not table.offers(Remove(words, True))
    table = hung(card="foolish-words").organize()
    table.rolls(4, 4).choose(Remove(table.id("foolish-words"), True))
    assert table.card("foolish-words").zone is Zone.DISCARD
