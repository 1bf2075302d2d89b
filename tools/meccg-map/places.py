"""Where the regions of the Middle-earth CCG lie on our map: one point each, or several in a row."""

from __future__ import annotations

from drawing import Point

WIDTH, HEIGHT = 900, 1040

EDGE = "~edge"
"""What lies beyond the paper; in the points below `~sea` is the open sea."""

POINTS = """
~sea                   -40,90 30,130 -20,190 -60,300 -50,420 -30,520 0,600 30,700 20,800 40,900
~sea                   110,960 220,985 330,1000 440,1010 550,1010 630,1015 100,60 180,20
~sea                   240,15
forochel               300,75 370,40 240,90
angmar                 430,105 390,140
gundabad               540,100 510,60
grey-mountain-narrows  645,100 690,90
withered-heath         770,70
iron-hills             860,105 880,160
numeriador             175,125 180,170
lindon                 85,215 65,280 105,150
arthedain              280,180 235,215 330,165 165,225
the-shire              215,285 190,330
cardolan               305,320 300,390 270,420
rhudaur                415,225 385,275
high-pass              495,215 490,265
anduin-vales           570,195 570,270 570,345 590,390
woodland-realm         680,190 640,200
western-mirkwood       645,275 640,310
heart-of-mirkwood      725,280
southern-mirkwood      680,375 730,390
northern-rhovanion     800,205 790,260
southern-rhovanion     800,360 780,410
dorwinion              880,275 890,345
elven-shores           25,350 70,400 110,345
eriadoran-coast        160,450 170,530 120,500 130,600 110,660
andrast-coast          95,750 120,830 160,860
bay-of-belfalas        250,880 330,910 400,925
mouths-of-the-anduin   520,925 580,920
hollin                 410,345
dunland                395,435
enedhwaith             295,500 350,515 240,490
redhorn-gate           490,335
wold-and-foothills     560,455 530,425
brown-lands            660,465 640,440
dagorlad               740,500 700,530
horse-plains           850,470 870,530
gap-of-isen            400,585
fangorn                475,495
rohan                  515,580 550,560
old-pukel-land         265,595 300,640 330,590
old-pukel-gap          345,705
andrast                190,720 190,790
anfalas                300,790 350,800
lamedon                415,750
belfalas               425,835 455,850
lebennin               510,780 535,820
anorien                570,655 540,690
ithilien               650,640 650,720
imlad-morgul           705,690
harondor               650,830 690,880
udun                   760,585
gorgoroth              790,650 765,680
nurn                   850,690 890,610 820,750
khand                  810,870 860,840
"""


def points() -> list[tuple[str, Point]]:
    """Each point with the region that it belongs to."""
    found: list[tuple[str, Point]] = []
    for row in POINTS.strip().splitlines():
        code, *spots = row.split()
        for spot in spots:
            x, y = spot.split(",")
            found.append((code, (float(x), float(y))))
    return found
