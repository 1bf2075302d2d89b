"""A Fallen-wizard deck: Saruman gathers Men, Dwarves and Ents around Isengard."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

VOICE_OF_SARUMAN = listed(
    "saruman",
    "The Voice of Saruman",
    "Sarumans Stimme",
    Alignment.FALLEN_WIZARD,
    """
code                            pool  deck  sites  sideboard  further
beretar                         1     -     -      -          -
perchen                         1     -     -      -          -
layos                           1     -     -      -          -
eradan                          1     -     -      -          -
luitprand                       1     -     -      -          -
ostisen                         1     -     -      -          -
erkenbrand                      1     -     -      -          -
peath                           1     -     -      -          -
annalena                        1     -     -      -          -
hama                            1     -     -      -          -
great-patron                    1     -     -      -          -
wizards-myrmidon                1     -     -      -          -
cram                            1     -     -      -          -
horn-of-anor                    1     -     -      -          -
saruman-fallen-wizard           -     3     -      -          -
boromir-ii                      -     1     -      -          -
nevido-smod                     -     1     -      -          -
dogrib                          -     1     -      -          -
rangers-of-the-north            -     1     -      -          -
blue-mountain-dwarves           -     1     -      -          -
riders-of-rohan                 -     1     -      -          -
men-of-anfalas                  -     1     -      -          -
men-of-lebennin                 -     1     -      -          -
knights-of-dol-amroth           -     1     -      -          -
dunlendings                     -     1     -      -          -
treebeard                       -     1     -      -          -
quickbeam                       -     1     -      -          -
goldberry                       -     1     -      -          -
noble-hound                     -     1     -      -          -
glamdring                       -     1     -      -          -
sword-of-gondolin               -     1     -      -          -
hauberk-of-bright-mail          -     1     -      -          -
scroll-of-isildur               -     1     -      -          -
gatherer-of-loyalties           -     2     -      -          -
legacy-of-smiths                -     1     -      -          -
the-fortress-of-isen            -     1     -      -          -
keys-of-orthanc                 -     1     -      -          -
concealment                     -     2     -      -          -
dodge                           -     2     -      -          -
a-friend-or-three               -     2     -      -          -
marvels-told                    -     1     -      1          -
muster                          -     1     -      -          -
risky-blow                      -     1     -      -          -
escape                          -     1     -      -          -
cave-drake                      -     3     -      -          -
orc-warband                     -     3     -      -          -
orc-watch                       -     3     -      -          -
giant-spiders                   -     3     -      -          -
wargs                           -     3     -      -          -
lure-of-the-senses              -     2     -      -          -
despair-of-the-heart            -     2     -      -          -
river                           -     2     -      -          -
call-of-home                    -     2     -      -          -
foolish-words                   -     2     -      -          -
doors-of-night                  -     2     -      -          -
twilight                        -     2     -      1          -
muster-disperses                -     1     -      -          -
the-white-towers-fallen-wizard  -     -     4      -          -
isengard-fallen-wizard          -     -     4      -          -
barrow-downs                    -     -     1      -          -
blue-mountain-dwarf-hold        -     -     1      -          -
bree                            -     -     1      -          -
dol-amroth                      -     -     1      -          -
dunnish-clan-hold               -     -     1      -          -
edhellond                       -     -     1      -          -
edoras                          -     -     1      -          -
glittering-caves                -     -     1      -          -
lond-galen                      -     -     1      -          -
lorien                          -     -     1      -          -
minas-tirith                    -     -     1      -          -
moria                           -     -     1      -          -
old-forest                      -     -     1      -          -
pelargir                        -     -     1      -          -
rivendell                       -     -     1      -          -
wellinghall                     -     -     1      -          -
men-of-anorien                  -     -     -      1          -
tower-guard-of-minas-tirith     -     -     -      1          -
gates-of-morning                -     -     -      2          -
orcrist                         -     -     -      1          -
promptings-of-wisdom            -     -     -      1          -
the-cock-crows                  -     -     -      1          -
corsairs-of-umbar               -     -     -      2          -
ghosts                          -     -     -      3          -
lure-of-nature                  -     -     -      2          -
searching-eye                   -     -     -      1          -
dark-quarrels                   -     -     -      1          -
lost-in-free-domains            -     -     -      -          2
slayer                          -     -     -      -          3
weariness-of-the-heart          -     -     -      -          2
""",
    fallen_wizard="saruman-fallen-wizard",
)
