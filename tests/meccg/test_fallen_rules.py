"""Fallen-wizards as Wizards, and what their people may use (M-FW, M-LOCS-12)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, scene
from westmarch.meccg import fallen, numbers
from westmarch.meccg.kinds import Alignment, CardCode, Race, Zone
from westmarch.meccg.options import BringIn, CallCouncil, No
from westmarch.meccg.rules.turns import MayCallCouncil

SIDES = (Alignment.FALLEN_WIZARD, Alignment.HERO)
SARUMAN, TOWERS = "saruman-fallen-wizard", "the-white-towers-fallen-wizard"


@pytest.mark.rule("M-FW-01")
@pytest.mark.parametrize(("who", "may"), [(SARUMAN, True), ("beretar", False)])
def test_cards_about_wizards_are_about_the_fallen_too(who: str, may: bool) -> None:
    table = scene(("barrow-downs", [who, "perchen"]), hand=["vanishment"], alignments=SIDES)
    table.attacked(Race.ORC)
    assert table.offers(table.play("vanishment")) is may


@pytest.mark.rule("M-FW-02")
@pytest.mark.parametrize(
    ("side", "may"), [(Alignment.FALLEN_WIZARD, True), (Alignment.MINION, False)]
)
def test_the_fallen_call_the_council_as_heroes_do(side: Alignment, may: bool) -> None:
    table = scene(alignments=(side, Alignment.HERO))
    table.state.exhausted = [2, 0]
    table.begin(MayCallCouncil(ONE))
    assert table.position.over is not may
    if may:
        assert table.options == (No(), CallCouncil())


@pytest.mark.rule("M-FW-04")
def test_who_is_there_with_a_high_mind_may_stay() -> None:
    table = scene((TOWERS, ["aragorn-ii"]), hand=["elrond"], alignments=SIDES).organize()
    assert not table.offers(BringIn(table.id("elrond"), table.id(TOWERS)))
    table.finish()
    assert table.card("aragorn-ii").zone is Zone.PLAY


@pytest.mark.rule("M-FW-06")
@pytest.mark.parametrize(
    ("code", "may"), [("deeper-shadow", True), ("the-waters-tithe", True), ("threats", False)]
)
def test_magic_asks_for_no_side(code: str, may: bool) -> None:
    table = scene(("barrow-downs", [SARUMAN, "glamdring"]), alignments=SIDES)
    card = CardCode(code)
    assert fallen.may_concern(table.state, ONE, card, table.id("barrow-downs")) is may
    assert fallen.may_concern(table.state, ONE, card, table.id("glamdring")) is may
    assert fallen.fits_site(table.state, ONE, card, table.id("barrow-downs")) is may


@pytest.mark.rule("M-FW-11")
@pytest.mark.parametrize(
    ("side", "item", "more"),
    [
        (Alignment.FALLEN_WIZARD, "glamdring", 3),
        (Alignment.FALLEN_WIZARD, "black-mace", 3),
        (Alignment.HERO, "black-mace", 0),
    ],
)
def test_people_of_the_fallen_use_items_of_both_sides(
    side: Alignment, item: str, more: int
) -> None:
    table = scene(("barrow-downs", ["beretar", item]), alignments=(side, Alignment.HERO))
    assert numbers.prowess(table.state, table.id("beretar")) == 5 + more


@pytest.mark.rule("M-LOCS-12")
@pytest.mark.parametrize(("site", "may"), [(TOWERS, True), ("rivendell", False)])
def test_cards_about_havens_are_about_wizardhavens(site: str, may: bool) -> None:
    company = ["beretar", "perchen", "bard-bowman", "hama"]
    table = scene((site, company), hand=["fellowship"], alignments=SIDES).organize()
    assert table.offers(table.play("fellowship")) is may
