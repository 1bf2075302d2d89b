"""Which regions border on each other, each border once."""

from __future__ import annotations

from westmarch.kernel.tables import rows, words
from westmarch.wotr.kinds import RegionId

# Two regions that share a white line or a river (W-MAP-01).
OPEN = """
code                   adjacent
andrast                anfalas
anfalas                dol-amroth
angmar                 arnor
arnor                  ettenmoors
ash-mountains          dagorlad
barad-dur              gorgoroth
bree                   buckland, north-downs
buckland               cardolan, evendim
cardolan               minhiriath, old-forest, south-downs
carrock                eagles-eyrie
dagorlad               eastern-emyn-muil, noman-lands
dale                   erebor, old-forest-road
dead-marshes           druadan-forest, north-ithilien
dimrill-dale           gladden-fields
dol-amroth             erech
dol-guldur             eastern-brown-lands, north-anduin-vale
druadan-forest         eastemnet, osgiliath
druwaith-iaur          andrast
eagles-eyrie           mount-gundabad, old-ford
east-harondor          near-harad
east-rhun              iron-hills, south-rhun
eastemnet              fangorn, folde, western-emyn-muil
eastern-brown-lands    eastern-emyn-muil, noman-lands, western-brown-lands
eastern-emyn-muil      dead-marshes, noman-lands, western-emyn-muil
eastern-mirkwood       dol-guldur, narrows-of-the-forest, southern-mirkwood
edoras                 folde, westemnet
enedwaith              druwaith-iaur, gap-of-rohan
erebor                 iron-hills, withered-heath
erech                  anfalas, lamedon
ered-luin              evendim
ettenmoors             angmar, mount-gram, north-downs
evendim                arnor, north-downs
fangorn                fords-of-isen, parth-celebrant
far-harad              khand
folde                  druadan-forest, westemnet
fords-of-bruinen       high-pass, trollshaws
fords-of-isen          druwaith-iaur, gap-of-rohan, westemnet
forlindon              grey-havens
gap-of-rohan           druwaith-iaur, orthanc
gladden-fields         north-anduin-vale, old-ford
goblins-gate           high-pass, old-ford
gorgoroth              minas-morgul, morannon
grey-havens            ered-luin, tower-hills
harlindon              grey-havens, south-ered-luin
helms-deep             fords-of-isen, westemnet
hollin                 fords-of-bruinen, moria, south-downs
iron-hills             dale, vale-of-the-carnen
khand                  near-harad
lamedon                dol-amroth
lorien                 dimrill-dale, parth-celebrant
lossarnach             minas-tirith, osgiliath
minas-morgul           north-ithilien, south-ithilien
minas-tirith           druadan-forest, osgiliath
minhiriath             enedwaith, south-ered-luin, tharbad
morannon               dagorlad
moria                  dimrill-dale, north-dunland
mount-gram             angmar
mount-gundabad         mount-gram
narrows-of-the-forest  dol-guldur, north-anduin-vale, old-forest-road
near-harad             far-harad, west-harondor
noman-lands            ash-mountains, southern-dorwinion
north-anduin-vale      dimrill-dale, rhosgobel, south-anduin-vale
north-downs            arnor, buckland, weather-hills
north-dunland          cardolan, hollin, south-downs
north-ered-luin        ered-luin, evendim
north-ithilien         dagorlad, eastern-emyn-muil
north-rhun             east-rhun, vale-of-the-carnen
northern-dorwinion     north-rhun, southern-dorwinion, southern-rhovanion
northern-mirkwood      carrock, western-mirkwood
northern-rhovanion     dale, eastern-mirkwood, old-forest-road
nurn                   gorgoroth
old-ford               carrock, rhosgobel
old-forest             buckland, south-ered-luin, the-shire
old-forest-road        carrock, eastern-mirkwood, rhosgobel
orthanc                fords-of-isen
osgiliath              dead-marshes, north-ithilien, pelargir
parth-celebrant        dimrill-dale, eastemnet, south-anduin-vale
pelargir               lamedon, lossarnach, west-harondor
rhosgobel              carrock, gladden-fields, narrows-of-the-forest
rivendell              fords-of-bruinen, trollshaws
south-anduin-vale      dimrill-dale, dol-guldur, western-brown-lands
south-downs            bree, buckland, trollshaws
south-dunland          enedwaith, gap-of-rohan, north-dunland, tharbad
south-ered-luin        cardolan, the-shire, tower-hills
south-ithilien         east-harondor, north-ithilien, osgiliath
south-rhun             ash-mountains, southern-dorwinion
southern-dorwinion     ash-mountains, southern-rhovanion
southern-mirkwood      dol-guldur, eastern-brown-lands, northern-rhovanion, southern-rhovanion
southern-rhovanion     eastern-brown-lands, noman-lands, northern-rhovanion, vale-of-the-celduin
tharbad                cardolan, enedwaith, north-dunland
the-shire              buckland, evendim, tower-hills
tower-hills            ered-luin, evendim
trollshaws             ettenmoors, hollin, weather-hills
umbar                  near-harad, west-harondor
vale-of-the-carnen     dale, east-rhun, northern-rhovanion, vale-of-the-celduin
vale-of-the-celduin    north-rhun, northern-dorwinion, northern-rhovanion
weather-hills          bree, ettenmoors, south-downs
west-harondor          east-harondor, osgiliath, south-ithilien
westemnet              eastemnet, fangorn
western-brown-lands    dol-guldur, eastemnet, parth-celebrant, western-emyn-muil
western-emyn-muil      dead-marshes, druadan-forest, eastern-brown-lands
western-mirkwood       carrock, old-forest-road, woodland-realm
withered-heath         dale, northern-mirkwood, woodland-realm
woodland-realm         dale, northern-mirkwood, old-forest-road
"""

# Two regions that share a thick black line, which nothing crosses (W-MAP-02).
CLOSED = """
code              closed
anfalas           druwaith-iaur, fords-of-isen, helms-deep
ash-mountains     barad-dur, morannon
barad-dur         morannon, south-rhun
carrock           mount-gundabad
druadan-forest    lamedon
eagles-eyrie      rivendell
east-harondor     khand, nurn
edoras            erech, lamedon
erech             helms-deep, westemnet
ered-luin         forlindon
ettenmoors        mount-gundabad
fangorn           north-dunland, orthanc, south-dunland
folde             lamedon
fords-of-bruinen  moria
forlindon         north-ered-luin
gladden-fields    moria
goblins-gate      moria, rivendell
gorgoroth         south-ithilien
harlindon         tower-hills
high-pass         moria, rivendell
khand             nurn
lamedon           lossarnach, minas-tirith
lorien            moria, north-dunland
minas-morgul      morannon
morannon          north-ithilien
moria             old-ford
mount-gundabad    rivendell, trollshaws
north-dunland     parth-celebrant
nurn              south-ithilien
old-ford          rivendell
orthanc           south-dunland
"""


Pairs = tuple[tuple[RegionId, RegionId], ...]


def borders(table: str, column: str) -> Pairs:
    """The pairs of a table."""
    return tuple(
        (RegionId(row["code"]), RegionId(other))
        for row in rows(table)
        for other in words(row, column)
    )


def neighbours(pairs: Pairs) -> dict[RegionId, tuple[RegionId, ...]]:
    """Who borders on whom, both ways."""
    found: dict[RegionId, list[RegionId]] = {}
    for one, other in pairs:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return {code: tuple(sorted(others)) for code, others in found.items()}


ADJACENT = neighbours(borders(OPEN, "adjacent"))
IMPASSABLE = borders(CLOSED, "closed")
