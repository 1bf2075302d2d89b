"""The minion characters."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.making import characters

MINIONS = characters(
    Alignment.MINION,
    """
code                      race     skills                     unique  text
asternak                  man      warrior, diplomat          yes     yes
belegorn                  dunadan  sage, diplomat             yes     -
broin                     dwarf    warrior, scout             yes     yes
calendal                  elf      scout, sage                yes     yes
carambor                  elf      warrior, scout, ranger     yes     yes
ciryaher                  dunadan  scout, sage                yes     -
dogrib                    man      warrior                    yes     -
dorelas                   man      warrior, sage              yes     -
dunlending-spy            man      scout                      yes     -
eradan                    dunadan  scout, ranger              yes     -
gorbag                    orc      warrior, scout             yes     yes
grishnakh                 orc      warrior, scout             yes     -
gulla                     dwarf    warrior, ranger            yes     yes
hador                     dunadan  warrior, sage              yes     -
hendolen                  elf      sage, diplomat             yes     yes
horseman-in-the-night     man      warrior, diplomat          -       yes
jerrek                    man      warrior, scout             yes     yes
lagduf                    orc      warrior                    yes     -
layos                     man      sage, diplomat             yes     yes
lieutenant-of-angmar      troll    warrior, scout             yes     yes
lieutenant-of-dol-guldur  troll    warrior, sage              yes     yes
lieutenant-of-morgul      troll    warrior, ranger            yes     yes
luitprand                 man      scout                      yes     -
the-mouth                 man      warrior, diplomat          yes     yes
muzgash                   orc      warrior                    yes     -
nain                      dwarf    warrior, sage              yes     yes
nevido-smod               man      warrior, ranger            yes     yes
odoacer                   man      ranger                     yes     yes
old-troll                 troll    warrior                    -       yes
orc-brawler               orc      warrior                    -       -
orc-captain               orc      warrior                    -       yes
orc-chieftain             orc      warrior                    -       yes
orc-sniffler              orc      warrior, scout             -       -
orc-tracker               orc      warrior, ranger            -       -
orc-veteran               orc      warrior                    -       -
ostisen                   man      scout                      yes     -
pon-opar                  man      warrior, ranger, sage      yes     yes
radbug                    orc      warrior, ranger            yes     -
shagrat                   orc      warrior, ranger            yes     yes
shamas                    man      warrior, diplomat          yes     yes
snaga                     orc      warrior                    yes     -
tarcil                    dunadan  warrior, ranger, diplomat  yes     -
threlin                   dwarf    warrior, diplomat          yes     yes
troll-lout                troll    warrior                    -       -
troll-chief               troll    warrior                    -       yes
tros-hesnef               man      warrior                    yes     yes
uchel                     man      ranger                     yes     yes
ufthak                    orc      warrior, scout, ranger     yes     -
ulkaur-the-tongueless     troll    warrior                    yes     yes
burat                     troll    warrior, ranger            yes     yes
mauhur                    orc      warrior                    yes     yes
mionid                    man      warrior, ranger            yes     yes
perchen                   man      scout, diplomat            yes     yes
tuma                      troll    warrior                    yes     yes
wuluag                    troll    warrior, scout             yes     yes
doeth-durthak             orc      warrior, sage              yes     -
euog-ulzog                orc      warrior, diplomat          yes     yes
ill-favoured-fellow       orc      warrior, ranger            -       -
lugdush                   orc      warrior, scout             yes     -
sly-southerner            orc      warrior, scout             -       -
squint-eyed-brute         orc      warrior                    -       -
ugluk                     orc      warrior, ranger            yes     yes
azog                      orc      warrior, diplomat          yes     yes
bolg                      orc      warrior, ranger            yes     yes
buthrakaur                troll    warrior, scout, ranger     yes     yes
crook-legged-orc          orc      warrior, ranger            -       -
hill-troll                troll    warrior                    -       -
mountain-maggot           orc      warrior                    -       -
umagaur                   troll    warrior, diplomat, sage    yes     yes
""",
    """
