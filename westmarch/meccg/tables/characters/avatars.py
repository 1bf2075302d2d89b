"""The Wizards, the Ringwraiths, the Fallen-wizards and the Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.making import characters

AVATARS = characters(
    Alignment.HERO,
    """
code                       alignment      race           unique  text
alatar                     hero           wizard         yes     yes
gandalf                    hero           wizard         yes     yes
pallando                   hero           wizard         yes     yes
radagast                   hero           wizard         yes     yes
saruman                    hero           wizard         yes     yes
adunaphel-the-ringwraith   minion         ringwraith     yes     yes
akhorahil-the-ringwraith   minion         ringwraith     yes     yes
dwar-the-ringwraith        minion         ringwraith     yes     yes
hoarmurath-the-ringwraith  minion         ringwraith     yes     yes
indur-the-ringwraith       minion         ringwraith     yes     yes
khamul-the-ringwraith      minion         ringwraith     yes     yes
ren-the-ringwraith         minion         ringwraith     yes     yes
uvatha-the-ringwraith      minion         ringwraith     yes     yes
the-witch-king             minion         ringwraith     yes     yes
alatar-fallen-wizard       fallen-wizard  fallen-wizard  yes     yes
gandalf-fallen-wizard      fallen-wizard  fallen-wizard  yes     yes
pallando-fallen-wizard     fallen-wizard  fallen-wizard  yes     yes
radagast-fallen-wizard     fallen-wizard  fallen-wizard  yes     yes
saruman-fallen-wizard      fallen-wizard  fallen-wizard  yes     yes
the-balrog                 balrog         balrog         yes     yes
""",
    """
code                       prowess  body  mind  influence  general  corruption
alatar                     6        9     -     10         -        -
gandalf                    6        9     -     10         -        1
pallando                   6        9     -     10         -        -
radagast                   6        9     -     10         -        1
saruman                    6        9     -     10         -        -
adunaphel-the-ringwraith   8        10    -     4          -        -
akhorahil-the-ringwraith   8        9     -     3          -        -
dwar-the-ringwraith        9        10    -     5          -        -
hoarmurath-the-ringwraith  8        9     -     3          -        -
indur-the-ringwraith       9        10    -     5          -        -
khamul-the-ringwraith      9        9     -     4          -        -
ren-the-ringwraith         8        10    -     4          -        -
uvatha-the-ringwraith      9        9     -     5          -        -
the-witch-king             9        12    -     3          -        -
alatar-fallen-wizard       7        9     -     10         17       -
gandalf-fallen-wizard      6        9     -     9          18       -
pallando-fallen-wizard     5        9     -     7          20       -
radagast-fallen-wizard     6        9     -     5          22       -
saruman-fallen-wizard      6        9     -     12         15       -1
the-balrog                 8        11    -     6          -        -
""",
    """
code                       home
alatar                     edhellond
gandalf                    any, H
pallando                   grey-havens
radagast                   rhosgobel
saruman                    isengard
adunaphel-the-ringwraith   urlurtsu-nurn
akhorahil-the-ringwraith   any, in:nurn
dwar-the-ringwraith        any, in:udun
hoarmurath-the-ringwraith  any, in:udun
indur-the-ringwraith       any, in:udun, in:imlad-morgul
khamul-the-ringwraith      dol-guldur
ren-the-ringwraith         any, in:gorgoroth
uvatha-the-ringwraith      any, in:khand
the-witch-king             any, in:imlad-morgul
alatar-fallen-wizard       any, R, in:w, not:lair
gandalf-fallen-wizard      any, F
pallando-fallen-wizard     the-white-towers
radagast-fallen-wizard     rhosgobel
saruman-fallen-wizard      isengard
the-balrog                 the-under-gates
""",
    """
code                       skills
alatar                     warrior, scout, ranger, sage
gandalf                    warrior, scout, sage, diplomat
pallando                   warrior, ranger, sage, diplomat
radagast                   warrior, scout, ranger, diplomat
saruman                    scout, ranger, sage, diplomat
adunaphel-the-ringwraith   warrior, scout, diplomat
akhorahil-the-ringwraith   sage
dwar-the-ringwraith        warrior, scout, sage
hoarmurath-the-ringwraith  scout, ranger, sage
indur-the-ringwraith       warrior, diplomat
khamul-the-ringwraith      warrior, ranger, diplomat
ren-the-ringwraith         sage, diplomat
uvatha-the-ringwraith      warrior, scout, ranger
the-witch-king             warrior, sage, diplomat
alatar-fallen-wizard       warrior, scout, ranger, sage
gandalf-fallen-wizard      warrior, scout, sage, diplomat
pallando-fallen-wizard     warrior, ranger, sage, diplomat
radagast-fallen-wizard     warrior, scout, ranger, diplomat
saruman-fallen-wizard      scout, ranger, sage, diplomat
the-balrog                 warrior, ranger
""",
    """
code        keywords
the-balrog  spawn
""",
    """
code                       magic
adunaphel-the-ringwraith   spirit-magic
akhorahil-the-ringwraith   sorcery, spirit-magic, shadow-magic
dwar-the-ringwraith        sorcery
hoarmurath-the-ringwraith  sorcery
indur-the-ringwraith       sorcery, spirit-magic
khamul-the-ringwraith      sorcery
ren-the-ringwraith         sorcery, shadow-magic
uvatha-the-ringwraith      spirit-magic
the-witch-king             spirit-magic, shadow-magic
gandalf-fallen-wizard      spirit-magic
pallando-fallen-wizard     spirit-magic
saruman-fallen-wizard      sorcery
""",
    """
code        specific
the-balrog  balrog
""",
)
