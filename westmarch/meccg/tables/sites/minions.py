"""The sites of the Ringwraiths and their minions, above the earth."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.land import sites

MINION_SITES = sites(
    Alignment.MINION,
    """
code                                type  region                 draws  theirs  unique  hoard  text
amon-hen-minion                     R     rohan                  2      2       yes     -      -
bag-end-minion                      F     the-shire              1      3       yes     -      -
bandit-lair-minion                  R     brown-lands            1      1       yes     -      -
barad-dur-minion                    D     gorgoroth              2      1       yes     -      yes
barrow-downs-minion                 R     cardolan               2      2       yes     -      -
beorns-house-minion                 F     anduin-vales           1      1       yes     -      -
blue-mountain-dwarf-hold-minion     F     numeriador             2      2       yes     -      -
bree-minion                         B     arthedain              1      1       yes     -      yes
buhr-widu-minion                    R     southern-rhovanion     1      1       yes     -      -
cameth-brin-minion                  B     rhudaur                1      1       yes     -      -
carn-dum-minion                     H     angmar                 2      2       -       -      yes
caves-of-ulund-minion               R     withered-heath         2      2       yes     -      -
cirith-gorgor-minion                D     udun                   2      1       yes     -      -
cirith-ungol-minion                 D     imlad-morgul           1      1       yes     -      -
dale-minion                         B     northern-rhovanion     2      2       yes     -      -
dead-marshes-minion                 S     dagorlad               1      1       yes     -      yes
dimrill-dale-minion                 R     redhorn-gate           2      2       yes     -      -
dol-amroth-minion                   F     belfalas               2      4       yes     -      -
dol-guldur-minion                   H     southern-mirkwood      2      2       -       -      yes
druadan-forest-minion               B     anorien                2      2       yes     -      -
dunharrow-minion                    B     rohan                  2      2       yes     -      -
dunnish-clan-hold-minion            B     dunland                2      2       yes     -      -
easterling-camp-minion              B     horse-plains           2      2       yes     -      -
edoras-minion                       F     rohan                  2      3       yes     -      -
ettenmoors-minion                   R     rhudaur                1      1       yes     -      -
geann-a-lisch-minion                H     old-pukel-land         2      2       -       -      yes
gladden-fields-minion               R     anduin-vales           1      1       yes     -      -
glittering-caves-minion             R     gap-of-isen            1      1       yes     -      -
gobel-mirlond-minion                B     harondor               2      2       yes     -      -
goblin-gate-minion                  S     high-pass              2      2       yes     -      yes
gondmaeglom-minion                  R     grey-mountain-narrows  2      2       yes     -      -
haudh-in-gwanur-minion              R     harondor               2      2       yes     -      -
henneth-annun-minion                B     ithilien               1      1       yes     -      -
hermits-hill-minion                 R     wold-and-foothills     1      1       yes     -      yes
iron-hill-dwarf-hold-minion         F     iron-hills             2      2       yes     -      -
isengard-minion                     R     gap-of-isen            1      2       yes     -      -
lake-town-minion                    B     northern-rhovanion     2      2       yes     -      -
lond-galen-minion                   B     anfalas                2      2       yes     -      -
the-lonely-mountain-minion          R     northern-rhovanion     2      2       yes     -      -
lossadan-cairn-minion               R     forochel               1      1       yes     -      -
lossadan-camp-minion                B     forochel               1      1       yes     -      -
minas-morgul-minion                 H     imlad-morgul           2      2       -       -      yes
minas-tirith-minion                 F     anorien                1      3       yes     -      -
moria-minion                        S     redhorn-gate           2      3       yes     -      yes
mount-doom-minion                   S     gorgoroth              2      1       yes     -      yes
mount-gram-minion                   S     angmar                 1      1       yes     -      -
mount-gundabad-minion               S     gundabad               2      1       yes     -      -
nurniag-camp-minion                 S     nurn                   1      1       yes     -      -
ost-in-edhil-minion                 R     hollin                 2      2       yes     -      -
pelargir-minion                     F     lebennin               2      3       yes     -      -
raider-hold-minion                  B     horse-plains           2      2       yes     -      -
ruined-signal-tower-minion          R     enedhwaith             1      1       yes     -      -
sarn-goriwing-minion                S     heart-of-mirkwood      1      1       yes     -      -
shelobs-lair-minion                 S     imlad-morgul           1      1       yes     yes    yes
shrel-kain-minion                   B     dorwinion              1      2       yes     -      -
southron-oasis-minion               B     harondor               2      2       yes     -      -
stone-circle-minion                 R     old-pukel-gap          1      1       yes     -      -
the-stones-minion                   R     andrast                1      1       yes     -      -
tharbad-minion                      R     cardolan               2      2       yes     -      yes
thranduils-halls-minion             F     woodland-realm         1      2       yes     -      -
urlurtsu-nurn-minion                D     nurn                   1      1       yes     -      yes
vale-of-erech-minion                B     lamedon                2      3       yes     -      -
variag-camp-minion                  B     khand                  2      2       yes     -      -
the-white-towers-minion             R     arthedain              2      2       yes     -      -
the-wind-throne-minion              R     grey-mountain-narrows  2      2       yes     -      -
woodmen-town-minion                 B     western-mirkwood       1      1       yes     -      -
the-worthy-hills-minion             R     cardolan               1      2       yes     -      yes
wose-passage-hold-minion            B     old-pukel-land         1      1       yes     -      -
zarak-dum-minion                    R     angmar                 1      1       yes     -      -
dancing-spire-minion                R     withered-heath         2      2       yes     -      -
eagles-eyrie-minion                 F     anduin-vales           1      2       yes     -      -
edhellond-minion                    F     anfalas                3      5       yes     -      yes
framsburg-minion                    R     anduin-vales           1      2       yes     yes    yes
gold-hill-minion                    R     withered-heath         2      2       yes     -      -
grey-havens-minion                  F     lindon                 2      3       yes     -      yes
himring-minion                      R     elven-shores           3      3       yes     -      yes
irerock-minion                      R     withered-heath         2      2       yes     -      -
isle-of-the-ulond-minion            R     andrast-coast          2      2       yes     -      yes
isles-of-the-dead-that-live-minion  R     eriadoran-coast        1      2       yes     -      yes
lorien-minion                       F     wold-and-foothills     2      4       yes     -      yes
old-forest-minion                   B     cardolan               2      2       yes     -      -
ovir-hollow-minion                  R     grey-mountain-narrows  2      2       yes     -      -
rhosgobel-minion                    F     southern-mirkwood      1      1       yes     -      yes
rivendell-minion                    F     rhudaur                1      3       yes     -      yes
tolfalas-minion                     R     mouths-of-the-anduin   2      2       yes     -      yes
weathertop-minion                   R     arthedain              1      1       yes     -      -
wellinghall-minion                  F     fangorn                2      3       yes     -      -
""",
    """
