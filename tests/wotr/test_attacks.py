"""Who attacks whom, and who takes part: W-BAT-01 to 09, W-BAT-34, W-RD-15."""

from __future__ import annotations

import pytest

from tests.wotr.battle import attack, dice, lose, play, rerolled, units
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.wotr.events import Activated, SteppedToWar
from westmarch.wotr.kinds import CharacterId, DieId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    MarchFrom,
    Take,
    TakeAll,
    TakeCharacter,
    UseDie,
    Waste,
)
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack

EASTEMNET, FOLDE, FANGORN = RegionId("eastemnet"), RegionId("folde"), RegionId("fangorn")
ORC, TROLL, WRAITH = (FigureId(f"sauron-{rank}") for rank in ("regular", "elite", "nazgul"))


def use(table: WotrScene, face: Face) -> WotrScene:
    """The Shadow takes an action with a die."""
    return table.begin(TakeAction(SHADOW)).choose(UseDie(DieId(face.value)))


def attacks(table: WotrScene) -> list[AttackFrom]:
    """The attacks that are offered."""
    return [option for option in table.options if isinstance(option, AttackFrom)]


@pytest.mark.rule("W-BAT-01")
def test_an_army_result_attacks_any_adjacent_army() -> None:
    table = scene(
        {"eastemnet": "sauron-regular", "folde": "rohan-regular", "edoras": "rohan-regular"},
        dice=((), (Face.ARMY,)),
    )
    assert attacks(use(table, Face.ARMY)) == [AttackFrom(EASTEMNET, FOLDE)]
    table.choose(Waste()).done()


@pytest.mark.rule("W-BAT-01")
def test_a_character_result_attacks_only_with_a_leader_or_character() -> None:
    table = scene(
        {
            "eastemnet": "sauron-regular",
            "fangorn": "sauron-regular, sauron-nazgul",
            "parth-celebrant": "isengard-regular, saruman",
            "folde": "rohan-regular",
            "westemnet": "rohan-regular",
            "lorien": "elves-regular",
        },
        dice=((), (Face.CHARACTER,)),
    )
    assert attacks(use(table, Face.CHARACTER)) == [
        AttackFrom(FANGORN, RegionId("westemnet")),
        AttackFrom(RegionId("parth-celebrant"), RegionId("lorien")),
    ]
    table.choose(Waste()).done()


@pytest.mark.rule("W-BAT-02")
def test_an_army_result_attacks_with_one_army_only() -> None:
    table = scene(
        {"eastemnet": "sauron-regular", "fangorn": "2 sauron-regular", "folde": "2 rohan-regular"},
        dice=((), (Face.ARMY,)),
    )
    table.rolls(*(1, 1), 1)
    use(table, Face.ARMY).choose(AttackFrom(EASTEMNET, FOLDE), TakeAll(), Cease())
    table.done()


@pytest.mark.rule("W-BAT-02")
def test_with_an_army_result_one_moves_or_attacks() -> None:
    table = scene(
        {"eastemnet": "sauron-regular", "fangorn": "2 sauron-regular", "folde": "2 rohan-regular"},
        dice=((), (Face.ARMY,)),
    )
    use(table, Face.ARMY).choose(MarchFrom(FANGORN), GoTo(RegionId("westemnet")), TakeAll())
    assert not attacks(table)
    table.choose(Done()).done()


@pytest.mark.rule("W-BAT-03", "W-BAT-35")
def test_attackers_stay_where_they_are_and_who_ceases_has_not_moved() -> None:
    table = scene({"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular"})
    table.rolls(*(1, 1), *(1, 1))
    attack(table, "eastemnet", "folde")
    assert table.force("eastemnet") == units("sauron-regular", 2)
    table.choose(Cease())
    assert table.force("eastemnet") == units("sauron-regular", 2)
    assert table.force("folde", Side.FREE) == units("rohan-regular", 2)
    table.done()


