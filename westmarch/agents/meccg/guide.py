"""What a search is told about the Middle-earth CCG."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.agents.meccg import thumb, worth
from westmarch.agents.meccg.memory import Memories, recalled
from westmarch.agents.meccg.sight import Sight
from westmarch.agents.search.guides import Worth
from westmarch.agents.search.judgement import Features, chance
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.state import State
from westmarch.meccg import prompts as p
from westmarch.meccg.state import MeccgState

WEIGHTY = {
    p.AssignStrikes,
    p.ChooseSite,
    p.HowToFight,
    p.MayEnter,
    p.PlayHazards,
    p.PlayResources,
}
"""Questions for which it is worth looking ahead: where to go, what to play, who fights and how.

Who organizes could do and undo the same things for ever: rules of thumb know an end.
"""


class JourneyGuide:
    """Advice about the Middle-earth CCG."""

    turns = 0
    few = 4
    caution = 1.0
    trust = 40

    def __init__(self) -> None:
        self.memories: Memories = {}

    def begin(self) -> JourneyGuide:
        """What has been reckoned is kept in mind for a line of play."""
        return JourneyGuide()

    def weighs(self, decision: Decision) -> bool:
        """Most questions rules of thumb answer as well."""
        return type(decision.prompt) in WEIGHTY

    def rate(self, position: Position, decision: Decision) -> list[float]:
        """How good each option looks."""
        state, seat = known(position.state), decision.seat
        sight = Sight(state, seat, recalled(self.memories, state, seat))
        rate = thumb.rating(sight, decision.prompt)
        return [rate(sight, option) for option in decision.options]

    def note(self, decision: Decision, option: AnyOption) -> None:
        """Choices need not be kept in mind."""

    def turn(self, state: State) -> int:
        """Which player's turn it is, counted from the first."""
        return known(state).turn

    def worth(self, state: State) -> Worth:
        """The first seat's chance, and what is left for the other."""
        first = chance(worth.features(known(state), Seat(0)), worth.WEIGHTS)
        return (first, 1 - first)

    def seen(self, state: State) -> Iterator[tuple[Seat, Features]]:
        """What is seen for either seat, to learn from."""
        for seat in range(2):
            yield Seat(seat), worth.features(known(state), Seat(seat))


def known(state: State) -> MeccgState:
    """The state of this game."""
    assert isinstance(state, MeccgState)
    return state
