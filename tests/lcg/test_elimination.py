"""Elimination: L-ELIM."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Begin, C, LcgScene, Side, amend, lay, scene
from westmarch.lcg.events import Eliminated, Revealed, ShadowTurnedUp
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AssignDamage,
    Defend,
    EngageEnemy,
    EngageOptionally,
    PickPlayer,
    Undefended,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack, EnemyAttacks
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.state import Card
from westmarch.lcg.vocabulary.targets import Until


def refresh(table: LcgScene) -> LcgScene:
    """Everybody's threat rises by 1; nobody acts."""
    table.begin(RefreshPhase()).to_the_end().done()
    return table


@pytest.mark.rule("L-ELIM-01")
def test_a_player_is_out_when_his_last_hero_is_destroyed() -> None:
    table = scene(
        Side(
            heroes=["eowyn", "eleanor"],
            allies=["northern-tracker"],
            engaged=["forest-spider", "king-spider"],
        ),
        Side(heroes=["gimli"]),
        damage={"eowyn": 2, "eleanor": 2},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(A)).choose(table.options[0], Undefended()).pick("eowyn")
    assert table.state.discard[A] == [table.id("eowyn")]
    assert table.state.eliminated == [False, False], "a hero is left"
    table.choose(Undefended()).done()
    assert table.state.eliminated == [True, False]
    assert table.told(Eliminated) == [Eliminated(A)]


@pytest.mark.rule("L-ELIM-02")
@pytest.mark.parametrize(("threat", "out"), [(42, False), (43, True), (49, True)])
def test_a_player_is_out_when_his_threat_reaches_or_would_pass_fifty(
    threat: int, out: bool
) -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=20),
        Side(heroes=["gimli"], threat=threat),
        staging=["hill-troll", "marsh-adder", "ungoliants-spawn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).to_the_end().done()
    assert table.state.eliminated == [False, out]


@pytest.mark.rule("L-ELIM-03")
def test_a_player_with_no_hero_but_the_prisoner_is_out_and_all_have_lost() -> None:
    table = scene(
        Side(heroes=["aragorn", "eowyn"], engaged=["hill-troll"]),
        Side(heroes=["gimli"]),
        quest="the-necromancers-tower",
        phase=Phase.COMBAT,
    )
    amend(table, "aragorn", face_down=True)
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Undefended()).done()
    assert table.state.eliminated == [True, False]
    assert table.state.won is False


@pytest.mark.rule("L-ELIM-04")
@pytest.mark.parametrize("quest", ["flies-and-spiders", "to-the-river", "the-necromancers-tower"])
def test_the_threshold_is_fifty_in_every_scenario(quest: str) -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=48), Side(heroes=["gimli"], threat=49), quest=quest
    )
    refresh(table)
    assert table.state.threat == [49, 50]
    assert table.state.eliminated == [False, True]


@pytest.mark.rule("L-ELIM-05")
def test_hand_deck_and_all_cards_in_play_of_an_eliminated_player_are_discarded() -> None:
    table = scene(
        Side(
            heroes=["aragorn", "gloin"],
            allies=["faramir"],
            hand=["sneak-attack"],
            deck=["ever-vigilant", "grim-resolve"],
            discard=["gandalf"],
            threat=49,
        ),
        Side(heroes=["gimli"]),
        attached={"aragorn": ["steward-of-gondor"]},
    )
    own = [card for card, there in enumerate(table.state.cards) if there.owner == A]
    own.append(table.id("steward-of-gondor"))
    refresh(table)
    assert sorted(table.state.discard[A]) == sorted(set(own))
    assert (table.state.hand[A], table.state.deck[A], table.state.area[A]) == ([], [], [])


