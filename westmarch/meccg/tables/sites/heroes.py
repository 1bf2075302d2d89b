"""The sites of the Wizards and their heroes, above the earth."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.land import sites

HERO_SITES = sites(
    Alignment.HERO,
    """
code                         type  region                 draws  theirs  unique  hoard  text
amon-hen                     R     rohan                  1      1       yes     -      -
bag-end                      F     the-shire              2      2       yes     -      -
bandit-lair                  R     brown-lands            1      2       yes     -      -
barad-dur                    D     gorgoroth              3      6       yes     -      yes
barrow-downs                 R     cardolan               1      2       yes     -      -
beorns-house                 F     anduin-vales           1      1       yes     -      -
blue-mountain-dwarf-hold     F     numeriador             1      1       yes     -      -
bree                         B     arthedain              1      1       yes     -      -
cameth-brin                  B     rhudaur                1      1       yes     -      -
carn-dum                     D     angmar                 2      3       yes     -      -
caves-of-ulund               R     withered-heath         3      3       yes     -      -
cirith-ungol                 D     imlad-morgul           3      4       yes     -      -
dancing-spire                R     withered-heath         3      3       yes     -      -
dead-marshes                 S     dagorlad               2      3       yes     -      -
dimrill-dale                 R     redhorn-gate           1      1       yes     -      -
dol-amroth                   F     belfalas               1      1       yes     -      -
dol-guldur                   D     southern-mirkwood      2      4       yes     -      -
druadan-forest               B     anorien                2      2       yes     -      -
dunharrow                    B     rohan                  1      1       yes     -      -
dunnish-clan-hold            B     dunland                2      2       yes     -      -
eagles-eyrie                 F     anduin-vales           1      1       yes     -      -
easterling-camp              B     horse-plains           4      4       yes     -      -
edhellond                    H     anfalas                2      2       -       -      -
edoras                       F     rohan                  1      1       yes     -      -
ettenmoors                   R     rhudaur                1      1       yes     -      -
gladden-fields               R     anduin-vales           1      1       yes     -      -
glittering-caves             R     gap-of-isen            2      2       yes     -      -
goblin-gate                  S     high-pass              1      2       yes     -      -
grey-havens                  H     lindon                 2      2       -       -      -
henneth-annun                B     ithilien               2      2       yes     -      -
himring                      R     elven-shores           1      1       yes     -      -
irerock                      R     withered-heath         3      3       yes     -      -
iron-hill-dwarf-hold         F     iron-hills             3      3       yes     -      -
isengard                     R     gap-of-isen            2      2       yes     -      -
isles-of-the-dead-that-live  R     eriadoran-coast        1      2       yes     -      -
lake-town                    B     northern-rhovanion     2      2       yes     -      -
lond-galen                   B     anfalas                1      1       yes     -      -
lorien                       H     wold-and-foothills     2      2       -       -      -
lossadan-cairn               R     forochel               2      2       yes     -      -
lossadan-camp                B     forochel               2      2       yes     -      -
minas-morgul                 D     imlad-morgul           3      4       yes     -      -
minas-tirith                 F     anorien                2      2       yes     -      -
moria                        S     redhorn-gate           2      3       yes     -      -
mount-doom                   S     gorgoroth              3      6       yes     -      yes
mount-gram                   S     angmar                 2      3       yes     -      -
mount-gundabad               S     gundabad               2      3       yes     -      -
old-forest                   B     cardolan               1      1       yes     -      yes
ost-in-edhil                 R     hollin                 1      1       yes     -      -
pelargir                     F     lebennin               2      2       yes     -      -
rhosgobel                    F     southern-mirkwood      2      3       yes     -      yes
rivendell                    H     rhudaur                2      2       -       -      -
ruined-signal-tower          R     enedhwaith             2      2       yes     -      -
sarn-goriwing                S     heart-of-mirkwood      2      2       yes     -      -
shelobs-lair                 S     imlad-morgul           3      4       yes     -      -
shrel-kain                   B     dorwinion              3      3       yes     -      -
southron-oasis               B     harondor               2      2       yes     -      -
stone-circle                 R     old-pukel-gap          1      1       yes     -      -
the-lonely-mountain          R     northern-rhovanion     2      2       yes     -      -
the-stones                   R     andrast                1      1       yes     -      -
the-white-towers             R     arthedain              1      1       yes     -      -
the-wind-throne              R     grey-mountain-narrows  2      2       yes     -      -
thranduils-halls             F     woodland-realm         2      2       yes     -      -
tolfalas                     R     mouths-of-the-anduin   2      2       yes     -      -
vale-of-erech                B     lamedon                1      1       yes     -      -
variag-camp                  B     khand                  3      4       yes     -      -
weathertop                   R     arthedain              1      1       yes     -      -
wellinghall                  F     fangorn                1      1       yes     -      -
woodmen-town                 B     western-mirkwood       2      2       yes     -      -
wose-passage-hold            B     old-pukel-land         2      2       yes     -      -
buhr-widu                    R     southern-rhovanion     3      3       yes     -      yes
dale                         B     northern-rhovanion     2      2       yes     -      -
framsburg                    R     anduin-vales           1      2       yes     yes    -
gold-hill                    R     withered-heath         3      3       yes     -      -
gondmaeglom                  R     grey-mountain-narrows  2      2       yes     -      -
isle-of-the-ulond            R     andrast-coast          2      2       yes     -      -
ovir-hollow                  R     grey-mountain-narrows  2      2       yes     -      -
tharbad                      R     cardolan               1      1       yes     -      yes
zarak-dum                    R     angmar                 2      3       yes     -      -
haudh-in-gwanur              R     harondor               2      2       yes     -      -
hermits-hill                 R     wold-and-foothills     1      1       yes     -      yes
urlurtsu-nurn                D     nurn                   3      5       yes     -      -
cirith-gorgor                D     udun                   3      5       yes     -      -
geann-a-lisch                R     old-pukel-land         2      2       yes     -      yes
gobel-mirlond                B     harondor               2      2       yes     -      -
nurniag-camp                 S     nurn                   3      5       yes     -      -
raider-hold                  B     horse-plains           3      4       yes     -      -
the-worthy-hills             R     cardolan               1      2       yes     -      yes
""",
    """
