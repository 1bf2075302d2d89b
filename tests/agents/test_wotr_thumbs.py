"""Single decisions of the player of War of the Ring: whatever else it does, not these blunders."""

from __future__ import annotations

from functools import partial

import pytest

from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.agents import HeuristicAgent
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import AnyOption, AnyPrompt
from westmarch.wotr import options as o
from westmarch.wotr import prompts as p
from westmarch.wotr.kinds import CharacterId, DieId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import GoTo, MarchFrom, UseDie, Yes
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship
from westmarch.wotr.rules.travelling import MoveAllMinions
from westmarch.wotr.rules.turns import AllocateToHunt

ARMY, CHARACTER, MUSTER = Face.ARMY, Face.CHARACTER, Face.MUSTER


def answer(table: WotrScene) -> AnyOption:
    """What the agent would do now."""
    seat = table.seat
    return HeuristicAgent(1).pick(table.view(seat), partial(table.position.imagine, seat))


def goes_on(table: WotrScene, *until: type[AnyPrompt]) -> list[AnyOption]:
    """What the agent does until something else is asked."""
    done = []
    while not table.position.over and not isinstance(table.prompt, until):
        done.append(answer(table))
        table.choose(done[-1])
    return done


# The war


def test_it_takes_a_stronghold_that_nobody_defends() -> None:
    table = scene({"fords-of-isen": "5 isengard-regular"}, dice=((), (ARMY,)))
    table.begin(TakeAction(SHADOW))
    goes_on(table, p.MoveAnother)
    assert table.holder("helms-deep") is Side.SHADOW


def test_it_besieges_with_a_strong_army_what_a_weak_one_holds() -> None:
    board = {"dimrill-dale": "8 sauron-regular, 2 sauron-nazgul", "lorien": "elves-elite"}
    table = scene(board, dice=((), (ARMY,))).begin(TakeAction(SHADOW))
    table.choose(answer(table))
    assert answer(table) == o.AttackFrom(RegionId("dimrill-dale"), RegionId("lorien"))


def test_it_does_not_attack_where_it_must_lose() -> None:
    board = {"dimrill-dale": "sauron-regular", "lorien": "5 elves-elite"}
    table = scene(board, dice=((), (ARMY,))).begin(TakeAction(SHADOW))
    table.choose(UseDie(DieId("army")))
    assert o.AttackFrom(RegionId("dimrill-dale"), RegionId("lorien")) in table.options
    assert not isinstance(answer(table), o.AttackFrom)


def test_it_leaves_a_guard_in_a_stronghold_with_enemies_near() -> None:
    board = {"orthanc": "5 isengard-regular", "fords-of-isen": "3 rohan-regular"}
    table = scene(board, dice=((), (ARMY,))).begin(TakeAction(SHADOW))
    table.choose(UseDie(DieId("army")), MarchFrom(RegionId("orthanc")))
    table.choose(GoTo(RegionId("gap-of-rohan")))
    goes_on(table, p.MoveAnother)
    assert table.force("orthanc")
    assert len(table.force("gap-of-rohan")) >= 3


def test_the_free_peoples_do_not_leave_a_threatened_stronghold() -> None:
    board = {
        "minas-tirith": "5 gondor-regular",
        "north-ithilien": "3 sauron-regular",
        "osgiliath": "8 sauron-regular",
    }
    table = scene(board, dice=((ARMY,), ())).begin(TakeAction(FREE))
    assert MarchFrom(RegionId("minas-tirith")) not in goes_on(table, p.MayPlayCombatCard)
    assert len(table.force("minas-tirith", Side.FREE)) == 5


@pytest.mark.parametrize(("defenders", "picked"), [(2, o.Withdraw()), (6, o.Fight())])
def test_it_withdraws_when_outnumbered(defenders: int, picked: AnyOption) -> None:
    board = {
        "dimrill-dale": "6 sauron-regular" if defenders < 6 else "2 sauron-regular",
        "lorien": f"{defenders} elves-elite" if defenders > 5 else f"{defenders} elves-regular",
    }
    table = scene(board, dice=((), (ARMY,))).begin(TakeAction(SHADOW))
    table.choose(UseDie(DieId("army")))
    table.choose(o.AttackFrom(RegionId("dimrill-dale"), RegionId("lorien")), o.TakeAll())
    assert isinstance(table.prompt, p.FightOrWithdraw)
    assert answer(table) == picked


def test_it_wins_back_what_would_lose_the_war() -> None:
    board = {
        "south-dunland": "6 isengard-regular",
        "orthanc": "rohan-regular",
        "minas-morgul": "gondor-regular",
        "dimrill-dale": "6 sauron-regular",
        "lorien": "elves-regular",
    }
    table = scene(board, captured=["orthanc", "minas-morgul"], dice=((), (ARMY,)))
    table.begin(TakeAction(SHADOW))
    table.choose(UseDie(DieId("army")))
    assert answer(table) == MarchFrom(RegionId("south-dunland"))


