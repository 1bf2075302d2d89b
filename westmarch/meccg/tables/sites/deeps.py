"""The Under-deeps of heroes and minions, and the ways between them."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.land import sites

DEEPS = sites(
    Alignment.HERO,
    """
code                        type  region             draws  theirs  unique  deep  text
the-gem-deeps               R     gap-of-isen        2      3       yes     yes   yes
the-iron-deeps              D     angmar             1      4       yes     yes   yes
the-pukel-deeps             R     rohan              2      3       yes     yes   yes
the-sulfur-deeps            D     southern-mirkwood  1      4       yes     yes   yes
the-under-courts            D     gorgoroth          1      4       yes     yes   yes
the-under-galleries         D     udun               1      4       yes     yes   yes
the-under-gates             S     redhorn-gate       1      3       yes     yes   yes
the-under-grottos           R     high-pass          1      3       yes     yes   yes
the-under-leas              S     gundabad           1      4       yes     yes   yes
the-under-vaults            R     angmar             2      3       yes     yes   yes
the-gem-deeps-minion        R     gap-of-isen        2      3       yes     yes   yes
the-iron-deeps-minion       D     angmar             1      1       yes     yes   -
the-pukel-deeps-minion      R     rohan              2      3       yes     yes   yes
the-sulfur-deeps-minion     D     southern-mirkwood  1      1       yes     yes   -
the-under-courts-minion     D     gorgoroth          1      1       yes     yes   -
the-under-galleries-minion  D     udun               2      2       yes     yes   -
the-under-gates-minion      S     redhorn-gate       2      2       yes     yes   yes
the-under-grottos-minion    R     high-pass          1      3       yes     yes   yes
the-under-leas-minion       S     gundabad           2      2       yes     yes   yes
the-under-vaults-minion     R     angmar             1      2       yes     yes   yes
""",
    """
code                        alignment
the-gem-deeps               hero
the-iron-deeps              hero
the-pukel-deeps             hero
the-sulfur-deeps            hero
the-under-courts            hero
the-under-galleries         hero
the-under-gates             hero
the-under-grottos           hero
the-under-leas              hero
the-under-vaults            hero
the-gem-deeps-minion        minion
the-iron-deeps-minion       minion
the-pukel-deeps-minion      minion
the-sulfur-deeps-minion     minion
the-under-courts-minion     minion
the-under-galleries-minion  minion
the-under-gates-minion      minion
the-under-grottos-minion    minion
the-under-leas-minion       minion
the-under-vaults-minion     minion
""",
    """
code                        playable
the-gem-deeps               minor, major, gold-ring
the-iron-deeps              minor, major, greater
the-pukel-deeps             minor, major, gold-ring
the-sulfur-deeps            minor, major, greater
the-under-courts            minor, major, greater
the-under-galleries         minor, major, greater
the-under-gates             minor, major, greater, gold-ring
the-under-grottos           minor, major, gold-ring
the-under-leas              minor, major, greater
the-under-vaults            minor, major, gold-ring
the-gem-deeps-minion        minor, major, gold-ring
the-iron-deeps-minion       minor
the-pukel-deeps-minion      minor, major, greater, gold-ring
the-sulfur-deeps-minion     minor
the-under-courts-minion     minor
the-under-galleries-minion  information, minor
the-under-gates-minion      minor, major
the-under-grottos-minion    minor, major, gold-ring
the-under-leas-minion       minor, major
the-under-vaults-minion     minor, major
""",
    """
code                        automatic-attacks
the-gem-deeps               undead 3x9, hand S
the-iron-deeps              troll 3x9, hand R
the-pukel-deeps             pukel-creature 2x11, hand S
the-sulfur-deeps            troll 2x9, hand S
the-under-courts            troll 3x10, hand S
the-under-galleries         troll 4x9, hand S
the-under-gates             balrog 2x16, hand R
the-under-grottos           orc 4x7, hand S
the-under-leas              orc 5x7, hand R
the-under-vaults            undead 3x8, hand S
the-gem-deeps-minion        undead 3x9, hand S
the-iron-deeps-minion       troll 3x10 (detainment)
the-pukel-deeps-minion      pukel-creature 2x11, hand S
the-sulfur-deeps-minion     troll 2x10 (detainment)
the-under-courts-minion     troll 3x10 (detainment)
the-under-galleries-minion  troll 4x10 (detainment)
the-under-gates-minion      balrog 2x16, hand R
the-under-grottos-minion    orc 4x7, hand S
the-under-leas-minion       orc 5x7 (detainment if overt), hand R
the-under-vaults-minion     undead 3x8, hand S
""",
    """
code                        adjacent
the-gem-deeps               glittering-caves 0, the-pukel-deeps 9, the-under-gates 6
the-iron-deeps              carn-dum 0, the-under-leas 6, the-under-vaults 7
the-pukel-deeps             dunharrow 0, the-gem-deeps 9, the-sulfur-deeps 9
the-sulfur-deeps            dol-guldur 0, the-under-courts 5, the-pukel-deeps 9, the-under-gates 5
the-under-courts            barad-dur 0, the-sulfur-deeps 5, the-under-galleries 4
the-under-galleries         in:udun 0, the-under-courts 4, the-sulfur-deeps 8
the-under-gates             moria 0, the-gem-deeps 6, the-sulfur-deeps 5, the-under-grottos 8
the-under-grottos           goblin-gate 0, the-under-leas 8, the-under-gates 8
the-under-leas              mount-gundabad 0, the-iron-deeps 6, the-under-grottos 8
the-under-vaults            mount-gram 0, the-iron-deeps 7, the-under-leas 7
the-gem-deeps-minion        glittering-caves 0, the-pukel-deeps 9, the-under-gates 6
the-iron-deeps-minion       carn-dum 0, the-under-leas 5, the-under-vaults 6
the-pukel-deeps-minion      dunharrow 0, the-gem-deeps 9, the-sulfur-deeps 9
the-sulfur-deeps-minion     dol-guldur 0, the-under-courts 4, the-pukel-deeps 9, the-under-gates 4
the-under-courts-minion     barad-dur 0, the-sulfur-deeps 4, the-under-galleries 4
the-under-galleries-minion  in:udun 0, the-sulfur-deeps 7, the-under-courts 4
the-under-gates-minion      moria 0, the-gem-deeps 6, the-sulfur-deeps 4, the-under-grottos 7
the-under-grottos-minion    goblin-gate 0, the-under-gates 7, the-under-leas 7
the-under-leas-minion       mount-gundabad 0, the-iron-deeps 5, the-under-gates 5
the-under-vaults-minion     mount-gram 0, the-iron-deeps 6, the-under-leas 6
""",
    """
code                     adjacent
the-sulfur-deeps         the-under-galleries 8
the-under-gates          the-under-leas 6
the-under-leas           the-under-gates 6, the-under-vaults 7
the-sulfur-deeps-minion  the-under-galleries 7
the-under-gates-minion   the-under-leas 5
the-under-leas-minion    the-under-grottos 7, the-under-vaults 6
""",
    """
code                 points        keywords
the-under-galleries  0 (3 stored)  stolen-knowledge
""",
)
