"""The Event cards of the Shadow's Strategy deck: assaults, marches, politics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.wotr.acts import use
from tests.wotr.cards.playing import hold, is_offered, lay_on_table, play, stays
from tests.wotr.scene import EVERYBODY, FREE, SHADOW, WotrScene, scene
from westmarch.wotr.card_events import DiceRolled
from westmarch.wotr.events import RoundBegan
from westmarch.wotr.kinds import DieId, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    LoseFigure,
    MarchFrom,
    Negotiate,
    No,
    PickFigureAt,
    PickNation,
    ReduceElite,
    Stay,
    Take,
    TakeAll,
    TakeOffTable,
    UseAbility,
    UseDie,
    Waste,
)
from westmarch.wotr.prompts import MayPlayCombatCard, MayRetreat
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.verbs import realms

MINAS_TIRITH, OSGILIATH = RegionId("minas-tirith"), RegionId("osgiliath")
UMBAR, PELARGIR, DOL_AMROTH = RegionId("umbar"), RegionId("pelargir"), RegionId("dol-amroth")
REGULAR, GONDOR = FigureId("sauron-regular"), FigureId("gondor-regular")
SOUTHRON = FigureId("southrons-regular")


# Return to Valinor


def test_return_to_valinor_rolls_against_every_elven_stronghold_that_is_not_besieged() -> None:
    table = scene(
        {
            "lorien": "2 elves-regular",
            "rivendell": "elves-elite, elves-regular, sauron-regular",
            "grey-havens": "3 elves-regular, gondor-regular",
            "woodland-realm": "sauron-regular",
        },
        besieged=["rivendell"],
        captured=["woodland-realm"],
        hands={1: ["return-to-valinor"]},
    )
    table.rolls(*(5, 6, 1), *(5, 6))
    play(table, SHADOW, "return-to-valinor")
    assert [len(roll.dice) for roll in table.told(DiceRolled)] == [3]
    elf = FigureId("elves-regular")
    table.choose(LoseFigure(elf), LoseFigure(elf))
    assert [len(roll.dice) for roll in table.told(DiceRolled)] == [3, 2]
    assert len(table.force("grey-havens", Side.FREE)) == 3
    assert len(table.force("lorien", Side.FREE)) == 1
    assert len(table.force("rivendell", Side.FREE)) == 2
    table.done()


def test_return_to_valinor_needs_an_elven_stronghold_in_hands_of_the_shadow() -> None:
    assert not is_offered(hold("return-to-valinor"), SHADOW, "return-to-valinor")


# The Fighting Uruk-hai


def test_the_fighting_uruk_hai_assault_for_three_rounds() -> None:
    table = scene(
        {"helms-deep": "2 rohan-regular, 3 isengard-regular", "orthanc": "saruman"},
        besieged=["helms-deep"],
        hands={0: ["wisdom-of-elrond"], 1: ["the-fighting-uruk-hai"]},
    )
    deep = RegionId("helms-deep")
    play(table, SHADOW, "the-fighting-uruk-hai").rolls(*[1] * 5)
    table.choose(AttackFrom(deep, deep), TakeAll()).rolls(*[1] * 5).choose(Fight())
    assert (table.seat, table.prompt) == (FREE, MayPlayCombatCard())
    table.choose(No()).rolls(*[1] * 5).choose(Fight(), No(), Cease())
    assert [event.number for event in table.told(RoundBegan)] == [1, 2, 3]
    table.done()


@pytest.mark.parametrize(
    "board",
    [
        {"helms-deep": "2 rohan-regular, 3 isengard-regular"},
        {"helms-deep": "2 rohan-regular, 3 sauron-regular", "orthanc": "saruman"},
    ],
    ids=["no Saruman", "no Isengard"],
)
def test_the_fighting_uruk_hai_need_saruman_and_their_own_at_a_siege(
    board: Mapping[str, str],
) -> None:
    table = scene(board, besieged=["helms-deep"], hands={1: ["the-fighting-uruk-hai"]})
    assert not is_offered(table, SHADOW, "the-fighting-uruk-hai")


# Denethor's Folly


def despair(*more: str) -> WotrScene:
    """Minas Tirith is besieged."""
    inside = ", ".join(("3 gondor-regular, 2 gondor-leader", *more))
    return scene(
        {"minas-tirith": f"{inside}, 6 sauron-regular"},
        besieged=["minas-tirith"],
        hands={0: ["wisdom-of-elrond"], 1: ["denethors-folly"]},
    )


def test_denethors_folly_costs_a_leader_and_all_combat_cards() -> None:
    table = play(despair(), SHADOW, "denethors-folly")
    leader = PickFigureAt(FigureId("gondor-leader"), MINAS_TIRITH)
    assert (table.seat, table.options) == (FREE, (leader,))
    table.choose(leader)
    assert table.force("minas-tirith", Side.FREE).count(leader.figure) == 1
    assert stays(table, "denethors-folly")
    table.rolls(*[1] * 3, *[1] * 5, 1)
    table.begin(Attack(SHADOW, MINAS_TIRITH, MINAS_TIRITH)).choose(TakeAll())
    assert table.seat == SHADOW, "nobody in Minas Tirith is asked for a Combat card"
    table.choose(Cease()).done()


@pytest.mark.rule("W-CARD-13", "W-EX-01")
def test_denethors_folly_ends_with_the_siege() -> None:
    table = lay_on_table(despair(), "denethors-folly")
    table.state.dice[1] = [Face.ARMY]
    table.begin(TakeAction(SHADOW)).choose(UseDie(DieId("army")), MarchFrom(MINAS_TIRITH))
    table.choose(GoTo(OSGILIATH), TakeAll())
    assert not stays(table, "denethors-folly")
    table.done()


@pytest.mark.parametrize(("more", "removable"), [((), False), (("gandalf-white",), True)])
def test_denethors_folly_is_healed_by_gandalf_with_any_die(
    more: tuple[str, ...], removable: bool
) -> None:
    table = lay_on_table(despair(*more), "denethors-folly")
    folly = TakeOffTable(table.card("denethors-folly"))
    use(table, FREE, Face.MUSTER)
    assert (folly in table.options) is removable
    table.choose(folly if removable else Waste())
    assert stays(table, "denethors-folly") is not removable
    table.done()


def test_denethors_folly_needs_the_siege() -> None:
    table = hold("denethors-folly", {"minas-tirith": "gondor-regular"})
    assert not is_offered(table, SHADOW, "denethors-folly")


# Dice and nations


def test_the_day_without_dawn_takes_the_will_of_the_west() -> None:
    table = hold("the-day-without-dawn")
    table.state.dice[0] = [Face.WILL, Face.MUSTER, Face.WILL]
    play(table, SHADOW, "the-day-without-dawn")
    assert table.state.dice[0] == [Face.MUSTER]
    table.done()


@pytest.mark.parametrize(
    "code", ["the-day-without-dawn", "the-shadow-is-moving", "musterings-of-long-planned-war"]
)
def test_cards_of_the_great_war_need_all_nations_at_war(code: str) -> None:
    assert is_offered(hold(code), SHADOW, code)
    assert not is_offered(hold(code, at_war=["sauron", "isengard"]), SHADOW, code)


def under_threats(**laid: str) -> WotrScene:
    """The Free Peoples are told to keep still."""
    table = scene(laid, at_war=["sauron"], fellowship=())
    return lay_on_table(table, "threats-and-promises")


def test_threats_and_promises_hold_passive_nations() -> None:
    table = use(under_threats(), FREE, Face.MUSTER)
    assert [one for one in table.options if isinstance(one, Negotiate)] == [Negotiate(Nation.ELVES)]
    table.choose(Waste()).done()


def test_threats_and_promises_are_broken_by_a_companion() -> None:
    table = use(under_threats(erebor="gimli"), FREE, Face.EVENT)
    table.choose(next(one for one in table.options if isinstance(one, UseAbility)))
    assert table.steps("dwarves") == 2
    assert not stays(table, "threats-and-promises")
    table.done()


def test_threats_and_promises_are_broken_by_an_attack() -> None:
    table = under_threats(dale="north-regular")
    table.state.shadow[RegionId("vale-of-the-carnen")] = (REGULAR,)
    table.state.reinforcements[REGULAR] -= 1
    table.rolls(1, 1).begin(Attack(SHADOW, RegionId("vale-of-the-carnen"), RegionId("dale")))
    table.choose(TakeAll())
    assert not stays(table, "threats-and-promises")
    table.choose(Cease()).done()


def test_threats_and_promises_outlast_a_step_by_a_die() -> None:
    table = use(under_threats(), FREE, Face.MUSTER).choose(Negotiate(Nation.ELVES))
    assert stays(table, "threats-and-promises")
    table.done()


def test_stormcrow_estranges_the_nation_of_the_stranger() -> None:
    table = scene(
        {"edoras": "gandalf-white, rohan-regular, rohan-leader", "folde": "rohan-elite"},
        at_war=["sauron"],
        hands={1: ["stormcrow"]},
        bearers="hollin",
    )
    realms.step(table.state, Nation.ROHAN)
    play(table, SHADOW, "stormcrow")
    assert table.options == (PickNation(Nation.ROHAN),)
    table.choose(PickNation(Nation.ROHAN))
    assert (table.steps("rohan"), table.seat) == (3, FREE)
    folde, edoras = RegionId("folde"), RegionId("edoras")
    assert set(table.options) == {
        PickFigureAt(FigureId("rohan-regular"), edoras),
        PickFigureAt(FigureId("rohan-leader"), edoras),
        PickFigureAt(FigureId("rohan-elite"), folde),
    }
    table.choose(PickFigureAt(FigureId("rohan-elite"), folde))
    assert table.force("folde", Side.FREE) == ()
    table.done()


@pytest.mark.parametrize("at_war", [["rohan"], ["sauron"]])
def test_stormcrow_needs_a_stranger_in_a_nation_at_peace(at_war: list[str]) -> None:
    table = scene(
        {"edoras" if at_war == ["rohan"] else "fangorn": "gandalf-white"},
        at_war=at_war,
        hands={1: ["stormcrow"]},
        bearers="hollin",
    )
    assert not is_offered(table, SHADOW, "stormcrow")


# Marches


def test_shadows_gather_brings_an_army_up_to_three_regions_to_another() -> None:
    table = hold(
        "shadows-gather", {"dimrill-dale": "2 sauron-regular", "dol-guldur": "sauron-regular"}
    )
    play(table, SHADOW, "shadows-gather").choose(MarchFrom(RegionId("dimrill-dale")), TakeAll())
    assert Stay() not in table.options
    table.choose(GoTo(RegionId("gladden-fields")), GoTo(RegionId("north-anduin-vale")))
    assert table.options == (GoTo(RegionId("dol-guldur")),)
    table.choose(GoTo(RegionId("dol-guldur")))
    assert len(table.force("dol-guldur")) == 3
    table.done()


def test_shadows_gather_nowhere_if_nobody_is_near() -> None:
    table = play(hold("shadows-gather", {"moria": "2 sauron-regular"}), SHADOW, "shadows-gather")
    assert table.force("moria") == (REGULAR, REGULAR)
    table.done()


def test_the_shadow_lengthens_for_two_armies() -> None:
    table = hold(
        "the-shadow-lengthens",
        {"gorgoroth": "2 sauron-regular", "morannon": "sauron-regular", "nurn": "sauron-regular"},
    )
    play(table, SHADOW, "the-shadow-lengthens").choose(MarchFrom(RegionId("gorgoroth")))
    table.choose(TakeAll(), GoTo(RegionId("morannon")))
    table.choose(MarchFrom(RegionId("nurn")), TakeAll())
    table.choose(GoTo(RegionId("gorgoroth")), GoTo(RegionId("morannon")))
    assert len(table.force("morannon")) == 4
    table.done()


def test_the_shadow_lengthens_to_no_empty_place() -> None:
    table = hold("the-shadow-lengthens", {"gorgoroth": "2 sauron-regular"})
    play(table, SHADOW, "the-shadow-lengthens").done()
    assert len(table.force("gorgoroth")) == 2


def test_the_shadow_is_moving_four_armies() -> None:
    starts = ("moria", "barad-dur", "umbar", "orthanc", "dol-guldur")
    board = dict.fromkeys(starts, "sauron-regular")
    table = play(hold("the-shadow-is-moving", board), SHADOW, "the-shadow-is-moving")
    for start, end in (
        ("moria", "dimrill-dale"),
        ("barad-dur", "gorgoroth"),
        ("umbar", "near-harad"),
        ("orthanc", "gap-of-rohan"),
    ):
        table.choose(MarchFrom(RegionId(start)), TakeAll(), GoTo(RegionId(end)))
    assert len(table.force("dol-guldur")) == 1
    table.done()


# Corsairs of Umbar


def fleet(
    board: Mapping[str, str], at_war: Sequence[str] = EVERYBODY, besieged: Sequence[str] = ()
) -> WotrScene:
    """An Army is in Umbar."""
    laid = {"umbar": "4 southrons-regular", **board}
    hands = {1: ["corsairs-of-umbar"]}
    return scene(laid, hands=hands, at_war=at_war, besieged=besieged)


def test_corsairs_land_on_an_empty_shore() -> None:
    table = play(fleet({}), SHADOW, "corsairs-of-umbar").choose(MarchFrom(UMBAR))
    shores = {"anfalas", "dol-amroth", "lamedon", "pelargir"}
    assert {str(one.region) for one in table.options if isinstance(one, GoTo)} == shores
    table.choose(GoTo(PELARGIR), Take(SOUTHRON), Done())
    assert table.holder("pelargir") is Side.SHADOW
    assert table.force("pelargir") == (SOUTHRON,)
    table.done()


def test_corsairs_fight_to_the_end() -> None:
    table = play(fleet({"pelargir": "gondor-regular"}), SHADOW, "corsairs-of-umbar")
    table.rolls(1, *[1] * 4).choose(MarchFrom(UMBAR), GoTo(PELARGIR), TakeAll())
    assert (table.seat, table.prompt) == (FREE, MayRetreat())
    table.rolls(1, *[5] * 4).choose(Fight())
    table.choose(TakeAll())
    assert table.force("pelargir") == (SOUTHRON,) * 4
    assert table.holder("pelargir") is Side.SHADOW
    table.done()


def test_corsairs_join_a_siege_and_may_cease_there() -> None:
    table = fleet({"dol-amroth": "gondor-regular, southrons-regular"}, besieged=["dol-amroth"])
    play(table, SHADOW, "corsairs-of-umbar")
    table.choose(MarchFrom(UMBAR), GoTo(DOL_AMROTH), TakeAll())
    table.rolls(1, *[1] * 5).choose(TakeAll(), Cease())
    assert table.force("dol-amroth") == (SOUTHRON,) * 5
    table.done()


def test_corsairs_need_their_nation_at_war() -> None:
    table = fleet({}, at_war=["sauron"])
    assert not is_offered(table, SHADOW, "corsairs-of-umbar")


def test_elites_may_be_reduced_by_what_the_card_brings() -> None:
    table = play(fleet({"pelargir": "gondor-elite"}), SHADOW, "corsairs-of-umbar")
    table.rolls(1, *[6, 1, 1, 1]).choose(MarchFrom(UMBAR), GoTo(PELARGIR), TakeAll())
    table.choose(ReduceElite(FigureId("gondor-elite"))).rolls(1, *[5] * 4).choose(Fight())
    table.choose(Done())
    assert table.holder("pelargir") is Side.FREE
    table.done()
