"""The regions of the map and their neighbours."""

from __future__ import annotations

from westmarch.meccg.tables.figures import Region
from westmarch.meccg.tables.land import regions

TABLE = regions(
    """
code                   type
andrast                w
andrast-coast          c
anduin-vales           b
anfalas                w
angmar                 s
anorien                f
arthedain              w
bay-of-belfalas        c
belfalas               f
brown-lands            s
cardolan               w
dagorlad               s
dorwinion              b
dunland                w
elven-shores           c
enedhwaith             w
eriadoran-coast        c
fangorn                w
forochel               w
gap-of-isen            b
gorgoroth              d
grey-mountain-narrows  s
gundabad               d
harondor               w
heart-of-mirkwood      w
high-pass              w
hollin                 w
horse-plains           s
imlad-morgul           s
iron-hills             w
ithilien               w
khand                  s
lamedon                b
lebennin               f
lindon                 f
mouths-of-the-anduin   c
northern-rhovanion     w
numeriador             w
nurn                   d
old-pukel-gap          w
old-pukel-land         w
redhorn-gate           w
rhudaur                w
rohan                  b
southern-mirkwood      d
southern-rhovanion     w
the-shire              f
udun                   d
western-mirkwood       w
withered-heath         w
wold-and-foothills     w
woodland-realm         b
""",
    """
code                   adjacent
andrast                andrast-coast, anfalas, bay-of-belfalas, eriadoran-coast, old-pukel-land
andrast-coast          andrast, bay-of-belfalas, eriadoran-coast
anduin-vales           brown-lands, grey-mountain-narrows, gundabad, high-pass, southern-mirkwood
anfalas                andrast, bay-of-belfalas, belfalas, lamedon, old-pukel-gap
angmar                 arthedain, forochel, gundabad, rhudaur
anorien                ithilien, lebennin, rohan
arthedain              angmar, cardolan, forochel, lindon, numeriador, rhudaur, the-shire
bay-of-belfalas        andrast, andrast-coast, anfalas, belfalas, mouths-of-the-anduin
belfalas               anfalas, bay-of-belfalas, lamedon, lebennin, mouths-of-the-anduin
brown-lands            anduin-vales, dagorlad, southern-mirkwood, wold-and-foothills
cardolan               arthedain, dunland, enedhwaith, eriadoran-coast, hollin, rhudaur, the-shire
dagorlad               brown-lands, horse-plains, ithilien, southern-mirkwood, southern-rhovanion
dorwinion              northern-rhovanion, southern-rhovanion
dunland                cardolan, enedhwaith, hollin
elven-shores           eriadoran-coast, lindon
enedhwaith             cardolan, dunland, eriadoran-coast, gap-of-isen, old-pukel-land
eriadoran-coast        andrast, andrast-coast, cardolan, elven-shores, enedhwaith, old-pukel-land
fangorn                gap-of-isen, rohan, wold-and-foothills
forochel               angmar, arthedain, numeriador
gap-of-isen            enedhwaith, fangorn, old-pukel-land, rohan
gorgoroth              imlad-morgul, nurn, udun
grey-mountain-narrows  anduin-vales, northern-rhovanion, withered-heath, woodland-realm
gundabad               anduin-vales, angmar
harondor               ithilien, khand, mouths-of-the-anduin
heart-of-mirkwood      northern-rhovanion, southern-mirkwood, southern-rhovanion, western-mirkwood
high-pass              anduin-vales, rhudaur
hollin                 cardolan, dunland, redhorn-gate, rhudaur
horse-plains           dagorlad, nurn, southern-rhovanion
imlad-morgul           gorgoroth, ithilien
iron-hills             northern-rhovanion, withered-heath
ithilien               anorien, dagorlad, harondor, imlad-morgul
khand                  harondor, nurn
lamedon                anfalas, belfalas, lebennin
lebennin               anorien, belfalas, lamedon, mouths-of-the-anduin
lindon                 arthedain, elven-shores, numeriador
mouths-of-the-anduin   bay-of-belfalas, belfalas, harondor, lebennin
northern-rhovanion     dorwinion, grey-mountain-narrows, heart-of-mirkwood, iron-hills
numeriador             arthedain, forochel, lindon
nurn                   gorgoroth, horse-plains, khand
old-pukel-gap          anfalas, old-pukel-land
old-pukel-land         andrast, enedhwaith, eriadoran-coast, gap-of-isen, old-pukel-gap
redhorn-gate           hollin, wold-and-foothills
rhudaur                angmar, arthedain, cardolan, high-pass, hollin
rohan                  anorien, fangorn, gap-of-isen, wold-and-foothills
southern-mirkwood      anduin-vales, brown-lands, dagorlad, heart-of-mirkwood, southern-rhovanion
southern-rhovanion     dagorlad, dorwinion, heart-of-mirkwood, horse-plains, northern-rhovanion
the-shire              arthedain, cardolan
udun                   gorgoroth
western-mirkwood       anduin-vales, heart-of-mirkwood, southern-mirkwood, woodland-realm
withered-heath         grey-mountain-narrows, iron-hills, northern-rhovanion
wold-and-foothills     anduin-vales, brown-lands, fangorn, redhorn-gate, rohan
woodland-realm         anduin-vales, grey-mountain-narrows, heart-of-mirkwood, northern-rhovanion
""",
    """
code                adjacent
anduin-vales        western-mirkwood, wold-and-foothills, woodland-realm
heart-of-mirkwood   woodland-realm
northern-rhovanion  southern-rhovanion, withered-heath, woodland-realm
southern-mirkwood   western-mirkwood
southern-rhovanion  southern-mirkwood
woodland-realm      western-mirkwood
""",
)

REGIONS: dict[str, Region] = {each.card.code: each for each in TABLE}
