"""Darkhavens: M-LOCS-23."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, scene
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.sifting import fitting
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary.properties import NearestHaven
from westmarch.meccg.vocabulary.references import SITE

MINIONS, HEROES = (Alignment.MINION, Alignment.HERO), (Alignment.HERO, Alignment.HERO)


@pytest.mark.rule("M-LOCS-23")
@pytest.mark.parametrize(
    ("here", "haven", "nearest", "sides"),
    [
        ("dol-guldur-minion", "dol-guldur-minion", True, MINIONS),
        ("dol-guldur-minion", "minas-morgul-minion", False, MINIONS),
        ("shelobs-lair-minion", "minas-morgul-minion", True, MINIONS),
        ("rivendell", "rivendell", False, HEROES),
    ],
)
def test_a_darkhaven_is_its_own_nearest_one(
    here: str, haven: str, nearest: bool, sides: tuple[Alignment, Alignment]
) -> None:
    table = scene((here, ["muzgash", "saw-toothed-blade"]), sites=[haven], alignments=sides)
    blade = table.id("saw-toothed-blade")
    context = Context(blade, ONE, table.card("saw-toothed-blade").code)
    (card,) = table.state.sites[ONE]
    assert fitting.fits(table.state, context, NearestHaven(SITE), card) is nearest
