"""From the middles of the regions to the first crude map."""

from __future__ import annotations

from math import atan2, hypot

from chart import EDGE, FIXED, HEIGHT, LAKE, SEA, WIDTH, Chart, Point, between, both, mean

from westmarch.wotr.tables.borders import IMPASSABLE, OPEN, borders
from westmarch.wotr.tables.regions import COAST

EASTERN = ("far-harad", "khand", "nurn", "gorgoroth", "barad-dur", "south-rhun", "east-rhun")
"""The regions along the eastern edge of the paper, from south to north."""


def laid_out(middles: dict[str, Point]) -> Chart:
    """Corners in the middles of the triangles, and lines from corner to corner."""
    chart = Chart()
    joined = [*borders(OPEN, "adjacent"), *IMPASSABLE]
    faces = walks(middles, [(str(one), str(other)) for one, other in joined])
    outside = max(faces, key=len)
    corner: dict[tuple[str, str], int] = {}
    for face in faces:
        if len(face) == 3:
            spot = chart.put(*mean([middles[code] for code in face]))
            corner |= dict.fromkeys(steps(face), spot)
        elif face is not outside:
            shore(chart, face, middles, corner)
    coast(chart, outside, middles, corner)
    for one, other in joined:
        way = chart.put(*between(middles[one], middles[other]))
        chart.draw(one, other, corner[one, other], way, corner[other, one])
    return chart


def walks(middles: dict[str, Point], joined: list[tuple[str, str]]) -> list[list[str]]:
    """The faces between the lines that join middles, each as a walk with it on the right."""
    others: dict[str, list[str]] = {code: [] for code in middles}
    for one, other in joined:
        others[one].append(other)
        others[other].append(one)
    for code, found in others.items():
        bearings = {other: bearing(middles[code], middles[other]) for other in found}
        found.sort(key=bearings.__getitem__)
    seen: set[tuple[str, str]] = set()
    faces: list[list[str]] = []
    for step in [(one, other) for one in others for other in others[one]]:
        face: list[str] = []
        one, other = step
        while (one, other) not in seen:
            seen.add((one, other))
            face.append(one)
            turn = others[other]
            one, other = other, turn[turn.index(one) - 1]
        if face:
            faces.append(face)
    return faces


def bearing(here: Point, there: Point) -> float:
    """The direction from one point to another."""
    return atan2(there[1] - here[1], there[0] - here[0])


def steps(face: list[str]) -> list[tuple[str, str]]:
    """Each region of a walk with the next one, around."""
    return list(zip(face, face[1:] + face[:1], strict=True))


def shore(
    chart: Chart, face: list[str], middles: dict[str, Point], corner: dict[tuple[str, str], int]
) -> None:
    """A lake where several regions lie around a face."""
    heart = mean([middles[code] for code in face])
    for one, other in steps(face):
        middle = between(middles[one], middles[other])
        corner[one, other] = chart.put(*between(middle, heart, 0.42), FIXED)
    for (before, one), (_, after) in neighbours(face):
        way = chart.put(*between(middles[one], heart, 0.5), FIXED)
        chart.draw(one, LAKE, corner[before, one], way, corner[one, after])


def neighbours(face: list[str]) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """Of each region of a walk the step that leads to it and the step that leads on."""
    around = steps(face)
    return list(zip([around[-1], *around[:-1]], around, strict=True))


def coast(
    chart: Chart, face: list[str], middles: dict[str, Point], corner: dict[tuple[str, str], int]
) -> None:
    """The sea in the west, and the edges of the paper."""
    for one, other in steps(face):
        corner[one, other] = outer_corner(chart, middles, one, other)
    for (before, one), (_, after) in neighbours(face):
        first, last = corner[before, one], corner[one, after]
        if one in COAST:
            way = chart.put(*beyond(middles[one], chart.at[first], chart.at[last]))
            chart.draw(one, SEA, first, way, last)
        elif any(both(chart.held[first], chart.held[last])):
            chart.draw(one, EDGE, first, last)
        else:
            turn = chart.put(WIDTH, 0 if chart.at[last][1] < HEIGHT / 2 else HEIGHT, FIXED)
            chart.draw(one, EDGE, first, turn, last)


def outer_corner(chart: Chart, middles: dict[str, Point], one: str, other: str) -> int:
    """Where the border between two outer regions ends: at the sea or at an edge."""
    x, y = between(middles[one], middles[other])
    if one in COAST and other in COAST:
        (ax, ay), (bx, by) = middles[one], middles[other]
        far = hypot(bx - ax, by - ay)
        out = min(38.0, far * 0.4) / far
        return chart.put(x - (by - ay) * out, y + (bx - ax) * out)
    if one in EASTERN and other in (*EASTERN, "iron-hills"):
        return chart.put(WIDTH, y, (True, False))
    return chart.put(x, 0 if y < HEIGHT / 2 else HEIGHT, (False, True))


def beyond(middle: Point, first: Point, last: Point) -> Point:
    """The outermost point of a coast: seawards of the middle of its region."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    far = hypot(dx, dy)
    out = max(0.0, ((first[0] - middle[0]) * -dy + (first[1] - middle[1]) * dx) / far)
    more = max(30.0 - out, 0.12 * far)
    x, y = between(first, last)
    return (x - dy / far * more, y + dx / far * more)