code                      prowess  body  mind  influence  points  discarded at  corruption
asternak                  5        7     5     2          2       -             -
belegorn                  3        7     5     2          2       -             -
broin                     3        8     3     0          1       -             -
calendal                  4        8     6     1          2       -             -
carambor                  5        8     6     0          2       -             -
ciryaher                  2        7     5     2          2       -             -
dogrib                    4        7     2     0          0       -             -1
dorelas                   2        7     3     1          1       -             -
dunlending-spy            2        8     1     0          0       -             -
eradan                    4        8     4     1          1       -             -
gorbag                    6        9     6     0          2       9             -
grishnakh                 4        8     3     0          1       8             -
gulla                     5        8     4     0          1       -             -
hador                     5        9     6     1          2       -             -
hendolen                  3        7     6     2          2       -             -
horseman-in-the-night     3        7     4     2          1       -             -
jerrek                    5        8     4     0          1       -             -
lagduf                    5        8     3     0          1       8             -
layos                     3        8     5     2          2       -             -
lieutenant-of-angmar      8        9     9     1          3       9             -
lieutenant-of-dol-guldur  7        9     9     3          3       9             -
lieutenant-of-morgul      8        9     9     2          3       9             -
luitprand                 3        7     1     0          0       -             -
the-mouth                 6        8     9     4          3       -             -
muzgash                   4        8     2     0          0       8             -
nain                      3        7     3     1          1       -             -
nevido-smod               4        8     4     1          1       -             -
odoacer                   4        6     1     0          0       -             -
old-troll                 5        9     4     0          1       8             -1
orc-brawler               3        8     1     0          0       7, 8          -1
orc-captain               5        8     5     0          2       8             -
orc-chieftain             4        8     4     0          1       8             -
orc-sniffler              2        8     2     0          0       7, 8          -1
orc-tracker               3        8     3     0          1       7, 8          -1
orc-veteran               4        8     2     0          0       8             -1
ostisen                   3        9     2     0          0       -             -
pon-opar                  5        8     6     1          2       -             -
radbug                    5        8     4     0          1       8             -
shagrat                   6        9     6     0          2       9             -
shamas                    2        8     3     1          1       -             -
snaga                     5        9     4     0          1       9             -
tarcil                    4        8     6     2          2       -             -
threlin                   4        7     5     2          2       -             -
troll-lout                4        9     3     0          1       8             -1
troll-chief               6        9     6     0          2       9             -
tros-hesnef               5        7     2     0          0       -             -1
uchel                     2        7     1     0          0       -             -
ufthak                    4        8     4     0          1       8             -
ulkaur-the-tongueless     6        9     5     0          2       9             -1
burat                     5        8     4     0          1       8             -
mauhur                    6        9     5     0          2       9             -
mionid                    5        8     4     0          1       -             -
perchen                   3        9     5     2          2       -             -
tuma                      6        8     4     0          1       8             -
wuluag                    5        8     4     0          1       8             -
doeth-durthak             4        9     4     0          1       9             -
euog-ulzog                5        9     5     1          2       9             -
ill-favoured-fellow       2        9     3     0          1       9             -
lugdush                   5        8     4     0          1       8             -
sly-southerner            1        9     2     0          0       9             -
squint-eyed-brute         3        9     2     0          0       9             -
ugluk                     5        9     5     0          2       9             -
azog                      6        9     7     1          2       9             -
bolg                      7        9     7     0          2       9             -
buthrakaur                8        9     9     0          3       9             -
crook-legged-orc          3        7     2     0          0       7             -
hill-troll                5        7     3     0          1       7             -
mountain-maggot           3        7     1     0          0       7             -
umagaur                   7        9     9     2          3       9             -
""",
    """
code                      home
asternak                  variag-camp
belegorn                  carn-dum
broin                     moria
calendal                  dol-guldur
carambor                  carn-dum
ciryaher                  barad-dur
dogrib                    lossadan-camp
dorelas                   lond-galen
dunlending-spy            bree
eradan                    sarn-goriwing
gorbag                    minas-morgul
grishnakh                 any, in:imlad-morgul
gulla                     carn-dum
hador                     dol-guldur
hendolen                  minas-morgul
horseman-in-the-night     any, D
jerrek                    southron-oasis
lagduf                    any, in:imlad-morgul
layos                     shrel-kain
lieutenant-of-angmar      carn-dum
lieutenant-of-dol-guldur  dol-guldur
lieutenant-of-morgul      minas-morgul
luitprand                 lake-town
the-mouth                 barad-dur
muzgash                   any, in:imlad-morgul
nain                      dol-guldur
nevido-smod               easterling-camp
odoacer                   woodmen-town
old-troll                 any, D
orc-brawler               any, D
orc-captain               any, D
orc-chieftain             any, D
orc-sniffler              any, D
orc-tracker               any, D
orc-veteran               any, D
ostisen                   vale-of-erech
pon-opar                  southron-oasis
radbug                    any, in:imlad-morgul
shagrat                   cirith-ungol
shamas                    dunnish-clan-hold
snaga                     any, in:imlad-morgul
tarcil                    minas-morgul
threlin                   minas-morgul
troll-lout                any, D
troll-chief               any, D
tros-hesnef               easterling-camp
uchel                     cameth-brin
ufthak                    any, in:imlad-morgul
ulkaur-the-tongueless     barad-dur
burat                     any, R, above
mauhur                    dol-guldur
mionid                    variag-camp
perchen                   dunnish-clan-hold
tuma                      any, R, above
wuluag                    any, R, above
doeth-durthak             any, D
euog-ulzog                any, D
ill-favoured-fellow       any, D
lugdush                   isengard
sly-southerner            any, D
squint-eyed-brute         any, D
ugluk                     isengard
azog                      moria, the-under-gates
bolg                      moria, the-under-gates
buthrakaur                moria, the-under-gates
crook-legged-orc          any, deep, not:D
hill-troll                any, deep, not:D
mountain-maggot           any, deep, not:D
umagaur                   moria, the-under-gates
""",
    """
code                      keywords
gorbag                    leader, uruk-hai
grishnakh                 uruk-hai
lagduf                    uruk-hai
lieutenant-of-angmar      leader, olog-hai
lieutenant-of-dol-guldur  leader, olog-hai
lieutenant-of-morgul      half-troll, leader
muzgash                   uruk-hai
orc-captain               leader
orc-chieftain             leader
radbug                    uruk-hai
shagrat                   leader, uruk-hai
snaga                     uruk-hai
troll-chief               leader, olog-hai
ufthak                    uruk-hai
ulkaur-the-tongueless     leader, olog-hai
mauhur                    leader
doeth-durthak             half-orc
euog-ulzog                half-orc, leader
ill-favoured-fellow       half-orc
lugdush                   uruk-hai
sly-southerner            half-orc
squint-eyed-brute         half-orc
ugluk                     leader, uruk-hai
azog                      leader
bolg                      leader
buthrakaur                leader
umagaur                   leader
""",
    """
code      magic
belegorn  spirit-magic
ciryaher  shadow-magic
hador     sorcery
""",
    """
code              specific
azog              balrog
bolg              balrog
buthrakaur        balrog
crook-legged-orc  balrog
hill-troll        balrog
mountain-maggot   balrog
umagaur           balrog
""",
)
