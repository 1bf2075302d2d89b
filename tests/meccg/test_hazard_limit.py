"""The hazard limit and long-events: M-HL, M-LONG, M-GAP-12."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, scene
from westmarch.meccg.kinds import Phase, RegionType, Zone
from westmarch.meccg.options import ChooseCompany, Done, Enter, Pick, PlayEvent, PutOnGuard
from westmarch.meccg.prompts import PlayHazards, PlayLongEvents
from westmarch.meccg.rules.turns import LongEvents
from westmarch.meccg.verbs import fates

WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND


def limit(who: Sequence[str], halved: bool = False) -> int:
    """The hazard limit of a company that stays where it is."""
    table = scene(("rivendell", who), theirs=["wargs"])
    table.state.halved = halved
    prompt = table.move().prompt
    assert isinstance(prompt, PlayHazards)
    return prompt.left


@pytest.mark.rule("M-HL-01")
@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (["gimli"], 2),
        (["gimli", "legolas"], 2),
        (["gimli", "legolas", "aragorn-ii"], 3),
        (["gimli", "legolas", "frodo", "bilbo"], 3),
    ],
)
def test_the_limit_is_the_size_and_at_least_two(who: Sequence[str], expected: int) -> None:
    assert limit(who) == expected


@pytest.mark.rule("M-HL-05", "M-HL-06")
def test_the_limit_may_be_halved_even_to_one() -> None:
    assert limit(["gimli", "legolas", "aragorn-ii"], halved=True) == 2
    assert limit(["gimli"], halved=True) == 1


@pytest.mark.rule("M-HL-02", "M-HL-03")
def test_the_limit_is_set_when_the_phase_begins_and_stays() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas", "aragorn-ii"]), theirs=["wargs", "call-of-home"]
    )
    table.move()
    assert table.prompt == PlayHazards(FIRST, 3)
    fates.discard_character(table.state, table.id("gimli"))
    fates.discard_character(table.state, table.id("legolas"))
    table.rolls(6, 6).choose(table.play("call-of-home"), Pick(table.id("aragorn-ii")))
    assert table.prompt == PlayHazards(FIRST, 2), "one of three is used, though one is left"


@pytest.mark.rule("M-HL-07")
def test_cards_change_the_limit_during_the_phase() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["lost-in-the-wilderness", "wargs"])
    table.journey("moria", WILD, WILD, WILD).move()
    table.choose(table.play("lost-in-the-wilderness"), ChooseCompany(FIRST))
    assert table.prompt == PlayHazards(FIRST, 4)


@pytest.mark.rule("M-GAP-12")
def test_the_limit_is_looked_at_again_when_a_hazard_takes_effect() -> None:
    for answered in (True, False):
        table = scene(
            ("rivendell", ["aragorn-ii"]),
            hand=["many-turns-and-doublings"],
            theirs=["lost-in-free-domains"],
            in_play=["gates-of-morning"],
        )
        table.state.halved = True
        table.journey("edoras", RegionType.FREE_DOMAIN).move().choose(Done())
        assert table.prompt == PlayHazards(FIRST, 1)
        table.choose(table.play("lost-in-free-domains"), ChooseCompany(FIRST))
        if answered:
            table.choose(table.play("many-turns-and-doublings", 1), Pick(table.id("aragorn-ii")))
        table.idle().visit()
        assert table.offers(Enter()) is answered, "the limit was 0 when it took effect"


@pytest.mark.rule("M-LONG-01", "M-LONG-02")
def test_own_resource_and_the_others_hazard_long_events_end() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        in_play=["gates-of-morning", "fog", "wake-of-war"],
        their_play=["minions-stir"],
    )
    table.state.phase = Phase.LONG_EVENTS
    table.begin(LongEvents(ONE))
    assert table.card("fog").zone is Zone.DISCARD
    assert table.card("minions-stir").zone is Zone.DISCARD
    assert table.card("wake-of-war").zone is Zone.PLAY, "the own hazard stays"
    assert table.card("gates-of-morning").zone is Zone.PLAY, "no long-event"
    table.done()


@pytest.mark.rule("M-LONG-03")
def test_resource_long_events_are_played_in_their_phase_only() -> None:
    hand = ["fog", "fog"]
    table = scene(("rivendell", ["gimli"]), hand=hand, in_play=["gates-of-morning"]).organize()
    assert not table.offers(table.play("fog"))
    table = scene(("rivendell", ["gimli"]), hand=hand, in_play=["gates-of-morning"])
    table.state.phase = Phase.LONG_EVENTS
    table.begin(LongEvents(ONE))
    assert table.prompt == PlayLongEvents()
    table.choose(table.play("fog"))
    assert table.card("fog").zone is Zone.PLAY
    assert not table.offers(PlayEvent(table.id("fog", 1), 0)), "it cannot be duplicated"


@pytest.mark.rule("M-HL-04")
def test_each_hazard_and_each_card_on_guard_counts_one() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["weariness-of-the-heart", "wargs", "wargs"])
    table.move().choose(table.play("weariness-of-the-heart"), Pick(table.id("gimli")))
    assert table.prompt == PlayHazards(FIRST, 1)
    table.choose(PutOnGuard(table.id("wargs")))
    assert table.position.over, "nothing more can be played, and so nobody is asked"
