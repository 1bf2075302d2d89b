"""Elven Rings: W-RING."""

from __future__ import annotations

import pytest

from tests.wotr.dice import allocate, ring, roll_for, use, waste, waste_all
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import AnyOption
from westmarch.wotr.events import DieTurned, RingUsed
from westmarch.wotr.kinds import Deck, Face, Side
from westmarch.wotr.options import DrawFrom, PassAction, UseRing, Waste
from westmarch.wotr.prompts import ChooseAction, ChooseDie
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.turns import Turn

CHARACTER, ARMY, MUSTER, BOTH = Face.CHARACTER, Face.ARMY, Face.MUSTER, Face.ARMY_MUSTER
EVENT, WILL, EYE = Face.EVENT, Face.WILL, Face.EYE


def acting(free: list[Face], shadow: list[Face], rings: tuple[int, int]) -> WotrScene:
    """The Free Peoples are about to act; both sides have so many Rings."""
    table = scene({}, dice=(free, shadow))
    table.state.rings[:] = rings
    return table.begin(ActionPhase())


def with_ring(options: tuple[AnyOption, ...]) -> list[UseRing]:
    """The options that use a Ring."""
    return [option for option in options if isinstance(option, UseRing)]


@pytest.mark.rule("W-RING-01")
def test_a_ring_is_used_by_its_holder_when_he_is_about_to_act() -> None:
    table = roll_for(scene({}).begin(Turn()), [EVENT] * 4, [EVENT] * 7)
    while not isinstance(table.prompt, ChooseDie):
        assert not with_ring(table.options)
        table.choose(table.options[0])
    assert with_ring(table.options)
    table.choose(use(EVENT))
    assert isinstance(table.prompt, ChooseAction)
    assert not with_ring(table.options)
    table.choose(Waste())
    assert (table.seat, table.options) == (SHADOW, (use(EVENT),))
    waste_all(table).done()


@pytest.mark.rule("W-RING-02")
def test_any_unused_die_of_the_holder_is_turned_to_any_face() -> None:
    table = acting([EVENT], [CHARACTER, ARMY], (0, 1)).choose(*waste(EVENT))
    assert table.seat == SHADOW
    assert table.options == (
        use(CHARACTER),
        use(ARMY),
        *(ring(CHARACTER, to) for to in (ARMY, MUSTER, BOTH, EVENT, EYE)),
        *(ring(ARMY, to) for to in (CHARACTER, MUSTER, BOTH, EVENT, EYE)),
    )
    table.choose(ring(ARMY, MUSTER))
    assert table.state.dice[SHADOW] == [CHARACTER, MUSTER]
    assert table.told(DieTurned) == [DieTurned(Side.SHADOW, ARMY, MUSTER)]
    waste_all(table).done()


@pytest.mark.rule("W-RING-03")
def test_using_a_ring_is_no_action_and_any_die_may_follow() -> None:
    table = acting([CHARACTER, EVENT], [], (1, 0)).choose(ring(CHARACTER, MUSTER))
    assert (table.seat, table.options) == (FREE, (use(EVENT), use(MUSTER)))
    table.choose(use(EVENT), DrawFrom(Deck.CHARACTER))
    assert table.state.dice[FREE] == [MUSTER]
    waste_all(table).done()


@pytest.mark.rule("W-RING-03")
def test_who_has_used_a_ring_may_still_pass() -> None:
    table = acting([CHARACTER], [EVENT, EVENT], (1, 0)).choose(ring(CHARACTER, MUSTER))
    assert table.options == (use(MUSTER), PassAction())
    waste_all(table).done()


@pytest.mark.rule("W-RING-04")
def test_a_ring_of_the_free_peoples_passes_to_the_shadow() -> None:
    table = acting([CHARACTER], [EVENT], (3, 0)).choose(ring(CHARACTER, EVENT))
    assert table.state.rings == [2, 1]
    table.choose(*waste(EVENT))
    assert (table.seat, len(with_ring(table.options))) == (SHADOW, 5)
    waste_all(table).done()


@pytest.mark.rule("W-RING-05")
def test_a_ring_of_the_shadow_leaves_the_game() -> None:
    table = acting([], [EVENT], (2, 1)).choose(ring(EVENT, ARMY))
    assert table.told(RingUsed) == [RingUsed(Side.SHADOW)]
    assert table.state.rings == [2, 0]
    waste_all(table).done()


@pytest.mark.rule("W-RING-06")
def test_each_player_uses_one_ring_in_a_turn() -> None:
    table = scene({}).begin(Turn(), Turn())
    allocate(roll_for(table, [EVENT] * 4, [EVENT] * 7), 0).choose(ring(EVENT, MUSTER))
    assert table.state.rings == [2, 1]
    assert not with_ring(table.options)
    table.choose(*waste(EVENT))
    # The Shadow has not used one yet.
    assert with_ring(table.options)
    table.choose(*waste(EVENT))
    assert (table.seat, with_ring(table.options)) == (FREE, [])
    waste_all(table)
    allocate(roll_for(table, [EVENT] * 4, [EVENT] * 7), 0)
    assert len(with_ring(table.options)) == 3
    waste_all(table).done()


@pytest.mark.rule("W-RING-07")
def test_the_free_peoples_turn_no_die_to_the_will_of_the_west() -> None:
    table = acting([EVENT, WILL], [], (1, 0))
    assert with_ring(table.options) == [
        *(ring(EVENT, to) for to in (CHARACTER, MUSTER, BOTH)),
        *(ring(WILL, to) for to in (CHARACTER, MUSTER, BOTH, EVENT)),
    ]
    waste_all(table).done()


@pytest.mark.rule("W-RING-08")
def test_a_die_that_is_turned_to_an_eye_hunts_and_another_one_acts() -> None:
    table = acting([], [ARMY, EVENT], (0, 1)).choose(ring(ARMY, EYE))
    assert (table.state.dice[SHADOW], table.state.in_hunt_box) == ([EVENT], [0, 1])
    assert (table.seat, table.options) == (SHADOW, (use(EVENT),))
    table.choose(*waste(EVENT))
    table.done()


@pytest.mark.rule("W-RING-09")
def test_a_die_in_the_hunt_box_cannot_be_turned() -> None:
    table = scene({}, dice=([], [EVENT]))
    table.state.rings[SHADOW] = 1
    table.state.in_hunt_box[SHADOW] = 3
    table.begin(ActionPhase())
    assert {option.die for option in with_ring(table.options)} == {EVENT.value}
    table.choose(ring(EVENT, EYE))
    assert table.state.in_hunt_box == [0, 4]
    table.done()
