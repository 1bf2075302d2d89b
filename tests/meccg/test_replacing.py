"""Something happens instead of something else: M-GAP-44."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, scene
from westmarch.meccg.kinds import Alignment, Phase, Status, Zone
from westmarch.meccg.options import Assign, Face, No, TakeWay, TapToFight
from westmarch.meccg.prompts import WhatInstead
from westmarch.meccg.rules.creatures import Creature

DARK = (Alignment.MINION, Alignment.HERO)


def robbed() -> MeccgScene:
    """Flies that only tap beset somebody behind a shield that may break."""
    table = scene(("moria-minion", ["muzgash", "sable-shield"]), alignments=DARK)
    flies = add(table.state, "neeker-breekers", TWO, Zone.HAND)
    table.state.phase = Phase.MOVEMENT
    muzgash = table.id("muzgash")
    table.begin(Creature(FIRST, flies, ())).rolls(1, 1)
    return table.choose(Assign(muzgash), Face(muzgash), TapToFight())


@pytest.mark.rule("M-GAP-44")
@pytest.mark.parametrize("way", [0, 1])
def test_of_several_replacements_the_active_player_chooses_one(way: int) -> None:
    table = robbed()
    assert isinstance(table.prompt, WhatInstead)
    assert table.seat == ONE == table.state.active
    assert table.options == (TakeWay(0), TakeWay(1))
    table.rolls(6, 6).choose(TakeWay(way))
    assert table.card("muzgash").status is not Status.WOUNDED
    broken = table.card("sable-shield").zone is Zone.DISCARD
    assert broken is (way == shield(table))
    while not table.position.over:
        table.choose(No() if No() in table.options else table.options[0])


def shield(table: MeccgScene) -> int:
    """Which of the two is that of the shield, which came into play first."""
    return 0 if table.id("sable-shield") < table.id("neeker-breekers") else 1
