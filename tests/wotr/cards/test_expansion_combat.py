"""The Combat cards on the Event cards of the expansion."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack
from tests.wotr.expansion import third_age
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.kernel.records import Seat
from westmarch.wotr.events import CombatRolled, LeadersRolled
from westmarch.wotr.expansion_prompts import MaySmashEngine
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import (
    Cease,
    Done,
    LoseFigure,
    No,
    PickCard,
    PickNumber,
    Yes,
)
from westmarch.wotr.prompts import MaySuffer

HELMS_DEEP = RegionId("helms-deep")
ROHAN, ORC, DUNLENDING = (
    FigureId("rohan-regular"),
    FigureId("isengard-regular"),
    FigureId("isengard-dunlending"),
)
ENT_COUNTRY = {"fords-of-isen": "2 rohan-regular", "westemnet": "3 isengard-regular"}
ELSEWHERE = {"osgiliath": "2 gondor-regular", "south-ithilien": "3 sauron-regular"}
SIEGE = {"helms-deep": "2 rohan-regular, rohan-leader, 3 isengard-regular"}


def held(board: dict[str, str], seat: Seat, code: str) -> WotrScene:
    """A battle for which a player holds a card."""
    return third_age(board, hands={seat: [code]})


def besieged(seat: Seat, code: str, towers: int = 0, catapults: int = 0) -> WotrScene:
    """Helm's Deep is besieged, and a player holds a card."""
    return third_age(
        SIEGE,
        besieged=["helms-deep"],
        towers={"helms-deep": towers} if towers else {},
        catapults={"helms-deep": catapults} if catapults else {},
        hands={seat: [code]},
    )


def play(table: WotrScene, code: str) -> WotrScene:
    """The card is announced and played."""
    return table.choose(Yes(), PickCard(table.card(code)))


def refused(table: WotrScene) -> bool:
    """Whether no card can be played; then none is."""
    may_not = table.options == (No(),)
    table.choose(No(), Cease())
    table.done()
    return may_not


def rolled(table: WotrScene) -> list[tuple[int, int]]:
    """How many dice the Free Peoples and the Shadow have rolled, and their hits."""
    return [(len(one.dice), one.hits) for one in table.told(CombatRolled)]


def test_rage_of_the_ents_adds_two_in_ent_country() -> None:
    code = "the-ents-awake-rock-and-stone-e"
    table = held(ENT_COUNTRY, FREE, code).rolls(*(3, 2), *(1, 1, 1))
    play(attack(table, "westemnet", "fords-of-isen"), code)
    assert rolled(table) == [(2, 1), (3, 0)]
    table.choose(LoseFigure(ORC), Cease())
    table.done()


def test_huorn_dark_leaves_the_shadow_two_dice_in_ent_country() -> None:
    code = "the-ents-awake-huorns-e"
    table = held(ENT_COUNTRY, FREE, code).rolls(*(1, 1), *(1, 1))
    play(attack(table, "westemnet", "fords-of-isen"), code)
    assert rolled(table) == [(2, 0), (2, 0)]
    table.choose(Cease())
    table.done()


def test_nameless_wood_adds_two_hits_to_a_hit_in_ent_country() -> None:
    code = "the-ents-awake-entmoot-e"
    table = held(ENT_COUNTRY, FREE, code).rolls(*(5, 1), *(1, 1, 1))
    play(attack(table, "westemnet", "fords-of-isen"), code)
    # Three hits are more than the attackers can take.
    assert table.force("westemnet") == ()
    table.done()


@pytest.mark.parametrize(
    "code",
    [
        "the-ents-awake-rock-and-stone-e",
        "the-ents-awake-huorns-e",
        "the-ents-awake-entmoot-e",
    ],
)
def test_the_cards_of_the_ents_are_not_played_elsewhere(code: str) -> None:
    table = held(ELSEWHERE, FREE, code).rolls(*(1, 1), *(1, 1, 1))
    assert refused(attack(table, "south-ithilien", "osgiliath"))


SMASHING = ("three-rings-for-the-elven-kings", "wind-from-the-west")


@pytest.mark.parametrize("code", SMASHING)
@pytest.mark.parametrize("answer", [Yes(), No()])
def test_among_the_siege_engines_may_remove_a_tower_by_a_leader_reroll(
    code: str, answer: Yes | No
) -> None:
    table = besieged(FREE, code, towers=2, catapults=2).rolls(*(1, 1), *(1, 1, 1), 5)
    attack(table, "helms-deep", "helms-deep").choose(No())
    play(table, code)
    assert (table.seat, table.prompt) == (FREE, MaySmashEngine(HELMS_DEEP))
    table.choose(answer)
    assert table.state.towers == {HELMS_DEEP: 1 if answer == Yes() else 2}
    # The hit itself counts, too.
    table.choose(LoseFigure(ORC), Cease())
    table.done()


@pytest.mark.parametrize("code", SMASHING)
@pytest.mark.parametrize(("towers", "reroll"), [(2, 1), (0, 5)])
def test_among_the_siege_engines_needs_a_hit_and_a_tower(
    code: str, towers: int, reroll: int
) -> None:
    table = besieged(FREE, code, towers=towers).rolls(*(1, 1), *(1, 1, 1), reroll)
    play(attack(table, "helms-deep", "helms-deep"), code)
    if reroll == 5:
        table.choose(LoseFigure(ORC))
    assert table.state.towers.get(HELMS_DEEP, 0) == towers
    table.choose(Cease())
    table.done()


