"""A Balrog deck: the Orcs and Trolls of the mountains rise with their lord."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

HOST_OF_THE_UNDER_GATES = listed(
    "balrog",
    "The Host of the Under-gates",
    "Das Heer der Unterirdischen Tore",
    Alignment.BALROG,
    """
code                      pool  deck  sites  sideboard  further
azog                      1     -     -      -          -
bolg                      1     -     -      -          -
hill-troll                2     -     -      -          -
crook-legged-orc          2     -     -      -          -
mountain-maggot           2     -     -      -          -
orc-captain               1     -     -      -          -
radbug                    1     -     -      -          -
foul-smelling-paste       1     -     -      -          -
strange-rations           1     -     -      -          -
the-balrog                -     3     -      -          -
orc-tracker               -     2     -      -          -
orc-veteran               -     1     -      -          -
troll-lout                -     1     -      -          -
goblins-of-goblin-gate    -     1     -      -          -
orcs-of-moria             -     1     -      -          -
orcs-of-gundabad          -     1     -      -          -
grey-mountain-goblins     -     1     -      -          -
orcs-of-mirkwood          -     1     -      -          -
orcs-of-angmar            -     1     -      -          -
hill-trolls               -     1     -      -          -
misty-mountain-wargs      -     1     -      -          -
snaga-hai                 -     2     -      -          -
a-few-recruits            -     2     -      -          -
great-troll               -     2     -      -          -
nasty-slimy-thing         -     1     -      -          -
war-wolf                  -     2     -      -          -
whip-of-many-thongs       -     1     -      -          -
stabbing-tongue-of-fire   -     1     -      -          -
black-mace                -     2     -      -          -
high-helm                 -     1     -      -          -
sable-shield              -     1     -      -          -
foe-dismayed              -     2     -      -          -
under-his-blow            -     1     -      -          -
swift-strokes             -     2     -      1          -
angband-revisited         -     1     -      -          -
bold-thrust               -     1     -      -          -
cave-drake                -     3     -      -          -
cave-worm                 -     3     -      -          -
giant-spiders             -     3     -      -          -
ghosts                    -     2     -      -          -
corsairs-of-umbar         -     2     -      -          -
wargs                     -     2     -      -          -
doors-of-night            -     2     -      -          -
lure-of-the-senses        -     3     -      -          -
lure-of-nature            -     2     -      -          -
weariness-of-the-heart    -     2     -      -          -
river                     -     2     -      -          -
call-of-home              -     2     -      -          -
twilight                  -     2     -      1          -
moria-balrog              -     -     4      -          -
the-under-gates-balrog    -     -     4      -          -
ancient-deep-hold         -     -     1      -          -
the-gem-deeps-balrog      -     -     1      -          -
the-iron-deeps-balrog     -     -     1      -          -
the-sulfur-deeps-balrog   -     -     1      -          -
the-under-grottos-balrog  -     -     1      -          -
the-under-leas-balrog     -     -     1      -          -
the-under-vaults-balrog   -     -     1      -          -
the-wind-deeps            -     -     1      -          -
dimrill-dale-minion       -     -     1      -          -
ettenmoors-minion         -     -     1      -          -
goblin-gate-minion        -     -     1      -          -
gondmaeglom-minion        -     -     1      -          -
mount-gram-minion         -     -     1      -          -
mount-gundabad-minion     -     -     1      -          -
sarn-goriwing-minion      -     -     1      -          -
orc-quarrels              -     -     -      2          -
ice-orcs                  -     -     -      1          -
piercing-all-shadows      -     -     -      2          -
sudden-call               -     -     -      1          -
foolish-words             -     -     -      2          -
ghouls                    -     -     -      3          -
muster-disperses          -     -     -      2          -
searching-eye             -     -     -      1          -
lost-in-free-domains      -     -     -      2          -
slayer                    -     -     -      -          3
despair-of-the-heart      -     -     -      -          2
""",
)
