"""Challenge deck H: Stealthy Tribe."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

STEALTHY_TRIBE = listed(
    "H",
    "Stealthy Tribe",
    "Der heimliche Stamm",
    Alignment.MINION,
    """
code                       pool  deck  sites  sideboard
ill-favoured-fellow        3     -     -      -
gorbag                     1     -     -      -
lugdush                    1     -     -      -
ufthak                     1     -     -      -
grishnakh                  1     -     -      -
blazon-of-the-eye          1     -     -      -
strange-rations            1     -     -      -
orc-tracker                -     2     -      -
sly-southerner             3     -     -      -
hoarmurath-the-ringwraith  -     3     -      -
a-nice-place-to-hide       -     3     -      -
bade-to-rule               -     1     -      -
blasting-fire              -     3     -      -
crept-along-cleverly       -     2     -      1
great-lord-of-goblin-gate  -     1     -      -
high-helm                  -     1     -      -
orc-quarrels               -     2     -      1
orcs-of-moria              -     1     -      -
records-unread             -     3     -      -
sable-shield               -     1     -      -
scroll-of-isildur-minion   -     1     -      -
snaga-hai                  -     2     -      -
sneakin                    -     1     -      -
stinker                    -     1     -      -
the-arkenstone-minion      -     1     -      -
vile-fumes                 -     3     -      -
war-wolf                   -     3     -      -
barrow-wight               -     2     -      -
an-unexpected-outpost      -     2     -      -
chill-douser               -     3     -      -
choking-shadows            -     1     -      -
doors-of-night             -     3     -      -
exhalation-of-decay        -     1     -      -
ghouls                     -     3     -      -
plague-of-wights           -     3     -      -
power-built-by-waiting     -     1     -      -
stirring-bones             -     3     -      -
the-moon-is-dead           -     3     -      -
twilight                   -     2     -      1
wisp-of-pale-sheen         -     3     -      -
dead-marshes-minion        -     -     1      -
mount-doom-minion          -     -     1      -
mount-gram-minion          -     -     1      -
mount-gundabad-minion      -     -     1      -
sarn-goriwing-minion       -     -     1      -
shelobs-lair-minion        -     -     1      -
barad-dur-minion           -     -     1      -
carn-dum-minion            -     -     4      -
caves-of-ulund-minion      -     -     1      -
dol-guldur-minion          -     -     4      -
goblin-gate-minion         -     -     1      -
minas-morgul-minion        -     -     4      -
moria-minion               -     -     1      -
black-mace                 -     -     -      2
fell-rider                 -     -     -      1
orcs-of-mirkwood           -     -     -      1
piercing-all-shadows       -     -     -      2
sudden-call                -     -     -      1
voices-of-malice           -     -     -      2
ambusher                   -     -     -      3
foolish-words              -     -     -      2
ghosts                     -     -     -      2
stench-of-mordor           -     -     -      1
""",
)
