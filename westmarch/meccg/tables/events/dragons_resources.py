"""The resource events of The Dragons."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

DRAGONS_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.HERO,
    """
code                          event      unique  points  corruption
a-short-rest                  long       -       -       -
alert-the-folk                short      -       -       -
and-forth-he-hastened         short      -       -       -
belegaer                      short      -       -       -
bounty-of-the-hoard           short      -       -       -
burglary                      short      -       -       -
cloudless-day                 long       -       -       -
dragons-hunger                short      -       -       -
dragon-feuds                  short      -       -       -
dragon-lore                   permanent  -       1       2
dwarven-hoard                 short      -       -       -
echo-of-all-joy               permanent  -       -       -
elf-path                      short      -       -       -
fast-asleep                   short      -       -       -
flatter-a-foe                 short      -       -       -
forod                         short      -       -       -
gift-of-comprehension         permanent  -       -       2
harad                         short      -       -       -
helm-of-her-secrecy           permanent  -       -       -
here-there-or-yonder          short      -       -       -
hey-come-merry-dol            short      -       -       -
houses-of-healing             permanent  -       -       -
king-under-the-mountain       permanent  yes     5       -
legendary-hoard               permanent  -       -       -
look-more-closely-later       short      -       -       -
lore-of-the-ages              permanent  -       -       2
many-foes-he-fought           short      -       -       -
many-turns-and-doublings      short      -       -       -
map-to-mithril                permanent  -       2       2
marvels-told                  short      -       -       -
master-of-esgaroth            short      -       -       -
master-of-wood-water-or-hill  short      -       -       -
mathom-lore                   permanent  -       -       2
more-sense-than-you           short      -       -       -
not-at-home                   short      -       -       -
pledge-of-conduct             short      -       -       -
refuge                        permanent  -       -       -
rhun                          short      -       -       -
riddling-talk                 short      -       -       -
sated-beast                   short      -       -       -
secret-news                   short      -       -       -
skin-changer                  short      -       -       -
staff-asunder                 short      -       -       -
star-of-high-hope             long       -       -       -
tales-of-the-hunt             permanent  -       -       2
the-riddle-game               short      -       -       -
three-golden-hairs            permanent  yes     -       2
trickery                      short      -       -       -
vanish-in-sunlight            short      -       -       -
warm-now-be-heart-and-limb    short      -       -       -
washed-and-refreshed          short      -       -       -
when-i-know-anything          permanent  -       1       1
wielded-twice                 short      -       -       -
wit                           short      -       -       -
wizard-uncloaked              short      -       -       -
wondrous-maps                 permanent  -       -       -
""",
    """
code                          keywords
burglary                      burglary-attempt
cloudless-day                 environment
flatter-a-foe                 flattery-attempt
look-more-closely-later       ritual
marvels-told                  ritual
master-of-wood-water-or-hill  ritual
riddling-talk                 riddling-attempt
star-of-high-hope             environment
the-riddle-game               riddling-attempt
warm-now-be-heart-and-limb    ritual
when-i-know-anything          light-enchantment
wielded-twice                 ritual
wit                           riddling-attempt
wizard-uncloaked              spell
""",
)
