"""Resources of heroes and of minions keep to the sites of their side: M-LOCS-19."""

from __future__ import annotations

import pytest

from tests.meccg.scene import scene
from westmarch.meccg import terrain, traits
from westmarch.meccg.kinds import Alignment, SiteType
from westmarch.meccg.options import Enter, No, Pick
from westmarch.meccg.vocabulary.references import Trait

HEROES, SHADOW = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)


@pytest.mark.rule("M-LOCS-19")
@pytest.mark.parametrize(
    ("theirs", "theirs_too"), [("minas-tirith", True), ("minas-tirith-minion", False)]
)
def test_a_tree_of_heroes_makes_no_haven_of_a_minion_site(theirs: str, theirs_too: bool) -> None:
    sides = (Alignment.HERO, Alignment.HERO if theirs_too else Alignment.MINION)
    table = scene(
        ("rivendell", ["gimli"]),
        opponents=[(theirs, ["perchen"])],
        in_play=["the-white-tree"],
        alignments=sides,
    )
    assert traits.has(table.state, table.id(theirs), Trait.HAVEN_FOR_HEALING) is theirs_too


@pytest.mark.rule("M-LOCS-19")
def test_a_resource_of_heroes_is_played_on_no_minion_site() -> None:
    table = scene(
        ("edoras", ["gimli"]),
        opponents=[("minas-tirith-minion", ["asternak"])],
        hand=["houses-of-healing"],
        alignments=HEROES,
    ).organize()
    table.choose(table.play("houses-of-healing"))
    assert table.options == (Pick(table.id("edoras")),)
    table.choose(Pick(table.id("edoras"))).finish()


def test_vile_fumes_spoil_the_site_for_heroes_too() -> None:
    table = scene(
        ("bree-minion", ["doeth-durthak", "vile-fumes"]),
        opponents=[("bree", ["perchen"])],
        alignments=SHADOW,
    ).visit()
    table.choose(Enter()).win().choose(table.act("vile-fumes"))
    for site in ("bree-minion", "bree"):
        assert terrain.site_type(table.state, table.id(site)) is SiteType.RUINS_AND_LAIRS
        assert len(terrain.automatic_attacks(table.state, table.id(site))) == 1
    table.choose(No()).done()
