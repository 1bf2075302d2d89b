"""The player that looks ahead, whatever game it sits down to."""

from __future__ import annotations

from time import monotonic

from westmarch.agents.guiding import guide_of
from westmarch.agents.search import Budget, Search, Thought
from westmarch.agents.search.searching import Imagine
from westmarch.agents.search.thinkers import Task, team
from westmarch.kernel import codec
from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import AnyOption, replace
from westmarch.kernel.views import View

PATIENCE = 1.1
"""How long others are waited for, as a multiple of the time that all have."""

ROOM = 0.9
"""The share of the time in which lines of play are begun; the last one is played to its end."""


class SearchAgent:
    """Tries in thought what its options lead to, as long as its budget lasts, on several cores.

    `thoughts` is what it thought of its options last, the best first.
    """

    def __init__(self, seed: int, budget: Budget, cores: int = 1) -> None:
        self.seed = seed
        self.budget = budget
        self.cores = cores
        self.thoughts: list[Thought] = []

    def pick(self, view: View, imagine: Imagine) -> AnyOption:
        """The option that was tried most, as it did best."""
        assert view.decision is not None, "somebody else decides"
        self.thoughts = self.think(view.decision, imagine)
        return self.thoughts[0].option

    def think(self, decision: Decision, imagine: Imagine) -> list[Thought]:
        """All options with what is thought of them, the best first."""
        if len(decision.options) == 1:
            return [Thought(decision.options[0], 0, 0.0)]
        began = monotonic()
        world = imagine(self.seed)
        guide = guide_of(world.game.name)
        if not guide.weighs(decision):
            return at_once(decision, guide.begin().rate(world, decision))
        share = shared(self.budget, self.cores)
        if self.cores > 1:
            state = codec.encode(world.game, world.state)
            team(self.cores - 1).ask(Task(world.game.name, state, decision.seat, self.seed, share))
        search = Search(decision, imagine, guide, self.seed)
        search.think(share)
        if self.cores > 1:
            time = self.budget.seconds
            until = None if time is None else began + PATIENCE * time
            for answer in team(self.cores - 1).answers(until):
                search.learn(answer.counts)
        return search.thoughts()


def at_once(decision: Decision, ratings: list[float]) -> list[Thought]:
    """Options that were not tried, the best rated first."""
    order = sorted(range(len(ratings)), key=lambda place: -ratings[place])
    return [Thought(decision.options[place], 0, 0.0) for place in order]


def shared(budget: Budget, cores: int) -> Budget:
    """What one of several cores has: the same time, or its share of the lines of play."""
    lines, seconds = budget.iterations, budget.seconds
    return replace(
        budget,
        iterations=None if lines is None else max(1, -(-lines // cores)),
        seconds=None if seconds is None else ROOM * seconds,
    )
