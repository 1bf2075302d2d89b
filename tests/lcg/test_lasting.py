"""Lasting effects: how long they hold, and how they add up (L-LAST)."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import Commit, EngageEnemy, PickPlayer
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until


def ended(table: LcgScene, of: Until) -> LcgScene:
    """The phase, or the round, comes to its end."""
    table.begin(End(of)).done()
    return table


@pytest.mark.rule("L-LAST-01")
def test_an_effect_until_the_end_of_the_phase_outlasts_its_action_and_then_ends() -> None:
    table = scene(
        Side(heroes=["aragorn", "legolas"], hand=["for-gondor"]), resources={"aragorn": 2},
        phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow()).use("for-gondor").pay("aragorn", "aragorn").done()
    assert table.terms("legolas", Stat.ATTACK) == (("printed", 3), ("for-gondor", 1))
    ended(table, Until.PHASE)
    assert table.terms("legolas", Stat.ATTACK) == (("printed", 3),)


@pytest.mark.rule("L-LAST-01")
def test_an_effect_until_the_end_of_the_round_outlasts_the_phase() -> None:
    table = scene(staging=["forest-spider"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("forest-spider"))).done()
    ended(table, Until.PHASE)
    assert table.terms("forest-spider", Stat.ATTACK) == (("printed", 2), ("forest-spider", 1))
    ended(table, Until.ROUND)
    assert table.terms("forest-spider", Stat.ATTACK) == (("printed", 2),)


@pytest.mark.rule("L-LAST-01")
def test_an_effect_without_a_duration_does_not_end() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"], threat=20), Side(heroes=["gimli"])
    )
    table.begin(ActionWindow()).use("wandering-took").choose(PickPlayer(B)).passing().done()
    ended(ended(table, Until.PHASE), Until.ROUND)
    assert table.id("wandering-took") in table.state.area[B]


@pytest.mark.rule("L-LAST-02")
@pytest.mark.parametrize("faramir_first", [True, False])
def test_the_sum_of_all_effects_applies_in_whatever_order_they_came(faramir_first: bool) -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        attached={"aragorn": ["celebrians-stone"]},
        committed=["aragorn"],
        encounter=["ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    windows = [ActionWindow(), RevealCard(A)]
    table.begin(*(windows if faramir_first else reversed(windows)))
    table.use("faramir").choose(PickPlayer(A)).done()
    reasons = {("printed", 2), ("celebrians-stone", 2), ("ungoliants-spawn", -1), ("faramir", 1)}
    assert set(table.terms("aragorn", Stat.WILLPOWER)) == reasons
    assert table.value("aragorn", Stat.WILLPOWER) == 4


@pytest.mark.rule("L-LAST-03")
def test_a_value_below_zero_counts_as_zero() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["son-of-arnor"], threat=20),
        encounter=["ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Commit(table.id("aragorn")), Commit(table.id("son-of-arnor")))
    table.done()
    assert table.terms("son-of-arnor", Stat.WILLPOWER) == (("printed", 0), ("ungoliants-spawn", -1))
    assert table.value("son-of-arnor", Stat.WILLPOWER) == 0
    assert table.state.threat == [20 + 3 - 1]  # Aragorn's 1 is not lessened


@pytest.mark.rule("L-LAST-04")
def test_only_the_final_sum_is_rounded_up_to_zero() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["son-of-arnor", "faramir"]),
        committed=["son-of-arnor"],
        encounter=["ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A), ActionWindow())
    assert table.value("son-of-arnor", Stat.WILLPOWER) == 0
    table.use("faramir").choose(PickPlayer(A)).done()
    assert table.value("son-of-arnor", Stat.WILLPOWER) == 0
    assert table.value("faramir", Stat.WILLPOWER) == 3


@pytest.mark.rule("L-LAST-04")
def test_the_sum_is_made_anew_when_an_effect_is_added_or_goes() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["power-in-the-earth", "power-in-the-earth"]),
        staging=["old-forest-road"],
        encounter=["driven-by-shadow"],
        resources={"eowyn": 2},
    )
    table.begin(ActionWindow(planning=A), RevealCard(A))
    for left in (0, 0):
        table.play("power-in-the-earth").pick("old-forest-road").pay("eowyn")
        assert table.value("old-forest-road", Stat.THREAT) == left
    table.passing().done()
    assert table.value("old-forest-road", Stat.THREAT) == 0  # 1 - 1 - 1 + 1
    assert sum(amount for _, amount in table.terms("old-forest-road", Stat.THREAT)) == 0
    table.begin(ActionWindow(), End(Until.PHASE)).passing().done()
    assert sum(amount for _, amount in table.terms("old-forest-road", Stat.THREAT)) == -1


@pytest.mark.rule("L-LAST-02")
def test_the_same_effect_twice_counts_twice() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["blade-mastery", "blade-mastery"]), resources={"gimli": 2},
        phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow())
    for _ in range(2):
        table.use("blade-mastery").pay("gimli").pick("gimli")
    table.done()
    assert (table.value("gimli", Stat.ATTACK), table.value("gimli", Stat.DEFENSE)) == (4, 4)
