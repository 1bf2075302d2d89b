"""The refresh phase: L-REF."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, LcgScene, Side, scene
from westmarch.kernel.records import AnyEvent
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import FirstPlayerChanged, Readied, ThreatChanged
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import TakeAction
from westmarch.lcg.rules.refreshing import RefreshPhase


def refreshed(table: LcgScene) -> LcgScene:
    """Carry out the refresh phase; nobody acts."""
    table.begin(RefreshPhase()).passing().done()
    return table


@pytest.mark.rule("L-REF-01")
def test_every_player_readies_all_his_exhausted_cards() -> None:
    table = scene(
        Side(heroes=["aragorn", "theodred"], allies=["guard-of-the-citadel"]),
        Side(heroes=["gimli"]),
        attached={"aragorn": ["steward-of-gondor"]},
        exhausted=["aragorn", "guard-of-the-citadel", "gimli", "steward-of-gondor"],
        phase=Phase.REFRESH,
    )
    refreshed(table)
    assert not any(card.exhausted for card in table.state.cards)
    assert table.told(Readied) == [
        Readied(table.id(code))
        for code in ("aragorn", "steward-of-gondor", "guard-of-the-citadel", "gimli")
    ]


@pytest.mark.rule("L-REF-02")
def test_each_players_threat_rises_by_one() -> None:
    table = scene(Side(threat=20), Side(heroes=["gimli"], threat=31), phase=Phase.REFRESH)
    refreshed(table)
    assert table.state.threat == [21, 32]


@pytest.mark.rule("L-REF-03")
@pytest.mark.parametrize(("before", "after"), [(A, B), (B, C), (C, A)])
def test_the_first_player_token_goes_to_the_next_player_clockwise(before: int, after: int) -> None:
    table = scene(
        Side(),
        Side(heroes=["gimli"]),
        Side(heroes=["legolas"]),
        phase=Phase.REFRESH,
    )
    table.state.first = (A, B, C)[before]
    refreshed(table)
    assert table.state.first == after


@pytest.mark.rule("L-REF-03")
def test_the_token_passes_over_eliminated_players() -> None:
    table = scene(
        Side(),
        Side(heroes=["gimli"], threat=49),
        Side(heroes=["legolas"]),
        phase=Phase.REFRESH,
    )
    refreshed(table)
    assert table.state.eliminated == [False, True, False]
    assert table.state.first == C


@pytest.mark.rule("L-REF-04")
def test_cards_are_readied_then_threat_rises_then_the_token_passes() -> None:
    table = scene(
        Side(),
        Side(heroes=["gimli"]),
        exhausted=["aragorn", "gimli"],
        phase=Phase.REFRESH,
    )
    refreshed(table)
    steps: tuple[type[AnyEvent], ...] = (Readied, ThreatChanged, FirstPlayerChanged)
    assert [type(told.event) for told in table.log if isinstance(told.event, steps)] == [
        Readied,
        Readied,
        ThreatChanged,
        ThreatChanged,
        FirstPlayerChanged,
    ]


@pytest.mark.rule("L-REF-04")
def test_nobody_acts_before_the_token_has_passed() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["gandalf", "faramir"]),
        Side(heroes=["gimli"]),
        exhausted=["beravor"],
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase())
    assert table.prompt == TakeAction(Phase.REFRESH)
    assert table.state.first == B
    assert table.state.threat == [26, 26]
    assert not table.card("beravor").exhausted
    table.choose(Pass()).done()
