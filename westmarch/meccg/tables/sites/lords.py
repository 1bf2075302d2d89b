"""The sites of the Balrog and of the Fallen-wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.land import sites

LORDS_SITES = sites(
    Alignment.BALROG,
    """
code                            type  region                 draws  theirs  unique  deep  text
deep-mines                      R     -                      1      2       -       yes   yes
isengard-fallen-wizard          H     gap-of-isen            2      2       -       -     yes
rhosgobel-fallen-wizard         H     southern-mirkwood      2      2       -       -     yes
the-white-towers-fallen-wizard  H     arthedain              2      2       -       -     yes
ancient-deep-hold               R     -                      2      2       yes     yes   yes
barad-dur-balrog                D     gorgoroth              2      4       yes     -     yes
carn-dum-balrog                 D     angmar                 2      3       yes     -     yes
cirith-gorgor-balrog            D     udun                   2      3       yes     -     yes
cirith-ungol-balrog             D     imlad-morgul           2      3       yes     -     yes
dol-guldur-balrog               D     southern-mirkwood      2      3       yes     -     yes
the-drowning-deeps              R     numeriador             1      2       yes     yes   yes
the-gem-deeps-balrog            R     gap-of-isen            1      1       yes     yes   yes
the-iron-deeps-balrog           D     angmar                 2      3       yes     yes   yes
minas-morgul-balrog             D     imlad-morgul           2      4       yes     -     yes
moria-balrog                    H     redhorn-gate           1      1       -       -     yes
the-pukel-deeps-balrog          R     rohan                  2      2       yes     yes   yes
remains-of-thangorodrim         R     -                      2      2       yes     yes   yes
the-rusted-deeps                R     iron-hills             1      2       yes     yes   yes
the-sulfur-deeps-balrog         D     southern-mirkwood      1      1       yes     yes   yes
the-under-courts-balrog         D     gorgoroth              2      3       yes     yes   yes
the-under-galleries-balrog      D     udun                   2      2       yes     yes   yes
the-under-gates-balrog          H     redhorn-gate           1      1       -       yes   yes
the-under-grottos-balrog        R     high-pass              1      1       yes     yes   yes
the-under-leas-balrog           S     gundabad               1      1       yes     yes   yes
the-under-vaults-balrog         R     angmar                 1      1       yes     yes   yes
the-wind-deeps                  R     grey-mountain-narrows  1      1       yes     yes   yes
""",
    """
code                            alignment
deep-mines                      fallen-wizard
isengard-fallen-wizard          fallen-wizard
rhosgobel-fallen-wizard         fallen-wizard
the-white-towers-fallen-wizard  fallen-wizard
ancient-deep-hold               balrog
barad-dur-balrog                balrog
carn-dum-balrog                 balrog
cirith-gorgor-balrog            balrog
cirith-ungol-balrog             balrog
dol-guldur-balrog               balrog
the-drowning-deeps              balrog
the-gem-deeps-balrog            balrog
the-iron-deeps-balrog           balrog
minas-morgul-balrog             balrog
moria-balrog                    balrog
the-pukel-deeps-balrog          balrog
remains-of-thangorodrim         balrog
the-rusted-deeps                balrog
the-sulfur-deeps-balrog         balrog
the-under-courts-balrog         balrog
the-under-galleries-balrog      balrog
the-under-gates-balrog          balrog
the-under-grottos-balrog        balrog
the-under-leas-balrog           balrog
the-under-vaults-balrog         balrog
the-wind-deeps                  balrog
""",
    """