code                         haven        path
amon-hen                     lorien       w b
bag-end                      rivendell    w w f
bandit-lair                  lorien       w s
barad-dur                    lorien       w b f w s d
barrow-downs                 rivendell    w w
beorns-house                 lorien       w b
blue-mountain-dwarf-hold     grey-havens  f w
bree                         rivendell    w w
cameth-brin                  rivendell    w
carn-dum                     rivendell    w s
caves-of-ulund               lorien       w b s w
cirith-ungol                 lorien       w b f w s
dancing-spire                lorien       w b s w
dead-marshes                 lorien       w s s
dimrill-dale                 lorien       w w
dol-amroth                   edhellond    w f
dol-guldur                   lorien       w b d
druadan-forest               lorien       w b f
dunharrow                    lorien       w b
dunnish-clan-hold            rivendell    w w w
eagles-eyrie                 lorien       w b
easterling-camp              lorien       w s s s
edoras                       lorien       w b
ettenmoors                   rivendell    w
gladden-fields               lorien       w b
glittering-caves             lorien       w b b
goblin-gate                  rivendell    w w
henneth-annun                lorien       w b f w
himring                      grey-havens  f c
irerock                      lorien       w b s w
iron-hill-dwarf-hold         lorien       w b b w w
isengard                     lorien       w b b
isles-of-the-dead-that-live  grey-havens  f c c
lake-town                    lorien       w b b w
lond-galen                   edhellond    w
lossadan-cairn               rivendell    w w w
lossadan-camp                rivendell    w w w
minas-morgul                 lorien       w b f w s
minas-tirith                 lorien       w b f
moria                        lorien       w w
mount-doom                   lorien       w b f w s d
mount-gram                   rivendell    w s
mount-gundabad               lorien       w b d
old-forest                   rivendell    w w
ost-in-edhil                 rivendell    w w
pelargir                     edhellond    w b f
rhosgobel                    lorien       w b d
ruined-signal-tower          rivendell    w w w
sarn-goriwing                lorien       w b w w
shelobs-lair                 lorien       w b f w s
shrel-kain                   lorien       w b b w b
southron-oasis               edhellond    w f c w
stone-circle                 edhellond    w w
the-lonely-mountain          lorien       w b b w
the-stones                   edhellond    w w
the-white-towers             rivendell    w w
the-wind-throne              lorien       w b s
thranduils-halls             lorien       w b b
tolfalas                     edhellond    w f c
vale-of-erech                edhellond    w b
variag-camp                  edhellond    w f c w s
weathertop                   rivendell    w w
wellinghall                  lorien       w w
woodmen-town                 lorien       w b w
wose-passage-hold            edhellond    w w w
buhr-widu                    lorien       w b w w w
dale                         lorien       w b b w
framsburg                    lorien       w b
gold-hill                    lorien       w b s w
gondmaeglom                  lorien       w b s
isle-of-the-ulond            edhellond    w c c
ovir-hollow                  lorien       w b s
tharbad                      rivendell    w w
zarak-dum                    rivendell    w s
haudh-in-gwanur              edhellond    w f c w
hermits-hill                 lorien       w
urlurtsu-nurn                edhellond    w f c w s d
cirith-gorgor                lorien       w b f w s d d
geann-a-lisch                edhellond    w w w
gobel-mirlond                edhellond    w f c w
nurniag-camp                 edhellond    w f c w s d
raider-hold                  lorien       w s s s
the-worthy-hills             rivendell    w w
""",
    """
