"""The hero items."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.making import items

HERO_ITEMS = items(
    Alignment.HERO,
    """
code                           kind       unique  points                      corruption      text
athelas                        minor      -       -                           1               yes
beautiful-gold-ring            gold-ring  -       1                           1               -
book-of-mazarbul               special    yes     1 (5 stored)                2               yes
dagger-of-westernesse          minor      -       -                           1               -
durins-axe                     major      yes     2 (4 dwarf)                 2 (3 dwarf)     -
dwarven-ring-of-barins-tribe   special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
dwarven-ring-of-bavors-tribe   special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
dwarven-ring-of-druins-tribe   special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
dwarven-ring-of-durins-tribe   special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
dwarven-ring-of-dwalins-tribe  special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
dwarven-ring-of-thelors-tribe  special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
dwarven-ring-of-thrars-tribe   special    yes     4 (6 dwarf)                 3 (5 dwarf)     yes
earth-of-galadriels-orchard    special    yes     0 (2 stored)                1               yes
elf-stone                      minor      -       -                           1               yes
elven-cloak                    minor      -       -                           1               yes
ent-draughts                   special    -       -                           -               yes
fair-gold-ring                 gold-ring  -       1                           1               -
glamdring                      major      yes     2                           1               -
great-shield-of-rohan          major      yes     2                           2               yes
hauberk-of-bright-mail         major      -       2                           1               -
healing-herbs                  minor      -       -                           1               yes
horn-of-anor                   minor      -       -                           1               yes
lesser-ring                    special    -       2                           1               -
magic-ring-of-courage          special    -       3                           2               yes
magic-ring-of-lore             special    -       3                           2               yes
magic-ring-of-nature           special    -       3                           2               yes
magic-ring-of-stealth          special    -       3                           2               yes
magic-ring-of-words            special    -       3                           2               yes
miruvor                        minor      -       -                           1               yes
narsil                         greater    yes     3                           2               -
orcrist                        greater    yes     4                           2               -
palantir-of-amon-sul           greater    yes     3 (5 stored)                3               yes
palantir-of-annuminas          greater    yes     3                           2               yes
palantir-of-elostirion         special    yes     2                           2               yes
palantir-of-minas-tirith       special    yes     2                           2               yes
palantir-of-orthanc            special    yes     2                           2               yes
palantir-of-osgiliath          greater    yes     3 (5 stored)                3               yes
potion-of-prowess              minor      -       -                           1               yes
precious-gold-ring             gold-ring  -       1                           1               -
red-arrow                      major      yes     2                           2               yes
red-book-of-westmarch          special    yes     0 (1 stored)                1               yes
sapling-of-the-white-tree      major      -       1 (2 stored)                1               yes
scroll-of-isildur              greater    yes     4                           3               yes
shield-of-iron-bound-ash       minor      -       -                           1               yes
star-glass                     minor      -       -                           1               yes
sting                          minor      yes     -                           1               -
sword-of-gondolin              major      -       2                           2               -
the-arkenstone                 greater    yes     2 (5 dwarf)                 2 (4 dwarf)     yes
the-mithril-coat               greater    yes     4                           2               -
the-one-ring                   special    yes     6                           6               yes
torque-of-hues                 major      yes     2                           2               yes
wizards-ring                   special    -       2                           4               yes
black-arrow                    minor      -       -                           1               yes
the-iron-crown                 greater    yes     4                           5               yes
dwarven-axe                    major      -       2                           2               -
adamant-helmet                 minor      -       -                           1               yes
arrows-shorn-of-ebony          minor      -       -                           1               yes
bow-of-dragon-horn             major      yes     2                           2               yes
cram                           minor      -       -                           1               yes
emerald-of-doriath             minor      yes     -                           1               yes
emerald-of-the-mariner         greater    yes     3                           0               yes
enruned-shield                 greater    yes     3                           2               yes
gold-belt-of-lorien            special    yes     -                           1               -
habergeon-of-silver            major      -       2                           2               -
magical-harp                   major      yes     2                           2               yes
necklace-of-silver-and-pearls  minor      -       -                           1               yes
scabbard-of-chalcedony         minor      -       -                           1               yes
thrors-map                     minor      yes     -                           1               yes
twice-baked-cakes              special    -       -                           1               yes
valiant-sword                  major      -       2                           2               -
waybread                       special    -       -                           1               yes
wizards-staff                  greater    -       3                           2               yes
wormsbane                      greater    yes     4                           2               yes
horn-of-defiance               greater    yes     1 (3 restored)              1 (2 restored)  yes
ringil                         greater    yes     2 (4 restored)              2 (3 restored)  yes
belegennon                     greater    yes     2 (4 restored)              2 (3 restored)  yes
aiglos                         special    yes     5                           3               yes
dragon-helm                    special    yes     4                           2               yes
dwarven-light-stone            special    -       2                           1               yes
forgotten-scrolls              minor      -       -                           1               yes
gems-of-arda                   special    -       3                           3               yes
leaf-brooch                    special    -       -                           1               yes
lost-tome                      minor      -       -                           1               yes
mithril                        special    yes     3 (7 stored)                3               yes
necklace-of-girion             special    yes     4                           3               yes
noldo-lantern                  special    -       2                           2               yes
phial-of-galadriel             special    yes     1                           0               yes
bow-of-the-galadhrim           major      yes     2                           1               yes
the-ithil-stone                special    yes     5                           4               yes
jewel-of-beleriand             minor      -       -                           1               yes
elven-rope                     minor      -       miscellaneous 0 (3 stored)  1               yes
""",
    # The One Ring is not here: the bearer's own prowess limits what it adds. The text of the Horn
    # of Defiance does not name its prowess.
    """
