"""Draw the map of the Middle-earth CCG from our own points and write it for the browser.

Every place belongs to the region of the nearest point. Regions that are adjacent by the tables
must share a line; where others touch, mountains stand between them. A smooth distortion makes
the lines look drawn.

`.venv/bin/python tools/meccg-map` writes web/src/boards/meccg/map.json.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tools" / "wotr-map")]

from chart import between  # noqa: E402
from drawing import Point, roomiest, thinned, wobbly  # noqa: E402
from places import EDGE, HEIGHT, WIDTH, points  # noqa: E402

from westmarch.meccg.tables import REGIONS  # noqa: E402

Pair = tuple[str, str]
Step = tuple[Point, Point]
FINE = 9.0
"""How long a piece of a line is before it is distorted."""


def main() -> None:
    """Find the lines, check them against the tables, write."""
    lines = found_lines()
    check({frozenset(pair) for pair, _ in lines})
    written = [(pair, rounded(drawn(line, pair))) for pair, line in lines]
    page = {
        "size": [WIDTH, HEIGHT],
        "lines": [
            {
                "kind": kind(pair),
                "sides": [side for side in pair if side in REGIONS],
                "points": flat,
            }
            for pair, line in written
            for flat in [[number for point in line for number in point]]
        ],
        "regions": {code: region(code, written) for code in REGIONS},
    }
    text = json.dumps(page, ensure_ascii=False, separators=(",", ":")).replace("},", "},\n")
    (ROOT / "web/src/boards/meccg/map.json").write_text(text + "\n", encoding="utf-8")


def found_lines() -> list[tuple[Pair, list[Point]]]:
    """The lines between regions, or between a region and what lies beside all of them."""
    steps: dict[Pair, list[Step]] = defaultdict(list)
    for one, other, step in borders():
        if one != other and one in REGIONS:
            pair = (one, other) if other not in REGIONS or one < other else (other, one)
            steps[pair].append(step if pair == (one, other) else step[::-1])
    return [(pair, line) for pair, some in steps.items() for line in chained(sorted(set(some)))]


def borders() -> Iterator[tuple[str, str, Step]]:
    """Every side of every point's ground: whose it is, who is beyond, and from where to where."""
    spots = points()
    for n, (code, here) in enumerate(spots):
        ground: list[tuple[Point, str]] = [
            ((0, 0), EDGE), ((WIDTH, 0), EDGE), ((WIDTH, HEIGHT), EDGE), ((0, HEIGHT), EDGE),
        ]  # fmt: skip
        for m, (other, there) in enumerate(spots):
            if m != n:
                ground = halved(ground, here, there, other)
        for (start, beyond), (end, _) in zip(ground, ground[1:] + ground[:1], strict=True):
            first, last = rounded([start, end])
            if first != last:
                yield code, beyond, (first, last)


def halved(
    ground: list[tuple[Point, str]], here: Point, there: Point, other: str
) -> list[tuple[Point, str]]:
    """The part of a ground that is nearer to one point than to another."""
    middle = between(here, there)
    dx, dy = there[0] - here[0], there[1] - here[1]

    def beyond(point: Point) -> float:
        return (point[0] - middle[0]) * dx + (point[1] - middle[1]) * dy

    found: list[tuple[Point, str]] = []
    for (start, side), (end, _) in zip(ground, ground[1:] + ground[:1], strict=True):
        a, b = beyond(start), beyond(end)
        if a <= 0:
            found.append((start, side))
        if (a <= 0) != (b <= 0):
            cut = between(start, end, a / (a - b))
            found.append((cut, other if a <= 0 else side))
    return found


def chained(steps: list[Step]) -> Iterator[list[Point]]:
    """Steps in a row, each as a line."""
    after = dict(steps)
    starts = [start for start in after if start not in set(after.values())]
    for start in starts or list(after)[:1]:
        line = [start]
        while line[-1] in after:
            line.append(after.pop(line[-1]))
        yield line


def check(touching: set[frozenset[str]]) -> None:
    """Whoever is adjacent shares a line."""
    missing = [
        (code, other)
        for code, found in REGIONS.items()
        for other in found.adjacent
        if code < other and frozenset((code, other)) not in touching
    ]
    assert not missing, f"these do not touch: {missing}"


def kind(pair: Pair) -> str:
    """What kind of line it is: open, closed by mountains, a coast, or where the paper ends."""
    one, other = pair
    if other not in REGIONS:
        return other[1:]
    if is_sea(one) != is_sea(other):
        return "coast" if other in REGIONS[one].adjacent else "cliff"
    return "open" if other in REGIONS[one].adjacent else "closed"


def is_sea(code: str) -> bool:
    """Whether a region is a coastal sea."""
    return REGIONS[code].region_type.value == "coastal-sea"


def drawn(line: list[Point], pair: Pair) -> list[Point]:
    """A line as it is drawn."""
    if pair[1] == EDGE:
        return line
    found: list[Point] = []
    for start, end in pairwise(line):
        far = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        pieces = max(1, round(far / FINE))
        found += [wobbly(between(start, end, n / pieces), (WIDTH, HEIGHT)) for n in range(pieces)]
    return thinned([*found, wobbly(line[-1], (WIDTH, HEIGHT))])


def rounded(some: list[Point]) -> list[Point]:
    """Points as they are written."""
    return [(round(x, 1), round(y, 1)) for x, y in some]


def region(code: str, lines: list[tuple[Pair, list[Point]]]) -> dict[str, object]:
    """What the browser needs of a region: the lines around it, and where there is most room."""
    own = {line[0]: n for n, (pair, line) in enumerate(lines, 1) if pair[0] == code}
    own |= {line[-1]: -n for n, (pair, line) in enumerate(lines, 1) if pair[1] == code}
    corner = next(iter(own))
    around: list[int] = []
    ring: list[Point] = []
    while corner in own:
        number = own.pop(corner)
        line = lines[abs(number) - 1][1]
        around.append(number)
        ring += line[:-1] if number > 0 else line[:0:-1]
        corner = line[-1] if number > 0 else line[0]
    assert not own, f"{code} is not in one piece"
    x, y, free = roomiest(ring)
    found = REGIONS[code]
    return {
        "names": [found.card.name, found.card.name_de],
        "type": found.region_type.value,
        "at": [round(x), round(y)],
        "room": round(free),
        "ring": around,
    }


if __name__ == "__main__":
    main()
