"""What is used at a time, and of which there is one only: M-GAP-06, M-GAP-07."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, Company, add, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.options import BringIn
from westmarch.meccg.rules.uniqueness import may_enter

HEROES = (Alignment.HERO, Alignment.HERO)


@pytest.mark.rule("M-GAP-06")
@pytest.mark.parametrize(
    ("items", "prowess", "body"),
    [
        (("dagger-of-westernesse",), 4, 6),
        (("dagger-of-westernesse", "glamdring"), 6, 6),
        (("shield-of-iron-bound-ash",), 3, 7),
        (("shield-of-iron-bound-ash", "great-shield-of-rohan"), 3, 8),
    ],
)
def test_one_weapon_and_one_shield_are_used_at_a_time(
    items: tuple[str, ...], prowess: int, body: int
) -> None:
    table = scene(("moria", ["bard-bowman", *items]))
    bard = table.id("bard-bowman")
    assert numbers.prowess(table.state, bard) == prowess
    assert numbers.body(table.state, bard) == body


@pytest.mark.rule("M-GAP-07")
@pytest.mark.parametrize(
    ("zone", "may"), [(Zone.PLAY, False), (Zone.OUT, False), (Zone.DISCARD, True)]
)
def test_of_a_unique_card_one_is_in_play_of_both_players(zone: Zone, may: bool) -> None:
    theirs: list[Company] = [("lorien", ["legolas"])] if zone is Zone.PLAY else []
    table = scene(("rivendell", ["gimli"]), opponents=theirs, hand=["legolas"], alignments=HEROES)
    own = next(card for card in table.state.hands[ONE])
    if zone is not Zone.PLAY:
        add(table.state, "legolas", TWO, zone)
    assert may_enter(table.state, own) is may
    table.organize()
    assert table.offers(BringIn(own, table.id("rivendell"))) is may
    table.finish()
