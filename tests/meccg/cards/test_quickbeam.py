"""Ents among the allies of The Wizards."""

from __future__ import annotations

import pytest

from tests.meccg.scene import scene
from westmarch.meccg.kinds import PlaceCode, Race, RegionType
from westmarch.meccg.options import Assign, Done
from westmarch.meccg.underway import Key, Origin


@pytest.mark.parametrize(
    ("origin", "key", "safe"),
    [
        (Origin.AUTOMATIC, Key(place=PlaceCode("isengard")), True),
        (Origin.CREATURE, Key(place=PlaceCode("isengard")), True),
        (Origin.CREATURE, Key(region_type=RegionType.WILDERNESS), False),
    ],
)
def test_quickbeam_is_not_attacked_at_his_site(origin: Origin, key: Key, safe: bool) -> None:
    table = scene(("isengard", ["bergil", "quickbeam"]))
    table.attacked(Race.GIANT, keys=[key], origin=origin)
    bergil, quickbeam = Assign(table.id("bergil")), Assign(table.id("quickbeam"))
    assert table.options == ((Done(), bergil) if safe else (Done(), bergil, quickbeam))
