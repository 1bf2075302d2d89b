"""The board is the one of the rules, and the map that is drawn shows it."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, pairwise
from pathlib import Path

import msgspec
import pytest

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import RegionId
from westmarch.wotr.tables.borders import ADJACENT, IMPASSABLE
from westmarch.wotr.tables.regions import COAST, REGIONS

PLACE = Path(__file__).parents[2] / "web" / "src" / "boards" / "wotr" / "map.json"

Point = tuple[float, float]
Pair = tuple[str, ...]


class Line(Record):
    """A line of the map, what kind it is, and the regions on its sides."""

    kind: str
    sides: Pair
    points: list[float]

    @property
    def way(self) -> list[Point]:
        """Its points."""
        return list(zip(self.points[::2], self.points[1::2], strict=True))


class Drawn(Record):
    """A region of the map; `ring` are the lines around it, from 1, turned around by a minus."""

    names: tuple[str, str]
    nation: str | None
    settlement: str | None
    at: Point
    room: int
    ring: list[int]


class Map(Record):
    """The map as the browser draws it."""

    size: tuple[int, int]
    lines: list[Line]
    regions: dict[RegionId, Drawn]
    rivers: dict[str, list[int]]


MAP = msgspec.json.decode(PLACE.read_bytes(), type=Map)


def digest(found: Iterable[Pair]) -> str:
    words = "\n".join(" ".join(pair) for pair in sorted(found))
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def pair(*codes: str) -> Pair:
    return tuple(sorted(codes))


OPEN = {pair(one, other) for one, others in ADJACENT.items() for other in others}
CLOSED = {pair(*found) for found in IMPASSABLE}


# The board


@pytest.mark.rule("W-MAP-01", "W-MAP-02")
def test_the_borders_are_those_of_the_board() -> None:
    assert (len(OPEN), digest(OPEN)) == (232, "46c030091376ed33")
    assert (len(CLOSED), digest(CLOSED)) == (45, "1459df9ec9ae05fa")


@pytest.mark.rule("W-MAP-01")
@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("rivendell", "morannon", 10),
        ("rivendell", "minas-morgul", 10),
        ("rivendell", "lorien", 5),
        ("the-shire", "minas-tirith", 9),
        ("orthanc", "helms-deep", 2),
        ("minas-morgul", "minas-tirith", 3),
        ("dol-guldur", "woodland-realm", 3),
        ("umbar", "pelargir", 2),
        ("erebor", "north-rhun", 3),
        ("moria", "rivendell", 3),
        ("grey-havens", "erebor", 11),
        ("edoras", "minas-tirith", 3),
        ("far-harad", "minas-tirith", 4),
        ("mount-gundabad", "rivendell", 4),
        ("khand", "barad-dur", 6),
    ],
)
def test_ways_are_as_long_as_on_the_board(start: str, end: str, steps: int) -> None:
    reached, now = {RegionId(start): 0}, [RegionId(start)]
    for here in now:
        for there in ADJACENT[here]:
            if there not in reached:
                reached[there] = reached[here] + 1
                now.append(there)
    assert reached[RegionId(end)] == steps


# The map


def ring(region: Drawn) -> list[Point]:
    return [point for number in region.ring for point in walked(number)[:-1]]


def walked(number: int) -> list[Point]:
    way = MAP.lines[abs(number) - 1].way
    return way if number > 0 else way[::-1]


def test_the_map_names_regions_as_the_tables_do() -> None:
    assert MAP.regions.keys() == REGIONS.keys()
    for code, region in REGIONS.items():
        drawn = MAP.regions[code]
        assert drawn.names == (region.name, region.name_de)
        assert drawn.nation == (region.nation and region.nation.value)
        assert drawn.settlement == (region.settlement and region.settlement.value)


@pytest.mark.rule("W-MAP-01", "W-MAP-02")
def test_regions_share_a_line_exactly_if_they_share_a_border() -> None:
    shared = Counter((line.kind, pair(*line.sides)) for line in MAP.lines if len(line.sides) == 2)
    expected = [("open", found) for found in OPEN] + [("closed", found) for found in CLOSED]
    assert shared == Counter(expected)


@pytest.mark.rule("W-MAP-04")
def test_the_coast_is_drawn_where_ships_land() -> None:
    assert {line.sides for line in MAP.lines if line.kind == "sea"} == {(code,) for code in COAST}


def test_the_lines_around_a_region_close() -> None:
    uses: Counter[int] = Counter()
    for code, region in MAP.regions.items():
        ways = [walked(number) for number in region.ring]
        assert all(one[-1] == other[0] for one, other in pairwise([*ways, ways[0]]))
        assert all(code in MAP.lines[abs(number) - 1].sides for number in region.ring)
        uses.update(region.ring)
    assert set(uses.values()) == {1}
    assert all((number in uses) + (-number in uses) == len(line.sides)
               for number, line in enumerate(MAP.lines, 1))  # fmt: skip


def test_no_two_lines_cross_and_never_do_four_meet() -> None:
    cells: dict[tuple[int, int], list[tuple[Point, Point]]] = defaultdict(list)
    ends: Counter[Point] = Counter()
    for line in MAP.lines:
        ends.update((line.way[0], line.way[-1]))
        for one, other in pairwise(line.way):
            for cell in cells_of(one, other):
                cells[cell].append((one, other))
    assert max(ends.values()) == 3
    for found in cells.values():
        assert not [pair for pair in combinations(found, 2) if cross(*pair[0], *pair[1])]


CELL = 12


def cells_of(one: Point, other: Point) -> Iterable[tuple[int, int]]:
    (ax, ay), (bx, by) = one, other
    for x in range(int(min(ax, bx) // CELL), int(max(ax, bx) // CELL) + 1):
        for y in range(int(min(ay, by) // CELL), int(max(ay, by) // CELL) + 1):
            yield x, y


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    if {a, b} & {c, d}:
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_armies_stand_inside_their_regions_with_room_around_them() -> None:
    for code, region in MAP.regions.items():
        assert is_inside(region.at, ring(region)), code
        assert region.room >= 18, code


def is_inside(point: Point, ring: list[Point]) -> bool:
    x, y = point
    crossed = [
        (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
    ]
    return sum(crossed) % 2 == 1


def test_rivers_run_on_along_open_borders() -> None:
    for course in MAP.rivers.values():
        assert {MAP.lines[abs(number) - 1].kind for number in course} == {"open"}
        assert all(walked(one)[-1] == walked(other)[0] for one, other in pairwise(course))
