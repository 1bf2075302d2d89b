"""Where companies can go: M-MOVE, M-UD."""

from __future__ import annotations

import itertools

import pytest

from tests.meccg.scene import ONE, MeccgScene, scene
from westmarch.meccg import terrain
from westmarch.meccg.kinds import Alignment, CompanyId, Movement, RegionType, SiteType
from westmarch.meccg.rules import composing, travelling
from westmarch.meccg.rules.routes import may_cross, means
from westmarch.meccg.rules.travelling import destinations, journeys
from westmarch.meccg.state import Lasting
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.filters import Anything
from westmarch.meccg.vocabulary.references import Stat, Until
from westmarch.meccg.vocabulary.statics import Boost, SitesBecome

HEROES = (Alignment.HERO, Alignment.MINION)
COMPANY = CompanyId(0)
MINIONS = (Alignment.MINION, Alignment.HERO)


@pytest.mark.rule("M-MOVE-06", "M-MOVE-07")
def test_starter_movement_follows_the_path_on_the_site_card() -> None:
    table = scene(("lorien", ["gimli"]), sites=["moria"])
    ways = journeys(table.state, COMPANY, table.id("moria"))
    (starter,) = [way for way in ways if way.way is Movement.STARTER]
    assert starter.path == (RegionType.WILDERNESS, RegionType.WILDERNESS)
    assert starter.regions == ("wold-and-foothills", "redhorn-gate")


@pytest.mark.rule("M-MOVE-10", "M-MOVE-12")
def test_region_movement_crosses_four_regions_at_most() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["moria", "minas-tirith"])
    assert destinations(table.state, COMPANY) == [table.id("moria")]
    ways = journeys(table.state, COMPANY, table.id("moria"))
    regions = [way.regions for way in ways if way.way is Movement.REGION]
    assert ("rhudaur", "hollin", "redhorn-gate") in regions
    assert all(2 <= len(way) <= 4 for way in regions)
    assert all(len(set(way)) == len(way) for way in regions)


@pytest.mark.rule("M-MOVE-08")
def test_heroes_cannot_go_to_gorgoroth_by_starter_movement() -> None:
    table = scene(("lorien", ["gimli"]), sites=["barad-dur"])
    assert destinations(table.state, COMPANY) == []


@pytest.mark.rule("M-UD-05", "M-MOVE-18")
def test_from_a_surface_site_one_can_go_under_it() -> None:
    table = scene(("moria", ["gimli"]), sites=["the-under-gates", "the-sulfur-deeps"])
    assert destinations(table.state, COMPANY) == [table.id("the-under-gates")]
    (way,) = journeys(table.state, COMPANY, table.id("the-under-gates"))
    assert (way.way, way.path) == (Movement.UNDER_DEEPS, ())


@pytest.mark.rule("M-MOVE-15", "M-RW-07")
def test_a_ringwraith_uses_no_region_movement() -> None:
    sites = ["carn-dum-minion", "moria-minion"]
    table = scene(("dol-guldur-minion", ["khamul-the-ringwraith"]), sites=sites, alignments=MINIONS)
    ways = [way for site in sites for way in journeys(table.state, COMPANY, table.id(site))]
    assert {way.way for way in ways} <= {Movement.STARTER}


# Which sites, and how far


def found(table: MeccgScene, company: CompanyId = COMPANY) -> set[str]:
    """The sites to which a company can go."""
    return {str(table.state.cards[card].code) for card in destinations(table.state, company)}


def ways_to(table: MeccgScene, code: str) -> set[Movement]:
    """The kinds of movement that lead to a site."""
    return {way.way for way in journeys(table.state, COMPANY, table.id(code))}


@pytest.mark.rule("M-MOVE-01", "M-MOVE-02")
def test_a_company_goes_to_one_site_of_the_location_deck_or_in_play() -> None:
    table = scene(("rivendell", ["gimli"]), ("bree", ["legolas"]), sites=["moria"])
    assert found(table) == {"moria", "bree"}
    table = scene(("rivendell", ["gimli"]), discard=["moria"])
    assert found(table) == set()


