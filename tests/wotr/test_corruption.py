"""How Corruption rises and falls: W-CORR."""

from __future__ import annotations

import pytest

from tests.wotr.dice import allocate, roll_for, use, waste_all
from tests.wotr.scene import SHADOW, WotrScene, opening, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import Corrupted
from westmarch.wotr.kinds import Face, TileId
from westmarch.wotr.options import PlayCard, SacrificeGuide, UseTheRing, Yes
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.resolving import Resolve
from westmarch.wotr.rules.turns import Turn
from westmarch.wotr.vocabulary.effects import Corrupt

EVENT = Face.EVENT
PHIAL = TileId("phial-of-galadriel")


def corrupted(table: WotrScene, amount: int) -> WotrScene:
    """So much Corruption is there already."""
    table.state.corruption = amount
    return table


@pytest.mark.rule("W-CORR-01")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_corruption_never_falls_below_nothing(before: int, after: int) -> None:
    assert opening().state.corruption == 0
    table = corrupted(scene({}), before)
    table.state.pool.append(PHIAL)
    table.script(Drawn(PHIAL)).begin(DrawTile(Cause.ROLL, 1))
    assert table.state.corruption == after
    table.done()


@pytest.mark.rule("W-CORR-02")
def test_using_the_ring_corrupts() -> None:
    table = scene({}).script(Drawn("std-2-1")).begin(DrawTile(Cause.CARD)).choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-CORR-02")
def test_damage_beyond_a_casualty_corrupts() -> None:
    table = scene({}, fellowship=("legolas",)).script(Drawn("std-3-1"))
    table.begin(DrawTile(Cause.CARD)).choose(SacrificeGuide())
    assert table.state.corruption == 1
    table.done()


@pytest.mark.rule("W-CORR-02")
def test_idleness_in_mordor_corrupts() -> None:
    table = scene({})
    table.state.mordor = 1
    roll_for(table.begin(Turn()), [EVENT] * 4, [EVENT] * 7)
    waste_all(allocate(table, 0))
    assert table.told(Corrupted) == [Corrupted(1, 1)]
    table.done()


@pytest.mark.rule("W-CORR-02")
def test_cards_corrupt() -> None:
    table = scene({}).begin(Resolve(SHADOW, "", (Corrupt(2),)))
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-CORR-03")
@pytest.mark.parametrize(("where", "after"), [("edoras", 2), ("lorien", 2), ("folde", 3)])
def test_rest_in_a_city_or_stronghold_heals(where: str, after: int) -> None:
    table = corrupted(scene({}, bearers=where), 3).begin(MayDeclareFellowship())
    table.choose(Yes())
    assert table.state.corruption == after
    table.done()


@pytest.mark.rule("W-CORR-03")
def test_cards_heal() -> None:
    hands = {0: ["bilbos-song"]}
    table = scene({}, dice=((EVENT,), ()), hands=hands, fellowship=["strider"])
    corrupted(table, 3).begin(ActionPhase())
    table.choose(use(EVENT), PlayCard(table.card("bilbos-song")))
    assert table.state.corruption == 2
    table.done()
