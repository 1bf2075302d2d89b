"""Monte Carlo tree search over what a seat may suppose (information-set search)."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from westmarch.agents.search.guides import Guide, Worth, reached
from westmarch.agents.search.racing import Race
from westmarch.agents.search.tree import Node, Path
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Record

LONGEST = 400
"""So many choices a line of play is followed at the most."""

WORLDS = 64
"""So many supposed worlds are kept in mind; after them new ones are supposed each time."""

Imagine = Callable[[int], Position]


class Budget(Record):
    """When a search ends: after so many lines of play, or after so many seconds."""

    iterations: int | None = None
    seconds: float | None = None


class Thought(Record):
    """What a search thinks of an option: how often it was tried, and the chance to win with it."""

    option: AnyOption
    tried: int
    chance: float


class Search:
    """Thinks about one decision of one seat, line of play by line of play.

    The n-th time that an option is tried, it is tried in the n-th supposed world: so options are
    compared in the same worlds. What follows is played by rules of thumb until an option has been
    tried often enough; then a tree grows below it.
    """

    def __init__(self, decision: Decision, imagine: Imagine, guide: Guide, seed: int) -> None:
        self.decision = decision
        self.imagine = imagine
        self.guide = guide
        self.seed = seed
        self.worlds: list[Position] = []
        self.race = Race(guide.begin().rate(self.world(0), decision), guide.few, guide.caution)
        self.nodes = [Node(1.0) for _ in decision.options]

    def world(self, number: int) -> Position:
        """A supposed world, to be looked at or cloned; the first ones are kept in mind."""
        if number < len(self.worlds):
            return self.worlds[number]
        world = self.imagine(self.seed + number)
        if number == len(self.worlds) < WORLDS:
            self.worlds.append(world)
        return world

    def think(self, budget: Budget) -> list[Thought]:
        """All options with what is thought of them, the best first."""
        began = monotonic()
        lines = 0
        while not self.race.is_decided and not is_spent(budget, lines, monotonic() - began):
            self.try_line()
            lines += 1
        return self.thoughts()

    def thoughts(self) -> list[Thought]:
        """All options with what is thought of them now, the best first."""
        race, options = self.race, self.decision.options
        return [
            Thought(options[place], race.tried(place), race.mean(place)) for place in race.ranking()
        ]

    def try_line(self) -> None:
        """Follow one line of play, in the tree as far as it goes, and learn from it."""
        place = self.race.next()
        node = self.nodes[place]
        position = self.world(node.visits).clone()
        guide = self.guide.begin()
        since = guide.turn(position.state)
        path: Path = [(node, self.decision.seat)]
        choose(position, guide, self.decision, self.decision.options[place])
        while node.visits >= guide.trust and (decision := next_choice(position)) is not None:
            if not guide.weighs(decision):
                choose(position, guide, decision, favourite(position, guide, decision))
                continue
            option = descend(node, position, decision, guide)
            node = node.children[option]
            path.append((node, decision.seat))
            choose(position, guide, decision, option)
        worth = follow(position, guide, since)
        for one, seat in path:
            one.add(worth[seat])
        self.race.add(place, worth[self.decision.seat])


def is_spent(budget: Budget, lines: int, seconds: float) -> bool:
    """Whether a budget is used up."""
    if budget.iterations is not None and lines >= budget.iterations:
        return True
    return budget.seconds is not None and seconds >= budget.seconds


def next_choice(position: Position) -> Decision | None:
    """The next decision that leaves a choice; the others are made. `None` if the game is over."""
    while position.decisions:
        decision = position.decisions[0]
        if len(decision.options) > 1:
            return decision
        position.take(decision.seat, decision.options[0])
    return None


def descend(node: Node, position: Position, decision: Decision, guide: Guide) -> AnyOption:
    """The option to be tried at a node below the root."""
    if node.lacks(decision.options):
        node.grow(decision.options, guide.rate(position, decision))
    return node.choose(decision.options)


def favourite(position: Position, guide: Guide, decision: Decision) -> AnyOption:
    """The option that rules of thumb like best."""
    ratings = guide.rate(position, decision)
    return decision.options[max(range(len(ratings)), key=ratings.__getitem__)]


def follow(position: Position, guide: Guide, since: int) -> Worth:
    """Play on by rules of thumb for some turns, and judge where that has led."""
    for _ in range(LONGEST):
        decision = next_choice(position)
        if decision is None:
            break
        if guide.turn(position.state) - since > guide.turns:
            return guide.worth(position.state)
        choose(position, guide, decision, favourite(position, guide, decision))
    return guide.worth(position.state) if position.decisions else reached(position)


def choose(position: Position, guide: Guide, decision: Decision, option: AnyOption) -> None:
    """Choose an option in a line of play."""
    guide.note(decision, option)
    position.take(decision.seat, option)
