"""The sites of Fallen-wizards: M-LOCS."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, MeccgScene, scene
from westmarch.kernel.records import replace
from westmarch.meccg import traits
from westmarch.meccg.kinds import Alignment, Race, Status
from westmarch.meccg.options import (
    BringIn,
    Enter,
    PlayAtSite,
)
from westmarch.meccg.rules.travelling import destinations

HERO, MINION, FALLEN = Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD
SIDES = (FALLEN, HERO)
ISENGARD = "isengard-fallen-wizard"


def goals(table: MeccgScene) -> set[str]:
    """The sites to which the first company can go."""
    return {table.state.cards[card].code for card in destinations(table.state, FIRST)}


@pytest.mark.rule("M-LOCS-04")
def test_a_covert_company_uses_hero_sites() -> None:
    sites = ["bree", "bree-minion", "rivendell", "rivendell-minion", "carn-dum", "carn-dum-minion"]
    table = scene(("the-white-towers-fallen-wizard", ["beretar"]), sites=sites, alignments=SIDES)
    assert goals(table) == {"bree", "rivendell", "carn-dum"}


@pytest.mark.rule("M-LOCS-05", "M-LOCS-06")
def test_an_overt_company_uses_minion_sites_of_the_free() -> None:
    sites = ["bree", "bree-minion", "rivendell", "rivendell-minion", "carn-dum", "carn-dum-minion"]
    table = scene(("the-white-towers-fallen-wizard", ["gorbag"]), sites=sites, alignments=SIDES)
    assert goals(table) == {"bree-minion", "rivendell-minion", "carn-dum"}


@pytest.mark.rule("M-LOCS-07")
def test_of_ruins_and_lairs_either_version_will_do() -> None:
    sites = ["barrow-downs", "barrow-downs-minion"]
    table = scene(("the-white-towers-fallen-wizard", ["beretar"]), sites=sites, alignments=SIDES)
    assert goals(table) == set(sites)


@pytest.mark.rule("M-LOCS-08")
@pytest.mark.parametrize("where", ["in play", "discarded"])
def test_a_site_used_in_one_version_is_not_used_in_the_other(where: str) -> None:
    companies = [("the-white-towers-fallen-wizard", ["beretar"])]
    if where == "in play":
        companies.append(("barrow-downs-minion", ["perchen"]))
    table = scene(
        *companies,
        sites=["barrow-downs"],
        discard=["barrow-downs-minion"] if where == "discarded" else [],
        alignments=SIDES,
    )
    assert "barrow-downs" not in goals(table)


@pytest.mark.rule("M-LOCS-03")
def test_fallen_wizard_sites_serve_covert_and_overt_companies() -> None:
    for code in ("beretar", "gorbag"):
        table = scene(("bree", [code]), sites=["the-white-towers-fallen-wizard"], alignments=SIDES)
        assert goals(table) == {"the-white-towers-fallen-wizard"}


@pytest.mark.rule("M-LOCS-10")
@pytest.mark.parametrize(
    ("site", "item", "may"),
    [
        ("barrow-downs", "dagger-of-westernesse", True),
        ("barrow-downs-minion", "dagger-of-westernesse", False),
        ("barrow-downs-minion", "saw-toothed-blade", True),
        ("barrow-downs", "saw-toothed-blade", False),
    ],
)
def test_a_resource_that_taps_the_site_is_of_its_side(site: str, item: str, may: bool) -> None:
    table = scene((site, ["beretar"]), hand=[item], alignments=SIDES).visit()
    card, beretar = table.id(item), table.id("beretar")
    table.choose(Enter())
    while not table.position.over and not table.offers(PlayAtSite(card, beretar)):
        table.state.script.clear()
        table.rolls(6, 6, 6, 6).choose(table.options[-1])
        table.state.cards[beretar] = replace(table.card("beretar"), status=Status.UNTAPPED)
    assert (not table.position.over) is may


@pytest.mark.rule("M-LOCS-11", "M-LOCS-13")
@pytest.mark.parametrize(
    ("site", "haven"),
    [
        ("rivendell", False),
        ("lorien", False),
        ("carn-dum", False),
        ("isengard-fallen-wizard", True),
        ("the-white-towers-fallen-wizard", True),
    ],
)
def test_only_wizardhavens_are_havens(site: str, haven: bool) -> None:
    table = scene((site, ["beretar"]), hand=["perchen"], alignments=SIDES)
    assert traits.is_haven(table.state, ONE, table.id(site)) is haven
    table.organize()
    assert table.offers(BringIn(table.id("perchen"), table.id(site))) is haven


@pytest.mark.rule("M-LOCS-14")
def test_attacks_at_a_wizardhaven_are_canceled() -> None:
    table = scene(("isengard-fallen-wizard", ["beretar"]), alignments=SIDES)
    table.attacked(Race.ORC, prowess=20)
    assert table.card("beretar").status is Status.UNTAPPED
    table.done()
