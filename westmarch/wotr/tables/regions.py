"""The regions of the board: their names, nations and settlements, and where their middles lie."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.kernel.tables import OURS, Row, joined, word
from westmarch.wotr.kinds import Nation, RegionId, Settlement
from westmarch.wotr.tables.borders import ADJACENT

# German names with an asterisk are usual ones, which the rulebook does not mention.
REGION_TABLE = """
code                   name                   German                   nation     settlement
erebor                 Erebor                 Erebor                   dwarves    stronghold
ered-luin              Ered Luin              Ered Luin                dwarves    town
iron-hills             Iron Hills             Eisenberge               dwarves    town
north-ered-luin        North Ered Luin        Nördliches Ered Luin*    dwarves    -
grey-havens            The Grey Havens        Graue Anfurten           elves      stronghold
lorien                 Lórien                 Lórien                   elves      stronghold
rivendell              Rivendell              Imladris (Bruchtal)      elves      stronghold
woodland-realm         Woodland Realm         Waldland-Reich           elves      stronghold
anfalas                Anfalas                Anfalas*                 gondor     -
dol-amroth             Dol Amroth             Dol Amroth               gondor     stronghold
druadan-forest         Drúadan Forest         Drúadan-Wald*            gondor     -
erech                  Erech                  Erech*                   gondor     -
lamedon                Lamedon                Lamedon*                 gondor     town
lossarnach             Lossarnach             Lossarnach               gondor     town
minas-tirith           Minas Tirith           Minas Tirith             gondor     stronghold
pelargir               Pelargir               Pelargir                 gondor     city
bree                   Bree                   Bree                     north      town
buckland               Buckland               Bockland*                north      -
carrock                Carrock                Carrock                  north      town
dale                   Dale                   Thal                     north      city
north-downs            North Downs            Nördliche Höhen          north      -
old-forest-road        Old Forest Road        Alte Waldstraße*         north      -
rhosgobel              Rhosgobel              Rhosgobel*               north      -
the-shire              The Shire              Das Auenland             north      city
eastemnet              Eastemnet              Ostemnet*                rohan      -
edoras                 Edoras                 Edoras                   rohan      city
folde                  Folde                  Folde*                   rohan      town
fords-of-isen          Fords of Isen          Furten des Isen          rohan      fortification
helms-deep             Helm's Deep            Helms Klamm              rohan      stronghold
westemnet              Westemnet              Westemnet*               rohan      town
gap-of-rohan           Gap of Rohan           Pforte von Rohan*        isengard   -
north-dunland          North Dunland          Nördliches Dunland       isengard   town
orthanc                Orthanc                Orthanc                  isengard   stronghold
south-dunland          South Dunland          Südliches Dunland        isengard   town
angmar                 Angmar                 Angmar*                  sauron     city
barad-dur              Barad-dûr              Barad-dûr                sauron     stronghold
dol-guldur             Dol Guldur             Dol Guldur               sauron     stronghold
gorgoroth              Gorgoroth              Gorgoroth                sauron     -
minas-morgul           Minas Morgul           Minas Morgul             sauron     stronghold
morannon               Morannon               Morannon                 sauron     stronghold
moria                  Moria                  Moria                    sauron     stronghold
mount-gram             Mount Gram             Gramberg*                sauron     -
mount-gundabad         Mount Gundabad         Gundabadberg             sauron     stronghold
nurn                   Nurn                   Nurn                     sauron     town
southern-mirkwood      Southern Mirkwood      Südlicher Düsterwald*    sauron     -
east-rhun              East Rhûn              Östliches Rhûn*          southrons  -
far-harad              Far Harad              Weit-Harad               southrons  city
khand                  Khand                  Khand*                   southrons  -
near-harad             Near Harad             Nah-Harad                southrons  town
north-rhun             North Rhûn             Nördliches Rhûn          southrons  town
south-rhun             South Rhûn             Südliches Rhûn           southrons  town
umbar                  Umbar                  Umbar                    southrons  stronghold
andrast                Andrast                Andrast*                 -          -
arnor                  Arnor                  Arnor*                   -          -
ash-mountains          Ash Mountains          Aschengebirge*           -          -
cardolan               Cardolan               Cardolan                 -          -
dagorlad               Dagorlad               Dagorlad*                -          -
dead-marshes           Dead Marshes           Totensümpfe*             -          -
dimrill-dale           Dimrill Dale           Schattenbachtal          -          -
druwaith-iaur          Drúwaith Iaur          Drúwaith Iaur*           -          -
eagles-eyrie           Eagles' Eyrie          Adlerhorst*              -          -
east-harondor          East Harondor          Ost-Harondor*            -          -
eastern-brown-lands    Eastern Brown Lands    Östliche Braune Lande*   -          -
eastern-emyn-muil      Eastern Emyn Muil      Östliches Emyn Muil*     -          -
eastern-mirkwood       Eastern Mirkwood       Östlicher Düsterwald*    -          -
enedwaith              Enedwaith              Enedwaith*               -          -
ettenmoors             Ettenmoors             Ettenöden*               -          -
evendim                Evendim                Evendim*                 -          -
fangorn                Fangorn                Fangorn                  -          -
fords-of-bruinen       Fords of Bruinen       Bruinenfurt              -          -
forlindon              Forlindon              Forlindon*               -          -
gladden-fields         Gladden Fields         Schwertelfelder*         -          -
goblins-gate           Goblin's Gate          Orktor                   -          -
harlindon              Harlindon              Harlindon*               -          -
high-pass              High Pass              Hoher Pass               -          -
hollin                 Hollin                 Eregion (Hulsten)        -          -
minhiriath             Minhiriath             Minhiriath*              -          -
narrows-of-the-forest  Narrows of the Forest  Waldenge*                -          -
noman-lands            Noman-lands            Niemandslande*           -          -
north-anduin-vale      North Anduin Vale      Nördliches Anduintal*    -          -
north-ithilien         North Ithilien         Nord-Ithilien*           -          -
northern-dorwinion     Northern Dorwinion     Nördliches Dorwinion*    -          -
northern-mirkwood      Northern Mirkwood      Nördlicher Düsterwald*   -          -
northern-rhovanion     Northern Rhovanion     Nördliches Rhovanion*    -          -
old-ford               Old Ford               Alte Furt*               -          -
old-forest             The Old Forest         Alter Wald*              -          -
osgiliath              Osgiliath              Osgiliath                -          fortification
parth-celebrant        Parth Celebrant        Parth Celebrant*         -          -
south-anduin-vale      South Anduin Vale      Südliches Anduintal*     -          -
south-downs            South Downs            Südliche Höhen*          -          -
south-ered-luin        South Ered Luin        Südliches Ered Luin*     -          -
south-ithilien         South Ithilien         Süd-Ithilien*            -          -
southern-dorwinion     Southern Dorwinion     Südliches Dorwinion*     -          -
southern-rhovanion     Southern Rhovanion     Südliches Rhovanion*     -          -
tharbad                Tharbad                Tharbad*                 -          -
tower-hills            Tower Hills            Turmberge*               -          -
trollshaws             Trollshaws             Trollhöhen*              -          -
vale-of-the-carnen     Vale of the Carnen     Tal des Carnen*          -          -
vale-of-the-celduin    Vale of the Celduin    Tal des Celduin*         -          -
weather-hills          Weather Hills          Wetterberge*             -          -
west-harondor          West Harondor          West-Harondor*           -          -
western-brown-lands    Western Brown Lands    Westliche Braune Lande*  -          -
western-emyn-muil      Western Emyn Muil      Westliches Emyn Muil*    -          -
western-mirkwood       Western Mirkwood       Westlicher Düsterwald*   -          -
withered-heath         Withered Heath         Dürre Heide*             -          -
"""

# Fractions of the width and height of the board.
MIDDLES = """
code                   x      y
erebor                 0.74   0.102
ered-luin              0.232  0.165
iron-hills             0.815  0.112
north-ered-luin        0.25   0.098
grey-havens            0.228  0.261
lorien                 0.555  0.358
rivendell              0.514  0.14
woodland-realm         0.689  0.175
anfalas                0.432  0.731
dol-amroth             0.544  0.793
druadan-forest         0.648  0.623
erech                  0.517  0.689
lamedon                0.587  0.717
lossarnach             0.639  0.752
minas-tirith           0.669  0.699
pelargir               0.624  0.818
bree                   0.39   0.169
buckland               0.355  0.199
carrock                0.596  0.095
dale                   0.746  0.193
north-downs            0.362  0.124
old-forest-road        0.663  0.222
rhosgobel              0.624  0.229
the-shire              0.309  0.225
eastemnet              0.607  0.504
edoras                 0.581  0.625
folde                  0.617  0.609
fords-of-isen          0.469  0.593
helms-deep             0.508  0.622
westemnet              0.565  0.564
gap-of-rohan           0.419  0.546
north-dunland          0.456  0.384
orthanc                0.482  0.524
south-dunland          0.45   0.463
angmar                 0.376  0.029
barad-dur              0.868  0.606
dol-guldur             0.658  0.369
gorgoroth              0.824  0.731
minas-morgul           0.779  0.701
morannon               0.791  0.618
moria                  0.529  0.285
mount-gram             0.439  0.041
mount-gundabad         0.49   0.054
nurn                   0.841  0.803
southern-mirkwood      0.702  0.356
east-rhun              0.908  0.244
far-harad              0.817  0.912
khand                  0.821  0.856
near-harad             0.748  0.915
north-rhun             0.86   0.275
south-rhun             0.9    0.477
umbar                  0.639  0.965
andrast                0.342  0.731
arnor                  0.326  0.054
ash-mountains          0.844  0.525
cardolan               0.378  0.34
dagorlad               0.792  0.539
dead-marshes           0.698  0.581
dimrill-dale           0.584  0.314
druwaith-iaur          0.378  0.626
eagles-eyrie           0.562  0.111
east-harondor          0.731  0.863
eastern-brown-lands    0.717  0.429
eastern-emyn-muil      0.728  0.499
eastern-mirkwood       0.699  0.279
enedwaith              0.357  0.533
ettenmoors             0.426  0.104
evendim                0.297  0.12
fangorn                0.533  0.46
fords-of-bruinen       0.492  0.232
forlindon              0.176  0.171
gladden-fields         0.578  0.248
goblins-gate           0.557  0.182
harlindon              0.184  0.334
high-pass              0.521  0.213
hollin                 0.472  0.315
minhiriath             0.305  0.423
narrows-of-the-forest  0.666  0.272
noman-lands            0.776  0.454
north-anduin-vale      0.628  0.295
north-ithilien         0.736  0.613
northern-dorwinion     0.82   0.34
northern-mirkwood      0.645  0.095
northern-rhovanion     0.737  0.279
old-ford               0.589  0.2
old-forest             0.356  0.266
osgiliath              0.691  0.768
parth-celebrant        0.581  0.423
south-anduin-vale      0.614  0.366
south-downs            0.428  0.26
south-ered-luin        0.28   0.331
south-ithilien         0.733  0.769
southern-dorwinion     0.819  0.428
southern-rhovanion     0.757  0.353
tharbad                0.393  0.432
tower-hills            0.264  0.286
trollshaws             0.468  0.175
vale-of-the-carnen     0.798  0.217
vale-of-the-celduin    0.792  0.282
weather-hills          0.431  0.168
west-harondor          0.651  0.889
western-brown-lands    0.66   0.445
western-emyn-muil      0.667  0.524
western-mirkwood       0.643  0.155
withered-heath         0.689  0.105
"""

COAST = tuple(
    RegionId(code)
    for code in (
        "umbar",
        "west-harondor",
        "pelargir",
        "lamedon",
        "dol-amroth",
        "anfalas",
        "andrast",
        "druwaith-iaur",
        "enedwaith",
        "minhiriath",
        "south-ered-luin",
        "harlindon",
        "grey-havens",
        "forlindon",
    )
)
"""The coastal regions from south to north; neighbours here are neighbours for ships (W-RD-37)."""

EAST_EDGE = tuple(RegionId(code) for code in ("east-rhun", "far-harad", "khand", "south-rhun"))
"""The regions of the Southrons and Easterlings at the eastern edge of the map."""


class Region(Record):
    """One region of the board; a Fortification is no Settlement (W-MAP-09)."""

    code: RegionId
    name: str
    name_de: str
    nation: Nation | None
    settlement: Settlement | None
    x: float
    y: float
    adjacent: tuple[RegionId, ...]
    is_settled: bool
    has_stronghold: bool

    @property
    def worth(self) -> int:
        """Its Victory Points for the enemy (W-CAPT-06)."""
        return 0 if self.settlement is None else WORTH[self.settlement]


WORTH = {
    Settlement.TOWN: 0,
    Settlement.CITY: 1,
    Settlement.STRONGHOLD: 2,
    Settlement.FORTIFICATION: 0,
}
SETTLEMENTS = (Settlement.TOWN, Settlement.CITY, Settlement.STRONGHOLD)


def region(row: Row) -> Region:
    """A region from its row."""
    nation, found = word(row, "nation"), word(row, "settlement")
    settlement = Settlement(found) if found else None
    return Region(
        RegionId(row["code"]),
        row["name"],
        row["German"].removesuffix(OURS),
        Nation(nation) if nation else None,
        settlement,
        float(row["x"]),
        float(row["y"]),
        ADJACENT[RegionId(row["code"])],
        settlement in SETTLEMENTS,
        settlement is Settlement.STRONGHOLD,
    )


REGIONS: dict[RegionId, Region] = {
    found.code: found for found in map(region, joined(REGION_TABLE, MIDDLES))
}