@pytest.mark.parametrize("code", ["rangers-of-the-north", "threats-to-the-fiefs-of-the-south"])
def test_last_defences_adds_the_catapults_to_the_strength(code: str) -> None:
    table = besieged(FREE, code, catapults=2).rolls(*(1, 1, 1, 1), *(1, 1, 1), 1)
    play(attack(table, "helms-deep", "helms-deep"), code)
    assert rolled(table) == [(4, 0), (3, 0)]
    table.choose(Cease())
    table.done()


@pytest.mark.parametrize("code", ["rangers-of-the-north", "threats-to-the-fiefs-of-the-south"])
def test_last_defences_needs_a_catapult(code: str) -> None:
    table = besieged(FREE, code, towers=1).rolls(*(1, 1), *(1, 1, 1), 1)
    assert refused(attack(table, "helms-deep", "helms-deep"))


def test_durins_bane_strikes_first_near_moria() -> None:
    code = "a-balrog-is-come-e"
    board = {"dimrill-dale": "2 dwarves-regular", "moria": "2 sauron-regular"}
    table = held(board, SHADOW, code).rolls(*(4, 3, 1), 1, *(1, 1))
    play(attack(table, "moria", "dimrill-dale"), code)
    table.choose(LoseFigure(FigureId("dwarves-regular")))
    assert rolled(table) == [(3, 1), (1, 0), (2, 0)]
    table.choose(Cease())
    table.done()


def test_durins_bane_is_not_played_far_from_moria() -> None:
    table = held(ELSEWHERE, SHADOW, "a-balrog-is-come-e").rolls(*(1, 1), *(1, 1, 1))
    assert refused(attack(table, "south-ithilien", "osgiliath"))


@pytest.mark.parametrize("code", ["captain-of-despair", "the-gates-are-closed"])
def test_heads_of_the_fallen_helps_the_roll_and_takes_the_reroll(code: str) -> None:
    table = besieged(SHADOW, code, towers=1).rolls(*(1, 1), *(5, 4, 1))
    play(attack(table, "helms-deep", "helms-deep"), code)
    # A 5 hits the besieged, and the Leader inside has no re-roll.
    assert rolled(table) == [(2, 0), (3, 1)]
    assert table.told(LeadersRolled) == []
    table.choose(LoseFigure(ROHAN), Cease())
    table.done()


@pytest.mark.parametrize("code", ["captain-of-despair", "the-gates-are-closed"])
def test_heads_of_the_fallen_needs_a_tower(code: str) -> None:
    table = besieged(SHADOW, code, catapults=1).rolls(*(1, 1), *(1, 1, 1), 1)
    assert refused(attack(table, "helms-deep", "helms-deep"))


def test_deadly_strife_adds_two_for_both_armies() -> None:
    code = "the-corsairs-are-upon-us-e"
    board = {"north-ithilien": "2 gondor-regular", "south-ithilien": "2 sauron-regular"}
    table = held(board, SHADOW, code).rolls(*(3, 2), *(3, 2))
    play(attack(table, "south-ithilien", "north-ithilien"), code)
    assert rolled(table) == [(2, 1), (2, 1)]
    table.choose(LoseFigure(FigureId("sauron-regular")), LoseFigure(FigureId("gondor-regular")))
    table.choose(Cease())
    table.done()


def test_relentless_assault_adds_one_for_each_unit_given_up() -> None:
    code = "rage-of-the-dunlendings-e"
    board = {"westemnet": "rohan-regular", "fords-of-isen": "2 isengard-dunlending"}
    table = held(board, SHADOW, code).rolls(1, 4)
    play(attack(table, "fords-of-isen", "westemnet"), code)
    assert table.prompt == MaySuffer()
    assert table.options == (PickNumber(0), PickNumber(1))
    table.choose(PickNumber(1), LoseFigure(DUNLENDING))
    assert rolled(table) == [(1, 0), (1, 1)]
    table.choose(Done())
    table.done()


def test_relentless_assault_takes_nothing_from_a_last_unit() -> None:
    code = "rage-of-the-dunlendings-e"
    board = {"westemnet": "rohan-regular", "fords-of-isen": "isengard-dunlending"}
    table = held(board, SHADOW, code).rolls(1, 4)
    play(attack(table, "fords-of-isen", "westemnet"), code)
    assert table.options == (PickNumber(0),)
    table.choose(PickNumber(0), Cease())
    table.done()


OLD_HATRED = ("deep-trenches-and-great-engines", "shadow-of-dol-guldur")


@pytest.mark.parametrize("code", OLD_HATRED)
def test_old_hatred_is_an_attack_of_the_dunlendings_alone(code: str) -> None:
    board = {
        "westemnet": "4 rohan-regular",
        "fords-of-isen": "3 isengard-dunlending, isengard-regular",
    }
    table = held(board, SHADOW, code).rolls(*(5, 6, 1), *(1, 1), *(1, 1, 1, 1))
    play(attack(table, "fords-of-isen", "westemnet"), code)
    table.choose(LoseFigure(ROHAN), LoseFigure(ROHAN))
    assert rolled(table) == [(3, 2), (2, 0), (4, 0)]
    table.choose(Cease())
    assert len(table.force("westemnet", Side.FREE)) == 2
    table.done()


@pytest.mark.parametrize("code", OLD_HATRED)
def test_old_hatred_needs_dunlendings_in_the_battle(code: str) -> None:
    table = held(ELSEWHERE, SHADOW, code).rolls(*(1, 1), *(1, 1, 1))
    assert refused(attack(table, "south-ithilien", "osgiliath"))
