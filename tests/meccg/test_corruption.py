"""Corruption checks: M-COR."""

from __future__ import annotations

import pytest

from tests.meccg.scene import MeccgScene, scene
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import Done, Support
from westmarch.meccg.rules.checking import CorruptionCheck

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
