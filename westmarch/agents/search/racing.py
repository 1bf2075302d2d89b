"""A race between options: they are tried in the same worlds, and who falls behind drops out."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

WIDTH = 5
"""So many options are tried, those that rules of thumb like best."""

DOUBT = 1.5
"""Who is behind by so many standard errors drops out."""

NEGLIGIBLE = 0.01
"""An option that wins so little more often than the favourite is not worth finding out about.

Rules of thumb know more about small things than a judgement of what can be counted.
"""

Heat = dict[int, list[float]]
"""What came of each option, by its place in the decision, world by world."""


class Race:
    """Options of a decision, by their place in it; the favourite is what rules of thumb like best.

    Nobody drops out before all were tried in a few worlds. Who is chosen in place of the favourite
    is ahead of it by as many standard errors as caution asks for. Each process that thinks about
    a decision runs a heat of its own, in worlds of its own.
    """

    def __init__(self, ratings: Sequence[float], few: int, caution: float = 1.0) -> None:
        self.few = few
        self.caution = caution
        self.order = sorted(range(len(ratings)), key=lambda place: -ratings[place])
        self.favourite = self.order[0]
        self.running = self.order[:WIDTH]
        self.heat: Heat = {place: [] for place in self.running}
        self.heats = [self.heat]

    def next(self) -> int:
        """The option to be tried next: one that was tried in the fewest worlds."""
        return min(self.running, key=lambda place: len(self.heat[place]))

    def add(self, place: int, worth: float) -> None:
        """An option has been tried in the next world; when all have, some may drop out."""
        self.heat[place].append(worth)
        worlds = len(self.heat[place])
        if worlds >= self.few and all(len(self.heat[one]) == worlds for one in self.running):
            self.running = [place for place in self.running if self.may_win(place)]

    def join(self, heat: Heat) -> None:
        """Add what somebody else has found in other worlds."""
        self.heats.append(heat)

    @property
    def is_decided(self) -> bool:
        """Whether all but one have dropped out."""
        return len(self.running) == 1

    def leader(self) -> int:
        """Who has done best so far of those who are still running, in the same worlds."""
        first = self.running[0]
        return max(self.running, key=lambda place: self.ahead(place, first)[0])

    def may_win(self, place: int) -> bool:
        """Whether an option may still turn out to be the best."""
        leader = self.leader()
        if place == leader:
            return True
        lead, error = self.ahead(place, leader)
        return lead + DOUBT * error > (NEGLIGIBLE if leader == self.favourite else 0.0)

    def winner(self) -> int:
        """Who is chosen: the leader, if it is clearly ahead of the favourite."""
        leader = self.leader()
        lead, error = self.ahead(leader, self.favourite)
        is_clear = lead > NEGLIGIBLE and lead > self.caution * error
        return leader if is_clear else self.favourite

    def ahead(self, one: int, other: int) -> tuple[float, float]:
        """By how much an option did better than another in the same worlds; its standard error."""
        leads = [
            mine - theirs
            for heat in self.heats
            for mine, theirs in zip(heat.get(one, ()), heat.get(other, ()), strict=False)
        ]
        if len(leads) < 2:
            return 0.0, inf
        mean = sum(leads) / len(leads)
        spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
        return mean, sqrt(spread / len(leads))

    def tried(self, place: int) -> int:
        """In how many worlds an option was tried."""
        return sum(len(heat.get(place, ())) for heat in self.heats)

    def mean(self, place: int) -> float:
        """What came of an option on the average."""
        total = sum(sum(heat.get(place, ())) for heat in self.heats)
        return total / max(1, self.tried(place))

    def ranking(self) -> list[int]:
        """All options: the winner, then those that were tried by what came of them."""
        winner = self.winner()
        tried = [place for place in self.order if place != winner and self.tried(place)]
        others = [place for place in self.order if place != winner and not self.tried(place)]
        return [winner, *sorted(tried, key=lambda place: -self.mean(place)), *others]
