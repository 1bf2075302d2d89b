"""Prisoners are rescued: M-CAP-15 to 23."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.prison import SPELLS, imprison
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.meccg import influence, underway
from westmarch.meccg.kinds import Phase, SiteType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Control,
    Done,
    Enter,
    Face,
    Lessen,
    Pick,
    PlayAtSite,
    StayUntapped,
    TapToFight,
)
from westmarch.meccg.prompts import AssignStrikes, ExtraItem, MayEnter, MayRescue, WhoFrees
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.rules.travelling import destinations, journeys
from westmarch.meccg.tables import SITES
from westmarch.meccg.verbs import cards, companies

HERE = "rivendell"
"""A site without automatic-attacks, whatever its version."""


def visiting(*who: str, hand: Sequence[str] = (), host: str = SPELLS) -> MeccgScene:
    """A company is at the site where Bergil is held."""
    table = scene((HERE, who), hand=hand)
    imprison(table, "bergil", host=host, site="rivendell-minion")
    return table


def beat_off(table: MeccgScene) -> MeccgScene:
    """The company fights, untapped as far as it can, and rolls high."""
    while not table.position.over and not isinstance(table.prompt, WhoFrees):
        option = table.options[0]
        if StayUntapped() in table.options:
            table.rolls(6, 6)
            option = StayUntapped()
        elif any(isinstance(each, Assign) for each in table.options):
            option = next(each for each in table.options if isinstance(each, Assign))
        table.choose(option)
    return table


@pytest.mark.rule("M-CAP-15", "M-CAP-17", "M-SITE-08")
def test_after_the_automatic_attack_comes_the_rescue_attack() -> None:
    table = scene(("ettenmoors", ["elrond", "glorfindel-ii"]))
    imprison(table, "bergil")
    table.visit().choose(Enter())
    assert table.prompt == AssignStrikes(1), "first the automatic-attack"
    elrond = table.id("elrond")
    table.rolls(6, 6).choose(Assign(elrond), Face(elrond), StayUntapped(), Done())
    assert (table.seat, table.prompt) == (ONE, MayRescue(FIRST))
    assert table.options == (Done(), Pick(table.id(SPELLS)))
    table.choose(Pick(table.id(SPELLS)))
    attack = underway.attack(table.state)
    assert attack is not None
    assert attack.origin is underway.Origin.RESCUE
    assert (attack.attack.strikes, attack.attack.prowess) == (3, 8)


def test_nobody_is_rescued_elsewhere_or_without_entering() -> None:
    table = scene(("bree", ["elrond"]))
    imprison(table, "bergil")
    table.visit().choose(Enter()).done()
    table = visiting("elrond").visit()
    assert table.prompt == MayEnter(FIRST)


@pytest.mark.rule("M-CAP-16")
@pytest.mark.parametrize("tapped", [True, False])
def test_a_rescue_is_possible_whether_the_site_is_tapped_or_not(tapped: bool) -> None:
    table = visiting("elrond")
    if tapped:
        cards.tap(table.state, table.id(HERE))
    table.visit().choose(Enter())
    assert table.prompt == MayRescue(FIRST)


@pytest.mark.rule("M-CAP-18", "M-CAP-19")
def test_one_taps_and_all_are_free_and_the_site_taps() -> None:
    table = visiting("elrond", "glorfindel-ii", "celeborn")
    host = table.id(SPELLS)
    table.visit().choose(Enter(), Pick(host))
    beat_off(table)
    elrond, glorfindel, celeborn, bergil = map(
        table.id, ("elrond", "glorfindel-ii", "celeborn", "bergil")
    )
    assert (table.seat, table.prompt) == (ONE, WhoFrees(host))
    assert table.options == (Done(), *map(Pick, (elrond, glorfindel, celeborn)))
    table.choose(Pick(elrond)).done()
    assert table.state.companies[FIRST].members == (elrond, glorfindel, celeborn, bergil)
    assert table.card("elrond").status is Status.TAPPED
    assert table.card("bergil").follows is None
    assert table.card(HERE).status is Status.TAPPED
    assert table.card(SPELLS).zone is Zone.DISCARD
    assert table.card("rivendell-minion").zone is Zone.SITES


@pytest.mark.rule("M-CAP-18")
def test_without_an_untapped_character_nobody_is_freed() -> None:
    table = visiting("elrond")
    cards.tap(table.state, table.id("elrond"))
    table.visit().choose(Enter(), Pick(table.id(SPELLS)))
    elrond = table.id("elrond")
    table.choose(Assign(elrond)) if table.offers(Assign(elrond)) else None
    table.rolls(6, 6).choose(Face(elrond)).done()
    assert table.card("bergil").zone is Zone.ASIDE


@pytest.mark.rule("M-ITEM-03")
def test_after_a_rescue_a_minor_item_may_be_played() -> None:
    table = visiting("elrond", "glorfindel-ii", "celeborn", hand=["dagger-of-westernesse"])
    table.visit().choose(Enter(), Pick(table.id(SPELLS)))
    beat_off(table).choose(Pick(table.id("elrond")))
    assert table.prompt == ExtraItem(FIRST)
    dagger, celeborn = table.id("dagger-of-westernesse"), table.id("celeborn")
    table.choose(PlayAtSite(dagger, celeborn)).done()


@pytest.mark.rule("M-CAP-23")
def test_influence_for_the_freed_must_suffice_in_the_next_organization_phase() -> None:
    table = visiting("elrond", "glorfindel-ii", "annalena")
    table.visit().choose(Enter(), Pick(table.id(SPELLS)))
    beat_off(table).choose(Pick(table.id("elrond"))).done()
    assert influence.general_used(table.state, ONE) > influence.general(table.state, ONE)
    assert table.card("bergil").zone is Zone.PLAY
    table.state.phase = Phase.ORGANIZATION
    table.begin(OrganizationPhase(ONE)).choose(Done())
    assert isinstance(table.options[0], Control), "somebody must follow, or go, now"


@pytest.mark.rule("M-CAP-20")
@pytest.mark.parametrize("own", [True, False])
def test_the_opponents_site_card_serves_if_there_is_none_of_ones_own(own: bool) -> None:
    table = scene(("rivendell", ["elrond"]), sites=["ettenmoors"] if own else [])
    imprison(table, "bergil")
    found = [table.state.cards[card].code for card in destinations(table.state, FIRST)]
    assert found == (["ettenmoors"] if own else ["ettenmoors-minion"])


def strangers(hand: Sequence[str] = ()) -> MeccgScene:
    """A company goes to the opponent's site card where Bergil is held."""
    table = scene(
        ("rivendell", ["elrond", "glorfindel-ii", "celeborn"]), hand=hand, sites=["rivendell"]
    )
    imprison(table, "bergil")
    return go(table, "ettenmoors-minion")


