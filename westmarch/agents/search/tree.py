"""The tree of a search: what was tried at each decision, how often, and what came of it.

A node stands for all positions that the searching seat cannot tell apart. Not every option is
there in each of them, so a node counts how often it could have been chosen, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from westmarch.kernel.records import AnyOption, Seat

CURIOSITY = 0.3
"""How much is tried that has seldom been tried, against what has done well."""

MODESTY = 0.05
"""By how much what rules of thumb like least is believed to be worse than their favourite."""

FAITH = 4.0
"""As many lines of play as that belief counts."""


class Node:
    """What came of choosing an option; the root stands for the question itself."""

    __slots__ = ("able", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.able = 0
        self.total = 0.0
        self.children: dict[AnyOption, Node] = {}

    def grow(self, options: Sequence[AnyOption], ratings: Sequence[float]) -> None:
        """Add options with what is thought of them at first; what is known already stays."""
        for option, prior in zip(options, priors(ratings), strict=True):
            if option not in self.children:
                self.children[option] = Node(prior)

    def lacks(self, options: Sequence[AnyOption]) -> bool:
        """Whether there are options that were never seen here."""
        return any(option not in self.children for option in options)

    def choose(self, options: Sequence[AnyOption]) -> AnyOption:
        """The option to be tried next: one that seems good, or has seldom been tried."""
        usual, most = self.usual(options), self.most(options)
        best, found = -1.0, options[0]
        for option in options:
            child = self.children[option]
            child.able += 1
            curious = CURIOSITY * child.prior * sqrt(child.able) / (1 + child.visits)
            if (seems := child.belief(usual, most) + curious) > best:
                best, found = seems, option
        return found

    def usual(self, options: Sequence[AnyOption]) -> float:
        """What came of options here, whichever was chosen."""
        tried = sum(self.children[option].visits for option in options)
        total = sum(self.children[option].total for option in options)
        return total / tried if tried else 0.5

    def most(self, options: Sequence[AnyOption]) -> float:
        """How much is thought at first of the favourite."""
        return max(self.children[option].prior for option in options)

    def belief(self, usual: float, most: float) -> float:
        """What it is believed to be worth, by what was thought at first and by what came of it."""
        guess = usual - MODESTY * (1 - self.prior / most)
        return (self.total + FAITH * guess) / (self.visits + FAITH)

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
