"""Wizards who fall, where the optional rules of The White Hand are played: M-OPT-04 to 07."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import influence, scoring
from westmarch.meccg.events import Declared
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.options import BringIn, Done, GiveUp, No, Pick, Transfer
from westmarch.meccg.prompts import MayFall, Organize, PlayStage
from westmarch.meccg.verbs import companies

FALLEN = "gandalf-fallen-wizard"
ASIDE = (
    FALLEN,
    "saruman-fallen-wizard",
    "great-patron",
    "the-grey-hat",
    "many-coloured-robes",
)
"""The last one belongs to Saruman."""

EQUAL, ONE_LOWER, TWO_LOWER, HIGHER = (1, 3), (1, 2), (1, 1), (2, 3)


def tempted(
    dice: tuple[int, int] = EQUAL,
    aside: Sequence[str] = ASIDE,
    optional: bool = True,
    hand: Sequence[str] = (),
    who: str = "gandalf",
) -> MeccgScene:
    """A Wizard with 5 corruption points gives his sword away and makes a corruption check."""
    company = [who, "glamdring", "frodo", "gimli"]
    table = scene(("rivendell", company), sideboard=aside, hand=hand)
    table.state.optional = optional
    wizard = table.id(who)
    for lure in ("lure-of-the-senses", "lure-of-nature"):
        enter(table.state, lure, TWO, wizard)
    companies.control(table.state, table.id("frodo"), wizard)
    table.organize().rolls(*dice)
    return table.choose(Transfer(table.id("glamdring"), table.id("gimli")), Done())


def fallen(hand: Sequence[str] = ()) -> MeccgScene:
    """Gandalf has fallen and plays a stage card."""
    table = tempted(hand=hand)
    table.choose(Pick(table.id(FALLEN)))
    return table.choose(table.play("great-patron"))


@pytest.mark.rule("M-OPT-04")
@pytest.mark.parametrize("dice", [EQUAL, ONE_LOWER])
def test_a_wizard_who_wavers_may_fall_instead(dice: tuple[int, int]) -> None:
    table = tempted(dice)
    gandalf = table.id("gandalf")
    assert table.prompt == MayFall(gandalf)
    assert table.options == (No(), Pick(table.id(FALLEN)))
    table.choose(No())
    assert table.card("gandalf").zone is Zone.OUT
    assert table.state.winner == TWO


@pytest.mark.rule("M-OPT-04")
@pytest.mark.parametrize(
    ("dice", "aside", "optional", "stays"),
    [
        (EQUAL, ASIDE, False, False),
        (EQUAL, (FALLEN,), True, False),
        (EQUAL, (FALLEN, "many-coloured-robes"), True, False),
        (EQUAL, ("saruman-fallen-wizard", "great-patron"), True, False),
        (TWO_LOWER, ASIDE, True, False),
        (HIGHER, ASIDE, True, True),
    ],
)
def test_a_wizard_falls_only_by_the_optional_rule_and_with_all_it_takes(
    dice: tuple[int, int], aside: Sequence[str], optional: bool, stays: bool
) -> None:
    table = tempted(dice, aside, optional)
    assert table.position.over is not stays, "nobody was asked"
    assert table.state.winner == (None if stays else TWO)
    assert table.card("gandalf").zone is (Zone.PLAY if stays else Zone.OUT)
    assert table.state.alignments[ONE] is Alignment.HERO


@pytest.mark.rule("M-OPT-05")
def test_the_fallen_wizard_takes_the_place_of_the_wizard() -> None:
    table = fallen()
    wizard = table.id(FALLEN)
    assert table.card("gandalf").zone is Zone.SIDEBOARD
    assert table.card("gandalf").company is None
    assert (table.card(FALLEN).zone, table.card(FALLEN).company) == (Zone.PLAY, FIRST)
    assert {table.card(code).host for code in ("glamdring", "lure-of-nature")} == {wizard}
    assert table.card("frodo").follows == wizard
    assert table.state.winner is None
    table.finish()


@pytest.mark.rule("M-OPT-06")
def test_then_he_plays_a_stage_card_of_his_own_with_few_points() -> None:
    table = tempted()
    table.choose(Pick(table.id(FALLEN)))
    assert table.prompt == PlayStage(table.id(FALLEN))
    assert set(table.options) == {table.play("great-patron"), table.play("the-grey-hat")}
    table.choose(table.play("the-grey-hat"))
    assert table.card("the-grey-hat").host == table.id(FALLEN)
    assert table.card("great-patron").zone is Zone.SIDEBOARD
    assert table.prompt == Organize()
    table.finish()


@pytest.mark.rule("M-OPT-06")
@pytest.mark.parametrize(("stage", "may"), [("stave-of-pallando", True), ("truths-of-doom", False)])
def test_a_stage_card_with_four_points_is_too_much_at_first(stage: str, may: bool) -> None:
    table = tempted(aside=("pallando-fallen-wizard", stage), who="pallando")
    assert (table.state.winner is None) is may


@pytest.mark.rule("M-OPT-07")
def test_from_then_on_his_player_is_a_fallen_wizard() -> None:
    hand = ["grey-embassy", "haldir"]
    table = fallen(hand)
    assert [(one.seat, one.alignment, one.code) for one in table.told(Declared)] == [
        (ONE, Alignment.FALLEN_WIZARD, FALLEN)
    ]
    assert influence.general(table.state, ONE) == 18
    assert scoring.worth(table.state, ONE, table.id("glamdring")) == 1
    comes = BringIn(table.id("haldir"), table.id("rivendell"))
    assert not table.offers(comes), "a haven of heroes"
    table.choose(table.play("grey-embassy"))
    assert table.card("grey-embassy").zone is Zone.PLAY
    assert table.offers(GiveUp(table.id("great-patron"))), "three stage points are left"
    table.finish()
    table = tempted(HIGHER, hand=hand)
    assert influence.general(table.state, ONE) == 20
    assert table.offers(comes), "he has not fallen"
    table.finish()
