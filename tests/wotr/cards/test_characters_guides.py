"""The Guides: what they can do, each by a test that it works and one that it does not."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import (
    act,
    destinations,
    goes,
    may_reduce,
    quest,
    struck,
    suffer,
    tiles,
)
from tests.wotr.scene import FREE, scene
from westmarch.wotr.events import (
    CharacterLost,
    Drew,
    FellowshipRevealed,
    Separated,
    TileDrawn,
)
from westmarch.wotr.kinds import CharacterId, Deck, Face, Nation, RegionId
from westmarch.wotr.options import (
    Done,
    DrawFrom,
    HideFellowship,
    PickNation,
    PlayCard,
    SacrificeAtRandom,
    SacrificeGuide,
    UseAbility,
    UseTheRing,
    Waste,
)
from westmarch.wotr.prompts import ChooseDeck
from westmarch.wotr.rules.board import within
from westmarch.wotr.rules.hunting import Cause

MERIADOC, PEREGRIN = CharacterId("meriadoc"), CharacterId("peregrin")
GOLLUM = CharacterId("gollum")


# Gandalf the Grey as Guide


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize("face", [Face.EVENT, Face.WILL])
def test_gandalf_gives_a_card_for_a_character_card_played_with_an_event_result(face: Face) -> None:
    table = scene({}, hands={0: ["elven-rope"]})
    act(table, face, PlayCard(table.card("elven-rope")))
    assert (table.prompt, table.seat) == (ChooseDeck(), FREE)
    assert table.options == (Done(), DrawFrom(Deck.CHARACTER))
    table.choose(DrawFrom(Deck.CHARACTER))
    assert [one.deck for one in table.told(Drew)] == [Deck.CHARACTER]
    assert len(table.state.hands[FREE]) == 1
    table.done()


@pytest.mark.rule("W-CHAR-07")
@pytest.mark.parametrize(
    ("guide", "code", "face"),
    [
        ("gandalf-grey", "elven-rope", Face.CHARACTER),
        ("gandalf-grey", "wisdom-of-elrond", Face.EVENT),
        ("strider", "elven-rope", Face.EVENT),
    ],
)
def test_no_card_for_other_dice_cards_or_guides(guide: str, code: str, face: Face) -> None:
    table = scene({}, hands={0: [code]})
    table.state.guide = CharacterId(guide)
    act(table, face, PlayCard(table.card(code)))
    if code == "wisdom-of-elrond":
        table.choose(PickNation(Nation.ELVES))
    assert table.told(Drew) == []
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-CARD-03")
def test_no_card_from_an_empty_deck() -> None:
    table = scene({}, hands={0: ["elven-rope"]})
    table.state.discards[0], table.state.decks[0] = table.state.decks[0], []
    act(table, Face.EVENT, PlayCard(table.card("elven-rope")))
    table.done()


# Strider as Guide


@pytest.mark.rule("W-CHAR-07", "W-FMOVE-17")
@pytest.mark.parametrize("face", [Face.MUSTER, Face.ARMY_MUSTER, Face.EVENT, Face.CHARACTER])
def test_strider_hides_the_fellowship_with_any_die(face: Face) -> None:
    table = quest(scene({}, fellowship=["strider"]), hidden=False)
    act(table, face, HideFellowship())
    assert table.state.hidden is True
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_strider_outside_the_fellowship_does_not() -> None:
    table = quest(scene({"bree": "strider"}, fellowship=["legolas"]), hidden=False)
    act(table, Face.MUSTER)
    assert HideFellowship() not in table.options
    table.choose(Waste()).done()


@pytest.mark.rule("W-CHAR-07")
def test_strider_hides_nobody_who_is_hidden() -> None:
    table = quest(scene({}, fellowship=["strider"]))
    act(table, Face.MUSTER)
    assert HideFellowship() not in table.options
    table.choose(Waste()).done()


# Meriadoc and Peregrin


@pytest.mark.rule("W-CHAR-07", "W-TILE-13")
@pytest.mark.parametrize("who", ["meriadoc", "peregrin"])
def test_a_hobbit_who_guides_leaves_to_reduce_the_damage(who: str) -> None:
    table = quest(scene({}, fellowship=[who]), progress=1)
    struck(table, "std-2-1")
    assert table.prompt == may_reduce("std-2-1", 2)
    assert table.options == (Done(), UseAbility(CharacterId(who), 0))
    table.choose(UseAbility(CharacterId(who), 0))
    far = within(RegionId("rivendell"), 9)
    assert max(far[RegionId(region)] for region in destinations(table)) == 2
    table.choose(*goes("hollin"), Done())
    assert table.prompt == suffer("std-2-1", 1)
    table.choose(UseTheRing())
    assert table.where(who) == "hollin"
    table.done()


@pytest.mark.rule("W-TILE-19")
def test_both_hobbits_leave_because_of_one_tile_as_one_group() -> None:
    table = scene({}, fellowship=["meriadoc", "peregrin"])
    struck(table, "std-2-1").choose(UseAbility(MERIADOC, 0), *goes("trollshaws"))
    assert table.prompt == may_reduce("std-2-1", 1)
    table.choose(UseAbility(PEREGRIN, 0))
    assert (table.where("meriadoc"), table.where("peregrin")) == ("trollshaws",) * 2
    assert table.state.corruption == 0
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_a_hobbit_who_does_not_guide_cannot_nor_without_damage() -> None:
    table = struck(scene({}, fellowship=["strider", "meriadoc"]), "std-1-1")
    assert table.prompt == suffer("std-1-1", 1)
    table.choose(UseTheRing()).done()
    table = struck(scene({}, fellowship=["meriadoc"]), "std-0r-1")
    assert table.told(Separated) == []
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-TILE-18")
@pytest.mark.parametrize("who", ["meriadoc", "peregrin"])
def test_a_lost_hobbit_comes_back_as_if_he_had_left(who: str) -> None:
    table = scene({}, fellowship=["strider", who])
    struck(quest(table, progress=2), "std-3-1")
    tiles(table, who).choose(SacrificeAtRandom())
    far = within(RegionId("rivendell"), 9)
    assert max(far[RegionId(region)] for region in destinations(table)) == 3
    table.choose(*goes("bree"))
    assert table.where(who) == "bree"
    assert table.told(CharacterLost) == []
    # His Level takes one point of the damage.
    assert table.state.corruption == 2
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-TILE-18")
def test_other_companions_do_not_come_back() -> None:
    table = struck(scene({}, fellowship=["gimli"]), "std-1-1").choose(SacrificeGuide())
    assert table.where("gimli") is None
    table.done()


# Gollum as Guide


@pytest.mark.rule("W-FELL-09", "W-CHAR-07")
def test_with_gollum_no_tile_reveals_the_fellowship() -> None:
    table = quest(scene({}, fellowship=[]), progress=1)
    struck(table, "std-2r-1").choose(Done(), UseTheRing())
    assert table.state.hidden is True
    assert table.told(FellowshipRevealed) == []
    table.done()


@pytest.mark.rule("W-FELL-09", "W-CHAR-07")
def test_gollum_reveals_the_fellowship_to_reduce_the_damage() -> None:
    table = quest(scene({}, fellowship=[], bearers="hollin"), progress=1)
    struck(table, "std-2-1")
    assert table.options == (Done(), UseAbility(GOLLUM, 0))
    table.choose(UseAbility(GOLLUM, 0))
    assert table.prompt == suffer("std-2-1", 1)
    table.choose(UseTheRing(), *goes("moria"))
    assert table.state.hidden is False
    assert [one.tile for one in table.told(TileDrawn)] == ["std-2-1"]
    table.done()


@pytest.mark.rule("W-CHAR-07")
def test_gollum_cannot_if_it_is_revealed_already_or_while_a_companion_guides() -> None:
    table = quest(scene({}, fellowship=[]), hidden=False)
    struck(table, "std-2-1")
    assert table.prompt == suffer("std-2-1", 2)
    table.choose(UseTheRing()).done()
    table = struck(scene({}, fellowship=["legolas"]), "std-2r-1").choose(UseTheRing())
    assert table.state.hidden is False
    table.done()


@pytest.mark.rule("W-FELL-09", "W-TILE-12")
def test_if_the_last_companion_is_lost_gollum_hides_the_fellowship_from_that_tile() -> None:
    table = quest(scene({}, fellowship=["gimli"]), progress=1)
    struck(table, "std-2r-1").choose(SacrificeGuide())
    assert (table.state.guide, table.state.hidden) == (GOLLUM, True)
    table.done()


@pytest.mark.rule("W-CHAR-07", "W-RD-29")
def test_gollum_does_it_on_the_mordor_track_too() -> None:
    table = quest(scene({}, fellowship=[], bearers="morannon"), mordor=1)
    struck(table, "std-1-1", cause=Cause.MORDOR).choose(UseAbility(GOLLUM, 0))
    assert (table.state.hidden, table.state.mordor, table.state.corruption) == (False, 2, 0)
    table.done()
