"""The Event cards of the Shadow's Character deck: the Fellowship, the Hunt, the Nazgûl."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import is_offered, lay_on_table, play, stays
from tests.wotr.scene import FREE, SHADOW, WotrScene, lay, scene
from westmarch.kernel.chance import Drawn, Rolled
from westmarch.wotr.events import CombatRolled, HuntRolled
from westmarch.wotr.kinds import CharacterId, DieId, Face, RegionId, TileId
from westmarch.wotr.options import (
    DiscardAtRandom,
    Done,
    GoTo,
    PickCard,
    PickCharacter,
    PickDie,
    PickNumber,
    PickRegion,
    SacrificeAtRandom,
    SacrificeGuide,
    Stay,
    UseTheRing,
)
from westmarch.wotr.prompts import ChooseOne, MayPunish, MustLeave, SufferHunt, Tempted
from westmarch.wotr.rules.hunting import Cause, DrawTile, Hunt
from westmarch.wotr.rules.journeying import DeclareFellowship

WILDS, HOME = "hollin", "rivendell"
MORIA = RegionId("moria")

TILES = ("shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss")
HUNTERS = ("orc-patrol", "isildurs-bane", "foul-thing-from-the-deep", "candles-of-corpses")
SEARCHERS = ("nazgul-search", "cruel-weather", "the-nazgul-strike")
TORMENTORS = ("morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship")


def holding(code: str, bearers: str = WILDS) -> WotrScene:
    """The Shadow holds a card, and the Fellowship is in the wilds."""
    return scene({}, hands={1: [code]}, bearers=bearers)


def drawing(code: str, tile: str) -> WotrScene:
    """The Shadow plays a card that draws a tile."""
    return play(holding(code).script(Drawn(tile)), SHADOW, code)


def lay_nazgul(table: WotrScene, region: str) -> None:
    """Put a Nazgûl somewhere."""
    lay(table.state, RegionId(region), "sauron-nazgul")


@pytest.mark.parametrize("code", TILES)
def test_a_red_tile_waits_for_mordor(code: str) -> None:
    table = play(holding(code), SHADOW, code)
    assert table.state.waiting_tiles == [TileId(code)]
    assert TileId(code) not in table.state.pool
    table.done()


@pytest.mark.parametrize("code", TILES)
def test_a_red_tile_joins_the_pool_at_once_in_mordor(code: str) -> None:
    table = holding(code)
    table.state.mordor = 0
    play(table, SHADOW, code)
    assert table.state.waiting_tiles == []
    assert TileId(code) in table.state.pool
    table.done()


@pytest.mark.parametrize("code", HUNTERS)
def test_cards_that_hunt_in_the_wilds_leave_the_fellowship_alone_at_home(code: str) -> None:
    assert is_offered(holding(code), SHADOW, code)
    assert not is_offered(holding(code, bearers=HOME), SHADOW, code)


@pytest.mark.parametrize("code", SEARCHERS)
def test_cards_that_search_need_a_fellowship_on_its_way(code: str) -> None:
    table = holding(code)
    assert not is_offered(table, SHADOW, code)
    table.state.progress = 1
    assert is_offered(table, SHADOW, code)


@pytest.mark.parametrize("code", TORMENTORS)
def test_cards_that_torment_need_a_revealed_fellowship(code: str) -> None:
    table = holding(code)
    assert not is_offered(table, SHADOW, code)
    table.state.hidden = False
    assert is_offered(table, SHADOW, code)


def test_orc_patrol_is_a_successful_hunt() -> None:
    table = drawing("orc-patrol", "std-2-1")
    assert table.prompt == SufferHunt(TileId("std-2-1"), 2)
    assert table.options == (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
    table.choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


@pytest.mark.parametrize("tile", ["std-eyer-1", "elven-rope"])
def test_orc_patrol_lets_eyes_and_blue_tiles_pass(tile: str) -> None:
    table = holding("orc-patrol")
    if tile == "elven-rope":
        table.state.pool.append(TileId(tile))
    play(table.script(Drawn(tile)), SHADOW, "orc-patrol")
    assert table.state.hidden
    assert table.state.corruption == 0
    table.done()


def test_isildurs_bane_must_be_suffered_by_the_ring_bearers() -> None:
    table = holding("isildurs-bane")
    lay_on_table(table, "axe-and-bow")
    play(table.script(Drawn("std-3-1")), SHADOW, "isildurs-bane")
    assert table.options == (UseTheRing(),)
    table.choose(UseTheRing())
    assert table.state.corruption == 3
    table.done()


def test_foul_thing_takes_a_companion_at_random_first() -> None:
    table = drawing("foul-thing-from-the-deep", "std-3-1")
    assert table.options == (SacrificeAtRandom(),)
    table.script(Drawn("legolas")).choose(SacrificeAtRandom())
    assert CharacterId("legolas") not in table.state.fellowship
    assert table.state.corruption == 1
    table.done()


def test_foul_thing_leaves_the_ring_if_nobody_else_is_there() -> None:
    table = scene({}, hands={1: ["foul-thing-from-the-deep"]}, bearers=WILDS, fellowship=())
    play(table.script(Drawn("std-3-1")), SHADOW, "foul-thing-from-the-deep")
    table.choose(Done())
    assert table.options == (UseTheRing(),)
    table.choose(UseTheRing()).done()


def test_candles_of_corpses_corrupt_on_a_four() -> None:
    table = play(holding("candles-of-corpses").rolls(3, 4, 6), SHADOW, "candles-of-corpses")
    assert table.state.corruption == 2
    table.done()


def test_candles_of_corpses_corrupt_only_on_a_six_if_gollum_guides() -> None:
    table = scene({}, hands={1: ["candles-of-corpses"]}, bearers=WILDS, fellowship=())
    play(table.rolls(3, 4, 6), SHADOW, "candles-of-corpses")
    assert table.state.corruption == 1
    table.done()


def test_nazgul_search_finds_the_fellowship() -> None:
    table = holding("nazgul-search")
    lay_nazgul(table, "minas-morgul")
    table.state.progress = 1
    play(table, SHADOW, "nazgul-search")
    table.choose(PickRegion(RegionId("minas-morgul")), GoTo(RegionId(WILDS)))
    assert not table.state.hidden
    assert table.seat == FREE
    table.choose(Stay())
    assert table.state.progress == 0
    table.done()


def test_nazgul_search_finds_nothing_elsewhere() -> None:
    table = holding("nazgul-search")
    lay_nazgul(table, "minas-morgul")
    table.state.progress = 1
    play(table, SHADOW, "nazgul-search").choose(Done())
    assert table.state.hidden
    table.done()


def test_cruel_weather_drives_the_figure_to_an_adjacent_region() -> None:
    table = holding("cruel-weather")
    table.state.progress = 2
    play(table, SHADOW, "cruel-weather")
    assert table.seat == SHADOW
    assert {GoTo(MORIA), GoTo(RegionId("north-dunland"))} <= set(table.options)
    assert len(table.options) == 5
    table.choose(GoTo(MORIA))
    assert (table.state.bearers, table.state.progress, table.state.hidden) == (MORIA, 2, True)
    table.done()


def test_the_nazgul_strike_hunts_or_takes_a_card_from_the_table() -> None:
    table = holding("the-nazgul-strike")
    lay_nazgul(table, WILDS)
    lay_on_table(table, "mithril-coat-and-sting")
    table.state.progress = 1
    table.state.in_hunt_box = [0, 2]
    play(table, SHADOW, "the-nazgul-strike").choose(Done())
    assert table.prompt == ChooseOne("the-nazgul-strike")
    assert table.options == (PickNumber(0), PickNumber(1))
    table.choose(PickNumber(0), PickCard(table.card("mithril-coat-and-sting")))
    assert not stays(table, "mithril-coat-and-sting")
    table.done()


def test_the_nazgul_strike_rolls_for_the_hunt() -> None:
    table = holding("the-nazgul-strike")
    lay_nazgul(table, WILDS)
    table.state.progress = 1
    table.state.in_hunt_box = [0, 2]
    play(table.rolls(1, 1, 5), SHADOW, "the-nazgul-strike").choose(Done())
    assert table.options == (PickNumber(1),)
    table.choose(PickNumber(1))
    assert [roll.dice for roll in table.told(HuntRolled)] == [(5, 1)]
    assert table.state.progress == 1
    table.done()


def test_the_nazgul_strike_nobody_who_is_not_there() -> None:
    table = holding("the-nazgul-strike")
    lay_nazgul(table, "minas-morgul")
    table.state.progress = 1
    play(table, SHADOW, "the-nazgul-strike").choose(Done())
    assert table.told(HuntRolled) == []
    table.done()


@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5)])
def test_morgul_wound_is_worse_for_the_untouched(before: int, after: int) -> None:
    table = holding("morgul-wound")
    table.state.hidden, table.state.corruption = False, before
    play(table, SHADOW, "morgul-wound")
    assert table.state.corruption == after
    table.done()


def test_lure_of_the_ring_tempts_one_at_random() -> None:
    table = holding("lure-of-the-ring")
    table.state.hidden = False
    play(table.script(Drawn("strider")), SHADOW, "lure-of-the-ring")
    assert (table.seat, table.prompt) == (FREE, Tempted(CharacterId("strider")))
    assert table.options == (UseTheRing(), PickCharacter(CharacterId("strider")))
    table.choose(UseTheRing())
    assert table.state.corruption == 3
    table.done()


def test_lure_of_the_ring_may_cost_the_companion() -> None:
    table = holding("lure-of-the-ring")
    table.state.hidden = False
    play(table.script(Drawn("strider")), SHADOW, "lure-of-the-ring")
    table.choose(PickCharacter(CharacterId("strider")))
    assert table.where("strider") is None
    assert CharacterId("strider") not in table.state.fellowship
    assert table.state.corruption == 0
    table.done()


@pytest.mark.parametrize("code", ["lure-of-the-ring", "the-breaking-of-the-fellowship"])
def test_gollum_alone_costs_one_corruption(code: str) -> None:
    table = scene({}, hands={1: [code]}, bearers=WILDS, fellowship=())
    table.state.hidden = False
    play(table, SHADOW, code)
    assert table.state.corruption == 1
    table.done()


def test_the_breaking_separates_as_many_as_the_tile_shows() -> None:
    table = holding("the-breaking-of-the-fellowship")
    table.state.hidden = False
    play(table.script(Drawn("std-2r-1")), SHADOW, "the-breaking-of-the-fellowship")
    assert (table.seat, table.prompt) == (FREE, MustLeave(2))
    table.choose(PickCharacter(CharacterId("legolas")), PickCharacter(CharacterId("strider")))
    assert (table.where("legolas"), table.where("strider")) == (WILDS, WILDS)
    assert table.state.fellowship == ["gandalf-grey"]
    table.done()


def test_the_breaking_eliminates_on_the_mordor_track() -> None:
    table = holding("the-breaking-of-the-fellowship")
    table.state.hidden, table.state.mordor = False, 1
    play(table.script(Drawn("std-1-1")), SHADOW, "the-breaking-of-the-fellowship")
    table.choose(PickCharacter(CharacterId("legolas")))
    assert table.where("legolas") is None
    table.done()


def test_the_breaking_does_nothing_with_an_eye() -> None:
    table = holding("the-breaking-of-the-fellowship")
    table.state.hidden = False
    play(table.script(Drawn("std-eyer-1")), SHADOW, "the-breaking-of-the-fellowship")
    assert len(table.state.fellowship) == 3
    table.done()


def test_worn_with_sorrow_costs_a_card_for_a_casualty() -> None:
    table = scene({}, bearers=WILDS, hands={0: ["athelas", "the-red-arrow"]})
    lay_on_table(table, "worn-with-sorrow-and-toil", "wizards-staff")
    table.script(Drawn("std-3-1")).begin(DrawTile(Cause.ROLL, 1)).choose(Done())
    table.script(Drawn("legolas")).choose(SacrificeAtRandom())
    assert (table.seat, table.prompt) == (SHADOW, MayPunish())
    staff = PickCard(table.card("wizards-staff"))
    assert table.options == (Done(), staff, DiscardAtRandom(FREE))
    table.script(Drawn(table.card("athelas"))).choose(DiscardAtRandom(FREE))
    assert table.state.hands[FREE] == [table.card("the-red-arrow")]
    table.done()


def test_worn_with_sorrow_asks_nothing_if_the_ring_is_used() -> None:
    table = scene({}, bearers=WILDS, hands={0: ["athelas"]})
    lay_on_table(table, "worn-with-sorrow-and-toil")
    table.script(Drawn("std-3-1")).begin(DrawTile(Cause.ROLL, 1)).choose(UseTheRing())
    table.done()


def test_flocks_of_crebain_help_the_hunt() -> None:
    table = scene({}, bearers=WILDS)
    lay_on_table(table, "flocks-of-crebain")
    table.state.in_hunt_box = [0, 1]
    crebain = PickCard(table.card("flocks-of-crebain"))
    table.begin(Hunt())
    assert (table.seat, table.options) == (SHADOW, (Done(), crebain))
    table.script(Rolled(5), Drawn("std-1-1")).choose(crebain)
    assert [roll.successes for roll in table.told(HuntRolled)] == [1]
    assert not stays(table, "flocks-of-crebain")
    table.choose(UseTheRing()).done()


def test_flocks_of_crebain_may_wait() -> None:
    table = scene({}, bearers=WILDS)
    lay_on_table(table, "flocks-of-crebain")
    table.state.in_hunt_box = [0, 1]
    table.begin(Hunt()).rolls(5).choose(Done())
    assert [roll.successes for roll in table.told(HuntRolled)] == [0]
    assert stays(table, "flocks-of-crebain")
    table.done()


@pytest.mark.parametrize("code", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
def test_a_rest_at_home_ends_the_cards_of_the_road(code: str) -> None:
    table = scene({}, bearers=HOME)
    lay_on_table(table, code)
    table.begin(DeclareFellowship(FREE))
    assert not stays(table, code)
    table.done()


@pytest.mark.parametrize("code", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
def test_a_declaration_in_the_wilds_does_not_end_them(code: str) -> None:
    table = scene({}, bearers=WILDS)
    lay_on_table(table, code)
    table.begin(DeclareFellowship(FREE))
    assert stays(table, code)
    table.done()


def test_the_lidless_eye_turns_up_to_three_dice() -> None:
    table = holding("the-lidless-eye")
    table.state.dice[1] = [Face.ARMY, Face.MUSTER, Face.MUSTER, Face.EVENT]
    muster = PickDie(DieId("muster"))
    play(table, SHADOW, "the-lidless-eye").choose(muster, muster, PickDie(DieId("army")))
    assert (table.state.dice[1], table.state.in_hunt_box[1]) == ([Face.EVENT], 3)
    table.done()


def test_the_lidless_eye_may_turn_none() -> None:
    table = holding("the-lidless-eye")
    table.state.dice[1] = [Face.ARMY]
    play(table, SHADOW, "the-lidless-eye").choose(Done())
    assert table.state.in_hunt_box[1] == 0
    assert table.told(CombatRolled) == []
    table.done()
