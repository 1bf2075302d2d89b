"""Who controls whom, and what is used for it: M-GAP-05, M-GAP-15, M-GAP-20, M-GAP-30, M-GAP-37."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, scene
from westmarch.meccg import influence
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import Control, Enter, PlayAtSite

FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)


@pytest.mark.rule("M-GAP-05")
def test_a_follower_controls_nobody() -> None:
    table = scene(("rivendell", ["elrond", "erkenbrand", "barliman-butterbur"]))
    elrond, erkenbrand, butterbur = map(table.id, ("elrond", "erkenbrand", "barliman-butterbur"))
    table.organize()
    assert table.offers(Control(butterbur, erkenbrand))
    table.choose(Control(erkenbrand, elrond))
    assert not table.offers(Control(butterbur, erkenbrand))
    table.finish()


@pytest.mark.rule("M-GAP-05")
def test_who_has_followers_follows_nobody() -> None:
    table = scene(("rivendell", ["elrond", "erkenbrand", "barliman-butterbur"]))
    elrond, erkenbrand = table.id("elrond"), table.id("erkenbrand")
    table.organize().choose(Control(table.id("barliman-butterbur"), erkenbrand))
    assert not table.offers(Control(erkenbrand, elrond))
    table.finish()


@pytest.mark.rule("M-GAP-15")
@pytest.mark.parametrize(
    ("dice", "zone", "site"),
    [((1, 1), Zone.DISCARD, Status.UNTAPPED), ((6, 6), Zone.PLAY, Status.TAPPED)],
)
def test_a_faction_that_is_not_won_is_discarded(
    dice: tuple[int, int], zone: Zone, site: Status
) -> None:
    table = scene(("bree", ["aragorn-ii"]), hand=["rangers-of-the-north"]).visit()
    rangers, aragorn = table.id("rangers-of-the-north"), table.id("aragorn-ii")
    table.choose(Enter()).rolls(*dice).choose(PlayAtSite(rangers, aragorn))
    assert table.card("rangers-of-the-north").zone is zone
    assert table.card("bree").status is site
    table.finish()


@pytest.mark.rule("M-GAP-20")
@pytest.mark.parametrize(
    ("who", "general"),
    [
        ("alatar-fallen-wizard", 17),
        ("gandalf-fallen-wizard", 18),
        ("pallando-fallen-wizard", 20),
        ("radagast-fallen-wizard", 22),
        ("saruman-fallen-wizard", 15),
        ("beretar", 20),
    ],
)
def test_a_fallen_wizard_has_the_general_influence_of_his_card(who: str, general: int) -> None:
    table = scene(("rhosgobel-fallen-wizard", [who]), alignments=FALLEN)
    assert influence.general(table.state, ONE) == general


@pytest.mark.rule("M-GAP-30")
def test_an_avatar_uses_no_influence_and_follows_nobody() -> None:
    table = scene(("rivendell", ["gandalf", "gimli"]))
    assert influence.general_used(table.state, ONE) == 6, "the mind of Gimli"
    assert influence.cost(table.state, table.id("gandalf")) == 0
    table = scene(("rivendell", ["gandalf", "elrond"])).organize()
    wizard = table.id("gandalf")
    assert not [one for one in table.options if isinstance(one, Control) and one.card == wizard]
    table.finish()


@pytest.mark.rule("M-GAP-37")
def test_an_ally_comes_without_a_check_and_uses_no_influence() -> None:
    table = scene(("bree", ["elrond"]), hand=["bill-the-pony"])
    elrond, pony = table.id("elrond"), table.id("bill-the-pony")
    before = influence.unused_direct(table.state, elrond)
    table.visit().choose(Enter(), PlayAtSite(pony, elrond))
    assert table.card("bill-the-pony").host == elrond
    assert influence.unused_direct(table.state, elrond) == before
    assert influence.general_used(table.state, ONE) == 10
    table.done()
