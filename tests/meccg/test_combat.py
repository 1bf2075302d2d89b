"""Attacks, strikes and body checks: M-CBT, M-BODY."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, scene
from westmarch.meccg.kinds import CompanyId, Race, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Face,
    StayUntapped,
    Support,
    TapToFight,
    Transfer,
)
from westmarch.meccg.prompts import AssignStrikes, MaySupport, NextStrike, TakeItem
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.verbs import cards

COMPANY = CompanyId(0)


def attacked(table: MeccgScene, strikes: int | None, prowess: int, body: int | None = None) -> None:
    """The company faces an attack of Orcs."""
    table.begin(FaceAttack(COMPANY, Attack((Race.SPIDER,), strikes, prowess, body)))


@pytest.mark.rule("M-CBT-06", "M-CBT-08")
def test_the_defender_assigns_to_the_untapped_and_the_attacker_the_rest() -> None:
    table = scene(("rivendell", ["aragorn-ii", "legolas", "gimli"]))
    cards.tap(table.state, table.id("gimli"))
    attacked(table, 2, 1)
    aragorn, legolas, gimli = (Assign(table.id(who)) for who in ("aragorn-ii", "legolas", "gimli"))
    assert (table.seat, table.prompt) == (ONE, AssignStrikes(2))
    assert table.options == (Done(), aragorn, legolas)
    table.choose(aragorn, Done())
    assert (table.seat, table.options) == (TWO, (legolas, gimli))
    table.choose(gimli)
    assert (table.seat, table.prompt) == (ONE, NextStrike())
    table.rolls(1, 1, 1, 1).choose(Face(aragorn.card), TapToFight(), Done())
    table.choose(Face(gimli.card), Done()).done()


@pytest.mark.rule("M-CBT-21", "M-CBT-24")
def test_a_roll_above_the_prowess_makes_the_strike_fail_and_a_body_check_defeats_it() -> None:
    table = scene(("rivendell", ["gimli"]))
    attacked(table, 1, 8, 5)
    table.choose(Assign(table.id("gimli"))).rolls(3, 3, 3, 3)
    table.choose(Face(table.id("gimli")), TapToFight())
    assert table.state.result is True
    assert table.card("gimli").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-CBT-22")
def test_an_equal_roll_changes_nothing() -> None:
    table = scene(("rivendell", ["gimli"]))
    attacked(table, 1, 8)
    table.choose(Assign(table.id("gimli"))).rolls(1, 2).choose(Face(table.id("gimli")))
    table.choose(TapToFight())
    assert table.state.result is False
    assert table.card("gimli").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-CBT-23", "M-BODY-02")
def test_a_lower_roll_wounds_and_the_attacker_rolls_against_the_body() -> None:
    table = scene(("rivendell", ["gimli"]))
    attacked(table, 1, 16)
    table.choose(Assign(table.id("gimli"))).rolls(1, 1, 4, 4).choose(Face(table.id("gimli")))
    table.choose(TapToFight())
    assert table.card("gimli").status is Status.WOUNDED
    table.done()


@pytest.mark.rule("M-BODY-02", "M-BODY-08")
def test_a_roll_above_the_body_eliminates_and_a_friend_takes_an_item() -> None:
    table = scene(("rivendell", ["gimli", "dagger-of-westernesse", "legolas"]))
    attacked(table, 1, 16)
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.choose(Assign(gimli)).rolls(1, 1, 6, 6).choose(Face(gimli), TapToFight(), Done())
    assert table.prompt == TakeItem(gimli)
    table.choose(Transfer(table.id("dagger-of-westernesse"), legolas))
    assert table.card("gimli").zone is Zone.OUT
    assert table.card("dagger-of-westernesse").host == legolas
    table.done()


@pytest.mark.rule("M-CBT-17", "M-CBT-18")
def test_who_stays_untapped_fights_at_minus_three_and_friends_add_one_each() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]))
    attacked(table, 1, 9)
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.choose(Assign(gimli), Face(gimli), StayUntapped())
    assert table.prompt == MaySupport(gimli)
    table.rolls(3, 4).choose(Support(legolas))
    assert table.state.result is True
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.card("legolas").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-CBT-15")
@pytest.mark.parametrize(("rolled", "fails"), [((2, 2), False), ((2, 3), True)])
def test_a_tapped_character_fights_at_minus_one(rolled: tuple[int, int], fails: bool) -> None:
    table = scene(("rivendell", ["gimli"]))
    cards.tap(table.state, table.id("gimli"))
    attacked(table, 1, 8)
    table.choose(Assign(table.id("gimli"))).rolls(*rolled).choose(Face(table.id("gimli")))
    assert table.state.result is fails
    table.done()


@pytest.mark.rule("M-CBT-13", "M-GAP-03")
def test_excess_strikes_lessen_the_last_fighter() -> None:
    table = scene(("rivendell", ["gimli"]))
    attacked(table, 3, 8)
    table.choose(Assign(table.id("gimli"))).rolls(2, 3).choose(Face(table.id("gimli")))
    table.choose(TapToFight())
    assert table.state.result is False, "5 + 5 - 2 equals 8"
    table.done()
