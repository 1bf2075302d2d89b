"""The tamed Guide: W-XSME, W-RD-38."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.expansion import third_age
from tests.wotr.fellowship import tiles
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.events import GuideChosen
from westmarch.wotr.expansion_events import CardGiven, TileRemoved
from westmarch.wotr.kinds import CharacterId, Face, RegionId, TileId
from westmarch.wotr.options import (
    DeclareFellowship,
    Done,
    GoTo,
    MoveFellowship,
    PickCard,
    PutIntoHuntBox,
    SacrificeAtRandom,
    SacrificeGuide,
    SeparateCompanions,
    Stay,
    TakeCharacter,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import MayRedrawTile, MayReduceDamage
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.resolving import Resolve
from westmarch.wotr.rules.turns import AllocateToHunt
from westmarch.wotr.vocabulary.conditions import GuideIs
from westmarch.wotr.vocabulary.effects import Heal, If

SMEAGOL, GOLLUM = CharacterId("smeagol"), CharacterId("gollum")
TILE, OTHER = TileId("smeagol-1"), TileId("smeagol-2")
TAMED = ("smeagol", "strider", "legolas")
HUNTED = DrawTile(Cause.ROLL, 1)


def card_was_given(table: WotrScene) -> bool:
    """Whether the Shadow has received the card that is in no deck."""
    return [one.code for one in table.told(CardGiven)] == ["we-shall-get-it"]


@pytest.mark.rule("W-XSME-01", "W-XSME-03")
def test_his_tile_does_no_damage_and_brings_him_into_the_fellowship_and_is_gone() -> None:
    table = tiles(third_age({}), "smeagol-1").begin(HUNTED)
    assert SMEAGOL in table.state.fellowship
    assert table.state.corruption == 0
    assert table.state.removed_tiles == [TILE]
    assert TILE not in (*table.state.pool, *table.state.drawn)
    table.done()


@pytest.mark.rule("W-XSME-02")
def test_he_guides_at_once_and_no_companion_of_a_higher_level_can_be_chosen() -> None:
    table = tiles(third_age({}), "smeagol-1").begin(HUNTED)
    assert table.state.guide == SMEAGOL
    table.begin(ChooseTheGuide(anew=True))
    assert table.state.guide == SMEAGOL
    table.done()


@pytest.mark.rule("W-XSME-04")
def test_he_is_not_gollum() -> None:
    heals = If(GuideIs((GOLLUM,)), (Heal(2),), (Heal(1),))
    for guide, left in (("smeagol", 4), ("gollum", 3)):
        table = third_age({}, fellowship=TAMED if guide == "smeagol" else ())
        table.state.corruption = 5
        table.begin(Resolve(FREE, "bilbos-song", (heals,)))
        assert (table.state.guide, table.state.corruption) == (guide, left)
        table.done()


@pytest.mark.rule("W-XSME-05")
def test_once_gollum_guides_the_tile_is_gone_and_another_is_drawn() -> None:
    table = tiles(third_age({}, fellowship=()), "smeagol-1", "std-1-1").begin(HUNTED)
    assert table.told(TileRemoved) == [TileRemoved(TILE)]
    assert table.prompt == MayReduceDamage(TileId("std-1-1"), 1)
    assert table.state.fellowship == []
    table.choose(Done(), UseTheRing())
    table.done()


@pytest.mark.rule("W-XSME-06")
def test_he_counts_for_the_dice_of_the_hunt() -> None:
    table = third_age({}, fellowship=TAMED).begin(AllocateToHunt())
    assert table.options == tuple(PutIntoHuntBox(dice) for dice in range(4))
    table.choose(PutIntoHuntBox(3))
    table.done()


@pytest.mark.rule("W-XSME-07", "W-XSME-09")
def test_he_may_be_a_casualty_and_leaves_the_shadow_a_card() -> None:
    table = tiles(third_age({}, fellowship=TAMED), "std-2-1").begin(HUNTED)
    assert table.options == (UseTheRing(), SacrificeGuide(), SacrificeAtRandom())
    table.choose(SacrificeGuide())
    assert SMEAGOL not in table.state.fellowship
    assert card_was_given(table)
    assert table.state.on_table == [table.card("we-shall-get-it")]
    assert table.state.guide == "strider"
    table.done()


@pytest.mark.rule("W-XSME-07")
def test_he_may_be_drawn_at_random() -> None:
    table = tiles(third_age({}, fellowship=TAMED), "std-2-1", "smeagol").begin(HUNTED)
    table.choose(SacrificeAtRandom())
    assert table.state.fellowship == ["strider", "legolas"]
    table.done()


@pytest.mark.rule("W-XSME-08", "W-RD-38")
@pytest.mark.parametrize(("others", "corruption"), [(("strider",), 0), (("legolas",), 1)])
def test_his_level_is_the_highest_of_the_others(others: tuple[str, ...], corruption: int) -> None:
    table = third_age({}, fellowship=("smeagol", "meriadoc", *others))
    tiles(table, "std-3-1").begin(HUNTED).choose(SacrificeGuide())
    assert table.state.corruption == corruption
    table.done()


@pytest.mark.rule("W-XSME-10", "W-RD-38")
def test_left_alone_he_is_gollum_again_and_no_card_comes() -> None:
    table = third_age({}, fellowship=("smeagol", "legolas"))
    tiles(table, "std-2-1", "legolas").begin(HUNTED).choose(SacrificeAtRandom())
    assert table.state.fellowship == []
    assert table.told(GuideChosen) == [GuideChosen(GOLLUM)]
    assert table.told(CardGiven) == []
    table.done()


@pytest.mark.rule("W-XSME-11")
def test_once_he_has_left_the_other_tile_is_gone_and_another_is_drawn() -> None:
    table = third_age({})
    table.state.entered.append(SMEAGOL)
    tiles(table, "smeagol-2", "std-1-1").begin(HUNTED).choose(UseTheRing())
    assert table.state.removed_tiles == [OTHER]
    assert table.state.corruption == 1
    assert SMEAGOL not in table.state.fellowship
    table.done()


@pytest.mark.rule("W-XSME-12")
def test_while_he_guides_his_other_tile_does_nothing_and_goes_back() -> None:
    table = tiles(third_age({}, fellowship=TAMED), "smeagol-2").begin(HUNTED)
    assert OTHER in table.state.pool
    assert table.state.drawn == []
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-XSME-13")
def test_separated_he_leaves_the_game_and_the_others_go() -> None:
    table = third_age({}, fellowship=TAMED)
    use(table, FREE, Face.CHARACTER).choose(SeparateCompanions())
    table.choose(TakeCharacter(SMEAGOL), TakeCharacter(CharacterId("legolas")), Done())
    table.choose(GoTo(RegionId("hollin")))
    assert table.state.fellowship == ["strider"]
    assert table.where("legolas") == "hollin"
    assert table.where("smeagol") is None
    assert card_was_given(table)
    table.done()


@pytest.mark.rule("W-XSME-13", "W-RD-38")
def test_declared_in_a_stronghold_in_the_fellowship_phase_he_leaves_but_it_heals() -> None:
    table = third_age({}, fellowship=TAMED)
    table.state.corruption = 3
    table.begin(MayDeclareFellowship()).choose(Yes())
    assert table.state.corruption == 2
    assert SMEAGOL not in table.state.fellowship
    assert card_was_given(table)
    table.done()


@pytest.mark.rule("W-XSME-14")
def test_after_he_has_left_gollum_becomes_guide_as_usual() -> None:
    table = third_age({}, fellowship=("legolas",))
    table.state.entered.append(SMEAGOL)
    tiles(table, "std-2-1").begin(HUNTED).choose(SacrificeGuide())
    assert table.state.guide == GOLLUM
    table.done()


@pytest.mark.rule("W-XSME-15")
@pytest.mark.parametrize("guided", [True, False])
def test_a_character_result_declares_only_with_him_as_guide(guided: bool) -> None:
    fellowship = TAMED if guided else TAMED[1:]
    table = third_age({}, fellowship=fellowship, bearers="hollin", progress=1)
    use(table, FREE, Face.CHARACTER)
    declaring = (DeclareFellowship(),) if guided else ()
    assert table.options == (MoveFellowship(), *declaring, SeparateCompanions(), Waste())
    if guided:
        table.choose(DeclareFellowship(), GoTo(RegionId("moria")))
        assert (table.state.bearers, table.state.progress) == ("moria", 0)
        assert SMEAGOL in table.state.fellowship
    else:
        table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XSME-16")
def test_declared_by_a_die_in_morannon_it_enters_mordor_at_once() -> None:
    table = third_age({}, fellowship=TAMED, bearers="dagorlad", progress=1)
    use(table, FREE, Face.CHARACTER).choose(DeclareFellowship(), GoTo(RegionId("morannon")))
    assert table.state.mordor == 0
    assert table.state.guide == SMEAGOL
    table.done()


@pytest.mark.rule("W-XSME-17")
def test_declared_by_a_die_in_a_stronghold_nothing_heals_and_he_leaves() -> None:
    table = third_age({}, fellowship=TAMED, bearers="dimrill-dale", progress=1)
    table.state.corruption = 3
    use(table, FREE, Face.CHARACTER).choose(DeclareFellowship(), GoTo(RegionId("lorien")))
    assert table.state.corruption == 3
    assert SMEAGOL not in table.state.fellowship
    assert card_was_given(table)
    table.done()


@pytest.mark.rule("W-XSME-09")
def test_the_card_that_he_leaves_draws_another_tile_while_gollum_guides() -> None:
    table = third_age({}, fellowship=("smeagol",))
    state = table.state
    state.fellowship.append(CharacterId("legolas"))
    tiles(table, "std-2-1").begin(HUNTED).choose(SacrificeGuide())
    card = table.card("we-shall-get-it")
    # A Companion still guides: the card does nothing yet.
    tiles(table, "std-2-2").begin(HUNTED).choose(SacrificeGuide())
    assert state.guide == GOLLUM
    tiles(table, "std-0r-1", "std-3-1").begin(HUNTED)
    assert (table.seat, table.prompt) == (SHADOW, MayRedrawTile(TileId("std-0r-1")))
    assert table.options == (Done(), PickCard(card))
    table.choose(PickCard(card), Done(), UseTheRing())
    assert state.corruption == 3
    assert TileId("std-0r-1") in state.pool
    assert state.on_table == []
    assert card in state.discards[1]
    table.done()


@pytest.mark.rule("W-XSME-13")
def test_staying_where_it_is_outside_a_stronghold_costs_nobody() -> None:
    table = third_age({}, fellowship=TAMED, bearers="hollin", progress=2)
    use(table, FREE, Face.CHARACTER).choose(DeclareFellowship(), Stay())
    assert SMEAGOL in table.state.fellowship
    table.done()
