"""Armies move: W-MOVE."""

from __future__ import annotations

import pytest

from tests.wotr.acts import offered, use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.position import Position
from westmarch.wotr.kinds import CharacterId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Done,
    GoTo,
    MarchFrom,
    MoveMinions,
    PlayCard,
    Stay,
    Take,
    TakeAll,
    TakeCharacter,
    Waste,
)
from westmarch.wotr.prompts import ChooseFigures, MoveAnother
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.regions import REGIONS

DAGORLAD, NOMAN_LANDS, ASH = (RegionId(c) for c in ("dagorlad", "noman-lands", "ash-mountains"))
EMYN_MUIL, MORANNON, ITHILIEN = (
    RegionId(c) for c in ("eastern-emyn-muil", "morannon", "north-ithilien")
)
LOSSARNACH, PELARGIR, OSGILIATH = (RegionId(c) for c in ("lossarnach", "pelargir", "osgiliath"))
HELMS_DEEP, WESTEMNET, FORDS = (RegionId(c) for c in ("helms-deep", "westemnet", "fords-of-isen"))

REGULAR, ELITE, NAZGUL = (FigureId(f"sauron-{rank}") for rank in ("regular", "elite", "nazgul"))
GONDOR, CAPTAIN = FigureId("gondor-regular"), FigureId("gondor-leader")
URUK, SOUTHRON = FigureId("isengard-regular"), FigureId("southrons-regular")
WITCH_KING = CharacterId("witch-king")


def march(
    table: WotrScene, origin: RegionId, region: RegionId, face: Face = Face.ARMY
) -> WotrScene:
    """The Shadow sends an Army somewhere, and has to say who goes."""
    return use(table, SHADOW, face).choose(MarchFrom(origin), GoTo(region))


def move_by_card(board: dict[str, str]) -> WotrScene:
    """The Shadow plays a card that moves up to four Armies."""
    table = scene(board, hands={SHADOW: ["the-shadow-is-moving"]})
    return use(table, SHADOW, Face.EVENT).choose(PlayCard(table.card("the-shadow-is-moving")))


def ways(table: WotrScene) -> list[RegionId]:
    """Where an Army can go."""
    return [option.region for option in table.options if isinstance(option, GoTo)]


def outcomes(position: Position, region: RegionId) -> set[tuple[object, ...]]:
    """All different parties that can arrive in a region, whatever is chosen."""
    if position.over or not isinstance(position.decision.prompt, ChooseFigures):
        state = position.state
        assert isinstance(state, WotrState)
        there = tuple(who for who, where in state.characters.items() if where == region)
        return {(state.shadow.get(region, ()), there)}
    found: set[tuple[object, ...]] = set()
    for option in position.decision.options:
        after = position.clone()
        after.take(after.decision.seat, option, [])
        found |= outcomes(after, region)
    return found


@pytest.mark.rule("W-MOVE-01")
def test_armies_move_by_army_and_character_results() -> None:
    table = scene({"dagorlad": "sauron-regular, sauron-nazgul"})
    for face, moves in (
        (Face.ARMY, True),
        (Face.CHARACTER, True),
        (Face.ARMY_MUSTER, True),
        (Face.MUSTER, False),
        (Face.EVENT, False),
    ):
        use(table, SHADOW, face)
        assert (MarchFrom(DAGORLAD) in table.options) is moves
        table.choose(Waste()).done()


@pytest.mark.rule("W-MOVE-01")
def test_armies_move_by_event_cards() -> None:
    table = move_by_card({"dagorlad": "3 sauron-regular", "moria": "sauron-regular"})
    for region in (NOMAN_LANDS, ASH, EMYN_MUIL):
        table.choose(MarchFrom(DAGORLAD), Take(REGULAR), Done(), GoTo(region))
        assert table.force(region) == (REGULAR,)
    table.choose(MarchFrom(RegionId("moria")), TakeAll(), GoTo(RegionId("hollin")))
    table.done()


