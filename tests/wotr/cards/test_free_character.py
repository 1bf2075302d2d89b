"""The Event cards of the Free Peoples' Character deck."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.wotr.cards.playing import hold, is_offered, lay_on_table, play, stays
from tests.wotr.scene import FREE, WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import TileDrawn
from westmarch.wotr.kinds import CharacterId, Face, FigureId, Nation, RegionId, TileId
from westmarch.wotr.options import (
    Done,
    GoTo,
    PickCard,
    PickNumber,
    TakeCharacter,
    UseTheRing,
)
from westmarch.wotr.prompts import MayPreventTile, MayRedrawTile, MayReduceDamage, SufferHunt
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.travelling import Separate

TILES = ("elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master")
GANDALF, STRIDER = CharacterId("gandalf-grey"), CharacterId("strider")
LEGOLAS, GIMLI, BOROMIR = CharacterId("legolas"), CharacterId("gimli"), CharacterId("boromir")
EDORAS, ORTHANC, PELARGIR = RegionId("edoras"), RegionId("orthanc"), RegionId("pelargir")
NAZGUL, ORC = FigureId("sauron-nazgul"), FigureId("sauron-regular")


# The Fellowship and the Hunt


@pytest.mark.parametrize("code", TILES)
def test_a_blue_tile_waits_for_mordor(code: str) -> None:
    table = play(hold(code), FREE, code)
    assert table.state.waiting_tiles == [TileId(code)]
    table.done()


@pytest.mark.parametrize("code", TILES)
def test_a_blue_tile_joins_the_pool_at_once_in_mordor(code: str) -> None:
    table = hold(code)
    table.state.mordor = 0
    play(table, FREE, code)
    assert TileId(code) in table.state.pool
    assert table.state.waiting_tiles == []
    table.done()


def hunt(
    code: str, tile: str, fellowship: tuple[str, ...] = ("gandalf-grey", "legolas")
) -> WotrScene:
    """A tile is drawn while a card lies on the table."""
    table = lay_on_table(scene({}, bearers="hollin", fellowship=fellowship), code)
    return table.script(Drawn(tile)).begin(DrawTile(Cause.ROLL, 2))


def test_mithril_has_another_tile_drawn() -> None:
    table = hunt("mithril-coat-and-sting", "std-3-1")
    assert table.prompt == MayRedrawTile(TileId("std-3-1"))
    table.script(Drawn("std-1-1")).choose(PickCard(table.card("mithril-coat-and-sting")))
    assert table.prompt == SufferHunt(TileId("std-1-1"), 1)
    table.choose(UseTheRing())
    assert TileId("std-3-1") in table.state.pool
    assert not stays(table, "mithril-coat-and-sting")
    table.done()


def test_mithril_may_be_kept() -> None:
    table = hunt("mithril-coat-and-sting", "std-3-1").choose(Done(), UseTheRing())
    assert stays(table, "mithril-coat-and-sting")
    assert table.state.corruption == 3
    table.done()


@pytest.mark.parametrize(
    ("code", "who"), [("axe-and-bow", "legolas"), ("horn-of-gondor", "boromir")]
)
def test_a_weapon_takes_one_damage_off(code: str, who: str) -> None:
    table = hunt(code, "std-3-1", (who,))
    assert table.prompt == MayReduceDamage(TileId("std-3-1"), 3)
    table.choose(PickCard(table.card(code)), UseTheRing())
    assert (table.state.corruption, stays(table, code)) == (2, False)
    table.done()


WEAPONS = [
    ("axe-and-bow", "gimli"),
    ("horn-of-gondor", "boromir"),
    ("wizards-staff", "gandalf-grey"),
]
"""Cards, and who must be in the Fellowship for them."""


@pytest.mark.parametrize(("code", "who"), WEAPONS)
def test_a_weapon_needs_its_bearer_in_the_fellowship(code: str, who: str) -> None:
    assert is_offered(hold(code, fellowship=(who,)), FREE, code)
    assert not is_offered(hold(code, fellowship=("strider",)), FREE, code)


@pytest.mark.rule("W-CARD-13")
@pytest.mark.parametrize(("code", "who"), WEAPONS)
def test_a_weapon_goes_with_its_bearer(code: str, who: str) -> None:
    table = scene({}, fellowship=("strider", who))
    lay_on_table(table, code)
    table.begin(Separate(FREE, (CharacterId(who),))).choose(GoTo(RegionId("rivendell")))
    assert not stays(table, code)
    table.done()


def test_axe_and_bow_stays_as_long_as_one_of_both_does() -> None:
    table = lay_on_table(scene({}, fellowship=("gimli", "legolas")), "axe-and-bow")
    table.begin(Separate(FREE, (GIMLI,))).choose(GoTo(RegionId("rivendell")))
    assert stays(table, "axe-and-bow")
    table.done()


def test_the_wizards_staff_prevents_a_tile() -> None:
    table = lay_on_table(scene({}), "wizards-staff").begin(DrawTile(Cause.ROLL, 2))
    assert (table.seat, table.prompt) == (FREE, MayPreventTile())
    table.choose(PickCard(table.card("wizards-staff")))
    assert table.told(TileDrawn) == []
    assert not stays(table, "wizards-staff")
    table.done()


@pytest.mark.parametrize(("guide", "healed"), [("strider", 2), ("gandalf-grey", 1)])
def test_athelas_heals_better_in_the_hands_of_strider(guide: str, healed: int) -> None:
    table = hold("athelas", fellowship=(guide,))
    table.state.corruption = 5
    play(table.rolls(2, 3, 5), FREE, "athelas")
    assert table.state.corruption == 5 - healed
    table.done()


def test_there_is_another_way_heals() -> None:
    table = hold("there-is-another-way")
    table.state.corruption = 2
    play(table, FREE, "there-is-another-way")
    assert table.state.corruption == 1
    table.done()


@pytest.mark.parametrize(("hidden", "number"), [(True, 1), (False, 0)])
def test_there_is_another_way_with_gollum(hidden: bool, number: int) -> None:
    table = hold("there-is-another-way", fellowship=())
    table.state.hidden = hidden
    play(table, FREE, "there-is-another-way")
    assert table.options == (Done(), PickNumber(number))
    table.choose(PickNumber(number))
    assert table.state.hidden
    assert table.state.progress == number
    table.done()


def test_i_will_go_alone_separates_further_and_heals() -> None:
    table = hold("i-will-go-alone")
    table.state.corruption = 1
    play(table, FREE, "i-will-go-alone").choose(TakeCharacter(LEGOLAS), Done())
    assert GoTo(RegionId("dimrill-dale")) not in table.options
    assert GoTo(RegionId("moria")) in table.options
    table.choose(GoTo(RegionId("moria")))
    assert (table.where("legolas"), table.state.corruption) == ("moria", 0)
    table.done()


def test_i_will_go_alone_needs_somebody_to_go() -> None:
    assert not is_offered(hold("i-will-go-alone", fellowship=()), FREE, "i-will-go-alone")


@pytest.mark.parametrize(("fellowship", "healed"), [(("strider",), 1), ((), 2)])
def test_bilbos_song_is_sung_for_gollum(fellowship: tuple[str, ...], healed: int) -> None:
    table = hold("bilbos-song", fellowship=fellowship)
    table.state.corruption = 5
    play(table, FREE, "bilbos-song")
    assert table.state.corruption == 5 - healed
    table.done()


@pytest.mark.parametrize(("bearers", "healed"), [("lorien", 1), ("rivendell", 0)])
def test_the_mirror_turns_a_die_and_heals_in_lorien(bearers: str, healed: int) -> None:
    table = scene({}, hands={0: ["mirror-of-galadriel"]}, bearers=bearers)
    table.state.corruption = 3
    table.state.dice[0] = [Face.CHARACTER, Face.CHARACTER, Face.MUSTER]
    play(table, FREE, "mirror-of-galadriel")
    assert table.state.dice[0] == [Face.CHARACTER, Face.MUSTER, Face.WILL]
    assert table.state.corruption == 3 - healed
    table.done()


def test_the_mirror_shows_nothing_in_a_conquered_lorien() -> None:
    table = scene(
        {"lorien": "sauron-regular"},
        hands={0: ["mirror-of-galadriel"]},
        bearers="lorien",
        captured=["lorien"],
    )
    table.state.corruption = 3
    play(table, FREE, "mirror-of-galadriel")
    assert table.state.corruption == 3
    table.done()


def challenge() -> WotrScene:
    """Strider shows himself to the Enemy."""
    return hold("challenge-of-the-king", {"edoras": "strider, rohan-regular"}, ("legolas",))


def test_the_challenge_takes_eyes_out_of_the_game() -> None:
    table = challenge().script(Drawn("std-eyer-1"), Drawn("std-3-1"), Drawn("std-eyer-2"))
    play(table, FREE, "challenge-of-the-king")
    assert table.state.removed_tiles == [TileId("std-eyer-1"), TileId("std-eyer-2")]
    assert TileId("std-3-1") in table.state.pool
    assert table.where("strider") == "edoras"
    table.done()


def test_tiles_of_the_challenge_do_not_fill_an_empty_pool() -> None:
    table = challenge().script(Drawn("std-eyer-1"), Drawn("std-3-1"), Drawn("std-2-1"))
    everything = sorted(table.state.pool)
    table.state.drawn = [tile for tile in table.state.pool if tile != "std-eyer-1"]
    table.state.pool = [TileId("std-eyer-1")]
    play(table, FREE, "challenge-of-the-king")
    assert table.state.removed_tiles == [TileId("std-eyer-1")]
    assert sorted((*table.state.pool, TileId("std-eyer-1"))) == everything
    assert table.state.drawn == []
    table.done()


def test_the_challenge_is_lost_to_three_eyes() -> None:
    table = challenge().script(*(Drawn(f"std-eyer-{number}") for number in (1, 2, 3)))
    play(table, FREE, "challenge-of-the-king")
    assert table.where("strider") is None
    assert TileId("std-eyer-3") in table.state.pool
    assert table.state.removed_tiles == []
    table.done()


@pytest.mark.parametrize(
    "board",
    [{"edoras": "strider"}, {"fangorn": "strider, rohan-regular"}],
    ids=["no army", "elsewhere"],
)
def test_the_challenge_needs_an_army_in_the_south(board: Mapping[str, str]) -> None:
    table = hold("challenge-of-the-king", board, ("legolas",))
    assert not is_offered(table, FREE, "challenge-of-the-king")


# Companions


SIEGE = {"minas-tirith": "gondor-regular, sauron-regular", "osgiliath": "boromir"}


@pytest.mark.parametrize("code", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_help_on_the_way_leads_into_a_siege(code: str) -> None:
    table = scene(SIEGE, besieged=["minas-tirith"], hands={0: [code]}, fellowship=("legolas",))
    play(table, FREE, code)
    assert table.options == (PickNumber(0), PickNumber(1))
    table.choose(PickNumber(1), TakeCharacter(BOROMIR), Done())
    table.choose(GoTo(RegionId("minas-tirith")))
    assert table.where("boromir") == "minas-tirith"
    table.done()


@pytest.mark.parametrize("code", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_help_on_the_way_carries_a_companion_four_regions(code: str) -> None:
    table = hold(code, fellowship=("legolas",))
    play(table, FREE, code).choose(PickNumber(0), TakeCharacter(LEGOLAS), Done())
    assert GoTo(RegionId("enedwaith")) not in table.options
    table.choose(GoTo(RegionId("minhiriath")))
    table.done()


@pytest.mark.parametrize("code", ["gwaihir-the-windlord", "we-prove-the-swifter"])
def test_help_on_the_way_helps_nobody_if_nobody_is_there(code: str) -> None:
    play(hold(code, fellowship=()), FREE, code).done()


def test_there_and_back_again_rouses_the_north_east() -> None:
    table = scene(
        {"dale": "gimli"},
        hands={0: ["there-and-back-again"]},
        at_war=["sauron"],
        fellowship=("legolas",),
    )
    play(table, FREE, "there-and-back-again").choose(TakeCharacter(LEGOLAS), Done())
    table.choose(GoTo(RegionId("rivendell")))
    assert {Nation.DWARVES, Nation.NORTH} <= set(table.state.active)
    assert [table.steps(name) for name in ("dwarves", "elves", "north")] == [2, 2, 2]
    table.done()


def test_there_and_back_again_rouses_nobody_from_afar() -> None:
    table = scene(
        {}, hands={0: ["there-and-back-again"]}, at_war=["sauron"], fellowship=("strider",)
    )
    play(table, FREE, "there-and-back-again").choose(TakeCharacter(STRIDER), Done())
    table.choose(GoTo(RegionId("rivendell")))
    assert [table.steps(name) for name in ("dwarves", "elves", "north")] == [3, 3, 3]
    table.done()
