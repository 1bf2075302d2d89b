"""Challenge deck G: Marauding Brood of Uglies."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

MARAUDING_BROOD_OF_UGLIES = listed(
    "G",
    "Marauding Brood of Uglies",
    "Plündernde Brut",
    Alignment.MINION,
    """
code                        pool  deck  sites  sideboard
lagduf                      1     -     -      -
lieutenant-of-morgul        1     -     -      -
muzgash                     1     -     -      -
radbug                      1     -     -      -
tros-hesnef                 1     -     -      -
foul-smelling-paste         2     -     -      -
burat                       -     1     -      -
orc-captain                 1     -     -      -
orc-veteran                 2     -     -      -
shagrat                     1     -     -      -
tuma                        -     1     -      -
wuluag                      -     1     -      -
dwar-the-ringwraith         -     3     -      -
bade-to-rule                -     1     -      -
black-mace                  -     3     -      -
bold-thrust                 -     3     -      -
burning-rick-cot-and-tree   -     2     -      -
crept-along-cleverly        -     3     -      -
diversion                   -     1     -      -
gleaming-gold-ring          -     1     -      -
grey-mountain-goblins       -     1     -      -
high-helm                   -     1     -      -
ill-report-you              -     1     -      -
ice-orcs                    -     1     -      -
orcs-of-gundabad            -     1     -      -
regiment-of-black-crows     -     2     -      1
swarm-of-bats               -     1     -      -
swift-strokes               -     3     -      -
the-arkenstone-minion       -     1     -      -
thrors-map-minion           -     1     -      -
under-his-blow              -     3     -      -
ambusher                    -     2     -      -
an-unexpected-outpost       -     2     -      -
dire-wolves                 -     3     -      -
doors-of-night              -     3     -      -
full-of-froth-and-rage      -     2     -      -
giant-spiders               -     3     -      -
searching-eye               -     1     -      -
stay-her-appetite           -     1     -      -
twilight                    -     2     -      1
wake-of-war                 -     3     -      -
watcher-in-the-water        -     3     -      -
wargs                       -     3     -      -
wolves                      -     2     -      -
dancing-spire-minion        -     -     1      -
gold-hill-minion            -     -     1      -
gondmaeglom-minion          -     -     1      -
irerock-minion              -     -     1      -
mount-gundabad-minion       -     -     1      -
the-lonely-mountain-minion  -     -     1      -
carn-dum-minion             -     -     4      -
caves-of-ulund-minion       -     -     1      -
dale-minion                 -     -     1      -
dol-guldur-minion           -     -     4      -
minas-morgul-minion         -     -     4      -
moria-minion                -     -     1      -
raider-hold-minion          -     -     1      -
minor-ring                  -     -     -      1
orc-quarrels                -     -     -      1
orcs-of-moria               -     -     -      1
orders-from-lugburz         -     -     -      1
piercing-all-shadows        -     -     -      2
sable-shield                -     -     -      1
sudden-call                 -     -     -      1
voices-of-malice            -     -     -      2
earcaraxe-ahunt             -     -     -      1
foolish-words               -     -     -      2
nameless-thing              -     -     -      2
rebel-talk                  -     -     -      2
stench-of-mordor            -     -     -      1
""",
)