@pytest.mark.rule("W-MOVE-02")
def test_two_parts_of_an_army_are_two_armies_but_nobody_moves_twice() -> None:
    table = scene({"dagorlad": "2 sauron-regular"})
    march(table, DAGORLAD, NOMAN_LANDS).choose(Take(REGULAR), Done())
    assert table.options == (Done(), MarchFrom(DAGORLAD))
    table.choose(MarchFrom(DAGORLAD), GoTo(NOMAN_LANDS), TakeAll())
    assert table.force("noman-lands") == (REGULAR, REGULAR)
    table.done()


@pytest.mark.rule("W-MOVE-03")
def test_a_character_result_moves_a_single_army_one_region() -> None:
    table = scene(
        {"dagorlad": "sauron-regular, sauron-nazgul", "moria": "sauron-regular, witch-king"}
    )
    use(table, SHADOW, Face.CHARACTER).choose(MarchFrom(DAGORLAD))
    assert ways(table) == [ASH, EMYN_MUIL, MORANNON, NOMAN_LANDS, ITHILIEN]
    table.choose(GoTo(ASH), TakeAll())
    table.done()


@pytest.mark.rule("W-MOVE-04")
def test_any_figures_may_stay_behind() -> None:
    army = "2 sauron-regular, sauron-elite, sauron-nazgul, witch-king"
    table = march(scene({"dagorlad": army}), DAGORLAD, NOMAN_LANDS)
    everybody = (Take(REGULAR), Take(ELITE), Take(NAZGUL), TakeCharacter(WITCH_KING))
    assert table.options == (TakeAll(), *everybody)
    # Up to two Regulars and one Elite, but not nobody; with or without each of the Nazgûl.
    assert len(outcomes(table.position, NOMAN_LANDS)) == (3 * 2 - 1) * 2 * 2
    table.choose(Take(REGULAR))
    assert table.options == (Done(), TakeAll(), *everybody)
    table.choose(Done(), Done())
    assert table.force("dagorlad") == (REGULAR, ELITE, NAZGUL)
    assert table.force("noman-lands") == (REGULAR,)
    table.done()


@pytest.mark.rule("W-MOVE-05")
def test_free_peoples_leaders_are_never_left_without_units() -> None:
    table = scene({"lossarnach": "2 gondor-regular, 2 gondor-leader"})
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(LOSSARNACH), GoTo(PELARGIR))
    table.choose(Take(GONDOR))
    assert table.options == (Done(), TakeAll(), Take(GONDOR), Take(CAPTAIN))
    table.choose(Take(GONDOR))
    assert table.options == (TakeAll(), Take(CAPTAIN))
    table.choose(Take(CAPTAIN))
    assert table.options == (TakeAll(), Take(CAPTAIN))
    table.choose(Take(CAPTAIN), Done())
    assert table.force("pelargir", Side.FREE) == (GONDOR, GONDOR, CAPTAIN, CAPTAIN)
    table.done()


@pytest.mark.rule("W-MOVE-05")
def test_any_number_of_leaders_may_stay_with_a_unit() -> None:
    table = scene({"lossarnach": "2 gondor-regular, 2 gondor-leader"})
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(LOSSARNACH), GoTo(PELARGIR))
    table.choose(Take(GONDOR), Take(CAPTAIN), Done(), Done())
    assert table.force("lossarnach", Side.FREE) == (GONDOR, CAPTAIN)
    table.done()


@pytest.mark.rule("W-MOVE-05", "W-WAR-01")
def test_a_unit_stays_with_a_leader_who_may_not_cross_the_border() -> None:
    board = {"osgiliath": "2 gondor-regular, north-leader", "dead-marshes": "gondor-regular"}
    table = scene(board, at_war=["gondor"])
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(OSGILIATH), GoTo(LOSSARNACH))
    assert table.options == (Take(GONDOR),)
    table.choose(Take(GONDOR))
    assert table.options == (Done(),)
    table.choose(Done())
    # The last unit could go only where the Leader can go, too.
    table.choose(MarchFrom(OSGILIATH))
    assert LOSSARNACH not in ways(table)
    table.choose(GoTo(RegionId("north-ithilien")), TakeAll())
    table.done()


