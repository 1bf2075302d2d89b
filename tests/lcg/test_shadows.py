"""Shadow cards: L-SHADOW."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.records import CardId
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Revealed, ShadowTurnedUp
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import (
    ChooseAttacker,
    DeclareAttack,
    DeclareDefender,
    Defend,
    Done,
    OrderAttacks,
    OrderShadows,
    Pick,
    TakeAction,
    Undefended,
)
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.view import LcgBoard


def dealt(table: LcgScene, enemy: CardId) -> list[str]:
    """The shadow cards that lie at an enemy."""
    return [table.state.cards[card].code for card in table.state.shadows.get(enemy, ())]


def seen_shadows(table: LcgScene, seat: int) -> list[str | None]:
    """The shadow cards as a seat sees them."""
    board = table.view(seat).board
    assert isinstance(board, LcgBoard)
    return [shadow.code for shadow in board.shadows]


@pytest.mark.rule("L-SHADOW-01")
def test_each_engaged_enemy_is_dealt_one_face_down_card_from_the_top() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats"]),
        encounter=["enchanted-stream", "old-forest-road", "forest-gate"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert dealt(table, table.id("forest-spider")) == ["enchanted-stream"]
    assert dealt(table, table.id("black-forest-bats")) == ["old-forest-road"]
    assert table.card("enchanted-stream").face_down
    assert table.card("old-forest-road").face_down
    assert seen_shadows(table, A) == [None, None]
    assert table.state.encounter_deck == [table.id("forest-gate")]
    table.to_the_end().done()


@pytest.mark.rule("L-SHADOW-02")
def test_enemies_in_the_staging_area_are_dealt_no_shadow_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        staging=["king-spider"],
        encounter=["enchanted-stream", "old-forest-road"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert dealt(table, table.id("forest-spider")) == ["enchanted-stream"]
    assert dealt(table, table.id("king-spider")) == []
    assert table.state.encounter_deck == [table.id("old-forest-road")]
    table.to_the_end().done()


@pytest.mark.rule("L-SHADOW-03")
def test_the_first_players_enemies_are_dealt_shadow_cards_first() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        Side(heroes=["gimli"], engaged=["king-spider"]),
        encounter=["enchanted-stream", "old-forest-road"],
        phase=Phase.COMBAT,
    )
    table.state.first = B
    table.begin(CombatPhase())
    assert dealt(table, table.id("king-spider")) == ["enchanted-stream"]
    assert dealt(table, table.id("forest-spider")) == ["old-forest-road"]
    table.to_the_end().done()


@pytest.mark.rule("L-SHADOW-04")
def test_the_enemy_with_the_highest_engagement_cost_is_dealt_its_card_first() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["king-spider", "black-forest-bats", "forest-spider"]),
        encounter=["enchanted-stream", "old-forest-road", "forest-gate"],
        attached={"aragorn": ["citadel-plate"]},
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert dealt(table, table.id("forest-spider")) == ["enchanted-stream"]
    assert dealt(table, table.id("king-spider")) == ["old-forest-road"]
    assert dealt(table, table.id("black-forest-bats")) == ["forest-gate"]
    table.to_the_end().done()


@pytest.mark.rule("L-SHADOW-04", "L-OPEN-05")
def test_of_enemies_with_the_same_cost_their_player_chooses_who_is_dealt_first() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["king-spider", "wargs"]),
        encounter=["enchanted-stream", "old-forest-road"],
        attached={"aragorn": ["citadel-plate"]},
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.prompt == OrderShadows()
    assert table.options == (Pick(table.id("king-spider")), Pick(table.id("wargs")))
    table.pick("wargs")
    assert dealt(table, table.id("wargs")) == ["enchanted-stream"]
    assert dealt(table, table.id("king-spider")) == ["old-forest-road"]
    table.to_the_end().done()


@pytest.mark.rule("L-SHADOW-05")
def test_when_the_encounter_deck_runs_out_the_other_enemies_get_none() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats"]),
        encounter=["enchanted-stream"],
        encounter_discard=["old-forest-road"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert dealt(table, table.id("forest-spider")) == ["enchanted-stream"]
    assert dealt(table, table.id("black-forest-bats")) == []
    table.to_the_end().done()
    assert table.card("aragorn").damage == 3, "the enemy without a shadow card attacks as well"


@pytest.mark.rule("L-SHADOW-06")
def test_an_empty_encounter_deck_is_not_made_anew_before_the_quest_phase() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        encounter_discard=["enchanted-stream", "old-forest-road"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).to_the_end().done()
    assert table.state.encounter_deck == []
    assert len(table.state.encounter_discard) == 2
    table.state.phase = Phase.QUEST
    table.begin(QuestPhase()).to_the_end().done()
    assert len(table.state.encounter_deck) == 1
    assert table.state.encounter_discard == []


@pytest.mark.rule("L-SHADOW-06", "L-OPEN-12")
@pytest.mark.parametrize(("phase", "revealed"), [(Phase.TRAVEL, 0), (Phase.QUEST, 1)])
def test_a_card_revealed_by_an_effect_makes_no_new_deck_outside_the_quest_phase(
    phase: Phase, revealed: int
) -> None:
    table = scene(Side(), encounter_discard=["old-forest-road", "forest-gate"], phase=phase)
    table.begin(RevealCard(A)).done()
    assert len(table.told(Revealed)) == len(table.state.staging) == revealed
    assert len(table.state.encounter_deck) == revealed


@pytest.mark.rule("L-SHADOW-07")
def test_a_shadow_card_stays_face_down_until_its_enemy_attacks() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "king-spider"]),
        shadows={"forest-spider": ["enchanted-stream"], "king-spider": ["old-forest-road"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).passing()
    assert seen_shadows(table, A) == [None, None]
    table.choose(Undefended()).done()
    assert seen_shadows(table, A) == [None, "old-forest-road"]
    assert table.told(ShadowTurnedUp) == [
        ShadowTurnedUp(table.id("old-forest-road"), "old-forest-road")
    ]


@pytest.mark.rule("L-SHADOW-08")
def test_a_shadow_effect_works_only_for_the_enemy_that_its_card_was_dealt_to() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["east-bight-patrol", "king-spider"]),
        shadows={"king-spider": ["dol-guldur-orcs"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("east-bight-patrol"), A))
    table.choose(Undefended()).done()
    assert table.card("aragorn").damage == 3, "neither the own nor a neighbour's shadow effect"
    assert table.state.threat == [25]
    assert table.card("dol-guldur-orcs").face_down


@pytest.mark.rule("L-SHADOW-09")
def test_a_shadow_card_without_a_shadow_effect_changes_nothing() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["king-spider"]),
        shadows={"king-spider": ["enchanted-stream"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.terms("king-spider", Stat.ATTACK) == (("printed", 3),)
    assert table.card("aragorn").damage == 1
    assert table.state.threat == [25]


@pytest.mark.rule("L-SHADOW-10")
def test_doomed_and_surge_do_nothing_on_a_shadow_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["king-spider"]),
        shadows={"king-spider": ["endless-caverns"]},
        encounter=["old-forest-road"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.state.threat == [25]
    assert table.told(Revealed) == []
    assert table.state.staging == []


@pytest.mark.rule("L-SHADOW-11")
def test_the_shadow_card_of_an_enemy_that_leaves_play_is_discarded() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["gondorian-spearman"], engaged=["black-forest-bats"]),
        shadows={"black-forest-bats": ["east-bight-patrol"]},
        damage={"black-forest-bats": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("black-forest-bats"), A))
    table.choose(Defend(table.id("gondorian-spearman"))).use("gondorian-spearman").done()
    assert table.state.encounter_discard == [
        table.id("east-bight-patrol"),
        table.id("black-forest-bats"),
    ]
    assert not table.card("east-bight-patrol").face_down
    assert table.told(ShadowTurnedUp) == []


@pytest.mark.rule("L-SHADOW-12")
def test_an_enemy_back_in_the_staging_area_keeps_its_shadow_card_for_the_phase() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-light-in-the-dark"], engaged=["forest-spider"]),
        encounter=["east-bight-patrol"],
        resources={"eowyn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).use("a-light-in-the-dark").pay("eowyn", "eowyn")
    at_hand = table.id("forest-spider")
    table.pick("forest-spider").done()
    assert table.state.staging == [at_hand]
    assert table.told(ShadowTurnedUp) == [], "it did not attack"
    assert table.state.encounter_discard == [table.id("east-bight-patrol")]


@pytest.mark.rule("L-SHADOW-12")
def test_an_enemy_sent_away_during_its_attack_still_has_its_shadow_card() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-light-in-the-dark"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["east-bight-patrol"]},
        resources={"eowyn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    table.use("a-light-in-the-dark").pay("eowyn", "eowyn").pick("forest-spider")
    assert table.prompt == DeclareDefender(table.id("forest-spider"))
    assert table.state.staging == [table.id("forest-spider")]
    assert dealt(table, table.id("forest-spider")) == ["east-bight-patrol"]
    assert table.card("east-bight-patrol").face_down
    table.choose(Undefended()).to_the_end().done()
    assert table.state.threat == [28], "its shadow effect happened"


@pytest.mark.rule("L-SHADOW-13")
def test_at_the_end_of_the_combat_phase_all_shadow_cards_are_discarded() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats"]),
        encounter=["enchanted-stream", "old-forest-road"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    assert table.prompt == OrderAttacks()
    table.choose(ChooseAttacker(table.id("black-forest-bats")), Undefended())
    assert table.state.encounter_discard == []
    assert dealt(table, table.id("black-forest-bats")) == ["old-forest-road"]
    table.to_the_end().done()
    assert table.state.shadows == {}
    assert sorted(table.state.encounter_discard) == sorted(
        (table.id("enchanted-stream"), table.id("old-forest-road"))
    )


@pytest.mark.rule("L-SHADOW-13")
def test_shadow_cards_lie_there_until_the_last_action_window_is_over() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=["forest-spider"]),
        encounter=["enchanted-stream"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).passing().choose(Undefended())
    while not isinstance(table.prompt, DeclareAttack):
        table.choose(Pass())
    table.choose(Done())
    assert table.prompt == TakeAction(Phase.COMBAT)
    assert dealt(table, table.id("forest-spider")) == ["enchanted-stream"]
    table.choose(Pass()).done()
    assert table.state.encounter_discard == [table.id("enchanted-stream")]
