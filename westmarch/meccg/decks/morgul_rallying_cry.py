"""Challenge deck I: Morgul Rallying Cry."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

MORGUL_RALLYING_CRY = listed(
    "I",
    "Morgul Rallying Cry",
    "Der Schlachtruf von Morgul",
    Alignment.MINION,
    """
code                             pool  deck  sites  sideboard
orc-brawler                      3     -     -      -
orc-captain                      3     -     -      -
horseman-in-the-night            1     -     -      -
ill-favoured-fellow              1     -     -      -
orc-veteran                      1     -     -      -
blazon-of-the-eye                2     -     -      -
orc-tracker                      1     2     -      -
the-witch-king                   -     3     -      -
asdriags                         -     1     -      -
awaiting-the-call                -     2     -      -
blasting-fire                    -     3     -      -
fell-rider                       -     2     -      -
gifts-as-given-of-old            -     2     -      -
great-bats                       -     3     -      -
helm-of-fear                     -     1     -      -
nurniags-minion                  -     1     -      -
orcs-of-the-ash-mountains        -     1     -      -
orcs-of-udun                     -     1     -      -
palantir-of-minas-tirith-minion  -     1     -      -
records-unread                   -     1     -      -
that-aint-no-secret              -     3     -      -
under-his-blow                   -     1     -      -
uruk-hai                         -     1     -      -
vile-fumes                       -     3     -      -
voices-of-malice                 -     2     -      1
weigh-all-things-to-a-nicety     -     1     -      -
slayer                           -     2     -      -
ambusher                         -     2     -      -
an-unexpected-outpost            -     3     -      -
doors-of-night                   -     3     -      -
ghosts                           -     2     -      1
long-winter                      -     3     -      -
lure-of-nature                   -     3     -      -
rain-drake                       -     3     -      -
snowstorm                        -     1     -      -
true-fire-drake                  -     3     -      -
twilight                         -     2     -      1
withered-lands                   -     3     -      -
dead-marshes-minion              -     -     1      -
minas-tirith-minion              -     -     1      -
mount-doom-minion                -     -     1      -
sarn-goriwing-minion             -     -     1      -
shelobs-lair-minion              -     -     1      -
barad-dur-minion                 -     -     1      -
carn-dum-minion                  -     -     1      -
cirith-gorgor-minion             -     -     1      -
cirith-ungol-minion              -     -     1      -
dol-guldur-minion                -     -     4      -
minas-morgul-minion              -     -     4      -
moria-minion                     -     -     1      -
nurniag-camp-minion              -     -     1      -
above-the-abyss                  -     -     -      2
black-trolls                     -     -     -      1
crept-along-cleverly             -     -     -      1
last-child-of-ungoliant          -     -     -      1
sudden-call                      -     -     -      1
alone-and-unadvised              -     -     -      1
corsairs-of-umbar                -     -     -      2
cruel-caradhras                  -     -     -      1
earcaraxe-ahunt                  -     -     -      1
foul-fumes                       -     -     -      2
nameless-thing                   -     -     -      2
scatha-ahunt                     -     -     -      1
stench-of-mordor                 -     -     -      1
""",
)