def go(table: MeccgScene, to: str) -> MeccgScene:
    """The company goes to a site, unmolested."""
    companies.send(table.state, FIRST, journeys(table.state, FIRST, table.id(to))[0])
    table.move()
    while not table.position.over:
        table.choose(Done())
    return table


@pytest.mark.rule("M-CAP-21")
def test_at_the_opponents_site_card_there_is_nothing_but_the_rescue() -> None:
    table = strangers(["sword-of-gondolin", "dagger-of-westernesse"])
    assert SITES["ettenmoors-minion"].site_type is SiteType.RUINS_AND_LAIRS
    table.visit().choose(Enter())
    while not isinstance(table.prompt, MayRescue):
        beat(table)
    table.choose(Done()).done()


@pytest.mark.rule("M-CAP-22")
def test_the_opponents_site_card_stays_until_the_company_leaves() -> None:
    table = strangers()
    assert table.card("ettenmoors-minion").zone is Zone.PLAY
    table.visit().choose(Enter())
    while not isinstance(table.prompt, MayRescue):
        beat(table)
    table.choose(Pick(table.id(SPELLS)))
    beat_off(table).choose(table.options[-1]).done()
    assert table.card(SPELLS).zone is Zone.DISCARD
    site = table.card("ettenmoors-minion")
    assert (site.zone, site.owner, site.status) == (Zone.PLAY, TWO, Status.TAPPED)
    go(table, "rivendell")
    table.begin(JoinCompanies(ONE)).done()
    assert table.card("ettenmoors-minion").zone is Zone.DISCARD


def beat(table: MeccgScene) -> None:
    """One more choice in a fight that the company wins."""
    if StayUntapped() in table.options:
        table.rolls(6, 6).choose(StayUntapped())
    elif TapToFight() in table.options or Lessen(0) in table.options:
        table.choose(table.options[0])
    else:
        able = [option for option in table.options if isinstance(option, Assign)]
        table.choose(able[0] if able else table.options[0])