@pytest.mark.rule("W-MOVE-06")
def test_by_a_character_result_the_moving_part_must_be_led() -> None:
    table = scene({"dagorlad": "2 sauron-regular, sauron-nazgul, witch-king"})
    march(table, DAGORLAD, NOMAN_LANDS, Face.CHARACTER).choose(Take(REGULAR))
    rest = (TakeAll(), Take(REGULAR), Take(NAZGUL), TakeCharacter(WITCH_KING))
    assert table.options == rest
    table.choose(TakeCharacter(WITCH_KING), Done())
    assert table.where("witch-king") == "noman-lands"
    assert table.force("dagorlad") == (REGULAR, NAZGUL)
    table.done()


@pytest.mark.rule("W-MOVE-07")
def test_characters_and_nazgul_may_be_left_alone() -> None:
    table = scene({"dagorlad": "sauron-regular, sauron-nazgul, witch-king"})
    march(table, DAGORLAD, NOMAN_LANDS).choose(Take(REGULAR), Done())
    assert (table.force("dagorlad"), table.where("witch-king")) == ((NAZGUL,), "dagorlad")
    table.done()
    table = scene({"lossarnach": "gondor-regular, boromir"})
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(LOSSARNACH), GoTo(PELARGIR))
    table.choose(Take(GONDOR), Done())
    assert table.where("boromir") == "lossarnach"
    table.done()


@pytest.mark.rule("W-MOVE-07")
def test_the_one_who_makes_the_move_possible_goes_along() -> None:
    table = scene({"dagorlad": "sauron-regular, sauron-nazgul"})
    march(table, DAGORLAD, NOMAN_LANDS, Face.CHARACTER).choose(Take(REGULAR))
    assert table.options == (TakeAll(), Take(NAZGUL))
    table.choose(TakeAll()).done()


@pytest.mark.rule("W-MOVE-08", "W-MOVE-09", "W-EX-05")
def test_an_army_that_was_joined_moves_on_without_those_who_came() -> None:
    table = scene({
        "dagorlad": "2 sauron-regular, witch-king",
        "eastern-emyn-muil": "sauron-regular, sauron-elite, sauron-nazgul",
    })  # fmt: skip
    march(table, DAGORLAD, EMYN_MUIL).choose(TakeAll())
    assert table.options == (Done(), MarchFrom(EMYN_MUIL))
    table.choose(MarchFrom(EMYN_MUIL), GoTo(NOMAN_LANDS))
    assert table.options == (TakeAll(), Take(REGULAR), Take(ELITE), Take(NAZGUL))
    table.choose(TakeAll())
    assert table.force("eastern-emyn-muil") == (REGULAR, REGULAR)
    assert table.force("noman-lands") == (REGULAR, ELITE, NAZGUL)
    assert table.where("witch-king") == "eastern-emyn-muil"
    table.done()


@pytest.mark.rule("W-MOVE-08")
def test_by_a_card_with_more_moves_nobody_moves_twice_either() -> None:
    table = move_by_card({"dagorlad": "sauron-regular", "noman-lands": "sauron-elite"})
    table.choose(MarchFrom(DAGORLAD), TakeAll(), GoTo(NOMAN_LANDS))
    assert table.options == (Done(), MarchFrom(NOMAN_LANDS))
    table.choose(MarchFrom(NOMAN_LANDS))
    assert table.options == (TakeAll(), Take(ELITE))
    table.choose(TakeAll(), GoTo(DAGORLAD))
    # A third and a fourth move would be left, but nobody for them.
    assert (table.force("dagorlad"), table.force("noman-lands")) == ((ELITE,), (REGULAR,))
    table.done()


