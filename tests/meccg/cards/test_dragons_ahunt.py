"""Where Dragons hunt: by day, and by night."""

from __future__ import annotations

import pytest

from tests.meccg.scene import scene
from westmarch.meccg.tables import REGIONS

HEATH = "withered-heath northern-rhovanion iron-hills grey-mountain-narrows"
MIRKWOOD = "southern-rhovanion dorwinion heart-of-mirkwood woodland-realm"
SOUTH = "brown-lands southern-rhovanion dorwinion dagorlad horse-plains"

HUNTS = [
    ("agburanar-ahunt", HEATH, MIRKWOOD),
    (
        "bairanax-ahunt",
        "withered-heath gundabad anduin-vales grey-mountain-narrows",
        "northern-rhovanion iron-hills southern-rhovanion angmar",
    ),
    ("daelomin-ahunt", HEATH, SOUTH),
    (
        "earcaraxe-ahunt",
        "andrast-coast bay-of-belfalas eriadoran-coast andrast",
        "old-pukel-land enedhwaith anfalas elven-shores mouths-of-the-anduin",
    ),
    ("itangast-ahunt", HEATH, MIRKWOOD),
    ("leucaruth-ahunt", HEATH, MIRKWOOD),
    (
        "scatha-ahunt",
        "withered-heath woodland-realm northern-rhovanion grey-mountain-narrows",
        "anduin-vales western-mirkwood heart-of-mirkwood gundabad",
    ),
    ("scorba-ahunt", "forochel angmar gundabad", "numeriador arthedain rhudaur"),
    ("smaug-ahunt", HEATH, SOUTH),
]


@pytest.mark.parametrize(("dragon", "by_day", "by_night"), HUNTS)
@pytest.mark.parametrize("night", [False, True])
def test_a_dragon_hunts_in_its_lands(dragon: str, by_day: str, by_night: str, night: bool) -> None:
    hunted = {*by_day.split(), *(by_night.split() if night else ())}
    assert hunted <= set(REGIONS)
    for region in REGIONS:
        theirs = [dragon, *(["doors-of-night"] if night else [])]
        table = scene(("edoras", ["gimli"]), their_play=theirs)
        table.journey("bree", regions=[region]).move()
        assert (table.state.attacks == 1) is (region in hunted), region
