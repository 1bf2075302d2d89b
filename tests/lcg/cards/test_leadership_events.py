"""The events of Leadership, cards 20-25."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    ChooseCard,
    Defend,
    MayRespond,
    OrderForced,
    Pay,
    Pick,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.filters import ALLY
from westmarch.lcg.vocabulary.targets import Place, Until

# Ever Vigilant


@pytest.mark.rule("L-CARD-20")
def test_ever_vigilant_readies_an_ally_of_any_player() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], hand=["ever-vigilant"]),
        Side(heroes=["gimli"], allies=["beorn", "horseback-archer"]),
        exhausted=["aragorn", "faramir", "beorn"],
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("ever-vigilant")))
    table.use("ever-vigilant")
    assert table.options == (Pay(table.id("aragorn")),)
    table.pay("aragorn")
    assert table.options == (Pick(table.id("faramir")), Pick(table.id("beorn")))
    table.pick("beorn").passing().done()
    assert not table.card("beorn").exhausted
    assert table.card("faramir").exhausted
    assert table.state.discard[A] == [table.id("ever-vigilant")]


@pytest.mark.rule("L-FAQ-14")
def test_ever_vigilant_needs_an_exhausted_ally() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"], hand=["ever-vigilant"]),
        exhausted=["aragorn"],
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-PAY-03")
def test_ever_vigilant_is_not_paid_by_a_hero_of_another_sphere() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["guard-of-the-citadel"], hand=["ever-vigilant"]),
        exhausted=["guard-of-the-citadel"],
        resources={"gimli": 5},
    )
    table.begin(ActionWindow()).done()


# Common Cause


@pytest.mark.rule("L-COST-01")
def test_common_cause_exhausts_one_hero_to_ready_another() -> None:
    table = scene(
        Side(
            heroes=["aragorn", "gloin", "theodred"],
            allies=["silverlode-archer"],
            hand=["common-cause"],
        ),
        Side(heroes=["gimli"], allies=["horseback-archer"]),
        exhausted=["theodred", "gimli", "horseback-archer"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("common-cause")))
    table.use("common-cause")
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gloin")))
    table.pick("aragorn")
    assert table.options == (Pick(table.id("theodred")), Pick(table.id("gimli")))
    table.pick("gimli").done()
    assert table.card("aragorn").exhausted
    assert not table.card("gimli").exhausted


@pytest.mark.rule("L-FAQ-14")
def test_common_cause_does_not_ready_the_hero_who_pays() -> None:
    table = scene(Side(heroes=["aragorn", "gloin"], hand=["common-cause"]))
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-COST-02")
def test_common_cause_is_not_paid_with_another_players_hero() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["common-cause"]),
        Side(heroes=["gimli", "legolas"]),
        exhausted=["aragorn", "legolas"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(),)
    table.choose(Pass()).done()


@pytest.mark.rule("L-PAY-07")
def test_common_cause_costs_nothing_but_needs_a_leadership_hero() -> None:
    table = scene(Side(heroes=["gimli", "legolas"], hand=["common-cause"]), exhausted=["legolas"])
    table.begin(ActionWindow()).done()


# For Gondor!


@pytest.mark.rule("L-OPEN-27")
def test_for_gondor_strengthens_everybody_and_gondor_twice() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"], hand=["for-gondor"]),
        Side(heroes=["eleanor", "legolas"], engaged=["wargs"]),
        attached={"legolas": ["steward-of-gondor"]},
        exhausted=["steward-of-gondor"],
        resources={"aragorn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("for-gondor").pay("aragorn", "aragorn").done()
    for code in ("aragorn", "guard-of-the-citadel", "eleanor", "legolas"):
        assert table.terms(code, Stat.ATTACK)[1:] == (("for-gondor", 1),)
    for code in ("guard-of-the-citadel", "eleanor", "legolas"):
        assert table.terms(code, Stat.DEFENSE)[1:] == (("for-gondor", 1),)
    assert table.terms("aragorn", Stat.DEFENSE) == (("printed", 2),)
    assert table.terms("wargs", Stat.ATTACK) == (("printed", 3),)


@pytest.mark.rule("L-LAST-01")
def test_for_gondor_ends_with_the_phase() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["for-gondor"]),
        resources={"aragorn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE)).use("for-gondor").pay("aragorn", "aragorn")
    table.done()
    assert table.value("aragorn", Stat.ATTACK) == 3


@pytest.mark.rule("L-PAY-01")
def test_for_gondor_is_not_played_for_one_resource() -> None:
    table = scene(Side(heroes=["aragorn"], hand=["for-gondor"]), resources={"aragorn": 1})
    table.begin(ActionWindow()).done()


# Sneak Attack


@pytest.mark.rule("L-FAQ-12")
def test_sneak_attack_brings_an_ally_for_one_phase() -> None:
    table = scene(
        Side(hand=["sneak-attack", "beorn", "guard-of-the-citadel", "steward-of-gondor"]),
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE)).use("sneak-attack").pay("aragorn")
    assert table.prompt == ChooseCard(table.id("sneak-attack"), ALLY, Place.HAND)
    assert table.options == (Pick(table.id("beorn")), Pick(table.id("guard-of-the-citadel")))
    table.pick("guard-of-the-citadel").done()
    assert table.card("guard-of-the-citadel").zone is Zone.HAND
    assert table.card("sneak-attack").zone is Zone.DISCARD


@pytest.mark.rule("L-FAQ-12")
@pytest.mark.parametrize(
    "ally",
    ["son-of-arnor", "snowbourn-scout", "longbeard-orc-slayer", "miner-of-the-iron-hills"],
)
def test_an_ally_of_a_sneak_attack_responds_to_entering_play(ally: str) -> None:
    table = scene(
        Side(hand=["sneak-attack", ally]),
        staging=["dol-guldur-orcs", "forest-gate"],
        attached={"aragorn": ["the-favor-of-the-lady"]},
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn").pick(ally)
    assert table.prompt == MayRespond("EnteredPlay", table.id(ally))
    assert table.options == (Pass(), Use(table.id(ally)))
    table.choose(Pass()).done()


@pytest.mark.rule("L-PLAY-03")
def test_sneak_attack_does_not_bring_a_fallen_ally_back_to_hand() -> None:
    table = scene(
        Side(hand=["sneak-attack", "guard-of-the-citadel"], engaged=["king-spider"]),
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    guard = table.id("guard-of-the-citadel")
    table.begin(ActionWindow(), EnemyAttack(table.id("king-spider"), A), End(Until.PHASE))
    table.use("sneak-attack").pay("aragorn").pick("guard-of-the-citadel")
    assert table.options == (Undefended(), Defend(table.id("aragorn")), Defend(guard))
    table.choose(Defend(guard)).done()
    assert table.card("guard-of-the-citadel").zone is Zone.DISCARD


@pytest.mark.rule("L-FAQ-14")
def test_sneak_attack_needs_an_ally_in_hand() -> None:
    table = scene(Side(hand=["sneak-attack", "steward-of-gondor"]), resources={"aragorn": 1})
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-UNIQ-02", "L-UNIQ-08")
def test_sneak_attack_brings_no_second_copy_of_a_unique_ally() -> None:
    table = scene(
        Side(allies=["faramir"], hand=["sneak-attack", "faramir"]),
        exhausted=["faramir"],
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-UNIQ-02")
def test_sneak_attack_offers_only_allies_that_can_enter_play() -> None:
    table = scene(
        Side(allies=["faramir"], hand=["sneak-attack", "faramir", "guard-of-the-citadel"]),
        exhausted=["faramir"],
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn")
    assert table.options == (Pick(table.id("guard-of-the-citadel")),)
    table.pick("guard-of-the-citadel").done()


@pytest.mark.rule("L-FAQ-02")
def test_the_first_player_orders_sneak_attack_and_beorn() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "beorn"], deck=["feint"]),
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    beorn, sneak = table.id("beorn"), table.id("sneak-attack")
    table.begin(ActionWindow(), End(Until.PHASE)).use("sneak-attack").pay("aragorn")
    table.pick("beorn").use("beorn")
    assert (table.prompt, table.options) == (OrderForced(), (Use(sneak, 0), Use(beorn, 1)))
    table.choose(Use(sneak, 0)).done()
    assert table.state.hand[A] == [beorn]
    assert table.card("beorn").zone is Zone.HAND


@pytest.mark.rule("L-FAQ-02")
def test_beorn_may_also_be_shuffled_into_the_deck_before_sneak_attack_returns_him() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "beorn"], deck=["feint"]),
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    beorn = table.id("beorn")
    table.begin(ActionWindow(), End(Until.PHASE)).use("sneak-attack").pay("aragorn")
    table.pick("beorn").use("beorn").choose(Use(beorn, 1)).done()
    assert table.state.hand[A] == []
    assert len(table.state.deck[A]) == 2


# Valiant Sacrifice


@pytest.mark.rule("L-EFFECT-16")
def test_valiant_sacrifice_lets_the_controller_of_a_fallen_ally_draw_two_cards() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["valiant-sacrifice"], deck=["beorn"]),
        Side(
            heroes=["gimli"],
            allies=["horseback-archer"],
            deck=["feint", "quick-strike", "blade-mastery"],
            engaged=["king-spider"],
        ),
        exhausted=["gimli"],
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    archer = table.id("horseback-archer")
    table.begin(EnemyAttack(table.id("king-spider"), B)).passing().choose(Defend(archer))
    table.choose(Pass(), Pass())
    assert (table.seat, table.prompt) == (A, MayRespond("LeftPlay", archer))
    assert table.options == (Pass(), Use(table.id("valiant-sacrifice")))
    table.use("valiant-sacrifice").pay("aragorn").passing().done()
    assert table.state.hand == [[], [table.id("feint"), table.id("quick-strike")]]


@pytest.mark.rule("L-EFFECT-13")
def test_valiant_sacrifice_does_not_answer_the_death_of_a_hero() -> None:
    table = scene(
        Side(
            heroes=["aragorn", "gimli"],
            hand=["valiant-sacrifice"],
            deck=["beorn", "feint"],
            engaged=["king-spider"],
        ),
        damage={"gimli": 4},
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended()).pick("gimli").done()
    assert table.card("valiant-sacrifice").zone is Zone.HAND


@pytest.mark.rule("L-EFFECT-13")
def test_valiant_sacrifice_answers_an_ally_that_returns_to_hand() -> None:
    table = scene(
        Side(
            hand=["sneak-attack", "guard-of-the-citadel", "valiant-sacrifice"],
            deck=["beorn", "feint"],
        ),
        resources={"aragorn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE)).use("sneak-attack").pay("aragorn")
    table.pick("guard-of-the-citadel")
    assert table.prompt == MayRespond("LeftPlay", table.id("guard-of-the-citadel"))
    table.use("valiant-sacrifice").pay("aragorn").done()
    assert len(table.state.hand[A]) == 3


# Grim Resolve


@pytest.mark.rule("L-CARD-16")
def test_grim_resolve_readies_all_characters_of_all_players() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], hand=["grim-resolve"]),
        Side(heroes=["gimli"]),
        attached={"aragorn": ["steward-of-gondor"]},
        exhausted=["aragorn", "faramir", "gimli", "steward-of-gondor"],
        resources={"aragorn": 5},
    )
    table.begin(ActionWindow()).use("grim-resolve").pay(*["aragorn"] * 5).passing().done()
    assert not any(table.card(code).exhausted for code in ("aragorn", "faramir", "gimli"))
    assert table.card("steward-of-gondor").exhausted


@pytest.mark.rule("L-FAQ-14")
def test_grim_resolve_is_not_played_when_everybody_is_ready() -> None:
    table = scene(Side(hand=["grim-resolve"]), resources={"aragorn": 5})
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-PAY-01")
def test_grim_resolve_is_not_played_for_four_resources() -> None:
    table = scene(Side(hand=["grim-resolve"]), resources={"aragorn": 4}, exhausted=["aragorn"])
    table.begin(ActionWindow()).done()
