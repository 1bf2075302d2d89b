"""The table says why something cannot be done, and where its numbers come from."""

from __future__ import annotations

import pytest

from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import DieId, Face, RegionId, Side
from westmarch.wotr.options import PassAction, TakeAll, UseDie
from westmarch.wotr.rules import fighting, hunting, turns
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.turns import DrawCards
from westmarch.wotr.view import view

C, A, M, E, W = Face.CHARACTER, Face.ARMY, Face.MUSTER, Face.EVENT, Face.WILL


def reasons(table: WotrScene, seat: Seat, subject: str) -> list[str]:
    """The names of all that is in the way."""
    found = table.position.why_not(seat, subject)
    board = view(table.state, seat)
    assert all(GAME.say(reason, board, "de") for reason in found)
    return [getattr(reason, "what", "") for reason in found]


def acting(table: WotrScene, seat: Seat) -> WotrScene:
    table.begin(TakeAction(seat))
    return table


def test_a_card_needs_its_condition_and_a_die_of_its_kind() -> None:
    table = scene({}, at_war=(), hands={0: ["cirdans-ships"]}, dice=((C,), (C, C)))
    acting(table, FREE)
    card = f"card:{table.card('cirdans-ships')}"
    assert reasons(table, FREE, card) == ["condition-not-met", "no-die-for-the-card"]
    assert "not-in-your-hand" in reasons(table, SHADOW, card)


def test_a_die_has_to_be_chosen_first() -> None:
    table = scene({}, hands={0: ["athelas"]}, dice=((C, M), ()))
    acting(table, FREE)
    card = f"card:{table.card('athelas')}"
    assert reasons(table, FREE, card) == ["choose-a-die"]
    table.choose(UseDie(DieId("muster")))
    assert reasons(table, FREE, card) == ["no-die-for-the-card"]


def test_a_card_can_be_used_if_an_option_touches_it() -> None:
    table = scene({}, hands={0: ["athelas"]}, dice=((C,), ()))
    acting(table, FREE).choose(UseDie(DieId("character")))
    assert reasons(table, FREE, f"card:{table.card('athelas')}") == []


def test_nobody_acts_out_of_turn_or_phase() -> None:
    table = scene({}, dice=((C,), (C,)))
    acting(table, FREE)
    assert reasons(table, SHADOW, "region:moria")[0] == "not-your-turn"
    other = scene({}, hands={0: ["athelas", "elven-rope"]}, players=4)
    other.state.turn = 2
    other.begin(DrawCards(FREE))
    assert reasons(other, FREE, "fellowship") == [
        "only-in-the-action-phase",
        "no-die-for-characters",
    ]


def test_the_fellowship_moves_only_hidden_and_for_the_free_peoples() -> None:
    table = scene({}, dice=((C,), (C,)))
    table.state.hidden = False
    acting(table, FREE)
    assert reasons(table, FREE, "fellowship") == ["fellowship-is-revealed"]
    assert "not-your-fellowship" in reasons(table, SHADOW, "fellowship")


def test_passing_needs_fewer_dice() -> None:
    table = scene({}, dice=((C, C), (C,)))
    acting(table, FREE)
    assert PassAction() not in table.options
    assert reasons(table, FREE, "pass") == ["too-many-dice-to-pass"]


@pytest.mark.parametrize(
    ("board", "dice", "expected"),
    [
        ({"dale": "2 north-regular"}, (M,), ["no-die-for-armies"]),
        ({"dale": "2 north-regular"}, (C,), ["nobody-leads"]),
        ({"bree": "2 north-regular"}, (C,), ["no-army-there"]),
    ],
)
def test_an_army_needs_a_die_and_somebody_who_leads(
    board: dict[str, str], dice: tuple[Face, ...], expected: list[str]
) -> None:
    table = scene(board, at_war=("north",), captured=("dale",), dice=(dice, ()))
    acting(table, FREE)
    told = reasons(table, FREE, "region:dale")
    assert told[: len(expected)] == expected
    assert told[-1] == "settlement-not-free"


def test_a_besieged_army_can_only_make_a_sortie() -> None:
    board = {"helms-deep": "rohan-regular, 2 isengard-regular"}
    table = scene(board, at_war=("isengard",), besieged=("helms-deep",), dice=((W,), ()))
    acting(table, FREE)
    told = reasons(table, FREE, "region:helms-deep")
    assert told == ["besieged-inside", "nothing-to-attack", "nation-not-at-war"]


