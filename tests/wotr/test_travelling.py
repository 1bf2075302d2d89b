"""Characters move on their own: W-CMOVE."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.kinds import CharacterId, Face, FigureId, RegionId
from westmarch.wotr.options import (
    Done,
    GoTo,
    MoveCompanions,
    MoveMinions,
    PickCharacter,
    PickNumber,
    PickRegion,
    PlayCard,
    TakeCharacter,
    Waste,
)
from westmarch.wotr.prompts import ChooseDestinationOf, ChooseFlyer, ChooseTravellers
from westmarch.wotr.tables.regions import REGIONS

BOROMIR, LEGOLAS, MERIADOC, STRIDER, GANDALF_WHITE = (
    CharacterId(c) for c in ("boromir", "legolas", "meriadoc", "strider", "gandalf-white")
)
MOUTH, WITCH_KING = CharacterId("mouth-of-sauron"), CharacterId("witch-king")
NAZGUL = FigureId("sauron-nazgul")
FREE_STRONGHOLDS = (
    "erebor", "grey-havens", "lorien", "rivendell", "woodland-realm", "dol-amroth",
    "minas-tirith", "helms-deep",
)  # fmt: skip


def goes(table: WotrScene) -> list[str]:
    """Where somebody can go."""
    return sorted(option.region for option in table.options if isinstance(option, GoTo))


def companions_move(
    board: dict[str, str], *group: CharacterId, captured: tuple[str, ...] = ()
) -> WotrScene:
    """Companions on the board are moved, and this group of them sets out."""
    table = use(scene(board, fellowship=[], captured=captured), FREE, Face.CHARACTER)
    return table.choose(MoveCompanions(), *map(TakeCharacter, group), Done())


def to(region: str) -> GoTo:
    """The way to a region."""
    return GoTo(RegionId(region))


@pytest.mark.rule("W-CMOVE-01")
def test_characters_move_by_a_character_result_or_an_event_card() -> None:
    board = {"bree": "boromir", "moria": "sauron-nazgul"}
    table = scene(board, fellowship=[], hands={FREE: ["book-of-mazarbul"]})
    for face in (Face.MUSTER, Face.ARMY_MUSTER, Face.EVENT):
        use(table, FREE, face)
        assert offered(table, MoveCompanions) == []
        table.choose(Waste()).done()
        use(table, SHADOW, face)
        assert offered(table, MoveMinions) == []
        table.choose(Waste()).done()
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("book-of-mazarbul")))
    assert table.prompt == ChooseTravellers()
    table.choose(TakeCharacter(BOROMIR), Done(), to("weather-hills"))
    assert table.where("boromir") == "weather-hills"
    table.done()


@pytest.mark.rule("W-CMOVE-02")
def test_a_companion_moves_up_to_his_level() -> None:
    table = companions_move({"dead-marshes": "meriadoc"}, MERIADOC)
    assert goes(table) == [
        "dead-marshes",
        "druadan-forest",
        "eastern-emyn-muil",
        "north-ithilien",
        "osgiliath",
        "western-emyn-muil",
    ]
    table.choose(to("osgiliath")).done()
    table = companions_move({"dead-marshes": "legolas"}, LEGOLAS)
    assert "minas-tirith" in goes(table)
    assert "lossarnach" in goes(table)
    assert "pelargir" in goes(table)
    assert "lamedon" not in goes(table)
    table.choose(to("pelargir")).done()


@pytest.mark.rule("W-CMOVE-03")
def test_a_group_goes_as_far_as_the_highest_level_in_it() -> None:
    table = companions_move({"dead-marshes": "meriadoc, strider"}, MERIADOC, STRIDER)
    assert table.prompt == ChooseDestinationOf((MERIADOC, STRIDER))
    assert "lamedon" in goes(table)
    table.choose(to("lamedon"))
    assert (table.where("meriadoc"), table.where("strider")) == ("lamedon", "lamedon")
    table.done()


@pytest.mark.rule("W-CMOVE-03")
def test_a_group_starts_in_one_region() -> None:
    board = {"dead-marshes": "meriadoc, strider", "bree": "legolas"}
    table = use(scene(board, fellowship=[]), FREE, Face.CHARACTER).choose(MoveCompanions())
    everybody = (TakeCharacter(MERIADOC), TakeCharacter(STRIDER), TakeCharacter(LEGOLAS))
    assert table.options == (Done(), *everybody)
    table.choose(TakeCharacter(STRIDER))
    assert table.options == (Done(), TakeCharacter(MERIADOC))
    # One by one, those who set out together may go to different places, and nobody goes twice.
    table.choose(Done(), to("osgiliath"))
    assert table.options == (Done(), TakeCharacter(MERIADOC), TakeCharacter(LEGOLAS))
    table.choose(TakeCharacter(MERIADOC), Done(), to("osgiliath"))
    assert table.options == (Done(), TakeCharacter(LEGOLAS))
    table.choose(Done())
    assert table.where("legolas") == "bree"
    table.done()


@pytest.mark.rule("W-CMOVE-04")
def test_companions_enter_and_leave_regions_with_shadow_figures() -> None:
    board = {
        "dead-marshes": "legolas, 3 sauron-regular, sauron-nazgul",
        "osgiliath": "5 sauron-regular, witch-king",
    }
    table = companions_move(board, LEGOLAS)
    assert {"osgiliath", "pelargir"} <= set(goes(table))
    table.choose(to("pelargir")).done()


@pytest.mark.rule("W-CMOVE-05")
def test_companions_stop_at_a_stronghold_of_the_shadow() -> None:
    table = companions_move({"dagorlad": "strider"}, STRIDER)
    assert "morannon" in goes(table)
    assert "gorgoroth" not in goes(table)
    table.choose(to("morannon")).done()
    # Out of one they go freely.
    table = companions_move({"morannon": "legolas"}, LEGOLAS)
    assert {"dagorlad", "noman-lands", "gorgoroth", "minas-morgul", "barad-dur"} <= set(goes(table))
    table.choose(to("gorgoroth")).done()


@pytest.mark.rule("W-CMOVE-05", "W-RD-08")
def test_a_captured_stronghold_stops_companions_too_and_a_lost_one_does_not() -> None:
    table = companions_move({"westemnet": "strider"}, STRIDER, captured=("helms-deep",))
    table.choose(to("helms-deep")).done()
    board = {"osgiliath": "strider"}
    held = companions_move(board, STRIDER)
    lost = companions_move(board, STRIDER, captured=("minas-morgul",))
    assert "gorgoroth" not in goes(held)
    assert "gorgoroth" in goes(lost)
    held.choose(to("osgiliath")).done()
    lost.choose(to("gorgoroth")).done()


@pytest.mark.rule("W-CMOVE-06", "W-RD-09")
def test_a_besieged_stronghold_is_closed_to_companions() -> None:
    board = {
        "minas-tirith": "gondor-regular, boromir, 3 sauron-regular",
        "osgiliath": "strider",
        "druadan-forest": "legolas",
    }
    table = scene(board, fellowship=[], besieged=["minas-tirith"])
    use(table, FREE, Face.CHARACTER).choose(MoveCompanions())
    assert table.options == (Done(), TakeCharacter(STRIDER), TakeCharacter(LEGOLAS))
    table.choose(TakeCharacter(STRIDER), Done())
    assert "minas-tirith" not in goes(table)
    assert "lossarnach" in goes(table)
    table.choose(to("lossarnach"), Done()).done()


@pytest.mark.rule("W-CMOVE-06")
def test_companions_inside_a_siege_alone_cannot_be_moved() -> None:
    board = {"minas-tirith": "gondor-regular, boromir, 3 sauron-regular"}
    table = scene(board, fellowship=[], besieged=["minas-tirith"])
    use(table, FREE, Face.CHARACTER)
    assert offered(table, MoveCompanions) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-CMOVE-06", "W-CARD-09")
def test_eagles_carry_companions_into_a_siege_but_not_out_of_one() -> None:
    board = {
        "minas-tirith": "gondor-regular, boromir, 3 sauron-regular",
        "folde": "legolas",
    }
    hands: dict[int, list[str]] = {FREE: ["gwaihir-the-windlord"]}
    table = scene(board, fellowship=[], besieged=["minas-tirith"], hands=hands)
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("gwaihir-the-windlord")))
    table.choose(PickNumber(1))
    assert table.options == (Done(), TakeCharacter(LEGOLAS))
    table.choose(TakeCharacter(LEGOLAS), Done(), to("minas-tirith"))
    assert table.where("legolas") == "minas-tirith"
    table.done()


@pytest.mark.rule("W-CMOVE-07")
def test_companions_do_not_cross_black_borders() -> None:
    table = companions_move({"lorien": "meriadoc"}, MERIADOC)
    assert goes(table) == ["dimrill-dale", "lorien", "parth-celebrant"]
    table.choose(to("lorien")).done()


@pytest.mark.rule("W-CMOVE-08")
def test_every_nazgul_flies_anywhere_and_nobody_flies_twice() -> None:
    board = {
        "barad-dur": "2 sauron-nazgul",
        "dol-guldur": "sauron-nazgul",
        "morannon": "witch-king, mouth-of-sauron",
        "orthanc": "saruman",
    }
    table = use(scene(board), SHADOW, Face.CHARACTER).choose(MoveMinions())
    barad_dur, dol_guldur = (PickRegion(RegionId(c)) for c in ("barad-dur", "dol-guldur"))
    minions = (PickCharacter(WITCH_KING), PickCharacter(MOUTH))
    assert table.prompt == ChooseFlyer()
    assert table.options == (Done(), barad_dur, dol_guldur, *minions)
    # Two stand in Dol Guldur now; the one who was there may still fly.
    table.choose(barad_dur, to("dol-guldur"))
    assert table.options == (Done(), barad_dur, dol_guldur, *minions)
    table.choose(dol_guldur, to("the-shire"))
    assert table.options == (Done(), barad_dur, *minions)
    table.choose(PickCharacter(WITCH_KING), to("the-shire"))
    assert table.options == (Done(), barad_dur, PickCharacter(MOUTH))
    table.choose(barad_dur, to("barad-dur"))
    assert table.options == (Done(), PickCharacter(MOUTH))
    table.choose(Done())
    assert table.force("the-shire") == table.force("barad-dur") == (NAZGUL,)
    assert table.force("dol-guldur") == (NAZGUL,)
    assert table.where("witch-king") == "the-shire"
    table.done()


@pytest.mark.rule("W-CMOVE-09")
def test_nazgul_fly_into_and_out_of_a_besieged_stronghold_of_the_shadow() -> None:
    board = {"moria": "3 elves-regular, sauron-regular, sauron-nazgul", "nurn": "sauron-nazgul"}
    table = use(scene(board, besieged=["moria"]), SHADOW, Face.CHARACTER).choose(MoveMinions())
    moria, nurn = PickRegion(RegionId("moria")), PickRegion(RegionId("nurn"))
    assert table.options == (Done(), moria, nurn)
    table.choose(moria, to("nurn"), nurn, to("moria"))
    assert table.force("moria") == (FigureId("sauron-regular"), NAZGUL)
    table.done()


@pytest.mark.rule("W-CMOVE-10", "W-RD-07")
def test_nazgul_do_not_fly_to_strongholds_of_the_free_peoples() -> None:
    board = {
        "nurn": "sauron-nazgul",
        "minas-tirith": "gondor-regular, sauron-regular",
        "moria": "elves-regular",
        "lorien": "sauron-regular",
    }
    table = scene(board, besieged=["minas-tirith"], captured=["moria", "lorien"])
    use(table, SHADOW, Face.CHARACTER).choose(MoveMinions(), PickRegion(RegionId("nurn")))
    # One of theirs that the Shadow besieges or holds is open, one that they have taken is not.
    closed = {*FREE_STRONGHOLDS, "moria"} - {"minas-tirith", "lorien"}
    assert set(goes(table)) == set(REGIONS) - closed
    table.choose(to("minas-tirith")).done()


@pytest.mark.rule("W-CMOVE-11")
def test_saruman_stays_in_orthanc() -> None:
    table = use(scene({"orthanc": "saruman"}), SHADOW, Face.CHARACTER)
    assert table.options == (Waste(),)
    table.choose(Waste()).done()


def mouth_moves(board: dict[str, str], besieged: list[str] | None = None) -> WotrScene:
    """The Mouth of Sauron is moved."""
    table = use(scene(board, besieged=besieged or []), SHADOW, Face.CHARACTER)
    return table.choose(MoveMinions(), PickCharacter(MOUTH))


@pytest.mark.rule("W-CMOVE-12")
def test_the_mouth_of_sauron_goes_three_regions_through_enemy_armies() -> None:
    board = {"morannon": "mouth-of-sauron", "dagorlad": "5 gondor-regular"}
    table = mouth_moves(board)
    assert {"north-ithilien", "osgiliath", "dead-marshes", "minas-morgul"} <= set(goes(table))
    assert not {"lossarnach", "druadan-forest", "far-harad"} & set(goes(table))
    table.choose(to("osgiliath")).done()


@pytest.mark.rule("W-CMOVE-13")
def test_the_mouth_of_sauron_neither_enters_nor_leaves_a_besieged_stronghold() -> None:
    board = {"morannon": "sauron-regular, gondor-regular", "gorgoroth": "mouth-of-sauron"}
    table = mouth_moves(board, ["morannon"])
    assert not {"morannon", "ash-mountains"} & set(goes(table))
    table.choose(to("gorgoroth")).done()
    board = {"morannon": "sauron-regular, gondor-regular, mouth-of-sauron"}
    table = use(scene(board, besieged=["morannon"]), SHADOW, Face.CHARACTER)
    assert offered(table, MoveMinions) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-CMOVE-14")
def test_a_minion_does_not_enter_a_stronghold_of_the_free_peoples() -> None:
    table = mouth_moves({"osgiliath": "mouth-of-sauron"})
    assert "minas-tirith" not in goes(table)
    table.choose(to("osgiliath")).done()


@pytest.mark.rule("W-CMOVE-14", "W-RD-07")
def test_a_minion_may_join_besiegers_and_go_on_from_there() -> None:
    board = {"grey-havens": "elves-regular, sauron-regular", "forlindon": "mouth-of-sauron"}
    table = mouth_moves(board, ["grey-havens"])
    assert {"grey-havens", "harlindon", "ered-luin", "tower-hills"} <= set(goes(table))
    table.choose(to("tower-hills")).done()
    table = mouth_moves({"forlindon": "mouth-of-sauron"})
    assert goes(table) == ["forlindon"]
    table.choose(to("forlindon")).done()


@pytest.mark.rule("W-CMOVE-03")
def test_gandalf_the_white_is_faster_alone_or_with_one_hobbit() -> None:
    board = {"lorien": "gandalf-white, meriadoc, legolas"}
    for group, reach in (
        ((GANDALF_WHITE,), 4),
        ((GANDALF_WHITE, MERIADOC), 4),
        ((GANDALF_WHITE, LEGOLAS), 3),
        ((LEGOLAS, MERIADOC), 2),
    ):
        table = companions_move(board, *group)
        near = {"fangorn": 2, "fords-of-isen": 3, "helms-deep": 4}
        assert [place for place in near if place in goes(table)] == [
            place for place, distance in near.items() if distance <= reach
        ]
        table.choose(to("fangorn"), Done()).done()
