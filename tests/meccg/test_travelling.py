"""Where companies can go: M-MOVE, M-UD."""

from __future__ import annotations

import pytest

from tests.meccg.scene import scene
from westmarch.meccg.kinds import Alignment, CompanyId, Movement, RegionType
from westmarch.meccg.rules.travelling import destinations, journeys

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
