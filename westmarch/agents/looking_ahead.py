"""The player that looks ahead, whatever game it sits down to."""

from __future__ import annotations

import pickle
from time import monotonic

from westmarch.agents.guiding import guide_of
from westmarch.agents.search import Budget, Search, Thought
from westmarch.agents.search.guides import Guide
from westmarch.agents.search.searching import Imagine
from westmarch.agents.search.thinkers import Task, team
from westmarch.kernel import codec
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, replace
from westmarch.kernel.views import View

PATIENCE = 1.1
"""How long others are waited for, as a multiple of the time that all have."""

APART = 1_009
"""So far apart are the worlds that are supposed at two decisions."""

ROOM = 0.9
"""The share of the time in which lines of play are begun; the last one is played to its end."""


class SearchAgent:
    """Tries in thought what its options lead to, as long as its budget lasts, on several cores.

    `thoughts` is what it thought of its options last, the best first; `guide` remembers what it
    has done. One that is `curious` thinks about every question, also where rules of thumb would do.
    """

    def __init__(self, seed: int, budget: Budget, cores: int = 1) -> None:
        self.seed = seed
        self.budget = budget
        self.cores = cores
        self.thoughts: list[Thought] = []
        self.guide: Guide | None = None
        self.curious = False

    def pick(self, view: View, imagine: Imagine) -> AnyOption:
        """The option that did best."""
        assert view.decision is not None, "somebody else decides"
        decision = view.decision
        if len(decision.options) == 1:
            self.thoughts = [Thought(decision.options[0], 0, 0.0)]
            return decision.options[0]
        world = imagine(self.seed)
        guide = self.guide or guide_of(world.game.name)
        self.thoughts = at_once(decision, guide.rate(world, decision))
        if self.curious or guide.weighs(decision):
            self.thoughts = self.think(world, guide.begin(), decision, imagine)
        guide.note(decision, self.thoughts[0].option)
        self.guide = guide.begin()
        self.seed += APART
        return self.thoughts[0].option

    def think(
        self, world: Position, guide: Guide, decision: Decision, imagine: Imagine
    ) -> list[Thought]:
        """All options with what is thought of them, the best first."""
        began = monotonic()
        share = shared(self.budget, self.cores)
        if self.cores > 1:
            game, state = world.game.name, codec.encode(world.game, world.state)
            memory = pickle.dumps(guide)
            team(self.cores - 1).ask(Task(game, state, memory, decision.seat, self.seed, share))
        search = Search(decision, imagine, guide, self.seed)
        search.think(share)
        if self.cores > 1:
            time = self.budget.seconds
            until = None if time is None else began + PATIENCE * time
            for answer in team(self.cores - 1).answers(until):
                search.race.join(answer.heat)
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
