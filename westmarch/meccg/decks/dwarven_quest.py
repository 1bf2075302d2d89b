"""Challenge deck C: Dwarven Quest."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

DWARVEN_QUEST = listed(
    "C",
    "Dwarven Quest",
    "Die Fahrt der Zwerge",
    Alignment.HERO,
    """
code                      pool  deck  sites  sideboard
dori                      1     -     -      -
gloin                     1     -     -      -
kili                      1     -     -      -
thorin-ii                 1     -     -      -
oin                       1     -     -      -
cram                      2     -     -      -
balin                     1     -     -      -
boromir-ii                1     -     -      -
celeborn                  1     -     -      -
fili                      1     -     -      -
gildor-inglorion          1     -     -      -
pallando                  -     3     -      -
a-friend-or-three         -     2     -      -
book-of-mazarbul          -     1     -      -
bounty-of-the-hoard       -     1     -      -
bow-of-dragon-horn        -     1     -      -
concealment               -     3     -      -
durins-axe                -     1     -      -
enruned-shield            -     1     -      -
fellowship                -     2     -      -
gollum                    -     1     -      -
great-road                -     1     -      -
hauberk-of-bright-mail    -     1     -      -
hundreds-of-butterflies   -     1     -      -
iron-hill-dwarves         -     1     -      -
lucky-search              -     1     -      -
magical-harp              -     1     -      -
marvels-told              -     1     -      2
men-of-dorwinion          -     1     -      -
not-at-home               -     2     -      1
quickbeam                 -     1     -      -
risky-blow                -     1     -      -
smoke-rings               -     1     -      -
the-dwarves-are-upon-you  -     2     -      -
thrors-map                -     1     -      -
wormsbane                 -     1     -      -
cave-worm                 -     3     -      -
despair-of-the-heart      -     3     -      -
full-of-froth-and-rage    -     3     -      -
giant-spiders             -     3     -      -
lesser-spiders            -     3     -      -
neeker-breekers           -     2     -      -
river                     -     2     -      -
seized-by-terror          -     2     -      -
twilight                  -     2     -      1
wake-of-war               -     2     -      -
wargs                     -     2     -      -
watcher-in-the-water      -     3     -      -
blue-mountain-dwarf-hold  -     -     1      -
buhr-widu                 -     -     1      -
caves-of-ulund            -     -     1      -
dead-marshes              -     -     1      -
goblin-gate               -     -     1      -
grey-havens               -     -     4      -
iron-hill-dwarf-hold      -     -     1      -
lorien                    -     -     4      -
moria                     -     -     1      -
ovir-hollow               -     -     1      -
rivendell                 -     -     4      -
sarn-goriwing             -     -     1      -
shrel-kain                -     -     1      -
the-lonely-mountain       -     -     1      -
wellinghall               -     -     1      -
blue-mountain-dwarves     -     -     -      1
gates-of-morning          -     -     -      2
promptings-of-wisdom      -     -     -      2
saruman                   -     -     -      1
the-old-thrush            -     -     -      1
covetous-thoughts         -     -     -      2
foolish-words             -     -     -      2
ghosts                    -     -     -      3
lost-in-free-domains      -     -     -      1
muster-disperses          -     -     -      1
""",
)