@pytest.mark.rule("M-MOVE-03")
def test_to_a_haven_in_play_one_goes_with_its_card_or_a_fresh_one() -> None:
    table = scene(("rivendell", ["gimli"]), ("moria", ["legolas"]), sites=["rivendell"])
    assert len(destinations(table.state, CompanyId(1))) == 2
    table = scene(("bree", ["gimli"]), ("rivendell", ["legolas"]), sites=["bree"])
    assert len(destinations(table.state, CompanyId(1))) == 1, "Bree is no haven"


@pytest.mark.rule("M-MOVE-04")
def test_two_companies_of_one_site_do_not_go_to_the_same() -> None:
    table = scene(("rivendell", ["gimli"]), ("rivendell", ["legolas"]), sites=["moria", "bree"])
    companies.send(table.state, COMPANY, journeys(table.state, COMPANY, table.id("moria"))[0])
    assert "moria" not in found(table, CompanyId(1))
    assert "bree" in found(table, CompanyId(1))


@pytest.mark.rule("M-MOVE-05")
def test_two_companies_with_haven_cards_of_their_own_may_both_stay() -> None:
    table = scene(("rivendell", ["gimli"]), ("rivendell", ["legolas"]))
    assert composing.is_settled(table.state, ONE)
    table = scene(("moria", ["gimli", "legolas"]))
    companies.form(table.state, ONE, table.id("moria"), (table.id("legolas"),))
    assert not composing.is_settled(table.state, ONE)


@pytest.mark.rule("M-MOVE-09")
@pytest.mark.parametrize("side", [Alignment.FALLEN_WIZARD, Alignment.BALROG])
def test_fallen_wizards_and_the_balrog_use_no_starter_movement(side: Alignment) -> None:
    start = "the-white-towers-fallen-wizard" if side is Alignment.FALLEN_WIZARD else "moria-balrog"
    sites = [code for code, row in SITES.items() if row.card.alignment is side]
    table = scene((start, ["gimli"]), sites=sites, alignments=(side, Alignment.HERO))
    for card in table.state.sites[ONE]:
        kinds = {way.way for way in journeys(table.state, COMPANY, card)}
        assert Movement.STARTER not in kinds


@pytest.mark.rule("M-MOVE-11", "M-MOVE-13")
def test_ways_follow_the_region_cards_and_cross_no_region_twice() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["moria"])
    for way in journeys(table.state, COMPANY, table.id("moria")):
        if way.way is Movement.REGION:
            assert len(set(way.regions)) == len(way.regions)
            for one, other in itertools.pairwise(way.regions):
                assert other in REGIONS[one].adjacent


@pytest.mark.rule("M-MOVE-14")
@pytest.mark.parametrize(("alignments", "near"), [(MINIONS, True), (HEROES, False)])
def test_udun_lies_beside_dagorlad_for_minions(
    alignments: tuple[Alignment, Alignment], near: bool
) -> None:
    suffix = "-minion" if near else ""
    start, to = f"cirith-gorgor{suffix}", f"dead-marshes{suffix}"
    table = scene((start, ["asternak" if near else "gimli"]), sites=[to], alignments=alignments)
    ways = journeys(table.state, COMPANY, table.id(to))
    assert (("udun", "dagorlad") in [way.regions for way in ways]) is near


@pytest.mark.rule("M-MOVE-16")
def test_no_card_lengthens_a_way_beyond_six_regions() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["minas-tirith"])
    context = Context(table.id("gimli"), ONE, table.card("gimli").code, company=COMPANY)
    longer = Boost((Stat.MAX_REGIONS,), 9, Anything(), until=Until.TURN)
    table.state.lasting.append(Lasting(longer, context, Until.TURN))
    ways = journeys(table.state, COMPANY, table.id("minas-tirith"))
    lengths = {len(way.regions) for way in ways if way.way is Movement.REGION}
    assert lengths
    assert max(lengths) <= 6


