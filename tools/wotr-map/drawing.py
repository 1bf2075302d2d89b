"""Lines as they are drawn, and where in a region there is most room."""

from __future__ import annotations

from math import cos, pi, sin

from chart import EDGE, HEIGHT, WIDTH, Chart, Line, Point, aside, is_inside, pairs

WAVES = (
    (9.0, 210.0, 0.4), (9.0, 190.0, 2.1), (5.0, 83.0, 1.2), (5.0, 71.0, 2.9),
    (1.7, 33.0, 0.1), (1.7, 29.0, 1.8), (0.5, 13.0, 2.4), (0.5, 11.0, 0.9),
)  # fmt: skip
"""How far, how long and in which direction the waves are that make lines look drawn by hand."""


def wobbly(point: Point, size: Point = (WIDTH, HEIGHT)) -> Point:
    """Where a point comes to lie; points beside each other stay so, and the edges straight."""
    x, y = point
    inside = min(1.0, min(x, size[0] - x, y, size[1] - y) / 60)
    dx = sum(far * sin(2 * pi * across(point, turn) / long) for far, long, turn in WAVES)
    dy = sum(far * sin(2 * pi * across(point, turn + 1) / long + 1) for far, long, turn in WAVES)
    return (x + dx * inside / 1.6, y + dy * inside / 1.6)


def across(point: Point, turn: float) -> float:
    """How far a point is in a direction."""
    return point[0] * cos(turn) + point[1] * sin(turn)


def drawn(chart: Chart, line: Line) -> list[Point]:
    """A line as it is drawn: rounded, with many points, wobbly, rid of points that say nothing."""
    at = [chart.at[point] for point in line.points]
    if line.right == EDGE:
        return thinned(at)
    found: list[Point] = []
    for n in range(len(at) - 1):
        a, b = at[max(0, n - 1)], at[n]
        c, d = at[n + 1], at[min(len(at) - 1, n + 2)]
        found += [wobbly(curve(a, b, c, d, k / FINE)) for k in range(FINE)]
    found.append(wobbly(at[-1]))
    return thinned(found)


FINE = 8
"""How many points are drawn for one that has moved."""


def curve(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point between b and c on a smooth curve through four points."""

    def one(a: float, b: float, c: float, d: float) -> float:
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

    return (one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1]))


def thinned(points: list[Point], least: float = 0.35) -> list[Point]:
    """A line without the points that lie on the way from one to the next."""
    first, last = points[0], points[-1]
    far, place = max(
        ((aside(point, first, last), n) for n, point in enumerate(points[1:-1], 1)), default=(0, 0)
    )
    if far < least:
        return [first, last]
    return thinned(points[: place + 1], least)[:-1] + thinned(points[place:], least)


FLAT = 0.7
"""Armies and names are wider than they are high."""


def roomiest(ring: list[Point]) -> tuple[float, float, float]:
    """The point inside a ring that is furthest from its lines, and how far."""
    flat = [(x * FLAT, y) for x, y in ring]
    left, right = min(x for x, _ in flat), max(x for x, _ in flat)
    top, bottom = min(y for _, y in flat), max(y for _, y in flat)
    best, size = (left, top, -1.0), max(right - left, bottom - top)
    spots = [
        (left + (right - left) * i / 16, top + (bottom - top) * j / 16)
        for i in range(17)
        for j in range(17)
    ]
    while size > 1:
        for spot in spots:
            if is_inside(spot, flat):
                far = min(aside(spot, one, other) for one, other in pairs(flat))
                best = max(best, (*spot, far), key=lambda found: found[2])
        size /= 8
        spots = [
            (best[0] + size * i / 4, best[1] + size * j / 4)
            for i in range(-4, 5)
            for j in range(-4, 5)
        ]
    return (best[0] / FLAT, best[1], best[2])
