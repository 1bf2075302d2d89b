"""Hunt tiles, their damage and effects: W-TILE."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import lay_on_table, play
from tests.wotr.fellowship import (
    act,
    destinations,
    goes,
    may_reduce,
    quest,
    struck,
    suffer,
    tile_ids,
    tiles,
)
from tests.wotr.scene import SHADOW, WotrScene, scene
from westmarch.wotr.events import CharacterLost, FellowshipMoved, FellowshipRevealed, TileDrawn
from westmarch.wotr.kinds import CharacterId, Face, RegionId
from westmarch.wotr.options import (
    Done,
    MoveFellowship,
    PickCard,
    PickNumber,
    PlayCard,
    SacrificeAtRandom,
    SacrificeGuide,
    UseTheRing,
    Yes,
)
from westmarch.wotr.prompts import FellowshipGoes
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.hunting import Cause, DrawTile, Hunt
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.tables.tiles import TILES, Colour

HOLLIN = RegionId("hollin")
STANDARD = [code for code, tile in TILES.items() if tile.colour is Colour.STANDARD]


def in_hollin(progress: int = 0, corruption: int = 0) -> WotrScene:
    """Strider and the Ring-bearers alone in Hollin."""
    table = scene({}, fellowship=["strider"], bearers="hollin")
    return quest(table, progress=progress, corruption=corruption)


@pytest.mark.rule("W-TILE-01")
def test_a_drawn_tile_stays_out_of_the_pool() -> None:
    table = in_hollin()
    assert sorted(table.state.pool) == sorted(STANDARD)
    struck(table, "std-1-1").choose(UseTheRing())
    assert table.state.drawn == tile_ids("std-1-1")
    assert sorted([*table.state.pool, *table.state.drawn]) == sorted(STANDARD)
    table.done()


@pytest.mark.rule("W-TILE-02", "W-RD-31")
def test_when_all_are_used_the_standard_ones_that_are_not_removed_go_back() -> None:
    table = in_hollin()
    special, removed = tile_ids("elven-cloaks", "std-3-1")
    state = table.state
    state.drawn = [special, *(code for code in STANDARD if code != removed)]
    state.removed_tiles, state.pool = [removed], []
    struck(table, "std-1-1").choose(UseTheRing())
    assert sorted([*state.pool, "std-1-1", "std-3-1"]) == sorted(STANDARD)
    assert state.drawn == tile_ids("elven-cloaks", "std-1-1")
    table.done()


@pytest.mark.rule("W-TILE-02", "W-TILE-05")
def test_a_special_tile_joins_a_pool_that_is_full_again() -> None:
    table = scene({}, fellowship=["strider"], bearers="morannon", hands={0: ["elven-rope"]})
    state = quest(table, mordor=1).state
    state.drawn, state.pool = state.pool, []
    act(table, Face.EVENT, PlayCard(table.card("elven-rope")))
    assert sorted(state.pool) == sorted([*STANDARD, *tile_ids("elven-rope")])
    table.done()


@pytest.mark.rule("W-TILE-03")
def test_standard_tiles_are_numbers_and_eyes_and_special_ones_blue_or_red() -> None:
    standard = [TILES[code] for code in STANDARD]
    assert [tile.is_eye for tile in standard].count(True) == 4
    assert {tile.damage for tile in standard if not tile.is_eye} == {0, 1, 2, 3}
    assert {tile.reveals for tile in standard} == {True, False}
    others = [tile for tile in TILES.values() if tile.colour in (Colour.FREE, Colour.SHADOW)]
    assert [tile.colour for tile in others] == [Colour.FREE] * 4 + [Colour.SHADOW] * 4


@pytest.mark.rule("W-TILE-04")
def test_a_special_tile_waits_for_mordor() -> None:
    table = scene({}, fellowship=["strider"], hands={0: ["elven-rope"]})
    act(table, Face.EVENT, PlayCard(table.card("elven-rope")))
    assert table.state.waiting_tiles == tile_ids("elven-rope")
    assert sorted(table.state.pool) == sorted(STANDARD)
    table.done()


@pytest.mark.rule("W-TILE-05")
def test_a_special_tile_brought_in_mordor_is_in_the_pool_at_once() -> None:
    table = scene({}, fellowship=["strider"], bearers="morannon", hands={0: ["elven-rope"]})
    act(quest(table, mordor=0), Face.EVENT, PlayCard(table.card("elven-rope")))
    assert table.state.waiting_tiles == []
    assert sorted(table.state.pool) == sorted([*STANDARD, *tile_ids("elven-rope")])
    table.done()


@pytest.mark.rule("W-TILE-06")
@pytest.mark.parametrize(("tile", "damage"), [("std-3-1", 3), ("std-2-2", 2), ("std-1-2", 1)])
def test_a_number_is_damage_whatever_the_successes(tile: str, damage: int) -> None:
    table = struck(in_hollin(), tile, successes=2)
    assert table.prompt == suffer(tile, damage)
    table.choose(UseTheRing())
    assert table.state.corruption == damage
    table.done()


@pytest.mark.rule("W-TILE-07")
def test_an_eye_after_a_roll_is_as_much_as_the_successes() -> None:
    table = quest(in_hollin(), hunt_box=(0, 4))
    tiles(table.rolls(6, 1, 6, 6), "std-eyer-1").begin(Hunt())
    assert table.prompt == suffer("std-eyer-1", 3)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-08")
@pytest.mark.parametrize("cause", [Cause.STRONGHOLD, Cause.CARD])
def test_an_eye_without_a_roll_is_worth_nothing(cause: Cause) -> None:
    table = quest(in_hollin(), hunt_box=(0, 4))
    struck(table, "std-eyer-1", cause=cause)
    assert table.told(TileDrawn)[0].damage == 0
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-TILE-09", "W-CORR-03")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_a_negative_tile_heals(before: int, after: int) -> None:
    table = in_hollin(corruption=before)
    table.state.pool += tile_ids("phial-of-galadriel")
    struck(table, "phial-of-galadriel")
    assert table.state.corruption == after
    table.done()


@pytest.mark.rule("W-TILE-10")
def test_the_die_icon_is_as_much_damage_as_a_die_shows() -> None:
    table = in_hollin()
    table.state.pool += tile_ids("shelobs-lair")
    tiles(table, "shelobs-lair").rolls(4)
    table.begin(DrawTile(Cause.ROLL, 1))
    assert table.prompt == suffer("shelobs-lair", 4)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-11")
def test_red_tiles_and_only_they_have_the_stop_icon() -> None:
    stopping = {code for code, tile in TILES.items() if tile.stops}
    assert stopping == {code for code, tile in TILES.items() if tile.colour is Colour.SHADOW}
    assert len(stopping) == 4


@pytest.mark.rule("W-TILE-12", "W-RD-47")
def test_damage_comes_before_the_revelation() -> None:
    table = struck(in_hollin(progress=1), "std-2r-1")
    assert table.prompt == suffer("std-2r-1", 2)
    assert table.state.hidden is True
    table.choose(UseTheRing())
    assert table.prompt == FellowshipGoes(1)
    assert table.state.corruption == 2
    table.choose(*goes("trollshaws"))
    assert table.state.hidden is False
    table.done()


@pytest.mark.rule("W-RD-47")
def test_who_leaves_because_of_a_tile_starts_from_the_old_position() -> None:
    table = scene({}, fellowship=["strider", "meriadoc"], bearers="hollin")
    struck(quest(table, progress=1), "std-1r-1")
    tiles(table, "meriadoc")
    table.choose(SacrificeAtRandom())
    assert max(within(HOLLIN, 9)[RegionId(region)] for region in destinations(table)) == 2
    table.choose(*goes("bree"), *goes("south-downs"))
    assert table.where("meriadoc") == "bree"
    table.done()


@pytest.mark.rule("W-TILE-13", "W-EX-25")
def test_axe_and_bow_lowers_the_damage_before_it_is_taken() -> None:
    table = scene({}, fellowship=["strider", "gimli"], hands={0: ["axe-and-bow"]})
    card = table.card("axe-and-bow")
    act(table, Face.EVENT, PlayCard(card))
    struck(table, "std-3-1")
    assert table.prompt == may_reduce("std-3-1", 3)
    assert table.options == (Done(), PickCard(card))
    table.choose(PickCard(card))
    assert table.prompt == suffer("std-3-1", 2)
    assert table.state.on_table == []
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-14")
def test_damage_is_met_with_the_ring_or_a_casualty() -> None:
    table = struck(in_hollin(), "std-1-1")
    assert table.options == (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-14", "W-RD-47")
def test_without_damage_nobody_can_be_lost() -> None:
    table = struck(in_hollin(), "std-0r-1")
    assert table.told(CharacterLost) == []
    assert table.state.hidden is False
    table.done()


@pytest.mark.rule("W-TILE-15", "W-CORR-02")
def test_the_ring_turns_the_damage_into_corruption() -> None:
    table = struck(in_hollin(corruption=2), "std-3-1").choose(UseTheRing())
    assert table.state.corruption == 5
    assert table.state.fellowship == ["strider"]
    table.done()


@pytest.mark.rule("W-TILE-16")
def test_a_casualty_is_the_guide() -> None:
    table = scene({}, fellowship=["strider", "gimli"])
    struck(table, "std-2-1").choose(SacrificeGuide())
    assert table.state.fellowship == ["gimli"]
    table.done()


@pytest.mark.rule("W-TILE-16")
@pytest.mark.parametrize("who", ["strider", "gimli", "legolas"])
def test_or_it_is_drawn_from_all_the_guide_included(who: str) -> None:
    table = scene({}, fellowship=["strider", "gimli", "legolas"])
    struck(table, "std-2-1")
    tiles(table, who).choose(SacrificeAtRandom())
    if who == "strider":
        table.choose(table.options[0])
    assert table.told(CharacterLost) == [CharacterLost(CharacterId(who))]
    table.done()


@pytest.mark.rule("W-TILE-17")
def test_without_companions_only_the_ring_can_be_used() -> None:
    table = struck(scene({}, fellowship=[]), "std-2-1").choose(Done())
    assert table.options == (UseTheRing(),)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-18", "W-MUST-12")
def test_the_casualty_is_lost_even_if_his_level_is_higher() -> None:
    table = struck(in_hollin(), "std-1-1").choose(SacrificeGuide())
    assert table.state.fellowship == []
    assert table.where("strider") is None
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-TILE-19", "W-CORR-02")
def test_damage_above_his_level_is_corruption_and_nobody_else_can_take_it() -> None:
    table = scene({}, fellowship=["gimli", "legolas"])
    struck(table, "std-3-1").choose(SacrificeGuide())
    assert table.state.corruption == 1
    assert table.state.fellowship == ["legolas"]
    table.done()


@pytest.mark.rule("W-TILE-21", "W-TILE-22")
def test_the_tile_that_reveals_is_resolved_before_that_of_the_stronghold_is_drawn() -> None:
    table = struck(in_hollin(progress=1), "std-2r-1")
    tiles(table, "std-3-1").choose(UseTheRing())
    assert [one.tile for one in table.told(TileDrawn)] == ["std-2r-1"]
    table.choose(*goes("moria"))
    assert table.prompt == suffer("std-3-1", 3)
    assert table.state.corruption == 2
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-21")
def test_of_two_strongholds_the_first_tile_is_resolved_before_the_second() -> None:
    table = scene({}, fellowship=["strider"], bearers="moria", captured=["lorien"])
    struck(quest(table, progress=2), "std-0r-1").choose(*goes("dimrill-dale"))
    tiles(table, "std-1-1", "std-2-1").choose(*goes("lorien"))
    assert table.prompt == suffer("std-1-1", 1)
    assert len(table.told(TileDrawn)) == 2
    table.choose(UseTheRing())
    assert table.prompt == suffer("std-2-1", 2)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-TILE-23")
def test_a_second_reveal_icon_moves_the_figure_no_more() -> None:
    table = struck(in_hollin(progress=1), "std-0r-1")
    tiles(table, "std-0r-2").choose(*goes("moria"))
    assert len(table.told(FellowshipRevealed)) == 1
    assert len(table.told(FellowshipMoved)) == 1
    table.done()


@pytest.mark.rule("W-TILE-01")
def test_a_move_draws_from_what_is_left() -> None:
    table = quest(in_hollin(), hunt_box=(0, 1))
    left = tile_ids("std-2-1")
    table.state.removed_tiles = [tile for tile in table.state.pool if tile not in left]
    table.state.pool = left
    table.rolls(6)
    tiles(table, "std-2-1")
    act(table, Face.CHARACTER, MoveFellowship(), UseTheRing())
    assert table.state.pool == []
    table.done()


@pytest.mark.rule("W-TILE-08")
def test_a_hunt_roll_ordered_by_a_card_is_a_hunt_roll() -> None:
    hand = {1: ["the-nazgul-strike"]}
    board = {"hollin": "sauron-nazgul"}
    table = scene(board, fellowship=["strider"], bearers="hollin", hands=hand)
    play(quest(table, progress=1, hunt_box=(0, 2)), SHADOW, "the-nazgul-strike")
    tiles(table.rolls(6, 6), "std-eyer-1").choose(Done(), PickNumber(1))
    assert table.prompt == suffer("std-eyer-1", 2)
    table.choose(UseTheRing(), *goes("trollshaws")).done()


@pytest.mark.rule("W-TILE-20", "W-RD-22")
@pytest.mark.parametrize(
    ("way", "captured", "hidden"),
    [
        (("moria", "dimrill-dale", "lorien"), (), True),
        (("moria", "dimrill-dale", "lorien"), ("lorien",), False),
        (("moria", "dimrill-dale", "parth-celebrant"), (), False),
    ],
)
def test_a_tile_drawn_when_it_is_declared_in_a_haven_does_not_reveal(
    way: tuple[str, ...], captured: tuple[str, ...], hidden: bool
) -> None:
    table = scene({}, fellowship=["strider"], bearers="hollin", captured=captured)
    lay_on_table(quest(table, progress=3), "balrog-of-moria")
    table.begin(MayDeclareFellowship()).choose(Yes(), *goes(*way))
    tiles(table, "std-0r-1").choose(PickCard(table.card("balrog-of-moria")))
    assert table.state.hidden is hidden
    assert len(table.told(TileDrawn)) == 1
    table.done()


@pytest.mark.rule("W-TILE-22")
def test_the_tile_of_a_card_comes_before_that_of_the_stronghold() -> None:
    table = lay_on_table(in_hollin(progress=1), "balrog-of-moria")
    struck(table, "std-1r-1").choose(UseTheRing(), *goes("moria"))
    tiles(table, "std-2-1", "std-3-1").choose(PickCard(table.card("balrog-of-moria")))
    assert table.prompt == suffer("std-2-1", 2)
    assert table.state.corruption == 1
    table.choose(UseTheRing())
    assert table.prompt == suffer("std-3-1", 3)
    table.choose(UseTheRing()).done()
