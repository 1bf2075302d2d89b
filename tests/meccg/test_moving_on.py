"""What follows a journey: a further one, the site phase, movement without its phase (M-MH)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, MeccgScene, enter, scene
from westmarch.kernel.records import AnyOption
from westmarch.meccg.kinds import CardCode, Movement, Phase, RegionType, Zone
from westmarch.meccg.options import (
    ActAgain,
    ChooseCompany,
    Done,
    Enter,
    GoTo,
    JoinTo,
    No,
    PlayEvent,
    SetOut,
    Travel,
)
from westmarch.meccg.prompts import MayEnter, MayUnite, PlayHazards
from westmarch.meccg.rules.hazards import MovementPhase
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.turns import EndPhase

WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
EIGHT = ["muster"] * 8
FOUR = ["gandalf", "legolas", "eomer", "boromir-ii"]


def bridged(event: str, to: str) -> MeccgScene:
    """A company for which a resource was played comes to a haven, and goes on from there."""
    table = scene(
        ("rivendell", FOUR), hand=[event, "bridge"], theirs=["wargs"], sites=["lorien", to]
    )
    table.journey("lorien", SHADOW, WILD).organize().choose(Done())
    table.choose(table.play(event), ChooseCompany(FIRST)).finish()
    table.move().choose(Done(), table.play("bridge"), ChooseCompany(FIRST))
    table.choose(SetOut(FIRST), GoTo(table.id(to)))
    return table.choose(next(way for way in table.options if is_starter(way)))


def is_starter(option: AnyOption) -> bool:
    """Whether a way is that of the site card."""
    return isinstance(option, Travel) and option.way is Movement.STARTER


@pytest.mark.rule("M-MH-22")
@pytest.mark.parametrize(
    ("event", "to", "limit"),
    [
        ("fair-travels-in-shadow-lands", "bandit-lair", 3),
        ("fair-travels-in-shadow-lands", "edoras", 4),
        ("fair-travels-in-wilderness", "moria", 2),
        ("fair-travels-in-wilderness", "edoras", 3),
    ],
)
def test_resources_hold_for_a_further_journey_where_it_meets_their_conditions(
    event: str, to: str, limit: int
) -> None:
    table = bridged(event, to)
    assert table.prompt == PlayHazards(FIRST, limit)
    table.finish()


@pytest.mark.rule("M-MH-24")
def test_when_all_have_moved_nothing_more_is_played() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        ("bree", ["legolas"]),
        hand=["gates-of-morning"],
        theirs=["doors-of-night"],
    )
    table.journey("rivendell", WILD, company=SECOND)
    table.state.phase = Phase.MOVEMENT
    table.begin(MovementPhase(ONE), JoinCompanies(ONE))
    played = 0
    while not isinstance(table.prompt, MayUnite):
        played += any(isinstance(one, PlayEvent) for one in table.options)
        table.choose(table.options[0])
    assert played, "both could play events while companies moved"
    assert all(isinstance(one, (Done, JoinTo)) for one in table.options)
    table.choose(Done()).done()


@pytest.mark.rule("M-SITE-14")
@pytest.mark.parametrize("back", [True, False])
def test_who_had_to_turn_back_does_nothing_at_his_site(back: bool) -> None:
    table = scene(
        ("bree", ["gimli"]),
        hand=["dagger-of-westernesse"],
        theirs=["long-winter"] if back else [],
        sites=["rivendell"],
    )
    table.journey("rivendell", WILD, WILD).move()
    if back:
        table.choose(table.play("long-winter")).finish()
        assert table.state.companies[FIRST].site == table.id("bree")
        table.visit().done()
    else:
        assert table.visit().prompt == MayEnter(FIRST)
        table.choose(No()).done()


@pytest.mark.rule("M-SITE-15")
def test_who_finds_no_way_under_the_mountains_has_a_normal_site_phase() -> None:
    table = scene(("the-iron-deeps", ["gimli"]), sites=["the-under-vaults"])
    table.rolls(3, 3).journey("the-under-vaults", way=Movement.UNDER_DEEPS).move().finish()
    assert table.state.companies[FIRST].site == table.id("the-iron-deeps")
    assert table.visit().offers(Enter())
    table.choose(No()).done()


@pytest.mark.rule("M-MOVE-19")
def test_travel_after_the_site_phase_is_movement_without_its_phase() -> None:
    table = scene(
        ("rivendell", ["gimli"]), hand=["great-road"], theirs=["wargs"], sites=["bree"], deck=EIGHT
    )
    table.journey("bree", WILD).organize().choose(Done(), table.play("great-road"))
    table.choose(ChooseCompany(FIRST)).finish()
    table.move().idle()
    enter(table.state, "mistress-lobelia", ONE, table.id("gimli"))
    hand = len(table.state.hands[ONE])
    table.state.phase = Phase.END
    table.begin(EndPhase(ONE)).choose(ActAgain(1, CardCode("great-road"), FIRST), Done())
    table.choose(GoTo(table.id("rivendell")))
    assert table.card("mistress-lobelia").zone is Zone.DISCARD, "her company has moved away"
    assert len(table.state.hands[ONE]) == hand, "nobody draws"
    table.done()
