"""The player for beginners: it knows the rules of thumb and often forgets them."""

from __future__ import annotations

from westmarch.agents.heuristic import HeuristicAgent, Imagine
from westmarch.agents.uniform import RandomAgent
from westmarch.kernel.chance import below
from westmarch.kernel.records import AnyOption
from westmarch.kernel.views import View

FORGETS = 3
"""One time in so many it does anything."""


class BeginnerAgent:
    """Plays by rules of thumb, and now and then does whatever comes to mind."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomAgent(seed)
        self.thumbs = HeuristicAgent(seed)

    def pick(self, view: View, imagine: Imagine | None = None) -> AnyOption:
        """One of the options of the view's decision."""
        known = self.thumbs.pick(view, imagine)
        return self.chance.pick(view) if not below(self.chance.chance, FORGETS) else known