code                                haven          path
amon-hen-minion                     minas-morgul   s w f b
bag-end-minion                      carn-dum       s w f
bandit-lair-minion                  dol-guldur     d s
barad-dur-minion                    minas-morgul   s d
barrow-downs-minion                 carn-dum       s w w
beorns-house-minion                 dol-guldur     d b
blue-mountain-dwarf-hold-minion     carn-dum       s w w
bree-minion                         carn-dum       s w
buhr-widu-minion                    dol-guldur     d w
cameth-brin-minion                  carn-dum       s w
caves-of-ulund-minion               dol-guldur     d w w w
cirith-gorgor-minion                minas-morgul   s d d
cirith-ungol-minion                 minas-morgul   s
dale-minion                         dol-guldur     d w w
dead-marshes-minion                 dol-guldur     d s
dimrill-dale-minion                 dol-guldur     d s w w
dol-amroth-minion                   minas-morgul   s w f f f
druadan-forest-minion               minas-morgul   s w f
dunharrow-minion                    minas-morgul   s w f b
dunnish-clan-hold-minion            carn-dum       s w w w
easterling-camp-minion              dol-guldur     d w s
edoras-minion                       minas-morgul   s w f b
ettenmoors-minion                   carn-dum       s w
gladden-fields-minion               dol-guldur     d b
geann-a-lisch-minion                carn-dum       s w w w w
glittering-caves-minion             geann-a-lisch  w b
gobel-mirlond-minion                minas-morgul   s w w
goblin-gate-minion                  carn-dum       s w w
gondmaeglom-minion                  dol-guldur     d w w s
haudh-in-gwanur-minion              minas-morgul   s w w
henneth-annun-minion                minas-morgul   s w
hermits-hill-minion                 dol-guldur     d s w
iron-hill-dwarf-hold-minion         dol-guldur     d w w w
isengard-minion                     geann-a-lisch  w b
lake-town-minion                    dol-guldur     d w w
lond-galen-minion                   geann-a-lisch  w w w
the-lonely-mountain-minion          dol-guldur     d w w
lossadan-cairn-minion               carn-dum       s w
lossadan-camp-minion                carn-dum       s w
minas-tirith-minion                 minas-morgul   s w f
moria-minion                        dol-guldur     d s w w
mount-doom-minion                   minas-morgul   s d
mount-gram-minion                   carn-dum       s
mount-gundabad-minion               carn-dum       s d
nurniag-camp-minion                 minas-morgul   s d d
ost-in-edhil-minion                 carn-dum       s w w
pelargir-minion                     minas-morgul   s w f f
raider-hold-minion                  dol-guldur     d w s
ruined-signal-tower-minion          geann-a-lisch  w w
sarn-goriwing-minion                dol-guldur     d w
shelobs-lair-minion                 minas-morgul   s
shrel-kain-minion                   dol-guldur     d w b
southron-oasis-minion               minas-morgul   s w w
stone-circle-minion                 geann-a-lisch  w w
the-stones-minion                   geann-a-lisch  w w
tharbad-minion                      carn-dum       s w w
thranduils-halls-minion             dol-guldur     d w b
urlurtsu-nurn-minion                minas-morgul   s d d
vale-of-erech-minion                minas-morgul   s w f f b
variag-camp-minion                  minas-morgul   s w w s
the-white-towers-minion             carn-dum       s w
the-wind-throne-minion              dol-guldur     d w w s
woodmen-town-minion                 dol-guldur     d w
the-worthy-hills-minion             carn-dum       s w w
wose-passage-hold-minion            geann-a-lisch  w
zarak-dum-minion                    carn-dum       s
dancing-spire-minion                dol-guldur     d w w w
eagles-eyrie-minion                 dol-guldur     d b
edhellond-minion                    geann-a-lisch  w w w
framsburg-minion                    dol-guldur     d b
gold-hill-minion                    dol-guldur     d w w w
grey-havens-minion                  carn-dum       s w f
himring-minion                      geann-a-lisch  w c c
irerock-minion                      dol-guldur     d w w w
isle-of-the-ulond-minion            geann-a-lisch  w w c
isles-of-the-dead-that-live-minion  geann-a-lisch  w c
lorien-minion                       dol-guldur     d s w
old-forest-minion                   carn-dum       s w w
ovir-hollow-minion                  dol-guldur     d w w s
rhosgobel-minion                    dol-guldur     d
rivendell-minion                    carn-dum       s w
tolfalas-minion                     minas-morgul   s w w c
weathertop-minion                   carn-dum       s w
wellinghall-minion                  dol-guldur     d s w w
""",
    """
