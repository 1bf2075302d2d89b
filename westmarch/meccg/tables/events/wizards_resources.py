"""The resource events of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

WIZARDS_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.HERO,
    """
code                           event      unique  points           corruption
a-chance-meeting               short      -       -                -
a-friend-or-three              short      -       -                -
align-palantir                 permanent  -       2                2
anduin-river                   short      -       -                -
anduril-the-flame-of-the-west  permanent  yes     item 1 (4 text)  1
ash-mountains                  short      -       -                -
block                          short      -       -                -
bridge                         short      -       -                -
clear-skies                    long       -       -                -
concealment                    short      -       -                -
cracks-of-doom                 short      -       -                -
dark-quarrels                  short      -       -                -
dodge                          short      -       -                -
dreams-of-lore                 permanent  -       2                -
eagle-mounts                   short      -       -                -
elf-song                       long       -       -                -
escape                         short      -       -                -
fair-sailing                   short      -       -                -
fair-travels-in-border-lands   short      -       -                -
fair-travels-in-dark-domains   short      -       -                -
fair-travels-in-free-domains   short      -       -                -
fair-travels-in-shadow-lands   short      -       -                -
fair-travels-in-wilderness     short      -       -                -
far-sight                      short      -       -                -
favor-of-the-valar             short      yes     -                -
fellowship                     permanent  -       -                -
fog                            long       -       -                -
ford                           short      -       -                -
gates-of-morning               permanent  -       -                -
gollums-fate                   short      yes     -                -
great-ship                     short      -       -                -
great-road                     short      -       -                -
halfling-stealth               short      -       -                -
halfling-strength              short      -       -                -
hiding                         short      -       -                -
horses                         short      -       -                -
kindling-of-the-spirit         short      -       -                -
lapse-of-will                  long       -       -                -
lordly-presence                short      -       -                -
lucky-search                   short      -       -                -
lucky-strike                   short      -       -                -
mirror-of-galadriel            short      -       -                -
misty-mountains                short      -       -                -
moon                           long       -       -                -
morannon                       permanent  -       -                -
mountains-of-shadow            short      -       -                -
muster                         short      -       -                -
narya                          short      -       -                -
nenya                          short      -       -                -
new-friendship                 short      -       -                -
old-friendship                 short      -       -                -
old-road                       short      -       -                -
paths-of-the-dead              short      -       -                -
persuasive-words               short      -       -                -
praise-to-elbereth             short      -       -                -
quiet-lands                    short      -       -                -
reforging                      permanent  -       1                -
rescue-prisoners               permanent  -       0 (2 stored)     -
return-of-the-king             permanent  yes     3                -
ringlore                       short      -       -                -
risky-blow                     short      -       -                -
sacrifice-of-form              permanent  -       -                -
secret-entrance                short      -       -                -
secret-passage                 short      -       -                -
stars                          short      -       -                -
stealth                        short      -       -                -
stone-of-erech                 permanent  yes     2                -
sun                            long       -       -                -
tempering-friendship           short      -       -                -
test-of-form                   short      -       -                -
test-of-lore                   short      -       -                -
the-cock-crows                 short      -       -                -
the-evenstar                   short      -       -                -
the-old-thrush                 short      -       -                -
the-white-tree                 permanent  yes     5                -
thorough-search                short      -       -                -
true-fana                      short      -       -                -
use-palantir                   short      -       -                -
vanishment                     short      -       -                -
vilya                          short      -       -                -
white-mountains                short      -       -                -
wizards-fire                   short      -       -                -
wizards-flame                  short      -       -                -
wizards-laughter               short      -       -                -
wizards-river-horses           short      -       -                -
wizards-test                   short      -       -                -
wizards-voice                  short      -       -                -
swordmaster                    permanent  -       1                -
lure-of-meccg                  permanent  -       -                -
""",
    """
code                    keywords
clear-skies             environment
fog                     environment
gates-of-morning        environment
kindling-of-the-spirit  spell
moon                    environment
quiet-lands             environment
sacrifice-of-form       spell
stars                   environment
sun                     environment
the-evenstar            environment
true-fana               spell
vanishment              spell
wizards-fire            spell
wizards-flame           spell
wizards-laughter        spell
wizards-river-horses    spell
wizards-test            spell
wizards-voice           spell
""",
)
