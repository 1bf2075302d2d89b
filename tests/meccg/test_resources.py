"""Items, factions and the site phase: M-ITEM, M-FACT, M-SITE, M-UNTAP."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.options import (
    ChooseCompany,
    Done,
    Enter,
    No,
    Pick,
    PlayAtSite,
    Store,
    Transfer,
)
from westmarch.meccg.prompts import ExtraItem, MayBeAtHome, MayEnter, NextCompany
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.rules.visiting import SitePhase
from westmarch.meccg.verbs import cards


@pytest.mark.rule("M-ITEM-02", "M-SITE-09")
def test_an_untapped_character_plays_an_item_where_its_kind_is_found() -> None:
    table = scene(("rhosgobel", ["gimli"]), hand=["dagger-of-westernesse", "glamdring"]).visit()
    dagger, gimli = table.id("dagger-of-westernesse"), table.id("gimli")
    table.choose(Enter())
    assert table.options == (Done(), PlayAtSite(dagger, gimli)), "no major items are there"
    table.choose(PlayAtSite(dagger, gimli))
    assert table.card("gimli").status is table.card("rhosgobel").status is Status.TAPPED
    assert table.card("dagger-of-westernesse").host == gimli
    table.done()
    table = scene(("rhosgobel", ["gimli"]), hand=["dagger-of-westernesse"])
    cards.tap(table.state, table.id("gimli"))
    table.visit().choose(Enter()).done()


@pytest.mark.rule("M-ITEM-03")
def test_another_may_play_one_minor_item_when_the_site_has_tapped() -> None:
    hand = ["dagger-of-westernesse", "elven-cloak", "cram"]
    table = scene(("rhosgobel", ["gimli", "legolas", "eomer"]), hand=hand).visit()
    dagger, cloak, cram = (table.id(each) for each in hand)
    legolas, eomer = table.id("legolas"), table.id("eomer")
    table.choose(Enter(), PlayAtSite(dagger, table.id("gimli")))
    assert table.prompt == ExtraItem(FIRST)
    assert set(table.options) == {
        Done(),
        *(PlayAtSite(item, by) for item in (cloak, cram) for by in (legolas, eomer)),
    }
    table.choose(PlayAtSite(cloak, legolas)).done()


@pytest.mark.rule("M-EX-21")
def test_below_the_mountains_the_further_item_need_not_be_minor() -> None:
    hand = ["glamdring", "sword-of-gondolin"]
    table = scene(("the-under-grottos", ["legolas", "gimli"]), hand=hand).visit()
    table.rolls(*[6] * 40).choose(Enter())
    while not table.offers(PlayAtSite(table.id("glamdring"), table.id("legolas"))):
        cards.untap(table.state, table.id("legolas"))
        cards.untap(table.state, table.id("gimli"))
        table.choose(table.options[0] if Done() not in table.options else Done())
    cards.untap(table.state, table.id("gimli"))
    table.choose(PlayAtSite(table.id("glamdring"), table.id("legolas")))
    assert PlayAtSite(table.id("sword-of-gondolin"), table.id("gimli")) in table.options


@pytest.mark.rule("M-ITEM-04")
def test_items_of_the_other_side_are_of_no_use() -> None:
    table = scene(("rivendell", ["gimli", "black-mace", "eomer", "glamdring"]))
    assert numbers.prowess(table.state, table.id("gimli")) == 5
    assert numbers.prowess(table.state, table.id("eomer")) == 6


@pytest.mark.rule("M-ITEM-08")
def test_several_items_are_stored_one_after_another() -> None:
    table = scene(("rivendell", ["gimli", "cram", "elven-cloak"])).organize().rolls(6, 6, 6, 6)
    table.choose(Store(table.id("cram")), Store(table.id("elven-cloak")))
    assert table.card("cram").zone is table.card("elven-cloak").zone is Zone.PILE
    table.finish()


@pytest.mark.rule("M-ITEM-10")
def test_the_one_ring_cannot_be_stored() -> None:
    table = scene(("rivendell", ["frodo", "the-one-ring", "cram"])).organize()
    assert not table.offers(Store(table.id("the-one-ring")))
    assert table.offers(Store(table.id("cram")))


@pytest.mark.rule("M-ORG-22", "M-ORG-23")
def test_an_item_is_given_after_a_corruption_check() -> None:
    table = scene(("rivendell", ["gimli", "cram", "legolas"])).organize()
    cards.tap(table.state, table.id("legolas"))
    table.rolls(6, 6).choose(Transfer(table.id("cram"), table.id("legolas")))
    assert table.card("cram").host == table.id("legolas")
    table = scene(("rivendell", ["eomer", "the-arkenstone", "legolas"])).organize()
    cards.tap(table.state, table.id("legolas"))
    table.rolls(1, 1).choose(Transfer(table.id("the-arkenstone"), table.id("legolas")))
    assert table.card("eomer").zone is Zone.DISCARD
    assert table.card("the-arkenstone").zone is Zone.DISCARD


@pytest.mark.rule("M-FACT-01", "M-FACT-02", "M-FACT-04")
@pytest.mark.parametrize(("dice", "joins"), [((3, 5), True), ((3, 4), False)])
def test_a_faction_joins_above_its_number(dice: tuple[int, int], joins: bool) -> None:
    table = scene(("edoras", ["eomer"]), hand=["riders-of-rohan"]).visit()
    table.choose(Enter()).rolls(*dice)
    table.choose(PlayAtSite(table.id("riders-of-rohan"), table.id("eomer")))
    assert (table.card("riders-of-rohan").zone is Zone.PLAY) is joins, "8 + 2 is more than 9"
    assert (table.card("edoras").status is Status.TAPPED) is joins
    assert table.card("eomer").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-SITE-01")
def test_each_company_has_its_own_site_phase() -> None:
    table = scene(("edoras", ["gimli"]), ("bree", ["legolas"])).begin(SitePhase(ONE))
    assert (table.prompt, table.options) == (
        NextCompany(),
        (ChooseCompany(FIRST), ChooseCompany(SECOND)),
    )
    table.choose(ChooseCompany(SECOND), No(), ChooseCompany(FIRST), No()).done()


@pytest.mark.rule("M-SITE-02", "M-SITE-03")
def test_who_does_not_enter_plays_nothing() -> None:
    table = scene(("rhosgobel", ["gimli"]), hand=["dagger-of-westernesse"]).visit()
    assert (table.prompt, table.options) == (MayEnter(FIRST), (No(), Enter()))
    table.choose(No()).done()


@pytest.mark.rule("M-SITE-05")
def test_who_enters_faces_the_automatic_attack() -> None:
    table = scene(("bandit-lair", ["gimli"])).visit().choose(Enter())
    assert table.state.attacks == 1


@pytest.mark.rule("M-SITE-06")
def test_who_is_at_home_may_tap_to_cancel_the_automatic_attack() -> None:
    table = scene(("isengard", ["saruman", "gimli"])).visit().choose(Enter())
    saruman = table.id("saruman")
    assert (table.prompt, table.options) == (MayBeAtHome(FIRST), (Done(), Pick(saruman)))
    table.choose(Pick(saruman)).done()
    assert table.card("saruman").status is Status.TAPPED
    assert table.state.attacks == 0
    table = scene(("isengard", ["saruman"])).visit().choose(Enter(), Done())
    assert table.state.attacks == 1
    table = scene(("isengard", ["gimli"])).visit().choose(Enter())
    assert table.state.attacks == 1, "Gimli is not at home"


@pytest.mark.rule("M-UNTAP-01", "M-UNTAP-02", "M-UNTAP-03")
def test_cards_untap_and_the_wounded_heal_at_havens_only() -> None:
    table = scene(("rivendell", ["gimli", "cram", "legolas"]), ("moria", ["eomer"]))
    for code in ("gimli", "cram", "moria"):
        cards.tap(table.state, table.id(code))
    for code in ("legolas", "eomer"):
        cards.wound(table.state, table.id(code))
    table.begin(Untap(ONE)).done()
    assert table.card("gimli").status is table.card("cram").status is Status.UNTAPPED
    assert table.card("moria").status is Status.TAPPED
    assert table.card("legolas").status is Status.TAPPED, "healed, but not untapped"
    assert table.card("eomer").status is Status.WOUNDED