code                           prowess
dagger-of-westernesse          +1 max 8
durins-axe                     +2 max 9, +4 max 9 dwarf
dwarven-ring-of-barins-tribe   +2, +4 dwarf
dwarven-ring-of-bavors-tribe   +2, +4 dwarf
dwarven-ring-of-druins-tribe   +2, +4 dwarf
dwarven-ring-of-durins-tribe   +2, +4 dwarf
dwarven-ring-of-dwalins-tribe  +2, +4 dwarf
dwarven-ring-of-thelors-tribe  +2, +4 dwarf
dwarven-ring-of-thrars-tribe   +2, +4 dwarf
ent-draughts                   +1
glamdring                      +3 max 8, +3 max 9 vs orc
narsil                         +1
orcrist                        +3 max 9, +4 max 10 vs orc
sting                          +1 max 8, +2 max 8 hobbit
sword-of-gondolin              +2 max 8 warrior
wizards-ring                   +2
dwarven-axe                    +2 max 7 warrior, +3 max 8 warrior dwarf
valiant-sword                  +2 max 9
wizards-staff                  +2
wormsbane                      +2 max 9, +4 max 12 vs dragon drake
horn-of-defiance               +2, +3 restored
ringil                         +1 max 8 warrior, +5 max 11 restored
aiglos                         +2 max 11 warrior
dragon-helm                    +1 warrior
""",
    """
code                      body
great-shield-of-rohan     +2 max 9
hauberk-of-bright-mail    +2 max 9 warrior
shield-of-iron-bound-ash  +1 max 8
the-mithril-coat          +3 max 10
the-one-ring              +5 max 10
adamant-helmet            +1 max 9
enruned-shield            +3 max 10
habergeon-of-silver       +2 max 10
valiant-sword             +1 max 9 warrior
ringil                    +1
belegennon                +1 max 9
aiglos                    +1 max 10 warrior
dragon-helm               +2 max 10 warrior
""",
    """