@pytest.mark.rule("W-MOVE-05", "W-WAR-01")
def test_by_a_card_too_no_unit_leaves_a_leader_who_may_not_follow() -> None:
    board = {"druadan-forest": "sauron-regular", "folde": "gondor-regular, north-leader, boromir"}
    hands: dict[int, list[str]] = {FREE: ["through-a-day-and-a-night"]}
    table = scene(board, at_war=["gondor"], hands=hands)
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("through-a-day-and-a-night")))
    table.done()
    # With a second unit the first can go, and the Leader stays.
    board["folde"] = "2 gondor-regular, north-leader, boromir"
    table = scene(board, at_war=["gondor"], hands=hands)
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("through-a-day-and-a-night")))
    table.choose(MarchFrom(RegionId("folde")))
    boromir = TakeCharacter(CharacterId("boromir"))
    assert table.options == (Take(GONDOR), boromir)
    table.choose(Take(GONDOR), boromir)
    assert table.options == (Done(),)
    table.choose(Done(), GoTo(RegionId("edoras")), Stay())
    table.done()


@pytest.mark.rule("W-MOVE-10", "W-RD-04")
def test_an_army_does_not_enter_a_region_with_enemy_units() -> None:
    table = scene({
        "dagorlad": "sauron-regular",
        "noman-lands": "gondor-regular",
        "north-ithilien": "boromir",
    })  # fmt: skip
    use(table, SHADOW, Face.ARMY)
    assert offered(table, AttackFrom) == [AttackFrom(DAGORLAD, NOMAN_LANDS)]
    table.choose(MarchFrom(DAGORLAD))
    assert ways(table) == [ASH, EMYN_MUIL, MORANNON, ITHILIEN]
    table.choose(GoTo(ITHILIEN), TakeAll())
    table.done()


@pytest.mark.rule("W-MOVE-11", "W-RD-03")
def test_an_army_may_enter_an_undefended_enemy_settlement() -> None:
    table = scene({"osgiliath": "sauron-regular"})
    march(table, OSGILIATH, LOSSARNACH).choose(TakeAll())
    assert table.holder("lossarnach") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-MOVE-12", "W-RD-04")
def test_lone_nazgul_and_characters_stop_no_army() -> None:
    table = scene({"osgiliath": "gondor-regular", "north-ithilien": "2 sauron-nazgul, witch-king"})
    use(table, FREE, Face.ARMY_MUSTER).choose(MarchFrom(OSGILIATH), GoTo(ITHILIEN), TakeAll())
    assert table.force("north-ithilien", Side.FREE) == (GONDOR,)
    assert table.force("north-ithilien") == (NAZGUL, NAZGUL)
    table.done()


@pytest.mark.rule("W-MOVE-13")
def test_no_more_than_ten_units_may_stand_in_a_region_after_a_move() -> None:
    table = scene(
        {"dagorlad": "3 sauron-regular, sauron-nazgul", "noman-lands": "8 sauron-regular"}
    )
    march(table, DAGORLAD, NOMAN_LANDS, Face.CHARACTER)
    assert table.options == (Take(REGULAR), Take(NAZGUL))
    table.choose(Take(REGULAR), Take(REGULAR))
    assert table.options == (Take(NAZGUL),)
    table.choose(Take(NAZGUL), Done())
    assert len(table.force("noman-lands")) == 11
    table.done()


@pytest.mark.rule("W-MOVE-13")
def test_a_full_region_is_no_destination() -> None:
    table = scene({"dagorlad": "sauron-regular, sauron-nazgul", "noman-lands": "10 sauron-regular"})
    use(table, SHADOW, Face.CHARACTER).choose(MarchFrom(DAGORLAD))
    assert ways(table) == [ASH, EMYN_MUIL, MORANNON, ITHILIEN]
    table.choose(GoTo(ASH), TakeAll()).done()