@pytest.mark.rule("W-BAT-04", "W-BAT-05")
def test_an_army_is_split_into_attackers_and_a_rearguard_with_units() -> None:
    table = scene({
        "eastemnet": "sauron-regular, sauron-elite, sauron-nazgul, mouth-of-sauron",
        "folde": "rohan-regular",
    })  # fmt: skip
    mouth = CharacterId("mouth-of-sauron")
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE))
    assert table.options == (TakeAll(), Take(ORC), Take(TROLL), Take(WRAITH), TakeCharacter(mouth))
    table.choose(Take(ORC))
    assert table.options == (Done(), TakeAll(), Take(TROLL), Take(WRAITH), TakeCharacter(mouth))
    # Without a unit in the rearguard, nobody can stay behind.
    table.choose(Take(TROLL))
    assert table.options == (TakeAll(), Take(WRAITH), TakeCharacter(mouth))
    table.choose(Take(WRAITH))
    assert table.options == (TakeAll(), TakeCharacter(mouth))
    table.rolls(1, *(1, 1), *(1, 1)).choose(TakeAll(), Cease())
    table.done()


@pytest.mark.rule("W-BAT-06")
def test_with_a_character_result_the_attackers_themselves_need_a_leader() -> None:
    table = scene({
        "eastemnet": "3 sauron-regular, sauron-nazgul",
        "folde": "rohan-regular",
    })  # fmt: skip
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE, led=True)).choose(Take(ORC))
    assert table.options == (TakeAll(), Take(ORC), Take(WRAITH))
    table.choose(Take(WRAITH))
    assert table.options == (Done(), TakeAll(), Take(ORC))
    table.rolls(1, 1, 1).choose(Done(), Cease())
    table.done()


@pytest.mark.rule("W-BAT-07")
def test_the_rearguard_neither_fights_nor_suffers_nor_advances() -> None:
    table = scene({
        "eastemnet": "4 sauron-regular, 2 sauron-nazgul, mouth-of-sauron",
        "folde": "2 rohan-regular",
    })  # fmt: skip
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE))
    table.rolls(*(6, 1), *(1, 1), 6, *(1,), 6)
    table.choose(Take(ORC), Take(ORC), Take(WRAITH), Done())
    assert dice(table, Side.SHADOW) == [2]
    assert rerolled(table, Side.SHADOW) == [(1, 1)]
    table.choose(*lose("sauron-regular"), *lose("rohan-regular"), Fight(), Fight())
    assert table.options == (Done(), TakeAll(), Take(ORC), Take(WRAITH))
    table.choose(TakeAll())
    assert table.force("folde") == (ORC, WRAITH)
    assert table.force("eastemnet") == (ORC, ORC, WRAITH)
    table.done()


@pytest.mark.rule("W-BAT-07")
def test_a_beaten_attacker_leaves_the_rearguard_and_its_leaders() -> None:
    table = scene({
        "eastemnet": "2 sauron-regular, 2 sauron-nazgul, mouth-of-sauron",
        "folde": "2 rohan-regular",
    })  # fmt: skip
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).rolls(*(6, 6), 1, 1)
    table.choose(Take(ORC), Take(WRAITH), Done())
    assert table.force("eastemnet") == (ORC, WRAITH)
    assert table.where("mouth-of-sauron") == "eastemnet"
    table.done()


@pytest.mark.rule("W-BAT-07")
def test_an_elite_in_the_rearguard_is_of_no_use_to_a_combat_card() -> None:
    table = scene(
        {"eastemnet": "2 sauron-regular, sauron-elite", "folde": "rohan-regular"},
        hands={SHADOW: ["olog-hai"]},
    )
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(Take(ORC), Done())
    play(table.rolls(1, 1)).choose(Cease())
    table.done()


@pytest.mark.rule("W-BAT-08")
def test_who_is_not_at_war_stays_in_the_rearguard() -> None:
    table = scene(
        {
            "folde": "rohan-regular, gondor-regular, gondor-leader, boromir",
            "eastemnet": "sauron-regular",
        },
        at_war=["rohan", "sauron"],
    )
    table.begin(Attack(FREE, FOLDE, EASTEMNET))
    rider, boromir = Take(FigureId("rohan-regular")), TakeCharacter(CharacterId("boromir"))
    assert table.options == (TakeAll(), rider, boromir)
    table.rolls(*(1, 1), 1, 1).choose(TakeAll(), Cease())
    table.done()


