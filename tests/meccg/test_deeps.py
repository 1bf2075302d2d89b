"""Movement under the mountains: M-UD."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, MeccgScene, scene
from westmarch.meccg import events
from westmarch.meccg.kinds import Movement, RegionType, Status
from westmarch.meccg.options import (
    ChooseCompany,
    Done,
    Enter,
    GoTo,
    Pick,
    PlayAtSite,
    PlayCreature,
)
from westmarch.meccg.prompts import (
    ExtraItem,
    MayPlay,
    PlayHazards,
)
from westmarch.meccg.state import Lasting
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary.filters import Anything
from westmarch.meccg.vocabulary.references import Until
from westmarch.meccg.vocabulary.statics import LosesAttacks

WILD = RegionType.WILDERNESS
MORIA = ("rhudaur", "hollin", "redhorn-gate")
SEVEN = ["aragorn-ii", "gimli", "legolas", "boromir-ii", "faramir", "elrond", "glorfindel-ii"]
FULL = ["muster"] * 8


def on_the_way(
    *people: str,
    theirs: Sequence[str] = (),
    deck: Sequence[str] = (),
    their_deck: Sequence[str] = (),
) -> MeccgScene:
    """A company goes through the wilderness."""
    table = scene(("rivendell", people), theirs=theirs, deck=deck, their_deck=their_deck)
    return table.journey("moria", regions=MORIA)


@pytest.mark.rule("M-UD-07", "M-UD-08", "M-EX-24")
@pytest.mark.parametrize(("dice", "moved"), [((3, 4), True), ((3, 3), False)])
def test_from_the_iron_deeps_a_roll_of_seven_leads_to_the_under_vaults(
    dice: tuple[int, int], moved: bool
) -> None:
    table = scene(("the-iron-deeps", ["gimli"]), sites=["the-under-vaults"])
    table.rolls(*dice).journey("the-under-vaults", way=Movement.UNDER_DEEPS).move()
    table.finish()
    there = table.state.companies[FIRST]
    assert (there.site == table.id("the-under-vaults")) is moved
    assert not there.returned, "its site phase is a normal one (M-SITE-15)"


@pytest.mark.rule("M-UD-09", "M-EX-22")
def test_down_from_carn_dum_no_roll_is_needed() -> None:
    table = scene(("carn-dum", ["gimli"]), sites=["the-iron-deeps"])
    table.journey("the-iron-deeps", way=Movement.UNDER_DEEPS).move().finish()
    assert table.state.companies[FIRST].site == table.id("the-iron-deeps")


@pytest.mark.rule("M-UD-10", "M-EX-12")
@pytest.mark.parametrize(
    ("start", "deeps"),
    [
        ("blue-mountain-dwarf-hold", "the-drowning-deeps"),
        ("iron-hill-dwarf-hold", "the-rusted-deeps"),
    ],
)
def test_down_from_two_dwarf_holds_it_is(start: str, deeps: str) -> None:
    table = scene((start, ["gimli"]), sites=[deeps])
    table.rolls(6, 6).journey(deeps, way=Movement.UNDER_DEEPS).move().finish()
    assert table.state.companies[FIRST].site == table.id(start), "13 is needed"


@pytest.mark.rule("M-UD-13")
def test_under_the_mountains_creatures_are_keyed_to_the_new_site_only() -> None:
    table = scene(("moria", ["gimli"]), theirs=["cave-drake", "orc-raiders"])
    table.journey("the-under-gates", way=Movement.UNDER_DEEPS).move()
    keys = [option.key for option in table.options if isinstance(option, PlayCreature)]
    assert all(key.region_type is None and key.region is None for key in keys)
    assert table.state.companies[FIRST].journey is not None


@pytest.mark.rule("M-UD-11")
def test_before_the_roll_nobody_can_play_anything() -> None:
    table = scene(("the-iron-deeps", ["gimli"]), theirs=["doors-of-night"])
    table.rolls(1, 1).journey("the-under-vaults", way=Movement.UNDER_DEEPS).move()
    assert [told.what for told in table.told(events.Rolled)] == ["deeps"]
    assert isinstance(table.prompt, (MayPlay, PlayHazards)), "only now"


@pytest.mark.rule("M-UD-12")
@pytest.mark.parametrize(
    ("start", "to", "dice", "helped"),
    [
        ("the-iron-deeps", "the-under-vaults", (2, 3), True),
        ("blue-mountain-dwarf-hold", "the-drowning-deeps", (6, 6), True),
        ("the-drowning-deeps", "blue-mountain-dwarf-hold", (6, 6), False),
    ],
)
def test_what_helps_below_does_not_help_up_to_the_surface(
    start: str, to: str, dice: tuple[int, int], helped: bool
) -> None:
    for items in ([], ["dwarven-light-stone"]):
        table = scene((start, ["gimli", *items])).rolls(*dice)
        table.journey(to, way=Movement.UNDER_DEEPS).move().finish()
        arrived = table.state.companies[FIRST].site == table.id(to)
        assert arrived is (helped and bool(items)), "two more are just enough"


@pytest.mark.rule("M-UD-16", "M-EX-21")
@pytest.mark.parametrize(("site", "may"), [("the-under-grottos", True), ("moria", False)])
def test_in_the_under_deeps_one_more_item_of_any_kind_is_found(site: str, may: bool) -> None:
    hand = ["glamdring", "sword-of-gondolin", "dagger-of-westernesse"]
    table = scene((site, ["legolas", "gimli"]), hand=hand)
    table.state.lasting.append(
        Lasting(
            LosesAttacks(Anything(), Anything(), until=Until.TURN),
            Context(table.id("legolas"), ONE, table.card("legolas").code),
            Until.TURN,
        )
    )
    table.visit().choose(Enter())
    legolas, gimli = table.id("legolas"), table.id("gimli")
    table.choose(PlayAtSite(table.id("glamdring"), legolas))
    assert table.prompt == ExtraItem(FIRST)
    assert table.offers(PlayAtSite(table.id("dagger-of-westernesse"), gimli))
    assert table.offers(PlayAtSite(table.id("sword-of-gondolin"), gimli)) is may


@pytest.mark.rule("M-UD-01")
def test_below_a_company_is_attacked_and_finds_items_as_elsewhere() -> None:
    table = scene(("the-under-grottos", ["elrond", "legolas"]), hand=["glamdring"]).visit()
    table.choose(Enter()).win()
    assert table.state.past, "automatic-attacks are faced there"
    table.choose(PlayAtSite(table.id("glamdring"), table.id("elrond")))
    assert table.card("the-under-grottos").status is Status.TAPPED
    table.finish()


@pytest.mark.rule("M-UD-04")
@pytest.mark.parametrize(
    ("site", "near"), [("carn-dum", True), ("iron-hill-dwarf-hold", False), ("bree", False)]
)
def test_for_hazards_no_free_hold_lies_above_the_deeps(site: str, near: bool) -> None:
    table = scene((site, ["gimli"]), theirs=["shelobs-brood"]).move()
    brood = table.id("shelobs-brood")
    assert table.offers(PlayCreature(brood, place=SITES[table.card(site).code].place)) is near
    table.finish()


@pytest.mark.rule("M-UD-14")
@pytest.mark.parametrize(("here", "may"), [("moria", True), ("the-under-gates", False)])
def test_eagles_neither_go_below_nor_carry_anybody_up(here: str, may: bool) -> None:
    sites = ["edoras", "moria", "the-iron-deeps"]
    table = scene((here, ["gimli", "gwaihir"]), sites=sites).organize()
    assert table.offers(table.act("gwaihir")) is may
    if may:
        table.choose(table.act("gwaihir"), Pick(table.id("gwaihir")))
        assert table.options == (Done(), GoTo(table.id("edoras")))
    table.finish()
    people = ["gimli", "lindion-the-oronin"]
    table = scene((here, people), hand=["eagle-mounts"], sites=sites).organize().choose(Done())
    assert table.offers(table.play("eagle-mounts")) is may
    if may:
        table.choose(table.play("eagle-mounts"), ChooseCompany(FIRST))
        assert table.options == (Done(), GoTo(table.id("edoras")))
        table.finish()
