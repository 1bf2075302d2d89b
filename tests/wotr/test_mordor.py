"""The Fellowship in Mordor: W-MORD."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import play
from tests.wotr.fellowship import act, goes, quest, struck, suffer, tile_ids, tiles, waste_all_dice
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import (
    CharacterLost,
    EnteredMordor,
    FellowshipMoved,
    HuntRolled,
    Separated,
    SideWon,
    SteppedInMordor,
    TileDrawn,
)
from westmarch.wotr.kinds import CharacterId, Face, RegionId, Side, TileId
from westmarch.wotr.options import (
    Cease,
    Done,
    Fight,
    HideFellowship,
    MoveFellowship,
    No,
    PlayCard,
    PutIntoHuntBox,
    SacrificeGuide,
    TakeAll,
    TakeCharacter,
    UseAbility,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import AllocateDice, ChooseDie
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.turns import Turn
from westmarch.wotr.tables.tiles import TILES

EYES = [code for code, tile in TILES.items() if tile.is_eye and code.startswith("std")]


def in_mordor(
    step: int = 0,
    *,
    fellowship: tuple[str, ...] = ("strider",),
    corruption: int = 0,
    hidden: bool = True,
    hunt_box: tuple[int, int] = (0, 0),
) -> WotrScene:
    """The Fellowship on a step of the Mordor Track."""
    table = scene({}, fellowship=fellowship, bearers="morannon")
    return quest(table, mordor=step, corruption=corruption, hidden=hidden, hunt_box=hunt_box)


def climbs(table: WotrScene, tile: str) -> WotrScene:
    """The Fellowship moves with a Character result, and a tile is drawn."""
    tiles(table, tile)
    return act(table, Face.CHARACTER, MoveFellowship())


@pytest.mark.rule("W-MORD-01", "W-MORD-02", "W-RD-26")
@pytest.mark.parametrize(
    ("start", "to"), [("dagorlad", "morannon"), ("north-ithilien", "minas-morgul")]
)
def test_declared_in_morannon_or_minas_morgul_it_enters_mordor(start: str, to: str) -> None:
    table = scene({}, fellowship=["strider"], bearers=start)
    quest(table, progress=1).begin(MayDeclareFellowship()).choose(Yes(), *goes(to))
    assert table.told(EnteredMordor) == [EnteredMordor()]
    assert table.state.mordor == 0
    table.done()


@pytest.mark.rule("W-MORD-01")
def test_declared_elsewhere_in_the_black_land_it_does_not() -> None:
    table = scene({}, fellowship=["strider"], bearers="morannon")
    quest(table, progress=1).begin(MayDeclareFellowship()).choose(Yes(), *goes("gorgoroth"))
    assert table.state.mordor is None
    table.done()


@pytest.mark.rule("W-MORD-01")
def test_revealed_in_morannon_it_does_not_enter() -> None:
    table = scene({}, fellowship=["strider"], bearers="dagorlad")
    struck(quest(table, progress=1), "std-0r-1")
    tiles(table, "std-0r-2").choose(*goes("morannon"))
    assert table.state.bearers == "morannon"
    assert table.state.mordor is None
    table.begin(MayDeclareFellowship())
    table.done()


@pytest.mark.rule("W-MORD-03")
def test_the_counter_no_longer_moves_and_shows_whether_it_is_hidden() -> None:
    table = climbs(in_mordor(1), "std-0r-1")
    assert (table.state.progress, table.state.hidden, table.state.mordor) == (0, False, 2)
    assert table.told(FellowshipMoved) == []
    act(table, Face.CHARACTER, HideFellowship())
    assert table.state.hidden is True
    table.done()


def defended(region: str, origin: str, captured: tuple[str, ...] = ()) -> WotrScene:
    """The Shadow attacks where the Free Peoples hold a card for those with the Fellowship."""
    return scene(
        {region: "gondor-regular", origin: "sauron-regular"},
        fellowship=["strider"],
        bearers="morannon",
        captured=captured,
        hands={0: ["elven-rope"]},
    )


@pytest.mark.rule("W-MORD-04")
def test_the_track_is_no_part_of_gorgoroth() -> None:
    table = defended("gorgoroth", "nurn")
    table.begin(MayDeclareFellowship()).choose(Yes())
    table.begin(Attack(SHADOW, RegionId("nurn"), RegionId("gorgoroth"))).choose(TakeAll())
    assert table.options == (No(),)
    table.rolls(1, 1).choose(No(), Cease()).done()


@pytest.mark.rule("W-MORD-04", "W-RD-36")
@pytest.mark.parametrize(("enters", "options"), [(True, (No(),)), (False, (No(), Yes()))])
def test_on_the_track_it_is_in_no_region_at_all(
    enters: bool, options: tuple[No | Yes, ...]
) -> None:
    table = defended("morannon", "dagorlad", captured=("morannon",))
    table.begin(MayDeclareFellowship()).choose(Yes() if enters else No())
    table.begin(Attack(SHADOW, RegionId("dagorlad"), RegionId("morannon"))).choose(TakeAll())
    table.choose(Fight())
    assert table.options == options
    table.rolls(1, 1).choose(No(), Cease()).done()


@pytest.mark.rule("W-MORD-05", "W-RD-27")
def test_on_entering_the_eyes_go_back_but_not_removed_ones_nor_numbers() -> None:
    table = scene({}, fellowship=["strider"], bearers="morannon")
    state = table.state
    gone = [*EYES, *tile_ids("std-3-1", "std-0r-1")]
    state.pool = [tile for tile in state.pool if tile not in gone]
    state.drawn = [tile for tile in gone if tile != EYES[0]]
    state.removed_tiles = [EYES[0]]
    table.begin(MayDeclareFellowship()).choose(Yes())
    assert state.drawn == tile_ids("std-3-1", "std-0r-1")
    assert {tile for tile in state.pool if TILES[tile].is_eye} == set(EYES[1:])
    assert state.removed_tiles == [EYES[0]]
    table.done()


@pytest.mark.rule("W-MORD-06")
def test_on_entering_the_special_tiles_in_play_join_the_pool() -> None:
    hand = {0: ["elven-cloaks"]}
    table = scene({}, fellowship=["strider"], bearers="morannon", hands=hand)
    act(table, Face.EVENT, PlayCard(table.card("elven-cloaks")))
    assert TileId("elven-cloaks") not in table.state.pool
    table.begin(MayDeclareFellowship()).choose(Yes())
    assert TileId("elven-cloaks") in table.state.pool
    assert table.state.waiting_tiles == []
    table.done()


@pytest.mark.rule("W-MORD-07")
def test_who_would_leave_to_reduce_damage_is_lost() -> None:
    table = climbs(in_mordor(fellowship=("meriadoc",)), "std-1-1")
    table.choose(UseAbility(CharacterId("meriadoc"), 0))
    assert table.told(CharacterLost) == [CharacterLost(CharacterId("meriadoc"))]
    assert table.told(Separated) == []
    assert table.state.characters == {}
    table.done()


@pytest.mark.rule("W-MORD-07")
def test_a_hobbit_taken_as_casualty_does_not_come_back() -> None:
    table = climbs(in_mordor(fellowship=("peregrin",)), "std-1-1")
    table.choose(Done(), SacrificeGuide())
    assert table.state.characters == {}
    assert table.state.fellowship == []
    table.done()


@pytest.mark.rule("W-MORD-07")
def test_who_would_be_separated_by_a_card_is_lost() -> None:
    hand = {0: ["i-will-go-alone"]}
    table = scene({}, fellowship=["legolas", "gimli"], bearers="morannon", hands=hand)
    quest(table, mordor=2)
    gimli = CharacterId("gimli")
    play(table, FREE, "i-will-go-alone").choose(TakeCharacter(gimli), Done())
    assert table.told(CharacterLost) == [CharacterLost(gimli)]
    assert table.where("gimli") is None
    table.done()


@pytest.mark.rule("W-MORD-08")
def test_a_move_draws_a_tile_without_a_roll() -> None:
    table = climbs(in_mordor(hunt_box=(0, 0)), "std-2-1")
    assert table.told(HuntRolled) == []
    assert table.prompt == suffer("std-2-1", 2)
    table.choose(UseTheRing())
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-MORD-09", "W-RD-28")
def test_an_eye_is_as_much_as_all_dice_in_the_box_but_that_of_this_move() -> None:
    table = climbs(in_mordor(hunt_box=(0, 6)), "std-eyer-1")
    assert table.prompt == suffer("std-eyer-1", 6)
    table.choose(UseTheRing())
    act(table, Face.CHARACTER, HideFellowship())
    assert table.state.in_hunt_box == [1, 6]
    table.state.corruption = 0
    climbs(table, "std-eyer-2")
    assert table.prompt == suffer("std-eyer-2", 7)
    table.choose(UseTheRing()).done()


@pytest.mark.rule("W-MORD-10")
def test_after_the_tile_it_takes_a_step() -> None:
    table = climbs(in_mordor(2), "std-1-1")
    assert table.state.mordor == 2
    table.choose(UseTheRing())
    assert table.told(SteppedInMordor) == [SteppedInMordor(3)]
    table.done()


@pytest.mark.rule("W-MORD-10", "W-TILE-11")
def test_a_tile_with_the_stop_icon_keeps_it_where_it_is() -> None:
    table = in_mordor(2)
    table.state.pool += tile_ids("on-on-they-went")
    climbs(table, "on-on-they-went").choose(UseTheRing())
    assert table.state.mordor == 2
    assert table.state.corruption == 3
    table.done()


@pytest.mark.rule("W-TILE-11")
def test_outside_mordor_the_stop_icon_does_nothing() -> None:
    table = quest(scene({}, fellowship=["strider"]), hunt_box=(0, 1))
    table.state.pool += tile_ids("on-on-they-went")
    tiles(table.rolls(6), "on-on-they-went")
    act(table, Face.CHARACTER, MoveFellowship(), UseTheRing())
    assert table.state.progress == 1
    table.done()


@pytest.mark.rule("W-MORD-11")
def test_it_must_be_hidden_to_move_and_a_character_result_hides_it() -> None:
    table = in_mordor(hidden=False)
    act(table, Face.CHARACTER)
    assert table.options == (HideFellowship(), Waste())
    table.choose(HideFellowship())
    act(table, Face.CHARACTER)
    assert table.options == (MoveFellowship(), Waste())
    table.choose(Waste()).done()


def turn_in_mordor(table: WotrScene, *first: int) -> WotrScene:
    """A turn until the first action; `first` are the dice of the Free Peoples."""
    table.begin(Turn())
    assert table.prompt == AllocateDice()
    table.rolls(*first, *[1] * 7).choose(PutIntoHuntBox(0))
    assert table.prompt == ChooseDie()
    return table


@pytest.mark.rule("W-MORD-12", "W-CORR-02")
def test_idleness_corrupts() -> None:
    table = turn_in_mordor(in_mordor(), 1, 1, 1, 1)
    waste_all_dice(table)
    assert table.state.corruption == 1
    table.done()


@pytest.mark.rule("W-MORD-12")
def test_who_moves_or_is_hidden_is_not_idle() -> None:
    for hidden, option in ((True, MoveFellowship()), (False, HideFellowship())):
        table = turn_in_mordor(in_mordor(hidden=hidden), 1, 1, 1, 1)
        if hidden:
            tiles(table, "std-0r-1")
        waste_all_dice(table.choose(table.options[0], option))
        assert table.state.corruption == 0
        table.done()


@pytest.mark.rule("W-RD-30")
def test_a_stopped_attempt_is_an_attempt() -> None:
    table = turn_in_mordor(in_mordor(), 1, 1, 1, 1)
    table.state.pool += tile_ids("on-on-they-went")
    tiles(table, "on-on-they-went").choose(table.options[0], MoveFellowship(), SacrificeGuide())
    waste_all_dice(table)
    assert (table.state.mordor, table.state.corruption) == (0, 0)
    table.done()


@pytest.mark.rule("W-RD-30")
def test_the_turn_of_entry_counts_too() -> None:
    table = scene({}, fellowship=["strider"], bearers="morannon")
    table.begin(Turn()).choose(Yes())
    table.rolls(*[1] * 11).choose(PutIntoHuntBox(0))
    waste_all_dice(table)
    assert (table.state.mordor, table.state.corruption) == (0, 1)
    table.done()


@pytest.mark.rule("W-RD-30")
def test_idleness_is_punished_before_victory_is_checked() -> None:
    captured = ["minas-tirith", "dol-amroth", "helms-deep", "lorien", "erebor"]
    table = scene({}, fellowship=["strider"], bearers="morannon", captured=captured)
    turn_in_mordor(quest(table, mordor=0, corruption=11), 1, 1, 1, 1)
    waste_all_dice(table)
    assert table.told(SideWon) == [SideWon(Side.SHADOW, "corruption")]
    table.done()


@pytest.mark.rule("W-MORD-13", "W-VICT-02")
def test_five_steps_bring_it_to_the_crack_of_doom() -> None:
    table = in_mordor()
    for number, tile in enumerate(("std-1-1", "std-1-2", "std-2-1", "std-2-2", "std-3-1")):
        assert table.state.mordor == number
        climbs(table, tile).choose(UseTheRing())
    assert table.told(SideWon) == [SideWon(Side.FREE, "ring")]
    table.done()


@pytest.mark.rule("W-RD-29", "W-VICT-01")
def test_who_is_corrupted_by_the_last_tile_does_not_reach_it() -> None:
    table = climbs(in_mordor(4, corruption=10), "std-2-1").choose(UseTheRing())
    assert table.told(SideWon) == [SideWon(Side.SHADOW, "corruption")]
    assert table.state.mordor == 4
    table.done()


@pytest.mark.rule("W-RD-29")
def test_the_reveal_icon_only_turns_the_counter_and_draws_no_more_tiles() -> None:
    table = climbs(in_mordor(), "std-1r-1").choose(UseTheRing())
    assert table.state.hidden is False
    assert len(table.told(TileDrawn)) == 1
    assert table.state.mordor == 1
    table.done()
