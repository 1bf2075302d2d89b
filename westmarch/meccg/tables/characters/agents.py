"""The agents: minion characters, or hazards of any player; two of them are hazards only."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.making import characters

AGENTS = characters(
    Alignment.MINION,
    """
code                       alignment  race          skills                   unique  agent  text
anarin                     minion     elf           scout, diplomat          yes     yes    yes
baduila                    minion     man           warrior, scout, ranger   yes     yes    yes
bill-ferny                 minion     man           warrior, scout           yes     yes    -
dasakun                    minion     man           warrior, ranger          yes     yes    -
deallus                    minion     man           warrior, diplomat        yes     yes    -
dror                       minion     dwarf         warrior, diplomat        yes     yes    yes
elerina                    minion     man           scout, sage, diplomat    yes     yes    yes
elwen                      minion     elf           warrior, diplomat        yes     yes    yes
eun                        minion     man           warrior, scout           yes     yes    -
firiel                     minion     dunadan       sage, diplomat           yes     yes    yes
fori-the-beardless         minion     dwarf         warrior, scout           yes     yes    yes
gergeli                    minion     man           scout, diplomat          yes     yes    -
gisulf                     minion     man           warrior, ranger          yes     yes    -
golodhros                  minion     dunadan       warrior, sage, diplomat  yes     yes    yes
the-grimburgoth            minion     man           warrior, ranger, sage    yes     yes    yes
herion                     minion     man           warrior, ranger          yes     yes    -
ivic                       minion     man           warrior, diplomat        yes     yes    -
juoma                      minion     man           warrior, ranger          yes     yes    -
leamon                     minion     man           warrior                  yes     yes    -
nimloth                    minion     elf           scout, ranger            yes     yes    yes
om-buri-om                 minion     man           scout, ranger            yes     yes    yes
pon-ora-pon                minion     man           scout, ranger, diplomat  yes     yes    yes
raisha                     minion     man           warrior, scout           yes     yes    -
surion                     minion     dunadan       warrior, sage, diplomat  yes     yes    yes
taladhan                   minion     man           scout, ranger, sage      yes     yes    yes
woffung                    minion     man           warrior, diplomat        yes     yes    -
wormtongue                 minion     man           scout, sage, diplomat    yes     yes    yes
lobelia-sackville-baggins  neutral    hazard-agent  scout                    yes     yes    yes
my-precious                neutral    hazard-agent  scout                    yes     yes    yes
baugur                     minion     orc           warrior                  yes     yes    yes
freca                      minion     man           warrior, diplomat        yes     yes    yes
wolf                       minion     man           warrior, diplomat        yes     yes    yes
""",
    """
code                       prowess  body  mind  influence  points   discarded at
anarin                     4        8     7     3          2        -
baduila                    6        8     8     2          3        -
bill-ferny                 2        8     3     1          1        -
dasakun                    6        7     5     1          2        -
deallus                    2        7     3     1          1        -
dror                       3        7     4     2          1        -
elerina                    5        9     8     3          3        -
elwen                      4        8     5     2          2        -
eun                        4        8     3     0          1        -
firiel                     3        8     6     3          2        -
fori-the-beardless         4        7     4     1          1        -
gergeli                    3        9     5     2          2        -
gisulf                     5        7     4     1          1        -
golodhros                  5        9     9     4          3        -
the-grimburgoth            7        9     8     2          3        -
herion                     5        7     3     0          1        -
ivic                       5        8     6     2          2        -
juoma                      3        7     3     1          1        -
leamon                     5        8     3     0          1        -
nimloth                    3        8     4     1          1        -
om-buri-om                 2        9     5     2          2        -
pon-ora-pon                1        9     5     2          2        -
raisha                     5        9     5     1          2        -
surion                     5        7     6     2          2        -
taladhan                   4        9     6     1          2        -
woffung                    4        8     4     1          1        -
wormtongue                 1        8     5     2          2        -
lobelia-sackville-baggins  0        9     3     1          kill 1   -
my-precious                2        9     4     0          kill -1  -
baugur                     4        8     4     1          1        8
freca                      4        8     5     2          2        -
wolf                       3        7     4     2          1        -
""",
    """
code                       home
anarin                     moria
baduila                    goblin-gate, mount-gundabad
bill-ferny                 bree, cameth-brin
dasakun                    easterling-camp, variag-camp, shrel-kain
deallus                    dunnish-clan-hold, bree, cameth-brin
dror                       blue-mountain-dwarf-hold
elerina                    carn-dum, mount-gram
elwen                      dol-amroth, minas-tirith
eun                        vale-of-erech, lond-galen
firiel                     pelargir, vale-of-erech
fori-the-beardless         iron-hill-dwarf-hold
gergeli                    shrel-kain, lake-town, easterling-camp
gisulf                     woodmen-town, lake-town, dale
golodhros                  minas-morgul, cirith-ungol, barad-dur
the-grimburgoth            dol-guldur
herion                     lond-galen, dol-amroth
ivic                       southron-oasis, variag-camp, pelargir
juoma                      lossadan-camp, bree
leamon                     cameth-brin, dunnish-clan-hold
nimloth                    thranduils-halls, sarn-goriwing
om-buri-om                 druadan-forest, wose-passage-hold, stone-circle
pon-ora-pon                druadan-forest, wose-passage-hold, stone-circle
raisha                     variag-camp, easterling-camp, southron-oasis
surion                     minas-tirith, pelargir
taladhan                   sarn-goriwing, dol-guldur
woffung                    lake-town, dale, shrel-kain
wormtongue                 edoras, dunharrow, isengard
lobelia-sackville-baggins  bag-end, bree
my-precious                goblin-gate, moria, shelobs-lair, mount-doom
baugur                     isengard
freca                      edoras, dunnish-clan-hold
wolf                       edoras, dunnish-clan-hold
""",
    """
code    keywords
baugur  half-orc, leader
""",
    """
code             magic
elerina          shadow-magic, spirit-magic
firiel           shadow-magic
golodhros        spirit-magic
the-grimburgoth  sorcery
taladhan         shadow-magic
""",
)
