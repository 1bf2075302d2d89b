"""A region that a card changes is changed for everything that asks for it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, MeccgScene, scene
from westmarch.meccg import terrain
from westmarch.meccg.kinds import Movement, RegionCode, RegionType
from westmarch.meccg.options import ChooseCompany, PickRegion, PlayCreature
from westmarch.meccg.rules.effects.lasting import lapse
from westmarch.meccg.sifting import fitting
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary.properties import PathHas
from westmarch.meccg.vocabulary.references import Until
from westmarch.meccg.vocabulary.words import in_land

WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
HOLLIN, GATE = RegionCode("hollin"), RegionCode("redhorn-gate")
MORIA = ("rhudaur", "hollin", "redhorn-gate")


def darkened(region: int, theirs: Sequence[str] = ()) -> MeccgScene:
    """A company goes through three regions, of which one is darkened; another one follows."""
    table = scene(
        ("rivendell", ["gimli"]),
        ("bree", ["legolas"]),
        theirs=["choking-shadows", *theirs],
        their_play=["doors-of-night"],
    )
    table.journey("moria", regions=MORIA).move()
    table.choose(table.play("choking-shadows", 1), ChooseCompany(FIRST))
    assert table.options == tuple(PickRegion(n, RegionCode(name)) for n, name in enumerate(MORIA))
    return table.choose(PickRegion(region, RegionCode(MORIA[region])))


def test_the_region_itself_is_changed_while_the_card_lasts() -> None:
    table = darkened(1)
    assert terrain.path(table.state, FIRST) == (WILD, SHADOW, WILD)
    assert [terrain.region_type(table.state, one) for one in (HOLLIN, GATE)] == [SHADOW, WILD]
    table.finish()
    lapse(table.state, Until.TURN)
    assert terrain.region_type(table.state, HOLLIN) is WILD


@pytest.mark.parametrize("region", [1, 2])
def test_another_company_finds_the_region_changed(region: int) -> None:
    table = darkened(region, theirs=["orc-watch"])
    table.finish()
    table.journey("eagles-eyrie", regions=["arthedain", "rhudaur", "hollin"], company=SECOND)
    table.move(SECOND)
    path = terrain.path(table.state, SECOND)
    assert path == (WILD, WILD, SHADOW if region == 1 else WILD)
    watch = table.id("orc-watch")
    assert table.offers(PlayCreature(watch, SHADOW)) is (region == 1)
    table.finish()


@pytest.mark.parametrize("region", [1, 2])
def test_a_site_lies_in_the_changed_region_and_its_path_ends_there(region: int) -> None:
    table = darkened(region)
    context = Context(table.id("gimli"), ONE, table.card("gimli").code)
    moria = table.id("moria")
    assert fitting.fits(table.state, context, in_land(SHADOW), moria) is (region == 2)
    assert fitting.fits(table.state, context, PathHas(SHADOW), moria) is (region == 2)
    table.finish()


def test_by_starter_movement_the_ends_are_regions_with_names() -> None:
    table = scene(("lorien", ["gimli"]), theirs=["choking-shadows"], their_play=["doors-of-night"])
    ends = ["wold-and-foothills", "redhorn-gate"]
    table.journey("moria", WILD, WILD, regions=ends, way=Movement.STARTER)
    table.move().choose(table.play("choking-shadows", 1), ChooseCompany(FIRST))
    table.choose(PickRegion(1, GATE))
    assert terrain.region_type(table.state, GATE) is SHADOW
    assert terrain.path(table.state, FIRST) == (WILD, SHADOW)
    table.finish()
