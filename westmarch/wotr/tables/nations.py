"""The eight nations: where they stand on the Political Track, and their figures at the start."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.kernel.tables import Row, number, rows, word
from westmarch.wotr.kinds import FigureId, Nation, Rank, RegionId, Side, figure_of

# Steps are boxes above the lowest one of the Political Track, where a nation is At War.
NATION_TABLE = """
code       name                     German                side    steps  status
dwarves    Dwarves                  Zwerge                free    3      passive
elves      Elves                    Elben                 free    3      active
gondor     Gondor                   Gondor                free    2      passive
north      The North                Nördliche Allianz     free    3      passive
rohan      Rohan                    Rohan                 free    3      passive
isengard   Isengard                 Isengart              shadow  1      active
sauron     Sauron                   Sauron                shadow  1      active
southrons  Southrons & Easterlings  Südländer & Ostlinge  shadow  2      active
"""

# The last row of each nation are its reinforcements. Sauron's leaders are Nazgûl.
MUSTER_TABLE = """
code                      nation     region          regulars  elites  leaders
dwarves-erebor            dwarves    erebor          1         1       1
dwarves-ered-luin         dwarves    ered-luin       1         -       -
dwarves-iron-hills        dwarves    iron-hills      1         -       -
dwarves-reinforcements    dwarves    -               2         4       3
elves-grey-havens         elves      grey-havens     1         1       1
elves-lorien              elves      lorien          1         2       1
elves-rivendell           elves      rivendell       -         2       1
elves-woodland-realm      elves      woodland-realm  1         1       1
elves-reinforcements      elves      -               2         4       -
gondor-dol-amroth         gondor     dol-amroth      3         -       -
gondor-minas-tirith       gondor     minas-tirith    3         1       1
gondor-osgiliath          gondor     osgiliath       2         -       -
gondor-pelargir           gondor     pelargir        1         -       -
gondor-reinforcements     gondor     -               6         4       3
north-bree                north      bree            1         -       -
north-carrock             north      carrock         1         -       -
north-dale                north      dale            1         -       1
north-north-downs         north      north-downs     -         1       -
north-the-shire           north      the-shire       1         -       -
north-reinforcements      north      -               6         4       3
rohan-edoras              rohan      edoras          1         1       -
rohan-fords-of-isen       rohan      fords-of-isen   2         -       1
rohan-helms-deep          rohan      helms-deep      1         -       -
rohan-reinforcements      rohan      -               6         4       3
isengard-north-dunland    isengard   north-dunland   1         -       -
isengard-orthanc          isengard   orthanc         4         1       -
isengard-south-dunland    isengard   south-dunland   1         -       -
isengard-reinforcements   isengard   -               6         5       -
sauron-barad-dur          sauron     barad-dur       4         1       1
sauron-dol-guldur         sauron     dol-guldur      5         1       1
sauron-gorgoroth          sauron     gorgoroth       3         -       -
sauron-minas-morgul       sauron     minas-morgul    5         -       1
sauron-morannon           sauron     morannon        5         -       1
sauron-moria              sauron     moria           2         -       -
sauron-mount-gundabad     sauron     mount-gundabad  2         -       -
sauron-nurn               sauron     nurn            2         -       -
sauron-reinforcements     sauron     -               8         4       4
southrons-far-harad       southrons  far-harad       3         1       -
southrons-near-harad      southrons  near-harad      3         1       -
southrons-north-rhun      southrons  north-rhun      2         -       -
southrons-south-rhun      southrons  south-rhun      3         1       -
southrons-umbar           southrons  umbar           3         -       -
southrons-reinforcements  southrons  -               10        3       -
"""


class Realm(Record):
    """A nation as the game begins."""

    nation: Nation
    name: str
    name_de: str
    side: Side
    steps: int
    active: bool


def realm(row: Row) -> Realm:
    """A nation from its row."""
    return Realm(
        Nation(row["code"]),
        row["name"],
        row["German"],
        Side(row["side"]),
        number(row, "steps") or 0,
        row["status"] == "active",
    )


NATIONS: dict[Nation, Realm] = {found.nation: found for found in map(realm, rows(NATION_TABLE))}


def mustered(row: Row) -> dict[FigureId, int]:
    """The figures of a row."""
    nation = Nation(row["nation"])
    leader = Rank.NAZGUL if nation is Nation.SAURON else Rank.LEADER
    counts = (
        (Rank.REGULAR, number(row, "regulars")),
        (Rank.ELITE, number(row, "elites")),
        (leader, number(row, "leaders")),
    )
    return {figure_of(nation, rank): count for rank, count in counts if count}


START: dict[RegionId, dict[FigureId, int]] = {
    RegionId(place): mustered(row)
    for row in rows(MUSTER_TABLE)
    if (place := word(row, "region")) is not None
}
"""The figures on the board, by region (W-SETUP-17 to 58)."""

REINFORCEMENTS: dict[FigureId, int] = {
    figure: count
    for row in rows(MUSTER_TABLE)
    if word(row, "region") is None
    for figure, count in mustered(row).items()
}
"""The figures beside the board (W-SETUP-16)."""
