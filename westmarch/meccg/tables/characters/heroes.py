"""The hero characters."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.making import characters

HEROES = characters(
    Alignment.HERO,
    """
code                race     skills                    unique  text
adrazar             dunadan  scout, diplomat           yes     yes
anborn              dunadan  scout, ranger             yes     yes
annalena            elf      scout, sage               yes     -
aragorn-ii          dunadan  warrior, scout, ranger    yes     yes
arinmir             elf      sage, diplomat            yes     yes
arwen               elf      scout, sage               yes     yes
balin               dwarf    warrior, sage             yes     yes
bard-bowman         man      warrior, scout            yes     yes
barliman-butterbur  man      warrior                   yes     yes
beorn               man      warrior, ranger           yes     yes
beregond            dunadan  warrior                   yes     yes
beretar             dunadan  warrior, ranger           yes     yes
bergil              dunadan  warrior, scout            yes     -
bifur               dwarf    warrior                   yes     yes
bilbo               hobbit   scout, sage               yes     yes
bofur               dwarf    warrior                   yes     yes
bombur              dwarf    warrior                   yes     yes
boromir-ii          dunadan  warrior                   yes     yes
celeborn            elf      warrior, sage             yes     yes
cirdan              elf      warrior, sage, diplomat   yes     yes
dain-ii             dwarf    warrior, diplomat         yes     yes
damrod              dunadan  scout, ranger             yes     yes
denethor-ii         dunadan  warrior, sage             yes     yes
dori                dwarf    warrior                   yes     yes
dwalin              dwarf    warrior                   yes     yes
elladan             elf      warrior, ranger           yes     yes
elrohir             elf      warrior, ranger           yes     yes
elrond              elf      warrior, sage, diplomat   yes     yes
eomer               man      warrior, ranger           yes     yes
eowyn               man      warrior, scout            yes     yes
erkenbrand          man      warrior                   yes     yes
faramir             dunadan  warrior, ranger           yes     yes
fili                dwarf    warrior, scout            yes     yes
forlong             dunadan  warrior                   yes     yes
frodo               hobbit   scout, diplomat           yes     yes
galadriel           elf      scout, sage, diplomat     yes     yes
galva               man      scout, sage, diplomat     yes     yes
gamling-the-old     man      warrior                   yes     -
ghan-buri-ghan      man      scout, ranger             yes     yes
gildor-inglorion    elf      warrior, ranger           yes     yes
gimli               dwarf    warrior, diplomat         yes     yes
gloin               dwarf    warrior, diplomat         yes     yes
glorfindel-ii       elf      warrior, sage             yes     yes
halbarad            dunadan  sage, diplomat            yes     yes
haldalam            dunadan  warrior, diplomat         yes     yes
haldir              elf      warrior                   yes     yes
hama                man      warrior                   yes     yes
imrahil             dunadan  warrior, diplomat         yes     yes
kili                dwarf    warrior, scout            yes     yes
legolas             elf      warrior, diplomat         yes     yes
mablung             dunadan  warrior, scout            yes     yes
merry               hobbit   scout                     yes     yes
nori                dwarf    warrior                   yes     yes
oin                 dwarf    warrior, ranger           yes     yes
ori                 dwarf    warrior                   yes     yes
orophin             elf      warrior, ranger           yes     yes
peath               man      ranger, diplomat          yes     yes
pippin              hobbit   scout                     yes     yes
robin-smallburrow   hobbit   scout                     yes     yes
sam-gamgee          hobbit   scout, ranger             yes     yes
theoden             man      warrior, diplomat         yes     yes
thorin-ii           dwarf    warrior, scout, diplomat  yes     yes
thranduil           elf      warrior, ranger, sage     yes     yes
voteli              man      ranger, sage              yes     yes
vygavril            man      scout, diplomat           yes     yes
wacho               man      scout, sage               yes     yes
fatty-bolger        hobbit   scout                     yes     yes
brand               man      warrior, diplomat         yes     yes
fram-framson        man      warrior, ranger           yes     yes
galdor              elf      ranger, diplomat          yes     yes
ioreth              dunadan  sage                      yes     yes
thrain-ii           dwarf    warrior, ranger, sage     yes     yes
folco-boffin        hobbit   scout                     yes     yes
strider             dunadan  warrior, scout, ranger    yes     yes
""",
    """
