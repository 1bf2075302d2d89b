"""The tree of a search: what was tried at each decision, how often, and what came of it.

A node stands for all positions that the searching seat cannot tell apart. Not every option is
there in each of them, so a node counts how often it could have been chosen, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from westmarch.kernel.records import AnyOption, Seat

CURIOSITY = 0.35
"""How much is tried that has seldom been tried, against what has done well."""

MODESTY = 0.03
"""By how much what was never tried is believed to be worse than the rest."""


class Node:
    """What came of choosing an option; the root stands for the question itself."""

    __slots__ = ("able", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.able = 0
        self.total = 0.0
        self.children: dict[AnyOption, Node] = {}

    @property
    def mean(self) -> float:
        """What it is worth to who chose it, by all that was tried."""
        return self.total / self.visits if self.visits else 0.0

    def grow(self, options: Sequence[AnyOption], ratings: Sequence[float]) -> None:
        """Add options with what is thought of them at first; what is known already stays."""
        for option, prior in zip(options, priors(ratings), strict=True):
            if option not in self.children:
                self.children[option] = Node(prior)

    def lacks(self, options: Sequence[AnyOption]) -> bool:
        """Whether there are options that were never seen here."""
        return any(option not in self.children for option in options)

    def choose(self, options: Sequence[AnyOption]) -> AnyOption:
        """The option to be tried next: one that has done well, or has seldom been tried."""
        tried = sum(self.children[option].visits for option in options)
        total = sum(self.children[option].total for option in options)
        unknown = (total / tried if tried else 0.5) - MODESTY
        best, found = -1.0, options[0]
        for option in options:
            child = self.children[option]
            child.able += 1
            worth = child.total / child.visits if child.visits else unknown
            curious = CURIOSITY * child.prior * sqrt(child.able) / (1 + child.visits)
            if worth + curious > best:
                best, found = worth + curious, option
        return found

    def add(self, worth: float) -> None:
        """One more line of play has gone through here."""
        self.visits += 1
        self.total += worth


def priors(ratings: Sequence[float]) -> list[float]:
    """What is thought of options at first: the better rated, the more; equals alike."""
    places = {rating: place for place, rating in enumerate(sorted(set(ratings), reverse=True))}
    shares = [1 / (1 + places[rating]) for rating in ratings]
    whole = sum(shares)
    return [share / whole for share in shares]


Path = list[tuple[Node, Seat]]
"""The nodes of a line of play, each with the seat that chose it."""
