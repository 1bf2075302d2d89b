"""Challenge deck E: Return of the King."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

RETURN_OF_THE_KING = listed(
    "E",
    "Return of the King",
    "Die Rückkehr des Königs",
    Alignment.HERO,
    """
code                           pool  deck  sites  sideboard
annalena                       1     -     -      -
aragorn-ii                     1     -     -      -
arwen                          1     -     -      -
faramir                        1     -     -      -
elf-stone                      1     -     -      -
star-glass                     1     -     -      -
beretar                        1     -     -      -
bergil                         1     -     -      -
boromir-ii                     1     -     -      -
forlong                        1     -     -      -
imrahil                        1     -     -      -
thranduil                      1     -     -      -
gandalf                        -     3     -      -
beautiful-gold-ring            -     3     -      -
concealment                    -     3     -      -
dark-quarrels                  -     2     -      1
dodge                          -     2     -      -
glamdring                      -     1     -      -
hauberk-of-bright-mail         -     1     -      -
lesser-ring                    -     2     -      -
magic-ring-of-stealth          -     1     -      -
marvels-told                   -     2     -      1
narsil                         -     1     -      -
noble-steed                    -     2     -      -
quickbeam                      -     1     -      -
rangers-of-ithilien            -     1     -      -
return-of-the-king             -     1     -      -
smoke-rings                    -     1     -      -
stealth                        -     3     -      -
sword-of-gondolin              -     1     -      -
thorough-search                -     1     -      -
tower-guard-of-minas-tirith    -     1     -      -
ambusher                       -     2     -      -
cave-worm                      -     3     -      -
cave-drake                     -     2     -      -
corsairs-of-umbar              -     1     -      1
ent-in-search-of-the-entwives  -     3     -      -
foolish-words                  -     1     -      1
ghosts                         -     2     -      1
lure-of-expedience             -     2     -      -
marsh-drake                    -     2     -      -
nothing-to-eat-or-drink        -     1     -      1
power-built-by-waiting         -     1     -      -
pukel-men                      -     1     -      -
rain-drake                     -     2     -      -
searching-eye                  -     1     -      1
sellswords-between-charters    -     2     -      -
tidings-of-bold-spies          -     2     -      -
twilight                       -     2     -      1
bandit-lair                    -     -     1      -
buhr-widu                      -     -     1      -
dead-marshes                   -     -     1      -
dol-amroth                     -     -     1      -
edhellond                      -     -     4      -
edoras                         -     -     1      -
gladden-fields                 -     -     1      -
haudh-in-gwanur                -     -     1      -
henneth-annun                  -     -     1      -
isengard                       -     -     1      -
lorien                         -     -     4      -
minas-tirith                   -     -     1      -
moria                          -     -     1      -
rivendell                      -     -     4      -
wellinghall                    -     -     1      -
gates-of-morning               -     -     -      2
knights-of-dol-amroth          -     -     -      1
pallando                       -     -     -      1
promptings-of-wisdom           -     -     -      2
riders-of-rohan                -     -     -      1
alone-and-unadvised            -     -     -      1
bairanax-ahunt                 -     -     -      1
incite-denizens                -     -     -      1
muster-disperses               -     -     -      1
sons-of-kings                  -     -     -      1
""",
)
