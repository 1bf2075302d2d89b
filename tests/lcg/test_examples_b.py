"""Worked examples of combat, score and stages: L-EX-07 to 13, 18, 19, 24, 25, 27."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.chance import Drawn
from westmarch.kernel.game import Outcome
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import AttackBegan, Struck, ThreatChanged
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    ChooseAttacker,
    DeclareAttack,
    DeclareDefender,
    Defend,
    Done,
    MayRespond,
    OrderAttacks,
    Send,
    SendAttackers,
    Undefended,
    Use,
)
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack, EnemyAttacks


def with_shadows() -> LcgScene:
    """A is engaged with two spiders; the combat phase begins."""
    return scene(
        Side(
            heroes=["aragorn"],
            allies=["silverlode-archer"],
            engaged=["forest-spider", "ungoliants-spawn"],
        ),
        encounter=["east-bight-patrol", "enchanted-stream", "old-forest-road"],
        phase=Phase.COMBAT,
    ).begin(CombatPhase())


@pytest.mark.rule("L-EX-07")
def test_the_costlier_spider_is_dealt_the_first_shadow_card() -> None:
    table = with_shadows()
    assert table.state.shadows == {
        table.id("ungoliants-spawn"): [table.id("east-bight-patrol")],
        table.id("forest-spider"): [table.id("enchanted-stream")],
    }
    assert table.card("east-bight-patrol").face_down
    assert table.card("enchanted-stream").face_down
    table.to_the_end().done()


@pytest.mark.rule("L-EX-08")
def test_excess_damage_on_a_defender_hits_nobody_else() -> None:
    table = with_shadows()
    spider, spawn = table.id("forest-spider"), table.id("ungoliants-spawn")
    assert table.prompt == OrderAttacks()
    assert table.options == (ChooseAttacker(spider), ChooseAttacker(spawn))
    table.choose(ChooseAttacker(spawn), Defend(table.id("silverlode-archer")))
    blow = table.struck("ungoliants-spawn", "silverlode-archer", 6, 0, 6)
    assert table.told(Struck) == [blow]
    assert table.state.discard[A] == [table.id("silverlode-archer")]
    assert table.card("aragorn").damage == 0
    assert table.state.threat == [25]
    table.to_the_end().done()


@pytest.mark.rule("L-EX-09")
def test_an_undefended_attack_hits_a_hero_without_counting_his_defense() -> None:
    table = with_shadows()
    table.choose(ChooseAttacker(table.id("ungoliants-spawn")))
    table.choose(Defend(table.id("silverlode-archer")))
    assert table.prompt == DeclareDefender(table.id("forest-spider"))
    table.choose(Undefended()).to_the_end().done()
    assert table.card("aragorn").damage == 2


def against_orcs() -> LcgScene:
    """B's heroes attack Dol Guldur Orcs first, then the Beastmaster."""
    table = scene(
        Side(heroes=["denethor"]),
        Side(
            heroes=["glorfindel", "legolas", "thalin"],
            allies=["gondorian-spearman"],
            engaged=["dol-guldur-beastmaster", "dol-guldur-orcs"],
        ),
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(B)).choose(AttackEnemy(table.id("dol-guldur-orcs")))
    return table.choose(Send(table.id("glorfindel")), Done())


@pytest.mark.rule("L-EX-10")
def test_three_damage_defeat_the_orcs() -> None:
    table = against_orcs()
    assert table.told(Struck) == [table.struck("glorfindel", "dol-guldur-orcs", 3, 0, 3)]
    assert table.state.encounter_discard == [table.id("dol-guldur-orcs")]
    assert table.card("glorfindel").exhausted
    table.to_the_end().done()


def against_the_beastmaster() -> LcgScene:
    """After that, Legolas and the Spearman attack the Beastmaster."""
    table = against_orcs()
    table.choose(AttackEnemy(table.id("dol-guldur-beastmaster")))
    ready = (Send(table.id(code)) for code in ("legolas", "thalin", "gondorian-spearman"))
    assert table.options == tuple(ready)
    return table.choose(Send(table.id("legolas")), Send(table.id("gondorian-spearman")), Done())


@pytest.mark.rule("L-EX-11")
def test_a_combined_attack_leaves_the_beastmaster_alive_with_its_tokens() -> None:
    table = against_the_beastmaster()
    who = "legolas gondorian-spearman"
    assert table.told(Struck)[1:] == [table.struck(who, "dol-guldur-beastmaster", 4, 1, 3)]
    assert table.card("dol-guldur-beastmaster").damage == 3
    assert table.card("dol-guldur-beastmaster").zone is Zone.ENGAGED
    table.done()


@pytest.mark.rule("L-EX-12")
def test_the_beastmaster_cannot_be_attacked_again_this_round() -> None:
    table = against_the_beastmaster()
    assert not table.card("thalin").exhausted
    table.done()
    table.begin(PlayerAttacks(B)).done()


@pytest.mark.rule("L-EX-13")
def test_the_score_of_the_book() -> None:
    table = scene(
        Side(
            heroes=["gimli", "aragorn"],
            discard=["theodred"],
            engaged=["hummerhorns", "ungoliants-spawn"],
            threat=43,
        ),
        quest="dont-leave-the-path",
        damage={"aragorn": 4, "gimli": 2, "hummerhorns": 2, "ungoliants-spawn": 8},
        phase=Phase.COMBAT,
    )
    table.state.rounds_completed = 7
    table.begin(PlayerAttacks(A))
    table.choose(AttackEnemy(table.id("hummerhorns")), Send(table.id("gimli")), Done())
    table.choose(AttackEnemy(table.id("ungoliants-spawn")), Send(table.id("aragorn"))).done()
    assert table.position.outcome == Outcome((A,), (122,), "won")