def test_nazgul_fly_to_a_siege_without_a_leader() -> None:
    board = {
        "barad-dur": "2 sauron-nazgul",
        "minas-tirith": "8 sauron-regular, 3 gondor-regular",
    }
    table = scene(board, besieged=["minas-tirith"], bearers="lorien").begin(MoveAllMinions(SHADOW))
    goes_on(table)
    assert table.force("minas-tirith").count(FigureId("sauron-nazgul")) == 2
    table.done()


def test_a_minion_is_brought_in_before_anything_else() -> None:
    table = scene({"orthanc": "isengard-regular"}, dice=((), (MUSTER, ARMY)))
    table.begin(TakeAction(SHADOW))
    table.choose(answer(table))
    assert isinstance(answer(table), o.BringIn)


# The quest


def test_a_fellowship_that_was_found_hides() -> None:
    table = scene({}, dice=((CHARACTER, MUSTER), ()))
    table.state.hidden = False
    table.begin(TakeAction(FREE))
    assert goes_on(table) == [UseDie(DieId("character")), o.HideFellowship()]
    table.done()


def test_a_hidden_fellowship_goes_on() -> None:
    table = scene({}, dice=((CHARACTER, MUSTER), ())).begin(TakeAction(FREE))
    assert goes_on(table) == [UseDie(DieId("character")), o.MoveFellowship()]
    assert table.state.progress == 1
    table.done()


def test_an_elven_ring_moves_it_if_no_die_can() -> None:
    table = scene({}, dice=((Face.EVENT,), ())).begin(TakeAction(FREE))
    assert answer(table) == o.UseRing(DieId("event"), "character")


def test_it_walks_into_mordor_when_it_can() -> None:
    table = scene({}, bearers="dagorlad")
    table.state.progress = 1
    table.begin(MayDeclareFellowship())
    assert goes_on(table) == [Yes(), GoTo(RegionId("morannon"))]
    assert table.state.mordor == 0
    table.done()


def test_it_rests_where_that_is_on_its_way() -> None:
    table = scene({}, bearers="rivendell")
    table.state.progress, table.state.corruption = 5, 3
    table.begin(MayDeclareFellowship())
    goes_on(table)
    assert table.state.bearers == "lorien"
    assert table.state.corruption == 2
    table.done()


def test_it_does_not_show_itself_for_nothing() -> None:
    table = scene({}, bearers="rivendell")
    table.state.progress = 3
    table.begin(MayDeclareFellowship())
    assert answer(table) == o.No()


def test_found_it_goes_on_as_far_as_it_can() -> None:
    table = scene({}, bearers="rivendell").script(Drawn("std-0r-1"))
    table.state.progress = 3
    table.begin(DrawTile(Cause.ROLL, 1))
    goes_on(table)
    assert table.state.bearers == "goblins-gate"
    table.done()


def test_found_it_keeps_away_from_strongholds_of_the_shadow() -> None:
    table = scene({}, bearers="hollin").script(Drawn("std-0r-1"))
    table.state.progress = 1
    table.begin(DrawTile(Cause.ROLL, 1))
    assert GoTo(RegionId("moria")) in table.options
    assert answer(table) != GoTo(RegionId("moria"))


@pytest.mark.parametrize(
    ("corruption", "damage", "guide", "picked"),
    [
        (0, 1, "gandalf-grey", o.UseTheRing()),
        (4, 3, "gandalf-grey", o.SacrificeGuide()),
        (10, 2, "boromir", o.SacrificeGuide()),
    ],
)
def test_companions_suffer_what_is_great(
    corruption: int, damage: int, guide: str, picked: AnyOption
) -> None:
    table = scene({}, fellowship=[guide, "legolas"])
    table.state.corruption = corruption
    table.script(Drawn(f"std-{damage}-1")).begin(DrawTile(Cause.ROLL, 1))
    assert isinstance(table.prompt, p.SufferHunt)
    assert answer(table) == picked


def test_the_heir_leaves_when_he_can_reach_the_city() -> None:
    table = scene({"minas-tirith": "gondor-regular"}, bearers="fangorn", dice=((CHARACTER,), ()))
    table.state.progress = 3
    table.begin(TakeAction(FREE))
    table.choose(UseDie(DieId("character")), o.SeparateCompanions())
    assert goes_on(table)[0] == o.TakeCharacter(CharacterId("strider"))
    assert table.where("strider") in ("minas-tirith", "dol-amroth", "pelargir")
    table.done()


def test_the_king_is_crowned_before_anything_else() -> None:
    table = scene({"minas-tirith": "gondor-regular, strider"}, dice=((Face.WILL, CHARACTER), ()))
    table.begin(TakeAction(FREE))
    goes_on(table)
    assert table.where("aragorn") == "minas-tirith"
    table.done()


@pytest.mark.parametrize(("fellowship", "dice"), [((), 1), (("strider", "legolas", "gimli"), 2)])
def test_the_shadow_hunts_but_not_with_everything(fellowship: tuple[str, ...], dice: int) -> None:
    table = scene({}, fellowship=fellowship).begin(AllocateToHunt())
    assert answer(table) == o.PutIntoHuntBox(dice)
