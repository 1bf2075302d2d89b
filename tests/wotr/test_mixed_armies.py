"""Mixed Armies: team-mates in one region, and who commands them (W-MP4-23 to 29)."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.scene import WotrScene, scene
from tests.wotr.teams import GONDOR, ROHAN, SARUMAN, WITCH_KING
from westmarch.kernel.records import Seat, replace
from westmarch.wotr.kinds import DieId, Face, FigureId, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    JoinArmies,
    LoseFigure,
    MarchFrom,
    No,
    Take,
    TakeAll,
    TakeCharacter,
    UseDie,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import MayCease, MayJoin, TakeCasualties
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.team_events import ArmiesJoined

FOLDE, FANGORN, EASTEMNET = RegionId("folde"), RegionId("fangorn"), RegionId("eastemnet")
MINAS_TIRITH = RegionId("minas-tirith")
SAURON_REGULAR, ISENGARD_REGULAR = FigureId("sauron-regular"), FigureId("isengard-regular")
GONDOR_REGULAR, ROHAN_REGULAR = FigureId("gondor-regular"), FigureId("rohan-regular")


def together(force: str, *, mixed: bool = True, **others: str) -> WotrScene:
    """Figures of both players of a side in Eastemnet, as a mixed Army or apart."""
    table = scene({"eastemnet": force, **others}, players=4)
    if mixed:
        table.state.mixed = [[EASTEMNET], [EASTEMNET]]
    return table


def marching(table: WotrScene, seat: Seat) -> WotrScene:
    """A seat begins to move the Army in Eastemnet to Folde."""
    use(table, seat, Face.ARMY).choose(MarchFrom(EASTEMNET), GoTo(FOLDE))
    return table


@pytest.mark.rule("W-MP4-23")
def test_figures_that_stand_apart_move_apart() -> None:
    table = together("2 sauron-regular, isengard-regular", mixed=False)
    marching(table, WITCH_KING)
    assert table.options == (TakeAll(), Take(SAURON_REGULAR))
    table.choose(TakeAll())
    assert table.force("folde") == (SAURON_REGULAR,) * 2
    assert table.force("eastemnet") == (ISENGARD_REGULAR,)
    table.done()


@pytest.mark.rule("W-MP4-23")
def test_figures_that_stand_apart_attack_apart() -> None:
    table = together("2 sauron-regular, isengard-regular", mixed=False, folde="rohan-regular")
    table.rolls(1, *(1, 1))
    use(table, WITCH_KING, Face.ARMY).choose(AttackFrom(EASTEMNET, FOLDE), TakeAll())
    assert table.state.battles[-1].force == (SAURON_REGULAR,) * 2
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-MP4-23")
def test_a_mixed_army_needs_the_word_of_both() -> None:
    table = together("2 sauron-regular, isengard-regular", mixed=False)
    table.state.dice = [[], [Face.ARMY]]
    table.begin(TakeAction(WITCH_KING))
    assert table.options == (UseDie(DieId("army")), JoinArmies(EASTEMNET))
    table.choose(JoinArmies(EASTEMNET))
    assert (table.seat, table.prompt) == (SARUMAN, MayJoin(EASTEMNET))
    assert table.options == (No(), Yes())
    table.choose(No())
    assert table.state.mixed == [[], []]
    # Once in an action is enough.
    assert table.options == (UseDie(DieId("army")),)
    table.choose(UseDie(DieId("army")), Waste())
    table.done()


@pytest.mark.rule("W-MP4-23", "W-MP4-26")
def test_who_has_agreed_on_a_mixed_army_moves_all_of_it() -> None:
    table = together("2 sauron-regular, isengard-regular", mixed=False)
    table.state.dice = [[], [Face.ARMY]]
    table.begin(TakeAction(WITCH_KING)).choose(JoinArmies(EASTEMNET), Yes())
    assert table.told(ArmiesJoined) == [ArmiesJoined(Side.SHADOW, EASTEMNET)]
    table.choose(UseDie(DieId("army")), MarchFrom(EASTEMNET), GoTo(FOLDE))
    assert table.options == (TakeAll(), Take(ISENGARD_REGULAR), Take(SAURON_REGULAR))
    table.choose(TakeAll())
    assert table.force("eastemnet") == ()
    # It is a mixed Army where it is now, too.
    assert table.state.mixed == [[], [FOLDE]]
    table.done()


@pytest.mark.rule("W-MP4-23")
def test_figures_that_are_attacked_are_a_mixed_army() -> None:
    table = together("gondor-regular, 2 rohan-regular", mixed=False, fangorn="2 isengard-regular")
    table.rolls(*(1, 1, 1), *(6, 1))
    table.begin(Attack(SARUMAN, FANGORN, EASTEMNET)).choose(TakeAll())
    assert table.state.mixed == [[EASTEMNET], []]
    assert (table.seat, table.prompt) == (ROHAN, TakeCasualties(1))
    assert table.options == (LoseFigure(GONDOR_REGULAR), LoseFigure(ROHAN_REGULAR))
    table.choose(LoseFigure(GONDOR_REGULAR), Cease())
    # Nobody but Rohan is left.
    assert table.state.mixed == [[], []]
    table.done()


@pytest.mark.rule("W-MP4-24")
@pytest.mark.parametrize(
    ("force", "commander", "other"),
    [
        ("2 sauron-regular, isengard-elite", WITCH_KING, SARUMAN),
        ("sauron-elite, 2 isengard-regular", SARUMAN, WITCH_KING),
    ],
)
def test_who_has_more_units_commands_a_mixed_army(force: str, commander: Seat, other: Seat) -> None:
    table = together(force)
    everybody = table.force("eastemnet")
    marching(table, other).choose(TakeAll())
    assert table.force("folde") != everybody
    table = together(force)
    marching(table, commander).choose(TakeAll())
    assert table.force("folde") == everybody
    table.done()


@pytest.mark.rule("W-RD-32")
@pytest.mark.parametrize(("by_units", "commander"), [(True, ROHAN), (False, GONDOR)])
def test_leaders_do_not_count_for_the_command_unless_figures_do(
    by_units: bool, commander: Seat
) -> None:
    table = together("gondor-regular, 2 gondor-leader, 2 rohan-regular")
    table.state.ruleset = replace(table.state.ruleset, units_command=by_units)
    other = GONDOR if commander == ROHAN else ROHAN
    marching(table, commander).choose(TakeAll())
    assert table.force("eastemnet", Side.FREE) == ()
    use(table, other, Face.ARMY).choose(MarchFrom(FOLDE), GoTo(EASTEMNET), TakeAll())
    assert table.force("folde", Side.FREE) != ()
    table.done()


@pytest.mark.rule("W-MP4-25")
@pytest.mark.parametrize(
    ("force", "leading", "commander"),
    [
        ("sauron-regular, isengard-elite", WITCH_KING, SARUMAN),
        ("sauron-regular, isengard-regular", WITCH_KING, WITCH_KING),
        ("sauron-regular, isengard-regular", SARUMAN, SARUMAN),
    ],
)
def test_of_equals_who_has_more_elites_commands_then_the_leading_player(
    force: str, leading: Seat, commander: Seat
) -> None:
    table = together(force, folde="rohan-regular")
    table.state.leading[1] = leading
    other = SARUMAN if commander == WITCH_KING else WITCH_KING
    use(table, other, Face.ARMY)
    assert AttackFrom(EASTEMNET, FOLDE) not in table.options
    table.choose(Waste())
    use(table, commander, Face.ARMY)
    assert AttackFrom(EASTEMNET, FOLDE) in table.options
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP4-26")
def test_only_its_commander_fights_with_a_mixed_army() -> None:
    table = together("2 sauron-regular, isengard-regular", folde="rohan-regular")
    use(table, SARUMAN, Face.ARMY)
    assert [one for one in table.options if isinstance(one, AttackFrom)] == []
    table.choose(Waste())
    table.rolls(1, *(1, 1, 1))
    use(table, WITCH_KING, Face.ARMY).choose(AttackFrom(EASTEMNET, FOLDE), TakeAll())
    assert (table.seat, table.prompt) == (WITCH_KING, MayCease())
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-MP4-27")
def test_command_passes_when_the_figures_change() -> None:
    table = together("2 sauron-regular, isengard-regular", folde="2 rohan-regular")
    table.rolls(*(6, 6), *(1, 1, 1), 1, 1, *(1, 1))
    table.begin(Attack(WITCH_KING, EASTEMNET, FOLDE)).choose(TakeAll())
    assert table.seat == WITCH_KING
    table.choose(LoseFigure(SAURON_REGULAR), LoseFigure(SAURON_REGULAR))
    assert (table.seat, table.prompt) == (SARUMAN, MayCease())
    table.state.script.clear()
    table.choose(Cease())
    table.done()


@pytest.mark.rule("W-MP4-28")
def test_a_player_takes_his_figures_back_by_moving_them_out() -> None:
    table = together("2 sauron-regular, isengard-regular, sauron-nazgul")
    marching(table, SARUMAN)
    assert table.options == (
        TakeAll(),
        Take(ISENGARD_REGULAR),
        Take(FigureId("sauron-nazgul")),
    )
    table.choose(Take(ISENGARD_REGULAR), Done())
    assert table.force("folde") == (ISENGARD_REGULAR,)
    assert table.state.mixed[1] == []
    table.done()


@pytest.mark.rule("W-MP4-29", "W-EX-27")
def test_in_a_mixed_army_those_who_are_not_at_war_cross_no_border() -> None:
    table = scene({"fangorn": "gondor-regular, 2 rohan-regular"}, players=4, at_war=["rohan"])
    table.state.mixed = [[FANGORN], []]
    use(table, ROHAN, Face.ARMY).choose(MarchFrom(FANGORN), GoTo(EASTEMNET))
    assert table.options == (TakeAll(), Take(ROHAN_REGULAR))
    table.choose(TakeAll())
    assert table.force("fangorn", Side.FREE) == (GONDOR_REGULAR,)
    table.done()


@pytest.mark.rule("W-MP4-29")
def test_in_a_mixed_army_those_who_are_not_at_war_do_not_attack() -> None:
    board = {"eastemnet": "gondor-regular, 2 rohan-regular", "fangorn": "isengard-regular"}
    table = scene(board, players=4, at_war=["rohan", "isengard"])
    table.state.mixed = [[EASTEMNET], []]
    table.rolls(*(1, 1), 1)
    use(table, ROHAN, Face.ARMY).choose(AttackFrom(EASTEMNET, FANGORN))
    assert table.options == (TakeAll(), Take(ROHAN_REGULAR))
    table.choose(TakeAll(), Cease())
    table.done()


@pytest.mark.rule("W-MP4-17")
def test_companions_go_with_either_player_and_minions_with_their_own() -> None:
    table = together("gondor-regular, rohan-regular, boromir", mixed=False)
    marching(table, ROHAN)
    assert TakeCharacter(table.state.entered[-1]) in table.options
    table.choose(TakeAll())
    assert table.where("boromir") == FOLDE
    table = together("sauron-regular, isengard-regular, witch-king", mixed=False)
    marching(table, SARUMAN)
    assert table.options == (TakeAll(), Take(ISENGARD_REGULAR))
    table.choose(TakeAll())
    table.done()


def test_the_besieged_who_were_attacked_sally_together() -> None:
    board = {"minas-tirith": "2 gondor-regular, rohan-regular, 3 sauron-regular"}
    table = scene(board, players=4, besieged=["minas-tirith"])
    table.state.mixed = [[MINAS_TIRITH], []]
    table.rolls(*(1, 1, 1), *(1, 1, 1))
    use(table, GONDOR, Face.ARMY).choose(AttackFrom(MINAS_TIRITH, MINAS_TIRITH), TakeAll())
    assert len(table.state.battles[-1].force) == 3
    table.choose(Cease())
    table.done()


def test_a_battle_goes_on_under_whoever_commands() -> None:
    table = together("sauron-regular, 2 isengard-regular", folde="rohan-regular")
    table.rolls(1, *(1, 1, 1), 1, *(6, 6, 6))
    table.begin(Attack(SARUMAN, EASTEMNET, FOLDE)).choose(TakeAll(), Fight(), Fight())
    assert table.seat == SARUMAN
    table.choose(TakeAll())
    assert table.state.captured == {FOLDE: SARUMAN}
    table.done()
