"""Combat and guards that the book leaves open: L-OPEN-16 to 18, 25, 26."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    DeclareAttack,
    DeclareDefender,
    Defend,
    Done,
    EngageEnemy,
    Pick,
    Send,
    SendAttackers,
    TravelHere,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.vocabulary.effects import ProgressOnQuest
from westmarch.lcg.vocabulary.lasting import Context


def guarded_by(*guard: str, heroes: tuple[str, ...] = ("gimli", "legolas")) -> LcgScene:
    """The Shadow Key is revealed, and then what guards it."""
    table = scene(
        Side(heroes=heroes, threat=0),
        encounter=["shadow-key", *guard, "despair", "despair"],
        phase=Phase.QUEST,
    )
    return table.begin(RevealCard(A))


@pytest.mark.rule("L-OPEN-16")
def test_an_enemy_guard_takes_the_objective_along_and_frees_it_when_it_falls() -> None:
    table = guarded_by("wargs")
    wargs, key = table.id("wargs"), table.id("shadow-key")
    table.begin(EncounterPhase()).choose(EngageEnemy(wargs)).done()
    assert table.state.engaged == [[wargs]]
    assert table.card("shadow-key").host == wargs
    table.begin(ActionWindow()).done()  # guarded, it cannot be claimed
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(wargs), Send(table.id("gimli")))
    table.choose(Send(table.id("legolas"))).passing().done()
    assert table.state.staging == [key]
    assert len(table.told(events.Revealed)) == 2  # no new guard
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(key))
    table.choose(Pass()).done()


@pytest.mark.rule("L-OPEN-16")
def test_a_location_guard_takes_the_objective_along_and_frees_it_when_it_is_explored() -> None:
    table = guarded_by("old-forest-road")
    road, key = table.id("old-forest-road"), table.id("shadow-key")
    table.begin(TravelPhase()).choose(TravelHere(road)).done()
    assert table.state.active == [road]
    assert table.card("shadow-key").host == road
    table.begin(Resolve((ProgressOnQuest(3),), Context(key, A))).done()
    assert table.state.staging == [key]
    assert table.state.encounter_discard == [road]


@pytest.mark.rule("L-OPEN-16")
def test_a_treachery_leaves_the_objective_unguarded() -> None:
    table = guarded_by("evil-storm")
    table.done()
    assert table.state.staging == [table.id("shadow-key")]


@pytest.mark.rule("L-OPEN-16")
def test_a_card_that_replaces_a_cancelled_treachery_does_not_guard() -> None:
    table = guarded_by("evil-storm", "wargs", heroes=("eleanor",))
    table.use("eleanor").done()
    assert table.state.staging == [table.id("shadow-key"), table.id("wargs")]


@pytest.mark.rule("L-OPEN-16")
def test_a_card_that_the_guard_brings_by_surge_does_not_guard() -> None:
    table = guarded_by("endless-caverns", "wargs")
    table.done()
    assert table.state.staging == [table.id("endless-caverns"), table.id("wargs")]
    assert table.card("shadow-key").host == table.id("endless-caverns")


@pytest.mark.rule("L-OPEN-16")
def test_an_objective_shuffled_away_leaves_its_guard_where_it_is() -> None:
    table = guarded_by("dungeon-jailor")
    table.begin(QuestPhase()).choose(Done()).pick("shadow-key").done()
    assert table.card("shadow-key").zone is Zone.DECK
    assert table.state.staging == [table.id("dungeon-jailor")]


def three_archers() -> LcgScene:
    """A is engaged with an enemy; B and C have a Ranged character and another."""
    return scene(
        Side(heroes=["gimli"], allies=["silverlode-archer"], engaged=["ungoliants-spawn"]),
        Side(heroes=["legolas"], allies=["veteran-axehand"]),
        Side(heroes=["thalin"], allies=["horseback-archer"]),
        phase=Phase.COMBAT,
    )


@pytest.mark.rule("L-OPEN-17")
def test_others_send_ranged_characters_into_an_attack_of_the_engaged_player() -> None:
    table = three_archers()
    spawn, gimli, own, legolas, archer = (
        table.id(code)
        for code in (
            "ungoliants-spawn",
            "gimli",
            "silverlode-archer",
            "legolas",
            "horseback-archer",
        )
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(spawn))
    assert table.options == (Send(gimli), Send(own))  # one of his own is needed
    table.choose(Send(gimli), Done())
    assert (table.seat, table.prompt) == (B, SendAttackers(spawn, 2, 2, ranged=True))
    assert table.options == (Done(), Send(legolas))
    table.choose(Send(legolas))
    assert table.seat == C
    assert table.options == (Done(), Send(archer))
    table.choose(Send(archer)).done()
    who = "gimli legolas horseback-archer"
    assert table.told(events.Struck) == [table.struck(who, "ungoliants-spawn", 2 + 3 + 2, 2, 5)]


@pytest.mark.rule("L-OPEN-17")
def test_a_player_attacks_an_enemy_engaged_elsewhere_with_ranged_characters_only() -> None:
    table = three_archers()
    spawn, legolas, archer = (
        table.id(code) for code in ("ungoliants-spawn", "legolas", "horseback-archer")
    )
    table.begin(PlayerAttacks(B))
    assert (table.seat, table.options) == (B, (Done(), AttackEnemy(spawn)))
    table.choose(AttackEnemy(spawn))
    assert table.options == (Send(legolas),)
    table.choose(Send(legolas))
    assert (table.seat, table.options) == (C, (Done(), Send(archer)))  # and A is not asked
    table.choose(Send(archer)).done()
    who = "legolas horseback-archer"
    assert table.told(events.Struck) == [table.struck(who, "ungoliants-spawn", 3 + 2, 2, 3)]
    table.begin(PlayerAttacks(A))
    assert table.prompt == DeclareAttack()  # it counted for B, who declared it
    table.choose(Done()).done()


@pytest.mark.rule("L-OPEN-18")
def test_sentinels_are_asked_for_clockwise_from_the_attacked_player() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli"], engaged=["wargs"]),
        Side(heroes=["thalin"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    wargs = table.id("wargs")
    table.begin(EnemyAttack(wargs, B))
    assert (table.seat, table.prompt) == (B, DeclareDefender(wargs))
    table.choose(Undefended())
    assert (table.seat, table.prompt) == (C, DeclareDefender(wargs, sentinel=True))
    assert table.options == (Undefended(), Defend(table.id("gondorian-spearman")))
    table.choose(Undefended())
    assert (table.seat, table.prompt) == (A, DeclareDefender(wargs, sentinel=True))
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("aragorn").damage == 1


@pytest.mark.rule("L-OPEN-25")
def test_a_shadow_effect_that_makes_the_attack_undefended_is_seen_by_the_next() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["veteran-axehand"], engaged=["marsh-adder"]),
        shadows={"marsh-adder": ["pursued-by-shadow", "dol-guldur-orcs"]},
        exhausted=["gimli"],
        attached={"gimli": ["citadel-plate"]},
        phase=Phase.COMBAT,
    )
    axehand = table.id("veteran-axehand")
    table.begin(EnemyAttack(table.id("marsh-adder"), A)).choose(Defend(axehand))
    assert table.options == (Pick(axehand),)
    assert table.card("dol-guldur-orcs").face_down  # one at a time
    table.pick("veteran-axehand").done()
    assert table.told(events.Struck) == [table.struck("marsh-adder", "gimli", 4 + 3, 0, 7)]


@pytest.mark.rule("L-OPEN-25")
def test_shadow_cards_are_turned_up_as_dealt_and_further_ones_at_the_end() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["wargs"]),
        shadows={"wargs": ["massing-at-night", "eastern-crows"]},
        encounter=["enchanted-stream", "despair"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("wargs"), A)).choose(Undefended()).done()
    codes = [one.code for one in table.told(events.ShadowTurnedUp)]
    assert codes == ["massing-at-night", "eastern-crows", "enchanted-stream"]


@pytest.mark.rule("L-OPEN-26")
def test_an_enemy_engaged_after_the_shadow_cards_has_none_and_attacks_all_the_same() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "son-of-arnor"]),
        staging=["wargs"],
        encounter=["despair", "hill-troll"],
        exhausted=["aragorn"],
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    wargs = table.id("wargs")
    table.begin(CombatPhase()).use("sneak-attack").pay("aragorn").pick("son-of-arnor")
    table.use("son-of-arnor").pick("wargs")
    assert table.prompt == DeclareDefender(wargs)
    table.choose(Undefended())
    assert table.told(events.ShadowDealt) == []
    assert table.card("aragorn").damage == 3
    assert table.value("wargs", Stat.ATTACK) == 3
    table.choose(Done()).done()


@pytest.mark.rule("L-OPEN-26")
def test_an_enemy_that_engages_a_player_whose_turn_is_over_does_not_attack() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "son-of-arnor"]),
        Side(heroes=["gimli"], engaged=["king-spider"]),
        staging=["wargs"],
        exhausted=["aragorn", "gimli"],
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).choose(Pass())  # A has no enemy: B's enemies attack
    table.use("sneak-attack").pay("aragorn").pick("son-of-arnor")
    table.use("son-of-arnor").pick("wargs").choose(Undefended(), seat=B).passing()
    assert (table.seat, table.prompt) == (A, DeclareAttack())
    table.choose(Done()).passing().done()
    assert table.told(events.AttackBegan) == [events.AttackBegan(table.id("king-spider"), B)]
    assert table.state.engaged[A] == [table.id("wargs")]
