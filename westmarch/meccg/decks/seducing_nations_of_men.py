"""Challenge deck J: Seducing Nations of Men."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

SEDUCING_NATIONS_OF_MEN = listed(
    "J",
    "Seducing Nations of Men",
    "Verführte Völker der Menschen",
    Alignment.MINION,
    """
code                         pool  deck  sites  sideboard
hador                        1     -     -      -
horseman-in-the-night        1     -     -      -
odoacer                      1     -     -      -
the-mouth                    1     -     -      -
blazon-of-the-eye            1     -     -      -
strange-rations              1     -     -      -
ill-favoured-fellow          3     -     -      -
jerrek                       1     -     -      -
nevido-smod                  1     -     -      -
orc-captain                  1     2     -      -
indur-the-ringwraith         -     3     -      -
bade-to-rule                 -     1     -      -
balchoth                     -     1     -      -
bold-thrust                  -     3     -      -
by-the-ringwraiths-word      -     1     -      -
corsairs-of-rhun             -     1     -      -
crept-along-cleverly         -     2     -      1
crooked-promptings           -     1     -      -
easterlings-minion           -     1     -      -
haradrim-minion              -     1     -      -
high-helm                    -     1     -      -
orc-quarrels                 -     3     -      -
palantir-of-orthanc-minion   -     1     -      -
ready-to-his-will            -     1     -      -
scroll-of-isildur-minion     -     1     -      -
secret-book                  -     3     -      -
southrons-minion             -     1     -      -
stinker                      -     1     -      -
the-arkenstone-minion        -     1     -      -
the-tormented-earth          -     3     -      -
voices-of-malice             -     1     -      2
wain-easterlings-minion      -     1     -      -
slayer                       -     2     -      -
alone-and-unadvised          -     3     -      -
cave-worm                    -     2     -      -
corpse-candle                -     3     -      -
covetous-thoughts            -     1     -      1
dragon-sickness              -     2     -      -
ghosts                       -     2     -      -
lure-of-expedience           -     3     -      -
lure-of-nature               -     3     -      -
lure-of-the-senses           -     3     -      -
marsh-drake                  -     2     -      -
sellswords-between-charters  -     1     -      -
twilight                     -     2     -      1
weariness-of-the-heart       -     1     -      -
gondmaeglom-minion           -     -     1      -
isengard-minion              -     -     1      -
mount-gundabad-minion        -     -     1      -
southron-oasis-minion        -     -     1      -
the-wind-throne-minion       -     -     1      -
barad-dur-minion             -     -     1      -
caves-of-ulund-minion        -     -     1      -
dol-guldur-minion            -     -     4      -
easterling-camp-minion       -     -     1      -
goblin-gate-minion           -     -     1      -
minas-morgul-minion          -     -     4      -
moria-minion                 -     -     1      -
raider-hold-minion           -     -     1      -
focus-palantir               -     -     -      1
great-bats                   -     -     -      1
grey-mountain-goblins        -     -     -      1
hold-rebuilt-and-repaired    -     -     -      1
orcs-of-gundabad             -     -     -      1
poisonous-despair            -     -     -      1
piercing-all-shadows         -     -     -      1
regiment-of-black-crows      -     -     -      1
skies-of-fire                -     -     -      2
sudden-call                  -     -     -      1
lost-in-free-domains         -     -     -      2
river                        -     -     -      2
""",
)