def test_recruiting_needs_a_nation_at_war_and_figures() -> None:
    table = scene({}, at_war=("elves",), dice=((M,), ()))
    table.state.reinforcements.update({"elves-regular": 0, "elves-elite": 0})
    acting(table, FREE)
    assert reasons(table, FREE, "region:lorien") == ["no-army-there", "no-reinforcements"]
    assert reasons(table, FREE, "region:dale") == ["no-army-there", "nation-not-at-war"]
    assert reasons(table, FREE, "region:fangorn") == ["no-army-there", "no-settlement-of-yours"]


def test_a_nation_moves_by_a_muster_result_and_if_it_can() -> None:
    table = scene({}, at_war=("elves",), dice=((M,), ()))
    acting(table, FREE)
    table.state.steps.update({nation: 1 for nation in table.state.steps if nation.value == "rohan"})
    assert reasons(table, FREE, "nation:elves") == ["at-war-already"]
    assert reasons(table, FREE, "nation:rohan") == ["passive"]
    assert reasons(table, FREE, "nation:sauron") == ["not-your-nation"]


def test_a_character_says_what_keeps_him() -> None:
    table = scene({"orthanc": "saruman"}, at_war=(), dice=((M,), (M,)))
    acting(table, FREE)
    wanted = ["no-die-for-the-character", "entry-not-met"]
    assert reasons(table, FREE, "character:aragorn") == wanted
    assert reasons(table, FREE, "character:strider") == ["no-die-for-characters"]
    assert reasons(table, FREE, "character:saruman") == ["not-your-character"]
    assert reasons(table, FREE, "character:galadriel") == ["only-in-the-expansion"]
    assert "never-moves" in reasons(table, SHADOW, "character:saruman")


def test_what_is_not_on_the_table_is_told_so() -> None:
    table = acting(scene({}, dice=((M,), ())), FREE)
    assert reasons(table, FREE, "table") == []
    assert reasons(table, FREE, "seat:1") == ["no-player-to-choose"]
    for odd in ("region:atlantis", "nation:", "character:bilbo", "teapot"):
        assert reasons(table, FREE, odd) == ["nothing-like-that"]
    assert reasons(table, FREE, "card:²") == ["not-in-your-hand"]


# Numbers


def numbers(table: WotrScene, subject: str) -> dict[str, int]:
    found = GAME.numbers(table.state, None, subject, "en")
    for number in found:
        assert sum(amount for _, amount in number.terms) == number.total
    return {number.name: number.total for number in found}


def test_the_numbers_of_a_battle_are_those_that_count() -> None:
    board = {"orthanc": "6 isengard-regular, isengard-elite, saruman", "dale": "gimli"}
    board["fords-of-isen"] = "2 rohan-regular, rohan-leader, gandalf-grey"
    table = scene(board, hands={1: ["olog-hai"]})
    table.begin(Attack(SHADOW, RegionId("orthanc"), RegionId("fords-of-isen"))).choose(TakeAll())
    told = numbers(table, "table")
    for side in Side:
        assert told[f"strength-{side.value}"] == fighting.strength(table.state, side)
        assert told[f"leadership-{side.value}"] == fighting.leadership(table.state, side)
        assert told[f"needed-{side.value}"] == fighting.needed(table.state, side)
    assert (told["strength-shadow"], told["needed-shadow"], told["strength-free"]) == (5, 6, 3)


def test_the_numbers_of_the_hunt_have_their_reasons() -> None:
    table = scene({"moria": "sauron-regular, sauron-nazgul"}, bearers="moria")
    table.state.in_hunt_box[:] = [1, 7]
    told = numbers(table, "fellowship")
    assert told == {"hunt": 5, "hunt-bonus": 1, "again": hunting.rerolls(table.state)}
    again = GAME.numbers(table.state, None, "fellowship", "de")[-1]
    assert [words for words, _ in again.terms] == [
        "Eine Festung des Schattens ist dort",
        "Eine Armee des Schattens ist dort",
        "Ein Nazgûl ist dort",
    ]


def test_the_numbers_of_a_side_and_of_a_region() -> None:
    table = scene({"orthanc": "3 isengard-regular, saruman"}, captured=("dale", "lorien"))
    told = numbers(table, "seat:1")
    assert told == {"dice": turns.pool(table.state, Side.SHADOW), "points": 3}
    assert numbers(table, "region:orthanc") == {"room-shadow": 7}
    assert numbers(table, "region:nowhere") == {}
