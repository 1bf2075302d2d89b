"""Ratings: how strong each contestant is, in the points of chess players.

openskill's Bradley-Terry model is made for players who come and go and get better. Ours stay what
they are, and all games are known; so strengths do not drift (`tau` is 0), and the games are gone
through again in small steps, forth and back, until their order no longer matters: that leads to the
most likely strengths. How unsure they are comes from the first time alone, since games seen again
tell nothing new.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from westmarch.arena.intervals import NORMAL
from westmarch.kernel.records import Record

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull, BradleyTerryFullRating

MIDDLE = 1500.0
"""The mean of all ratings."""

UNSURE = 350.0
"""How far ratings are expected to lie apart before any game."""

BETA = 400 / log(10) / sqrt(2)
"""Makes 400 points worth ten wins to one loss."""

AGAIN = 20
"""How often all games are gone through again; the last two times, forth and back, count."""

STEP = 0.25
"""How much smaller the steps are then."""


class Bout(Record):
    """Two contestants have met; the first one has won, or neither."""

    first: str
    second: str
    drawn: bool


class Rating(Record):
    """A rating with its 95 % interval."""

    name: str
    points: float
    low: float
    high: float


def rate(bouts: Sequence[Bout]) -> tuple[Rating, ...]:
    """The ratings of all who have met anybody, the strongest first."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=MIDDLE, sigma=UNSURE, beta=BETA, tau=0.0)
    names = dict.fromkeys(name for bout in bouts for name in (bout.first, bout.second))
    if not names:
        return ()
    found = {name: model.rating() for name in names}
    go_through(model, found, bouts)
    doubt = {name: each.sigma for name, each in found.items()}
    points = dict.fromkeys(names, 0.0)
    for time in range(1, 1 + AGAIN):
        for name, each in found.items():
            found[name] = model.rating(mu=each.mu, sigma=STEP * doubt[name])
        go_through(model, found, bouts[::-1] if time % 2 else bouts)
        if time > AGAIN - 2:
            points = {name: points[name] + each.mu / 2 for name, each in found.items()}
    shift = MIDDLE - fmean(points.values())
    ratings = [rating(name, points[name] + shift, doubt[name]) for name in names]
    return tuple(sorted(ratings, key=lambda each: -each.points))


def go_through(
    model: BradleyTerryFull, found: dict[str, BradleyTerryFullRating], bouts: Sequence[Bout]
) -> None:
    """Change ratings by one game after the other."""
    for bout in bouts:
        pair = [[found[bout.first]], [found[bout.second]]]
        (first,), (second,) = model.rate(pair, ranks=[0, 0 if bout.drawn else 1])
        found[bout.first], found[bout.second] = first, second


def rating(name: str, points: float, doubt: float) -> Rating:
    """A rating from its mean and standard deviation."""
    return Rating(name, points, points - NORMAL * doubt, points + NORMAL * doubt)