@pytest.mark.rule("L-EX-18")
def test_marsh_adder_raises_the_threat_each_time_it_attacks() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], engaged=["marsh-adder"]),
        Side(heroes=["thalin"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("marsh-adder"), A))
    assert table.prompt == DeclareDefender(table.id("marsh-adder"))
    assert table.state.threat == [26, 25]
    table.choose(Defend(table.id("gimli"))).done()
    table.begin(EnemyAttack(table.id("marsh-adder"), A)).to_the_end().done()
    assert table.state.threat == [27, 25]
    assert table.told(ThreatChanged) == [ThreatChanged(A, 1, 26), ThreatChanged(A, 1, 27)]


@pytest.mark.rule("L-EX-19")
@pytest.mark.parametrize(("defended", "attack"), [(True, 3), (False, 5)])
def test_orcs_as_a_shadow_card_strengthen_the_attack_and_do_nothing_else(
    defended: bool, attack: int
) -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        Side(heroes=["eowyn"]),
        attached={"aragorn": ["citadel-plate"]},
        shadows={"forest-spider": ["dol-guldur-orcs"]},
        committed=["eowyn"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    table.choose(Defend(table.id("aragorn")) if defended else Undefended()).done()
    assert [struck.attack for struck in table.told(Struck)] == [attack]
    assert table.card("eowyn").damage == 0, "she was on the quest, but nothing was revealed"


@pytest.mark.rule("L-EX-24")
def test_a_ranged_character_joins_the_attack_of_another_player() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        Side(heroes=["legolas"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    spider = table.id("forest-spider")
    table.begin(PlayerAttacks(A), PlayerAttacks(B)).choose(AttackEnemy(spider))
    table.choose(Send(table.id("gimli")))
    assert (table.seat, table.prompt) == (B, SendAttackers(spider, 2, 1, ranged=True))
    assert table.options == (Done(), Send(table.id("legolas")))
    table.choose(Send(table.id("legolas")))
    assert table.state.encounter_discard == [spider]
    assert table.options == (Pass(), Use(table.id("legolas"), 0))
    table.use("legolas").done()
    assert table.told(Struck) == [table.struck("gimli legolas", "forest-spider", 5, 1, 4)]
    assert table.card("gimli").exhausted
    assert table.card("legolas").exhausted
    assert table.card("flies-and-spiders").progress == 2


@pytest.mark.rule("L-EX-24")
def test_of_a_survivor_each_player_has_one_attack() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], engaged=["forest-spider"]),
        Side(heroes=["legolas"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    spider = table.id("forest-spider")
    table.begin(PlayerAttacks(A), PlayerAttacks(B)).choose(AttackEnemy(spider))
    table.choose(Send(table.id("gimli")), Done(), Done())
    assert (table.seat, table.prompt) == (B, DeclareAttack())
    assert table.options == (Done(), AttackEnemy(spider))
    table.choose(AttackEnemy(spider))
    assert table.options == (Send(table.id("legolas")),)
    table.choose(Send(table.id("legolas"))).done()
    assert table.card("forest-spider").damage == 1 + 2


@pytest.mark.rule("L-EX-25")
def test_the_attacked_player_bears_the_trolls_excess_though_a_sentinel_defends() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        Side(heroes=["thalin"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    troll, spearman = table.id("hill-troll"), table.id("gondorian-spearman")
    table.begin(EnemyAttacks(A))
    assert (table.seat, table.options) == (A, (Undefended(), Defend(table.id("gimli"))))
    table.choose(Undefended())
    assert (table.seat, table.prompt) == (B, DeclareDefender(troll, sentinel=True))
    assert table.options == (Undefended(), Defend(spearman))
    table.choose(Defend(spearman))
    assert isinstance(table.prompt, MayRespond)
    table.use("gondorian-spearman").done()
    assert table.card("hill-troll").damage == 1
    assert table.state.discard[B] == [spearman]
    assert table.state.threat == [29, 25]
    assert table.told(AttackBegan) == [AttackBegan(troll, A)]


def legolas_with_the_blade() -> LcgScene:
    """Stage 1 lacks one token when Legolas with the Blade destroys an enemy."""
    table = scene(
        Side(heroes=["legolas"], engaged=["black-forest-bats"]),
        quest="flies-and-spiders",
        quest_deck=["a-fork-in-the-road", "beorns-path", "dont-leave-the-path"],
        attached={"legolas": ["blade-of-gondolin"]},
        progress={"flies-and-spiders": 7},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("black-forest-bats")))
    table.choose(Send(table.id("legolas")))
    blade = table.id("blade-of-gondolin")
    assert set(table.options) == {Pass(), Use(table.id("legolas"), 0), Use(blade, 2)}
    return table


@pytest.mark.rule("L-EX-27")
def test_the_blade_first_and_legolas_next_complete_two_stages() -> None:
    table = legolas_with_the_blade().use("blade-of-gondolin")
    assert table.state.quest == [table.id("a-fork-in-the-road")]
    table.script(Drawn(table.id("beorns-path"))).use("legolas").done()
    assert table.state.quest == [table.id("beorns-path")]
    assert table.card("beorns-path").progress == 0


@pytest.mark.rule("L-EX-27")
def test_legolas_first_and_the_blade_next_lose_a_token() -> None:
    table = legolas_with_the_blade().use("legolas")
    assert table.card("a-fork-in-the-road").progress == 0
    table.use("blade-of-gondolin").done()
    assert table.state.quest == [table.id("a-fork-in-the-road")]
    assert table.card("a-fork-in-the-road").progress == 1
