"""The minion items, and the two keys that are stage cards."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.tables.making import items

MINION_ITEMS = items(
    Alignment.MINION,
    """
code                                  alignment  kind       unique  points        corruption   text
a-little-gold-ring                    minion     gold-ring  -       2             4            yes
binding-ring                          minion     minor      -       -             2            yes
black-mace                            minion     greater    -       2             3            -
black-hide-shield                     minion     minor      -       -             1            -
black-mail-coat                       minion     major      -       1             1            -
blazon-of-the-eye                     minion     minor      -       -             1            yes
bright-gold-ring                      minion     gold-ring  -       2             4            yes
broad-headed-spear                    minion     major      -       1             1            -
dwarven-ring-of-barins-tribe-minion   minion     special    yes     4             3 (5 dwarf)  yes
dwarven-ring-of-bavors-tribe-minion   minion     special    yes     4             3 (5 dwarf)  yes
dwarven-ring-of-druins-tribe-minion   minion     special    yes     4             3 (5 dwarf)  yes
dwarven-ring-of-durins-tribe-minion   minion     special    yes     4             3 (5 dwarf)  yes
dwarven-ring-of-dwalins-tribe-minion  minion     special    yes     4             3 (5 dwarf)  yes
foul-smelling-paste                   minion     minor      -       -             1            yes
gleaming-gold-ring                    minion     gold-ring  -       2             4            yes
gold-ring-that-sauron-fancies         minion     gold-ring  -       2             4            yes
high-helm                             minion     major      yes     2             2            -
the-iron-crown-minion                 minion     greater    yes     3 (5 stored)  5            yes
the-least-of-gold-rings               minion     gold-ring  -       2             4            yes
magic-ring-of-delusion                minion     special    -       2             2            yes
magic-ring-of-enigma                  minion     special    -       2             2            yes
magic-ring-of-fury                    minion     special    -       2             2            yes
magic-ring-of-guile                   minion     special    -       2             2            yes
magic-ring-of-lies                    minion     special    -       2             2            yes
magic-ring-of-savagery                minion     special    -       2             2            yes
magic-ring-of-shadows                 minion     special    -       2             2            yes
magic-ring-of-weals                   minion     special    -       2             2            yes
minor-ring                            minion     special    -       2             1            yes
the-mithril-coat-minion               minion     greater    yes     3             2            -
the-one-ring-minion                   minion     special    yes     6             6            yes
the-oracles-ring                      minion     special    -       3             2            yes
orc-draughts                          minion     minor      -       -             1            yes
orc-liquor                            minion     minor      -       -             1            yes
palantir-of-amon-sul-minion           minion     greater    yes     3 (5 stored)  3            yes
palantir-of-annuminas-minion          minion     greater    yes     3             3            yes
palantir-of-elostirion-minion         minion     special    yes     3             3            yes
palantir-of-minas-tirith-minion       minion     special    yes     3             3            yes
palantir-of-orthanc-minion            minion     special    yes     3             3            yes
palantir-of-osgiliath-minion          minion     greater    yes     3 (5 stored)  3            yes
paltry-ring                           minion     special    -       2             1            yes
perfect-gold-ring                     minion     gold-ring  -       2             4            yes
poison                                minion     minor      -       -             2            yes
red-book-of-westmarch-minion          minion     special    yes     2 (5 stored)  2            yes
the-reviled-ring                      minion     special    -       3             2            yes
sable-shield                          minion     major      yes     2             2            yes
saw-toothed-blade                     minion     minor      -       -             1            -
scroll-of-isildur-minion              minion     greater    yes     3 (5 stored)  4            yes
shadow-cloak                          minion     minor      -       -             1            yes
strange-rations                       minion     minor      -       -             1            yes
trifling-ring                         minion     special    -       2             1            yes
the-warding-ring                      minion     special    -       3             2            yes
whip                                  minion     minor      -       -             1            yes
the-arkenstone-minion                 minion     greater    yes     3             3            yes
deadly-dart                           dual       minor      -       -             2            yes
ancient-black-axe                     minion     special    yes     4             4            yes
dwarven-ring-of-thelors-tribe-minion  minion     special    yes     4             3 (5 dwarf)  yes
dwarven-ring-of-thrars-tribe-minion   minion     special    yes     4             3 (5 dwarf)  yes
goblin-earth-plumb                    minion     minor      -       -             1            yes
helm-of-fear                          minion     special    yes     2             -            yes
iron-shield-of-old                    minion     special    -       2             3            yes
necklace-of-girion-minion             minion     special    yes     3             3            yes
old-treasure                          minion     minor      -       -             1            yes
records-unread                        minion     minor      -       -             1            yes
secret-book                           minion     minor      -       -             1            yes
thong-of-fire                         minion     greater    yes     3             3            yes
thrall-ring                           minion     minor      -       -             2            yes
thrors-map-minion                     minion     minor      yes     -             1            yes
troth-ring                            minion     minor      -       -             2            yes
usriev-of-treachery                   minion     major      -       1             1            yes
blasting-fire                         minion     special    -       1             1            yes
liquid-fire                           minion     special    -       1             1            yes
mechanical-bow                        minion     major      -       1             1            yes
vile-fumes                            minion     special    -       1             1            yes
keys-of-orthanc                       stage      special    yes     2             1            yes
keys-to-the-white-towers              stage      special    yes     2             1            yes
stabbing-tongue-of-fire               minion     special    yes     1             -            yes
whip-of-many-thongs                   minion     special    yes     1             -            yes
""",
    """
