"""Challenge deck D: Bargain between Friends."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

BARGAIN_BETWEEN_FRIENDS = listed(
    "D",
    "Bargain between Friends",
    "Handel unter Freunden",
    Alignment.HERO,
    """
code                              pool  deck  sites  sideboard
beorn                             1     -     -      -
gimli                             1     -     -      -
halbarad                          1     -     -      -
legolas                           1     -     -      -
black-arrow                       1     -     -      -
cram                              1     -     -      -
brand                             1     -     -      -
celeborn                          1     -     -      -
elrohir                           1     -     -      -
haldir                            1     -     -      -
hama                              1     -     -      -
thranduil                         1     -     -      -
radagast                          -     3     -      -
and-forth-he-hastened             -     1     -      -
beornings                         -     1     -      -
bow-of-the-galadhrim              -     1     -      -
dark-quarrels                     -     2     -      1
easterlings                       -     1     -      -
flatter-a-foe                     -     2     -      -
forewarned-is-forearmed           -     1     -      1
iron-hill-dwarves                 -     1     -      -
marvels-told                      -     2     -      1
men-of-dorwinion                  -     1     -      -
muster                            -     1     -      -
new-friendship                    -     3     -      -
noble-hound                       -     2     -      -
noble-steed                       -     3     -      -
orcrist                           -     1     -      -
risky-blow                        -     3     -      -
torque-of-hues                    -     1     -      -
vanishment                        -     2     -      -
wood-elves                        -     1     -      -
abductor                          -     1     -      -
alone-and-unadvised               -     2     -      -
ambusher                          -     3     -      -
assassin                          -     1     -      -
brigands                          -     1     -      -
corsairs-of-umbar                 -     2     -      1
ghosts                            -     3     -      -
lawless-men                       -     3     -      -
rank-upon-rank                    -     3     -      -
seized-by-terror                  -     2     -      1
sellswords-between-charters       -     3     -      -
stout-men-of-gondor               -     1     -      -
thrice-outnumbered                -     1     -      -
tidings-of-bold-spies             -     2     -      -
twilight                          -     2     -      1
beorns-house                      -     -     1      -
buhr-widu                         -     -     1      -
dale                              -     -     1      -
dead-marshes                      -     -     1      -
easterling-camp                   -     -     1      -
edhellond                         -     -     4      -
gobel-mirlond                     -     -     1      -
iron-hill-dwarf-hold              -     -     1      -
lorien                            -     -     4      -
moria                             -     -     1      -
raider-hold                       -     -     1      -
rhosgobel                         -     -     1      -
rivendell                         -     -     4      -
shrel-kain                        -     -     1      -
thranduils-halls                  -     -     1      -
gandalf                           -     -     -      1
gates-of-morning                  -     -     -      2
glamour-of-surpassing-excellence  -     -     -      2
great-shield-of-rohan             -     -     -      1
men-of-dale                       -     -     -      1
promptings-of-wisdom              -     -     -      2
wain-easterlings                  -     -     -      1
wizards-laughter                  -     -     -      1
horse-lords                       -     -     -      1
itangast-ahunt                    -     -     -      1
scorba-ahunt                      -     -     -      1
""",
)
