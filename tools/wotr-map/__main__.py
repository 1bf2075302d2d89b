"""Draw the map of War of the Ring from our own tables and write it for the browser.

The middles of the regions and their borders are all it starts from. Joined by straight lines they
make triangles; the corners of the map lie in the triangles, and two regions share a line exactly
when a line joins their middles. Then the lines pull themselves straight, the regions press
against each other until each has its room, and a smooth distortion makes the lines look drawn.

`.venv/bin/python tools/wotr-map` writes web/src/boards/wotr/map.json, and beside it
tables.json with what else the board has to know of the tables.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from chart import HEIGHT, WIDTH, Chart, Line, Point  # noqa: E402
from drawing import drawn, roomiest  # noqa: E402
from laying_out import laid_out  # noqa: E402
from relaxing import relax  # noqa: E402

from westmarch.wotr.kinds import RegionId  # noqa: E402
from westmarch.wotr.tables.borders import IMPASSABLE  # noqa: E402
from westmarch.wotr.tables.characters import CHARACTERS  # noqa: E402
from westmarch.wotr.tables.regions import REGIONS  # noqa: E402
from westmarch.wotr.tables.tiles import TILES  # noqa: E402

PLACE = ROOT / "web" / "src" / "boards" / "wotr"
WEST, EAST, NORTH, SOUTH = 0.118, 0.957, -0.018, 1.012
"""The part of the table's coordinates that is drawn."""

RIVERS = {
    "anduin": "eagles-eyrie|carrock old-ford|carrock old-ford|rhosgobel gladden-fields|rhosgobel "
    "gladden-fields|north-anduin-vale dimrill-dale|north-anduin-vale "
    "dimrill-dale|south-anduin-vale parth-celebrant|south-anduin-vale "
    "parth-celebrant|western-brown-lands eastemnet|western-brown-lands "
    "eastemnet|western-emyn-muil druadan-forest|western-emyn-muil druadan-forest|dead-marshes "
    "osgiliath|dead-marshes osgiliath|north-ithilien osgiliath|south-ithilien "
    "osgiliath|west-harondor pelargir|west-harondor",
    "gwathlo": "ettenmoors|trollshaws weather-hills|trollshaws south-downs|trollshaws "
    "south-downs|hollin south-downs|north-dunland cardolan|north-dunland cardolan|tharbad "
    "minhiriath|tharbad minhiriath|enedwaith",
    "bruinen": "rivendell|fords-of-bruinen trollshaws|fords-of-bruinen trollshaws|hollin",
    "baranduin": "evendim|buckland the-shire|buckland the-shire|old-forest "
    "south-ered-luin|old-forest south-ered-luin|cardolan south-ered-luin|minhiriath",
    "isen": "orthanc|fords-of-isen gap-of-rohan|fords-of-isen gap-of-rohan|druwaith-iaur "
    "enedwaith|druwaith-iaur",
    "lhun": "north-ered-luin|evendim ered-luin|evendim ered-luin|tower-hills "
    "grey-havens|tower-hills grey-havens|harlindon",
    "celduin": "erebor|dale dale|iron-hills dale|vale-of-the-carnen "
    "northern-rhovanion|vale-of-the-carnen vale-of-the-celduin|vale-of-the-carnen "
    "vale-of-the-celduin|north-rhun northern-dorwinion|north-rhun",
    "carnen": "iron-hills|east-rhun vale-of-the-carnen|east-rhun vale-of-the-carnen|north-rhun",
    "entwash": "fangorn|westemnet eastemnet|westemnet eastemnet|folde eastemnet|druadan-forest",
    "harnen": "east-harondor|near-harad west-harondor|near-harad umbar|west-harondor",
}
"""Rivers for the eye, each as the borders that it follows."""


def main() -> None:
    """Lay out, relax, distort, write."""
    middles = {str(code): on_paper(found.x, found.y) for code, found in REGIONS.items()}
    chart = laid_out(middles)
    relax(chart)
    lines = [rounded(drawn(chart, line)) for line in chart.lines]
    write("map", page(chart, lines))
    write("tables", tables())


def rounded(points: list[Point]) -> list[Point]:
    """Points as they are written."""
    return [(round(x, 1), round(y, 1)) for x, y in points]


def write(name: str, found: dict[str, object]) -> None:
    """Write a file, a record a line."""
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace("},", "},\n")
    (PLACE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def tables() -> dict[str, object]:
    """Who and what is named on the board."""
    return {
        "characters": {
            code: {"names": [one.name, one.name_de], "side": one.side.value}
            for code, one in CHARACTERS.items()
        },
        "tiles": {
            code: {
                "colour": tile.colour.value,
                "damage": tile.damage,
                "eye": tile.is_eye,
                "die": tile.is_die,
                "reveals": tile.reveals,
                "stops": tile.stops,
            }
            for code, tile in TILES.items()
        },
    }


def on_paper(x: float, y: float) -> Point:
    """From the table's coordinates to those of the paper."""
    return ((x - WEST) / (EAST - WEST) * WIDTH, (y - NORTH) / (SOUTH - NORTH) * HEIGHT)


def page(chart: Chart, lines: list[list[Point]]) -> dict[str, object]:
    """The map."""
    closed = {frozenset(pair) for pair in IMPASSABLE}
    drawn_lines = [
        {
            "kind": kind(line, closed),
            "sides": [side for side in (line.left, line.right) if side in REGIONS],
            "points": [number for point in points for number in point],
        }
        for line, points in zip(chart.lines, lines, strict=True)
    ]
    regions = {str(code): region(chart, lines, code) for code in REGIONS}
    number = {frozenset((line.left, line.right)): n for n, line in enumerate(chart.lines, 1)}
    rivers = {
        name: course(chart, [number[frozenset(pair.split("|"))] for pair in way.split()])
        for name, way in RIVERS.items()
    }
    return {
        "size": [WIDTH, HEIGHT],
        "lines": drawn_lines,
        "regions": regions,
        "rivers": rivers,
    }


def kind(line: Line, closed: set[frozenset[RegionId]]) -> str:
    """What kind of line it is."""
    if line.right.startswith("~"):
        return line.right[1:]
    return "closed" if frozenset((line.left, line.right)) in closed else "open"


def region(chart: Chart, lines: list[list[Point]], code: RegionId) -> dict[str, object]:
    """What the browser needs of a region: the lines around it, and where there is most room."""
    around = chart.around(code)
    ring: list[Point] = []
    for number in around:
        points = lines[abs(number) - 1]
        ring += points[:-1] if number > 0 else points[:0:-1]
    x, y, free = roomiest(ring)
    found = REGIONS[code]
    return {
        "names": [found.name, found.name_de],
        "nation": found.nation and found.nation.value,
        "settlement": found.settlement and found.settlement.value,
        "at": [round(x), round(y)],
        "room": round(free),
        "ring": around,
    }


def course(chart: Chart, lines: list[int]) -> list[int]:
    """The lines of a river in order, each turned so that it begins where the one before ended."""
    first, second = lines[:2]
    ends = (chart.end(second), chart.end(-second))
    found = [first if chart.end(first) in ends else -first]
    for number in lines[1:]:
        here = chart.end(found[-1])
        assert here in (chart.end(number), chart.end(-number)), "a river goes on where it was"
        found.append(number if chart.end(-number) == here else -number)
    return found


if __name__ == "__main__":
    main()