code                                playable
amon-hen-minion                     information, minor
bag-end-minion                      information, minor, major, greater (hero), gold-ring
bandit-lair-minion                  minor, gold-ring
barrow-downs-minion                 minor, major
beorns-house-minion                 gold-ring
blue-mountain-dwarf-hold-minion     minor, major, greater, gold-ring
bree-minion                         information, minor, gold-ring
buhr-widu-minion                    minor, major
cameth-brin-minion                  minor, major (weapon/armor/shield/helmet)
caves-of-ulund-minion               minor, major, greater, gold-ring
dale-minion                         gold-ring
dead-marshes-minion                 minor, major
dimrill-dale-minion                 information
dol-amroth-minion                   information, minor, major, gold-ring
dunharrow-minion                    information
dunnish-clan-hold-minion            minor, major (weapon/armor/shield/helmet)
edoras-minion                       gold-ring
ettenmoors-minion                   minor
gladden-fields-minion               gold-ring
glittering-caves-minion             minor, major
gobel-mirlond-minion                minor, major (weapon/armor/shield/helmet)
goblin-gate-minion                  minor, gold-ring
gondmaeglom-minion                  minor, major, gold-ring
haudh-in-gwanur-minion              minor, major
hermits-hill-minion                 minor
iron-hill-dwarf-hold-minion         minor, major, greater, gold-ring
isengard-minion                     information, minor, major, gold-ring
lake-town-minion                    information
lond-galen-minion                   gold-ring
the-lonely-mountain-minion          minor, major, greater, gold-ring
lossadan-cairn-minion               minor, major, greater (palantir)
lossadan-camp-minion                gold-ring
minas-tirith-minion                 information, minor, major, gold-ring
moria-minion                        minor, major, greater, gold-ring
mount-doom-minion                   information
mount-gundabad-minion               minor, major
ost-in-edhil-minion                 minor, gold-ring
pelargir-minion                     minor, major, gold-ring
raider-hold-minion                  minor, major (weapon/armor/shield/helmet)
ruined-signal-tower-minion          minor, major
sarn-goriwing-minion                minor, major
shelobs-lair-minion                 minor, major
shrel-kain-minion                   minor, major (weapon/armor/shield/helmet)
stone-circle-minion                 information, minor
the-stones-minion                   minor, major, greater
tharbad-minion                      minor
thranduils-halls-minion             information, minor, major, gold-ring
vale-of-erech-minion                gold-ring
the-white-towers-minion             information
the-wind-throne-minion              information, minor, major
the-worthy-hills-minion             information
zarak-dum-minion                    minor, major
dancing-spire-minion                minor, major, greater, gold-ring
eagles-eyrie-minion                 information, minor, major
edhellond-minion                    information, minor, major, greater
framsburg-minion                    minor
gold-hill-minion                    minor, major, greater, gold-ring
grey-havens-minion                  information, minor, major, greater
himring-minion                      minor, major
irerock-minion                      minor, major, greater, gold-ring
isle-of-the-ulond-minion            information, minor, major
isles-of-the-dead-that-live-minion  minor, major, gold-ring
lorien-minion                       information, minor, major, greater, gold-ring
old-forest-minion                   minor, major
ovir-hollow-minion                  minor, major
rhosgobel-minion                    information, minor
rivendell-minion                    information, minor, major, greater, gold-ring
tolfalas-minion                     minor, major, greater (scroll-of-isildur)
weathertop-minion                   information
wellinghall-minion                  minor, major
""",
    """
