"""Challenge deck B: Release the Prisoners."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

RELEASE_THE_PRISONERS = listed(
    "B",
    "Release the Prisoners",
    "Befreit die Gefangenen",
    Alignment.HERO,
    """
code                      pool  deck  sites  sideboard
elladan                   1     -     -      -
erkenbrand                1     -     -      -
orophin                   1     -     -      -
elrond                    1     -     -      -
cram                      1     -     -      -
shield-of-iron-bound-ash  1     -     -      -
beretar                   1     -     -      -
bofur                     1     -     -      -
elrohir                   1     -     -      -
gildor-inglorion          1     -     -      -
haldir                    1     -     -      -
balin                     1     -     -      -
alatar                    -     3     -      -
book-of-mazarbul          -     1     -      -
crown-of-flowers          -     1     -      -
dark-quarrels             -     1     -      2
dodge                     -     2     -      -
escape                    -     1     -      -
gates-of-morning          -     3     -      -
goldberry                 -     1     -      -
gollum                    -     1     -      -
many-turns-and-doublings  -     3     -      -
muster                    -     1     -      -
orcrist                   -     1     -      -
rangers-of-the-north      -     1     -      -
rescue-prisoners          -     3     -      -
risky-blow                -     3     -      -
safe-from-the-shadow      -     1     -      -
scroll-of-isildur         -     1     -      -
sword-of-gondolin         -     1     -      -
the-cock-crows            -     2     -      1
the-windlord-found-me     -     1     -      -
vilya                     -     1     -      -
barrow-wight              -     3     -      -
slayer                    -     3     -      -
alone-and-unadvised       -     3     -      -
chill-douser              -     3     -      -
corpse-candle             -     3     -      -
covetous-thoughts         -     1     -      -
dragon-sickness           -     1     -      -
lure-of-expedience        -     3     -      -
lure-of-nature            -     3     -      -
stirring-bones            -     2     -      -
the-moon-is-dead          -     3     -      -
twilight                  -     2     -      1
barrow-downs              -     -     1      -
blue-mountain-dwarf-hold  -     -     1      -
bree                      -     -     1      -
carn-dum                  -     -     1      -
goblin-gate               -     -     1      -
grey-havens               -     -     4      -
isengard                  -     -     1      -
lossadan-cairn            -     -     1      -
lorien                    -     -     4      -
moria                     -     -     1      -
mount-gram                -     -     1      -
mount-gundabad            -     -     1      -
old-forest                -     -     1      -
rivendell                 -     -     4      -
zarak-dum                 -     -     1      -
blue-mountain-dwarves     -     -     -      1
forewarned-is-forearmed   -     -     -      1
great-shield-of-rohan     -     -     -      1
marvels-told              -     -     -      1
promptings-of-wisdom      -     -     -      1
radagast                  -     -     -      1
ambusher                  -     -     -      1
corsairs-of-umbar         -     -     -      2
foolish-words             -     -     -      2
ghosts                    -     -     -      2
seized-by-terror          -     -     -      1
the-rings-betrayal        -     -     -      1
veils-flung-away          -     -     -      1
""",
)
