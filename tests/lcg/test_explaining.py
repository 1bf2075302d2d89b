"""Why a card cannot be used: the reasons that players are given."""

from __future__ import annotations

import re
from pathlib import Path

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import Done, Unmet
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.text import de, en

SOURCES = Path(__file__).parents[2] / "westmarch" / "lcg"


def why(table: LcgScene, code: str, seat: int = A) -> list[str]:
    reasons = table.why_not(seat, f"card:{table.id(code)}")
    return [reason.what for reason in reasons if isinstance(reason, Unmet)]


def test_what_is_offered_has_nothing_in_its_way() -> None:
    table = scene(Side(heroes=["aragorn"]), resources={"aragorn": 1}, phase=Phase.QUEST)
    table.begin(QuestPhase())
    assert table.offers("aragorn")
    assert why(table, "aragorn") == []
    table.to_the_end().done()


def test_a_character_that_is_exhausted_says_so() -> None:
    side = Side(heroes=["gimli", "aragorn"])
    table = scene(side, exhausted=["gimli"], phase=Phase.QUEST).begin(QuestPhase())
    assert why(table, "gimli") == ["no-action-window", "exhausted", "no-action"]
    table.to_the_end().done()


def test_a_response_is_no_action() -> None:
    hand = ["a-test-of-will", "gandalf", "guard-of-the-citadel"]
    table = scene(Side(heroes=["aragorn"], hand=hand), resources={"aragorn": 2})
    table.begin(ActionWindow(planning=A))
    assert why(table, "guard-of-the-citadel") == []
    assert why(table, "a-test-of-will") == ["only-a-response"]
    assert why(table, "gandalf") == ["too-few-resources"]
    table.choose(Pass()).done()


def test_what_is_out_of_play_or_out_of_sight_cannot_be_used() -> None:
    table = scene(
        Side(hand=["feint"], discard=["gandalf"], deck=["beorn"]), Side(hand=["sneak-attack"])
    ).begin(ActionWindow(planning=A))
    assert why(table, "gandalf") == ["out-of-play"]
    assert why(table, "beorn") == ["not-a-card"]
    assert why(table, "sneak-attack") == ["not-a-card"]
    assert why(table, "feint", B) == ["not-a-card"]
    table.choose(Pass()).passing().done()


def test_another_players_turn_is_in_the_way() -> None:
    side = Side(heroes=["beravor"], deck=["gandalf", "beorn"])
    table = scene(side, side).begin(ActionWindow())
    second = f"card:{table.id('beravor', 1)}"
    assert table.why_not(B, second)[0] == Unmet("not-your-turn", ("L-OPEN-03",))
    table.passing().done()


def test_every_reason_has_words_in_both_languages() -> None:
    named = {
        what
        for path in SOURCES.rglob("*.py")
        for what in re.findall(r'Unmet\(\s*"([\w-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert named <= en.REASONS.keys()
    assert named <= de.REASONS.keys()


def test_done_is_nobodys_card() -> None:
    table = scene(Side(heroes=["aragorn"]), phase=Phase.QUEST).begin(QuestPhase())
    assert Done() in table.options
    assert table.why_not(A, "seat:0") == (Unmet("no-player-to-choose"),)
    assert table.why_not(A, "table") == ()
    table.to_the_end().done()