@pytest.mark.rule("W-MOVE-13", "W-RD-06")
def test_the_second_move_of_an_army_result_may_make_room_and_then_must() -> None:
    board = {"dagorlad": "4 sauron-regular", "noman-lands": "9 southrons-regular"}
    table = scene({**board, "moria": "sauron-regular"})
    march(table, DAGORLAD, NOMAN_LANDS).choose(TakeAll())
    # Thirteen are there now: three at least must go, and nobody else.
    assert table.prompt == MoveAnother()
    assert table.options == (MarchFrom(NOMAN_LANDS),)
    table.choose(MarchFrom(NOMAN_LANDS), GoTo(DAGORLAD))
    assert table.options == (TakeAll(), Take(SOUTHRON))
    table.choose(Take(SOUTHRON), Take(SOUTHRON))
    assert table.options == (TakeAll(), Take(SOUTHRON))
    table.choose(Take(SOUTHRON), Done())
    assert len(table.force("noman-lands")) == 10
    assert table.force("dagorlad") == (SOUTHRON,) * 3
    table.done()


@pytest.mark.rule("W-RD-06")
def test_two_full_armies_may_change_places() -> None:
    around = [region for region in REGIONS[NOMAN_LANDS].adjacent if region != DAGORLAD]
    board = {"dagorlad": "10 sauron-regular", "noman-lands": "10 southrons-regular"}
    table = scene({**dict.fromkeys(around, "gondor-regular"), **board})
    march(table, DAGORLAD, NOMAN_LANDS).choose(TakeAll())
    table.choose(MarchFrom(NOMAN_LANDS), GoTo(DAGORLAD), TakeAll())
    assert table.force("dagorlad") == (SOUTHRON,) * 10
    assert table.force("noman-lands") == (REGULAR,) * 10
    table.done()


@pytest.mark.rule("W-RD-06", "W-SIEGE-13")
def test_who_gives_up_a_siege_leaves_no_room_behind() -> None:
    rohan = ("eastemnet", "edoras", "fangorn", "folde", "fords-of-isen")
    board = {**dict.fromkeys(rohan, "rohan-regular"), "westemnet": "10 southrons-regular"}
    besieged = ["helms-deep"]
    one = scene({**board, "helms-deep": "rohan-elite, isengard-regular"}, besieged=besieged)
    use(one, SHADOW, Face.ARMY)
    # Without him the besieged hold the region, and nobody of the others could come there.
    assert offered(one, MarchFrom) == [MarchFrom(WESTEMNET)]
    one.choose(Waste()).done()
    two = scene({**board, "helms-deep": "rohan-elite, 2 isengard-regular"}, besieged=besieged)
    march(two, HELMS_DEEP, WESTEMNET)
    assert two.options == (Take(URUK),)
    two.choose(Take(URUK))
    assert two.options == (Done(),)
    two.choose(Done(), MarchFrom(WESTEMNET), GoTo(HELMS_DEEP), Take(SOUTHRON), Done())
    assert two.force("helms-deep") == (URUK, SOUTHRON)
    assert len(two.force("westemnet")) == 10
    two.done()


@pytest.mark.rule("W-MOVE-14")
def test_an_army_never_crosses_a_black_border() -> None:
    table = use(scene({"moria": "sauron-regular"}), SHADOW, Face.ARMY)
    table.choose(MarchFrom(RegionId("moria")))
    assert ways(table) == [RegionId(c) for c in ("dimrill-dale", "hollin", "north-dunland")]
    table.choose(GoTo(RegionId("hollin")), TakeAll())
    table.done()


@pytest.mark.rule("W-MOVE-15", "W-CMOVE-11")
def test_a_character_of_level_0_never_moves() -> None:
    table = scene({"orthanc": "isengard-regular, saruman"})
    use(table, SHADOW, Face.CHARACTER)
    assert offered(table, MarchFrom, MoveMinions) == []
    table.choose(Waste()).done()
    march(table, RegionId("orthanc"), FORDS)
    assert table.options == (TakeAll(), Take(FigureId("isengard-regular")))
    table.choose(TakeAll())
    assert table.where("saruman") == "orthanc"
    table.done()