@pytest.mark.rule("L-ELIM-05")
def test_attachments_that_an_eliminated_player_put_on_enemies_and_places_go_too() -> None:
    table = scene(
        Side(heroes=["denethor"], engaged=["hill-troll"], threat=49),
        Side(heroes=["gimli"]),
        active="old-forest-road",
    )
    for host, code in (("hill-troll", "forest-snare"), ("old-forest-road", "power-in-the-earth")):
        controlled_attachment(table, host, code)
    refresh(table)
    assert table.state.attached == {}
    assert set(table.state.discard[A]) == {
        table.id("denethor"),
        table.id("forest-snare"),
        table.id("power-in-the-earth"),
    }


@pytest.mark.rule("L-ELIM-05", "L-OPEN-10")
def test_cards_of_others_that_he_controlled_go_to_their_owners() -> None:
    table = scene(
        Side(heroes=["eowyn"], allies=["wandering-took"]),
        Side(heroes=["gimli"], threat=46),
        attached={"gimli": ["caught-in-a-web"]},
    )
    took, web = table.id("wandering-took"), table.id("caught-in-a-web")
    table.begin(CombatPhase(), RefreshPhase()).use("wandering-took").choose(PickPlayer(B))
    table.to_the_end().done()
    assert table.state.eliminated == [False, True]
    assert table.state.discard == [[took], [table.id("gimli")]]
    assert table.state.encounter_discard == [web]


@pytest.mark.rule("L-ELIM-05", "L-OPEN-10")
def test_claimed_objectives_of_an_eliminated_player_return_to_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], threat=49),
        quest="through-the-caverns",
        attached={"eowyn": ["shadow-key"]},
    )
    refresh(table)
    assert table.state.staging == [table.id("shadow-key")]
    assert table.state.encounter_discard == []


@pytest.mark.rule("L-ELIM-05", "L-OPEN-10")
def test_orc_guards_of_an_eliminated_player_go_to_their_owners_pile() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], deck=["faramir"], threat=49),
        quest="out-of-the-dungeons",
    )
    table.begin(Begin(Phase.QUEST)).done()
    assert table.state.engaged == [[], [table.id("faramir")]]
    refresh(table)
    assert table.state.staging == []
    assert set(table.state.discard[B]) == {table.id("eowyn"), table.id("faramir")}


@pytest.mark.rule("L-ELIM-05", "L-OPEN-10")
def test_what_lies_on_the_deck_of_an_eliminated_player_goes_to_the_encounter_discard_pile() -> None:
    table = scene(
        Side(heroes=["eowyn"], deck=["faramir"], threat=49),
        Side(heroes=["gimli"]),
        encounter=["iron-shackles"],
    )
    table.begin(RevealCard(A)).passing().done()
    assert table.state.deck_attached == [[table.id("iron-shackles")], []]
    refresh(table)
    assert table.state.deck_attached == [[], []]
    assert table.state.encounter_discard == [table.id("iron-shackles")]


@pytest.mark.rule("L-ELIM-05")
def test_nothing_comes_back_to_an_eliminated_player_at_the_end_of_the_phase() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "faramir"], threat=49),
        Side(heroes=["gimli"]),
        resources={"aragorn": 1},
        phase=Phase.REFRESH,
    )
    table.begin(ActionWindow(), RefreshPhase(), End(Until.PHASE))
    table.use("sneak-attack").pay("aragorn").pick("faramir").to_the_end().done()
    assert table.state.eliminated == [True, False]
    assert table.state.hand == [[], []]


@pytest.mark.rule("L-ELIM-06")
def test_the_enemies_of_an_eliminated_player_return_to_the_staging_area() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], engaged=["forest-spider", "king-spider"], threat=49),
        staging=["wargs"],
    )
    refresh(table)
    assert table.state.engaged == [[], []]
    assert table.state.staging == [
        table.id("wargs"),
        table.id("forest-spider"),
        table.id("king-spider"),
    ]


