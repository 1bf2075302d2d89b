"""The Event cards of the Free Peoples' Character deck that go to war."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import hold, is_offered, play
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import CombatRolled
from westmarch.wotr.kinds import CharacterId, FigureId, RegionId, Side
from westmarch.wotr.options import (
    Done,
    GoTo,
    LoseFigure,
    PickFigure,
    PickFigureAt,
    PickRegion,
    PlayCard,
    RetreatTo,
    TakeCharacter,
)

LEGOLAS = CharacterId("legolas")
EDORAS, ORTHANC, PELARGIR = RegionId("edoras"), RegionId("orthanc"), RegionId("pelargir")
NAZGUL, ORC = FigureId("sauron-nazgul"), FigureId("sauron-regular")


def eyrie(army: str = "rohan-regular, boromir") -> WotrScene:
    """Nazgûl lead an Army next to one of the Free Peoples."""
    board = {"folde": army, "eastemnet": "sauron-regular, 3 sauron-nazgul, witch-king"}
    return hold("the-eagles-are-coming", board)


def test_the_eagles_strike_nazgul_and_scatter_the_others() -> None:
    table = play(eyrie(), FREE, "the-eagles-are-coming")
    assert table.options == (PickRegion(RegionId("eastemnet")),)
    table.rolls(5, 4, 1).choose(PickRegion(RegionId("eastemnet")))
    assert (table.seat, PickRegion(RegionId("barad-dur")) in table.options) == (FREE, True)
    table.choose(PickRegion(RegionId("barad-dur")))
    assert table.force("barad-dur") == (NAZGUL, NAZGUL)
    assert (table.where("witch-king"), table.force("eastemnet")) == ("eastemnet", (ORC,))
    table.done()


def test_the_eagles_come_only_to_a_companion_with_an_army() -> None:
    assert not is_offered(eyrie("rohan-regular"), FREE, "the-eagles-are-coming")
    assert not is_offered(eyrie("boromir"), FREE, "the-eagles-are-coming")


ENTS = ("the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot")


def wrath(code: str, orthanc: str, white: str = "edoras", *more: str) -> WotrScene:
    """Saruman is in Orthanc, and Gandalf the White somewhere."""
    board = {"orthanc": f"saruman, {orthanc}", white: ", ".join(("gandalf-white", *more))}
    return scene(board, hands={0: [code, "athelas", "the-red-arrow"]}, fellowship=("legolas",))


@pytest.mark.parametrize("code", ENTS)
def test_the_ents_strike_orthanc(code: str) -> None:
    table = play(wrath(code, "3 isengard-regular"), FREE, code).rolls(4, 3, 6)
    uruk = FigureId("isengard-regular")
    table.choose(PickRegion(ORTHANC), LoseFigure(uruk), LoseFigure(uruk))
    assert (table.force("orthanc"), table.where("saruman")) == ((uruk,), "orthanc")
    table.done()


@pytest.mark.parametrize("code", ENTS)
def test_the_ents_bring_saruman_down_when_nobody_defends_him(code: str) -> None:
    table = play(wrath(code, "isengard-regular, sauron-nazgul"), FREE, code)
    table.rolls(4, 1, 1).choose(PickRegion(ORTHANC))
    assert (table.where("saruman"), table.force("orthanc")) == (None, (NAZGUL,))
    table.done()


@pytest.mark.parametrize("code", ENTS)
def test_the_ents_let_another_card_be_played_if_a_companion_is_in_fangorn(code: str) -> None:
    table = wrath(code, "", "fangorn")
    table.state.corruption = 3
    play(table, FREE, code)
    assert table.options == (Done(), PlayCard(table.card("athelas")))
    table.rolls(5, 5, 1).choose(PlayCard(table.card("athelas")))
    assert (table.state.corruption, table.where("saruman")) == (1, None)
    table.done()


@pytest.mark.parametrize("code", ENTS)
def test_the_ents_wait_for_gandalf_the_white(code: str) -> None:
    assert not is_offered(wrath(code, "", "minas-tirith"), FREE, code)
    table = hold(code, {"edoras": "gandalf-white"})
    assert not is_offered(table, FREE, code)


def test_the_dead_men_drive_the_enemy_out_and_gondor_rises() -> None:
    table = scene(
        {"edoras": "strider, legolas", "pelargir": "5 southrons-regular, sauron-nazgul"},
        captured=["pelargir"],
        hands={0: ["dead-men-of-dunharrow"]},
        fellowship=("gandalf-grey",),
    )
    play(table, FREE, "dead-men-of-dunharrow").rolls(4)
    table.choose(GoTo(PELARGIR), TakeCharacter(LEGOLAS))
    table.choose(*[LoseFigure(FigureId("southrons-regular"))] * 4)
    assert (table.seat, RetreatTo(RegionId("west-harondor")) in table.options) == (SHADOW, True)
    table.choose(RetreatTo(RegionId("west-harondor")), PickRegion(PELARGIR))
    gondor = FigureId("gondor-regular")
    table.choose(PickFigure(gondor), Done())
    assert table.force("pelargir", Side.FREE) == (gondor,)
    assert table.holder("pelargir") is Side.FREE
    assert (table.where("strider"), table.where("legolas")) == (PELARGIR, PELARGIR)
    table.done()


def test_the_dead_men_destroy_who_cannot_flee() -> None:
    table = scene(
        {"edoras": "strider", "pelargir": "2 southrons-regular, sauron-nazgul, mouth-of-sauron"},
        hands={0: ["dead-men-of-dunharrow"]},
        fellowship=("gandalf-grey",),
    )
    play(table, FREE, "dead-men-of-dunharrow").rolls(6).choose(GoTo(PELARGIR))
    table.choose(PickRegion(PELARGIR), Done())
    assert (table.force("pelargir"), table.where("mouth-of-sauron")) == ((), None)
    table.done()


def test_the_dead_men_find_nobody_in_an_empty_place() -> None:
    table = hold("dead-men-of-dunharrow", {"edoras": "strider"}, ("legolas",))
    play(table, FREE, "dead-men-of-dunharrow").choose(GoTo(RegionId("erech")))
    table.choose(PickRegion(RegionId("erech")), Done())
    assert table.told(CombatRolled) == []
    table.done()


def test_the_dead_men_answer_only_to_the_heir_in_rohan() -> None:
    table = hold("dead-men-of-dunharrow", {"minas-tirith": "strider", "edoras": "boromir"}, ())
    assert not is_offered(table, FREE, "dead-men-of-dunharrow")


def test_the_house_of_the_stewards_musters_for_boromir() -> None:
    table = hold("house-of-the-stewards", {"pelargir": "boromir"})
    play(table, FREE, "house-of-the-stewards").choose(PickRegion(PELARGIR))
    table.choose(PickFigure(FigureId("gondor-elite")))
    assert table.force("pelargir", Side.FREE) == (FigureId("gondor-elite"),)
    assert len(table.state.hands[FREE]) == 2
    table.done()


def test_the_house_of_the_stewards_needs_boromir_in_gondor() -> None:
    table = hold("house-of-the-stewards", {"edoras": "boromir"})
    assert not is_offered(table, FREE, "house-of-the-stewards")


def test_the_grey_company_makes_an_elite_of_a_regular() -> None:
    board = {"edoras": "aragorn, 2 rohan-regular, gondor-elite"}
    table = play(hold("the-grey-company", board), FREE, "the-grey-company")
    regular, elite = FigureId("rohan-regular"), FigureId("rohan-elite")
    assert table.options == (PickFigureAt(regular, EDORAS),)
    table.choose(PickFigureAt(regular, EDORAS))
    assert sorted(table.force("edoras", Side.FREE)) == sorted(("gondor-elite", regular, elite))
    assert table.state.casualties == {regular: 1}
    assert len(table.state.hands[FREE]) == 2
    table.done()


def test_the_grey_company_needs_an_army_with_the_heir() -> None:
    table = hold("the-grey-company", {"edoras": "strider", "folde": "rohan-regular"})
    assert not is_offered(table, FREE, "the-grey-company")
