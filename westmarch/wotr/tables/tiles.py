"""The Hunt tiles."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.kernel.tables import Row, rows, word
from westmarch.wotr.kinds import TileId

# A value is a number of damage, the Eye, or the roll of a die.
TILE_TABLE = """
code                       colour    value  reveal  stop
std-eyer-1                 standard  eye    reveal  -
std-eyer-2                 standard  eye    reveal  -
std-eyer-3                 standard  eye    reveal  -
std-eyer-4                 standard  eye    reveal  -
std-3-1                    standard  3      -       -
std-3-2                    standard  3      -       -
std-3-3                    standard  3      -       -
std-2-1                    standard  2      -       -
std-2-2                    standard  2      -       -
std-2r-1                   standard  2      reveal  -
std-1-1                    standard  1      -       -
std-1-2                    standard  1      -       -
std-1r-1                   standard  1      reveal  -
std-1r-2                   standard  1      reveal  -
std-0r-1                   standard  0      reveal  -
std-0r-2                   standard  0      reveal  -
elven-cloaks               free      0      -       -
elven-rope                 free      0      -       -
phial-of-galadriel         free      -2     -       -
smeagol-helps-nice-master  free      -1     -       -
shelobs-lair               shadow    die    -       stop
the-ring-is-mine           shadow    eye    reveal  stop
on-on-they-went            shadow    3      -       stop
give-it-to-uss             shadow    1      reveal  stop
smeagol-1                  smeagol   0      -       -
smeagol-2                  smeagol   0      -       -
"""


class Colour(Names):
    """What kind of tile it is."""

    STANDARD = "standard"
    FREE = "free"
    SHADOW = "shadow"
    SMEAGOL = "smeagol"


class Tile(Record):
    """A Hunt tile. `damage` is nothing if the tile shows an Eye or a die."""

    code: TileId
    colour: Colour
    damage: int | None
    is_eye: bool
    is_die: bool
    reveals: bool
    stops: bool


def tile(row: Row) -> Tile:
    """A tile from its row."""
    value = row["value"]
    return Tile(
        TileId(row["code"]),
        Colour(row["colour"]),
        None if value in ("eye", "die") else int(value),
        value == "eye",
        value == "die",
        word(row, "reveal") is not None,
        word(row, "stop") is not None,
    )


TILES: dict[TileId, Tile] = {found.code: found for found in map(tile, rows(TILE_TABLE))}
