"""Guarded objectives: what guards them, how it is dealt with, how they are claimed (L-KEY)."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import AttackEnemy, Commit, Done, Pick, Send, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.vocabulary.abilities import Setup
from westmarch.lcg.vocabulary.lasting import Context


def guards(table: LcgScene) -> dict[str, list[str]]:
    """Which card guards which objectives."""
    cards = table.state.cards
    return {
        cards[host].code: [cards[card].code for card in attached]
        for host, attached in table.state.attached.items()
    }


def staged(table: LcgScene) -> list[str]:
    return [table.state.cards[card].code for card in table.state.staging]


@pytest.mark.rule("L-KEY-03")
def test_the_next_card_is_revealed_and_guards_the_objective() -> None:
    table = scene(
        Side(threat=20),
        encounter=["gandalfs-map", "cavern-guardian", "forest-gate"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(RevealCard(A)).done()
    assert guards(table) == {"cavern-guardian": ["gandalfs-map"]}
    assert staged(table) == ["cavern-guardian"]
    assert table.state.threat == [21]  # it is revealed: Doomed 1


@pytest.mark.rule("L-KEY-04")
def test_a_guarded_objective_cannot_be_claimed() -> None:
    table = scene(staging=["forest-spider", "shadow-key"],
                  attached={"forest-spider": ["gandalfs-map"]})  # fmt: skip
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("shadow-key")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-KEY-05")
def test_an_objective_guards_nothing_but_is_staged_and_the_next_card_guards() -> None:
    table = scene(
        encounter=["gandalfs-map", "dungeon-torch", "forest-spider", "hill-troll", "forest-gate"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    # The Torch is revealed too, and so it is guarded in its turn.
    assert guards(table) == {"forest-spider": ["gandalfs-map"], "hill-troll": ["dungeon-torch"]}
    assert staged(table) == ["forest-spider", "hill-troll"]


@pytest.mark.rule("L-KEY-05")
def test_an_objective_turned_up_as_the_last_card_leaves_both_unguarded() -> None:
    table = scene(encounter=["gandalfs-map", "dungeon-torch"], phase=Phase.QUEST)
    table.begin(RevealCard(A)).done()
    assert guards(table) == {}
    assert sorted(staged(table)) == ["dungeon-torch", "gandalfs-map"]


@pytest.mark.rule("L-KEY-06")
def test_a_guard_in_the_staging_area_counts_its_threat() -> None:
    table = scene(
        Side(threat=20), staging=["hill-troll"], attached={"hill-troll": ["gandalfs-map"]},
        encounter=["shadow-key", "forest-spider"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(QuestPhase()).choose(Done()).passing().done()
    assert table.state.threat == [20 + 1 + 2]


@pytest.mark.rule("L-KEY-07")
def test_a_guarding_enemy_is_dealt_with_when_it_is_defeated() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["east-bight-patrol"]),
        attached={"east-bight-patrol": ["gandalfs-map"]},
        phase=Phase.COMBAT,
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("east-bight-patrol")))
    assert guards(table) == {"east-bight-patrol": ["gandalfs-map"]}
    table.choose(Send(table.id("aragorn"))).passing().done()
    assert (guards(table), staged(table)) == ({}, ["gandalfs-map"])


@pytest.mark.rule("L-KEY-07", "L-OPEN-16")
def test_an_objective_goes_with_the_enemy_that_guards_it() -> None:
    table = scene(
        Side(threat=30), staging=["forest-spider"],
        attached={"forest-spider": ["gandalfs-map"]}, phase=Phase.ENCOUNTER,
    )  # fmt: skip
    table.begin(EncounterPhase()).choose(Pass()).passing().done()
    assert table.state.engaged[A] == [table.id("forest-spider")]
    assert (guards(table), staged(table)) == ({"forest-spider": ["gandalfs-map"]}, [])


@pytest.mark.rule("L-KEY-08")
def test_a_guarding_location_is_dealt_with_when_it_is_explored() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["northern-tracker"]),
        staging=["forest-gate"], attached={"forest-gate": ["gandalfs-map"]},
        progress={"forest-gate": 3}, encounter=["evil-storm"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(QuestPhase()).choose(Commit(table.id("northern-tracker")), Done())
    assert guards(table) == {"forest-gate": ["gandalfs-map"]}
    table.use("northern-tracker")
    assert (guards(table), staged(table)) == ({}, ["gandalfs-map"])
    table.passing().done()


@pytest.mark.rule("L-KEY-09")
def test_a_guarding_treachery_happens_at_once_and_leaves_the_objective_unguarded() -> None:
    table = scene(
        encounter=["gandalfs-map", "the-necromancers-reach", "hill-troll"],
        exhausted=["aragorn"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(RevealCard(A)).done()
    assert table.card("aragorn").damage == 1
    assert (guards(table), staged(table)) == ({}, ["gandalfs-map"])
    assert table.state.encounter_discard == [table.id("the-necromancers-reach")]


@pytest.mark.rule("L-KEY-09")
def test_a_cancelled_treachery_is_dealt_with_too() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["gandalfs-map", "the-necromancers-reach", "hill-troll"],
        exhausted=["eowyn"], resources={"eowyn": 1}, phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(RevealCard(A)).use("a-test-of-will").pay("eowyn").done()
    assert table.card("eowyn").damage == 0
    assert (guards(table), staged(table)) == ({}, ["gandalfs-map"])


@pytest.mark.rule("L-KEY-10")
def test_an_unguarded_objective_waits_until_it_is_claimed_as_it_says() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin"], threat=20), Side(heroes=["gimli"], threat=30),
        staging=["gandalfs-map"],
    )  # fmt: skip
    table.begin(ActionWindow()).choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("gandalfs-map"))))
    table.use("gandalfs-map")
    assert table.options == (Pick(table.id("gimli")),)
    table.pick("gimli").passing().done()
    assert table.state.threat == [20, 32]
    assert guards(table) == {"gimli": ["gandalfs-map"]}


@pytest.mark.rule("L-EX-26")
def test_the_guards_come_up_in_dol_guldur() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], deck=["faramir"], threat=23),
        quest="the-necromancers-tower",
        encounter=[
            "endless-caverns", "great-forest-web", "iron-shackles", "cavern-guardian",
            "forest-gate", "shadow-key", "dungeon-torch", "gandalfs-map", "nazgul-of-dol-guldur",
        ],
        phase=Phase.SETUP,
    )  # fmt: skip
    (setup,) = (x for x in ABILITIES["the-necromancers-tower"] if isinstance(x, Setup))
    table.script(Shuffled())
    table.begin(Resolve(setup.do, Context(table.state.quest[0], A)))
    table.pick("gandalfs-map", "dungeon-torch").done()
    assert table.state.threat == [25]
    assert guards(table) == {
        "endless-caverns": ["gandalfs-map"],
        "cavern-guardian": ["shadow-key"],
    }
    assert sorted(staged(table)) == [
        "cavern-guardian", "dungeon-torch", "endless-caverns", "great-forest-web",
    ]  # fmt: skip
    assert table.state.deck_attached[A] == [table.id("iron-shackles")]
    assert table.state.encounter_deck == [table.id("forest-gate")]