@pytest.mark.rule("M-MOVE-17")
@pytest.mark.parametrize(("who", "may"), [("hoarmurath-the-ringwraith", False), ("asternak", True)])
def test_a_ringwraith_crosses_no_sea(who: str, may: bool) -> None:
    table = scene(("minas-morgul-minion", [who]), alignments=MINIONS)
    assert may_cross(means(table.state, COMPANY), (RegionType.COASTAL_SEA,)) is may


@pytest.mark.rule("M-GAP-14")
def test_havens_lead_to_each_other_by_the_paths_on_their_cards() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["lorien"])
    starter = [
        way
        for way in journeys(table.state, COMPANY, table.id("lorien"))
        if way.way is Movement.STARTER
    ]
    assert [way.path for way in starter] == [
        path.path for path in SITES["lorien"].haven_paths if path.haven == "rivendell"
    ]


@pytest.mark.rule("M-LOCS-01")
def test_heroes_use_hero_sites_only() -> None:
    assert found(scene(("rivendell", ["gimli"]), sites=["moria-minion", "moria"])) == {"moria"}


@pytest.mark.rule("M-LOCS-02")
def test_minions_use_minion_sites_only() -> None:
    table = scene(
        ("dol-guldur-minion", ["asternak"]),
        sites=["moria-minion", "moria"],
        alignments=MINIONS,
    )
    assert found(table) == {"moria-minion"}


@pytest.mark.rule("M-LOCS-17")
def test_sites_have_paths_and_havens_have_none() -> None:
    for row in SITES.values():
        if row.site_type is SiteType.HAVEN:
            assert not row.path or row.place == "geann-a-lisch"
        elif row.nearest_haven is not None:
            assert row.path


# The Under-deeps


BELOW = {row.place for row in SITES.values() if row.under_deeps}
ODD_DEEPS = {"ancient-deep-hold", "remains-of-thangorodrim", "deep-mines"}
"""Sites of the Under-deeps whose cards say otherwise."""


@pytest.mark.rule("M-UD-02", "M-UD-03", "M-UD-17")
def test_an_under_deeps_site_lies_below_one_surface_site_which_is_listed_first() -> None:
    for row in SITES.values():
        if row.under_deeps and row.place not in ODD_DEEPS:
            surface, *others = row.adjacent
            assert row.nearest_haven is None
            assert surface.place not in BELOW
            assert all(one.place in BELOW for one in others)


@pytest.mark.rule("M-UD-06", "M-EX-23")
def test_from_the_iron_deeps_three_ways_lead() -> None:
    sites = ["carn-dum", "the-under-leas", "the-under-vaults", "the-sulfur-deeps", "moria"]
    table = scene(("the-iron-deeps", ["gimli"]), sites=sites)
    assert found(table) == {"carn-dum", "the-under-leas", "the-under-vaults"}
    rolls = {
        code: travelling.roll_needed(table.state, table.id("the-iron-deeps"), table.id(code))
        for code in found(table)
    }
    assert rolls == {"carn-dum": 0, "the-under-leas": 6, "the-under-vaults": 7}


@pytest.mark.rule("M-UD-15")
def test_the_type_of_an_under_deeps_site_never_changes() -> None:
    table = scene(("the-under-gates", ["gimli"]), ("moria", ["legolas"]))
    context = Context(table.id("gimli"), ONE, table.card("gimli").code)
    change = SitesBecome(SiteType.FREE_HOLD, until=Until.TURN)
    table.state.lasting.append(Lasting(change, context, Until.TURN))
    assert terrain.site_type(table.state, table.id("moria")) is SiteType.FREE_HOLD
    assert terrain.site_type(table.state, table.id("the-under-gates")) is SiteType.SHADOW_HOLD
