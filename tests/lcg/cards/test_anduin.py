"""Journey Down the Anduin: encounter cards 111-114."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, codes, progress, reveal
from tests.lcg.scene import A, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Defend, Use
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.view import LcgBoard

# Misty Mountain Goblins


@pytest.mark.rule("L-FAQ-33", "L-FAQ-26")
def test_misty_mountain_goblins_take_a_progress_token_off_the_quest_after_they_attack() -> None:
    table = scene(
        Side(engaged=["misty-mountain-goblins"]),
        quest="to-the-river",
        active="gladden-fields",
        progress={"to-the-river": 5, "gladden-fields": 2},
    )
    table.begin(EnemyAttack(table.id("misty-mountain-goblins"), A))
    assert table.card("to-the-river").progress == 5
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("to-the-river").progress == 4
    assert table.card("gladden-fields").progress == 2


def test_misty_mountain_goblins_take_nothing_when_another_enemy_attacks() -> None:
    table = scene(
        Side(engaged=["misty-mountain-goblins", "wargs"]),
        quest="to-the-river",
        progress={"to-the-river": 5},
    )
    attack(table, "wargs", "aragorn").done()
    assert table.card("to-the-river").progress == 5


def test_misty_mountain_goblins_find_nothing_on_an_empty_quest_card() -> None:
    table = scene(Side(engaged=["misty-mountain-goblins"]), quest="to-the-river")
    attack(table, "misty-mountain-goblins", "aragorn").done()
    assert table.card("to-the-river").progress == 0


@pytest.mark.parametrize(("defender", "left"), [("aragorn", 4), (None, 2)])
def test_misty_mountain_goblins_as_shadow_take_progress_off_the_quest(
    defender: str | None, left: int
) -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"]),
        quest="to-the-river",
        progress={"to-the-river": 5},
        shadows={"dol-guldur-orcs": ["misty-mountain-goblins"]},
    )
    attack(table, "dol-guldur-orcs", defender).done()
    assert table.card("to-the-river").progress == left


# Massing at Night


@pytest.mark.rule("L-FAQ-18")
def test_massing_at_night_reveals_a_card_for_each_player() -> None:
    table = scene(
        Side(),
        Side(heroes=["gimli"]),
        encounter=["massing-at-night", "endless-caverns", "forest-gate", "wargs", "gladden-fields"],
    )
    reveal(table).done()
    assert codes(table, table.state.staging) == ["endless-caverns", "forest-gate", "wargs"]
    assert table.state.threat == [26, 26]


@pytest.mark.rule("L-FAQ-06")
def test_massing_at_night_cancelled_reveals_nothing() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["massing-at-night", "forest-gate"],
        resources={"eowyn": 1},
    )
    reveal(table)
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").done()
    assert not table.state.staging


@pytest.mark.rule("L-OPEN-25")
def test_massing_at_night_as_shadow_deals_the_attacker_a_shadow_card_for_each_player() -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"]),
        Side(heroes=["gimli"]),
        shadows={"dol-guldur-orcs": ["massing-at-night"]},
        encounter=["wargs", "dol-guldur-orcs", "east-bight-patrol"],
    )
    attack(table, "dol-guldur-orcs", "aragorn").done()
    assert table.card("aragorn").damage == 2 + 1 + 1 - 2
    assert codes(table, table.state.encounter_deck) == ["east-bight-patrol"]


@pytest.mark.rule("L-SHADOW-05")
def test_massing_at_night_as_shadow_deals_nothing_from_an_empty_deck() -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["massing-at-night"]},
        encounter_discard=["wargs"],
    )
    attack(table, "dol-guldur-orcs", "aragorn").done()
    assert table.card("aragorn").damage == 0


# Banks of the Anduin


@pytest.mark.rule("L-LOC-02")
def test_banks_of_the_anduin_return_to_the_top_of_the_deck_when_explored() -> None:
    table = scene(active="banks-of-the-anduin", encounter=["wargs", "forest-gate"])
    progress(table, 3).done()
    assert codes(table, table.state.encounter_deck) == [
        "forest-gate",
        "wargs",
        "banks-of-the-anduin",
    ]
    assert table.card("banks-of-the-anduin").progress == 0
    board = table.view(A).board
    assert isinstance(board, LcgBoard)
    assert [card.code for card in board.known_top] == ["banks-of-the-anduin"]


def test_banks_of_the_anduin_return_to_the_deck_from_the_staging_area_too() -> None:
    table = scene(
        Side(heroes=["eowyn"], allies=["northern-tracker"]),
        staging=["banks-of-the-anduin"],
        progress={"banks-of-the-anduin": 2},
        encounter=["wargs"],
        phase=Phase.QUEST,
    )
    table.begin(CommitStep(A)).commit("northern-tracker").use("northern-tracker").done()
    assert codes(table, table.state.encounter_deck) == ["wargs", "banks-of-the-anduin"]


def test_banks_of_the_anduin_stay_until_they_are_explored() -> None:
    table = scene(active="banks-of-the-anduin", encounter=["wargs"])
    progress(table, 2).done()
    assert codes(table, table.state.active) == ["banks-of-the-anduin"]


@pytest.mark.rule("L-SHADOW-13")
def test_banks_of_the_anduin_as_a_shadow_card_are_discarded() -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"]),
        encounter=["banks-of-the-anduin", "wargs"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).to_the_end().done()
    assert codes(table, table.state.encounter_discard) == ["banks-of-the-anduin"]
    assert codes(table, table.state.encounter_deck) == ["wargs"]


# Gladden Fields


@pytest.mark.parametrize(("active", "threat"), [(True, 27), (False, 26)])
@pytest.mark.rule("L-REF-02")
def test_gladden_fields_raise_threat_by_one_more_in_the_refresh_phase_while_active(
    active: bool, threat: int
) -> None:
    fields = "gladden-fields"
    table = scene(
        Side(),
        Side(heroes=["gimli"]),
        staging=[] if active else [fields],
        active=fields if active else None,
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase()).done()
    assert table.state.threat == [threat, threat]


@pytest.mark.rule("L-KEY-22", "L-KEY-23")
def test_gladden_fields_explored_count_for_victory() -> None:
    table = scene(active="gladden-fields")
    progress(table, 3).done()
    assert table.card("gladden-fields").zone is Zone.VICTORY
