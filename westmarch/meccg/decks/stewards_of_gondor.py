"""Challenge deck A: Stewards of Gondor."""

from __future__ import annotations

from westmarch.meccg.decks.listing import listed
from westmarch.meccg.kinds import Alignment

STEWARDS_OF_GONDOR = listed(
    "A",
    "Stewards of Gondor",
    "Truchsesse von Gondor",
    Alignment.HERO,
    """
code                         pool  deck  sites  sideboard
adrazar                      1     -     -      -
horn-of-anor                 1     -     -      -
fatty-bolger                 1     -     -      -
cram                         1     -     -      -
glorfindel-ii                1     -     -      -
sam-gamgee                   1     -     -      -
balin                        1     -     -      -
haldir                       1     -     -      -
ioreth                       1     -     -      -
peath                        1     -     -      -
theoden                      1     -     -      -
anborn                       1     -     -      -
saruman                      -     3     -      -
glamdring                    -     1     -      -
hauberk-of-bright-mail       -     2     -      -
knights-of-dol-amroth        -     1     -      -
men-of-anfalas               -     1     -      -
men-of-anorien               -     1     -      -
men-of-lebennin              -     1     -      -
palantir-of-orthanc          -     1     -      -
rangers-of-ithilien          -     1     -      -
sapling-of-the-white-tree    -     1     -      -
scroll-of-isildur            -     1     -      -
treebeard                    -     1     -      -
and-forth-he-hastened        -     1     -      -
concealment                  -     3     -      -
dark-quarrels                -     2     -      -
dodge                        -     2     -      -
great-ship                   -     1     -      -
halfling-strength            -     2     -      -
marvels-told                 -     3     -      -
smoke-rings                  -     1     -      -
stealth                      -     3     -      -
bert-burat                   -     1     -      -
hobgoblins                   -     3     -      -
little-snuffler              -     1     -      -
orc-guard                    -     1     -      -
orc-lieutenant               -     3     -      -
orc-warband                  -     2     -      -
orc-watch                    -     3     -      -
tom-tuma                     -     1     -      -
william-wuluag               -     1     -      -
alone-and-unadvised          -     2     -      -
an-unexpected-outpost        -     2     -      -
choking-shadows              -     1     -      -
doors-of-night               -     3     -      -
minions-stir                 -     3     -      -
twilight                     -     2     -      1
two-or-three-tribes-present  -     1     -      -
dol-amroth                   -     -     1      -
edhellond                    -     -     4      -
edoras                       -     -     1      -
glittering-caves             -     -     1      -
henneth-annun                -     -     1      -
isengard                     -     -     1      -
isle-of-the-ulond            -     -     1      -
lond-galen                   -     -     1      -
lorien                       -     -     4      -
minas-tirith                 -     -     1      -
moria                        -     -     1      -
pelargir                     -     -     1      -
rivendell                    -     -     4      -
tolfalas                     -     -     1      -
wellinghall                  -     -     1      -
alatar                       -     -     -      1
align-palantir               -     -     -      1
many-turns-and-doublings     -     -     -      1
promptings-of-wisdom         -     -     -      2
rebuild-the-town             -     -     -      1
riders-of-rohan              -     -     -      1
the-white-tree               -     -     -      1
vanishment                   -     -     -      1
wizards-laughter             -     -     -      1
wizard-uncloaked             -     -     -      1
call-of-home                 -     -     -      1
earcaraxe-ahunt              -     -     -      1
incite-defenders             -     -     -      1
muster-disperses             -     -     -      3
rebel-talk                   -     -     -      2
""",
)
