"""Ready and exhausted cards: L-READY."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import (
    AttackEnemy,
    Commit,
    Defend,
    Done,
    No,
    PickPlayer,
    Send,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.rounds import PlanningPhase


@pytest.mark.rule("L-READY-01")
def test_a_card_that_enters_play_can_be_exhausted_at_once() -> None:
    table = scene(
        Side(
            heroes=["denethor"],
            hand=["daughter-of-the-nimrodel", "self-preservation"],
        ),
        resources={"denethor": 6},
        damage={"denethor": 2},
    )
    table.begin(PlanningPhase())
    table.play("daughter-of-the-nimrodel").pay("denethor", "denethor", "denethor")
    table.play("self-preservation").pick("denethor").pay("denethor", "denethor", "denethor")
    daughter, skill = table.id("daughter-of-the-nimrodel"), table.id("self-preservation")
    assert table.options == (Pass(), Use(daughter), Use(skill, 1))
    table.use("daughter-of-the-nimrodel").pick("denethor").done()
    assert table.card("daughter-of-the-nimrodel").exhausted


@pytest.mark.rule("L-READY-02")
def test_committing_exhausts() -> None:
    table = scene(Side(heroes=["gimli", "thalin"]), phase=Phase.QUEST)
    table.begin(CommitStep(A)).choose(Commit(table.id("gimli")), Done()).done()
    assert table.card("gimli").exhausted
    assert not table.card("thalin").exhausted


@pytest.mark.rule("L-READY-02")
def test_attacking_exhausts() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["ungoliants-spawn"]), phase=Phase.COMBAT
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("ungoliants-spawn")))
    table.choose(Send(table.id("gimli")), Done()).passing().done()
    assert table.card("gimli").exhausted
    assert not table.card("thalin").exhausted


@pytest.mark.rule("L-READY-02")
def test_defending_exhausts() -> None:
    table = scene(Side(heroes=["gimli", "thalin"], engaged=["forest-spider"]), phase=Phase.COMBAT)
    table.begin(EnemyAttack(table.id("forest-spider"), A)).choose(Defend(table.id("gimli")))
    table.passing().done()
    assert table.card("gimli").exhausted
    assert not table.card("thalin").exhausted


@pytest.mark.rule("L-READY-02")
def test_an_ability_exhausts_if_its_text_says_so() -> None:
    table = scene(
        Side(heroes=["glorfindel", "denethor"]),
        encounter=["forest-spider"],
        resources={"glorfindel": 1},
        damage={"glorfindel": 1},
    )
    table.begin(ActionWindow()).use("glorfindel").pick("glorfindel")
    assert not table.card("glorfindel").exhausted
    table.use("denethor")
    assert table.card("denethor").exhausted
    table.choose(No()).done()


@pytest.mark.rule("L-READY-03")
def test_exhausting_an_attachment_leaves_its_hero_ready() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        attached={"aragorn": ["steward-of-gondor"]},
    )
    table.begin(ActionWindow()).use("steward-of-gondor").done()
    assert table.card("steward-of-gondor").exhausted
    assert not table.card("aragorn").exhausted


@pytest.mark.rule("L-READY-03")
def test_exhausting_a_hero_leaves_his_attachments_ready() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["gleowine", "gandalf"]),
        attached={"beravor": ["unexpected-courage"]},
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("beravor")))
    table.use("beravor").choose(PickPlayer(A))
    assert table.card("beravor").exhausted
    assert table.options == (Pass(), Use(table.id("unexpected-courage"), 1))
    table.use("unexpected-courage").done()
    assert not table.card("beravor").exhausted
    assert table.card("unexpected-courage").exhausted


@pytest.mark.rule("L-READY-04")
def test_an_exhausted_card_must_be_readied_before_it_is_exhausted_again() -> None:
    table = scene(
        Side(heroes=["denethor"]),
        encounter=["forest-spider"],
        attached={"denethor": ["unexpected-courage"]},
    )
    denethor, courage = Use(table.id("denethor")), Use(table.id("unexpected-courage"), 1)
    table.begin(ActionWindow())
    assert table.options == (Pass(), denethor)
    table.choose(denethor).choose(No())
    assert table.options == (Pass(), courage)
    table.choose(courage)
    assert table.options == (Pass(), denethor)
    table.choose(denethor).choose(No()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_character_cannot_commit() -> None:
    table = scene(Side(heroes=["gimli", "thalin"]), exhausted=["gimli"], phase=Phase.QUEST)
    table.begin(CommitStep(A))
    assert table.options == (Done(), Commit(table.id("thalin")))
    table.choose(Done()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_character_cannot_attack() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["ungoliants-spawn"]),
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("ungoliants-spawn")))
    assert table.options == (Send(table.id("thalin")),)
    table.choose(Send(table.id("thalin"))).passing().done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_character_cannot_defend() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], engaged=["forest-spider"]),
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A))
    assert table.options == (Undefended(), Defend(table.id("thalin")))
    table.choose(Defend(table.id("thalin"))).passing().done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_card_cannot_pay_an_exhaust_cost() -> None:
    table = scene(
        Side(heroes=["denethor", "beravor"], deck=["gleowine"]),
        encounter=["forest-spider"],
        attached={"beravor": ["steward-of-gondor"]},
        exhausted=["denethor", "steward-of-gondor"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("beravor")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_character_cannot_be_exhausted_for_an_event() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin", "theodred"], hand=["common-cause"]),
        exhausted=["gloin"],
    )
    table.begin(ActionWindow()).use("common-cause").pick("aragorn").pick("gloin").done()
    assert table.card("aragorn").exhausted
    table = scene(
        Side(heroes=["aragorn", "gloin"], hand=["common-cause"]), exhausted=["aragorn", "gloin"]
    )
    table.begin(ActionWindow()).done()
