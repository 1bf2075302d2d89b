"""Enemies attack: L-DEF."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.records import AnyEvent
from westmarch.lcg.events import (
    AttackBegan,
    AttackEnded,
    DefenderDeclared,
    ShadowTurnedUp,
    Struck,
)
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import (
    AssignDamage,
    ChooseAttacker,
    DeclareAttack,
    DeclareDefender,
    Defend,
    Done,
    OrderAttacks,
    Pick,
    Undefended,
)
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack, EnemyAttacks


@pytest.mark.rule("L-DEF-01")
def test_enemies_attack_before_the_players_do() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        Side(heroes=["gimli"], engaged=["black-forest-bats"]),
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase())
    asked = []
    while not table.position.over:
        asked.append((table.seat, type(table.prompt)))
        table.choose(table.options[0])
    table.done()
    # Aragorn is a Sentinel, so A is also asked about the attack on B.
    assert asked == [
        (A, DeclareDefender),
        (B, DeclareDefender),
        (A, DeclareDefender),
        (A, DeclareAttack),
        (B, DeclareAttack),
    ]


@pytest.mark.rule("L-DEF-02")
def test_every_engaged_enemy_attacks_the_player_it_is_engaged_with_and_no_other_does() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats"]),
        Side(heroes=["gimli"], engaged=["king-spider"]),
        staging=["wargs"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).to_the_end().done()
    assert table.told(AttackBegan) == [
        AttackBegan(table.id("forest-spider"), A),
        AttackBegan(table.id("black-forest-bats"), A),
        AttackBegan(table.id("king-spider"), B),
    ]
    assert (table.card("aragorn").damage, table.card("gimli").damage) == (3, 3)


@pytest.mark.rule("L-DEF-03")
def test_an_attack_is_over_before_the_next_one_begins() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(A)).to_the_end().done()
    order = [x.event for x in table.log if isinstance(x.event, AttackBegan | Struck | AttackEnded)]
    spider, bats = table.id("forest-spider"), table.id("black-forest-bats")
    assert order == [
        AttackBegan(spider, A),
        table.struck("forest-spider", "aragorn", 2, 0, 2),
        AttackEnded(spider, A, blank=0),
        AttackBegan(bats, A),
        table.struck("black-forest-bats", "aragorn", 1, 0, 1),
        AttackEnded(bats, A, blank=0),
    ]


@pytest.mark.rule("L-DEF-04")
def test_an_attack_has_four_steps_in_their_order() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["enchanted-stream"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(A)).choose(Defend(table.id("aragorn"))).done()
    steps: tuple[type[AnyEvent], ...] = (AttackBegan, DefenderDeclared, ShadowTurnedUp, Struck)
    assert [type(x.event) for x in table.log if isinstance(x.event, steps)] == list(steps)


@pytest.mark.rule("L-DEF-05")
def test_the_attacked_player_chooses_the_order_of_the_attacks() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats", "eastern-crows"]),
        phase=Phase.COMBAT,
    )
    spider, bats, crows = (
        table.id(code) for code in ("forest-spider", "black-forest-bats", "eastern-crows")
    )
    table.begin(EnemyAttacks(A))
    assert table.prompt == OrderAttacks()
    assert table.options == (ChooseAttacker(spider), ChooseAttacker(bats), ChooseAttacker(crows))
    table.choose(ChooseAttacker(bats), Undefended())
    assert table.options == (ChooseAttacker(spider), ChooseAttacker(crows))
    table.choose(ChooseAttacker(crows), Undefended())
    assert table.prompt == DeclareDefender(spider)
    table.choose(Undefended()).done()


@pytest.mark.rule("L-DEF-06")
def test_only_ready_characters_may_defend_and_are_exhausted_by_it() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["forest-spider"]),
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    assert table.prompt == DeclareDefender(table.id("forest-spider"))
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-DEF-07")
def test_only_one_character_defends_against_an_enemy() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["northern-tracker"], engaged=["hill-troll"]),
        Side(heroes=["thalin"], allies=["gondorian-spearman"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A))
    table.choose(Defend(table.id("gimli"))).done()
    assert table.told(DefenderDeclared) == [
        DefenderDeclared(table.id("hill-troll"), table.id("gimli"))
    ]
    assert not table.card("aragorn").exhausted
    assert table.card("gimli").damage == 4, "6 less his own defense 2 and nobody else's"


@pytest.mark.rule("L-DEF-08")
def test_a_player_may_declare_no_defender_although_he_could() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["northern-tracker"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["wargs"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    ready = (Defend(table.id("aragorn")), Defend(table.id("northern-tracker")))
    assert table.options == (Undefended(), *ready)
    table.choose(Undefended()).done()
    assert not table.card("northern-tracker").exhausted
    blow = table.struck("forest-spider", "aragorn", 4, 0, 4)
    assert table.told(Struck) == [blow], "undefended: +2"


@pytest.mark.rule("L-DEF-09")
def test_players_defend_only_against_their_own_enemies() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        Side(heroes=["gimli"], allies=["northern-tracker"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    assert table.seat == A
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Undefended()).done()
    assert table.card("aragorn").damage == 2


@pytest.mark.rule("L-DEF-10")
def test_the_defender_is_declared_before_the_shadow_card_is_turned_up() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["dol-guldur-orcs"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    assert table.prompt == DeclareDefender(table.id("forest-spider"))
    assert table.card("dol-guldur-orcs").face_down
    table.choose(Undefended()).done()
    assert not table.card("dol-guldur-orcs").face_down


@pytest.mark.rule("L-DEF-11")
def test_the_shadow_card_is_turned_up_and_its_effect_happens_before_damage() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["king-spider"]),
        shadows={"king-spider": ["wargs"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.told(ShadowTurnedUp) == [ShadowTurnedUp(table.id("wargs"), "wargs")]
    assert table.told(Struck) == [table.struck("king-spider", "aragorn", 4, 2, 2)]


@pytest.mark.rule("L-DEF-12")
def test_the_attack_less_the_defense_is_dealt_to_the_defender() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["hill-troll"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A))
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("aragorn").damage == 4
    assert table.card("gimli").damage == 0


@pytest.mark.rule("L-DEF-13")
@pytest.mark.parametrize("defender", ["aragorn", "denethor"])
def test_a_defense_as_high_as_the_attack_or_higher_stops_all_damage(defender: str) -> None:
    table = scene(Side(heroes=[defender], engaged=["forest-spider"]), phase=Phase.COMBAT)
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    table.choose(Defend(table.id(defender))).done()
    assert table.card(defender).damage == 0


@pytest.mark.rule("L-DEF-14")
def test_damage_beyond_the_defenders_end_hits_nobody_else() -> None:
    table = scene(
        Side(
            heroes=["aragorn"],
            allies=["snowbourn-scout", "northern-tracker"],
            engaged=["ungoliants-spawn"],
        ),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("ungoliants-spawn"), A))
    table.choose(Defend(table.id("snowbourn-scout"))).done()
    assert table.state.discard[A] == [table.id("snowbourn-scout")]
    assert table.card("aragorn").damage == table.card("northern-tracker").damage == 0


@pytest.mark.rule("L-DEF-15")
def test_all_damage_of_an_undefended_attack_goes_to_one_hero_of_choice() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["king-spider"]),
        Side(heroes=["legolas"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended())
    assert table.prompt == AssignDamage(table.id("king-spider"), 3)
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gimli")))
    table.pick("gimli").done()
    assert table.card("gimli").damage == 3
    assert table.card("aragorn").damage == table.card("legolas").damage == 0


@pytest.mark.rule("L-DEF-16")
def test_allies_take_no_damage_of_an_undefended_attack() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["northern-tracker"], engaged=["king-spider"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended())
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gimli")))
    table.pick("aragorn").done()
    assert table.card("northern-tracker").damage == 0


@pytest.mark.rule("L-DEF-17")
def test_an_attack_whose_defender_leaves_play_is_undefended() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["snowbourn-scout"], engaged=["king-spider"]),
        shadows={"king-spider": ["hummerhorns"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A))
    table.choose(Defend(table.id("snowbourn-scout")))
    assert table.state.discard[A] == [table.id("snowbourn-scout")]
    assert table.prompt == AssignDamage(table.id("king-spider"), 3)
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gimli")))
    table.pick("aragorn").done()
    assert table.card("aragorn").damage == 4, "1 from the shadow effect, 3 from the attack"


@pytest.mark.rule("L-DEF-18")
def test_defense_does_not_reduce_the_damage_of_an_undefended_attack() -> None:
    table = scene(Side(heroes=["denethor"], engaged=["forest-spider"]), phase=Phase.COMBAT)
    table.begin(EnemyAttack(table.id("forest-spider"), A)).choose(Undefended()).done()
    assert table.value("denethor", Stat.DEFENSE) == 3
    assert table.card("denethor").damage == 2


@pytest.mark.rule("L-DEF-19")
def test_defense_does_not_reduce_the_damage_of_card_effects() -> None:
    table = scene(
        Side(heroes=["denethor"], allies=["northern-tracker"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["hummerhorns"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    table.choose(Defend(table.id("denethor"))).done()
    assert table.card("denethor").damage == table.card("northern-tracker").damage == 1


@pytest.mark.rule("L-DEF-20")
def test_the_enemies_of_one_player_after_the_other_attack_from_the_first_player_on() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        Side(heroes=["eowyn"], engaged=["black-forest-bats", "eastern-crows"]),
        Side(heroes=["beravor"], engaged=["goblin-sniper"]),
        phase=Phase.COMBAT,
    )
    table.state.first = B
    table.begin(CombatPhase()).to_the_end().done()
    attacked = [(told.seat, table.state.cards[told.card].code) for told in table.told(AttackBegan)]
    assert attacked == [
        (1, "black-forest-bats"),
        (1, "eastern-crows"),
        (2, "goblin-sniper"),
        (0, "forest-spider"),
    ]


@pytest.mark.rule("L-DEF-21")
def test_a_defender_counts_as_one_only_for_that_attack() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider", "black-forest-bats"]),
        shadows={"black-forest-bats": ["east-bight-patrol"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttacks(A)).choose(ChooseAttacker(table.id("forest-spider")))
    table.choose(Defend(table.id("aragorn")))
    assert table.prompt == DeclareDefender(table.id("black-forest-bats"))
    assert table.state.assaults[-1].characters == ()
    table.choose(Undefended()).done()
    assert table.card("aragorn").damage == 2, "attack 1 + 1, without his defense"
    assert table.state.threat == [28], "the shadow effect saw an undefended attack"
    assert table.state.assaults == []


@pytest.mark.rule("L-DEF-22")
def test_a_defender_stays_exhausted_and_cannot_attack_afterwards() -> None:
    table = scene(Side(heroes=["aragorn", "gimli"], engaged=["forest-spider"]), phase=Phase.COMBAT)
    table.begin(CombatPhase()).choose(Defend(table.id("aragorn")))
    assert table.prompt == DeclareAttack()
    assert table.card("aragorn").exhausted
    table.choose(Done()).done()
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-DEF-02")
def test_an_enemy_that_has_attacked_does_not_attack_again_after_a_card_has_left_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["snowbourn-scout"], engaged=["hill-troll", "wargs"]),
        phase=Phase.COMBAT,
    )
    troll, wargs = table.id("hill-troll"), table.id("wargs")
    table.begin(EnemyAttacks(A)).choose(ChooseAttacker(wargs), Undefended())
    table.choose(Defend(table.id("snowbourn-scout"))).done()
    assert table.state.discard[A] == [table.id("snowbourn-scout")]
    assert [told.card for told in table.told(AttackBegan)] == [wargs, troll]
