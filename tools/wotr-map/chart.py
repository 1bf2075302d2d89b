"""Points, the lines between them, and what can be measured."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

WIDTH, HEIGHT = 1440, 1060

Point = tuple[float, float]
Held = tuple[bool, bool]
"""Whether a point may not move sideways, or up and down."""

Side = str
"""A region, or what lies beside the regions: the sea, the lake, the edge of the paper."""

FREE, FIXED = (False, False), (True, True)
SEA, LAKE, EDGE = "~sea", "~lake", "~edge"
PIECES = 6
"""Into how many pieces a border is cut while it moves."""


class Line(NamedTuple):
    """A line between two corners, and what lies on both sides of it."""

    left: Side
    right: Side
    points: list[int]


class Chart:
    """Points, some of which are held in place or slide along an edge, and the lines between."""

    def __init__(self) -> None:
        self.at: list[Point] = []
        self.held: list[Held] = []
        self.lines: list[Line] = []

    def put(self, x: float, y: float, held: Held = FREE) -> int:
        """A new point."""
        self.at.append((x, y))
        self.held.append(held)
        return len(self.at) - 1

    def draw(self, left: Side, right: Side, *corners: int) -> None:
        """A line through some points, cut into pieces; `left` is on its left as it runs."""
        line = Line(left, right, [corners[0]])
        for one, other in pairwise(corners):
            pieces = max(2, PIECES // (len(corners) - 1))
            held = both(self.held[one], self.held[other])
            for n in range(1, pieces):
                x, y = between(self.at[one], self.at[other], n / pieces)
                line.points.append(self.put(x, y, held))
            line.points.append(other)
        self.lines.append(line)

    def around(self, side: Side) -> list[int]:
        """The lines around a region in order, counted from 1; a minus turns one around."""
        numbered = list(enumerate(self.lines, 1))
        own = {line.points[0]: number for number, line in numbered if line.left == side}
        own |= {line.points[-1]: -number for number, line in numbered if line.right == side}
        first, number = next(iter(own.items()))
        found = [number]
        while (corner := self.end(found[-1])) != first:
            found.append(own[corner])
        assert len(found) == len(own), f"{side} is not in one piece"
        return found

    def end(self, number: int) -> int:
        """The point at which a line ends."""
        points = self.lines[abs(number) - 1].points
        return points[-1] if number > 0 else points[0]

    def ring(self, side: Side) -> list[int]:
        """The points around a region in order."""
        found: list[int] = []
        for number in self.around(side):
            points = self.lines[abs(number) - 1].points
            found += points[:-1] if number > 0 else points[:0:-1]
        return found


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    """A point on the way from one to another."""
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def both(one: Held, other: Held) -> Held:
    """How a point between two others is held."""
    return (one[0] and other[0], one[1] and other[1])


def area(points: list[Point]) -> float:
    """The area that points go around, positive if it is on their left on paper."""
    return -sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs(points)) / 2


def pairs(points: list[Point]) -> list[tuple[Point, Point]]:
    """Each point with the next one, around."""
    return list(zip(points, points[1:] + points[:1], strict=True))


def mean(points: list[Point]) -> Point:
    """The middle of some points."""
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def aside(point: Point, first: Point, last: Point) -> float:
    """How far a point is from the way between two others."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    size = dx * dx + dy * dy or 1e-9
    along = ((point[0] - first[0]) * dx + (point[1] - first[1]) * dy) / size
    x, y = between(first, last, max(0.0, min(1.0, along)))
    return hypot(point[0] - x, point[1] - y)


def is_inside(point: Point, ring: list[Point]) -> bool:
    """Whether a point is inside a ring."""
    x, y = point
    crossed = [
        (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in pairs(ring)
    ]
    return sum(crossed) % 2 == 1