code                prowess  body  mind  influence  points  corruption
adrazar             3        6     3     1          1       -
anborn              2        8     2     0          0       -
annalena            3        8     3     0          1       -
aragorn-ii          6        9     9     3          3       -
arinmir             2        7     4     2          1       -
arwen               2        8     3     0          1       -
balin               4        7     5     2          2       -
bard-bowman         3        6     2     0          0       -
barliman-butterbur  2        6     1     0          0       -1
beorn               7        9     7     2          2       -
beregond            4        8     2     0          0       -1
beretar             5        8     5     1          2       -
bergil              1        9     2     0          0       -
bifur               4        7     2     0          0       -1
bilbo               1        9     5     1          2       4
bofur               4        7     2     0          0       -1
bombur              3        6     1     0          0       -1
boromir-ii          6        7     4     1          1       -1
celeborn            6        9     6     1          2       -
cirdan              6        8     8     4          3       -
dain-ii             5        8     7     3          2       -
damrod              2        7     2     0          0       -
denethor-ii         3        6     4     2          1       -
dori                3        6     1     0          0       -1
dwalin              2        7     1     0          0       -1
elladan             5        8     4     0          1       -
elrohir             5        8     4     0          1       -
elrond              7        9     10    4          3       -
eomer               3        8     3     0          1       -
eowyn               2        7     2     0          0       -
erkenbrand          5        6     4     2          1       -
faramir             5        8     5     1          2       -
fili                2        8     2     0          0       -1
forlong             3        7     1     0          0       -1
frodo               1        9     5     1          2       4
galadriel           3        10    9     4          3       -
galva               0        9     4     1          1       -
gamling-the-old     3        7     2     1          0       -
ghan-buri-ghan      2        9     5     2          2       -
gildor-inglorion    5        7     4     0          1       -
gimli               5        8     6     2          2       -
gloin               5        7     5     2          2       -
glorfindel-ii       8        9     8     2          3       -
halbarad            0        5     1     1          0       -
haldalam            4        9     5     1          2       -
haldir              4        8     3     0          1       -1
hama                4        8     2     0          0       -1
imrahil             5        8     6     2          2       -
kili                3        8     3     0          1       -1
legolas             5        8     6     2          2       -
mablung             1        6     1     0          0       -
merry               1        9     4     1          1       2
nori                4        7     2     0          0       -1
oin                 3        8     3     0          1       -1
ori                 2        7     1     0          0       -1
orophin             2        7     2     0          0       -1
peath               4        7     4     1          1       -
pippin              1        9     4     1          1       2
robin-smallburrow   1        9     3     0          1       2
sam-gamgee          1        9     4     0          1       3
theoden             5        6     6     3          2       -
thorin-ii           5        8     8     2          3       -
thranduil           7        8     9     3          3       -
voteli              3        6     3     1          1       -
vygavril            2        7     3     1          1       -
wacho               1        8     2     0          0       -
fatty-bolger        1        8     3     0          1       1
brand               4        9     6     2          2       -
fram-framson        6        8     5     0          2       -
galdor              2        9     5     2          2       -
ioreth              0        7     1     1          0       -
thrain-ii           7        8     9     2          3       -
folco-boffin        0        9     3     0          1       2
strider             6        9     8     2          3       -
""",
    """
code                home
adrazar             dol-amroth
anborn              pelargir
annalena            edhellond
aragorn-ii          bree
arinmir             edhellond
arwen               rivendell
balin               blue-mountain-dwarf-hold
bard-bowman         lake-town
barliman-butterbur  bree
beorn               beorns-house
beregond            minas-tirith
beretar             bree
bergil              minas-tirith
bifur               blue-mountain-dwarf-hold
bilbo               bag-end
bofur               blue-mountain-dwarf-hold
bombur              blue-mountain-dwarf-hold
boromir-ii          minas-tirith
celeborn            lorien
cirdan              grey-havens
dain-ii             iron-hill-dwarf-hold
damrod              vale-of-erech
denethor-ii         minas-tirith
dori                blue-mountain-dwarf-hold
dwalin              blue-mountain-dwarf-hold
elladan             rivendell
elrohir             rivendell
elrond              rivendell
eomer               edoras
eowyn               edoras
erkenbrand          edoras
faramir             henneth-annun
fili                blue-mountain-dwarf-hold
forlong             minas-tirith
frodo               bag-end
galadriel           lorien
galva               shrel-kain
gamling-the-old     edoras
ghan-buri-ghan      druadan-forest
gildor-inglorion    rivendell
gimli               iron-hill-dwarf-hold
gloin               blue-mountain-dwarf-hold
glorfindel-ii       rivendell
halbarad            cameth-brin
haldalam            shrel-kain
haldir              lorien
hama                edoras
imrahil             dol-amroth
kili                blue-mountain-dwarf-hold
legolas             thranduils-halls
mablung             lond-galen
merry               bag-end
nori                blue-mountain-dwarf-hold
oin                 blue-mountain-dwarf-hold
ori                 blue-mountain-dwarf-hold
orophin             lorien
peath               dunnish-clan-hold
pippin              bag-end
robin-smallburrow   bag-end
sam-gamgee          bag-end
theoden             edoras
thorin-ii           blue-mountain-dwarf-hold
thranduil           thranduils-halls
voteli              lossadan-camp
vygavril            southron-oasis
wacho               woodmen-town
fatty-bolger        bag-end
brand               dale
fram-framson        framsburg
galdor              grey-havens
ioreth              minas-tirith
folco-boffin        bag-end
strider             bree
""",
)