code                 prowess
binding-ring         +1
black-mace           +3 max 10 warrior, +4 max 10 warrior vs elf
broad-headed-spear   +2 max 8 warrior
high-helm            +1 max 8 warrior
the-reviled-ring     +3
saw-toothed-blade    +1 max 8
ancient-black-axe    +3 max 11 warrior
thong-of-fire        +1 warrior
usriev-of-treachery  +1 max 8 warrior, +2 max 9 warrior vs elf
mechanical-bow       +2 max 8 warrior
""",
    """
code                     body
black-hide-shield        +1 max 9
black-mail-coat          +2 max 9 warrior
high-helm                +1 max 9
the-iron-crown-minion    +1 max 10
the-mithril-coat-minion  +3 max 10
the-one-ring-minion      +5 max 10
the-warding-ring         +2 max 10
thong-of-fire            +1 warrior
mechanical-bow           -1
""",
    # No source has the influence of the minions' Dwarven Rings; it is that of the heroes' rings.
    """
code                                  influence
dwarven-ring-of-barins-tribe-minion   +2, +7 dwarf
dwarven-ring-of-bavors-tribe-minion   +2, +7 dwarf
dwarven-ring-of-druins-tribe-minion   +2, +7 dwarf
dwarven-ring-of-durins-tribe-minion   +2, +7 dwarf
dwarven-ring-of-dwalins-tribe-minion  +2, +7 dwarf
high-helm                             +2
the-iron-crown-minion                 +4
minor-ring                            +2
the-one-ring-minion                   +5
the-oracles-ring                      +4
the-arkenstone-minion                 +5 vs dwarf
ancient-black-axe                     +2
dwarven-ring-of-thelors-tribe-minion  +2, +7 dwarf
dwarven-ring-of-thrars-tribe-minion   +2, +7 dwarf
necklace-of-girion-minion             +3 vs man
old-treasure                          +1
thrall-ring                           +1
""",
    """
code                           one ring  dwarven  spirit  magic to
a-little-gold-ring             11        9        -       6
bright-gold-ring               -         9        8       5
gleaming-gold-ring             -         9        10      6
gold-ring-that-sauron-fancies  11        8        -       5
the-least-of-gold-rings        12        10       -       7
perfect-gold-ring              -         -        8       7
""",
    """
code                                  keywords
binding-ring                          mind-ring
black-mace                            weapon
black-hide-shield                     shield
black-mail-coat                       armor
broad-headed-spear                    weapon
dwarven-ring-of-barins-tribe-minion   dwarven-ring
dwarven-ring-of-bavors-tribe-minion   dwarven-ring
dwarven-ring-of-druins-tribe-minion   dwarven-ring
dwarven-ring-of-durins-tribe-minion   dwarven-ring
dwarven-ring-of-dwalins-tribe-minion  dwarven-ring
high-helm                             helmet
magic-ring-of-delusion                magic-ring
magic-ring-of-enigma                  magic-ring
magic-ring-of-fury                    magic-ring
magic-ring-of-guile                   magic-ring
magic-ring-of-lies                    magic-ring
magic-ring-of-savagery                magic-ring
magic-ring-of-shadows                 magic-ring
magic-ring-of-weals                   magic-ring
minor-ring                            lesser-ring
the-mithril-coat-minion               armor
the-one-ring-minion                   one-ring
the-oracles-ring                      spirit-ring
palantir-of-amon-sul-minion           palantir
palantir-of-annuminas-minion          palantir
palantir-of-elostirion-minion         palantir
palantir-of-minas-tirith-minion       palantir
palantir-of-orthanc-minion            palantir
palantir-of-osgiliath-minion          palantir
paltry-ring                           lesser-ring
the-reviled-ring                      spirit-ring, weapon
sable-shield                          shield
saw-toothed-blade                     weapon
trifling-ring                         lesser-ring
the-warding-ring                      armor, spirit-ring
the-arkenstone-minion                 hoard-item
ancient-black-axe                     weapon
dwarven-ring-of-thelors-tribe-minion  dwarven-ring
dwarven-ring-of-thrars-tribe-minion   dwarven-ring
iron-shield-of-old                    shield
necklace-of-girion-minion             hoard-item
old-treasure                          hoard-item
thong-of-fire                         hoard-item, weapon
thrall-ring                           mind-ring
troth-ring                            mind-ring
usriev-of-treachery                   hoard-item, weapon
blasting-fire                         technology
liquid-fire                           technology
mechanical-bow                        technology, weapon
vile-fumes                            technology
""",
    """
code                             at
palantir-of-elostirion-minion    the-white-towers
palantir-of-minas-tirith-minion  minas-tirith
palantir-of-orthanc-minion       isengard
red-book-of-westmarch-minion     bag-end
ancient-black-axe                any, S, deep
helm-of-fear                     barad-dur, tapped
iron-shield-of-old               any, S, R, deep
necklace-of-girion-minion        the-lonely-mountain
keys-of-orthanc                  minas-tirith
keys-to-the-white-towers         barrow-downs
stabbing-tongue-of-fire          any, deep, not:H, tapped
whip-of-many-thongs              any, deep, not:H, tapped
""",
    """
code                     specific
stabbing-tongue-of-fire  balrog
whip-of-many-thongs      balrog
""",
    """
code                      stage
keys-of-orthanc           1
keys-to-the-white-towers  1
""",
)
