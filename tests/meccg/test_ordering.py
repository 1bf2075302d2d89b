"""The order in which effects accumulate: M-MH-04 to 06."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import SHADOW, WILD, fight, play
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import RegionType
from westmarch.meccg.options import AimAtAttack, Pick
from westmarch.meccg.prompts import WhichFirst
from westmarch.meccg.things import Assault
from westmarch.meccg.vocabulary.references import Stat

NIGHT = ["doors-of-night", "plague-of-wights", "the-moon-is-dead"]


def strikes(table: MeccgScene) -> int:
    """The strikes of the attack that is being faced."""
    return numbers.number(table.state, Assault(table.state.attacks), Stat.STRIKES)


@pytest.mark.rule("M-MH-04", "M-EX-02")
@pytest.mark.parametrize(("first", "returned"), [("long-winter", True), ("morgul-night", False)])
def test_the_hazard_player_orders_what_acts_on_a_journey(first: str, returned: bool) -> None:
    table = scene(
        ("rivendell", ["gimli"]), their_play=["doors-of-night", "long-winter", "morgul-night"]
    )
    table.journey("moria", WILD, WILD).move()
    assert (table.seat, table.prompt) == (TWO, WhichFirst())
    assert set(table.options) == {Pick(table.id("long-winter")), Pick(table.id("morgul-night"))}
    table.choose(Pick(table.id(first)))
    assert table.state.companies[FIRST].returned is returned
    assert table.state.order == []
    table.finish()


@pytest.mark.rule("M-MH-04")
@pytest.mark.parametrize("path", [(SHADOW, SHADOW), (WILD,)])
def test_nobody_is_asked_where_the_order_makes_no_difference(path: tuple[RegionType, ...]) -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["long-winter", "morgul-night"])
    table.journey("moria", *path).move()
    assert not table.state.companies[FIRST].returned
    table.done()


@pytest.mark.rule("M-MH-05", "M-EX-03")
def test_the_active_player_orders_what_changes_an_attack_each_time_anew() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        their_play=NIGHT,
        theirs=["corpse-candle", "wisp-of-pale-sheen"],
    ).journey("moria", WILD)
    plague, moon = table.id("plague-of-wights"), table.id("the-moon-is-dead")
    play(table.move(), "corpse-candle")
    assert (table.seat, table.prompt) == (ONE, WhichFirst())
    assert set(table.options) == {Pick(plague), Pick(moon)}
    table.choose(Pick(moon))
    assert strikes(table) == 4, "(1 + 1) doubled"
    fight(table, "gimli legolas", 6, 6, 1, 1, 1, 1)
    play(table, "wisp-of-pale-sheen")
    assert (table.seat, table.prompt) == (ONE, WhichFirst())
    table.choose(Pick(plague))
    assert strikes(table) == 3, "1 doubled, and 1 more"


@pytest.mark.rule("M-MH-05")
def test_the_active_player_is_not_asked_about_sums() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        their_play=["plague-of-wights", "the-moon-is-dead"],
        theirs=["corpse-candle"],
    ).journey("moria", WILD)
    play(table.move(), "corpse-candle")
    assert table.prompt != WhichFirst()
    assert numbers.number(table.state, Assault(1), Stat.PROWESS) == 9


@pytest.mark.rule("M-MH-06")
def test_what_is_played_later_accumulates_later() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        in_play=["gates-of-morning"],
        their_play=["minions-stir"],
        theirs=["orc-warriors"],
        hand=["dark-quarrels"],
    ).journey("moria", WILD)
    play(table.move(), "orc-warriors")
    assert strikes(table) == 4
    table.choose(table.play("dark-quarrels", 1), AimAtAttack(1))
    assert strikes(table) == 2, "half of 3 + 1"


CROWD = ["fell-winter", "morgul-night", "balrog-of-moria", "storms-of-osse", "long-winter"]


@pytest.mark.rule("M-MH-04")
@pytest.mark.parametrize(("first", "returned"), [("long-winter", True), ("morgul-night", False)])
def test_of_many_cards_each_can_be_the_first(first: str, returned: bool) -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["doors-of-night", *CROWD])
    table.journey("moria", WILD, WILD).move()
    assert set(table.options) == {Pick(table.id(card)) for card in CROWD}
    table.choose(Pick(table.id(first)))
    table.idle()
    assert table.state.companies[FIRST].returned is returned
    table.done()


@pytest.mark.rule("M-MH-04")
def test_of_many_cards_nobody_is_asked_either_where_it_makes_no_difference() -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["doors-of-night", *CROWD])
    table.journey("lorien", SHADOW).move()
    assert table.seat == ONE
    assert isinstance(table.prompt, WhichFirst), "only what answers first (M-GAP-10)"
    table.idle().done()


@pytest.mark.rule("M-MH-05")
@pytest.mark.parametrize(("first", "many"), [("plague-of-wights", 3), ("the-moon-is-dead", 4)])
def test_of_many_cards_each_can_be_the_first_to_change_an_attack(first: str, many: int) -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        their_play=["doors-of-night", "clouds", "clouds", "night", *NIGHT[1:]],
        theirs=["corpse-candle"],
    ).journey("moria", WILD)
    play(table.move(), "corpse-candle")
    assert (table.prompt, len(table.options)) == (WhichFirst(), 5)
    table.choose(Pick(table.id(first)))
    assert table.prompt != WhichFirst(), "what is left only adds"
    assert strikes(table) == many
