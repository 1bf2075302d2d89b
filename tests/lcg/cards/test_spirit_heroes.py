"""The heroes of Spirit: Éowyn, Eleanor, Dunhere."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Revealed
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    DeclareAttack,
    DiscardToPay,
    Done,
    MayRespond,
    Pick,
    Send,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.vocabulary.targets import Until

# Éowyn


@pytest.mark.rule("L-COST-01")
def test_eowyn_gains_willpower_for_a_discarded_card() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["lorien-guide", "gandalf"]),
        committed=["eowyn"],
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("eowyn")))
    table.use("eowyn")
    assert table.prompt == DiscardToPay(table.id("eowyn"))
    assert table.options == (Pick(table.id("lorien-guide")), Pick(table.id("gandalf")))
    table.pick("gandalf").done()
    assert table.terms("eowyn", Stat.WILLPOWER) == (("printed", 4), ("eowyn", 1))
    assert table.state.discard[A] == [table.id("gandalf")]


@pytest.mark.rule("L-GEN-04")
def test_every_player_may_encourage_eowyn_once_a_round() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["lorien-guide", "gandalf"]),
        Side(heroes=["gimli"], hand=["beorn", "horseback-archer"]),
        phase=Phase.QUEST,
    )
    eowyn = table.id("eowyn")
    table.begin(ActionWindow()).use("eowyn").pick("gandalf")
    assert (table.seat, table.options) == (B, (Pass(), Use(eowyn)))
    table.use("eowyn").pick("beorn")
    assert table.value("eowyn", Stat.WILLPOWER) == 6
    while not table.position.over:
        assert table.options == (Pass(),)
        table.choose(Pass())
    table.done()


@pytest.mark.rule("L-COST-02")
def test_eowyn_needs_a_card_in_hand() -> None:
    table = scene(Side(heroes=["eowyn"]), phase=Phase.QUEST)
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-LAST-01")
def test_eowyns_courage_lasts_for_the_phase_but_her_limit_for_the_round() -> None:
    table = scene(Side(heroes=["eowyn"], hand=["gandalf", "gandalf"]), phase=Phase.QUEST)
    table.begin(ActionWindow(), End(Until.PHASE), ActionWindow()).use("eowyn").pick("gandalf")
    table.done()
    assert table.value("eowyn", Stat.WILLPOWER) == 4
    table.begin(End(Until.ROUND), ActionWindow())
    assert table.options == (Pass(), Use(table.id("eowyn")))
    table.choose(Pass()).done()


# Eleanor


@pytest.mark.rule("L-FAQ-06")
def test_eleanor_cancels_a_treachery_and_replaces_it() -> None:
    table = scene(
        Side(heroes=["eleanor", "gimli"]),
        encounter=["the-necromancers-reach", "forest-gate", "wargs"],
        exhausted=["gimli"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.prompt == MayRespond("WhenRevealedTriggered", table.id("the-necromancers-reach"))
    assert table.options == (Pass(), Use(table.id("eleanor")))
    table.use("eleanor").done()
    assert table.card("gimli").damage == 0
    assert table.card("eleanor").exhausted
    assert table.state.encounter_discard == [table.id("the-necromancers-reach")]
    assert table.state.staging == [table.id("forest-gate")]


@pytest.mark.rule("L-EFFECT-13")
def test_eleanor_does_not_cancel_the_effects_of_an_enemy() -> None:
    table = scene(Side(heroes=["eleanor"]), encounter=["king-spider"], phase=Phase.QUEST)
    table.begin(RevealCard(A))
    assert table.options == (Pick(table.id("eleanor")),)
    table.pick("eleanor").done()
    assert table.state.staging == [table.id("king-spider")]


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_eleanor_cancels_nothing() -> None:
    table = scene(
        Side(heroes=["eleanor"]),
        encounter=["the-necromancers-reach", "forest-gate"],
        exhausted=["eleanor"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.card("eleanor").damage == 1
    assert table.state.staging == []


@pytest.mark.rule("L-FAQ-14")
def test_eleanor_has_nothing_to_cancel_after_a_test_of_will() -> None:
    table = scene(
        Side(heroes=["eleanor"], hand=["a-test-of-will"]),
        encounter=["the-necromancers-reach", "forest-gate"],
        resources={"eleanor": 1},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.options == (Pass(), Use(table.id("eleanor")), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eleanor").done()
    assert [event.code for event in table.told(Revealed)] == ["the-necromancers-reach"]


@pytest.mark.rule("L-QUEST-08")
def test_the_card_that_replaces_a_treachery_is_revealed_as_usual() -> None:
    table = scene(
        Side(heroes=["eleanor", "gimli"]),
        encounter=["the-necromancers-reach", "king-spider"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).use("eleanor")
    assert table.options == (Pick(table.id("gimli")),)
    table.pick("gimli").done()
    assert table.card("gimli").exhausted


# Dunhere


@pytest.mark.rule("L-GEN-04")
def test_dunhere_attacks_an_enemy_in_the_staging_area_with_one_more_attack() -> None:
    table = scene(
        Side(heroes=["dunhere", "legolas"]),
        staging=["goblin-sniper", "hill-troll", "forest-gate"],
        phase=Phase.COMBAT,
    )
    sniper, troll = table.id("goblin-sniper"), table.id("hill-troll")
    table.begin(PlayerAttacks(A))
    assert table.prompt == DeclareAttack()
    assert table.options == (Done(), AttackEnemy(sniper), AttackEnemy(troll))
    table.choose(AttackEnemy(sniper))
    assert table.options == (Send(table.id("dunhere")),)
    table.choose(Send(table.id("dunhere"))).done()
    assert table.card("goblin-sniper").zone is Zone.DISCARD
    assert not table.card("legolas").exhausted


@pytest.mark.rule("L-ATK-08")
def test_the_defense_of_a_staged_enemy_counts_against_dunhere() -> None:
    table = scene(Side(heroes=["dunhere"]), staging=["forest-spider"], phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    table.choose(Send(table.id("dunhere"))).done()
    assert table.card("forest-spider").damage == 2
    assert table.value("dunhere", Stat.ATTACK) == 2


@pytest.mark.rule("L-EFFECT-04")
def test_dunhere_gains_nothing_against_an_engaged_enemy() -> None:
    table = scene(Side(heroes=["dunhere"], engaged=["forest-spider"]), phase=Phase.COMBAT)
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("forest-spider")))
    table.choose(Send(table.id("dunhere"))).done()
    assert table.card("forest-spider").damage == 1


@pytest.mark.rule("L-FAQ-41")
def test_dunhere_attacks_a_staged_enemy_once() -> None:
    table = scene(
        Side(heroes=["dunhere"]),
        staging=["hill-troll"],
        attached={"dunhere": ["unexpected-courage"]},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("hill-troll")))
    table.choose(Send(table.id("dunhere"))).use("unexpected-courage").done()
    assert not table.card("dunhere").exhausted


@pytest.mark.rule("L-ATK-03", "L-FAQ-42")
def test_without_dunhere_nobody_reaches_the_staging_area() -> None:
    table = scene(
        Side(heroes=["dunhere", "legolas"]),
        staging=["goblin-sniper"],
        exhausted=["dunhere"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).done()
