"""The allies and attachments of Spirit, cards 43-45 and 55-57."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    Commit,
    Defend,
    Done,
    MayRespond,
    Pick,
    PickPlayer,
    Play,
    TravelHere,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.asking import controller
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.targets import Until

# Wandering Took


@pytest.mark.rule("L-CTRL-07")
def test_wandering_took_carries_three_threat_to_another_player() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["wandering-took"], threat=30),
        Side(heroes=["gimli"], threat=20),
        attached={"wandering-took": ["self-preservation"]},
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("wandering-took")))
    table.use("wandering-took")
    assert table.options == (PickPlayer(B),)
    table.choose(PickPlayer(B)).done()
    assert table.state.threat == [27, 23]
    assert table.state.area[B] == [table.id("gimli"), table.id("wandering-took")]
    assert controller(table.state, table.id("self-preservation")) == B
    assert table.card("wandering-took").owner == A


@pytest.mark.rule("L-FAQ-05")
def test_wandering_took_wanders_once_a_round() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["wandering-took"]),
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"]),
    )
    table.begin(ActionWindow()).use("wandering-took")
    assert table.options == (PickPlayer(B), PickPlayer(C))
    table.choose(PickPlayer(B)).done()
    table.begin(End(Until.ROUND), ActionWindow())
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("wandering-took"))))
    table.choose(Pass()).done()


@pytest.mark.rule("L-FAQ-14")
def test_wandering_took_stays_if_there_is_no_other_player() -> None:
    table = scene(Side(heroes=["dunhere"], allies=["wandering-took"]))
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-COST-01")
@pytest.mark.parametrize(("threat", "leaves"), [(3, True), (2, False)])
def test_wandering_took_needs_three_threat_to_carry(threat: int, leaves: bool) -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["wandering-took"], threat=threat), Side(heroes=["gimli"])
    )
    table.begin(ActionWindow())
    if leaves:
        table.use("wandering-took").choose(PickPlayer(B))
    table.done()
    assert table.state.threat == ([0, 28] if leaves else [2, 25])


@pytest.mark.rule("L-FAQ-35")
def test_wandering_took_stays_the_defender_when_he_is_given_away() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["wandering-took"], engaged=["hill-troll"]),
        Side(heroes=["gimli"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Pass())
    table.choose(Defend(table.id("wandering-took"))).use("wandering-took")
    table.choose(PickPlayer(B)).passing().done()
    assert table.state.discard[A] == [table.id("wandering-took")]
    assert table.state.threat == [25 - 3 + 3, 28]


@pytest.mark.rule("L-ELIM-02")
@pytest.mark.parametrize(("threat", "eliminated"), [(46, False), (47, True)])
def test_wandering_took_may_bring_a_player_to_fifty_threat(threat: int, eliminated: bool) -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["wandering-took"]), Side(heroes=["gimli"], threat=threat)
    )
    table.begin(ActionWindow()).use("wandering-took").choose(PickPlayer(B)).passing().done()
    assert table.state.eliminated == [False, eliminated]


# Lórien Guide


@pytest.mark.rule("L-EFFECT-13")
def test_lorien_guide_puts_progress_on_the_active_location() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["lorien-guide"]),
        active="forest-gate",
        staging=["old-forest-road"],
        phase=Phase.QUEST,
    )
    guide = table.id("lorien-guide")
    table.begin(CommitStep(A)).choose(Commit(guide), Done())
    assert table.prompt == MayRespond("Committed")
    assert table.options == (Pass(), Use(guide))
    table.use("lorien-guide").done()
    assert table.card("forest-gate").progress == 1
    assert table.card("old-forest-road").progress == 0


@pytest.mark.rule("L-FAQ-14")
def test_lorien_guide_has_nothing_to_do_without_an_active_location() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["lorien-guide"]),
        staging=["old-forest-road"],
        phase=Phase.QUEST,
    )
    table.begin(CommitStep(A)).choose(Commit(table.id("lorien-guide")), Done()).done()
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-EFFECT-13")
def test_lorien_guide_guides_nobody_from_home() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["lorien-guide"]), active="forest-gate", phase=Phase.QUEST
    )
    table.begin(CommitStep(A)).choose(Commit(table.id("dunhere")), Done()).done()
    assert table.card("forest-gate").progress == 0


# Northern Tracker


@pytest.mark.rule("L-LOC-02")
def test_northern_tracker_puts_progress_on_every_location_in_the_staging_area() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["northern-tracker"]),
        active="forest-gate",
        staging=["old-forest-road", "enchanted-stream", "wargs"],
        progress={"enchanted-stream": 1},
        phase=Phase.QUEST,
    )
    table.begin(CommitStep(A)).choose(Commit(table.id("northern-tracker")), Done())
    assert table.options == (Pass(), Use(table.id("northern-tracker")))
    table.use("northern-tracker").done()
    assert table.card("old-forest-road").progress == 1
    assert table.card("enchanted-stream").zone is Zone.DISCARD
    assert table.card("forest-gate").progress == 0


@pytest.mark.rule("L-FAQ-14")
def test_northern_tracker_finds_no_location_in_the_staging_area() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["northern-tracker"]),
        active="forest-gate",
        staging=["wargs"],
        phase=Phase.QUEST,
    )
    table.begin(CommitStep(A)).choose(Commit(table.id("northern-tracker")), Done()).done()
    assert table.card("forest-gate").progress == 0


# The Favor of the Lady


@pytest.mark.rule("L-CTRL-08")
def test_the_favor_of_the_lady_gives_a_hero_of_any_player_willpower() -> None:
    table = scene(
        Side(heroes=["dunhere"], allies=["lorien-guide"], hand=["the-favor-of-the-lady"]),
        Side(heroes=["gimli"]),
        resources={"dunhere": 2},
    )
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("the-favor-of-the-lady")))
    table.play("the-favor-of-the-lady")
    assert table.options == (Pick(table.id("dunhere")), Pick(table.id("gimli")))
    table.pick("gimli").pay("dunhere", "dunhere").done()
    assert table.terms("gimli", Stat.WILLPOWER) == (("printed", 2), ("the-favor-of-the-lady", 1))


@pytest.mark.rule("L-LAST-02")
def test_two_favors_of_the_lady_add_up() -> None:
    table = scene(
        Side(heroes=["dunhere"]),
        attached={"dunhere": ["the-favor-of-the-lady", "the-favor-of-the-lady"]},
    )
    assert table.value("dunhere", Stat.WILLPOWER) == 3


# Power in the Earth


@pytest.mark.rule("L-FAQ-45")
def test_power_in_the_earth_lowers_the_threat_of_a_location() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["power-in-the-earth"]),
        Side(heroes=["gimli"]),
        staging=["gladden-fields", "wargs"],
        active="forest-gate",
        resources={"dunhere": 1},
    )
    assert staging_threat(table.state) == 5
    table.begin(ActionWindow(planning=A)).play("power-in-the-earth")
    assert table.options == (Pick(table.id("gladden-fields")), Pick(table.id("forest-gate")))
    table.pick("gladden-fields").pay("dunhere").done()
    assert staging_threat(table.state) == 4
    assert controller(table.state, table.id("power-in-the-earth")) == A


@pytest.mark.rule("L-LAST-03")
def test_power_in_the_earth_lowers_no_threat_below_zero() -> None:
    table = scene(
        Side(heroes=["dunhere"]),
        staging=["old-forest-road", "wargs"],
        attached={"old-forest-road": ["power-in-the-earth", "power-in-the-earth"]},
    )
    assert table.value("old-forest-road", Stat.THREAT) == 0
    assert staging_threat(table.state) == 2


@pytest.mark.rule("L-CARD-17")
def test_power_in_the_earth_needs_a_location() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["power-in-the-earth"]),
        staging=["wargs"],
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow(planning=A)).done()


@pytest.mark.rule("L-TRAVEL-03")
def test_power_in_the_earth_travels_with_its_location() -> None:
    table = scene(
        Side(heroes=["dunhere"]),
        staging=["enchanted-stream", "wargs"],
        attached={"enchanted-stream": ["power-in-the-earth"]},
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("enchanted-stream"))).done()
    assert table.state.active == [table.id("enchanted-stream")]
    assert table.value("enchanted-stream", Stat.THREAT) == 1


@pytest.mark.rule("L-CARD-18")
def test_power_in_the_earth_goes_to_its_owners_pile_when_the_location_is_explored() -> None:
    table = scene(
        Side(heroes=["dunhere"]),
        staging=["the-brown-lands"],
        attached={"the-brown-lands": ["power-in-the-earth"]},
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("the-brown-lands"))).done()
    assert table.state.discard[A] == [table.id("power-in-the-earth")]


# Unexpected Courage


@pytest.mark.rule("L-READY-03")
def test_unexpected_courage_readies_its_hero() -> None:
    table = scene(
        Side(heroes=["dunhere", "eowyn"]),
        attached={"dunhere": ["unexpected-courage"]},
        exhausted=["dunhere", "eowyn"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("unexpected-courage"), 1))
    table.use("unexpected-courage").done()
    assert not table.card("dunhere").exhausted
    assert table.card("unexpected-courage").exhausted
    assert table.card("eowyn").exhausted


@pytest.mark.rule("L-FAQ-14")
def test_unexpected_courage_is_not_used_on_a_ready_hero() -> None:
    table = scene(Side(heroes=["dunhere"]), attached={"dunhere": ["unexpected-courage"]})
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_unexpected_courage_readies_nobody() -> None:
    table = scene(
        Side(heroes=["dunhere"]),
        attached={"dunhere": ["unexpected-courage"]},
        exhausted=["dunhere", "unexpected-courage"],
    )
    table.begin(ActionWindow()).done()