code                                automatic-attacks
amon-hen-minion                     undead 1x6 (corruption check -2)
bag-end-minion                      hobbit 5x5, dunadan 3x11
bandit-lair-minion                  man 3x6
barrow-downs-minion                 undead 1x8 (corruption check -2)
beorns-house-minion                 man each x10 (detainment if covert)
blue-mountain-dwarf-hold-minion     dwarf 4x10
bree-minion                         dunadan each x7 (detainment if covert)
buhr-widu-minion                    troll 1x10
cameth-brin-minion                  man each x7 (detainment if covert)
caves-of-ulund-minion               dragon 1x13
dale-minion                         man each x5 (detainment if covert)
dead-marshes-minion                 undead 2x8 (corruption check -2)
dimrill-dale-minion                 orc 1x6
dol-amroth-minion                   man each x8 (detainment if covert), dunadan 3x10 (only if overt)
druadan-forest-minion               man 3x6
dunharrow-minion                    man each x6 (detainment if covert)
dunnish-clan-hold-minion            man each x7 (detainment if covert)
easterling-camp-minion              man each x5 (detainment if covert)
edoras-minion                       man each x10 (detainment if covert)
ettenmoors-minion                   troll 1x9, wolf 2x8
gladden-fields-minion               undead 1x8 (corruption check -2)
glittering-caves-minion             pukel-creature 1x9
gobel-mirlond-minion                man each x8 (detainment if covert)
goblin-gate-minion                  orc 3x6
gondmaeglom-minion                  dragon 1x14
haudh-in-gwanur-minion              undead 1x10 (corruption check -2)
henneth-annun-minion                dunadan each x7 (detainment if covert)
hermits-hill-minion                 man 3x6
iron-hill-dwarf-hold-minion         dwarf 4x10
isengard-minion                     wolf 3x7
lake-town-minion                    man each x6 (detainment if covert)
lond-galen-minion                   man each x6 (detainment if covert)
the-lonely-mountain-minion          dragon 1x14
lossadan-cairn-minion               undead 2x8 (corruption check -2)
lossadan-camp-minion                man each x5 (detainment if covert)
minas-tirith-minion                 man each x9 (detainment if covert), dunadan 4x10 (only if overt)
moria-minion                        orc 4x7
mount-doom-minion                   orc 1x6
mount-gundabad-minion               orc each x7 (detainment if overt)
ost-in-edhil-minion                 wolf 3x5
pelargir-minion                     man each x7 (detainment if covert), dunadan 3x10 (only if overt)
raider-hold-minion                  man each x7 (detainment if covert)
ruined-signal-tower-minion          spider 2x8
sarn-goriwing-minion                orc 3x5
shelobs-lair-minion                 orc 2x8, spider 1x16 (not cancelable; eliminates)
shrel-kain-minion                   man each x8 (detainment if covert)
southron-oasis-minion               man each x5 (detainment if covert)
stone-circle-minion                 pukel-creature 1x9
the-stones-minion                   pukel-creature 2x9
tharbad-minion                      man 3x6
thranduils-halls-minion             elf each x9 (detainment if covert), elf 3x10 (only if overt)
vale-of-erech-minion                man each x7 (detainment if covert)
variag-camp-minion                  man each x5 (detainment if covert)
the-white-towers-minion             wolf 2x6
the-wind-throne-minion              orc 3x7
woodmen-town-minion                 man each x6 (detainment if covert)
the-worthy-hills-minion             man each x9 (detainment if covert)
wose-passage-hold-minion            man 3x5
zarak-dum-minion                    dragon 1x11
dancing-spire-minion                dragon 2x11
eagles-eyrie-minion                 animal 2x10 (attacker chooses)
edhellond-minion                    elf 4x7, dunadan 3x10
framsburg-minion                    man 1x10
gold-hill-minion                    dragon 1x15
grey-havens-minion                  elf 3x8, elf 2x10
himring-minion                      undead 1x8 (corruption check -2)
irerock-minion                      dragon 1x14
isle-of-the-ulond-minion            dragon 1x14
isles-of-the-dead-that-live-minion  undead 2x8 (corruption check -2)
lorien-minion                       elf 4x8, elf 3x9, elf 2x10
old-forest-minion                   maia 2x15 (not cancelable)
ovir-hollow-minion                  dragon 1x12
rhosgobel-minion                    maia 1x13, maia 1x13
rivendell-minion                    elf 4x8, dunadan 3x10
tolfalas-minion                     undead 3x7 (corruption check -2)
weathertop-minion                   wolf 2x6
wellinghall-minion                  awakened-plant 2x10, awakened-plant 2x10
""",
    """
code                  paths
carn-dum-minion       dol-guldur: d b d s, geann-a-lisch: w w w w s
dol-guldur-minion     minas-morgul: s d d s d, carn-dum: s d b d
geann-a-lisch-minion  carn-dum: s w w w w
minas-morgul-minion   dol-guldur: d s d d s
""",
)