code                         playable
amon-hen                     information, minor
bandit-lair                  minor, gold-ring
barad-dur                    minor, major, greater
barrow-downs                 minor, major
carn-dum                     minor, major, greater
caves-of-ulund               minor, major, greater, gold-ring
cirith-ungol                 minor, major, greater
dancing-spire                minor, major, greater, gold-ring
dead-marshes                 minor, major, greater
dimrill-dale                 information
dol-guldur                   minor, major, greater
ettenmoors                   minor
gladden-fields               gold-ring
glittering-caves             minor, major
goblin-gate                  minor, gold-ring
himring                      minor, major
irerock                      minor, major, greater, gold-ring
isengard                     minor, major, gold-ring
isles-of-the-dead-that-live  minor, major, gold-ring
lossadan-cairn               minor, major, greater (palantir)
minas-morgul                 minor, major, greater
moria                        minor, major, greater, gold-ring
mount-gram                   minor, major
mount-gundabad               minor, major, greater
ost-in-edhil                 minor, gold-ring
rhosgobel                    minor
ruined-signal-tower          minor, major
sarn-goriwing                minor, major
shelobs-lair                 minor, major
stone-circle                 information, minor
the-lonely-mountain          minor, major, greater, gold-ring
the-stones                   minor, major, greater
the-wind-throne              information, minor, major
tolfalas                     minor, major, greater (scroll-of-isildur)
weathertop                   information
buhr-widu                    minor, major
framsburg                    minor
gold-hill                    minor, major, greater, gold-ring
gondmaeglom                  minor, major, gold-ring
isle-of-the-ulond            information, minor, major
ovir-hollow                  minor, major
tharbad                      minor
zarak-dum                    minor, major
haudh-in-gwanur              minor, major
hermits-hill                 minor
urlurtsu-nurn                information, minor, major
cirith-gorgor                minor, major, greater
geann-a-lisch                information, minor, major
gobel-mirlond                minor, major
nurniag-camp                 information, minor, major
raider-hold                  minor, major
the-worthy-hills             information
""",
    """
code                         automatic-attacks
amon-hen                     undead 1x6 (corruption check)
bandit-lair                  man 3x6
barad-dur                    orc 4x7, troll 3x9
barrow-downs                 undead 1x8 (corruption check)
carn-dum                     orc 4x7
caves-of-ulund               dragon 1x13
cirith-ungol                 orc 4x7
dancing-spire                dragon 2x11
dead-marshes                 undead 2x8 (corruption check)
dimrill-dale                 orc 1x6
dol-guldur                   orc 3x7, troll 2x8
ettenmoors                   troll 1x9
gladden-fields               undead 1x8 (corruption check)
glittering-caves             pukel-creature 1x9
goblin-gate                  orc 3x6
himring                      undead 1x8 (corruption check)
irerock                      dragon 1x14
isengard                     wolf 3x7
isles-of-the-dead-that-live  undead 2x8 (corruption check)
lossadan-cairn               undead 2x8 (corruption check)
minas-morgul                 undead 3x8 (corruption check)
moria                        orc 4x7
mount-gram                   orc 3x6
mount-gundabad               orc 2x8
ost-in-edhil                 wolf 3x5
ruined-signal-tower          spider 2x8
sarn-goriwing                orc 3x5
shelobs-lair                 orc 2x8
stone-circle                 pukel-creature 1x9
the-lonely-mountain          dragon 1x14
the-stones                   pukel-creature 2x9
the-white-towers             wolf 2x6
the-wind-throne              orc 3x7
tolfalas                     undead 3x7 (corruption check)
weathertop                   wolf 2x6
buhr-widu                    troll 1x10
framsburg                    hand R S w s unique
gold-hill                    dragon 1x15
gondmaeglom                  dragon 1x14
isle-of-the-ulond            dragon 1x14
ovir-hollow                  dragon 1x12
tharbad                      man 3x6
zarak-dum                    dragon 1x11
haudh-in-gwanur              undead 1x10 (corruption check)
hermits-hill                 man 3x6
urlurtsu-nurn                orc 4x7
cirith-gorgor                orc 5x8, troll 2x10
geann-a-lisch                man 4x8
gobel-mirlond                man 4x9 (detainment)
nurniag-camp                 man 4x7
raider-hold                  man 4x9 (detainment)
the-worthy-hills             man each x9 (detainment)
""",
    """
code         paths
edhellond    grey-havens: f c c c c w, lorien: w b f f b w
grey-havens  rivendell: w w f, edhellond: w c c c c f
lorien       rivendell: w w b w, edhellond: w b f f b w
rivendell    lorien: w b w w, grey-havens: f w w
""",
)
