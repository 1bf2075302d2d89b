"""The chain of effects: M-CHAIN."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, scene
from westmarch.meccg.kinds import CompanyId, Phase, Race, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Face,
    Pick,
    PlayEvent,
    TakeWay,
    TapToFight,
)
from westmarch.meccg.prompts import ChooseUser, MayPlay
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.verbs import cards

COMPANY = CompanyId(0)
SPIDERS = FaceAttack(COMPANY, Attack((Race.SPIDER,), 2, 9))


@pytest.mark.rule("M-CHAIN-03", "M-GAP-35")
def test_concealment_cancels_an_attack_before_strikes_are_assigned() -> None:
    table = scene(("rivendell", ["frodo", "gimli"]), hand=["concealment"])
    table.begin(SPIDERS)
    play = PlayEvent(table.id("concealment"), 0)
    assert (table.seat, table.prompt) == (ONE, MayPlay(COMPANY))
    assert table.options == (Done(), play)
    table.choose(play)
    assert (table.prompt, table.options) == (ChooseUser(play.card), (Pick(table.id("frodo")),))
    table.choose(Pick(table.id("frodo")), AimAtAttack(1))
    assert table.card("frodo").status is Status.TAPPED
    assert table.card("concealment").zone is Zone.DISCARD
    assert table.state.result is False
    table.done()


def test_concealment_needs_an_untapped_scout() -> None:
    table = scene(("rivendell", ["frodo", "gimli"]), hand=["concealment"])
    cards.tap(table.state, table.id("frodo"))
    table.begin(FaceAttack(COMPANY, Attack((Race.SPIDER,), 1, 9)))
    gimli = table.id("gimli")
    assert table.options == (Done(), Assign(gimli))
    table.rolls(1, 1, 1, 1).choose(Assign(gimli), Face(gimli), TapToFight()).done()


def test_a_risky_blow_is_stronger_for_one_strike() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["risky-blow"])
    table.begin(FaceAttack(COMPANY, Attack((Race.SPIDER,), 1, 11)))
    gimli, blow = table.id("gimli"), PlayEvent(table.id("risky-blow"), 0)
    table.choose(Assign(gimli), Face(gimli))
    assert table.options == (Done(), blow)
    table.choose(blow, Pick(gimli)).rolls(2, 2).choose(TapToFight())
    assert table.state.result is True, "5 + 3 + 4 is more than 11"
    assert table.state.lasting == []
    table.done()


def test_halfling_strength_heals_a_hobbit() -> None:
    table = scene(("rivendell", ["frodo", "gimli"]), hand=["halfling-strength"])
    table.state.phase = Phase.ORGANIZATION
    cards.wound(table.state, table.id("frodo"))
    strength, frodo = table.id("halfling-strength"), table.id("frodo")
    table.begin(OrganizationPhase(ONE)).choose(PlayEvent(strength, 0))
    assert table.options == (Pick(frodo),)
    table.choose(Pick(frodo), TakeWay(1))
    assert table.card("frodo").status is Status.UNTAPPED
    table.choose(Done())
    table.done()
