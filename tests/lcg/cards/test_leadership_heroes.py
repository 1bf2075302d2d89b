"""The heroes of Leadership: Aragorn, Théodred, Glóin."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import (
    AssignDamage,
    Commit,
    CommitCharacters,
    Defend,
    Done,
    MayRespond,
    Pick,
    Undefended,
    Use,
)
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.revealing import RevealCard


def commit(table: LcgScene, *codes: str) -> LcgScene:
    """The first player commits these characters and nobody else."""
    table.begin(CommitStep(A)).choose(*(Commit(table.id(code)) for code in codes))
    if not table.position.over and isinstance(table.prompt, CommitCharacters):
        table.choose(Done())
    return table


@pytest.mark.rule("L-QUEST-22")
def test_aragorn_pays_a_resource_and_is_ready_though_on_the_quest() -> None:
    table = scene(Side(heroes=["aragorn", "gimli"]), resources={"aragorn": 2}, phase=Phase.QUEST)
    commit(table, "aragorn")
    assert table.prompt == MayRespond("Committed")
    assert table.options == (Pass(), Use(table.id("aragorn")))
    table.use("aragorn").done()
    aragorn = table.card("aragorn")
    assert (aragorn.exhausted, aragorn.committed, aragorn.resources) == (False, True, 1)


@pytest.mark.rule("L-EFFECT-12")
def test_aragorn_need_not_pay() -> None:
    table = scene(Side(heroes=["aragorn"]), resources={"aragorn": 1}, phase=Phase.QUEST)
    commit(table, "aragorn").choose(Pass()).done()
    assert table.card("aragorn").exhausted
    assert table.card("aragorn").resources == 1


@pytest.mark.rule("L-PAY-13")
def test_aragorn_pays_from_his_own_pool_only() -> None:
    table = scene(Side(heroes=["aragorn", "gloin"]), resources={"gloin": 3}, phase=Phase.QUEST)
    commit(table, "aragorn").done()
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-EFFECT-13")
def test_aragorn_does_not_answer_the_commitment_of_others() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin"]),
        resources={"aragorn": 1},
        exhausted=["aragorn"],
        phase=Phase.QUEST,
    )
    commit(table, "gloin").done()
    assert table.card("aragorn").resources == 1


@pytest.mark.rule("L-EFFECT-13")
def test_theodred_gives_a_resource_to_a_hero_on_the_quest() -> None:
    table = scene(
        Side(heroes=["theodred", "gloin", "gimli"], allies=["guard-of-the-citadel"]),
        phase=Phase.QUEST,
    )
    commit(table, "theodred", "gimli", "guard-of-the-citadel")
    assert table.options == (Pass(), Use(table.id("theodred")))
    table.use("theodred")
    assert table.options == (Pick(table.id("theodred")), Pick(table.id("gimli")))
    table.pick("gimli").done()
    assert [table.card(code).resources for code in ("theodred", "gloin", "gimli")] == [0, 0, 1]


@pytest.mark.rule("L-FAQ-24")
def test_theodred_does_not_reach_heroes_who_commit_later() -> None:
    table = scene(
        Side(heroes=["theodred"], hand=["feint"]),
        Side(heroes=["aragorn"], hand=["feint"]),
        phase=Phase.QUEST,
    )
    table.begin(CommitStep(A), CommitStep(B)).choose(Commit(table.id("theodred")))
    table.use("theodred")
    assert table.options == (Pick(table.id("theodred")),)
    table.pick("theodred")
    assert (table.seat, table.options) == (B, (Done(), Commit(table.id("aragorn"))))
    table.choose(Commit(table.id("aragorn"))).done()
    assert table.card("theodred").resources == 1


@pytest.mark.rule("L-EFFECT-13")
def test_theodred_gives_nothing_if_he_stays_at_home() -> None:
    table = scene(Side(heroes=["theodred", "gimli"]), phase=Phase.QUEST)
    commit(table, "gimli").done()
    assert table.card("gimli").resources == 0


@pytest.mark.rule("L-FAQ-04")
def test_theodred_gives_once_for_each_commitment() -> None:
    table = scene(Side(heroes=["theodred"]), phase=Phase.QUEST)
    commit(table, "theodred").use("theodred").pick("theodred").done()
    assert table.card("theodred").resources == 1


@pytest.mark.rule("L-EFFECT-13")
def test_gloin_gains_a_resource_for_each_point_of_damage() -> None:
    table = scene(
        Side(heroes=["gloin"], engaged=["king-spider"]),
        resources={"gloin": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended())
    assert table.prompt == MayRespond("Damaged", table.id("gloin"))
    assert table.options == (Pass(), Use(table.id("gloin")))
    table.use("gloin").done()
    assert (table.card("gloin").damage, table.card("gloin").resources) == (3, 4)


@pytest.mark.rule("L-DEF-13")
def test_gloin_gains_nothing_if_he_suffers_no_damage() -> None:
    table = scene(
        Side(heroes=["gloin"], engaged=["black-forest-bats"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("black-forest-bats"), A))
    table.choose(Defend(table.id("gloin"))).done()
    assert (table.card("gloin").damage, table.card("gloin").resources) == (0, 0)


@pytest.mark.rule("L-DMG-04")
def test_gloin_gains_nothing_from_the_damage_that_destroys_him() -> None:
    table = scene(
        Side(heroes=["gloin", "gimli"], engaged=["king-spider"]),
        damage={"gloin": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("king-spider"), A)).choose(Undefended())
    assert table.prompt == AssignDamage(table.id("king-spider"), 3)
    assert table.options == (Pick(table.id("gloin")), Pick(table.id("gimli")))
    table.pick("gloin").done()
    assert table.id("gloin") in table.state.discard[A]


@pytest.mark.rule("L-EFFECT-13")
def test_gloin_does_not_profit_from_the_damage_of_others() -> None:
    table = scene(
        Side(heroes=["gloin", "gimli"]),
        encounter=["the-necromancers-reach"],
        exhausted=["gimli"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.card("gimli").damage == 1
    assert table.card("gloin").resources == 0
