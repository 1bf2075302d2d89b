"""The events of Spirit, cards 46-50: threat, travel, cancelling, the discard pile."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    ChooseTravel,
    Defend,
    MayRespond,
    Pick,
    PickNumber,
    PickPlayer,
    TravelHere,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.revealing import RevealCard

# The Galadhrim's Greeting


@pytest.mark.rule("L-GEN-06")
def test_the_galadhrims_greeting_calms_one_player_by_six() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["the-galadhrims-greeting"], threat=30),
        Side(heroes=["gimli"], threat=40),
        resources={"eowyn": 3},
    )
    table.begin(ActionWindow()).use("the-galadhrims-greeting").pay("eowyn", "eowyn", "eowyn")
    assert table.options == (PickNumber(0), PickNumber(1))
    table.choose(PickNumber(0))
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).done()
    assert table.state.threat == [30, 34]


@pytest.mark.rule("L-GEN-06")
def test_the_galadhrims_greeting_calms_everybody_by_two() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["the-galadhrims-greeting"], threat=30),
        Side(heroes=["gimli"], threat=40),
        resources={"eowyn": 3},
    )
    table.begin(ActionWindow()).use("the-galadhrims-greeting").pay("eowyn", "eowyn", "eowyn")
    table.choose(PickNumber(1)).done()
    assert table.state.threat == [28, 38]


@pytest.mark.rule("L-OPEN-21")
def test_the_galadhrims_greeting_does_not_lower_threat_below_zero() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["the-galadhrims-greeting"], threat=5),
        resources={"dunhere": 3},
    )
    table.begin(ActionWindow()).use("the-galadhrims-greeting").pay(*["dunhere"] * 3)
    table.choose(PickNumber(0), PickPlayer(A)).done()
    assert table.state.threat == [0]


@pytest.mark.rule("L-FAQ-14")
def test_the_galadhrims_greeting_is_not_played_at_threat_zero() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["the-galadhrims-greeting"], threat=0),
        resources={"dunhere": 3},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-PAY-01")
def test_the_galadhrims_greeting_is_not_played_for_two_resources() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["the-galadhrims-greeting"]), resources={"dunhere": 2}
    )
    table.begin(ActionWindow()).done()


# Strength of Will


@pytest.mark.rule("L-EFFECT-16")
def test_strength_of_will_puts_two_progress_on_the_location_travelled_to() -> None:
    table = scene(
        Side(
            heroes=["dunhere", "gimli", "aragorn"],
            allies=["lorien-guide", "northern-tracker"],
            hand=["strength-of-will"],
        ),
        Side(heroes=["eleanor"]),
        attached={"aragorn": ["celebrians-stone"]},
        staging=["gladden-fields"],
        exhausted=["northern-tracker"],
        phase=Phase.TRAVEL,
    )
    fields = table.id("gladden-fields")
    table.begin(TravelPhase())
    assert (table.prompt, table.options) == (ChooseTravel(), (Pass(), TravelHere(fields)))
    table.choose(TravelHere(fields))
    assert table.prompt == MayRespond("TravelledTo", fields)
    assert table.options == (Pass(), Use(table.id("strength-of-will")))
    table.use("strength-of-will")
    codes = ("dunhere", "aragorn", "lorien-guide")
    assert table.options == tuple(Pick(table.id(code)) for code in codes)
    table.pick("lorien-guide").done()
    assert table.card("lorien-guide").exhausted
    assert table.card("gladden-fields").progress == 2


@pytest.mark.rule("L-LOC-02")
def test_strength_of_will_may_explore_the_location_at_once() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["strength-of-will"]),
        staging=["enchanted-stream"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("enchanted-stream")))
    table.use("strength-of-will").pick("dunhere").done()
    assert table.state.active == []
    assert table.card("enchanted-stream").zone is Zone.DISCARD


@pytest.mark.rule("L-READY-05")
def test_strength_of_will_needs_a_ready_character_of_spirit() -> None:
    table = scene(
        Side(heroes=["dunhere", "gimli"], hand=["strength-of-will"]),
        attached={"gimli": ["the-favor-of-the-lady"]},
        staging=["enchanted-stream"],
        exhausted=["dunhere"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("enchanted-stream"))).done()
    assert table.card("enchanted-stream").progress == 0


@pytest.mark.rule("L-EFFECT-13")
def test_strength_of_will_is_not_played_if_nobody_travels() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["strength-of-will"]),
        staging=["enchanted-stream"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(Pass()).done()
    assert table.card("strength-of-will").zone is Zone.HAND


# Hasty Stroke


@pytest.mark.rule("L-FAQ-06", "L-CARD-20")
def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["hasty-stroke"], engaged=["king-spider"]),
        shadows={"king-spider": ["east-bight-patrol"]},
        resources={"dunhere": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended())
    assert table.prompt == MayRespond("ShadowTriggered", table.id("east-bight-patrol"))
    assert table.options == (Pass(), Use(table.id("hasty-stroke")))
    table.use("hasty-stroke").pay("dunhere").done()
    assert table.card("dunhere").damage == 3
    assert table.state.threat == [25]
    assert table.state.discard[A] == [table.id("hasty-stroke")]


@pytest.mark.rule("L-SHADOW-09")
def test_hasty_stroke_has_nothing_to_cancel_on_a_card_without_shadow_effect() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["hasty-stroke"], engaged=["king-spider"]),
        shadows={"king-spider": ["enchanted-stream"]},
        resources={"dunhere": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended()).done()
    assert table.card("hasty-stroke").zone is Zone.HAND


@pytest.mark.rule("L-FAQ-14")
def test_a_shadow_effect_is_cancelled_once() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["hasty-stroke", "hasty-stroke"], engaged=["king-spider"]),
        shadows={"king-spider": ["east-bight-patrol"]},
        resources={"dunhere": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Defend(table.id("dunhere")))
    first, second = table.ids("hasty-stroke")
    assert table.options == (Pass(), Use(first), Use(second))
    table.choose(Use(first)).pay("dunhere").done()
    assert table.state.hand[A] == [second]
    assert table.card("dunhere").damage == 2


# Will of the West


@pytest.mark.rule("L-DMG-07")
def test_will_of_the_west_shuffles_a_discard_pile_into_its_deck() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["will-of-the-west"], discard=["lorien-guide"]),
        Side(heroes=["legolas"], deck=["feint"], discard=["gimli", "beorn", "quick-strike"]),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).use("will-of-the-west").pay("dunhere")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).done()
    codes = sorted(table.state.cards[card].code for card in table.state.deck[B])
    assert codes == ["beorn", "feint", "quick-strike"]
    assert table.state.discard == [[table.id("lorien-guide")], [table.id("gimli")]]
    assert table.card("will-of-the-west").zone is Zone.REMOVED


def test_will_of_the_west_shuffles_the_whole_deck() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["will-of-the-west"], deck=["feint", "beorn"],
             discard=["lorien-guide"]),
        resources={"dunhere": 1},
    )  # fmt: skip
    beorn, feint, guide = (table.id(code) for code in ("beorn", "feint", "lorien-guide"))
    table.script(Shuffled((1, 2, 0))).begin(ActionWindow()).use("will-of-the-west").pay("dunhere")
    table.choose(PickPlayer(A)).done()
    assert table.state.deck[A] == [feint, guide, beorn]


@pytest.mark.rule("L-FAQ-14")
def test_will_of_the_west_needs_a_card_to_shuffle() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["will-of-the-west"], discard=["eowyn"]),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).done()


# A Test of Will


@pytest.mark.rule("L-EX-23")
def test_a_test_of_will_cancels_the_effects_of_a_revealed_enemy() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-test-of-will"]),
        encounter=["black-forest-bats"],
        committed=["dunhere"],
        resources={"dunhere": 1},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.prompt == MayRespond("WhenRevealedTriggered", table.id("black-forest-bats"))
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("dunhere").done()
    assert table.card("dunhere").committed
    assert table.state.staging == [table.id("black-forest-bats")]
    assert table.value("black-forest-bats", Stat.THREAT) == 1


@pytest.mark.rule("L-QUEST-10")
def test_a_test_of_will_cancels_a_treachery_which_is_then_discarded() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-test-of-will"]),
        encounter=["the-necromancers-reach", "wargs"],
        exhausted=["dunhere"],
        resources={"dunhere": 1},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).use("a-test-of-will").pay("dunhere").done()
    assert table.card("dunhere").damage == 0
    assert table.state.encounter_discard == [table.id("the-necromancers-reach")]
    assert table.state.staging == []


@pytest.mark.rule("L-FAQ-07")
def test_a_test_of_will_has_nothing_to_cancel_on_a_card_with_keywords_only() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["a-test-of-will"]),
        encounter=["endless-caverns", "forest-gate", "wargs"],
        resources={"dunhere": 1},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.state.threat == [26]
    assert table.state.staging == [table.id("endless-caverns"), table.id("forest-gate")]


@pytest.mark.rule("L-PAY-03")
def test_a_test_of_will_needs_a_resource_of_spirit() -> None:
    table = scene(
        Side(heroes=["dunhere", "gimli"], hand=["a-test-of-will"]),
        encounter=["the-necromancers-reach"],
        exhausted=["dunhere"],
        resources={"gimli": 3},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.card("dunhere").damage == 1