@pytest.mark.rule("L-ELIM-07")
def test_enemies_that_return_keep_their_damage() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], engaged=["forest-spider"], threat=49),
        damage={"forest-spider": 3},
    )
    refresh(table)
    assert table.state.staging == [table.id("forest-spider")]
    assert table.card("forest-spider").damage == 3


@pytest.mark.rule("L-ELIM-08")
def test_the_others_go_on_where_the_phase_was() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        Side(heroes=["gimli"]),
        staging=["hummerhorns", "wargs", "forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("hummerhorns"))).pick("eowyn")
    assert table.state.eliminated == [True, False]
    assert (table.seat, table.prompt) == (B, EngageOptionally())
    table.choose(EngageEnemy(table.id("wargs"))).to_the_end().done()
    assert table.state.engaged == [[], [table.id("wargs"), table.id("forest-spider")]]


@pytest.mark.rule("L-ELIM-08")
def test_the_next_player_checks_after_one_was_eliminated_by_his_check() -> None:
    table = scene(
        Side(heroes=["eowyn"], threat=40),
        Side(heroes=["gimli"], threat=30),
        Side(heroes=["aragorn"], threat=30),
        staging=["hummerhorns", "ungoliants-spawn", "hill-troll", "forest-spider"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase()).to_the_end().done()
    assert table.state.eliminated == [True, False, False]
    assert table.state.engaged == [[], [table.id("hill-troll")], [table.id("forest-spider")]]


@pytest.mark.rule("L-ELIM-08", "L-DEF-17")
def test_an_attack_is_undefended_when_the_defenders_player_is_eliminated() -> None:
    table = scene(
        Side(heroes=["eowyn", "gimli"], allies=["wandering-took"], engaged=["forest-spider"]),
        Side(heroes=["aragorn"], threat=47),
        exhausted=["eowyn"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A)).passing()
    table.choose(Undefended(), Defend(table.id("aragorn")))
    table.use("wandering-took").choose(PickPlayer(B))
    assert table.state.eliminated == [False, True]
    assert table.prompt == AssignDamage(table.id("forest-spider"), 2)
    table.pick("gimli").passing().done()
    assert table.card("gimli").damage == 2


@pytest.mark.rule("L-ELIM-08")
def test_an_attack_on_an_eliminated_player_is_over() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["forest-spider", "black-forest-bats"], threat=47),
        Side(heroes=["thalin"], engaged=["king-spider"]),
        shadows={"forest-spider": ["east-bight-patrol", "wargs"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(A), EnemyAttacks(B)).choose(table.options[0], Undefended())
    assert table.state.eliminated == [True, False]
    assert table.seat == B
    table.choose(Undefended()).done()
    assert [told.code for told in table.told(ShadowTurnedUp)] == ["east-bight-patrol"]
    assert table.state.staging == [table.id("forest-spider"), table.id("black-forest-bats")]


@pytest.mark.rule("L-ELIM-08", "L-OPEN-11")
def test_the_token_of_an_eliminated_first_player_passes_at_once() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], engaged=["hill-troll"]),
        Side(heroes=["aragorn"]),
        exhausted=["aragorn"],
        phase=Phase.COMBAT,
    )
    table.state.first = B
    table.begin(EnemyAttacks(B)).choose(Undefended()).done()
    assert table.state.first == C


@pytest.mark.rule("L-ELIM-09")
def test_one_card_fewer_is_revealed_after_an_elimination() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], threat=49),
        Side(heroes=["aragorn"]),
        encounter=["old-forest-road", "forest-gate", "enchanted-stream"],
    )
    refresh(table)
    table.state.phase = Phase.QUEST
    table.begin(QuestPhase()).to_the_end().done()
    assert [told.code for told in table.told(Revealed)] == ["old-forest-road", "forest-gate"]


def controlled_attachment(table: LcgScene, host: str, code: str) -> None:
    """Lay an attachment of A on an encounter card."""
    lay(table.state, Card(code, A, Zone.ATTACHED, A, table.id(host)))