@pytest.mark.rule("W-BAT-08")
def test_an_army_of_which_nobody_is_at_war_cannot_attack() -> None:
    table = scene(
        {"eastemnet": "southrons-regular, sauron-nazgul", "folde": "rohan-regular"},
        at_war=["sauron"],
        dice=((), (Face.ARMY,)),
    )
    assert attacks(use(table, Face.ARMY)) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-BAT-08", "W-BAT-04")
def test_a_last_unit_cannot_leave_a_leader_who_is_not_at_war() -> None:
    table = scene(
        {"folde": "rohan-regular, gondor-leader", "eastemnet": "sauron-regular"},
        at_war=["rohan", "sauron"],
        dice=((Face.ARMY_MUSTER,), ()),
    )
    table.begin(TakeAction(FREE)).choose(UseDie(DieId("army-muster")))
    assert attacks(table) == []
    table.choose(Waste()).done()


@pytest.mark.rule("W-BAT-08", "W-BAT-04")
def test_of_two_units_one_stays_with_a_leader_who_is_not_at_war() -> None:
    table = scene(
        {"folde": "2 rohan-regular, gondor-leader", "eastemnet": "sauron-regular"},
        at_war=["rohan", "sauron"],
    )
    table.begin(Attack(FREE, FOLDE, EASTEMNET)).choose(Take(FigureId("rohan-regular")))
    assert table.options == (Done(),)
    table.rolls(1, 1).choose(Done(), Cease()).done()


@pytest.mark.rule("W-BAT-09")
def test_all_defenders_take_part_even_if_they_are_not_at_war() -> None:
    table = scene(
        {
            "eastemnet": "sauron-regular",
            "folde": "rohan-regular, gondor-regular, gondor-leader, meriadoc",
        },
        at_war=["rohan", "sauron"],
    )
    table.rolls(*(1, 1), 1, *(1, 1))
    attack(table, "eastemnet", "folde")
    assert dice(table, Side.FREE) == [2]
    assert rerolled(table, Side.FREE) == [(2, 0)]
    table.choose(Cease()).done()


@pytest.mark.rule("W-BAT-34")
def test_characters_without_units_are_not_attacked_but_walked_past() -> None:
    table = scene(
        {"eastemnet": "sauron-regular", "folde": "gandalf-white, boromir"},
        dice=((), (Face.ARMY,)),
    )
    assert attacks(use(table, Face.ARMY)) == []
    table.choose(MarchFrom(EASTEMNET), GoTo(FOLDE), TakeAll())
    assert table.force("folde") == (ORC,)
    assert table.where("boromir") == table.where("gandalf-white") == "folde"
    table.done()


@pytest.mark.rule("W-RD-15")
def test_every_nation_with_a_unit_in_the_attacked_army_steps_once() -> None:
    table = scene(
        {
            "eastemnet": "2 sauron-regular",
            "folde": "2 rohan-regular, gondor-regular, elves-leader",
        },
        at_war=["sauron"],
    )
    before = {nation: table.steps(nation) for nation in ("rohan", "gondor", "elves")}
    table.rolls(*(1, 1, 1), *(1, 1), 1, *(1, 1, 1), *(1, 1), 1)
    attack(table, "eastemnet", "folde").choose(Fight(), Fight(), Cease())
    stepped = [one.nation.value for one in table.told(SteppedToWar)]
    assert sorted(stepped) == ["gondor", "rohan"]
    assert "elves" not in [one.nation.value for one in table.told(Activated)]
    assert table.steps("elves") == before["elves"]
    assert table.steps("rohan") == before["rohan"] - 1
    table.done()


@pytest.mark.rule("W-RD-15")
def test_a_sortie_is_an_attack_on_the_nations_that_besiege() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, 2 isengard-regular, southrons-regular"},
        besieged=["helms-deep"],
        at_war=["rohan", "isengard"],
    )
    before = table.steps("southrons")
    table.rolls(1, *(1, 1, 1))
    attack(table, "helms-deep", "helms-deep", FREE).choose(Cease())
    assert table.steps("southrons") == before - 1
    table.done()
