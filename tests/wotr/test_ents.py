"""The Ents of Fangorn: W-XENT, W-RD-44, W-EX-31."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.expansion import march, third_age
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.events import CharacterLost
from westmarch.wotr.expansion_events import EntsStruck, FactionLeft
from westmarch.wotr.expansion_prompts import EntsAct
from westmarch.wotr.kinds import CharacterId, Face, Faction, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackWithEnts,
    BringInFaction,
    Done,
    LoseFigure,
    PlayCard,
    SendEnt,
    UseAbility,
    Waste,
)
from westmarch.wotr.rules.ents import AwakenEnts

FANGORN, FORDS, ORTHANC = RegionId("fangorn"), RegionId("fords-of-isen"), RegionId("orthanc")
WESTEMNET = RegionId("westemnet")
REGULAR = FigureId("isengard-regular")
COMES = BringInFaction(Faction.ENTS)
AWAKE = ("the-ents-awake-rock-and-stone-e", "the-ents-awake-huorns-e", "the-ents-awake-entmoot-e")
FIRST_SIX = (6, 1, 1, 1, 1)


def wood(board: dict[str, str], ents: dict[str, int], more: int = 0) -> WotrScene:
    """The Ents are stirred, and so many more come."""
    table = third_age(board, factions=["ents"], ents=ents)
    return table.begin(AwakenEnts(FREE, more))


def moves(table: WotrScene) -> set[str]:
    """Where Ents can go."""
    return {option.region for option in table.options if isinstance(option, SendEnt)}


def targets(table: WotrScene) -> set[str]:
    """What Ents can attack."""
    return {option.region for option in table.options if isinstance(option, AttackWithEnts)}


@pytest.mark.rule("W-XENT-01")
@pytest.mark.parametrize(
    ("board", "may"),
    [
        ({"orthanc": "saruman", "fangorn": "legolas"}, True),
        ({"fangorn": "legolas"}, False),
        ({"orthanc": "saruman", "edoras": "legolas"}, False),
    ],
)
def test_with_saruman_in_play_and_a_companion_in_fangorn_an_ent_comes(
    board: dict[str, str], may: bool
) -> None:
    table = third_age(board, fellowship=("strider",))
    use(table, FREE, Face.MUSTER)
    assert (COMES in table.options) is may
    table.choose(COMES if may else Waste())
    assert table.state.ents == ({FANGORN: 1} if may else {})
    table.done()


@pytest.mark.rule("W-XENT-03", "W-XENT-08")
def test_no_die_brings_more_of_them_or_has_them_act() -> None:
    board = {"orthanc": "saruman", "fangorn": "legolas"}
    table = third_age(board, factions=["ents"], ents={"fangorn": 3}, at_war=[])
    use(table, FREE, Face.WILL)
    kinds = {type(option).__name__ for option in table.options}
    assert not kinds & {"MusterFaction", "BringInFaction", "SendEnt", "AttackWithEnts"}
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XENT-04", "W-XENT-05")
def test_they_hinder_nobody_and_control_nothing() -> None:
    board = {"westemnet": "10 isengard-regular", "fangorn": "legolas"}
    table = third_age(board, factions=["ents"], ents={"fangorn": 2, "fords-of-isen": 1})
    march(table, "westemnet", "fords-of-isen")
    assert len(table.force("fords-of-isen")) == 10
    assert table.state.ents == {FANGORN: 2, FORDS: 1}
    table.done()


@pytest.mark.rule("W-XENT-05")
def test_an_ent_in_a_stronghold_of_the_enemy_takes_no_control() -> None:
    table = wood({}, {"fangorn": 2, "fords-of-isen": 1}).choose(SendEnt(ORTHANC))
    assert table.holder("orthanc") is Side.SHADOW
    table.done()


@pytest.mark.rule("W-XENT-06")
def test_there_are_eight_and_those_who_are_gone_never_return() -> None:
    table = third_age({}, factions=["ents"], ents={"fangorn": 1, "westemnet": 3})
    table.state.ents_gone = 3
    table.begin(AwakenEnts(FREE, 2)).choose(Done())
    assert table.state.ents[FANGORN] == 2
    table.done()


@pytest.mark.rule("W-XENT-07")
def test_after_the_third_card_all_of_them_go() -> None:
    table = third_age(
        {"fangorn": "gandalf-white", "orthanc": "saruman"},
        factions=["ents"],
        ents={"fangorn": 1, "westemnet": 1},
        hands={FREE: AWAKE},
    )
    for number, code in enumerate(AWAKE):
        assert table.state.awakenings == number
        use(table, FREE, Face.CHARACTER).choose(PlayCard(table.card(code)), Done())
    assert table.state.ents == {}
    assert table.state.ents_gone == 8
    assert table.told(FactionLeft) == [FactionLeft(Faction.ENTS)]
    use(table, FREE, Face.MUSTER)
    assert COMES not in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XENT-09", "W-XENT-10")
def test_all_but_the_last_may_be_spent_in_any_order() -> None:
    table = third_age({"westemnet": "3 isengard-regular"}, factions=["ents"], ents={"fangorn": 3})
    table.rolls(*FIRST_SIX).begin(AwakenEnts(FREE, 0))
    assert table.prompt == EntsAct()
    table.choose(SendEnt(FORDS), AttackWithEnts(WESTEMNET), LoseFigure(REGULAR))
    # One is left in Fangorn, and that is the end.
    assert table.state.ents == {FANGORN: 1, FORDS: 1}
    table.done()


@pytest.mark.rule("W-XENT-11")
def test_they_move_next_to_an_ent_where_no_enemy_unit_is() -> None:
    table = wood({"westemnet": "isengard-regular", "eastemnet": "saruman"}, {"fangorn": 3})
    # Orthanc lies behind a black border; a Minion alone is no unit.
    near = {"eastemnet", "fords-of-isen", "parth-celebrant", "western-brown-lands"}
    assert moves(table) & {"westemnet", "orthanc", "fangorn"} == set()
    assert near & moves(table)
    table.choose(SendEnt(FORDS))
    assert "orthanc" in moves(table)
    table.choose(Done())
    table.done()


@pytest.mark.rule("W-XENT-12")
def test_they_attack_armies_next_to_or_with_an_ent() -> None:
    board = {
        "westemnet": "isengard-regular",
        "orthanc": "isengard-regular",
        "edoras": "isengard-regular",
        "eastemnet": "sauron-nazgul",
    }
    table = wood(board, {"fangorn": 2, "edoras": 1})
    assert targets(table) == {"westemnet", "edoras"}
    table.choose(Done())
    table.done()


@pytest.mark.rule("W-XENT-12", "W-XENT-13")
def test_an_attack_costs_an_ent_and_rolls_five_dice_that_hit_on_five() -> None:
    table = third_age({"westemnet": "5 isengard-regular"}, factions=["ents"], ents={"fangorn": 2})
    table.rolls(4, 5, 6, 1, 2).begin(AwakenEnts(FREE, 0))
    table.choose(AttackWithEnts(WESTEMNET), LoseFigure(REGULAR), LoseFigure(REGULAR))
    assert table.told(EntsStruck) == [EntsStruck(WESTEMNET, (4, 5, 6, 1, 2), 2)]
    assert (table.state.ents, table.state.ents_gone) == ({FANGORN: 1}, 1)
    table.done()


@pytest.mark.rule("W-XENT-14", "W-RD-44")
def test_it_is_no_battle_and_those_who_lead_survive() -> None:
    board = {"orthanc": "isengard-regular, sauron-nazgul, mouth-of-sauron"}
    table = third_age(
        board,
        factions=["ents"],
        ents={"fangorn": 2, "fords-of-isen": 1},
        hands={FREE: ["athelas"], SHADOW: ["orc-patrol"]},
        at_war=["rohan"],
    )
    table.rolls(*FIRST_SIX).begin(AwakenEnts(FREE, 0)).choose(AttackWithEnts(ORTHANC))
    # No Combat card, no walls, no siege; no nation is provoked.
    assert table.force("orthanc") == (FigureId("sauron-nazgul"),)
    assert table.where("mouth-of-sauron") == "orthanc"
    assert table.steps("isengard") == 1
    table.done()


@pytest.mark.rule("W-XENT-15")
def test_saruman_is_lost_when_an_ent_comes_to_empty_orthanc() -> None:
    table = wood({"orthanc": "saruman"}, {"fangorn": 2, "fords-of-isen": 1})
    table.choose(SendEnt(ORTHANC))
    assert table.told(CharacterLost) == [CharacterLost(CharacterId("saruman"))]
    table.done()


@pytest.mark.rule("W-XENT-15")
@pytest.mark.parametrize(("units", "falls"), [(1, True), (2, False)])
def test_saruman_is_lost_when_ents_slay_all_units_in_orthanc(units: int, falls: bool) -> None:
    table = third_age(
        {"orthanc": f"{units} isengard-regular, saruman"},
        factions=["ents"],
        ents={"fangorn": 2, "fords-of-isen": 1},
    )
    table.rolls(*FIRST_SIX).begin(AwakenEnts(FREE, 0)).choose(AttackWithEnts(ORTHANC))
    if not falls:
        table.choose(LoseFigure(REGULAR))
    assert (table.where("saruman") is None) is falls
    table.done()


@pytest.mark.rule("W-EX-31")
def test_the_example_of_the_fords_of_isen() -> None:
    table = third_age(
        {"fords-of-isen": "3 sauron-regular", "edoras": "gandalf-white"},
        factions=["ents"],
        ents={"fangorn": 2},
        hands={FREE: [AWAKE[0]]},
    )
    orc = FigureId("sauron-regular")
    table.rolls(*(5, 6, 1, 2, 3), *(5, 1, 1, 1, 1))
    use(table, FREE, Face.CHARACTER).choose(PlayCard(table.card(AWAKE[0])))
    assert table.state.ents == {FANGORN: 4}
    table.choose(AttackWithEnts(FORDS))
    assert table.state.ents == {FANGORN: 3}
    table.choose(LoseFigure(orc), LoseFigure(orc), AttackWithEnts(FORDS))
    assert table.state.ents == {FANGORN: 2}
    assert table.force("fords-of-isen") == ()
    table.choose(SendEnt(FORDS))
    assert table.state.ents == {FANGORN: 1, FORDS: 1}
    # The activation is over; without another card the Ents do nothing.
    use(table, FREE, Face.CHARACTER)
    assert not any(isinstance(one, (SendEnt, AttackWithEnts)) for one in table.options)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XENT-04")
def test_they_cannot_be_attacked_and_are_no_army() -> None:
    board = {"westemnet": "2 isengard-regular", "fords-of-isen": "2 isengard-regular"}
    table = third_age(board, factions=["ents"], ents={"fangorn": 2, "helms-deep": 1})
    use(table, SHADOW, Face.ARMY)
    assert all(type(option).__name__ != "AttackFrom" for option in table.options)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-XENT-02")
@pytest.mark.parametrize(
    ("companion", "factions", "ents"),
    [("fangorn", ["ents"], 2), ("edoras", ["ents"], 1), ("fangorn", [], 0)],
)
def test_the_voice_of_saruman_rouses_an_ent_if_a_companion_is_in_fangorn(
    companion: str, factions: list[str], ents: int
) -> None:
    table = third_age(
        {"orthanc": "saruman, isengard-regular", companion: "legolas"},
        fellowship=("strider",),
        factions=factions,
        ents={"fangorn": 1} if factions else {},
    )
    use(table, SHADOW, Face.MUSTER).choose(UseAbility(CharacterId("saruman"), 0))
    assert table.state.ents.get(FANGORN, 0) == ents
    table.done()