code                           influence
dwarven-ring-of-barins-tribe   +2, +7 dwarf
dwarven-ring-of-bavors-tribe   +2, +7 dwarf
dwarven-ring-of-druins-tribe   +2, +7 dwarf
dwarven-ring-of-durins-tribe   +2, +7 dwarf
dwarven-ring-of-dwalins-tribe  +2, +7 dwarf
dwarven-ring-of-thelors-tribe  +2, +7 dwarf
dwarven-ring-of-thrars-tribe   +2, +7 dwarf
elf-stone                      +2 vs elf
lesser-ring                    +2
narsil                         +1
red-book-of-westmarch          +2 vs hobbit
the-arkenstone                 +3 vs dwarf
the-one-ring                   +5
wizards-ring                   +5
emerald-of-doriath             +1 vs elf
gold-belt-of-lorien            +1
wizards-staff                  +2
horn-of-defiance               +2
aiglos                         +3 warrior vs elf
dragon-helm                    +3 warrior
necklace-of-girion             +3 vs dwarf man
""",
    """
code                 one ring  dwarven  spirit  magic to
beautiful-gold-ring  12        10       -       7
fair-gold-ring       11        9        -       6
precious-gold-ring   10        8        -       5
""",
    """
code                           keywords
dagger-of-westernesse          weapon
durins-axe                     weapon
dwarven-ring-of-barins-tribe   dwarven-ring
dwarven-ring-of-bavors-tribe   dwarven-ring
dwarven-ring-of-druins-tribe   dwarven-ring
dwarven-ring-of-durins-tribe   dwarven-ring
dwarven-ring-of-dwalins-tribe  dwarven-ring
dwarven-ring-of-thelors-tribe  dwarven-ring
dwarven-ring-of-thrars-tribe   dwarven-ring
glamdring                      weapon
great-shield-of-rohan          shield
hauberk-of-bright-mail         armor
lesser-ring                    lesser-ring
magic-ring-of-courage          magic-ring
magic-ring-of-lore             magic-ring
magic-ring-of-nature           magic-ring
magic-ring-of-stealth          magic-ring
magic-ring-of-words            magic-ring
narsil                         weapon
orcrist                        weapon
palantir-of-amon-sul           palantir
palantir-of-annuminas          palantir
palantir-of-elostirion         palantir
palantir-of-minas-tirith       palantir
palantir-of-orthanc            palantir
palantir-of-osgiliath          palantir
shield-of-iron-bound-ash       shield
sting                          weapon
sword-of-gondolin              weapon
the-mithril-coat               armor
the-one-ring                   one-ring
dwarven-axe                    weapon
adamant-helmet                 helmet, hoard-item
arrows-shorn-of-ebony          hoard-item
bow-of-dragon-horn             hoard-item
emerald-of-doriath             hoard-item
emerald-of-the-mariner         hoard-item
enruned-shield                 hoard-item, shield
habergeon-of-silver            armor, hoard-item
magical-harp                   hoard-item
necklace-of-silver-and-pearls  hoard-item
scabbard-of-chalcedony         hoard-item
valiant-sword                  hoard-item, weapon
wizards-staff                  hoard-item, weapon
wormsbane                      weapon
horn-of-defiance               hoard-item
ringil                         hoard-item, weapon
belegennon                     armor, hoard-item
aiglos                         weapon
dragon-helm                    helmet
forgotten-scrolls              lost-knowledge
lost-tome                      lost-knowledge
necklace-of-girion             hoard-item
the-ithil-stone                palantir
jewel-of-beleriand             hoard-item
""",
    """
code                         at
book-of-mazarbul             moria
earth-of-galadriels-orchard  lorien
ent-draughts                 wellinghall
palantir-of-elostirion       the-white-towers
palantir-of-minas-tirith     minas-tirith
palantir-of-orthanc          isengard
red-book-of-westmarch        bag-end
wizards-ring                 any, H
gold-belt-of-lorien          lorien
twice-baked-cakes            any, F, B, tapped
waybread                     lorien
aiglos                       any, D, S, deep
dragon-helm                  any, D, S, deep
dwarven-light-stone          any, deep
leaf-brooch                  lorien
mithril                      the-under-gates
necklace-of-girion           the-lonely-mountain
noldo-lantern                any, deep
the-ithil-stone              barad-dur
""",
)