code                        playable
ancient-deep-hold           information, minor, major, greater, gold-ring
barad-dur-balrog            minor, major, greater
carn-dum-balrog             minor, major
cirith-gorgor-balrog        minor, major, greater
cirith-ungol-balrog         minor, major
dol-guldur-balrog           information, minor, major
the-drowning-deeps          minor, major
the-gem-deeps-balrog        minor, major, gold-ring
the-iron-deeps-balrog       minor, major
minas-morgul-balrog         minor, major, greater
the-pukel-deeps-balrog      minor, major, gold-ring
remains-of-thangorodrim     information, minor, major, greater
the-rusted-deeps            minor, major
the-sulfur-deeps-balrog     minor, major
the-under-courts-balrog     minor, major
the-under-galleries-balrog  information, minor, major
the-under-grottos-balrog    minor, gold-ring
the-under-leas-balrog       minor
the-under-vaults-balrog     minor, major
the-wind-deeps              minor, major
""",
    """
code                        automatic-attacks
ancient-deep-hold           undead 4x7 (corruption check -2), undead 3x8 (corruption check -2)
barad-dur-balrog            orc 4x7, troll 3x9, maia 1x24 (not cancelable; eliminates)
carn-dum-balrog             orc 4x7, nazgul 1x15 (not cancelable)
cirith-gorgor-balrog        orc 5x8, troll 2x10
cirith-ungol-balrog         orc 4x7
dol-guldur-balrog           orc 3x7, troll 2x8, nazgul 1x15 (not cancelable)
the-drowning-deeps          drake 2x11, hand c
the-gem-deeps-balrog        undead 3x9, hand S
the-iron-deeps-balrog       troll 3x9, hand R
minas-morgul-balrog         undead 3x8, nazgul 1x15 (not cancelable)
the-pukel-deeps-balrog      pukel-creature 2x11, hand S
remains-of-thangorodrim     drake 2x12, hand c unique
the-rusted-deeps            drake 2x11, hand S
the-sulfur-deeps-balrog     troll 2x9, hand S
the-under-courts-balrog     troll 3x10, hand S
the-under-galleries-balrog  troll 4x9, hand S
the-under-grottos-balrog    undead 4x7, hand S
the-under-leas-balrog       orc 5x7 (detainment), hand R
the-under-vaults-balrog     undead 3x8, hand S
the-wind-deeps              orc 3x7, hand S
""",
    """
code               automatic-attacks
ancient-deep-hold  undead 2x10 (corruption check -2)
""",
    """
code                        adjacent
the-drowning-deeps          blue-mountain-dwarf-hold 13, the-under-vaults 8
the-gem-deeps-balrog        glittering-caves 0, the-pukel-deeps 8, the-under-gates 6
the-iron-deeps-balrog       carn-dum 0, the-under-leas 6, the-under-vaults 7
the-pukel-deeps-balrog      dunharrow 0, the-gem-deeps 8, the-sulfur-deeps 9
remains-of-thangorodrim     the-drowning-deeps 9
the-rusted-deeps            iron-hill-dwarf-hold 13, the-wind-deeps 8
the-sulfur-deeps-balrog     dol-guldur 0, the-under-gates 6, the-pukel-deeps 9
the-under-courts-balrog     barad-dur 0, the-under-galleries 6, the-sulfur-deeps 7
the-under-galleries-balrog  in:udun 0, the-under-courts 6, the-sulfur-deeps 9
the-under-gates-balrog      moria 0, the-gem-deeps 6, the-sulfur-deeps 6, the-under-leas 4
the-under-grottos-balrog    goblin-gate 0, the-under-leas 6, the-under-gates 6
the-under-leas-balrog       mount-gundabad 0, the-wind-deeps 5, the-iron-deeps 6
the-under-vaults-balrog     mount-gram 0, the-iron-deeps 7, the-under-leas 5, the-drowning-deeps 8
the-wind-deeps              the-wind-throne 0, the-under-leas 5, the-rusted-deeps 8
""",
    """
code                     adjacent
the-drowning-deeps       remains-of-thangorodrim 9
the-sulfur-deeps-balrog  the-under-galleries 9, the-under-courts 7
the-under-gates-balrog   the-under-grottos 6
the-under-leas-balrog    the-under-grottos 6, the-under-gates 4, the-under-vaults 5
""",
    """
code                     stage
deep-mines               3
rhosgobel-fallen-wizard  1
""",
)
