"""Challenge deck F: Spies and Traitors."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

SPIES_AND_TRAITORS = listed(
    "F",
    "Spies and Traitors",
    "Spione und Verräter",
    Alignment.MINION,
    """
code                                  pool  deck  sites  sideboard
asternak                              1     -     -      -
ciryaher                              1     -     -      -
luitprand                             1     -     -      -
ostisen                               1     -     -      -
blazon-of-the-eye                     1     -     -      -
foul-smelling-paste                   1     -     -      -
eradan                                1     -     -      -
layos                                 1     -     -      -
nevido-smod                           1     -     -      -
orc-captain                           -     2     -      -
perchen                               1     -     -      -
mionid                                1     -     -      -
dogrib                                1     -     -      -
adunaphel-the-ringwraith              -     3     -      -
a-nice-place-to-hide                  -     3     -      -
bade-to-rule                          -     1     -      -
by-the-ringwraiths-word               -     1     -      -
deeper-shadow                         -     2     -      -
dwarven-ring-of-thrars-tribe-minion   -     1     -      -
dwarven-ring-of-thelors-tribe-minion  -     1     -      -
join-with-that-power                  -     1     -      -
not-slay-needlessly                   -     3     -      -
orc-quarrels                          -     2     -      1
red-book-of-westmarch-minion          -     1     -      -
ruse                                  -     1     -      -
secrets-of-their-forging              -     2     -      -
stinker                               -     1     -      -
thats-been-heard-before-tonight       -     2     -      -
the-least-of-gold-rings               -     2     -      -
to-satisfy-the-questioner             -     2     -      -
tokens-to-show                        -     1     -      -
weigh-all-things-to-a-nicety          -     1     -      -
well-preserved                        -     1     -      -
woses-of-the-eryn-vorn-minion         -     1     -      -
slayer                                -     3     -      -
an-unexpected-outpost                 -     2     -      -
cave-worm                             -     3     -      -
cave-drake                            -     3     -      -
doors-of-night                        -     3     -      -
from-the-pits-of-angband              -     2     -      -
marsh-drake                           -     3     -      -
nameless-thing                        -     1     -      -
rain-drake                            -     2     -      -
searching-eye                         -     1     -      -
summons-from-long-sleep               -     3     -      -
true-fire-drake                       -     2     -      -
twilight                              -     2     -      1
bag-end-minion                        -     -     1      -
bandit-lair-minion                    -     -     1      -
beorns-house-minion                   -     -     1      -
dimrill-dale-minion                   -     -     1      -
eagles-eyrie-minion                   -     -     1      -
edoras-minion                         -     -     1      -
barad-dur-minion                      -     -     1      -
carn-dum-minion                       -     -     4      -
dol-guldur-minion                     -     -     4      -
goblin-gate-minion                    -     -     1      -
moria-minion                          -     -     1      -
the-worthy-hills-minion               -     -     1      -
thranduils-halls-minion               -     -     1      -
crept-along-cleverly                  -     -     -      1
goblins-of-goblin-gate                -     -     -      1
orcs-of-moria                         -     -     -      1
piercing-all-shadows                  -     -     -      2
poisonous-despair                     -     -     -      1
regiment-of-black-crows               -     -     -      1
sudden-call                           -     -     -      1
voices-of-malice                      -     -     -      2
ambusher                              -     -     -      3
itangast-ahunt                        -     -     -      1
lure-of-nature                        -     -     -      2
sand-drake                            -     -     -      1
true-cold-drake                       -     -     -      1
""",
)
