"""Ringwraiths, their followers and their modes: M-RW, M-GAP-23 to 25, M-GAP-40."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, MeccgScene, scene
from westmarch.meccg import influence
from westmarch.meccg.kinds import Alignment, Race, Status, Zone
from westmarch.meccg.options import (
    Assign,
    ChooseCompany,
    Done,
    Face,
    GoTo,
    Pick,
    SetOut,
    TapToFight,
)
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.testing import AutomaticTests
from westmarch.meccg.scoring import worth
from westmarch.meccg.verbs import cards, companies, fates

DARK = (Alignment.MINION, Alignment.HERO)
MORGUL = "minas-morgul-minion"


def with_follower(table: MeccgScene, lord: str, follower: str) -> MeccgScene:
    """A Ringwraith follows another."""
    companies.control(table.state, table.id(follower), table.id(lord))
    return table


@pytest.mark.rule("M-RW-01")
def test_a_ringwraith_follower_uses_one_point_of_his_lords_influence() -> None:
    table = scene((MORGUL, ["dwar-the-ringwraith", "indur-the-ringwraith"]), alignments=DARK)
    king = table.id("dwar-the-ringwraith")
    before = influence.unused_direct(table.state, king)
    with_follower(table, "dwar-the-ringwraith", "indur-the-ringwraith")
    assert influence.unused_direct(table.state, king) == before - 1


@pytest.mark.rule("M-RW-02")
def test_a_follower_is_not_his_players_own_ringwraith() -> None:
    table = scene(
        (MORGUL, ["the-witch-king", "ren-the-ringwraith"]),
        hand=["ren-unleashed", "bade-to-rule"],
        alignments=DARK,
    )
    with_follower(table, "the-witch-king", "ren-the-ringwraith").organize()
    assert not table.offers(table.play("ren-unleashed"))
    table.choose(table.play("bade-to-rule"))
    assert table.options == (Pick(table.id("the-witch-king")),)


@pytest.mark.rule("M-RW-04")
def test_followers_without_their_lord_are_discarded_in_the_organization_phase() -> None:
    table = scene(
        (MORGUL, ["the-witch-king", "indur-the-ringwraith", "muzgash"]),
        alignments=DARK,
    )
    with_follower(table, "the-witch-king", "indur-the-ringwraith")
    fates.discard_character(table.state, table.id("the-witch-king"))
    assert table.card("indur-the-ringwraith").zone is Zone.PLAY
    table.organize().finish()
    assert table.card("indur-the-ringwraith").zone is Zone.DISCARD
    assert table.card("muzgash").zone is Zone.PLAY


@pytest.mark.rule("M-BODY-06", "M-RW-05", "M-RW-06")
def test_a_ringwraith_returns_to_hand_on_a_seven_and_his_followers_go() -> None:
    table = scene(("barad-dur-minion", ["the-witch-king", "indur-the-ringwraith"]), alignments=DARK)
    with_follower(table, "the-witch-king", "indur-the-ringwraith")
    king = table.id("the-witch-king")
    table.attacked(Race.SPIDER, prowess=30).choose(Assign(king)).rolls(1, 1, 3, 4)
    table.choose(Face(king), TapToFight(), Done())
    assert table.card("the-witch-king").zone is Zone.HAND, "7 is not more than his body"
    assert table.card("indur-the-ringwraith").zone is Zone.DISCARD


@pytest.mark.rule("M-GAP-40")
def test_seven_and_eight_are_counted_before_modifiers() -> None:
    table = scene(("barad-dur-minion", ["the-witch-king"]), alignments=DARK)
    king = table.id("the-witch-king")
    table.attacked(Race.SPIDER, prowess=30).choose(Assign(king)).rolls(1, 1, 3, 3)
    table.choose(Face(king), TapToFight())
    assert table.card("the-witch-king").status is Status.WOUNDED
    table = scene(("barad-dur-minion", ["the-witch-king"]), alignments=DARK)
    cards.wound(table.state, table.id("the-witch-king"))
    king = table.id("the-witch-king")
    table.attacked(Race.SPIDER, prowess=30).rolls(1, 1, 3, 4)
    table.choose(Assign(king), Face(king))
    assert table.card("the-witch-king").zone is Zone.HAND, "7 on the dice, though 8 in all"


@pytest.mark.rule("M-RW-08")
@pytest.mark.parametrize("mode", ["fell-rider", "black-rider", "heralded-lord"])
def test_a_ringwraith_leaves_havens_in_a_mode_only(mode: str) -> None:
    table = scene(
        (MORGUL, ["the-witch-king"]),
        hand=[mode],
        sites=["shelobs-lair-minion", "dol-guldur-minion"],
        alignments=DARK,
    ).organize()
    lair = table.id("shelobs-lair-minion")
    table.choose(SetOut(FIRST))
    assert GoTo(lair) not in table.options
    assert GoTo(table.id("dol-guldur-minion")) in table.options
    table = scene(
        (MORGUL, ["the-witch-king"]),
        hand=[mode],
        sites=["shelobs-lair-minion"],
        alignments=DARK,
    ).organize()
    assert not table.offers(SetOut(FIRST))
    table.choose(table.play(mode), ChooseCompany(FIRST), SetOut(FIRST))
    assert GoTo(lair) in table.options


@pytest.mark.rule("M-RW-09")
def test_items_give_a_ringwraith_points_but_he_cannot_use_them_up() -> None:
    table = scene(
        (
            MORGUL,
            ["the-witch-king", "foul-smelling-paste", "sable-shield", "muzgash"],
        ),
        alignments=DARK,
    )
    cards.wound(table.state, table.id("muzgash"))
    table.organize()
    assert not table.offers(table.act("foul-smelling-paste"))
    assert worth(table.state, ONE, table.id("sable-shield")) == 2


@pytest.mark.rule("M-RW-10")
def test_a_ringwraith_has_company_at_darkhavens_and_on_the_way_to_one() -> None:
    table = scene(
        (MORGUL, ["the-witch-king", "muzgash"]),
        hand=["black-rider"],
        sites=["shelobs-lair-minion", "dol-guldur-minion"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("black-rider"), ChooseCompany(FIRST), SetOut(FIRST))
    assert table.options == (GoTo(table.id("dol-guldur-minion")),)


@pytest.mark.rule("M-RW-11")
def test_corruption_cards_are_not_for_ringwraiths() -> None:
    table = scene(
        (MORGUL, ["muzgash", "the-witch-king"]),
        theirs=["lure-of-expedience"],
        alignments=DARK,
    ).move()
    table.choose(table.play("lure-of-expedience"))
    assert table.options == (Pick(table.id("muzgash")),)


@pytest.mark.rule("M-GAP-23")
def test_a_ringwraith_helps_with_corruption_checks() -> None:
    for lord, stands in ((["the-witch-king"], True), ([], False)):
        table = scene((MORGUL, ["asternak", "the-least-of-gold-rings", *lord]), alignments=DARK)
        table.rolls(1, 2).begin(CorruptionCheck(table.id("asternak"))).finish()
        status = table.card("asternak").status
        assert (status is Status.UNTAPPED) is stands, "3 + 2 is more than 4"


@pytest.mark.rule("M-GAP-24")
def test_gold_rings_are_tested_at_barad_dur_at_minus_three() -> None:
    table = scene(
        ("barad-dur-minion", ["asternak", "the-least-of-gold-rings"]),
        hand=["minor-ring", "magic-ring-of-fury"],
        alignments=DARK,
    )
    table.rolls(6, 5).begin(AutomaticTests(ONE))
    minor = Pick(table.id("minor-ring"))
    assert table.options == (Done(), minor), "11 - 3 is too much for a Magic Ring"
    table.choose(minor)
    assert table.card("minor-ring").host == table.id("asternak")
    assert table.card("the-least-of-gold-rings").zone is Zone.DISCARD
    table.done()
    table = scene(("bree-minion", ["asternak", "the-least-of-gold-rings"]), alignments=DARK)
    table.begin(AutomaticTests(ONE)).done()
    assert table.card("the-least-of-gold-rings").zone is Zone.PLAY
