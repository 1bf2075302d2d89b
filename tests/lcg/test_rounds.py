"""The round and its phases: L-ROUND."""

from __future__ import annotations

import pytest

from tests.lcg.games import keep_hands, new_game, state_of, vote
from tests.lcg.scene import A, B, Side, scene
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase
from westmarch.lcg.rules.rounds import Round

PHASES = [
    Phase.RESOURCE,
    Phase.PLANNING,
    Phase.QUEST,
    Phase.TRAVEL,
    Phase.ENCOUNTER,
    Phase.COMBAT,
    Phase.REFRESH,
]


@pytest.mark.rule("L-ROUND-01")
def test_a_round_has_seven_phases_in_their_order() -> None:
    table = scene(Side(heroes=["aragorn"]), encounter=["old-forest-road", "forest-gate"])
    table.begin(Round()).to_the_end().done()
    assert [event.phase for event in table.told(events.PhaseBegan)] == PHASES
    assert [event.phase for event in table.told(events.PhaseEnded)] == PHASES


@pytest.mark.rule("L-ROUND-01")
def test_each_phase_is_over_before_the_next_begins() -> None:
    table = scene(Side(heroes=["aragorn"]), encounter=["old-forest-road", "forest-gate"])
    table.begin(Round()).to_the_end().done()
    kinds = (events.PhaseBegan, events.PhaseEnded)
    marks = [t.event for t in table.log if isinstance(t.event, kinds)]
    pairs = [(events.PhaseBegan(phase), events.PhaseEnded(phase)) for phase in PHASES]
    assert marks == [mark for pair in pairs for mark in pair]


@pytest.mark.rule("L-ROUND-02")
def test_after_the_refresh_phase_the_next_round_begins_with_its_resource_phase() -> None:
    table = keep_hands(vote(new_game(2, seed=3), A, A))
    while state_of(table).round == 1:
        table.choose(0)
    kinds = (events.RoundBegan, events.RoundEnded, events.PhaseBegan)
    marks = [t.event for t in table.log if isinstance(t.event, kinds)]
    after = marks.index(events.PhaseBegan(Phase.REFRESH))
    assert marks[after + 1 :] == [
        events.RoundEnded(1),
        events.RoundBegan(2),
        events.PhaseBegan(Phase.RESOURCE),
    ]
    assert state_of(table).first == B
    assert state_of(table).rounds_completed == 1
