"""Lines pull themselves straight, and regions press against each other."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from chart import SEA, Chart, Line, area

from westmarch.wotr.kinds import RegionId
from westmarch.wotr.tables.regions import REGIONS


def relax(chart: Chart) -> None:
    """Lines pull, regions press, coasts stay near where they were."""
    rings = {str(code): chart.ring(code) for code in REGIONS}
    first = {code: area([chart.at[point] for point in ring]) for code, ring in rings.items()}
    wanted = {code: found**EVENNESS * room(code) for code, found in first.items()}
    scale = sum(first.values()) / sum(wanted.values())
    anchors = {
        point: chart.at[point] for line in chart.lines if line.right == SEA for point in line.points
    }
    for _ in range(ROUNDS):
        press = {
            code: scale * wanted[code] / area([chart.at[point] for point in ring]) - 1
            for code, ring in rings.items()
        }
        forces = [[0.0, 0.0] for _ in chart.at]
        for line in chart.lines:
            pull(chart, line, forces, press.get(line.left, 0) - press.get(line.right, 0))
        for point, (x, y) in anchors.items():
            forces[point][0] += ANCHOR * (x - chart.at[point][0])
            forces[point][1] += ANCHOR * (y - chart.at[point][1])
        for point, force in enumerate(forces):
            move(chart, point, force)


EVENNESS = 0.4
ROUNDS = 600
ANCHOR = 0.1
PULL, PRESS, SHORTEST = 0.3, 0.35, 26.0
"""How alike the regions become, how long they are let, and how strong what moves them is."""


def room(code: str) -> float:
    """Where armies gather more room is needed."""
    return 1.25 if REGIONS[RegionId(code)].settlement else 1.0


def pull(chart: Chart, line: Line, forces: list[list[float]], press: float) -> None:
    """A line pulls its points together, is pushed to its right, and keeps its ends apart."""
    for one, other in pairwise(line.points):
        dx, dy = chart.at[other][0] - chart.at[one][0], chart.at[other][1] - chart.at[one][1]
        push = 0.5 * PRESS * press
        fx, fy = -dy * push, dx * push
        for point, way in ((one, PULL), (other, -PULL)):
            forces[point][0] += fx + way * dx
            forces[point][1] += fy + way * dy
    (ax, ay), (bx, by) = (chart.at[line.points[end]] for end in (0, -1))
    far = hypot(bx - ax, by - ay)
    if far < SHORTEST:
        more = 0.5 * (SHORTEST - far) / max(far, 0.1)
        for point, way in ((line.points[0], -more), (line.points[-1], more)):
            forces[point][0] += way * (bx - ax)
            forces[point][1] += way * (by - ay)


def move(chart: Chart, point: int, force: list[float]) -> None:
    """A point goes a little where it is pulled, unless it is held."""
    far = max(1.0, hypot(*force) / 1.5)
    x, y = chart.at[point]
    fixed = chart.held[point]
    chart.at[point] = (
        x if fixed[0] else x + force[0] / far,
        y if fixed[1] else y + force[1] / far,
    )
